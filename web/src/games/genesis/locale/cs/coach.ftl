## Trenér první hry: co které rozhodnutí znamená a na čem obvykle záleží.

aim = Každá kostka a každý biont ve tvých organismech je bod. Nejdřív ale potřebuješ organismus: začít ho můžou dvě stejné hodnoty na refugiu s tvým biontem.
near-end = Konec se blíží: zbývají nejvýš tři tahy. Teď se počítá, co žije ve tvých organismech: pořizuj mutace a nezačínej nic, co potřebuje čas.
idle-turns = Dva tahy bez tvého rozhodnutí: žádný volný biont nemohl do aktivní řady a nebylo zač nakupovat. Nech si volný biont pro další řadu, která se otevře.

coach-assign = Polož biont na refugium v aktivní řadě: každé kolo tam hází dvěma kostkami a dvě stejné začínají život. Enzym zakryje jednu smrt. Co pomůže víc, říkají šance v seznamu.
coach-enzyme-colour = Pozici zakryje kterákoli barva. Nech si barvy, za které pořídíš to, co leží navrchu balíčků.
coach-antioxidant-colour = Jakákoli barva zabere jednou; zelená je vitamín a chrání, dokud tam leží.
coach-entry-fee = Toto místo stojí katalyzátor za každý biont. Zaplať barvou, kterou potřebuješ nejméně.
coach-autocatalytic-reroll = Na místě své barvy smíš jednou hodit všemi kostkami znovu. Udělej to, když je víc smrtí než životů, nikdy však s dvěma stejnými, které se ti hodí.
coach-organise = Která kostka se uspořádá: bude házet a stane se součástí bakterie. Nejdřív modrá, potom červená.
coach-manna-death = Něco padne. Za kostku dostaneš katalyzátor její barvy, za biont své, ale vrátí se domů a bez biontu se tu nehází.
coach-darwinian-life = Dvě stejné: refugium se může změnit v tvou bakterii. Zvol ho, a řekneš ano; jen ne, kdyby to byl osamělý biont bez modré, který by ukončily dvě chyby.
coach-specificity = Žlutá dovoluje přehazovat. Přehoď chyby, je-li jich víc než modrých, jinak kostky, které nejsou jednička.
coach-atrophy = O něco přijdeš, nejdřív o mutace. Šetři modrou a poslední kartu se štítem.
coach-uv-loss = UV záření ti nechá jen tolik mutací. Nech si vylepšené a ty, jejichž štít potřebuješ.
coach-discard-order = Pořadí, v jakém jdou karty pod balíček. Málokdy na něm záleží.
coach-next-organism = Který z tvých organismů je první. Začni tím, o který můžeš přijít.
coach-purchase = Za každý biont uvnitř jedno pořízení. Modrá, je-li jí méně než třetina tvých kostek, jinak to, co žádá štít.
coach-second-purchase = Dělení dovoluje tomuto biontu pořídit ještě jednou. Platí stejná rada jako předtím.
coach-payment = Jeden katalyzátor barvy karty, nebo dva jiné barvy. Plať tím, o co balíčky nestojí.
coach-substitute = Zásoba je plná: za dva katalyzátory, které se nevejdou, smíš vzít jeden jiné barvy. Vezmi, co ti chybí; „Odteď vždy stejně“ odpoví samo, dokud je místo.
coach-parasite-biont = Se kterým biontem parazit přijde. Stačí jeden; ten z refugia tam bude chybět.
coach-disease = Kterou kostku parazit vezme. Odteď hází a boduje pro tebe: vezmi barvu, která ti chybí.
coach-parasite-purchase = Tvůj parazit pořizuje ze zásoby hostitele. Pořizuj, dokud má hostitel čím platit.
coach-red-queen = Vezmi kostku zpět parazitovi, nebo soupeři s menším počtem korun. Vezmi, co bolí nejvíc.
coach-red-queen-consent = Někdo, kdo nemá víc korun než ty, chce zaútočit a potřebuje tvůj souhlas. Málokdy ho chceš dát.
coach-liberated = Tvůj parazit byl z hostitele vyhnán. Vyber hned nového hostitele, jinak zahyne.
coach-contested-catalyst = Na společném refugiu klesla kostka. Ty říkáš, kdo dostane katalyzátor: obvykle ty.
coach-ersatz-progenote = Žádný tvůj biont tu nezbyl. Řekni, kdo převezme bakterii, nejlépe někdo, kdo zaostává.
coach-heir = Opouštíš tento organismus. Řekni, kdo ho zdědí, nejlépe někdo, kdo zaostává.
coach-wanton-first = S nejvíce symboly HGT smíš být v této fázi na řadě jako první. První má nejlepší místa, poslední vidí víc.
coach-wanton-block = Do tvého organismu chce cizí biont. Přinese barvu, ale boduje pro svého majitele.
coach-blocked = Tvůj biont byl odmítnut. Vyber, kam půjde místo toho.
coach-call-vote = Hrozí konec světa. Hlasování ho může odvrátit; vyvolej ho, když zaostáváš.
coach-gaia-vote = Všichni pro Gaiu konec odvrátí; jedna Médeia ho přivolá, ale kdo ji zvolí, tomu zůstane jen polovina bodů.
coach-pay-for-gaia = Odvrátit konec stojí katalyzátor, nebo chromozom. Chromozom je bod: zaplať.
coach-cancer-catalyst = Každá jednička v tomto hodu dá katalyzátor barvy, kterou zvolíš. Vezmi, co potřebuje příští pořízení.
coach-after-sex = Balíček je protočen. Teď pořiď jeho novou kartu, nebo ji nech.
coach-surplus-organ = Z přebytečné kostky bude orgán. Vyber pole, které dokončíš nejdřív.
coach-landfall = Všechny orgány jsou na místě: na souš? Orgány tam začínají znovu, ale málokdo žije nad tebou.
coach-landfall-organs = Jsi na souši a smíš hned pořizovat orgány. Každý je bod.
coach-overcrowded = Moře je plné a tento tvor by vymřel. Můžeš-li, zaplať jeho invazi na souš.
coach-contribute = Tvůj hostitel jde na souš: pomoz platit, vždyť žiješ uvnitř.
coach-donation-colour = Daruj katalyzátory hostiteli, v němž žiješ. Dej mu, co potřebuje k přežití.
coach-cancel-error = Pořízení mutace teď zruší jednu chybu. Vyplatí se, pokud by chyby stály víc než karta.
coach-cull = Bez zelených chromozomů musí tvé bionty z refugií pryč. Odvolej ten s nejhoršími šancemi.
coach-diseased-cubes = Zda se ukradená kostka použije pro organismus, který stavíš. Bez rady.
coach-stolen-organ = Které pole zaplní ukradená kostka. Bez rady.
coach-incorporate = Tvůj tvor je na souši a smí si odtud vzít své bionty. Bez rady.
coach-parasite-circles = Parazit má příliš cizích biontů: jeden se vrátí domů. Bez rady.
coach-npc-host = Parazit řízený hrou si volí hostitele. Rozhoduje náhoda.
coach-npc-purchase = Parazit řízený hrou něco pořizuje. Rozhoduje náhoda.
coach-npc-sex = Parazit řízený hrou protáčí balíček. Rozhoduje náhoda.


## What happens, when it is first met.

coach-event-event = Každé kolo začíná událostí: řekne, které řady jsou aktivní a co udeří.
coach-event-roiled = Balíček mutací u aktivní řady se protočí: na prodej je jiná karta.
coach-event-mutation-shown = Koupit lze jen horní kartu balíčku.
coach-event-refugium = Nové refugium: další místo, kde bionty mohou hledat život.
coach-event-smite = Vlna radiace vezme každému refugiu enzym, a když žádný nemá, kostku.
coach-event-manna-lost = Refugium přišlo o kostku: je méně toho, co se může zvednout.
coach-event-enzyme-lost = Enzym je pryč a pozice, kterou kryl, je zase volná.
coach-event-deserted = Refugium bez kostek opouští hru a bionty se z něj vracejí domů.
coach-event-heat-crisis = Teplo: organismus ztratí tolik, o kolik extrémnost převýší jeho tepelný štít.
coach-event-oxygen-spike = Kyslík: organismus ztratí tolik, o kolik extrémnost převýší jeho antioxidanty.
coach-event-uv = Ultrafialové světlo bere mutace nad počet, který událost dovolí.
coach-event-uv-stopped = Ozonová vrstva ultrafialové světlo zadrží.
coach-event-ozone-layer = Od této chvíle ultrafialové světlo nikomu neškodí.
coach-event-climate = Klima určuje, která čísla na kostkách přinášejí na refugiích život.
coach-event-atrophy = Atrofie: něco se ztrácí. Brání tomu štíty a modré chromozomy.
coach-event-antioxidant-spent = Místo ztráty se spotřeboval antioxidant.
coach-event-mutation-cube-lost = Mutace přišla o kostku, a tím o bod.
coach-event-chromosome-lost = Chromozom je ztracen: bod i to, co jeho barva uměla.
coach-event-biont-lost = V organismu je o biont méně: méně kostek k hodu a méně nákupů.
coach-event-biont-home = Biont doma je volný a lze ho znovu přidělit.
coach-event-demoted = Zhoršená mutace zase ukazuje slabší stranu.
coach-event-promoted = Vylepšená mutace je silnější a díky DNA jsou chybami jen šestky.
coach-event-mutation-discarded = Ztracená mutace jde pod balíček.
coach-event-extinct = Organismus, který přišel o všechno, je pryč. Další může začít na kterémkoli refugiu.
coach-event-catalysts = Katalyzátory platí enzymy a nákupy.
coach-event-autocatalytic-roll = Za každé refugium s bionty se hází: život zvedá kostky, smrt něco bere, dvě stejné mohou založit bakterii.
coach-event-organised = Kostka se zvedla: sama hází a připojí se k budoucí bakterii.
coach-event-manna-died = Kostka spadne a zaplatí katalyzátorem své barvy.
coach-event-biont-died = Biont padl a vrací se domů. Bez biontu se tam nehází.
coach-event-life = Život začal! Tato bakterie teď hází v darwinovské fázi a kupuje mutace.
coach-event-darwin-roll = Chyby nad počet modrých chromozomů v darwinovském hodu něco stojí; červená přináší katalyzátory.
coach-event-mutated = Mutace přináší kostku, což je bod, a často štít.
coach-event-wanton = Kdo má nejvíc symbolů přenosu genů, smí jít první.
coach-event-pollution = I život tvoří kyslík: znečišťovatel zasáhne celou svou řadu.


## Varování před tím, čeho začátečníci litují.

coach-beware-life-refused =
    Teď by { $number ->
        [few] ožily { $number } části a byly by to body
       *[other] ožilo { $number } částí a byly by to body
    }. Příští hod dá dvě stejné v { $chance } % a něco padne v { $loss } %. Čekat se málokdy vyplatí.
coach-beware-bionts-left = Jeden tvůj biont ještě může jít na refugium { $place }: kostka se tam zvedne v { $chance } % hodů. Doma nic nepřinese.
coach-beware-uncovered = Katalyzátory v zásobě nikoho nechrání. Enzym na desce { $place } by snížil šanci na ztrátu z { $before } na { $after } %.
coach-beware-last-biont-dies =
    Bez tvého biontu se tu už nehází a { $number ->
        [one] zvednutá kostka čeká
        [few] { $number } zvednuté kostky čekají
       *[other] { $number } zvednutých kostek čeká
    } marně. Kostka, která padne, také zaplatí, a může se znovu zvednout.
coach-beware-little-blue = Modrá { $blue } na { $dice } kostek je málo: každá chyba nad modrou něco stojí. Příště hledej něco modrého.
coach-beware-bare-mutations = Mutací: { $number }, vylepšená žádná. UV záření bere karty nad svůj limit; vylepšení přidá kostku bez další karty.
