### Bios: Genesis in the browser, Czech. Words of the rules come from the house's genesis.ftl.


## Prompt

hint-assign = Limit entropie na refugiích { $limit }, volní bionti: { $free }.
category-biont = Biont
category-enzyme = Enzym
category-parasite = Parazit
category-antioxidant = Antioxidant
category-gene = Přenos genů
category-mutation = Mutace
category-promote = Povýšení
category-sex = Pohlaví
category-macro = Makroorganismus
category-organ = Orgán
category-red-queen = Červená královna
category-donate = Darovat
phase-short-event = Událost
phase-short-assignment = Přidělení
phase-short-autocatalytic = Autokatalýza
phase-short-darwin = Darwin
phase-short-purchase = Pořízení



## Board

deep-time = Hluboký čas
events-to-come = { $number ->
    [one] zbývá jedna událost
   *[other] zbývá { $number }
}
turn-and-event = Tah { $turn }: { $event }
turn-and-eon = Tah { $turn } · { $eon }
climate-string = Dosavadní klima: { $icons }
climate-now = { $climate ->
    [warm] Teplé klima.
   *[cool] Chladné klima.
}
event-without-icons = Bez ikon.
event-icon-aftershock = následný otřes
event-icon-smite = vlna radiace
event-icon-heaven = nebesa
event-icon-earth = země
event-icon-extremophile = teplo { $number }
event-icon-o2-spike = kyslík { $number }
event-icon-uv = UV { $number }
event-icon-cancer = rakovina
event-icon-drought = sucho
event-icon-ozone-layer = ozonová vrstva
event-icon-text-aftershock = V témže tahu následuje další událost.
event-icon-text-smite = Každé refugium ztratí poslední enzym, nebo kostku.
event-icon-text-heaven = V nejvyšší aktivní řadě s kartami se objeví refugium.
event-icon-text-earth = V nejnižší aktivní řadě s kartami se objeví refugium.
event-icon-text-extremophile = Organismy s menším tepelným štítem postihne atrofie.
event-icon-text-o2-spike = Organismy s menším antioxidačním štítem postihne atrofie.
event-icon-text-uv = { $number ->
    [0] Nezůstane žádná mutace ani orgán.
    [one] Každému zůstane jedna mutace nebo orgán.
   *[other] Každému zůstanou nejvýš { $number } mutace nebo orgány.
}
event-icon-text-cancer = Každý makroorganismus hází na rakovinu.
event-icon-text-drought = Makroorganismy na souši bez štítu strádají.
event-icon-text-ozone-layer = UV už neškodí.
event-icon-text-warm = Platí hodnoty oživení u slunce.
event-icon-text-cool = Platí hodnoty oživení u vločky.
row-active = Aktivní
row-asleep = Spí
row-label = { $row } řada, { $status }
row-empty = Neleží tu žádné refugium.
players-here = hráči s biontem v této řadě
refugia-left = { $number ->
    [0] balíček prázdný
   *[other] { $number } v balíčku
}
deck-size = { $number ->
    [one] jedna mutace
    [few] { $number } mutace
   *[other] { $number } mutací
}
refugium-label = { $name }. Bionti: { $bionts }. Uspořádané: { $organised }. Neuspořádané: { $disorganised }. Enzymy: { $enzymes }, polí { $slots }. Oživení, klima { $climate }: { $life }.{ $safe ->
    [yes] {" "}Vlna radiace mu neškodí.
   *[no] {""}
}{ $fee ->
    [0] {""}
   *[other] {" "}Vstup stojí { $fee }.
}
life-dice = hodnoty, které uspořádají kostku, klima { $climate }
slot-title = { $covered ->
    [yes] zakryto: { $death ->
        [manna] smrt many
       *[enzyme] smrt enzymu
    } na { $face }
   *[no] { $death ->
        [manna] smrt many
       *[enzyme] smrt enzymu
    } na { $face }
}
entry-costs = vstup stojí { $number }
ignores-smite = vlna radiace neškodí
legend-life = oživení: kostka se uspořádá
legend-manna-death = smrt many
legend-enzyme-death = smrt enzymu
legend-enzyme = enzym
piece-cube = { $colour } kostka
piece-disk = disk, { $colour }
piece-biont = biont, { $colour }
piece-empty = volné místo, { $colour }
mutation-label = { $name }, { $promoted ->
    [yes] povýšená mutace
   *[no] mutace, { $colour }, povýšení přidá: { $plus }
}. Schopnosti: { $abilities }.{ $diseased ->
    [yes] {" "}Kostka leží na parazitovi.
   *[no] {""}
}
on-parasite = na parazitovi


## Tableaus

organism-count = { $number ->
    [0] žádný organismus
    [one] jeden organismus
    [few] { $number } organismy
   *[other] { $number } organismů
}
no-organism = Zatím žádný organismus.
pool-label = Zásoba
free-bionts = { $number } volných
catalysts-label = Katalyzátory, { $colour }: { $number } z { $limit }.
bacterium-label = { $name }, bakterie, { $row } řada.
parasite-label = { $name }, parazit ({ $owner }).
parasite-of = parazit ({ $owner })
macro-label = { $name }, { $side ->
    [sea] mořský makroorganismus
   *[land] suchozemský makroorganismus
}.
organ-label = { $name }, orgán, { $colour }, { $grown ->
    [yes] vyvinutý
   *[no] prázdné pole
}.
slot-label = Pole pro nakaženou kostku, { $colour }, { $full ->
    [yes] plné
   *[no] prázdné
}.
chromosomes-label = Chromozomy, { $colour }: { $number }.
chromosomes-title = chromozomy i s mutacemi
makes = tvoří
antioxidants = { $number ->
    [one] antioxidant
   *[other] antioxidanty
}
trophic-level = Trofická úroveň
trophies = Trofeje
bionts-abroad = Bionti jinde
in-tableau-of = u hráče { $player }
score-part = { $source ->
    [cubes] kostky
    [bionts] bionti
    [dominance] makroorganismy
    [trophies] trofeje
   *[medea] Médeia
}
stat-darwin-dice = kostky darwinovského hodu
stat-cancer-dice = kostky hodu na rakovinu
stat-rerolls = opakované hody
stat-errors = chybový štít
stat-heat = tepelný štít
stat-oxygen = antioxidační štít
stat-rate = metabolismus
rate-short = metabolismus { $number }
food-web = Potravní síť
macros-left = Zbývající makroorganismy: { $number }
macro-needs = potřebuje { $system }, na souši { $land }


## Dice and odds

odds-line-bacterium = nová bakterie
odds-line-bacterium-again = nová bakterie, s opakovaným hodem
odds-line-life = kostka se uspořádá
odds-line-manna = mana zemře
odds-line-enzyme = ztratí se enzym
odds-line-catalysts = očekávané katalyzátory
odds-line-atrophy = něco se ztratí
odds-line-atrophy-rerolled = ztratí, když se chyby hodí znovu
odds-line-extinction = vyhynutí
odds-case-now = Příští hod
odds-case-biont = S biontem zde
odds-case-enzyme = S dalším enzymem
odds-case-darwin = Darwinovský hod
odds-case-cancer = Hod na rakovinu
odds-case-again = Když se hodí všemi znovu
odds-case-keep = Nic neházet znovu
odds-case-reroll = Hodit znovu { $dice }
odds-nothing = Na stole teď nic házet nebude.
odds-not-past = Šance platí pro přítomnost.
odds-note = Přesné šance, jako by předtím nikdo jiný nic neudělal.


## Setting up

ruleset-living = Živá pravidla
ruleset-living-text = poslední autorův text, doporučená
ruleset-second = Druhé vydání
ruleset-second-text = jak vyšlo
ruleset-first = První vydání
ruleset-first-text = jak vyšlo: méně biontů a refugií
mode-competitive = Proti sobě
mode-competitive-text = vyhrává nejvíc bodů
mode-cooperative = Společně
mode-cooperative-text = vyhrají všichni, nebo nikdo
mode-solitaire = Sólo
mode-solitaire-text = jeden hráč vede dvě barvy proti dvěma, které nikdo nehraje
variant-short-name = Krátká hra
variant-short = o tři události méně
variant-introductory-name = Úvodní hra
variant-introductory = stále teplo, bez makroorganismů, klimatu a Gaie
variant-parasites-name = S parazity
variant-parasites = ponechá v úvodní hře parazity a Červené královny
variant-macro-name = Makrovarianta
variant-macro = chybou jsou jen šestky a každá ikona DNA je štít: víc makroorganismů
variant-crystal-catastrophe-name = Krystalová katastrofa
variant-crystal-catastrophe = mutace se pořizují v darwinovské fázi, aby rušily chyby
variant-chimera-name = Chiméra
variant-chimera = paraziti se smí stát makroorganismy
variant-plant-level-name = Rostlinná úroveň
variant-plant-level = nejzelenější a nejmodřejší makroorganismus je přinejmenším rostlina
