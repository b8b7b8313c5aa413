can = Ora sai leggere fin dove arriva la tua gente, e dove trova da mangiare.

eats = Uno spazio tocca fino a tre esagoni, e il tuo Migrante mangia in ognuno. Una città mangia nel suo esagono. Impronta 1 vuol dire: un esagono nutre uno.
    .title = Dove si mangia
    .why = Contano tutte le figure e le città su un esagono, anche quelle altrui.

spread = Vuoi un Migrante in più, e nessuno affamato.
    .title = Un Migrante in più
    .task = Usa la diffusione
    .why = Energia 3 porta un Migrante di tre passi.
    .skip = Più gente, più possibilità.

city = Nuova gente può uscire anche da una città: il primo passo porta su un vertice qualsiasi del suo esagono.
    .title = Fuori dalla città
    .task = Un nuovo Migrante dalla città
    .other = È permesso, ma questa volta mandi qualcuno la città.

safe = Anche la città mangia. Un solo spazio a portata non condivide esagoni né con la città né con il tuo Migrante.
    .title = L'unico posto sicuro
    .task = Trova lo spazio dove nessuno ha fame
    .why = Si trova a sud del Congo.
    .hunger = Lì due dei tuoi avrebbero un esagono in comune, che nutre uno: qualcuno soffrirebbe la fame. Guarda gli esagoni attorno.
    .done = Nessuno ha fame. Con impronta 1 c'è solo questo posto.

two = Si ricomincia, con impronta 2: ora un esagono nutre due. La città mandi di nuovo un Migrante.
    .title = Impronta 2
    .task = Ancora diffusione, dalla città
    .why = Un passo su un tracciato, e molti più posti.
    .city = Mandi qualcuno la città, così puoi confrontare.

any = Gli spazi a portata sono gli stessi. Questa volta sono tutti sicuri. Scegline uno.
    .title = Ora sono tutti sicuri
    .task = Vai dove vuoi
    .done = Con impronta 1 era sicuro un solo spazio, con 2 lo sono tutti e otto.

tracks = L'impronta nutre, l'energia porta, la navigazione supera l'acqua. I segnalini clima chiudono esagoni: nessuno vi costruisce, e tra due di essi nessuno passa. Questi tracciati decidono dove puoi vivere.
    .title = Tre tracciati
    .why = Navigazione 0 non supera alcuna acqua. Per questo nessuno lascia ancora l'Africa, se non via terra.
