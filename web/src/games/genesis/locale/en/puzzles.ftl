### Puzzles of Bios: Genesis: what they are about, the task and the reason.

puzzle-genesis-falls = Who has to fall?
puzzle-genesis-falls-task = A death has to be dealt out. Find the loss that hurts you least.
puzzle-genesis-falls-why = Where players meet on a refugium, whoever rolls decides who falls. A rival's biont that goes home leaves the place, its dice and its cubes to you.

puzzle-genesis-error = One die again
puzzle-genesis-error-task = The Darwin roll lies before you, and one more die may roll again. Find the right one.
puzzle-genesis-error-why = Each error above blue costs a chromosome, so an error goes first. With DNA a 5 is no error: then only a 6 is worth rolling again.

puzzle-genesis-home = Where to live?
puzzle-genesis-home-task = A biont is free. Find the place that promises most.
puzzle-genesis-home-why = Count the faces that raise cubes in this climate, those that kill, the colours that lie there, and who else is there.

puzzle-genesis-promote = The second cube
puzzle-genesis-promote-task = Find the purchase that brings most.
puzzle-genesis-promote-why = A promotion puts a second cube on a card that you have: a point, DNA against errors, and no card more for UV to take.

puzzle-genesis-rises = Which cube rises?
puzzle-genesis-rises-task = A life die raises one cube. Find the colour that you need most.
puzzle-genesis-rises-why = Raised cubes become chromosomes: blue forgives errors, red feeds. What your organisms have least of is worth most.

puzzle-genesis-uv = What can go?
puzzle-genesis-uv-task = UV takes a mutation. Find the one that you will miss least.
puzzle-genesis-uv-why = Keep cards with two cubes, and colours that would otherwise be gone. A single cube of a colour that you have twice can go.

puzzle-genesis-cover = One more enzyme
puzzle-genesis-cover-task = A catalyst is left. Find what it does best.
puzzle-genesis-cover-why = An enzyme is worth most where dice roll for you this turn and many slots are open. In the pool it protects nobody, and late in the game it buys little.

puzzle-genesis-buy = Spend it
puzzle-genesis-buy-task = Find the purchase that brings most.
puzzle-genesis-buy-why = Every mutation is a cube and so a point. Between two, the colour decides that shields you against what the coming events bring.

puzzle-genesis-parasite = A host for you
puzzle-genesis-parasite-task = Find the use of your biont that brings most.
puzzle-genesis-parasite-why = A stolen cube counts twice: a point for you, and one less for its owner. Choose the side whose slots find more cubes.

puzzle-genesis-strike = Take it back
puzzle-genesis-strike-task = One catalyst, one purchase. Find the best.
puzzle-genesis-strike-why = A cube taken back by the Red Queen swings two points. A new cube is only one.
