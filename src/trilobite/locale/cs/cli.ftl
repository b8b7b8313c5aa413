### The command line, Czech. Commands are typed in English in every language.


## Playing

play-human = ty
play-human-of-many = člověk
play-bot = { $kind ->
    [random] náhodný bot
    [greedy] hladový bot
   *[other] bot { $kind }
}
play-welcome = { $game }, { $about }. { $seats }.
play-welcome-back = { $game } pokračuje po { $answers ->
    [one] jedné odpovědi
    [few] { $answers } odpovědích
   *[other] { $answers } odpovědích
}. { $seats }.
play-seat = { $player }: { $who }
play-hint = Odpovídej číslem. why, odds, undo, log, rules, board, save, quit; help je vysvětlí.
log-heading = { $turn }, { $phase }
play-news-left-out = … starších řádků: { $number } (ukáže je log)

play-not-an-answer = „{ $line }“ není ani možnost (1 až { $last }), ani příkaz; příkazy vypíše help.
play-no-refusals = Nic, co by se dalo čekat, tu není odmítnuto.
play-no-match = Nic se slovy „{ $words }“ tu není odmítnuto.
play-more-refused = … a další: { $number }; why SLOVA výběr zúží
play-log-empty = Zatím se nic nestalo.
play-log-usage = log chce počet řádků, například: log 50
play-rules-usage = rules chce článek, například: { rules-examples }; nebo hledaná slova. Pravidla jsou zatím jen anglicky.
play-rules-unknown = Žádný článek nemá označení ani slova „{ $words }“. Pravidla jsou zatím jen anglicky.
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
play-unknown-at-end = Hra skončila: fungují tu log, board, events, rules, undo, save SOUBOR a quit.

play-help =
    číslo    zvolí tuto možnost; stejně i její klíč (viz „keys“)
    why      co je tu odmítnuto a kterým článkem; why SLOVA hledá slova
    odds     přesné šance příštích hodů; odds JMÉNO řekne o jednom vše
    board    celý herní plán
    { help-game }
    keys     možnosti tak, jak se píší do záznamů
    log N    posledních N věcí, které se staly (20)
    rules X  pravidla (anglicky): { rules-examples }
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
score-all-win = Všichni hráči vítězí společně.
score-all-lose = Všichni hráči prohrávají.


## Replay

replay-summary = { $file }: { $game }, { $answers ->
    [one] jedna odpověď
    [few] { $answers } odpovědi
   *[other] { $answers } odpovědí
}, všechny hody souhlasí.
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
