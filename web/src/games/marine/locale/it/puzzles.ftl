### Enigmi di Dominant Species: Marine: di che cosa trattano, il compito e la ragione.

puzzle-marine-move = In viaggio
puzzle-marine-move-task = Trova la migrazione che porta di più.
puzzle-marine-move-why = Per essere primi basta un cubo più del secondo. Prendi dove ce ne sono di troppo e va' dove un cubo cambia un posto.

puzzle-marine-cubes = Nuove specie
puzzle-marine-cubes-task = Trova il segnalino intorno al quale i nuovi cubi valgono di più.
puzzle-marine-cubes-why = Conta il vertice le cui tessere sono ricche e ancora alla tua portata: i nuovi cubi valgono di più dove ti rendono primo.

puzzle-marine-food = Cibo per chi?
puzzle-marine-food-task = Trova il cibo, o il suo posto, che ti aiuta di più.
puzzle-marine-food-why = Un segnalino nutre ogni tessera che tocca il suo vertice. Dev'essere cibo che mangi, accanto a tessere dove hai cubi o puoi mandarne.

puzzle-marine-pawn = Dove va la pedina?
puzzle-marine-pawn-task = Trova lo spazio che promette di più.
puzzle-marine-pawn-why = Un segnalino sotto Evoluzione dice quale terreno dà punti. La pedina va dove conta il tuo vantaggio, prima che il Recupero riprenda tutto.

puzzle-marine-dominate = Domina
puzzle-marine-dominate-task = Trova l'elemento che rende di più.
puzzle-marine-dominate-why = La Dominazione moltiplica gli elementi della tua plancia per le tessere che li hanno. Il valore più alto dà più punti alla fine ed è più difficile da portarti via.

puzzle-marine-card = Quale carta, e come?
puzzle-marine-card-task = Trova ciò che ti porta di più rispetto al rivale.
puzzle-marine-card-why = I punti tuoi contano quanto quelli che il rivale non riceve. Conta per entrambi prima di scegliere.

puzzle-marine-fight = Chi scacciare?
puzzle-marine-fight-task = Trova la tessera dove la Competizione vale di più.
puzzle-marine-fight-why = Un cubo rivale in meno conta dove rompe un pareggio o un vantaggio, e dove la tessera paga bene.

puzzle-marine-drought = Togli un segnalino
puzzle-marine-drought-task = Trova il segnalino la cui perdita ti aiuta.
puzzle-marine-drought-why = Il migliore da togliere nutre molti cubi del rivale e pochi dei tuoi. Guarda ogni tessera intorno al suo vertice.

puzzle-marine-vent = Si apre una sorgente
puzzle-marine-vent-task = Trova la tessera dove la Tettonica porta di più.
puzzle-marine-vent-why = Una sorgente accanto ad altre paga di più, e riduce ogni folla sulla sua tessera: meglio quella del rivale che la tua.

puzzle-marine-land = Una nuova tessera
puzzle-marine-land-task = Trova il suo posto.
puzzle-marine-land-why = 1, 2, 3 o 4 vicini pagano 1, 3, 6 o 10 punti. E deve stare dove i tuoi cubi possono arrivare.

puzzle-marine-tile = Quale tessera dà punti?
puzzle-marine-tile-task = Trova la tessera che ti porta di più rispetto al rivale.
puzzle-marine-tile-why = Sulla tessera tutti sono pagati secondo il posto. Cerca quella dove sei primo e il rivale non c'è, o è molto indietro.
