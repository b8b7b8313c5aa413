## První domov. Jména karet jsou proměnné, kostky jsou znaky ⚀ až ⚅.

can = Teď umíš usadit biont, chránit ho enzymem a číst kostky, které mu dávají život.

earth = Mladá Země: čtyři řady míst, kde může vzniknout život. Říká se jim refugia. Každé kolo událost některé řady probudí. Tahle probouzí oceán a odkrývá dvě refugia.
    .title = Kde může vzniknout život
    .why = Usazovat se, chránit a pořizovat smíš jen v aktivní řadě. Událost má i symbol tepla, ale zatím není nikdo, komu by uškodila.

biont = Tvé kupole jsou bionty, jiskry života. Kde biont stojí, hází se každé kolo dvěma kostkami. Na kartě { $clay-mound } dávají život hodnoty ⚀⚁⚂ a její barva je tvoje.
    .title = Dej životu domov
    .task = Polož biont na { $clay-mound }
    .why = Se dvěma kostkami tu v 75 % hodů ožije aspoň jedna kostička, na kartě { $hydrothermal-vent } jen v 31 %. A na refugiu své barvy smíš hodit znovu.
    .vent = { $hydrothermal-vent } je dobré místo, ale život tam dává jen ⚀: 31 % hodů proti 75 %.
    .enzyme = Enzym chrání místo, kde žiješ. Nejdřív tam musí někdo žít.
    .finish = Tah by skončil a Země by zůstala prázdná. Nejdřív se usaď.

enzyme = Tmavé hodnoty dole zabíjejí, co tu žije. Enzym zakryje zleva další z nich, zde první ⚃. Použij na něj svůj katalyzátor.
    .title = Zakryj smrtící hodnotu
    .task = Polož enzym na { $clay-mound }
    .why = Každý enzym zneškodní jednu pozici, a to po celou dobu, co na ní leží.
    .vent = Na kartě { $hydrothermal-vent } nikdo tvůj nežije. Chraň vlastní biont.
    .finish = Katalyzátor v zásobě zatím nic nechrání. Dej mu práci.
    .done = První pozice je zakrytá. Druhý biont zatím přidat nemůžeš: tvůj limit entropie je jedna. Nic jiného už nezbývalo, a tak tvůj tah skončil sám.

red = Červený se usadil na kartě { $hydrothermal-vent }. Teď hází každé refugium s biontem: dvě kostky za každý biont a jedna za každou uspořádanou kostičku. Tvoje je první.
    .title = Teď se hází

dice = ⚀ a ⚁: obě dávají život a nic nezabíjí. Na refugiu své barvy smíš jednou hodit všemi kostkami znovu. Potřebuješ to?
    .title = Nechat, nebo hodit znovu?
    .task = Nech tento hod
    .why = Dva životy ze dvou kostek: lépe už to dopadnout nemůže.
    .reroll = Dva životy ze dvou! Žádný hod není lepší. Nech si ho.

rise = Každý život zvedne jednu kostičku podle tvé volby. Zvednuté kostičky se nazývají uspořádané: hází vlastní kostkou a stanou se součástí bakterie. Modrá chrání, červená živí.
    .title = Život zvedá kostičky
    .task = Zvedni modrou a pak červenou
    .why = Červená tvoří katalyzátory, žlutá hází znovu, zelená dýchá, modrá odpouští chyby. Tady se hodí kterékoli dvě.
    .done = Dvě kostičky jsou uspořádané. Připravit tě o ně může už jen smrtící hodnota.

more = Dvě uspořádané kostičky a biont: příště čtyři kostky místo dvou. Víc kostek, víc stejných hodnot. A právě dvě stejné chceš: s nimi vzniká bakterie.
    .title = Víc kostek, víc šancí
    .why = Dvě kostky ukážou dvě stejné v 17 % hodů, čtyři kostky v 72 %.
