can = Teď umíš pořídit mutaci, dobře ji zaplatit a vylepšit ji.

two = Hod vynesl katalyzátory, teď se pořizuje. Každý biont v organismu pro něj smí pořídit jednu věc. Máš tam dva, takže dvě pořízení.
    .title = Dva bionty, dvě pořízení
    .why = Bionty v zásobě a na refugiích nepořizují nic.

closed = Na každém balíčku leží mutace: další kostička a schopnost pro tvou bakterii. Pořizovat smíš v aktivních řadách a v její domácí řadě, oceánské.
    .title = Které balíčky jsou otevřené?
    .task = Ukaž na balíček, který použít nesmíš
    .why = Aktivní je oceánská a pobřežní řada. Oceánská by byla otevřená, i kdyby aktivní nebyla: tvoje bakterie je tam doma.
    .open = Z tohoto balíčku pořizovat smíš: jeho řada je aktivní. Najdi jiný.
    .other = Podívej se na balíčky mutací, jeden je v každé řadě.
    .done = Správně: ta řada je neaktivní. Otevřít ji může až další událost.

buy = { $heat-shock-chaperonin } přinese červenou kostičku, takže každá ⚀ vytvoří dva katalyzátory, a štít proti teplu. Červený katalyzátor, který stojí, máš.
    .title = Červená živí
    .task = Pořiď mutaci { $heat-shock-chaperonin }
    .why = Z červené 1 bude červená 2: dvakrát víc katalyzátorů z každé ⚀.
    .ocean = { $mitochondria } je žlutá a stála by dva modré katalyzátory. Potřebuješ červenou a tu zaplatíš jedním.
    .later = To přijde hned potom. Nejdřív využij červený katalyzátor.
    .finish = Čekají na tebe dvě pořízení. Využij je.

pay = Pořízení stojí jeden katalyzátor své barvy. Dva stejné nahradí kteroukoli jinou barvu.
    .title = Zaplať dobře
    .task = Zaplať jedním červeným
    .why = Dva za jeden je drahé: zbude ti o katalyzátor méně.
    .blue = Dva modré by stačily, ale máš červený: jeden místo dvou.

shield = Nová karta působí hned. Tepelný štít 4: červená 2 a po jedné za oba červené štíty na mutacích. Teplo ti teď nějaký čas neuškodí.
    .title = Štít proti teplu
    .why = Máš teď 7 bodů: počítá se i každá kostička na mutaci.

promote = Druhý biont smí mutaci vylepšit: karta se otočí a dostane druhou kostičku. { $rna-ribozyme } je modrý, takže to stojí jeden modrý katalyzátor.
    .title = Dvě kostičky na jedné kartě
    .task = Vylepši mutaci { $rna-ribozyme }
    .why = Každá vylepšená mutace má DNA: chybou je pak jen ⚅, ⚄ už ne.
    .red = Dobrá karta, ale červená, a ty máš jen modré: stála by dva. { $rna-ribozyme } stojí jeden.
    .card = I nová karta je dobrá, ale stála by dva modré. Vylepšení stojí jeden a přinese DNA.
    .finish = Jeden biont ještě nepořizoval a jeden modrý stačí.
    .done = 8 bodů a DNA: od teď je chybou jen ⚅. Oba tvé bionty pořídily, takže tvůj tah skončil.

packed = Nové schopnosti působí hned, jen dělení až od příštího kola. A pozor na UV záření: počítá karty, ne kostičky. Vylepšením se dvě vejdou na jednu kartu.
    .title = Málo karet, hodně kostiček
    .why = Máš dvě karty se třemi kostičkami.
