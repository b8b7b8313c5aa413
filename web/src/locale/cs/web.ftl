### The table in the browser, Czech. Words of the games are in their own files.


## Every page

to-my-tables = Trilobite, na moje stoly
toggle-theme = Světlé nebo tmavé
settings = Nastavení
language = Jazyk
theme = Vzhled
theme-system = podle systému
theme-light = světlé
theme-dark = tmavé
letter-keys = Zkratky z jednoho písmene
sounds = Zvuky
hear = Poslechnout
sound-hear = Poslechnout: { $sound }
sound-roll = Hod kostkami
sound-turn = Jsi na tahu
sound-extinction = Něco vymírá
sound-end = Konec hry
sound = Zvuk
display = Zobrazení
card-names = Názvy karet
card-names-note = aby odpovídaly tištěné hře
card-names-page = jako stránka
colours = Barvy
movement = Pohyb
movement-note = kameny kloužou, kostky se kutálejí
movement-system = systém žádá klid: vypnuto
names-first = Jména místo barev
names-first-note = Petra, přiřaď biont. Ne: červená, přiřaď
letters-note = Z bere zpět, N je nový stůl; všechny jsou v nápovědě
board-list = Deska jako seznam
board-list-note = pro čtečky a malé obrazovky
text-size = Text
text-usual = běžný text
text-large = velký text
text-largest = největší text
pages = Stránky
tab-games = Hry
tab-open = Volné
tab-new = Nový
tab-learn = Učení
tab-settings = Další
learn = Naučit se
all-settings = Všechna nastavení
key-company = společnost, psaní ke stolu, odkaz na zobrazený krok
key-shift-n = Shift N
key-next-turn = další stůl, kde jsi na tahu
close = Zavřít
cancel = Zrušit
loading = Načítá se …
reconnecting = Obnovuje se spojení …
sending = Odesílá se …
not-sent = Neodesláno: chybí spojení. Odešle se, až bude zpět.
take-back-unsent = Vzít zpět
none = nic
empty = prázdné
free = volno
full = plno
you = ty
nobody = nikdo


## Home

home-title = Průvodce hlubokým časem
home-text = Počátky, oceány, mysl: těžké hry o dějinách života, v nichž se dodrží každé pravidlo. Hraj proti botům, s přáteli, nebo sám.
home-rules = Pravidla
new-table = Nový stůl
upload-record = Otevřít záznam
status-over = dohráno
status-my-turn = jsi na tahu
seat-bot = bot ({ $bot })
seat-you = Ty
seat-nobody = volné místo


## New table

players = Hráči
number-of-players = Počet hráčů
player-count = { $number ->
    [one] Solitérní hra
    [few] { $number } hráči
   *[other] { $number } hráčů
}
seat-kind = Kdo sedí na místě { $number }
seat-name = Jméno na místě { $number }
seat-colour = Barva místa { $number }
bot-level = Bot na místě { $number }
name = Jméno
default-name = Hráč { $number }
colour-drawn = losovaná barva
seats-note = Po startu má každé volné místo svůj odkaz. „Zde“ je další člověk u této obrazovky: co je tajné, se před předáním zakryje.
start = Začít hru
seats = Místa
seat-number = Místo { $number }
who-me = já
who-link = odkazem
who-bot = bot
who-here = zde
seat-drop = Vynechat místo { $number }
your-name = Tvé jméno
draw-colours = Losovat barvy a pořadí
colours-note = Barvy platí, když je má každé místo; jinak se losují všechny.
variants = Varianty
choose-ruleset = Text
choose-mode = Způsob hry
preset-chose = vybrané předem; změň, co chceš
expert = Pro znalce
expert-changed = { $number ->
    [one] jedna změna
    [few] { $number } změny
   *[other] { $number } změn
}
pack-hand-in = Karty ze souborů …
own-cards = vlastní karty
kind-of-game = Druh hry
kind-first = První hra
kind-first-none = tato hra nemá úvodní pravidla
kind-full = Plná hra
kind-full-none = v této hře není
kind-solo = Solitérní hra
kind-solo-none = tato hra nemá pravidla pro jednoho
kind-together = Společně
kind-together-none = tato hra nemá kooperativní pravidla
kind-campaign = Kampaň
kind-campaign-none = pokračuje v Bios: Origins po hře Genesis
kind-campaign-file = potřebuje dohranou hru Genesis, u tvého stolu nebo v souboru
campaign-from = Navázat na
campaign-file = Kampaň ze souboru …
campaign-note = Soubor, který předala dohraná hra Genesis, nebo soubor s kampaní.
campaign-taken = Hráči a to, co si přinášejí, jsou převzati.
campaign-missing = Nejdřív vyber, na co kampaň navazuje.
needs-players = { $number ->
    [one] jen pro jednoho hráče, teď { $players }
    [few] jen pro { $number } hráče, teď { $players }
   *[other] jen pro { $number } hráčů, teď { $players }
}
needs-variant = jen spolu s volbou: { $name }
needs-without = ne spolu s volbou: { $name }
needs-mode = jen ve hře: { $name }
needs-ruleset = jen podle: { $name }
offer-players = { $number ->
    [one] hrát v jednom
    [few] hrát ve { $number } hráčích
   *[other] hrát v { $number } hráčích
}
offer-variant = přidat: { $name }
offer-without = vynechat: { $name }
offer-mode = hrát: { $name }
offer-ruleset = vzít: { $name }
not-with-these = nejde dohromady s ostatními volbami
in-any-case = v této hře vždy
changed-along = změněno spolu s tvou volbou
changed-without = bez: { $name }
choose-a-game = Vybrat hru
setup-summary = Co se bude hrát
summary-title = { $game }, { $kind }
summary-by-link = { $name } odkazem
summary-bots = { $number ->
    [one] jeden bot
    [few] { $number } boti
   *[other] { $number } botů
}
summary-changed = Změněno: { $changes }.
back-to-kind = Zpět na: { $kind }
start-links = { $number ->
    [one] Stůl se otevře s odkazem pro volné místo.
   *[other] Stůl se otevře s odkazy pro volná místa ({ $number }).
}
rules-and-variants = Pravidla
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

claim-taken-title = Místo je obsazené
claim-taken = Místo { $number } u tohoto stolu už není volné. Můžeš se dívat, nebo si říct o jiné místo tomu, kdo ti odkaz poslal.
claim = Obsadit místo
was-faster = Místo už má { $name }
was-faster-other = To místo už má { $name }, ale jiné je volné.
join-over = { $game }: hra skončila
see-course = Podívat se na průběh
only-watch = Jen se dívat
to-table = Ke stolu
no-such-page = Taková stránka není
no-such-rules = Hra { $game } tu není
to-home = Na domovskou stránku


## Předání obrazovky

person-as = { $name } ({ $player })
pass-screen = Předej obrazovku: { $name }
look-away = Všichni ostatní se odvrátí. Volba se ukáže až po dalším dotyku.
i-am = Tady { $name }, ukaž mou volbu
secret-count = Tajná volba, { $number } z { $of }
secret-done = hotovo
secret-of = Volí { $name }
secret-note = nikdo to neuvidí, dokud nezvolí všichni
send-and-cover = Zvolit a zakrýt obrazovku
cover-now = Zakrýt bez volby
cover-idle = Po 30 s bez dotyku se zakryje sama.
own-phone = Vyberu na vlastním telefonu
use-headphones = Pokud se obrazovka čte nahlas, vezmi si sluchátka.


## Prompt

your-decision = Tvé rozhodnutí
waiting-for = { $number ->
    [0] Počítá se …
    [one] Rozhoduje { $players }.
   *[other] Rozhodují { $players }.
}
hint-waiting = Teď nemáš co rozhodovat. Prohlédnout si můžeš všechno.
seats-awaited = { $number ->
    [one] Volné místo: { $players }. Hra čeká, až ho někdo obsadí.
   *[other] Volná místa: { $players }. Hra čeká, až je někdo obsadí.
}
hint-awaited = Kdo otevře odkaz na místo, může hned hrát.
hint-options = { $number ->
    [one] Jedna možnost.
    [few] { $number } možnosti{ $lit ->
        [0] .
       *[other] ; na zvýrazněné díly lze kliknout.
    }
   *[other] { $number } možností{ $lit ->
        [0] .
       *[other] ; na zvýrazněné díly lze kliknout.
    }
}
looking-back = Pohled zpět: krok { $step } z { $of }.
looking-back-hint = Plán, jak tehdy vypadal. Jdi dál, založ odbočku, nebo se vrať do přítomnosti.
looking-undone = Vzato zpět: krok { $step } z { $of }.
looking-undone-hint = Plán, jak vypadal, než se všichni shodli na návratu. Projdi si ho, založ odbočku, nebo se vrať do přítomnosti.
all-options = Všechny možnosti
other-options = Jiné
options = Možnosti
options-count = { $number ->
    [one] Jedna možnost
    [few] { $number } možnosti
   *[other] { $number } možností
}
options-by-points = podle bodů
choose-here = Co tady chceš udělat?
choose-instead = Raději: { $option }
undo = Zpět
redo = Znovu
restart = Začít můj tah znovu
restart-short = Tah znovu
no-undo = Teď nelze nic vzít zpět: od té doby se něco odhalilo nebo odpověděli jiní
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
    [one] { $who ->
        [you] Vítězství je tvoje.
       *[other] Vítěz: { $players }.
    }
   *[other] O vítězství se dělí: { $players }.
}
score-all-lose = Nevyhrál nikdo.


## Dice and odds

dice-tray = Kostky
no-dice = Zatím se neházelo.
die-label = Kostka, padlo { $face }.
odds-round = { $chance } %


## Log, history, rules

side = Možnosti a deník
more-kinds = Více
show-lit = Ukázat, co lze zvolit
side-panel = Deník, hráči a pravidla
tab-log = Deník
tab-players = Hráči
tab-rules = Pravidla
log = Deník, nejnovější nahoře
log-empty = Zatím se nic nestalo.
show-step = ukázat plán v kroku { $step }
history = Krok hry
step = { $step } / { $of }
step-back = Krok zpět
step-forward = Krok vpřed
back-to-now = Na konec
what-if = Co kdyby
what-if-title = Založit odbočku od zobrazeného kroku
what-if-from = Co kdyby, od kroku { $step }
older = starší pravidla
older-prompt = Tato hra je tu ke čtení.
older-rules = Hrálo se podle verze { $rules } pravidel, teď platí verze { $now }. Hru lze číst, procházet a stáhnout, ale ne dohrát.
older-cards = Začala s jinými kartami, než jsou teď. Hru lze číst, procházet a stáhnout, ale ne dohrát.
older-until = Za řádkem { $fits } z { $lines } vedou dnešní pravidla jinam; zbytek je v záznamu.
download-record = Stáhnout záznam
rules-search = Odstavec nebo slova
rules-nothing = Žádný odstavec neodpovídá.
sheets = Části stolu
sheet-board = Plán
sheet-mine = Moje
sheet-players = Hráči
sheet-log = Deník
sheet-rules = Pravidla
share = Odkazy na tento stůl
share-watch = Ke sledování


## Games and setting up

game = Hra
mode = Způsob hry
unknown-game = Tato stránka neumí hru { $game } nakreslit.
dice-chosen = zvolené semínko
dice-chosen-note = Kdo stůl založil, zvolil jeho semínko a může předem znát všechny hody a tahy z balíčků.
seed-note = Stejné semínko dá při stejných odpovědích stejné hody a karty. Jeho otisk se zveřejní hned, samo semínko po skončení hry.
pack = Karty
pack-none = vestavěné
pack-note = Tvé vlastní soubory s kartami (.toml) nahradí ty vestavěné.
head-start = Výhoda
head-start-note = Body, které se místu připočtou, až se na konci vyhlásí pořadí. Vidí je všichni, pravidla se nemění.
head-start-points = výhoda: { $points }
bot-gentle = mírný
bot-easy = lehký
bot-beginner = lehký
bot-random = náhodný
bot-fair = slušný
bot-normal = střední
bot-greedy = střední
bot-hard = těžký
bot-search = těžký
bot-like-gentle = Mnoho daruje. Pro úplně první hru.
bot-like-easy = Občas chybuje. Pro první hry.
bot-like-fair = Chybuje málokdy, daleko nevidí.
bot-like-normal = Vždy bere, co se hned zdá nejlepší.
bot-like-hard = Plánuje dopředu a nic neodpustí.


## Settings at the table

show-odds = Šance u toho, na co se díváš
pause-forced = Ukázat rozhodnutí s jedinou možností a čekat na OK
quiet-start = Když se objeví něco nového, chvíli nereagovat na kliknutí a klávesy
speed-of-play = Rychlost botů u tohoto stolu
forced-prompt = { $number ->
    [one] Byla jen jedna možnost:
   *[other] Pokaždé byla jen jedna možnost:
}
forced-ok = OK
forced-why = Proč nebylo z čeho vybírat?
forced-alone = Nic jiného nepřicházelo v úvahu.
zoom = Velikost plánu
zoom-in = Větší
zoom-out = Menší
zoom-reset = Podle stránky
minimap = Celá mapa: kliknutím se tam přesuneš
tab-odds = Šance
odds-number = { NUMBER($number, maximumFractionDigits: 1) }
and-more = a další: { $number }
rules-of = Pravidla: { $game }
rules-own-page = Tato pravidla na vlastní stránce
rules-contents = Obsah


## What happened

summary = Od tvého posledního rozhodnutí
summary-count = { $number ->
    [one] Jedna akce
    [few] { $number } akce
   *[other] { $number } akcí
}, { $players ->
    [one] jeden hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
summary-net = Body a jejich změny
summary-alike = { $words } A ještě { $number }×.
summary-more = a další v deníku: { $number }
summary-spoken = { $number ->
    [one] Jedna akce.
    [few] { $number } akce.
   *[other] { $number } akcí.
}
summary-spoken-points = { $player } { $points }.
gain = { $player }: { $points } VB
replay = Přehrát
in-the-log = V deníku
got-it = Rozumím
others-play = Hrají ostatní
others-acted = Hotovo: { $done } z { $of }
has-acted = má odehráno
skip = K mému dalšímu rozhodnutí
skip-note = Řádky tu zůstanou, dokud se nerozhodneš. Přeskočením o nic nepřijdeš.
key-space = mezerník
pace-short = Tempo
pace-at-once = hned
pace-calm = klidně
pace-slow = pomalu
show-summary = Znovu ukázat, co se stalo od tvého posledního rozhodnutí
key-summary = přehrát, co se stalo; se Shiftem: znovu ukázat
key-skip = přeskočit k mému dalšímu rozhodnutí


## The end

end-screen = Konec hry
end-title = { $number ->
    [one] { $who ->
        [you] Vítězství je tvoje
       *[other] Vítěz: { $players }
    }
   *[other] Společné vítězství: { $players }
}, { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}
end-held-out = Cíl je splněn
end-lost = Cíl splněn není
end-ahead = { $points ->
    [0] Stejně bodů má { $player }; rozhodlo pravidlo pro remízy.
   *[other] Náskok { $points }, druhé místo: { $player }.
}
end-without-head-starts = Bez výhod: { $players }.
end-own-place = Tvé místo: { $place }., body: { $points }.
end-best-turn = Nejlépe ti vyšel tah { $turn }.
end-played = Hrálo se { $time }.
end-again = Hrát znovu
end-what-if = Odbočka odsud
end-share = Sdílet
end-copied = Odkaz zkopírován
end-download = Stáhnout
end-board = K plánu
end-show = Konec hry: body a zlomy
end-working = Počítá se …
end-turning = Zlomové okamžiky
end-point = Tah { $turn } · { $kind ->
    [chance] náhoda
    [own] tvé rozhodnutí
   *[other] rozhodnutí: { $player }
}
end-see = Ukázat
end-next = Příště: { $game }
end-next-text = Hráči a to, co z této hry vzešlo, přejdou dál.
end-next-start = Začít další hru


## Rozbor

tab-analysis = Rozbor
analysis-about = Bot čte hru: jak se měnily vyhlídky všech, rozhodnutími i náhodou, a jak by odpověděl sám.
analysis-own-only = Dokud se hraje, hodnotí jen rozhodnutí tvých míst; zvraty ukazuje všem.
analysis-start = Rozebrat hru
analysis-update = Pokračovat po krok { $step }
analysis-thinking = Bot čte hru
analysis-progress = { $ready } z { $of }
analysis-failed = Bot selhal. Zkus to znovu.
analysis-chance = Naděje na výhru
analysis-points = Body, které lze čekat
analysis-graph = { $unit ->
    [points] Body, které lze čekat, krok za krokem
   *[chance] Naděje na výhru, krok za krokem
}
analysis-value = krok { $step }: { $values }
analysis-of = { $player } { $amount }
analysis-hint = Kliknutím do grafu nebo šipkami v něm uvidíš stůl v daném kroku.
analysis-played = Zahráno
analysis-preferred = Bot by volil
analysis-aims = Co pro to mluví
analysis-advised = S pomocí rádce
analysis-advised-count = { $number ->
    [one] Rádce pomohl s jedním rozhodnutím
    [few] Rádce pomohl se { $number } rozhodnutími
   *[other] Rádce pomohl s { $number } rozhodnutími
}
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
problem-bad-pack = Sada karet { $pack } má chyby: { $where }.
problem-bad-file = Soubor nelze přečíst: není to JSON ani TOML.
problem-not-handed-over = Navázat lze jen na dohranou hru.
problem-no-packs = Tento server sady karet nepřijímá.
problem-bad-pack-file = { $file } není jméno souboru s kartami.
problem-bad-pack-files = Sada karet má jeden až { $most } souborů.
problem-too-many-packs = Další sady karet už tento server neuloží.
problem-no-rules = Pro tuto hru zatím stránka s pravidly není.
problem-no-analysis = Tuto hru zatím žádný bot nerozebere.
problem-wrong-link = Tento odkaz žádné místo neotvírá.
problem-seat-not-open = Toto místo není volné.
problem-seat-taken = Toto místo už někdo má.
problem-not-your-seat = Toto místo není tvoje.
problem-not-a-player = U tohoto stolu nehraješ.
problem-name-taken = { $name } už tu sedí: přidat písmeno?
problem-name-too-long = Jméno má nejvýš { $most } znaků.
problem-line-too-long = Zpráva má nejvýš { $most } znaků.
problem-nothing-said = Zpráva je prázdná.
problem-only-watching = Kdo se jen dívá, u tohoto stolu nemluví.
problem-words-only = U tohoto stolu se posílají jen rychlá slova.
problem-not-your-line = Tahle zpráva není tvoje.
problem-too-late = Zprávu lze vzít zpět jen pět minut.
problem-no-consent = U tohoto stolu se odhalené nebere zpět.
problem-asked-already = O návrat už někdo žádá.
problem-declined = Ostatní nesouhlasili. Požádat znovu lze až po další odpovědi.
problem-nothing-to-undo = Odtud není co brát zpět.
problem-request-over = O návrat už nikdo nežádá.
problem-request-withdrawn = { $name } už o to nežádá.
problem-no-such-seat = Takové místo tu není.
problem-seat-not-taken = Nikdo tam nesedí.
problem-your-own-seat = O tvém místě rozhodují ostatní.
problem-not-late = Jejich čas ještě neuplynul.
problem-reminded-already = Připomínka odešla před méně než dnem. Zkus to později.
problem-bot-plays = Na tomto místě zatím hraje bot. Vezmi si místo zpět a odpovídej.
problem-no-such-order = O tomhle nejde rozhodnout předem.
problem-paused = Hra je přerušená. Pokračovat může kdokoli z hráčů.
problem-ended = Hráči u tohoto stolu hru ukončili.
problem-link-over = Odkaz už byl použit, nebo je starší než 15 minut. Na zařízení, které má tvoje hry, vytvoř nový.
problem-no-such-device = Takové zařízení ani klíč tu není.
problem-signed-out = Tento prohlížeč byl odhlášen. Načti stránku znovu.
problem-passkey-refused = Tento přístupový klíč tu nelze použít.
problem-passkey-unknown = Tento přístupový klíč tu nikdo nemá.
problem-passkey-late = Trvalo to příliš dlouho. Zkus klíč znovu.
problem-other-name = Napiš jméno přesně takto: { $name }
problem-no-such-feed = Adresa byla obnovena. Novou najdete v nastavení.
problem-statistics-private = Na této adrese už nikdo statistiky neukazuje.
problem-table-deleted = Tento stůl někdo smazal.
problem-no-such-line = Tam se nic zpět nevzalo.
problem-no-lobby = Tento server otevřené stoly nevypisuje.
problem-way-known = Tuto cestu už máš.
problem-too-many-ways = Cest může být nejvýš { $most }. Nejdřív nějakou odeber.
problem-no-such-way = Tato cesta byla mezitím odebrána.
problem-bad-zone = Server nezná časové pásmo { $zone }.
problem-mail-link-over = Tato pošta byla zastavena a její odkazy už neplatí.
problem-bad-address = Adresa začíná https:// a pokračuje jménem serveru.
problem-address-inside = Tato adresa nevede do veřejného internetu, proto se tam nic neposílá.
problem-address-unknown = Server { $host } nikdo nezná. Je napsán správně?
problem-bad-mail = Tohle není e-mailová adresa.
problem-no-mail = Tento server poštu neposílá.
problem-needs-apprise = Takové služby server neumí: kdo ho provozuje, musí doinstalovat [notices].
problem-needs-server = K tomu je potřeba server. Tady jsou všechny hry v tomto prohlížeči a patří jen tobě.
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
problem-older-rules = U tohoto stolu se hrálo podle starších pravidel a nelze pokračovat.
problem-newer-rules = Záznam se hrál podle novějších pravidel, než má tento server.
problem-pack-changed = Sada karet tohoto stolu se od té doby změnila.
problem-no-lesson = U tohoto stolu se nehraje žádná lekce.
problem-no-such-lesson = Taková lekce není.
problem-lesson-asked = Tento krok čeká na tvou odpověď.
problem-lesson-not-asked = V tomto kroku není na co odpovídat. Pokračuj dál.
problem-lesson-record = Lekce nemá záznam ani rozbor.
problem-server-fault = Chyba serveru.
problem-too-large = Tohle je příliš velké.
problem-too-many = Příliš mnoho žádostí. Znovu za { $seconds ->
    [one] vteřinu
    [few] { $seconds } vteřiny
   *[other] { $seconds } vteřin
}.
problem-too-many-connections = Máš otevřeno příliš mnoho stránek. Některou zavři a načti tuto znovu.
problem-seed-not-chosen = Kde mohou hrát i další lidé, semínko losuje server: kdo by ho zvolil, znal by předem všechny hody.
problem-bad-pace = Pomalejší než { $slowest } ms boti být nemohou.
problem-bad-message = Server této zprávě nerozumí. Načti stránku znovu.
problem-bad-request = Server tomuto dotazu nerozumí. Načti stránku znovu.
problem-not-over = Hra ještě neskončila.
problem-not-found = Taková stránka na serveru není.
problem-not-allowed = Tohle server na této adrese nedělá.


## Help

help = Nápověda a klávesy
help-mouse = Kliknutím na zvýrazněný díl ho zvolíš, u ostatních se dozvíš, co to je nebo proč to nejde. Prstem se prvním dotykem díváš, druhým volíš.
key-number = zaměří zvýrazněný díl nebo možnost; totéž znovu nebo Enter zvolí
key-tab = další zvýrazněný díl nebo tlačítko
key-arrows = z dílu na díl po plánu
key-why = proč ne, nebo co to je, pro zaměřený díl; jinak tato nápověda
key-done = skončit, ponechat nebo odmítnout
key-undo = zpět, znovu, začít můj tah znovu
key-history = krok zpět, krok vpřed, odbočka
key-go = plán, moje, hráči, deník, pravidla, časová osa
key-show = ukázat, co lze zvolit
key-odds = šance zapnout nebo vypnout
key-zoom = plán větší, menší, podle stránky
key-ok = OK k tomu, co mělo jen jednu možnost
key-escape = zavře, co je otevřené, pak zruší zvolený druh
help-kinds = Druhy možností


## Lekce

coach = Trenér
coach-region = Trenér, krok { $step } z { $of }
lesson-name = Lekce { $number } · { $title }
lesson-step = Krok { $step } z { $of }
lesson-leave = Opustit lekci
lesson-prompt = Přečti si, co říká trenér, a pokračuj.
lesson-hint = { $sort ->
    [example] Ukázková hra, krok { $step } z { $of }
    [puzzle] Hádanka { $number }
   *[lesson] Lekce { $number }, krok { $step } z { $of }
}
lesson-end = Lekce dokončena
lesson-next = Další lekce
lesson-others = Všechny lekce
coach-do = Teď udělej
coach-again = Zkus to znovu
coach-why = Proč právě tady?
coach-back = Zpět
coach-show = Ukaž mi
coach-skip = Přeskočit krok
coach-next = Dál
coach-roll = Hodit
coach-other = I to jde, ale dnes ne
coach-allowed = Povoleno: „{ $option }“. V této lekci jdeme jinudy.
coach-not-moved = Nic se nepohnulo.
coach-this = To je tenhle krok
coach-not-here = V tomto kroku ne
coach-dice = Tyto kostky jsou pro lekci předem dané.
coach-pieces = Prvky na výběr
coach-idle = Pokud chceš, „Ukaž mi“ na prvek ukáže.
coach-aim = Cíl hry
coach-explain = O co tu jde?
coach-got-it = Rozumím
coach-dismiss = Chci hrát bez rad
coach-standing = Ty: { $points } · ostatní: { $best }
first-game = První hra
first-game-note = s trenérem a lehkými boty
learn-title = Nauč se hrát
learn-text = Krátké lekce u skutečného stolu a potom první hra s trenérem po boku.
learn-know = Tyto hry znám
learn-again = Ukázat lekce
learn-done = { $done } z { $number ->
    [one] jedné lekce
   *[other] { $number } lekcí
}
learn-all = Všechny lekce ({ $number })
learn-few = Méně lekcí
learn-not-started = nezačato
learn-minutes = { $minutes } min
learn-step = krok { $step } z { $of }
learn-start = Začít lekci { $number }
learn-continue = Pokračovat v lekci { $number }
learn-repeat = Lekce { $number } znovu
learn-row = Lekce { $number }, { $title }, { $minutes } min, { $state ->
    [done] hotovo
    [running] rozehraná, krok { $step } z { $of }
   *[open] nezačatá
}
learn-players = { $least }–{ $most } hráči


## Without a server

site-coming = Trilobit přichází k tobě
site-waking = Trilobit se probouzí
site-coming-text = Celý stůl, pravidla i boti, jen jednou. Potom už není třeba server ani připojení.
site-meanwhile = Než se načte: { $game } za minutu
site-card-before = Předchozí karta
site-card = karta { $number } z { $of }
site-megabytes = { $here } z { $size } MB
site-to-go = ještě asi { $seconds } s
site-part-engine = Jádro
site-part-tables = Stoly a boti
site-part-games = Hry
site-part-words = Slova a kresby
site-private = Nic neopouští toto zařízení. Hry zůstávají v prohlížeči a můžeš si je uložit do souboru.
site-waiting = Čeká se na připojení; { $here } MB už je v bezpečí.
site-starting = Jádro se spouští …
site-failed = Jádro se nepodařilo spustit. Načti stránku znovu; pokud to nepomůže, použij prohlížeč z roku 2024 nebo novější, nebo hraj na serveru.
site-pause = Pozastavit
site-go-on = Pokračovat
site-ready = Připraveno ke hře offline
site-ready-here = Připraveno ke hře
site-not-kept = Tento prohlížeč program neuchová: je to anonymní okno, nebo adresa nezačíná https. Příště se vše načte znovu. Hry v anonymním okně po zavření zmizí: předtím si je exportuj.
site-ready-text = Přidej si stránku na plochu nebo mezi záložky: otevře se jako každá jiná aplikace, i ve vlaku.
site-offline = Jsi offline a nic nechybí.
site-kept = Uloženo v tomto prohlížeči
site-program = Program, { $size } MB, verze { $version }
site-games = { $games ->
    [0] Zatím žádná hra; ukládají se po každé odpovědi
    [one] Jedna hra, ukládá se po každé odpovědi
    [few] { $games } hry, ukládají se po každé odpovědi
   *[other] { $games } her, ukládají se po každé odpovědi
}
site-may-clear = Když je zařízení plné, prohlížeč to může smazat; v anonymním okně to smaže po zavření.
site-ask-to-keep = Požádat ho, aby hry uchoval
site-promised = Prohlížeč slíbil, že je uchová.
site-not-promised = Prohlížeč to neslibuje. Občas si hry exportuj.
site-take-out = Exportovat vše
site-bring-in = Importovat
site-brought-in = { $added ->
    [one] Přibyla jedna hra
    [few] Přibyly { $added } hry
   *[other] Přibylo { $added } her
}, { $known } tu už bylo.
site-needs-server = Jen se serverem: přátelé přes odkaz, zprávy, otevřené stoly. Hra odsud tam může pokračovat: stáhni její záznam a otevři ho.
site-elsewhere = Trilobite je otevřený v jiném panelu
site-elsewhere-text = Hry může mít vždy jen jeden panel.
site-use-here = Použít zde
site-newer = { $size ->
    [0] Je tu nová verze. Rozehrané hry zůstávají, jak jsou.
   *[other] Je tu nová verze, { $size } MB. Rozehrané hry zůstávají, jak jsou.
}
site-renew = Teď
site-later = Později
site-failed-short = Jádro se nespustilo
site-first-start = první spuštění
site-play = Hotovo: hrát
site-no-room = V tomto prohlížeči chybí { $missing } MB místa: teď se hrát dá, ale příště se bude načítat znovu. Smaž, co nepotřebuješ, nebo si hry exportuj.
site-offline-short = offline
site-offline-more = nic nechybí
site-install = Přidat na plochu
site-install-text = Pak se otevírá jako každá jiná aplikace, i ve vlaku.
site-export-due = Od posledního exportu se hrálo hodně
site-last-export = Poslední export: { $when }
site-never = Poslední export: nikdy
site-unplayable = Sady karet, se kterými se podle těchto pravidel hrát nedá: { $packs }.
problem-game-not-here = Tato hra ještě není načtená a není připojení. Zkus to znovu, až bude.
problem-no-connection-here = Trilobite neodpovídá: je otevřený v jiném panelu, nebo se ještě nespustil.
problem-storage-here = Tento prohlížeč to nemohl uložit a nic se nezměnilo. Není zařízení plné?
problem-server-fault-here = Naše chyba. Načti stránku znovu; hra je, jak byla.
share-needs-server = Odkazy potřebují server: tato hra je jen v tomto prohlížeči. Stáhni její záznam a otevři ho na serveru.
problem-bad-games-file = Toto není soubor s hrami, nebo je poškozený; nic se nezměnilo.


## Answers that stand

same-again = Odteď vždy stejně
same-stands = Dokud to jde, odpovídá se vždy: „{ $option }“. Stisknutím se zase nechám ptát.


## The adviser

adviser = Rádce
adviser-ask = Zeptat se rádce
adviser-thinking = Rádce přemýšlí …
adviser-title = Silný bot by odpověděl
adviser-would = Silný bot by odpověděl: { $option }
adviser-because = Mluví pro to: { $aims }.
adviser-as-good = Stejně dobré: lampa { $ranks }.
adviser-compare = Porovnat
adviser-mark = Rádcova { $rank }. volba
adviser-allowed = s rádcem
adviser-allowed-note = Každý, kdo u tohoto stolu hraje, se smí zeptat rádce, co by odpověděl silný bot.
table-advice = Všichni se smějí ptát rádce
table-advice-note = Řekne, co by odpověděl silný bot. Všichni se dozvědí, že se ptát smí.
adviser-off = bez rádce
adviser-on = Lze se ptát rádce
adviser-on-note = platí pro všechna místa; každé použití se poznamená k záznamu
warn-blunders = Varovat, když se odpovědí hodně vzdávám, dokud ji lze vzít zpět
blunder = „{ $option }“ tě podle silného bota připraví asi o { $points ->
    [one] bod
    [few] { $points } body
   *[other] { $points } bodů
}. Vzít zpět?
blunder-back = Vzít zpět
blunder-keep = Nechat
key-advice = zeptat se rádce; znovu: odložit radu
problem-no-adviser = U tohoto stolu se rádce ptát nesmí.
problem-adviser-failed = Rádci se nepodařilo přemýšlet. Zeptej se znovu.
problem-nothing-to-decide = Teď pro tebe není co rozhodovat.
