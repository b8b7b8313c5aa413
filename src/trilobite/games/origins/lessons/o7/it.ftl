can = Ora sai prendere una Cometa in tempo, e vedere che cosa rende.

sky = L'ultima carta Sfida della prima Epoca è andata: in cima c'è la Cometa I. Quando viene presa, ognuno riceve un segnalino per ogni rivale con meno misticismo. Tu hai 1, Verde 0.
    .title = Un segno nel cielo
    .why = Chi è pari non riceve nulla l'uno dall'altro. Una preghiera di Verde, e il segnalino sfuma.

take = Per una Cometa non c'è asta: è di chi la prende per primo, e non serve alcun Anziano.
    .title = Prendila in tempo
    .task = Prendi la Cometa
    .why = Ora sei in testa nel misticismo 1 a 0. Se lo sarai al prossimo turno, nessuno lo sa.
    .skip = Allora Verde può pregare prima, e non riceveresti nulla. Oggi sei in testa.

shock = Una Cometa spaventa tutti: a partire da te, ognuno subisce un caos. La tua corona è libera, quindi c'è posto per un Dissidente.
    .title = Paura
    .task = Scegli il Migrante che si ribella
    .why = Prima di prendere una Cometa guarda se la tua classe dominante ha posto. Altrimenti arriva una rivoluzione.
    .done = La corona è coperta, la diversità scende a 0. Tra poco tocca anche a Verde.

ideas = Comincia l'Epoca II. Le Idee senza un Anziano lasciano il gioco, e ne arrivano otto nuove. { $raft } resta, perché ci sta il tuo Anziano.
    .title = Pensieri nuovi
    .why = Gli Anziani salvano un'Idea per l'Epoca seguente. Ciò a cui nessuno pensa si dimentica.

token = Ora i segnalini: uno a te, nessuno a Verde. È un punto di cultura fino alla fine: ora ne hai 6. E tieni la Cometa come Presagio.
    .title = La ricompensa
    .why = Un Presagio sposta il cubo della filosofia. Alla fine può annullare il miglior punteggio di qualcuno.

next = La Cometa II confronta le città, la Cometa III la diversità. Con che cosa sei già in testa per la Cometa II?
    .title = Pensa alla prossima
    .task = Indica ciò che conterà la Cometa II
    .why = Tu hai una città, Verde nessuna. Con un'altra il vantaggio è sicuro.
    .portent = Il Presagio serve per il cubo della filosofia. La Cometa II conta qualcosa sulla mappa.
    .migrant = Un Migrante non conta ancora. Dovrebbe diventare una città.
    .mysticism = Le pedine contavano per la Cometa I, come misticismo. La Cometa II conta qualcosa sulla mappa.
    .track = Le tecnologie contano alla fine della partita. La Cometa II conta qualcosa sulla mappa.
    .done = Giusto, la tua città. Uno a zero: così com'è, la Cometa II ti porta un segnalino per la politica.
