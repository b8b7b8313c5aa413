### Hádanky Bios: Genesis: o čem jsou, úkol a důvod.

puzzle-genesis-falls = Kdo má klesnout?
puzzle-genesis-falls-task = Smrt se musí někomu přidělit. Najdi ztrátu, která bolí nejméně.
puzzle-genesis-falls-why = Kde se na refugiu potkají hráči, tam o ztrátách rozhoduje ten, kdo hází. Cizí biont, který odejde domů, ti nechá místo, kostky i kostičky.

puzzle-genesis-error = Jedna kostka znovu
puzzle-genesis-error-task = Darwinovský hod leží před tebou a ještě jednou kostkou smíš hodit znovu. Najdi tu správnou.
puzzle-genesis-error-why = Každá chyba nad modrou stojí chromozom, takže první jde chyba. S DNA není 5 chyba: pak se vyplatí jen 6.

puzzle-genesis-home = Kde žít?
puzzle-genesis-home-task = Máš volný biont. Najdi místo, které slibuje nejvíc.
puzzle-genesis-home-why = Spočítej hodnoty, které za tohoto klimatu zvedají, ty, které zabíjejí, barvy, které tam leží, a kdo další tam je.

puzzle-genesis-promote = Druhá kostička
puzzle-genesis-promote-task = Najdi pořízení, které přinese nejvíc.
puzzle-genesis-promote-why = Vylepšení dá druhou kostičku na kartu, kterou už máš: bod, DNA proti chybám a ani o kartu víc pro UV.

puzzle-genesis-rises = Která kostička se zvedne?
puzzle-genesis-rises-task = Život zvedne jednu kostičku. Najdi barvu, kterou potřebuješ nejvíc.
puzzle-genesis-rises-why = Ze zvednutých kostiček budou chromozomy: modrá odpouští chyby, červená živí. Nejvíc má cenu to, čeho je u tebe nejméně.

puzzle-genesis-uv = Co může pryč?
puzzle-genesis-uv-task = UV bere mutaci. Najdi tu, která ti bude chybět nejméně.
puzzle-genesis-uv-why = Nech si karty se dvěma kostičkami a barvy, které by jinak zmizely. Jediná kostička barvy, kterou máš dvakrát, může jít.

puzzle-genesis-cover = Ještě jeden enzym
puzzle-genesis-cover-task = Zbývá katalyzátor. Najdi, kde udělá nejvíc.
puzzle-genesis-cover-why = Enzym má největší cenu tam, kde se toto kolo hází za tebe a mnoho pozic je otevřených. V zásobě nechrání nikoho a pozdě ve hře toho moc nepořídí.

puzzle-genesis-buy = Utrať to
puzzle-genesis-buy-task = Najdi pořízení, které přinese nejvíc.
puzzle-genesis-buy-why = Každá mutace je kostička, a tedy bod. Ze dvou rozhodne barva, která chrání proti tomu, co přinesou příští události.

puzzle-genesis-parasite = Hostitel pro tebe
puzzle-genesis-parasite-task = Najdi využití biontu, které přinese nejvíc.
puzzle-genesis-parasite-why = Ukradená kostička se počítá dvakrát: bod tobě, o bod méně jejímu majiteli. Vyber stranu, jejíž pozice najdou víc kostiček.

puzzle-genesis-strike = Vezmi si ji zpět
puzzle-genesis-strike-task = Jeden katalyzátor, jedno pořízení. Najdi to nejlepší.
puzzle-genesis-strike-why = Kostička, kterou vrátí červená královna, mění rozdíl o dva body. Nová jen o jeden.
