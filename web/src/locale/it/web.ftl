### The table in the browser, Italian. Words of the games are in their own files.


## Every page

to-my-tables = Trilobite, ai miei tavoli
toggle-theme = Chiaro o scuro
settings = Impostazioni
language = Lingua
theme = Colori
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
letter-keys = Le singole lettere sono tasti
close = Chiudi
cancel = Annulla
loading = Caricamento …
reconnecting = Nuovo collegamento …
none = niente
empty = vuoto
free = libero
full = pieno
you = tu
nobody = nessuno


## Home

home-title = Guida al tempo profondo
home-text = Origini, oceani, menti: giochi impegnativi sulla storia della vita, con ogni regola applicata. Gioca contro i bot, con amici o da solo.
home-genesis = Quattro miliardi di anni di vita primordiale: popola i refugia, alleva batteri, sfida gli eventi.
home-marine = L'era dell'oceano: manda le pedine, diffondi le specie, domina i mari.
home-origins = Dalle prime parole all'età della ragione: diffondete popoli, fondate città, sfidate gli dèi.
home-rules = Regole
new-table = Nuovo tavolo
upload-record = Apri una registrazione
my-tables = I miei tavoli
no-tables = Non hai ancora nessun tavolo.
status-over = finita
status-my-turn = tocca a te
status-waiting = decidono altri
seat-bot = bot { $bot }
bot-of-colour = Bot { $colour }
seat-you = Tu
seat-nobody = posto libero


## New table

players = Giocatori
number-of-players = Numero di giocatori
player-count = { $number ->
    [one] Solitario
   *[other] { $number } giocatori
}
seat-kind = Chi ha il posto { $number }
seat-kind-human = qui
seat-kind-bot = bot
seat-kind-open = libero, con collegamento
seat-name = Nome al posto { $number }
seat-colour = Colore del posto { $number }
bot-level = Bot al posto { $number }
name = Nome
default-name = Giocatore { $number }
colour-drawn = colore a sorte
seats-note = Più persone possono condividere questo schermo. I posti liberi si prendono con un collegamento dato dal tavolo. I colori valgono quando ogni posto ne ha uno.
start = Inizia
rules-and-variants = Regole e varianti
ruleset = Regole
pace = Velocità dei bot
pace-ms = { $number ->
    [0] subito
   *[other] { NUMBER($number, useGrouping: 0) } ms per risposta
}
seed = Seme
seed-drawn = a sorte
table = Tavolo


## Claiming a seat

claim-open-title = C'è un posto per te
claim-open = Il posto { $number } a questo tavolo è libero.
claim-taken-title = Il posto è occupato
claim-taken = Il posto { $number } a questo tavolo non è più libero. Puoi guardare la partita, o chiedere un altro posto a chi ti ha mandato il link.
claim-yours-title = Il posto è tuo
claim-yours = A questo tavolo hai il posto { $number }.
claim = Prendi il posto
only-watch = Solo guardare
to-table = Al tavolo
to-home = Alla pagina iniziale


## Prompt

your-decision = La tua decisione
waiting-for = { $number ->
    [0] Il tavolo è occupato.
    [one] Decide { $players }.
   *[other] Decidono { $players }.
}
hint-waiting = Ora non devi fare nulla. Puoi guardare tutto.
hint-options = { $number ->
    [one] Una sola opzione.
   *[other] { $number } opzioni; i pezzi illuminati si possono cliccare.
}
looking-back = Sguardo indietro: passo { $step } di { $of }.
looking-back-hint = Il tabellone com'era. Avanza, crea un "e se", oppure torna al presente.
all-options = Tutte le opzioni
other-options = Altro
options = Opzioni
options-count = { $number ->
    [one] Una opzione
   *[other] { $number } opzioni
}
choose-here = Che cosa qui?
undo = Annulla
redo = Ripeti
restart = Ricomincia il mio turno
restart-short = Rifai turno
no-undo = Niente di tuo si può ritirare: qualcosa è stato rivelato o altri hanno risposto
no-redo = Niente è stato ritirato
no-restart = Niente del tuo turno si può ritirare
category-why = { $kind }: non ora. Perché?
phases = Fasi del turno


## Why not

why-not = Non ora
what-is-this = Che cos'è?
open-clause = Regole, clausola { $clause }
about-option = Ora sul tavolo non c'è nulla del genere.


## Board

timeline = Linea del tempo
current-event = Evento attuale
player-order = Ordine dei giocatori
dice-count = { $number ->
    [one] un dado
   *[other] { $number } dadi
}
reconstructed = ricostruita
new-since = nuovo dalla tua ultima risposta


## Tableaus

tableau-of = Plancia di { $player }, { $colour }
player-label = { $player }, { $colour }.
decides = decide
vp = PV
score-title = Punteggio finale
scores-now = Se finisse ora
score-winner = { $number ->
    [one] Vince { $players }.
   *[other] Condividono la vittoria: { $players }.
}
score-all-lose = Non vince nessuno.


## Dice and odds

dice-tray = Dadi
no-dice = Non è ancora stato lanciato nessun dado.
die-label = Dado che mostra { $face }.
odds-round = { $chance } %


## Log, history, rules

side-panel = Diario, giocatori e regole
tab-log = Diario
tab-players = Giocatori
tab-rules = Regole
log = Diario, dal più recente
log-empty = Non è ancora successo nulla.
show-step = mostra il tabellone al passo { $step }
history = Passo della partita
step = { $step } / { $of }
step-back = Passo indietro
step-forward = Passo avanti
back-to-now = Torna al presente
what-if = E se
what-if-title = Crea un tavolo "e se" dal passo mostrato
what-if-from = E se, dal passo { $step }
download-record = Scarica la registrazione
rules-search = Clausola o parole
rules-nothing = Nessuna clausola corrisponde.
sheets = Parti del tavolo
sheet-board = Tabellone
sheet-mine = Mio
sheet-players = Giocatori
sheet-log = Diario
sheet-rules = Regole
share = Collegamenti a questo tavolo
share-watch = Per guardare
share-seat = Posto { $number }{ $taken ->
    [yes] {" "}(preso)
   *[no] {" "}(libero)
}


## Games and setting up

game = Gioco
mode = Chi vince
unknown-game = Questa pagina non sa disegnare il gioco { $game }.
seed-note = Lo stesso seme dà gli stessi dadi e le stesse carte per le stesse risposte. La sua impronta è pubblica da subito, il seme a fine partita.
pack = Carte
pack-none = quelle di casa
pack-note = I mazzi stanno in una cartella del server, una per ogni serie di carte.
bot-easy = facile
bot-random = facile
bot-normal = medio
bot-greedy = medio
bot-hard = difficile
bot-search = difficile


## Settings at the table

show-odds = Probabilità accanto a ciò che guardi
pause-forced = Mostra le decisioni con una sola opzione e attendi OK
speed-of-play = Velocità dei bot a questo tavolo
forced-prompt = { $number ->
    [one] C'era un solo modo:
   *[other] Ogni volta c'era un solo modo:
}
forced-ok = OK
forced-why = Prima nessuna scelta: perché?
forced-alone = Nient'altro era possibile.
zoom = Dimensione del tabellone
zoom-in = Più grande
zoom-out = Più piccolo
zoom-reset = Come la pagina
tab-odds = Probabilità
odds-number = { NUMBER($number, maximumFractionDigits: 1) }
and-more = e altri { $number }
rules-of = Le regole di { $game }
rules-own-page = Queste regole in una pagina propria
rules-contents = Indice


## Analisi

tab-analysis = Analisi
analysis-about = Un bot legge la partita: come sono cambiate le prospettive di tutti, per le decisioni e per il caso, e come avrebbe risposto lui.
analysis-own-only = Finché si gioca, parla solo delle tue decisioni.
analysis-start = Analizza la partita
analysis-update = Prosegui fino al passo { $step }
analysis-thinking = Il bot legge la partita
analysis-progress = { $ready } di { $of }
analysis-failed = Il bot si è bloccato. Riprova.
analysis-chance = Probabilità di vittoria
analysis-points = Punti attesi
analysis-graph = { $unit ->
    [points] Punti attesi, passo per passo
   *[chance] Probabilità di vittoria, passo per passo
}
analysis-value = passo { $step }: { $values }
analysis-of = { $player } { $amount }
analysis-hint = Fai clic sul grafico, o usa le frecce quando è selezionato, per vedere il tavolo a quel passo.
analysis-played = Giocato
analysis-preferred = Il bot preferisce
analysis-agrees = Il bot avrebbe fatto lo stesso.
analysis-grade-1 = Dubbia
analysis-grade-2 = Errore
analysis-grade-3 = Grave errore
analysis-grade-0 = Quasi altrettanto buona
analysis-untried = non provata
analysis-swings = Le svolte più grandi
analysis-by-chance = Caso
analysis-by-decision = Decisione
analysis-calm = Non è cambiato molto.
analysis-mistakes = Da rivedere
analysis-faultless = Niente di rilevante.
analysis-step = Passo { $step }


## What the server refuses

problem-no-connection = Il server non risponde.
problem-stale-answer = Intanto il tavolo è andato avanti. Guarda di nuovo.
problem-not-your-decision = Ora non decidi tu.
problem-illegal-answer = Ora non si può scegliere.
problem-bad-record = Questa registrazione non si può rigiocare.
problem-bad-options = Una partita non si prepara così.
problem-storage = Ora il server non può scrivere i tavoli.
problem-no-such-table = Il tavolo non c'è, o ti serve il suo link.
problem-no-such-step = La partita non ha questo passo.
problem-no-such-pack = Il server non ha il mazzo { $pack }.
problem-bad-pack = Il mazzo { $pack } ha errori.
problem-no-rules = Per questo gioco non c'è ancora una pagina di regole.
problem-no-analysis = Nessun bot sa ancora analizzare questo gioco.
problem-wrong-link = Questo link non apre un posto.
problem-seat-not-open = Questo posto non è aperto.
problem-seat-taken = Qualcuno ha già questo posto.
problem-not-your-seat = Questo posto non è tuo.
problem-not-a-player = Non giochi a questo tavolo.
problem-not-the-creator = Può farlo solo chi ha creato il tavolo.
problem-wrong-seats = Il numero di posti non va bene per il gioco.
problem-secret-until-the-end = Qui i giocatori hanno segreti fino alla fine.
problem-undo-nothing = Non c'è niente da ritirare.
problem-undo-not-yours = Intanto altri hanno risposto.
problem-undo-revealed = Dopo la tua ultima risposta sono stati rivelati dadi o carte.
problem-undo-votes = Intanto sono stati rivelati i voti degli altri.
problem-redo-nothing = Non c'è niente da ripristinare.
problem-redo-not-yours = L'ha ritirato qualcun altro.
problem-other-cards = Questa registrazione è stata giocata con altre carte.
problem-rules-changed = Le regole sono cambiate dall'inizio di questo tavolo.
problem-pack-changed = Il mazzo di questo tavolo è cambiato.
problem-cards-changed = Le carte sono cambiate dall'inizio di questo tavolo.
problem-server-fault = Qui il server ha sbagliato.
problem-too-large = È troppo grande.
problem-too-many = Troppi insieme. Aspetta un poco e riprova.


## Help

help = Aiuto e tasti
help-mouse = Clicca un pezzo illuminato per sceglierlo, un altro per sapere che cos'è o perché no. Con il dito il primo tocco guarda e il secondo sceglie.
key-number = mette a fuoco quel pezzo o opzione; di nuovo, o Invio, sceglie
key-tab = prossimo pezzo illuminato o pulsante
key-arrows = da un pezzo all'altro del tabellone
key-why = perché no, o che cos'è, per il pezzo a fuoco; altrimenti questo aiuto
key-done = finire, tenere o rifiutare
key-undo = annulla, ripeti, ricomincia il mio turno
key-history = passo indietro, passo avanti, crea un bivio
key-go = vai a tabellone, mio, giocatori, registro, regole, linea del tempo
key-odds = probabilità sì o no
key-zoom = tabellone più grande, più piccolo, come la pagina
key-ok = OK a ciò che aveva un solo modo
key-escape = chiude ciò che è aperto, poi lascia il tipo scelto
help-kinds = Tipi di opzioni
