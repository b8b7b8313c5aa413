### The command line, Italian. Commands are typed in English in every language.


## Playing

play-human = tu
play-human-of-many = persona
play-bot = { $kind ->
    [random] bot casuale
    [greedy] bot goloso
   *[other] bot { $kind }
}
play-welcome = { $game }, { $about }. { $seats }.
play-welcome-back = { $game } riprende dopo { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
}. { $seats }.
play-seat = { $player }: { $who }
play-hint = Rispondi con un numero. why, odds, undo, log, rules, board, save, quit: help li spiega.
log-heading = { $turn }, { $phase }
play-news-left-out = … righe precedenti: { $number } (log le mostra)

play-not-an-answer = "{ $line }" non è né un'opzione (da 1 a { $last }) né un comando; help elenca i comandi.
play-no-refusals = Qui non è rifiutato nulla di ciò che ci si può aspettare.
play-no-match = Nulla con "{ $words }" è rifiutato qui.
play-more-refused = … e altre { $number }; why PAROLE restringe la ricerca
play-log-empty = Non è ancora successo nulla.
play-log-usage = log vuole un numero di righe, per esempio: log 50
play-rules-usage = rules vuole una clausola, per esempio: { rules-examples }; o parole da cercare. Per ora le regole sono solo in inglese.
play-rules-unknown = Nessuna clausola ha la sigla o le parole "{ $words }". Per ora le regole sono solo in inglese.
play-rules-more = … e altre { $number }
play-undone = Annullato.
play-redone = Ripetuto.
play-undo-refused = Non annullato: { $reason }.
play-undo-agreement = { $player }, accetti che { $asker } annulli la risposta? (ok oppure no)
play-save-usage = save vuole il nome di un file, per esempio: save partita.txt
play-saved = Salvato in { $file }. Per continuare: trilobite play { $game } --from { $file }
play-save-replaces = { $file } contiene un'altra partita. Sostituirla? (ok oppure no)
play-not-saved = Non salvato.
play-yes = ok
play-quit-unsaved = Hai risposte non salvate: save FILE le conserva. Ancora quit per uscire senza salvare.
play-bye = Arrivederci.
play-bye-unsaved = Arrivederci. La partita non è stata salvata.
play-over = La partita è finita. save FILE conserva la registrazione; quit esce.
play-unknown-at-end = La partita è finita: qui valgono log, board, events, rules, undo, save FILE e quit.

play-help =
    numero   sceglie quell'opzione; vale anche la sua chiave (vedi "keys")
    why      che cosa è rifiutato qui e da quale clausola; why PAROLE cerca parole
    odds     probabilità esatte dei prossimi lanci; odds NOME per i dettagli
    board    tutto il tavolo
    { help-game }
    keys     le opzioni come sono scritte nelle registrazioni
    log N    le ultime N cose successe (20)
    rules X  le regole (in inglese): { rules-examples }
    undo     annulla la tua ultima risposta; redo la ripete
    save F   scrive la partita nel file F; si riprende con --from F
    quit     esce


## Scores

score-title = Punteggio finale
score-player = giocatore
score-total = tot.
score-winner = { $players } { $number ->
    [one] vince.
   *[other] vincono insieme.
}
score-all-win = Tutti i giocatori vincono insieme.
score-all-lose = Tutti i giocatori perdono.


## Replay

replay-summary = { $file }: { $game }, { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
} e tutti i lanci sono in ordine.
replay-after = Dopo la risposta { $number } di { $answers }:
replay-pending = Ora: { $prompt }


## Checks

check-passed = ok    { $file } ({ $id })
check-passed-with-note = ok    { $file } ({ $id }): { $note }
check-failed = NO    { $file } ({ $id })
check-problem = { "      " }{ $problem }
check-total = { $passed } riusciti, { $failed } falliti


## Bench

bench-title = Partite casuali a { $players } giocatori su un core, { $seconds } s per giro, { $rounds } giri
bench-compiled = compilato
bench-interpreted = interpretato
bench-what = programma
bench-games = partite/s
bench-choices = scelte/s
bench-per-game = scelte a partita
bench-clone = copia a metà passo: { $clone } µs, vista: { $view } µs (mediane su { $number } posizioni)
bench-ratio = Trilobite gioca { $games } volte le partite e fa { $choices } volte le scelte di Catanatron (rapporti di mediane).
bench-no-peer = Catanatron non è installato, non c'è confronto: pip install 'trilobite[bench]'
