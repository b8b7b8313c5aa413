can = Ora sai mandare un bionte in un altro organismo e conquistare un refugium che vogliono anche gli altri.

stuck = I bionti in un batterio ci restano. Li lascia uscire solo l'HGT, il trasferimento genico. Su { $mrna } c'è una di queste icone: una mossa per assegnazione.
    .title = Una via d'uscita
    .why = L'HGT su un tuo microorganismo serve a tutti i tuoi bionti. Due icone sarebbero due mosse.

move = In { $photo-carboxylation } hai due bionti. Mandane uno nell'organismo di Rosso, { $metal-glycolysis }. Diventa un gene estraneo: resta un punto per te.
    .title = Un gene all'estero
    .task = Muovi un bionte in { $metal-glycolysis }
    .why = Lì può acquistare a ogni turno, e paga la riserva di Rosso. Rosso potrebbe rifiutarlo solo con più icone HGT di te, e non ne ha.
    .refugium = Si può, ma in un organismo vale un punto e su un refugium nessuno. Per il refugium ci sono bionti nella riserva.
    .home = Nella riserva non varrebbe nulla. All'estero conserva il suo punto.
    .later = Viene fra un attimo. Prima il trasferimento.
    .finish = Hai ancora molto da fare. Prima il trasferimento.

settle = La mossa è usata: l'altro bionte resta. Ma uno nella riserva è libero. Su { $green-rust-fumarole } c'è un bionte di Rosso, e questo non ti ferma.
    .title = A casa di Rosso
    .task = Metti un bionte su { $green-rust-fumarole }
    .why = Un refugium con bionti di più colori è conteso: un solo lancio, fatto da un solo giocatore.
    .enzyme = Fra un attimo. Senza un tuo bionte proteggeresti solo Rosso.
    .other = Più tardi, forse. Prima contendi il refugium.

enzyme = Chi lancia? Chi vi ha più pezzi del proprio colore: bionti, cubi organizzati, enzimi. Per ora è uno a uno. Con il tuo catalizzatore blu diventano due.
    .title = Prendi la maggioranza
    .task = Metti un enzima su { $green-rust-fumarole }
    .why = Basterebbe anche uno a uno: in parità vince il colore stampato più a sinistra, qui il blu. Due a uno è più sicuro e copre uno spazio.
    .other = Il tuo catalizzatore blu lì conta come pezzo, e copre il ⚃ che uccide la manna.
    .done = Due pezzi blu contro uno rosso. Il progenote sei tu: lanci tu e scegli tutto.

red = Rosso non può aggiungere nulla: la sua riserva è vuota. Quattro dadi, due per bionte, e li lanci tutti tu.
    .title = Lanci per entrambi

rise = Numeri doppi! Ma prima la vita: ⚀ e ⚁ fanno salire due cubi, e scegli tu. Il verde farà da scudo all'ossigeno, il blu perdona gli errori.
    .title = Fai salire ciò che serve
    .task = Fai salire il verde, poi il blu
    .why = Il ⚃ della manna è coperto. Quello degli enzimi no, e prende il tuo: poco male, tanto gli enzimi si perdono.
    .other = Qui prendiamo il verde, poi il blu: uno scudo e un errore perdonato.

life = I due ⚃ sono numeri doppi, e decide il progenote. Passano tutti i bionti, anche quello di Rosso: nel tuo batterio diventa un gene estraneo.
    .title = Un secondo batterio
    .task = Fa' iniziare la vita darwiniana
    .why = Due cubi e il tuo bionte sono 3 punti per te.
    .decline = Al prossimo turno Rosso potrebbe avere la maggioranza, e il batterio. Prendilo ora.

guest = { $amyloid-hydrolysis } è un tuo batterio, con dentro un bionte rosso, come il tuo vive in { $metal-glycolysis } di Rosso. Ogni bionte è un punto per qualcuno.
    .title = Di chi è il punto?
    .task = Indica il giocatore a cui dà un punto il bionte rosso nel tuo batterio
    .why = I cubi danno punti a chi possiede l'organismo, i bionti a chi possiede il bionte.
    .owner = A te danno punti i suoi cubi. Un bionte dà punti al proprio colore, ovunque viva.
    .other = Indica uno dei due nomi sopra i tableau.
    .done = Giusto: Rosso. 9 punti a 6. E se lì perdessi il tuo ultimo bionte, il batterio passerebbe a Rosso.
