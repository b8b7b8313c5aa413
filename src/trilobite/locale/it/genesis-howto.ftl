### Bios: Genesis in due pagine, italiano.

howto-aim = Dai vita alla chimica inerte, tienila in vita per quattro miliardi di anni di disastri e possiedi più parti viventi di tutti quando gli eventi finiscono.

howto-win-1 = Ogni cubo sui tuoi organismi vale 1 punto, ogni tuo bionte dentro un organismo 1 punto.
howto-win-2 = Nel gioco completo una creatura di mare o di terra vale 6, la cima della sua rete alimentare 12 e ogni trofeo (un organismo perso) 1.
howto-win-3 = I bionti nella riserva o su un refugium non valgono nulla.
howto-win-4 = Dopo l'ultimo evento vince chi ha più punti; in parità, chi ha più catalizzatori.

howto-turn-1 = Evento.
howto-turn-1-says = Una carta risveglia alcune delle quattro righe, scopre refugia e porta calore, ossigeno o peggio.
howto-turn-2 = Assegnazione.
howto-turn-2-says = Metti bionti sui refugia delle righe attive, e catalizzatori come enzimi che coprono le morti.
howto-turn-3 = Lancio autocatalitico.
howto-turn-3-says = Si lancia per ogni refugium con un bionte. Le facce vita alzano cubi, le morti scoperte uccidono.
howto-turn-4 = Numeri doppi.
howto-turn-4-says = Il refugium può girarsi: diventa il tuo batterio, e ogni cubo un punto.
howto-turn-5 = Lancio Darwin.
howto-turn-5-says = Ogni batterio lancia: gli 1 portano catalizzatori, i 5 e i 6 sono errori, che il blu perdona.
howto-turn-6 = Acquisto.
howto-turn-6-says = Ogni bionte dentro un organismo acquista qualcosa per esso, soprattutto mutazioni.

howto-model-1 = Tre passi, ancora e ancora: metti un bionte su un refugium e proteggilo con enzimi; ottieni numeri doppi per girarlo in un batterio; nutri il batterio e fallo crescere con mutazioni.
howto-model-2 = Quattro colori, quattro compiti: il rosso dà catalizzatori, il giallo rilancia, il verde apre più refugia e ferma l'ossigeno, il blu perdona errori.
howto-model-3 = Nella prima partita fai nascere presto un batterio, poi dagli blu e rosso.

howto-mistake-1 = Non girare il refugium con numeri doppi, aspettando un momento migliore.
howto-mistake-2 = Tenere i catalizzatori nella riserva invece di coprire gli spazi morte.
howto-mistake-3 = Lasciar morire il bionte per salvare un cubo: anche il cubo avrebbe pagato.
howto-mistake-4 = Acquistare solo giallo e verde: senza blu due errori finiscono l'organismo.
howto-mistake-5 = Dimenticare UV e ossigeno in arrivo: tre mutazioni nude attirano gli UV, senza verde non c'è scudo.
