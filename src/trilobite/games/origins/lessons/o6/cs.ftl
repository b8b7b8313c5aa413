can = Teď umíš umístit Odpůrce, předvídat revoluci a zvážit volby.

price = { $semantic-memory } pustí figurku ze slovní zásoby do svobodné vůle. Za šipkou ale stojí chaos, a kdo bere jedno, musí vzít i druhé. Zkus to.
    .title = Dar, který něco stojí
    .task = Použij řadu karty { $semantic-memory }
    .why = Figurka ve svobodné vůli může ještě v tomto tahu vyjít jako Stařešina.
    .skip = Často moudré! Nejdřív se ale podívej, co chaos udělá.

dissident = Chaos: jeden tvůj Migrant se obrátí proti tobě. Který, to řekneš ty; odejde z mapy a stane se Odpůrcem ve sloupci tvé vládnoucí třídy.
    .title = Jeden z tvých se bouří
    .task = Vyber Migranta
    .why = Volné místo má jediné: duhu na tvé koruně.
    .done = Odpůrce stojí na tvé koruně a zakrývá její duhu. Nezakryté duhy jsou tvá rozmanitost: klesla ze 2 na 1 a průmysl s ní.

full = Nová pozice: zase tvůj tah a jeden Odpůrce už tu je. Chaos hledá prázdné místo ve tvé vládnoucí třídě a žádné tu není. Kde je to obsazené?
    .title = Už není místo
    .task = Ukaž na místo Odpůrce
    .why = { $semantic-memory } má duhu, ale Odpůrce na ni nemůže. Na některé jiné Základy ano.
    .safe = Tato duha se počítá do rozmanitosti, ale Odpůrce sem nemůže.
    .done = Správně, koruna. Odpůrce na ní neochromuje žádnou řadu; na Základech by ochromil.

again = Koho postihne chaos, když není místo, toho čeká násilná revoluce. Použij tutéž řadu ještě jednou a uvidíš.
    .title = Chaos bez místa
    .task = Použij řadu i tak
    .why = Z nového chaosu druhý Odpůrce nebude. Svrhne vládnoucí třídu.
    .skip = V opravdové hře ano. Tady chceme vidět revoluci.

suppression = Revoluce! Nejdřív se potlačí každý Odpůrce a každý tě něco stojí: Stařešinu, nebo město.
    .title = Co to stojí
    .task = Obětuj Stařešinu na kartě { $raft }
    .why = Stařešina se jen vrátí do svobodné vůle. Ztracené město je ztracený bod.
    .city = To je bod politiky, kdežto Stařešina se jen vrátí do svobodné vůle.

putsch = Karta Základů se otočí na druhou stranu, k průmyslu, a koruna jde s ní. Odpůrce už žádný není. Zbytek fáze aktivit je ale pryč: žádná spodní, žádná horní řada.
    .title = Nová vládnoucí třída
    .why = Na novou třídu se tě nikdo neptal. Dvě akce pryč za jednu figurku.

instead = Zase tatáž pozice. Tentokrát lákavou řadu vynech a zkus to v míru.
    .title = Druhá cesta
    .task = Vynech řadu karty { $semantic-memory }
    .why = Co nepoužiješ, nepřinese chaos.
    .again = To vede znovu k revoluci. Řadu vynech.

elect = Volby tě zbaví Odpůrců a dovolí určit kteroukoli třídu. Ze všeho nejdřív ale stojí všechny tvé Stařešiny.
    .title = Volby
    .task = Použij volby
    .why = Potřebuješ aspoň jednoho Stařešinu. Tvůj stojí na kartě { $raft }.
    .library = Stupeň informací za Stařešinu, ale Odpůrce zůstane.
    .skip = Odpůrce by zůstal a nebezpečí s ním.

class = Stařešina odešel domů. Urči třídu, která má vládnout; může to být i ta dosavadní.
    .title = Kdo má vládnout?
    .task = Ponech politiku
    .why = Se stejnou třídou prostě pokračuješ další řadou.
    .other = To smíš: koruna by se tam v míru přesunula. Teď ale ponech politiku a sleduj jen cenu.

refugee = Odpůrce je potlačen a to něco stojí. Stařešina, který by zaplatil, už tu není: padne město. Jeho lidé utečou na pole vedle něj.
    .title = Platí město
    .task = Vyber pole pro Uprchlíka
    .why = Politika klesla ze 4 na 3. Uprchlík je Migrant a později může stavět znovu.

price-of-peace = Rozmanitost je zase 2, ale město je pryč. Volby jsou levné, dokud se Odpůrci neshromáždí, a drahé potom.
    .title = Volby včas
    .why = Bez Odpůrce by volby stály jen to, že by Stařešina odešel domů.
