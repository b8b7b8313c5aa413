can = You can now keep an Idea as an Invention, and know what it asks for.

invent = In the advanced game an Idea need not be forgotten after its Heureka. Your Elder and Green's stand on { $cooking-pit }. Invent it.
    .title = More than a Heureka
    .task = Use Invent
    .why = Both of you learn metallurgy 2. But the card goes only to the one who invents it.
    .library = A step of information for your Elder. But { $cooking-pit } is ripe.
    .elect = An election would cost your Elder, and { $cooking-pit } would wait.
    .skip = You may never go back to a row.

keep = Now you may keep the card as an Invention. One of its sides has your ruling class, industry, and it asks for nothing more.
    .title = Keep it
    .task = Keep { $cooking-pit }
    .why = Information says how many Inventions you can have: level 1, one Invention.
    .discard = Then the card goes on the tradition deck. A row for every turn would be lost, and it is free.
    .done = The Invention lies above your board. It is your last row, from this very turn on.

city = Rows go from the bottom to the top, and the Invention comes last. First the upper row: the ivory of Zimbabwe.
    .title = First the upper row
    .task = Mine the luxury of Zimbabwe
    .why = Foundations first, then both rows of your board, then Inventions: one action in each.
    .spread = Possible, but a city is a point. Build it.
    .skip = A city is a point. Build it.

row = Now { $cooking-pit } itself. No metal lies near your people, so its mine is refused. But its other option raises energy.
    .title = One row more
    .task = Raise energy to 4
    .why = Energy 4 carries your Migrants four steps, and is a point of culture.
    .skip = A step for nothing. Use it.
    .done = Energy 4. With the Invention each of your turns has one action more.

crown = An Invention stays only as long as it fits the crown. This one has the sides politics and industry. Which new ruling class would cost you the card?
    .title = If the crown moves
    .task = Point at the class that would lose it
    .why = In a revolution Inventions turn to the new class, if they have it. The others go on the tradition deck.
    .here = Industry rules now, and the card lies here.
    .turned = Politics is its other side: the card would turn over and stay.
    .done = Right, culture: neither side has it, and the card would be gone.

conditions = Some Ideas ask for more. { $fish-weir }: energy 4, and you have it now. { $flint-mine }: menopause, at most two pawns in emotions; you have four. Later ones ask for cities.
    .title = What Ideas ask for
    .why = A second Invention asks for information 2 as well. Otherwise you have to give one up.
