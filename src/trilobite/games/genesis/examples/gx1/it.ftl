can = Hai seguito una partita intera. Due bionti nel posto giusto e due cubi ripresi hanno trasformato un 6 a 9 in un 12 a 9.

world = Siedi al posto di Blu, il rivale è Verde. Indovina ogni decisione di Blu, o guarda soltanto: poi vedi che cosa è stato giocato e perché. { $mars-paleo-ocean }, il primo evento, attiva cosmo e oceano.
    .title = Dodici turni da seguire

home = Il tuo limite entropico è 1: può uscire un bionte. Due refugia sono scoperti. Fa freddo: { $interplanetary-dust } vive con ⚀⚁⚂⚃, { $deep-hot-biosphere } solo con ⚀⚁, e chiede il tuo catalizzatore.
    .title = Polvere o profondità?
    .done = Nella polvere. Lì quattro facce su sei fanno salire i cubi, il posto non costa nulla e il catalizzatore resta libero per un enzima.

cover = Il bionte è a casa, e hai ancora un catalizzatore blu. Finché nulla vive, non c'è nulla da acquistare.
    .title = Un catalizzatore
    .done = Un enzima sul primo spazio di { $interplanetary-dust }. Lì ⚂ fa salire e uccide: ora fa soltanto salire.

raise = Verde ha pagato per entrare in { $deep-hot-biosphere }. I tuoi dadi sono ⚂ e ⚃: entrambi danno vita, e ⚃ ucciderà anche. Prima salgono due cubi: due gialli, o uno di loro e il verde?
    .title = Prima la vita
    .done = I due gialli. Ciò che cade fra un attimo rende un catalizzatore del suo colore, quindi il cubo verde può aspettare.

fall = Ora il ⚃ prende una manna e l'enzima: un cubo organizzato o il tuo bionte.
    .title = Chi cade?
    .done = Un cubo. Rende un catalizzatore giallo e potrà risalire. Verde ha avuto meno fortuna: un ⚄ ha ucciso il bionte nelle profondità.

mars = Due piogge di meteoriti scaldano la Terra. Nel cosmo c'è un posto nuovo, { $mars-paleo-ocean }, con cubi di tutti e quattro i colori. Verde va nell'oceano, in { $green-rust-fumarole }.
    .title = Una casa migliore?
    .done = Su Marte. Col caldo lì danno vita ⚀⚁⚂⚃, mentre la polvere ha solo giallo e verde: niente blu che perdoni, niente rosso che nutra.

lonely = ⚃⚃: due cubi sono saliti e subito caduti, rendendo verde e blu. È un doppio, quindi può nascere la vita, ma con il bionte da solo.
    .title = Un doppio, ma spoglio
    .done = No. Un batterio di un solo bionte è 1 punto con scudo errori 1: i prossimi due errori lo finirebbero. Hai tre catalizzatori, e Marte conserva i suoi cubi.

asleep = Il doppio di Verde era migliore: vive { $amyloid-hydrolysis }, 3 punti a 0. In questo turno il cosmo è inattivo: nessuno va o viene, ma dove sta il tuo bionte puoi posare enzimi. Hai tre catalizzatori.
    .title = Proteggere un posto inattivo?
    .done = Un enzima per Marte: il ⚃, che lì dà vita, non uccide più. Lo paga il giallo, che ora nessun mazzo chiede.

colours = ⚀ e ⚃: salgono due cubi e non cade nulla. Ci sono tutti e quattro i colori. Quali per primi?
    .title = Quali cubi?
    .done = Verde e giallo. Per gli altri non c'è fretta: due cubi saliti sono quattro dadi al prossimo turno, e così saliranno anche loro.

life = Il calore è costato a Verde due cubi: { $amyloid-hydrolysis } è un bionte solo. Su Marte ⚀⚁⚁⚂ fanno salire gli ultimi due cubi. Di nuovo un doppio, ora con rosso, giallo, verde e blu.
    .title = Adesso?
    .done = Sì: { $sugar-driven-biosynthesis }, cinque cromosomi, 5 punti a 1. D'ora in poi ogni colore fa il suo lavoro: due turni d'attesa sono valsi quattro cubi.

error = Il tuo primo lancio Darwin: ⚁⚁⚂⚃⚄⚅. Due errori, e blu 2 li perdona entrambi. Giallo 1 ti lascia rilanciare un dado.
    .title = C'è qualcosa da guadagnare?
    .done = Di nuovo il ⚅. Era comunque perdonato, ma un ⚀ nutrirebbe, e sperare non costa nulla. È diventato un ⚂.

crowd = Ora il tuo limite è 2. In { $warm-pond }, del colore di Verde, aspetta un bionte verde. Dove due giocatori si incontrano, lancia e sceglie chi ha di più.
    .title = Un posto conteso
    .done = Entrambi in { $warm-pond }. Due contro uno: lanci tu per tutti, e il bionte di Verde è nelle tue mani.

losses = ⚀⚁⚂⚃⚄⚅, nessun doppio. Entrambi i cubi sono saliti, e tre morti vanno divise: cubi, i tuoi bionti o quello di Verde.
    .title = Tre morti
    .done = Il cubo verde e i due bionti propri. Anche loro rendono: due catalizzatori blu. Senza un doppio lo stagno non valeva la pena.

feed = Verde ha fondato { $pna-template }. Il tuo lancio: ⚁⚂⚃⚃⚅⚅. Due errori, blu 2. Puoi rilanciare un dado.
    .title = Rilanciare?
    .done = Un ⚅, ed è diventato un ⚀: un catalizzatore rosso. Rilanciare un errore è gratis: difficile che vada peggio.

buy = Ti sono aperti quattro mazzi: la riga di base e le tre attive. Hai un rosso, un verde e tre blu.
    .title = La prima mutazione
    .done = { $tmrna } dal cosmo, per un blu: un cubo blu, una corona contro i parassiti, e il suo inquinamento colpisce il cosmo, dove vivi solo tu.

again = 6 punti a 5. Oceano e costa sono inattivi. Due bionti sono liberi, e { $interplanetary-dust } ha ancora un cubo giallo salito nel primo turno.
    .title = Di nuovo nella polvere?
    .done = Entrambi nella polvere, di nuovo fredda e gentile: cinque dadi, quattro facce di vita. E non c'è nessun altro.

patience = ⚀⚀⚁⚂⚄: due cubi sono saliti, due caduti, rendendo giallo e verde. Di nuovo un doppio. Vivrebbero due bionti e un cubo giallo.
    .title = Voltarla?
    .done = No. Il giallo non nutre, e due cubi della carta andrebbero persi. Aspettare costa poco: la polvere rende catalizzatori a ogni turno.

promote = Verde ha perso { $amyloid-hydrolysis } per due errori, proprio ciò che rischiavi tu. Hai sei catalizzatori, e { $tmrna } si promuove con un blu, o con due di un colore.
    .title = Carta nuova o secondo cubo?
    .done = { $tmrna } promossa, per due verdi: un cubo giallo in più e il DNA, così un ⚄ non è più un errore. Due cubi su una carta resistono meglio anche all'UV.

guest = Due turni dopo Verde colpisce: { $salmonella } si attacca al tuo batterio e ruba entrambi i cubi della carta promossa. 5 punti a 9. I cubi rubati lanciano e danno punti a Verde, e la corona è sparita con la promozione.
    .title = Un parassita

crown = Nella polvere rinunci ancora alla vita. È nata { $thioester-condensation }: Verde ha 13 punti. Tu hai sei catalizzatori e due mazzi aperti.
    .title = Una risposta
    .done = { $rna-polymerase } dalla costa, per un rosso: un secondo cubo rosso e una corona. Con la corona puoi rispondere al prossimo turno.

vent = Un'eruzione è costata al parassita un cubo rubato e agli organismi di Verde altri due. 6 a 10. I tuoi due bionti sono nella polvere, e il cosmo è attivo: possono muoversi.
    .title = Ora di muoversi?
    .done = Entrambi in { $hydrothermal-vent }: cinque cubi di tutti i colori, e uccide solo un ⚅. La vita viene solo con ⚀: un posto sicuro per chi ha pazienza.

strike = { $salmonella } tiene ancora il tuo cubo blu. Tu hai una corona, il parassita nessuna, e hai due catalizzatori blu.
    .title = La Regina Rossa
    .done = Attacca. Un catalizzatore blu riporta a casa il cubo blu: un punto per te, uno in meno per Verde, e di nuovo blu 3.

uv = { $ocean-overturn } porta UV 1: ogni organismo tiene una sola mutazione. Hai { $tmrna }, blu, e { $rna-polymerase }, rossa, entrambe con una corona.
    .title = Quale carta resta?
    .done = Resta { $tmrna }: blu 3 per sette dadi. Rosso 1 nutre ancora. E la corona è su entrambe, quindi non la perdi.

choke = Ancora una volta lasci passare un doppio alla bocca idrotermale. 6 a 9. Sul mazzo costiero c'è { $chloroplast-symbiont }. Inquina, e il tuo verde sarebbe 2.
    .title = Veleno per gli altri
    .done = { $chloroplast-symbiont }, per un verde. Dal suo ossigeno ti protegge il tuo verde, ma il tuo ospite sgradito perde l'ultimo cubo.

tied = L'evento successivo ha finito il parassita. 7 a 7. Hai quattro catalizzatori, ed entrambi i mazzi attivi hanno qualcosa per te.
    .title = Sette a sette
    .done = { $mitochondria }, per un giallo: un punto in più e la fissione: dal prossimo turno questo organismo acquista due volte con un bionte.

snow = L'ultimo turno: quattro fiocchi di fila, e nessuno evita la fine. Il parassita di Verde è di nuovo sul tuo batterio con due cubi rubati. Sei sotto 6 a 9.
    .title = Terra a palla di neve
    .why = Con le regole che si giocano qui Verde non potrebbe attaccarlo in questo turno, perché nessuna riga è attiva. L'esempio stampato lo ha lì, quindi si prosegue da quella posizione.

twins = L'assegnazione è finita. ⚀⚀⚁⚂⚅⚅ alla bocca idrotermale: due cubi saliti, due caduti. Restano rosso, giallo e due bionti. Un doppio per l'ultima volta.
    .title = Vita o nulla
    .done = Vita: { $metal-glycolysis }. Due bionti dentro sono due cromosomi blu, e con due cubi 4 punti. Fuori non varrebbero nulla.

back = Verde ha acquistato due mutazioni: 10 a 11. Hai cinque catalizzatori. Con la fissione { $sugar-driven-biosynthesis } acquista due volte.
    .title = Gli ultimi acquisti
    .done = La Regina Rossa: un catalizzatore blu riporta a casa il cubo blu. Sono due punti di differenza, perché uno lascia Verde.

both = 11 a 10. La fissione dà a questo organismo un secondo acquisto, e un tuo cubo è ancora rubato.
    .title = E ancora?
    .done = Anche quello giallo. Una carta nuova sarebbe un punto, un cubo ripreso sposta due.

count = 12 a 9. I tuoi due organismi hanno nove cubi e tre bionti, quelli di Verde cinque cubi, tre bionti e un trofeo. Il resto è coperto dalla neve.
    .title = Conta
    .why = L'attesa di rosso e blu, una seconda casa alla bocca idrotermale e due cubi ripresi nell'ultimo turno: ognuna valeva più del vantaggio a metà partita.
