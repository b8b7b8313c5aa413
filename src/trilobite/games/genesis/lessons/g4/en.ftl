can = You can now use yellow and blue in the Darwin roll, and you know what a loss costs.

six = Each turn your bacterium makes a Darwin roll: one die for each cube, two for the biont. Each ⚀ feeds you, each ⚄ and ⚅ is an error.
    .title = Six dice, every turn
    .why = Three equal dice bring a catalyst too, whatever their face.

errors = Four errors, and blue 3 forgives three of them. The fourth would cost a chromosome. Yellow 1 lets you roll one die again.
    .title = One error too many
    .task = Roll an error again
    .why = A new die is no error in 67 % of cases.
    .keep = Four errors against blue 3: you would lose a chromosome, and with it a point. A new roll is free.
    .harmless = The ⚂ does no harm. Roll one of the four errors again.
    .food = That is your ⚀: it feeds you. Roll one of the four errors again.

fed = A ⚀! Now there are three errors, and blue 3 forgives them all. Two ⚀ with red 1 make two catalysts, in the colour printed on your bacterium.
    .title = Forgiven and fed
    .why = Two ⚀ × red 1 = 2 blue catalysts.

feeds = Two ⚀ have made two catalysts. With one more chromosome of the right colour they would have made four.
    .title = Which colour doubles this?
    .task = Point at the number that feeds you
    .why = Each ⚀ makes as many catalysts as this number says.
    .blue = Blue forgives errors. It makes no catalysts.
    .yellow = Yellow rolls again: more ⚀ perhaps, but each pays the same.
    .green = Green stops oxygen. It makes no catalysts.
    .other = Look at the four numbers on { $photo-carboxylation }.
    .done = Right: with red 2 each ⚀ would make two.

without = Some turns later, another bacterium: two red cubes, but no yellow. It feeds well, and it cannot roll again. See what happens.
    .title = No second chance
    .why = Again four cubes and a biont: six dice, blue 3.

loss = Four errors, three forgiven: one atrophy. You lose a chromosome, and you choose which cube. A biont goes only when no cube is left.
    .title = What will you lose?
    .task = Give up a red cube
    .why = Red 1 still feeds you. Blue 3 protects you in every roll to come.
    .blue = Then blue would be 2, and the third error of every roll would hurt. Keep your protection.
    .done = A point is gone, but blue is still 3. Without cubes the biont would have been next, and without it the bacterium dies.

third = A rule of thumb: on average a third of your dice are errors. So have a third as many blue chromosomes as you have dice, better one more.
    .title = How much blue?
    .why = Six dice show more than two errors in 32 % of rolls, more than three in 10 %.
