can = You can now place a Dissident, foresee a revolution, and weigh an election.

price = { $semantic-memory } lets a pawn go from vocabulary to free will. But after the arrow stands chaos, and whoever takes the one must take the other. Try it.
    .title = A gift with a price
    .task = Use the row of { $semantic-memory }
    .why = A pawn in free will can go out as an Elder this very turn.
    .skip = Often wise! But first see what chaos does.

dissident = Chaos: one of your Migrants turns against you. You say who; they leave the map and become a Dissident in the column of your ruling class.
    .title = One of yours rebels
    .task = Choose the Migrant
    .why = Only one place is open to them here: the rainbow on your crown.
    .done = The Dissident stands on your crown and covers its rainbow. Uncovered rainbows are your diversity: it falls from 2 to 1, and industry with it.

full = A new position: again your turn, and a Dissident is there already. Chaos looks for an empty place in your ruling class, and there is none. Where is the one that is taken?
    .title = No room left
    .task = Point at the Dissident's place
    .why = { $semantic-memory } has a rainbow, but no Dissident can come there. Other Foundations may hold one.
    .safe = This rainbow counts for diversity, but no Dissident can come here.
    .done = Right, the crown. A Dissident on it blocks no row; on a Foundation it would.

again = Whoever suffers chaos without room has a violent revolution. Take the same row once more, and see.
    .title = Chaos without room
    .task = Use the row all the same
    .why = The new chaos makes no second Dissident. It topples the ruling class.
    .skip = In a real game: yes. Here we want to see the revolution.

suppression = Revolution! First each Dissident is suppressed, and each costs you something: an Elder or a city.
    .title = What it costs
    .task = Give up the Elder on { $raft }
    .why = An Elder only goes home to free will. A lost city is a lost point.
    .city = That is a point of politics, while the Elder only goes home to free will.

putsch = The Foundation turns to its other side, industry, and your crown goes with it. No Dissident is left. But the rest of your activity phase is gone: no lower row, no upper row.
    .title = A new ruling class
    .why = Nobody asked you for the new class. You lost two actions for one pawn.

instead = The same position again. This time leave the tempting row, and try peace.
    .title = The other way
    .task = Leave the row of { $semantic-memory }
    .why = What you do not use brings no chaos.
    .again = That leads into the revolution once more. Leave the row.

elect = An election frees you of Dissidents and lets you name any class. It takes all your Elders, before anything else.
    .title = An election
    .task = Use Elect
    .why = You need at least one Elder. Yours stands on { $raft }.
    .library = A step of information for the Elder, but the Dissident stays.
    .skip = The Dissident would stay, and with it the danger.

class = The Elder has gone home. Name the class that is to rule; you may keep the old one.
    .title = Who shall rule?
    .task = Keep politics
    .why = With the same class you simply go on with the next row.
    .other = Allowed: the crown would move there in peace. But keep politics, and look only at the price.

refugee = The Dissident is suppressed, and that costs something. No Elder is left to pay: the city falls. Its people flee to a space beside it.
    .title = The city pays
    .task = Choose a space for the Refugee
    .why = Politics falls from 4 to 3. The Refugee is a Migrant, and may build again later.

price-of-peace = Diversity is 2 again, but your city is gone. Elections are cheap before Dissidents gather, and dear afterwards.
    .title = Elect early
    .why = Without a Dissident the election would have cost only the Elder's way home.
