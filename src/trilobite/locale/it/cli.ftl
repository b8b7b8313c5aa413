### The command line, Italian. Commands are typed in English in every language.


## Playing

play-human = tu
play-human-of-many = persona
play-bot = { $kind ->
    [random] bot casuale
    [gentle] bot mite
    [beginner] bot facile
    [fair] bot discreto
    [greedy] bot medio
    [search] bot difficile
   *[other] bot { $kind }
}
play-head-start = { $who }, vantaggio { $points }
play-welcome = { $game }, { $about }. { $seats }.
play-players = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
play-seat-number = posto { $number }
play-welcome-back = { $game } riprende dopo { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
}. { $seats }.
play-seat = { $player }: { $who }
play-hint = Rispondi con un numero. why, what, advise, odds, undo, log, rules, board, save, quit: help li spiega.
log-heading = { $turn }, { $phase }
play-news-left-out = … righe precedenti: { $number } (log le mostra)

play-not-an-answer = "{ $line }" non è né un'opzione (da 1 a { $last }) né un comando; help elenca i comandi.
play-no-refusals = Qui non è rifiutato nulla di ciò che ci si può aspettare.
play-no-match = Nulla con "{ $words }" è rifiutato qui.
play-more-refused = … e altre { $number }; why PAROLE restringe la ricerca
play-what-usage = what vuole il numero di un'opzione (da 1 a { $last }), per esempio: what 2, o un termine del gioco; da solo dice che cosa fa ogni opzione.
play-what-nothing = Nulla di immediato.
play-advice = Un bot forte risponderebbe:
play-advice-line = { $outlook }: { $aims }
play-advice-people = Fra più persone non si consiglia nessuno.
play-log-empty = Non è ancora successo nulla.
play-log-usage = log vuole un numero di righe, per esempio: log 50
play-rules-usage = rules vuole una clausola, per esempio: { rules-examples }; o parole da cercare.
play-rules-unknown = Nessuna clausola ha la sigla o le parole "{ $words }".
play-rules-more = … e altre { $number }
play-undone = Annullato.
play-redone = Ripetuto.
play-undo-refused = Non annullato: { $reason }.
play-undo-agreement = { $player }, accetti che { $asker } annulli la risposta? (sì oppure no)
play-save-usage = save vuole il nome di un file, per esempio: save partita.txt
play-saved = Salvato in { $file }. Per continuare: trilobite play { $game } --from { $file }
play-save-replaces = { $file } contiene un'altra partita. Sostituirla? (sì oppure no)
play-not-saved = Non salvato.
# Each of these words agrees.
play-yes = sì si s
play-quit-unsaved = Hai risposte non salvate: save FILE le conserva. Ancora quit per uscire senza salvare.
play-bye = Arrivederci.
play-bye-unsaved = Arrivederci. La partita non è stata salvata.
play-over = La partita è finita. save FILE conserva la registrazione; quit esce.
play-unknown-at-end = La partita è finita: qui valgono log, board, rules, undo, save FILE e quit.

play-help =
    numero   sceglie quell'opzione; vale anche la sua chiave (vedi "keys")
    why      che cosa è rifiutato qui e da quale clausola; why PAROLE cerca parole
    what N   che cosa fa l'opzione N prima di sceglierla (o ? N); what: tutte
    advise   che cosa risponderebbe un bot forte, e perché
    what P   che cosa significa la parola P del gioco
    odds     probabilità esatte dei prossimi lanci; odds NOME per i dettagli
    board    tutto il tavolo
    { help-game }
    keys     le opzioni come sono scritte nelle registrazioni
    log N    le ultime N cose successe (20)
    rules X  le regole: { rules-examples }
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
score-counted = Con il vantaggio: { $places }. { $winner }
score-all-win = Tutti i giocatori vincono insieme.
score-all-lose = Tutti i giocatori perdono.


## Replay

verify-fair = { $file }: il seme è quello promesso e { $number ->
    [one] l'unico lancio o pescata viene
   *[other] tutti i { $number } lanci e le pescate vengono
} da lì.
replay-summary = { $file }: { $game }, { $answers ->
    [one] una risposta
   *[other] { $answers } risposte
} e tutti i lanci sono in ordine.
replay-older = È stata giocata con la versione { $rules } delle regole; ora sono alla versione { $now }. Si può leggere, ma non continuare.
replay-older-until = Dopo la riga { $fits } di { $lines } le regole di oggi portano altrove: { $why }
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
bench-playing = Gioco casuale
bench-observing = Ambienti, con un'osservazione per ogni scelta
bench-written = Tabella e grafico sono in { $folder }.
bench-thinking = un bot { $bot } pensa { $time } ms a una decisione (mediana, decisioni: { $number })
bench-searching = un bot con ricerca compie { $speed } iterazioni al secondo (decisioni: { $number })


## Simulazione

simulate-complete = { $file } contiene già questa serie, partite: { $games }.
simulate-goes-on = { $file }: la serie continua, partite salvate: { $games }.
simulate-interrupted = Interrotto: { $games } partite su { $all } sono salvate. Lo stesso comando continua da qui.
simulate-done = Partite in { $file }: { $games }, giocate a { $speed } partite/s. trilobite report { $file } le mostra.


## Addestramento

train-tune = Messa a punto delle costanti: i bot { $bot } giocano fra loro, partite: { $games }.
train-rank = Ordinamento: una ricerca in { $worlds } mondi giudica le decisioni di { $games } partite.
train-gate = La prova: ciò che è stato imparato gioca contro ciò con cui i bot giocano ora, partite con ogni bot: { $games }.
train-constant = { $name }: { $before } → { $after }
train-weight = { $name }: { $weight }
train-agreement = L'opzione migliore della ricerca è la migliore anche per il valore in { $before } delle decisioni non usate per imparare ({ $decisions }), e con la correzione in { $after }.
train-arm = { $bot }, partite: { $games }: ciò che è stato imparato vince { $candidate }, ciò che si usa ora { $shipped }; differenza { $gain }.
train-passed = Superata: più forte con ogni bot. Il file può andare in src/trilobite/bots/weights.
train-not-passed = Non superata: almeno un bot non è più forte con certezza. I bot restano come sono.
train-written = Scritto: { $file } e il grafico { $chart }.
train-chart = Grafico: { $chart }
train-interrupted = Interrotto. Lo stesso comando continua da dove si era fermato.
train-before = come è scritto
train-after = con la correzione
train-chart-steps = passo
train-chart-factor = fattore
train-chart-agreement = Opzione migliore come nella ricerca
train-chart-decisions = decisioni non usate per imparare
train-chart-gain = differenza fra le quote di vittorie


## Relazioni

report-done = Scritto: { $page }, e i grafici come immagini ({ $number }) in { $folder }.
report-title = Partite sotto la lente
report-intro = Partite simulate tra bot. Le barre accanto a un punto sono intervalli al 95 %: dove due si sovrappongono molto, la differenza può essere dovuta al caso.
report-games = partite
report-bots = bot
report-turns = turni per partita
report-choices = scelte per partita
report-won = partite vinte da qualcuno
report-seed = seme
report-by-seat = per posto
report-by-plays = per colore o parte
report-by-bot = per bot
report-what = cosa
report-value = valore
report-interval = intervallo al 95 %
report-cases = casi
report-share = quota
report-end = fine
report-cause = causa
report-numbers = I numeri
report-wins = Chi vince
report-wins-note = La quota di partite vinte. Sulla linea tratteggiata sarebbero tutti se nulla contasse.
report-wins-note-shared = La quota di partite vinte; di una vittoria condivisa ognuno ha una parte. Sulla linea tratteggiata sarebbero tutti se nulla contasse.
report-victories = Come si dividono le vittorie
report-victories-note = La quota di tutte le vittorie dei posti che alla fine lo avevano.
report-scores = Punteggi
report-scores-note = Punti medi alla fine.
report-points = Da dove vengono i punti
report-points-note = Punti medi per fonte, dei vincitori e degli altri.
report-winners = { $bot }, vittoria
report-others = { $bot }, sconfitta
report-length = Quanto durano le partite
report-length-note = Partite per numero di turni e per come sono finite.
report-parts = Le parti della partita
report-parts-note = Turni dalla fine di una parte alla fine della successiva.
report-milestones = Quando succede
report-milestones-note = La quota di posti per cui era successo entro la fine di ogni turno.
report-causes = Che cosa porta la morte
report-causes-note = Quante volte per partita, secondo l'ultimo colpo precedente.
report-cards = Carte che vanno con la vittoria
report-cards-note = La quota di vittorie con la carta meno quella senza, tra bot dello stesso tipo. Non dice che la carta faccia vincere: chi vive più a lungo ha più carte.
report-actions = Azioni che vanno con la vittoria
report-actions-note = Quanto più spesso lo scelgono i vincitori rispetto agli altri, in deviazioni standard, tra bot dello stesso tipo.
report-side-by-side = A confronto
report-means = Medie delle serie
report-means-note = Ogni serie ha la sua riga.
report-mean-turns = turni per partita
report-mean-choices = scelte per partita
report-mean-score = punti per posto
report-mean-best-score = punti del migliore
report-ends = Come finiscono le partite
report-ends-note = La quota di partite con ciascuna fine.
report-axis-wins = partite vinte
report-axis-victories = di tutte le vittorie
report-axis-points = punti
report-axis-turns = turni
report-axis-games = partite
report-axis-of-games = % delle partite
report-axis-per-game = volte per partita
report-axis-cards = vittorie con essa meno vittorie senza
report-axis-actions = quanto più spesso lo fanno i vincitori (deviazioni standard)


## Analisi

analyse-title = { $file }: { $game }, { $answers ->
        [one] una risposta
       *[other] { $answers } risposte
    }, come la vede il bot { $kind }
analyse-about-chance = Ogni linea è la probabilità di vittoria, per quanto il bot riesce a stimarla. Cambia per le decisioni, o per dadi e pescate.
analyse-about-points = Ogni linea è ciò che ci si può aspettare, in punti, per quanto il bot riesce a stimarlo. Cambia per le decisioni, o per dadi e pescate.
analyse-chart = le prospettive di tutti i giocatori durante la partita
analyse-points = { $number }
analyse-decisions = decisioni
analyse-agreed = come il bot
analyse-lost = perdita media
analyse-grade-1 = dubbia
analyse-grade-2 = errore
analyse-grade-3 = grave errore
analyse-swings = Le svolte più grandi
analyse-no-swings = Non è cambiato molto.
analyse-swing = dopo la risposta { $number }, { $cause }: { $changes }
analyse-by-chance = per caso
analyse-by-decision = decide { $player }
analyse-more = … e altre { $number }
analyse-mistakes = Che cosa avrebbe fatto diversamente il bot
analyse-no-mistakes = Niente di rilevante.
analyse-mistake = dopo la risposta { $number }, { $player }: { $grade }, { $loss }
analyse-played = giocato: { $option }
analyse-preferred = meglio: { $option }
analyse-aims = che cosa lo sostiene: { $aims }
analyse-advised = con l’aiuto del consigliere
analyse-adviser = con il consigliere


## Server

serve-running = Trilobite è su { $address } (API: { $address }docs). Ctrl-C lo ferma.

## Cura dei tavoli

admin-state = { $kind ->
    [lesson] lezione
    [what-if] e se
    [unreadable] illeggibile
   *[game] { $over ->
        [yes] finita
       *[no] in corso
    }
}
admin-tables = { $number ->
    [one] { $number } tavolo
   *[other] { $number } tavoli
}
admin-deleted = { $number ->
    [one] È stato eliminato { $number } tavolo.
   *[other] Sono stati eliminati { $number } tavoli.
}
admin-would-delete = { $number ->
    [one] Verrebbe eliminato { $number } tavolo; lo fa --yes.
   *[other] Verrebbero eliminati { $number } tavoli; lo fa --yes.
}
admin-exported = { $number ->
    [one] In { $folder } c'è { $number } partita registrata.
   *[other] In { $folder } ci sono { $number } partite registrate.
}
admin-backed-up = { $rows ->
    [one] { $file } contiene { $rows } riga.
   *[other] { $file } contiene { $rows } righe.
}
admin-restored = { $rows ->
    [one] È stata ripristinata { $rows } riga.
   *[other] Sono state ripristinate { $rows } righe.
}
admin-faulty = { $id } non si può rigiocare: { $fault }
admin-verified = Partite che si possono rigiocare: { $sound }; di regole precedenti, da leggere: { $older }; difettose: { $faulty }.


## Elenchi di partite per calendari e lettori di notizie

feed-title = Trilobite: le mie partite
feed-your-turn = { $game }: tocca a te
