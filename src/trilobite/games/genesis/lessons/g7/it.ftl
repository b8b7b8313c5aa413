can = Ora sai attaccare un parassita, vivere della riserva altrui e aspettarti la Regina Rossa.

prey = Rosso ha 5 punti, tu 4. Ma accanto a { $amyloid-hydrolysis } ci sono due mutazioni con un cubo ciascuna, e tu hai una carta parassita. Un parassita vive sull'organismo di un altro.
    .title = Qualcuno da derubare
    .why = La riga dell'ospite deve essere attiva, oppure devi avervi un bionte.

attach = La tua carta ha due lati. Ognuno ha due spazi colorati e, per ciascuno, ruba un cubo dalle mutazioni dell'ospite. { $viroid }: rosso e giallo. { $virus }: rosso e verde.
    .title = Quale lato?
    .task = Attacca { $viroid } all'ospite { $amyloid-hydrolysis }
    .why = Sulla carta { $rna-polymerase } c'è un cubo rosso, su { $cytochromes } uno giallo: { $viroid } riempie entrambi gli spazi.
    .virus = { $virus } prende rosso e verde. Sulle mutazioni non ci sono cubi verdi, quindi ne ruberebbe uno solo.
    .finish = Il turno passerebbe e Rosso resterebbe in testa. Attacca il tuo parassita.

one = Un tuo bionte va sulla carta. Acquista per il parassita e lancia due dadi. Potrebbe raggiungerlo un secondo, ma nella riserva è libero per un nuovo refugium.
    .title = Quanti bionti?
    .task = Un bionte basta
    .why = Il numero di bionti non cambia quanti cubi ruba il parassita.
    .two = Va bene anche questo: un punto in più e un secondo acquisto. Ma qui ne basta uno, e l'altro resta libero per un nuovo posto.

steal = Ora il furto. Il cubo rosso di { $rna-polymerase } nutre: con quello il tuo parassita crea catalizzatori.
    .title = Prendi il cubo rosso
    .task = Prendi il cubo di { $rna-polymerase }
    .why = Un cubo rubato è un punto in più per te e uno in meno per Rosso.
    .yellow = Anche quello, fra un attimo. Prima il rosso.

second = Lo spazio giallo è ancora vuoto. Su { $cytochromes } c'è il cubo che fa per lui.
    .title = E quello giallo
    .task = Prendi il cubo di { $cytochromes }
    .why = Con giallo 1 il parassita può rilanciare un dado.
    .enough = Uno spazio resterebbe vuoto. Il secondo cubo non costa nulla.
    .done = 7 punti a 3. I cubi rubati lanciano e danno punti a te. Le carte restano a Rosso, con le loro abilità.

red = Rosso non fa altro. Ora tutti fanno il lancio Darwin: prima il tuo batterio, poi quello di Rosso e, subito dopo l'ospite, il suo parassita.
    .title = Prima l'ospite, poi il parassita
    .why = L'ospite lancia solo quattro dadi: i cubi rubati lanciano con te.

host = Finora nessun ⚀ e nessun errore. Ora lancia { $viroid }: due cubi e un bionte, quattro dadi.
    .title = Tocca al tuo parassita
    .why = Un parassita si nutre e sbaglia come un batterio: il rosso crea catalizzatori, il blu perdona.

fed = Un ⚀ e nessun errore. Con rosso 1 è un catalizzatore, del colore del parassita: blu. Ma guarda in quale riserva finisce.
    .title = Cibo, ma per chi?
    .task = Tieni tutti i dadi
    .why = Un parassita usa la riserva del suo ospite: ciò che crea va lì, ciò che acquista si paga da lì.
    .food = È il tuo ⚀, quello che nutre. Tienilo.
    .reroll = Qui nessun dado è un errore, e uno nuovo potrebbe esserlo. Tienili tutti.
    .done = Il catalizzatore blu è nella riserva di Rosso: due rossi e un blu. La tua è vuota, quindi ora acquista Rosso.

queen = Rosso risponde con una Regina Rossa. Sulla carta { $rna-polymerase } c'è una corona, e il tuo parassita non ne ha. Per un catalizzatore rosso Rosso si riprende il cubo rosso.
    .title = La Regina Rossa
    .why = Chi attacca deve avere più corone del bersaglio, o il consenso del suo proprietario. Ora è 6 punti a 4.

buy = Dopo l'ospite acquista il suo parassita, e paga la riserva di Rosso senza che nessuno glielo chieda. Nell'oceano c'è una carta blu con una corona: { $riboswitches }.
    .title = Paga Rosso
    .task = Acquista { $riboswitches } per { $viroid }
    .why = Un cubo blu è un punto e un errore perdonato, e non ti costa nulla.
    .finish = Il catalizzatore blu resterebbe a Rosso. Spendilo.

crown = Al prossimo turno il tuo parassita può attaccare l'ospite allo stesso modo. Per farlo gli serve una corona.
    .title = Con che cosa rispondere?
    .task = Indica la tua corona
    .why = Le corone sono sulle mutazioni. Un parassita usa solo le proprie, mai quelle dell'ospite.
    .host = Questa corona è di Rosso, anche se per un po' il suo cubo è stato tuo. Guarda accanto al tuo parassita.
    .other = Cerca la corona sulla mutazione appena acquistata.
    .done = Giusto. Una corona contro una non basta: senza il consenso di Rosso te ne serve una seconda. E anche a lui contro di te.
