### Dominant Species: Marine nel browser, italiano. Le parole delle regole sono nel marine.ftl della
### casa.


## Domanda

hint-turn = Pronte: { $basic ->
    [0] nessuna pedina base
    [one] una pedina base
   *[other] { $basic } pedine base
} e { $special ->
    [0] nessuna speciale
    [one] una speciale
   *[other] { $special } speciali
}. Gli spazi illuminati si possono cliccare.
category-basic = Pedina base
category-special = Pedina speciale
category-copy = Copia un tratto
category-exchange = Scambia
category-remove = Togli


## Nomi

round = Round { $number }
counted = { $number } { $what }
direction = { $direction ->
    [nw] NO
    [ne] NE
    [e] E
    [se] SE
    [sw] SO
   *[w] O
}
# One letter each, all different.
letter-algae = A
letter-gastropods = G
letter-worms = V
letter-plankton = P
letter-sponges = S
letter-sun = O
points = { $number } PV
nobody = nessuno
animal = Animale
element = Elemento
elements = Elementi
terrain = Terreno
terrains = I terreni e quanto valgono
hex = Esagono
species = Specie
target = obiettivo


## Parti del tabellone

parts-of-board = Parti del tabellone
part-planet = Pianeta
part-actions = Azioni
part-cards = Carte
choose-animal = Animali da scegliere
animal-offer = { $animal }, numero { $rank } della catena alimentare; elementi stampati: { $elements }.
food-chain-rank = numero { $rank } della catena alimentare
choose-trait = Tratti da scegliere


## Azioni

actions = Azioni
actions-note = le pedine base solo in avanti, dall'alto in basso
action-abundance = nutri il pianeta
action-autotrophy = scambia a una sorgente
action-depletion = spoglia il pianeta
action-adaptation = nutri il tuo animale
action-regression = proteggi segnalini
action-speciation = nuove specie
action-wanderlust = aggiungi una tessera
action-tectonics = apri una sorgente
action-migration = muovi specie
action-competition = elimina rivali
action-evolution = punti e una carta
action-domination = prendi una pedina
any-terrain = tutti
area-label = Segnalini, { $action }
area-token = { $element } nell'area di { $action }.
squares = Quadrati di Regressione
squares-label = Quadrati di Regressione, cubi: { $animals }.
space-pawn = c'è una pedina dei { $animal }
space-special = solo per pedine speciali
space-closed = chiuso con così pochi animali
retrieval = Recupero
retrieval-note = tutte le tue pedine tornano; è l'intero turno
retrieve-short = Recupera
vents = Sorgenti
vents-left = sorgenti rimaste
you-dominate = domini


## Pianeta

planet = Pianeta
planet-list = Il pianeta come elenco
overlays = Che cosa si mostra sul pianeta
overlay-none = Niente
overlay-none-note = Solo ciò che c'è
overlay-thriving = Prosperità
overlay-thriving-note = Chi prospera e chi è in pericolo
overlay-scores = Punti
overlay-scores-note = Quanto varrebbero ora le tessere
overlay-domination = Dominazione
overlay-domination-note = Tessere che contano per un valore di dominazione
overlay-extinction = Estinzione
overlay-extinction-note = Che cosa toglierebbe ora un'Estinzione
as-list = Elenco
as-map = Mappa
only-now = Solo per la posizione attuale.
key-thriving = { $number ->
    [one] delle tue prospera
   *[other] delle tue prosperano
}
key-endangered = in pericolo
key-first = primo
key-other = altri posti
key-extinction = Un'Estinzione ora toglierebbe
key-domination = { $elements } × { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
} = { $value }, obiettivo { $target }
hex-empty = { $hex }, senza tessera.
hex-label = { $tile }; { $species }; elementi: { $elements }.
stack-of-species = { $animal } { $number }, { $state ->
    [thriving] prosperano
   *[other] in pericolo
}
species-label = { $animal }, ce ne sono { $number }: { $tile }
corner-label = { $element } a { $corner } ({ $tiles }).
corner-empty = Vertice libero { $corner } ({ $tiles }).
no-tile = senza tessera
pays-now = Vale ora
list-lit = Si possono scegliere
list-others = Altre tessere
stacks = Pile di tessere
stack-label = Pila { $number }: { $top ->
    [none] vuota
   *[other] { $top }, sotto { $below }
}.
stack-empty = Pila vuota
terrain-label = { $terrain } vale { $numbers }.
survival-card = Carta sopravvivenza


## Fila dell'evoluzione

evolution-row = Fila dell'evoluzione
evolution-row-note = le carte entrano al 5 e scendono all'1; uno spazio apre le carte fino al suo numero
in-deck = { $number } nel mazzo
discarded = { $number } scartate
card-label = Carta sullo spazio { $space }: { $name }. { $text } Eventi: { $icons }.{ $reconstructed ->
    [yes] {" "}Ricostruita.
   *[no] {""}
}
card-worth = { $number } PV per te ora
card-worth-brief = { $number } PV
no-event = nessun evento
event-icon-extinction = Estinzione
event-icon-survival = Sopravvivenza


## Dominazione e sacchetto

control = Dominazione
control-note = pieno: sopra l'obiettivo; cerchiato: possiede la pedina
element-label = { $element }: obiettivo { $target }, { $owner ->
    [none] nessuno possiede la pedina speciale
   *[other] la pedina speciale è dei { $owner }
}.
bag = sacchetto
bag-title = Sacchetto nero
bag-label = { $element }: { $number } nel sacchetto.


## Plance

display-of = { $animal }, gioca { $player }
printed = { $element }, stampato.
own-token = { $element }, un segnalino.
free-spaces = { $number ->
    [one] Uno spazio elemento libero
   *[other] { $number } spazi elemento liberi
}.
free-title = Spazi elemento liberi
copied = copiato
gene-pool = pool genico
on-planet = pianeta
eliminated = eliminate
target-sum = obiettivi
pool-label = { $animal }: { $number } nel pool genico.
lost-label = { $animal }: { $number } eliminate.
pawns = Pedine
pawns-ready = { $number } pronte


## Catena alimentare e punti

food-chain = Catena alimentare
food-chain-note = chi è in alto vince i pareggi, chi è in basso inizia
cube-left = in questo round non ha ancora ripreso le pedine
cube-right = in questo round ha già ripreso le pedine
if-it-ended = se finisse ora { $number }
ending-title = Se finisse ora
last-round = ultimo round


## Cifre

figure-pays = Vale ora
figure-extinction = Estinzione
figure-domination = { $elements } × { $tiles } = { $value }
figure-tiles = Tessere che contano
figure-next-token = Prossimo segnalino
figure-reseed-token = In un'area alla Nuova vita
figure-reseed-marker = Alla Nuova vita
figure-vents = { $species } su { $vents ->
    [one] 1 sorgente
   *[other] { $vents } sorgenti
}
figure-end = Ultima carta
odds-tokens = Sacchetto nero: { $number } segnalini
odds-left = restano
odds-next = prossimo
odds-reseed = Nuova vita
odds-tiles = Tessere ({ $number } non viste) e segnalini terreno
odds-deck = Prossima carta evoluzione ({ $number } nel mazzo)
odds-note = Nuova vita: la probabilità che, se avvenisse ora, almeno uno arrivi in una data area (o tra i segnalini terreno di un'azione).


## Varianti

bot-reptiles = il bot dei rettili
bot-cephalopods = il bot dei cefalopodi
bot-fishes = il bot dei pesci
bot-crustaceans = il bot dei crostacei
kind-first-text = la partita breve contro un bot facile
kind-full-text = il gioco come si gioca di solito
group-length = Durata
group-length-none = Durata normale
variant-two-animals = due giocatori con due animali ciascuno; di ogni coppia conta il punteggio più basso
variant-random-planet = le tessere centrali e i loro segnalini sono sorteggiati
variant-inverted-displays = tre segnalini sorteggiati al posto degli elementi stampati
variant-superheroes = ogni animale tiene due tratti
variant-exaptation = lascia Exattamento tra i tratti dei supereroi
variant-short = cinque carte evoluzione in meno
variant-long = cinque carte evoluzione in più
variant-epic = tutte le carte evoluzione
variant-random-animals = gli animali si sorteggiano invece di sceglierli
variant-endless = solo l'Asteroide conclude la partita, non una fila che nessuno usa


## Several events at once

together-tokens-drawn = { $b-count } segnalini vanno sulle azioni: { $b }.
together-marker-drawn = { $number } nuovi segnalini terreno: { $b }.
together-species-placed = { $a }: { $c } nuove specie: { $b }.
together-species-left = { $a }: { $c } specie partono: { $b }.
together-species-moved = { $a }: { $c } specie arrivano: { $b }.
together-species-returned = { $a }: { $c } specie tornano: { $b }.
together-species-eliminated = { $a }: { $c } specie eliminate: { $b }.
together-tile-scored = Si assegnano i punti di { $number } tessere: { $a }.
together-token-placed = { $number } segnalini vanno sul pianeta: { $a }.
together-token-lifted = { $number } segnalini lasciano il pianeta: { $a }.
together-element-gained = I { $a } ottengono elementi: { $b }.
together-element-lost = I { $a } perdono elementi: { $b }.

warning-endangered = Per te ({ $animal }): le tue specie su { $hexes } sono in pericolo; muoiono alla prossima Estinzione.

event-plays-named = { $called } gioca con i { $a }.
option-retrieve-brief = Riprendi tutte
