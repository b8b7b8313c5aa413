can = You can now lay tiles for points, move species, and drive rivals out.

wanderlust = So far everybody lives around the reef. Wanderlust lays a new tile, and pays for all the tiles that it touches.
    .title = The planet grows
    .task = Place a pawn on Wanderlust
    .why = 1, 2, 3 or 4 neighbours pay 1, 3, 6 or 10 points.
    .later = Later. First a new tile: up to 10 points lie there.

stack = Three tiles are on show. The kelp forest is the richest: it will pay 7 whenever it is scored.
    .title = Which tile?
    .task = Take the kelp forest
    .why = The seagrass meadow pays 4, the open ocean 2.
    .meadow = A seagrass meadow pays 4. There is something better.
    .ocean = The open ocean pays 2, but has room for many. There is something better.
    .decline = Then your pawn would have done nothing.

place = Each neighbour adds to the points. Look for a place with four neighbours, beside a tile where you live.
    .title = Lay it for points
    .task = Lay the forest beside your own forest
    .why = Four neighbours pay 10 points, and your species can walk over from the forest below.
    .far = Ten points too, but your forest is not beside it, and you want to move in.
    .few = Fewer neighbours, fewer points. Four neighbours pay 10.

food = A token comes with the tile. Choose food of yours and lay it on a corner of the new forest.
    .title = Food for the new tile
    .task = Lay worms on a corner of the new tile
    .why = Without worms or algae your settlers would be endangered.
    .hunger = Nothing of this feeds you. You eat worms and algae.

settlers = Ten points! Now species from the tiles around may move in. You have two on the forest below.
    .title = Move in
    .task = Let one species come
    .why = One is enough to be first here, and the other keeps first place at home.
    .both = Then nobody would be left in your first forest. One is enough.
    .stay = An empty forest pays nobody. Let one come.
    .done = Two forests are yours now. The Fishes have settled more species in the ocean meanwhile.

march = Migration moves species to tiles beside them: five with the first space, three or two with the others.
    .title = Marching orders
    .task = Place a pawn on the first Migration
    .why = Move one more than the second has, no more.
    .fewer = This space moves fewer species. The first one is free.
    .later = Later. First a foothold on the sand plain.

foothold = The sand plain right of the reef is empty, and worms lie at its corner. Three of yours crowd on the reef.
    .title = A foothold
    .task = Move one species from the reef to the sand plain, then finish
    .why = Alone on a tile you are first, even with a single species. A sand plain pays 3.
    .away = From here you cannot reach the sand plain. Start from the reef.
    .many = One species is enough there. Leave the others on the reef.
    .sand = Go to the sand plain, where worms lie and nobody lives.
    .done = You are first on the sand plain, with a single species.

fight = Competition eliminates rivals on a tile where you live too. The marker under the first space shows the coral reef.
    .title = Fight for the reef
    .task = Use the first Competition against the Fishes on the reef
    .why = Eliminated species are out of the game: they do not return to the gene pool.
    .marker = The marker under this space shows another terrain.
    .later = Later. First the Fishes on the reef.
    .decline = Your pawn would have done nothing.

tie = Two of yours and two Fishes live on the reef now.
    .title = Who is first now?
    .task = Point at the animal that would be first there
    .why = Ties go to whoever stands higher in the food chain.
    .lower = You stand at the bottom of the food chain: ties go against you.
    .done = Right: the Fishes, for they win ties. One victim was not enough. You need one more than they have.
