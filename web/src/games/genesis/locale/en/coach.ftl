## The coach of a first game: what each kind of decision is, and what usually matters.

aim = Every cube and biont in your organisms is a point. First you need an organism: doubles on a refugium with your biont can begin one.
near-end = The end is near: at most three turns are left. What counts now is what lives in your organisms: buy mutations, and begin nothing that needs time.
idle-turns = Two turns without a decision of yours: no free biont could go to an active row, and nothing could be bought. Keep a biont free for the next row that opens.

coach-assign = Place a biont on a refugium in an active row: each turn it rolls two dice there, and doubles begin life. An enzyme covers a death. The odds in the list tell what helps more.
coach-enzyme-colour = Any colour covers the slot. Keep the colours that buy what lies on top of the decks.
coach-antioxidant-colour = Any colour works once; a green one is a vitamin and shields for as long as it lies there.
coach-entry-fee = This place costs a catalyst for each biont. Pay with the colour you need least.
coach-autocatalytic-reroll = On a place of your colour all dice may be rolled once more. Do so when deaths outnumber lives, never with doubles that you like.
coach-organise = Which cube rises: it will roll a die and join your bacterium. Blue first, then red.
coach-manna-death = Something falls. A cube pays you a catalyst of its colour. A biont pays one of yours, but goes home, and without a biont nothing rolls here.
coach-darwinian-life = Doubles: the refugium can turn into your bacterium. Choose it to say yes, unless it would be a lone biont without any blue, which two errors would end.
coach-specificity = Yellow lets you roll dice again. Roll errors again if there are more of them than blue, otherwise dice that are no 1.
coach-atrophy = Something is lost, mutations first. Spare blue, and your last card with a shield.
coach-uv-loss = Ultraviolet takes mutations away. Keep the promoted ones and those whose shield you need.
coach-discard-order = The order in which cards go under the deck. It rarely matters.
coach-next-organism = Which of your organisms comes first. Begin with the one you can afford to lose.
coach-purchase = One purchase for each biont inside. Blue if it is less than a third of your dice, else what a shield asks for.
coach-second-purchase = Fission lets this biont buy once more. The same advice as before holds.
coach-payment = One catalyst of the card's colour, or two of another. Pay with what the decks do not want.
coach-substitute = Your pool is full: for two catalysts that you could not store you may take one of another colour. Take what you lack; “Same from now on” answers so by itself while there is room.
coach-parasite-biont = With which biont the parasite comes. One will do; those on refugia are missed there.
coach-disease = Which cube your parasite takes. It rolls and scores for you from now on: take the colour you lack.
coach-parasite-purchase = Your parasite buys from the pool of its host. Buy while the host can pay.
coach-red-queen = Take a cube back from a parasite, or from a rival with fewer crowns. Take what hurts most.
coach-red-queen-consent = Somebody with no more crowns than you wants to attack and needs your leave. You hardly ever want to give it.
coach-liberated = Your parasite was driven off its host. Choose a new host now, or it dies.
coach-contested-catalyst = On a shared refugium a cube fell. You say who gets the catalyst: usually you.
coach-ersatz-progenote = None of your bionts is left here. Say who takes the bacterium, best somebody who trails.
coach-heir = You leave this organism. Say who inherits it, best somebody who trails.
coach-wanton-first = With most gene-transfer icons you may go first in this phase. First gets the best places, last sees more.
coach-wanton-block = A foreign biont wants into your organism. It brings a colour, but scores for its owner.
coach-blocked = Your biont was refused. Choose where it goes instead.
coach-call-vote = The end of the world threatens. A vote can avert it; call it if you are behind.
coach-gaia-vote = All for Gaia averts the end; one Medea brings it, but who votes Medea keeps only half of the points.
coach-pay-for-gaia = Averting the end costs a catalyst or a chromosome. A chromosome is a point: pay.
coach-cancer-catalyst = Each 1 of this roll brings a catalyst of a colour you choose. Take what the next purchase needs.
coach-after-sex = You have turned a deck. Now buy its new card, or leave it.
coach-surplus-organ = A spare cube becomes an organ. Choose the square that you can complete first.
coach-landfall = All organs are there: go ashore? There the organs begin anew, but few live above you.
coach-landfall-organs = You are ashore and may buy organs at once. Each is a point.
coach-overcrowded = The sea is full and this creature would die out. Pay for its landfall if you can.
coach-contribute = Your host goes ashore: help to pay, for you live inside.
coach-donation-colour = Give catalysts to the host you live in. Give what it needs to survive.
coach-cancel-error = Buying a mutation now cancels an error. Worth it if the errors would cost more than the card.
coach-cull = Without green chromosomes your bionts must leave refugia. Call home the one with the worst odds.
coach-diseased-cubes = Whether a stolen cube is used for the organism that you build. No advice.
coach-stolen-organ = Which square the stolen cube fills. No advice.
coach-incorporate = Your creature is ashore and may take bionts of its own from here along. No advice.
coach-parasite-circles = The parasite holds too many foreign bionts: one goes home. No advice.
coach-npc-host = A parasite that nobody plays chooses its host. Chance decides.
coach-npc-purchase = A parasite that nobody plays buys something. Chance decides.
coach-npc-sex = A parasite that nobody plays turns a deck. Chance decides.


## What happens, when it is first met.

coach-event-event = Each turn begins with an event: it says which rows are active and what strikes.
coach-event-roiled = A mutation deck beside an active row is roiled: another card is for sale.
coach-event-mutation-shown = Only the top card of a deck can be bought.
coach-event-refugium = A new refugium: another place where bionts can look for life.
coach-event-smite = A smite takes an enzyme, or else a cube, from each refugium.
coach-event-manna-lost = A refugium loses a cube: there is less that can rise.
coach-event-enzyme-lost = An enzyme is gone, and the slot that it covered is open again.
coach-event-deserted = A refugium without cubes leaves the game, and bionts on it go home.
coach-event-heat-crisis = Heat: an organism loses as much as the extremity exceeds its heat shield.
coach-event-oxygen-spike = Oxygen: an organism loses as much as the extremity exceeds its antioxidants.
coach-event-uv = Ultraviolet light takes mutations beyond the number that the event allows.
coach-event-uv-stopped = The ozone layer keeps ultraviolet light away.
coach-event-ozone-layer = From now on ultraviolet light harms nobody.
coach-event-climate = The climate decides which faces bring life on refugia.
coach-event-atrophy = Atrophy: something is lost. Shields and blue chromosomes prevent it.
coach-event-antioxidant-spent = An antioxidant was used up instead of a loss.
coach-event-mutation-cube-lost = A mutation has lost its cube, and you a point.
coach-event-chromosome-lost = A chromosome is lost: a point, and what its colour did.
coach-event-biont-lost = A biont less in an organism: fewer dice and fewer purchases.
coach-event-biont-home = A biont at home is free and can be assigned again.
coach-event-demoted = A demoted mutation shows its weaker side again.
coach-event-promoted = A promoted mutation is stronger, and with its DNA only sixes are errors.
coach-event-mutation-discarded = A mutation that is lost goes under a deck.
coach-event-extinct = An organism that has lost everything is gone. Another one can begin on any refugium.
coach-event-catalysts = Catalysts pay for enzymes and purchases.
coach-event-autocatalytic-roll = Each refugium with bionts rolls: life raises cubes, death takes something, doubles can begin a bacterium.
coach-event-organised = A cube has risen: it rolls a die of its own and joins the bacterium to come.
coach-event-manna-died = A cube falls and pays a catalyst of its colour.
coach-event-biont-died = A biont falls and goes home. Without a biont nothing rolls there.
coach-event-life = Life has begun! This bacterium now rolls in the Darwin phase and buys mutations.
coach-event-darwin-roll = In the Darwin roll errors beyond the blue chromosomes cost something; red brings catalysts.
coach-event-mutated = A mutation brings a cube, which is a point, and often a shield.
coach-event-wanton = With most gene-transfer icons a player may go first.
coach-event-pollution = Life makes oxygen too: a polluter strikes its whole row.


## Warnings before what beginners regret.

coach-beware-life-refused = Now { $number } parts would live and count as points. The next roll has doubles in { $chance } %, and something falls in { $loss } %. Waiting rarely pays.
coach-beware-bionts-left = One of your bionts could still go to { $place }: a cube rises there in { $chance } % of rolls. At home it brings nothing.
coach-beware-uncovered = Catalysts in the pool protect nobody. An enzyme on { $place } would lower the chance of a loss from { $before } to { $after } %.
coach-beware-last-biont-dies =
    Without your biont nothing rolls here any more, and { $number ->
        [one] the raised cube waits
       *[other] the { $number } raised cubes wait
    } in vain. A cube that falls pays as well, and can rise again.
coach-beware-little-blue = Blue { $blue } for { $dice } dice is little: each error beyond blue costs something. Next, look for something blue.
coach-beware-bare-mutations = { $number } mutations, none of them promoted: ultraviolet light takes the cards beyond its limit. Promoting one brings a cube without another card.
