### The command line, Czech. Commands are typed in English in every language.


## Playing

play-human = ty
play-human-of-many = člověk
play-bot = { $kind ->
    [random] náhodný bot
    [gentle] mírný bot
    [beginner] lehký bot
    [fair] slušný bot
    [greedy] střední bot
    [search] těžký bot
   *[other] bot { $kind }
}
play-head-start = { $who }, výhoda { $points }
play-welcome = { $game }, { $about }. { $seats }.
play-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
play-seat-number = místo { $number }
play-welcome-back = { $game } pokračuje (odpovědí: { $answers }). { $seats }.
play-seat = { $player }: { $who }
play-hint = Odpovídej číslem. why, what, advise, odds, undo, log, rules, board, save, quit; help je vysvětlí.
log-heading = { $turn }, { $phase }
play-news-left-out = … starších řádků: { $number } (ukáže je log)

play-not-an-answer = „{ $line }“ není ani možnost (1 až { $last }), ani příkaz; příkazy vypíše help.
play-no-refusals = Nic, co by se dalo čekat, tu není odmítnuto.
play-no-match = Nic se slovy „{ $words }“ tu není odmítnuto.
play-more-refused = … a další: { $number }; why SLOVA výběr zúží
play-what-usage = what chce číslo možnosti (1 až { $last }), například: what 2, nebo pojem hry; samotné řekne, co způsobí každá možnost.
play-what-nothing = Hned nic.
play-advice = Silný bot by odpověděl:
play-advice-line = { $outlook }: { $aims }
play-advice-people = Když hraje víc lidí, nikomu se neradí.
play-log-empty = Zatím se nic nestalo.
play-log-usage = log chce počet řádků, například: log 50
play-rules-usage = rules chce odstavec, například: { rules-examples }; nebo hledaná slova.
play-rules-unknown = Žádný odstavec nemá označení ani slova „{ $words }“.
play-rules-more = … a další: { $number }
play-undone = Vzato zpět.
play-redone = Provedeno znovu.
play-undo-refused = Nelze vzít zpět: { $reason }.
play-undo-agreement = { $player }, souhlasíš, aby to { $asker } vzal zpět? (ano nebo ne)
play-save-usage = save chce jméno souboru, například: save moje-hra.txt
play-saved = Uloženo, soubor { $file }. Pokračování: trilobite play { $game } --from { $file }
play-save-replaces = Soubor { $file } obsahuje jinou hru. Přepsat? (ano nebo ne)
play-not-saved = Neuloženo.
play-yes = ano
play-quit-unsaved = Některé odpovědi nejsou uložené: uchová je save SOUBOR. Dalším quit odejdeš bez uložení.
play-bye = Na shledanou.
play-bye-unsaved = Na shledanou. Hra nebyla uložena.
play-over = Hra skončila. save SOUBOR uchová záznam; quit odejde.
play-unknown-at-end = Hra skončila: fungují tu log, board, rules, undo, save SOUBOR a quit.

play-help =
    číslo    zvolí tuto možnost; stejně i její klíč (viz „keys“)
    why      co je tu odmítnuto a kterým odstavcem; why SLOVA hledá slova
    what N   co způsobí možnost N, než ji zvolíš (i ? N); what: všechny možnosti
    advise   co by odpověděl silný bot a co pro to mluví
    what S   co ve hře znamená slovo S
    odds     přesné šance příštích hodů; odds JMÉNO řekne o jednom vše
    board    celý herní plán
    { help-game }
    keys     možnosti tak, jak se píší do záznamů
    log N    posledních N věcí, které se staly (20)
    rules X  pravidla: { rules-examples }
    undo     vezme zpět tvou poslední odpověď; redo ji vrátí
    save F   zapíše hru do souboru F; pokračování s --from F
    quit     odchod


## Scores

score-title = Konečné skóre
score-player = hráč
score-total = body
score-winner = { $players } { $number ->
    [one] vítězí.
    [few] vítězí společně.
   *[other] vítězí společně.
}
score-counted = S výhodou: { $places }. { $winner }
score-all-win = Všichni hráči vítězí společně.
score-all-lose = Všichni hráči prohrávají.


## Replay

verify-fair = { $file }: semínko je to, které bylo slíbeno, a { $number ->
    [one] jediný hod nebo tah z balíčku z něj pochází
    [few] všechny { $number } hody a tahy z balíčku z něj pocházejí
   *[other] všech { $number } hodů a tahů z balíčku z něj pochází
}.
replay-summary = { $file }: { $game }, { $answers ->
    [one] jedna odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
}, všechny hody souhlasí.
replay-older = Hrálo se podle verze { $rules } pravidel, teď platí verze { $now }. Hru lze číst, ale ne dohrát.
replay-older-until = Za řádkem { $fits } z { $lines } vedou dnešní pravidla jinam: { $why }
replay-after = Po odpovědi { $number } z { $answers }:
replay-pending = Dále: { $prompt }


## Checks

check-passed = ok    { $file } ({ $id })
check-passed-with-note = ok    { $file } ({ $id }): { $note }
check-failed = CHYBA { $file } ({ $id })
check-problem = { "      " }{ $problem }
check-total = { $passed } v pořádku, { $failed } chybných


## Bench

bench-title = Náhodné hry na jednom jádře, hráčů: { $players }, kolo { $seconds } s, kol: { $rounds }
bench-compiled = kompilovaný
bench-interpreted = interpretovaný
bench-what = program
bench-games = her/s
bench-choices = voleb/s
bench-per-game = voleb na hru
bench-clone = kopie uprostřed kroku: { $clone } µs, pohled: { $view } µs (mediány, pozic: { $number })
bench-ratio = Proti Catanatronu hraje Trilobite { $games }× tolik her a činí { $choices }× tolik voleb (poměry mediánů).
bench-no-peer = Catanatron není nainstalován, není s čím srovnávat: pip install 'trilobite[bench]'
bench-playing = Náhodná hra
bench-observing = Prostředí, s pozorováním při každé volbě
bench-written = Tabulka a graf jsou ve složce { $folder }.
bench-thinking = bot { $bot } přemýšlí o rozhodnutí { $time } ms (medián, rozhodnutí: { $number })
bench-searching = prohledávající bot zvládne { $speed } iterací za sekundu (rozhodnutí: { $number })


## Simulace

simulate-complete = { $file } už tento běh obsahuje, her: { $games }.
simulate-goes-on = { $file }: běh pokračuje, uloženo her: { $games }.
simulate-interrupted = Přerušeno: uloženo her: { $games } z { $all }. Stejný příkaz v nich pokračuje.
simulate-done = Počet her v souboru { $file }: { $games }; rychlost { $speed } her/s. Ukáže je trilobite report { $file }.


## Trénink

train-tune = Ladění konstant: boti { $bot } proti sobě hrají, her: { $games }.
train-rank = Řazení: prohledávání přes světy ({ $worlds }) posuzuje rozhodnutí z her ({ $games }).
train-gate = Zkouška: naučené hraje proti tomu, s čím boti hrají teď, her s každým botem: { $games }.
train-constant = { $name }: { $before } → { $after }
train-weight = { $name }: { $weight }
train-agreement = Nejlepší možnost podle prohledávání je nejlepší i podle hodnoty v { $before } z rozhodnutí, která se neučila ({ $decisions }), a s opravou v { $after }.
train-arm = { $bot }, her: { $games }: naučené vyhrává { $candidate }, dosavadní { $shipped }; rozdíl { $gain }.
train-passed = Obstálo: silnější s každým botem. Soubor může do src/trilobite/bots/weights.
train-not-passed = Neobstálo: aspoň jeden bot není s jistotou silnější. Boti zůstávají, jací jsou.
train-written = Zapsáno: { $file } a graf { $chart }.
train-chart = Graf: { $chart }
train-interrupted = Přerušeno. Stejný příkaz pokračuje tam, kde skončil.
train-before = jak je napsáno
train-after = s opravou
train-chart-steps = krok
train-chart-factor = násobek
train-chart-agreement = Nejlepší možnost stejná jako při prohledávání
train-chart-decisions = rozhodnutí, která se neučila
train-chart-gain = rozdíl podílů vítězství


## Zprávy

report-done = Zapsáno: { $page }, grafy jako obrázky ({ $number }) ve složce { $folder }.
report-title = Hry pod lupou
report-intro = Simulované hry botů. Čáry u bodů jsou 95% intervaly: kde se dva hodně překrývají, může být rozdíl dílem náhody.
report-games = hry
report-bots = boti
report-turns = tahů na hru
report-choices = voleb na hru
report-won = hry, které někdo vyhrál
report-seed = semínko
report-by-seat = podle místa
report-by-plays = podle barvy nebo strany
report-by-bot = podle bota
report-what = co
report-value = hodnota
report-interval = 95% interval
report-cases = případů
report-share = podíl
report-end = konec
report-cause = příčina
report-numbers = Čísla
report-wins = Kdo vítězí
report-wins-note = Podíl vyhraných her. Na čárkované čáře by byli všichni, kdyby na ničem nezáleželo.
report-wins-note-shared = Podíl vyhraných her; ze společného vítězství má každý díl. Na čárkované čáře by byli všichni, kdyby na ničem nezáleželo.
report-victories = Jak se dělí vítězství
report-victories-note = Podíl na všech vítězstvích u míst, která to na konci měla.
report-scores = Skóre
report-scores-note = Průměrné body na konci.
report-points = Odkud jsou body
report-points-note = Průměrné body podle zdroje, u vítězů a u ostatních.
report-winners = { $bot }, výhra
report-others = { $bot }, prohra
report-length = Jak dlouho hry trvají
report-length-note = Hry podle počtu tahů a podle toho, jak skončily.
report-parts = Části hry
report-parts-note = Tahy od konce jedné části do konce další.
report-milestones = Kdy se to stane
report-milestones-note = Podíl míst, u nichž se to do konce daného tahu stalo.
report-causes = Co přináší smrt
report-causes-note = Kolikrát za hru, podle poslední rány předtím.
report-cards = Karty, které jdou s vítězstvím
report-cards-note = Podíl výher s kartou minus podíl bez ní, mezi boty téhož druhu. Neříká, že karta vyhrává: kdo žije déle, má více karet.
report-actions = Akce, které jdou s vítězstvím
report-actions-note = O kolik častěji to volí vítězové než ostatní, ve směrodatných odchylkách, mezi boty téhož druhu.
report-side-by-side = Vedle sebe
report-means = Průměry běhů
report-means-note = Každý běh má svůj řádek.
report-mean-turns = tahů na hru
report-mean-choices = voleb na hru
report-mean-score = bodů na místo
report-mean-best-score = bodů nejlepšího
report-ends = Jak hry končí
report-ends-note = Podíl her s daným koncem.
report-axis-wins = vyhrané hry
report-axis-victories = ze všech vítězství
report-axis-points = body
report-axis-turns = tahy
report-axis-games = hry
report-axis-of-games = % her
report-axis-per-game = krát za hru
report-axis-cards = výhry s ní minus výhry bez ní
report-axis-actions = o kolik častěji to dělají vítězové (směrodatné odchylky)


## Rozbor

analyse-title = { $file }: { $game }, { $answers ->
        [one] jedna odpověď
        [few] { $answers } odpovědi
       *[other] { $answers } odpovědí
    }, jak to vidí bot { $kind }
analyse-about-chance = Každá čára je naděje na výhru, pokud ji bot umí odhadnout. Mění se rozhodnutími, nebo kostkami a taženými kartami.
analyse-about-points = Každá čára je to, co lze čekat, v bodech, pokud to bot umí odhadnout. Mění se rozhodnutími, nebo kostkami a taženými kartami.
analyse-chart = vyhlídky všech hráčů v průběhu hry
analyse-points = { $number }
analyse-decisions = rozhodnutí
analyse-agreed = jako bot
analyse-lost = průměrná ztráta
analyse-grade-1 = sporné
analyse-grade-2 = chyba
analyse-grade-3 = hrubá chyba
analyse-swings = Největší zvraty
analyse-no-swings = Nic se příliš nezměnilo.
analyse-swing = po odpovědi { $number }, { $cause }: { $changes }
analyse-by-chance = náhodou
analyse-by-decision = rozhoduje { $player }
analyse-more = … a ještě { $number }
analyse-mistakes = Co by bot udělal jinak
analyse-no-mistakes = Nic, co by stálo za řeč.
analyse-mistake = po odpovědi { $number }, { $player }: { $grade }, { $loss }
analyse-played = zahráno: { $option }
analyse-preferred = lépe: { $option }
analyse-aims = co pro to mluví: { $aims }
analyse-advised = s pomocí rádce
analyse-adviser = s rádcem


## Server

serve-running = Trilobite je na adrese { $address } (rozhraní: { $address }docs). Zastaví ho Ctrl-C.

## Správa stolů

admin-state = { $kind ->
    [lesson] lekce
    [what-if] co kdyby
    [unreadable] nečitelný
   *[game] { $over ->
        [yes] dohráno
       *[no] hraje se
    }
}
admin-tables = { $number ->
    [one] { $number } stůl
    [few] { $number } stoly
   *[other] { $number } stolů
}
admin-deleted = { $number ->
    [one] Byl smazán { $number } stůl.
    [few] Byly smazány { $number } stoly.
   *[other] Bylo smazáno { $number } stolů.
}
admin-would-delete = { $number ->
    [one] Smazal by se { $number } stůl; provede to --yes.
    [few] Smazaly by se { $number } stoly; provede to --yes.
   *[other] Smazalo by se { $number } stolů; provede to --yes.
}
admin-exported = { $number ->
    [one] Ve složce { $folder } je { $number } záznam.
    [few] Ve složce { $folder } jsou { $number } záznamy.
   *[other] Ve složce { $folder } je { $number } záznamů.
}
admin-backed-up = { $rows ->
    [one] { $file } obsahuje { $rows } řádek.
    [few] { $file } obsahuje { $rows } řádky.
   *[other] { $file } obsahuje { $rows } řádků.
}
admin-restored = { $rows ->
    [one] Byl obnoven { $rows } řádek.
    [few] Byly obnoveny { $rows } řádky.
   *[other] Bylo obnoveno { $rows } řádků.
}
admin-faulty = { $id } nelze přehrát: { $fault }
admin-verified = Hry, které lze přehrát: { $sound }; podle starších pravidel, jen ke čtení: { $older }; vadné: { $faulty }.


## Seznamy her pro kalendáře a čtečky novinek

feed-title = Trilobite: moje hry
feed-your-turn = { $game }: jsi na tahu
