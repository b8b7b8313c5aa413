can = Teď umíš předvídat konec, hlasovat o něm a spočítat, co vynese.

snow = { $huronian-snowball } nese vločku a poslední tři symboly klimatu byly také vločky. Čtyři stejné za sebou jsou Armageddon: tohle kolo by bylo poslední.
    .title = Čtvrtá vločka
    .why = Čtyři slunce udělají totéž. Hra končí také na konci kola s poslední událostí. Karty bez symbolu klimatu řadu nepřeruší.

vote = Vedeš 7 ku 5. Červený takhle skončit nechce a vyvolává hlasování, pro oba tajné. Jsou-li všichni pro Gaiu, svět trvá dál. Stačí jedna Médeia a skončí.
    .title = Gaia, nebo Médeia?
    .task = Hlasuj pro Gaiu
    .why = Vedeš tak jako tak a tvá bakterie je silná: čas hraje pro tebe.
    .medea = Svět by skončil, ale kdo hlasuje pro Médeiu, nechá si jen půlku bodů. Z tvých 7 by byly 4 a Červený by s 5 vyhrál.

price = Oba hlasovali pro Gaiu a konec je pro toto kolo odvrácen. Něco to stojí: každý zaplatí katalyzátor libovolné barvy, nebo přijme atrofii. Červený už zaplatil.
    .title = Cena Gaiy
    .task = Zaplať jedním modrým
    .why = Katalyzátor se neboduje, chromozom je bod.
    .suffer = To by stálo chromozom, a tedy bod. Katalyzátor je levnější.

again = Zachráněno. Hlasování ale žádný symbol nesmaže: ukáže-li příští karta vločku nebo nic, musí se hlasovat znovu. Řadu přeruší jen slunce. Měj na to vždy katalyzátor.
    .title = Zachráněno, na jedno kolo
    .why = Kdo vede, může o brzký konec stát. Když hlasování nikdo nevyvolá, konec přijde a nikdo není potrestán.

nothing = Jiná hra, úplně poslední kolo. Počítá se, co je v organismech: kostičky, systémové chromozomy, bionty. Na stole jsou ale i věci, které nevynesou nic.
    .title = Co je teď bezcenné?
    .task = Ukaž na něco, co se neboduje
    .why = Katalyzátory jen rozhodují při stejném počtu bodů.
    .organism = Všechno v organismu se počítá. Hledej mimo organismy.
    .other = Hledej bionty, které nežijí v žádném organismu, nebo to, co nikdo neutratil.
    .done = Správně: na refugiu ani v zásobě se nic neboduje. Utrácej a usazuj se tedy včas.

shared = Na vrcholu moře je jediný tvor: 12 bodů. Rovným dílem si je rozdělí všichni, kdo v něm mají biont, a žije tam i červený.
    .title = Kdo dostane těch dvanáct?
    .task = Ukaž na organismus, který vynese oběma hráčům
    .why = Dva hráči, 12 bodů: každému 6, bez ohledu na počet biontů.
    .small = Bakterie vynáší majiteli za každou kostičku, ale v potravním řetězci není.
    .other = Hledej tvora s modrým a červeným biontem.
    .done = Správně: 6 tobě, 6 Červenému a každý biont je navíc bod pro svou barvu.

count = Červený nic nepořizuje a je konec: 15 ku 11. Tvoje body: šest systémových chromozomů, orgán, biont, trofej a 6 za vrchol moře. Vítězíš.
    .title = Závěrečné počítání
    .why = Červený má tři kostičky, dva bionty a 6 za vrchol moře: 11. Trofej je organismus, o který hráč přišel.
