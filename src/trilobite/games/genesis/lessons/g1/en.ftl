## A first home. Names of cards are variables; dice are the signs ⚀ to ⚅.

can = You can now settle a biont, protect it with an enzyme, and read the dice that bring it to life.

earth = The young Earth: four rows of places where life may begin, called refugia. Each turn an event makes some rows active. This one wakes the ocean and uncovers two refugia.
    .title = Where life may begin
    .why = Only in an active row can you settle, protect and buy. The event also has a heat icon, but there is nobody yet whom it could harm.

biont = Your domes are bionts, sparks of life. Where one stands, two dice are rolled each turn. On { $clay-mound } the faces ⚀⚁⚂ bring life, and its colour is yours.
    .title = Give life a foothold
    .task = Place a biont on { $clay-mound }
    .why = With two dice at least one cube rises in 75 % of rolls here, in 31 % on { $hydrothermal-vent }. And on a refugium of your own colour you may roll again.
    .vent = { $hydrothermal-vent } is a good place, but only a ⚀ brings life there: 31 % of rolls against 75 %.
    .enzyme = An enzyme protects a place where you live. First somebody has to live there.
    .finish = You would pass your turn with an empty Earth. Settle first.

enzyme = The dark faces below kill what lives here. An enzyme covers the next of them from the left, here the first ⚃. Spend your catalyst on it.
    .title = Cover a deadly face
    .task = Place an enzyme on { $clay-mound }
    .why = Each enzyme makes one slot harmless, for as long as it lies there.
    .vent = Nobody of yours lives on { $hydrothermal-vent }. Protect your own biont.
    .finish = A catalyst in the pool protects nothing yet. Put it to work.
    .done = The first slot is covered. A second biont is not possible yet: your entropy limit is one. Nothing else was left to do, so your turn ended by itself.

red = Red settles at { $hydrothermal-vent }. Now every refugium with a biont rolls: two dice for each biont, and one for each cube that has risen. Yours comes first.
    .title = Now the dice roll

dice = A ⚀ and a ⚁: both bring life, and nothing kills. On a refugium of your colour you may roll all dice again, once. Do you need to?
    .title = Keep or roll again?
    .task = Keep this roll
    .why = Two lives out of two dice is the best that two dice can do.
    .reroll = Two lives out of two! No other roll is better. Keep them.

rise = Each life raises one cube of your choice. Raised cubes are called organised: they roll a die of their own, and become part of your bacterium. Blue protects, red feeds.
    .title = Life raises cubes
    .task = Raise a blue cube, then a red one
    .why = Red makes catalysts, yellow rolls again, green breathes, blue forgives errors. Any two will do here.
    .done = Two cubes have risen. From now on only a deadly face can take them from you.

more = Two raised cubes and a biont: four dice next turn instead of two. More dice mean more doubles, and doubles are what you want: with them a bacterium begins.
    .title = More dice, more doubles
    .why = Two dice show doubles in 17 % of rolls, four dice in 72 %.
