can = You can now see who is in danger, open vents, and earn with the survival card.

danger = Species whose tile has none of their food are endangered. Nothing happens to them at once, but the next Extinction takes them all.
    .title = Who is in danger?
    .task = Point at a tile with endangered species
    .why = Fishes eat plankton and algae. Look for Fishes without either.
    .fed = Everybody who lives here finds food. Look at the edges of the planet.
    .done = Right: the Fishes on the land in the north and on the ocean in the south find no plankton and no algae.

tectonics = Tectonics opens a vent on a tile at the edge. Two vents side by side pay 3 points, three pay 6.
    .title = Open a vent
    .task = Place a pawn on Tectonics
    .why = A black smoker lies in the south already.
    .later = Later. First a vent, beside the one in the south.

vent = Of each animal one species stays on a new vent, the others go home to their gene pools. You add one of yours.
    .title = Beside the black smoker
    .task = Open a vent where one of yours and two Fishes live
    .why = It lies beside the black smoker: two vents, 3 points. And the Fishes lose their majority.
    .alone = A vent here would touch no other: 1 point. In the south there are 3.
    .decline = Your pawn would have done nothing.
    .done = 3 points. You have two species on vents, the Fishes one: the survival card is yours.

score = The Fishes did nothing of note. Score your kelp forest: 7 points, and a card.
    .title = Seven more
    .task = Place a pawn on the first Evolution and score the kelp forest
    .why = Each card that is used brings a new one into the row, perhaps with an event.
    .other = The kelp forest pays you 7. Score it.
    .decline = That would give away 7 points.

icons = The new card has two icons. The fish bone brings Extinction: the endangered Fishes are gone for good. The living fish brings Survival: a point for your vent.
    .title = Two events at once
    .why = With 1, 2 or 3 vents where it lives, the holder of the survival card gets 1, 3 or 6 points.

thread = One of your tiles lives on a single token. Whoever takes it away endangers you there.
    .title = On a thread
    .task = Point at your tile in the south that one token feeds
    .why = Depletion, Autotrophy and some cards take tokens away.
    .other = Here your food is not at the edge. Look at your vent in the south.
    .done = Right: if somebody takes the worms there, your two species starve at the next Extinction.
