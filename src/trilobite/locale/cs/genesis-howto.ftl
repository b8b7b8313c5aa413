### Bios: Genesis na dvou stránkách, česky.

howto-aim = Oživ mrtvou chemii, udrž ji naživu čtyři miliardy let katastrof a měj víc živých částí než ostatní, až dojdou události.

howto-win-1 = Každá kostka na tvých organismech je 1 bod, každý tvůj biont uvnitř organismu 1 bod.
howto-win-2 = V plné hře má mořský nebo suchozemský tvor 6 bodů, vrchol svého potravního řetězce 12 a každá trofej (organismus, který ti vymřel) 1.
howto-win-3 = Bionty v zásobě nebo na refugiu nebodují.
howto-win-4 = Po poslední události vítězí nejvíc bodů; při remíze víc katalyzátorů.

howto-turn-1 = Událost.
howto-turn-1-says = Karta probudí některé ze čtyř řad, odkryje refugia a přinese teplo, kyslík nebo něco horšího.
howto-turn-2 = Přidělení.
howto-turn-2-says = Kladeš bionty na refugia v aktivních řadách a katalyzátory jako enzymy, které zakrývají smrt.
howto-turn-3 = Autokatalytický hod.
howto-turn-3-says = Hází se za každé refugium s biontem. Oživující strany zvedají kostky, nezakrytá smrt zabíjí.
howto-turn-4 = Dvě stejné.
howto-turn-4-says = Refugium se může otočit: stane se tvou bakterií a každá kostka na něm bodem.
howto-turn-5 = Darwinovský hod.
howto-turn-5-says = Hází každá bakterie: jedničky nesou katalyzátory, pětky a šestky jsou chyby, které modré odpouštějí.
howto-turn-6 = Pořízení.
howto-turn-6-says = Každý biont uvnitř organismu mu něco pořídí, hlavně mutace.

howto-model-1 = Tři kroky stále dokola: polož biont na refugium a chraň ho enzymy; hoď dvě stejné a proměň refugium v bakterii; živ ji a nech růst mutacemi.
howto-model-2 = Čtyři barvy, čtyři úlohy: červená dává katalyzátory, žlutá hází znovu, zelená otvírá další refugia a brání kyslíku, modrá odpouští chyby.
howto-model-3 = V první hře brzy oživ jednu bakterii a pak jí dej modrou a červenou.

howto-mistake-1 = Při dvou stejných neotočit refugium a čekat na lepší chvíli.
howto-mistake-2 = Držet katalyzátory v zásobě, místo aby zakryly pozice smrti.
howto-mistake-3 = Nechat zemřít biont, aby se zachránila kostka: i ta by zaplatila.
howto-mistake-4 = Pořizovat jen žlutou a zelenou: bez modré skončí organismus na dvou chybách.
howto-mistake-5 = Zapomenout na příští UV a kyslík: tři holé mutace přitahují UV a bez zelené není štít.
