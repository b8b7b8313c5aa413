can = Ora sai inventare un'Idea, condividerla e trasformare un Migrante in una città.

gods = Ogni turno comincia con una domanda: sfidi gli dèi? Il tuo unico Anziano è occupato su { $cooking-pit }. Questa volta lascia stare.
    .title = Gli dèi possono aspettare
    .task = Non sfidare
    .why = Una sfida va all'asta, e si offrono Anziani. Perderesti proprio quello che ti serve.
    .challenge = Se vincessi, pagherebbe il tuo Anziano. Verrà più avanti.

invent = Il tuo Anziano è su { $cooking-pit }, e nella riga più bassa uno basta. Inventa!
    .title = Un'Idea matura
    .task = Usa l'invenzione
    .why = Un'Idea inventata agisce una volta per chiunque vi abbia un Anziano.
    .library = Un Anziano per un passo di informazione. Ma l'avorio aspetta il metallo.
    .elect = Le elezioni sposterebbero la corona e costerebbero l'Anziano. Non ora.
    .skip = Non puoi mai tornare a una riga.
    .other = Si può, ma { $cooking-pit } è matura.
    .done = Eureka! Impari metallurgia 2. Anche Verde ha lì un Anziano, e la impara pure lui. I due Anziani tornano nel libero arbitrio.

city = L'avorio dello Zimbabwe chiede metallurgia 2, e ora ce l'hai. Il Migrante lì diventa una città.
    .title = La prima città
    .task = Estrai il lusso dello Zimbabwe
    .why = Le risorse si coltivano, si domesticano o si estraggono. Quelle nere chiedono un livello di tecnologia.
    .spread = Si può, ma una città è un punto. Costruiscila.
    .skip = Una città è un punto. Costruiscila.
    .done = Ecco la tua prima città. Il Migrante lì è usato.

grown = Hai tre punteggi: cultura, politica e industria. La nuova città conta per uno di essi. Quale è cresciuto?
    .title = Dove conta una città
    .task = Indica il punteggio che è cresciuto
    .why = Ogni punteggio è una somma: livelli di tecnologia, e qualcosa che hai ottenuto.
    .mined = L'industria ha estratto l'avorio, ma conta la diversità, non le città.
    .thought = La cultura conta ciò in cui credi, non ciò che costruisci.
    .done = Giusto, la politica: metallurgia 2, immunologia 1 e una città fanno 4.

engine = Il vuoto nell'esposizione si riempie e il tuo turno finisce. Pensa, inventa, costruisci: è il motore di questo gioco.
    .title = Pensa, inventa, costruisci
    .why = I punteggi sono tre e conta solo il tuo migliore. Le città fanno crescere la politica.
