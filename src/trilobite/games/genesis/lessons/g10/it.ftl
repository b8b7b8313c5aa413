can = Ora sai prevedere la fine, votare su di essa e contare che cosa rende.

snow = { $huronian-snowball } porta un fiocco, e anche le ultime tre icone del clima erano fiocchi. Quattro uguali di fila sono l'Armageddon: questo turno sarebbe l'ultimo.
    .title = Il quarto fiocco
    .why = Quattro soli fanno lo stesso. La partita finisce anche con il turno dell'ultimo evento. Le carte senza icona del clima non interrompono la fila.

vote = Sei in testa 7 a 5. Rosso non vuole finire così e indice un voto, segreto per entrambi. Se tutti votano Gaia, il mondo continua. Basta una Medea e finisce.
    .title = Gaia o Medea?
    .task = Vota per Gaia
    .why = Sei comunque in testa, e il tuo batterio è forte: il tempo lavora per te.
    .medea = Il mondo finirebbe, ma chi vota Medea tiene solo metà dei punti. I tuoi 7 diventerebbero 4, e Rosso vincerebbe con 5.

price = Entrambi avete votato Gaia, e per questo turno la fine è evitata. C'è un prezzo: ognuno paga un catalizzatore di qualsiasi colore o subisce un'atrofia. Rosso ha pagato.
    .title = Il prezzo di Gaia
    .task = Paga un blu
    .why = Un catalizzatore non dà punti, un cromosoma è un punto.
    .suffer = Costerebbe un cromosoma, e quindi un punto. Il catalizzatore è più a buon mercato.

again = Salvi. Ma il voto non cancella icone: se la prossima carta ha un fiocco o nessuna icona, servirà un altro voto. Solo un sole interrompe la fila. Tieni sempre un catalizzatore.
    .title = Salvi, per un turno
    .why = A chi è in testa può piacere una fine precoce. Se nessuno indice un voto, arriva, e nessuno è punito.

nothing = Un'altra partita, l'ultimo turno. Conta ciò che è negli organismi: cubi, cromosomi di sistema, bionti. Ma sul tavolo ci sono cose che non danno nulla.
    .title = Che cosa non vale più?
    .task = Indica qualcosa che non dà punti
    .why = I catalizzatori servono solo a decidere i pareggi.
    .organism = Tutto ciò che è in un organismo conta. Guarda fuori dagli organismi.
    .other = Cerca bionti che non vivono in un organismo, o ciò che nessuno ha speso.
    .done = Giusto: nulla dà punti su un refugium o in una riserva. Spendi e insediati, dunque, in tempo.

shared = Una creatura è in cima al mare: 12 punti. Se li dividono in parti uguali tutti quelli che vi hanno un bionte, e ce n'è anche uno rosso.
    .title = A chi vanno i dodici?
    .task = Indica l'organismo che rende a entrambi i giocatori
    .why = Due giocatori, 12 punti: 6 a testa, qualunque sia il numero dei loro bionti.
    .small = Un batterio rende al proprietario per ogni cubo, ma non sta nella rete alimentare.
    .other = Cerca la creatura con un bionte blu e uno rosso.
    .done = Giusto: 6 a te, 6 a Rosso, e in più ogni bionte è un punto per il suo colore.

count = Rosso passa, ed è finita: 15 a 11. I tuoi: sei cromosomi di sistema, un organo, un bionte, un trofeo e 6 per la cima del mare. Vinci tu.
    .title = Il conto finale
    .why = Rosso ha tre cubi, due bionti e 6 per la cima del mare: 11. Un trofeo è un organismo che si è perso.
