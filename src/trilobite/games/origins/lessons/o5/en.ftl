can = You can now challenge the gods, bid with Elders, and use a Foundation at once.

challenge = Challenges make your people grow. The card on top of the deck brings two events for everybody, and is then auctioned.
    .title = Draw a card
    .task = Challenge the gods
    .why = Your Elder on { $raft } is what you can bid. Green has one as well.
    .skip = Then nothing happens. But you have an Elder to bid.

warming = The first event is warming. A climate token is taken from the map, turned over, and laid elsewhere. You say which.
    .title = The climate changes
    .task = Take a climate token
    .why = What it leaves becomes habitable; where it goes nobody can build.

flood = Now it rises as sea. Choose a hex where it hurts nobody of yours.
    .title = Where the sea rises
    .task = Choose a hex
    .why = Where a rival wants to build, it would hurt more. Here nobody lives yet.
    .done = The second event is malaria. It strikes whose footprint is above their immunology. Both of you have 1 and 1: nobody falls ill.

bid = Now the auction. You bid with Elders that stand on Ideas. Green has one, as you have, and a bid must be higher.
    .title = Bid
    .task = Bid one Elder
    .why = With equal bids Green cannot beat you: it has only one Elder.
    .pass = Then the card would leave the game. You would gain nothing.
    .done = You win. Your Elder goes home, a pawn learns to speak, and { $pointing-finger } is yours as a Foundation.

foundation = A Foundation hangs below a column of your board and becomes a row there. Industry is your ruling class: there you can use it.
    .title = Lay the Foundation
    .task = Put it under industry
    .why = Under another column it would move your crown: a peaceful revolution.
    .crown = That would move your crown there: a peaceful revolution. Sometimes clever, but not today.

use = The newest Foundation is the first row, in this very turn. It lets you encephalise: a pawn goes from emotions to vocabulary.
    .title = Use it at once
    .task = Use the new row
    .why = Its rainbow counts too: your diversity is 2 now.
    .skip = It costs nothing. Use it.

rows = More Foundations, more rows, more actions each turn. That is what challenges are for.
    .title = Rows are actions
    .why = But they also bring events for all, and Dissidents may cover their rainbows.
