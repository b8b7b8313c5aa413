### Dominant Species: Mořská říše na dvou stránkách, česky.

howto-aim = Rozšiř svého živočicha po rostoucím moři, žij jen tam, kde leží tvoje potrava, a boduj dílky, na kterých je tě nejvíc, dokud nespadne asteroid.

howto-win-1 = Evoluce boduje jeden dílek: první, druhé, třetí místo podle počtu druhů (souš 8, chaluhový les 7 až vývěr 1).
howto-win-2 = Platí i karty, nové dílky (objevování) a vývěry (tektonický jev); 1, 2, 3, 4 věci nesou 1, 3, 6, 10.
howto-win-3 = Na konci se každý dílek oboduje ještě jednou a zvláštní figurky dají svá cílová čísla.
howto-win-4 = Vítězí nejvíc bodů; při remíze, i při každé remíze na dílku, živočich výš v potravním řetězci.

howto-turn-1 = Jedna figurka.
howto-turn-1-says = Polož figurku na akční pole pod všemi svými ostatními a hned proveď akci.
howto-turn-2 = Potrava.
howto-turn-2-says = Horní řady nosí žetony na planetu a na tvou desku: kde leží tvoje potrava, tam prosperuješ.
howto-turn-3 = Druhy.
howto-turn-3-says = Střední řady přivádějí nové druhy, nové dílky a vývěry a přesouvají tvoje kostky.
howto-turn-4 = Body.
howto-turn-4-says = Evoluce boduje dílek prostředí pod svým polem, a to všem, kdo na něm jsou.
howto-turn-5 = Karta.
howto-turn-5-says = Když na bodovaném dílku prosperuješ, použiješ i kartu z řady.
howto-turn-6 = Návrat figurek.
howto-turn-6-says = Místo kladení si vezmi všechny figurky zpět. Až to udělají všichni, přijde Nový život.

howto-model-1 = Jedna figurka, jedna akce za tah, a tvoje figurky jdou v nabídce jen dolů, dokud si je všechny nevezmeš.
howto-model-2 = Ptej se v tomto pořadí: Kde prosperuji? Kde mám nejvíc? Je to prostředí v tomto kole pod evolucí? Co musí přijít dřív, výš v nabídce?
howto-model-3 = V první hře: nakrm bohatý dílek, zaplň ho, oboduj ho, vezmi si figurky zpět.

howto-mistake-1 = První figurka na evoluci: všechno nad ní je do návratu figurek zavřené.
howto-mistake-2 = Druhy tam, kde neleží potrava.
howto-mistake-3 = Bodovat dílek, na kterém s tebou remizuje vyšší živočich.
howto-mistake-4 = Utratit figurku za akci, která nic neudělá (autotrofie v prvním kole, vyčerpání v prvních dvou).
howto-mistake-5 = Nikdy nedominovat: zvláštní figurky jsou body a volnost a nikdo je nevykopne.
