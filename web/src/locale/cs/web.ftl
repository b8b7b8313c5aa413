### The table in the browser, Czech. Words of the game are in genesis.ftl.


## Every page

game-genesis = Bios: Genesis
to-my-tables = Trilobite, na moje stoly
toggle-theme = Světlé nebo tmavé
settings = Nastavení
language = Jazyk
theme = Barvy
theme-system = podle systému
theme-light = světlé
theme-dark = tmavé
letter-keys = Písmena jsou klávesami
auto-answer-note = Rozhodnutí s jedinou možností se zodpoví samo. Rychlost botů se volí při založení stolu.
close = Zavřít
cancel = Zrušit
loading = Načítá se …
no-connection = Server neodpovídá.
reconnecting = Obnovuje se spojení …
none = nic
done = hotovo
empty = prázdné
free = volno
full = plno
you = ty
nobody = nikdo


## Home

home-title = Průvodce hlubokým časem
home-text = Čtyři miliardy let raného života a všechna pravidla hry Bios: Genesis hlídá počítač: hraj proti botům, s přáteli, nebo sám.
new-table = Nový stůl
upload-record = Otevřít záznam
my-tables = Moje stoly
no-tables = Zatím nemáš žádný stůl.
status-over = dohráno
status-my-turn = jsi na tahu
status-waiting = rozhodují jiní
seat-bot = bot ({ $bot })
bot-of-colour = { $colour } bot
seat-you = Ty
seat-nobody = volné místo
bot-random = náhodný
bot-greedy = hladový


## New table

players = Hráči
number-of-players = Počet hráčů
player-count = { $number ->
    [one] Sólová hra
    [few] { $number } hráči
   *[other] { $number } hráčů
}
seat-kind = Kdo sedí na místě { $number }
seat-kind-human = tady
seat-kind-bot = bot
seat-kind-open = volné, na odkaz
seat-name = Jméno na místě { $number }
seat-colour = Barva místa { $number }
bot-level = Bot na místě { $number }
name = Jméno
default-name = Hráč { $number }
colour-drawn = losovaná barva
seats-note = U jedné obrazovky může hrát víc lidí. Volná místa se obsazují odkazem, který stůl vydá. Barvy platí, když ji má každé místo.
start = Začít
rules-and-variants = Pravidla a varianty
ruleset = Pravidla
ruleset-living = živá pravidla
ruleset-second = druhé vydání
ruleset-first = první vydání
cooperative = kooperativní
cooperative-text = vyhrají všichni, nebo nikdo
solitaire-text = Jeden hráč vede dvě barvy proti dvěma, které nehraje nikdo (C1).
pace = Rychlost botů
pace-ms = { $number ->
    [0] hned
   *[other] { NUMBER($number, useGrouping: 0) } ms na odpověď
}
seed = Semínko
seed-drawn = losované
table = Stůl


## Claiming a seat

claim-title = Čeká na tebe místo
claim-text = Místo { $number } u tohoto stolu je volné.
claim = Obsadit místo
only-watch = Jen se dívat


## Prompt

your-decision = Tvé rozhodnutí
waiting-for = { $number ->
    [0] Stůl pracuje.
    [one] Rozhoduje { $players }.
   *[other] Rozhodují { $players }.
}
hint-waiting = Teď nemáš co rozhodovat. Prohlédnout si můžeš všechno.
hint-options = { $number ->
    [one] Jedna možnost.
    [few] { $number } možnosti; na rozsvícené díly lze kliknout.
   *[other] { $number } možností; na rozsvícené díly lze kliknout.
}
hint-assign = Limit entropie na refugiích { $limit }, volní bionti: { $free }.
looking-back = Pohled zpět: krok { $step } z { $of }.
looking-back-hint = Deska, jak tehdy vypadala. Jdi dál, založ odbočku, nebo se vrať do přítomnosti.
all-options = Všechny možnosti
other-options = Jiné
options = Možnosti
options-count = { $number ->
    [one] Jedna možnost
    [few] { $number } možnosti
   *[other] { $number } možností
}
choose-here = Co tady?
undo = Zpět
redo = Znovu
restart = Fáze od začátku
category-why = { $kind }: teď ne. Proč?
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

phases = Fáze tahu
phase-short-event = Událost
phase-short-assignment = Přidělení
phase-short-autocatalytic = Autokatalýza
phase-short-darwin = Darwin
phase-short-purchase = Pořízení


## Why not

why-not = Teď ne
what-is-this = Co je to?
open-clause = Pravidla, odstavec { $clause }
about-refugium = Refugium: uspořádaná mana a bionti tu hází o život. Enzymy zakrývají smrti zleva doprava.
about-organism = Organismus: jeho kostky a bionti jsou chromozomy a jejich barvy dávají kostky k hodu, opakované hody, štíty a katalyzátory.
about-mutation = Mutace: její kostka je chromozom a její ikony jsou schopnosti.
about-deck = Balíček mutací: vrchní kartu lze pořídit ve fázi pořízení.
about-player = Hráč se zásobou, bionty a organismy.
about-pool = Zásoba: bionti volní k přidělení a katalyzátory.
about-catalyst = Katalyzátory platí vstup, enzymy, antioxidanty a pořízení. Zásoba má v každé barvě limit.
about-chromosome = Chromozomy jedné barvy i s těmi na mutacích.
about-organ = Pole pro orgán makroorganismu: funguje, když na něm leží kostka jeho barvy.
about-slot = Pole pro nakaženou kostku: parazit bere hostiteli kostku této barvy.
about-die = Kostka z posledního hodu.
about-option = Nic takového teď na stole není.


## Board

timeline = Časová osa
deep-time = Hluboký čas
events-to-come = { $number ->
    [one] zbývá jedna událost
   *[other] zbývá { $number }
}
turn-and-event = Tah { $turn }: { $event }
turn-and-eon = Tah { $turn } · { $eon }
current-event = Současná událost
player-order = Pořadí hráčů
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
organised = uspořádané
disorganised = neuspořádané
enzyme-slots = pole na enzymy
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
dice-count = { $number ->
    [one] 1 kostka
    [few] { $number } kostky
   *[other] { $number } kostek
}
entry-costs = vstup stojí { $number }
ignores-smite = vlna radiace neškodí
reconstructed = rekonstruováno
new-since = nové od tvé poslední odpovědi
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
promotion-adds = povýšení přidá: { $colour }
on-parasite = na parazitovi


## Tableaus

tableau-of = Hráč { $player }, { $colour }
player-label = { $player }, { $colour }.
decides = rozhoduje
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
parasite-ready = karta parazita, připravena
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
vp = VB
score-part = { $source ->
    [cubes] kostky
    [bionts] bionti
    [dominance] makroorganismy
    [trophies] trofeje
   *[medea] Médeia
}
score-title = Konečné skóre
scores-now = Kdyby hra skončila teď
score-winner = { $number ->
    [one] Vítěz: { $players }.
   *[other] O vítězství se dělí: { $players }.
}
score-all-lose = Nevyhrál nikdo.
stat-darwin-dice = kostky darwinovského hodu
stat-cancer-dice = kostky hodu na rakovinu
stat-rerolls = opakované hody
stat-errors = chybový štít
stat-heat = tepelný štít
stat-oxygen = antioxidační štít
stat-rate = metabolismus { $number }
food-web = Potravní síť
macros-left = Zbývající makroorganismy: { $number }
macro-needs = potřebuje { $system }, na souši { $land }


## Dice and odds

dice-tray = Kostky
no-dice = Zatím se neházelo.
die-label = Kostka, padlo { $face }.
odds-for = Šance: { $name }
odds-with-biont-here = Biont sem, kostek: { $number }
odds-next-roll = Příští hod, kostek: { $number }
odds-line-bacterium = nová bakterie
odds-line-life = kostka se uspořádá
odds-line-manna = mana zemře
odds-line-enzyme = ztratí se enzym
odds-again = { $chance } s opakovaným hodem
odds-round = { $chance } %


## Log, history, rules

side-panel = Deník, hráči a pravidla
tab-log = Deník
tab-players = Hráči
tab-rules = Pravidla
log = Deník, nejnovější nahoře
log-empty = Zatím se nic nestalo.
show-step = ukázat desku v kroku { $step }
history = Krok hry
step = { $step } / { $of }
step-back = Krok zpět
step-forward = Krok vpřed
back-to-now = Zpět do přítomnosti
what-if = Co kdyby
what-if-title = Založit odbočku od zobrazeného kroku
what-if-from = Co kdyby, od kroku { $step }
download-record = Stáhnout záznam
rules-search = Odstavec nebo slova
rules-nothing = Žádný odstavec neodpovídá.
sheets = Části stolu
sheet-board = Deska
sheet-mine = Moje
sheet-players = Hráči
sheet-log = Deník
sheet-rules = Pravidla
share = Odkazy na tento stůl
share-watch = Ke sledování
share-seat = Místo { $number }{ $taken ->
    [yes] {" "}(obsazené)
   *[no] {" "}(volné)
}


## Help

help = Nápověda a klávesy
help-mouse = Kliknutím na rozsvícený díl ho zvolíš, na nerozsvícený se zeptáš, proč ne. Prstem: první klepnutí ukáže, druhé zvolí.
key-number = zaměří rozsvícený díl nebo možnost; znovu nebo Enter ji zvolí
key-tab = další díl nebo tlačítko
key-arrows = pohyb po desce
key-why = proč ne, nebo co je to, u zaměřeného dílu; jinak tato nápověda
key-kinds = jen bionti, enzymy, paraziti, antioxidanty, přenosy genů, mutace, pohlaví, orgány, Červené královny
key-done = skončit, ponechat nebo odmítnout
key-undo = zpět, znovu, fáze od začátku
key-history = krok zpět, krok vpřed, odbočka
key-go = na desku, moje, hráče, deník, pravidla, časovou osu
key-odds = zapnout nebo vypnout šance
key-escape = zavře, co je otevřené, pak zruší zvolený druh
