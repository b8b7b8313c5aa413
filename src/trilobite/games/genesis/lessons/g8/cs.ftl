can = Teď umíš poslat biont do jiného organismu a získat refugium, o které stojí i ostatní.

stuck = Bionty v bakterii zůstávají. Ven je pustí jen HGT, přenos genů. { $mrna } má jeden takový symbol: jeden přesun v každém přidělení.
    .title = Cesta ven
    .why = HGT na kterémkoli tvém mikroorganismu slouží všem tvým biontům. Dva symboly by byly dva přesuny.

move = { $photo-carboxylation } má dva tvé bionty. Pošli jeden do organismu Červeného: { $metal-glycolysis }. Stane se cizím genem a pořád je to tvůj bod.
    .title = Gen jde do světa
    .task = Přesuň biont do organismu { $metal-glycolysis }
    .why = Může tam každé kolo pořizovat a platí zásoba Červeného. Odmítnout by ho Červený směl, jen kdyby měl víc symbolů HGT, a nemá žádný.
    .refugium = Smíš, ale v organismu je za bod a na refugiu ne. Pro refugium máš bionty v zásobě.
    .home = V zásobě by se nebodoval. V cizině si bod podrží.
    .later = To přijde za chvíli. Nejdřív přenos.
    .finish = Máš ještě hodně práce. Nejdřív přenos.

settle = Přesun je vyčerpaný, druhý biont zůstává. Jeden v zásobě je ale volný. { $green-rust-fumarole } už hostí biont Červeného, a to ti nebrání.
    .title = Nastěhuj se k Červenému
    .task = Polož biont na refugium { $green-rust-fumarole }
    .why = O refugium s bionty více barev se soupeří: hod je jeden a dělá ho jediný hráč.
    .enzyme = Za chvíli. Bez tvého biontu by tam enzym chránil jen Červeného.
    .other = Možná později. Nejdřív soupeř o refugium.

enzyme = Kdo hází? Ten, kdo tam má nejvíc žetonů své barvy: biontů, uspořádaných kostiček a enzymů. Zatím je to jeden na jednoho. Tvůj modrý katalyzátor to změní.
    .title = Získej většinu
    .task = Polož enzym na refugium { $green-rust-fumarole }
    .why = Stačilo by i jeden na jednoho: při shodě vyhrává barva vytištěná víc vlevo, tady modrá. Dva na jednoho je jistější a zakryje pozici.
    .other = Modrý katalyzátor se tam počítá jako žeton a zakryje ⚃, která zabíjí manu.
    .done = Dva modré žetony proti jednomu červenému. Progenot jsi ty: házíš a o všem rozhoduješ.

red = Červený nemá co přidat, jeho zásoba je prázdná. Čtyři kostky, dvě za každý biont, a všechny jsou tvoje.
    .title = Házíš za oba

rise = Dvě stejné! Nejdřív ale život: ⚀ a ⚁ zvednou dvě kostičky podle tvé volby. Zelená bude štítem proti kyslíku, modrá odpouští chyby.
    .title = Zvedni, co potřebuješ
    .task = Zvedni zelenou a pak modrou
    .why = ⚃ pro manu je zakrytá. Ta pro enzymy ne a tvůj vezme: nevadí, enzymy stejně propadnou.
    .other = Tady vezměme zelenou a pak modrou: štít a jednu odpuštěnou chybu.

life = Dvě ⚃ jsou dvě stejné a rozhoduje progenot. Přejdou všechny bionty, i ten Červeného: v tvé bakterii se stane cizím genem.
    .title = Druhá bakterie
    .task = Nech vzniknout darwinovský život
    .why = Dvě kostičky a biont jsou pro tebe 3 body.
    .decline = Pak by příští kolo mohl mít většinu Červený a s ní bakterii. Vezmi ji teď.

guest = { $amyloid-hydrolysis } je tvoje a žije v ní červený biont, jako tvůj žije u Červeného: { $metal-glycolysis }. Každý biont je pro někoho bod.
    .title = Čí je to bod?
    .task = Ukaž na hráče, kterému se boduje červený biont v tvé bakterii
    .why = Kostičky bodují majiteli organismu, bionty majiteli biontu.
    .owner = Tobě bodují její kostičky. Biont boduje své barvě, ať žije kdekoli.
    .other = Ukaž na jedno ze dvou jmen nad prostory hráčů.
    .done = Správně: Červenému. 9 bodů ku 6. A bez tvého posledního biontu by bakterii převzal Červený.
