can = Ora sai vedere dove può stare una città, e quale classe la costruisce.

resources = Le città stanno su risorse, una per esagono. I cerchi bianchi si coltivano, i quadrati marroni si domesticano, i rombi neri si estraggono. La tua città in Zimbabwe estrae avorio; l'Africa centrale ha una risorsa marrone e una bianca.
    .title = Bianco, marrone, nero
    .why = L'altra risorsa di un esagono con una città è persa per tutti gli altri: nessun altro costruisce lì.

classes = Ogni classe costruisce a modo suo nella riga superiore. L'industria estrae, la politica coltiva. Quale classe domestica gli animali?
    .title = Chi costruisce che cosa
    .task = Indica la classe che domestica
    .why = Agisce solo la tua classe dominante. Dove sta la corona decide quali città puoi costruire.
    .mines = L'industria estrae, come in Zimbabwe. Gli animali sono di un'altra classe.
    .grows = La politica coltiva piante, come stai per fare. Gli animali sono di un'altra classe.
    .done = Giusto, la cultura. La domesticazione chiede impronta ed energia 5 in tutto, la coltivazione 6. L'estrazione chiede il livello segnato accanto alla risorsa.

grow = Governa la politica, quindi puoi coltivare. Impronta 2 ed energia 4 fanno 6: giusto quanto basta.
    .title = Che cresca
    .task = Usa la coltivazione
    .why = Un passo in meno su uno dei due tracciati, e la coltivazione non si potrebbe usare.
    .spread = Un altro Migrante fa comodo, ma una città è subito un punto.
    .skip = Allora la riga è persa, e una città con lei.

closed = Il tuo Migrante tocca tre esagoni, ma solo uno è aperto a una città. Gli altri sono coperti da segnalini clima.
    .title = Dove nessuno costruisce
    .task = Indica un esagono chiuso accanto al tuo Migrante
    .why = Sotto la giungla dell'Africa occidentale ci sono igname e oro. Chi sposta il segnalino può costruirvi.
    .free = Qui non c'è alcun segnalino: l'esagono è aperto. Guarda gli altri due.
    .far = Il tuo Migrante non tocca questo esagono. Guarda attorno al suo spazio.
    .done = Giusto. Su un segnalino clima nessun popolo di terra costruisce, qualunque cosa sappia.

build = Restano due posti. Sul sorgo dell'Africa centrale il tuo Migrante diventa una seconda città.
    .title = La seconda città
    .task = Costruisci sul sorgo dell'Africa centrale
    .why = Ogni nuova città è un punto di politica: da 4 a 5.
    .moves = Così sposteresti solo il blocco dall'avorio al miglio: sempre una città.

two = Due città, e il Migrante è usato. Contano per la politica, e ancora quando la Cometa II confronta le città. Al prossimo turno ne può partire nuova gente.
    .title = Quanto valgono le città
    .why = Da una città costruita in questo turno non parte nessuno.
