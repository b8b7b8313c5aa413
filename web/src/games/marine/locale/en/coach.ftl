## The coach of a first game: what each kind of decision is, and what usually matters.

aim = Live where your food lies, be the most numerous on rich tiles, and score them by Evolution until the asteroid falls. Most points win.

coach-animal = Who you are. Animals low in the food chain move first, those high in it win ties.
coach-traits = Choose your trait. Any will do in a first game; one that works by itself is easiest.
coach-turn = Place a pawn on an action. Pawns only go down the display: look below for what you will need, and never jump over it.
coach-abundance = Which food comes to the planet. Take one that you eat and others do not.
coach-token-corner = Where it lies. Best where two or three good tiles meet.
coach-autotrophy = A vent changes the food around it. Look whom it feeds, and whom it endangers.
coach-area-token = Which of the old tokens is used. One that you eat, or that a rival will miss.
coach-depletion = A token leaves the planet. Best where many rivals live by it and you do not.
coach-adaptation = A new element for your display, for good. Take one that lies on many corners.
coach-adaptation-space = Where on your display the token lies. Any free space will do; a token that feeds few of your tiles may make room.
coach-element-place = Where on your display the element lies. Any free space will do.
coach-bag-token = A token from the bag. Take what you eat.
coach-regression = A cube here protects an element from this round's losses. Insure what feeds most of your tiles.
coach-regression-loss = You lose an element. Give up the one on the fewest of your tiles.
coach-card-loss = A card takes a token from your display. Give up the one on the fewest of your tiles.
coach-speciation = New species appear around one token. Choose the corner with the richest tiles.
coach-speciation-tiles = How many come to which tile. Fill where you would be first.
coach-wanderlust = Which tile is laid. The richest that you can feed.
coach-new-tile = Where it is laid. More neighbours bring more points: 1, 3, 6 or 10.
coach-wanderlust-token = Which food comes with the tile. Your own.
coach-arrivals = Who settles on the new tile. A few will do; stay first at home.
coach-tectonics = Where a vent opens. Two vents side by side pay 3, and crowds of rivals shrink to one cube each.
coach-vent-side = Which side of the vent shows. Choose the one that helps your neighbours less.
coach-vent-species = Where the new species on the vent comes from. An eliminated one is back in the game; the gene pool stays as it is.
coach-migration = Where species leave. Take from tiles on which you have more than enough.
coach-migration-target = Where they go. One more than the second is enough.
coach-competition = On which tile you compete. One where you can break a tie before it is scored.
coach-competition-victim = Whose species goes. That of the animal just ahead of you on this tile.
coach-evolution = Which tile is scored. The one with your greatest lead; others there score as well.
coach-evolution-card = Which card you use. Count what it brings you and what it brings the leader.
coach-domination = Which element you dominate. The one with most points and most tiles of yours.
coach-card-tile = Where the card works. Best where you are first, or the leader is.
coach-card-terrain = Which terrain is scored everywhere. The one on which you lead most often.
coach-card-victim = Whose species falls. The leader's, where it breaks a majority.
coach-card-survivor = Whose species survives. Yours, or that of somebody behind.
coach-card-return = Which species go home. They are not lost: they return to the gene pool.
coach-card-species = Whether a species comes here. Yes, where you thrive.
coach-card-exodus = Where species that were driven out go. To a tile with your food.
coach-card-token = Which token moves or goes. Look whom it feeds.
coach-card-swap = Which of your tokens you give. The one on the fewest of your tiles.
coach-card-score = Which tile is scored first. The order matters only in ties.
coach-other-card = Which card follows. The same advice as for the first.
coach-bottom-feeder = An old token is yours, for your display or for a corner. Take what you eat.
coach-bottom-feeder-target = Where it goes: onto your display for good, or onto a corner.
coach-ancient-lineage = You may use the lowest card as you take your pawns back. Free points: usually yes.
coach-pack-hunting = Which special pawn you begin with. That of your commonest food.
coach-mimicry = You may follow onto the new tile. Yes, if you eat there.
coach-new-trait = Which trait comes. One that fits what you do most.
coach-old-trait = Which trait goes. The one that helped you least.


## What happens, when it is first met.

coach-event-tile-shown = Wanderlust places the tiles on top of the stacks.
coach-event-tile-placed = A new tile: who comes first with food for it takes the best place.
coach-event-tile-scored = A scored tile pays its numbers: most to who has most species there.
coach-event-vent-opened = A vent opens. Survival rewards whoever has most species on vents.
coach-event-tokens-drawn = Elements are drawn from the bag: they are what actions bring.
coach-event-marker-drawn = A terrain marker says which terrain the space below it works on.
coach-event-token-placed = A token on a corner feeds all animals with its element on the tiles around.
coach-event-token-lifted = Where a token goes, species that lived on it may be endangered.
coach-event-element-gained = One more element: more tiles feed this animal.
coach-event-element-lost = An element less: look which species are endangered now.
coach-event-species-returned = Back in the gene pool: these species can come again.
coach-event-species-eliminated = Eliminated species are out of the game.
coach-event-species-revived = Tectonics may bring an eliminated species back.
coach-event-vp = Points count at once.
coach-event-kicked-out = A special pawn may take the place of a basic one; its owner has that one back at once.
coach-event-control = Who dominates an element gets its special pawn: one more action, and points at the end.
coach-event-retrieval = Who takes the pawns back is done with this round.
coach-event-round-ends = When all have taken their pawns back, the round ends.
coach-event-idle-round = Rounds without a resolved card bring the end nearer.
coach-event-last-round = The last round: only what scores now counts.
coach-event-card-shown = A new card lies in the evolution row; Evolution resolves it.
coach-event-card-resolved = Who scores a tile by Evolution may then resolve a card.
coach-event-trait = A trait is a rule that only this animal has.
coach-event-trait-lost = This trait is gone for good.
coach-event-survival-card = Who has most species on vents holds the survival card and is paid in each Survival.
coach-event-survival-card-free = On a tie nobody holds the survival card.
coach-event-extinction = Extinction: endangered species die out. Feed yours before the round ends.
coach-event-survival = Survival: the holder of the card is paid for the vents they occupy.
coach-event-reseed = Reseed: new tokens, markers and cards for the next round.
coach-event-no-effect = A space without effect wastes the pawn.
coach-event-protected = These elements are safe when Regression takes some away in this round.
coach-event-pawns-returned = All pawns are back for the next round.


## Warnings before what beginners regret.

coach-beware-in-vain =
    This action can do nothing now, and its pawn stays there until Retrieval. { $number ->
        [0] It is your last basic pawn.
        [one] One basic pawn would be left.
       *[other] { $number } basic pawns would be left.
    }
coach-beware-evolution-first =
    Pawns only go down: after Evolution your { $number ->
        [one] other pawn
       *[other] { $number } other pawns
    } can use nothing above it. Do first what you need from there.
coach-beware-endangers =
    { $number ->
        [one] One more species of yours
       *[other] { $number } more species of yours
    } would stand where none of your food lies: the next Extinction takes them.
coach-beware-lost-tie = You and { $who } are tied here, and the animal higher in the food chain comes first: { $best } for them, { $points } for you. One species more, and you would.
coach-beware-not-dominated = Domination would still give you a special pawn ({ $element }): your value { $value } is above { $target }. It goes anywhere, and it pays at the end.
