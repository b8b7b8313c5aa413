can = You can now weigh a roll, choose what falls, and earn catalysts from losses.

danger = Three dice will roll here: two for your biont, one for the raised cube. Each ⚃, ⚄ and ⚅ kills one manna and one enzyme. Manna are cubes and bionts.
    .title = Six open slots
    .why = With three dice something dies in 88 % of rolls. The other half of the faces brings life: ⚀⚁⚂.

first = You have two catalysts. Make one an enzyme: it covers the first slot. Its colour does not matter, only the place.
    .title = Cover the first slot
    .task = Place an enzyme on { $clay-mound }, of any colour
    .why = The first slot is the ⚃ that kills manna. Covered, a ⚃ takes no cube and no biont any more.
    .withdraw = Your biont would go home, and nothing would be rolled here. Stay and protect it.
    .finish = Six slots are open. Two catalysts can cover two of them.

second = The second slot is the ⚃ that kills enzymes. Cover it too, and a ⚃ does nothing at all.
    .title = And the second
    .task = Place another enzyme on { $clay-mound }
    .why = With both covered, something dies in 70 % of rolls instead of 88 %.
    .withdraw = Your biont would go home, and the first enzyme would protect nobody.
    .finish = One catalyst is left. Here it protects, in the pool it does not.

finish = The pool is empty, two slots are covered. There is nothing more to do here: end your assignment.
    .title = Ready for the dice
    .task = Finish
    .withdraw = Your biont would go home, and the enzymes would protect nobody.

red = Red passes. Now three dice are rolled for { $clay-mound }: life on ⚀⚁⚂, death on ⚄ and ⚅.
    .title = Three dice

bad = Three deaths, but only two manna have risen: your cube and your biont. { $clay-mound } has your colour, so you may roll all dice again, once.
    .title = A terrible roll
    .task = Roll again
    .why = Three deaths come in 4 % of rolls: the next one can hardly be as bad.
    .keep = Cube and biont would both be gone, and both enzymes too. Roll again!

rise = Much better. ⚁ raises a cube, ⚃ is covered, ⚄ kills. Life always comes before death. So first: which cube rises?
    .title = Life first
    .task = Raise the red cube
    .why = Whatever rises may also fall for you, and pay with its colour.
    .blue = Possible: blue protects. But one blue cube is up already, and a red catalyst would be welcome.
    .yellow = Possible. But take red: it feeds, and if it falls it pays a red catalyst.

fall = Now ⚄ kills one manna. A cube that drops pays you a catalyst of its colour, and may rise again later. Your biont would be back in the pool.
    .title = What shall fall?
    .task = Let a cube drop
    .why = The cube stays on the card. You only need another life to raise it.
    .biont = It would pay a blue catalyst, too. But nobody of yours would be left here: no dice next turn, no doubles.

rhythm = A cube has dropped and paid you a catalyst. The ⚄ has also taken the enzyme furthest right. That is the rhythm here: rise, fall, earn, protect again.
    .title = Rise, fall, earn
    .why = With the new catalyst you can cover that slot again next turn.
