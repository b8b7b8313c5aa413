can = You can now invent an Idea, share it, and turn a Migrant into a city.

gods = Each turn begins with a question: do you challenge the gods? Your only Elder is busy on { $cooking-pit }. Leave it this time.
    .title = The gods can wait
    .task = Do not challenge
    .why = A challenge is auctioned, and Elders are what you bid with. You would lose the one that you need now.
    .challenge = If you won, your Elder would pay for it. That comes later.

invent = Your Elder stands on { $cooking-pit }, and in the lowest row one is enough. Invent!
    .title = An Idea ripens
    .task = Use Invent
    .why = An invented Idea works once for everybody who has an Elder on it.
    .library = One Elder for one step of information. But the ivory waits for metal.
    .elect = An election would move your crown, and cost the Elder. Not now.
    .skip = You may never go back to a row.
    .other = Possible, but { $cooking-pit } is ripe.
    .done = Heureka! You learn metallurgy 2. Green has an Elder there too, and learns it as well. Both Elders go home to free will.

city = The ivory of Zimbabwe asks for metallurgy 2, and you have it now. The Migrant there becomes a city.
    .title = The first city
    .task = Mine the luxury of Zimbabwe
    .why = Resources are grown, tamed or mined. Black ones ask for a level of technology.
    .spread = Possible, but a city is a point. Build it.
    .skip = A city is a point. Build it.
    .done = Your first city stands. The Migrant there is used up.

grown = You have three scores: culture, politics and industry. Your new city counts for one of them. Which one has grown?
    .title = Where a city counts
    .task = Point at the score that has grown
    .why = Each score is a sum: levels of technology, and something that you have brought about.
    .mined = Industry has dug the ivory, but it counts diversity, not cities.
    .thought = Culture counts what you believe, not what you build.
    .done = Right, politics: metallurgy 2, immunology 1 and one city make 4.

engine = The gap in the display is filled, and your turn ends. Think, invent, build: that is the engine of this game.
    .title = Think, invent, build
    .why = Three scores, and only your best one counts. Cities make politics grow.
