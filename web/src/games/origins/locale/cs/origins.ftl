### Bios: Origins v prohlížeči, česky. Slova pravidel jsou v souboru origins.ftl domu.


## Výzva k rozhodnutí

hint-spread = Nejvýš { $range ->
    [one] 1 krok
    [few] { $range } kroky
   *[other] { $range } kroků
}. Podívej se na Migranta a uvidíš, kam dojde.
hint-spread-to = { $number ->
    [one] 1 pole
    [few] { $number } pole
   *[other] { $number } polí
} do { $range ->
    [one] 1 kroku
    [few] { $range } kroků
   *[other] { $range } kroků
}, { $water ->
    [0] žádná voda
    [one] nejvýš 1 cizí pole
    [few] nejvýš { $water } cizí pole
   *[other] nejvýš { $water } cizích polí
}.
hint-row = Vládnoucí třída: { $discipline }. Jedna z možností, nebo žádná; řady jdou zdola nahoru.
hint-challenge = { $number ->
    [0] Navrchu leží { $comet }.
    [one] 1 karta Výzvy, pak { $comet }.
    [few] { $number } karty Výzvy, pak { $comet }.
   *[other] { $number } karet Výzvy, pak { $comet }.
}
category-migrant = Pohyb Migranta
category-new-migrant = Nový Migrant
category-step = Technologie
category-free-pawn = Uvolnit figurku
category-release = Uvolnit Odpůrce


## Názvy

moment = Epocha { $epoch ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}, kolo { $round }
people-black = Sapiens
people-white = Neandertálec
people-orange = Denisovan
people-green = Hobit
phase-challenge = Výzva
phase-activity = Aktivita
phase-footprint = Stopa
age-1 = věk řeči
age-2 = věk mnohobožství
age-3 = věk říší
age-4 = věk rozumu
tokens = vítězné žetony
best = nejlepší
requirement = Požadavek
rainbow = Duha
needs-short = { $needs }
left = zbývá { $number }


## Části plánu

parts-of-board = Části plánu
part-map = Mapa
part-ideas = Nápady
part-tracks = Stupnice
part-deck = Balíček
choose-people = Lidé na výběr
choose-tile = Dílky na výběr


## Mapa

map = Mapa světa
map-note = na rozích pole pro Migranty, v šestiúhelnících suroviny pro města
map-near = Větší mapa
map-list = Mapa jako seznam
as-list = Seznam
as-map = Mapa
legend = Značky mapy
star-now = pohroma této Epochy
hex = Šestiúhelník
climate = Půda
resources = Suroviny
city = Město
population = Obyvatelé
list-lit = Šestiúhelníky na výběr
list-others = Ostatní šestiúhelníky
list-spaces = Pole na výběr
list-migrants = Ostatní Migranti
under-climate = pokrývá ho { $climate }
city-of = město, { $player }
migrant-of = Migrant, { $player }
ocean-pacific = Tichý oceán
ocean-atlantic = Atlantský oceán
ocean-indian = Indický oceán
ocean-southern = Jižní oceán


## Balíček výzev a dražba

challenge-deck = Balíček výzev
before-comet = { $number ->
    [one] 1 výzva, pak { $comet }
    [few] { $number } výzvy, pak { $comet }
   *[other] { $number } výzev, pak { $comet }
}
comet-on-top = Navrchu leží { $comet }
comet-next = Příští Kometa boduje tohle
comet-would = Kdyby dopadla teď ({ $measure }):
tail-left = { $number ->
    [one] Zbývá 1 tah
    [few] Zbývají { $number } tahy
   *[other] Zbývá { $number } tahů
}
challenged = Karta Výzvy
challenge-label = { $name }, karta Výzvy, Epocha { $epoch }. Události: { $events }. Heuréka: { $heureka }.
religious = Náboženská: mysticismus se přičítá k příhozům
auction = Dražba
bids = Příhozy
passed = pasuje
bid-sum = { $pawns } + { $bonus } = { $total }
can-bid = { $pawns ->
    [one] 1 figurka
    [few] { $pawns } figurky
   *[other] { $pawns } figurek
} k příhozu, posílení { $bonus }
bid-offer = { $pawns ->
    [one] Přihodit 1 figurku
    [few] Přihodit { $pawns } figurky
   *[other] Přihodit { $pawns } figurek
}, hodnota { $total }.
dictator-to = Diktátor: kartu dostává bez dražby { $player }.


## Nápady

ideas = Nápady
ideas-note = tolik Stařešin, kolikátá je řada, a lze vynalézt
ideas-apart = Nápady na výběr
idea-label = { $name }{ $row ->
    [0] {""}
   *[other] {" "}v řadě { $row }
}. Heuréka: { $heureka }. Požadavek: { $needs }. { $rows }. Stařešinové: { $elders }.
heureka = Heuréka
elders-needed = { $number ->
    [one] potřebuje 1 Stařešinu
    [few] potřebuje { $number } Stařešiny
   *[other] potřebuje { $number } Stařešin
}
gap = mezera
tradition = Balíček tradic
tradition-top = Balíček tradic: { $number ->
    [0] prázdný
    [one] 1 karta
    [few] { $number } karty
   *[other] { $number } karet
}{ $name ->
    [none] {""}
   *[other] , navrchu { $name }
}


## Stupnice

technology = Technologie
track-label = { $track }: { $levels }.
levels = Úrovně
philosophy = Filozofie
philosophy-label = { $name }: { $about }.
philosophy-here-label = { $name }, kde je kostka: { $about }.
crisis-now = krize teď: { $crisis }
nothing-cancelled = Žádné skóre není škrtnuto.


## Hráči

brain-and-tableau = Mozek a tablo
brain-of = Deska mozku, { $player }
domain-label = { $domain }: { $number ->
    [one] 1 figurka
    [few] { $number } figurky
   *[other] { $number } figurek
}.
pawns-out = na kartách
menopause-reached = Menopauza je dosažena.
stat-mysticism = mysticismus
stat-urbanisation = urbanizace
stat-diversity = rozmanitost
stat-elders = Stařešinové
stat-emissaries = Vyslanci
stat-dissidents = Odpůrci
stat-supply = v zásobě
stat-blocks = bloků
stat-range = dosah
portents = Předzvěsti
portents-label = { $number ->
    [one] 1 Předzvěst
    [few] { $number } Předzvěsti
   *[other] { $number } Předzvěstí
}.
hungry = Víc, než stopa uživí: { $hexes }
column-label = { $discipline }, { $number ->
    [one] 1 Základy
    [few] { $number } Základy
   *[other] { $number } Základů
}.
column-ruling = { $discipline }, vládnoucí třída, { $number ->
    [one] 1 Základy
    [few] { $number } Základy
   *[other] { $number } Základů
}.
crown-of = Koruna, { $player }
crown-label = Koruna s odkrytou duhou.
crown-dissident = Koruna, na ní Odpůrce.
no-foundation = žádné Základy
foundation-label = Základy { $name }: { $row }.{ $disabled ->
    [yes] {" "}Vyřazeny Odpůrcem.
   *[no] {""}
}
invention-label = Vynález { $name }: { $row }. Vyslanci: { $emissaries }.


## Skóre

only-best = počítá se jen nejlepší ze tří
struck-out = škrtá ho filozofie


## Čísla

figure-next-card = Na příští kartě Výzvy
figure-reach = Polí v dosahu
figure-qualified = splňuje požadavek
odds-challenge = Příští karta Výzvy
odds-unseen = Z { $number } karet Epochy, které nikdo neviděl.
odds-next = šance
odds-ideas = Nápadů v balíčcích
odds-note = Šance jsou přesné: počítají karty Epochy, které ještě nikdo neviděl, v balíčku i vedle něj.
event-name = Událost
only-now = Počítá se jen pro přítomnost.


## Příprava

mode-competitive = Soutěživá hra
mode-competitive-text = vyhrává nejlepší skóre
mode-cooperative = Kooperativní hra
mode-cooperative-text = s 13 body v každém skóre vyhrávají všichni, jinak nikdo
mode-solitaire = Hra pro jednoho hráče
mode-solitaire-text = hráč potřebuje 13 bodů v každém skóre
variant-advanced-name = Pokročilá hra
variant-advanced = Vynálezy, požadavky, interakce a akce Stařešin
variant-first-exodus-name = První odchod
variant-first-exodus = dlouhá hra: více výzev, všechny figurky kromě jedné v emocích
variant-sea-people-name = Mořský lid
variant-sea-people = všichni hráči jsou mořský lid
variant-yrr-name = Yrr
variant-yrr = suchozemský lid proti mořskému; na Zemi se kladou dílky
variant-own-map-name = Souostroví
variant-own-map = mapa z dílků; hráči si volí, kde začnou
variant-water-world-name = Vodní svět
variant-water-world = mořský lid na druhé straně mapy, celé pod vodou
variant-basic-deck-name = Krátký balíček
variant-basic-deck = krátký balíček výzev pro hru jednoho hráče nebo kooperaci
variant-advanced-deck-name = Střední balíček
variant-advanced-deck = střední balíček výzev pro hru jednoho hráče
variant-long-deck-name = Dlouhý balíček
variant-long-deck = dlouhý balíček výzev pro kooperaci


## A map of tiles, in the form for a new table

map-of-tiles = Mapa z dílků
layout = Rozložení
layout-own = Vlastní, dílek po dílku
layout-note = Vyber hex na mapě nebo v seznamu a urči, který dílek na něm leží. Body jsou jeho pole: hnědé pevnina, modré voda. Hexy bez dílku zůstávají, jak jsou vytištěny.
tile-hex = Hex
tile-there = Dílek
tile-none = žádný
tile-side = Strana
tile-turned = Otočení
