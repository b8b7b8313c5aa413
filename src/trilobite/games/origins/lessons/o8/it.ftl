can = Ora sai confrontare i punteggi, usare un Presagio e chiudere la partita al momento giusto.

best = I punteggi sono tre, e di ognuno conta solo il migliore. La tua industria: navigazione 5, informazione 5, diversità 1, in tutto 11. La cultura di Verde: impronta 4, energia 6, misticismo 5, in tutto 15.
    .title = Undici contro quindici
    .why = Sommare non aiuta: 7 + 5 + 11 è più di 15 + 2 + 2, eppure perderesti. La somma decide solo i pareggi.

portent = In cima c'è la Cometa IV: chi la prende chiude subito la partita. Ma tu hai un Presagio, che sposta il cubo della filosofia.
    .title = Non ancora
    .task = Usa la globalizzazione
    .why = Nella fase Sfida puoi fare una cosa sola: ora il cubo, la Cometa al prossimo turno.
    .comet = Allora la partita finirebbe qui, 11 a 15. Prima cambia ciò che conta.
    .skip = Allora Verde potrebbe prendere la Cometa e vincere 15 a 11.

cube = Il cubo può andare di uno o due spazi. Quelli esterni annullano un punteggio a tutti. Quale farebbe più male a Verde e meno a te?
    .title = Annulla un punteggio
    .task = Sposta il cubo dove la cultura è annullata
    .why = Verde ha 15 nella cultura e 2 negli altri due. A te basta l'industria.
    .nothing = Lì non si annulla alcun punteggio: Verde terrebbe 15.
    .done = La cultura non conta più, nemmeno per te. Il miglior punteggio di Verde ora è 2, il tuo è sempre 11.

wait = Ora le tue righe. Qui nulla può cambiare il risultato, quindi lasciale.
    .title = Aspetta
    .task = Salta entrambe le righe
    .why = Verde non ha Presagi: per ora il cubo resta dov'è.
    .use = Si può, ma i tuoi 11 punti di industria bastano. Salta la riga.

last = Verde non ha fatto nulla: senza un Presagio non può toccare il cubo. La Cometa è tua.
    .title = La fine
    .task = Prendi la Cometa IV
    .why = Da quando la Cometa IV è scoperta ognuno ha due turni. Chi è in testa non deve aspettarli.
    .skip = Allora Verde ha un altro turno. Ora sei in testa: chiudi.

sheet = La Cometa IV non porta né caos né segnalini. La partita è finita: industria, 11 contro 2. I 15 di Verde nella cultura sono annullati.
    .title = L'ultimo conto
    .why = Un turno prima la stessa Cometa ti avrebbe fatto perdere.

otherwise = Verde poteva tenersi un Presagio per riportare indietro il cubo, o far crescere un secondo punteggio. Chi si affida a un solo punteggio tenga d'occhio il cubo.
    .title = Che cosa poteva fare Verde
    .why = I Presagi arrivano con le Comete da I a III. Prima della fine conta chi li ha.
