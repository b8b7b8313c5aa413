can = Teď umíš obodovat dílek, kde vedeš, a použít kartu, která vynese nejvíc.

markers = Pod každým polem evoluce leží žeton: prostředí, které se boduje. Pod prvním je chaluhový les a tam žiješ jen ty: 7 bodů.
    .title = Co evoluce boduje
    .why = Body jsou za první, druhé a třetí místo na dílku podle počtu druhů.

pawn = Vyber pole, jehož prostředí ti vynese nejvíc.
    .title = Kde se tvůj náskok počítá
    .task = Polož figurku na první evoluci
    .why = Chaluhový les ti vynese 7. Na podmořské hoře jsi druhý za rybami: 3.
    .reef = Na útesu je to tři na tři a remízy vyhrávají ryby: 3 body tobě, 6 jim.
    .seamount = Na podmořské hoře vyhrají remízu ryby: 5 bodů jim, 3 tobě.
    .vent = Na vývěru zatím nikdo nežije. Nevynesl by nikomu nic.
    .later = To teď body nepřinese. Les vynáší 7.

tile = Urči dílek. Prosperuješ tam, takže použiješ i kartu z řady: z prvního pole jen tu nejnižší, { $biodiversity }.
    .title = Oboduj les
    .task = Oboduj chaluhový les
    .why = { $biodiversity } vynáší bod za každý dílek, o který se dělíš s ostatními. Dělíš se o dva.
    .decline = To by zahodilo 7 bodů a kartu.

shared = Máš 9: sedm za les, dva za kartu. Pak ryby bodovaly útes: 6 pro ně, 3 pro tebe. Body dostane každý, kdo na dílku je, ať akci dělá kdokoli.
    .title = Bodují i ostatní za tebe
    .why = Rozmysli si tedy, jestli bodovat dílek, kde vede někdo jiný.

third = Podmořská hora ti dá 3. Ze třetího pole ale smíš použít kteroukoli ze tří nejnižších karet.
    .title = Lepší karta
    .task = Polož figurku na třetí evoluci a oboduj horu
    .why = Čím víc vpravo pole je, tím větší výběr karet máš.
    .retrieve = Jedno dobré pole je ještě volné. Vezmi si ho.
    .other = Třetí evoluce boduje horu, kde žiješ, a otevírá tři karty.
    .decline = To by zahodilo 3 body a kartu.

card = { $fertile } vynáší bod za každý druh na jednom tvém dílku, ať patří komukoli. { $annelids } bod za každý tvůj dílek s mnohoštětinatci.
    .title = Která karta?
    .task = Vyber kartu { $fertile }
    .why = Na útesu stojí šest druhů: 6 bodů. Mnohoštětinatci jsou u tří tvých dílků: 3 body.
    .annelids = Mnohoštětinatci jsou u tří tvých dílků: 3 body. Najdeš šest?
    .niche = Přesune žeton, ale nic nevynese.

crowd = Spočítej všechny kostky na dílcích, kde žiješ. Kde jich je nejvíc?
    .title = Kde je tlačenice?
    .task = Vyber dílek s nejvíce druhy
    .why = V lese stojí dva, na hoře čtyři.
    .forest = Tady stojí dva druhy: 2 body.
    .seamount = Tady stojí čtyři druhy: 4 body.

points = Šest druhů, šest bodů: máš 21. Karta je pryč a do řady přichází nová. Některé přinesou hned Vyhynutí nebo Přežití.
    .title = Jednadvacet bodů
