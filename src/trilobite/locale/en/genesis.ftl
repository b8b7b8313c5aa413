### Bios: Genesis, English.
###
### Arguments: $a, $b, $c are the things an option or event names, in words; $a-id and so on are
### their ids, for selectors. $player is who decides, $place what the decision is about, $kind
### the kind of decision. Other arguments are named where they are used. Colours come as plain
### words (red), players with a capital letter (Red).


# The name on the box.
title = Bios: Genesis


## Names of small things

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

letter-red = R
letter-yellow = Y
letter-green = G
letter-blue = B

player-red = Red
player-yellow = Yellow
player-green = Green
player-blue = Blue
player-npc-red = NPC Red
player-npc-yellow = NPC Yellow
player-npc-green = NPC Green
player-npc-blue = NPC Blue

row-cosmic = cosmic
row-ocean = ocean
row-coastal = coastal
row-continent = continent

climate-warm = warm
climate-cool = cool

eon-hadean = Hadean
eon-archean = Archaean
eon-proterozoic = Proterozoic

phase-event = event
phase-assignment = assignment
phase-autocatalytic = autocatalytic rolls
phase-darwin = Darwin rolls
phase-purchase = purchases

ecosystem-sea = sea
ecosystem-land = land

end-last-event = The last event has been played.
end-runaway-greenhouse = Runaway greenhouse: too many suns in a row ended the game.
end-snowball-earth = Snowball Earth: four snowflakes in a row ended the game.

ability-immunology = immunology
ability-heat-shield = heat shield
ability-o2-shield = O2 shield
ability-uv-shield = UV shield
ability-cancer-shield = cancer shield
ability-drought-shield = drought shield
ability-spore = spore
ability-hgt = HGT
ability-dna = DNA
ability-fission = fission
ability-nucleus = nucleus
ability-sex = sex
ability-red-queen = crown
ability-pollutes = pollutes

icon-aftershock = aftershock
icon-smite = smite
icon-heaven = +heaven
icon-earth = +earth
icon-extremophile = X
icon-o2-spike = O2
icon-uv = UV{ $number }
icon-cancer = crab
icon-drought = drought
icon-ozone-layer = ozone layer
icon-climate = { $climate ->
    [warm] sun
   *[cool] snowflake
}

refugium-pool = the pool
# More than one of the same thing.
times = { $what } ×{ $number }


## What is asked: one sentence each

prompt-wanton-first = { $player }, you are the most wanton: will you go first in this phase?
prompt-call-vote = { $player }, Armageddon threatens: will you call a Gaia vote?
prompt-gaia-vote = { $player }, vote in secret. If everyone votes Gaia, Armageddon is averted; one Medea is enough to let it happen.
prompt-pay-for-gaia = { $player }, Gaia has a price: pay a catalyst or take an atrophy.
prompt-next-organism = { $player }, which of your organisms comes next?
prompt-uv-loss = { $player }, ultraviolet light strikes { $place }: what does it lose?
prompt-cancer-catalyst = { $player }, a 1 in the cancer roll of { $place } earns a catalyst: of which colour?
prompt-atrophy = { $player }, { $place } suffers an atrophy: what does it lose?
prompt-discard-order = { $player }, which mutation goes under the deck next?
prompt-heir = { $player }, you lose { $place }: who takes it over?
prompt-cull = { $player }, without green chromosomes your bionts must leave the refugia: from where does one go home?
prompt-substitute = { $player }, two catalysts find no room in your pool: take one of another colour instead?
prompt-assign = { $player }, assign bionts and catalysts, or finish.
prompt-entry-fee = { $player }, entering costs a catalyst: of which colour?
prompt-enzyme-colour = { $player }, which catalyst becomes the enzyme?
prompt-antioxidant-colour = { $player }, which catalyst becomes the antioxidant? A green one is a vitamin.
prompt-donation-colour = { $player }, which catalyst do you give away?
prompt-parasite-biont = { $player }, which biont goes on { $place }?
prompt-disease = { $player }, which cube does { $place } take?
prompt-liberated = { $player }, { $place } was driven off its host: where does it go?
prompt-wanton-block = { $player }, a biont wants to enter { $place }: do you block it?
prompt-blocked = { $player }, your biont was blocked: where does it go?
prompt-npc-host = An NPC chooses its host.
prompt-npc-purchase = An NPC chooses its purchase.
prompt-npc-sex = An NPC chooses a deck to roil.
prompt-autocatalytic-reroll = { $player }, you rolled { $dice } for { $place }: keep the roll or roll all dice again?
prompt-organise = { $player }, life stirs in { $place }: which cube is organised?
prompt-manna-death = { $player }, a manna death on { $place }: what dies?
prompt-contested-catalyst = { $player }, who gets the catalyst for the cube that dropped in { $place }?
prompt-ersatz-progenote = { $player }, you have no bionts left on { $place }: which player may make it a bacterium?
prompt-darwinian-life = { $player }, doubles in { $place }: does Darwinian life begin?
prompt-specificity = { $chosen ->
    [none] { $player }, { $place } rolled { $dice }: re-roll dice with its yellow chromosomes?
   *[other] { $player }, { $place } keeps { $dice } and re-rolls { $chosen }: one more?
}
prompt-cancel-error = { $player }, { $place } has more errors than shields: buy a mutation to cancel one?
prompt-purchase = { $player }, purchase with your bionts, or finish.
prompt-parasite-purchase = { $player }, purchase for { $place }, or finish.
prompt-second-purchase = { $player }, fission gives the biont in { $place } a second purchase.
prompt-after-sex = { $player }, the deck is roiled: what does the biont in { $place } buy?
prompt-payment = { $player }, how do you pay for { $place }?
prompt-surplus-organ = { $player }, which organ square of { $place } does the spare cube fill?
prompt-landfall = { $player }, { $place } has all its organs: does it go ashore?
prompt-landfall-organs = { $player }, { $place } is ashore: buy organs at once, or finish.
prompt-overcrowded = { $player }, the sea is overcrowded: does { $place } pay its way ashore?
prompt-contribute = { $player }, give catalysts for the landfall of your host, or finish.
prompt-red-queen = { $player }, what does the Red Queen take from { $place }?
prompt-diseased-cubes = { $player }, does { $place } build with its diseased cube or leave it to the host?
prompt-stolen-organ = { $player }, which organ square of { $place } does the stolen cube fill?
prompt-incorporate = { $player }, your macroorganism has landed without { $place }: does it take in bionts from there?
prompt-parasite-circles = { $player }, { $place } has too many foreign bionts: whose biont goes home?
prompt-red-queen-consent = { $player }, { $place } wants to attack you with a Red Queen: do you agree?


## Options

option-decline = { $kind ->
    [wanton-first] Keep the printed order
    [call-vote] Call no vote
    [substitute] Take nothing
    [darwinian-life] Leave it a refugium
    [liberated] Let it go extinct
    [cancel-error] Buy nothing and take the errors
   *[other] No
}
option-done = { $kind ->
    [assign] Finish assignment
    [purchase] Finish purchases
    [contribute] Give no more
   *[other] Finish
}
option-enough = { $kind ->
    [parasite-biont] One biont is enough
    [incorporate] No more bionts
   *[other] No more cubes
}
option-pass = { $kind ->
    [after-sex] Buy nothing
   *[other] No second purchase
}
option-keep = { $kind ->
    [specificity] { $chosen ->
        [none] Keep all dice
       *[other] Re-roll no more than these
    }
   *[other] Keep the roll
}
option-disk = { $kind ->
    [cancer-catalyst] Take a { $a } catalyst
    [substitute] Take a { $a } catalyst
   *[other] A { $a } catalyst
}
option-organism = { $a }
# $b is how many.
option-pay = Pay { $b } { $a }
option-pay-own = Pay { $b } { $a } from your own pool
option-pay-both = Pay 1 { $a } from your own pool and 1 from the host's

option-go-first = Go first
option-call-vote = Call a Gaia vote
option-gaia = Vote for Gaia
option-medea = Vote for Medea
option-suffer = Take an atrophy in { $a }

option-discard = { $a-id ->
    [green] Discard a vitamin (green)
   *[other] Discard a { $a } antioxidant
}
option-discard-mutation = Discard { $a }
# $colour is the colour of the cube.
option-lose-mutation = Lose the { $colour } cube of { $a }{ $b-id ->
    [plus] {" "}(it is demoted)
   *[base] {""}
}
option-lose-chromosome = Lose a { $a } cube
option-lose-diseased = Lose the diseased { $colour } cube
# $organ is the name of the square.
option-lose-organ = Lose { $organ } ({ $colour })
option-lose-biont = Lose a biont of { $a } (it goes home)
option-lose-trophic-biont = Lose the trophic biont: it falls back to a bacterium
option-bottom = { $a }
option-heir = { $a } takes it over
option-cull = Take the biont on { $a } home

option-biont = { $a-id ->
    [pool] Place a biont on { $b }{ $fee }
   *[other] Move your biont from { $a } to { $b }{ $fee }
}
# An addition to option-biont, option-hgt-refugium and option-hgt-on-refugium.
option-fee = {" "}(entry costs { $number })
option-withdraw = Take your biont from { $a } back into the pool
# $death is the death die that the enzyme covers, as in 5m or 6e, or "none".
option-enzyme = Place an enzyme on { $a }{ $death ->
    [none] {""}
   *[other] {" "}(covers { $death })
}
option-antioxidant = Put an antioxidant on { $a }
option-donate = Give a catalyst to { $a }
option-hgt = Move your biont from { $a } into { $b }
option-hgt-refugium = Move your biont from { $a } to { $b }{ $fee }
option-hgt-home = Move your biont from { $a } to the pool
option-hgt-on = Go into { $a }
option-hgt-on-refugium = Go to { $a }{ $fee }
option-go-home = Go to the pool
option-block = Block it
option-allow = Let it in
# $slots are the colours of the parasite's slots.
option-parasite = Attach { $a } (takes { $slots }) to { $b }
option-supplant = Attach { $a } (takes { $slots }) to { $b } in place of its parasite
option-with-biont = { $a-id ->
    [pool] A biont from the pool
   *[other] Your biont on { $a }
}
option-with-gene = Your biont in { $a } (an HGT move)
option-take = The { $colour } cube of { $a }
option-take-organ = { $organ } ({ $colour })
option-take-diseased = The { $colour } cube of the parasite in place

option-reroll = Roll all dice again
option-reroll-die = Re-roll a { $a }
option-organise = A { $a } cube
option-kill-cube = A { $a } cube drops
option-kill-biont = A biont of { $a } dies
option-give = { $a } gets the { $b } catalyst
option-ersatz = { $a } may take it
# $bacterium is the name of the other side.
option-live = Yes: it becomes { $bacterium }

# $card is the top card, $about its colours and abilities.
option-mutation = Buy { $card } ({ $about }) for { $a }, { $b } deck
option-promote = Promote { $b } of { $a } ({ $about })
option-sex = Roil the { $b } deck first (now { $card }; sex of { $a })
# $about are the system chromosomes it needs.
option-macro = Turn { $a } into { $b } (needs { $about })
option-organ = Grow { $organ } ({ $colour }) in { $a }
option-square = { $organ } ({ $colour })
option-red-queen = Red Queen: { $a } attacks { $b }
option-take-back = Take the { $colour } cube back
option-steal-biont = Steal a biont of { $a }
option-consent = Agree
option-refuse = Refuse
option-land = Go ashore
option-stay = Stay in the sea
option-use-diseased = Build with the diseased { $colour } cube
option-leave-diseased = Leave the diseased { $colour } cube to the host
option-graft = Graft { $organ } ({ $colour }) onto { $b }
option-send-home = Send a biont of { $a } home
option-take-in = Take in a biont of { $a }


## What has happened

event-turn = Turn { $a }
event-phase = { $a }
event-wanton = { $a } goes first in this phase.
event-event = Event: { $a }.
event-roiled = The { $a } mutation deck is roiled: its top card goes under it.
event-mutation-shown = { $b } is on top of the { $a } deck.
event-refugium = { $a } appears in the { $b } row.
event-waterworld-begins = Tropical Waterworld covers the continent.
event-waterworld-ends = Tropical Waterworld ends.
event-smite = Smite: each refugium loses an enzyme or a cube.
event-manna-lost = { $a } loses a { $b } cube.
event-enzyme-lost = { $a } loses a { $b } enzyme.
event-deserted = { $a } is deserted and leaves the game.
event-heat-crisis = Extremophile crisis of extremity { $a }.
event-oxygen-spike = Oxygen spike of extremity { $a }.
event-uv = { $a ->
    [0] Ultraviolet light: organisms lose all mutations and organs.
    [one] Ultraviolet light: organisms keep one mutation or organ.
   *[other] Ultraviolet light: organisms keep at most { $a } mutations or organs.
}
event-uv-stopped = The ozone layer stops the ultraviolet light.
event-ozone-layer = The ozone layer forms: from now on ultraviolet light is harmless.
# $dice are the faces.
event-cancer-roll = Cancer roll of { $a }: { $dice }.
event-drought = Drought strikes the land.
event-climate = The climate turns { $a }.
event-vote-called = { $a } calls a Gaia vote.
event-voted-gaia = { $a } votes for Gaia.
event-voted-medea = { $a } votes for Medea.
event-averted = Armageddon is averted for this turn.
event-armageddon = { $a-id ->
    [warm] Armageddon: a runaway greenhouse will end the game after this turn.
   *[cool] Armageddon: Earth freezes over, and the game ends after this turn.
}
event-pollution = { $a } pollutes its row: an oxygen spike of extremity { $b }.
event-atrophy = { $b ->
    [one] { $a } suffers an atrophy.
   *[other] { $a } suffers { $b } atrophies.
}
event-antioxidant-spent = { $a } discards a { $b } antioxidant.
event-mutation-cube-lost = { $a } loses a cube of { $b }.
event-chromosome-lost = { $a } loses a { $b } chromosome.
event-diseased-cube-lost = { $a } loses its diseased { $b } cube.
event-diseased-cube-back = { $a } gets its { $b } cube back.
event-organ-lost = { $a } loses { $organ }.
event-biont-lost = { $a } loses a biont of { $b }.
event-biont-home = { $b ->
    [one] A biont of { $a } goes home.
   *[other] { $b } bionts of { $a } go home.
}
event-demoted = { $b } of { $a } is demoted.
event-mutation-discarded = { $a } discards { $b }.
event-extinct = { $a } of { $b } goes extinct.
event-macro-extinct = { $a } of { $b } goes extinct and is a bacterium again.
event-commandeered = { $b } takes over { $a }.
event-catalysts = { $a } takes { $c } { $b } { $c ->
    [one] catalyst
   *[other] catalysts
}.
event-paid = { $a } pays { $c } { $b } { $c ->
    [one] catalyst
   *[other] catalysts
}.
event-biont-assigned = { $a } places a biont on { $b }.
event-withdrawn = { $a } withdraws a biont from { $b }.
event-enzyme = { $a } places a { $c } enzyme on { $b }.
event-antioxidant = { $a } puts a { $c } antioxidant on { $b }.
event-donated = { $a } gives { $b } a { $c } catalyst.
event-hgt = { $a } moves a biont out of { $b }.
event-hgt-entered = A biont of { $a } enters { $b }.
event-blocked = { $a } keeps a biont out of { $b }.
event-attached = { $c } attaches { $a } to { $b }.
event-diseased = { $a } takes a { $c } cube from { $b }.
event-liberated = { $a } of { $b } is driven off its host.
event-autocatalytic-roll = { $a } rolls for { $b }: { $dice }.
event-rolled-again = { $a } rolls again for { $b }: { $dice }.
event-organised = A { $b } cube of { $a } is organised.
event-manna-died = A { $b } cube of { $a } drops.
event-biont-died = A biont of { $a } dies on { $b } and goes home.
event-life = Life! { $a } has a bacterium: { $b }.
event-darwin-roll = Darwin roll of { $a }: { $dice }.
event-rerolled = { $a } re-rolls { $b }: { $dice }.
event-mutated = { $a } mutates: { $b }.
event-promoted = { $a } promotes { $b } to { $b-promoted }.
event-macro = { $a } turns { $c } into a macroorganism: { $b }.
event-organ = { $a } grows { $organ }.
event-absorbed = { $a } absorbs its parasite { $b }.
event-landfall = { $b } of { $a } goes ashore.
event-oxygen-crisis = Oxygen crisis: the Proterozoic begins with the next event.
event-overcrowded = The { $a } is overcrowded: the macroorganism with the lowest metabolic rate goes extinct.
event-sorted = The trophic levels of the { $a } change.
event-red-queen = The Red Queen of { $a } takes { $c } from { $b }.
event-biont-stolen = { $a } takes a biont of { $c } from { $b }.
event-incorporated = { $a } takes in a biont of { $c } from { $b }.
event-grafted = { $a } grafts an organ onto { $b }.
event-host-outlived = { $a } outlives its host { $b }.
event-game-over = The game is over. { $a }


## Why something is refused

reason-already-promoted = This mutation is promoted already; each is promoted once.
reason-biont-has-moved-this-phase = Every biont moves once in an assignment phase, and those here have moved.
reason-bionts-have-purchased = Each biont makes one purchase a turn, and yours in this organism have made theirs.
reason-cannot-pay = The pool that pays holds neither one catalyst of this colour nor two of one other colour.
reason-consent-was-refused = The owner has refused this Red Queen already in this phase.
reason-cube-is-on-the-parasite = This cube lies on the parasite and cannot be lost by its host.
# $limit is how many bionts the player may have on refugia, $count how many they have there.
reason-entropy-limit = Your entropy limit is { $limit } on refugia and you have { $count } there. Green chromosomes in an organism of yours raise it from the next turn on.
reason-entry-fee = Entry costs a catalyst for each biont, and your pool is empty.
reason-enzyme-slots-full = All its enzyme slots are covered.
reason-healthy-mutations-go-first = Without immunology healthy mutations go before diseased ones.
reason-host-in-own-tableau = Your parasite needs a host in another player's tableau, or a parasite as its host.
reason-host-row-out-of-reach = The host's row is inactive and you have no biont there.
reason-hyperparasites-stay-small = A hyperparasite cannot become a macroorganism.
reason-incumbent-holds-as-many-cubes = To supplant the parasite in place yours must end up with more cubes than it holds.
reason-macro-parasite-cannot-be-supplanted = A parasite that has become a macroorganism cannot be supplanted.
reason-mutation-deck-empty = The deck is empty.
reason-mutation-row-out-of-reach = The deck must be in an active row or in the organism's home row; a spore reaches all.
reason-mutations-only-in-the-darwin-phase = With crystal catastrophe mutations are bought in the Darwin phase only, to cancel errors.
reason-no-antioxidants-on-land = Organisms on land take no antioxidants.
reason-no-antioxidants-on-parasites = Parasites take no antioxidants.
reason-no-biont-for-a-parasite = A parasite needs a biont from your pool, from a refugium in an active row, or by an HGT move.
reason-no-catalyst = Your pool is empty: you need a catalyst of any colour.
reason-no-fitting-cube = The host has no cube of a colour that the parasite can take.
reason-no-foreign-genes = In this game bionts do not enter organisms of other players.
reason-no-free-circle = The macroorganism has no free circle of this colour.
reason-no-hgt-move-left = You need an HGT icon on an organism you own or live in, one for each move.
reason-no-hgt-with-macroorganisms = No biont enters or leaves a macroorganism.
reason-no-macroorganisms-in-this-game = The introductory game has no macroorganisms.
reason-no-parasites-in-this-game = This game is played without parasites.
reason-no-red-queen = A Red Queen needs a crown on the attacking organism.
reason-no-red-queens-in-this-game = This game is played without Red Queens.
reason-no-supplanting-at-home = You may not supplant a parasite in your own tableau.
reason-no-unassigned-biont = You have no unassigned biont in the pool.
reason-nothing-to-steal = There is nothing to steal that fits.
reason-npcs-never-consent = Without more crowns than the target you need consent, and an NPC never gives it.
reason-only-bacteria-become-macroorganisms = Only a bacterium becomes a macroorganism.
reason-only-by-landfall-at-birth = You already have an organism on land: a new one needs cubes for all its organ squares now, so that it lands at birth.
reason-only-two-levels-of-parasites = A parasite that is a macroorganism has at most one parasite in turn, and that one none.
reason-organ-square-filled = This organ square is filled.
reason-organism-limit = You own as many organisms as you may.
reason-other-tokens-go-first = Mutation cubes go first, then other cubes and organs, then bionts, unless immunology lets you choose.
reason-parasite-is-in-play = Your parasite card is in play, or you have none.
reason-parasite-returns-next-turn = Your parasite went extinct in this turn; the card is ready in the next.
reason-pool-is-full = The other pool has no room for any colour you could give.
reason-row-closed = The row is inactive and you have no biont there; a spore would open it.
reason-row-out-of-reach = The row is inactive and you have no biont there.
reason-source-row-inactive = The row is inactive: a biont on a refugium there cannot leave.
reason-too-few-chromosomes = The bacterium lacks cubes of the system chromosomes; bionts and diseased cubes do not count.
reason-trophic-biont-is-safe = While other tokens are left the endosymbiont's owner may not choose the trophic biont.


## The board

board-turn = Turn { $turn }
board-before = Before the first turn
board-phase = phase { $number } of 5: { $phase }
board-climate = { $climate } climate
board-over = game over
board-armageddon = the game ends after this turn
board-waterworld = Tropical Waterworld covers the continent
board-ozone = ozone layer: no more UV
board-events = Events
board-event = Event
board-order = order { $order }
board-icons = Climate
board-no-icons = no sun or snowflake yet
# The number of equal climate icons at the end, and how many make Armageddon.
board-threat = { $icon ->
    [warm] { $number } { $number ->
        [one] sun
       *[other] suns
    } in a row, { $needed } end the game
   *[cool] { $number } { $number ->
        [one] snowflake
       *[other] snowflakes
    } in a row, { $needed } end the game
}
letter-warm = W
letter-cool = C

board-refugium = refugium
board-life = life
board-organised = organised
board-disorganised = disorganised
board-slots = enzymes, deaths
board-dice = dice
board-active = active
board-inactive = inactive
board-face-down = { $number } face down
# The number of cards in a mutation deck.
board-deck = mutations { $number }:
board-deck-empty = no mutations
board-safe = safe
board-fee = fee { $number }
board-legend = R cube · ^R biont · (R) disk · life: faces that organise a cube now (in the other climate) · 5m: each 5 kills a manna · 5e: each 5 kills an enzyme · safe: from smite

board-ecosystem = { $ecosystem ->
    [sea] Sea
   *[land] Land
}
# $level is P, H or C.
board-level = { $level } { $name }, rate { $rate }, { $worth } VP

board-points = { $number } VP
board-points-from = points
points-cubes = cubes { $number }
points-system = system { $number }
points-bionts = bionts { $number }
points-trophies = trophies { $number }
points-dominance = macroorganisms { $number }
points-medea = Medea −{ $number }
board-pool = pool
board-pool-limit = of { $number }
board-bionts = bionts
# Unassigned; on refugia with the entropy limit; in organisms.
board-biont-places = { $free } free, { $refugia } of { $limit } on refugia, { $organisms } in organisms
board-guests = guests in
board-wanton = wantonness { $number }
board-parasite = parasite
board-parasite-ready = { $sides } ready
board-parasite-side = { $name } (takes { $slots })
board-or = { $one } or { $other }
board-parasite-resting = ready next turn
board-parasite-in-play = in play
board-trophies = trophies { $number }
board-nothing = no organism
board-npc = { $player }: its biont waits for a host

board-home = { $row } row
board-parasite-of = parasite of { $player }
board-macro = { $ecosystem ->
    [sea] macroorganism of the sea
   *[land] macroorganism of the land
}
board-roll = rolls { $dice }, re-rolls { $again }, error shield { $shield } ({ $errors })
board-cancer = cancer dice { $dice }, error shield { $shield } ({ $errors })
board-errors-both = 5 and 6
board-errors-six = 6 only
board-heat = heat { $number }
board-oxygen = O2 { $number }
board-makes = makes { $colour }
board-disks = disks
board-mutations = mutations
# A cube of the mutation lies on the parasite.
board-stolen = { $letter } stolen
board-slots-taken = diseased
board-slot-empty = { $letter } empty
board-system = system
board-organs = organs
board-circles = endosymbionts


## Odds

odds-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
odds-autocatalytic = Autocatalytic rolls: the chance of at least one …
odds-darwin = Darwin rolls
odds-cancer = Cancer rolls
odds-specificity = Your re-roll
odds-name = for
odds-choice = re-roll
odds-dice = dice
odds-life = life
odds-manna = manna death
odds-enzyme = enzyme death
odds-death = any death
odds-doubles = doubles
odds-bacterium = bacterium
odds-rerolls = re-rolls
odds-atrophy = atrophy
odds-atrophy-rerolled = … if errors are re-rolled
odds-extinction = extinction
odds-catalysts = catalysts (mean)
odds-triple = triple
odds-with-biont = { $name } + biont
odds-with-enzyme = { $name } + enzyme
odds-reroll = { $dice }
odds-keep = nothing
odds-hint = Exact chances. A bacterium needs doubles and a biont that survives, your right to roll again included. odds NAME shows a whole distribution.
odds-none = Nothing on the table is going to roll.
odds-unknown = Nothing that rolls is called "{ $name }".
odds-title = { $name }, { $dice } dice
odds-lives = cubes organised
odds-manna-deaths = manna deaths
odds-enzyme-deaths = enzyme deaths
odds-atrophies = atrophies
odds-atrophies-rerolled = atrophies if errors are re-rolled


## Events drawn

events-none = No event has been drawn yet.
events-turn = turn
events-eon = eon
events-name = event
events-rows = active rows
events-icons = icons


## The public stack of macroorganisms

macros-title = Macroorganisms to be had: the bacterium needs these cubes and pays one catalyst.
macros-none = No macroorganism card is left.
macros-name = name
macros-ashore = ashore
macros-needs = needs
macros-organs = organ squares

## Terminal

welcome = { $players ->
    [one] one player
   *[other] { $players } players
}, { $ruleset } rules, { $mode }
help-game =
    events   all events drawn so far
    macros   the macroorganism cards that can be had
rules-examples = rules E4, rules E4a.1, rules AMB-12
score-source = { $source ->
    [cubes] cubes
    [system] system
    [bionts] bionts
    [dominance] macros
    [trophies] trophies
   *[medea] Medea
}
score-catalysts = catalysts
score-solitaire = { $achievement ->
    [terrestrial] You win on land: a terrestrial victory.
    [marine] You win in the sea: a marine victory.
    [points] You win.
   *[none] You lose.
}

## What an option does

chance-rises = a cube rises
chance-rises-short = rises
chance-new-life = new life
chance-loss = loss
chance-atrophy = atrophy
chance-extinction = extinction
preview-left-empty = { $place } is left without a biont.
chip-left-empty = left empty
preview-organism-limit = You have as many organisms as are allowed: no new life.
chip-organism-limit = organism limit
preview-nobody-rolls = Nobody is there: it changes nothing in the coming rolls.
chip-nobody-rolls = no effect now
preview-loss-was = Loss { $before } %, with the enzyme { $after } %.
chip-loss-was = loss { $before } → { $after } %
preview-chromosomes = Chromosomes { $amounts }.
chip-chromosomes = { $amounts }
preview-price = Costs { $price }.
chip-price = −{ $price }
preview-free = Costs nothing.
chip-free = free
preview-needs-consent = The owner must agree.
chip-needs-consent = needs consent
preview-pool-full = Your pool has no room for { $what }: you get no catalyst.
chip-pool-full = pool full
preview-catalyst = You get a catalyst: { $what }.
chip-catalyst = +{ $what }


## What the adviser counts

aim-tokens = cubes and bionts
aim-safety = safety from losses
aim-growth = growth
aim-becoming = a macroorganism to come
aim-creatures = macroorganisms
aim-landfall = a landfall to come
aim-guests = bionts with hosts
aim-trophies = trophies
aim-birth = a bacterium to come
aim-room = bionts at hand
aim-catalysts = catalysts
aim-goals = goals of the game
aim-partners = partners
aim-victory = victory
aim-lead = lead over rivals

## Variants

variant-short-name = Short game
variant-introductory-name = Introductory game
variant-parasites-name = With parasites
variant-macro-name = Macro variant
variant-crystal-catastrophe-name = Crystal catastrophe
variant-chimera-name = Chimera
variant-plant-level-name = Plant level
