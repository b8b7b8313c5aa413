### Bios: Genesis in the browser, Italian. Words of the rules come from the house's genesis.ftl.


## Prompt

hint-assign = Limite di entropia sui refugia { $limit }, bionti liberi: { $free }.
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
odds-nothing = Sul tavolo niente sta per lanciare.
odds-not-past = Le probabilità sono quelle del presente.
odds-note = Probabilità esatte, come se prima nessun altro agisse.


## Setting up

ruleset-living = Regole viventi
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
variant-short-name = Partita breve
variant-short = tre eventi in meno
variant-introductory-name = Partita introduttiva
variant-introductory = sempre caldo, senza macroorganismi, clima e Gaia
variant-parasites-name = Con parassiti
variant-parasites = tiene parassiti e Regine Rosse nella partita introduttiva
variant-macro-name = Variante macro
variant-macro = solo i sei sono errori e ogni icona DNA è uno scudo: più macroorganismi
variant-crystal-catastrophe-name = Catastrofe cristallina
variant-crystal-catastrophe = le mutazioni si comprano nella fase Darwin, per annullare errori
variant-chimera-name = Chimera
variant-chimera = i parassiti possono diventare macroorganismi
variant-plant-level-name = Livello pianta
variant-plant-level = il macroorganismo più verde e blu è almeno una pianta
