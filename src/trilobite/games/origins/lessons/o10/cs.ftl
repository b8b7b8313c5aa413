can = Teď umíš volit mezi obchodem a silou a odhadnout, co tě to bude stát.

trade = Migrant Zeleného v deltě Nilu je v tvém dosahu. Tvůj Vynález { $raft } nabízí obchod: získají obě strany a za šipkou získáš ty ještě jednou.
    .title = Návštěva
    .task = Použij obchod
    .why = Zelený vede v námořnictví 2 : 0, ty v metalurgii 2 : 1. Každý má, co druhému chybí.
    .spread = O jednoho Migranta víc, ale žádný stupeň. Obchod ti přinese dva.
    .skip = Obchod by ti přinesl dva stupně. Použij ho.

trader = Někdo tam musí dojít a obchod ho spotřebuje. Nový Migrant tě nic nestojí.
    .title = Kdo půjde?
    .task = Pošli nového Migranta ze střední Afriky
    .why = Obchodník jde jako při šíření: tvá energie 3 na tu cestu stačí.
    .move = To by obchod spotřeboval tvého jediného Migranta. Pošli nového.

bargain = Vyjednávej: vezmi si stupeň tam, kde je Zelený napřed, figurku do svobodné vůle, nebo pošli domů Odpůrce. Odpůrce nemáš. Dožeň ho na moři.
    .title = Co chceš?
    .task = Stupeň námořnictví
    .why = Stupeň je bod průmyslu. A { $raft } přidá další, až do námořnictví 2.
    .pawn = Hodí se, ale námořnictví je bod a otevře ti vodu.
    .decline = Pak bys Zelenému dal dar a sám nic nedostal.
    .done = Námořnictví 1. Teď si svůj díl vezme i Zelený.

both = Zelený se od tebe naučil metalurgii. Pak přišel Následek karty { $raft }: námořnictví máš 2. Dva stupně tobě, jeden Zelenému a nikomu to neublížilo.
    .title = Bohatší jsou oba
    .why = Než začneš obchodovat, podívej se, co si vezme partner. Tady jsi přišel o náskok v metalurgii.

war = Jiný den, před tím obchodem: ty máš metalurgii 2, Zelený 1. Vládne politika a její horní řada nabízí válku.
    .title = Druhá cesta
    .task = Použij válku
    .why = Vyhrává vyšší metalurgie. Při stejné padnou oba Migranti a každý majitel má o Odpůrce víc.
    .spread = V deltě stojí Zelený, nikdo jiný se tam usadit nemůže. Podívej se, co dokáže válka.
    .skip = Mír je často lepší. Podívej se ale, co dokáže válka.

warrior = Zase tam někdo jde jako při šíření. Kdo vyhraje, zůstane.
    .title = Kdo bojuje?
    .task = Pošli nového Migranta ze střední Afriky
    .why = Metalurgie 2 proti 1: vítězství je jisté, kostkami se nehází.
    .move = Tím by střední Afrika osiřela. Nový Migrant je zdarma.
    .done = Delta je tvoje. Z Migranta Zeleného je Odpůrce na jeho koruně: rozmanitost má 0.

measure = Válka porovnává metalurgii, kázání mysticismus. Na zotročení potřebuješ mít víc něčeho jiného. Ty to máš jedno, Zelený žádné.
    .title = Co porovnává zotročení
    .task = Ukaž na to, čeho máš víc
    .why = Proti Migrantovi stačí vyšší číslo. Město získáš, jen když u něj tvůj Migrant stojí od začátku.
    .track = Technologie rozhoduje války. Tady se počítá něco na mapě.
    .migrant = Migranty máš dva, Zelený jednoho. Myslí se něco jiného.
    .pawns = Modlící se figurky se počítají pro kázání. Tady se počítá něco na mapě.
    .done = Správně, města. Urbanizace 1 proti 0: mohl bys i zotročovat.

morals = Dnes tě síla nestojí nic. Podívej se ale, kam může kostka filozofie: směrem k pacifismu válka, k agnosticismu kázání, k abolicionismu zotročení přináší chaos tomu, kdo je použije.
    .title = Co si o tom lidé myslí
    .why = Každá zásada má dvě pole. Než zaútočíš, podívej se na kostku.
