can = You can now score a tile where you lead, and use the card that pays most.

markers = Under each Evolution space lies a marker: the terrain that it scores. The kelp forest lies under the first, and you are alone there: 7 points.
    .title = What Evolution scores
    .why = First, second and third place on the tile are paid, by the number of species.

pawn = Choose the space whose terrain pays you most.
    .title = Where your lead counts
    .task = Place a pawn on the first Evolution
    .why = The kelp forest pays you 7. On the seamount you are second to the Fishes: 3.
    .reef = On the reef it is three against three, and ties go to the Fishes: 3 points for you, 6 for them.
    .seamount = On the seamount the Fishes win the tie: 5 for them, 3 for you.
    .vent = Nobody lives on a vent yet. It would pay nobody.
    .later = This brings no points now. The forest is worth 7.

tile = Name the tile. You thrive there, so you also use a card of the row: from the first space only the lowest, { $biodiversity }.
    .title = Score the forest
    .task = Score the kelp forest
    .why = { $biodiversity } pays 1 point for each tile that you share with others. You share two.
    .decline = That would give away 7 points and a card.

shared = You have 9: seven for the forest, two for the card. Then the Fishes scored the reef: 6 for them, 3 for you. Everybody on a tile is paid, whoever takes the action.
    .title = Others score for you
    .why = So think before you score a tile where somebody else is first.

third = The seamount gives you 3. But from the third space you may use any of the lowest three cards.
    .title = A better card
    .task = Place a pawn on the third Evolution and score the seamount
    .why = The further right the space, the wider your choice of cards.
    .retrieve = One good space is still free. Take it first.
    .other = The third Evolution scores the seamount, where you live, and opens three cards.
    .decline = That would give away 3 points and a card.

card = { $fertile } pays a point for every species on one tile of yours, whoever owns it. { $annelids } pays one for each of your tiles with worms.
    .title = Which card?
    .task = Choose { $fertile }
    .why = On the reef stand six species: 6 points. Worms lie at three of your tiles: 3 points.
    .annelids = Worms lie at three of your tiles: 3 points. Can you find six?
    .niche = It moves a token, but pays nothing.

crowd = Count all cubes on the tiles where you live. Where do the most stand?
    .title = Where is the crowd?
    .task = Choose the tile with the most species
    .why = On the forest stand two, on the seamount four.
    .forest = Two species stand here: 2 points.
    .seamount = Four species stand here: 4 points.

points = Six species, six points: you have 21. The card is gone, a new one comes into the row. Some bring Extinction or Survival as they come.
    .title = Twenty-one points
