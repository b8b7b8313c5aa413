### Enigmi di Bios: Genesis: di che cosa trattano, il compito e la ragione.

puzzle-genesis-falls = Chi deve cadere?
puzzle-genesis-falls-task = Una morte va assegnata. Trova la perdita che fa meno male.
puzzle-genesis-falls-why = Dove i giocatori si incontrano su un refugium, chi lancia decide chi cade. Un bionte rivale che torna a casa ti lascia il posto, i dadi e i cubi.

puzzle-genesis-error = Un dado di nuovo
puzzle-genesis-error-task = Hai davanti il lancio Darwin e puoi rilanciare ancora un dado. Trova quello giusto.
puzzle-genesis-error-why = Ogni errore oltre il blu costa un cromosoma, quindi prima va un errore. Con il DNA un 5 non è un errore: allora vale la pena solo un 6.

puzzle-genesis-home = Dove vivere?
puzzle-genesis-home-task = Un bionte è libero. Trova il posto che promette di più.
puzzle-genesis-home-why = Conta le facce che con questo clima fanno salire, quelle che uccidono, i colori che ci sono e chi altro c'è.

puzzle-genesis-promote = Il secondo cubo
puzzle-genesis-promote-task = Trova l'acquisto che porta di più.
puzzle-genesis-promote-why = Una promozione mette un secondo cubo su una carta che hai: un punto, il DNA contro gli errori, e nessuna carta in più per l'UV.

puzzle-genesis-rises = Quale cubo sale?
puzzle-genesis-rises-task = Un dado di vita fa salire un cubo. Trova il colore che ti serve di più.
puzzle-genesis-rises-why = I cubi saliti diventano cromosomi: il blu perdona gli errori, il rosso nutre. Vale di più ciò che ti manca di più.

puzzle-genesis-uv = Che cosa può andarsene?
puzzle-genesis-uv-task = L'UV prende una mutazione. Trova quella che ti mancherà meno.
puzzle-genesis-uv-why = Tieni le carte con due cubi e i colori che altrimenti spariscono. Un cubo solo di un colore che hai due volte può andarsene.

puzzle-genesis-cover = Ancora un enzima
puzzle-genesis-cover-task = Resta un catalizzatore. Trova dove rende di più.
puzzle-genesis-cover-why = Un enzima vale di più dove in questo turno si lancia per te e molti spazi sono scoperti. Nella riserva non protegge nessuno, e a fine partita acquista poco.

puzzle-genesis-buy = Spendilo
puzzle-genesis-buy-task = Trova l'acquisto che porta di più.
puzzle-genesis-buy-why = Ogni mutazione è un cubo, quindi un punto. Fra due decide il colore che ti protegge da ciò che portano i prossimi eventi.

puzzle-genesis-parasite = Un ospite per te
puzzle-genesis-parasite-task = Trova l'uso del bionte che porta di più.
puzzle-genesis-parasite-why = Un cubo rubato conta due volte: un punto per te, uno in meno per chi lo aveva. Scegli il lato i cui spazi trovano più cubi.

puzzle-genesis-strike = Riprenditelo
puzzle-genesis-strike-task = Un catalizzatore, un acquisto. Trova il migliore.
puzzle-genesis-strike-why = Un cubo ripreso con la Regina Rossa sposta due punti. Uno nuovo soltanto uno.
