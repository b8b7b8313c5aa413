### Bios: Genesis in the browser, Czech. Words of the rules come from the house's genesis.ftl.


## Prompt

hint-assign = Limit entropie na refugiích { $limit }, volné bionty: { $free }.
category-biont = Biont
category-enzyme = Enzym
category-parasite = Parazit
category-antioxidant = Antioxidant
category-gene = Přenos genů
category-mutation = Mutace
category-promote = Vylepšení
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
    [few] zbývají { $number } události
   *[other] zbývá { $number } událostí
}
turn-and-event = Tah { $turn }: { $event }
turn-and-eon = Tah { $turn } · { $eon }
climate-string = Dosavadní klima: { $icons }
climate-now = { $climate ->
    [warm] Teplé klima.
   *[cool] Chladné klima.
}
event-without-icons = Bez symbolů.
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
event-icon-text-extremophile = Organismy s tepelným štítem pod { $number } postihne za každý chybějící bod jedna atrofie.
event-icon-text-o2-spike = Organismy s antioxidačním štítem pod { $number } postihne za každý chybějící bod jedna atrofie.
event-icon-text-uv = { $number ->
    [0] Nezůstane žádná mutace ani orgán.
    [one] Každému zůstane jedna mutace nebo orgán.
    [few] Každému zůstanou nejvýš { $number } mutace nebo orgány.
   *[other] Každému zůstane nejvýš { $number } mutací nebo orgánů.
}
event-icon-text-cancer = Každý makroorganismus provede rakovinový hod.
event-icon-text-drought = Makroorganismy na souši bez štítu strádají.
event-icon-text-ozone-layer = UV už neškodí.
event-icon-text-warm = Platí hodnoty oživení u slunce.
event-icon-text-cool = Platí hodnoty oživení u vločky.
row-active = Aktivní
row-asleep = Neaktivní
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
refugium-label = { $name }. Bionty: { $bionts }. Uspořádané: { $organised }. Neuspořádané: { $disorganised }. Enzymy: { $enzymes }, pozic { $slots }. Oživení, klima { $climate }: { $life }. Smrt many: { $manna }. Smrt enzymu: { $enzyme }.{ $safe ->
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
piece-disk = { $colour-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} disk
piece-biont = biont, { $colour }
piece-empty = volné místo ({ $colour-id ->
    [red] červené
    [yellow] žluté
    [green] zelené
   *[blue] modré
})
mutation-label = { $name }, { $promoted ->
    [yes] vylepšená mutace
   *[no] mutace, { $colour }, vylepšení přidá: { $plus }
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
free-bionts = { $number ->
    [one] 1 volný
    [few] { $number } volné
   *[other] { $number } volných
}
catalysts-label = Katalyzátory ({ $colour-id ->
    [red] červené
    [yellow] žluté
    [green] zelené
   *[blue] modré
}): { $number } z { $limit }.
bacterium-label = { $name }, bakterie, { $row } řada.
parasite-label = { $name }, parazit ({ $owner }).
parasite-of = parazit ({ $owner })
macro-label = { $name }, { $side ->
    [sea] mořský makroorganismus
   *[land] suchozemský makroorganismus
}.
organ-label = { $name }, { $colour-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} orgán, { $grown ->
    [yes] vyvinutý
   *[no] prázdné pole
}.
slot-label = Místo pro nakaženou { $colour-id ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
   *[blue] modrou
} kostku, { $full ->
    [yes] plné
   *[no] prázdné
}.
chromosomes-label = Chromozomy ({ $colour-id ->
    [red] červené
    [yellow] žluté
    [green] zelené
   *[blue] modré
}): { $number }.
chromosomes-title = chromozomy i s mutacemi
makes = tvoří
antioxidants = { $number ->
    [one] antioxidant
   *[other] antioxidanty
}
trophic-level = Úroveň potravního řetězce
# The letter of the level on the board; it is called P, H or C in all languages.
level-letter = { $level ->
    [P] R
    [H] B
   *[C] M
}
trophies = Trofeje
bionts-abroad = Bionty jinde
in-tableau-of = u hráče { $player }
score-part = { $source ->
    [cubes] kostky
    [bionts] bionty
    [dominance] makroorganismy
    [trophies] trofeje
   *[medea] Médeia
}
stat-darwin-dice = darwinovské kostky
stat-cancer-dice = rakovinové kostky
stat-rerolls = opakované hody
stat-errors = štít proti chybám
stat-heat = tepelný štít
stat-oxygen = antioxidační štít
stat-rate = rychlost metabolismu
rate-short = rychlost metabolismu { $number }
food-web = Potravní řetězec
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
odds-case-cancer = Rakovinový hod
odds-case-again = Když se hodí všemi znovu
odds-case-keep = Nic neházet znovu
odds-case-reroll = Hodit znovu { $dice }
odds-not-past = Šance platí pro přítomnost.
odds-note = Přesné šance, jako by předtím nikdo jiný nic neudělal.


## Setting up

bot-red = červený bot
bot-yellow = žlutý bot
bot-green = zelený bot
bot-blue = modrý bot
kind-first-text = úvodní pravidla proti lehkému botovi
kind-full-text = se vším, podle živých pravidel
kind-solo-text = vedeš dvě barvy proti dvěma, které nikdo nehraje
kind-together-text = kooperativně: vyhrají všichni, nebo nikdo
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
mode-solitaire = Solitérní hra
mode-solitaire-text = jeden hráč vede dvě barvy proti dvěma, které nikdo nehraje
variant-short = o tři události méně
variant-introductory = stále teplo, bez makroorganismů, klimatu a Gaie
variant-parasites = ponechá v úvodní hře parazity a červené královny
variant-macro = chybou jsou jen šestky a každý symbol DNA je štít proti chybám: víc makroorganismů
variant-crystal-catastrophe = mutace se pořizují v darwinovské fázi, aby rušily chyby
variant-chimera = parazité se smějí stát makroorganismy
variant-plant-level = nejzelenější a nejmodřejší makroorganismus je přinejmenším rostlina
row-unfold = Rozbalit: { $row } řada
row-fold = Sbalit: { $row } řada
timeline-open = Hluboký čas, tah po tahu


## Several events at once

together-roiled = Protáčejí se balíčky mutací ({ $number }): { $a }.
together-mutation-shown = Nové vrchní mutace: { $b }.
together-refugium = Nová refugia: { $a }.
together-manna-lost = Mizí kostky: { $a }.
together-enzyme-lost = Mizí enzymy: { $a }.
together-organised = Uspořádávají se kostky: { $a }.
together-manna-died = Klesají kostky: { $a }.
together-biont-assigned = { $a } dává bionty ({ $number }): { $b }.
together-withdrawn = { $a } stahuje bionty ({ $number }): { $b }.
together-biont-died = { $a }: hynou bionty ({ $number }): { $b }.
together-enzyme = { $a } dává enzymy ({ $number }): { $b }.
together-catalysts = { $a } bere katalyzátory ({ $c }).
together-paid = { $a } platí katalyzátory ({ $c }).
together-mutated = Nové mutace: { $b }.
together-extinct = Vymírají: { $a }.


## Goals alone and together

goal-points = body
goal-sea = barvy v moři
goal-sea-bionts = bionty v moři
goal-land = barvy na souši
goal-land-together = barvy v jednom suchozemském organismu
goal-macro-each = hráči s makroorganismem
goal-macro-on-land = makroorganismus na souši

option-done-brief = Dokončit
