### Bios: Genesis in the browser, Czech: what the things on the table are.


## Refugia

about-refugium = { $dice ->
    [one] Hází jednou kostkou
   *[other] Hází { $dice } kostkami
}: jedna za každou uspořádanou kostku many, dvě za každý biont.
about-refugium-quiet = Dokud nepřijde biont, nikdo tu nehází. Uspořádané kostky pak dají po jedné kostce, bionty po dvou.
about-life = Klima { $climate }: každá z těchto hodnot zvedne kostku do uspořádaného pole: { $faces }.
about-life-faces = Každá kostka s touto hodnotou zvedne jednu kostku many z dolního pole do horního.
about-slots = Zakryté pozice pro enzymy: { $covered } z { $all }. Smrti v nezakrytých pozicích platí.
about-asleep = Neaktivní řada: přidělovat sem smí jen hráč, který v ní má biont, nebo má sporu.
about-row-active = Tato řada je aktivní: bionty a enzymy sem smí přidělit každý.
about-refugia-left = { $number ->
    [0] V balíčku už není žádné refugium.
    [one] V balíčku zbývá jedno refugium.
    [few] V balíčku zbývají { $number } refugia.
   *[other] V balíčku zbývá { $number } refugií.
}
about-entry = Vstup každého biontu stojí { $number ->
    [one] jeden katalyzátor
    [few] { $number } katalyzátory
   *[other] { $number } katalyzátorů
} libovolné barvy.
about-immune = Vlna radiace mu neškodí.
about-manna-organised = Uspořádaná mana: přidá k hodu jednu kostku a stane se chromozomem nové bakterie.
about-manna-loose = Neuspořádaná mana: hodnota oživení ji zvedne do horního pole.
about-biont = Biont: dvě kostky na refugiu i v organismu a jedno pořízení pro organismus, v němž žije.
about-enzyme = Enzym zakrývá smrt, dokud ho nevezme smrt enzymu nebo vlna radiace.
about-manna-death = Každá { $face } zabije jednu uspořádanou manu: kostka klesne a dá katalyzátor, biont jde domů.
about-enzyme-death = Každá { $face } bere enzym nejvíc vpravo.


## Cards

about-deck = { $number ->
    [one] Poslední mutace tohoto balíčku
   *[other] Vrchní mutace (v balíčku: { $number })
}. Cena: jeden { $colour-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} katalyzátor.
about-mutation = Mutace: její kostky jsou chromozomy, její symboly schopnosti organismu.
about-promotion = Vylepšená dostane ještě { $colour-id ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
   *[blue] modrou
} kostku a schopnosti své druhé strany.
about-diseased = Parazit vzal kostku; karta a její schopnosti zůstávají.
about-pollutes = Znečištění: při pořízení postihne ostatní organismy řady vysoká koncentrace kyslíku.
about-ability-immunology = majitel si volně vybírá, co organismus ztratí.
about-ability-heat-shield = v extremofilní krizi o jedno teplo méně.
about-ability-o2-shield = při vysoké koncentraci kyslíku o jeden kyslík méně.
about-ability-uv-shield = UV záření neškodí.
about-ability-cancer-shield = v rakovinovém hodu jsou chybou jen šestky.
about-ability-drought-shield = sucho neškodí.
about-ability-spore = bionty a enzymy smějí do každé řady.
about-ability-hgt = jeden tvůj biont za tah smí opustit mikroorganismus nebo do něj vstoupit.
about-ability-dna = při darwinovském hodu jsou chybou jen šestky.
about-ability-fission = od příštího tahu má každý biont dvě pořízení.
about-ability-nucleus = pořízení se platí katalyzátorem libovolné barvy.
about-ability-sex = před pořízením mutace lze protočit balíček.
about-ability-red-queen = kdo má víc korun, hostitel nebo parazit, krade druhému kostky.


## Organisms

about-darwin = V darwinovské fázi hází { $dice ->
    [one] jednou kostkou
   *[other] { $dice } kostkami
}. Za každou jedničku katalyzátory: { $red }. Opakovaně hozené kostky: nejvýš { $yellow }. Odpuštěné chyby (pětky a šestky, s DNA jen šestky): { $blue }.
about-bacterium = Bakterie: každý z jejích biontů ({ $bionts }) má jedno pořízení za tah.
about-parasite = Parazit: žije z katalyzátorů svého hostitele a z kostek, které mu bere.
about-parasite-card = Karta parazita: ve fázi přidělení ji lze kteroukoli stranou navázat na hostitele v prostoru jiného hráče.
about-macro = { $side ->
    [marine] Mořský makroorganismus
   *[terrestrial] Suchozemský makroorganismus
}, rychlost metabolismu { $rate }, hodnota { $worth } VB. Darwinovský hod nedělá.
about-macro-organs = { $side ->
    [marine] Se všemi orgány přijde invaze na souš.
   *[terrestrial] Orgány přidávají schopnosti a body.
}
about-chromosome = { $colour ->
    [red] Červená, metabolismus: katalyzátory za každou jedničku v darwinovském hodu a tepelný štít.
    [yellow] Žlutá, specificita: tolik kostek darwinovského hodu lze hodit znovu.
    [green] Zelená, entropie: antioxidační štít a o tolik víc biontů na refugiích.
   *[blue] Modrá, dědičnost: tolik chyb se odpouští.
}
about-organ = Pole pro orgán: za jeden { $colour-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} katalyzátor na něj přijde kostka a schopnosti platí.
about-circle = Kruh pro jeden { $colour-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} biont, endosymbiont. Pořizuje a přináší svou schopnost.
level-title = Úroveň potravního řetězce: { $level ->
    [P] rostlina
    [H] býložravec
   *[C] masožravec
}
about-level = { $level ->
    [P] R, rostlina: spodek potravního řetězce.
    [H] B, býložravec: střed potravního řetězce.
   *[C] M, masožravec: vrchol potravního řetězce.
} Pořadí úrovní určuje rychlost metabolismu.
about-level-worth = Nejvyšší obsazená úroveň moře i souše má 12 VB, ostatní 6; dělí se o ně všichni, kdo tam mají biont.
slot-name = místo pro { $colour-id ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
   *[blue] modrou
} kostku
about-slot = Místo pro jednu { $colour-id ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
   *[blue] modrou
} kostku, kterou parazit vezme hostiteli.
about-stat-darwin-dice = Jedna kostka za každou kostku na organismu, dvě za každý biont.
about-stat-cancer-dice = Jedna kostka za každý orgán, dvě za každý biont. Pětky a šestky jsou chyby.
about-stat-rerolls = Žluté chromozomy: tolik kostek darwinovského hodu lze jednou hodit znovu.
about-stat-errors = Modré chromozomy: chyby nad tento počet stojí chromozomy.
about-stat-heat = Červené chromozomy a tepelné štíty proti extremofilním krizím.
about-stat-oxygen = Zelené chromozomy, antioxidační štíty a vitamíny proti vysoké koncentraci kyslíku.
about-stat-rate = Červené a žluté chromozomy; rozhodují o úrovni potravního řetězce.


## Players

about-player = Hráč. Na refugiích smí mít nejvýš tolik biontů: { $number }.
about-wanton = Prostopášnost { $number }: symboly HGT na organismech hráče. Kdo má největší, smí začínat.
about-pool = Volné bionty k přidělení: { $number }.
about-entropy = Limit entropie { $number }: nejvýš tolik biontů smí být na refugiích, jeden a k tomu zelené chromozomy nejzelenějšího organismu.
about-catalyst = Pořízení stojí jeden katalyzátor správné barvy, nebo dva jedné jiné barvy.
about-limit = Limit zásoby v každé barvě: { $number }.
about-trophy = Trofej: karta organismu, který vyhynul.
about-score-cubes = Bod za každou kostku na organismech, na mutacích a za systémový chromozom.
about-score-bionts = Bod za každý biont v jakémkoli organismu.
about-score-dominance = 6 nebo 12 bodů za makroorganismus, dělí se o ně hráči v něm.
about-score-trophies = Bod za každou trofej.
about-score-medea = Kdo hlasoval pro Médeiu, ztrácí polovinu.


## Dice, phases, events

about-die-autocatalytic = Na refugiu: oživení uspořádá, smrti v nezakrytých polích zabíjejí, dvě stejné mohou dát bakterii.
about-die-darwin = U mikroorganismu: jednička tvoří katalyzátory, tři stejné jeden navíc, pětky a šestky jsou chyby.
about-die-cancer = U makroorganismu: pětky a šestky jsou chyby, jednička dá katalyzátor.
about-phase-event = Otočí se událost a její symboly zasáhnou všechny, zleva doprava.
about-phase-assignment = V pořadí hráčů se přidělují bionty, enzymy, parazité a antioxidanty.
about-phase-autocatalytic = Každé refugium s biontem hází, řada po řadě.
about-phase-darwin = Každá bakterie a každý parazit hází: opakované hody, katalyzátory, pak ztráty.
about-phase-purchase = Každý biont v organismu má pro něj jedno pořízení.
about-climate = Poslední symbol klimatu rozhoduje, které hodnoty oživení platí.
about-armageddon = Čtyři stejné symboly za sebou ukončí hru, pokud všichni nehlasují pro Gaiu.
event-icon-warm = slunce
event-icon-cool = vločka
icon-state-done = Hotovo.
icon-state-now = Právě teď.
icon-state-to-come = Teprve přijde.
event-result-smite = Ztracené enzymy: { $enzymes }, kostky: { $cubes }.
event-result-none = { $kind ->
    [heaven] Žádný aktivní balíček nemá kartu.
    [earth] Žádný aktivní balíček nemá kartu.
    [cancer] Žádný makroorganismus nehází.
    [warm] Klima se nemění.
    [cool] Klima se nemění.
   *[other] Nikdo nebyl postižen.
}
event-forecast = Příliš slabé: { $names }.
event-forecast-one = { $name } (−{ $number })
event-forecast-none = Všechny štíty drží.
