can = Teď umíš vyzvat bohy, přihazovat Stařešiny a hned využít Základy.

challenge = Díky výzvám tvůj lid roste. Vrchní karta balíčku přinese všem dvě události a pak se draží.
    .title = Otoč kartu
    .task = Vyzvi bohy
    .why = Přihodit můžeš svého Stařešinu na { $raft }. Zelený má také jednoho.
    .skip = Pak se nestane nic. Ale máš Stařešinu, kterým můžeš přihodit.

warming = První událost je oteplení. Z mapy se vezme žeton klimatu, otočí se a položí jinam. Který, to řekneš ty.
    .title = Klima se mění
    .task = Vezmi žeton klimatu
    .why = Co opustí, bude obyvatelné; kam přijde, tam nikdo stavět nemůže.

flood = Teď stoupá jako moře. Vyber hex, kde to nikomu z tvých neublíží.
    .title = Kde stoupne moře
    .task = Vyber hex
    .why = Kde chce stavět někdo jiný, bolelo by to víc. Tady zatím nikdo nežije.
    .done = Druhá událost je malárie. Postihne toho, kdo má ekologickou stopu vyšší než imunologii. Oba máte 1 a 1: nikdo neonemocní.

bid = Teď dražba. Přihazuje se Stařešiny, kteří stojí na Nápadech. Zelený má jednoho jako ty a příhoz musí být vyšší.
    .title = Přihoď
    .task = Přihoď jednoho Stařešinu
    .why = Zelený tě nepřebije: má jen jednoho Stařešinu.
    .pass = Pak by karta opustila hru a ty bys nezískal nic.
    .done = Vyhráváš. Stařešina se vrací domů, jedna figurka se učí mluvit a { $pointing-finger } patří k tvým Základům.

foundation = Karta Základů visí pod sloupcem tvé desky a je tam řadou. Průmysl je tvá vládnoucí třída: tam ji můžeš používat.
    .title = Polož Základy
    .task = Dej ji pod průmysl
    .why = Pod jiným sloupcem by přesunula tvou korunu: pokojná revoluce.
    .crown = Tím by se tam přesunula tvá koruna: pokojná revoluce. Někdy chytré, dnes ne.

use = Nejnovější Základy jsou první řadou, hned v tomto tahu. Dovolují encefalizaci: figurka jde z emocí do slovní zásoby.
    .title = Použij ji hned
    .task = Použij novou řadu
    .why = Počítá se i její duha: tvá rozmanitost je teď 2.
    .skip = Nic to nestojí. Použij ji.

rows = Víc Základů, víc řad, víc akcí v každém tahu. K tomu výzvy jsou.
    .title = Řady jsou akce
    .why = Přinášejí ale také události všem a jejich duhy mohou překrýt Odpůrci.
