can = Teď umíš vyslat Stařešinu k Nápadu a šířit se tak, aby nikdo nehladověl.

people = Vedeš druh Sapiens: jeden Migrant v Zimbabwe a figurky v mozku. Tvá koruna leží na průmyslu: používat smíš jen řady tohoto sloupce.
    .title = Tvůj lid
    .why = V tahu postupuješ řadami své vládnoucí třídy zdola nahoru, v každé jedna akce. Nejdřív spodní řada, myšlení, potom horní, tělo.

specialise = Spodní řada je myšlení. Figurka ve svobodné vůli může vyjít jako Stařešina. Zvol specializaci.
    .title = První řada: mysli
    .task = Použij specializaci
    .why = Stařešina stojí na Nápadu, dokud není vynalezen. Aby bylo co vynalézt, musí tam nejdřív někdo stát.
    .skip = K řadě se už nikdy nevrátíš. Použij ji, dokud je tvoje.

idea = Nápady v nejnižší řadě nabídky potřebují jen jednoho Stařešinu. { $cooking-pit } učí kovům: otevře ti slonovinu v Zimbabwe.
    .title = Vyšli Stařešinu
    .task = Vyšli Stařešinu na { $cooking-pit }
    .why = Řada Nápadu říká, kolik Stařešinů je potřeba, ať jsou čí chtějí. S jedním ho vynalezneš už příští tah.
    .high = Tenhle čeká na víc Stařešinů, dva nebo tři. Ty máš jednoho.
    .other = I tam stačí jeden Stařešina. Ale pojďme za slonovinou.

spread = Horní řada je tělo. Šířením vznikne nový Migrant. Těžba musí počkat, kovy ještě neznáš.
    .title = Druhá řada: tělo
    .task = Použij šíření
    .why = Víc lidí na mapě znamená víc míst pro města a města jsou body.
    .skip = Víc lidí, víc možností. Nevynechávej tuto řadu.

who = Nový Migrant nic nestojí: vyjde od toho, kterého máš. Nebo přesuneš starého.
    .title = Nový, nebo starý?
    .task = Nový Migrant ze Zimbabwe
    .move = Pak ti pořád zůstane jen jeden. Nový je zdarma.

where = Smí ujít tři kroky. Ale hex uživí jen jednoho z vás: hledej pole, které nemá se Zimbabwe žádný společný hex.
    .title = Kde nikdo nehladoví
    .task = Jdi do střední Afriky
    .why = Ze sedmi polí v dosahu jich pět sdílí hex s tvým druhým Migrantem. Tvá ekologická stopa 1 uživí jednu postavu na hex.
    .hunger = Tam byste měli společný hex a ten uživí jen jednoho: jeden Migrant by hladověl a stal by se z něj Odpůrce.
    .done = Dva Migranti, jeden Stařešina a nikdo nehladoví. To byl celý tah.

turn = Zelený hraje stejně: Stařešina na { $cooking-pit }, Migrant v Barmě. Stojí tam teď dva Stařešinové. Až se Nápad vynalezne, naučíte se to oba.
    .title = Zelený dělá totéž
    .why = Kdo má na Nápadu Stařešinu, sdílí, co učí. Dávej pozor, s kým se scházíš.
