can = Hai seguito un round: prima il cibo, poi le specie, poi i punti, e ogni pedina sotto la precedente.

sea = Sei i crostacei, i rivali sono i pesci. Indovina dove va ogni pedina, o guarda soltanto: poi vedi che cosa è stato giocato e perché. Mangi vermi e alghe; entrambi sono attorno alla barriera al centro.
    .title = Un round da seguire

first = La foresta di kelp accanto alla barriera vale 7, la montagna sottomarina 5, ma lì nulla ti nutre. Una pedina può stare solo sotto le tue altre: è l'unica occasione per le righe in alto.
    .title = La prima pedina
    .done = Abbondanza, in cima: tutto ciò che sta sotto resta aperto. Una pedina su Evoluzione ora avrebbe chiuso tutto.

food = In questo round ci sono quattro segnalini.
    .title = Quale cibo?
    .done = I vermi. Li hai due volte sulla plancia, quindi più tardi contano doppio per la Dominazione.

corner = I vermi possono andare su qualsiasi vertice libero. Un segnalino nutre ogni tessera che lo tocca.
    .title = Dove vanno?
    .done = Tra foresta di kelp e montagna sottomarina: un vertice nutre insieme le due tessere più ricche.

next = I pesci fanno Speciazione attorno al plancton: due cubi sulla montagna, due nell'oceano. La tua pedina è in cima.
    .title = La seconda pedina
    .done = Il primo spazio di Speciazione: il suo cerchio mostra vermi. Il cibo è dove vuoi vivere, ora arrivano le specie.

around = Sul pianeta ci sono due segnalini vermi: il tuo e quello della barriera.
    .title = Attorno a quali?
    .done = Ai tuoi: 7 e 5 punti per il primo posto, e nella foresta non vive ancora nessuno.

settle = La foresta accoglie fino a due specie, la montagna anche. Lì i pesci ne hanno due e vincono i pareggi.
    .title = Quante, e dove?
    .done = Due nella foresta, due sulla montagna. Non costano nulla, e il secondo posto sulla montagna dà 3.

points = I pesci rinunciano alla Migrazione. È tutto pronto: la foresta è solo tua. Evoluzione ha cinque spazi, ognuno con un segnalino.
    .title = Ora i punti?
    .done = Il primo spazio premia la foresta di kelp: 7, e { $biodiversity } aggiunge 2 per due tessere che condividi.

third = I pesci danno punti alla barriera: 6 a loro, 3 a te. Hai 12. Gli spazi rimasti premiano montagna, piana sabbiosa e sorgente.
    .title = Ancora una pedina
    .done = Il terzo spazio. La montagna dà 3 a te e 5 ai pesci, ma da qui puoi usare una qualsiasi di tre carte.

card = Tre carte: { $fertile } paga le specie su una tessera, { $annelids } le tue tessere con vermi, { $niche-construction } sposta un segnalino.
    .title = Quale carta?
    .done = { $fertile }: conta tutti i cubi su una tua tessera, di chiunque siano. I vermi toccano solo tre tessere.

where = Si conta una tua tessera: foresta, montagna o barriera.
    .title = Dov'è la folla?
    .done = La barriera: tre cubi tuoi e tre dei pesci, sei punti. Contano anche i rivali.

sum = 21 a 13. Con il recupero le pedine tornano, e il prossimo round ricomincia dall'alto. Chi ha pensato verso il basso ha usato ogni riga.
    .title = Ventun punti
    .why = 7 e 2 per la foresta, 3 per la barriera a cui hanno dato punti i pesci, 3 per la montagna, 6 per la carta.
