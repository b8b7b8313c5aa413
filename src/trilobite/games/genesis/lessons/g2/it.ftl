can = Ora sai soppesare un lancio, scegliere che cosa cade e guadagnare catalizzatori dalle perdite.

danger = Qui si lanciano tre dadi: due per il tuo bionte, uno per il cubo organizzato. Ogni ⚃, ⚄ e ⚅ uccide una manna e un enzima. La manna sono cubi e bionti.
    .title = Sei spazi scoperti
    .why = Con tre dadi qualcosa muore nell'88 % dei lanci. L'altra metà delle facce dà vita: ⚀⚁⚂.

first = Hai due catalizzatori. Fanne un enzima: copre il primo spazio. Il colore non conta, conta solo il posto.
    .title = Copri il primo spazio
    .task = Metti su { $clay-mound } un enzima di qualsiasi colore
    .why = Il primo spazio è il ⚃ che uccide la manna. Coperto, un ⚃ non toglie più né cubi né bionti.
    .withdraw = Il tuo bionte tornerebbe a casa e qui non si lancerebbe nulla. Resta e proteggilo.
    .finish = Sei spazi sono scoperti. Due catalizzatori possono coprirne due.

second = Il secondo spazio è il ⚃ che uccide gli enzimi. Copri anche quello, e un ⚃ non farà più nulla.
    .title = E il secondo
    .task = Metti un altro enzima su { $clay-mound }
    .why = Con entrambi coperti qualcosa muore nel 70 % dei lanci invece che nell'88 %.
    .withdraw = Il tuo bionte tornerebbe a casa e il primo enzima non proteggerebbe nessuno.
    .finish = Resta un catalizzatore. Qui protegge, nella riserva no.

finish = La riserva è vuota, due spazi sono coperti. Qui non c'è altro da fare: termina l'assegnazione.
    .title = Pronti per i dadi
    .task = Termina
    .withdraw = Il tuo bionte tornerebbe a casa e gli enzimi non proteggerebbero nessuno.

red = Rosso passa. Ora si lanciano tre dadi per { $clay-mound }: vita con ⚀⚁⚂, morte con ⚄ e ⚅.
    .title = Tre dadi

bad = Tre morti, ma da prendere ci sono solo il tuo cubo e il tuo bionte. { $clay-mound } ha il tuo colore, quindi puoi rilanciare tutti i dadi, una volta.
    .title = Un lancio terribile
    .task = Rilancia
    .why = Tre morti escono nel 4 % dei lanci: difficile che vada di nuovo così male.
    .keep = Perderesti cubo e bionte, e anche i due enzimi. Rilancia!

rise = Molto meglio. ⚁ fa salire un cubo, ⚃ è coperto, ⚄ uccide. La vita viene sempre prima della morte. Dunque: quale cubo sale?
    .title = Prima la vita
    .task = Fai salire il cubo rosso
    .why = Ciò che sale può anche cadere al posto tuo, e pagare con il suo colore.
    .blue = Si può: il blu protegge. Ma un cubo blu è già salito, e un catalizzatore rosso farebbe comodo.
    .yellow = Si può. Ma prendi il rosso: nutre, e se cade rende un catalizzatore rosso.

fall = Ora il ⚄ uccide una manna. Un cubo che cade ti dà un catalizzatore del suo colore e potrà risalire. Il tuo bionte tornerebbe nella riserva.
    .title = Che cosa cade?
    .task = Lascia cadere un cubo
    .why = Il cubo resta sulla carta. Per risalire gli basta un'altra vita.
    .biont = Anche lui renderebbe un catalizzatore, blu. Ma qui non resterebbe nessuno dei tuoi: niente dadi al prossimo turno, niente doppi.

rhythm = Un cubo è caduto e ti ha reso un catalizzatore. Il ⚄ ha tolto anche l'enzima più a destra. Il ritmo è questo: salire, cadere, guadagnare, proteggere di nuovo.
    .title = Salire, cadere, guadagnare
    .why = Con il nuovo catalizzatore potrai ricoprire quello spazio al prossimo turno.
