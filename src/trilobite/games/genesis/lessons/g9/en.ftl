can = You can now turn a bacterium into a macroorganism, give it organs, and bring it ashore.

rich = Seven cubes and two bionts: 9 points. Such a bacterium can become a macroorganism, a creature of the sea, if its cubes have the colours printed on the card.
    .title = Ready for something bigger
    .why = { $dickinsonia } takes yellow 1, green 2, blue 3. { $trilobites } would need red 2 and yellow 3, which you do not have. Bionts do not count here.

macro = { $dickinsonia } uses six of your seven cubes. They are swapped for system chromosomes, printed on the card: worth as much, and no atrophy takes them.
    .title = Become a creature
    .task = Turn { $photo-carboxylation } into { $dickinsonia }
    .why = A macroorganism is worth 6 points, and 12 if it is at the top of the food chain.
    .seaweed = Possible: { $seaweed } takes green 3 and blue 1. But there your yellow cube finds no place: 20 points instead of 21.
    .promote = A promotion is one point more. A creature is worth up to 12.
    .finish = You have the cubes and the catalysts. This is the moment.

pay = It costs a single catalyst of any colour. Think of what you want to buy afterwards: your second biont can grow an organ.
    .title = Any colour will do
    .task = Pay with red or green
    .why = No organ in this sea creature is red, so red is the one you need least.
    .blue = Any colour serves, but in a moment you will want blue for an organ.

under = Your mutations are no longer needed. They go under the deck of the ocean, in the order that you choose.
    .title = The cards go back
    .task = Choose the card that goes first
    .why = The order hardly ever matters.

spare = One green cube is left over. It becomes an organ in a square of its colour, free of charge. Each organ is a point and has an ability.
    .title = A cube to spare
    .task = Grow the organ with the UV shield
    .why = UV takes organs as it takes mutations. With this shield it takes none of yours.
    .immunology = Immunology guards you against disease. But UV comes more often: first the shield.

organ = 21 points! One biont stands for you in the food chain now. The other may still buy: an organ for one catalyst of its colour.
    .title = Grow another organ
    .task = Grow the blue organ
    .why = It is a point, and it has a crown for the Red Queen.
    .green = A point as well. But keep green for the last square, and take the crown first.
    .finish = One biont has not bought yet, and you have a blue catalyst.

top = 22 points. Alone in the sea it is the top of its food chain: 12. It makes no Darwin rolls any more. And the first macroorganism of a game brings the Proterozoic at once.
    .title = Top of the sea
    .why = Older events that were left are gone. With more creatures in the sea the one with most red and yellow is on top.

last = Some turns later. One organ square is empty. A sea creature with all its organs goes ashore by itself.
    .title = The last organ
    .task = Grow the last organ
    .why = The land is empty: whoever comes first is on top there.
    .finish = One green catalyst, and the land is yours.

ashore = Landfall! The organs are gone, but the system chromosomes on land are nine instead of six: 23 points. Now buy as many new organs as you can pay for.
    .title = Ashore
    .task = Grow a green organ
    .why = Each is a point. One shields you from drought, which strikes on land, the other from heat.
    .later = That one too, in a moment. First use the green catalyst.
    .finish = These purchases are extra, and you have catalysts.

more = One blue catalyst is left, and a blue square is empty.
    .title = And another
    .task = Grow the blue organ
    .why = At landfall organs do not count as purchases of your bionts.
    .finish = One blue catalyst, one point. Take it.

land = 25 points, 12 of them for the top of the land. Your bionts came along. From now on beware of drought, which strikes on land only; cancer strikes everywhere.
    .title = Top of the land
    .why = Up to three creatures can live in the sea and three on land. If there are more, the one with fewest red and yellow chromosomes dies.
