can = Teď umíš spočítat, čemu dominuješ, získat zvláštní figurku a položit ji kamkoli.

value = Dominance se ptá, jak silný jsi v jednom elementu: počet tvých elementů toho typu krát počet tvých dílků, kde leží. Mnohoštětinatce máš dvakrát.
    .title = Spočítej mnohoštětinatce
    .task = Ukaž na svůj dílek s mnohoštětinatci
    .why = Tři tvé dílky mají mnohoštětinatce: 3 × 2 = 6. Cílové číslo je 1, takže dominuješ.
    .none = Tady nežiješ, nebo tu mnohoštětinatci nejsou. Podívej se na své dílky kolem útesu.
    .done = Správně. Mnohoštětinatce mají tři tvé dílky: 3 dílky × 2 = 6.

last = Dominance je poslední řádek. Potom už žádná tvá základní figurka nikam nesmí, dokud si je nevezmeš zpět, takže to musí stát za to.
    .title = Poslední řádek
    .task = Polož figurku na dominanci
    .why = Přinese zvláštní figurku a její cílové číslo jsou tvé body na konci hry.
    .later = Pravda, moudřejší by bylo nejdřív hrát výš. Tady ale chceme vidět, co dominance přinese.

dominate = Mnohoštětinatcům dominuješ: 6 je víc než jejich cílové číslo 1. U řas je tvá hodnota jen 1.
    .title = Vezmi si mnohoštětinatce
    .task = Ovládni mnohoštětinatce
    .why = Tvá hodnota je nové cílové číslo: kdo chce figurku, potřebuje víc než 6.
    .decline = To by tvá figurka neudělala nic.
    .done = Zvláštní figurka mnohoštětinatců je tvoje. Cílové číslo 6 ti na konci vynese 6 bodů, pokud ji budeš pořád vlastnit.

kick = Ryby si vzaly první speciaci. Zvláštní figurka smí na kterékoli pole, ať jsou tvé ostatní kdekoli, i tam, kde stojí cizí základní figurka.
    .title = Vykopni je
    .task = Polož zvláštní figurku na první speciaci
    .why = Vykopnutá figurka se hned vrátí domů; co udělala, platí dál.
    .other = To smíš! Mnohoštětinatci u první speciace tě ale uživí nejlíp.
    .retrieve = Nejdřív použij zvláštní figurku.

settle = Usaď se kolem mnohoštětinatců mezi lesem a podmořskou horou.
    .title = Znovu speciace
    .task = Přiveď dva druhy do lesa
    .poor = Tyhle dílky vynášejí méně. Les vynáší 7.
    .more = Do lesa smějí přijít dva.
    .first = Nejdřív les, pak hora.
    .free = Tyhle druhy nic nestojí. Vezmi je.

lead = Teď podmořská hora, kde stojí dva tvé druhy proti dvěma druhům ryb.
    .title = Ujmi se vedení
    .task = Přiveď na horu jeden nebo dva druhy
    .why = Tři porazí dva druhy ryb: první místo vynáší 5.
    .free = Tyhle druhy nic nestojí. Vezmi je.

control = Zvláštní figurka se vrátí s návratem figurek jako ostatní. Protivník ji získá akcí dominance, má-li hodnotu vyšší než 6.
    .title = Udrž si ji
    .why = Hodnotu zvýší další dílky s mnohoštětinatci nebo další mnohoštětinatci na tvé desce. Novou dominancí zvýšíš i cílové číslo.
