# Persone ai tavoli, i loro dispositivi e le loro partite.


## Persone al tavolo

tab-company = Compagnia
is-here = qui
is-away = assente
is-away-since = assente, visto { $time }
turn-for = di turno da { $time }
you-name = tu
somebody = qualcuno
a-guest = un ospite
former-player = un ex giocatore
plays-by-itself = gioca da sé
seat-is-empty = Posto libero
seat-waits = qui la partita aspetta
watching = { $number ->
    [0] nessuno guarda
    [one] guarda una persona
   *[other] guardano in { $number }
}
link-to-watch = Link per guardare
more-about = Altro su { $name }
new-lines = qualcuno ha scritto
company-needs-server = Qui tutte le partite sono in questo browser. La compagnia richiede un server.
mute = Nascondi ciò che scrive
unmute = Mostra ciò che scrive
give-up = Lascia il mio posto
give-up-note = Il posto resterà libero e qualcun altro potrà prenderlo con un nuovo link. Puoi tornare solo con quel link.
leave-notes = Lascia le mie note a chi prende il posto
to-tableau = Mostra che cosa hanno davanti
to-tableau-of = { $name }: mostra che cosa hanno davanti
give-up-really = Lascialo adesso
propose-reopen = Riapri questo posto
propose-bot = Fai giocare un bot qui per ora
reopen-note = Se qualcuno è sparito, la maggioranza degli altri può riaprire il posto per un’altra persona.
take-vote-back-reopen = Non riaprirlo
take-vote-back-bot = Niente bot per ora
votes-of = { $number } di { $of }
deciding = Decidere insieme
vote-pause = Pausa
vote-end = Concludi la partita
is-paused = La partita è in pausa
resume = Riprendi
is-ended = La partita è stata conclusa
is-ended-note = Lo hanno voluto le persone al tavolo. Registrazione e andamento si possono leggere.
delete-table = Elimina questo tavolo
delete-asked = Eliminare questo tavolo? A favore: { $names }
delete-table-alone = La partita, ciò che è stato detto e tutte le note spariscono per sempre, per tutti.
delete-table-together = Qui giocano anche altri: il tavolo si elimina quando sono d’accordo tutti quelli che hanno un posto. Allora la partita, ciò che è stato detto e tutte le note spariscono per sempre, per tutti.
delete-table-vote = Sono d’accordo
delete-table-keep = Tienilo
take-vote-back-delete = Non eliminarlo


## Chat e note

chat = Chat
my-notes = Le mie note
chat-and-notes = Chat e note
only-you = solo per te
chat-new = nuovo
chat-empty = Nessuno ha ancora scritto.
quick-words = Parole rapide
word-well-played = Bella mossa
word-thinking = Ci penso
word-back-tonight = Torno stasera
word-go-on = Andiamo avanti
word-hello = Ciao
word-thanks = Grazie
word-sorry = Scusa
word-good-luck = Buona fortuna
write-here = Scrivi al tavolo
send = Invia
link-step = Link al passo mostrato
step-link = passo { $step }
unsay = ritira
chat-not-sent = Non inviato: manca la connessione. Resta qui; invialo di nuovo.
saved = salvato
try-again = Riprova
deed-joined = { $name } prende posto.
deed-left = { $name } lascia il posto.
deed-reopened = Il posto di { $about } è stato riaperto.
deed-asked = { $name } chiede di tornare al passo { $step }.
deed-agreed = { $name } accetta.
deed-declined = { $name } rifiuta.
deed-withdrew = { $name } ritira la richiesta.
deed-undone = Di nuovo al passo { $step }, come chiesto da { $name }; { $steps ->
    [one] un passo annullato
   *[other] { $steps } passi annullati
}.
deed-voted-pause = { $name } è per una pausa.
deed-voted-end = { $name } è per concludere la partita.
deed-voted-reopen = { $name } è per riaprire il posto di { $about }.
deed-voted-delete = { $name } è per eliminare il tavolo.
deed-unvoted-pause = { $name } non è più per una pausa.
deed-unvoted-end = { $name } non è più per concludere la partita.
deed-unvoted-reopen = { $name } non è più per riaprire il posto di { $about }.
deed-unvoted-delete = { $name } non è più per eliminare il tavolo.
deed-paused = La partita è in pausa.
deed-resumed = { $name } riprende la partita.
deed-woke = { $name } sveglia il tavolo.
deed-ended = Tutti hanno concluso la partita.
deed-voted-bot = { $name } è per un bot al posto di { $about }.
deed-unvoted-bot = { $name } non è più per un bot al posto di { $about }.
deed-reminded = Promemoria inviato a { $about }.
deed-stood-in = Per ora un bot gioca al posto di { $about }.
deed-returned = { $name } è di ritorno; { $steps ->
    [0] intanto un bot non ha fatto nulla.
    [one] intanto un bot ha giocato un passo.
   *[other] intanto un bot ha giocato { $steps } passi.
}
deed-lapsed = La partita è finita: { $name } non ha risposto per troppo tempo.
deed-silenced = { $name } spegne il consigliere per tutti.
deed-unsilenced = { $name } riaccende il consigliere.


## Ritmo, e chi fa aspettare gli altri

used = in tutto
of-agreed = di { $time }
agreed-time = Tempo concordato
agreed-pace = Accordo: un turno entro { $time }.
agreed-late-choose = Nessuno perde per questo.
agreed-late-bot = Poi un bot gioca per chi è in ritardo, finché non torna.
agreed-late-end = Dopo { $times } volte tanto la partita finisce.
bot-for-now-plays = per ora gioca un bot
hand-to-bot = Fai giocare un bot per me
take-seat-back = Riprendi il mio posto
bot-played = { $number ->
    [0] Un bot gioca per te; finora non ha fatto nulla
    [one] Un bot ha giocato per te: un passo
   *[other] Un bot ha giocato per te: { $number } passi
}
waited-for = Il tavolo aspetta { $name } da { $time }
waited-note = Avete concordato un turno in { $time }. Nessuno perde per questo: scegliete insieme come andare avanti. { $name } può tornare quando vuole e riprendere da dove è la partita.
seat-given-up = Un posto è stato lasciato
seat-given-up-note = Scegliete insieme come andare avanti.
remind = Ricorda
remind-note = Al massimo una volta al giorno.
reminded-at = Inviato { $time }, al massimo una volta al giorno.
remind-from = di nuovo: { $time }
remind-name = Ricorda a { $name }
reminded-time = promemoria { $time }
reminder-arrived = consegnato: { $ways }
reminder-waits = non ancora partito: { $ways }
reminder-failed = non consegnato: { $ways }; si riprova
reminder-nowhere = Non ha scelto come ricevere avvisi: lo vede al tavolo.
reminder-by-push = push
reminder-by-mail = posta
reminder-by-hook = webhook
reminder-by-service = altro servizio
bot-for-now = Un bot per ora
bot-until = Gioca finché { $name } non torna.
bot-until-taken = Gioca finché qualcuno prende il posto.
substitute = Sostituto
substitute-note = Un link al posto, quando siete abbastanza d’accordo.
substitute-invite = Qualcun altro con il link al posto.
wait = Aspetta
wait-note = Chiedimelo di nuovo domani.
wait-a-day = Aspetta un giorno
vote-of = Vota, { $number } di { $of }
order-origins-bid = Passare nelle aste
order-note = Finché non mi si chiede altro. Nessun altro lo sa.
order-stands = Hai lasciato un ordine, finché non ti si chiede altro:


## Tornare indietro con il consenso

ask-the-others = Chiedi agli altri
ask-back-here = Chiedi di tornare qui
ask-back-note = Dopo la tua risposta è stato rivelato qualcosa. Se tutti accettano, la partita torna indietro e dadi e carte arrivano di nuovo.
request = Richiesta di tornare indietro
asks-back = { $name } chiede di tornare al passo { $step }
you-ask-back = Chiedi di tornare al passo { $step }
would-be-undone = { $number ->
    [one] Si annullerebbe un passo di { $names }.
   *[other] Si annullerebbero { $number } passi di { $names }.
}
dice-anew = sono già usciti, perciò devono accettare tutti; si tireranno di nuovo.
drawn-anew = Pescati di nuovo: { $things }.
draws-anew = { $number ->
    [one] Una carta o tessera si pescherà di nuovo.
   *[other] { $number } carte o tessere si pescheranno di nuovo.
}
asks = { $name } · chiede
agrees = { $name } · accetta
not-yet = { $name } · non ancora
see-step = Vedi il passo { $step }
see-undone = vedi ciò che è stato annullato
decline = Rifiuta
agree = Accetta
withdraw = Ritira


## Inviti

invite = Invita
invite-seat = Il posto { $number } è libero
invite-link = Link al posto
invite-first = Chi lo apre per primo e dà un nome ha il posto.
invite-plays = Gioca da qui, con tutto ciò che appartiene al posto.
invite-holds = Il link vale finché non ne crei uno nuovo.
new-link = Nuovo link (il vecchio non vale più)
copy = Copia
copied = Copiato
share-link = Condividi
qr-code = Codice QR del link


## Prendere posto

join = Unisciti
invites-you = { $host } ti invita a un tavolo di
invited = Sei invitato a un tavolo di
not-begun = non iniziata
begun = iniziata, passo { $step }
for-you = per te
join-name = Il tuo nome al tavolo
name-note = Gli altri lo vedono. Nessun account, nessuna mail, nessuna password.
game-in-short = Le regole
i-have-a-passkey = Ho una passkey
link-does-not-open = Questo link non apre un tavolo. Chi lo ha mandato può mandartene un altro.
seat-is-yours = Il posto è tuo, { $name }
at-table-of = { $host ->
    [0] A un tavolo di { $game }
   *[other] Al tavolo di { $host }: { $game }
}
keep-it = Tienilo su tutti i tuoi dispositivi
make-passkey = Crea una passkey
passkey-made = La passkey è pronta
passkey-note = Dito, volto o blocco schermo. Apre tutte le tue partite ovunque siano le tue passkey.
device-link = Link per un altro dispositivo
device-link-note = Si apre una volta, entro 15 minuti: come codice QR o da mandare a te stesso.
device-opened = Aperto: { $device }. Ora è un tuo dispositivo; si disconnette nelle impostazioni.
undo-device = Non ero io
keep-note = Altrimenti il posto resta solo in questo browser. Se va perso, gli altri possono riaprirlo per te.
change-later = Tutto si può cambiare più tardi nelle impostazioni.
one-more-device = Un altro dispositivo
one-more-device-note = Questo browser diventa uno dei tuoi, con tutti i tuoi posti. Ciò che contiene viene con lui.
use-this-device = Usa questo dispositivo
device-yours = Questo dispositivo è tuo
device-yours-note = Ora tutte le tue partite sono anche qui.
to-my-games = Alle mie partite


## Impostazioni delle persone

settings-need-server = Passkey, dispositivi ed elenchi richiedono un server. Qui tutte le partite sono in questo browser; la pagina iniziale le salva in un file.
passkeys-and-devices = Passkey e dispositivi
save = Salva
passkeys = Passkey
rename = Rinomina
passkey-name = Nome della passkey
passkey = Passkey
no-passkeys = Ancora nessuna passkey.
devices = Dispositivi con i miei posti
this-browser = Questo browser
a-browser = Un browser
made-at = creato { $time }
used-at = usato { $time }
remove = Rimuovi
sign-out = Disconnetti
really = Davvero?
last-way = Davvero? I posti resterebbero solo in questo browser.
feed = Le mie partite altrove
feed-note = Un indirizzo privato per il calendario o il lettore di notizie: elenca i tavoli in cui tocca a te. Chi lo conosce può leggere l’elenco.
feed-calendar = Per calendari (iCal)
feed-atom = Per lettori di notizie (Atom)
show-feed = Mostra gli indirizzi
my-data = I miei dati
take-everything = Porto tutto con me
take-everything-note = Registrazioni, note, ciò che hai scritto, nome e dispositivi: uno zip.
export = Esporta
what-is-kept = Che cosa si conserva
what-is-kept-note = Il nome, i dispositivi e le passkey, i modi per raggiungerti, le partite che giochi, le note e ciò che scrivi. Nulla su ciò che guardi.
delete-me = Cancellami
delete-me-note = I posti ai tavoli in corso si liberano e gli altri lo sanno. Le partite finite restano, con ‘un ex giocatore’ al posto del nome. Ciò che altri hanno copiato non si può richiamare. Non si può annullare.
delete-two-steps = Cancella, in due passi
type-your-name = Scrivi il tuo nome: { $name }
delete-for-good = Cancella per sempre


## Le mie partite

my-games = Le mie partite
your-turn = Tocca a te
nothing-waits = Nulla ti aspetta
longest-first = prima l’attesa più lunga
next-may-be = La prossima può essere
something-new = qualcosa di nuovo
table-deleted = { $table }: il tavolo è stato eliminato da chi gestisce questo server, { $time }.
table-deleted-by = { $table }: il tavolo è stato eliminato da { $name }, { $time }.
no-open-tables = In questo momento nessuno ha aperto un tavolo a tutti.
turns-label = { $number ->
    [one] Tocca a te, un tavolo
   *[other] Tocca a te, { $number } tavoli
}
turn-label = { $game }, tocca a te da { $time }: { $asked }
play = Gioca
games-elsewhere = Partite su un altro dispositivo? Crea lì un link nelle impostazioni e aprilo qui.
waiting-for-others = In attesa di altri
waits-for = aspetta { $name }
name-is-here = { $name } è qui
waits-secretly = aspetta { $number } scelte segrete
seats-empty = { $number ->
    [one] 1 posto libero
   *[other] { $number } posti liberi
}
finished = Finite
all-finished = Tutte e { $number }
fewer = Meno
sleeping = Addormentati
sleeping-note = Nessuno tocca questi tavoli da 30 giorni. Il tempo è fermo e non parte alcun avviso; chi ne apre uno lo sveglia.
asleep-since = da { $time }
search-tables = Cerca un tavolo
nothing-found = Nessun tavolo corrisponde.
as-of = Situazione delle { $time }: manca la connessione. L’elenco si ricarica da solo.
copy-link = Copia il link
go-on-in = continua in { $game }
statistics = Statistiche
place = { $place }º
place-points = { $place }º · { $points }
open-tables = Tavoli aperti
seats-taken = { $number } di { $of } posti
games-won = { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $won } vinte
best-points = massimo { $points }
hours-played = { $number ->
    [one] un’ora dalla prima all’ultima mossa
   *[other] { $number } ore dalla prima all’ultima mossa
}
points-over-time = Punti nel tempo
points-at = { $points } punti, { $time }
places = Posizioni
frequent-company = Compagnia più frequente
nothing-played = Ancora nessuna partita finita.
statistics-count = Registrazioni importate e prove non contano.
statistics-private = Lo vedi solo tu, se non scegli altrimenti.
statistics-settings = Chi lo vede
statistics-of = Statistiche: { $name }
show-statistics = Gli altri possono vedere le mie statistiche
show-statistics-note = Partite, posizioni, punti e ore: le trova al tavolo chi gioca con te, e chiunque abbia il link. Con chi hai giocato non si vede.
statistics-link = Link alle mie statistiche
their-statistics = Vedi le sue statistiche


## Il tavolo di una nuova partita

table-together = Al tavolo
table-name = Nome del tavolo
table-name-example = per esempio Tavolo del giovedì
talk = Chi può parlare
talk-all = tutti, chi guarda tra sé
talk-players = chi gioca
talk-words = solo parole rapide
consent = Tutti insieme possono annullare ciò che è stato rivelato
listed = Chiunque può trovare il tavolo e unirsi
turn-pace = Ritmo
turn-pace-0 = nessuno
turn-pace-6 = qualche ora
turn-pace-24 = un giorno
turn-pace-72 = tre giorni
turn-pace-168 = una settimana
turn-pace-note = Per un turno. Solo un accordo: chi è in ritardo riceve un promemoria, nessuno perde per questo.
when-late = Quando è scaduto
late-choose = gli altri scelgono insieme
late-bot = un bot gioca finché non torna
late-end = dopo un po’ la partita finisce
late-times = Dopo quante volte il ritmo
