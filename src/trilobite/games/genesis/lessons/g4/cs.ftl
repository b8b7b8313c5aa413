can = Teď umíš v darwinovském hodu využít žlutou a modrou a víš, co stojí ztráta.

six = Každé kolo tvoje bakterie provede darwinovský hod: jedna kostka za každou kostičku, dvě za biont. Každá ⚀ tě živí, každá ⚄ a ⚅ je chyba.
    .title = Šest kostek každé kolo
    .why = Katalyzátor přinesou i tři stejné, ať je jejich hodnota jakákoli.

errors = Čtyři chyby a modrá 3 odpustí tři. Čtvrtá by stála chromozom. Žlutá 1 ti dovolí hodit jednou kostkou znovu.
    .title = O jednu chybu víc
    .task = Hoď znovu jednou z chyb
    .why = Nová kostka není chyba v 67 % případů.
    .keep = Čtyři chyby proti modré 3: stálo by to chromozom a s ním bod. Nový hod nic nestojí.
    .harmless = ⚂ neškodí. Hoď znovu jednou ze čtyř chyb.
    .food = To je tvoje ⚀, ta tě živí. Hoď znovu jednou ze čtyř chyb.

fed = ⚀! Teď jsou chyby tři a modrá 3 je všechny odpustí. Dvě ⚀ při červené 1 vytvoří dva katalyzátory v barvě vytištěné na bakterii.
    .title = Odpuštěno a nakrmeno
    .why = Dvě ⚀ × červená 1 = 2 modré katalyzátory.

feeds = Dvě ⚀ vytvořily dva katalyzátory. S dalším chromozomem správné barvy by vytvořily čtyři.
    .title = Která barva zdvojnásobí?
    .task = Ukaž na číslo, které tě živí
    .why = Každá ⚀ vytvoří tolik katalyzátorů, kolik říká toto číslo.
    .blue = Modrá odpouští chyby. Katalyzátory netvoří.
    .yellow = Žlutá hází znovu: snad padne víc ⚀, ale každá vynese stejně.
    .green = Zelená brání kyslíku. Katalyzátory netvoří.
    .other = Podívej se na čtyři čísla na kartě { $photo-carboxylation }.
    .done = Správně: při červené 2 by každá ⚀ vytvořila dva.

without = O pár kol později, jiná bakterie: dvě červené kostičky, ale žádná žlutá. Živí se dobře, znovu ale házet nemůže. Podívej se, co se stane.
    .title = Žádná druhá šance
    .why = Zase čtyři kostičky a biont: šest kostek, modrá 3.

loss = Čtyři chyby, tři odpuštěné: jedna atrofie. Ztratíš chromozom a vybereš si, kterou kostičku. Biont odejde, až když žádná nezbývá.
    .title = Co ztratíš?
    .task = Obětuj červenou kostičku
    .why = Červená 1 tě živí dál. Modrá 3 tě bude chránit v každém dalším hodu.
    .blue = Pak by modrá byla 2 a v každém hodu by bolela už třetí chyba. Ochranu si nech.
    .done = Bod je pryč, ale modrá je pořád 3. Bez kostiček by byl na řadě biont a bez něj bakterie zahyne.

third = Pravidlo od oka: chybou je v průměru třetina kostek. Měj tedy modrých chromozomů třetinu počtu kostek, raději o jeden víc.
    .title = Kolik modré?
    .why = Na šesti kostkách jsou víc než dvě chyby v 32 % hodů, víc než tři v 10 %.
