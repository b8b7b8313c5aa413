### Bios: Origins, English.
###
### Cards, places, resources, technologies with their levels, philosophies and species have their
### names in the card files. $track, $hex and so on are such names, $epoch is a numeral (II).
###
### Arguments: $a, $b, $c are the things an option or event names, in words; $a-id and so on are
### their ids, for selectors. A colour comes as the name of the people (Sapiens), numbers of players
### come from 1. $player is who decides, $kind the kind of decision and $stage the stage, both as ids;
### other arguments of a prompt are what the decision is about: $card, $foundation, $invention,
### $hex, $hexes, $space, $tile, $climate, $effect, $partner, $passer, and the numbers $left,
### $highest, $bonus and $price (0 if there is an auction).


# The name on the box.
title = Bios: Origins


## Names of small things

colour-black = black
colour-white = white
colour-orange = orange
colour-green = green

player-black = Black
player-white = White
player-orange = Orange
player-green = Green

realm-land = land people
realm-sea = sea people

discipline-culture = culture
discipline-politics = politics
discipline-industry = industry

measure-mysticism = mysticism
measure-urbanisation = urbanisation
measure-diversity = diversity

# Two technologies together, by the score to which they add.
group-culture = environment
group-politics = wellbeing
group-industry = economy

brain-emotions = emotions
brain-vocabulary = vocabulary
brain-free-will = free will
brain-mysticism = mysticism pool
brain-display = display

piece-pawn = pawn
piece-elder = Elder
piece-emissary = Emissary
piece-migrant = Migrant
piece-dissident = Dissident
piece-refugee = Refugee
piece-city = city
piece-crown = crown

card-challenge = challenge card
card-foundation = Foundation
card-idea = Idea
card-invention = Invention
card-comet = Comet
card-portent = Portent

epoch-1 = I, the Age of Speech
epoch-2 = II, the Age of Polytheism
epoch-3 = III, the Age of Empires
epoch-4 = IV, the Age of Reason

mode-competitive = competitive
mode-solitaire = solitaire
mode-cooperative = cooperative

length-basic = basic game
length-advanced = advanced game
length-first-exodus = first exodus from Africa

map-earth = Earth
map-archipelago = archipelago

# What ended the game.
end-comet = Comet IV was taken.
end-tail = The tail of Comet IV has passed.

# What a score is made of.
source-culture-tokens = victory tokens
source-culture-mysticism = mysticism
source-culture-footprint = footprint
source-culture-energy = energy
source-politics-tokens = victory tokens
source-politics-urbanisation = urbanisation
source-politics-metallurgy = metallurgy
source-politics-immunology = immunology
source-industry-tokens = victory tokens
source-industry-diversity = diversity
source-industry-maritime = maritime
source-industry-information = information

# What a campaign has made of a people.
shape-archetype = archetype
shape-burrower = burrower
shape-armoured = armoured
shape-flyer = flyer
shape-swimmer = swimmer

# $number is the number of the tile.
tile-named = tile { $number } ({ $about })

# What a space of the philosophy track does.
philosophy-bonus = +1 to bids: { $discipline }
philosophy-crisis = crisis: { $crisis }
philosophy-morality = immoral: { $effect }
philosophy-cancels = not scored: { $discipline }


## Actions and advances

effect-specialise = specialise
effect-invent = invent
effect-library = library
effect-elect = elect
effect-spread = spread
effect-domesticate = domesticate
effect-cultivate = cultivate
effect-mine = mine
effect-mine-luxury = mine luxury
effect-mine-metal = mine metal
effect-trade = trade
effect-preach = preach
effect-war = war
effect-enslave = enslave
effect-exogamy = exogamy
effect-racism = racism
effect-cold-war = cold war
effect-artisan = artisan
effect-constitution = constitution
effect-science = science
effect-pseudoscience = pseudoscience
effect-encephalise = encephalise
effect-abstract = abstract
effect-art = art
effect-pray = pray
# One step on a technology, not beyond a level.
effect-tech-to = { $track } { $level }
# The discard of an Invention of this Epoch or an earlier one.
effect-reduce-to = reduction ({ $epoch })
# The same two where it is not said which track and which Epoch.
effect-tech = technology
effect-reduce = reduction
effect-purge = purge
effect-demagogue = demagogue
effect-chaos = chaos
# An option and what follows from it.
effect-then = { $effect } > { $consequence }
# One of the rows of a card.
row-of = { $discipline }: { $row }


## Events of challenge cards

fate-cooling = cooling
fate-warming = warming
fate-deforestation = deforestation
fate-reforestation = reforestation
fate-human-disease = human disease
fate-animal-disease = animal disease
fate-catastrophe = catastrophe
fate-pollution = pollution
fate-famine = famine
fate-crisis = crisis
fate-left-dictator = left-wing dictator
fate-right-dictator = right-wing dictator
# An event that has a name in history.
fate-named = { $fate }: { $name }

crisis-genocide = genocide
crisis-civil-war = civil war
crisis-economic-crisis = economic crisis


## Requirements

need-menopause = menopause
need-technology = { $track } { $level }
need-any-city = any city
need-city = city: { $kind }
need-or = { $one } or { $other }


## The map

kind-horticulture = horticulture
kind-biofuel = biofuel
kind-work-animal = work animal
kind-war-animal = war animal
kind-luxury = luxury
kind-metal = metal
kind-oil = oil
kind-uranium = uranium

terrain-sea = sea
terrain-ice = ice
terrain-desert = desert
terrain-jungle = jungle
terrain-permanent-ocean = permanent ocean
terrain-permanent-ice = permanent ice

ground-land = land
ground-shelf = shelf
ground-ocean = ocean

space-land = land space
space-water = water space

corner-n = north
corner-ne = northeast
corner-se = southeast
corner-s = south
corner-sw = southwest
corner-nw = northwest
# A space without a name of its own: a hex and one of its corners.
space-corner = { $hex }, { $corner }

tile-side-front = front
tile-side-back = back


## What is asked: one sentence each

prompt-start = Which people do you play?
prompt-tile = { $player }, which tile do you lay?
prompt-tile-to = { $player }, on which hex do you lay { $tile }?
prompt-tile-turn = { $player }, how is the tile on { $hex } turned?
prompt-craton-to = { $player }, where does { $craton } lie?
prompt-craton-turn = { $player }, how is { $craton } around { $hex } turned?
prompt-craton = { $player }, which craton do you shift?
prompt-first-token = { $player }, which climate token do you lay, and where?
prompt-first-migrant = { $player }, where does your first Migrant stand?
prompt-challenge = { $player }, challenge phase: what do you do?
prompt-token = { $player }, which climate token ({ $climate }) is turned over and moved?
prompt-token-to = { $player }, where does the climate token go, now { $climate }?
prompt-bid = { $price ->
    [0] { $highest ->
        [0] { $player }, how many pawns do you bid for { $card }? Your bonus: { $bonus }.
       *[other] { $player }, how many pawns do you bid for { $card }? Together with your bonus ({ $bonus }) more than { $highest }.
    }
   *[other] { $player }, do you pay for { $card }? It costs as many Elders as the number of its Epoch and your Dissidents together: { $price }.
}
prompt-expend = { $left ->
    [one] { $player }, which pawn do you expend?
   *[other] { $player }, which pawn do you expend? Still { $left } to go.
}
prompt-orientation = { $player }, for which discipline does { $card } become a Foundation?
prompt-globalise = { $player }, the Portent moves the philosophy cube: where to?
prompt-lost-city = { $left ->
    [one] { $player }, which city is lost?
   *[other] { $player }, which city is lost? Still { $left } to go.
}
prompt-lost-elder = { $left ->
    [one] { $player }, which Elder is lost?
   *[other] { $player }, which Elder is lost? Still { $left } to go.
}
prompt-pollution = { $player }, pollution: which Elder or city do you lose?
prompt-genocide = { $player }, genocide: which Foundation do you lose?
prompt-dissident-from = { $player }, chaos: which Migrant becomes a Dissident?
prompt-dissident-to = { $player }, chaos: where does the Dissident go?
prompt-suppression = { $player }, a Dissident is suppressed: what does it cost you?
prompt-new-class = { $player }, revolution: which class rules now?
prompt-refugee-from = { $player }, your supply is empty: which Migrant is the Refugee from { $hex }?
prompt-refugee = { $player }, where does the Refugee from { $hex } go?
prompt-diaspora-from = { $player }, diaspora: who sets out?
prompt-diaspora = { $player }, diaspora: where to?
prompt-creature = { $player }, where do your people begin?
prompt-row = { $stage ->
    [foundations] { $player }, Foundation { $foundation }: which action?
    [lower] { $player }, lower row of your species board: which action?
    [upper] { $player }, upper row of your species board: which action?
   *[inventions] { $player }, Invention { $invention }: which action?
}
prompt-specialise = { $left ->
    [one] { $player }, to which Idea do you send an Elder? One may go.
   *[other] { $player }, to which Idea do you send an Elder? Up to { $left } may go.
}
prompt-invent = { $player }, which Idea do you invent?
prompt-keep = { $player }, do you keep the Idea as an Invention?
prompt-obsolete = { $player }, you have more Inventions than your information level: which one is discarded?
prompt-library = { $left ->
    [one] { $player }, library: which Elder do you expend?
   *[other] { $player }, library: which Elder do you expend? Still { $left } to go.
}
prompt-elect = { $player }, election: which class rules now?
prompt-spread-from = { $player }, spread: who sets out?
prompt-spread-to = { $player }, spread: where to?
prompt-leave = { $player }, { $passer } wants to pass your Migrants on the way to { $space }: do you allow it?
prompt-urbanise = { $player }, where do you build a city?
prompt-urbanise-with = { $player }, which Migrant becomes the city in { $hex }?
prompt-relocate = { $player }, all your blocks are on the map: which city do you give up?
prompt-interact = { $player }, { $effect }: choose a target.
prompt-sender = { $player }, who goes there?
prompt-negotiate = { $player }, negotiation with { $partner }: what do you gain?
prompt-exogamy = { $player }, exogamy: to which Invention does your Emissary go?
prompt-racism = { $player }, racism: which Emissary do you send home?
prompt-cold-war = { $player }, cold war: who suffers chaos?
prompt-constitution = { $player }, constitution: which Foundation goes over to its other discipline?
prompt-science = { $player }, which Idea of the tradition deck do you take?
prompt-pray = { $player }, prayer: from which domain does the pawn come?
prompt-free-step = { $player }, this level gives a free step: on which other technology?
prompt-reduce = { $player }, reduction: which Invention do you discard?
prompt-demagogue = { $player }, demagogue: do you move the philosophy cube?
prompt-starvation = { $player }, your footprint does not feed that many in { $hexes }: what do you give up?


## Options

# $species is the name of the species.
option-start = { $a } ({ $species })
option-tile = { $a }
option-craton = { $a }
option-lay = { $a }: { $b }
option-turn = { $a ->
    [0] Not turned
    [one] One sixth clockwise
   *[other] { $a } sixths clockwise
}

option-challenge = Challenge the gods
option-comet = Take the Comet
option-globalise = Globalise: spend a Portent
option-skip = { $kind ->
    [challenge] Skip the phase
   *[other] Skip the row
}
option-token = Token on { $a }
option-hex = { $a }
option-pass = Pass
# $total is the bid with the bonus.
option-bid = { $a ->
    [one] Bid one pawn (worth { $total })
   *[other] Bid { $a } pawns (worth { $total })
}
# $about is what the space does.
option-philosophy = { $a } ({ $about })

# $resource is what the city stands on.
option-lose-city = City in { $a } ({ $resource })
option-lose-migrant = Migrant at { $a }
option-elder = Elder on { $a }
option-emissary = Emissary on { $a }
option-foundation = { $a }
option-figure = Migrant at { $a }
option-resist = On the Foundation { $a }
option-resist-crown = On the crown
option-class = { $a }
option-to = { $a }

# $option is the action or advance with what follows from it.
option-use = { $option }
# $heureka is what the card gives at once.
option-idea = { $asked ->
    [0] { $a } (Heureka: { $heureka })
   *[other] { $a } (Heureka: { $heureka }), Elders { $there }/{ $asked }
}
option-done = Send no more
option-keep = Keep { $a } ({ $rows })
option-discard = Put { $a } on the tradition deck
# $owner is whose Invention it is.
option-invention = { $kind ->
    [exogamy] { $a } ({ $owner })
   *[other] { $a }
}
option-move = Migrant at { $a }
option-new = New Migrant from { $a }
option-new-from-city = New Migrant from the city in { $a }
option-diaspora = Diaspora instead of the spread
option-to-with-leave = { $a } (needs permission to pass)
option-stay = { $kind ->
    [craton] Shift none
    [demagogue] Leave it where it is
   *[other] Stay
}
option-grant = Let them pass
option-refuse = Refuse
option-build = { $a }: { $b }
option-with = Migrant at { $a }
option-pawn = { $kind ->
    [negotiate] A pawn from { $a } to free will
   *[other] { $a }
}
option-track = { $kind ->
    [negotiate] One step: { $a }
   *[other] { $a }
}
# $owner is whose Migrant or city it is.
option-target = { $owner }: Migrant at { $a }
option-target-city = { $owner }: city in { $a }
option-missile = { $owner }: missile at the Migrant at { $a }
option-missile-city = { $owner }: missile at the city in { $a }
option-release = Release the Dissident on { $a }
option-release-crown = Release the Dissident on the crown
option-decline = Gain nothing
option-send-home = { $b } on { $a }
option-rival = { $a }
option-none = Take none


## What has happened

# $b is the number of the player, $c that of the crown.
event-plays = Player { $b } plays { $a }, with crown { $c }.
event-tile-laid = { $a } lays { $b } on { $c }.
event-craton-laid = { $a } lays { $b } around { $c }.
event-token-laid = { $a } lays a climate token on { $c }: { $b }.
event-strip = The latitude strip is now: { $a }.
event-round = Round { $a }
event-turn = { $a }
event-challenge = { $a } challenges the gods: { $b }.
event-event = Event: { $a }.
event-struck = { $a } is struck: { $b }.
event-token-moved = A climate token goes from { $b } to { $c }, now { $a }.
event-climate-instead = No token or no place for it. Instead: { $a }.
event-second-card = Another card is looked at: { $a }.
event-milankovitch = Milankovitch cycle, { $a }: all tokens of the kind are turned over.
event-catastrophe = { $a }: everything on its hex is destroyed.
event-bid = { $b ->
    [one] { $a } bids one pawn, worth { $c }.
   *[other] { $a } bids { $b } pawns, worth { $c }.
}
event-passed = { $a } passes.
event-nobody-bids = Nobody bids for { $a }: it leaves the game.
event-won = { $a } wins { $b }.
event-not-qualified = { $a } does not meet the requirement of { $b }: it leaves the game.
event-foundation = { $a } has a new Foundation, { $b } ({ $c }).
event-foundation-lost = { $a } loses the Foundation { $b }.
event-foundation-turned = { $a }: the Foundation { $b } goes over to { $c }.
event-comet = { $a } takes { $b }.
event-epoch = { $a ->
    [1] Epoch { epoch-1 }.
    [2] Epoch { epoch-2 }.
    [3] Epoch { epoch-3 }.
   *[4] Epoch { epoch-4 }.
}
event-idea-gone = The Idea { $a } leaves the game.
event-idea-shown = New Idea in the display: { $a }.
event-tokens = { $c ->
    [one] { $a } gets one victory token for { $b }.
   *[other] { $a } gets { $c } victory tokens for { $b }.
}
event-philosophy = { $a } moves the philosophy cube: { $b }.
event-chaos = { $a } suffers chaos.
event-dissident = { $a } has a Dissident on { $b }.
event-dissident-crown = { $a } has a Dissident on the crown.
event-dissident-released = { $a } releases a Dissident without a loss.
event-suppressed = { $a } suppresses a Dissident.
event-revolution = { $a } has a violent revolution.
event-crown = { $a } has a new ruling class: { $b }.
event-refugee = { $a }: a Refugee comes to { $b }.
event-diaspora = { $a }: diaspora to { $b }.
event-acts = { $a }: { $b }.
event-elder = { $a } sends an Elder to { $b }.
event-elder-expended = { $a }: the Elder on { $b } goes back to free will.
event-emissary = { $a } sends an Emissary to { $b }.
event-emissary-expended = { $a }: the Emissary on { $b } goes back to free will.
event-invented = { $a } invents { $b }.
event-discarded = { $a } puts { $b } on the tradition deck.
event-invention = { $a } has a new Invention: { $b }.
event-invention-lost = { $a } loses the Invention { $b }; it goes on the tradition deck.
event-tradition-taken = { $a } finds { $b } in the tradition deck.
event-tradition-shown = On top of the tradition deck: { $a }.
event-election = { $a } holds an election: { $b }.
event-migrant-new = { $a }: a new Migrant comes to { $b }.
event-migrant-moved = { $a }: a Migrant goes from { $b } to { $c }.
event-migrant-lost = { $a } loses the Migrant at { $b }.
event-leave-granted = { $a } lets { $b } pass.
event-leave-refused = { $a } does not let { $b } pass.
event-city-built = { $a } has a new city in { $b }: { $c }.
event-city-used = { $a } uses the city in { $b } ({ $c }) for the Consequence.
event-city-lost = { $a } loses the city in { $b }.
event-encephalisation = { $a }: a pawn goes from emotions to vocabulary.
event-abstraction = { $a }: a pawn goes from vocabulary to free will.
event-art = { $a }: a pawn goes from the mysticism pool to free will.
event-prayer = { $a }: a pawn goes from { $b } to the mysticism pool.
event-technology = { $a }: { $b } { $c }.
event-trade = { $a } trades with { $b }.
event-attack = { $a } against { $b }: { $c }.
event-attack-lost = { $a } does not win against { $b }: the attacker falls.
event-immoral = { $a } acts against the philosophy ({ $b }).
event-negotiated = { $a } negotiates with { $b }.
event-pawn-freed = { $a }: a pawn goes from { $b } to free will.
event-cold-war = { $a } wages cold war against { $b }.
event-starved = { $a } cannot feed everybody.
event-tail = The tail of Comet IV: everybody has two more turns, unless it is taken.
event-game-over = The game is over. { $a }


## Why something is refused

reason-advanced-only = This belongs to the advanced game.
reason-beyond-footprint = Your footprint does not feed a creature there.
reason-bid-too-low = With bonuses your bid must be higher than all before.
reason-built-this-turn = Nobody sets out from a city that was built this turn.
reason-city-there = There is a city of somebody else.
reason-comet-on-top = No challenge card of the Epoch is left: a Comet lies on top.
reason-elected-already = There is one election in a turn.
reason-emissary-there = You have an Emissary there already.
reason-environment-too-low = Your footprint and energy together are too low for it.
reason-foundation-disabled = A Dissident disables this Foundation.
reason-hex-uninhabitable = Your people cannot live on this hex.
reason-idle-alone = There is no other player to do this to.
reason-last-component = It is all you have on the map, and would vanish.
reason-level-reached = You have reached this level already.
reason-library-needs-elders = You need as many Elders in the display as your information level.
reason-metallurgy-not-higher = Your metallurgy must be higher than that of the city's owner.
reason-moved-already = This Migrant has moved in this turn.
reason-must-attack = An attack that would succeed must be made.
reason-must-challenge = The gods must be challenged in every turn after the first.
reason-must-succeed = You may not start a war you would lose while you could start one you would win.
reason-mysticism-not-higher = Your mysticism must be higher than theirs.
reason-no-block-left = You have no block left for the city.
reason-no-challenge-in-first-turn = Nobody challenges the gods in the first turn.
reason-no-comet-on-top = Challenge cards of the Epoch still lie on the Comet.
reason-no-elder-or-emissary = You have neither an Elder nor an Emissary.
reason-no-elder-there = You have no Elder on this Idea.
reason-no-foreign-emissary = There is no Emissary of others on your Inventions.
reason-no-foreign-invention = Nobody else has an Invention without an Emissary of yours.
reason-no-foundation = You have no Foundation.
reason-no-idea-in-display = There is no Idea in the display.
reason-no-invention-to-discard = You have no Invention old enough to discard.
reason-no-migrant-in-supply = There is no Migrant left in your supply.
reason-no-mysticism = There is no pawn in your mysticism pool.
reason-no-pawn-in-emotions = There is no pawn left in emotions.
reason-no-pawn-in-free-will = There is no pawn in free will.
reason-no-pawn-in-vocabulary = There is no pawn left in vocabulary.
reason-no-pawn-to-pray = There is no pawn in your brain to pray.
reason-no-pawns-to-bid = You have no Elder or Emissary to bid.
reason-no-portent = You have no Portent.
reason-no-tradition = The tradition deck is empty.
reason-nobody-in-reach = No possible target is within your reach.
reason-not-of-ruling-class = Neither side of the card is of your ruling class.
reason-not-trapped = Your people are not trapped: somebody can spread without hunger.
reason-nothing-to-build-on = Your Migrants and cities have no such resource at hand.
reason-nothing-to-invent = No Idea has an Elder of yours and enough Elders for its row.
reason-nowhere-to-go = There is no free space within reach.
reason-only-for-consequence = Your city is on it already, and there is no Consequence to use it for.
reason-others-skip = Only the holder of crown 1 sees to challenges and Comets.
reason-out-of-reach = That is out of your reach.
reason-portents-idle = Portents are of no use without opponents.
reason-requirement-not-met = You do not meet the requirement of the card.
reason-technology-too-low = Your technology is too low for this resource.
reason-too-few-elders = There are too few Elders on it for its row.
reason-too-few-elders-for-epoch = You need as many Elders as the number of the Epoch and your Dissidents together.
reason-urbanisation-not-higher = You must have more cities than they have.
reason-wellbeing-not-lower = Metallurgy and immunology together must be lower than yours.
reason-wrong-discipline = The card has no side of the discipline that is sought.


## Terminal

help-game =
    ideas    the Ideas of the display: Heureka, requirement, rows
    rows     the rows of all players in the order in which they are used
    places   all hexes with climate, resources and who is there
    points   what the three scores of everybody are made of
rules-examples = rules G6, rules E1c.1, rules AMB-12

welcome = { $players ->
    [one] one player
   *[other] { $players } players
}
seat = seat { $number }

# Letters of players are capital; small ones are for climates and resources, and capital for tokens.
letter-black = B
letter-white = W
letter-orange = O
letter-green = G
letter-sea = s
letter-ice = i
letter-desert = d
letter-jungle = j
letter-horticulture = h
letter-biofuel = b
letter-work-animal = w
letter-war-animal = x
letter-luxury = l
letter-metal = m
letter-oil = o
letter-uranium = u

# $place is its row and column on the map.
hex-named = { $name } { $place }
resource-named = { $name } ({ $kind })
resource-needs = { $name } ({ $kind }, { $needs })

map-legend-rings = Rings, and tokens as capitals: { $climates }
map-legend-resources = Resources: { $kinds }
map-legend-players = Migrants and cities: { $players }; spaces: · land, ~ water
map-legend-strip = Latitudes: { $strip } (white { $white }, green { $green })
map-legend-offered = + to choose from

board-epoch = Epoch { $epoch }
board-round = round { $number }
board-turn = turn of { $player }
board-over = game over
board-tail = { $number ->
    [one] tail of Comet IV: one turn left
   *[other] tail of Comet IV: { $number } turns left
}
board-deck = challenge deck
board-comet = { $number ->
    [one] one card before { $comet }
   *[other] { $number } cards before { $comet }
}
board-comet-on-top = { $comet } lies on top
board-later = later Epochs: { $epochs }
board-philosophy = philosophy
board-tradition = tradition deck
board-tradition-top = { $number ->
    [one] { $idea }
   *[other] { $idea } on top of { $number } cards
}
board-display = display
board-idea-deck = ({ $number } left)
board-elders = { $number ->
    [one] 1 Elder
   *[other] { $number } Elders
}
board-card = challenge
board-auction = auction
board-bid = { $number ->
    [one] { $player } bids one pawn, worth { $total }
   *[other] { $player } bids { $number } pawns, worth { $total }
}
board-scores = scores
board-brain = brain
board-elders-out = Elders
board-emissaries-out = Emissaries
board-technology = technology
board-migrants = Migrants
board-migrants-on-map = { $number } on the map, { $supply } in the supply
board-cities = cities
board-city = { $hex }: { $resource }
board-inventions = Inventions
board-portents = Portents
board-legend = ♛ ruling class · ○ Resistance space, ● Dissident on it · +2 victory tokens · [BW] pawns on a card · scores as if the game ended now, in brackets if philosophy strikes them out

card-religious = religious
card-resistance = Resistance
# Its printed values are not all known.
card-reconstructed = reconstructed
card-events = events
card-heureka = Heureka
card-needs = requirement

rows-lower = lower row
rows-upper = upper row
# The least environment that an option of the basic game asks for.
rows-environment = (environment { $number })
rows-disabled = { $row } (disabled by the Dissident)

ideas-name = Idea
ideas-elders = Elders
# Elders that the row asks for.
ideas-asked = of { $number }
ideas-gives = what it gives
ideas-heureka = Heureka: { $effects }
ideas-needs = requirement: { $needs }

places-hex = hex
places-climate = climate
places-resources = resources, ★ catastrophe
places-who = who
places-star = ★ { $name }

points-score = score
points-made = made of

odds-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
odds-cards = { $number ->
    [one] One card may be next; { $left } before the Comet. Chances of its events:
   *[other] { $number } cards may be next; { $left } before the Comet. Chances of their events:
}
odds-nothing = No place, resource or Idea of the display goes by "{ $words }".
odds-comet = { $comet } lies on top: no challenge card before it.
odds-event = event
odds-chance = chance
odds-strikes = would strike now
odds-religious = The card is religious: { $chance }.
odds-tokens = Victory tokens if { $comet } were taken now ({ $measure }):

score-best = best
# $achievement is the id of what was won, or "none".
score-achievement = { $achievement ->
    [none] The goal was not reached: the game is lost.
    [victory] Victory!
   *[extraordinary-victory] An extraordinary victory!
}


## What an option does

worth-culture = { discipline-culture }
worth-politics = { discipline-politics }
worth-industry = { discipline-industry }
preview-overfull = { $hex } overfull: { $number } of { $level }. The footprint check would take one of yours.
chip-overfull = overfull { $number }/{ $level }
preview-steps = { $number ->
    [one] One step of { $most }.
   *[other] { $number } steps of { $most }.
}
chip-steps = steps { $number }/{ $most }
preview-steps-on-water = { $number } of them over water, at most { $most }.
chip-steps-on-water = water { $number }/{ $most }
preview-steps-on-land = { $number } of them over land, at most { $most }.
chip-steps-on-land = land { $number }/{ $most }
preview-bid-price = If you win you pay { $number ->
    [one] one pawn
   *[other] { $number } pawns
} and have { $left } left.
chip-bid-price = pay { $number }, keep { $left }
preview-bid-empties = All of yours leave: { $pawns }.
chip-bid-empties = leaves { $pawns }
preview-bid-chosen = You choose which of yours leave: { $pawns }.
pawns-on = { $number ->
    [one] { $idea }
   *[other] { $idea } ({ $number })
}
preview-bid-unqualified = Unless the Heureka helps, you do not meet the requirement, and the card leaves the game.
chip-bid-unqualified = requirement not met
preview-comet-chaos = First everybody suffers one chaos.
chip-comet-chaos = 1. chaos for all
preview-comet-ideas = Ideas without Elders leave the game, and those of the next Epoch come.
chip-comet-ideas = 2. new Ideas
preview-comet-tokens = Tokens are awarded; you would get { $number } as things are.
chip-comet-tokens = 3. tokens +{ $number }
preview-comet-portent = You keep the Comet as a Portent.
chip-comet-portent = 4. Portent
preview-comet-end = The game ends at once.
chip-comet-end = the game ends
preview-needs-leave = Has to let you pass: { $players }.
chip-needs-leave = ask { $players }
preview-bid-gains = You get the Heureka ({ $heureka }) and a Foundation ({ $rows }).
# $whose is "own" for who decides.
preview-heureka-score = { $whose ->
    [own] By the Heureka your { $discipline } goes from { $before } to { $after }.
   *[other] By the Heureka their { $discipline } goes from { $before } to { $after }.
}
chip-heureka-score = { $whose ->
    [own] { $discipline } { $before } → { $after }
   *[other] their { $discipline } { $before } → { $after }
}
preview-pass-winner = If nobody bids more, { $player } wins with { $number }.
chip-pass-winner = { $player } wins with { $number }
preview-war-won = You would win, metallurgy { $own } against { $theirs }.
chip-war-won = won { $own } : { $theirs }
preview-war-drawn = Both would fall, metallurgy { $own } against { $theirs }.
chip-war-drawn = both fall { $own } : { $theirs }
preview-war-lost = Your Migrant would fall, metallurgy { $own } against { $theirs }.
chip-war-lost = lost { $own } : { $theirs }
preview-negotiated-step = From { $before } to { $after }; { $partner } has { $theirs }.
chip-negotiated-step = { $before } → { $after }
preview-negotiated-pawn = Your free will goes from { $before } to { $after }.
chip-negotiated-pawn = free will { $before } → { $after }
# What can be chosen in a negotiation: $whose is "own" for who decides, "other" for the partner,
# "envoy" for who has an Emissary on the card that is used, "embassy" for an Emissary about to be sent.
preview-gains = { $whose ->
    [own] You gain one of these: { $gains }.
    [embassy] Whenever { $partner } uses the card you gain one of these, as things are: { $gains }.
    [envoy] { $player } has an Emissary on it and gains one of these: { $gains }.
   *[other] Then { $player } gains one of these: { $gains }.
}
chip-gains = { $whose ->
    [own] you: { $gains }
    [embassy] you: { $gains }
   *[other] { $player }: { $gains }
}
preview-no-gains = { $whose ->
    [own] You gain nothing.
    [embassy] As things are, you gain nothing when { $partner } uses the card.
   *[other] { $player } gains nothing.
}
chip-no-gains = { $whose ->
    [own] you: nothing
    [embassy] you: nothing
   *[other] { $player }: nothing
}
gain-step = { $track } { $level }
# A pawn goes from the domain to free will.
gain-pawn = pawn ({ $domain })
gain-dissident = free a Dissident


## What the adviser counts

aim-culture = culture
aim-politics = politics
aim-industry = industry
aim-skills = skills
aim-minds = thinking pawns
aim-elders = Elders
aim-portents = Portents
aim-philosophy = philosophy
aim-migrants = Migrants
aim-unity = unity (Dissidents)
aim-space = room for the people
aim-shelter = safety from disasters
aim-time = progress of the game
aim-victory = victory
aim-lead = lead over rivals

## Variants

variant-advanced-name = Advanced game
variant-first-exodus-name = First exodus
variant-sea-people-name = Sea people
variant-yrr-name = Yrr
variant-own-map-name = Archipelago
variant-water-world-name = Water world
variant-cratons-name = Cratons
variant-mars-name = Mars
variant-venus-name = Venus
variant-chimera-name = Chimera
variant-archipelago-name = Islands
variant-quick-map-name = Quick map
variant-tiled-name = Map of Megafauna in tiles
variant-real-earth-name = Megafauna on the Earth
variant-basic-deck-name = Short deck
variant-advanced-deck-name = Medium deck
variant-long-deck-name = Long deck
