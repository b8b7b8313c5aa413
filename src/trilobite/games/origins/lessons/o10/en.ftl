can = You can now choose between trade and force, and foresee the price of each.

trade = Green's Migrant in the Nile delta is within your reach. Your Invention { $raft } offers Trade: both sides gain, and after the arrow you gain once more.
    .title = A visit
    .task = Use Trade
    .why = Green leads in maritime, 2 to 0; you lead in metallurgy, 2 to 1. Each has what the other lacks.
    .spread = One more Migrant, but no step. Trade brings you two.
    .skip = Trade would bring you two steps. Use it.

trader = Somebody must go there, and is used up by the trade. A new Migrant costs you nothing.
    .title = Who goes?
    .task = Send a new Migrant from Central Africa
    .why = The trader walks as in a spread: your energy of 3 is enough for the way.
    .move = Then your only Migrant would be used up. Send a new one.

bargain = Negotiate: take a step where Green is ahead, a pawn for free will, or send a Dissident home. You have no Dissident. Catch up at sea.
    .title = What do you want?
    .task = One step of maritime
    .why = A step is a point of industry. And { $raft } adds another, up to maritime 2.
    .pawn = Useful, but maritime is a point, and opens water to you.
    .decline = Then you would give Green a gift, and take none.
    .done = Maritime 1. Now Green takes a share, too.

both = Green has learnt metallurgy from you. Then came the Consequence of { $raft }: your maritime is 2. Two steps for you, one for Green, and nobody is hurt.
    .title = Both are richer
    .why = Before you trade, see what your partner will take. Here you have lost your lead in metallurgy.

war = Another day, before that trade: your metallurgy is 2, Green's 1. Politics rules, and its upper row offers war.
    .title = The other way
    .task = Use War
    .why = The higher metallurgy wins. With equal ones both Migrants fall, and both owners get a Dissident.
    .spread = Green stands in the delta, so nobody else can settle there. See what war does.
    .skip = Peace is often better. But see what war does.

warrior = Again somebody goes there as in a spread. The winner stays.
    .title = Who fights?
    .task = Send a new Migrant from Central Africa
    .why = With metallurgy 2 against 1 your victory is certain: no dice are rolled.
    .move = Then you would leave Central Africa. A new Migrant is free.
    .done = The delta is yours. Green's Migrant has become a Dissident on Green's crown: its diversity is 0.

measure = War compares metallurgy, preaching compares mysticism. To enslave, you need more of something else. You have one of them, Green none.
    .title = What slavery compares
    .task = Point at what you have more of
    .why = Against a Migrant the higher number is enough. A city is taken only with a Migrant beside it from the start.
    .track = Technology decides wars. Here something on the map is counted.
    .migrant = You have two Migrants, Green has one. Something else is meant.
    .pawns = Pawns at prayer count for preaching. Here something on the map is counted.
    .done = Right, cities. Urbanisation 1 against 0: you could enslave as well.

morals = Today force costs you nothing. But look where the philosophy cube may go: towards pacifism war, towards agnosticism preaching, towards abolitionism slavery brings chaos on whoever uses it.
    .title = What people think of it
    .why = Two spaces each are marked so. Look at the cube before you attack.
