### Dominant Species: Marine, Italian.
###
### Names of animals, elements, tiles, cards and actions have no article: they follow a noun
### (la tessera barriera corallina D4), a colon, or stand in brackets. Animals are masculine plurals.


# The name on the box.
title = Dominant Species: Marine


## Names of small things

kind-geyser = geyser
kind-black-smoker = fumarola nera

# A tile by what lies there and its hex.
tile-named = { $kind } { $hex }
corner-named = { $hex } { $direction ->
    [nw] NO
    [ne] NE
    [e] E
    [se] SE
    [sw] SO
   *[w] O
}
# A space of the action display; $about is what belongs to it.
space-named = { $action } { $number }
space-with = { $action } { $number } ({ $about })
space-species = { $number ->
    [any] quante vuoi
    [one] 1 specie
   *[other] { $number } specie
}
space-row = fino alla carta { $number }

end-asteroid = L'Asteroide l'ha chiusa.
end-idle-row = Nessuno risolveva più carte.

# What VP were gained by.
source-start = inizio
source-wanderlust = Esplorazione
source-tectonics = Tettonica
source-evolution = Evoluzione
source-cards = carte
source-survival = Sopravvivenza
source-traits = tratti
source-final-tiles = tessere alla fine
source-final-targets = pedine speciali alla fine


## What is asked: one sentence each

prompt-animal = Quale animale giochi?
prompt-traits = { $player }, scegli fra i tratti che hai ricevuto.
prompt-turn = { $player }, piazza una pedina o recupera le tue pedine.
prompt-abundance = { $player }, Abbondanza: quale segnalino va sul pianeta?
prompt-token-corner = { $player }, su quale vertice metti il segnalino ({ $element })?
prompt-autotrophy = { $player }, Autotrofia: quale segnalino di una sorgente togli o scambi?
prompt-area-token = { $player }, quale segnalino dell'area va sul vertice { $corner }?
prompt-depletion = { $player }, Esaurimento: quale segnalino lascia il pianeta?
prompt-adaptation = { $player }, Adattamento: quale segnalino va sulla tua plancia?
prompt-adaptation-space = { $player }, dove metti il segnalino ({ $element })?
prompt-element-place = { $player }, dove metti il segnalino ({ $element })?
prompt-regression = { $player }, Regressione: proteggi i tuoi segnalini con un cubo?
prompt-speciation = { $player }, Speciazione: intorno a quale segnalino nascono nuove specie?
prompt-speciation-tiles = { $player }, quante specie vanno sulle tessere del vertice { $corner }?
prompt-wanderlust = { $player }, Esplorazione: quale tessera prendi?
prompt-new-tile = { $player }, dove metti la nuova tessera ({ $terrain })?
prompt-wanderlust-token = { $player }, quale segnalino va sulla nuova tessera { $hex }?
prompt-arrivals = { $player }, le tue specie vanno sulla nuova tessera { $hex }?
prompt-tectonics = { $player }, Tettonica: dove si apre una sorgente?
prompt-vent-side = { $player }, quale lato mostra la sorgente sulla tessera { $hex }?
prompt-vent-species = { $player }, da dove viene la tua nuova specie sulla tessera { $hex }?
prompt-migration = { $left ->
    [any] { $player }, Migrazione: da quale tessera muovi specie? Puoi muoverne quante vuoi.
    [one] { $player }, Migrazione: da quale tessera muovi una specie? Puoi muoverne ancora una.
   *[other] { $player }, Migrazione: da quale tessera muovi specie? Puoi muoverne ancora { $left }.
}
prompt-migration-target = { $player }, dove vanno le specie della tessera { $hex }?
prompt-competition = { $player }, Competizione: su quale tessera?
prompt-competition-victim = { $left ->
    [one] { $player }, quale specie elimini? Puoi eliminarne ancora una.
   *[other] { $player }, quale specie elimini? Puoi eliminarne ancora { $left }.
}
prompt-evolution = { $player }, Evoluzione: di quale tessera si assegnano i punti?
prompt-evolution-card = { $player }, lì prosperi: quale carta risolvi?
prompt-domination = { $player }, Dominazione: quale elemento?
prompt-bottom-feeder = { $player }, Detritivoro di fondo: quale segnalino prendi?
prompt-bottom-feeder-target = { $player }, dove metti il segnalino ({ $element })?
prompt-card-tile = { $player }, { $card }: quale tessera?
prompt-card-terrain = { $player }, { $card }: quale terreno?
prompt-card-victim = { $player }, { $card }: quale specie è eliminata?
prompt-card-survivor = { $player }, { $card }: quale specie sopravvive sulla tessera { $hex }?
prompt-card-return = { $player }, { $card }: quale specie torna nel suo pool genico?
prompt-card-species = { $player }, { $card }: dove metti le specie?
prompt-card-exodus = { $player }, { $card }: dove vanno le specie ({ $species }) della tessera { $hex }?
prompt-card-token = { $player }, { $card }: quale segnalino del pianeta?
prompt-bag-token = { $player }, { $card }: quale segnalino prendi dal sacchetto?
prompt-card-swap = { $player }, { $card }: quale segnalino dai via?
prompt-card-score = { $player }, { $card }: di quale tessera si assegnano ora i punti?
prompt-card-loss = { $player }, quale dei tuoi segnalini va nel sacchetto?
prompt-regression-loss = { $player }, Regressione: da dove togli il segnalino?
prompt-other-card = { $player }, { $card }: quale altra carta risolvi?
prompt-ancient-lineage = { $player }, Stirpe antica: risolvi una carta?
prompt-pack-hunting = { $player }, Caccia in branco: quale pedina speciale prendi?
prompt-new-trait = { $player }, quale tratto prendi?
prompt-old-trait = { $player }, a quale tratto rinunci per { $trait }?
prompt-mimicry = { $player }, Mimetismo: metti una specie sulla tessera { $hex }?


## Options

option-decline = { $kind ->
    [ancient-lineage] Non risolverne nessuna
    [mimicry] Non metterne nessuna
   *[other] Rinuncia all'azione
}
option-done = { $kind ->
    [speciation-tiles] Non metterne altre
    [card-species] Non metterne altre
    [arrivals] Nessun'altra
    [migration] Non muoverne altre
    [competition-victim] Non eliminarne altre
   *[other] Basta così
}
option-token = { $a }
# $tiles are the tiles around the corner.
option-corner = { $a } ({ $tiles })
option-tile = { $a }
option-species = { $b } sulla tessera { $a }
# $token is the token that lies there.
option-remove = Togli { $token } dal vertice { $a } ({ $tiles })
option-exchange = Scambia { $token } sul vertice { $a } ({ $tiles })
option-eliminate = Una specie ({ $b }) sulla tessera { $a }
option-lay = { $a-id ->
    [display] Sulla tua plancia
   *[other] Sulla carta { $a }
}
option-lose = { $b-id ->
    [display] { $a } della tua plancia
   *[other] { $a } della carta { $b }
}
# $space is its row space.
option-card = { $a } (spazio { $space })

option-animal = { $a }
# $text is what the trait does.
option-keep = Tieni { $a }: { $text }
option-keep-both = I { $first } tengono { $a }, i { $second } tengono { $b }
option-give-back = Restituisci { $a }: { $text }
option-give-back-both = I { $first } restituiscono { $a }, i { $second } restituiscono { $b }

# $kicked is whose pawn stands there, or "none".
option-basic = { $a }{ $kicked ->
    [none] {""}
   *[other] , scacciando i { $kicked }
}
option-special = { $b } con la pedina speciale ({ $a }){ $kicked ->
    [none] {""}
   *[other] , scacciando i { $kicked }
}
option-retrieve = Recupero: riprendi tutte le tue pedine

option-replace = { $b-id ->
    [display] Al posto di { $a } sulla tua plancia
   *[other] Al posto di { $a } sulla carta { $b }
}
option-protect = Metti un cubo su un quadrato
option-around = { $token } sul vertice { $a } ({ $tiles })
# $terrain is the tile on top.
option-stack = { $terrain } (pila { $a })
option-come = { $b } dalla tessera { $a }
option-geyser = Geyser
option-black-smoker = Fumarola nera
option-from-gene-pool = Dal pool genico
option-from-eliminated = Dalle specie eliminate
option-move-from = Dalla tessera { $a }
option-move-to = { $b } sulla tessera { $a }
# $value is the domination value, $target the target number.
option-dominate = { $a } (valore { $value }, obiettivo { $target })

option-spare = Una specie: { $a }
option-send-home = Una specie ({ $b }) sulla tessera { $a }
option-lift = { $token } sul vertice { $a } ({ $tiles })
option-swap = { $b-id ->
    [display] { $a } della tua plancia
   *[other] { $a } della carta { $b }
}
option-terrain = { $a }
option-score = { $a }
option-score-rest = Le altre in qualsiasi ordine

option-copy = Prima copia il tratto { $a }
option-trait = { $a }: { $text }
option-give-up = { $a }
option-pawn = { $a }
option-follow = Mettine una dal pool genico
option-take = { $b } dall'area di { $a }


## What has happened

# $b is the number of the player.
event-plays = Il giocatore { $b } gioca con i { $a }.
event-tile-laid = Il pianeta comincia con la tessera { $b }.
event-tile-shown = La pila { $a } mostra { $b }.
event-tile-placed = I { $a } scoprono la tessera { $c }.
event-tile-scored = Si assegnano i punti della tessera { $a }.
event-vent-opened = I { $a } aprono una sorgente: { $c }.
event-tokens-drawn = { $a } riceve: { $b }.
event-token-placed = Un segnalino ({ $a }) va sul vertice { $b }.
event-token-lifted = Un segnalino ({ $a }) lascia il vertice { $b }.
event-marker-drawn = { $a } riceve un segnalino terreno: { $b }.
event-element-gained = I { $a } ottengono un elemento: { $b }.
event-element-lost = I { $a } perdono un elemento: { $b }.
event-species-placed = { $a }: { $c ->
    [one] una nuova specie
   *[other] { $c } nuove specie
} sulla tessera { $b }.
event-species-left = { $a }: { $c ->
    [one] una specie lascia
   *[other] { $c } specie lasciano
} la tessera { $b }.
event-species-moved = { $a }: { $c ->
    [one] una specie va
   *[other] { $c } specie vanno
} sulla tessera { $b }.
event-species-returned = { $a }: { $c ->
    [one] una specie torna
   *[other] { $c } specie tornano
} dalla tessera { $b } nel pool genico.
event-species-eliminated = { $a }: { $c ->
    [one] una specie eliminata
   *[other] { $c } specie eliminate
} sulla tessera { $b }.
event-species-revived = { $a }: una specie eliminata torna sulla tessera { $b }.
event-vp = I { $a } ottengono { $b } PV.
event-vp-lost = I { $a } perdono { $b } PV.
event-turn = { $a }
event-pawn-placed = I { $a } piazzano una pedina: { $b }.
event-special-placed = I { $a } piazzano la pedina speciale ({ $b }): { $c }.
event-kicked-out = Una pedina è scacciata ({ $a }): { $b }.
event-pawn-gained = I { $a } ricevono un'altra pedina base.
event-pawns-returned = Tutte le pedine tornano ai proprietari.
event-no-effect = { $a }: { $b } non ha effetto.
event-protected = I { $a } proteggono i loro segnalini dalla Regressione.
event-control = I { $a } possiedono la pedina speciale ({ $b }); il suo numero obiettivo è { $c }.
event-retrieval = I { $a } recuperano le loro pedine.
event-round-ends = Finisce il round { $a }.
event-idle-round = { $b ->
    [1] Il mazzo delle carte evoluzione è vuoto: se in questo round nessuno risolve una carta, il prossimo è l'ultimo.
   *[other] Round { $a } di { $b } senza carte risolte: dopo { $b } round di fila così il prossimo è l'ultimo.
}
event-last-round = Questo round è l'ultimo.
event-card-shown = Nuova carta sullo spazio { $b }: { $a }.
event-card-resolved = I { $a } risolvono { $b } (X = { $c }).
event-trait = I { $a } hanno il tratto { $b }.
event-trait-copied = I { $a } copiano il tratto { $b }.
event-trait-lost = I { $a } perdono il tratto { $b }.
event-survival-card = I { $a } hanno la carta sopravvivenza.
event-survival-card-free = Nessuno ha la carta sopravvivenza.
event-extinction = Estinzione: le specie in pericolo scompaiono.
event-survival = Sopravvivenza: le sorgenti sono premiate.
event-reseed = Nuova vita: il tabellone delle azioni si riempie di nuovo.
event-game-over = La partita è finita. { $a }


## Why something is refused

reason-no-pawn-available = Non hai più pedine base accanto alla plancia.
reason-special-pawns-only = Questo spazio è solo per pedine speciali.
reason-space-closed = Con così pochi animali questo spazio non è aperto.
reason-space-taken = C'è già una pedina.
reason-not-behind-own-pawns = Le pedine base vanno dopo tutte le tue pedine sul tabellone.
reason-between-own-pawns = Anche in volo una pedina base va prima o dopo tutte le tue pedine, non in mezzo.
reason-special-pawn-stays = Le pedine speciali non si scacciano.
reason-own-pawn = Nessuno scaccia una propria pedina.
reason-own-space-taken = Sulla tua carta c'è già una pedina.
reason-not-on-such-a-vent = Il segnalino deve stare presso una sorgente che mostra il lato dello spazio.
reason-type-not-in-area = Nell'area non c'è un segnalino di questo tipo.
reason-not-the-type-of-the-circle = Il segnalino deve essere del tipo nel cerchio dello spazio.
reason-over-the-limit = Sono più di quante il terreno ne permetta.
reason-too-few-in-gene-pool = Il tuo pool genico non ha tante specie.
reason-no-tile-beside = L'esagono deve stare accanto a una tessera.
reason-vent-there-already = C'è già una sorgente.
reason-not-on-the-edge = Senza pedina speciale le sorgenti si aprono solo sugli esagoni di bordo.
reason-moved-already = Tutte le tue specie lì si sono già mosse in questa azione.
reason-terrain-not-on-the-marker = La tessera deve avere il terreno del segnalino sotto lo spazio.
reason-tile-not-occupied = Devi avere una specie sulla tessera.
reason-row-space-too-high = Il tuo spazio raggiunge solo carte più basse della fila.
reason-type-not-dominated = Il tuo valore di dominazione deve superare il numero obiettivo.
reason-corner-taken = C'è già un segnalino.
reason-too-far = Da lì le tue specie non arrivano così lontano.
reason-no-tile-there = Le specie si muovono solo su tessere, e qui non ce n'è.
reason-printed-elements-stay = Gli elementi stampati non si sostituiscono.
reason-tile-does-not-suit-the-card = La carta non permette di scegliere questa tessera.


## Terminal

help-game =
    tiles    tutte le tessere con segnalini, specie e quanto renderebbero
    cards    le carte della fila e che cosa fanno
rules-examples = rules MAR-7.8, rules MAR-2.8.1, rules R-12

welcome = { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}
seat = posto { $number }

letter-reptiles = R
letter-cephalopods = C
letter-fishes = P
letter-crustaceans = K
letter-algae = a
letter-gastropods = g
letter-worms = v
letter-plankton = p
letter-sponges = s
letter-sun = o

board-round = Round { $number }
board-turn = tocca ai { $player }
board-over = partita finita
board-last-round = ultimo round
board-row-space = carta { $number }
board-deck = mazzo
board-deck-left = { $number ->
    [one] resta una carta
   *[other] restano { $number } carte
}
board-stacks = tessere disponibili
board-vents = sorgenti rimaste
board-survival = carta sopravvivenza
board-targets = numeri obiettivo
board-species = specie: { $planet } sul pianeta, { $pool } nel pool genico, { $eliminated } eliminate
board-pawns = { $number ->
    [one] una pedina
   *[other] { $number } pedine
}
board-elements = elementi
board-domination = dominazione
board-points = { $number } PV
board-legend = Lettere maiuscole: animali (C cefalopodi, K crostacei); minuscole: elementi; ! specie in pericolo · [R] pedina, [Ra] pedina speciale · <·> solo pedine speciali · × chiuso

tiles-hex = esagono
tiles-terrain = terreno
tiles-tokens = segnalini
tiles-species = specie
tiles-pays = renderebbe

cards-none = Nella fila non c'è nessuna carta.
cards-space = spazio
cards-name = carta
cards-text = che cosa fa
cards-reconstructed = { $text } (ricostruita)

odds-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
odds-tokens = Segnalini dal sacchetto
odds-element = elemento
odds-next = prossimo segnalino
odds-reseed = in un'area con una Nuova vita ora
odds-tiles = Prossima tessera sotto una pila: { $tiles }.
odds-deck = Prossima carta di { $number }: Estinzione { $extinction }, Sopravvivenza { $survival }, Asteroide { $asteroid }.
odds-extinction = Un'Estinzione ora toglierebbe
odds-no-extinction = Un'Estinzione ora non toglierebbe nulla.


## Che cosa fa un'opzione

preview-no-effect = Ora senza effetto: la pedina andrebbe sprecata.
chip-no-effect = nessun effetto
preview-no-points = Nessun punto subito.
chip-no-points = 0 subito
preview-endangers = { $number ->
    [one] Una tua specie in più sarebbe in pericolo.
   *[other] { $number } tue specie in più sarebbero in pericolo.
}
chip-endangers = in pericolo +{ $number }
preview-saves = { $number ->
    [one] Una tua specie non sarebbe più in pericolo.
   *[other] { $number } tue specie non sarebbero più in pericolo.
}
chip-saves = in pericolo −{ $number }


## What the adviser counts

aim-points = punti
aim-places = posizioni sulle tessere
aim-species = specie
aim-food = nutrimento
aim-vents = specie sulle sorgenti
aim-elements = elementi
aim-domination = dominazione futura
aim-specials = pedine speciali
aim-survival = prossima Sopravvivenza
aim-pawns = pedine disponibili
aim-lead = vantaggio sui rivali

## Varianti

variant-two-animals-name = Due animali ciascuno
variant-random-planet-name = Pianeta casuale
variant-inverted-displays-name = Plance rovesciate
variant-superheroes-name = Supereroi
variant-exaptation-name = Con Exattamento
variant-short-name = Partita breve
variant-long-name = Partita lunga
variant-epic-name = Partita epica
variant-random-animals-name = Animali sorteggiati
variant-endless-name = Solo l'Asteroide
