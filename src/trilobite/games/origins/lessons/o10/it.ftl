can = Ora sai scegliere tra commercio e forza, e prevedere il prezzo di entrambi.

trade = Il Migrante di Verde nel delta del Nilo è a portata. La tua Invenzione { $raft } offre il commercio: guadagnano entrambi, e dopo la freccia tu guadagni ancora.
    .title = Una visita
    .task = Usa il commercio
    .why = Verde è in testa nella navigazione, 2 a 0; tu nella metallurgia, 2 a 1. Ognuno ha ciò che manca all'altro.
    .spread = Un Migrante in più, ma nessun passo. Il commercio te ne porta due.
    .skip = Il commercio ti porterebbe due passi. Usalo.

trader = Qualcuno deve andarci, e il commercio lo consuma. Un nuovo Migrante non ti costa nulla.
    .title = Chi va?
    .task = Manda un nuovo Migrante dall'Africa centrale
    .why = Il mercante cammina come in una diffusione: la tua energia 3 basta per la via.
    .move = Così perderesti il tuo unico Migrante. Mandane uno nuovo.

bargain = Negozia: un passo dove Verde è avanti, una pedina nel libero arbitrio, o un Dissidente rimandato a casa. Dissidenti non ne hai. Raggiungi Verde sul mare.
    .title = Che cosa vuoi?
    .task = Un passo di navigazione
    .why = Un passo è un punto di industria. E { $raft } ne aggiunge un altro, fino a navigazione 2.
    .pawn = Utile, ma la navigazione è un punto, e ti apre l'acqua.
    .decline = Allora faresti un dono a Verde senza prendere nulla.
    .done = Navigazione 1. Ora anche Verde prende la sua parte.

both = Verde ha imparato da te la metallurgia. Poi è venuta la Conseguenza di { $raft }: la tua navigazione è 2. Due passi a te, uno a Verde, e nessun danno.
    .title = Più ricchi entrambi
    .why = Prima di commerciare guarda che cosa prenderà il partner. Qui hai perso il vantaggio nella metallurgia.

war = Un altro giorno, prima di quel commercio: tu hai metallurgia 2, Verde 1. Governa la politica, e la sua riga superiore offre la guerra.
    .title = L'altra via
    .task = Usa la guerra
    .why = Vince la metallurgia più alta. Se sono pari cadono entrambi i Migranti, e ciascuno ha un Dissidente in più.
    .spread = Nel delta c'è Verde, nessun altro può stabilirsi lì. Guarda che cosa fa la guerra.
    .skip = La pace è spesso migliore. Ma guarda che cosa fa la guerra.

warrior = Di nuovo qualcuno ci va come in una diffusione. Chi vince resta.
    .title = Chi combatte?
    .task = Manda un nuovo Migrante dall'Africa centrale
    .why = Con metallurgia 2 contro 1 la vittoria è certa: non si tirano dadi.
    .move = Così lasceresti l'Africa centrale. Un nuovo Migrante è gratis.
    .done = Il delta è tuo. Il Migrante di Verde è diventato un Dissidente sulla sua corona: la sua diversità è 0.

measure = La guerra confronta la metallurgia, la predicazione il misticismo. Per la schiavitù devi avere di più di un'altra cosa. Tu ne hai una, Verde nessuna.
    .title = Che cosa confronta la schiavitù
    .task = Indica ciò di cui hai di più
    .why = Contro un Migrante basta il numero più alto. Una città si prende solo con un Migrante lì accanto fin dall'inizio.
    .track = La tecnologia decide le guerre. Qui si conta qualcosa sulla mappa.
    .migrant = Tu hai due Migranti, Verde uno. Si tratta d'altro.
    .pawns = Le pedine in preghiera contano per la predicazione. Qui si conta qualcosa sulla mappa.
    .done = Giusto, le città. Urbanizzazione 1 contro 0: potresti usare anche la schiavitù.

morals = Oggi la forza non ti costa nulla. Ma guarda dove può andare il cubo della filosofia: verso il pacifismo la guerra, verso l'agnosticismo la predicazione, verso l'abolizionismo la schiavitù portano caos a chi le usa.
    .title = Che cosa ne pensa la gente
    .why = Ognuna è segnata su due spazi. Guarda il cubo prima di attaccare.
