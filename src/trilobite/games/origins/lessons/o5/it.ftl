can = Ora sai sfidare gli dèi, offrire Anziani all'asta e usare subito un Fondamento.

challenge = Le sfide fanno crescere il tuo popolo. La carta in cima al mazzo porta due eventi a tutti, poi va all'asta.
    .title = Gira una carta
    .task = Sfida gli dèi
    .why = Puoi offrire il tuo Anziano su { $raft }. Anche Verde ne ha uno.
    .skip = Allora non succede nulla. Ma hai un Anziano da offrire.

warming = Il primo evento è il riscaldamento. Un segnalino clima si prende dalla mappa, si gira e si mette altrove. Quale, lo dici tu.
    .title = Il clima cambia
    .task = Prendi un segnalino clima
    .why = Ciò che lascia diventa abitabile; dove va, nessuno può costruire.

flood = Ora sale come mare. Scegli un esagono dove non danneggi nessuno dei tuoi.
    .title = Dove sale il mare
    .task = Scegli un esagono
    .why = Dove un altro vuole costruire farebbe più male. Qui non vive ancora nessuno.
    .done = Il secondo evento è la malaria. Colpisce chi ha l'impronta superiore all'immunologia. Entrambi avete 1 e 1: nessuno si ammala.

bid = Ora l'asta. Si offrono Anziani che stanno su Idee. Verde ne ha uno come te, e un'offerta deve essere più alta.
    .title = Offri
    .task = Offri un Anziano
    .why = Verde non può superarti: ha un solo Anziano.
    .pass = Allora la carta lascerebbe il gioco, e tu non otterresti nulla.
    .done = Vinci. L'Anziano torna a casa, una pedina impara a parlare e { $pointing-finger } è tra i tuoi Fondamenti.

foundation = Una carta Fondamento pende sotto una colonna della tua plancia e lì diventa una riga. L'industria è la tua classe dominante: lì puoi usarla.
    .title = Posa il Fondamento
    .task = Mettilo sotto l'industria
    .why = Sotto un'altra colonna sposterebbe la corona: una rivoluzione pacifica.
    .crown = Così la corona si sposterebbe lì: una rivoluzione pacifica. A volte astuto, oggi no.

use = Il Fondamento più recente è la prima riga, già in questo turno. Permette l'encefalizzazione: una pedina va dalle emozioni al vocabolario.
    .title = Usalo subito
    .task = Usa la nuova riga
    .why = Conta anche il suo arcobaleno: la tua diversità ora è 2.
    .skip = Non costa nulla. Usala.

rows = Più Fondamenti, più righe, più azioni a ogni turno. A questo servono le sfide.
    .title = Le righe sono azioni
    .why = Ma portano anche eventi a tutti, e i Dissidenti possono coprirne gli arcobaleni.
