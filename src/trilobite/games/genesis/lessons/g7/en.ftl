can = You can now attach a parasite, live off somebody else's pool, and expect the Red Queen.

prey = Red has 5 points, you have 4. But beside { $amyloid-hydrolysis } lie two mutations with a cube each, and you have a parasite card. A parasite lives on somebody else's organism.
    .title = Somebody worth robbing
    .why = The host's row must be active, or you must have a biont there.

attach = Your card has two sides. Each has two slots with colours, and steals a cube for each slot from the host's mutations. { $viroid }: red and yellow. { $virus }: red and green.
    .title = Which side?
    .task = Attach { $viroid } to { $amyloid-hydrolysis }
    .why = { $rna-polymerase } has a red cube, { $cytochromes } a yellow one: { $viroid } fills both slots.
    .virus = { $virus } takes red and green. There is no green cube on a mutation, so it would steal only one.
    .finish = Your turn would pass, and Red would keep the lead. Attach your parasite.

one = One of your bionts goes onto the card. It buys for the parasite, and rolls two dice. A second one could join it, but in the pool it is free for a new refugium.
    .title = How many bionts?
    .task = One biont is enough
    .why = How many bionts are on it does not change how many cubes it steals.
    .two = Good as well: a point more, and a second purchase. But here one is enough, and the other stays free for a new place.

steal = Now the theft. The red cube of { $rna-polymerase } feeds: with it your parasite makes catalysts.
    .title = Take the red cube
    .task = Take the cube of { $rna-polymerase }
    .why = A cube that you take is a point more for you and one less for Red.
    .yellow = That one as well, in a moment. First the red one.

second = The yellow slot is still empty. { $cytochromes } has a cube for it.
    .title = And the yellow one
    .task = Take the cube of { $cytochromes }
    .why = Yellow 1 lets your parasite roll a die again.
    .enough = One slot would stay empty. The second cube costs nothing.
    .done = 7 points to 3. The stolen cubes roll and score for you. The cards stay with Red, and Red keeps their abilities.

red = Red does nothing more. Now everybody makes a Darwin roll: first your bacterium, then Red's, and straight after the host its parasite.
    .title = Host first, then parasite
    .why = The host rolls only four dice now: the stolen cubes roll with you.

host = No ⚀ and no error so far. Now your { $viroid } rolls: two cubes and a biont, four dice.
    .title = Your parasite's turn
    .why = A parasite feeds and errs like a bacterium: red makes catalysts, blue forgives.

fed = A ⚀ and no error. With red 1 that makes one catalyst, in the colour of the parasite: blue. But watch into which pool it falls.
    .title = Food, but for whom?
    .task = Keep all dice
    .why = A parasite uses the pool of its host: what it makes goes there, what it buys is paid from there.
    .food = That is your ⚀, the one that feeds. Keep it.
    .reroll = Nothing here is an error, and a new die might be one. Keep all dice.
    .done = The blue catalyst lies in Red's pool: two red, one blue. Your own purchases are over, for your pool is empty. Now Red buys.

queen = Red strikes back: a Red Queen. { $rna-polymerase } shows a crown, and your parasite has none. For one red catalyst Red takes the red cube back.
    .title = The Red Queen
    .why = Who attacks needs more crowns than the target, or its owner's consent. 6 points to 4 now.

buy = After the host its parasite buys, and Red's pool pays: nobody asks Red. In the ocean lies { $riboswitches }, a blue card with a crown.
    .title = Buy with Red's money
    .task = Buy { $riboswitches } for { $viroid }
    .why = A blue cube is a point and one error forgiven, and it costs you nothing.
    .finish = The blue catalyst would be left to Red. Spend it.

crown = Next turn your parasite could attack its host in the same way. For that it needs a crown.
    .title = What can strike back?
    .task = Point at your crown
    .why = Crowns are on mutations. A parasite uses only its own, never its host's.
    .host = This crown is Red's, although you had its cube for a while. Look beside your parasite.
    .other = Look for the crown on the mutation that you have just bought.
    .done = Right. One crown against one is a draw: without Red's consent you need a second one. And so does Red, against you.
