### The table in the browser, Italian. Words of the game are in genesis.ftl.


## Every page

game-genesis = Bios: Genesis
to-my-tables = Trilobite, ai miei tavoli
toggle-theme = Chiaro o scuro
settings = Impostazioni
language = Lingua
theme = Colori
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
letter-keys = Le singole lettere sono tasti
auto-answer-note = Le decisioni con una sola opzione si rispondono da sole. La velocità dei bot si sceglie creando il tavolo.
close = Chiudi
cancel = Annulla
loading = Caricamento …
no-connection = Il server non risponde.
reconnecting = Nuovo collegamento …
none = niente
done = fatto
empty = vuoto
free = libero
full = pieno
you = tu
nobody = nessuno


## Home

home-title = Guida al tempo profondo
home-text = Quattro miliardi di anni di vita primitiva, con tutte le regole di Bios: Genesis fatte rispettare: gioca contro i bot, con gli amici o da solo.
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
bot-random = casuale
bot-greedy = goloso


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
ruleset-living = regole aggiornate
ruleset-second = seconda edizione
ruleset-first = prima edizione
cooperative = cooperativa
cooperative-text = vincono tutti o nessuno
solitaire-text = Un giocatore guida due colori contro due che nessuno gioca (C1).
pace = Velocità dei bot
pace-ms = { $number ->
    [0] subito
   *[other] { NUMBER($number, useGrouping: 0) } ms per risposta
}
seed = Seme
seed-drawn = a sorte
table = Tavolo


## Claiming a seat

claim-title = C'è un posto per te
claim-text = Il posto { $number } a questo tavolo è libero.
claim = Prendi il posto
only-watch = Solo guardare


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
hint-assign = Limite di entropia sui refugia { $limit }, bionti liberi: { $free }.
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
restart = Ricomincia la fase
category-why = { $kind }: non ora. Perché?
category-biont = Bionte
category-enzyme = Enzima
category-parasite = Parassita
category-antioxidant = Antiossidante
category-gene = Trasferimento genico
category-mutation = Mutazione
category-promote = Promozione
category-sex = Sesso
category-macro = Macroorganismo
category-organ = Organo
category-red-queen = Regina Rossa
category-donate = Dona

phases = Fasi del turno
phase-short-event = Evento
phase-short-assignment = Assegnazione
phase-short-autocatalytic = Autocatalisi
phase-short-darwin = Darwin
phase-short-purchase = Acquisti


## Why not

why-not = Non ora
what-is-this = Che cos'è?
open-clause = Regole, clausola { $clause }
about-refugium = Un refugium: manna organizzata e bionti qui lanciano per la vita. Gli enzimi coprono le morti da sinistra a destra.
about-organism = Un organismo: i suoi cubi e bionti sono cromosomi, e i loro colori danno dadi, rilanci, scudi e catalizzatori.
about-mutation = Una mutazione: il suo cubo è un cromosoma e le sue icone sono abilità.
about-deck = Un mazzo di mutazioni: la carta in cima si compra nella fase degli acquisti.
about-player = Un giocatore con riserva, bionti e organismi.
about-pool = La riserva: bionti liberi da assegnare e catalizzatori.
about-catalyst = I catalizzatori pagano ingresso, enzimi, antiossidanti e acquisti. La riserva ha un limite per ogni colore.
about-chromosome = Cromosomi di un colore, compresi quelli sulle mutazioni.
about-organ = Una casella organo di un macroorganismo: funziona con un cubo del suo colore.
about-slot = Una casella malattia: il parassita prende all'ospite un cubo di questo colore.
about-die = Un dado dell'ultimo lancio.
about-option = Ora sul tavolo non c'è nulla del genere.


## Board

timeline = Linea del tempo
deep-time = Tempo profondo
events-to-come = { $number ->
    [one] manca un evento
   *[other] ne mancano { $number }
}
turn-and-event = Turno { $turn }: { $event }
turn-and-eon = Turno { $turn } · { $eon }
current-event = Evento attuale
player-order = Ordine dei giocatori
climate-string = Clima finora: { $icons }
climate-now = { $climate ->
    [warm] Clima caldo.
   *[cool] Clima freddo.
}
event-without-icons = Nessuna icona.
event-icon-aftershock = replica sismica
event-icon-smite = annientamento
event-icon-heaven = corpo celeste
event-icon-earth = terra
event-icon-extremophile = calore { $number }
event-icon-o2-spike = ossigeno { $number }
event-icon-uv = UV { $number }
event-icon-cancer = cancro
event-icon-drought = siccità
event-icon-ozone-layer = strato di ozono
event-icon-text-aftershock = Nello stesso turno segue un altro evento.
event-icon-text-smite = Ogni refugium perde l'ultimo enzima, o un cubo.
event-icon-text-heaven = Un refugium appare nella riga attiva più alta con carte.
event-icon-text-earth = Un refugium appare nella riga attiva più bassa con carte.
event-icon-text-extremophile = Gli organismi con meno scudo termico subiscono atrofie.
event-icon-text-o2-spike = Gli organismi con meno scudo O2 subiscono atrofie.
event-icon-text-uv = { $number ->
    [0] Non resta nessuna mutazione né organo.
    [one] A ciascuno resta una mutazione o un organo.
   *[other] A ciascuno restano al massimo { $number } mutazioni o organi.
}
event-icon-text-cancer = Ogni macroorganismo fa un lancio cancro.
event-icon-text-drought = I macroorganismi sulla terra senza scudo soffrono.
event-icon-text-ozone-layer = Da ora gli UV sono innocui.
event-icon-text-warm = Valgono i dadi vita del sole.
event-icon-text-cool = Valgono i dadi vita del fiocco di neve.

row-active = Attiva
row-asleep = Dorme
row-label = Riga { $row }, { $status }
row-empty = Qui non c'è nessun refugium.
players-here = giocatori con un bionte in questa riga
refugia-left = { $number ->
    [0] mazzo vuoto
   *[other] { $number } nel mazzo
}
deck-size = { $number ->
    [one] una mutazione
   *[other] { $number } mutazioni
}
refugium-label = { $name }. Bionti: { $bionts }. Organizzati: { $organised }. Disorganizzati: { $disorganised }. Enzimi: { $enzymes }, caselle { $slots }. Vita con clima { $climate }: { $life }.{ $safe ->
    [yes] {" "}Ignora l'annientamento.
   *[no] {""}
}{ $fee ->
    [0] {""}
   *[other] {" "}L'ingresso costa { $fee }.
}
life-dice = facce che organizzano un cubo con clima { $climate }
organised = organizzati
disorganised = disorganizzati
enzyme-slots = caselle enzima
slot-title = { $covered ->
    [yes] coperta: { $death ->
        [manna] morte della manna
       *[enzyme] morte dell'enzima
    } con { $face }
   *[no] { $death ->
        [manna] morte della manna
       *[enzyme] morte dell'enzima
    } con { $face }
}
dice-count = { $number ->
    [one] un dado
   *[other] { $number } dadi
}
entry-costs = l'ingresso costa { $number }
ignores-smite = ignora l'annientamento
reconstructed = ricostruita
new-since = nuovo dalla tua ultima risposta
legend-life = vita: un cubo si organizza
legend-manna-death = morte della manna
legend-enzyme-death = morte dell'enzima
legend-enzyme = enzima
piece-cube = cubo { $colour }
piece-disk = disco { $colour }
piece-biont = bionte { $colour }
piece-empty = posto libero, { $colour }
mutation-label = { $name }, { $promoted ->
    [yes] mutazione promossa
   *[no] mutazione, { $colour }, la promozione aggiunge { $plus }
}. Abilità: { $abilities }.{ $diseased ->
    [yes] {" "}Un cubo è sul parassita.
   *[no] {""}
}
promotion-adds = la promozione aggiunge { $colour }
on-parasite = sul parassita


## Tableaus

tableau-of = Plancia di { $player }, { $colour }
player-label = { $player }, { $colour }.
decides = decide
organism-count = { $number ->
    [0] nessun organismo
    [one] un organismo
   *[other] { $number } organismi
}
no-organism = Ancora nessun organismo.
pool-label = Riserva
free-bionts = { $number } liberi
catalysts-label = Catalizzatori, { $colour }: { $number } di { $limit }.
parasite-ready = carta parassita, pronta
bacterium-label = { $name }, batterio della riga { $row }.
parasite-label = { $name }, parassita di { $owner }.
parasite-of = parassita di { $owner }
macro-label = { $name }, macroorganismo { $side ->
    [sea] del mare
   *[land] della terra
}.
organ-label = { $name }, organo { $colour }, { $grown ->
    [yes] presente
   *[no] casella vuota
}.
slot-label = Casella malattia, { $colour }, { $full ->
    [yes] piena
   *[no] vuota
}.
chromosomes-label = Cromosomi, { $colour }: { $number }.
chromosomes-title = cromosomi, mutazioni comprese
makes = produce
antioxidants = { $number ->
    [one] antiossidante
   *[other] antiossidanti
}
trophic-level = Livello trofico
trophies = Trofei
bionts-abroad = Bionti altrove
in-tableau-of = nella plancia di { $player }
vp = PV
score-part = { $source ->
    [cubes] cubi
    [bionts] bionti
    [dominance] macroorganismi
    [trophies] trofei
   *[medea] Medea
}
score-title = Punteggio finale
scores-now = Se finisse ora
score-winner = { $number ->
    [one] Vince { $players }.
   *[other] Condividono la vittoria: { $players }.
}
score-all-lose = Non vince nessuno.
stat-darwin-dice = dadi Darwin
stat-cancer-dice = dadi cancro
stat-rerolls = rilanci
stat-errors = scudo errore
stat-heat = scudo termico
stat-oxygen = scudo O2
stat-rate = indice { $number }
food-web = Rete alimentare
macros-left = { $number ->
    [one] Un macroorganismo da evolvere
   *[other] { $number } macroorganismi da evolvere
}
macro-needs = richiede { $system }, sulla terra { $land }


## Dice and odds

dice-tray = Dadi
no-dice = Non è ancora stato lanciato nessun dado.
die-label = Dado che mostra { $face }.
odds-for = Probabilità: { $name }
odds-with-biont-here = Bionte qui: { $number } dadi
odds-next-roll = Prossimo lancio: { $number ->
    [one] un dado
   *[other] { $number } dadi
}
odds-line-bacterium = nuovo batterio
odds-line-life = si organizza un cubo
odds-line-manna = muore manna
odds-line-enzyme = si perde un enzima
odds-again = { $chance } con il rilancio
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


## Help

help = Aiuto e tasti
help-mouse = Clicca un pezzo illuminato per sceglierlo, uno spento per chiedere perché no. Con il dito il primo tocco mostra, il secondo sceglie.
key-number = va al pezzo illuminato o all'opzione; di nuovo, o Invio, la sceglie
key-tab = pezzo o pulsante successivo
key-arrows = muove sul tabellone
key-why = perché no, o che cos'è, per il pezzo scelto; altrimenti questo aiuto
key-kinds = solo bionti, enzimi, parassiti, antiossidanti, trasferimenti genici, mutazioni, sesso, organi, Regine Rosse
key-done = termina, tieni o rifiuta
key-undo = annulla, ripeti, ricomincia la fase
key-history = passo indietro, passo avanti, "e se"
key-go = vai a tabellone, mio, giocatori, diario, regole, linea del tempo
key-odds = mostra o nasconde le probabilità
key-escape = chiude ciò che è aperto, poi lascia il tipo scelto
