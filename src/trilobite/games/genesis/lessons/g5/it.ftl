can = Ora sai acquistare una mutazione, pagarla bene e promuoverla.

two = Il lancio ha reso, ora si acquista. Ogni bionte dentro un organismo fa un acquisto per esso. Lì ne hai due, quindi due acquisti.
    .title = Due bionti, due acquisti
    .why = I bionti nella riserva o sui refugia non acquistano nulla.

closed = Su ogni mazzo c'è una mutazione: un altro cubo e un'abilità per il tuo batterio. Puoi acquistare nelle righe attive e nella sua riga di base, l'oceanica.
    .title = Quali mazzi sono aperti?
    .task = Indica un mazzo che non puoi usare
    .why = Sono attive la riga oceanica e la costiera. L'oceanica sarebbe aperta anche da inattiva: il tuo batterio è di casa lì.
    .open = Da questo mazzo puoi acquistare: la sua riga è attiva. Cercane un altro.
    .other = Guarda i mazzi delle mutazioni, uno per riga.
    .done = Giusto: quella riga è inattiva. Potrà aprirla un altro evento.

buy = { $heat-shock-chaperonin } porta un cubo rosso, così ogni ⚀ crea due catalizzatori, e uno scudo contro il calore. Il catalizzatore rosso che costa ce l'hai.
    .title = Il rosso nutre
    .task = Acquista { $heat-shock-chaperonin }
    .why = Rosso 1 diventa rosso 2: il doppio dei catalizzatori da ogni ⚀.
    .ocean = { $mitochondria }: è una carta gialla e costerebbe due catalizzatori blu. Ti serve il rosso, e lo paghi con uno.
    .later = Viene subito dopo. Prima usa il catalizzatore rosso.
    .finish = Ti aspettano due acquisti. Usali.

pay = Un acquisto costa un catalizzatore del suo colore. Due dello stesso colore ne sostituiscono uno qualsiasi.
    .title = Paga bene
    .task = Paga un rosso
    .why = Due per uno è caro: ti resta un catalizzatore in meno.
    .blue = Due blu basterebbero, ma hai un rosso: uno invece di due.

shield = La nuova carta agisce subito. Scudo termico 4: rosso 2, più uno per ciascuno dei due scudi rossi sulle mutazioni. Per un po' il calore non ti spaventa.
    .title = Uno scudo contro il calore
    .why = Ora hai 7 punti: conta anche ogni cubo su una mutazione.

promote = Il tuo secondo bionte può promuovere una mutazione: la carta si volta e riceve un secondo cubo. { $rna-ribozyme } è blu, quindi costa un blu.
    .title = Due cubi su una carta
    .task = Promuovi { $rna-ribozyme }
    .why = Ogni mutazione promossa ha il DNA: allora è errore solo un ⚅, non più un ⚄.
    .red = Bella carta, ma è rossa e ti restano solo blu: te ne costerebbe due. { $rna-ribozyme } ne costa uno.
    .card = Anche una carta nuova è buona, ma costerebbe due blu. La promozione ne costa uno e porta il DNA.
    .finish = Un bionte non ha ancora acquistato, e basta un blu.
    .done = 8 punti, e il DNA: d'ora in poi è errore solo un ⚅. Entrambi i tuoi bionti hanno acquistato, quindi il tuo turno è finito.

packed = Le nuove abilità agiscono subito; solo la fissione aspetta il prossimo turno. E attenzione alla radiazione UV: conta le carte, non i cubi. La promozione ne mette due su una carta.
    .title = Poche carte, molti cubi
    .why = Hai due carte con tre cubi.
