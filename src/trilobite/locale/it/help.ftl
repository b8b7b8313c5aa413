### L'aiuto dei comandi, in italiano. Quello inglese sta accanto ai comandi. help-COMANDO parla del
### comando, help-COMANDO-OPZIONE di una sua opzione.

help-word-usage = Uso:
help-word-arguments = Argomenti
help-word-options = Opzioni
help-word-commands = Comandi
help-word-default = [predefinito: { "" }
help-word-required = [obbligatorio]
help-word-help = Mostra questo aiuto.
help-word-any-options = { "[" }OPZIONI]
help-word-any-command = COMANDO [ARGOMENTI]...

usage-no-such-option = l'opzione { $name } non esiste; trilobite --help mostra che cosa si può scrivere
usage-missing = manca { $name }; trilobite --help mostra che cosa si può scrivere
usage-bad-value = { $name } non può avere questo valore; trilobite --help mostra che cosa si può scrivere
usage-other = questo comando non si capisce; trilobite --help mostra che cosa si può scrivere

help-trilobite = Giochi da tavolo impegnativi sulla storia della vita, con tutte le regole.
help-trilobite-version = Dice la versione e finisce.

help-play =
    Gioca nel terminale: tu contro un bot, se non chiedi altro.

    Si risponde con il numero di un'opzione. A ogni domanda `why` dice che cosa è rifiutato, `odds`
    dà le probabilità dei lanci, `rules E4` mostra le regole e `help` elenca tutto il resto.
help-play-game = Il gioco: { $games }.
help-play-players = Quanti giocano. Predefinito: quanti ne indica --seats, altrimenti { $players }.
help-play-seats = Chi siede dove: { $people }, separati da virgole; { $levels }. human+5 ha un vantaggio di 5 punti. Predefinito: tu al primo posto, bot { $opponent } agli altri.
help-play-ruleset = Le regole: { $rulesets }
help-play-mode = La modalità: { $modes }
help-play-variant = Una variante; se ne può dare più d'una. { $variants }
help-play-options = Un file JSON o TOML con altre opzioni del gioco, per esempio una campagna.
help-play-seed = Lo stesso seme e le stesse risposte danno la stessa partita.
help-play-pack = Una cartella con altre carte.
help-play-source = Una partita salvata da continuare.
help-play-lang = La lingua: { $languages }. Predefinita: quella di LANG, altrimenti en.

help-rules = Stampa le regole di un gioco, alcuni loro paragrafi, o in breve come si gioca.
help-rules-game = Il gioco: { $games }.
help-rules-words = Un paragrafo, come E4, un termine, o parole da cercare. Predefinito: tutte le regole.
help-rules-short = Come si gioca, in due pagine, invece delle regole.
help-rules-lang = { help-play-lang }

help-replay =
    Rigioca una registrazione: controlla ogni risposta, lancio e pescata, poi mostra la partita.

    Le risposte si contano come le righe con `>`, cioè quelle che qualcuno ha dato.
help-replay-file = Una registrazione, come la scrive `save`.
help-replay-to = Mostra la partita dopo queste risposte.
help-replay-show_board = Mostra il tabellone.
help-replay-show_log = Mostra a parole che cosa è successo.
help-replay-position = Scrive invece il file di posizione della partita.
help-replay-handover = Scrive invece, come JSON, ciò che una partita finita passa al gioco successivo.
help-replay-pack = Una cartella con le carte con cui si è giocato.

help-verify =
    Verifica che i dadi di una registrazione siano quelli del seme promesso all'inizio.

    Un server pubblica l'impronta del suo seme quando nasce il tavolo, e il seme stesso a partita finita.
help-verify-file = La registrazione di una partita finita.
help-verify-pack = { help-replay-pack }
help-analyse =
    Analizza una registrazione: come sono cambiate le prospettive di tutti, per le decisioni e per
    il caso, e che cosa avrebbe risposto invece un bot.

    Le risposte si contano come in `replay --to`.
help-analyse-file = { help-replay-file }
help-analyse-bot = Di chi è il parere: { $judges }.
help-analyse-budget = Quanto prova il bot per ogni decisione. Predefinito: quanto gli serve.
help-analyse-top = Quante svolte e quanti errori mostrare.
help-analyse-json = Scrive tutta l'analisi in questo file.
help-analyse-html = Scrive in questo file una pagina con il grafico.
help-analyse-lang = { help-play-lang }
help-analyse-pack = { help-replay-pack }

help-check = Esegue file di controllo: una posizione, un copione di risposte e dadi, e ciò che ci si aspetta.
help-check-files = File di controllo, lezioni o enigmi (TOML).

help-bench =
    Misura partite casuali a quattro giocatori su un core, accanto a Catanatron nella stessa prova.

    I giri dei programmi si alternano, così una macchina occupata li rallenta tutti allo stesso
    modo. Una scelta è una decisione con almeno due opzioni.
help-bench-game = Il gioco. Predefinito: genesis; con --peers tutti.
help-bench-seconds = Secondi per ogni giro di ogni programma.
help-bench-peers = Accanto a tutti gli altri programmi e ambienti installati.
help-bench-python = Con --peers: il Python di un altro ambiente che ha trilobite, per esempio quello compilato. Si può dare più volte.
help-bench-out = Con --peers: una cartella per la tabella (Markdown, JSON) e il grafico.
help-bench-as_json = Un solo giro del gioco, come JSON per un altro programma.

help-simulate =
    Gioca molte partite fra bot e le salva come file Parquet per la statistica.

    FILE ha una riga per ogni partita; accanto, FILE.seats ne ha una per ogni posto e FILE.events
    una per ogni cosa contata: eventi, risposte, punti per fonte. Una serie interrotta continua con
    lo stesso comando, una finita con un numero più alto di partite.
help-simulate-game = { help-play-game }
help-simulate-games = Quante partite.
help-simulate-seats = I bot: { $bots }, separati da virgole; { $levels }. Predefinito: bot casuali, { $most } se possono giocare in tanti.
help-simulate-fixed = I bot tengono il loro posto; altrimenti a ogni partita avanzano di uno.
help-simulate-ruleset = { help-play-ruleset }
help-simulate-mode = { help-play-mode }
help-simulate-variant = { help-play-variant }
help-simulate-seed = La partita numero 17 del seme S è la partita del seme S-17.
help-simulate-pack = { help-play-pack }
help-simulate-workers = Processi che giocano. Non cambiano i risultati.
help-simulate-ray = Gioca su un cluster Ray: il suo indirizzo, auto per quello a cui appartiene questa macchina, o local per avviarne uno qui.
help-simulate-out = Dove vanno le partite.

help-report =
    Fa una pagina HTML di grafici sulle partite simulate, e i grafici come file PNG.

    La pagina basta a sé stessa. Le immagini vanno in una cartella con il suo nome.
help-report-files = Partite di `trilobite simulate`; più file vengono confrontati fra loro.
help-report-out = La pagina. Predefinita: come il primo file, con estensione .html.
help-report-lang = { help-play-lang }

help-train =
    Addestra i bot di un gioco: mette a punto le costanti, cerca una correzione, misura entrambe.

    tune muove le costanti della valutazione e tiene ciò che vince. rank cerca una correzione con
    cui il valore ordina le opzioni come una lunga ricerca. gate fa giocare ciò che è stato imparato
    contro ciò con cui i bot giocano ora e dice se è più forte. Un addestramento interrotto continua
    con lo stesso comando.
help-train-game = { help-play-game }
help-train-step = Il passo: { $steps }. Predefinito: tutti, uno dopo l'altro.
help-train-games = Quante partite; gate ne gioca altrettante con ogni bot. Predefinito: { $games-of-steps }.
help-train-bots = I bot di gate, separati da virgole; il primo fa anche la messa a punto.
help-train-worlds = Quanti mondi guarda la ricerca di rank.
help-train-learned = Un file scritto da train: da dove partono tune e rank, che cosa misura gate. Predefinito: ciò che ha scritto il passo precedente, o ciò con cui i bot giocano ora.
help-train-players = Quanti giocano. Predefinito: { $most }, se possono.
help-train-ruleset = { help-play-ruleset }
help-train-mode = { help-play-mode }
help-train-variant = { help-play-variant }
help-train-seed = Lo stesso seme gioca le stesse partite e impara lo stesso.
help-train-workers = { help-simulate-workers }
help-train-ray = { help-simulate-ray }
help-train-out = La cartella dell'addestramento. Predefinita: train-GAME.

help-serve = Offre tavoli via HTTP e WebSocket; /docs descrive l'API.
help-serve-host = L'indirizzo su cui ascoltare.
help-serve-port = La porta su cui ascoltare.
help-serve-database = sqlite:///FILE o postgresql://...; predefinito è un file di questo utente.
help-serve-packs = Una cartella con pacchetti di carte: GIOCO/PACCHETTO/*.toml; predefinita è 'packs' accanto ai tavoli.
help-serve-public = L'indirizzo che vedono i browser se c'è di mezzo un proxy: https://giochi.example.
help-serve-workers = Processi che servono gli stessi tavoli; più di uno richiede PostgreSQL.
help-serve-log = Che cosa si scrive su stderr: 'info' riporta ogni richiesta.
help-serve-lobby = I tavoli si possono aprire a chiunque: la pagina elenca quelli con un posto libero.
help-serve-mail = Il server che accetta la posta: smtp://UTENTE:PASSWORD@HOST:PORTA; richiede --public.
help-serve-mail_from = L'indirizzo da cui parte la posta.
help-serve-inside = Gli avvisi possono andare anche a indirizzi di questa rete: per fare prove.
help-serve-show = Apre la pagina nel browser.

help-envs = Dice che cosa significano le azioni e le osservazioni dell'ambiente di un gioco.
help-envs-actions = Elenca la tabella delle azioni: una riga per ogni azione, con numero e chiave.
help-envs-actions-game = { help-play-game }
help-envs-schema = Elenca il vettore delle osservazioni: una riga per ogni numero, con posto, valore minimo e massimo e significato.
help-envs-schema-game = { help-play-game }

help-admin = Cura i tavoli di un server: elenca, elimina, salva, ripristina, controlla.
help-admin-list = Elenca tutti i tavoli, dal più vecchio: id, ultima modifica, gioco, stato, numero di eventi, posti.
help-admin-list-database = { help-serve-database }
help-admin-show = Mostra un tavolo: che cosa ne dice l'elenco, e la partita registrata.
help-admin-show-table = L'id di un tavolo.
help-admin-show-database = { help-serve-database }
help-admin-show-packs = { help-serve-packs }
help-admin-prune =
    Elimina ciò che non mancherà a nessuno: vecchie lezioni, e se, e partite mai cominciate.

    Le partite finite restano per sempre.
help-admin-prune-days = Tavoli ai quali da tanto non succede nulla.
help-admin-prune-unfinished = Anche le partite non giocate fino alla fine.
help-admin-prune-yes = Lo fa; altrimenti dice soltanto che cosa farebbe.
help-admin-prune-database = { help-serve-database }
help-admin-delete = Elimina tavoli con tutto ciò che vi è successo.
help-admin-delete-tables = Gli id dei tavoli.
help-admin-delete-yes = { help-admin-prune-yes }
help-admin-delete-database = { help-serve-database }
help-admin-export = Scrive le partite registrate in una cartella, un file per ciascuna.
help-admin-export-folder = La cartella dove vanno.
help-admin-export-tables = Gli id dei tavoli; predefiniti sono tutti.
help-admin-export-database = { help-serve-database }
help-admin-export-packs = { help-serve-packs }
help-admin-backup =
    Copia l'intero database in un file, mentre i server lo usano.

    Il file è un database SQLite, qualunque cosa si copi.
help-admin-backup-file = Il file della copia, che non deve ancora esistere.
help-admin-backup-database = { help-serve-database }
help-admin-restore = Rimette una copia in un database vuoto di uno dei due tipi.
help-admin-restore-file = Una copia fatta da `trilobite admin backup`.
help-admin-restore-database = { help-serve-database }
help-admin-verify = Controlla che ogni partita salvata si possa rigiocare; se una non si può, il codice d'uscita è 1.
help-admin-verify-database = { help-serve-database }
help-admin-verify-packs = { help-serve-packs }
