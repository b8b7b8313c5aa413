### Partite di esempio ed enigmi.

example-game = Partita di esempio
example-name = Partita di esempio · { $title }
example-end = L'esempio è finito
example-do = La tua ipotesi
example-task = Che cosa giocheresti?
example-idle = Se vuoi, «Guarda» mostra che cosa è stato giocato.
example-watch = Guarda
example-guess = La tua ipotesi
example-played = Giocato
example-same = La stessa cosa.
example-differs = Un'altra via. Ecco perché è stato giocato così.


## Enigmi

puzzles-title = Enigmi
puzzles-text = Decisioni di partite vere. Trova la risposta che promette di più; una ricerca profonda le ha misurate tutte, da ciò che puoi sapere.
puzzles-solved = { $done } di { $number } risolti
puzzle-region = Enigma
puzzle-name = Enigma { $number }
puzzle-row = Enigma { $number }, { $title }, { $state ->
    [solved] risolto
   *[open] aperto
}
puzzle-leave = Lascia l'enigma
puzzle-facts = { $number } risposte. La migliore promette almeno { $points } punti più di quelle meno buone.
puzzle-not-best = C'è di meglio
puzzle-less = { $known ->
    [yes] «{ $option }» promette { $points } punti meno della migliore. Provane un'altra.
   *[no] «{ $option }» promette meno della migliore. Provane un'altra.
}
puzzle-found = Trovata
puzzle-shown = Questa promette di più
puzzle-best = la migliore
puzzle-minus = −{ $points }
puzzle-measured = In punti, misurati in un massimo di 1500 mondi immaginati. Ciò che al tavolo nessuno può sapere è stato ridistribuito in ognuno.
puzzle-next = Prossimo enigma
puzzle-again = Ancora una volta
puzzle-all = Tutti gli enigmi
puzzle-show = Mostrami
puzzle-play = Risolvilo
puzzle-day = Enigma del giorno
puzzle-day-done = { $days ->
    [one] Quello di oggi è risolto.
   *[other] Quello di oggi è risolto: { $days } giorni di fila.
}
puzzle-streak = { $days ->
    [0] Ogni giorno uno nuovo, lo stesso per tutti.
    [one] Quello di ieri è risolto. Con oggi sono due giorni di fila.
   *[other] Finora { $days } giorni di fila.
}
