### Bios: Origins, Italian.
###
### Cards, places, resources, technologies with their levels, philosophies and species have their
### names in the card files. They have no article. Colours come in the masculine singular.


# The name on the box.
title = Bios: Origins


## Names of small things

colour-black = nero
colour-white = bianco
colour-orange = arancione
colour-green = verde

player-black = Nero
player-white = Bianco
player-orange = Arancione
player-green = Verde

realm-land = popolo di terra
realm-sea = popolo del mare

discipline-culture = cultura
discipline-politics = politica
discipline-industry = industria

measure-mysticism = misticismo
measure-urbanisation = urbanizzazione
measure-diversity = diversità

# Two technologies together, by the score to which they add.
group-culture = ambiente
group-politics = benessere
group-industry = economia

brain-emotions = emozioni
brain-vocabulary = vocabolario
brain-free-will = libero arbitrio
brain-mysticism = riserva di misticismo
brain-display = esposizione

piece-pawn = pedina
piece-elder = Anziano
piece-emissary = Emissario
piece-migrant = Migrante
piece-dissident = Dissidente
piece-refugee = Profugo
piece-city = città
piece-crown = corona

card-challenge = carta Sfida
card-foundation = Fondamento
card-idea = Idea
card-invention = Invenzione
card-comet = Cometa
card-portent = Presagio

epoch-1 = I, l'età della parola
epoch-2 = II, l'età del politeismo
epoch-3 = III, l'età degli imperi
epoch-4 = IV, l'età della ragione

mode-competitive = competitiva
mode-solitaire = solitario
mode-cooperative = cooperativa

length-basic = gioco base
length-advanced = gioco avanzato
length-first-exodus = primo esodo dall'Africa

map-earth = Terra
map-archipelago = arcipelago

# What ended the game.
end-comet = La Cometa IV è stata presa.
end-tail = La coda della Cometa IV è passata.

# What a score is made of.
source-culture-tokens = segnalini vittoria
source-culture-mysticism = misticismo
source-culture-footprint = impronta ecologica
source-culture-energy = energia
source-politics-tokens = segnalini vittoria
source-politics-urbanisation = urbanizzazione
source-politics-metallurgy = metallurgia
source-politics-immunology = immunologia
source-industry-tokens = segnalini vittoria
source-industry-diversity = diversità
source-industry-maritime = navigazione
source-industry-information = informazione

# What a campaign has made of a people.
shape-archetype = archetipo
shape-burrower = scavatore
shape-armoured = corazzato
shape-flyer = volatore
shape-swimmer = nuotatore

# $number is the number of the tile.
tile-named = tessera { $number } ({ $about })

# What a space of the philosophy track does.
philosophy-bonus = +1 alle offerte d'asta: { $discipline }
philosophy-crisis = crisi: { $crisis }
philosophy-morality = immorale: { $effect }
philosophy-cancels = non conta: { $discipline }


## Actions and advances

effect-specialise = specializzazione
effect-invent = invenzione
effect-library = biblioteca
effect-elect = elezioni
effect-spread = diffusione
effect-domesticate = domesticazione
effect-cultivate = coltivazione
effect-mine = estrazione
effect-mine-luxury = estrazione di lusso
effect-mine-metal = estrazione di metalli
effect-trade = commercio
effect-preach = predicazione
effect-war = guerra
effect-enslave = schiavitù
effect-exogamy = esogamia
effect-racism = razzismo
effect-cold-war = guerra fredda
effect-artisan = artigiano
effect-constitution = costituzione
effect-science = scienza
effect-pseudoscience = pseudoscienza
effect-encephalise = encefalizzazione
effect-abstract = astrazione
effect-art = arte
effect-pray = preghiera
# One step on a technology, not beyond a level.
effect-tech-to = { $track } { $level }
# The discard of an Invention of this Epoch or an earlier one.
effect-reduce-to = riduzione ({ $epoch })
# The same two where it is not said which track and which Epoch.
effect-tech = tecnologia
effect-reduce = riduzione
effect-purge = epurazione
effect-demagogue = demagogo
effect-chaos = caos
# An option and what follows from it.
effect-then = { $effect } > { $consequence }
# One of the rows of a card.
row-of = { $discipline }: { $row }


## Events of challenge cards

fate-cooling = raffreddamento
fate-warming = riscaldamento
fate-deforestation = deforestazione
fate-reforestation = riforestazione
fate-human-disease = malattia umana
fate-animal-disease = malattia animale
fate-catastrophe = catastrofe
fate-pollution = inquinamento
fate-famine = carestia
fate-crisis = crisi
fate-left-dictator = dittatore di sinistra
fate-right-dictator = dittatore di destra
# An event that has a name in history.
fate-named = { $fate }: { $name }

crisis-genocide = genocidio
crisis-civil-war = guerra civile
crisis-economic-crisis = crisi economica


## Requirements

need-menopause = menopausa
need-technology = { $track } { $level }
need-any-city = una città qualsiasi
need-city = città: { $kind }
need-or = { $one } oppure { $other }


## The map

kind-horticulture = orticoltura
kind-biofuel = biocarburante
kind-work-animal = animale da lavoro
kind-war-animal = animale da guerra
kind-luxury = beni di lusso
kind-metal = metallo
kind-oil = petrolio
kind-uranium = uranio

terrain-sea = mare
terrain-ice = ghiaccio
terrain-desert = deserto
terrain-jungle = giungla
terrain-permanent-ocean = oceano permanente
terrain-permanent-ice = ghiacci permanenti

ground-land = terraferma
ground-shelf = piattaforma
ground-ocean = oceano

space-land = spazio di terra
space-water = spazio d'acqua

corner-n = nord
corner-ne = nord-est
corner-se = sud-est
corner-s = sud
corner-sw = sud-ovest
corner-nw = nord-ovest
# A space without a name of its own: a hex and one of its corners.
space-corner = { $hex }, { $corner }

tile-side-front = fronte
tile-side-back = retro


## What is asked: one sentence each

prompt-start = Quale popolo giochi?
prompt-tile = { $player }, quale tessera posi?
prompt-tile-to = { $player }, su quale esagono posi la { $tile }?
prompt-tile-turn = { $player }, com'è girata la tessera sull'esagono { $hex }?
prompt-craton-to = { $player }, dove sta il cratone { $craton }?
prompt-craton-turn = { $player }, com'è girato { $craton } intorno all'esagono { $hex }?
prompt-craton = { $player }, quale cratone sposti?
prompt-first-token = { $player }, quale segnalino clima posi, e dove?
prompt-first-migrant = { $player }, dove sta il tuo primo Migrante?
prompt-challenge = { $player }, fase Sfida: che cosa fai?
prompt-token = { $player }, quale segnalino clima ({ $climate }) viene girato e spostato?
prompt-token-to = { $player }, dove va il segnalino clima girato ({ $climate })?
prompt-bid = { $price ->
    [0] { $highest ->
        [0] { $player }, quante pedine offri per la carta { $card }? Il tuo bonus: { $bonus }.
       *[other] { $player }, quante pedine offri per la carta { $card }? Con il tuo bonus ({ $bonus }) l'offerta deve superare { $highest }.
    }
   *[other] { $player }, paghi per la carta { $card }? Costa tanti Anziani quanto il numero della sua Epoca e i tuoi Dissidenti insieme: { $price }.
}
prompt-expend = { $left ->
    [one] { $player }, quale pedina spendi?
   *[other] { $player }, quale pedina spendi? Ne mancano { $left }.
}
prompt-orientation = { $player }, per quale disciplina la carta { $card } diventa un Fondamento?
prompt-globalise = { $player }, il Presagio sposta il cubo della filosofia: dove?
prompt-lost-city = { $left ->
    [one] { $player }, quale città perdi?
   *[other] { $player }, quale città perdi? Ne mancano { $left }.
}
prompt-lost-elder = { $left ->
    [one] { $player }, quale Anziano perdi?
   *[other] { $player }, quale Anziano perdi? Ne mancano { $left }.
}
prompt-pollution = { $player }, inquinamento: quale Anziano o quale città perdi?
prompt-genocide = { $player }, genocidio: quale Fondamento perdi?
prompt-dissident-from = { $player }, caos: quale Migrante diventa un Dissidente?
prompt-dissident-to = { $player }, caos: dove va il Dissidente?
prompt-suppression = { $player }, reprimi un Dissidente: che cosa ti costa?
prompt-new-class = { $player }, rivoluzione: quale classe governa ora?
prompt-refugee-from = { $player }, la tua riserva è vuota: quale Migrante è il Profugo dell'esagono { $hex }?
prompt-refugee = { $player }, dove va il Profugo dell'esagono { $hex }?
prompt-diaspora-from = { $player }, diaspora: chi parte?
prompt-diaspora = { $player }, diaspora: verso dove?
prompt-creature = { $player }, dove comincia il tuo popolo?
prompt-row = { $stage ->
    [foundations] { $player }, Fondamento { $foundation }: quale azione?
    [lower] { $player }, riga inferiore della tua plancia specie: quale azione?
    [upper] { $player }, riga superiore della tua plancia specie: quale azione?
   *[inventions] { $player }, Invenzione { $invention }: quale azione?
}
prompt-specialise = { $left ->
    [one] { $player }, su quale Idea mandi un Anziano? Può andarne uno.
   *[other] { $player }, su quale Idea mandi un Anziano? Possono andarne fino a { $left }.
}
prompt-invent = { $player }, quale Idea inventi?
prompt-keep = { $player }, tieni l'Idea come Invenzione?
prompt-obsolete = { $player }, hai più Invenzioni del tuo livello di informazione: quale scarti?
prompt-library = { $left ->
    [one] { $player }, biblioteca: quale Anziano spendi?
   *[other] { $player }, biblioteca: quale Anziano spendi? Ne mancano { $left }.
}
prompt-elect = { $player }, elezioni: quale classe governa ora?
prompt-spread-from = { $player }, diffusione: chi parte?
prompt-spread-to = { $player }, diffusione: verso dove?
prompt-leave = { $player }, { $passer } vuole passare accanto ai tuoi Migranti verso lo spazio { $space }: lo permetti?
prompt-urbanise = { $player }, dove costruisci una città?
prompt-urbanise-with = { $player }, quale Migrante diventa la città nell'esagono { $hex }?
prompt-relocate = { $player }, tutti i tuoi blocchi sono sulla mappa: a quale città rinunci?
prompt-interact = { $player }, { $effect }: scegli un bersaglio.
prompt-sender = { $player }, chi ci va?
prompt-negotiate = { $player }, negoziazione con { $partner }: che cosa ottieni?
prompt-exogamy = { $player }, esogamia: su quale Invenzione va il tuo Emissario?
prompt-racism = { $player }, razzismo: quale Emissario rimandi a casa?
prompt-cold-war = { $player }, guerra fredda: chi subisce il caos?
prompt-constitution = { $player }, costituzione: quale Fondamento passa all'altra sua disciplina?
prompt-science = { $player }, quale Idea prendi dal mazzo delle tradizioni?
prompt-pray = { $player }, preghiera: da quale dominio viene la pedina?
prompt-free-step = { $player }, questo livello dà un passo gratis: su quale altra tecnologia?
prompt-reduce = { $player }, riduzione: quale Invenzione scarti?
prompt-demagogue = { $player }, demagogo: sposti il cubo della filosofia?
prompt-starvation = { $player }, la tua impronta ecologica non ne nutre così tanti ({ $hexes }): a che cosa rinunci?


## Options

# $species is the name of the species.
option-start = { $a } ({ $species })
option-tile = { $a }
option-craton = { $a }
option-lay = { $a }: { $b }
option-turn = { $a ->
    [0] Non girata
    [one] Un sesto in senso orario
   *[other] { $a } sesti in senso orario
}

option-challenge = Sfida gli dèi
option-comet = Prendi la Cometa
option-globalise = Globalizzazione: usa un Presagio
option-skip = { $kind ->
    [challenge] Salta la fase
   *[other] Salta la riga
}
option-token = Segnalino sull'esagono { $a }
option-hex = { $a }
option-pass = Passa
# $total is the bid with the bonus.
option-bid = { $a ->
    [one] Offri una pedina (vale { $total })
   *[other] Offri { $a } pedine (vale { $total })
}
# $about is what the space does.
option-philosophy = { $a } ({ $about })

# $resource is what the city stands on.
option-lose-city = Città nell'esagono { $a } ({ $resource })
option-lose-migrant = Migrante nello spazio { $a }
option-elder = Anziano sull'Idea { $a }
option-emissary = Emissario sull'Invenzione { $a }
option-foundation = { $a }
option-figure = Migrante nello spazio { $a }
option-resist = Sul Fondamento { $a }
option-resist-crown = Sulla corona
option-class = { $a }
option-to = { $a }

# $option is the action or advance with what follows from it.
option-use = { $option }
# $heureka is what the card gives at once.
option-idea = { $asked ->
    [0] { $a } (Eureka: { $heureka })
   *[other] { $a } (Eureka: { $heureka }), Anziani { $there }/{ $asked }
}
option-done = Non mandarne altri
option-keep = Tieni { $a } ({ $rows })
option-discard = Metti { $a } sul mazzo delle tradizioni
# $owner is whose Invention it is.
option-invention = { $kind ->
    [exogamy] { $a } ({ $owner })
   *[other] { $a }
}
option-move = Migrante nello spazio { $a }
option-new = Nuovo Migrante dallo spazio { $a }
option-new-from-city = Nuovo Migrante dalla città nell'esagono { $a }
option-diaspora = Diaspora invece della diffusione
option-to-with-leave = { $a } (serve il permesso di passare)
option-stay = { $kind ->
    [craton] Non spostarne
    [demagogue] Lascialo dov'è
   *[other] Resta
}
option-grant = Lascia passare
option-refuse = Rifiuta
option-build = { $a }: { $b }
option-with = Migrante nello spazio { $a }
option-pawn = { $kind ->
    [negotiate] Una pedina dal dominio { $a } al libero arbitrio
   *[other] { $a }
}
option-track = { $kind ->
    [negotiate] Un passo: { $a }
   *[other] { $a }
}
# $owner is whose Migrant or city it is.
option-target = { $owner }: Migrante nello spazio { $a }
option-target-city = { $owner }: città nell'esagono { $a }
option-missile = { $owner }: missile sul Migrante nello spazio { $a }
option-missile-city = { $owner }: missile sulla città nell'esagono { $a }
option-release = Libera il Dissidente dal Fondamento { $a }
option-release-crown = Libera il Dissidente dalla corona
option-decline = Non ottenere nulla
option-send-home = { $b } sull'Invenzione { $a }
option-rival = { $a }
option-none = Non prenderne nessuna


## What has happened

# $b is the number of the player, $c that of the crown.
event-plays = Il giocatore { $b } gioca come { $a } con la corona { $c }.
event-tile-laid = { $a } posa la { $b } sull'esagono { $c }.
event-craton-laid = { $a } posa il cratone { $b } intorno all'esagono { $c }.
event-token-laid = { $a } posa un segnalino clima sull'esagono { $c }: { $b }.
event-strip = La striscia della latitudine è ora: { $a }.
event-round = Round { $a }
event-turn = { $a }
event-challenge = { $a } sfida gli dèi: { $b }.
event-event = Evento: { $a }.
event-struck = { $a } viene colpito: { $b }.
event-token-moved = Un segnalino clima va dall'esagono { $b } all'esagono { $c }, ora { $a }.
event-climate-instead = Il segnalino manca o non ha dove andare. Invece: { $a }.
event-second-card = Si guarda un'altra carta: { $a }.
event-milankovitch = Ciclo di Milanković, { $a }: tutti i segnalini di quel tipo vengono girati.
event-catastrophe = Catastrofe ({ $a }): tutto nel suo esagono è distrutto.
event-bid = { $b ->
    [one] { $a } offre una pedina, valore { $c }.
   *[other] { $a } offre { $b } pedine, valore { $c }.
}
event-passed = { $a } passa.
event-nobody-bids = Nessuno fa offerte per la carta { $a }, che lascia il gioco.
event-won = { $a } vince la carta { $b }.
event-not-qualified = { $a } non soddisfa il requisito della carta { $b }, che lascia il gioco.
event-foundation = { $a } ha un nuovo Fondamento: { $b } ({ $c }).
event-foundation-lost = { $a } perde il Fondamento { $b }.
event-foundation-turned = { $a }: il Fondamento { $b } cambia disciplina ({ $c }).
event-comet = { $a } prende la { $b }.
event-epoch = { $a ->
    [1] Epoca { epoch-1 }.
    [2] Epoca { epoch-2 }.
    [3] Epoca { epoch-3 }.
   *[4] Epoca { epoch-4 }.
}
event-idea-gone = L'Idea { $a } lascia il gioco.
event-idea-shown = Nuova Idea nell'esposizione: { $a }.
event-tokens = { $c ->
    [one] { $a } riceve un segnalino vittoria ({ $b }).
   *[other] { $a } riceve { $c } segnalini vittoria ({ $b }).
}
event-philosophy = { $a } sposta il cubo della filosofia: { $b }.
event-chaos = { $a } subisce il caos.
event-dissident = { $a } ha un Dissidente sul Fondamento { $b }.
event-dissident-crown = { $a } ha un Dissidente sulla corona.
event-dissident-released = { $a } libera un Dissidente senza perdite.
event-suppressed = { $a } reprime un Dissidente.
event-revolution = { $a }: rivoluzione violenta.
event-crown = { $a } ha una nuova classe dominante: { $b }.
event-refugee = { $a }: un Profugo va nello spazio { $b }.
event-diaspora = { $a }: diaspora nello spazio { $b }.
event-acts = { $a }: { $b }.
event-elder = { $a } manda un Anziano sull'Idea { $b }.
event-elder-expended = { $a }: l'Anziano sull'Idea { $b } torna al libero arbitrio.
event-emissary = { $a } manda un Emissario sull'Invenzione { $b }.
event-emissary-expended = { $a }: l'Emissario sull'Invenzione { $b } torna al libero arbitrio.
event-invented = { $a } inventa: { $b }.
event-discarded = { $a } mette l'Idea { $b } sul mazzo delle tradizioni.
event-invention = { $a } ha una nuova Invenzione: { $b }.
event-invention-lost = { $a } perde l'Invenzione { $b }, che va sul mazzo delle tradizioni.
event-tradition-taken = { $a } trova l'Idea { $b } nel mazzo delle tradizioni.
event-tradition-shown = In cima al mazzo delle tradizioni: { $a }.
event-election = { $a } indice le elezioni: { $b }.
event-migrant-new = { $a }: un nuovo Migrante va nello spazio { $b }.
event-migrant-moved = { $a }, un Migrante si muove: { $b } → { $c }.
event-migrant-lost = { $a } perde il Migrante nello spazio { $b }.
event-leave-granted = { $a } lascia passare { $b }.
event-leave-refused = { $a } non lascia passare { $b }.
event-city-built = { $a } ha una nuova città nell'esagono { $b }: { $c }.
event-city-used = { $a } usa la città nell'esagono { $b } ({ $c }) per la Conseguenza.
event-city-lost = { $a } perde la città nell'esagono { $b }.
event-encephalisation = { $a }: una pedina va dalle emozioni al vocabolario.
event-abstraction = { $a }: una pedina va dal vocabolario al libero arbitrio.
event-art = { $a }: una pedina va dalla riserva di misticismo al libero arbitrio.
event-prayer = { $a }: una pedina va dal dominio { $b } alla riserva di misticismo.
event-technology = { $a }: { $b } { $c }.
event-trade = { $a } commercia con { $b }.
event-attack = { $a } contro { $b }: { $c }.
event-attack-lost = { $a } non vince contro { $b }: l'attaccante cade.
event-immoral = { $a } agisce contro la filosofia ({ $b }).
event-negotiated = { $a } negozia con { $b }.
event-pawn-freed = { $a }: una pedina va dal dominio { $b } al libero arbitrio.
event-cold-war = { $a } conduce una guerra fredda contro { $b }.
event-starved = { $a } non può nutrire tutti.
event-tail = La coda della Cometa IV: ognuno ha ancora due turni, se nessuno la prende prima.
event-game-over = La partita è finita. { $a }


## Why something is refused

reason-advanced-only = Appartiene al gioco avanzato.
reason-beyond-footprint = La tua impronta non vi sfama una creatura.
reason-bid-too-low = Con i bonus la tua offerta deve superare tutte le precedenti.
reason-built-this-turn = Da una città costruita in questo turno non parte nessuno.
reason-city-there = C'è già la città di un altro.
reason-comet-on-top = Le carte Sfida di quest'Epoca sono finite: in cima c'è una Cometa.
reason-elected-already = C'è una sola elezione per turno.
reason-emissary-there = Hai già un Emissario lì.
reason-environment-too-low = La tua impronta ecologica e la tua energia insieme sono troppo basse.
reason-foundation-disabled = Un Dissidente disattiva questo Fondamento.
reason-hex-uninhabitable = Il tuo popolo non può vivere in questo esagono.
reason-idle-alone = Non ci sono altri giocatori con cui farlo.
reason-last-component = È tutto ciò che hai sulla mappa e sparirebbe.
reason-level-reached = Hai già raggiunto questo livello.
reason-library-needs-elders = Ti servono tanti Anziani nell'esposizione quanto il tuo livello di informazione.
reason-metallurgy-not-higher = La tua metallurgia deve essere più alta di quella di chi ha la città.
reason-moved-already = Questo Migrante si è già mosso in questo turno.
reason-must-attack = Un attacco che riuscirebbe va fatto.
reason-must-challenge = Dopo il primo turno gli dèi vanno sfidati in ogni turno.
reason-must-succeed = Non puoi iniziare una guerra persa finché ne puoi vincere una.
reason-mysticism-not-higher = Il tuo misticismo deve essere più alto del loro.
reason-no-block-left = Non hai più blocchi per la città.
reason-no-challenge-in-first-turn = Nel primo turno nessuno sfida gli dèi.
reason-no-comet-on-top = Sulla Cometa ci sono ancora carte Sfida di quest'Epoca.
reason-no-elder-or-emissary = Non hai né Anziani né Emissari.
reason-no-elder-there = Non hai Anziani su questa Idea.
reason-no-foreign-emissary = Sulle tue Invenzioni non ci sono Emissari altrui.
reason-no-foreign-invention = Nessun altro ha un'Invenzione senza un tuo Emissario.
reason-no-foundation = Non hai Fondamenti.
reason-no-idea-in-display = Nell'esposizione non ci sono Idee.
reason-no-invention-to-discard = Non hai un'Invenzione abbastanza vecchia da scartare.
reason-no-migrant-in-supply = Nella tua riserva non ci sono più Migranti.
reason-no-mysticism = Nella tua riserva di misticismo non ci sono pedine.
reason-no-pawn-in-emotions = Non ci sono più pedine nelle emozioni.
reason-no-pawn-in-free-will = Non ci sono pedine nel libero arbitrio.
reason-no-pawn-in-vocabulary = Non ci sono più pedine nel vocabolario.
reason-no-pawn-to-pray = Sulla tua plancia cervello non ci sono pedine per pregare.
reason-no-pawns-to-bid = Non hai Anziani né Emissari da offrire.
reason-no-portent = Non hai Presagi.
reason-no-tradition = Il mazzo delle tradizioni è vuoto.
reason-nobody-in-reach = Nessun bersaglio possibile è alla tua portata.
reason-not-of-ruling-class = Nessun lato della carta è della tua classe dominante.
reason-not-trapped = Il tuo popolo non è intrappolato: qualcuno può diffondersi senza fame.
reason-nothing-to-build-on = I tuoi Migranti e le tue città non hanno questa risorsa a portata di mano.
reason-nothing-to-invent = Nessuna Idea ha un tuo Anziano e abbastanza Anziani per la sua riga.
reason-nowhere-to-go = Non c'è uno spazio libero alla tua portata.
reason-only-for-consequence = La tua città è già lì e non c'è una Conseguenza per cui usarla.
reason-others-skip = Solo chi ha la corona 1 si occupa di sfide e Comete.
reason-out-of-reach = È fuori dalla tua portata.
reason-portents-idle = Senza avversari i Presagi non servono.
reason-requirement-not-met = Non soddisfi il requisito della carta.
reason-technology-too-low = La tua tecnologia è troppo bassa per questa risorsa.
reason-too-few-elders = Ha troppo pochi Anziani per la sua riga.
reason-too-few-elders-for-epoch = Ti servono tanti Anziani quanto il numero dell'Epoca e i tuoi Dissidenti insieme.
reason-urbanisation-not-higher = Devi avere più città di loro.
reason-wellbeing-not-lower = Metallurgia e immunologia insieme devono essere più basse delle tue.
reason-wrong-discipline = Nessun lato della carta è della disciplina cercata.


## Terminal

help-game =
    ideas    le Idee dell'esposizione: Eureka, requisito, righe
    rows     le righe di tutti i giocatori nell'ordine in cui si usano
    places   tutti gli esagoni con clima, risorse e chi c'è
    points   di che cosa sono composti i tre punteggi di tutti
rules-examples = rules G6, rules E1c.1, rules AMB-12

welcome = { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}
seat = posto { $number }

# I giocatori hanno lettere maiuscole; le minuscole sono climi e risorse, le maiuscole segnalini clima.
letter-black = N
letter-white = B
letter-orange = A
letter-green = V
letter-sea = m
letter-ice = g
letter-desert = d
letter-jungle = j
letter-horticulture = o
letter-biofuel = b
letter-work-animal = l
letter-war-animal = r
letter-luxury = x
letter-metal = t
letter-oil = p
letter-uranium = u

# $place è la riga e la colonna sulla mappa.
hex-named = { $name } { $place }
resource-named = { $name } ({ $kind })
resource-needs = { $name } ({ $kind }, { $needs })

map-legend-rings = Anelli, e maiuscoli i segnalini: { $climates }
map-legend-resources = Risorse: { $kinds }
map-legend-players = Migranti e città: { $players }; spazi: · terra, ~ acqua
map-legend-strip = Latitudini: { $strip } (bianche { $white }, verdi { $green })
map-legend-offered = + fra cui scegliere

board-epoch = Epoca { $epoch }
board-round = round { $number }
board-turn = di turno: { $player }
board-over = partita finita
board-tail = { $number ->
    [one] coda della Cometa IV: resta un turno
   *[other] coda della Cometa IV: restano { $number } turni
}
board-deck = mazzo Sfide
board-comet = { $number ->
    [one] una carta, poi la { $comet }
   *[other] { $number } carte, poi la { $comet }
}
board-comet-on-top = in cima c'è la { $comet }
board-later = Epoche seguenti: { $epochs }
board-philosophy = filosofia
board-tradition = mazzo delle tradizioni
board-tradition-top = { $number ->
    [one] { $idea }
   *[other] { $idea } in cima a { $number } carte
}
board-display = esposizione
board-idea-deck = (ne restano { $number })
board-elders = { $number ->
    [one] 1 Anziano
   *[other] { $number } Anziani
}
board-card = Sfida
board-auction = asta
board-bid = { $number ->
    [one] { $player } offre una pedina, valore { $total }
   *[other] { $player } offre { $number } pedine, valore { $total }
}
board-scores = punteggi
board-brain = cervello
board-elders-out = Anziani
board-emissaries-out = Emissari
board-technology = tecnologia
board-migrants = Migranti
board-migrants-on-map = { $number } sulla mappa, { $supply } nella riserva
board-cities = città
board-city = { $hex }: { $resource }
board-inventions = Invenzioni
board-portents = Presagi
board-legend = ♛ classe dominante · ○ spazio Resistenza, ● con un Dissidente · +2 segnalini vittoria · [NB] pedine su una carta · punteggi come se la partita finisse ora, tra parentesi se la filosofia li annulla

card-religious = religiosa
card-resistance = Resistenza
# Non tutti i valori stampati sono noti.
card-reconstructed = ricostruita
card-events = eventi
card-heureka = Eureka
card-needs = requisito

rows-lower = riga inferiore
rows-upper = riga superiore
# L'ambiente minimo che un'opzione del gioco base richiede.
rows-environment = (ambiente { $number })
rows-disabled = { $row } (disattivata dal Dissidente)

ideas-name = Idea
ideas-elders = Anziani
# Anziani che la riga richiede.
ideas-asked = su { $number }
ideas-gives = che cosa dà
ideas-heureka = Eureka: { $effects }
ideas-needs = requisito: { $needs }

places-hex = esagono
places-climate = clima
places-resources = risorse, ★ catastrofe
places-who = chi
places-star = ★ { $name }

points-score = punteggio
points-made = composto da

odds-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
odds-cards = { $number ->
    [one] Può uscire una carta; ne mancano { $left } alla Cometa. Probabilità dei suoi eventi:
   *[other] Possono uscire { $number } carte; ne mancano { $left } alla Cometa. Probabilità dei loro eventi:
}
odds-nothing = Nessun luogo, risorsa o Idea dell'esposizione si chiama «{ $words }».
odds-comet = In cima c'è la { $comet }: prima non ci sono più Sfide.
odds-event = evento
odds-chance = probabilità
odds-strikes = ora colpirebbe
odds-religious = La carta è religiosa: { $chance }.
odds-tokens = Segnalini vittoria se ora la { $comet } fosse presa ({ $measure }):

score-best = migliore
# $achievement è ciò che si è raggiunto, o "none".
score-achievement = { $achievement ->
    [none] L'obiettivo non è stato raggiunto: la partita è persa.
    [victory] Vittoria!
   *[extraordinary-victory] Vittoria straordinaria!
}


## Che cosa fa un'opzione

worth-culture = { discipline-culture }
worth-politics = { discipline-politics }
worth-industry = { discipline-industry }
preview-overfull = { $hex } troppo pieno: { $number } su { $level }. Il controllo dell'impronta ne toglierebbe uno tuo.
chip-overfull = troppo pieno { $number }/{ $level }
preview-steps = { $number ->
    [one] Un passo su { $most }.
   *[other] { $number } passi su { $most }.
}
chip-steps = passi { $number }/{ $most }
preview-steps-on-water = Di questi { $number } sull'acqua, al massimo { $most }.
chip-steps-on-water = acqua { $number }/{ $most }
preview-steps-on-land = Di questi { $number } sulla terra, al massimo { $most }.
chip-steps-on-land = terra { $number }/{ $most }
preview-bid-price = Se vinci paghi { $number ->
    [one] una pedina
   *[other] { $number } pedine
} e te ne restano { $left }.
chip-bid-price = paghi { $number }, restano { $left }
preview-bid-empties = Se ne vanno tutte le tue: { $pawns }.
chip-bid-empties = via da: { $pawns }
preview-bid-chosen = Scegli quali delle tue se ne vanno: { $pawns }.
pawns-on = { $number ->
    [one] { $idea }
   *[other] { $idea } ({ $number })
}
preview-bid-unqualified = Se l'Eureka non aiuta, non soddisfi il requisito e la carta lascia il gioco.
chip-bid-unqualified = requisito mancante
preview-comet-chaos = Prima tutti subiscono un caos.
chip-comet-chaos = 1. caos per tutti
preview-comet-ideas = Le Idee senza Anziani lasciano il gioco e arrivano quelle dell'Epoca seguente.
chip-comet-ideas = 2. nuove Idee
preview-comet-tokens = Si assegnano i segnalini vittoria; ora ne avresti { $number }.
chip-comet-tokens = 3. segnalini +{ $number }
preview-comet-portent = Tieni la Cometa come Presagio.
chip-comet-portent = 4. Presagio
preview-comet-end = La partita finisce subito.
chip-comet-end = fine della partita
preview-needs-leave = Deve lasciarti passare: { $players }.
chip-needs-leave = permesso: { $players }
preview-bid-gains = Ottieni l'Eureka ({ $heureka }) e un Fondamento ({ $rows }).
# $whose è "own" per chi decide.
preview-heureka-score = { $whose ->
    [own] Con l'Eureka la tua { $discipline } va da { $before } a { $after }.
   *[other] Con l'Eureka la sua { $discipline } va da { $before } a { $after }.
}
chip-heureka-score = { $whose ->
    [own] { $discipline } { $before } → { $after }
   *[other] sua { $discipline } { $before } → { $after }
}
preview-pass-winner = Se nessuno offre di più, vince { $player } con { $number }.
chip-pass-winner = vince { $player } con { $number }
preview-war-won = Vinceresti: metallurgia { $own } contro { $theirs }.
chip-war-won = vinta { $own } : { $theirs }
preview-war-drawn = Cadrebbero entrambi: metallurgia { $own } contro { $theirs }.
chip-war-drawn = cadono entrambi { $own } : { $theirs }
preview-war-lost = Il tuo Migrante cadrebbe: metallurgia { $own } contro { $theirs }.
chip-war-lost = persa { $own } : { $theirs }
preview-negotiated-step = Da { $before } a { $after }; { $partner } ha { $theirs }.
chip-negotiated-step = { $before } → { $after }
preview-negotiated-pawn = Il tuo libero arbitrio va da { $before } a { $after }.
chip-negotiated-pawn = libero arbitrio { $before } → { $after }
# Che cosa si può scegliere in una negoziazione: $whose è "own" per chi decide, "other" per il partner,
# "envoy" per chi ha un Emissario sulla carta usata, "embassy" per un Emissario che sta per partire.
preview-gains = { $whose ->
    [own] Ottieni uno di questi: { $gains }.
    [embassy] Ogni volta che { $partner } usa la carta ottieni, per come stanno le cose, uno di questi: { $gains }.
    [envoy] { $player } vi ha un Emissario e ottiene uno di questi: { $gains }.
   *[other] Poi { $player } ottiene uno di questi: { $gains }.
}
chip-gains = { $whose ->
    [own] tu: { $gains }
    [embassy] tu: { $gains }
   *[other] { $player }: { $gains }
}
preview-no-gains = { $whose ->
    [own] Non ottieni nulla.
    [embassy] Per come stanno le cose non ottieni nulla quando { $partner } usa la carta.
   *[other] { $player } non ottiene nulla.
}
chip-no-gains = { $whose ->
    [own] tu: nulla
    [embassy] tu: nulla
   *[other] { $player }: nulla
}
gain-step = { $track } { $level }
# Una pedina va dal dominio al libero arbitrio.
gain-pawn = pedina ({ $domain })
gain-dissident = liberare un Dissidente


## What the adviser counts

aim-culture = cultura
aim-politics = politica
aim-industry = industria
aim-skills = abilità
aim-minds = pedine pensanti
aim-elders = Anziani
aim-portents = Presagi
aim-philosophy = filosofia
aim-migrants = Migranti
aim-unity = unità (Dissidenti)
aim-space = spazio per il popolo
aim-shelter = sicurezza dai disastri
aim-time = progresso della partita
aim-victory = vittoria
aim-lead = vantaggio sui rivali

## Varianti

variant-advanced-name = Gioco avanzato
variant-first-exodus-name = Primo esodo
variant-sea-people-name = Popoli del mare
variant-yrr-name = Yrr
variant-own-map-name = Arcipelago
variant-water-world-name = Mondo d'acqua
variant-cratons-name = Cratoni
variant-mars-name = Marte
variant-venus-name = Venere
variant-chimera-name = Mondo chimera
variant-archipelago-name = Isole
variant-quick-map-name = Mappa rapida
variant-tiled-name = Mappa di Megafauna in tessere
variant-real-earth-name = Megafauna sulla Terra
variant-basic-deck-name = Mazzo corto
variant-advanced-deck-name = Mazzo medio
variant-long-deck-name = Mazzo lungo
