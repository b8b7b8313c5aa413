can = Ora sai dare punti alla tessera dove sei in testa e usare la carta che rende di più.

markers = Sotto ogni spazio di Evoluzione c'è un segnalino: il terreno che dà punti. Sotto il primo c'è la foresta di kelp, e lì vivi solo tu: 7 punti.
    .title = Che cosa premia Evoluzione
    .why = Si pagano il primo, il secondo e il terzo posto sulla tessera, per numero di specie.

pawn = Scegli lo spazio il cui terreno ti rende di più.
    .title = Dove conta il vantaggio
    .task = Metti una pedina sulla prima Evoluzione
    .why = La foresta di kelp ti dà 7. Sulla montagna sei dietro ai pesci: 3.
    .reef = Sulla barriera è tre a tre, e i pareggi vanno ai pesci: 3 punti a te, 6 a loro.
    .seamount = Sulla montagna il pareggio va ai pesci: 5 a loro, 3 a te.
    .vent = Su una sorgente non vive ancora nessuno. Non renderebbe a nessuno.
    .later = Questo ora non dà punti. La foresta ne vale 7.

tile = Indica la tessera. Lì prosperi, quindi usi anche una carta della fila: dal primo spazio solo la più bassa, { $biodiversity }.
    .title = Punti per la foresta
    .task = Assegna i punti della foresta di kelp
    .why = { $biodiversity } dà 1 punto per ogni tessera che condividi con altri. Ne condividi due.
    .decline = Rinunceresti a 7 punti e a una carta.

shared = Hai 9: sette per la foresta, due per la carta. Poi i pesci hanno dato punti alla barriera: 6 a loro, 3 a te. È pagato chiunque sia sulla tessera, chiunque faccia l'azione.
    .title = Anche gli altri ti danno punti
    .why = Pensaci, dunque, prima di dare punti a una tessera dove è primo un altro.

third = La montagna sottomarina ti dà 3. Ma dal terzo spazio puoi usare una qualsiasi delle tre carte più basse.
    .title = Una carta migliore
    .task = Metti una pedina sulla terza Evoluzione e assegna i punti della montagna
    .why = Più a destra è lo spazio, più ampia è la scelta di carte.
    .retrieve = C'è ancora uno spazio buono. Prendilo prima.
    .other = La terza Evoluzione premia la montagna, dove vivi, e apre tre carte.
    .decline = Rinunceresti a 3 punti e a una carta.

card = { $fertile } dà un punto per ogni specie su una tua tessera, di chiunque sia. { $annelids } uno per ogni tua tessera con vermi.
    .title = Quale carta?
    .task = Scegli { $fertile }
    .why = Sulla barriera ci sono sei specie: 6 punti. Tre tue tessere hanno vermi: 3 punti.
    .annelids = Tre tue tessere hanno vermi: 3 punti. Sai trovarne sei?
    .niche = Sposta un segnalino, ma non dà punti.

crowd = Conta tutti i cubi sulle tessere dove vivi. Dove ce ne sono di più?
    .title = Dov'è la folla?
    .task = Scegli la tessera con più specie
    .why = Nella foresta ce ne sono due, sulla montagna quattro.
    .forest = Qui ci sono due specie: 2 punti.
    .seamount = Qui ci sono quattro specie: 4 punti.

points = Sei specie, sei punti: ora ne hai 21. La carta se ne va e nella fila ne arriva una nuova. Alcune portano subito Estinzione o Sopravvivenza.
    .title = Ventun punti
