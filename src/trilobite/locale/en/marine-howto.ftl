### Dominant Species: Marine on two pages, English.

howto-aim = Spread your animal over a growing sea, live only where your food lies, and score each tile when you are the most numerous on it, until the asteroid falls.

howto-win-1 = Evolution scores one tile: first, second, third place by number of species (land 8, kelp forest 7, down to vent 1).
howto-win-2 = Cards, new tiles (Wanderlust) and vents (Tectonics) pay as well; 1, 2, 3, 4 things bring 1, 3, 6, 10.
howto-win-3 = At the end every tile is scored once more, and special pawns pay their target numbers.
howto-win-4 = Most points win; in a tie, and in every tie on a tile, the animal higher in the food chain.

howto-turn-1 = One pawn.
howto-turn-1-says = Place a pawn on an action space below all your others, and take the action at once.
howto-turn-2 = Food.
howto-turn-2-says = The upper rows bring tokens to the planet and to your display: where your food lies you thrive.
howto-turn-3 = Species.
howto-turn-3-says = The middle rows bring new species, new tiles and vents, and move your cubes.
howto-turn-4 = Points.
howto-turn-4-says = Evolution scores a tile of the terrain under its space, for everybody on it.
howto-turn-5 = A card.
howto-turn-5-says = If you thrive on the tile that you score, you also use a card of the row.
howto-turn-6 = Retrieval.
howto-turn-6-says = Instead of placing a pawn take all of yours back. When everybody has done so, the Reseed comes.

howto-model-1 = One pawn, one action a turn, and your pawns only go down the display until you take them all back.
howto-model-2 = Ask in this order: Where do I thrive? Where do I have the most? Is that terrain marked under Evolution this round? What must come first, higher up?
howto-model-3 = In the first game: feed a rich tile, fill it, score it, retrieve.

howto-mistake-1 = The first pawn on Evolution: everything above is closed until Retrieval.
howto-mistake-2 = Species where no food lies.
howto-mistake-3 = Scoring a tile on which a higher animal ties with you.
howto-mistake-4 = Spending a pawn on an action that can do nothing (Autotrophy in the first round, Depletion in the first two).
howto-mistake-5 = Never dominating: special pawns are points and freedom, and they are not kicked out.
