can = Hai seguito due Epoche del gioco avanzato: Idee condivise, un commercio per entrambi e una guerra che nessuno ha fermato. Il resto toccherebbe a te.

dawn = Siedi al posto di Sapiens, nero; il rivale è Hobbit, verde. Indovina ogni decisione, o guarda soltanto: poi vedi che cosa è stato giocato e perché. Tu governi con l'industria, lui con la cultura.
    .title = Due popoli

think = Prima riga: può uscire un Anziano. Le Idee della riga più bassa ne chiedono uno solo: { $whittling }, { $skin-boat }, { $knife }.
    .title = Quale Idea per prima?
    .done = { $knife }: delle tre solo questa ha un lato per l'industria, quindi puoi tenerla. Come riga porta energia, e l'energia è portata.

where = Un nuovo Migrante lascia lo Zimbabwe, al massimo tre passi. Un esagono nutre uno solo di voi.
    .title = Dove nessuno ha fame?
    .done = L'Africa centrale: non ha esagoni in comune con lo Zimbabwe. In cinque dei sette spazi a portata ci sarebbe stata fame.

keep = Anche Hobbit ha messo un Anziano su { $knife }, e così dall'invenzione avete imparato entrambi. Ma solo tu puoi tenere la carta.
    .title = Tenerla?
    .done = Tenuta. Non chiede nulla, ed è una riga in più a ogni turno: subito energia 4. Ciò che sapete entrambi è pari; la carta è solo tua.

north = Il nuovo Migrante parte dall'Africa centrale. Per dove?
    .title = Il secondo passo a nord
    .done = Il delta del Nilo, la porta dell'Asia. Da lì energia 4 porta lontano, e nessuno vi mangia ancora.

follow = Hobbit pensa a { $skin-boat }, da solo. Un tuo Anziano è libero, e nove Idee sono aperte.
    .title = La tua Idea o la sua?
    .done = Accanto a lui, su { $skin-boat }: se la inventa, impari anche tu. Seguire non costa più che cominciare.

sea = L'energia è 4. In Africa ci sono tre Migranti; uno può proseguire, o ne parte uno nuovo.
    .title = Chi prosegue?
    .done = Quello del delta va al mare interno, quattro passi. Uno nuovo avrebbe mangiato accanto al vecchio.

pray = Hobbit ha vinto { $grooming-and-gossip } e ha una riga più di te. Su { $skin-boat } c'è di nuovo solo il tuo Anziano. Sfidi gli dèi?
    .title = La prima sfida
    .done = Sì. A Hobbit resta un solo Anziano, difficilmente ti supera. E le carte sono righe.

bid = { $personal-names }: chiede informazione 2, tu hai 1, e non potresti tenerla. Ma la sua Eureka è di chi vince.
    .title = Offrire per nulla?
    .done = Un Anziano, e una preghiera: una pedina si rivolge agli spiriti, misticismo 1. La carta è andata, ma il misticismo conta per la cultura e per la Cometa I.

raft = L'Anziano è di nuovo a casa. Nove Idee sono aperte, e intorno c'è solo acqua.
    .title = E adesso?
    .done = { $raft }. Si accorda con l'industria, basta un Anziano, e porta navigazione e commercio.

gods = Hobbit ha inventato { $whittling }. Tu hai un Anziano, su { $raft }, lui nessuno. Alla Cometa non mancano molte carte.
    .title = Ancora una volta?
    .done = Sì: nessuno può offrire contro di te. L'Anziano torna a casa, e nello stesso turno ripensa alla zattera.

father = { $fatherhood } è tua: una seconda preghiera, misticismo 2. Ora va sotto una colonna: l'industria, la tua, o la politica.
    .title = Quale classe?
    .done = L'industria. La corona resta, la riga è subito tua, e il suo arcobaleno porta la diversità a 2.

twice = { $fatherhood } ti lascia diffonderti prima di pensare. Il Migrante del mare interno è in viaggio.
    .title = Dove saranno le città?
    .done = Lo stretto di Hormuz, accanto alle perle dell'Arabia meridionale. Una città chiede un Migrante lì accanto, e queste aspettano solo una barca.

swap = { $raft } è inventata, navigazione 1, e la tieni. Ma informazione 1 permette una sola Invenzione: via { $knife } o { $raft }?
    .title = Ce ne sta una sola
    .done = Via { $knife }: il suo passo verso energia 4 è fatto. { $raft } ha il commercio.

pearls = La riga superiore: diffondersi ancora, o tuffarsi per le perle, che chiedono navigazione 1?
    .title = Una città?
    .done = Le perle: la tua prima città. È un punto di politica, e la Cometa II conterà le città.

trade = { $raft } manda un mercante da Hobbit in Siberia. Puoi prendere un passo dove è in testa, informazione o immunologia, o liberare una pedina.
    .title = Che cosa chiedi?
    .done = Informazione 2: un punto di industria, e posto per una seconda Invenzione. Hobbit ha liberato una pedina, e la zattera ha aggiunto navigazione 2.

comet = Hobbit è passato in pace alla politica. In cima c'è la Cometa I. Confronta il misticismo: tu hai 2, lui 0. Porta anche caos a tutti.
    .title = Ora o più tardi?
    .done = Ora. Un segnalino per la cultura e un Presagio. Al prossimo turno potrebbe pregare, o prenderla lui.

chaos = Il caos fa di un tuo Migrante un Dissidente. A chi puoi rinunciare?
    .title = Chi si ribella?
    .done = Quello dell'Africa centrale: lì non c'è nulla da costruire. Intorno allo Zimbabwe ci sono metalli, in Siberia un partner.

deal = Un altro commercio. Un passo di immunologia, una pedina nel libero arbitrio, o il Dissidente a casa?
    .title = E ora?
    .done = Una pedina dal vocabolario al libero arbitrio: un Anziano in più al prossimo turno. Hobbit ha rimandato a casa il suo Dissidente.

desert = Hobbit sfida gli dèi e sposta un deserto sull'Arabia meridionale: la tua città è persa. La sua gente fugge su uno spazio accanto.
    .title = Dove aspettano?
    .done = Sulla costa dell'Iran. Lì nessuno ha fame, e accanto cresce il grano: la prossima città è già in vista.

pigs = Hobbit ha costruito due città, e con la guerra ti ha cacciato dalla Siberia settentrionale: due Dissidenti, diversità 0. La riga di { $fatherhood } è bloccata, ma il pensiero è aperto.
    .title = La via del ritorno
    .done = Inventa { $pig-domestication }: impronta 2, e con informazione 2 la carta può restare accanto alla zattera. Ora un esagono nutre due, e il grano si può coltivare.

burma = Un nuovo Migrante lascia l'Iran. Hobbit ha impronta 1 e una città in Birmania.
    .title = Un ospite sgradito
    .done = In Birmania. La tua impronta è 2, quindi lì non hai fame, ma la loro città sì: dovranno reagire.

metal = Un commercio con Hobbit. Lui ha metallurgia 3, tu 1.
    .title = Che cosa chiedi?
    .done = Metallurgia 2. Lui chiede l'impronta, e così salva la città. Poi coltivi il grano in Iran: una città, impronta 3.

revolt = Hobbit fa di nuovo guerra, 3 a 2. Per un terzo Dissidente non c'è arcobaleno: una rivoluzione violenta. Il grano dell'Iran è perso, e con lui un Migrante.
    .title = Il secondo prezzo
    .done = Quello degli Urali, dove non cresce nulla. La corona va con { $fatherhood } alla politica, e non resta alcun Dissidente: diversità di nuovo 2.

script = Hai una miniera d'oro nell'Africa meridionale, metallurgia 3. La difterite è costata a Hobbit una città. All'asta c'è { $syllabic-script }, con i lati cultura e industria, e lui ha passato.
    .title = Una scrittura per te?
    .done = Passi. La corona lascerebbe di nuovo la politica, e ti costerebbe l'Anziano su { $board-games }. Nessuno la vuole, quindi è andata.

second = La Cometa II è scoperta e confronta le città: Hobbit ne ha tre, tu una. Con il Presagio puoi anche spostare il cubo della filosofia.
    .title = Segnalino suo, Cometa tua?
    .done = Presa lo stesso. Il segnalino gli tocca comunque; chi la prende ha il Presagio e comincia l'Epoca III. Ora ne hai due.

verdict = Epoca III. Il tuo punteggio migliore è la cultura, 10; quello degli Hobbit la politica, 11. Conta solo il migliore, e tu hai due Presagi: due mosse del cubo, che può annullare un punteggio per tutti.
    .title = Chi è in testa?
    .why = Loro hanno tre città e quattro tecnologie a 3 o più. Tu hai il misticismo e la parola sul cubo: alla fine la politica potrebbe essere annullata.
