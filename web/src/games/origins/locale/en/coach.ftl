## The coach of a first game: what each kind of decision is, and what usually matters.

aim = Three scores, culture, politics and industry, and only your best one counts. The game ends when the fourth Comet is taken.

coach-challenge = Challenge the gods: a card is turned up, two events strike everybody, then you bid Elders for it. Do so if you can outbid the others, otherwise skip.
coach-row = Your turn goes up the rows of your board: choose one action of this row, or skip it. Rows that you pass are gone for this turn.
coach-specialise = Where your Elder goes. Ideas of row 1 pay soonest; join a rival's Elder to share.
coach-invent = Which finished Idea is invented. The Heureka that feeds your best score.
coach-library = Which Elders you spend for information. Those on Ideas that you will not finish.
coach-spread-from = Who spreads: a new Migrant, or one that moves. New ones are free.
coach-spread-to = Where to. Look for a space that shares no full hex with your other figures, else somebody starves.
coach-leave = A rival asks to pass through your space. Usually yes, if they only pass.
coach-urbanise = Where a city is built. A city is a point for politics and counts at Comet II.
coach-urbanise-with = Which Migrant is used up for the city. One that you need least on the map.
coach-pray = Which pawn turns to the spirits. One that you do not need.
coach-free-step = High energy gives a step on any track. Take the one that feeds your best score.
coach-starvation = A hex is too full and one of yours goes hungry: it becomes a Dissident. Spare the one that can still build.
coach-elect = A new ruling class, at the price of all Elders and a loss for each Dissident. Elect before Dissidents gather.
coach-token = Which climate token moves. Nobody on land builds under one: take it away from where you want to build.
coach-token-to = Where it lands. Onto a rival's city rather than yours.
coach-first-token = Where a climate token begins. Not on the hexes you want to build on.
coach-first-migrant = Where your first Migrant stands. Near resources that your class can use.
coach-bid = How many Elders you bid. The least that wins; a Foundation is a row for the rest of the game.
coach-expend = Which Elders pay for the bid. Those on cards that you will not finish.
coach-orientation = Under which class the Foundation lies. Your own class keeps the peace.
coach-lost-city = A city is lost. Give up one that counts for no Comet to come.
coach-lost-elder = An Elder goes home. Give up one on an Idea that you will not finish.
coach-pollution = Pollution takes something of yours. Lose what does not count for your best score.
coach-genocide = One of your Foundations is lost, and its row with it. Give up the one that you use least.
coach-dissident-from = Chaos: which figure turns Dissident. A Migrant that you can spare.
coach-dissident-to = Which rainbow it covers. Not that of the row you use most.
coach-suppression = What each Dissident costs you in the revolution. An Elder comes home anyway, a city is a point.
coach-new-class = Where your crown goes after the revolution. To the class whose rows serve your best score.
coach-refugee = Where a Refugee waits. A place where nobody starves.
coach-refugee-from = Your supply is empty, so a Migrant from the map becomes the Refugee. Take one that can build nothing.
coach-diaspora = Where your people begin anew. A place where nobody starves.
coach-diaspora-from = Who leads the diaspora. The one you miss least.
coach-relocate = You have no block left for the new city, so an old one goes. Give up the one that you need least.
coach-globalise = Where the philosophy cube goes. It may strike out a score for everybody: a rival's best, never yours.
coach-demagogue = Which score is struck out. A rival's best, never yours.
coach-keep = Keep the invented Idea as a row of yours, or discard it. A free row is rarely refused.
coach-obsolete = Too many Inventions: which goes. The row that you use least.
coach-reduce = Which Invention goes. The row that you use least.
coach-interact = With whom you interact. Somebody you are ahead of in what is compared.
coach-sender = Who carries it out. A Migrant that you can spare.
coach-negotiate = What you ask for. A step you lack, a pawn freed, or a Dissident sent home.
coach-exogamy = Whose Invention your Emissary visits. One that its owner uses often.
coach-racism = Which Emissary goes home. The one that you use least.
coach-cold-war = Who suffers chaos. Somebody without room for another Dissident.
coach-constitution = Which Foundation changes its column, and sheds its Dissident. One that your class can use.
coach-science = Which old Idea comes back as your row. One whose action feeds your best score.
coach-start = Which people you play, and so where you begin. Near resources that you can use early.
coach-creature = Where your people begin. Any place will do in a first game.
coach-tile = Which tile is laid. No advice.
coach-tile-to = On which hex it is laid. No advice.
coach-tile-turn = Which way round it lies. No advice.
coach-craton = Which shield of land is shifted. No advice.
coach-craton-to = Where it is laid. No advice.
coach-craton-turn = Which way round it lies. No advice.


## What happens, when it is first met.

coach-event-event = A challenge brings two events for all before anybody bids.
coach-event-struck = The event hits this player and takes something from them.
coach-event-token-moved = Climate tokens change what a hex is: ice, sea, desert or jungle.
coach-event-catastrophe = A catastrophe destroys everything on one hex.
coach-event-won = Who wins the auction takes the Heureka of the card, and the card as a Foundation if they can.
coach-event-nobody-bids = A card for which nobody bids is gone.
coach-event-foundation = A Foundation adds a row to your tableau, for the class it lies in.
coach-event-foundation-lost = A lost Foundation takes its row away.
coach-event-foundation-turned = A violent revolution turns a Foundation to its other class.
coach-event-comet = A Comet ends the Epoch; who takes it keeps it as a Portent.
coach-event-epoch = A new Epoch: victory tokens are handed out, and new Ideas come.
coach-event-idea-gone = An Idea that leaves makes room for a new one.
coach-event-idea-shown = Send Elders to an Idea to have a part in its Heureka.
coach-event-tokens = Victory tokens go to who is ahead of others when an Epoch begins.
coach-event-philosophy = Where the philosophy cube lies a score can be struck out.
coach-event-chaos = Chaos turns one of your Migrants into a Dissident.
coach-event-dissident = A Dissident on a Foundation disables its row.
coach-event-dissident-crown = A Dissident on the crown disables no row, but costs a loss when it is suppressed.
coach-event-suppressed = A suppressed Dissident costs a loss.
coach-event-revolution = Chaos without room for another Dissident brings a revolution.
coach-event-crown = The crown says which column rules: only its rows are used.
coach-event-refugee = A city that falls leaves a Refugee.
coach-event-diaspora = Who has lost all Migrants begins again elsewhere.
coach-event-elder-expended = An Elder that was spent is back in free will and can be sent again.
coach-event-invented = Inventing gives the Heureka to all who have Elders there.
coach-event-migrant-lost = A Migrant less: less land, and fewer cities to come.
coach-event-city-built = A Migrant has become a city, which counts for politics.
coach-event-city-lost = A lost city lowers politics.
coach-event-city-used = A city can pay for a Consequence.
coach-event-encephalisation = A pawn in vocabulary is on its way to free will.
coach-event-abstraction = Free will is what Elders are made of.
coach-event-art = Art brings pawns back from mysticism to free will.
coach-event-prayer = Prayer counts for culture, but the pawn thinks no more.
coach-event-technology = A step on a track raises a score and what it allows.
coach-event-starved = Too many on a hex: some starve. Raise your footprint or spread.
coach-event-election = An election changes the class in peace, for a price.
coach-event-tail = The tail of the last Comet: two more turns for everybody.


## Warnings before what beginners regret.

coach-beware-hunger = { $hex } would hold { $number }, and your footprint feeds { $level }: one of yours would starve and become a Dissident.
coach-beware-no-room =
    No rainbow is free for another Dissident: chaos now brings a violent revolution. { $number ->
        [one] Your Dissident costs
       *[other] Each of your { $number } Dissidents costs
    } you something, and your turn is over.
coach-beware-last-elder =
    This bids { $number ->
        [one] your last Elder
       *[other] all your { $number } Elders
    }: if you win, you can neither challenge nor bid until another is sent out.
coach-beware-end-too-soon =
    This ends the game at once, with { $points } for you and { $best } for your best rival.{ $struck ->
        [yes] {" "}The philosophy cube strikes out your { $score }.
       *[no] {""}
    }
