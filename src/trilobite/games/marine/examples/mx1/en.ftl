can = You have followed a round: food first, then cubes, then points, and each pawn below the one before.

sea = You are the Crustaceans, Fishes are the rivals. Guess where each pawn goes, or just watch: then you see what was played and why. You eat worms and algae; both lie at the reef in the middle.
    .title = One round to watch

first = The kelp forest beside the reef pays 7, the seamount 5, but nothing there feeds you. A pawn may only stand below your others, so this is the one chance for the top rows.
    .title = The first pawn
    .done = Abundance, the very top: everything below stays open. A pawn on Evolution now would have closed it all.

food = Four tokens are on offer this round.
    .title = Which food?
    .done = Worms. You have them twice on your display, so they count double for Domination later.

corner = Any free corner may take the worms. A token feeds every tile that touches it.
    .title = Where do they go?
    .done = Between kelp forest and seamount: one corner feeds the two richest tiles at once.

next = Fishes speciate around the plankton: two cubes on the seamount, two on the ocean. Your pawn stands at the top.
    .title = The second pawn
    .done = The first space of Speciation: its circle shows worms. Food lies where you want to live, now the cubes come.

around = Two worms tokens lie on the planet: yours, and the one at the reef.
    .title = Around which?
    .done = Yours: 7 and 5 points for the first place, and nobody lives in the forest yet.

settle = The forest takes up to two cubes, the seamount too. There Fishes have two and win ties.
    .title = How many, and where?
    .done = Two into the forest, two onto the seamount. They cost nothing, and second place on the seamount pays 3.

points = Fishes pass up Migration. All is set: the forest is yours alone. Evolution has five spaces, each with a marker.
    .title = Now the points?
    .done = The first space scores the kelp forest: 7, and { $biodiversity } 2 for two tiles that you share.

third = Fishes score the reef: 6 for them, 3 for you. You have 12. The spaces that are left score seamount, sand plain and vent.
    .title = One more pawn
    .done = The third space. The seamount pays you 3 and Fishes 5, but from here you may use any of three cards.

card = Three cards: { $fertile } pays for cubes on one tile, { $annelids } for your tiles with worms, { $niche-construction } moves a token.
    .title = Which card?
    .done = { $fertile }: it counts all cubes on one tile of yours, whoever owns them. Worms touch only three tiles.

where = A tile of yours is counted: forest, seamount or reef.
    .title = Where is the crowd?
    .done = The reef: three cubes of yours and three of Fishes, six points. Rivals count, too.

sum = 21 to 13. With Retrieval your pawns come back, and the next round begins at the top again. Whoever has planned it downwards has used every row.
    .title = Twenty-one points
    .why = 7 and 2 for the forest, 3 for the reef that Fishes scored, 3 for the seamount, 6 for the card.
