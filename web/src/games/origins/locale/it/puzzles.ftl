### Enigmi di Bios: Origins: di che cosa trattano, il compito e la ragione.

puzzle-origins-spread = Chi va, e dove?
puzzle-origins-spread-task = Trova la via che promette di più.
puzzle-origins-spread-why = Guarda due turni avanti: nessuno deve avere fame, e un Migrante deve stare accanto a ciò che presto si può costruire.

puzzle-origins-step = Che cosa porta la riga?
puzzle-origins-step-task = Trova in questa riga l'opzione che promette di più.
puzzle-origins-step-why = Una riga viene una volta per turno. Un passo, una preghiera o una scoperta restano, e spesso contano subito per il tuo punteggio migliore.

puzzle-origins-gods = Sfidare?
puzzle-origins-gods-task = Scopri come cominciare questo turno.
puzzle-origins-gods-why = Chi può pagare più Anziani del rivale prende la carta: una riga in più in ogni turno futuro. E ogni sfida avvicina la Cometa.

puzzle-origins-city = Una città o un altro Migrante?
puzzle-origins-city-task = Trova in questa riga l'opzione che promette di più.
puzzle-origins-city-why = Una città è subito un punto, spesso porta un passo e conta alla Cometa II. Un Migrante è solo una speranza.

puzzle-origins-cube = Sposta il cubo
puzzle-origins-cube-task = Trova lo spazio, o il momento, per il cubo della filosofia.
puzzle-origins-cube-why = Conta solo il punteggio migliore. Annulla quello del rivale, e tieni il cubo lontano dal tuo.

puzzle-origins-comet = La Cometa
puzzle-origins-comet-task = La Cometa è scoperta. Scopri che cosa fare.
puzzle-origins-comet-why = Chi la prende finché è in testa riceve il segnalino e il Presagio, e decide quando il caos colpisce tutti.
