can = You can now take a Comet in time, and see what it pays.

sky = The last challenge card of the first Epoch is gone: Comet I lies on top. When it is taken, everybody gets a token for each rival with less mysticism. You have 1, Green 0.
    .title = A sign in the sky
    .why = Equal players get nothing from each other. One prayer of Green's, and your token is gone.

take = Nobody bids for a Comet: whoever reaches for it first has it, and needs no Elder.
    .title = Take it in time
    .task = Take the Comet
    .why = Now you lead in mysticism 1 to 0. Nobody knows whether you still will next turn.
    .skip = Then Green may pray first, and you would get nothing. Today you lead.

shock = A Comet frightens everybody: from you on, each player suffers one chaos. Your crown is free, so there is room for one Dissident.
    .title = Fear
    .task = Choose the Migrant who rebels
    .why = Before you take a Comet, look whether your ruling class has room. Without it you would have a revolution.
    .done = Your crown is covered, diversity falls to 0. Green suffers the same in a moment.

ideas = Epoch II begins. Ideas without an Elder leave the game, and eight new ones come. { $raft } stays, because your Elder stands on it.
    .title = New thoughts
    .why = Elders save an Idea into the next Epoch. What nobody thinks of is forgotten.

token = Now the tokens: one for you, none for Green. It is a point of culture until the end, now 6. And you keep the Comet as a Portent.
    .title = The reward
    .why = A Portent moves the philosophy cube. At the end this can strike out somebody's best score.

next = Comet II compares cities, Comet III diversity. Where do you stand ahead for Comet II already?
    .title = Think of the next one
    .task = Point at what Comet II will count
    .why = You have one city, Green none. Another one makes your lead safe.
    .portent = The Portent is for the philosophy cube. Comet II counts something on the map.
    .migrant = A Migrant does not count yet. It would have to become a city.
    .mysticism = Pawns counted for Comet I, through mysticism. Comet II counts something on the map.
    .track = Technology counts at the end of the game. Comet II counts something on the map.
    .done = Right, your city. One to none: as it stands, Comet II brings you a token for politics.
