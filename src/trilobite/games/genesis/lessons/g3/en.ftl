can = You can now recognise doubles, found a bacterium with them, and read its four numbers.

ready = Three raised cubes and your biont: five dice. Four enzymes cover every ⚃ and ⚄, so only a ⚅ can hurt. Look for two equal dice.
    .title = Five dice for life
    .why = Five dice show doubles in 91 % of rolls.

dice = Do you see the two ⚂? Doubles are the goal of all this. Rolling again would throw them away.
    .title = Two of a kind
    .task = Keep this roll
    .why = ⚀ and both ⚂ bring life, ⚃ and ⚄ are covered: nothing dies.
    .reroll = You would roll all five again, and doubles are here already. Keep them.

life = The last cube has risen too. With doubles the card may turn over: a bacterium begins, with every raised cube and every biont on it.
    .title = Life begins
    .task = Let Darwinian life begin
    .why = On a refugium nothing scores, and each roll or event may undo it.
    .decline = Then you would score 0 here and need doubles again. A bacterium is worth 5 points at once.

bacterium = { $photo-carboxylation } is yours: red 1, yellow 1, green 0, blue 3, for your biont counts as blue. These are its chromosomes: five, and each is a point.
    .title = Your first organism
    .why = The enzymes are spent. What had not risen would be lost with them: here it was nothing.

blue = Your bacterium will soon roll dice of its own, and some faces are errors. One of its four numbers forgives them.
    .title = Which number forgives?
    .task = Point at the number that forgives errors
    .why = Each colour has its job: think of the first lesson.
    .red = Red feeds: it makes catalysts. Another one forgives.
    .yellow = Yellow rolls dice again. Another one forgives.
    .green = Green stops oxygen and opens more refugia to you. Another one forgives.
    .other = Look at the four numbers on { $photo-carboxylation }.
    .done = Right: blue 3 forgives three errors in every roll.

next = It no longer needs the dice of the refugium. But every turn it makes a roll of its own, here with six dice. That is the next lesson.
    .title = On its own feet
    .why = One die for each of its four cubes, two for the biont.
