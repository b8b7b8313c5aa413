can = Ora sai trasformare un batterio in un macroorganismo, dargli organi e portarlo sulla terra.

rich = Sette cubi e due bionti: 9 punti. Un batterio così può diventare un macroorganismo, una creatura del mare, se i suoi cubi hanno i colori stampati sulla carta.
    .title = Pronti per qualcosa di più
    .why = { $dickinsonia } vuole giallo 1, verde 2, blu 3. { $trilobites }: servirebbero rosso 2 e giallo 3, che non hai. Qui i bionti non contano.

macro = { $dickinsonia } usa sei dei tuoi sette cubi. Diventano cromosomi di sistema, stampati sulla carta: valgono altrettanto, e nessuna atrofia li toglie.
    .title = Diventa una creatura
    .task = Trasforma { $photo-carboxylation } in { $dickinsonia }
    .why = Un macroorganismo vale 6 punti, e 12 se è in cima alla rete alimentare.
    .seaweed = Si può: { $seaweed }, con verde 3 e blu 1. Ma lì il tuo cubo giallo non trova posto: 20 punti invece di 21.
    .promote = Una promozione è un punto in più. Una creatura ne vale fino a 12.
    .finish = Hai i cubi e i catalizzatori. È il momento.

pay = Costa un solo catalizzatore di qualsiasi colore. Pensa a che cosa vuoi acquistare dopo: il tuo secondo bionte può sviluppare un organo.
    .title = Va bene ogni colore
    .task = Paga con il rosso o con il verde
    .why = Nessun organo di questa creatura marina è rosso: il rosso è quello che ti serve meno.
    .blue = Va bene ogni colore, ma fra un attimo il blu ti servirà per un organo.

under = Le mutazioni non servono più. Vanno sotto il mazzo dell'oceano, nell'ordine che scegli tu.
    .title = Le carte tornano
    .task = Scegli la carta che va per prima
    .why = L'ordine non conta quasi mai.

spare = Avanza un cubo verde. Diventa gratis un organo in un quadrato del suo colore. Ogni organo è un punto e ha un'abilità.
    .title = Un cubo in più
    .task = Sviluppa l'organo con lo scudo UV
    .why = La radiazione UV toglie organi come toglie mutazioni. Con questo scudo non ne toglie nessuno.
    .immunology = L'immunologia difende dalle malattie. Ma gli UV sono più frequenti: prima lo scudo.

organ = 21 punti! Un bionte ora ti rappresenta nella rete alimentare. L'altro può ancora acquistare: un organo per un catalizzatore del suo colore.
    .title = Un altro organo
    .task = Sviluppa l'organo blu
    .why = È un punto, e ha una corona per la Regina Rossa.
    .green = È un punto anche questo. Ma tieni il verde per l'ultimo quadrato, e prima prendi la corona.
    .finish = Un bionte non ha ancora acquistato, e hai un catalizzatore blu.

top = 22 punti. In mare non c'è nessun altro, quindi è in cima alla rete alimentare: 12. Non fa più lanci Darwin. E il primo macroorganismo della partita porta subito il Proterozoico.
    .title = In cima al mare
    .why = Gli eventi più antichi rimasti sono scartati. Con più creature in mare è in cima quella con più rosso e giallo.

last = Qualche turno dopo. Un quadrato organo è vuoto. Una creatura marina con tutti gli organi approda sulla terra da sé.
    .title = L'ultimo organo
    .task = Sviluppa l'ultimo organo
    .why = La terra è vuota: chi arriva primo vi sta in cima.
    .finish = Un catalizzatore verde, e la terra è tua.

ashore = Approdo sulla terra! Gli organi sono persi, ma qui i cromosomi di sistema sono nove invece di sei: 23 punti. Ora acquista tutti i nuovi organi che puoi pagare.
    .title = Sulla terra
    .task = Sviluppa un organo verde
    .why = Ognuno è un punto. Uno fa da scudo alla siccità, che colpisce la terra, l'altro al calore.
    .later = Anche quello, fra un attimo. Prima usa il catalizzatore verde.
    .finish = Questi acquisti sono in più, e hai catalizzatori.

more = Resta un catalizzatore blu, e un quadrato blu è vuoto.
    .title = E un altro
    .task = Sviluppa l'organo blu
    .why = Gli organi dell'approdo non contano come acquisti dei tuoi bionti.
    .finish = Un catalizzatore blu, un punto. Prendilo.

land = 25 punti, 12 dei quali per la cima della terra. I tuoi bionti ti hanno seguito. Ora attenzione alla siccità, che colpisce solo la terra; il cancro colpisce ovunque.
    .title = In cima alla terra
    .why = In mare e sulla terra possono vivere fino a tre creature. Se sono di più, muore quella con meno cromosomi rossi e gialli.
