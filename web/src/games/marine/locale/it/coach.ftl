## L'istruttore della prima partita: che cos'è ogni decisione e che cosa conta di solito.

aim = Vivi dov'è il tuo cibo, sii il più numeroso sulle tessere ricche e ottieni i loro punti con Evoluzione, finché cade l'asteroide. Vince chi ha più punti.

coach-animal = Chi sei. Gli animali in basso nella catena alimentare muovono per primi, quelli in alto vincono i pareggi.
coach-traits = Scegli il tuo tratto. In una prima partita va bene ognuno; il più facile è quello che agisce da sé.
coach-turn = Metti una pedina su un'azione. Le pedine solo scendono: guarda più in basso che cosa ti servirà e non saltarlo.
coach-abundance = Quale cibo arriva sul pianeta. Prendine uno che mangi tu e non gli altri.
coach-token-corner = Dove va. Meglio dove si toccano due o tre buone tessere.
coach-autotrophy = Una sorgente cambia il cibo attorno. Guarda chi nutre e chi mette in pericolo.
coach-area-token = Quale dei vecchi segnalini si usa. Uno che mangi, o che mancherà a un avversario.
coach-depletion = Un segnalino lascia il pianeta. Meglio dove ne vivono molti avversari e tu no.
coach-adaptation = Un nuovo elemento per te, per sempre. Prendine uno che si trova su molti vertici.
coach-adaptation-space = Dove lo metti sul tuo tabellone. Va bene ogni spazio libero; può far posto un segnalino che nutre poche delle tue tessere.
coach-element-place = Dove metti l'elemento. Va bene ogni posto libero.
coach-bag-token = Un segnalino dal sacchetto. Prendi ciò che mangi.
coach-regression = Un cubo qui protegge un elemento dalle perdite di questo round. Assicura ciò che nutre più tessere tue.
coach-regression-loss = Perdi un elemento. Rinuncia a quello presente sul minor numero di tue tessere.
coach-card-loss = Una carta ti toglie un segnalino. Rinuncia a quello presente sul minor numero di tue tessere.
coach-speciation = Nuove specie appaiono attorno a un segnalino. Scegli il vertice con le tessere più ricche.
coach-speciation-tiles = Quante vanno su quale tessera. Riempi quelle dove saresti primo.
coach-wanderlust = Quale tessera si posa. La più ricca su cui puoi mangiare.
coach-new-tile = Dove si posa. Più vicini danno più punti: 1, 3, 6 o 10.
coach-wanderlust-token = Quale cibo arriva con la tessera. Il tuo.
coach-arrivals = Chi si insedia sulla nuova tessera. Ne bastano pochi; resta primo a casa.
coach-tectonics = Dove si apre una sorgente. Due sorgenti affiancate danno 3 punti, e le folle avversarie si riducono a un cubo ciascuna.
coach-vent-side = Quale lato della sorgente mostrare. Scegli quello che aiuta meno i vicini.
coach-vent-species = Da dove viene la nuova specie sulla sorgente. Una eliminata torna in gioco, e il pool genico resta com'è.
coach-migration = Da dove partono le specie. Prendi da tessere su cui ne hai più che abbastanza.
coach-migration-target = Dove vanno. Basta una più del secondo.
coach-competition = Su quale tessera competi. Una dove puoi rompere un pareggio prima che dia punti.
coach-competition-victim = Di chi è la specie che sparisce. Dell'animale appena davanti a te su questa tessera.
coach-evolution = Quale tessera dà punti. Quella con il tuo vantaggio maggiore; anche gli altri lì ne ottengono.
coach-evolution-card = Quale carta usi. Conta che cosa porta a te e che cosa a chi è in testa.
coach-domination = Quale elemento domini. Quello con più punti e più tue tessere.
coach-card-tile = Dove agisce la carta. Meglio dove sei primo tu, o lo è chi è in testa.
coach-card-terrain = Quale terreno dà punti ovunque. Quello in cui sei primo più spesso.
coach-card-victim = Di chi è la specie che cade. Di chi è in testa, dove rompe una maggioranza.
coach-card-survivor = Di chi è la specie che sopravvive. Tua, o di qualcuno che è indietro.
coach-card-return = Quali specie tornano a casa. Non sono perse: tornano nel pool genico.
coach-card-species = Se una specie viene qui. Sì, dove prosperi.
coach-card-exodus = Dove vanno le specie scacciate. Su una tessera con il tuo cibo.
coach-card-token = Quale segnalino si sposta o sparisce. Guarda chi nutre.
coach-card-swap = Quale tuo segnalino dai. Quello presente sul minor numero di tue tessere.
coach-card-score = Quale tessera dà punti per prima. L'ordine conta solo nei pareggi.
coach-other-card = Quale carta segue. Vale lo stesso consiglio della prima.
coach-bottom-feeder = Un vecchio segnalino è tuo, da tenere o per un vertice. Prendi ciò che mangi.
coach-bottom-feeder-target = Dove va: da te per sempre, o su un vertice.
coach-ancient-lineage = Mentre recuperi le pedine puoi usare la carta più bassa. Punti gratis: di solito sì.
coach-pack-hunting = Con quale pedina speciale cominci. Quella del tuo cibo più comune.
coach-mimicry = Puoi seguire sulla nuova tessera. Sì, se lì mangi.
coach-new-trait = Quale tratto arriva. Uno adatto a ciò che fai più spesso.
coach-old-trait = Quale tratto se ne va. Quello che ti ha aiutato meno.


## What happens, when it is first met.

coach-event-tile-shown = L'Esplorazione posa le tessere in cima alle pile.
coach-event-tile-placed = Una nuova tessera: chi vi arriva per primo con il nutrimento ha il posto migliore.
coach-event-tile-scored = Quando si assegnano i punti di una tessera, chi vi ha più specie ne riceve di più.
coach-event-vent-opened = Si apre una sorgente. La Sopravvivenza premia chi ha più specie sulle sorgenti.
coach-event-tokens-drawn = Dal sacchetto si pescano elementi: sono ciò che le azioni portano.
coach-event-marker-drawn = Un segnalino terreno dice su quale terreno agisce lo spazio sotto di esso.
coach-event-token-placed = Un segnalino su un angolo nutre, sulle tessere intorno, tutti gli animali con il suo elemento.
coach-event-token-lifted = Dove un segnalino sparisce, le specie che ne vivevano possono essere in pericolo.
coach-event-element-gained = Un elemento in più: più tessere nutrono questo animale.
coach-event-element-lost = Un elemento in meno: guarda quali specie ora sono in pericolo.
coach-event-species-returned = Di nuovo nel pool genico: queste specie possono tornare.
coach-event-species-eliminated = Le specie eliminate sono fuori dal gioco.
coach-event-species-revived = La Tettonica può riportare una specie eliminata.
coach-event-vp = I punti contano subito.
coach-event-kicked-out = Una pedina speciale può prendere il posto di una base; chi la possiede la riprende subito.
coach-event-control = Chi domina un elemento ne ha la pedina speciale: un'azione in più, e punti alla fine.
coach-event-retrieval = Chi riprende le pedine ha finito il round.
coach-event-round-ends = Quando tutti hanno ripreso le pedine, il round finisce.
coach-event-idle-round = I round senza una carta risolta avvicinano la fine.
coach-event-last-round = L'ultimo round: conta solo ciò che dà punti ora.
coach-event-card-shown = Una nuova carta è nella fila dell'evoluzione; la risolve l'Evoluzione.
coach-event-card-resolved = Chi assegna i punti di una tessera con l'Evoluzione può poi risolvere una carta.
coach-event-trait = Un tratto è una regola che ha solo questo animale.
coach-event-trait-lost = Questo tratto è perso per sempre.
coach-event-survival-card = Chi ha più specie sulle sorgenti tiene la carta sopravvivenza ed è pagato a ogni Sopravvivenza.
coach-event-survival-card-free = In caso di parità nessuno tiene la carta sopravvivenza.
coach-event-extinction = Estinzione: le specie in pericolo si estinguono. Nutri le tue prima che il round finisca.
coach-event-survival = Sopravvivenza: chi tiene la carta è pagato per le sorgenti che occupa.
coach-event-reseed = Nuova vita: nuovi segnalini e carte per il prossimo round.
coach-event-no-effect = Uno spazio senza effetto spreca la pedina.
coach-event-protected = Questi elementi sono al sicuro quando la Regressione ne toglierà in questo round.
coach-event-pawns-returned = Tutte le pedine sono di nuovo disponibili per il prossimo round.


## Avvisi prima di ciò di cui i principianti si pentono.

coach-beware-in-vain =
    Questa azione ora non può fare niente, e la pedina resta lì fino al recupero. { $number ->
        [0] È la tua ultima pedina base.
        [one] Ti resterebbe una pedina base.
       *[other] Ti resterebbero { $number } pedine base.
    }
coach-beware-evolution-first =
    Le pedine solo scendono: dopo Evoluzione { $number ->
        [one] l'altra tua pedina non può
       *[other] le altre tue { $number } pedine non possono
    } usare niente che sta più su. Fai prima ciò che ti serve da lì.
coach-beware-endangers =
    { $number ->
        [one] Un'altra tua specie starebbe
       *[other] Altre { $number } tue specie starebbero
    } dove non c'è il tuo cibo: la prossima Estinzione le prende.
coach-beware-lost-tie = Qui c'è parità ({ $who }), e viene primo l'animale più in alto nella catena alimentare: { $best } a loro, { $points } a te. Con una specie in più saresti tu.
coach-beware-not-dominated = Dominazione può ancora darti una pedina speciale ({ $element }): il tuo valore { $value } supera { $target }. Va ovunque, e paga alla fine.
