can = Teď umíš pokládat dílky za body, přesouvat druhy a vytlačovat protivníky.

wanderlust = Zatím všichni žijí kolem útesu. Objevování položí nový dílek a vynese body za všechny dílky, kterých se dotkne.
    .title = Planeta roste
    .task = Polož figurku na objevování
    .why = 1, 2, 3 nebo 4 sousedé vynášejí 1, 3, 6 nebo 10 bodů.
    .later = Později. Nejdřív nový dílek: leží tam až 10 bodů.

stack = Vidět jsou tři dílky. Nejbohatší je chaluhový les: kdykoli se bude bodovat, vynese 7.
    .title = Který dílek?
    .task = Vezmi chaluhový les
    .why = Mořská louka vynáší 4, širý oceán 2.
    .meadow = Mořská louka vynáší 4. Je tu něco lepšího.
    .ocean = Širý oceán vynáší 2, zato se tam vejde hodně druhů. Je tu něco lepšího.
    .decline = To by tvá figurka neudělala nic.

place = Každý soused přidá body. Hledej místo se čtyřmi sousedy vedle dílku, kde žiješ.
    .title = Polož ho za body
    .task = Polož les vedle svého lesa
    .why = Čtyři sousedé vynesou 10 bodů a tvé druhy sem mohou přejít z lesa pod ním.
    .far = Také deset bodů, ale tvůj les s tím místem nesousedí, a ty se tam chceš nastěhovat.
    .few = Méně sousedů, méně bodů. Čtyři sousedé vynesou 10.

food = S dílkem přichází žeton. Vyber svou potravu a polož ji na roh nového lesa.
    .title = Potrava pro nový dílek
    .task = Polož mnohoštětinatce na roh nového dílku
    .why = Bez mnohoštětinatců a řas by tví osadníci byli ohrožení.
    .hunger = Z tohohle nemáš nic. Jíš mnohoštětinatce a řasy.

settlers = Deset bodů! Teď se sem smějí nastěhovat druhy z okolních dílků. V lese pod ním máš dva.
    .title = Nastěhuj se
    .task = Nech přijít jeden druh
    .why = Jeden tu stačí na první místo a druhý ho udrží doma.
    .both = Pak by v tvém prvním lese nikdo nezbyl. Jeden stačí.
    .stay = Prázdný les nevynese nikomu nic. Nech jeden přijít.
    .done = Teď jsou tvoje dva lesy. Ryby mezitím usadily další druhy v oceánu.

march = Migrace přesouvá druhy na sousední dílky: z prvního pole pět, z ostatních tři nebo dva.
    .title = Na pochod
    .task = Polož figurku na první migraci
    .why = Stačí mít o jeden druh víc než druhý v pořadí.
    .fewer = Tohle pole přesune méně druhů. První je volné.
    .later = Později. Nejdřív se uchyť na písečné pláni.

foothold = Písečná pláň vpravo od útesu je prázdná a na jejím rohu leží mnohoštětinatci. Na útesu se tísní tři tvé druhy.
    .title = Uchyť se
    .task = Přesuň jeden druh z útesu na písečnou pláň a skonči
    .why = Kdo je na dílku sám, je první i s jediným druhem. Písečná pláň vynáší 3.
    .away = Odtud se na písečnou pláň nedostaneš. Začni na útesu.
    .many = Jeden druh tam stačí. Ostatní nech na útesu.
    .sand = Jdi na písečnou pláň, kde jsou mnohoštětinatci a nikdo tam nežije.
    .done = Na písečné pláni jsi první, s jediným druhem.

fight = Kompetice eliminuje druhy protivníků na dílku, kde žiješ i ty. Žeton pod prvním polem ukazuje korálový útes.
    .title = Boj o útes
    .task = Použij první kompetici proti rybám na útesu
    .why = Eliminované druhy jsou mimo hru: do genofondu se nevracejí.
    .marker = Žeton pod tímto polem ukazuje jiné prostředí.
    .later = Později. Nejdřív ryby na útesu.
    .decline = To by tvá figurka neudělala nic.

tie = Na útesu teď žijí dva tvé druhy a dva druhy ryb.
    .title = Kdo je teď první?
    .task = Ukaž na živočicha, který by tam byl první
    .why = Remízy vyhrává, kdo je v potravním řetězci výš.
    .lower = V potravním řetězci jsi úplně dole: remízy prohráváš.
    .done = Správně: ryby, protože remízy vyhrávají. Jedna oběť nestačila. Musíš mít o jeden druh víc než ony.
