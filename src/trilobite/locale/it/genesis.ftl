### Bios: Genesis, Italian.
###
### Names of cards, refugia and organisms have no article and may be plural: they follow a noun
### (l'organismo Trilobiti) or stand by themselves. Colours come in the masculine singular, as
### all that is coloured is masculine; for more than one a selector over the id puts it right.


# The name on the box.
title = Bios: Genesis


## Names of small things

colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu

letter-red = R
letter-yellow = G
letter-green = V
letter-blue = B

player-red = Rosso
player-yellow = Giallo
player-green = Verde
player-blue = Blu
player-npc-red = NCdG Rosso
player-npc-yellow = NCdG Giallo
player-npc-green = NCdG Verde
player-npc-blue = NCdG Blu

row-cosmic = cosmica
row-ocean = oceanica
row-coastal = costiera
row-continent = continentale

climate-warm = caldo
climate-cool = freddo

eon-hadean = Adeano
eon-archean = Archeano
eon-proterozoic = Proterozoico

phase-event = evento
phase-assignment = assegnazione
phase-autocatalytic = lanci autocatalitici
phase-darwin = lanci Darwin
phase-purchase = acquisti

ecosystem-sea = mare
ecosystem-land = terra

end-last-event = L'ultimo evento è stato giocato.
end-runaway-greenhouse = Effetto serra irreversibile: troppi soli di fila hanno chiuso la partita.
end-snowball-earth = Terra a palla di neve: quattro fiocchi di fila hanno chiuso la partita.

ability-immunology = immunologia
ability-heat-shield = scudo termico
ability-o2-shield = scudo O2
ability-uv-shield = scudo UV
ability-cancer-shield = scudo cancro
ability-drought-shield = scudo siccità
ability-spore = spora
ability-hgt = HGT
ability-dna = DNA
ability-fission = fissione
ability-nucleus = nucleo
ability-sex = sesso
ability-red-queen = corona
ability-pollutes = inquina

icon-aftershock = replica sismica
icon-smite = annientamento
icon-heaven = +corpo celeste
icon-earth = +terra
icon-extremophile = X
icon-o2-spike = O2
icon-uv = UV{ $number }
icon-cancer = granchio
icon-drought = siccità
icon-ozone-layer = strato di ozono
icon-climate = { $climate ->
    [warm] sole
   *[cool] fiocco
}

refugium-pool = la riserva
# More than one of the same thing.
times = { $what } ×{ $number }


## What is asked: one sentence each

prompt-wanton-first = { $player }, nessuno è più lascivo di te: vuoi essere primo in questa fase?
prompt-call-vote = { $player }, incombe l'Armageddon: vuoi indire un voto per Gaia?
prompt-gaia-vote = { $player }, vota in segreto: se votate tutti Gaia l'Armageddon è evitato; basta una Medea perché avvenga.
prompt-pay-for-gaia = { $player }, Gaia ha un prezzo: paga un catalizzatore o subisci un'atrofia.
prompt-next-organism = { $player }, quale dei tuoi organismi è il prossimo?
prompt-uv-loss = { $player }, la radiazione UV colpisce l'organismo { $place }: che cosa perde?
prompt-cancer-catalyst = { $player }, { $place }: un 1 nel lancio cancro dà un catalizzatore. Di che colore?
prompt-atrophy = { $player }, atrofia dell'organismo { $place }: che cosa perde?
prompt-discard-order = { $player }, quale mutazione va ora sotto il mazzo?
prompt-heir = { $player }, perdi { $place }: chi lo requisisce?
prompt-cull = { $player }, senza cromosomi verdi i tuoi bionti lasciano i refugia: da dove ne torna uno?
prompt-substitute = { $player }, due catalizzatori non entrano nella riserva: ne prendi invece uno di un altro colore?
prompt-assign = { $player }, assegna bionti e catalizzatori, oppure termina.
prompt-entry-fee = { $player }, entrare costa un catalizzatore: di che colore?
prompt-enzyme-colour = { $player }, quale catalizzatore diventa l'enzima?
prompt-antioxidant-colour = { $player }, quale catalizzatore diventa l'antiossidante? Uno verde è una vitamina.
prompt-donation-colour = { $player }, quale catalizzatore doni?
prompt-parasite-biont = { $player }, quale bionte va sul parassita { $place }?
prompt-disease = { $player }, quale cubo prende il parassita { $place }?
prompt-liberated = { $player }, il parassita { $place } è stato liberato dall'ospite: dove va?
prompt-wanton-block = { $player }, un bionte vuole entrare nell'organismo { $place }: lo blocchi?
prompt-blocked = { $player }, il tuo bionte è stato bloccato: dove va?
prompt-npc-host = Un parassita NCdG sceglie il suo ospite.
prompt-npc-purchase = Un parassita NCdG sceglie il suo acquisto.
prompt-npc-sex = Un parassita NCdG sceglie un mazzo e ne scarta sotto la prima carta.
prompt-autocatalytic-reroll = { $player }, { $place }: hai lanciato { $dice }. Tieni il lancio o rilanci tutti i dadi?
prompt-organise = { $player }, { $place }: la vita si desta. Quale cubo si organizza?
prompt-manna-death = { $player }, { $place }: morte della manna. Che cosa muore?
prompt-contested-catalyst = { $player }, { $place }: chi riceve il catalizzatore per il cubo caduto?
prompt-ersatz-progenote = { $player }, { $place }: non vi hai più bionti. Quale giocatore può farne un batterio?
prompt-darwinian-life = { $player }, { $place }: numeri doppi! Inizia la vita darwiniana?
prompt-specificity = { $chosen ->
    [none] { $player }, { $place }, lancio { $dice }: rilanci dadi con i cromosomi gialli?
   *[other] { $player }, { $place }, tieni { $dice } e rilanci { $chosen }: ancora uno?
}
prompt-cancel-error = { $player }, { $place }: più errori che scudi. Acquisti una mutazione per annullarne uno?
prompt-purchase = { $player }, acquista con i tuoi bionti, oppure termina.
prompt-parasite-purchase = { $player }, acquista per il parassita { $place }, oppure termina.
prompt-second-purchase = { $player }, { $place }: con la fissione il bionte ha un secondo acquisto.
prompt-after-sex = { $player }, la prima carta è finita sotto il mazzo: che cosa acquista il bionte in { $place }?
prompt-payment = { $player }, come paghi per { $place }?
prompt-surplus-organ = { $player }, { $place }: quale quadrato organo riempie il cubo in più?
prompt-landfall = { $player }, { $place }: tutti gli organi ci sono. Approdo sulla terra?
prompt-landfall-organs = { $player }, { $place }: approdo avvenuto. Acquista subito organi, oppure termina.
prompt-overcrowded = { $player }, l'oceano è sovraffollato: paghi l'approdo ({ $place })?
prompt-contribute = { $player }, dona catalizzatori per l'approdo del tuo ospite, oppure termina.
prompt-red-queen = { $player }, che cosa prende la Regina Rossa dall'organismo { $place }?
prompt-diseased-cubes = { $player }, { $place }: costruisci con il cubo malato o lo lasci all'ospite?
prompt-stolen-organ = { $player }, { $place }: quale quadrato organo riempie il cubo rubato?
prompt-incorporate = { $player }, il tuo macroorganismo è approdato senza { $place }: ne accogli i bionti?
prompt-parasite-circles = { $player }, { $place }: troppi bionti. Quale torna a casa?
prompt-red-queen-consent = { $player }, l'organismo { $place } vuole attaccarti con una Regina Rossa: acconsenti?


## Options

option-decline = { $kind ->
    [wanton-first] Tieni l'ordine stampato
    [call-vote] Nessun voto
    [substitute] Non prendere nulla
    [darwinian-life] Lascia il refugium com'è
    [liberated] Lascialo estinguere
    [cancel-error] Non acquistare nulla e accetta gli errori
   *[other] No
}
option-done = { $kind ->
    [assign] Termina l'assegnazione
    [purchase] Termina gli acquisti
    [contribute] Non donare altro
   *[other] Termina
}
option-enough = { $kind ->
    [parasite-biont] Un bionte basta
    [incorporate] Nessun altro bionte
   *[other] Nessun altro cubo
}
option-pass = { $kind ->
    [after-sex] Non acquistare nulla
   *[other] Nessun secondo acquisto
}
option-keep = { $kind ->
    [specificity] { $chosen ->
        [none] Tieni tutti i dadi
       *[other] Rilancia solo questi
    }
   *[other] Tieni il lancio
}
option-disk = { $kind ->
    [cancer-catalyst] Prendi un catalizzatore { $a }
    [substitute] Prendi un catalizzatore { $a }
   *[other] Un catalizzatore { $a }
}
option-organism = { $a }
# $b is how many.
option-pay = Paga: { $a } ×{ $b }
option-pay-own = Paga dalla tua riserva: { $a } ×{ $b }
option-pay-both = Paga: { $a }, 1 dalla tua riserva e 1 da quella dell'ospite

option-go-first = Gioca per primo
option-call-vote = Indici un voto per Gaia
option-gaia = Vota per Gaia
option-medea = Vota per Medea
option-suffer = Subisci un'atrofia: { $a }

option-discard = { $a-id ->
    [green] Scarta una vitamina (verde)
   *[other] Scarta un antiossidante { $a }
}
option-discard-mutation = Scarta la mutazione { $a }
# $colour is the colour of the cube.
option-lose-mutation = Perdi il cubo { $colour } della mutazione { $a }{ $b-id ->
    [plus] {" "}(degradata)
   *[base] {""}
}
option-lose-chromosome = Perdi un cubo { $a }
option-lose-diseased = Perdi il cubo malato { $colour }
# $organ is the name of the square.
option-lose-organ = Perdi l'organo { $organ } ({ $colour })
option-lose-biont = Perdi un bionte ({ $a }): torna a casa
option-lose-trophic-biont = Perdi il bionte trofico: torna a essere un batterio
option-bottom = { $a }
option-heir = { $a } lo requisisce
option-cull = Riporta a casa il bionte su { $a }

option-biont = { $a-id ->
    [pool] Metti un bionte su { $b }{ $fee }
   *[other] Muovi il tuo bionte: { $a } → { $b }{ $fee }
}
# An addition to option-biont, option-hgt-refugium and option-hgt-on-refugium.
option-fee = {" "}(entrare costa { $number })
option-withdraw = Riprendi nella riserva il tuo bionte da { $a }
# $death is the death die that the enzyme covers, as in 5m or 6e, or "none".
option-enzyme = Metti un enzima su { $a }{ $death ->
    [none] {""}
   *[other] {" "}(copre { $death })
}
option-antioxidant = Metti un antiossidante su { $a }
option-donate = Dona un catalizzatore al { $a }
option-hgt = Muovi il tuo bionte (HGT): { $a } → { $b }
option-hgt-refugium = Muovi il tuo bionte (HGT): { $a } → { $b }{ $fee }
option-hgt-home = Muovi il tuo bionte dall'organismo { $a } alla riserva
option-hgt-on = Entra nell'organismo { $a }
option-hgt-on-refugium = Va' sul refugium { $a }{ $fee }
option-go-home = Va' nella riserva
option-block = Bloccalo
option-allow = Lascialo entrare
# $slots are the colours of the parasite's slots.
option-parasite = Attacca il parassita: { $a } (prende { $slots }) → ospite { $b }
option-supplant = Soppianta il parassita: { $a } (prende { $slots }) → ospite { $b }
option-with-biont = { $a-id ->
    [pool] Un bionte dalla riserva
   *[other] Il tuo bionte su { $a }
}
option-with-gene = Il tuo bionte in { $a } (una mossa HGT)
option-take = Il cubo { $colour } della mutazione { $a }
option-take-organ = { $organ } ({ $colour })
option-take-diseased = Il cubo { $colour } del parassita già presente

option-reroll = Rilancia tutti i dadi
option-reroll-die = Rilancia un dado da { $a }
option-organise = Un cubo { $a }
option-kill-cube = Cade un cubo { $a }
option-kill-biont = Muore un bionte ({ $a })
option-give = { $a } riceve il catalizzatore { $b }
option-ersatz = Può farlo { $a }
# $bacterium is the name of the other side.
option-live = Sì: diventa { $bacterium }

# $card is the top card, $about its colours and abilities.
option-mutation = Acquista { $card } ({ $about }) per { $a }, riga { $b }
option-promote = Promuovi { $b } per { $a } ({ $about })
option-sex = Prima scarta { $card } sotto il mazzo della riga { $b } (sesso, organismo { $a })
# $about are the system chromosomes it needs.
option-macro = Trasforma { $a } in { $b } (richiede { $about })
option-organ = Sviluppa { $organ } ({ $colour }) in { $a }
option-square = { $organ } ({ $colour })
option-red-queen = Regina Rossa: { $a } contro { $b }
option-take-back = Riprendi il cubo { $colour }
option-steal-biont = Ruba un bionte ({ $a })
option-consent = Acconsenti
option-refuse = Rifiuta
option-land = Approda sulla terra
option-stay = Resta in mare
option-use-diseased = Costruisci con il cubo malato { $colour }
option-leave-diseased = Lascia all'ospite il cubo malato { $colour }
option-graft = Innesta { $organ } ({ $colour }) sulla mutazione { $b }
option-send-home = Rimanda a casa un bionte ({ $a })
option-take-in = Accogli un bionte ({ $a })


## What has happened

event-turn = Turno { $a }
event-phase = { $a }
event-wanton = { $a } è il primo in questa fase.
event-event = Evento: { $a }.
event-roiled = La prima mutazione della riga { $a } va sotto il mazzo.
event-mutation-shown = In cima al mazzo della riga { $a }: { $b }.
event-refugium = Nuovo refugium nella riga { $b }: { $a }.
event-waterworld-begins = Il Pianeta acquatico tropicale copre il continente.
event-waterworld-ends = Il Pianeta acquatico tropicale finisce.
event-smite = Annientamento: ogni refugium perde un enzima o un cubo.
event-manna-lost = { $a }: perso un cubo { $b }.
event-enzyme-lost = { $a }: perso un enzima { $b }.
event-deserted = { $a }: refugium deserto, lascia il gioco.
event-heat-crisis = Crisi estremofila di severità { $a }.
event-oxygen-spike = Picco d'ossigeno di severità { $a }.
event-uv = { $a ->
    [0] Radiazione UV: gli organismi perdono tutte le mutazioni e gli organi.
    [one] Radiazione UV: gli organismi tengono una sola mutazione o un solo organo.
   *[other] Radiazione UV: gli organismi tengono al massimo { $a } mutazioni od organi.
}
event-uv-stopped = Lo strato di ozono ferma la radiazione UV.
event-ozone-layer = Si forma lo strato di ozono: la radiazione UV non fa più danni.
# $dice are the faces.
event-cancer-roll = Lancio cancro, { $a }: { $dice }.
event-drought = La siccità colpisce la terra.
event-climate = Il clima diventa { $a }.
event-vote-called = { $a } indice un voto per Gaia.
event-voted-gaia = { $a } vota per Gaia.
event-voted-medea = { $a } vota per Medea.
event-averted = L'Armageddon è evitato per questo turno.
event-armageddon = { $a-id ->
    [warm] Armageddon: l'effetto serra chiuderà la partita dopo questo turno.
   *[cool] Armageddon: la Terra gela e la partita finisce dopo questo turno.
}
event-pollution = { $a }: inquinamento della riga, picco d'ossigeno di severità { $b }.
event-atrophy = { $b ->
    [one] { $a }: un'atrofia.
   *[other] { $a }: { $b } atrofie.
}
event-antioxidant-spent = { $a }: scartato un antiossidante { $b }.
event-mutation-cube-lost = { $a }: perso un cubo della mutazione { $b }.
event-chromosome-lost = { $a }: perso un cromosoma { $b }.
event-diseased-cube-lost = { $a }: perso il cubo malato { $b }.
event-diseased-cube-back = { $a }: riavuto il cubo { $b }.
event-organ-lost = { $a }: perso l'organo { $organ }.
event-biont-lost = { $a }: perso un bionte ({ $b }).
event-biont-home = { $b ->
    [one] { $a }: un bionte torna a casa.
   *[other] { $a }: { $b } bionti tornano a casa.
}
event-demoted = { $a }: degradata la mutazione { $b }.
event-mutation-discarded = { $a }: scartata la mutazione { $b }.
event-extinct = Estinzione: { $a } ({ $b }).
event-macro-extinct = Estinzione: { $a } ({ $b }); è di nuovo un batterio.
event-commandeered = { $b } requisisce { $a }.
event-catalysts = { $a } prende { $c ->
    [one] un catalizzatore { $b }.
   *[other] { $c } catalizzatori { $b-id ->
        [red] rossi
        [yellow] gialli
        [green] verdi
       *[blue] blu
    }.
}
event-paid = { $a } paga { $c ->
    [one] un catalizzatore { $b }.
   *[other] { $c } catalizzatori { $b-id ->
        [red] rossi
        [yellow] gialli
        [green] verdi
       *[blue] blu
    }.
}
event-biont-assigned = { $a } mette un bionte su { $b }.
event-withdrawn = { $a } ritira un bionte da { $b }.
event-enzyme = { $a } mette un enzima { $c } su { $b }.
event-antioxidant = { $a } mette un antiossidante { $c } su { $b }.
event-donated = { $a } dona al { $b } un catalizzatore { $c }.
event-hgt = { $a } muove un bionte fuori dall'organismo { $b }.
event-hgt-entered = { $a }: un bionte entra nell'organismo { $b }.
event-blocked = { $a } blocca un bionte: non entra nell'organismo { $b }.
event-attached = { $c } attacca { $a } all'ospite { $b }.
event-diseased = Malattia: il parassita { $a } prende un cubo { $c } dall'ospite { $b }.
event-liberated = Parassita liberato: { $a } ({ $b }).
event-autocatalytic-roll = { $a } lancia per { $b }: { $dice }.
event-rolled-again = { $a } rilancia per { $b }: { $dice }.
event-organised = { $a }: si organizza un cubo { $b }.
event-manna-died = { $a }: cade un cubo { $b }.
event-biont-died = { $a }: un bionte muore su { $b } e torna a casa.
event-life = Vita! { $a } ha un batterio: { $b }.
event-darwin-roll = Lancio Darwin, { $a }: { $dice }.
event-rerolled = { $a }, rilancio di { $b ->
    [one] un dado
   *[other] { $b } dadi
}: { $dice }.
event-mutated = { $a }, nuova mutazione: { $b }.
event-promoted = { $a }, mutazione promossa: { $b } → { $b-promoted }.
event-macro = { $a } trasforma { $c } in un macroorganismo: { $b }.
event-organ = { $a }, nuovo organo: { $organ }.
event-absorbed = { $a }: assorbito il parassita { $b }.
event-landfall = { $a }, approdo sulla terra: { $b }.
event-oxygen-crisis = Crisi dell'ossigeno: con il prossimo evento inizia il Proterozoico.
event-overcrowded = Sovraffollamento ({ $a }): si estingue il macroorganismo con l'indice metabolico più basso.
event-sorted = I livelli trofici cambiano: { $a }.
event-red-queen = Regina Rossa, { $a } contro { $b }: preso un cubo { $c }.
event-biont-stolen = Regina Rossa, { $a } contro { $b }: preso un bionte ({ $c }).
event-incorporated = { $a }: accolto un bionte ({ $c }) da { $b }.
event-grafted = { $a }: organo innestato sulla mutazione { $b }.
event-host-outlived = Il parassita { $a } sopravvive al suo ospite { $b }.
event-game-over = La partita è finita. { $a }


## Why something is refused

reason-already-promoted = Questa mutazione è già promossa; ognuna si promuove una volta sola.
reason-biont-has-moved-this-phase = Ogni bionte si muove una volta per fase di assegnazione e questi si sono già mossi.
reason-bionts-have-purchased = Ogni bionte fa un acquisto per turno e i tuoi in questo organismo l'hanno già fatto.
reason-cannot-pay = La riserva che paga non ha un catalizzatore di questo colore né due uguali di un altro.
reason-consent-was-refused = Il proprietario ha già rifiutato questa Regina Rossa in questa fase.
reason-cube-is-on-the-parasite = Questo cubo è sul parassita: l'ospite non può perderlo.
# $limit is how many bionts the player may have on refugia, $count how many he has there.
reason-entropy-limit = Sui refugia puoi avere { $limit } { $limit ->
    [one] bionte
   *[other] bionti
} e ne hai già { $count }. I cromosomi verdi in un tuo organismo alzano il limite entropico dal prossimo turno.
reason-entry-fee = Entrare costa un catalizzatore per bionte e la tua riserva è vuota.
reason-enzyme-slots-full = Tutti i suoi spazi enzima sono coperti.
reason-healthy-mutations-go-first = Senza immunologia si perdono prima le mutazioni sane, poi quelle malate.
reason-host-in-own-tableau = Il tuo parassita vuole un ospite nel tableau di un altro giocatore, o un parassita come ospite.
reason-host-row-out-of-reach = La riga dell'ospite è inattiva e non vi hai bionti.
reason-hyperparasites-stay-small = Un iperparassita non può diventare un macroorganismo.
reason-incumbent-holds-as-many-cubes = Per soppiantare il parassita presente il tuo deve finire con più cubi di quanti esso ne ha.
reason-macro-parasite-cannot-be-supplanted = Un parassita diventato macroorganismo non può essere soppiantato.
reason-mutation-deck-empty = Il mazzo è vuoto.
reason-mutation-row-out-of-reach = Il mazzo dev'essere in una riga attiva o nella riga di base dell'organismo; una spora arriva ovunque.
reason-mutations-only-in-the-darwin-phase = Con la catastrofe di cristallo le mutazioni si acquistano solo nella fase Darwin, per annullare errori.
reason-no-antioxidants-on-land = Gli organismi sulla terra non prendono antiossidanti.
reason-no-antioxidants-on-parasites = I parassiti non prendono antiossidanti.
reason-no-biont-for-a-parasite = Un parassita vuole un bionte dalla riserva, da un refugium in una riga attiva o con una mossa HGT.
reason-no-catalyst = La tua riserva è vuota: serve un catalizzatore di un colore qualsiasi.
reason-no-fitting-cube = L'ospite non ha cubi di un colore che il parassita può prendere.
reason-no-foreign-genes = In questa partita i bionti non entrano negli organismi altrui.
reason-no-free-circle = Il macroorganismo non ha cerchi liberi di questo colore.
reason-no-hgt-move-left = Per ogni mossa serve un'icona HGT su un organismo che possiedi o in cui vivi.
reason-no-hgt-with-macroorganisms = Nessun bionte entra in un macroorganismo o ne esce.
reason-no-macroorganisms-in-this-game = Il gioco introduttivo non ha macroorganismi.
reason-no-parasites-in-this-game = Questa partita si gioca senza parassiti.
reason-no-red-queen = Per una Regina Rossa serve una corona sull'organismo che attacca.
reason-no-red-queens-in-this-game = Questa partita si gioca senza Regine Rosse.
reason-no-supplanting-at-home = Non puoi soppiantare un parassita nel tuo tableau.
reason-no-unassigned-biont = Non hai bionti non assegnati nella riserva.
reason-nothing-to-steal = Non c'è nulla di adatto da rubare.
reason-npcs-never-consent = Senza più corone del bersaglio serve il consenso e un parassita NCdG non lo dà mai.
reason-only-bacteria-become-macroorganisms = Solo un batterio diventa un macroorganismo.
reason-only-by-landfall-at-birth = Hai già un organismo sulla terra: questo deve avere subito i cubi per tutti gli organi, così approda alla nascita.
reason-only-two-levels-of-parasites = Un parassita che è un macroorganismo ha al massimo un parassita, e questo nessuno.
reason-organ-square-filled = Questo quadrato organo è pieno.
reason-organism-limit = Possiedi già tutti gli organismi che puoi avere.
reason-other-tokens-go-first = Prima i cubi mutazione, poi gli altri cubi e gli organi, poi i bionti, se l'immunologia non lascia scegliere.
reason-parasite-is-in-play = La tua carta parassita è in gioco, o non ne hai.
reason-parasite-returns-next-turn = Il tuo parassita si è estinto in questo turno; la carta è pronta nel prossimo.
reason-pool-is-full = L'altra riserva non ha posto per nessun colore che potresti donare.
reason-row-closed = La riga è inattiva e non vi hai bionti; una spora la aprirebbe.
reason-row-out-of-reach = La riga è inattiva e non vi hai bionti.
reason-source-row-inactive = La riga è inattiva: un bionte su un suo refugium non può partire.
reason-too-few-chromosomes = Al batterio mancano cubi dei cromosomi di sistema; bionti e cubi malati non contano.
reason-trophic-biont-is-safe = Finché resta altro, chi possiede l'endosimbionte non può scegliere il bionte trofico.


## The board

board-turn = Turno { $turn }
board-before = Prima del primo turno
board-phase = fase { $number } di 5: { $phase }
board-climate = clima { $climate }
board-over = fine partita
board-armageddon = ultimo turno
board-waterworld = Il Pianeta acquatico tropicale copre il continente
board-ozone = strato di ozono: niente più UV
board-events = Eventi
board-event = Evento
board-order = ordine { $order }
board-icons = Clima
board-no-icons = ancora nessun sole o fiocco di neve
# The number of equal climate icons at the end, and how many make Armageddon.
board-threat = { $icon ->
    [warm] { $number ->
        [one] { $number } sole
       *[other] { $number } soli di fila
    }, con { $needed } la partita finisce
   *[cool] { $number ->
        [one] { $number } fiocco
       *[other] { $number } fiocchi di fila
    }, con { $needed } la partita finisce
}
letter-warm = S
letter-cool = F

board-refugium = refugium
board-life = vita
board-organised = organizzati
board-disorganised = disor.
board-slots = enzimi, morti
board-dice = dadi
board-active = attiva
board-inactive = inattiva
board-face-down = { $number ->
    [one] { $number } coperto
   *[other] { $number } coperti
}
# The number of cards in a mutation deck.
board-deck = mutazioni { $number }:
board-deck-empty = nessuna mutazione
board-safe = al sicuro
board-fee = costo { $number }
board-legend = R cubo · ^R bionte · (R) disco · vita: facce che ora organizzano un cubo (nell'altro clima) · disor.: cubi disorganizzati · 5m: ogni 5 uccide una manna · 5e: ogni 5 uccide un enzima · al sicuro: dall'annientamento

board-ecosystem = { $ecosystem ->
    [sea] Mare
   *[land] Terra
}
# $level is P, H or C.
board-level = { $level } { $name }, indice { $rate }, { $worth } PV

board-points = { $number } PV
board-points-from = punti:
points-cubes = cubi { $number }
points-system = sistema { $number }
points-bionts = bionti { $number }
points-trophies = trofei { $number }
points-dominance = macroorganismi { $number }
points-medea = Medea −{ $number }
board-pool = riserva
board-pool-limit = max { $number }
board-bionts = bionti
# Unassigned; on refugia with the entropy limit; in organisms.
board-biont-places = liberi { $free }, sui refugia { $refugia } di { $limit }, in organismi { $organisms }
board-guests = presso altri:
board-wanton = lascivia { $number }
board-parasite = parassita
board-parasite-ready = pronto: { $sides }
board-parasite-side = { $name } (prende { $slots })
board-or = { $one } o { $other }
board-parasite-resting = pronto nel prossimo turno
board-parasite-in-play = in gioco
board-trophies = trofei { $number }
board-nothing = nessun organismo
board-npc = { $player }: il suo bionte aspetta un ospite

board-home = riga { $row }
board-parasite-of = parassita ({ $player })
board-macro = { $ecosystem ->
    [sea] macroorganismo marino
   *[land] macroorganismo terrestre
}
board-roll = lancia { $dice }, rilancia { $again }, scudo errore { $shield } ({ $errors })
board-cancer = dadi cancro { $dice }, scudo errore { $shield } ({ $errors })
board-errors-both = 5 e 6
board-errors-six = solo 6
board-heat = calore { $number }
board-oxygen = O2 { $number }
board-makes = produce { $colour }
board-disks = dischi
board-mutations = mutazioni
# A cube of the mutation lies on the parasite.
board-stolen = { $letter } rubato
board-slots-taken = malati
board-slot-empty = { $letter } vuota
board-system = sistema
board-organs = organi
board-circles = endosimbionti


## Odds

odds-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
odds-autocatalytic = Lanci autocatalitici: la probabilità di almeno una …
odds-darwin = Lanci Darwin
odds-cancer = Lanci cancro
odds-specificity = Il tuo rilancio
odds-name = per
odds-choice = rilancio
odds-dice = dadi
odds-life = vita
odds-manna = morte manna
odds-enzyme = morte enzima
odds-death = una morte
odds-doubles = doppi
odds-bacterium = batterio
odds-rerolls = rilanci
odds-atrophy = atrofia
odds-atrophy-rerolled = … rilanciando gli errori
odds-extinction = estinzione
odds-catalysts = catal. (media)
odds-triple = tris
odds-with-biont = { $name } + bionte
odds-with-enzyme = { $name } + enzima
odds-reroll = { $dice }
odds-keep = niente
odds-hint = Probabilità esatte. Un batterio vuole numeri doppi e un bionte che sopravviva; il tuo diritto al rilancio è compreso. odds NOME mostra una distribuzione intera.
odds-none = Non ci sono lanci in arrivo.
odds-unknown = Niente che lancia si chiama "{ $name }".
odds-title = { $name }, { $dice } { $dice ->
    [one] dado
   *[other] dadi
}
odds-lives = cubi organizzati
odds-manna-deaths = morti manna
odds-enzyme-deaths = morti enzima
odds-atrophies = atrofie
odds-atrophies-rerolled = atrofie rilanciando gli errori


## Events drawn

events-none = Nessun evento è ancora stato pescato.
events-turn = turno
events-eon = eone
events-name = evento
events-rows = righe attive
events-icons = icone


## The public stack of macroorganisms

macros-title = Macroorganismi disponibili: il batterio ha bisogno di questi cubi e paga un catalizzatore.
macros-none = Non restano carte macroorganismo.
macros-name = nome
macros-ashore = sulla terra
macros-needs = richiede
macros-organs = quadrati organo

## Terminal

welcome = { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}, { $ruleset ->
    [living] regole aggiornate (living rules)
    [second] regole della 2ª edizione
    [first] regole della 1ª edizione
   *[other] regole { $ruleset }
}, { $mode ->
    [competitive] gioco competitivo
    [solitaire] gioco solitario
    [cooperative] gioco cooperativo
   *[other] { $mode }
}
help-game =
    events   tutti gli eventi pescati finora
    macros   le carte macroorganismo disponibili
rules-examples = rules E4, rules E4a.1, rules AMB-12
score-source = { $source ->
    [cubes] cubi
    [system] sist.
    [bionts] bionti
    [dominance] macro
    [trophies] trofei
   *[medea] Medea
}
score-catalysts = catal.
score-solitaire = { $achievement ->
    [terrestrial] Vinci sulla terra: una vittoria terrestre.
    [marine] Vinci nel mare: una vittoria marina.
    [points] Vinci.
   *[none] Perdi.
}

## Che cosa fa un'opzione

chance-rises = un cubo sale
chance-rises-short = sale
chance-new-life = nuova vita
chance-loss = perdita
chance-atrophy = atrofia
chance-extinction = estinzione
preview-left-empty = { $place } resta senza bionti.
chip-left-empty = resta vuoto
preview-organism-limit = Hai tutti gli organismi permessi: nessuna nuova vita.
chip-organism-limit = limite di organismi
preview-nobody-rolls = Non c'è nessuno: nei prossimi lanci non cambia nulla.
chip-nobody-rolls = ora senza effetto
preview-loss-was = Perdita { $before } %, con l'enzima { $after } %.
chip-loss-was = perdita { $before } → { $after } %
preview-chromosomes = Cromosomi { $amounts }.
chip-chromosomes = { $amounts }
preview-price = Costa { $price }.
chip-price = −{ $price }
preview-free = Non costa nulla.
chip-free = gratis
preview-needs-consent = Il proprietario deve acconsentire.
chip-needs-consent = serve il consenso
preview-pool-full = Nella riserva non c'è posto per { $what }: nessun catalizzatore.
chip-pool-full = riserva piena
preview-catalyst = Ricevi un catalizzatore: { $what }.
chip-catalyst = +{ $what }


## What the adviser counts

aim-tokens = cubi e bionti
aim-safety = sicurezza dalle perdite
aim-growth = crescita
aim-becoming = un futuro macroorganismo
aim-creatures = macroorganismi
aim-landfall = un futuro approdo sulla terra
aim-guests = bionti presso ospiti
aim-trophies = trofei
aim-birth = un futuro batterio
aim-room = bionti disponibili
aim-catalysts = catalizzatori
aim-goals = obiettivi della partita
aim-partners = compagni
aim-victory = vittoria
aim-lead = vantaggio sui rivali

## Varianti

variant-short-name = Partita breve
variant-introductory-name = Gioco introduttivo
variant-parasites-name = Con parassiti
variant-macro-name = Variante macro
variant-crystal-catastrophe-name = Catastrofe di cristallo
variant-chimera-name = Chimera
variant-plant-level-name = Livello pianta
