can = Ora sai posare tessere per fare punti, spostare specie e cacciare i rivali.

wanderlust = Finora tutti vivono attorno alla barriera. Esplorazione posa una nuova tessera e paga per tutte quelle che essa tocca.
    .title = Il pianeta cresce
    .task = Metti una pedina su Esplorazione
    .why = 1, 2, 3 o 4 tessere adiacenti danno 1, 3, 6 o 10 punti.
    .later = Più tardi. Prima una nuova tessera: ci sono fino a 10 punti.

stack = Si vedono tre tessere. La foresta di kelp è la più ricca: darà 7 ogni volta che si assegnano i suoi punti.
    .title = Quale tessera?
    .task = Prendi la foresta di kelp
    .why = La prateria marina dà 4, l'oceano aperto 2.
    .meadow = Una prateria marina dà 4. C'è di meglio.
    .ocean = L'oceano aperto dà 2, ma ha posto per molte specie. C'è di meglio.
    .decline = La tua pedina non avrebbe fatto nulla.

place = Ogni tessera adiacente aggiunge punti. Cerca un posto con quattro, accanto a una tessera dove vivi.
    .title = Posala per fare punti
    .task = Posa la foresta accanto alla tua
    .why = Quattro tessere adiacenti danno 10 punti, e le tue specie possono arrivare dalla foresta qui sotto.
    .far = Anche qui dieci punti, ma la tua foresta non è adiacente, e tu vuoi trasferirti.
    .few = Meno tessere adiacenti, meno punti. Quattro ne danno 10.

food = Con la tessera arriva un segnalino. Scegli un tuo cibo e mettilo su un vertice della nuova foresta.
    .title = Cibo per la nuova tessera
    .task = Metti vermi su un vertice della nuova tessera
    .why = Senza vermi o alghe i tuoi coloni sarebbero in pericolo.
    .hunger = Questo non ti nutre. Mangi vermi e alghe.

settlers = Dieci punti! Ora possono trasferirsi le specie delle tessere attorno. Ne hai due nella foresta qui sotto.
    .title = Trasferisciti
    .task = Fai arrivare una specie
    .why = Una basta per essere primi qui, e l'altra tiene il primo posto a casa.
    .both = Allora nella tua prima foresta non resterebbe nessuno. Una basta.
    .stay = Una foresta vuota non paga nessuno. Fanne arrivare una.
    .done = Ora due foreste sono tue. Intanto i pesci hanno portato altre specie nell'oceano.

march = Migrazione sposta specie su tessere adiacenti: cinque con il primo spazio, tre o due con gli altri.
    .title = In marcia
    .task = Metti una pedina sulla prima Migrazione
    .why = Basta averne una più di chi è secondo.
    .fewer = Questo spazio sposta meno specie. Il primo è libero.
    .later = Più tardi. Prima un piede sulla piana sabbiosa.

foothold = La piana sabbiosa a destra della barriera è vuota, e su un suo vertice ci sono vermi. Tre tue specie si affollano sulla barriera.
    .title = Un primo piede
    .task = Sposta una specie dalla barriera alla piana, poi finisci
    .why = Chi è solo su una tessera è primo anche con una specie. Una piana sabbiosa dà 3.
    .away = Da qui non raggiungi la piana sabbiosa. Parti dalla barriera.
    .many = Lì una specie basta. Lascia le altre sulla barriera.
    .sand = Vai sulla piana sabbiosa, dove ci sono vermi e non vive nessuno.
    .done = Sulla piana sabbiosa hai il primo posto, con una sola specie.

fight = Competizione elimina rivali su una tessera dove vivi anche tu. Il segnalino sotto il primo spazio mostra la barriera corallina.
    .title = Lotta per la barriera
    .task = Usa la prima Competizione contro i pesci sulla barriera
    .why = Le specie eliminate sono fuori dal gioco: non tornano nel pool genico.
    .marker = Il segnalino sotto questo spazio mostra un altro terreno.
    .later = Più tardi. Prima i pesci sulla barriera.
    .decline = La tua pedina non avrebbe fatto nulla.

tie = Sulla barriera ora vivono due tue specie e due dei pesci.
    .title = Chi è primo adesso?
    .task = Indica l'animale che lì sarebbe primo
    .why = I pareggi vanno a chi sta più in alto nella catena alimentare.
    .lower = Tu sei in fondo alla catena alimentare: perdi i pareggi.
    .done = Giusto: i pesci, perché vincono i pareggi. Una vittima non è bastata. Devi averne una più di loro.
