can = Teď umíš zvážit hod, vybrat, co klesne, a vydělat na ztrátách katalyzátory.

danger = Hodí se tu třemi kostkami: dvě za biont, jedna za uspořádanou kostičku. Každá ⚃, ⚄ a ⚅ zabije jednu manu a jeden enzym. Mana jsou kostičky a bionty.
    .title = Šest otevřených pozic
    .why = Na třech kostkách něco zahyne v 88 % hodů. Druhá polovina hodnot dává život: ⚀⚁⚂.

first = Máš dva katalyzátory. Udělej z jednoho enzym: zakryje první pozici. Na barvě nezáleží, jen na místě.
    .title = Zakryj první pozici
    .task = Polož na { $clay-mound } enzym libovolné barvy
    .why = První pozice je ⚃, která zabíjí manu. Když je zakrytá, ⚃ už nevezme kostičku ani biont.
    .withdraw = Biont by se vrátil domů a vůbec by se tu neházelo. Zůstaň a chraň ho.
    .finish = Otevřených pozic je šest. Dva katalyzátory mohou dvě zakrýt.

second = Druhá pozice je ⚃, která zabíjí enzymy. Zakryj i ji a ⚃ nezpůsobí vůbec nic.
    .title = A druhou
    .task = Polož na { $clay-mound } další enzym
    .why = Když jsou zakryté obě, něco zahyne v 70 % hodů místo 88 %.
    .withdraw = Biont by se vrátil domů a první enzym by nechránil nikoho.
    .finish = Jeden katalyzátor zbývá. Tady chrání, v zásobě ne.

finish = Zásoba je prázdná, dvě pozice jsou zakryté. Víc tu dělat nejde: ukonči přidělování.
    .title = Připraveno k hodu
    .task = Skonči
    .withdraw = Biont by se vrátil domů a enzymy by nechránily nikoho.

red = Červený nic nepřiděluje. Teď se třemi kostkami hází za { $clay-mound }: život dávají ⚀⚁⚂, smrt ⚄ a ⚅.
    .title = Tři kostky

bad = Tři smrti, ale vzít mohou jen dvě věci: tvou kostičku a biont. { $clay-mound } má tvou barvu, takže smíš jednou hodit všemi kostkami znovu.
    .title = Hrozný hod
    .task = Hoď znovu
    .why = Tři smrti padnou ve 4 % hodů: příští hod sotva může být stejně zlý.
    .keep = Kostička i biont by byly pryč a oba enzymy také. Hoď znovu!

rise = Mnohem lepší. ⚁ zvedne kostičku, ⚃ je zakrytá, ⚄ zabíjí. Život je vždy dřív než smrt. Takže nejdřív: která kostička se zvedne?
    .title = Nejdřív život
    .task = Zvedni červenou kostičku
    .why = Co se zvedne, může za tebe i klesnout a zaplatit svou barvou.
    .blue = Jde to, modrá chrání. Jedna modrá už ale nahoře je a červený katalyzátor by se hodil.
    .yellow = Jde to. Vezmi ale červenou: živí, a když klesne, vynese červený katalyzátor.

fall = Teď ⚄ zabije jednu manu. Kostička, která klesne, ti vynese katalyzátor své barvy a může se zase zvednout. Biont by se vrátil do zásoby.
    .title = Co má klesnout?
    .task = Nech klesnout kostičku
    .why = Kostička zůstane na kartě. Ke zvednutí jí stačí další život.
    .biont = I on by vynesl katalyzátor, modrý. Nikdo tvůj by tu ale nezůstal: příště žádné kostky ani dvě stejné.

rhythm = Kostička klesla a vynesla ti katalyzátor. ⚄ vzala i enzym nejvíc vpravo. To je zdejší rytmus: zvednout, klesnout, vydělat, znovu chránit.
    .title = Zvednout, klesnout, vydělat
    .why = Novým katalyzátorem můžeš tu pozici příští kolo zase zakrýt.
