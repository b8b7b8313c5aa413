### Bios: Origins, Italian.
###
### Cards, places, resources, technologies with their levels, philosophies and species have their
### names in the card files. They have no article. Colours come in the masculine singular.


## Names of small things

colour-black = nero
colour-white = bianco
colour-orange = arancione
colour-green = verde

player-black = Nero
player-white = Bianco
player-orange = Arancione
player-green = Verde

realm-land = popolo di terra
realm-sea = popolo del mare

discipline-culture = cultura
discipline-politics = politica
discipline-industry = industria

measure-mysticism = misticismo
measure-urbanisation = urbanizzazione
measure-diversity = diversità

# Two technologies together, by the score to which they add.
group-culture = ambiente
group-politics = benessere
group-industry = economia

brain-emotions = emozioni
brain-vocabulary = vocabolario
brain-free-will = libero arbitrio
brain-mysticism = riserva di misticismo
brain-display = offerta

piece-pawn = pedina
piece-elder = Anziano
piece-emissary = Emissario
piece-migrant = Migrante
piece-dissident = Dissidente
piece-refugee = Profugo
piece-city = città
piece-crown = corona

card-challenge = carta Sfida
card-foundation = Fondamento
card-idea = Idea
card-invention = Invenzione
card-comet = Cometa
card-portent = Presagio

epoch-1 = I, l'età della parola
epoch-2 = II, l'età del politeismo
epoch-3 = III, l'età degli imperi
epoch-4 = IV, l'età della ragione

mode-competitive = competitiva
mode-solitaire = solitario
mode-cooperative = cooperativa

length-basic = gioco base
length-advanced = gioco avanzato
length-first-exodus = primo esodo dall'Africa

map-earth = Terra
map-archipelago = arcipelago


## Actions and advances

effect-specialise = specializzare
effect-invent = inventare
effect-library = biblioteca
effect-elect = elezioni
effect-spread = diffusione
effect-domesticate = domesticare
effect-cultivate = coltivare
effect-mine = estrarre
effect-mine-luxury = estrarre beni di lusso
effect-mine-metal = estrarre metalli
effect-trade = commercio
effect-preach = predicare
effect-war = guerra
effect-enslave = schiavizzare
effect-exogamy = esogamia
effect-racism = razzismo
effect-cold-war = guerra fredda
effect-artisan = artigiano
effect-constitution = costituzione
effect-science = scienza
effect-pseudoscience = pseudoscienza
effect-encephalise = encefalizzare
effect-abstract = astrarre
effect-art = arte
effect-pray = pregare
# One step on a technology, not beyond a level.
effect-tech = { $track } { $level }
# The discard of an Invention of this Epoch or an earlier one.
effect-reduce = riduzione ({ $epoch })
effect-purge = epurazione
effect-demagogue = demagogo
effect-chaos = caos
# An option and what follows from it.
effect-then = { $effect } > { $consequence }


## Events of challenge cards

fate-cooling = raffreddamento
fate-warming = riscaldamento
fate-deforestation = deforestazione
fate-reforestation = riforestazione
fate-human-disease = malattia umana
fate-animal-disease = malattia animale
fate-catastrophe = catastrofe
fate-pollution = inquinamento
fate-famine = carestia
fate-crisis = crisi
fate-left-dictator = dittatore di sinistra
fate-right-dictator = dittatore di destra
# An event that has a name in history.
fate-named = { $fate }: { $name }

crisis-genocide = genocidio
crisis-civil-war = guerra civile
crisis-economic-crisis = crisi economica


## Requirements

need-menopause = menopausa
need-technology = { $track } { $level }
need-any-city = una città qualsiasi
need-city = città: { $kind }
need-or = { $one } oppure { $other }


## The map

kind-horticulture = orticoltura
kind-biofuel = biocarburante
kind-work-animal = animale da lavoro
kind-war-animal = animale da guerra
kind-luxury = beni di lusso
kind-metal = metallo
kind-oil = petrolio
kind-uranium = uranio

terrain-sea = mare
terrain-ice = ghiaccio
terrain-desert = deserto
terrain-jungle = giungla
terrain-permanent-ocean = oceano permanente
terrain-permanent-ice = ghiacci permanenti

ground-land = terraferma
ground-shelf = piattaforma
ground-ocean = oceano

space-land = spazio di terra
space-water = spazio d'acqua

corner-n = nord
corner-ne = nord-est
corner-se = sud-est
corner-s = sud
corner-sw = sud-ovest
corner-nw = nord-ovest
# A space without a name of its own: a hex and one of its corners.
space-corner = { $hex }, { $corner }

tile-side-front = fronte
tile-side-back = retro


## In the terminal

help-game = {""}
rules-examples = rules G6, rules E1c.1, rules AMB-12
