### Bios: Origins on two pages, English.

howto-aim = Lead one kind of early humans through four Epochs and become better than the others in one of three ways of life.

howto-win-1 = Three scores, only your best one counts: culture = footprint + energy + mysticism; politics = metallurgy + immunology + cities; industry = maritime + information + diversity.
howto-win-2 = Each time a Comet is taken, you get a token for every rival with less mysticism (I), fewer cities (II), less diversity (III); a token is a point.
howto-win-3 = Where the philosophy cube stands at the end may strike out one score for everybody.
howto-win-4 = The game ends when Comet IV is taken.

howto-turn-1 = Challenge.
howto-turn-1-says = Challenge the gods, take a Comet, use a Portent, or none of these. A challenge brings two events and an auction.
howto-turn-2 = First row, the mind.
howto-turn-2-says = Specialise: pawns in free will go onto Ideas as Elders.
howto-turn-3 = Heureka.
howto-turn-3-says = Or invent: an Idea with enough Elders gives its Heureka to everybody with an Elder on it.
howto-turn-4 = Second row, the body.
howto-turn-4-says = Spread: a Migrant moves, or a new one comes, as far as your energy.
howto-turn-5 = Cities.
howto-turn-5-says = Or build: a Migrant becomes a city on a resource that your class and technology allow.
howto-turn-6 = Footprint.
howto-turn-6-says = Where a hex holds more than your footprint feeds, yours starve and become Dissidents.

howto-model-1 = A turn has three parts: face the gods or not; go up the rows of your ruling class, one action in each; feed your people.
howto-model-2 = Thought flows one way: emotions, vocabulary, free will, Elders on Ideas, a discovery (Heureka). On the map you only need a few well-placed Migrants who become cities.
howto-model-3 = In the first game choose one score in Epoch II and take every step that adds to it.

howto-mistake-1 = Spreading beside yourself at footprint 1: of the seven spaces in reach at the start five mean hunger.
howto-mistake-2 = Adding the scores up: two average ones lose to one good one.
howto-mistake-3 = Spending the last Elder and then watching every auction.
howto-mistake-4 = Taking "> chaos" when no rainbow is free for another Dissident: a violent revolution.
howto-mistake-5 = Taking Comet IV before looking at the philosophy cube.
