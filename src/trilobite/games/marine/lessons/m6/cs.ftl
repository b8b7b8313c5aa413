can = Teď poznáš, kdo je ohrožený, umíš otevírat vývěry a vydělat na kartě přežití.

danger = Druhy, jejichž dílek nemá nic z jejich potravy, jsou ohrožené. Hned se jim nic nestane, ale příští Vyhynutí je vezme všechny.
    .title = Kdo je ohrožený?
    .task = Ukaž na dílek s ohroženými druhy
    .why = Ryby jedí plankton a řasy. Hledej ryby, které nemají ani jedno.
    .fed = Každý, kdo tu žije, potravu má. Podívej se na okraje planety.
    .done = Správně: ryby na souši na severu a v oceánu na jihu nenajdou ani plankton, ani řasy.

tectonics = Tektonický jev otevře vývěr na okrajovém dílku. Dva sousední vývěry vynesou 3 body, tři vynesou 6.
    .title = Otevři vývěr
    .task = Polož figurku na tektonický jev
    .why = Na jihu už černý kuřák leží.
    .later = Později. Nejdřív vývěr vedle toho na jihu.

vent = Od každého živočicha na novém vývěru zůstane jeden druh, ostatní se vrátí do svých genofondů. Ty jeden svůj přidáš.
    .title = Vedle černého kuřáka
    .task = Otevři vývěr tam, kde žije jeden tvůj druh a dva druhy ryb
    .why = Sousedí s černým kuřákem: dva vývěry, 3 body. A ryby přijdou o většinu.
    .alone = Tenhle vývěr by s žádným nesousedil: 1 bod. Na jihu jsou 3.
    .decline = To by tvá figurka neudělala nic.
    .done = 3 body. Na vývěrech máš dva druhy, ryby jeden: karta přežití je tvoje.

score = Ryby nic důležitého neudělaly. Oboduj svůj chaluhový les: 7 bodů a karta.
    .title = Dalších sedm
    .task = Polož figurku na první evoluci a oboduj chaluhový les
    .why = Za každou použitou kartu přijde do řady nová, třeba i s událostí.
    .other = Chaluhový les ti vynese 7. Oboduj ho.
    .decline = To by zahodilo 7 bodů.

icons = Nová karta má dva symboly. Rybí kostra přináší Vyhynutí: ohrožené ryby jsou navždy pryč. Živá ryba přináší Přežití: bod za tvůj vývěr.
    .title = Dvě události najednou
    .why = Kdo má kartu přežití, dostane za 1, 2 nebo 3 obsazené vývěry 1, 3 nebo 6 bodů.

thread = Jeden tvůj dílek žije z jediného žetonu. Kdo ho odebere, ohrozí tě tam.
    .title = Na vlásku
    .task = Ukaž na svůj dílek na jihu, který živí jediný žeton
    .why = Žetony odebírá vyčerpání, autotrofie a některé karty.
    .other = Tady tvá potrava na vlásku nevisí. Podívej se na svůj vývěr na jihu.
    .done = Správně: když odtud někdo vezme mnohoštětinatce, tvé dva druhy příští Vyhynutí nepřežijí.
