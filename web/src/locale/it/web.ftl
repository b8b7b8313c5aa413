### The table in the browser, Italian. Words of the games are in their own files.


## Every page

to-my-tables = Trilobite, ai miei tavoli
toggle-theme = Chiaro o scuro
settings = Impostazioni
language = Lingua
theme = Tema
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
letter-keys = Scorciatoie con una lettera
sounds = Suoni
hear = Ascolta
sound-hear = Ascolta: { $sound }
sound-roll = Lancio dei dadi
sound-turn = Tocca a te
sound-extinction = Qualcosa si estingue
sound-end = Fine della partita
sound = Suono
display = Aspetto
card-names = Nomi delle carte
card-names-note = per ritrovarli su una copia stampata
card-names-page = come la pagina
colours = Colori
movement = Movimento
movement-note = i pezzi scivolano, i dadi rotolano
movement-system = il sistema chiede quiete: spento
names-first = Nomi al posto dei colori
names-first-note = Petra, assegna un bionte. Non: Rosso, assegna
letters-note = Z annulla, N è un nuovo tavolo; l’aiuto le elenca tutte
board-list = Tabellone come elenco
board-list-note = per lettori di schermo e schermi piccoli
text-size = Testo
text-usual = testo normale
text-large = testo grande
text-largest = testo molto grande
pages = Pagine
tab-games = Partite
tab-open = Aperti
tab-new = Nuovo
tab-learn = Impara
tab-settings = Altro
learn = Impara
all-settings = Tutte le impostazioni
key-company = compagnia, scrivere al tavolo, link alla mossa mostrata
key-shift-n = Maiusc N
key-next-turn = prossimo tavolo in cui tocca a te
close = Chiudi
cancel = Annulla
loading = Caricamento …
reconnecting = Riconnessione …
sending = Invio in corso …
not-sent = Non inviato: non c'è connessione. Sarà inviato appena torna.
take-back-unsent = Annulla l'invio
none = niente
empty = vuoto
free = libero
full = pieno
you = tu
nobody = nessuno


## Home

home-title = Guida al tempo profondo
home-text = Origini, oceani, menti: giochi impegnativi sulla storia della vita, con ogni regola applicata. Gioca contro i bot, con amici o da solo.
home-rules = Regole
new-table = Nuovo tavolo
upload-record = Apri una registrazione
status-over = finita
status-my-turn = tocca a te
seat-bot = bot { $bot }
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
seat-name = Nome al posto { $number }
seat-colour = Colore del posto { $number }
bot-level = Bot al posto { $number }
name = Nome
default-name = Giocatore { $number }
colour-drawn = colore a sorte
seats-note = Dopo l'inizio ogni posto libero ha il suo link. «Qui» è un'altra persona a questo schermo: ciò che è segreto si copre prima di passarlo.
start = Apri il tavolo
seats = Posti
seat-number = Posto { $number }
who-me = io
who-link = con link
who-bot = bot
who-here = qui
seat-drop = Togli il posto { $number }
your-name = Il tuo nome
draw-colours = Sorteggia colori e ordine
colours-note = I colori contano se ogni posto ne ha uno; altrimenti si sorteggiano tutti.
variants = Varianti
choose-ruleset = Testo
choose-mode = Modalità
preset-chose = già scelte; cambia ciò che vuoi
expert = Per esperti
expert-changed = { $number ->
    [one] una modifica
   *[other] { $number } modifiche
}
pack-hand-in = Carte da file …
own-cards = carte proprie
kind-of-game = Tipo di partita
kind-first = Prima partita
kind-first-none = questo gioco non ha regole introduttive
kind-full = Partita completa
kind-full-none = non in questo gioco
kind-solo = Da soli
kind-solo-none = questo gioco non ha regole per uno
kind-together = Insieme
kind-together-none = questo gioco non ha regole cooperative
kind-campaign = Campagna
kind-campaign-none = continua in Bios: Origins dopo una partita di Genesis
kind-campaign-file = serve una partita finita di Genesis, a un tuo tavolo o in un file
campaign-from = Continua da
campaign-file = Campagna da un file …
campaign-note = Un file consegnato da una partita finita di Genesis, o uno con una campagna.
campaign-taken = I giocatori e ciò che portano sono stati ripresi.
campaign-missing = Scegli prima da che cosa continua la campagna.
needs-players = { $number ->
    [one] solo per un giocatore, ora sono { $players }
   *[other] solo per { $number } giocatori, ora { $players }
}
needs-variant = solo con: { $name }
needs-without = non con: { $name }
needs-mode = solo giocando: { $name }
needs-ruleset = solo con: { $name }
offer-players = { $number ->
    [one] gioca in uno
   *[other] gioca in { $number }
}
offer-variant = aggiungi: { $name }
offer-without = togli: { $name }
offer-mode = gioca: { $name }
offer-ruleset = usa: { $name }
not-with-these = non va d'accordo con le altre scelte
in-any-case = sempre in questa partita
changed-along = cambiato insieme alla tua scelta
changed-without = senza: { $name }
choose-a-game = Scegli un gioco
setup-summary = Che cosa si gioca
summary-title = { $game }, { $kind }
summary-by-link = { $name } con link
summary-bots = { $number ->
    [one] un bot
   *[other] { $number } bot
}
summary-changed = Modifiche: { $changes }.
back-to-kind = Torna a: { $kind }
start-links = { $number ->
    [one] Il tavolo si apre con il link per il posto libero.
   *[other] Il tavolo si apre con i link per { $number } posti liberi.
}
rules-and-variants = Regole
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

claim-taken-title = Il posto è occupato
claim-taken = Il posto { $number } a questo tavolo non è più libero. Puoi guardare la partita, o chiedere un altro posto a chi ti ha mandato il link.
claim = Prendi il posto
was-faster = { $name } ha fatto prima
was-faster-other = { $name } ha fatto prima, ma un altro posto è libero.
join-over = { $game }: la partita è finita
see-course = Guarda com’è andata
only-watch = Guarda soltanto
to-table = Al tavolo
no-such-page = Questa pagina non esiste
no-such-rules = Non c'è un gioco chiamato { $game }
to-home = Alla pagina iniziale


## Passare lo schermo

person-as = { $name } ({ $player })
pass-screen = Passa lo schermo a { $name }
look-away = Tutti gli altri guardano altrove. La scelta si vede solo dopo il prossimo tocco.
i-am = Sono { $name }, mostra la mia scelta
secret-count = Scelta segreta, { $number } di { $of }
secret-done = fatto
secret-of = { $name } sceglie
secret-note = nessuno la vede prima che tutti abbiano scelto
send-and-cover = Scegli e copri lo schermo
cover-now = Copri senza scegliere
cover-idle = Si copre da solo dopo 30 s senza tocchi.
own-phone = Scelgo dal mio telefono
use-headphones = Se lo schermo viene letto ad alta voce, usa le cuffie.


## Prompt

your-decision = La tua decisione
waiting-for = { $number ->
    [0] Attendi …
    [one] Decide { $players }.
   *[other] Decidono { $players }.
}
hint-waiting = Ora non devi fare nulla. Puoi guardare tutto.
seats-awaited = { $number ->
    [one] Posto libero: { $players }. La partita aspetta qualcuno che lo prenda.
   *[other] Posti liberi: { $players }. La partita aspetta qualcuno che li prenda.
}
hint-awaited = Chi apre il link al posto può giocare subito.
hint-options = { $number ->
    [one] Una sola opzione.
   *[other] { $number } opzioni{ $lit ->
        [0] .
       *[other] ; i pezzi illuminati si possono cliccare.
    }
}
looking-back = Sguardo indietro: passo { $step } di { $of }.
looking-back-hint = Il tabellone com'era. Avanza, crea un "e se", oppure torna al presente.
looking-undone = Annullato: passo { $step } di { $of }.
looking-undone-hint = Il tabellone com’era prima che tutti accettassero di tornare indietro. Scorrilo, crea un "e se", oppure torna al presente.
all-options = Tutte le opzioni
other-options = Altro
options = Opzioni
options-count = { $number ->
    [one] Un'opzione
   *[other] { $number } opzioni
}
options-by-points = per punti
choose-here = Che cosa fai qui?
choose-instead = Invece: { $option }
undo = Indietro
redo = Ripristina
restart = Ricomincia il mio turno
restart-short = Rifai turno
no-undo = Ora non puoi tornare indietro: qualcosa è stato rivelato o un altro giocatore ha già risposto
no-redo = Niente da ripristinare
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

tableau-of = Tableau: { $player }, { $colour }
player-label = { $player }, { $colour }.
decides = decide
vp = PV
score-title = Punteggio finale
scores-now = Se finisse ora
score-winner = { $number ->
    [one] { $who ->
        [you] Vinci tu.
       *[other] Vince { $players }.
    }
   *[other] Condividono la vittoria: { $players }.
}
score-all-lose = Non vince nessuno.


## Dice and odds

dice-tray = Dadi
no-dice = Non è ancora stato lanciato nessun dado.
die-label = Dado che mostra { $face }.
odds-round = { $chance } %


## Log, history, rules

side = Opzioni e diario
more-kinds = Altro
show-lit = Mostra che cosa si può scegliere
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
older = regole precedenti
older-prompt = Questa partita è qui da leggere.
older-rules = È stata giocata con la versione { $rules } delle regole; ora sono alla versione { $now }. Si può leggere, ripercorrere e scaricare, ma non continuare.
older-cards = È stata iniziata con carte diverse da quelle di oggi. Si può leggere, ripercorrere e scaricare, ma non continuare.
older-until = Dopo la riga { $fits } di { $lines } le regole di oggi portano altrove; il resto è nella registrazione.
download-record = Scarica la registrazione
rules-search = Clausola o parole
rules-nothing = Nessuna clausola corrisponde.
sheets = Parti del tavolo
sheet-board = Tabellone
sheet-mine = Mio
sheet-players = Giocatori
sheet-log = Diario
sheet-rules = Regole
share = Link a questo tavolo
share-watch = Per guardare


## Games and setting up

game = Gioco
mode = Modalità
unknown-game = Questa pagina non sa disegnare il gioco { $game }.
dice-chosen = seme scelto
dice-chosen-note = Chi ha creato il tavolo ne ha scelto il seme e può conoscere in anticipo tutti i lanci e le pescate.
seed-note = Lo stesso seme dà gli stessi dadi e le stesse carte per le stesse risposte. La sua impronta è pubblica da subito, il seme a fine partita.
pack = Carte
pack-none = di serie
pack-note = I tuoi file di carte (.toml) sostituiscono quelli incorporati.
head-start = Vantaggio
head-start-note = Punti che contano per un posto quando alla fine si dice la classifica. Tutti li vedono; le regole restano come sono.
head-start-points = vantaggio: { $points }
bot-gentle = mite
bot-easy = facile
bot-beginner = facile
bot-random = casuale
bot-fair = discreto
bot-normal = medio
bot-greedy = medio
bot-hard = difficile
bot-search = difficile
bot-like-gentle = Regala molto. Per la primissima partita.
bot-like-easy = Sbaglia ogni tanto. Per le prime partite.
bot-like-fair = Sbaglia di rado, ma non vede lontano.
bot-like-normal = Prende sempre ciò che sembra meglio subito.
bot-like-hard = Pianifica e non perdona nulla.


## Settings at the table

show-odds = Probabilità accanto a ciò che guardi
pause-forced = Mostra le decisioni con una sola opzione e attendi OK
quiet-start = Ignora per un attimo clic e tasti quando compare qualcosa di nuovo
speed-of-play = Velocità dei bot a questo tavolo
forced-prompt = { $number ->
    [one] C'era una sola possibilità:
   *[other] Ogni volta c'era una sola possibilità:
}
forced-ok = OK
forced-why = Perché non c'era scelta?
forced-alone = Nient'altro era possibile.
zoom = Dimensione del tabellone
zoom-in = Più grande
zoom-out = Più piccolo
zoom-reset = Adatta alla pagina
minimap = Tutta la mappa: tocca per andarci
tab-odds = Stime
odds-number = { NUMBER($number, maximumFractionDigits: 1) }
and-more = e altri { $number }
rules-of = Le regole di { $game }
rules-own-page = Queste regole in una pagina propria
rules-contents = Indice


## What happened

summary = Dalla tua ultima decisione
summary-count = { $number ->
    [one] Un'azione
   *[other] { $number } azioni
} di { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}
summary-net = I punti e come sono cambiati
summary-alike = { $number ->
    [one] { $words } E un'altra volta.
   *[other] { $words } E altre { $number } volte.
}
summary-more = { $number ->
    [one] e un'altra nel diario
   *[other] e altre { $number } nel diario
}
summary-spoken = { $number ->
    [one] Un'azione.
   *[other] { $number } azioni.
}
summary-spoken-points = { $player } { $points }.
gain = { $player }: { $points } PV
replay = Rivedi
in-the-log = Nel diario
got-it = Ho capito
others-play = Giocano gli altri
others-acted = { $done } su { $of } hanno agito
has-acted = ha agito
skip = Vai alla mia prossima decisione
skip-note = Le righe restano qui finché non agisci. Saltando non si perde nulla.
key-space = Spazio
pace-short = Ritmo
pace-at-once = subito
pace-calm = calmo
pace-slow = lento
show-summary = Mostra di nuovo ciò che è successo dalla tua ultima decisione
key-summary = rivedere ciò che è successo; con Maiusc: mostrarlo di nuovo
key-skip = andare alla mia prossima decisione


## The end

end-screen = La fine
end-title = { $number ->
    [one] { $who ->
        [you] Vinci tu
       *[other] Vince { $players }
    }
   *[other] Vittoria condivisa: { $players }
} con { $points } { $points ->
    [one] punto
   *[other] punti
}
end-held-out = Obiettivo raggiunto
end-lost = Obiettivo non raggiunto
end-ahead = { $points ->
    [0] A pari punti con { $player }: ha deciso la regola dei pareggi.
   *[other] { $points } più di { $player }.
}
end-without-head-starts = Senza vantaggi: { $players }.
end-own-place = Il tuo posto: { $place }, con { $points }.
end-best-turn = Il tuo turno migliore è stato il { $turn }.
end-played = Si è giocato per { $time }.
end-again = Gioca ancora
end-what-if = E se da qui
end-share = Condividi
end-copied = Link copiato
end-download = Scarica
end-board = Al tabellone
end-show = La fine: punti e svolte
end-working = In preparazione …
end-turning = Le svolte
end-point = Turno { $turn } · { $kind ->
    [chance] caso
    [own] la tua decisione
   *[other] decisione: { $player }
}
end-see = Guarda
end-next = Prossima: { $game }
end-next-text = I giocatori e il frutto di questa partita passano avanti.
end-next-start = Inizia la prossima partita


## Analisi

tab-analysis = Analisi
analysis-about = Un bot legge la partita: come sono cambiate le prospettive di tutti, per le decisioni e per il caso, e come avrebbe risposto lui.
analysis-own-only = Finché si gioca giudica solo le decisioni dei tuoi posti; le svolte sono di tutti.
analysis-start = Analizza la partita
analysis-update = Prosegui fino al passo { $step }
analysis-thinking = Il bot legge la partita
analysis-progress = { $ready } di { $of }
analysis-failed = Il bot si è bloccato. Riprova.
analysis-chance = Prob. di vittoria
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
analysis-aims = Che cosa lo sostiene
analysis-advised = Con l’aiuto del consigliere
analysis-advised-count = { $number ->
    [one] Il consigliere ha aiutato in una decisione
   *[other] Il consigliere ha aiutato in { $number } decisioni
}
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
problem-bad-options = Queste opzioni non vanno insieme.
problem-storage = Ora il server non può scrivere i tavoli.
problem-no-such-table = Il tavolo non c'è, o ti serve il suo link.
problem-no-such-step = La partita non ha questo passo.
problem-no-such-pack = Il server non ha il pacchetto di carte { $pack }.
problem-bad-pack = Il pacchetto di carte { $pack } ha errori: { $where }.
problem-bad-file = Il file non si può leggere: non è né JSON né TOML.
problem-not-handed-over = Si può continuare solo da una partita finita.
problem-no-packs = Questo server non accetta pacchetti di carte.
problem-bad-pack-file = { $file } non è il nome di un file di carte.
problem-bad-pack-files = Un pacchetto di carte ha da uno a { $most } file.
problem-too-many-packs = Questo server non conserva altri pacchetti di carte.
problem-no-rules = Per questo gioco non c'è ancora una pagina di regole.
problem-no-analysis = Nessun bot sa ancora analizzare questo gioco.
problem-wrong-link = Questo link non apre un posto.
problem-seat-not-open = Questo posto non è aperto.
problem-seat-taken = Qualcuno ha già questo posto.
problem-not-your-seat = Questo posto non è tuo.
problem-not-a-player = Non giochi a questo tavolo.
problem-name-taken = { $name } siede già qui: aggiungere una lettera?
problem-name-too-long = Un nome ha al massimo { $most } caratteri.
problem-line-too-long = Un messaggio ha al massimo { $most } caratteri.
problem-nothing-said = Il messaggio è vuoto.
problem-only-watching = A questo tavolo chi guarda non parla.
problem-words-only = A questo tavolo ci sono solo parole rapide.
problem-not-your-line = Questo messaggio non è tuo.
problem-too-late = Un messaggio si può ritirare per cinque minuti.
problem-no-consent = A questo tavolo non si annulla ciò che è stato rivelato.
problem-asked-already = Qualcuno chiede già di tornare indietro.
problem-declined = Hanno rifiutato. Chiedi di nuovo dopo la tua prossima risposta.
problem-nothing-to-undo = Da lì non c’è nulla da annullare.
problem-request-over = Nessuno chiede più di tornare indietro.
problem-request-withdrawn = { $name } non lo chiede più.
problem-no-such-seat = Questo posto non esiste.
problem-seat-not-taken = Nessuno siede lì.
problem-your-own-seat = Sul tuo posto decidono gli altri.
problem-not-late = Il loro tempo non è ancora scaduto.
problem-reminded-already = Il promemoria è partito meno di un giorno fa. Riprova più tardi.
problem-bot-plays = Per ora in questo posto gioca un bot. Riprendi il posto per rispondere tu.
problem-no-such-order = Lì non si può passare in anticipo.
problem-paused = La partita è in pausa. Chiunque giochi può riprenderla.
problem-ended = Le persone a questo tavolo hanno concluso la partita.
problem-link-over = Questo link è già stato usato o ha più di 15 minuti. Creane un altro sul dispositivo che ha le tue partite.
problem-no-such-device = Questo dispositivo o questa passkey non esiste.
problem-signed-out = Questo browser è stato disconnesso. Ricarica la pagina.
problem-passkey-refused = Questa passkey non si può usare qui.
problem-passkey-unknown = Nessuno qui ha questa passkey.
problem-passkey-late = È passato troppo tempo. Riprova la passkey.
problem-other-name = Scrivi il nome esattamente così: { $name }
problem-no-such-feed = Questo indirizzo è stato rinnovato. Copia quello nuovo dalle impostazioni.
problem-statistics-private = A questo indirizzo nessuno mostra più le sue statistiche.
problem-table-deleted = Questo tavolo è stato eliminato.
problem-no-such-line = Lì non è stato annullato niente.
problem-no-lobby = Questo server non elenca tavoli aperti.
problem-way-known = Questo indirizzo è già tra i tuoi.
problem-too-many-ways = Ci possono essere al massimo { $most } modi. Prima rimuovine uno.
problem-no-such-way = Questo modo è stato rimosso nel frattempo.
problem-bad-zone = Questo server non conosce il fuso orario { $zone }.
problem-mail-link-over = Questa posta è stata fermata, e i suoi link non valgono più.
problem-bad-address = Un indirizzo comincia con https:// e nomina un server.
problem-address-inside = Questo indirizzo non porta alla rete pubblica, quindi non vi si invia nulla.
problem-address-unknown = Nessuno conosce { $host }. È scritto bene?
problem-bad-mail = Questo non è un indirizzo di posta.
problem-no-mail = Questo server non invia posta.
problem-needs-apprise = Questo server non raggiunge tali servizi: chi lo gestisce deve installare l’extra [notices].
problem-needs-server = Per questo serve un server. Qui tutte le partite sono in questo browser e sono solo tue.
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
problem-older-rules = A questo tavolo si è giocato con regole precedenti e non si può continuare.
problem-newer-rules = La registrazione è stata giocata con regole più recenti di quelle di questo server.
problem-pack-changed = Il pacchetto di carte di questo tavolo è cambiato.
problem-no-lesson = A questo tavolo non si gioca nessuna lezione.
problem-no-such-lesson = Questa lezione non esiste.
problem-lesson-asked = Questo passo aspetta la tua risposta.
problem-lesson-not-asked = In questo passo non c'è nulla da rispondere. Vai avanti.
problem-lesson-record = Una lezione non ha diario né analisi.
problem-server-fault = Errore del server.
problem-too-large = È troppo grande.
problem-too-many = Troppe richieste. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
problem-too-many-connections = Hai troppe pagine aperte. Chiudine una e ricarica questa.
problem-seed-not-chosen = Dove possono giocare altri, il seme lo sorteggia il server: chi lo scegliesse conoscerebbe tutti i dadi.
problem-bad-pace = I bot non possono essere più lenti di { $slowest } ms.
problem-bad-message = Il server non capisce questo messaggio. Ricarica la pagina.
problem-bad-request = Il server non capisce questa richiesta. Ricarica la pagina.
problem-not-over = La partita non è ancora finita.
problem-not-found = Sul server questa pagina non esiste.
problem-not-allowed = A questo indirizzo il server non lo fa.


## Help

help = Aiuto e tasti
help-mouse = Clicca un pezzo illuminato per sceglierlo, un altro per sapere che cos'è o perché no. Con il dito il primo tocco guarda e il secondo sceglie.
key-number = mette a fuoco quel pezzo o opzione; di nuovo, o Invio, sceglie
key-tab = prossimo pezzo illuminato o pulsante
key-arrows = da un pezzo all'altro del tabellone
key-why = perché no, o che cos'è, per il pezzo a fuoco; altrimenti questo aiuto
key-done = finire, tenere o rifiutare
key-undo = indietro, ripristina, ricomincia il mio turno
key-history = passo indietro, passo avanti, crea un "e se"
key-go = vai a tabellone, la mia area, giocatori, diario, regole, linea del tempo
key-show = mostra che cosa si può scegliere
key-odds = probabilità sì o no
key-zoom = tabellone più grande, più piccolo, adatto alla pagina
key-ok = OK a ciò che aveva una sola possibilità
key-escape = chiude ciò che è aperto, poi toglie il filtro
help-kinds = Tipi di opzioni


## Lezioni

coach = Istruttore
coach-region = Istruttore, passo { $step } di { $of }
lesson-name = Lezione { $number } · { $title }
lesson-step = Passo { $step } di { $of }
lesson-leave = Esci dalla lezione
lesson-prompt = Leggi che cosa dice l'istruttore e vai avanti.
lesson-hint = { $sort ->
    [example] Partita di esempio, passo { $step } di { $of }
    [puzzle] Enigma { $number }
   *[lesson] Lezione { $number }, passo { $step } di { $of }
}
lesson-end = Lezione finita
lesson-next = Prossima lezione
lesson-others = Tutte le lezioni
coach-do = Ora fai così
coach-again = Riprova
coach-why = Perché qui?
coach-back = Indietro
coach-show = Mostrami
coach-skip = Salta il passo
coach-next = Avanti
coach-roll = Lancia
coach-other = Va bene anche così, ma non oggi
coach-allowed = Permesso: «{ $option }». In questa lezione prendiamo un'altra strada.
coach-not-moved = Niente è stato mosso.
coach-this = È questo il passo
coach-not-here = Non in questo passo
coach-dice = Questi dadi sono fissati per la lezione.
coach-pieces = Pezzi tra cui scegliere
coach-idle = Se vuoi, «Mostrami» indica il pezzo.
coach-aim = Scopo del gioco
coach-explain = Di che si tratta?
coach-got-it = Ho capito
coach-dismiss = Lasciami giocare
coach-standing = Tu: { $points } · altri: { $best }
first-game = Prima partita
first-game-note = con l'istruttore e bot facili
learn-title = Impara a giocare
learn-text = Brevi lezioni al vero tavolo, poi una prima partita con un istruttore accanto.
learn-know = Conosco questi giochi
learn-again = Mostra le lezioni
learn-done = { $done } di { $number ->
    [one] una lezione
   *[other] { $number } lezioni
}
learn-all = Tutte le { $number } lezioni
learn-few = Meno lezioni
learn-not-started = non iniziato
learn-minutes = { $minutes } min
learn-step = passo { $step } di { $of }
learn-start = Inizia la lezione { $number }
learn-continue = Continua la lezione { $number }
learn-repeat = Di nuovo la lezione { $number }
learn-row = Lezione { $number }, { $title }, { $minutes } min, { $state ->
    [done] fatta
    [running] in corso, passo { $step } di { $of }
   *[open] da fare
}
learn-players = { $least }–{ $most } giocatori


## Without a server

site-coming = Trilobite arriva da te
site-waking = Trilobite si sveglia
site-coming-text = Tutto il tavolo, le regole e i bot, una volta sola. Poi non servono né server né rete.
site-meanwhile = Mentre aspetti: { $game } in un minuto
site-card-before = La carta precedente
site-card = carta { $number } di { $of }
site-megabytes = { $here } di { $size } MB
site-to-go = ancora circa { $seconds } s
site-part-engine = Il motore
site-part-tables = Tavoli e bot
site-part-games = I giochi
site-part-words = Parole e disegni
site-private = Nulla lascia questo dispositivo. Le partite restano in questo browser e puoi salvarle in un file.
site-waiting = In attesa della rete; { $here } MB sono al sicuro.
site-starting = Il motore si avvia …
site-failed = Il motore non è partito. Ricarica la pagina; se non basta, usa un browser del 2024 o più recente, oppure gioca su un server.
site-pause = Pausa
site-go-on = Continua
site-ready = Pronto per giocare offline
site-ready-here = Pronto per giocare
site-not-kept = Questo browser non conserva il programma: è una finestra anonima, o l'indirizzo non comincia con https. La prossima volta si carica tutto di nuovo. Le partite di una finestra anonima spariscono quando la chiudi: prima esportale.
site-ready-text = Metti questa pagina nella schermata Home o tra i segnalibri: si apre come ogni altra app, anche in treno.
site-offline = Sei offline, e non manca nulla.
site-kept = Conservato in questo browser
site-program = Il programma, { $size } MB, versione { $version }
site-games = { $games ->
    [0] Ancora nessuna partita; si salvano dopo ogni risposta
    [one] Una partita, salvata dopo ogni risposta
   *[other] { $games } partite, salvate dopo ogni risposta
}
site-may-clear = Se il dispositivo è pieno, il browser può cancellarlo; in una finestra anonima lo fa quando la chiudi.
site-ask-to-keep = Chiedigli di conservare le partite
site-promised = Il browser ha promesso di conservarlo.
site-not-promised = Il browser non lo promette. Esporta ogni tanto le partite.
site-take-out = Esporta tutto
site-bring-in = Importa
site-brought-in = { $added ->
    [one] Aggiunta una partita
   *[other] Aggiunte { $added } partite
}, { $known } c'erano già.
site-needs-server = Solo con un server: gli amici tramite link, gli avvisi, i tavoli aperti. Una partita può continuare là: scarica la registrazione e aprila.
site-elsewhere = Trilobite è aperto in un'altra scheda
site-elsewhere-text = Solo una scheda alla volta può tenere le partite.
site-use-here = Usalo qui
site-newer = { $size ->
    [0] C'è una nuova versione. Le partite in corso restano come sono.
   *[other] C'è una nuova versione, { $size } MB. Le partite in corso restano come sono.
}
site-renew = Ora
site-later = Più tardi
site-failed-short = Il motore non parte
site-first-start = primo avvio
site-play = Pronto: gioca
site-no-room = In questo browser mancano { $missing } MB di spazio: ora si gioca, ma la prossima volta dovrà caricare di nuovo. Elimina ciò che non serve, o esporta le partite.
site-offline-short = offline
site-offline-more = non manca nulla
site-install = Metti nella schermata Home
site-install-text = Poi si apre come ogni altra app, anche in treno.
site-export-due = Si è giocato molto dall'ultima esportazione
site-last-export = Ultima esportazione: { $when }
site-never = Ultima esportazione: mai
site-unplayable = Serie di carte con cui queste regole non possono giocare: { $packs }.
problem-game-not-here = Questo gioco non è ancora caricato e non c'è rete. Riprova quando ci sarà.
problem-no-connection-here = Trilobite non risponde: è aperto in un'altra scheda, o non è ancora partito.
problem-storage-here = Questo browser non ha potuto salvarlo e nulla è cambiato. Il dispositivo è pieno?
problem-server-fault-here = Un errore nostro. Ricarica la pagina; la partita è com'era.
share-needs-server = I link richiedono un server: questa partita è solo in questo browser. Scarica la registrazione e aprila su un server.
problem-bad-games-file = Non è un file di partite, oppure è danneggiato; nulla è cambiato.


## Answers that stand

same-again = D’ora in poi sempre così
same-stands = Finché si può, la risposta è sempre: «{ $option }». Premi per farti chiedere di nuovo.


## The adviser

adviser = Consigliere
adviser-ask = Chiedi al consigliere
adviser-thinking = Il consigliere sta pensando …
adviser-title = Un bot forte risponderebbe
adviser-would = Un bot forte risponderebbe: { $option }
adviser-because = A favore: { $aims }.
adviser-as-good = Altrettanto buone: lampada { $ranks }.
adviser-compare = Confronta
adviser-mark = { $rank }ª scelta del consigliere
adviser-allowed = con consigliere
adviser-allowed-note = Chi gioca a questo tavolo può chiedere al consigliere che cosa risponderebbe un bot forte.
table-advice = Tutti possono chiedere al consigliere
table-advice-note = Dice che cosa risponderebbe un bot forte. Tutti vengono avvisati che si può chiedere.
adviser-off = senza consigliere
adviser-on = Si può chiedere al consigliere
adviser-on-note = per tutti i posti; ogni uso è annotato con la registrazione
warn-blunders = Avvisami quando una risposta rinuncia a molto, finché si può annullare
blunder = Secondo un bot forte, “{ $option }” rinuncia a circa { $points ->
    [one] un punto
   *[other] { $points } punti
}. Annullare?
blunder-back = Annulla
blunder-keep = Tieni così
key-advice = chiede al consigliere; di nuovo: chiude il consiglio
problem-no-adviser = A questo tavolo non si può chiedere al consigliere.
problem-adviser-failed = Il consigliere non è riuscito a pensare. Chiedi di nuovo.
problem-nothing-to-decide = Ora non hai nulla da decidere.
