can = You have followed a whole game. Two bionts in the right place and two cubes taken back have turned 6 to 9 into 12 to 9.

world = You sit in Blue's place, Green is the rival. Guess each of Blue's decisions, or just watch: then you see what was played and why. { $mars-paleo-ocean }, the first event, activates cosmos and ocean.
    .title = Twelve turns to watch

home = Your entropy limit is 1: one biont may go out. Two refugia lie open. It is cool: { $interplanetary-dust } then lives by ⚀⚁⚂⚃, { $deep-hot-biosphere } by ⚀⚁ only, and it asks for your catalyst.
    .title = Dust or deep?
    .done = Into the dust. Four faces of six raise cubes there, the place costs nothing, and the catalyst stays free for an enzyme.

cover = Your biont is settled, and you still hold one blue catalyst. Nothing can be bought before something lives.
    .title = One catalyst
    .done = An enzyme over the first slot of { $interplanetary-dust }. There ⚂ both raises and kills: now it only raises.

raise = Green has paid to enter { $deep-hot-biosphere }. Your dice are ⚂ and ⚃: both make life, and ⚃ will also kill. First two cubes rise: two yellow ones or one of them and the green?
    .title = Life first
    .done = Both yellow ones. Whatever falls in a moment pays a catalyst of its colour, so the green cube can wait.

fall = Now the ⚃ takes one manna and the enzyme: a raised cube or your biont.
    .title = Who falls?
    .done = A cube. It pays a yellow catalyst and may rise again. Green has been less lucky: a ⚄ has killed the biont in the deep.

mars = Two meteor showers make it warm. A place in the cosmos is new, { $mars-paleo-ocean }, with cubes of all four colours. Green goes to { $green-rust-fumarole } in the ocean.
    .title = A better home?
    .done = To Mars. There ⚀⚁⚂⚃ make life now that it is warm, while the dust only has yellow and green: no blue to forgive errors, no red to feed.

lonely = ⚃⚃: two cubes rose and fell at once, paying green and blue. The dice are doubles, so life may begin, but with your biont alone.
    .title = Doubles, but bare
    .done = No. A bacterium of one biont is 1 point with an error shield of 1: the next two errors would end it. Three catalysts are in hand, and Mars keeps its cubes.

asleep = Green's doubles were better: { $amyloid-hydrolysis } lives, 3 points to 0. The cosmos is inactive this turn: nobody may come or go there, but enzymes may be laid where your biont is. You hold three catalysts.
    .title = Protect an inactive place?
    .done = One enzyme for Mars: the ⚃, which gives life there, no longer kills. Yellow pays for it, as nothing on the decks asks for yellow now.

colours = ⚀ and ⚃: two cubes rise, and nothing falls. All four colours lie there. Which come first?
    .title = Which cubes?
    .done = Green and yellow. No hurry for the others: two raised cubes mean four dice next turn, and that is how the rest will rise.

life = Heat has cost Green two cubes: { $amyloid-hydrolysis } is a lone biont. On Mars ⚀⚁⚁⚂ raise the last two cubes. Doubles again, now with red, yellow, green and blue.
    .title = Now?
    .done = Yes: { $sugar-driven-biosynthesis }, five chromosomes, 5 points to 1. Every colour does its work from now on: the two turns of waiting were worth four cubes.

error = Your first Darwin roll: ⚁⚁⚂⚃⚄⚅. Two errors, and blue 2 forgives both. Yellow 1 lets you roll one die again.
    .title = Is there anything to gain?
    .done = The ⚅ again. It was forgiven anyway, but a ⚀ would feed you and costs nothing to hope for. It became a ⚂.

crowd = Now your limit is 2. In { $warm-pond }, Green's own colour, one green biont waits. Where two players meet, the one with more tokens rolls and chooses.
    .title = A contested place
    .done = Both into { $warm-pond }. Two against one: you roll for everybody there, and Green's biont is in your hands.

losses = ⚀⚁⚂⚃⚄⚅, no doubles. Both cubes are up, and three deaths have to be shared out: cubes, your bionts or Green's.
    .title = Three deaths
    .done = The green cube and both own bionts. Bionts pay, too: two blue catalysts. Without a cube to flip, the pond was not worth staying.

feed = Green has founded { $pna-template }. Your roll: ⚁⚂⚃⚃⚅⚅. Two errors, blue 2. One die may roll again.
    .title = Roll again?
    .done = A ⚅, and it became a ⚀: one red catalyst. To roll an error is free: it can hardly get worse.

buy = Four decks are open to you: your home row, and the three that are active. You hold one red, one green and three blue.
    .title = Your first mutation
    .done = { $tmrna } of the cosmos, for one blue: a blue cube, a crown against parasites, and its pollution hits the cosmos, where only you live.

again = 6 points to 5. The ocean and the coast are inactive. Two bionts are free, and { $interplanetary-dust } still has one raised yellow cube from the first turn.
    .title = Back to the dust?
    .done = Both to the dust, which is cool and kind again: five dice, four faces of life. And nobody else is there.

patience = ⚀⚀⚁⚂⚄: two cubes rose, two fell and paid yellow and green. Doubles again. Two bionts and one yellow cube would live.
    .title = Flip it?
    .done = No. Yellow cannot feed, and two cubes of the card would be lost. Waiting costs little: the dust pays catalysts every turn.

promote = Green has lost { $amyloid-hydrolysis } to two errors, as you feared for yourself. You hold six catalysts, and { $tmrna } may be promoted for blue, or for two of one colour.
    .title = New card or second cube?
    .done = { $tmrna } promoted, for two green: a yellow cube more, and DNA, so that a ⚄ is no error any more. Two cubes on one card also survive UV better.

guest = Two turns later Green strikes: { $salmonella } attaches to your bacterium and steals both cubes of the promoted card. 5 points to 9. The stolen cubes roll and score for Green, and the crown is gone with the promotion.
    .title = A parasite

crown = You decline life in the dust once more. { $thioester-condensation } is born: Green has 13 points. You have six catalysts; two decks are open to you.
    .title = An answer
    .done = { $rna-polymerase } of the coast, for red: a second red cube, and a crown. A crown lets you strike back next turn.

vent = A flare has cost the parasite a stolen cube and Green's organisms two more. 6 to 10. Your two bionts are in the dust, and the cosmos is active: they may move.
    .title = Time to move?
    .done = Both to { $hydrothermal-vent }: five cubes of all colours, and only a ⚅ kills. Life comes by ⚀ alone: a safe place for the patient.

strike = { $salmonella } still holds your blue cube. You have a crown, the parasite has none, and you hold two blue catalysts.
    .title = The Red Queen
    .done = Strike. One blue catalyst brings the blue cube home: a point for you, one less for Green, and blue 3 again.

uv = { $ocean-overturn } brings UV 1: each organism keeps one mutation. You have { $tmrna } in blue and { $rna-polymerase } in red, both with a crown.
    .title = Which card stays?
    .done = { $tmrna } stays: blue 3 for seven dice. Red 1 still feeds. And the crown is on both, so you keep one.

choke = Once more you let doubles pass at the vent. 6 to 9. On the coastal deck lies { $chloroplast-symbiont }. It pollutes, and your green would be 2.
    .title = Poison for others
    .done = { $chloroplast-symbiont }, for green. Its oxygen reaches as far as your green shield allows: your guest loses its last cube, you lose nothing.

tied = The next event has finished off the parasite. 7 to 7. Four catalysts, and both active decks have something for you.
    .title = Tied at seven
    .done = { $mitochondria }, for yellow: one more point, and fission: from next turn on this organism buys twice with one biont.

snow = The last turn: four snowflakes in a row, and nobody averts the end. Green's parasite is back on your bacterium with two stolen cubes. You trail 6 to 9.
    .title = Snowball Earth
    .why = By the rules that are played here Green could not attach it this turn, as no row is active. The printed example has it there, so the game goes on from that position.

twins = Your assignment is done. ⚀⚀⚁⚂⚅⚅ at the vent: two cubes rose, two fell. Red and yellow are left, with two bionts. Doubles for the last time.
    .title = Life or nothing
    .done = Life: { $metal-glycolysis }. Two bionts inside are two blue chromosomes and with two cubes 4 points. On the vent they would score nothing.

back = Green has bought two mutations: 10 to 11. You hold five catalysts. Fission lets { $sugar-driven-biosynthesis } buy twice.
    .title = The last purchases
    .done = The Red Queen: a blue catalyst brings home the blue cube. That is worth two points, for one leaves Green.

both = 11 to 10. Fission gives this organism a second purchase, and one cube of yours is still stolen.
    .title = And once more?
    .done = The yellow one, too. A new card would be one point, a cube taken back swings two.

count = 12 to 9. Your two organisms have nine cubes and three bionts, Green's have five cubes, three bionts and a trophy. The snow covers the rest.
    .title = Count
    .why = Waiting for red and blue, a second home at the vent, and two cubes taken back in the last turn: each was worth more than the lead in the middle of the game.
