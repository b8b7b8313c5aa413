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
    [one] přes vodu nejvýš 1 pole (mořský lid: přes souš)
    [few] přes vodu nejvýš { $water } pole (mořský lid: přes souš)
   *[other] přes vodu nejvýš { $water } polí (mořský lid: přes souš)
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
category-elder = Stařešina
category-emissary = Vyslanec
category-city = Město


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
phase-activity = Aktivity
phase-footprint = Stopa
age-1 = věk řeči
age-2 = věk polyteismu
age-3 = věk říší
age-4 = věk rozumu
tokens = vítězné žetony
best = nejlepší
requirement = Požadavek
rainbow = Duha
needs-short = { $needs }
left = { $number ->
    [few] zbývají { $number }
   *[other] zbývá { $number }
}


## Části plánu

parts-of-board = Části plánu
part-map = Mapa
part-ideas = Nápady
part-tracks = Stupnice
part-deck = Balíček
choose-people = Lidské druhy na výběr
choose-tile = Šestiúhelníkové žetony na výběr


## Mapa

map = Mapa světa
map-note = na rozích pole pro Migranty, v hexech suroviny pro města
layers = Vrstvy mapy
layer-footprint = Stopa
layer-footprint-note = Kolik je v každém hexu figurek a kolik jich tam uživí tvá ekologická stopa
layer-reach = Dosah
layer-reach-note = Kam se mohou rozšířit tví Migranti a tvá města
layer-resources = Naleziště
layer-resources-note = Suroviny, na kterých můžeš stavět, když vedle nich máš Migranta
layer-scores = Body
layer-scores-note = Kolik bodů přinášejí města a jak na tom kdo je
map-list = Mapa jako seznam
as-list = Seznam
as-map = Mapa
legend = Značky mapy
star-now = pohroma této Epochy
hex = Hex
climate = Půda
resources = Suroviny
city = Město
population = Obyvatelé
list-lit = Hexy na výběr
list-others = Ostatní hexy
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
passed = nepřihazuje
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
ideas-note = tolik Stařešinů, kolikátá je řada, a lze vynalézt
ideas-apart = Nápady na výběr
idea-label = { $name }{ $row ->
    [0] {""}
   *[other] {" "}v řadě { $row }
}. Heuréka: { $heureka }. Požadavek: { $needs }. { $rows }. Stařešinové: { $elders }.
heureka = Heuréka
elders-needed = { $number ->
    [one] potřebuje 1 Stařešinu
    [few] potřebuje { $number } Stařešiny
   *[other] potřebuje { $number } Stařešinů
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
philosophy-key = Pole se znakem třídy: komu tato třída vládne, ten nabízí o jednu víc. Přeškrtnutý znak: toto skóre se na konci nepočítá.
crisis-now = krize teď: { $crisis }
nothing-cancelled = Žádné skóre není škrtnuto.


## Hráči

brain-and-tableau = Mozek a herní oblast
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
stat-blocks = kvádry
stat-range = dosah
portents = { $number ->
    [one] Předzvěst
    [few] Předzvěsti
   *[other] Předzvěstí
}
portents-label = { $number ->
    [one] 1 Předzvěst
    [few] { $number } Předzvěsti
   *[other] { $number } Předzvěstí
}.
hungry = Víc, než ekologická stopa uživí: { $hexes }
column-label = { $discipline }, { $number ->
    [one] 1 karta Základů
    [few] { $number } karty Základů
   *[other] { $number } karet Základů
}.
column-ruling = { $discipline }, vládnoucí třída, { $number ->
    [one] 1 karta Základů
    [few] { $number } karty Základů
   *[other] { $number } karet Základů
}.
crown-of = Koruna, { $player }
crown-label = Koruna s odkrytou duhou.
crown-dissident = Koruna, na ní Odpůrce.
no-foundation = žádné Základy
foundation-label = Základy { $name }: { $row }.{ $disabled ->
    [yes] {" "}Ochromeny Odpůrcem.
   *[no] {""}
}
invention-label = Vynález { $name }: { $row }. Vyslanci: { $emissaries }.


## Skóre

only-best = počítá se jen nejlepší ze tří
all-three = počítají se všechna tři: v každém musí mít někdo 13
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

bot-black = černý bot
bot-white = bílý bot
bot-orange = oranžový bot
bot-green = zelený bot
kind-first-text = základní pravidla proti lehkým botům
kind-full-text = pokročilá hra
kind-solo-text = potřebuješ 13 bodů v každém skóre
kind-together-text = kooperativně: 13 v každém skóre, nebo nevyhraje nikdo
kind-campaign-text = navázat na dohranou hru Genesis
group-people = Lid
group-people-none = Suchozemský lid
group-people-none-text = všichni hráči jsou suchozemský lid
group-map = Mapa
group-map-none = Země
group-map-none-text = jak je vytištěná
group-deck = Balíček výzev
group-deck-none = Obvyklý balíček
group-deck-none-text = tak dlouhý, jak patří ke způsobu hry
mode-competitive = Soutěžní hra
mode-competitive-text = vyhrává nejlepší skóre
mode-cooperative = Kooperativní hra
mode-cooperative-text = s 13 body v každém skóre vyhrávají všichni, jinak nikdo
mode-solitaire = Pro jednoho hráče
mode-solitaire-text = hráč potřebuje 13 bodů v každém skóre
variant-advanced = Vynálezy, požadavky, interakce a akce Stařešinů
variant-first-exodus = dlouhá hra: více výzev, všechny figurky kromě jedné v emocích
variant-sea-people = všichni hráči jsou mořský lid
variant-yrr = suchozemský lid proti mořskému; na Zemi se kladou šestiúhelníkové žetony
variant-own-map = mapa ze šestiúhelníkových žetonů; hráči si volí, kde začnou
variant-water-world = mořský lid na druhé straně mapy, celé pod vodou
variant-cratons = mapa z pevninských štítů, které pokládají hráči; klima podle zeměpisné šířky
variant-mars = starý svět na dvou štítech Marsu, Amerika z náhodných žetonů
variant-venus = starý svět na dvou štítech Venuše, Amerika z náhodných žetonů
variant-chimera = náhodné štíty Země, Marsu a Venuše spolu se žetony
variant-archipelago = několik žetonů vedle štítů
variant-quick-map = náhodná mapa: štíty pokryté žetony
variant-tiled = poslední mapa Megafauny, položená ze žetonů
variant-real-earth = poslední mapa Megafauny na skutečné Zemi
variant-basic-deck = krátký balíček výzev pro hru jednoho hráče nebo kooperaci
variant-advanced-deck = střední balíček výzev pro hru jednoho hráče
variant-long-deck = dlouhý balíček výzev pro kooperaci


## A map of tiles, in the form for a new table

map-of-tiles = Mapa ze šestiúhelníkových žetonů
layout = Rozložení
layout-own = Vlastní, žeton po žetonu
layout-note = Vyber hex na mapě nebo v seznamu a urči, který žeton na něm leží. Body jsou jeho pole: hnědé pevnina, modré voda. Hexy bez žetonu zůstávají, jak jsou vytištěny.
tile-hex = Hex
tile-there = Žeton
tile-none = žádný
tile-side = Strana
tile-turned = Otočení

map-of-cratons = Svět z pevninských štítů
world = Mapa
world-in-game = Položí ji hráči ve hře
world-drawn = Vylosuje se na začátku hry
world-own = Položená štít po štítu
world-note = Vyber pevninský štít a hex jeho středu, v seznamu nebo na mapě.
world-note-discs = Čísla jsou vytištěné stěny kostek na políčkách. Co na políčkách zanechala Megafauna, lze zadat níže.
world-on-earth = Na mapě Země
map-random = Náhodná mapa
strip = Zeměpisné šířky
strip-usual = podle mapy
strip-random = vylosované
strip-now = Zeměpisné šířky: { $strip }
craton = Pevninský štít
craton-middle = Jeho střed
craton-away = není na mapě
craton-discs = Disky a rostliny z Megafauny
field = Políčko { $number }
field-middle = Střed
field-steppe = step
field-swamp = bažina
field-sea = moře
field-highland = vysočina
field-basin = pánev
field-plant = zelená rostlina
disc = Disk
disc-none = bez disku
disc-white = bílý disk
disc-green = zelený disk
disc-black = černý disk
disc-shelf = šelfový disk
planet-earth = Země
planet-mars = Mars
planet-venus = Venuše
map-name = Název mapy
map-unnamed = moje mapa
map-keep = Uložit v tomto prohlížeči
map-kept = Mapa { $name } je uložena v tomto prohlížeči.
map-share = Uložit jako soubor
map-open = Otevřít soubor
map-opened = Mapa { $name } je na stole.
map-unreadable = { $file } není mapa této hry. Vyber soubor, který byl uložen zde.
map-forget = Zapomenout mapu { $name }
maps-kept = Mapy v tomto prohlížeči


## Several events at once

together-acts = { $a }: { $b }.
together-elder = { $a } posílá Stařešiny ({ $number }): { $b }.
together-elder-expended = { $a }: Stařešinové se vracejí do svobodné vůle ({ $number }).
together-emissary-expended = { $a }: Vyslanci se vracejí do svobodné vůle ({ $number }).
together-migrant-new = { $a }: přicházejí noví Migranti ({ $number }): { $b }.
together-migrant-moved = { $a }: Migranti jdou ({ $number }): { $c }.
together-migrant-lost = { $a }: mizí Migranti ({ $number }): { $b }.
together-city-lost = { $a } přichází o města ({ $number }): { $b }.
together-technology = { $a } postupuje: { $b }.
together-idea-shown = Nové Nápady v nabídce: { $a }.
together-idea-gone = Ze hry odcházejí Nápady: { $a }.
together-dissident = { $a } má další Disidenty ({ $number }): { $b }.
together-token-moved = Přesouvají se žetony klimatu ({ $number }): { $c }.


## Goals alone and together

goal-culture = kultura
goal-politics = politika
goal-industry = průmysl
goal-space = vesmír (námořnictví)

event-plays-named = { $called } hraje jako { $a } s korunou { $c }.
