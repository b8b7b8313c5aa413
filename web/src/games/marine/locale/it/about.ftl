### Che cosa sono e fanno le cose sul tavolo, italiano.

about-terrain = Punti: { $numbers } (dal 1º posto in giù). La Speciazione porta qui fino a { $limit } specie.
about-no-tile = Ancora nessuna tessera. L'Esplorazione può metterne una se accanto ce n'è un'altra.
about-elements = Elementi qui: { $elements }.
about-stack = { $animal }: { $number }, { $state ->
    [thriving] prosperano.
   *[other] in pericolo: un'Estinzione toglierebbe queste specie.
}
about-token = Su { $number ->
    [one] una tessera
   *[other] { $number } tessere
}: { $tiles }. Nutre lì ogni animale che ha questo elemento.
about-vacant = Un vertice libero di { $tiles }.
about-special-only = Solo per pedine speciali.
about-closed = Chiuso con così pochi animali.
about-pawn-there = Una pedina dei { $animal }. Una pedina speciale può scacciarla.
about-special-there = Una pedina speciale dei { $animal }. Non si scaccia, se una carta non lo permette.
about-placing = Una pedina base va dietro a tutte le tue, una speciale ovunque.
about-area = Un segnalino dell'area di { $action }. { $area ->
    [abundance] Alla Nuova vita ciò che resta passa ad Autotrofia.
    [autotrophy] Alla Nuova vita ciò che c'è passa a Esaurimento.
    [adaptation] Alla Nuova vita ciò che resta passa a Regressione.
    [regression] Alla Nuova vita ogni animale non protetto perde un segnalino di ogni tipo presente.
   *[other] Alla Nuova vita ciò che resta va nel sacchetto.
}
about-circle = La Speciazione sullo spazio accanto vuole sul pianeta un segnalino di questo tipo: { $element }.
about-vent-side = Il segnalino deve stare su una sorgente con questo lato: { $side }.
about-marker-competition = La Competizione sullo spazio sopra è per tessere di questo terreno: { $terrain }.
about-marker-evolution = L'Evoluzione sullo spazio sopra assegna i punti di una tessera di questo terreno: { $terrain }.
about-squares = Un cubo qui protegge i segnalini del suo animale alla prossima Nuova vita.
about-retrieval = Riprendi tutte le tue pedine e il tuo cubo nella catena alimentare va a destra. Quando ci sono tutti, il round finisce.
about-vents = { $number ->
    [0] Non restano sorgenti.
    [one] Resta una sorgente.
   *[other] Restano { $number } sorgenti.
} Le apre la Tettonica.
about-bag = I segnalini che lasciano il gioco tornano in questo sacchetto, e tutti i nuovi ne escono.
about-bag-of = Nel sacchetto ce ne sono { $number }.
about-stack-of-tiles = La cima di una pila di tessere per l'Esplorazione; sotto ce ne sono { $below }.
about-row-space = X è { $number }: il numero del suo spazio nella fila.
about-icon-extinction = È arrivata con un'Estinzione: tutte le specie in pericolo sono state eliminate.
about-icon-survival = È arrivata con una Sopravvivenza: chi aveva la carta sopravvivenza ha ottenuto PV.
about-reconstructed = Ciò che fa questa carta non è noto da alcuna fonte ed è stato ricostruito.
about-event-extinction = Tutte le specie in pericolo sono eliminate, e poi quelle che lo diventano per questo.
about-event-survival = Chi ha la carta sopravvivenza ottiene 1, 3, 6, 10, 15 o 21 PV per le sorgenti che occupa.
about-events = Gli eventi avvengono quando una carta entra nella fila.
about-deck = Risolta una carta, la prossima arriva allo spazio 5.
about-last-packet = La carta che conclude la partita è tra le ultime cinque.
about-animal = Chi è più in alto nella catena alimentare vince i pareggi; il più in basso inizia.
about-diet = I suoi elementi: { $elements }. Le sue specie prosperano su tessere con uno di essi.
about-target = Numero obiettivo { $target }: un valore di dominazione deve superarlo.
about-owner = { $animal ->
    [none] Nessuno possiede ancora la sua pedina speciale.
   *[other] La sua pedina speciale è dei { $animal }.
}
about-value = Numero di elementi del tipo × tessere occupate con quel segnalino.
about-dominates = { $value } supera il numero obiettivo { $target }: l'azione Dominazione prenderebbe la pedina.
about-dominates-not = { $value } non supera il numero obiettivo { $target }.
about-pool = { $number } specie attendono nel pool genico.
about-lost = { $number } specie sono state eliminate. La Tettonica può riportarne una.
about-on-planet = { $number } specie sono sul pianeta.
about-target-sum = Alla fine contano i numeri obiettivo delle pedine speciali possedute: { $number } PV.
about-pawns = Pronte: { $basic } base e { $special } speciali.
about-place = Posto per altri elementi, da Adattamento o da carte.
about-own-token = Un segnalino elemento. La Regressione può toglierlo.
about-printed = Un elemento stampato. Non si perde mai.
about-column-left = A sinistra: in questo round ancora nessun Recupero.
about-column-right = A destra: in questo round ha già fatto il Recupero.
about-round = Il round finisce quando tutti i cubi sono nella colonna di destra.
about-survival-card = { $animal ->
    [none] Nessuno ha sulle sorgenti più specie di tutti gli altri.
   *[other] I { $animal } hanno sulle sorgenti più specie di tutti gli altri.
}
about-source-start = PV all'inizio di un pianeta casuale.
about-source-wanderlust = PV bonus per le tessere adiacenti alle nuove.
about-source-tectonics = PV bonus per le sorgenti e le tessere adiacenti.
about-source-evolution = Punti delle tessere dalle azioni Evoluzione.
about-source-cards = Ciò che hanno dato le carte evoluzione.
about-source-survival = Eventi Sopravvivenza.
about-source-traits = Ciò che hanno dato i tratti.
about-source-final-tiles = Alla fine si assegnano una volta i punti di ogni tessera.
about-source-final-targets = Numeri obiettivo delle pedine speciali possedute.
about-ending = Un'Estinzione, una Sopravvivenza, ogni tessera una volta e i numeri obiettivo delle pedine speciali possedute.
