can = Máš za sebou celé kolo: nejdřív potrava, pak druhy, pak body a každá figurka níž než ta předchozí.

sea = Hraješ za korýše, protivníkem jsou ryby. Tipuj, kam jde která figurka, nebo jen sleduj: pak uvidíš, co se hrálo a proč. Jíš mnohoštětinatce a řasy; obojí leží u útesu uprostřed.
    .title = Jedno kolo ke sledování

first = Chaluhový les vedle útesu vynáší 7, podmořská hora 5, ale nic tam tě neživí. Figurka smí stát jen níž než tvé ostatní, takže tohle je jediná příležitost pro horní řádky.
    .title = První figurka
    .done = Hojnost, úplně nahoře: všechno pod ní zůstává otevřené. Figurka na evoluci by to teď všechno zavřela.

food = V tomto kole jsou v nabídce čtyři žetony.
    .title = Kterou potravu?
    .done = Mnohoštětinatce. Na desce je máš dvakrát, takže se později při dominanci počítají dvojnásob.

corner = Mnohoštětinatci mohou na kterýkoli volný roh. Žeton živí každý dílek, který se ho dotýká.
    .title = Kam s nimi?
    .done = Mezi chaluhový les a podmořskou horu: jeden roh živí dva nejbohatší dílky najednou.

next = Ryby mají speciaci kolem planktonu: dvě kostky na hoře, dvě v oceánu. Tvá figurka stojí nahoře.
    .title = Druhá figurka
    .done = První pole speciace: jeho kruh ukazuje mnohoštětinatce. Potrava leží, kde chceš žít, teď přijdou druhy.

around = Na planetě leží dva žetony mnohoštětinatců: tvůj a ten u útesu.
    .title = Kolem kterých?
    .done = Kolem tvých: 7 a 5 bodů za první místo a v lese zatím nikdo nežije.

settle = Les přijme nejvýš dva druhy, hora také. Tam mají ryby dva a remízy vyhrávají.
    .title = Kolik a kam?
    .done = Dva do lesa, dva na horu. Nic nestojí a druhé místo na hoře vynáší 3.

points = Ryby migraci nevyužijí. Vše je připravené: les je jen tvůj. Evoluce má pět polí, pod každým leží žeton.
    .title = Teď už body?
    .done = První pole boduje chaluhový les: 7 a { $biodiversity } přidá 2 za dva dílky, o které se dělíš.

third = Ryby bodují útes: 6 pro ně, 3 pro tebe. Máš 12. Zbývající pole bodují horu, písečnou pláň a vývěr.
    .title = Ještě jedna figurka
    .done = Třetí pole. Hora vynese tobě 3 a rybám 5, ale odtud smíš použít kteroukoli ze tří karet.

card = Tři karty: { $fertile } platí za druhy na jednom dílku, { $annelids } za tvé dílky s mnohoštětinatci, { $niche-construction } přesune žeton.
    .title = Která karta?
    .done = { $fertile }: počítá všechny kostky na jednom tvém dílku, ať patří komukoli. Mnohoštětinatců se dotýkají jen tři dílky.

where = Počítá se jeden tvůj dílek: les, hora, nebo útes.
    .title = Kde je tlačenice?
    .done = Útes: tři tvé kostky a tři rybí, šest bodů. Počítají se i cizí.

sum = 21 : 13. S návratem figurek se ti všechny vrátí a další kolo začíná zase nahoře. Kdo plánoval shora dolů, využil každý řádek.
    .title = Jednadvacet bodů
    .why = 7 a 2 za les, 3 za útes, který bodovaly ryby, 3 za horu, 6 za kartu.
