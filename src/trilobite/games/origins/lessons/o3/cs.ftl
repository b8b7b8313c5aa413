can = Teď poznáš, jak daleko tvůj lid dojde a kde se uživí.

eats = Pole se dotýká až tří hexů a tvůj Migrant jí v každém z nich. Město jí ve svém hexu. Ekologická stopa 1 znamená: hex uživí jednoho.
    .title = Kde se jí
    .why = Počítají se všechny postavy a města na hexu, i cizí.

spread = Chceš o jednoho Migranta víc a nikoho hladového.
    .title = Ještě jeden Migrant
    .task = Použij šíření
    .why = Energie 3 donese Migranta o tři kroky.
    .skip = Víc lidí, víc možností.

city = Noví lidé mohou vyjít i z města: první krok vede na kterýkoli roh jeho hexu.
    .title = Ven z města
    .task = Nový Migrant z města
    .other = To smíš, ale tentokrát ať někoho vyšle město.

safe = I tvé město jí. Jediné pole v dosahu nesdílí hex ani s městem, ani s tvým Migrantem.
    .title = Jediné bezpečné místo
    .task = Najdi pole, kde nikdo nehladoví
    .why = Leží na jihu Konga.
    .hunger = Tam by dva tví měli společný hex a ten uživí jednoho: někdo by hladověl. Podívej se na hexy kolem pole.
    .done = Nikdo nehladoví. Se stopou 1 je takové místo jediné.

two = Nový začátek, se stopou 2: teď hex uživí dva. Ať město zase vyšle Migranta.
    .title = Stopa 2
    .task = Znovu šíření, z města
    .why = Jeden krok na stupnici a mnohem víc míst.
    .city = Ať někoho vyšle město, abys mohl porovnávat.

any = V dosahu jsou tatáž pole. Tentokrát jsou všechna bezpečná. Vyber si.
    .title = Teď jsou bezpečná všechna
    .task = Jdi, kam chceš
    .done = Se stopou 1 bylo bezpečné jediné pole, se stopou 2 všech osm.

tracks = Stopa živí, energie nese, námořnictví překonává vodu. Žetony klimatu hexy zavírají: nikdo tam nestaví a mezi dvěma z nich nikdo neprojde. Tyhle stupnice rozhodují, kde můžeš žít.
    .title = Tři stupnice
    .why = Námořnictví 0 nepřekoná žádnou vodu. Proto z Afriky zatím nikdo neodejde jinak než po souši.
