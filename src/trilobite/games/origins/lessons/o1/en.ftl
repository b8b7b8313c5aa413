can = You can now send an Elder to an Idea, and spread so that nobody starves.

people = You lead the Sapiens: one Migrant in Zimbabwe, and pawns in your brain. Your crown lies on industry: only the rows of this column are yours to use.
    .title = Your people
    .why = A turn goes up the rows of your ruling class, one action in each. First the lower row, thinking; then the upper one, the body.

specialise = The lower row is thinking. The pawn in your free will can go out as an Elder. Choose Specialise.
    .title = First row: think
    .task = Use Specialise
    .why = An Elder stands on an Idea until it is invented. To invent, somebody has to stand there first.
    .skip = You may never go back to a row. Use it while it is yours.

idea = Ideas in the lowest row of the display need only one Elder. { $cooking-pit } teaches metal: it will open the ivory of Zimbabwe.
    .title = Send your Elder
    .task = Send the Elder to { $cooking-pit }
    .why = The row of an Idea says how many Elders it takes, of whatever colour. With one Elder you can invent it next turn.
    .high = This one waits for more Elders, two or three. You have one.
    .other = One Elder is enough there, too. But let us get to the ivory.

spread = The upper row is the body. With Spread a new Migrant appears. The mine has to wait, for you do not know metal yet.
    .title = Second row: the body
    .task = Use Spread
    .why = More people on the map mean more places for cities, and cities are points.
    .skip = More people, more chances. Do not leave the row out.

who = A new Migrant costs nothing: it starts from one that you have. Or you move the old one.
    .title = A new one, or the old?
    .task = A new Migrant from Zimbabwe
    .move = Then you would still have only one. A new one is free.

where = It may go three steps. But a hex feeds only one of you: look for a space that shares no hex with Zimbabwe.
    .title = Where nobody starves
    .task = Go to Central Africa
    .why = Of the seven spaces in reach five share a hex with your other Migrant. Your footprint of 1 feeds one figure a hex.
    .hunger = There the two of you would share a hex, and it feeds only one: a Migrant would starve and turn into a Dissident.
    .done = Two Migrants, one Elder, and nobody hungry. That was a whole turn.

turn = Green plays the same way: an Elder on { $cooking-pit }, a Migrant in Burma. Two Elders stand there now. When it is invented, both of you learn it.
    .title = Green does likewise
    .why = Everybody with an Elder on an Idea shares what it teaches. Mind whose company you keep.
