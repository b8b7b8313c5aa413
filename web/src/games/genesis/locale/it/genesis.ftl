### Bios: Genesis in the browser, Italian. Words of the rules come from the house's genesis.ftl.


## Prompt

hint-assign = Limite entropico sui refugia { $limit }, bionti liberi: { $free }.
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
phase-short-event = Evento
phase-short-assignment = Assegnazione
phase-short-autocatalytic = Autocatalisi
phase-short-darwin = Darwin
phase-short-purchase = Acquisti



## Board

deep-time = Tempo profondo
events-to-come = { $number ->
    [one] manca un evento
   *[other] ne mancano { $number }
}
turn-and-event = Turno { $turn }: { $event }
turn-and-eon = Turno { $turn } · { $eon }
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
event-icon-text-smite = Ogni refugium perde l'enzima più a destra, o un cubo.
event-icon-text-heaven = Un refugium appare nella riga attiva più alta con carte.
event-icon-text-earth = Un refugium appare nella riga attiva più bassa con carte.
event-icon-text-extremophile = Ogni organismo con scudo termico inferiore a { $number } subisce un'atrofia per ogni punto mancante.
event-icon-text-o2-spike = Ogni organismo con scudo O2 inferiore a { $number } subisce un'atrofia per ogni punto mancante.
event-icon-text-uv = { $number ->
    [0] Non resta nessuna mutazione né organo.
    [one] A ciascuno resta una mutazione o un organo.
   *[other] A ciascuno restano al massimo { $number } mutazioni o organi.
}
event-icon-text-cancer = Ogni macroorganismo fa un lancio cancro.
event-icon-text-drought = I macroorganismi sulla terra senza scudo siccità subiscono un'atrofia.
event-icon-text-ozone-layer = Da ora la radiazione UV è innocua.
event-icon-text-warm = Valgono i dadi vita del sole.
event-icon-text-cool = Valgono i dadi vita del fiocco di neve.
row-active = Attiva
row-asleep = Inattiva
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
refugium-label = { $name }. Bionti: { $bionts }. Organizzati: { $organised }. Disorganizzati: { $disorganised }. Enzimi: { $enzymes }, spazi { $slots }. Vita con clima { $climate }: { $life }. Morte della manna: { $manna }. Morte dell'enzima: { $enzyme }.{ $safe ->
    [yes] {" "}Ignora l'annientamento.
   *[no] {""}
}{ $fee ->
    [0] {""}
   *[other] {" "}L'ingresso costa { $fee }.
}
life-dice = facce che organizzano un cubo con clima { $climate }
slot-title = { $covered ->
    [yes] coperto: { $death ->
        [manna] morte della manna
       *[enzyme] morte dell'enzima
    } con { $face }
   *[no] { $death ->
        [manna] morte della manna
       *[enzyme] morte dell'enzima
    } con { $face }
}
entry-costs = l'ingresso costa { $number }
ignores-smite = ignora l'annientamento
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
on-parasite = sul parassita


## Tableaus

organism-count = { $number ->
    [0] nessun organismo
    [one] un organismo
   *[other] { $number } organismi
}
no-organism = Ancora nessun organismo.
pool-label = Riserva
free-bionts = { $number } liberi
catalysts-label = Catalizzatori, { $colour }: { $number } di { $limit }.
bacterium-label = { $name }, batterio della riga { $row }.
parasite-label = { $name }, parassita ({ $owner }).
parasite-of = parassita ({ $owner })
macro-label = { $name }, macroorganismo { $side ->
    [sea] del mare
   *[land] della terra
}.
organ-label = { $name }, organo { $colour }, { $grown ->
    [yes] presente
   *[no] quadrato vuoto
}.
slot-label = Spazio per un cubo malato, { $colour }, { $full ->
    [yes] pieno
   *[no] vuoto
}.
chromosomes-label = Cromosomi, { $colour }: { $number }.
chromosomes-title = cromosomi, mutazioni comprese
makes = produce
antioxidants = { $number ->
    [one] antiossidante
   *[other] antiossidanti
}
trophic-level = Livello trofico
# The letter of the level on the board; it is called P, H or C in all languages.
level-letter = { $level ->
    [P] P
    [H] H
   *[C] C
}
trophies = Trofei
bionts-abroad = Bionti altrove
in-tableau-of = nel tableau: { $player }
score-part = { $source ->
    [cubes] cubi
    [bionts] bionti
    [dominance] macroorganismi
    [trophies] trofei
   *[medea] Medea
}
stat-darwin-dice = dadi Darwin
stat-cancer-dice = dadi cancro
stat-rerolls = rilanci
stat-errors = scudo errore
stat-heat = scudo termico
stat-oxygen = scudo O2
stat-rate = indice metabolico
rate-short = indice { $number }
food-web = Rete alimentare
macros-left = { $number ->
    [one] Un macroorganismo da evolvere
   *[other] { $number } macroorganismi da evolvere
}
macro-needs = richiede { $system }, sulla terra { $land }


## Dice and odds

odds-line-bacterium = nuovo batterio
odds-line-bacterium-again = nuovo batterio, con rilancio
odds-line-life = un cubo si organizza
odds-line-manna = muore della manna
odds-line-enzyme = si perde un enzima
odds-line-catalysts = catalizzatori attesi
odds-line-atrophy = qualcosa si perde
odds-line-atrophy-rerolled = si perde, rilanciando gli errori
odds-line-extinction = estinzione
odds-case-now = Prossimo lancio
odds-case-biont = Con un bionte qui
odds-case-enzyme = Con un enzima in più
odds-case-darwin = Lancio Darwin
odds-case-cancer = Lancio cancro
odds-case-again = Rilanciando tutti i dadi
odds-case-keep = Non rilanciare
odds-case-reroll = Rilancia { $dice }
odds-not-past = Solo per la posizione attuale.
odds-note = Probabilità esatte, come se prima nessun altro agisse.


## Setting up

bot-red = il bot rosso
bot-yellow = il bot giallo
bot-green = il bot verde
bot-blue = il bot blu
kind-first-text = regole introduttive contro un bot facile
kind-full-text = con tutto, secondo le regole aggiornate
kind-solo-text = guidi due colori contro due che nessuno gioca
kind-together-text = cooperativa: vincono tutti o nessuno
ruleset-living = Regole aggiornate (living rules)
ruleset-living-text = l'ultimo testo dell'autore, consigliate
ruleset-second = Seconda edizione
ruleset-second-text = come stampata
ruleset-first = Prima edizione
ruleset-first-text = come stampata: meno bionti e refugia
mode-competitive = Competitiva
mode-competitive-text = vince chi ha più punti
mode-cooperative = Cooperativa
mode-cooperative-text = vincono tutti insieme o nessuno
mode-solitaire = Solitario
mode-solitaire-text = un giocatore guida due colori contro due che nessuno gioca
variant-short = tre eventi in meno
variant-introductory = sempre caldo, senza macroorganismi, clima e Gaia
variant-parasites = tiene parassiti e Regine Rosse nel gioco introduttivo
variant-macro = solo i sei sono errori e ogni icona DNA è uno scudo: più macroorganismi
variant-crystal-catastrophe = le mutazioni si acquistano nella fase Darwin, per annullare errori
variant-chimera = i parassiti possono diventare macroorganismi
variant-plant-level = il macroorganismo più verde e blu è almeno una pianta
row-unfold = Apri la riga: { $row }
row-fold = Chiudi la riga: { $row }
timeline-open = Tempo profondo, turno per turno


## Several events at once

together-roiled = La prima carta di { $number } mazzi di mutazioni va sotto: { $a }.
together-mutation-shown = Nuove mutazioni in cima ai mazzi: { $b }.
together-refugium = Nuovi refugia: { $a }.
together-manna-lost = Cubi persi: { $a }.
together-enzyme-lost = Enzimi persi: { $a }.
together-organised = Si organizzano dei cubi: { $a }.
together-manna-died = Cadono dei cubi: { $a }.
together-biont-assigned = { $a } mette { $number } bionti: { $b }.
together-withdrawn = { $a } ritira { $number } bionti: { $b }.
together-biont-died = { $a }: muoiono { $number } bionti: { $b }.
together-enzyme = { $a } mette { $number } enzimi: { $b }.
together-catalysts = { $a } prende { $c } catalizzatori.
together-paid = { $a } paga { $c } catalizzatori.
together-mutated = Nuove mutazioni: { $b }.
together-extinct = Si estinguono: { $a }.


## Goals alone and together

goal-points = punti
goal-sea = colori in mare
goal-sea-bionts = bionti in mare
goal-land = colori sulla terra
goal-land-together = colori in un solo organismo terrestre
goal-macro-each = giocatori con un macroorganismo
goal-macro-on-land = macroorganismo sulla terra

option-done-brief = Concludi
