can = You can now tell where your animal finds food, and bring food to where you want to live.

reef = Your cubes are species. Three live on the coral reef in the middle. Food tokens lie on its corners. You eat worms and algae: both are here, so you thrive.
    .title = You live where you eat
    .why = One token that you eat is enough. Where none lies, your species are endangered, and the next Extinction takes them.

hungry = A token feeds every tile that touches its corner. Six tiles lie around the reef. On some of them you would find nothing to eat.
    .title = A corner feeds its tiles
    .task = Point at a tile without your food
    .why = Look at the corners of a tile: do worms or algae lie on one of them?
    .fed = Worms or algae touch this tile. Look at its corners.
    .home = This is the reef where you live and eat. Look at the tiles around it.
    .done = Right: neither worms nor algae touch it. The kelp forest and the seamount would both let you starve.

pawn = The kelp forest pays 7 points, the seamount 5, but they lack your food. A pawn on Abundance brings some.
    .title = Bring food first
    .task = Place a pawn on Abundance
    .why = Actions run from top to bottom, and your pawns only go down until you take them all back. So begin at the top.
    .evolution = Evolution scores a tile, but you live on none of the rich ones yet. Later! First the food.
    .speciation = New species would starve there today. Later! First the food.
    .retrieve = There is no pawn to take back yet.

token = Four tokens are on offer this round. Take one that you eat.
    .title = Which food?
    .task = Take the worms
    .why = Your display shows algae once and worms twice. Two elements of a kind will count double when you dominate.
    .sun = You do not eat sun. The Reptiles would thank you.
    .plankton = You do not eat plankton. It would feed others only.
    .decline = Then your pawn would have done nothing.

corner = Now choose a free corner. One of them touches the kelp forest and the seamount at once.
    .title = One corner, two tiles
    .task = Lay the worms between kelp forest and seamount
    .why = A corner touches up to three tiles. The best corner feeds the most of those that you want.
    .one = A good corner, but it feeds one of the two only. Look for the one they share.
    .done = The worms lie there now, for everybody who eats worms. Such food stays until somebody takes it away.

open = Two rich tiles are open to you. Nobody lives there yet: food first, then species. Fishes move next.
    .title = Two rich tiles are open
