### Bios: Origins na dvou stránkách, česky.

howto-aim = Proveď jeden druh pravěkých lidí čtyřmi Epochami a buď lepší než ostatní v jednom ze tří způsobů života.

howto-win-1 = Tři bodované oblasti, počítá se jen tvoje nejlepší: kultura = ekologická stopa + energie + mysticismus; politika = metalurgie + imunologie + města; průmysl = námořnictví + informace + rozmanitost.
howto-win-2 = Kdykoli někdo vezme Kometu, dostaneš žeton za každého soupeře s menším mysticismem (I), méně městy (II), menší rozmanitostí (III); žeton je bod.
howto-win-3 = Kde na konci stojí kostka filozofie, tam může všem vyškrtnout jednu oblast.
howto-win-4 = Hra končí, když někdo vezme Kometu IV.

howto-turn-1 = Výzva.
howto-turn-1-says = Vyzvi bohy, vezmi Kometu, použij Předzvěst, nebo nic z toho. Výzva přinese dvě události a dražbu.
howto-turn-2 = První řada, mysl.
howto-turn-2-says = Specializace: figurky ze svobodné vůle jdou na Nápady jako Stařešinové.
howto-turn-3 = Heuréka.
howto-turn-3-says = Nebo vynález: Nápad s dostatkem Stařešinů dá svou Heuréku všem, kdo na něm někoho mají.
howto-turn-4 = Druhá řada, tělo.
howto-turn-4-says = Šíření: Migrant se přesune, nebo přijde nový, tak daleko, kolik máš energie.
howto-turn-5 = Města.
howto-turn-5-says = Nebo stavba: Migrant se stane městem na zdroji, který tvoje třída a technologie dovolí.
howto-turn-6 = Ekologická stopa.
howto-turn-6-says = Kde je v hexu víc, než tvoje stopa uživí, tvoji hladovějí a stanou se Odpůrci.

howto-model-1 = Tah má tři části: postavit se bohům, nebo ne; projít řady své vládnoucí třídy zdola nahoru, v každé jedna akce; nakrmit svůj lid.
howto-model-2 = Myšlení teče jedním směrem: emoce, slovní zásoba, svobodná vůle, Stařešinové na Nápadech, objev (Heuréka). Na mapě ti stačí pár dobře umístěných Migrantů, ze kterých budou města.
howto-model-3 = V první hře si v Epoše II vyber jednu oblast a dělej každý krok, který jí přidá.

howto-mistake-1 = Šířit se vedle sebe při stopě 1: ze sedmi polí v dosahu na začátku jich pět znamená hlad.
howto-mistake-2 = Sčítat oblasti: dvě průměrné prohrají s jednou dobrou.
howto-mistake-3 = Utratit posledního Stařešinu a pak jen přihlížet dražbám.
howto-mistake-4 = Vzít „> chaos“, když pro dalšího Odpůrce není volná duha: násilná revoluce.
howto-mistake-5 = Vzít Kometu IV a nepodívat se na kostku filozofie.
