### Co jsou věci hry Bios: Origins, několika slovy. Odstavce pravidel stojí vedle.

about-reconstructed = Co je tu vytištěno, není známo z žádného pramene a bylo rekonstruováno.

## Mapa

about-ground = Půda: { $ground }. { $ring ->
    [none] Bez prstence: nikdy nemá žeton klimatu.
   *[other] Prstenec může nést: { $ring }.
}
about-climate-ice = Led: suchozemský lid tu nestaví a mezi dvěma takovými oblastmi neprojde.
about-climate-sea = Moře: suchozemský lid tu nestaví a mezi dvěma takovými oblastmi neprojde.
about-climate-desert = Poušť: na souši tu nikdo nestaví a mezi dvěma takovými oblastmi neprojde.
about-climate-jungle = Prales: na souši tu nikdo nestaví a mezi dvěma takovými oblastmi neprojde.
about-city = Město, { $player }: { $resource }.
about-resource = Surovina: { $resource }.
about-population = Migranti a město dohromady: { $number }. Nesmí jich být víc, než kolik dovolí ekologická stopa hráče, jehož tah končí.
about-star = Místo pohromy: { $name }, Epocha { $epoch ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}.
about-space-land = Pole pevniny. Sousedí s: { $hexes }.
about-space-water = Pole vody. Sousedí s: { $hexes }.
about-migrant = Migrant, { $player }: dosah { $range }.
about-moved = V tomto tahu se už pohnul.
about-tile = Šestiúhelníkový žeton nahrazuje hex i s poli a surovinami.

## Karty

about-heureka = Heuréka: { $heureka }.
about-needs = Požadavek: { $needs }.
about-row = { $discipline }: { $row }.
about-idea = Řada { $row }: k vynalezení { $row ->
    [one] je třeba 1 Stařešina
    [few] jsou třeba { $row } Stařešinové
   *[other] je třeba { $row } Stařešinů
}; leží jich tu { $elders }.
about-idea-deck = V balíčku { $number ->
    [one] zbývá 1 Nápad
    [few] zbývají { $number } Nápady
   *[other] zbývá { $number } Nápadů
} této Epochy.
about-invention = Vynález, { $player }: dává řadu.
about-foundation = Základy, { $player }: dávají řadu.
about-disabled = Stojí na nich Odpůrce: řadu nelze použít.
about-resistance = Duha je Pole odporu: může sem přijít Odpůrce.
about-no-resistance = Na tuto duhu Odpůrce přijít nemůže.
about-rainbow = Odkrytá duha se počítá do rozmanitosti.
about-religious = Náboženská: mysticismus se přičítá k příhozům.
about-tradition = Odhozené Nápady a Vynálezy: { $number }.
about-deck = { $number ->
    [0] Karty Výzvy této Epochy došly: navrchu leží { $comet }.
    [one] 1 karta Výzvy, pak { $comet }.
    [few] { $number } karty Výzvy, pak { $comet }.
   *[other] { $number } karet Výzvy, pak { $comet }.
}
about-epoch = Epocha končí, když si někdo vezme její Kometu.
about-comet-scores = Po jejím vzetí dostane každý jeden žeton za každého soupeře s nižší hodnotou ({ $measure }).
about-last-comet = Kdo si ji vezme, hru ihned ukončí.
about-shock = Každý utrpí jeden chaos.
about-portent = Kdo si ji vezme, nechá si ji jako Předzvěst.
about-portents = { $number ->
    [one] 1 Předzvěst
    [few] { $number } Předzvěsti
   *[other] { $number } Předzvěstí
}: každá může pohnout kostkou filozofie o jedno nebo dvě pole.
about-tail = Tahů do konce hry: { $number }.

## Dražba

about-bid = I s posílením musí být příhoz vyšší než všechny předchozí. Každý přihazuje jednou.
about-pay = Platí jen vítěz: spotřebuje figurky, které přihodil.
about-bonus = Ke každému příhozu na tuto kartu se přičítá { $number }. Mysticismus platí, je-li náboženská.
about-philosophy-any = O jednu víc pro vládnoucí třídu, které přeje filozofie.

## Filozofie

about-philosophy-here = Kostka je tady.
about-philosophy-bonus = Komu vládne { $discipline }, přihazuje o jednu víc.
about-philosophy-crisis = Krize znamená: { $crisis }.
about-philosophy-morality = { $effect }: kdo to udělá, utrpí jeden chaos.
about-philosophy-cancels = Na konci se nepočítá { $discipline }.

## Hráči

about-player = Jeden z lidů dávných dob.
about-realm-land = Suchozemský lid: zastavuje se na polích pevniny.
about-realm-sea = Mořský lid: zastavuje se na polích vody.
about-best = Nejlepší skóre, které platí: { $number }.
about-crown = Koruna značí vládnoucí třídu: { $discipline }.
about-crown-space = Na její duhu se vejde jeden Odpůrce; bez něj se počítá do rozmanitosti.
about-ruling = Vládnoucí třída: hrají se její řady, zdola nahoru.
about-not-ruling = Nevládne: její řady se nehrají.
about-discipline-culture = Kultura počítá mysticismus, ekologickou stopu a energii.
about-discipline-politics = Politika počítá města, metalurgii a imunologii.
about-discipline-industry = Průmysl počítá odkryté duhy, námořnictví a informace.
about-domain-emotions = { $number ->
    [one] 1 figurka
    [few] { $number } figurky
   *[other] { $number } figurek
}. Encefalizace posune jednu do slovní zásoby. Se dvěma nebo méně je dosažena menopauza.
about-domain-vocabulary = { $number ->
    [one] 1 figurka
    [few] { $number } figurky
   *[other] { $number } figurek
}. Abstrakce posune jednu do svobodné vůle.
about-domain-free-will = { $number ->
    [one] 1 figurka
    [few] { $number } figurky
   *[other] { $number } figurek
}. Mohou vyjít jako Stařešinové.
about-dissident = Odpůrce, { $player }: ochromuje Základy, dokud není potlačen.
about-elder = Stařešina, { $player }.
about-emissary = Vyslanec, { $player }: vyjednává, kdykoli se Vynález použije.
about-stat-mysticism = Figurek v zásobě mysticismu: { $number }.
about-stat-urbanisation = Měst: { $number }.
about-stat-diversity = Odkrytých duh: { $number }.
about-stat-elders = Figurek na Nápadech v nabídce: { $number }.
about-stat-emissaries = Figurek na Vynálezech ostatních: { $number }.
about-stat-dissidents = Postav na Polích odporu: { $number }.
about-stat-supply = Postav, které ještě mohou přijít na mapu: { $number }.
about-stat-blocks = Měst, která lze ještě postavit: { $number }.
about-stat-range = Kroků při šíření: { $number }.
about-cancelled = Filozofie toto skóre škrtá.
about-only-best = Ze tří skóre se počítá jen nejlepší; při hře jednoho hráče a v kooperaci musí každé dosáhnout 13.

## Technologie

about-track-footprint = Ekologická stopa: kolik hex uživí. Proti hladomoru; část kultury.
about-track-energy = Energie: jak daleko se Migranti šíří. Proti znečištění; část kultury.
about-track-metallurgy = Metalurgie: síla ve válce a co lze těžit. Část politiky.
about-track-immunology = Imunologie: proti nemocem. Část politiky.
about-track-maritime = Námořnictví: kolik vody Migrant překročí. Část průmyslu.
about-track-information = Informace: kolik Stařešinů vyjde najednou a kolik Vynálezů lze mít. Část průmyslu.
about-level = { $player }: { $level }, { $name }.
about-level-of = Úroveň { $level }, { $track }.
about-opens = Pro pohyb je odtud obyvatelná oblast: { $terrain }.
about-bonus-step = Kdo sem dojde, má krok zdarma v jiné technologii.

## Akce a pokroky

about-effect-specialise = Pošli figurky ze svobodné vůle na Nápady jako Stařešiny, nejvýš tolik, kolik máš informací.
about-effect-invent = Vezmi Nápad s dostatkem Stařešinů, z nichž jeden je tvůj: provede se jeho Heuréka.
about-effect-library = Spotřebuj tolik Stařešinů, kolik máš informací: informace stoupnou.
about-effect-elect = Spotřebuj všechny Stařešiny a Vyslance, potlač všechny Odpůrce a urči vládnoucí třídu.
about-effect-spread = Migrant se pohne, nebo přijde nový a pohne se.
about-effect-domesticate = { term-domesticate }
about-effect-cultivate = { term-cultivate }
about-effect-mine = Z Migranta bude město na černé surovině, dovolí-li to technologie.
about-effect-mine-luxury = Z Migranta bude město na luxusním zboží.
about-effect-mine-metal = Z Migranta bude město na kovu.
about-effect-trade = Migrant jde k cizímu Migrantovi nebo městu; obě strany vyjednávají.
about-effect-preach = S více mysticismu: obrať cizího Migranta nebo město.
about-effect-war = S vyšší metalurgií: znič cizího Migranta, nebo dobuď město.
about-effect-enslave = S více městy: zotroč cizího Migranta, nebo zaber město.
about-effect-exogamy = { term-exogamy }
about-effect-racism = Pošli domů Vyslance ze své herní oblasti.
about-effect-cold-war = { term-cold-war }
about-effect-artisan = Figurka jde ze svobodné vůle na kterýkoli Nápad.
about-effect-constitution = Otoč Základy k jejich druhé disciplíně.
about-effect-science = Vezmi z balíčku tradic Nápad s disciplínou průmysl.
about-effect-pseudoscience = Vezmi z balíčku tradic Nápad s disciplínou kultura.
about-effect-encephalise = { term-encephalise }
about-effect-abstract = { term-abstraction }
about-effect-art = { term-art }
about-effect-pray = Figurka jde z kterékoli domény do zásoby mysticismu.
about-effect-tech = Jeden krok v technologii, ne dál než na danou úroveň.
about-effect-reduce = { term-reduction }
about-effect-purge = { term-purge }
about-effect-demagogue = { term-demagogue }
about-effect-chaos = Z Migranta se stane Odpůrce.

## Události

about-fate-cooling = Žeton moře se změní v led na bílém prstenci; město tam je zničeno.
about-fate-warming = Žeton ledu se změní v moře na modrém prstenci; město tam je zničeno.
about-fate-deforestation = Žeton pralesa se změní v poušť na oranžovém prstenci; město tam je zničeno.
about-fate-reforestation = Žeton pouště se změní v prales na zeleném prstenci; město tam je zničeno.
about-fate-human-disease = Postihne každého, kdo má víc měst než imunologii: ztratí polovinu měst a Stařešinů.
about-fate-animal-disease = Postihne každého, čí ekologická stopa je nad imunologií: ztratí polovinu měst a Stařešinů.
about-fate-catastrophe = Město a Migranti na hexu s její hvězdou jsou zničeni.
about-fate-pollution = Postihne každého, kdo má víc měst než energii: chaos, a pak ztratí město nebo Stařešinu.
about-fate-famine = Postihne každého, kdo má víc měst než ekologickou stopu: ztratí polovinu měst a Stařešinů.
about-fate-crisis = Jaká je, určuje filozofie. Teď: { $crisis }.
about-fate-left-dictator = Kartu dostane bez dražby ten, kdo má nejvíc Odpůrců.
about-fate-right-dictator = Kartu dostane bez dražby ten, kdo má nejvíc mysticismu.
about-struck = Teď by postihla: { $players }.

## Fáze

about-phase-challenge = Vyzvi bohy, vezmi Kometu, globalizuj, nebo nic z toho.
about-phase-activity = Jedna akce nebo pokrok za každou řadu vládnoucí třídy.
about-phase-footprint = Co hex neuživí, je ztraceno; pak se doplní nabídka.
