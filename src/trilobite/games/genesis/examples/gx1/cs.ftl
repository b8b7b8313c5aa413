can = Právě máš za sebou celou hru. Dva bionty na správném místě a dvě kostičky vzaté zpět změnily 6 : 9 na 12 : 9.

world = Sedíš na místě Modrého, soupeřem je Zelený. Tipuj každé rozhodnutí Modrého, nebo jen sleduj: pak uvidíš, co se hrálo a proč. První událost, { $mars-paleo-ocean }, aktivuje kosmos a oceán.
    .title = Dvanáct kol ke sledování

home = Limit entropie máš 1: ven smí jeden biont. Odkrytá jsou dvě refugia. Je chladno: { $interplanetary-dust } tak oživuje hodnotami ⚀⚁⚂⚃, { $deep-hot-biosphere } jen ⚀⚁ a chce navíc tvůj katalyzátor.
    .title = Prach, nebo hlubina?
    .done = Do prachu. Kostičky tam zvedají čtyři hodnoty ze šesti, nic to nestojí a katalyzátor zůstane na enzym.

cover = Biont je usazený a ty máš ještě jeden modrý katalyzátor. Dokud nic nežije, není co pořizovat.
    .title = Jeden katalyzátor
    .done = Enzym na první pozici karty { $interplanetary-dust }. ⚂ tam zvedá i zabíjí: teď už jen zvedá.

raise = Zelený zaplatil za vstup, { $deep-hot-biosphere }. Tobě padlo ⚂ a ⚃: obě dávají život a ⚃ ještě zabije. Nejdřív se zvednou dvě kostičky: dvě žluté, nebo jedna z nich a zelená?
    .title = Nejdřív život
    .done = Obě žluté. Co za chvíli klesne, zaplatí katalyzátorem své barvy, zelená kostička tedy může počkat.

fall = Teď ⚃ vezme jednu manu a enzym: zvednutou kostičku, nebo tvůj biont.
    .title = Co klesne?
    .done = Kostička. Vynese žlutý katalyzátor a může se zase zvednout. Zelený tolik štěstí neměl: ⚄ mu v hlubině zabila biont.

mars = Dva deště meteoritů zemi oteplily. V kosmu je nové místo, { $mars-paleo-ocean }, s kostičkami všech čtyř barev. Zelený jde do oceánu, { $green-rust-fumarole }.
    .title = Lepší domov?
    .done = Na Mars. Za tepla tam dávají život ⚀⚁⚂⚃, kdežto prach má jen žluté a zelené: žádnou modrou, která odpouští, ani červenou, která živí.

lonely = ⚃⚃: dvě kostičky se zvedly a hned zase klesly, zaplatily zelenou a modrou. Jsou to dvě stejné, život tedy může vzniknout, ale jen se samotným biontem.
    .title = Dvě stejné, ale holé
    .done = Ne. Bakterie s jediným biontem je 1 bod a štít proti chybám 1: příští dvě chyby by ji ukončily. Máš tři katalyzátory a Mars své kostičky neztratí.

asleep = Zelenému padlo líp: žije { $amyloid-hydrolysis }, 3 body ku 0. Kosmos je toto kolo neaktivní: nikdo tam nepřijde ani neodejde, ale ke svému biontu smíš klást enzymy. Máš tři katalyzátory.
    .title = Chránit neaktivní místo?
    .done = Jeden enzym pro Mars: ⚃, která tam dává život, už nezabíjí. Platí žlutá, o tu teď žádný balíček nestojí.

colours = ⚀ a ⚃: zvednou se dvě kostičky a nic neklesne. Leží tam všechny čtyři barvy. Které nejdřív?
    .title = Které kostičky?
    .done = Zelená a žlutá. Na ostatní není spěch: dvě zvednuté kostičky znamenají příště čtyři kostky, a ty zvednou zbytek.

life = Teplo stálo Zeleného dvě kostičky: { $amyloid-hydrolysis } je teď jen osamělý biont. Na Marsu zvedly ⚀⚁⚁⚂ poslední dvě kostičky. Zase dvě stejné, tentokrát s červenou, žlutou, zelenou a modrou.
    .title = Teď?
    .done = Ano: { $sugar-driven-biosynthesis }, pět chromozomů, 5 bodů ku 1. Každá barva teď dělá svou práci: dvě kola čekání vynesla čtyři kostičky.

error = Tvůj první darwinovský hod: ⚁⚁⚂⚃⚄⚅. Dvě chyby a modrá 2 odpustí obě. Žlutá 1 dovoluje hodit jednou kostkou znovu.
    .title = Dá se něco získat?
    .done = Znovu ⚅. Odpuštěná by byla tak jako tak, ale ⚀ by živila a doufat nic nestojí. Padla ⚂.

crowd = Teď máš limit 2. { $warm-pond } má barvu Zeleného a čeká tam jeden zelený biont. Kde se hráči potkají, tam hází a vybírá ten, kdo má víc.
    .title = Sporné místo
    .done = Oba tam, { $warm-pond }. Dva proti jednomu: házíš za všechny a biont Zeleného máš v rukou.

losses = ⚀⚁⚂⚃⚄⚅, žádné dvě stejné. Obě kostičky jsou nahoře a rozdělit se musí tři smrti: kostičky, tvé bionty, nebo biont Zeleného.
    .title = Tři smrti
    .done = Zelená kostička a oba vlastní bionty. Platí i ony: dva modré katalyzátory. Bez dvou stejných nestál rybník za to tu zůstávat.

feed = Zelený založil { $pna-template }. Tvůj hod: ⚁⚂⚃⚃⚅⚅. Dvě chyby, modrá 2. Jednou kostkou smíš házet znovu.
    .title = Házet znovu?
    .done = ⚅, a padla ⚀: jeden červený katalyzátor. Přehodit chybu nic nestojí, horší už sotva bude.

buy = Otevřené máš čtyři balíčky: domácí řadu a tři aktivní. V zásobě je jeden červený, jeden zelený a tři modré.
    .title = Tvá první mutace
    .done = { $tmrna } z kosmu, za jeden modrý: modrá kostička, koruna proti parazitům a její znečištění zasáhne kosmos, kde žiješ jen ty.

again = 6 bodů ku 5. Oceán a pobřeží jsou neaktivní. Dva bionty jsou volné a { $interplanetary-dust } má od prvního kola jednu zvednutou žlutou kostičku.
    .title = Zpátky do prachu?
    .done = Oba do prachu, kde je zase chladno a přívětivo: pět kostek, čtyři hodnoty života. A nikdo jiný tam není.

patience = ⚀⚀⚁⚂⚄: dvě kostičky se zvedly, dvě klesly a zaplatily žlutou a zelenou. Zase dvě stejné. Ožily by dva bionty a jedna žlutá kostička.
    .title = Otočit ji?
    .done = Ne. Žlutá neživí a dvě kostičky karty by propadly. Čekání stojí málo: prach platí katalyzátory každé kolo.

promote = Zelený přišel o { $amyloid-hydrolysis } dvěma chybami, přesně jak to hrozilo tobě. Máš šest katalyzátorů a { $tmrna } se dá vylepšit za modrý, nebo za dva stejné.
    .title = Nová karta, nebo druhá kostička?
    .done = Vylepšená { $tmrna }, za dva zelené: o žlutou kostičku víc a DNA, takže ⚄ už není chyba. Dvě kostičky na jedné kartě navíc líp přežijí UV.

guest = O dvě kola později Zelený udeří: { $salmonella } se naváže na tvou bakterii a ukradne obě kostičky vylepšené karty. 5 bodů ku 9. Ukradené kostičky hází a bodují pro Zeleného a koruna zmizela s vylepšením.
    .title = Parazit

crown = V prachu zase odmítneš život. Narodila se { $thioester-condensation }: Zelený má 13 bodů. Ty máš šest katalyzátorů a otevřené dva balíčky.
    .title = Odpověď
    .done = { $rna-polymerase } z pobřeží, za červený: druhá červená kostička a koruna. S korunou můžeš příští kolo vrátit úder.

vent = Erupce stála parazita ukradenou kostičku a organismy Zeleného další dvě. 6 : 10. Tvé dva bionty jsou v prachu a kosmos je aktivní: smějí se přesunout.
    .title = Čas se stěhovat?
    .done = Oba jdou na { $hydrothermal-vent }: pět kostiček všech barev a zabíjí jen ⚅. Život přináší jen ⚀: bezpečné místo pro trpělivé.

strike = { $salmonella } má pořád tvou modrou kostičku. Ty máš korunu, parazit žádnou, a dva modré katalyzátory.
    .title = Červená královna
    .done = Udeř. Jeden modrý katalyzátor vrátí modrou kostičku domů: bod pro tebe, o bod méně pro Zeleného a zase modrá 3.

uv = { $ocean-overturn } přináší UV 1: každý organismus si nechá jednu mutaci. Máš modrou, { $tmrna }, a červenou, { $rna-polymerase }, obě s korunou.
    .title = Která karta zůstane?
    .done = Zůstane { $tmrna }: modrá 3 na sedm kostek. Červená 1 pořád živí. A korunu mají obě, o ni tedy nepřijdeš.

choke = U průduchu zase necháš dvě stejné být. 6 : 9. Na pobřežním balíčku leží { $chloroplast-symbiont }. Znečišťuje a zelenou bys měl 2.
    .title = Jed pro ostatní
    .done = { $chloroplast-symbiont }, za zelený. Tebe před jeho kyslíkem chrání tvá zelená, ale tvůj host přijde o poslední kostičku.

tied = Příští událost parazita dorazila. 7 : 7. Máš čtyři katalyzátory a v obou aktivních balíčcích něco pro tebe.
    .title = Sedm ku sedmi
    .done = { $mitochondria }, za žlutý: o bod víc a dělení: od příštího kola pořizuje tento organismus s jedním biontem dvakrát.

snow = Poslední kolo: čtyři vločky za sebou a konec nikdo neodvrací. Parazit Zeleného je zpět na tvé bakterii se dvěma ukradenými kostičkami. Prohráváš 6 : 9.
    .title = Země sněhová koule
    .why = Podle zdejších pravidel by ho Zelený v tomto kole navázat nemohl, protože žádná řada není aktivní. V tištěném příkladu tam je, hra proto pokračuje z té pozice.

twins = Přidělování skončilo. U průduchu ⚀⚀⚁⚂⚅⚅: dvě kostičky se zvedly, dvě klesly. Zbyla červená, žlutá a dva bionty. Dvě stejné naposled.
    .title = Život, nebo nic
    .done = Život: { $metal-glycolysis }. Dva bionty uvnitř jsou dva modré chromozomy a se dvěma kostičkami 4 body. U průduchu by nebyly nic.

back = Zelený pořídil dvě mutace: 10 : 11. Máš pět katalyzátorů. Díky dělení { $sugar-driven-biosynthesis } pořizuje dvakrát.
    .title = Poslední pořízení
    .done = Červená královna: modrý katalyzátor vrátí modrou kostičku. To jsou dva body rozdílu, protože jeden odejde Zelenému.

both = 11 : 10. Dělení dává tomuto organismu druhé pořízení a jedna tvá kostička je pořád ukradená.
    .title = A ještě jednou?
    .done = I tu žlutou. Nová karta by byla jeden bod, kostička vzatá zpět mění rozdíl o dva.

count = 12 : 9. Tvé dva organismy mají devět kostiček a tři bionty, organismy Zeleného pět kostiček, tři bionty a trofej. Zbytek přikryl sníh.
    .title = Spočítej to
    .why = Čekání na červenou a modrou, druhý domov u průduchu a dvě kostičky vzaté zpět v posledním kole: každé z toho vyneslo víc než vedení uprostřed hry.
