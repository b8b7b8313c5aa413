### Bios: Genesis in the browser, Italian: what the things on the table are.


## Refugia

about-refugium = { $dice ->
    [one] Lancia un dado
   *[other] Lancia { $dice } dadi
}: uno per ogni cubo organizzato, due per ogni bionte.
about-refugium-quiet = Finché non arriva un bionte nessuno lancia qui. Poi i cubi organizzati danno un dado, i bionti due.
about-life = Con clima { $climate } ognuna di queste facce porta un cubo nel campo organizzato: { $faces }.
about-life-faces = Ogni dado con questa faccia porta un cubo dal campo inferiore a quello superiore.
about-slots = Spazi enzima coperti: { $covered } di { $all }. Le morti negli spazi scoperti sono attive.
about-asleep = Riga inattiva: può assegnare qui solo chi vi ha un bionte o ha una spora.
about-row-active = Riga attiva: tutti possono assegnarvi bionti ed enzimi.
about-refugia-left = { $number ->
    [0] Nel mazzo non c'è più nessun refugium.
    [one] Nel mazzo resta un refugium.
   *[other] Nel mazzo restano { $number } refugia.
}
about-entry = L'ingresso di ogni bionte costa { $number ->
    [one] un catalizzatore
   *[other] { $number } catalizzatori
} di qualsiasi colore.
about-immune = L'annientamento non lo tocca.
about-manna-organised = Manna organizzata: aggiunge un dado al lancio e diventa un cromosoma del nuovo batterio.
about-manna-loose = Manna disorganizzata: una faccia vita la porta nel campo superiore.
about-biont = Un bionte: due dadi su un refugium e in un organismo, e un acquisto per l'organismo in cui vive.
about-enzyme = Un enzima copre una morte finché una morte dell'enzima o un annientamento non lo toglie.
about-manna-death = Ogni { $face } uccide una manna organizzata: un cubo scende e dà un catalizzatore, un bionte torna a casa.
about-enzyme-death = Ogni { $face } toglie l'enzima più a destra.


## Cards

about-deck = { $number ->
    [one] L'ultima mutazione di questo mazzo
   *[other] La prima di { $number } mutazioni
}. Costa un catalizzatore ({ $colour }).
about-mutation = Una mutazione: i suoi cubi sono cromosomi, le sue icone abilità dell'organismo.
about-promotion = Con la promozione riceve un secondo cubo ({ $colour }) e le abilità dell'altro lato.
about-diseased = Un parassita ha preso un cubo; la carta e le sue abilità restano.
about-pollutes = Inquinamento: quando si acquista, un picco d'ossigeno colpisce gli altri organismi della riga.
about-ability-immunology = il proprietario sceglie liberamente che cosa perde l'organismo.
about-ability-heat-shield = un punto in meno di severità in una crisi estremofila.
about-ability-o2-shield = un punto in meno di severità in un picco d'ossigeno.
about-ability-uv-shield = la radiazione UV non fa danni.
about-ability-cancer-shield = nei lanci cancro solo i sei sono errori.
about-ability-drought-shield = la siccità non fa danni.
about-ability-spore = bionti ed enzimi possono andare in ogni riga.
about-ability-hgt = un tuo bionte per turno può lasciare un microorganismo o entrarvi.
about-ability-dna = nei lanci Darwin solo i sei sono errori.
about-ability-fission = dal turno dopo ogni bionte fa due acquisti.
about-ability-nucleus = gli acquisti si pagano con un catalizzatore di qualsiasi colore.
about-ability-sex = prima di acquistare una mutazione si può mettere la prima carta sotto il mazzo.
about-ability-red-queen = chi ha più corone, ospite o parassita, può rubare un cubo all'altro.


## Organisms

about-darwin = Nella fase Darwin lancia { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}. Catalizzatori per ogni 1: { $red }. Dadi da rilanciare: fino a { $yellow }. Errori ignorati (5 e 6, con il DNA solo 6): { $blue }.
about-bacterium = Un batterio: ognuno dei suoi bionti ({ $bionts }) fa un acquisto per turno.
about-parasite = Un parassita: vive dei catalizzatori dell'ospite e dei cubi che gli prende.
about-parasite-card = Una carta parassita: nella fase di assegnazione si attacca, da un lato o dall'altro, a un ospite di un altro giocatore.
about-macro = Un macroorganismo { $side ->
    [marine] del mare
   *[terrestrial] della terra
}, indice metabolico { $rate }, vale { $worth } PV. Non fa lanci Darwin.
about-macro-organs = { $side ->
    [marine] Con tutti gli organi approda sulla terra.
   *[terrestrial] Gli organi aggiungono abilità e punti.
}
about-chromosome = { $colour ->
    [red] Rosso, metabolismo: catalizzatori per ogni 1 nel lancio Darwin, e uno scudo termico.
    [yellow] Giallo, specificità: ognuno permette di rilanciare un dado del lancio Darwin.
    [green] Verde, entropia: uno scudo O2 e un bionte in più sui refugia per ognuno.
   *[blue] Blu, eredità: ognuno fa ignorare un errore.
}
about-organ = Un quadrato organo: un catalizzatore ({ $colour }) vi mette un cubo, e le sue abilità valgono.
about-circle = Un cerchio per un bionte ({ $colour }), un endosimbionte. Fa acquisti e porta la sua abilità.
level-title = Livello trofico { $level }
about-level = { $level ->
    [P] P, pianta: la base della rete alimentare.
    [H] H, erbivoro: il centro della rete alimentare.
   *[C] C, carnivoro: la cima della rete alimentare.
} I livelli seguono l'indice metabolico.
about-level-worth = Il livello occupato più alto di mare e terra vale 12 PV, gli altri 6, divisi tra chi vi ha un bionte.
slot-name = spazio per un cubo malato, { $colour }
about-slot = Uno spazio per un cubo ({ $colour }) che il parassita prende all'ospite: un cubo malato.
about-stat-darwin-dice = Un dado per ogni cubo, due per ogni bionte.
about-stat-cancer-dice = Un dado per ogni organo, due per ogni bionte. Cinque e sei sono errori.
about-stat-rerolls = Cromosomi gialli: nel lancio Darwin si possono rilanciare altrettanti dadi, una volta.
about-stat-errors = Cromosomi blu: gli errori oltre questo numero costano cromosomi.
about-stat-heat = Cromosomi rossi e scudi termici contro le crisi estremofile.
about-stat-oxygen = Cromosomi verdi, scudi O2 e vitamine contro i picchi d'ossigeno.
about-stat-rate = Cromosomi rossi e gialli; decidono il livello trofico.


## Players

about-player = Un giocatore. Sui refugia può avere fino a { $number } bionti.
about-wanton = Lascivia { $number }: icone HGT sui suoi organismi. Il più lascivo può andare per primo.
about-pool = { $number ->
    [0] Nessun bionte è libero.
    [one] Un bionte è libero da assegnare.
   *[other] { $number } bionti sono liberi da assegnare.
}
about-entropy = Limite entropico: fino a { $number } bionti sui refugia, uno più i cromosomi verdi dell'organismo più verde.
about-catalyst = Un acquisto costa un catalizzatore del colore giusto, o due di un altro colore.
about-limit = Una riserva ne contiene { $number } per colore.
about-trophy = Un trofeo: la carta di un organismo estinto.
about-score-cubes = Un punto per ogni cubo su organismi, mutazioni e come cromosoma di sistema.
about-score-bionts = Un punto per ogni bionte in un organismo qualsiasi.
about-score-dominance = 6 o 12 punti per un macroorganismo, divisi tra i giocatori che vi sono.
about-score-trophies = Un punto per ogni trofeo.
about-score-medea = Chi ha votato Medea perde metà dei punti.


## Dice, phases, events

about-die-autocatalytic = Su un refugium: le facce vita organizzano, le morti negli spazi scoperti uccidono, i numeri doppi possono dare un batterio.
about-die-darwin = Di un microorganismo: un 1 dà catalizzatori, un tris uno in più, cinque e sei sono errori.
about-die-cancer = Di un macroorganismo: cinque e sei sono errori, un 1 dà un catalizzatore.
about-phase-event = Si pesca un evento e le sue icone colpiscono tutti, da sinistra a destra.
about-phase-assignment = In ordine di gioco si assegnano bionti, enzimi, parassiti e antiossidanti.
about-phase-autocatalytic = Ogni refugium con un bionte lancia, riga per riga.
about-phase-darwin = Ogni batterio e parassita lancia: rilanci, catalizzatori, poi perdite.
about-phase-purchase = Ogni bionte in un organismo fa un acquisto per esso.
about-climate = L'ultima icona del clima decide quali facce vita valgono.
about-armageddon = Quattro icone uguali di fila chiudono la partita, se non votano tutti Gaia.
event-icon-warm = sole
event-icon-cool = fiocco di neve
icon-state-done = Fatto.
icon-state-now = Adesso.
icon-state-to-come = Deve ancora venire.
event-result-smite = Enzimi persi: { $enzymes }, cubi: { $cubes }.
event-result-none = { $kind ->
    [heaven] Nessun mazzo attivo ha carte.
    [earth] Nessun mazzo attivo ha carte.
    [cancer] Nessun macroorganismo lancia.
    [warm] Il clima resta.
    [cool] Il clima resta.
   *[other] Nessuno ne soffre.
}
event-forecast = Troppo deboli: { $names }.
event-forecast-one = { $name } (−{ $number })
event-forecast-none = Tutti gli scudi reggono.
