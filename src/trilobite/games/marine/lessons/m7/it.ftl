can = Ora sai scegliere il momento del Recupero, e vedi sul tabellone che cosa ti minaccia.

loss = Quando tutti hanno ripreso le pedine il round finisce e arriva Nuova vita. Ogni animale perde allora gli elementi che si trovano in Regressione.
    .title = Che cosa perderai?
    .task = Indica l'elemento che stai per perdere
    .why = In Regressione c'è sole. Gli elementi stampati non si perdono mai.
    .printed = Questo ti resta. Guarda che cosa c'è in Regressione.
    .done = Giusto: il tuo sole. Nulla di ciò che è stampato si può perdere.

insurance = Una pedina su Regressione vi mette una tua specie come assicurazione: così in questa Nuova vita non perdi nulla. Ora è tardi: le tue pedine stanno più in basso.
    .title = Assicurazione

retrieve = Il cubo dei pesci è già a destra: in questo round hanno ripreso le pedine. Se lo fai anche tu, il round finisce.
    .title = Chiudi il round
    .task = Riprendi le tue pedine
    .why = Tutte le tue pedine tornano, pronte per il prossimo turno. Il round finisce quando ogni cubo è a destra.
    .other = È permesso. Ma qui vogliamo vedere come finisce il round.

flow = Nuova vita! I segnalini avanzano: la vecchia Abbondanza è in Autotrofia, il vecchio Adattamento in Regressione, e se ne pescano di nuovi. Ciò che ora è in Regressione ti minaccia la prossima volta.
    .title = I segnalini avanzano
    .why = Autotrofia ed Esaurimento tolgono dal pianeta ciò che vi si trova: il cibo dello scorso round è il pericolo di questo.

fresh = I pesci non hanno fatto un altro Recupero: la loro pedina è ancora lì. Le tue sono tutte a casa: puoi ricominciare dall'alto.
    .title = Di nuovo dall'alto
    .task = Metti una pedina su Abbondanza
    .why = Chi recupera presto trova liberi gli spazi buoni delle righe alte.
    .top = È permesso, ma le righe sopra ti sarebbero chiuse. Comincia dall'alto.

token = Nuovi segnalini, nuovo round. Portati del cibo, sul vertice che preferisci.
    .title = E così via
    .task = Prendi vermi o alghe e mettili su un vertice
    .food = Prendi ciò che mangi: vermi o alghe.
    .done = Questo è un round: metti pedine dall'alto in basso, riprendile, guarda che cosa porta Nuova vita.
