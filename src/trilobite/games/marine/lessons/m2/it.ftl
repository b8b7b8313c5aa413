can = Ora sai portare nuove specie su tessere ricche e disporre le pedine dall'alto in basso.

down = Le azioni vanno dall'alto in basso. Una pedina base deve stare sotto tutte le tue altre. La tua è nella riga più alta: tutto ciò che sta sotto è ancora aperto.
    .title = Le pedine solo scendono
    .why = Le pedine speciali, che otterrai più avanti, non badano a quest'ordine.

speciation = Speciazione porta nuove specie attorno a un segnalino. Il cerchio accanto al primo spazio mostra vermi, e tu li mangi.
    .title = Porta specie
    .task = Metti una pedina sulla prima Speciazione
    .why = Il cerchio dice attorno a quale tipo di segnalino puoi insediarti.
    .evolution = Daresti punti a una foresta dove non vive nessuno, e perderesti tutte le righe sopra.
    .retrieve = Riprendere la pedina costerebbe tutto il turno.

around = Sul pianeta ci sono due segnalini vermi. Le tue specie arrivano sulle tessere toccate da quello che scegli.
    .title = Attorno a quali vermi?
    .task = Scegli i vermi tra kelp e montagna
    .why = Una foresta di kelp dà 7 punti al primo posto, una montagna sottomarina 5. Le tessere attorno alla barriera danno meno.
    .poor = Anche queste tessere ti nutrirebbero, ma danno meno. La foresta ne dà 7.
    .decline = La tua pedina non avrebbe fatto nulla.

forest = Una foresta di kelp accoglie al massimo due nuove specie: più ricca è la tessera, meno ne arrivano insieme.
    .title = Due per la foresta
    .task = Porta due specie nella foresta di kelp
    .why = Terra e sorgenti ne accolgono una, foresta, barriera e montagna due, prateria e piana tre, l'oceano aperto quattro.
    .one = Una specie sola è presto in minoranza. Ne possono arrivare due.
    .later = La montagna viene dopo. Prima la foresta, che dà di più.
    .free = Queste specie non costano nulla. Prendile.

seamount = Anche la montagna sottomarina ne accoglie due. I pesci ne hanno due e vincono i pareggi, perché stanno più in alto nella catena alimentare. Vai lo stesso: il secondo posto dà 3.
    .title = Due per la montagna
    .task = Porta due specie sulla montagna sottomarina
    .one = Anche una sarebbe seconda, ma più facile da scacciare.
    .free = Queste specie non costano nulla. Prendile.
    .done = Quattro nuove specie vivono su tessere ricche. Vengono dal tuo pool genico, dove stanno le specie che devono ancora arrivare.

closed = I pesci hanno giocato, tocca di nuovo a te. Alcuni spazi ora ti sono chiusi: occupati, o sopra la tua pedina più bassa.
    .title = Che cosa è chiuso ora?
    .task = Indica uno spazio che ti è chiuso
    .why = La tua pedina più bassa sta su Speciazione. Ciò che sta sopra deve aspettare.
    .open = Qui potresti ancora mettere una pedina. Guarda più in alto, o dove c'è già una pedina.
    .done = Giusto. Gli spazi sopra la tua pedina più bassa restano chiusi finché non riprendi le pedine.

order = Recupero ti restituisce tutte le pedine, ma occupa tutto il turno. Procedi dunque dall'alto in basso, e prendi prima gli spazi che vogliono anche gli altri.
    .title = Dall'alto in basso
