can = You can now read an event, lose wisely, and lay a vitamin before oxygen comes.

fog = { $hydrocarbon-fog } wakes the ocean and the continent, and uncovers a refugium. It also brings one X of heat and UV 2. Your heat shield is 5: one X does nothing to you.
    .title = An event, icon by icon
    .why = Each X above your heat shield would cost a chromosome. The shield is red 2 and three red shields on your mutations.

uv = UV 2 is another matter: each organism keeps at most two mutations. You have three, so one goes under its deck. You choose.
    .title = UV takes cards
    .task = Discard { $cytochromes }
    .why = You lose one point in any case. Yellow 1 still rolls one die again each turn.
    .blue = Then blue would be 2 with seven dice to roll. Keep what forgives errors.
    .red = Then each ⚀ would make one catalyst instead of two. Keep what feeds you.

oxygen = Heat and UV are over. Later events bring oxygen: every O2 above your shield costs a chromosome. Your shield is green, and green you have none. But a catalyst on the organism helps.
    .title = Oxygen is coming
    .task = Lay an antioxidant on { $photo-carboxylation }
    .why = Two of the seven Archaean cards and five of the eleven Proterozoic ones bring oxygen.
    .biont = A good place for your next biont! But first stop the oxygen.
    .enzyme = Nobody of yours lives there yet. Protect your organism.
    .finish = Your shield against oxygen is 0: the next O2 would cost a chromosome.

vitamin = A disk on the organism can be thrown away in place of a chromosome, once. A green one, a vitamin, is also a shield as long as it lies there.
    .title = The green one
    .task = Lay the green catalyst
    .why = Oxygen shield 0 becomes 1, every turn.
    .blue = Blue works only once, when it is thrown away. Green also shields while it lies there, and the blue one can buy something.

finish = Shield 1. One oxygen no longer hurts, and the vitamin stays. Finish your assignment.
    .title = Prepared
    .task = Finish
    .biont = In a game of your own a fine move! Here let us see what the vitamin does.
    .enzyme = Nobody of yours lives there. Keep the blue catalyst to buy something.
    .more = One antioxidant is enough for now. Blue can buy something in a moment.

red = Red does nothing. Your bacterium makes its Darwin roll: five cubes and a biont, seven dice.
    .title = The turn goes on

roll = One error, and blue 3 forgives it. No ⚀ this time, so no catalysts either. Leave it so.
    .title = Nothing lost
    .task = Keep all dice
    .why = You might still roll a ⚀, but here we look at events.
    .error = Blue 3 forgives the single ⚅. Keep all dice.
    .reroll = You might roll a ⚀, in one of six cases. Here, keep all dice: we want to see the next event.

pack = UV counts cards. So put a second cube on a card that you have: { $rna-ribozyme } costs one blue.
    .title = Pack it before the next UV
    .task = Promote { $rna-ribozyme }
    .why = Three cubes on two cards: UV 2 would now take nothing.
    .card = A third card: the next UV 2 would take one again. A promotion adds a cube without a card.
    .finish = You have a blue catalyst, and nothing else to do with it.

gun = { $clathrate-gun }: a smite, a new refugium, and one O2. Oxygen 1 against shield 1: you lose nothing, and the vitamin stays where it is.
    .title = Nothing but a breeze
    .why = Without the vitamin a mutation cube would be gone, and a point with it.

smite = Smite hits refugia, not organisms: each loses an enzyme, and if it has none, a cube of the colour printed furthest left.
    .title = What did smite hurt?
    .task = Point at the refugium that has lost a cube
    .why = The icons work from left to right: smite came before the new refugium.
    .new = { $warm-pond } has just been uncovered, after the smite. It is whole.
    .other = Look at the two refugia in the rows.
    .done = Right: its green cube is gone. A refugium without cubes leaves the game, with everybody's hopes.
