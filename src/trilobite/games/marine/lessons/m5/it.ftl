can = Ora sai contare che cosa domini, ottenere una pedina speciale e metterla ovunque.

value = Dominazione chiede quanto sei forte in un elemento: i tuoi elementi di quel tipo per le tue tessere dove si trova. Hai i vermi due volte.
    .title = Conta i tuoi vermi
    .task = Indica una tua tessera con vermi
    .why = Tre tue tessere hanno vermi: 3 × 2 = 6. Il numero obiettivo dei vermi è 1, quindi li domini.
    .none = Qui non vivi, o non ci sono vermi. Guarda le tue tessere attorno alla barriera.
    .done = Giusto. Tre tue tessere hanno vermi: 3 tessere × 2 vermi = 6.

last = Dominazione è l'ultima riga. Dopo, nessuna tua pedina base può andare altrove finché non le riprendi: deve valerne la pena.
    .title = L'ultima riga
    .task = Metti una pedina su Dominazione
    .why = Porta una pedina speciale, e il suo numero obiettivo sono punti tuoi alla fine.
    .later = Vero, sarebbe più saggio agire prima più in alto. Qui vogliamo vedere che cosa porta Dominazione.

dominate = Domini i vermi: 6 supera il loro obiettivo, 1. Con le alghe il tuo valore è solo 1.
    .title = Prendi i vermi
    .task = Domina i vermi
    .why = Il tuo valore diventa il nuovo obiettivo: chi vuole la pedina deve superare 6.
    .decline = La tua pedina non avrebbe fatto nulla.
    .done = La pedina speciale dei vermi è tua. Il suo obiettivo 6 vale 6 punti alla fine, finché la possiedi.

kick = I pesci hanno preso la prima Speciazione. Una pedina speciale può andare su qualsiasi spazio, ovunque siano le altre, anche dove sta una pedina base di un rivale.
    .title = Scacciali
    .task = Metti la pedina speciale sulla prima Speciazione
    .why = La pedina scacciata torna subito a casa; ciò che ha fatto resta.
    .other = È permesso! Ma i vermi della prima Speciazione ti nutrono meglio.
    .retrieve = Prima usa la pedina speciale.

settle = Insediati attorno ai vermi tra foresta e montagna sottomarina.
    .title = Di nuovo Speciazione
    .task = Porta due specie nella foresta
    .poor = Queste tessere danno meno. La foresta ne dà 7.
    .more = Nella foresta possono arrivarne due.
    .first = Prima la foresta, poi la montagna.
    .free = Queste specie non costano nulla. Prendile.

lead = Ora la montagna sottomarina, dove due tue specie affrontano due dei pesci.
    .title = Passa in testa
    .task = Porta una o due specie sulla montagna
    .why = Tre battono le due dei pesci: il primo posto dà 5.
    .free = Queste specie non costano nulla. Prendile.

control = La pedina speciale torna con Recupero, come tutte. Un rivale la prende con Dominazione se il suo valore supera 6.
    .title = Tieni il controllo
    .why = Più tessere con vermi, o più vermi tra i tuoi elementi, fanno crescere il valore. Domina di nuovo per alzare l'obiettivo.
