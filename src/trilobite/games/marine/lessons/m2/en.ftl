can = You can now bring new species to rich tiles, and plan your pawns from top to bottom.

down = Actions run from top to bottom. A basic pawn must stand below all your other pawns. Yours stands on the top row, so everything below is still open.
    .title = Pawns only go down
    .why = Special pawns, which you win later, do not care about this order.

speciation = Speciation brings new species around one token. The circle beside its first space shows worms, which you eat.
    .title = Bring species
    .task = Place a pawn on the first Speciation
    .why = The circle names the type of token that you may settle around.
    .evolution = You would score a forest where nobody lives, and lose all the rows above.
    .retrieve = Taking your pawn back would use up the whole turn.

around = Two worms tokens lie on the planet. Your species come to the tiles that touch the one you choose.
    .title = Around which worms?
    .task = Choose the worms between forest and seamount
    .why = A kelp forest pays 7 points for first place, a seamount 5. The tiles around the reef pay less.
    .poor = These tiles would feed you too, but they pay less. The forest pays 7.
    .decline = Your pawn would have done nothing.

forest = A kelp forest takes two new species at most: the richer the tile, the fewer may come at once.
    .title = Two for the forest
    .task = Bring two species to the kelp forest
    .why = Land and vents take one, a forest, reef or seamount two, meadow and sand three, the open ocean four.
    .one = One species is easily outnumbered. Two may come.
    .later = The seamount comes next. First the forest, which pays more.
    .free = These species cost nothing. Take them.

seamount = The seamount takes two as well. Fishes have two there and win ties, for they stand higher in the food chain. Go all the same: second place pays 3.
    .title = Two for the seamount
    .task = Bring two species to the seamount
    .one = One would be second as well, but easier to drive out.
    .free = These species cost nothing. Take them.
    .done = Four new species live on rich tiles. They came from your gene pool, which holds all species that are still to come.

closed = Fishes have acted, it is your turn again. Some spaces are closed to you now: taken, or above your lowest pawn.
    .title = What is closed now?
    .task = Point at a space that is closed to you
    .why = Your lowest pawn stands on Speciation. Whatever lies above it has to wait.
    .open = You could still place a pawn here. Look further up, or where a pawn stands.
    .done = Right. Spaces above your lowest pawn stay closed until you take your pawns back.

order = Retrieval takes all your pawns back, but it is your whole turn. So work from top to bottom, and take the spaces that others want first.
    .title = From top to bottom
