### Bios: Origins nel browser, italiano. Le parole delle regole vengono dal file origins.ftl di casa.


## Richiesta

hint-spread = Fino a { $range ->
    [one] 1 passo
   *[other] { $range } passi
}. Guarda un Migrante per vedere dove arriva.
hint-spread-to = { $number ->
    [one] 1 spazio
   *[other] { $number } spazi
} entro { $range ->
    [one] 1 passo
   *[other] { $range } passi
}, { $water ->
    [0] senza attraversare acqua (popoli del mare: terra)
    [one] attraversando al massimo 1 spazio d'acqua (popoli del mare: di terra)
   *[other] attraversando al massimo { $water } spazi d'acqua (popoli del mare: di terra)
}.
hint-row = Classe dominante: { $discipline }. Una di queste, o nessuna; le righe vanno dal basso in alto.
hint-challenge = { $number ->
    [0] In cima c'è la { $comet }.
    [one] 1 carta Sfida, poi la { $comet }.
   *[other] { $number } carte Sfida, poi la { $comet }.
}
category-migrant = Muovi un Migrante
category-new-migrant = Nuovo Migrante
category-step = Tecnologia
category-free-pawn = Libera una pedina
category-release = Libera un Dissidente
category-elder = Anziano
category-emissary = Emissario
category-city = Città


## Nomi

moment = Epoca { $epoch ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}, round { $round }
people-black = Sapiens
people-white = Neanderthal
people-orange = Denisova
people-green = Hobbit
phase-challenge = Sfida
phase-activity = Attività
phase-footprint = Impronta
age-1 = età della parola
age-2 = età del politeismo
age-3 = età degli imperi
age-4 = età della ragione
tokens = segnalini vittoria
best = migliore
requirement = Requisito
rainbow = Arcobaleno
needs-short = { $needs }
left = { $number } rimaste


## Parti del tabellone

parts-of-board = Parti del tabellone
part-map = Mappa
part-ideas = Idee
part-tracks = Tracciati
part-deck = Mazzo
choose-people = Popoli fra cui scegliere
choose-tile = Tessere fra cui scegliere


## Mappa

map = Mappa del mondo
map-note = agli angoli gli spazi per i Migranti, negli esagoni le risorse per le città
layers = Livelli della mappa
layer-footprint = Impronta
layer-footprint-note = Quanti pezzi ci sono in ogni esagono e quanti ne sfama la tua impronta ecologica
layer-reach = Portata
layer-reach-note = Dove possono espandersi i tuoi Migranti e le tue città
layer-resources = Siti
layer-resources-note = Risorse su cui potresti costruire con un Migrante accanto
layer-scores = Punti
layer-scores-note = Quanto valgono le città, e i punteggi di tutti
map-list = La mappa come elenco
as-list = Elenco
as-map = Mappa
legend = Segni della mappa
star-now = catastrofe di quest'Epoca
hex = Esagono
climate = Suolo
resources = Risorse
city = Città
population = Abitanti
list-lit = Esagoni fra cui scegliere
list-others = Altri esagoni
list-spaces = Spazi fra cui scegliere
list-migrants = Altri Migranti
under-climate = coperto da { $climate }
city-of = città ({ $player })
migrant-of = Migrante ({ $player })
ocean-pacific = Oceano Pacifico
ocean-atlantic = Oceano Atlantico
ocean-indian = Oceano Indiano
ocean-southern = Oceano Antartico


## Mazzo delle sfide e asta

challenge-deck = Mazzo Sfide
before-comet = { $number ->
    [one] 1 Sfida, poi la { $comet }
   *[other] { $number } Sfide, poi la { $comet }
}
comet-on-top = In cima c'è la { $comet }
comet-next = Premiato dalla prossima Cometa
comet-would = Se cadesse ora ({ $measure }):
tail-left = { $number ->
    [one] Resta 1 turno
   *[other] Restano { $number } turni
}
challenged = La carta Sfida
challenge-label = { $name }, carta Sfida dell'Epoca { $epoch }. Eventi: { $events }. Eureka: { $heureka }.
religious = Religiosa: il misticismo vale nelle offerte
auction = Asta
bids = Offerte
passed = passa
bid-sum = { $pawns } + { $bonus } = { $total }
can-bid = { $pawns ->
    [one] 1 pedina
   *[other] { $pawns } pedine
} da offrire, bonus { $bonus }
bid-offer = { $pawns ->
    [one] Offri 1 pedina
   *[other] Offri { $pawns } pedine
}, per un valore di { $total }.
dictator-to = Un dittatore dà la carta senza asta: { $player }.


## Idee

ideas = Idee
ideas-note = con tanti Anziani quanto il numero della riga si inventa
ideas-apart = Idee fra cui scegliere
idea-label = { $name }{ $row ->
    [0] {""}
   *[other] {" "}nella riga { $row }
}. Eureka: { $heureka }. Requisito: { $needs }. { $rows }. Anziani: { $elders }.
heureka = Eureka
elders-needed = { $number ->
    [one] richiede 1 Anziano
   *[other] richiede { $number } Anziani
}
gap = vuoto
tradition = Mazzo delle tradizioni
tradition-top = Mazzo delle tradizioni: { $number ->
    [0] vuoto
    [one] 1 carta
   *[other] { $number } carte
}{ $name ->
    [none] {""}
   *[other] , in cima { $name }
}


## Tracciati

technology = Tecnologia
track-label = { $track }: { $levels }.
levels = Livelli
philosophy = Filosofia
philosophy-label = { $name }: { $about }.
philosophy-here-label = { $name }, dove sta il cubo: { $about }.
philosophy-key = Uno spazio con il segno di una classe: chi ne è governato offre uno in più. Segno barrato: alla fine quel punteggio non conta.
crisis-now = crisi ora: { $crisis }
nothing-cancelled = Nessun punteggio è annullato.


## Giocatori

brain-and-tableau = Cervello e tableau
brain-of = Plancia cervello: { $player }
domain-label = { $domain }: { $number ->
    [one] 1 pedina
   *[other] { $number } pedine
}.
pawns-out = sulle carte
menopause-reached = La menopausa è raggiunta.
stat-mysticism = misticismo
stat-urbanisation = urbanizzazione
stat-diversity = diversità
stat-elders = Anziani
stat-emissaries = Emissari
stat-dissidents = Dissidenti
stat-supply = in riserva
stat-blocks = blocchi
stat-range = portata
portents = { $number ->
    [one] Presagio
   *[other] Presagi
}
portents-label = { $number ->
    [one] 1 Presagio
   *[other] { $number } Presagi
}.
hungry = Più di quanto l'impronta nutra: { $hexes }
column-label = { $discipline }, { $number ->
    [one] 1 Fondamento
   *[other] { $number } Fondamenti
}.
column-ruling = { $discipline }, la classe dominante, { $number ->
    [one] 1 Fondamento
   *[other] { $number } Fondamenti
}.
crown-of = Corona: { $player }
crown-label = La corona, con l'arcobaleno scoperto.
crown-dissident = La corona, con un Dissidente.
no-foundation = nessun Fondamento
foundation-label = Fondamento { $name }: { $row }.{ $disabled ->
    [yes] {" "}Disattivato da un Dissidente.
   *[no] {""}
}
invention-label = Invenzione { $name }: { $row }. Emissari: { $emissaries }.


## Punteggi

only-best = conta solo il migliore dei tre
all-three = contano tutti e tre: in ciascuno qualcuno deve avere 13
struck-out = annullato dalla filosofia


## Cifre

figure-next-card = Sulla prossima carta Sfida
figure-reach = Spazi raggiungibili
figure-qualified = soddisfa il requisito
odds-challenge = Prossima carta Sfida
odds-unseen = Fra le { $number } carte dell'Epoca che nessuno ha visto.
odds-next = probabilità
odds-ideas = Idee rimaste nei mazzi
odds-note = Le probabilità sono esatte: contano le carte dell'Epoca non ancora viste, nel mazzo e accanto.
event-name = Evento
only-now = Solo per la posizione attuale.


## Preparazione

bot-black = il bot nero
bot-white = il bot bianco
bot-orange = il bot arancione
bot-green = il bot verde
kind-first-text = le regole di base contro bot facili
kind-full-text = il gioco avanzato
kind-solo-text = ti serve 13 in ogni punteggio
kind-together-text = cooperativa: 13 in ogni punteggio, o non vince nessuno
kind-campaign-text = continua da una partita finita di Genesis
group-people = Popoli
group-people-none = Popoli di terra
group-people-none-text = tutti i giocatori sono popoli di terra
group-map = Mappa
group-map-none = La Terra
group-map-none-text = com'è stampata
group-deck = Mazzo Sfide
group-deck-none = Mazzo normale
group-deck-none-text = lungo quanto vuole il tipo di partita
mode-competitive = Competitiva
mode-competitive-text = vince il punteggio migliore
mode-cooperative = Cooperativa
mode-cooperative-text = con 13 in ogni punteggio vincono tutti, altrimenti nessuno
mode-solitaire = Solitario
mode-solitaire-text = un giocatore deve avere 13 in ogni punteggio
variant-advanced = Invenzioni, requisiti, interazioni e azioni degli Anziani
variant-first-exodus = la partita lunga: più Sfide, tutte le pedine tranne una nelle emozioni
variant-sea-people = tutti i giocatori sono popoli del mare
variant-yrr = popoli di terra contro popoli del mare; sulla Terra si posano tessere
variant-own-map = una mappa di tessere; i giocatori scelgono dove iniziare
variant-water-world = popoli del mare sull'altro lato della mappa, tutto sott'acqua
variant-cratons = una mappa di cratoni, posati dai giocatori; clima secondo le latitudini
variant-mars = un Vecchio Mondo su due cratoni di Marte, America di tessere a caso
variant-venus = un Vecchio Mondo su due cratoni di Venere, America di tessere a caso
variant-chimera = cratoni a caso della Terra, di Marte e di Venere, con tessere
variant-archipelago = alcune tessere accanto ai cratoni
variant-quick-map = una mappa a caso: cratoni coperti di tessere
variant-tiled = l'ultima mappa di Megafauna, posata in tessere
variant-real-earth = l'ultima mappa di Megafauna sulla Terra
variant-basic-deck = un mazzo Sfide corto per il solitario o la cooperativa
variant-advanced-deck = un mazzo Sfide medio per il solitario
variant-long-deck = un mazzo Sfide lungo per la cooperativa


## A map of tiles, in the form for a new table

map-of-tiles = Mappa di tessere
layout = Disposizione
layout-own = Propria, tessera per tessera
layout-note = Scegli un esagono, sulla mappa o nell'elenco, e la tessera che vi sta. I punti sono i suoi spazi: marroni di terra, blu d'acqua. Gli esagoni senza tessera restano come stampati.
tile-hex = Esagono
tile-there = Tessera
tile-none = nessuna
tile-side = Lato
tile-turned = Rotazione

map-of-cratons = Mondo di cratoni
world = Mappa
world-in-game = Posata dai giocatori durante la partita
world-drawn = Estratta all'inizio della partita
world-own = Posata cratone per cratone
world-note = Scegli un cratone e l'esagono del suo centro, nell'elenco o sulla mappa.
world-note-discs = I numeri sono i dadi stampati sui campi. Ciò che Megafauna ha lasciato sui campi si può indicare sotto.
world-on-earth = Sulla mappa della Terra
map-random = Mappa a caso
strip = Latitudini
strip-usual = secondo la mappa
strip-random = estratte
strip-now = Latitudini: { $strip }
craton = Cratone
craton-middle = Il suo centro
craton-away = non sulla mappa
craton-discs = Dischi e piante di Megafauna
field = Campo { $number }
field-middle = Centro
field-steppe = steppa
field-swamp = palude
field-sea = mare
field-highland = altopiano
field-basin = bacino
field-plant = pianta verde
disc = Disco
disc-none = nessun disco
disc-white = disco bianco
disc-green = disco verde
disc-black = disco nero
disc-shelf = disco piattaforma
planet-earth = Terra
planet-mars = Marte
planet-venus = Venere
map-name = Nome della mappa
map-unnamed = la mia mappa
map-keep = Conserva in questo browser
map-kept = { $name } è conservata in questo browser.
map-share = Salva come file
map-open = Apri un file
map-opened = { $name } è sul tavolo.
map-unreadable = { $file } non è una mappa di questo gioco. Scegli un file salvato qui.
map-forget = Dimentica { $name }
maps-kept = Mappe in questo browser


## Several events at once

together-acts = { $a }: { $b }.
together-elder = { $a } manda { $number } Anziani: { $b }.
together-elder-expended = { $a }: { $number } Anziani tornano al libero arbitrio.
together-emissary-expended = { $a }: { $number } Emissari tornano al libero arbitrio.
together-migrant-new = { $a }: arrivano { $number } nuovi Migranti: { $b }.
together-migrant-moved = { $a }: si muovono { $number } Migranti: { $c }.
together-migrant-lost = { $a } perde { $number } Migranti: { $b }.
together-city-lost = { $a } perde { $number } città: { $b }.
together-technology = { $a } avanza: { $b }.
together-idea-shown = Nuove Idee nell'esposizione: { $a }.
together-idea-gone = Lasciano il gioco le Idee: { $a }.
together-dissident = { $a } ha altri { $number } Dissidenti: { $b }.
together-token-moved = Si spostano { $number } segnalini clima: { $c }.


## Goals alone and together

goal-culture = cultura
goal-politics = politica
goal-industry = industria
goal-space = spazio (navigazione)

event-plays-named = { $called } gioca come { $a } con la corona { $c }.
