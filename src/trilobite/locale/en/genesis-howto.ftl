### Bios: Genesis on two pages, English.

howto-aim = Bring dead chemistry to life, keep it alive through four billion years of disasters, and own more living parts than anybody else when the events run out.

howto-win-1 = Every cube on your organisms is 1 point, every biont of yours inside an organism 1 point.
howto-win-2 = In the full game a creature of the sea or land is worth 6, the top of its food chain 12, and each trophy (an organism you lost) 1.
howto-win-3 = Bionts in the pool or on a refugium score nothing.
howto-win-4 = After the last event most points win; more catalysts break a tie.

howto-turn-1 = Event.
howto-turn-1-says = A card wakes some of the four rows, uncovers refugia and brings heat, oxygen or worse.
howto-turn-2 = Assignment.
howto-turn-2-says = You place bionts on refugia in active rows, and catalysts as enzymes that cover deaths.
howto-turn-3 = Autocatalytic roll.
howto-turn-3-says = Every refugium with a biont rolls. Life faces raise cubes, uncovered deaths kill.
howto-turn-4 = Doubles.
howto-turn-4-says = The refugium may turn over: it becomes your bacterium, and every cube on it a point.
howto-turn-5 = Darwin roll.
howto-turn-5-says = Every bacterium rolls: 1s bring catalysts, 5s and 6s are errors, which blue forgives.
howto-turn-6 = Purchase.
howto-turn-6-says = Each biont inside an organism buys something for it, above all mutations.

howto-model-1 = Three steps, again and again: place a biont on a refugium and protect it with enzymes; roll doubles to turn the refugium into a bacterium; feed and grow the bacterium with mutations.
howto-model-2 = Four colours, four jobs: red makes catalysts, yellow rolls again, green opens more refugia and stops oxygen, blue forgives errors.
howto-model-3 = In the first game get one bacterium alive early, then give it blue and red.

howto-mistake-1 = Refusing to flip on doubles while waiting for a better moment.
howto-mistake-2 = Keeping catalysts in the pool instead of covering death slots.
howto-mistake-3 = Letting the biont die to save a cube: the cube would have paid, too.
howto-mistake-4 = Buying only yellow and green: without blue two errors end the organism.
howto-mistake-5 = Forgetting the coming UV and oxygen: three bare mutations attract UV, no green means no shield.
