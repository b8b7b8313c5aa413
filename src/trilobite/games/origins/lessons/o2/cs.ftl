can = Teď umíš vynalézt Nápad, sdílet ho a proměnit Migranta v město.

gods = Každý tah začíná otázkou: vyzveš bohy? Tvůj jediný Stařešina má práci na { $cooking-pit }. Tentokrát to nech být.
    .title = Bohové počkají
    .task = Nevyzývej
    .why = Výzva se draží a přihazuje se Stařešiny. Přišel bys o toho, kterého teď potřebuješ.
    .challenge = Kdybys vyhrál, zaplatil by to tvůj Stařešina. To přijde později.

invent = Tvůj Stařešina stojí na { $cooking-pit } a v nejnižší řadě jeden stačí. Vynalézej!
    .title = Nápad dozrál
    .task = Použij vynález
    .why = Vynalezený Nápad zapůsobí jednou pro každého, kdo na něm má Stařešinu.
    .library = Jeden Stařešina za stupeň informací. Slonovina ale čeká na kovy.
    .elect = Volby by přesunuly tvou korunu a stály by Stařešinu. Teď ne.
    .skip = K řadě se už nikdy nevrátíš.
    .other = To jde, ale { $cooking-pit } je zralý.
    .done = Heuréka! Naučil ses metalurgii 2. Zelený tam má Stařešinu také, a tak se ji naučil i on. Oba Stařešinové se vracejí do svobodné vůle.

city = Slonovina v Zimbabwe žádá metalurgii 2, a tu teď máš. Z Migranta tam bude město.
    .title = První město
    .task = Těž luxusní zboží v Zimbabwe
    .why = Suroviny se pěstují, ochočují, nebo těží. Černé žádají určitou úroveň technologie.
    .spread = To jde, ale město je bod. Postav ho.
    .skip = Město je bod. Postav ho.
    .done = Stojí tvé první město. Migrant je spotřebovaný.

grown = Máš tři skóre: kulturu, politiku a průmysl. Nové město se počítá do jednoho z nich. Které vzrostlo?
    .title = Kam se počítá město
    .task = Ukaž na skóre, které vzrostlo
    .why = Každé skóre je součet: úrovně technologií a něco, čeho jsi dosáhl.
    .mined = Průmysl slonovinu vytěžil, ale počítá rozmanitost, ne města.
    .thought = Kultura počítá, v co věříš, ne co stavíš.
    .done = Správně, politika: metalurgie 2, imunologie 1 a jedno město dávají 4.

engine = Mezera v nabídce se doplnila a tvůj tah končí. Mysli, vynalézej, stav: to je motor této hry.
    .title = Mysli, vynalézej, stav
    .why = Výsledky jsou tři a počítá se jen tvůj nejlepší. Města zvyšují politiku.
