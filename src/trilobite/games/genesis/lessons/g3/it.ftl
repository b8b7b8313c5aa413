can = Ora sai riconoscere i numeri doppi, fondare con essi un batterio e leggere i suoi quattro numeri.

ready = Tre cubi organizzati e il tuo bionte: cinque dadi. Quattro enzimi coprono ogni ⚃ e ogni ⚄, quindi solo un ⚅ può nuocere. Cerca due dadi uguali.
    .title = Cinque dadi per la vita
    .why = Con cinque dadi i doppi escono nel 91 % dei lanci.

dice = Vedi i due ⚂? I numeri doppi sono lo scopo di tutto questo. Rilanciando li butteresti via.
    .title = Due uguali
    .task = Tieni questo lancio
    .why = ⚀ ed entrambi i ⚂ danno vita, ⚃ e ⚄ sono coperti: niente muore.
    .reroll = Rilanceresti tutti e cinque, e i doppi sono già qui. Tienili.

life = È salito anche l'ultimo cubo. Con i doppi la carta può voltarsi: nasce un batterio, con tutti i cubi organizzati e i bionti.
    .title = La vita comincia
    .task = Fa' iniziare la vita darwiniana
    .why = Su un refugium nulla dà punti, e ogni lancio o evento può disfarlo.
    .decline = Qui resteresti a 0 punti, ad aspettare altri doppi. Un batterio vale subito 5 punti.

bacterium = { $photo-carboxylation } è il tuo batterio: rosso 1, giallo 1, verde 0, blu 3, perché il tuo bionte conta come blu. Sono i suoi cromosomi: cinque, e ciascuno vale un punto.
    .title = Il tuo primo organismo
    .why = Gli enzimi sono spesi. Si perderebbero anche i cubi non saliti, ma qui non ne restavano.

blue = Presto il tuo batterio lancerà dadi propri, e alcune facce sono errori. Uno dei suoi quattro numeri li perdona.
    .title = Quale numero perdona?
    .task = Indica il numero che perdona gli errori
    .why = Ogni colore ha il suo compito: ripensa alla prima lezione.
    .red = Il rosso nutre: crea catalizzatori. Perdona un altro.
    .yellow = Il giallo rilancia i dadi. Perdona un altro.
    .green = Il verde ferma l'ossigeno e ti apre altri refugia. Perdona un altro.
    .other = Guarda i quattro numeri su { $photo-carboxylation }.
    .done = Giusto: blu 3 perdona tre errori in ogni lancio.

next = Non ha più bisogno dei dadi del refugium. Ma a ogni turno fa un lancio suo, qui con sei dadi. È la prossima lezione.
    .title = Sulle proprie gambe
    .why = Un dado per ciascuno dei quattro cubi, due per il bionte.
