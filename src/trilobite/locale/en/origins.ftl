### Bios: Origins, English.
###
### Cards, places, resources, technologies with their levels, philosophies and species have their
### names in the card files. $track, $hex and so on are such names, $epoch is a numeral (II).


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
effect-tech = { $track } { $level }
# The discard of an Invention of this Epoch or an earlier one.
effect-reduce = reduction ({ $epoch })
effect-purge = purge
effect-demagogue = demagogue
effect-chaos = chaos
# An option and what follows from it.
effect-then = { $effect } > { $consequence }


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


## In the terminal

help-game = {""}
rules-examples = rules G6, rules E1c.1, rules AMB-12
