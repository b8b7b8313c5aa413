can = Ora sai leggere un evento, perdere con giudizio e mettere una vitamina prima che arrivi l'ossigeno.

fog = { $hydrocarbon-fog } risveglia l'oceano e il continente e scopre un refugium. Porta anche una X di calore e UV 2. Il tuo scudo termico è 5: una X non ti fa nulla.
    .title = Un evento, icona per icona
    .why = Ogni X oltre lo scudo termico costerebbe un cromosoma. Lo scudo è rosso 2 più tre scudi rossi sulle mutazioni.

uv = UV 2 è un'altra cosa: ogni organismo tiene al massimo due mutazioni. Ne hai tre, quindi una va sotto il mazzo. Scegli tu.
    .title = Gli UV tolgono carte
    .task = Scarta { $cytochromes }
    .why = Un punto lo perdi comunque. Giallo 1 rilancia ancora un dado per turno.
    .blue = Allora il blu sarebbe 2 con sette dadi da lanciare. Tieni ciò che perdona gli errori.
    .red = Allora ogni ⚀ creerebbe un catalizzatore invece di due. Tieni ciò che ti nutre.

oxygen = Calore e UV sono passati. Altri eventi portano ossigeno: ogni O2 oltre lo scudo costa un cromosoma. Lo scudo è il verde, e non ne hai. Ma aiuta un catalizzatore sull'organismo.
    .title = Arriva l'ossigeno
    .task = Metti un antiossidante su { $photo-carboxylation }
    .why = Portano ossigeno due delle sette carte dell'Archeano e cinque delle undici del Proterozoico.
    .biont = Un buon posto per il tuo prossimo bionte! Ma prima ferma l'ossigeno.
    .enzyme = Lì non vive ancora nessuno dei tuoi. Proteggi il tuo organismo.
    .finish = Il tuo scudo O₂ è 0: il prossimo O2 costerebbe un cromosoma.

vitamin = Un disco sull'organismo si può scartare al posto di un cromosoma, una volta. Uno verde, una vitamina, fa anche da scudo finché resta lì.
    .title = Quello verde
    .task = Metti il catalizzatore verde
    .why = Lo scudo O₂ passa da 0 a 1, a ogni turno.
    .blue = Il blu serve una volta sola, quando lo scarti. Il verde fa da scudo anche restando lì, e con il blu si può acquistare.

finish = Scudo 1. Un O2 non fa più male, e la vitamina resta. Termina l'assegnazione.
    .title = Tutto pronto
    .task = Termina
    .biont = In una partita tua, un'ottima mossa! Qui guardiamo che cosa fa la vitamina.
    .enzyme = Lì non vive nessuno dei tuoi. Tieni il catalizzatore blu per un acquisto.
    .more = Per ora basta un antiossidante. Con il blu tra poco acquisti qualcosa.

red = Rosso non fa nulla. Il tuo batterio fa il suo lancio Darwin: cinque cubi e un bionte, sette dadi.
    .title = Il turno prosegue

roll = Un errore, e blu 3 lo perdona. Stavolta nessun ⚀, quindi niente catalizzatori. Lascia così.
    .title = Nulla di perso
    .task = Tieni tutti i dadi
    .why = Forse uscirebbe un ⚀, ma qui guardiamo gli eventi.
    .error = L'unico ⚅ lo perdona blu 3. Tieni tutti i dadi.
    .reroll = In un caso su sei uscirebbe un ⚀. Qui tieni tutti i dadi: vogliamo vedere il prossimo evento.

pack = Gli UV contano le carte. Metti dunque un secondo cubo su una carta che hai: { $rna-ribozyme } costa un blu.
    .title = Compatta prima degli UV
    .task = Promuovi { $rna-ribozyme }
    .why = Tre cubi su due carte: ora UV 2 non toglierebbe nulla.
    .card = Una terza carta: il prossimo UV 2 ne toglierebbe di nuovo una. La promozione aggiunge un cubo senza carta.
    .finish = Hai un catalizzatore blu e nient'altro da farne.

gun = { $clathrate-gun }: un annientamento, un nuovo refugium e un O2. Ossigeno 1 contro scudo 1: non perdi nulla, e la vitamina resta dov'è.
    .title = Solo una brezza
    .why = Senza la vitamina sarebbe perso un cubo di una mutazione, e con esso un punto.

smite = L'annientamento colpisce i refugia, non gli organismi: ognuno perde un enzima o, se non ne ha, un cubo del colore stampato più a sinistra.
    .title = Che cosa è stato colpito?
    .task = Indica il refugium che ha perso un cubo
    .why = Le icone agiscono da sinistra a destra: l'annientamento è venuto prima del nuovo refugium.
    .new = { $warm-pond } è stato scoperto dopo l'annientamento. È intatto.
    .other = Guarda i due refugia nelle righe.
    .done = Giusto: il suo cubo verde non c'è più. Un refugium senza cubi lascia il gioco, con le speranze di tutti.
