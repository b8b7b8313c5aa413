### Che cosa è andato storto, in italiano. In inglese lo dice il programma dove succede; i fatti fra
### parentesi graffe sono gli stessi. I nomi fra apici e i nomi dei campi sono quelli di comandi e file.


## Nomi e opzioni

error-no-such-name = { $what ->
    [animal] l'animale { $given } non esiste
    [board] il tabellone { $given } non esiste
    [bot] il bot { $given } non esiste
    [colour] il colore { $given } non esiste
    [craton] il cratone { $given } non esiste
    [crown] la corona { $given } non esiste
    [disc] il disco { $given } non esiste
    [game] il gioco { $given } non esiste
    [language] la lingua { $given } non esiste
    [layout] la disposizione { $given } non esiste
    [mode] la modalità { $given } non esiste
    [option] l'opzione { $given } non esiste
    [realm] il tipo di popolo { $given } non esiste
    [ruleset] l'edizione delle regole { $given } non esiste
    [shape] la forma { $given } non esiste
    [side] il lato { $given } non esiste
    [step] il passo { $given } non esiste
    [strip] la striscia { $given } non esiste
    [tile] la tessera { $given } non esiste
    [variant] la variante { $given } non esiste
    [world] il mondo { $given } non esiste
   *[other] il nome { $given } non esiste
}; si può scegliere fra: { $known }
error-no-such-name-of = { $what ->
    [player] il giocatore { $given } di { $of } non esiste
   *[field] il campo { $given } qui non esiste ({ $of })
}; si può scegliere fra: { $known }
error-no-list = { $field } deve essere una lista, non { $given }
error-no-table = { $field } deve essere una tabella, non { $given }
error-not-one-each = { $field } deve contenere { $number } nomi diversi, o nessuno
error-only-with = '{ $variant }' ha senso solo con '{ $other }'
error-not-whole = { $field } deve essere da 0 a { $most }, non { $given }
error-no-game-before = questo gioco non continua da nessun altro
error-options-file = il file delle opzioni non si può leggere: { $error }
error-players = il numero di giocatori (players) deve essere da { $least } a { $most }, non { $given }
error-players-in-mode = in questa modalità il numero di giocatori (players) deve essere da { $least } a { $most }, non { $given }
error-players-alone = nel solitario il numero di giocatori (players) deve essere 1, non { $given }
error-seats-and-players = posti indicati: { $named }, giocatori: { $players }
error-no-such-sitter = { $given } non può sedersi; si può scegliere fra: { $known }
error-saved-options = una partita salvata ha già i suoi giocatori, regole, modalità, varianti e vantaggi
error-no-head-start = { $given } non è un vantaggio; human+5 è un vantaggio di 5 punti
error-head-start-alone = il vantaggio è solo per le partite in cui i giocatori gareggiano
error-saved-other-game = { $file } è una partita di { $played }, non di { $asked }


## Bios: Genesis

error-solitaire-players = il solitario è per un solo giocatore; con { $players } giocatori non si gioca { $mode }
error-ruleset-without-chimera = le regole { $ruleset } non hanno la variante chimera (ED-58)
error-advanced-game-only = { $variant } è del gioco avanzato, non di 'introductory'
error-introductory-cooperation = a 'introductory' mancano i macroorganismi con cui si vince il gioco cooperativo
error-introductory-solitaire = le regole { $ruleset } non hanno il solitario introduttivo (ED-56)
error-solitaire-parasites = il solitario introduttivo non ha parassiti (C3a.1)


## Dominant Species: Marine

error-two-animals = 'two-animals' è per due giocatori, non per { $players } (MAR-13.1.1)
error-one-length = una partita ha una sola durata: scegli una fra { $known }


## Bios: Origins

error-own-map-colours = su questa mappa i giocatori scelgono i colori durante la partita (C1b.3)
error-pawns-given = da soli e in cooperazione le pedine sono date; scegli invece un mazzo
error-first-exodus = 'first-exodus' è del gioco avanzato: aggiungi 'advanced' (C1d.1)
error-one-deck = il mazzo è uno solo: scegli uno fra { $known }
error-deck-of-other-mode = { $variant } non è per la modalità { $mode } (C2g.1)
error-yrr-sea-people = in 'yrr' gioca anche il popolo di terra: togli 'sea-people' (C1c.1)
error-water-world = 'water-world' è un mondo senza tessere per il popolo del mare: aggiungi 'sea-people' e togli 'own-map' (K3c.1)
error-yrr-players = 'yrr' richiede un popolo di terra e uno del mare: almeno due giocatori (C4.1)
error-yrr-realms = 'yrr' richiede un popolo di terra e uno del mare (C4.1)
error-yrr-front = in 'yrr' tutte le tessere stanno con il fronte in alto (C4.2)
error-realms-only = realms si può indicare solo con 'yrr' o in una campagna (C1c.1)
error-realms = realms deve essere una lista di { $players } nomi, non { $given }
error-own-map-only = { $field } si può indicare solo con 'own-map' (C1b.1)
error-layout-and-tiles = indica layout oppure tiles, non tutti e due
error-tile-table = una tessera è una tabella con hex, tile, side e turn, non { $given }
error-tile-twice = { $given } usa due volte un esagono o una tessera
error-tile-turn = turn conta i sesti, da 0 a 5, non { $given }
error-archipelago-hex = l'esagono { $given } non esiste nell'arcipelago
error-hex-without-spaces = l'esagono { $given } non ha i sei spazi che servono a una tessera
error-layout-of-own-map = layout è per 'own-map'; indica le tessere una per una (C1b.1)
error-tiles-without-cratons = le tessere si possono indicare solo insieme ai cratoni (K3a.1, K3b.1)
error-tiles-and-cratons = { $where ->
    [upon] in questo mondo le tessere stanno sui cratoni, non su { $given }
   *[beside] in questo mondo le tessere stanno accanto ai cratoni, non su { $given }
}
error-archipelago-cratons = 'archipelago' aggiunge tessere ai cratoni: aggiungi 'cratons' (K3a.1)
error-cratons-only = { $field } è di un mondo di cratoni: aggiungi uno fra { $known } (C5.1)
error-one-world = il mondo è uno solo: scegli uno fra { $known } (C1b.1)
error-one-map = la mappa è una sola: scegli '{ $variant }' o '{ $other }' (C1b.1)
error-yrr-world = 'yrr' si gioca sulla Terra o sulle tessere, non con '{ $variant }' (C4.2)
error-archipelago-without-cratons = 'archipelago' aggiunge tessere ai cratoni, e '{ $variant }' non ne ha (K3a.1)
error-world-board = questo mondo non sta sul tabellone { $given }: togli board (K3e.1)
error-world-and-cratons = indica world oppure cratons, non tutti e due
error-world-without-strip = questo mondo non ha latitudini: togli strip (K3d.1)
error-craton-table = un cratone è una tabella con { $fields }, non { $given }
error-craton-misfit = { $craton } non ci sta sulla mappa intorno a { $given }
error-craton-edge = { $craton } tocca il bordo est o ovest della mappa (C6c.1, K2d.1)
error-craton-on-craton = { $craton } sta su un altro cratone
error-craton-twice = { $craton } compare due volte
error-map-hex = l'esagono { $given } non è su questa mappa
error-craton-discs = discs deve essere una lista di { $number }, prima il centro (C6d.1)
error-craton-plants = le piante crescono sui campi da 0 a { $last }, non { $given }
error-no-campaign = questo file non è né una campagna né il risultato di una partita finita di Genesis
error-campaign-table = campaign deve essere una tabella per colore, non { $given }
error-campaign-black = da solo giochi con il nero: campaign deve avere una tabella 'black' (C7.1)
error-campaign-colours = campaign deve parlare di { $players } colori (C6.2)
error-campaign-not-of = campaign non parla del colore { $colour } (C6.2)
error-campaign-result = un risultato di una campagna ha un campo game (genesis o megafauna) e i suoi giocatori, non { $given }
error-campaign-two-results = campaign.results ha due risultati di { $game }
error-campaign-no-players = il risultato di { $game } non ha giocatori; nessuno è sopravvissuto (C6.1)
error-campaign-player = un giocatore di { $game } ha colour e vp, non { $given }
error-campaign-colour-twice = nel risultato di { $game } { $colour } compare due volte; dai a ogni giocatore un colore suo
error-campaign-greenhouse = dopo un effetto serra irreversibile non c'è Origins (C6.1)
error-campaign-no-points = { $colour } in { $game } non ha punti vittoria (vp)
error-campaign-genesis = { $field } deve dire quale colore era in Genesis: { $known }, o "" per nessuno
error-campaign-hex = { $field }: l'esagono { $given } non è su questa mappa
error-campaign-species = una specie ha shape, emotions e language, non { $given }
error-campaign-equal-species = { $field }: due specie sono pari, scegline una con shape (C6g.1)


## Registrazioni

error-no-such-answer = la partita ha { $answers } risposte, la risposta { $number } non c'è
error-record-format = riga 1: una registrazione comincia con '{ $format }'
error-record-header-end = l'intestazione non finisce con '{ $end }'
error-record-field = nell'intestazione manca '{ $field }'
error-record-rules = rules { $given } non è un numero di versione
error-record-twice = riga { $number }: { $field } è indicato due volte
error-record-pair = riga { $number }: '{ $field }' ha due numeri, non { $given }
error-record-json = riga { $number }: il valore dell'opzione { $field } non è JSON
error-record-seat = riga { $number }: qui ci vuole seat { $seat }
error-record-seat-name = seat { $seat }: { $given } non è un nome su una riga
error-record-no-field = riga { $number }: { $given } non è un campo dell'intestazione
error-record-line = { $given } non è né una risposta (0> ...) né un evento casuale (~ ...)
error-record-dice = { $given }: i dadi mostrano da 1 a 6
error-record-draw = { $given }: in { $domain } non esiste
error-record-outcome = { $given } non è né un lancio né una pescata
error-record-option = { $given } non è una risposta di questo gioco
error-record-name = { $given }: il nome { $name } ({ $domain }) non esiste
error-record-answer = la risposta '{ $answer }' del posto { $seat } non è permessa dove la registrazione la dà
error-no-commitment = la registrazione non ha l'impronta del seme: sui suoi dadi non è stato promesso nulla
error-no-seed = la registrazione non dice il suo seme, che si pubblica a partita finita
error-broken-commitment = il seme non è quello promesso all'inizio
error-other-dice = la riga { $number } della partita non è ciò che il seme dà lì: { $given }
error-record-entry = la voce { $number } non si può rigiocare
error-record-chance = i lanci e le pescate della registrazione non corrispondono alle regole
error-record-more-chance = la registrazione contiene lanci o pescate che le regole non chiedono
error-record-more = la voce { $number } della registrazione è di troppo
error-record-other = la voce { $number } dovrebbe essere { $expected }
error-record-version = giocata con la versione { $then } delle regole, questo programma ha la versione { $now }
error-record-older = giocata con la versione { $then } delle regole, questo programma ha la versione { $now }: si può leggere (trilobite replay), non continuare
error-record-cards = giocata con altre carte; --pack CARTELLA indica la cartella che le contiene
error-record-breaks-off = si interrompe: manca un lancio o una pescata
error-handover-unfinished = solo una partita finita passa al gioco successivo
error-handover-none = { $game } non ha un gioco successivo
error-nothing-to-analyse = nessuno ha ancora risposto, quindi non c'è niente da analizzare


## Tornare indietro

error-undo-nothing = non c'è niente da annullare
error-undo-not-yours = l'ultima risposta è del posto { $seat }
error-undo-revealed = da allora sono stati lanciati dadi o scoperte carte
error-undo-votes = da allora sono stati scoperti i voti degli altri


## Bot, file, programma

error-bot-without-game = il bot greedy non conosce il gioco '{ $game }'
error-no-judge = nessun bot sa ancora valutare una posizione di '{ $game }'
error-no-analyst = '{ $given }' non sa analizzare; si può scegliere fra: { $known }
error-file-large = più di { $size } MB
error-file-no-text = non è un file di testo (UTF-8)
error-file-refused = { $code ->
    [EACCES] accesso negato
    [EEXIST] esiste già
    [EISDIR] è una cartella, non un file
    [ENOENT] non esiste
    [ENOSPC] il disco è pieno
    [ENOTDIR] non è una cartella
    [EROFS] il disco è di sola lettura
   *[other] non si può usare ({ $reason })
}
error-file-no-record = non è una registrazione ('{ $format }'), quindi resta com'è
error-no-directory = la cartella { $folder } non esiste
error-extra-missing = mancano { $missing }: pip install 'trilobite[{ $extra }]'
error-bad-database = un database è sqlite:///FILE o postgresql://UTENTE@HOST/NOME, non { $given }
error-workers-need-postgresql = più processi richiedono PostgreSQL: --database postgresql://UTENTE@HOST/NOME
error-no-database = questo database non esiste ancora
error-database-not-empty = questo database ha già dei tavoli: ripristina in uno vuoto
error-no-table-of-id = il tavolo { $id } non esiste
error-file-missing = questo file non esiste
error-file-there = esiste già, e resta com'è
error-newer-database = il database è stato usato da una versione più recente di Trilobite (ha la versione { $found }, questa conosce la { $known }): aggiorna Trilobite o scegli un altro database
error-mail-needs-public = la posta richiede --public https://giochi.example: i suoi link portano lì
error-bad-mail-server = un server di posta è smtp://UTENTE:PASSWORD@HOST:PORTA, oppure smtps:// con TLS dall'inizio
error-no-mail-sender = la posta richiede un indirizzo da cui parte: --mail-from trilobite@giochi.example
error-bad-public-address = { $given } non è l'indirizzo di una pagina, come https://giochi.example
error-cannot-listen = non è possibile ascoltare su { $host }, porta { $port } ({ $error }). Se Trilobite è già in funzione lì, aprilo nel browser; altrimenti scegli un'altra --port
error-program-differs = { $command } misura in modo diverso da questo programma: installa lì la stessa versione
error-program-failed = { $command } non è riuscito: { $error }
error-number-without-bound = la tabella delle azioni non sa quanto può essere grande il numero in { $verb }
