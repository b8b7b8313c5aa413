can = Ora sai usare il giallo e il blu nel lancio Darwin, e sai che cosa costa una perdita.

six = A ogni turno il tuo batterio fa un lancio Darwin: un dado per ogni cubo, due per il bionte. Ogni ⚀ ti nutre, ogni ⚄ e ogni ⚅ è un errore.
    .title = Sei dadi, a ogni turno
    .why = Anche tre dadi uguali danno un catalizzatore, qualunque sia la faccia.

errors = Quattro errori, e blu 3 ne perdona tre. Il quarto costerebbe un cromosoma. Giallo 1 ti lascia rilanciare un dado.
    .title = Un errore di troppo
    .task = Rilancia un errore
    .why = Un dado nuovo non è un errore nel 67 % dei casi.
    .keep = Quattro errori contro blu 3: perderesti un cromosoma, e con esso un punto. Rilanciare è gratis.
    .harmless = Il ⚂ non fa danni. Rilancia uno dei quattro errori.
    .food = È il tuo ⚀, quello che ti nutre. Rilancia uno dei quattro errori.

fed = Un ⚀! Ora gli errori sono tre e blu 3 li perdona tutti. Due ⚀ con rosso 1 creano due catalizzatori, del colore stampato sul batterio.
    .title = Perdonato e nutrito
    .why = Due ⚀ × rosso 1 = 2 catalizzatori blu.

feeds = Due ⚀ hanno creato due catalizzatori. Con un altro cromosoma del colore giusto ne avrebbero creati quattro.
    .title = Quale colore raddoppia?
    .task = Indica il numero che ti nutre
    .why = Ogni ⚀ crea tanti catalizzatori quanti ne dice questo numero.
    .blue = Il blu perdona gli errori. Non crea catalizzatori.
    .yellow = Il giallo rilancia: forse più ⚀, ma ciascuno rende lo stesso.
    .green = Il verde ferma l'ossigeno. Non crea catalizzatori.
    .other = Guarda i quattro numeri su { $photo-carboxylation }.
    .done = Giusto: con rosso 2 ogni ⚀ ne creerebbe due.

without = Qualche turno dopo, un altro batterio: due cubi rossi, ma nessun giallo. Si nutre bene, ma non può rilanciare. Guarda che cosa succede.
    .title = Nessuna seconda occasione
    .why = Di nuovo quattro cubi e un bionte: sei dadi, blu 3.

loss = Quattro errori, tre perdonati: un'atrofia. Perdi un cromosoma e scegli quale cubo. Un bionte se ne va solo quando non restano cubi.
    .title = Che cosa perdi?
    .task = Rinuncia a un cubo rosso
    .why = Rosso 1 ti nutre ancora. Blu 3 ti protegge in ogni lancio futuro.
    .blue = Allora il blu sarebbe 2, e farebbe male già il terzo errore di ogni lancio. Tieniti la protezione.
    .done = Un punto è perso, ma il blu è ancora 3. Finiti i cubi toccherebbe al bionte, e senza di lui il batterio muore.

third = Una regola pratica: in media un terzo dei dadi sono errori. Abbi dunque cromosomi blu pari a un terzo dei dadi, meglio uno in più.
    .title = Quanto blu?
    .why = Con sei dadi escono più di due errori nel 32 % dei lanci, più di tre nel 10 %.
