can = Teď si umíš nechat Nápad jako Vynález a víš, co žádá.

invent = V pokročilé hře se Nápad po Heuréce nemusí zapomenout. Na kartě { $cooking-pit } stojí tvůj Stařešina i Stařešina Zeleného. Vynalezni ji.
    .title = Víc než Heuréka
    .task = Použij vynález
    .why = Metalurgii 2 se naučíte oba. Kartu ale získá jen ten, kdo ji vynalezne.
    .library = Stupeň informací za Stařešinu. { $cooking-pit } je ale zralá.
    .elect = Volby by tě stály Stařešinu a { $cooking-pit } by čekala dál.
    .skip = K řadě se už nikdy nevrátíš.

keep = Teď si kartu můžeš nechat jako Vynález. Jedna její strana má tvou vládnoucí třídu, průmysl, a nic dalšího nežádá.
    .title = Nech si ji
    .task = Nech si { $cooking-pit }
    .why = Kolik Vynálezů smíš mít, to říkají informace: úroveň 1, jeden Vynález.
    .discard = Pak jde karta na balíček tradic. Přijdeš o řadu pro každý tah, a je zadarmo.
    .done = Vynález leží nad tvou deskou. Je to tvá poslední řada, hned od tohoto tahu.

city = Řady se používají zdola nahoru a Vynález přijde poslední. Nejdřív horní řada: slonovina v Zimbabwe.
    .title = Nejdřív horní řada
    .task = Těž luxusní zboží v Zimbabwe
    .why = Nejdřív Základy, pak obě řady desky, pak Vynálezy: v každé řadě jedna akce.
    .spread = To jde, ale město je bod. Postav ho.
    .skip = Město je bod. Postav ho.

row = A teď { $cooking-pit }. Kov tvůj lid nikde poblíž nemá, její těžba proto nejde. Druhá možnost ale zvyšuje energii.
    .title = O řadu víc
    .task = Zvyš energii na 4
    .why = Energie 4 donese Migranty o čtyři kroky a je to bod kultury.
    .skip = Krok zadarmo. Použij ho.
    .done = Energie 4. S Vynálezem má každý tvůj tah o jednu akci víc.

crown = Vynález zůstane, jen dokud se hodí ke koruně. Tento má strany politika a průmysl. Která nová vládnoucí třída by tě o kartu připravila?
    .title = Když se koruna přesune
    .task = Ukaž na třídu, která by o ni přišla
    .why = Při revoluci se Vynálezy otočí k nové třídě, pokud ji mají. Ostatní jdou na balíček tradic.
    .here = Průmysl vládne teď a karta leží u něj.
    .turned = Politika je její druhá strana: karta by se otočila a zůstala.
    .done = Správně, kultura: tu nemá žádná strana a karta by byla pryč.

conditions = Některé Nápady žádají víc. { $fish-weir }: energii 4, tu už máš. { $flint-mine }: menopauzu, nejvýš dvě figurky v emocích; ty máš čtyři. Pozdější žádají města.
    .title = Co Nápady žádají
    .why = Druhý Vynález žádá i informace 2. Jinak se musíš jednoho vzdát.
