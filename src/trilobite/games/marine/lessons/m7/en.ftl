can = You can now time your Retrieval, and see in the action display what threatens you next.

loss = When everybody has taken their pawns back, the round ends and Reseed comes. Then each animal loses the elements that lie in Regression.
    .title = What will you lose?
    .task = Point at the element that you are about to lose
    .why = In Regression lies sun. Elements that are printed on your display are never lost.
    .printed = This one stays with you. Look at what lies in Regression.
    .done = Right: your sun. Nothing that is printed can be lost.

insurance = A pawn on Regression puts one of your species there as insurance: then you lose nothing in this Reseed. It is too late for that now, for your pawns stand below.
    .title = Insurance

retrieve = The Fishes' cube is on the right already: they have taken pawns back in this round. If you do so too, the round ends.
    .title = End the round
    .task = Take your pawns back
    .why = All your pawns come home, ready for the next turn. The round ends when every cube is on the right.
    .other = That is allowed. But here we want to see how the round ends.

flow = Reseed! Tokens move on: the old Abundance lies in Autotrophy, the old Adaptation in Regression, new ones were drawn. What lies in Regression now threatens you next time.
    .title = Tokens move on
    .why = Autotrophy and Depletion take away what lies there from the planet: last round's food is this round's danger.

fresh = The Fishes have not retrieved again, so their pawn still stands. All your pawns are home: you may begin at the top once more.
    .title = Start at the top
    .task = Place a pawn on Abundance
    .why = Who retrieves early finds the good spaces of the top rows free.
    .top = Allowed, but then the rows above would be closed to you. Begin at the top.

token = New tokens, a new round. Bring yourself some food, on any corner you like.
    .title = And so it goes on
    .task = Take worms or algae and lay them on a corner
    .food = Take what you eat: worms or algae.
    .done = That is a round: place pawns from top to bottom, take them back, see what Reseed brings.
