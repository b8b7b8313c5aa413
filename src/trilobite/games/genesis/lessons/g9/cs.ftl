can = Teď umíš proměnit bakterii v makroorganismus, dát mu orgány a přivést ho na souš.

rich = Sedm kostiček a dva bionty: 9 bodů. Taková bakterie se může stát makroorganismem, mořským tvorem, pokud mají její kostičky barvy vytištěné na jeho kartě.
    .title = Čas na něco většího
    .why = { $dickinsonia } potřebuje žlutou 1, zelenou 2 a modrou 3. { $trilobites } by chtěli červenou 2 a žlutou 3, a ty nemáš. Bionty se tu nepočítají.

macro = { $dickinsonia } využije šest ze sedmi kostiček. Vymění se za systémové chromozomy vytištěné na kartě: mají stejnou hodnotu a atrofie je nevezme.
    .title = Staň se tvorem
    .task = Přeměň: { $photo-carboxylation } → { $dickinsonia }
    .why = Makroorganismus má 6 bodů, a 12, je-li na vrcholu potravního řetězce.
    .seaweed = Jde to: { $seaweed } chtějí zelenou 3 a modrou 1. Žlutá kostička tam ale nemá místo: 20 bodů místo 21.
    .promote = Vylepšení je bod navíc. Tvor jich vynese až 12.
    .finish = Kostičky i katalyzátory máš. Teď je ta chvíle.

pay = Stojí to jediný katalyzátor libovolné barvy. Mysli na to, co chceš pořídit potom: druhý biont může vytvořit orgán.
    .title = Stačí kterákoli barva
    .task = Zaplať červeným nebo zeleným
    .why = Žádný orgán tohoto mořského tvora není červený, takže červený oželíš nejsnáz.
    .blue = Stačí kterákoli barva, ale modrý se ti za chvíli bude hodit na orgán.

under = Mutace už nejsou potřeba. Jdou pod balíček oceánské řady v pořadí, které zvolíš.
    .title = Karty se vracejí
    .task = Vyber kartu, která půjde první
    .why = Na pořadí skoro nikdy nezáleží.

spare = Jedna zelená kostička přebývá. Zdarma se stane orgánem na poli své barvy. Každý orgán je bod a má schopnost.
    .title = Kostička navíc
    .task = Vytvoř orgán s UV štítem
    .why = UV záření bere orgány stejně jako mutace. S tímto štítem ti nevezme žádný.
    .immunology = Imunita chrání před nákazou. UV záření ale přichází častěji: nejdřív štít.

organ = 21 bodů! Jeden biont tě teď zastupuje v potravním řetězci. Druhý ještě smí pořizovat: orgán za jeden katalyzátor jeho barvy.
    .title = Další orgán
    .task = Vytvoř modrý orgán
    .why = Je to bod a má korunu pro červenou královnu.
    .green = Také bod. Zelený si ale nech na poslední pole a nejdřív vezmi korunu.
    .finish = Jeden biont ještě nepořizoval a modrý katalyzátor máš.

top = 22 bodů. V moři není nikdo jiný, takže tvůj tvor je na vrcholu potravního řetězce: 12. Darwinovské hody už nemá. A první makroorganismus hry hned přináší proterozoikum.
    .title = Vrchol moře
    .why = Zbylé starší události jsou pryč. Je-li v moři víc tvorů, nejvýš je ten s nejvíce červenými a žlutými chromozomy.

last = O pár kol později. Jedno pole pro orgán je prázdné. Mořský tvor se všemi orgány jde na souš sám od sebe.
    .title = Poslední orgán
    .task = Vytvoř poslední orgán
    .why = Souš je prázdná: kdo přijde první, je tam na vrcholu.
    .finish = Jeden zelený katalyzátor a souš je tvoje.

ashore = Invaze na souš! Orgány zmizely, ale systémových chromozomů je na souši devět místo šesti: 23 bodů. Teď pořiď tolik nových orgánů, kolik zaplatíš.
    .title = Na souši
    .task = Vytvoř zelený orgán
    .why = Každý je bod. Jeden chrání před suchem, které na souši hrozí, druhý před teplem.
    .later = Ten také, za chvíli. Nejdřív využij zelený katalyzátor.
    .finish = Tato pořízení jsou navíc a katalyzátory máš.

more = Zbývá modrý katalyzátor a prázdné modré pole.
    .title = A ještě jeden
    .task = Vytvoř modrý orgán
    .why = Orgány při invazi na souš se nepočítají jako pořízení tvých biontů.
    .finish = Jeden modrý katalyzátor, jeden bod. Vezmi si ho.

land = 25 bodů, z toho 12 za vrchol souše. Bionty šly s tebou. Teď pozor na sucho, které postihuje jen souš; rakovina přichází všude.
    .title = Vrchol souše
    .why = V moři i na souši mohou žít nejvýš tři tvorové. Je-li jich víc, zahyne ten s nejméně červenými a žlutými chromozomy.
