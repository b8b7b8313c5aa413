### Dominant Species: Marine, Czech.
###
### Names of animals, elements, tiles, cards and actions are not declined: they stand in the
### nominative, after a noun that is (na dílek korálový útes D4), after a colon or in brackets.
### Animals are plural, so their verbs are in the plural of the present, which has no gender.


# The name on the box.
title = Dominant Species: Mořská říše


## Names of small things

kind-geyser = gejzír
kind-black-smoker = černý kuřák

# A tile by what lies there and its hex.
tile-named = { $kind } { $hex }
corner-named = { $hex } { $direction ->
    [nw] SZ
    [ne] SV
    [e] V
    [se] JV
    [sw] JZ
   *[w] Z
}
# A space of the action display; $about is what belongs to it.
space-named = { $action } { $number }
space-with = { $action } { $number } ({ $about })
space-species = { $number ->
    [any] libovolný počet
    [one] 1 druh
    [few] { $number } druhy
   *[other] { $number } druhů
}
space-row = až po kartu { $number }

end-asteroid = Ukončil ji Asteroid.
end-idle-row = Nikdo už nevyhodnocoval karty.

# What VP were gained by.
source-start = začátek
source-wanderlust = objevování
source-tectonics = tektonické jevy
source-evolution = evoluce
source-cards = karty
source-survival = Přežití
source-traits = vlastnosti
source-final-tiles = dílky na konci
source-final-targets = zvláštní figurky na konci


## What is asked: one sentence each

prompt-animal = Za kterého živočicha hraješ?
prompt-traits = { $player }: vyber z vlastností, které máš rozdané.
prompt-turn = { $player }: umísti figurku, nebo si vezmi figurky zpět.
prompt-abundance = { $player }: hojnost. Který žeton přijde na planetu?
prompt-token-corner = { $player }: na který roh položíš žeton ({ $element })?
prompt-autotrophy = { $player }: autotrofie. Který žeton u vývěru odebereš nebo vyměníš?
prompt-area-token = { $player }: který žeton z oblasti přijde na roh { $corner }?
prompt-depletion = { $player }: vyčerpání. Který žeton opustí planetu?
prompt-adaptation = { $player }: adaptace. Který žeton přijde na tvou desku?
prompt-adaptation-space = { $player }: kam položíš žeton ({ $element })?
prompt-element-place = { $player }: kam položíš žeton ({ $element })?
prompt-regression = { $player }: regrese. Ochráníš kostkou své žetony?
prompt-speciation = { $player }: speciace. Kolem kterého žetonu vzniknou nové druhy?
prompt-speciation-tiles = { $player }: kolik druhů přijde na dílky u rohu { $corner }?
prompt-wanderlust = { $player }: objevování. Který dílek si vezmeš?
prompt-new-tile = { $player }: kam položíš nový dílek ({ $terrain })?
prompt-wanderlust-token = { $player }: který žeton přijde na nový dílek { $hex }?
prompt-arrivals = { $player }: přesunou se tvé druhy na nový dílek { $hex }?
prompt-tectonics = { $player }: tektonický jev. Kde se otevře vývěr?
prompt-vent-side = { $player }: kterou stranu ukáže vývěr na dílku { $hex }?
prompt-vent-species = { $player }: odkud přijde tvůj nový druh na dílek { $hex }?
prompt-migration = { $left ->
    [any] { $player }: migrace. Odkud se druhy přesunou? (kolik jich chceš)
    [one] { $player }: migrace. Odkud se druh přesune? (ještě jeden)
    [few] { $player }: migrace. Odkud se druhy přesunou? (ještě nejvýš { $left })
   *[other] { $player }: migrace. Odkud se druhy přesunou? (ještě nejvýš { $left })
}
prompt-migration-target = { $player }: kam půjdou druhy z dílku { $hex }?
prompt-competition = { $player }: kompetice. Na kterém dílku?
prompt-competition-victim = { $left ->
    [one] { $player }: který druh bude eliminován? (ještě jeden)
    [few] { $player }: který druh bude eliminován? (ještě nejvýš { $left })
   *[other] { $player }: který druh bude eliminován? (ještě nejvýš { $left })
}
prompt-evolution = { $player }: evoluce. Který dílek se oboduje?
prompt-evolution-card = { $player }: na dílku prosperuješ. Kterou kartu vyhodnotíš?
prompt-domination = { $player }: dominance. Který element?
prompt-bottom-feeder = { $player }: Organismus živící se u dna. Který žeton si vezmeš?
prompt-bottom-feeder-target = { $player }: kam položíš žeton ({ $element })?
prompt-card-tile = { $player }: karta { $card }. Který dílek?
prompt-card-terrain = { $player }: karta { $card }. Které prostředí?
prompt-card-victim = { $player }: karta { $card }. Který druh bude eliminován?
prompt-card-survivor = { $player }: karta { $card }. Který druh přežije na dílku { $hex }?
prompt-card-return = { $player }: karta { $card }. Který druh se vrátí do genofondu?
prompt-card-species = { $player }: karta { $card }. Kam umístíš druhy?
prompt-card-exodus = { $player }: karta { $card }. Kam půjdou { $species } z dílku { $hex }?
prompt-card-token = { $player }: karta { $card }. Který žeton planety?
prompt-bag-token = { $player }: karta { $card }. Který žeton si vezmeš ze sáčku?
prompt-card-swap = { $player }: karta { $card }. Který svůj žeton dáš?
prompt-card-score = { $player }: karta { $card }. Který dílek se oboduje teď?
prompt-card-loss = { $player }: který tvůj žeton půjde do sáčku?
prompt-regression-loss = { $player }: regrese. Odkud půjde žeton do sáčku?
prompt-other-card = { $player }: karta { $card }. Kterou další kartu vyhodnotíš?
prompt-ancient-lineage = { $player }: Pradávný odkaz. Vyhodnotíš kartu?
prompt-pack-hunting = { $player }: Lov ve smečce. Kterou zvláštní figurku si vezmeš?
prompt-new-trait = { $player }: kterou vlastnost si vezmeš?
prompt-old-trait = { $player }: které vlastnosti se vzdáš za vlastnost { $trait }?
prompt-mimicry = { $player }: Mimikry. Umístíš druh na dílek { $hex }?


## Options

option-decline = { $kind ->
    [ancient-lineage] Nevyhodnotit žádnou
    [mimicry] Neumístit žádný
   *[other] Vzdát se akce
}
option-done = { $kind ->
    [speciation-tiles] Víc jich neumístit
    [card-species] Víc jich neumístit
    [arrivals] Víc jich nepůjde
    [migration] Víc jich nepřesouvat
    [competition-victim] Víc jich neeliminovat
   *[other] To stačí
}
option-token = { $a }
# $tiles are the tiles around the corner.
option-corner = { $a } ({ $tiles })
option-tile = { $a }
option-species = { $b } na dílek { $a }
# $token is the token that lies there.
option-remove = Odebrat: { $token }, roh { $a } ({ $tiles })
option-exchange = Vyměnit: { $token }, roh { $a } ({ $tiles })
option-eliminate = Jeden druh ({ $b }) na dílku { $a }
option-lay = { $a-id ->
    [display] Na desku živočicha
   *[other] Na kartu { $a }
}
option-lose = { $b-id ->
    [display] { $a } z desky
   *[other] { $a } z karty { $b }
}
# $space is its row space.
option-card = { $a } (pole { $space })

option-animal = { $a }
# $text is what the trait does.
option-keep = Nechat si { $a }: { $text }
option-keep-both = { $first } si nechají { $a }, { $second } si nechají { $b }
option-give-back = Vrátit { $a }: { $text }
option-give-back-both = { $first } vrátí { $a }, { $second } vrátí { $b }

# $kicked is whose pawn stands there, or "none".
option-basic = { $a }{ $kicked ->
    [none] {""}
   *[other] , vykopnout: { $kicked }
}
option-special = { $b } zvláštní figurkou ({ $a }){ $kicked ->
    [none] {""}
   *[other] , vykopnout: { $kicked }
}
option-retrieve = Návrat figurek: vzít si všechny zpět

option-replace = { $b-id ->
    [display] Na desku místo: { $a }
   *[other] Na kartu { $b } místo: { $a }
}
option-protect = Položit kostku na čtverec
option-around = { $token }, roh { $a } ({ $tiles })
# $terrain is the tile on top.
option-stack = { $terrain } (sloupec { $a })
option-come = { $b } z dílku { $a }
option-geyser = Gejzír
option-black-smoker = Černý kuřák
option-from-gene-pool = Z genofondu
option-from-eliminated = Z eliminovaných druhů
option-move-from = Z dílku { $a }
option-move-to = { $b } na dílek { $a }
# $value is the domination value, $target the target number.
option-dominate = { $a } (hodnota { $value }, cílové číslo { $target })

option-spare = Jeden druh: { $a }
option-send-home = Jeden druh ({ $b }) na dílku { $a }
option-lift = { $token }, roh { $a } ({ $tiles })
option-swap = { $b-id ->
    [display] { $a } z desky
   *[other] { $a } z karty { $b }
}
option-terrain = { $a }
option-score = { $a }
option-score-rest = Ostatní v jakémkoli pořadí

option-copy = Nejdřív převzít vlastnost { $a }
option-trait = { $a }: { $text }
option-give-up = { $a }
option-pawn = { $a }
option-follow = Umístit jeden z genofondu
option-take = { $b } z oblasti { $a }


## What has happened

# $b is the number of the player.
event-plays = Hráč { $b } hraje za { $a-id ->
    [reptiles] plazy
    [cephalopods] hlavonožce
    [fishes] ryby
   *[crustaceans] korýše
}.
event-tile-laid = Planeta začíná s dílkem { $b }.
event-tile-shown = Sloupec { $a } ukazuje: { $b }.
event-tile-placed = { $a } objevují dílek { $c }.
event-tile-scored = Boduje se dílek { $a }.
event-vent-opened = { $a } otevírají vývěr: { $c }.
event-tokens-drawn = { $a } má nové žetony: { $b }.
event-token-placed = Na roh { $b } přichází žeton ({ $a }).
event-token-lifted = Z rohu { $b } odchází žeton ({ $a }).
event-marker-drawn = { $a } má nový žeton prostředí: { $b }.
event-element-gained = { $a } získávají element: { $b }.
event-element-lost = { $a } ztrácejí element: { $b }.
event-species-placed = { $a }: { $c ->
    [one] nový druh
    [few] { $c } nové druhy
   *[other] { $c } nových druhů
} na dílku { $b }.
event-species-left = { $a }: { $c ->
    [one] jeden druh opouští
    [few] { $c } druhy opouštějí
   *[other] { $c } druhů opouští
} dílek { $b }.
event-species-moved = { $a }: { $c ->
    [one] jeden druh jde
    [few] { $c } druhy jdou
   *[other] { $c } druhů jde
} na dílek { $b }.
event-species-returned = { $a }: { $c ->
    [one] jeden druh se vrací
    [few] { $c } druhy se vracejí
   *[other] { $c } druhů se vrací
} z dílku { $b } do genofondu.
event-species-eliminated = { $a }: eliminace na dílku { $b }, { $c ->
    [one] jeden druh
    [few] { $c } druhy
   *[other] { $c } druhů
}.
event-species-revived = { $a }: eliminovaný druh se vrací na dílek { $b }.
event-vp = { $a } získávají { $b } VB.
event-vp-lost = { $a } ztrácejí { $b } VB.
event-turn = { $a }
event-pawn-placed = { $a } umisťují figurku: { $b }.
event-special-placed = { $a } umisťují zvláštní figurku ({ $b }): { $c }.
event-kicked-out = Figurka { $a-id ->
    [reptiles] plazů
    [cephalopods] hlavonožců
    [fishes] ryb
   *[crustaceans] korýšů
} je vykopnuta: { $b }.
event-pawn-gained = { $a } dostávají další základní figurku.
event-pawns-returned = Všechny figurky se vracejí svým majitelům.
event-no-effect = { $a }: akce { $b } nemá účinek.
event-protected = { $a } chrání své žetony před regresí.
event-control = { $a } vlastní zvláštní figurku ({ $b }); její cílové číslo je { $c }.
event-retrieval = { $a } si berou figurky zpět.
event-round-ends = Končí { $a }. kolo.
event-idle-round = { $b ->
    [1] Balíček karet evoluce je prázdný: nevyhodnotí-li v tomto kole nikdo kartu, příští kolo je poslední.
   *[other] { $a }. kolo z { $b } bez vyhodnocené karty: po { $b } takových kolech za sebou je příští kolo poslední.
}
event-last-round = Toto kolo je poslední.
event-card-shown = Nová karta na poli { $b }: { $a }.
event-card-resolved = { $a } vyhodnocují kartu { $b } (X = { $c }).
event-trait = { $a } mají vlastnost { $b }.
event-trait-copied = { $a } přejímají vlastnost { $b }.
event-trait-lost = { $a } ztrácejí vlastnost { $b }.
event-survival-card = { $a } mají kartu přežití.
event-survival-card-free = Kartu přežití nemá nikdo.
event-extinction = Vyhynutí: ohrožené druhy vymírají.
event-survival = Přežití: vývěry přinášejí body.
event-reseed = Nový život: nabídka akcí se plní znovu.
event-game-over = Hra skončila. { $a }


## Why something is refused

reason-no-pawn-available = Vedle desky už nemáš žádnou základní figurku.
reason-special-pawns-only = Toto pole je jen pro zvláštní figurky.
reason-space-closed = Při tak málo živočiších není toto pole otevřené.
reason-space-taken = Už tam stojí figurka.
reason-not-behind-own-pawns = Základní figurky patří za všechny tvé figurky v nabídce.
reason-between-own-pawns = Ani s letem nesmí základní figurka mezi tvé figurky, jen před ně nebo za ně.
reason-special-pawn-stays = Zvláštní figurky vykopnout nelze.
reason-own-pawn = Vlastní figurku nikdo nevykopne.
reason-own-space-taken = Na tvé kartě už figurka stojí.
reason-not-on-such-a-vent = Žeton musí ležet u vývěru, který ukazuje stranu tohoto pole.
reason-type-not-in-area = Žeton tohoto typu v oblasti není.
reason-not-the-type-of-the-circle = Žeton musí být typu, který leží v kruhu tohoto pole.
reason-over-the-limit = Tolik jich prostředí nedovolí.
reason-too-few-in-gene-pool = Tolik druhů ve svém genofondu nemáš.
reason-no-tile-beside = Vedle hexu musí ležet dílek.
reason-vent-there-already = Vývěr tam už je.
reason-not-on-the-edge = Bez zvláštní figurky se vývěry otevírají jen na okrajových hexech.
reason-moved-already = Všechny tvé druhy se odtud v této akci už přesunuly.
reason-terrain-not-on-the-marker = Dílek musí mít prostředí, které ukazuje žeton pod polem.
reason-tile-not-occupied = Na dílku musíš mít svůj druh.
reason-row-space-too-high = Z tohoto pole dosáhneš jen na nižší karty řady.
reason-type-not-dominated = Tvá hodnota dominance musí být vyšší než cílové číslo.
reason-corner-taken = Už tam leží žeton.
reason-too-far = Tak daleko se odtud tvé druhy nedostanou.
reason-no-tile-there = Druhy se pohybují jen po dílcích a tady žádný není.
reason-printed-elements-stay = Předtištěné elementy vyměnit nelze.
reason-tile-does-not-suit-the-card = Tento dílek karta zvolit nedovoluje.


## Terminal

help-game =
    tiles    všechny dílky se žetony, druhy a tím, co by vynesly
    cards    karty v řadě a co dělají
rules-examples = rules MAR-7.8, rules MAR-2.8.1, rules R-12

welcome = { $players ->
    [one] jeden hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
seat = místo { $number }

letter-reptiles = P
letter-cephalopods = H
letter-fishes = R
letter-crustaceans = K
letter-algae = ř
letter-gastropods = l
letter-worms = m
letter-plankton = p
letter-sponges = h
letter-sun = s

board-round = Kolo { $number }
board-turn = na tahu: { $player }
board-over = konec hry
board-last-round = poslední kolo
board-row-space = karta { $number }
board-deck = balíček
board-deck-left = { $number ->
    [one] zbývá jedna karta
    [few] zbývají { $number } karty
   *[other] zbývá { $number } karet
}
board-stacks = dílky k mání
board-vents = zbývá vývěrů
board-survival = karta přežití
board-targets = cílová čísla
board-species = druhy: { $planet } na planetě, { $pool } v genofondu, { $eliminated } eliminovaných
board-pawns = { $number ->
    [one] jedna figurka
    [few] { $number } figurky
   *[other] { $number } figurek
}
board-elements = elementy
board-domination = dominance
board-points = { $number } VB
board-legend = Velká písmena jsou živočichové, malá elementy; ! ohrožené druhy · [R] figurka, [Rř] zvláštní figurka · <·> jen zvláštní figurky · × uzavřeno

tiles-hex = hex
tiles-terrain = prostředí
tiles-tokens = žetony
tiles-species = druhy
tiles-pays = vyneslo by

cards-none = V řadě není žádná karta.
cards-space = pole
cards-name = karta
cards-text = co dělá
cards-reconstructed = { $text } (rekonstruováno)

odds-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
odds-tokens = Žetony ze sáčku
odds-element = element
odds-next = příští žeton
odds-reseed = v oblasti, kdyby teď přišel Nový život
odds-tiles = Příští dílek pod vrchním: { $tiles }.
odds-deck = Příští karta z { $number }: Vyhynutí { $extinction }, Přežití { $survival }, Asteroid { $asteroid }.
odds-extinction = Vyhynutí by teď vzalo
odds-no-extinction = Vyhynutí by teď nevzalo nic.


## Co volba způsobí

preview-no-effect = Teď bez účinku: figurka by přišla nazmar.
chip-no-effect = bez účinku
preview-no-points = Hned žádné body.
chip-no-points = 0 hned
preview-endangers = { $number ->
    [one] Ohrožen by byl jeden tvůj druh navíc.
    [few] Ohroženy by byly { $number } tvé druhy navíc.
   *[other] Ohroženo by bylo { $number } tvých druhů navíc.
}
chip-endangers = ohroženo +{ $number }
preview-saves = { $number ->
    [one] Jeden tvůj druh by už nebyl ohrožen.
    [few] { $number } tvé druhy by už nebyly ohroženy.
   *[other] { $number } tvých druhů by už nebylo ohroženo.
}
chip-saves = ohroženo −{ $number }


## What the adviser counts

aim-points = body
aim-places = pořadí na dílcích
aim-species = druhy
aim-food = potrava
aim-vents = druhy na vývěrech
aim-elements = elementy
aim-domination = budoucí dominance
aim-specials = zvláštní figurky
aim-survival = příští Přežití
aim-pawns = figurky po ruce
aim-lead = náskok před protivníky

## Varianty

variant-two-animals-name = Dva živočichové
variant-random-planet-name = Náhodná planeta
variant-inverted-displays-name = Obrácené desky
variant-superheroes-name = Superhrdinové
variant-exaptation-name = S exaptací
variant-short-name = Krátká hra
variant-long-name = Dlouhá hra
variant-epic-name = Epická hra
variant-random-animals-name = Losovaní živočichové
variant-endless-name = Jen Asteroid
