### Bios: Origins, Czech.
###
### Cards, places, resources, technologies with their levels, philosophies and species have their
### names in the card files. They are not declined. Colours come in the feminine (černá barva).


## Names of small things

colour-black = černá
colour-white = bílá
colour-orange = oranžová
colour-green = zelená

player-black = Černý
player-white = Bílý
player-orange = Oranžový
player-green = Zelený

realm-land = suchozemský lid
realm-sea = mořský lid

discipline-culture = kultura
discipline-politics = politika
discipline-industry = průmysl

measure-mysticism = mysticismus
measure-urbanisation = urbanizace
measure-diversity = rozmanitost

# Two technologies together, by the score to which they add.
group-culture = životní prostředí
group-politics = blahobyt
group-industry = ekonomika

brain-emotions = emoce
brain-vocabulary = slovní zásoba
brain-free-will = svobodná vůle
brain-mysticism = zásoba mysticismu
brain-display = nabídka

piece-pawn = figurka
piece-elder = Stařešina
piece-emissary = Vyslanec
piece-migrant = Migrant
piece-dissident = Odpůrce
piece-refugee = Uprchlík
piece-city = město
piece-crown = koruna

card-challenge = karta Výzvy
card-foundation = Základy
card-idea = Nápad
card-invention = Vynález
card-comet = Kometa
card-portent = Předzvěst

epoch-1 = I, věk řeči
epoch-2 = II, věk mnohobožství
epoch-3 = III, věk říší
epoch-4 = IV, věk rozumu

mode-competitive = soutěživá hra
mode-solitaire = hra pro jednoho hráče
mode-cooperative = kooperativní hra

length-basic = základní hra
length-advanced = pokročilá hra
length-first-exodus = první odchod z Afriky

map-earth = Země
map-archipelago = souostroví


## Actions and advances

effect-specialise = specializace
effect-invent = vynález
effect-library = knihovna
effect-elect = volby
effect-spread = šíření
effect-domesticate = domestikace
effect-cultivate = kultivace
effect-mine = těžba
effect-mine-luxury = těžba luxusního zboží
effect-mine-metal = těžba kovů
effect-trade = obchod
effect-preach = kázání
effect-war = válka
effect-enslave = zotročení
effect-exogamy = exogamie
effect-racism = rasismus
effect-cold-war = studená válka
effect-artisan = řemeslník
effect-constitution = ústava
effect-science = věda
effect-pseudoscience = pseudověda
effect-encephalise = encefalizace
effect-abstract = abstrakce
effect-art = umění
effect-pray = modlitba
# One step on a technology, not beyond a level.
effect-tech = { $track } { $level }
# The discard of an Invention of this Epoch or an earlier one.
effect-reduce = redukce ({ $epoch })
effect-purge = čistka
effect-demagogue = demagog
effect-chaos = chaos
# An option and what follows from it.
effect-then = { $effect } > { $consequence }


## Events of challenge cards

fate-cooling = ochlazování
fate-warming = oteplování
fate-deforestation = odlesnění
fate-reforestation = zalesnění
fate-human-disease = nemoc přenášená lidmi
fate-animal-disease = nemoc přenášená zvířaty
fate-catastrophe = pohroma
fate-pollution = znečištění
fate-famine = hladomor
fate-crisis = krize
fate-left-dictator = levicový diktátor
fate-right-dictator = pravicový diktátor
# An event that has a name in history.
fate-named = { $fate }: { $name }

crisis-genocide = genocida
crisis-civil-war = občanská válka
crisis-economic-crisis = ekonomická krize


## Requirements

need-menopause = menopauza
need-technology = { $track } { $level }
need-any-city = jakékoli město
need-city = město: { $kind }
need-or = { $one } nebo { $other }


## The map

kind-horticulture = zahradnictví
kind-biofuel = biopalivo
kind-work-animal = pracovní zvíře
kind-war-animal = válečné zvíře
kind-luxury = luxusní zboží
kind-metal = kov
kind-oil = ropa
kind-uranium = uran

terrain-sea = moře
terrain-ice = led
terrain-desert = poušť
terrain-jungle = prales
terrain-permanent-ocean = stálý oceán
terrain-permanent-ice = trvalé zalednění

ground-land = pevnina
ground-shelf = šelf
ground-ocean = oceán

space-land = pole pevniny
space-water = pole vody

corner-n = sever
corner-ne = severovýchod
corner-se = jihovýchod
corner-s = jih
corner-sw = jihozápad
corner-nw = severozápad
# A space without a name of its own: a hex and one of its corners.
space-corner = { $hex }, { $corner }

tile-side-front = přední strana
tile-side-back = zadní strana


## In the terminal

help-game = {""}
rules-examples = rules G6, rules E1c.1, rules AMB-12
