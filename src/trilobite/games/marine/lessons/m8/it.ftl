can = Ora sai chiudere la partita quando ti conviene, e contare che cosa rende la fine.

hands = Hai 12 punti, i pesci 20. L'asteroide è sul primo spazio della fila: chi usa quella carta rende questo round l'ultimo.
    .title = La fine è nelle tue mani
    .why = Alla fine ogni tessera dà punti ancora una volta, e ogni pedina speciale paga il suo obiettivo: la tua vale 6.

score = La fine rende dove hai il primo posto. Provocala, dunque: assegna i punti della tua foresta dal primo spazio. Allora è aperta solo la carta più bassa, l'asteroide.
    .title = Punti e impatto
    .task = Metti una pedina sulla prima Evoluzione e assegna i punti della foresta
    .why = 7 punti a te, nessuno ai pesci.
    .other = Assegna i punti della foresta dalla prima Evoluzione: 7, e l'asteroide.
    .decline = Rinunceresti a 7 punti e all'asteroide.
    .done = 19 a 20. Ora l'asteroide cade dove dici tu.

impact = Sulla tessera colpita tutte le specie tranne una sono eliminate, e ogni tessera attorno ne perde una.
    .title = Dove cade?
    .task = Scegli la barriera corallina
    .why = Sulla barriera ci sono tre specie dei pesci, e al primo lì spettano 6 punti.
    .fewer = Così colpiresti meno pesci. Sulla barriera ce ne sono tre.

survivor = Sulla barriera sopravvive una specie, e sei tu a dire quale.
    .title = Chi sopravvive
    .task = Risparmia una tua specie
    .why = Allora lì ci sei solo tu: 6 punti alla fine.
    .fishes = Allora sulla barriera ci sarebbero solo i pesci: 6 punti a loro.

around = Ogni tessera attorno alla barriera perde una specie. Sulla montagna e nell'oceano scegli i pesci; nella tua foresta vivono solo tue specie, e una cade.
    .title = Tutt'intorno
    .task = Elimina pesci sulla montagna e nell'oceano
    .why = Con un pesce in meno sulla montagna hai il primo posto: 5 punti invece di 3.
    .own = Una tua specie? Puoi scegliere i pesci.
    .done = Sulla montagna ora sei in testa due a uno.

last = I pesci hanno ripreso le pedine. Potresti ancora usare la pedina speciale, ma il vantaggio basta. Riprendi le pedine e l'ultimo round finisce.
    .title = L'ultimo Recupero
    .task = Riprendi le tue pedine
    .why = Dopo l'ultimo round non c'è Nuova vita: Estinzione, Sopravvivenza, poi punti per tutte le tessere e le pedine speciali.
    .more = Si può! Ma qui il tuo vantaggio basta. Riprendi le pedine.

count = L'Estinzione ha preso i pesci affamati a nord. Poi ogni tessera ha dato punti, e la tua pedina speciale 6. Vinci tu.
    .title = Il conto finale
    .why = Alla fine decidono le tessere dove sei in testa e le pedine speciali. Pensaci due round prima.
