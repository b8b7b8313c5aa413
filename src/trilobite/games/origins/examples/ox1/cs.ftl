can = Máš za sebou dvě Epochy pokročilé hry: sdílené Nápady, obchod pro obě strany a válku, kterou nikdo nezastavil. O zbytku by už rozhodl tvůj tah.

dawn = Sedíš na místě druhu Sapiens, černý; soupeřem je Hobit, zelený. Tipuj každé rozhodnutí, nebo jen sleduj: pak uvidíš, co se hrálo a proč. Tobě vládne průmysl, jemu kultura.
    .title = Dva národy

think = První řada: jeden Stařešina smí ven. Nápady nejnižší řady chtějí jen jednoho: { $whittling }, { $skin-boat }, { $knife }.
    .title = Který Nápad nejdřív?
    .done = { $knife }: z těch tří má jen on stranu pro průmysl, takže si ho smíš nechat. Jako řada přináší energii a energie je dosah.

where = Nový Migrant vychází ze Zimbabwe, nejvýš tři kroky. Jeden hex uživí jen jednoho z vás.
    .title = Kde nikdo nehladoví?
    .done = Střední Afrika: se Zimbabwe nemá společný žádný hex. Na pěti ze sedmi dosažitelných míst by přišel hlad.

keep = Hobit vyslal svého Stařešinu také na { $knife }, a tak se z vynálezu učíte oba. Kartu si ale smíš nechat jen ty.
    .title = Nechat si ji?
    .done = Ano. Nic nežádá a je to řada navíc v každém tahu: hned energie 4. Co znají oba, je stejné; karta je jen tvoje.

north = Nový Migrant vychází ze střední Afriky. Kam?
    .title = Druhý krok na sever
    .done = Do delty Nilu, brány do Asie. Odtud energie 4 donese daleko a nikdo tam zatím nejí.

follow = Hobit myslí na { $skin-boat }, sám. Jeden tvůj Stařešina je volný a otevřených je devět Nápadů.
    .title = Vlastní Nápad, nebo jeho?
    .done = Vedle něj, na { $skin-boat }: když ho vynalezne, naučíš se to také. Přidat se nestojí víc než začít.

sea = Energie je 4. V Africe stojí tři Migranti; jeden smí jít dál, nebo z jejich míst vyjde nový.
    .title = Kdo půjde dál?
    .done = Ten z delty jde k vnitrozemskému moři, čtyři kroky. Nový by jedl vedle starého.

pray = Hobit vyhrál { $grooming-and-gossip } a má o řadu víc než ty. Na { $skin-boat } stojí zase jen tvůj Stařešina. Vyzveš bohy?
    .title = Tvá první výzva
    .done = Ano. Hobit má na Nápadech jediného Stařešinu, sotva tě přebije. A karty jsou řady.

bid = { $personal-names } žádá informace 2, ty máš 1: nechat si ji nemůžeš. Její Heuréka ale patří tomu, kdo vyhraje.
    .title = Přihodit pro nic?
    .done = Jeden Stařešina a modlitba: figurka se obrátí k duchům, mysticismus 1. Karta je pryč, ale mysticismus se počítá do kultury a u Komety I.

raft = Stařešina je zase doma. Otevřených je devět Nápadů a všude kolem je voda.
    .title = Co dál?
    .done = { $raft }. Hodí se k průmyslu, stačí jeden Stařešina a přinese námořnictví a obchod.

gods = Hobit vynalezl { $whittling }. Ty máš jednoho Stařešinu, { $raft }, on žádného. Do Komety moc karet nezbývá.
    .title = Ještě jednou?
    .done = Ano: nikdo proti tobě nemůže přihodit. Stařešina se vrátí domů a v témž tahu myslí na vor znovu.

father = { $fatherhood } je tvoje: druhá modlitba, mysticismus 2. Teď patří pod sloupec: průmysl, tvůj vlastní, nebo politika.
    .title = Která třída?
    .done = Průmysl. Koruna zůstane, řada je hned tvoje a její duha zvedne rozmanitost na 2.

twice = { $fatherhood } dovoluje šířit se ještě před myšlením. Migrant od vnitrozemského moře je na cestě.
    .title = Kde budou města?
    .done = Hormuzský průliv, vedle perel jižní Arábie. Město potřebuje Migranta vedle sebe a tyhle čekají jen na loď.

swap = { $raft } je vynalezený, námořnictví 1, a necháváš si ho. Informace 1 ale dovolují jeden Vynález: { $knife }, nebo { $raft }?
    .title = Vejde se jen jeden
    .done = { $knife } jde pryč: svůj krok k energii 4 už dal. { $raft } má obchod.

pearls = Horní řada: ještě jednou se šířit, nebo se potápět pro perly, které chtějí námořnictví 1?
    .title = Město?
    .done = Perly: tvé první město. Je to bod politiky a Kometa II bude počítat města.

trade = { $raft } posílá obchodníka k Hobitovi na Sibiř. Smíš si vzít stupeň tam, kde vede, informace nebo imunologii, nebo uvolnit figurku.
    .title = Co si řekneš?
    .done = Informace 2: bod průmyslu a místo pro druhý Vynález. Hobit uvolnil figurku a vor přidal námořnictví 2.

comet = Hobit se v míru obrátil k politice. Navrchu leží Kometa I. Porovnává mysticismus: ty máš 2, on 0. Všem také přinese chaos.
    .title = Teď, nebo později?
    .done = Teď. Žeton kultury a Předzvěst. Příští tah by se mohl pomodlit, nebo si ji vzít sám.

chaos = Chaos udělá z jednoho tvého Migranta Odpůrce. Koho můžeš postrádat?
    .title = Kdo se vzbouří?
    .done = Ten ze střední Afriky: tam se nic stavět nedá. Kolem Zimbabwe jsou kovy, na Sibiři obchodní partner.

deal = Další obchod. Stupeň imunologie, figurka do svobodné vůle, nebo Odpůrce domů?
    .title = Co teď?
    .done = Figurka ze slovní zásoby do svobodné vůle: příští tah o Stařešinu víc. Hobit poslal domů svého Odpůrce.

desert = Hobit vyzývá bohy a posouvá poušť na jižní Arábii: tvé město je pryč. Jeho lidé prchají na místo vedle.
    .title = Kde počkají?
    .done = Na pobřeží Íránu. Nikdo tam nehladoví a vedle roste pšenice: další město už je na dohled.

pigs = Hobit postavil dvě města a válkou tě vyhnal ze severní Sibiře: dva Odpůrci, rozmanitost 0. Řada karty { $fatherhood } je zablokovaná, ale myšlení je otevřené.
    .title = Cesta zpátky
    .done = Vynalezni { $pig-domestication }: ekologická stopa 2 a s informacemi 2 smí karta zůstat vedle voru. Hex teď uživí dva a pšenice se dá pěstovat.

burma = Nový Migrant vychází z Íránu. Hobit má ekologickou stopu 1 a v Barmě město.
    .title = Nevítaný host
    .done = Do Barmy. Máš stopu 2, takže tam nehladovíš, ale Hobitovo město ano: musí nějak odpovědět.

metal = Obchod s Hobitem. On má metalurgii 3, ty 1.
    .title = Co si řekneš?
    .done = Metalurgii 2. On si řekne o stopu, a tak zachrání město. Potom pěstuješ pšenici v Íránu: město, stopa 3.

revolt = Hobit znovu válčí, 3 : 2. Pro třetího Odpůrce není duha: násilná revoluce. Pšenice v Íránu je pryč a k tomu jeden Migrant.
    .title = Druhá cena
    .done = Ten z Uralu, kde nic neroste. Koruna jde s kartou { $fatherhood } k politice a žádný Odpůrce nezbyl: rozmanitost je zase 2.

script = Máš zlatý důl v jižní Africe, metalurgii 3. Záškrt stál Hobita město. Draží se { $syllabic-script }, má strany kultura a průmysl, a on pasoval.
    .title = Písmo pro tebe?
    .done = Pas. Koruna by zase odešla od politiky a stálo by to Stařešinu, { $board-games }. Nikdo ho nechce, a tak je pryč.

second = Kometa II je odkrytá a porovnává města: Hobit má tři, ty jedno. Předzvěstí také smíš posunout kostku filozofie.
    .title = Jeho žeton, tvá Kometa?
    .done = Přesto je tvoje. Žeton dostane tak jako tak; kdo si ji vezme, má Předzvěst a začíná Epochu III. Teď máš dvě.

verdict = Epocha III. Tvé nejlepší skóre je kultura, 10; Hobitovo politika, 11. Počítá se jen to nejlepší a ty držíš dvě Předzvěsti: dva posuny kostky, která může skóre všem zrušit.
    .title = Kdo vede?
    .why = Má tři města a čtyři technologie na 3 a víc. Ty máš mysticismus a slovo u kostky: politika se na konci může zrušit.
