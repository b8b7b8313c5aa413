can = Ora sai mandare un Anziano su un'Idea e diffonderti senza che nessuno soffra la fame.

people = Guidi i Sapiens: un Migrante in Zimbabwe e alcune pedine nel cervello. La tua corona è sull'industria: puoi usare solo le righe di questa colonna.
    .title = Il tuo popolo
    .why = In un turno sali le righe della tua classe dominante, un'azione per riga. Prima la riga bassa, il pensiero; poi quella alta, il corpo.

specialise = La riga bassa è il pensiero. La pedina nel libero arbitrio può uscire come Anziano. Scegli la specializzazione.
    .title = Prima riga: pensare
    .task = Usa la specializzazione
    .why = Un Anziano resta su un'Idea finché non è inventata. Per inventarla, prima qualcuno deve starci.
    .skip = Non puoi mai tornare a una riga. Usala finché è tua.

idea = Le Idee nella riga più bassa dell'esposizione chiedono un solo Anziano. { $cooking-pit } insegna il metallo: ti aprirà l'avorio dello Zimbabwe.
    .title = Manda il tuo Anziano
    .task = Manda l'Anziano su { $cooking-pit }
    .why = La riga di un'Idea dice quanti Anziani servono, di qualunque colore. Con uno puoi inventarla al prossimo turno.
    .high = Questa aspetta più Anziani, due o tre. Tu ne hai uno.
    .other = Anche lì basta un Anziano. Ma andiamo verso l'avorio.

spread = La riga alta è il corpo. Con la diffusione appare un nuovo Migrante. L'estrazione deve aspettare: non conosci ancora il metallo.
    .title = Seconda riga: il corpo
    .task = Usa la diffusione
    .why = Più gente sulla mappa vuol dire più luoghi per le città, e le città sono punti.
    .skip = Più gente, più possibilità. Non saltare la riga.

who = Un nuovo Migrante non costa nulla: parte da uno che hai. Oppure muovi quello vecchio.
    .title = Uno nuovo o quello vecchio?
    .task = Un nuovo Migrante dallo Zimbabwe
    .move = Allora ne avresti ancora uno solo. Uno nuovo è gratis.

where = Può fare tre passi. Ma un esagono nutre solo uno dei tuoi: cerca uno spazio che non condivida esagoni con lo Zimbabwe.
    .title = Dove nessuno ha fame
    .task = Vai in Africa centrale
    .why = Dei sette spazi a portata cinque condividono un esagono con l'altro Migrante. La tua impronta 1 nutre una figura per esagono.
    .hunger = Lì avreste un esagono in comune, che nutre uno solo: un Migrante soffrirebbe la fame e diventerebbe un Dissidente.
    .done = Due Migranti, un Anziano e nessuno affamato. È stato un turno intero.

turn = Verde gioca allo stesso modo: un Anziano su { $cooking-pit }, un Migrante in Birmania. Ora lì ci sono due Anziani: quando si inventa, imparate entrambi.
    .title = Verde fa lo stesso
    .why = Chi ha un Anziano su un'Idea condivide ciò che insegna. Bada alla compagnia.
