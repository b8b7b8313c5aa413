## L'istruttore della prima partita: che cos'è ogni decisione e che cosa conta di solito.

aim = Tre punteggi, cultura, politica e industria, e conta solo il tuo migliore. La partita finisce quando si prende la quarta Cometa.

coach-challenge = Sfidare gli dèi: si gira una carta, due eventi colpiscono tutti, poi si offrono Anziani per averla. Fallo se puoi offrire più degli altri, altrimenti salta.
coach-row = Il tuo turno sale lungo le righe della tua plancia: scegli un'azione di questa riga, o saltala. Le righe che passi sono perse per questo turno.
coach-specialise = Dove va il tuo Anziano. Le Idee della riga 1 rendono prima; unisciti a un Anziano rivale per condividere.
coach-invent = Quale Idea pronta si inventa. Quella la cui Eureka nutre il tuo punteggio migliore.
coach-library = Quali Anziani spendi per l'informazione. Quelli su Idee che non finirai.
coach-spread-from = Chi si diffonde: un nuovo Migrante, o uno che si muove. I nuovi sono gratis.
coach-spread-to = Dove. Cerca uno spazio che non condivida un esagono pieno con le tue figure, o qualcuno avrà fame.
coach-leave = Un rivale chiede di passare dal tuo spazio. Di solito sì, se passa soltanto.
coach-urbanise = Dove si costruisce una città. Una città è un punto per la politica e conta alla Cometa II.
coach-urbanise-with = Quale Migrante si usa per la città. Quello che ti serve meno sulla mappa.
coach-pray = Quale pedina si volge agli spiriti. Una che non ti serve.
coach-free-step = Molta energia dà un passo su un tracciato qualsiasi. Prendi quello che nutre il tuo punteggio migliore.
coach-starvation = Un esagono è troppo pieno e uno dei tuoi ha fame: diventa un Dissidente. Risparmia chi può ancora costruire.
coach-elect = Una nuova classe dominante, al prezzo di tutti gli Anziani e di una perdita per ogni Dissidente. Fallo prima che si accumulino.
coach-token = Quale segnalino clima si sposta. Sulla terra sotto di esso non si costruisce: toglilo da dove vuoi costruire.
coach-token-to = Dove cade. Su una città rivale piuttosto che sulla tua.
coach-first-token = Dove comincia un segnalino clima. Non sugli esagoni dove vuoi costruire.
coach-first-migrant = Dove sta il tuo primo Migrante. Vicino a risorse che la tua classe sa usare.
coach-bid = Quanti Anziani offri. Il minimo che vince; un Fondamento è una riga per il resto della partita.
coach-expend = Quali Anziani pagano l'offerta. Quelli su carte che non finirai.
coach-orientation = Sotto quale classe sta il Fondamento. La tua mantiene la pace.
coach-lost-city = Si perde una città. Rinuncia a una che non conta per nessuna Cometa futura.
coach-lost-elder = Un Anziano torna a casa. Rinuncia a uno su un'Idea che non finirai.
coach-pollution = L'inquinamento ti toglie qualcosa. Perdi ciò che non conta per il tuo punteggio migliore.
coach-genocide = Perdi un Fondamento, e la sua riga con esso. Rinuncia a quello che usi di meno.
coach-dissident-from = Caos: quale figura diventa Dissidente. Un Migrante di cui puoi fare a meno.
coach-dissident-to = Quale arcobaleno copre. Non quello della riga che usi di più.
coach-suppression = Che cosa ti costa ogni Dissidente nella rivoluzione. Un Anziano torna comunque a casa, una città è un punto.
coach-new-class = Dove va la tua corona dopo la rivoluzione. Alla classe le cui righe servono al tuo punteggio migliore.
coach-refugee = Dove aspetta un Profugo. Un luogo dove nessuno ha fame.
coach-refugee-from = La tua riserva è vuota, quindi un Migrante della mappa diventa il Profugo. Prendine uno che non può costruire nulla.
coach-diaspora = Dove il tuo popolo ricomincia. Un luogo dove nessuno ha fame.
coach-diaspora-from = Chi guida la diaspora. Chi ti mancherà di meno.
coach-relocate = Non hai più blocchi per la nuova città, quindi una vecchia se ne va. Rinuncia a quella che ti serve di meno.
coach-globalise = Dove va il cubo della filosofia. Può cancellare un punteggio a tutti: il migliore di un rivale, mai il tuo.
coach-demagogue = Quale punteggio si cancella. Il migliore di un rivale, mai il tuo.
coach-keep = Tieni l'Idea inventata come tua riga, o scartala. Una riga gratis si rifiuta di rado.
coach-obsolete = Troppe Invenzioni: quale se ne va. La riga che usi meno.
coach-reduce = Quale Invenzione se ne va. La riga che usi di meno.
coach-interact = Con chi interagisci. Con qualcuno su cui sei in vantaggio in ciò che si confronta.
coach-sender = Chi lo compie. Un Migrante di cui puoi fare a meno.
coach-negotiate = Che cosa chiedi. Un passo che ti manca, una pedina liberata o un Dissidente mandato a casa.
coach-exogamy = Di chi è l'Invenzione che visita il tuo Emissario. Una che il proprietario usa spesso.
coach-racism = Quale Emissario torna a casa. Quello che usi meno.
coach-cold-war = Chi subisce il caos. Qualcuno senza posto per un altro Dissidente.
coach-constitution = Quale Fondamento cambia colonna e perde il suo Dissidente. Uno che la tua classe può usare.
coach-science = Quale vecchia Idea torna come tua riga. Una la cui azione nutre il tuo punteggio migliore.
coach-start = Quale popolo giochi, e quindi dove cominci. Vicino a risorse che puoi usare presto.
coach-creature = Dove comincia il tuo popolo. In una prima partita va bene ogni luogo.
coach-tile = Quale tessera si posa. Nessun consiglio.
coach-tile-to = Su quale esagono si posa. Nessun consiglio.
coach-tile-turn = Come è girata. Nessun consiglio.
coach-craton = Quale scudo continentale si sposta. Nessun consiglio.
coach-craton-to = Dove si posa. Nessun consiglio.
coach-craton-turn = Come è girato. Nessun consiglio.


## What happens, when it is first met.

coach-event-event = Una sfida porta due eventi per tutti prima che si offra.
coach-event-struck = L'evento colpisce questo giocatore e gli toglie qualcosa.
coach-event-token-moved = I segnalini clima cambiano ciò che un esagono è: ghiaccio, mare, deserto o giungla.
coach-event-catastrophe = Una catastrofe distrugge tutto su un esagono.
coach-event-won = Chi vince l'asta prende l'Eureka della carta e, se può, la carta come Fondamento.
coach-event-nobody-bids = Una carta per cui nessuno offre esce dal gioco.
coach-event-foundation = Un Fondamento aggiunge una riga al tuo tableau, per la classe in cui si trova.
coach-event-foundation-lost = Con un Fondamento si perde anche la sua riga.
coach-event-foundation-turned = Una rivoluzione violenta gira un Fondamento verso l'altra sua classe.
coach-event-comet = Una Cometa chiude l'Epoca; chi la prende la tiene come Presagio.
coach-event-epoch = Una nuova Epoca: si distribuiscono segnalini vittoria e arrivano nuove Idee.
coach-event-idea-gone = Un'Idea che esce fa posto a una nuova.
coach-event-idea-shown = Manda Anziani a un'Idea per partecipare alla sua Eureka.
coach-event-tokens = I segnalini vittoria vanno a chi è davanti agli altri quando comincia un'Epoca.
coach-event-philosophy = Dove sta il cubo della filosofia un punteggio può essere annullato.
coach-event-chaos = Il caos trasforma un tuo Migrante in Dissidente.
coach-event-dissident = Un Dissidente su un Fondamento ne blocca la riga.
coach-event-dissident-crown = Un Dissidente sulla corona non blocca righe, ma costa una perdita quando viene represso.
coach-event-suppressed = Un Dissidente represso costa una perdita.
coach-event-revolution = Il caos senza posto per un altro Dissidente porta una rivoluzione.
coach-event-crown = La corona dice quale colonna domina: si usano solo le sue righe.
coach-event-refugee = Una città che cade lascia un Profugo.
coach-event-diaspora = Chi ha perso tutti i Migranti ricomincia altrove.
coach-event-elder-expended = Un Anziano speso torna nel libero arbitrio e può essere mandato di nuovo.
coach-event-invented = Un'invenzione dà l'Eureka a tutti quelli che vi hanno Anziani.
coach-event-migrant-lost = Un Migrante in meno: meno terra, e meno città future.
coach-event-city-built = Un Migrante è diventato una città, che conta per la politica.
coach-event-city-lost = Una città persa abbassa la politica.
coach-event-city-used = Una città può pagare una Conseguenza.
coach-event-encephalisation = Una pedina nel vocabolario è in cammino verso il libero arbitrio.
coach-event-abstraction = Gli Anziani vengono dal libero arbitrio.
coach-event-art = L'arte riporta pedine dal misticismo al libero arbitrio.
coach-event-prayer = La preghiera conta per la cultura, ma la pedina non pensa più.
coach-event-technology = Un passo su un tracciato alza un punteggio e ciò che permette.
coach-event-starved = Troppi su un esagono: qualcuno ha fame. Alza la tua impronta ecologica o diffonditi.
coach-event-election = Un'elezione cambia la classe in pace, a un prezzo.
coach-event-tail = La coda dell'ultima Cometa: ancora due turni per tutti.


## Avvisi prima di ciò di cui i principianti si pentono.

coach-beware-hunger = { $hex } ne avrebbe { $number }, e la tua impronta ne nutre { $level }: uno dei tuoi avrebbe fame e diventerebbe Dissidente.
coach-beware-no-room =
    Nessun arcobaleno è libero per un altro Dissidente: ora il caos porta una rivoluzione violenta. { $number ->
        [one] Il tuo Dissidente ti costa
       *[other] Ognuno dei tuoi { $number } Dissidenti ti costa
    } qualcosa, e il tuo turno finisce.
coach-beware-last-elder =
    Così offri { $number ->
        [one] il tuo ultimo Anziano
       *[other] tutti i tuoi { $number } Anziani
    }: se vinci, non puoi sfidare gli dèi né offrire finché non ne mandi un altro.
coach-beware-end-too-soon =
    Così la partita finisce subito: tu { $points }, il miglior rivale { $best }.{ $struck ->
        [yes] {" "}Il cubo della filosofia cancella il tuo punteggio: { $score }.
       *[no] {""}
    }
