can = Ora sai piazzare un Dissidente, prevedere una rivoluzione e valutare le elezioni.

price = { $semantic-memory } fa passare una pedina dal vocabolario al libero arbitrio. Ma dopo la freccia c'è il caos, e chi prende l'una deve prendere l'altro. Prova.
    .title = Un dono che ha un prezzo
    .task = Usa la riga di { $semantic-memory }
    .why = Una pedina nel libero arbitrio può uscire come Anziano già in questo turno.
    .skip = Spesso è saggio! Ma prima guarda che cosa fa il caos.

dissident = Caos: uno dei tuoi Migranti si rivolta. Dici tu chi; lascia la mappa e diventa un Dissidente nella colonna della tua classe dominante.
    .title = Uno dei tuoi si ribella
    .task = Scegli il Migrante
    .why = Qui ha un solo posto libero: l'arcobaleno sulla tua corona.
    .done = Il Dissidente sta sulla corona e ne copre l'arcobaleno. Gli arcobaleni scoperti sono la tua diversità: scende da 2 a 1, e l'industria con lei.

full = Una nuova posizione: di nuovo il tuo turno, e un Dissidente c'è già. Il caos cerca un posto vuoto nella tua classe dominante, e non ce n'è. Dov'è quello occupato?
    .title = Non c'è più posto
    .task = Indica il posto del Dissidente
    .why = { $semantic-memory } ha un arcobaleno, ma nessun Dissidente può andarci. Altri Fondamenti possono accoglierne uno.
    .safe = Questo arcobaleno conta per la diversità, ma nessun Dissidente può venire qui.
    .done = Giusto, la corona. Un Dissidente lì non disattiva alcuna riga; su un Fondamento sì.

again = Chi subisce il caos senza avere posto ha una rivoluzione violenta. Usa ancora la stessa riga, e guarda.
    .title = Caos senza posto
    .task = Usa la riga lo stesso
    .why = Il nuovo caos non crea un secondo Dissidente. Rovescia la classe dominante.
    .skip = In una vera partita sì. Qui vogliamo vedere la rivoluzione.

suppression = Rivoluzione! Prima si reprime ogni Dissidente, e ognuno ti costa qualcosa: un Anziano o una città.
    .title = Che cosa costa
    .task = Rinuncia all'Anziano su { $raft }
    .why = Un Anziano torna soltanto nel libero arbitrio. Una città persa è un punto perso.
    .city = È un punto di politica, mentre l'Anziano torna soltanto nel libero arbitrio.

putsch = Il Fondamento si gira sull'altro lato, l'industria, e la corona lo segue. Non resta alcun Dissidente. Ma il resto della fase Attività è perso: niente riga inferiore, niente riga superiore.
    .title = Una nuova classe dominante
    .why = Nessuno ti ha chiesto quale classe. Due azioni perse per una pedina.

instead = Di nuovo la stessa posizione. Questa volta lascia la riga che tenta, e prova con la pace.
    .title = L'altra via
    .task = Salta la riga di { $semantic-memory }
    .why = Ciò che non usi non porta caos.
    .again = Porterebbe ancora alla rivoluzione. Salta la riga.

elect = Le elezioni ti liberano dei Dissidenti e ti fanno nominare una classe qualsiasi. Ma prima di tutto prendono tutti i tuoi Anziani.
    .title = Le elezioni
    .task = Usa le elezioni
    .why = Serve almeno un Anziano. Il tuo è su { $raft }.
    .library = Un passo di informazione per l'Anziano, ma il Dissidente resta.
    .skip = Il Dissidente resterebbe, e con lui il pericolo.

class = L'Anziano è tornato a casa. Nomina la classe che deve governare; puoi tenere quella vecchia.
    .title = Chi deve governare?
    .task = Tieni la politica
    .why = Con la stessa classe prosegui semplicemente con la riga seguente.
    .other = È permesso: la corona vi andrebbe in pace. Ma tieni la politica, e guarda solo il prezzo.

refugee = Il Dissidente è represso, e questo costa. Non resta alcun Anziano per pagare: cade la città. La sua gente fugge su uno spazio accanto.
    .title = Paga la città
    .task = Scegli uno spazio per il Profugo
    .why = La politica scende da 4 a 3. Il Profugo è un Migrante, e più tardi può costruire di nuovo.

price-of-peace = La diversità è di nuovo 2, ma la città è persa. Le elezioni costano poco prima che i Dissidenti si radunino, e molto dopo.
    .title = Elezioni per tempo
    .why = Senza Dissidenti le elezioni sarebbero costate solo il ritorno a casa dell'Anziano.
