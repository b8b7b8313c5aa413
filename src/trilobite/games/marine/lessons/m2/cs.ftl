can = Teď umíš přivést nové druhy na bohaté dílky a plánovat figurky shora dolů.

down = Akce jdou shora dolů. Základní figurka musí stát níž než všechny tvé ostatní. Tvoje stojí v nejvyšším řádku, takže všechno pod ní je ještě otevřené.
    .title = Figurky jdou jen dolů
    .why = Zvláštní figurky, které získáš později, na pořadí nehledí.

speciation = Speciace přivede nové druhy kolem jednoho žetonu. Kruh u jejího prvního pole ukazuje mnohoštětinatce, a ty jíš.
    .title = Přiveď druhy
    .task = Polož figurku na první speciaci
    .why = Kruh říká, kolem kterého typu žetonu se smíš usadit.
    .evolution = To by se bodoval les, kde nikdo nežije, a všechny řádky nad ním by se ti zavřely.
    .retrieve = Vzít figurku zpět by stálo celý tah.

around = Na planetě leží dva žetony mnohoštětinatců. Tvé druhy přijdou na dílky, kterých se dotýká ten, který vybereš.
    .title = Kolem kterých?
    .task = Vyber ty mezi lesem a horou
    .why = Chaluhový les vynáší za první místo 7 bodů, podmořská hora 5. Dílky kolem útesu vynášejí méně.
    .poor = I tyhle dílky by tě uživily, ale vynášejí méně. Les vynáší 7.
    .decline = To by tvá figurka neudělala nic.

forest = Chaluhový les přijme nejvýš dva nové druhy: čím bohatší dílek, tím méně jich smí přijít najednou.
    .title = Dva do lesa
    .task = Přiveď dva druhy do chaluhového lesa
    .why = Souš a vývěr přijmou jeden, les, útes a hora dva, louka a pláň tři, širý oceán čtyři.
    .one = Jeden druh snadno někdo přečíslí. Smějí přijít dva.
    .later = Podmořská hora přijde na řadu potom. Nejdřív les, ten vynáší víc.
    .free = Tyhle druhy nic nestojí. Vezmi je.

seamount = Podmořská hora přijme také dva. Ryby tam mají dva a remízy vyhrávají, protože jsou v potravním řetězci výš. Přesto běž: druhé místo vynáší 3.
    .title = Dva na horu
    .task = Přiveď dva druhy na podmořskou horu
    .one = I jeden by byl druhý, ale snáz by ho někdo vytlačil.
    .free = Tyhle druhy nic nestojí. Vezmi je.
    .done = Na bohatých dílcích žijí čtyři nové druhy. Přišly z tvého genofondu, kde jsou všechny druhy, které ještě přijdou.

closed = Ryby táhly a zase jsi na tahu. Některá pole jsou pro tebe zavřená: obsazená, nebo výš než tvá nejnižší figurka.
    .title = Co je teď zavřené?
    .task = Ukaž na pole, které je pro tebe zavřené
    .why = Tvá nejnižší figurka stojí na speciaci. Vše nad ní musí počkat.
    .open = Sem bys figurku ještě mohl položit. Hledej výš, nebo tam, kde figurka stojí.
    .done = Správně. Pole nad tvou nejnižší figurkou zůstanou zavřená, dokud si figurky nevezmeš zpět.

order = Návrat figurek ti vrátí všechny, ale je to celý tah. Postupuj tedy shora dolů a nejdřív ber pole, o která stojí i ostatní.
    .title = Shora dolů
