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
    [0] niente acqua
    [one] al massimo 1 spazio estraneo
   *[other] al massimo { $water } spazi estranei
}.
hint-row = Classe dominante: { $discipline }. Una di queste, o nessuna; le righe vanno dal basso in alto.
hint-challenge = { $number ->
    [0] In cima c'è { $comet }.
    [one] 1 carta Sfida, poi { $comet }.
   *[other] { $number } carte Sfida, poi { $comet }.
}
category-migrant = Muovi un Migrante
category-new-migrant = Nuovo Migrante
category-step = Tecnologia
category-free-pawn = Libera una pedina
category-release = Libera un Dissidente


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
map-near = Mappa più grande
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
city-of = città di { $player }
migrant-of = Migrante di { $player }
ocean-pacific = Oceano Pacifico
ocean-atlantic = Oceano Atlantico
ocean-indian = Oceano Indiano
ocean-southern = Oceano Antartico


## Mazzo delle sfide e asta

challenge-deck = Mazzo delle sfide
before-comet = { $number ->
    [one] 1 sfida, poi { $comet }
   *[other] { $number } sfide, poi { $comet }
}
comet-on-top = In cima c'è { $comet }
comet-next = La prossima Cometa valuta questo
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
dictator-to = Un dittatore: la carta va a { $player } senza asta.


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
crisis-now = crisi ora: { $crisis }
nothing-cancelled = Nessun punteggio è annullato.


## Giocatori

brain-and-tableau = Cervello e tableau
brain-of = Plancia cervello di { $player }
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
portents = Presagi
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
crown-of = Corona di { $player }
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
only-now = Calcolato solo per il presente.


## Preparazione

mode-competitive = Competitiva
mode-competitive-text = vince il punteggio migliore
mode-cooperative = Cooperativa
mode-cooperative-text = con 13 in ogni punteggio vincono tutti, altrimenti nessuno
mode-solitaire = Solitario
mode-solitaire-text = un giocatore deve avere 13 in ogni punteggio
variant-advanced-name = Gioco avanzato
variant-advanced = Invenzioni, requisiti, interazioni e azioni degli Anziani
variant-first-exodus-name = Primo esodo
variant-first-exodus = la partita lunga: più sfide, tutte le pedine tranne una nelle emozioni
variant-sea-people-name = Popoli del mare
variant-sea-people = tutti i giocatori sono popoli del mare
variant-yrr-name = Yrr
variant-yrr = popoli di terra contro popoli del mare; sulla Terra si posano tessere
variant-own-map-name = Arcipelago
variant-own-map = una mappa di tessere; i giocatori scelgono dove iniziare
variant-water-world-name = Mondo d'acqua
variant-water-world = popoli del mare sull'altro lato della mappa, tutto sott'acqua
variant-basic-deck-name = Mazzo corto
variant-basic-deck = un mazzo delle sfide corto per il solitario o la cooperazione
variant-advanced-deck-name = Mazzo medio
variant-advanced-deck = un mazzo delle sfide medio per il solitario
variant-long-deck-name = Mazzo lungo
variant-long-deck = un mazzo delle sfide lungo per la cooperazione


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
