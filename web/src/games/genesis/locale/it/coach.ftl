## L'istruttore della prima partita: che cos'è ogni decisione e che cosa conta di solito.

aim = Ogni cubo e ogni bionte nei tuoi organismi è un punto. Prima ti serve un organismo: può nascere da numeri doppi su un refugium con il tuo bionte.
near-end = La fine è vicina: restano al massimo tre turni. Ora conta ciò che vive nei tuoi organismi: acquista mutazioni, e non cominciare ciò che richiede tempo.
idle-turns = Due turni senza una tua decisione: nessun bionte libero per una riga attiva, e nulla da acquistare. Tieni libero un bionte per la prossima riga che si apre.

coach-assign = Metti un bionte su un refugium in una riga attiva: a ogni turno vi lancia due dadi, e i numeri doppi danno inizio alla vita. Un enzima copre una morte. Le probabilità nella lista dicono che cosa aiuta di più.
coach-enzyme-colour = Qualsiasi colore copre lo spazio. Tieni i colori con cui acquistare ciò che sta in cima ai mazzi.
coach-antioxidant-colour = Ogni colore vale una volta; uno verde è una vitamina e protegge finché resta lì.
coach-entry-fee = Questo luogo costa un catalizzatore per ogni bionte. Paga con il colore che ti serve meno.
coach-autocatalytic-reroll = In un luogo del tuo colore puoi rilanciare tutti i dadi una volta. Fallo se le morti superano le vite, mai con doppi che ti piacciono.
coach-organise = Quale cubo sale: lancerà un dado e farà parte del batterio. Prima il blu, poi il rosso.
coach-manna-death = Qualcosa cade. Un cubo ti paga un catalizzatore del suo colore. Un bionte ne paga uno del tuo, ma torna a casa, e senza bionte qui non si lancia.
coach-darwinian-life = Numeri doppi: il refugium può diventare il tuo batterio. Sceglilo per dire di sì, a meno che non sia un bionte solo e senza blu, che due errori finirebbero.
coach-specificity = Il giallo permette di rilanciare. Rilancia gli errori se sono più del blu, altrimenti i dadi che non sono 1.
coach-atrophy = Qualcosa si perde, prima le mutazioni. Risparmia il blu e l'ultima carta con uno scudo.
coach-uv-loss = La radiazione UV ti lascia solo alcune mutazioni. Tieni quelle promosse e quelle di cui ti serve lo scudo.
coach-discard-order = L'ordine in cui le carte vanno sotto il mazzo. Di rado conta.
coach-next-organism = Quale dei tuoi organismi viene prima. Comincia da quello che puoi permetterti di perdere.
coach-purchase = Un acquisto per ogni bionte all'interno. Blu se è meno di un terzo dei tuoi dadi, altrimenti ciò che chiede uno scudo.
coach-second-purchase = La fissione permette a questo bionte un altro acquisto. Vale lo stesso consiglio.
coach-payment = Un catalizzatore del colore della carta o due di un altro. Paga con ciò che i mazzi non chiedono.
coach-substitute = La riserva è piena: per due catalizzatori che non ci stanno puoi prenderne uno di un altro colore. Prendi ciò che ti manca; «D’ora in poi sempre così» risponde da solo finché c’è posto.
coach-parasite-biont = Con quale bionte arriva il parassita. Ne basta uno; quello di un refugium mancherà là.
coach-disease = Quale cubo prende il parassita. Da ora lancia e dà punti per te: prendi il colore che ti manca.
coach-parasite-purchase = Il tuo parassita acquista dalla riserva del suo ospite. Acquista finché l'ospite può pagare.
coach-red-queen = Riprendi un cubo a un parassita o a un rivale con meno corone. Prendi ciò che fa più male.
coach-red-queen-consent = Qualcuno senza più corone di te vuole attaccare e gli serve il tuo permesso. Quasi mai conviene darlo.
coach-liberated = Il tuo parassita è stato scacciato. Scegli ora un nuovo ospite, o muore.
coach-contested-catalyst = Su un refugium condiviso è caduto un cubo. Decidi tu chi riceve il catalizzatore: di solito tu.
coach-ersatz-progenote = Qui non resta nessun tuo bionte. Di' chi prende il batterio, meglio qualcuno che è indietro.
coach-heir = Lasci questo organismo. Di' chi lo eredita, meglio qualcuno che è indietro.
coach-wanton-first = Con più icone HGT puoi agire per primo in questa fase. Chi è primo ha i posti migliori, chi è ultimo vede di più.
coach-wanton-block = Un bionte estraneo vuole entrare nel tuo organismo. Porta un colore, ma dà punti al suo proprietario.
coach-blocked = Il tuo bionte è stato respinto. Scegli dove va invece.
coach-call-vote = Incombe la fine del mondo. Un voto può evitarla; indicilo se sei indietro.
coach-gaia-vote = Tutti per Gaia evitano la fine; una Medea la porta, ma chi vota Medea tiene solo metà dei punti.
coach-pay-for-gaia = Evitare la fine costa un catalizzatore o un cromosoma. Un cromosoma è un punto: paga.
coach-cancer-catalyst = Ogni 1 di questo lancio dà un catalizzatore di un colore a scelta. Prendi ciò che serve al prossimo acquisto.
coach-after-sex = Hai scartato sotto un mazzo. Ora acquista la sua nuova carta, o lasciala.
coach-surplus-organ = Un cubo in più diventa un organo. Scegli il quadrato che puoi completare per primo.
coach-landfall = Ci sono tutti gli organi: approdi sulla terra? Là gli organi ricominciano, ma pochi vivono sopra di te.
coach-landfall-organs = Sei sulla terra e puoi subito acquistare organi. Ognuno è un punto.
coach-overcrowded = Il mare è pieno e questa creatura si estinguerebbe. Paga il suo approdo, se puoi.
coach-contribute = Il tuo ospite approda: aiutalo a pagare, perché ci vivi dentro.
coach-donation-colour = Dona catalizzatori all'ospite in cui vivi. Dagli ciò che serve per sopravvivere.
coach-cancel-error = Acquistare ora una mutazione annulla un errore. Conviene se gli errori costerebbero più della carta.
coach-cull = Senza cromosomi verdi i tuoi bionti lasciano i refugia. Richiama quello con le probabilità peggiori.
coach-diseased-cubes = Se un cubo rubato si usa per l'organismo che costruisci. Nessun consiglio.
coach-stolen-organ = Quale quadrato riempie il cubo rubato. Nessun consiglio.
coach-incorporate = La tua creatura è sulla terra e può portare via i suoi bionti da qui. Nessun consiglio.
coach-parasite-circles = Il parassita ha troppi bionti estranei: uno torna a casa. Nessun consiglio.
coach-npc-host = Un parassita che nessuno gioca sceglie il suo ospite. Decide il caso.
coach-npc-purchase = Un parassita che nessuno gioca acquista qualcosa. Decide il caso.
coach-npc-sex = Un parassita che nessuno gioca scarta sotto un mazzo. Decide il caso.


## What happens, when it is first met.

coach-event-event = Ogni turno comincia con un evento: dice quali righe sono attive e che cosa colpisce.
coach-event-roiled = Accanto a una riga attiva la carta in cima al mazzo va sotto: ora è in vendita un'altra mutazione.
coach-event-mutation-shown = Si può acquistare solo la carta in cima a un mazzo.
coach-event-refugium = Un nuovo refugium: un altro posto dove i bionti possono cercare la vita.
coach-event-smite = L'annientamento toglie a ogni refugium un enzima o, se non ne ha, un cubo.
coach-event-manna-lost = Un refugium perde un cubo: c'è meno che possa salire.
coach-event-enzyme-lost = Un enzima non c'è più, e lo spazio che copriva è di nuovo libero.
coach-event-deserted = Un refugium senza cubi esce dal gioco, e i suoi bionti tornano a casa.
coach-event-heat-crisis = Calore: un organismo perde quanto l'estremità supera il suo scudo termico.
coach-event-oxygen-spike = Ossigeno: un organismo perde quanto l'estremità supera i suoi antiossidanti.
coach-event-uv = La radiazione UV toglie le mutazioni oltre il numero permesso dall'evento.
coach-event-uv-stopped = Lo strato di ozono ferma la radiazione UV.
coach-event-ozone-layer = Da ora la radiazione UV non nuoce più a nessuno.
coach-event-climate = Il clima decide quali facce portano la vita sui refugium.
coach-event-atrophy = Atrofia: si perde qualcosa. Scudi e cromosomi blu la evitano.
coach-event-antioxidant-spent = Un antiossidante è stato usato al posto di una perdita.
coach-event-mutation-cube-lost = Una mutazione ha perso il suo cubo, e con esso un punto.
coach-event-chromosome-lost = Un cromosoma è perso: un punto, e ciò che il suo colore faceva.
coach-event-biont-lost = Un bionte in meno in un organismo: meno dadi e meno acquisti.
coach-event-biont-home = Un bionte a casa è libero e può essere assegnato di nuovo.
coach-event-demoted = La mutazione mostra di nuovo il suo lato più debole.
coach-event-promoted = La mutazione mostra il lato più forte, e con il suo DNA solo i 6 sono errori.
coach-event-mutation-discarded = Una mutazione persa va sotto un mazzo.
coach-event-extinct = Un organismo che ha perso tutto non c'è più. Un altro può cominciare su qualsiasi refugium.
coach-event-catalysts = I catalizzatori pagano enzimi e acquisti.
coach-event-autocatalytic-roll = Ogni refugium con bionti tira i dadi: la vita alza cubi, la morte toglie qualcosa, i doppi possono dare inizio a un batterio.
coach-event-organised = Un cubo è salito: tira un dado suo e si unirà al futuro batterio.
coach-event-manna-died = Un cubo cade e paga un catalizzatore del suo colore.
coach-event-biont-died = Un bionte cade e torna a casa. Senza bionti lì non si tira.
coach-event-life = È nata la vita! Questo batterio ora tira nella fase di Darwin e acquista mutazioni.
coach-event-darwin-roll = Nel lancio di Darwin gli errori oltre i cromosomi blu costano qualcosa; il rosso porta catalizzatori.
coach-event-mutated = Una mutazione porta un cubo, che è un punto, e spesso uno scudo.
coach-event-wanton = Chi ha più simboli di trasferimento genico può andare per primo.
coach-event-pollution = Anche la vita produce ossigeno: chi inquina colpisce tutta la sua riga.


## Avvisi prima di ciò di cui i principianti si pentono.

coach-beware-life-refused = Ora vivrebbero { $number } parti, e sono punti. Il prossimo lancio dà numeri doppi nel { $chance } % dei casi, e qualcosa cade nel { $loss } %. Aspettare conviene di rado.
coach-beware-bionts-left = Un tuo bionte può ancora andare su { $place }: lì un cubo sale nel { $chance } % dei lanci. A casa non porta niente.
coach-beware-uncovered = I catalizzatori nella riserva non proteggono nessuno. Un enzima su { $place } ridurrebbe la probabilità di una perdita dal { $before } al { $after } %.
coach-beware-last-biont-dies =
    Senza il tuo bionte qui non si lancia più, e { $number ->
        [one] il cubo organizzato aspetta
       *[other] i { $number } cubi organizzati aspettano
    } invano. Anche un cubo che cade paga, e può risalire.
coach-beware-little-blue = Blu { $blue } per { $dice } dadi è poco: ogni errore oltre il blu costa qualcosa. La prossima volta cerca qualcosa di blu.
coach-beware-bare-mutations = { $number } mutazioni, nessuna promossa: la radiazione UV toglie le carte oltre il suo limite. Promuoverne una dà un cubo senza un'altra carta.
