can = You can now buy a mutation, pay for it well, and promote it.

two = The roll has paid, now you buy. Each biont inside an organism makes one purchase for it. You have two bionts there, so two purchases.
    .title = Two bionts, two purchases
    .why = Bionts in the pool or on refugia buy nothing.

closed = On each deck lies a mutation: one more cube and an ability for your bacterium. You may buy in active rows and in its home row, the ocean.
    .title = Which decks are open?
    .task = Point at a deck that you may not use
    .why = Active are the ocean and the coast. The ocean would be open even if it were inactive: your bacterium is at home there.
    .open = From this deck you may buy: its row is active. Find one that is not.
    .other = Look at the mutation decks, one in each row.
    .done = Right: that row is inactive. A later event may open it.

buy = { $heat-shock-chaperonin } brings a red cube, so each ⚀ makes two catalysts, and a shield against heat. You have the red catalyst that it costs.
    .title = Red feeds
    .task = Buy { $heat-shock-chaperonin }
    .why = Red 1 becomes red 2: twice as many catalysts from each ⚀.
    .ocean = { $mitochondria } is yellow and would cost two blue catalysts. Red is what you need, and you can pay for it with one.
    .later = That comes next. First use your red catalyst.
    .finish = Two purchases are waiting. Use them.

pay = A purchase costs one catalyst of its colour. Two of one colour replace any other.
    .title = Pay well
    .task = Pay one red
    .why = Two for one is dear: it leaves you one catalyst less.
    .blue = Two blue would do, but you have a red one: one instead of two.

shield = The new card works at once. Heat shield 4: red 2, and one for each of the two red shields on your mutations. Against heat you are safe for a while.
    .title = A shield against heat
    .why = You have 7 points now: each cube on a mutation counts too.

promote = Your second biont may promote a mutation: the card turns over and gets a second cube. { $rna-ribozyme } is blue, so that costs one blue.
    .title = Two cubes on one card
    .task = Promote { $rna-ribozyme }
    .why = Every promoted mutation has DNA: then only a ⚅ is an error, no longer a ⚄.
    .red = A fine card, but it is red and you have only blue left: two of them. { $rna-ribozyme } costs one.
    .card = A new card is good, too, but it would cost two blue. The promotion costs one and brings DNA.
    .finish = One biont has not bought yet, and one blue is enough.
    .done = 8 points, and DNA: from now on only a ⚅ is an error. Both your bionts have bought, so your turn is over.

packed = New abilities work at once; only fission waits for the next turn. And beware of UV: it counts cards, not cubes. Promotion packs two cubes on one card.
    .title = Few cards, many cubes
    .why = You have two cards with three cubes.
