### The table in the browser, Czech. Words of the games are in their own files.


## Every page

to-my-tables = Trilobite, na moje stoly
toggle-theme = Světlé nebo tmavé
settings = Nastavení
language = Jazyk
theme = Barvy
theme-system = podle systému
theme-light = světlé
theme-dark = tmavé
letter-keys = Písmena jsou klávesami
close = Zavřít
cancel = Zrušit
loading = Načítá se …
reconnecting = Obnovuje se spojení …
none = nic
empty = prázdné
free = volno
full = plno
you = ty
nobody = nikdo


## Home

home-title = Průvodce hlubokým časem
home-text = Počátky, oceány, mysl: těžké hry o dějinách života, v nichž se dodrží každé pravidlo. Hraj proti botům, s přáteli, nebo sám.
home-genesis = Čtyři miliardy let raného života: osídluj refugia, pěstuj bakterie, přežij události.
home-marine = Věk oceánu: vysílej pěšce, šiř druhy, ovládni moře.
home-origins = Od prvních slov k věku rozumu: šiřte lidi, zakládejte města, přeplaťte bohy.
home-rules = Pravidla
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
pace = Rychlost botů
pace-ms = { $number ->
    [0] hned
   *[other] { NUMBER($number, useGrouping: 0) } ms na odpověď
}
seed = Semínko
seed-drawn = losované
table = Stůl


## Claiming a seat

claim-open-title = Čeká na tebe místo
claim-open = Místo { $number } u tohoto stolu je volné.
claim-taken-title = Místo je obsazené
claim-taken = Místo { $number } u tohoto stolu už není volné. Můžeš se dívat, nebo si říct o jiné místo tomu, kdo ti odkaz poslal.
claim-yours-title = Místo je tvoje
claim-yours = U tohoto stolu máš místo { $number }.
claim = Obsadit místo
only-watch = Jen se dívat
to-table = Ke stolu
to-home = Na domovskou stránku


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
restart = Začít můj tah znovu
restart-short = Tah znovu
no-undo = Nic tvého už nelze vzít zpět: od té doby se něco odhalilo nebo odpověděli jiní
no-redo = Nic nebylo vzato zpět
no-restart = Z tvého tahu nelze nic vzít zpět
category-why = { $kind }: teď ne. Proč?
phases = Fáze tahu


## Why not

why-not = Teď ne
what-is-this = Co je to?
open-clause = Pravidla, odstavec { $clause }
about-option = Nic takového teď na stole není.


## Board

timeline = Časová osa
current-event = Současná událost
player-order = Pořadí hráčů
dice-count = { $number ->
    [one] 1 kostka
    [few] { $number } kostky
   *[other] { $number } kostek
}
reconstructed = rekonstruováno
new-since = nové od tvé poslední odpovědi


## Tableaus

tableau-of = Hráč { $player }, { $colour }
player-label = { $player }, { $colour }.
decides = rozhoduje
vp = VB
score-title = Konečné skóre
scores-now = Kdyby hra skončila teď
score-winner = { $number ->
    [one] Vítěz: { $players }.
   *[other] O vítězství se dělí: { $players }.
}
score-all-lose = Nevyhrál nikdo.


## Dice and odds

dice-tray = Kostky
no-dice = Zatím se neházelo.
die-label = Kostka, padlo { $face }.
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


## Games and setting up

game = Hra
mode = Kdo vyhrává
unknown-game = Tato stránka neumí hru { $game } nakreslit.
seed-note = Stejné semínko dá při stejných odpovědích stejné hody a karty. Jeho otisk se zveřejní hned, samo semínko po skončení hry.
pack = Karty
pack-none = domácí
pack-note = Sady karet leží v adresáři serveru, každá ve svém.
bot-easy = lehký
bot-random = lehký
bot-normal = střední
bot-greedy = střední
bot-hard = těžký
bot-search = těžký


## Settings at the table

show-odds = Šance u toho, na co se díváš
pause-forced = Ukázat rozhodnutí s jedinou možností a čekat na OK
speed-of-play = Rychlost botů u tohoto stolu
forced-prompt = { $number ->
    [one] Byla jen jedna možnost:
   *[other] Pokaždé byla jen jedna možnost:
}
forced-ok = OK
forced-why = Předtím bez výběru: proč?
forced-alone = Nic jiného nepřicházelo v úvahu.
zoom = Velikost plánu
zoom-in = Větší
zoom-out = Menší
zoom-reset = Podle stránky
tab-odds = Šance
odds-number = { NUMBER($number, maximumFractionDigits: 1) }
and-more = a další: { $number }
rules-of = Pravidla: { $game }
rules-own-page = Tato pravidla na vlastní stránce
rules-contents = Obsah


## Rozbor

tab-analysis = Rozbor
analysis-about = Bot čte hru: jak se měnily vyhlídky všech, rozhodnutími i náhodou, a jak by odpověděl sám.
analysis-own-only = Dokud se hraje, mluví jen o vašich rozhodnutích.
analysis-start = Rozebrat hru
analysis-update = Pokračovat po krok { $step }
analysis-thinking = Bot čte hru
analysis-progress = { $ready } z { $of }
analysis-failed = Bot selhal. Zkuste to znovu.
analysis-chance = Naděje na výhru
analysis-points = Body, které lze čekat
analysis-graph = { $unit ->
    [points] Body, které lze čekat, krok za krokem
   *[chance] Naděje na výhru, krok za krokem
}
analysis-value = krok { $step }: { $values }
analysis-of = { $player } { $amount }
analysis-hint = Kliknutím do grafu nebo šipkami v něm uvidíte stůl v daném kroku.
analysis-played = Zahráno
analysis-preferred = Bot by volil
analysis-agrees = Bot by udělal totéž.
analysis-grade-1 = Sporné
analysis-grade-2 = Chyba
analysis-grade-3 = Hrubá chyba
analysis-grade-0 = Téměř stejně dobré
analysis-untried = nezkoušeno
analysis-swings = Největší zvraty
analysis-by-chance = Náhoda
analysis-by-decision = Rozhodnutí
analysis-calm = Nic se příliš nezměnilo.
analysis-mistakes = Stojí za druhý pohled
analysis-faultless = Nic, co by stálo za řeč.
analysis-step = Krok { $step }


## What the server refuses

problem-no-connection = Server neodpovídá.
problem-stale-answer = Stůl se mezitím změnil. Podívej se znovu.
problem-not-your-decision = Teď nerozhoduješ ty.
problem-illegal-answer = Tohle teď nelze zvolit.
problem-bad-record = Tento záznam nelze přehrát.
problem-bad-options = Takto hru připravit nelze.
problem-storage = Server teď nemůže stoly zapisovat.
problem-no-such-table = Takový stůl není, nebo potřebuješ jeho odkaz.
problem-no-such-step = Takový krok hra nemá.
problem-no-such-pack = Server nemá sadu karet { $pack }.
problem-bad-pack = Sada karet { $pack } má chyby.
problem-no-rules = Pro tuto hru zatím stránka s pravidly není.
problem-no-analysis = Tuto hru zatím žádný bot nerozebere.
problem-wrong-link = Tento odkaz žádné místo neotvírá.
problem-seat-not-open = Toto místo není volné.
problem-seat-taken = Toto místo už někdo má.
problem-not-your-seat = Toto místo není tvoje.
problem-not-a-player = U tohoto stolu nehraješ.
problem-not-the-creator = Tohle smí jen ten, kdo stůl založil.
problem-wrong-seats = Počet míst se hře nehodí.
problem-secret-until-the-end = Hráči tu mají do konce hry tajemství.
problem-undo-nothing = Není co vzít zpět.
problem-undo-not-yours = Od té doby odpověděli jiní.
problem-undo-revealed = Od tvé poslední odpovědi se odhalily kostky nebo karty.
problem-undo-votes = Od té doby se odhalily hlasy ostatních.
problem-redo-nothing = Není co vrátit.
problem-redo-not-yours = Zpět to vzal někdo jiný.
problem-other-cards = Tento záznam se hrál s jinými kartami.
problem-rules-changed = Od založení stolu se změnila pravidla.
problem-pack-changed = Sada karet tohoto stolu se od té doby změnila.
problem-cards-changed = Od založení stolu se změnily karty.
problem-server-fault = Server tu udělal chybu.
problem-too-large = Tohle je příliš velké.
problem-too-many = Příliš mnoho najednou. Chvíli počkej a zkus to znovu.


## Help

help = Nápověda a klávesy
help-mouse = Klepnutím na zvýrazněný díl ho zvolíš, u ostatních se dozvíš, co to je nebo proč to nejde. Prstem se prvním klepnutím díváš, druhým volíš.
key-number = zaměří zvýrazněný díl nebo možnost; totéž znovu nebo Enter zvolí
key-tab = další zvýrazněný díl nebo tlačítko
key-arrows = z dílu na díl po plánu
key-why = proč ne, nebo co to je, pro zaměřený díl; jinak tato nápověda
key-done = skončit, ponechat nebo odmítnout
key-undo = zpět, znovu, začít můj tah znovu
key-history = krok zpět, krok vpřed, odbočka
key-go = plán, moje, hráči, záznam, pravidla, časová osa
key-odds = šance zapnout nebo vypnout
key-zoom = plán větší, menší, podle stránky
key-ok = OK k tomu, co mělo jen jednu možnost
key-escape = zavře, co je otevřené, pak zruší zvolený druh
help-kinds = Druhy možností
