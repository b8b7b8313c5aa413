can = Ora sai tenere un'Idea come Invenzione, e sai che cosa chiede.

invent = Nel gioco avanzato un'Idea non va per forza dimenticata dopo l'Eureka. Su { $cooking-pit } ci sono il tuo Anziano e quello di Verde. Inventala.
    .title = Più di un'Eureka
    .task = Usa l'invenzione
    .why = Imparate entrambi metallurgia 2. Ma la carta va solo a chi la inventa.
    .library = Un passo di informazione per l'Anziano. Ma { $cooking-pit } è matura.
    .elect = Le elezioni costerebbero l'Anziano, e { $cooking-pit } aspetterebbe.
    .skip = Non puoi mai tornare a una riga.

keep = Ora puoi tenere la carta come Invenzione. Un suo lato ha la tua classe dominante, l'industria, e non chiede altro.
    .title = Tienila
    .task = Tieni { $cooking-pit }
    .why = L'informazione dice quante Invenzioni puoi avere: livello 1, una Invenzione.
    .discard = Allora la carta va sul mazzo delle tradizioni. Perderesti una riga per ogni turno, ed è gratis.
    .done = L'Invenzione sta sopra la tua plancia. È la tua ultima riga, già da questo turno.

city = Le righe vanno dal basso in alto, e l'Invenzione viene per ultima. Prima la riga superiore: l'avorio dello Zimbabwe.
    .title = Prima la riga superiore
    .task = Estrai il lusso dello Zimbabwe
    .why = Prima i Fondamenti, poi le due righe della plancia, poi le Invenzioni: un'azione per riga.
    .spread = Si può, ma una città è un punto. Costruiscila.
    .skip = Una città è un punto. Costruiscila.

row = Ora tocca a { $cooking-pit }. Vicino alla tua gente non c'è metallo, quindi l'estrazione non si può usare. Ma l'altra opzione alza l'energia.
    .title = Una riga in più
    .task = Porta l'energia a 4
    .why = Energia 4 porta i tuoi Migranti di quattro passi, ed è un punto di cultura.
    .skip = Un passo gratis. Usalo.
    .done = Energia 4. Con l'Invenzione ogni tuo turno ha un'azione in più.

crown = Un'Invenzione resta solo finché si accorda con la corona. Questa ha i lati politica e industria. Quale nuova classe dominante ti farebbe perdere la carta?
    .title = Se la corona si sposta
    .task = Indica la classe che la perderebbe
    .why = In una rivoluzione le Invenzioni si girano sulla nuova classe, se ce l'hanno. Le altre vanno sul mazzo delle tradizioni.
    .here = Ora governa l'industria, e la carta sta qui.
    .turned = La politica è l'altro suo lato: la carta si girerebbe e resterebbe.
    .done = Giusto, la cultura: nessun lato ce l'ha, e la carta andrebbe persa.

conditions = Alcune Idee chiedono di più. { $fish-weir }: energia 4, e ora ce l'hai. { $flint-mine }: la menopausa, al massimo due pedine nelle emozioni; tu ne hai quattro. Quelle future chiedono città.
    .title = Che cosa chiedono le Idee
    .why = Una seconda Invenzione chiede anche informazione 2. Altrimenti devi rinunciare a una.
