### Dominant Species: Marine v prohlížeči, česky. Slova pravidel jsou v marine.ftl domu.


## Výzva

hint-turn = Připraveno: { $basic ->
    [0] žádná základní figurka
    [one] jedna základní figurka
    [few] { $basic } základní figurky
   *[other] { $basic } základních figurek
} a { $special ->
    [0] žádná zvláštní
    [one] jedna zvláštní
    [few] { $special } zvláštní
   *[other] { $special } zvláštních
}. Na zvýrazněná pole lze kliknout.
category-basic = Základní figurka
category-special = Zvláštní figurka
category-copy = Převzít vlastnost
category-exchange = Prohodit
category-remove = Odebrat


## Jména

round = Kolo { $number }
counted = { $number }× { $what }
direction = { $direction ->
    [nw] SZ
    [ne] SV
    [e] V
    [se] JV
    [sw] JZ
   *[w] Z
}
# One letter each, all different.
letter-algae = ř
letter-gastropods = l
letter-worms = m
letter-plankton = p
letter-sponges = h
letter-sun = s
points = { $number } VB
nobody = nikdo
animal = Živočich
element = Element
elements = Elementy
terrain = Prostředí
terrains = Prostředí a jejich body
hex = Hex
species = Druhy
target = cíl


## Části plánu

parts-of-board = Části plánu
part-planet = Planeta
part-actions = Akce
part-cards = Karty
choose-animal = Živočichové na výběr
animal-offer = { $animal }, v potravním řetězci číslo { $rank }; předtištěné elementy: { $elements }.
food-chain-rank = v potravním řetězci číslo { $rank }
choose-trait = Vlastnosti na výběr


## Nabídka akcí

actions = Akce
actions-note = základní figurky jen vpřed, shora dolů
action-abundance = potrava planetě
action-autotrophy = výměna u vývěru
action-depletion = úbytek potravy
action-adaptation = potrava živočichu
action-regression = ochrana žetonů
action-speciation = nové druhy
action-wanderlust = nový dílek
action-tectonics = nový vývěr
action-migration = přesun druhů
action-competition = úbytek protivníků
action-evolution = body a karta
action-domination = zisk figurky
any-terrain = libov.
area-label = Žetony akce { $action }
area-token = { $element } v oblasti akce { $action }.
squares = Čtverce regrese
squares-label = Čtverce regrese, kostky: { $animals }.
space-pawn = stojí tam figurka { $animal-id ->
    [reptiles] plazů
    [cephalopods] hlavonožců
    [fishes] ryb
   *[crustaceans] korýšů
}
space-special = jen pro zvláštní figurky
space-closed = při tak málo živočiších zavřené
retrieval = Návrat figurek
retrieval-note = všechny tvé figurky se vrátí; je to celý tah
retrieve-short = Vzít zpět
vents = Vývěry
vents-left = vývěrů zbývá
you-dominate = dominuješ


## Planeta

planet = Planeta
planet-list = Planeta jako seznam
overlays = Co se ukazuje přes planetu
overlay-none = Nic
overlay-none-note = Jen to, co tam stojí
overlay-thriving = Prosperita
overlay-thriving-note = Kdo prosperuje a kdo je ohrožen
overlay-scores = Body
overlay-scores-note = Co by dílky vynesly teď
overlay-domination = Dominance
overlay-domination-note = Dílky, které se počítají do hodnoty dominance
overlay-extinction = Vyhynutí
overlay-extinction-note = Co by odstranilo Vyhynutí teď
as-list = Seznam
as-map = Mapa
only-now = Počítá se jen pro přítomnost.
key-thriving = { $number ->
    [one] tvůj druh prosperuje
    [few] tvé druhy prosperují
   *[other] tvých druhů prosperuje
}
key-endangered = ohroženo
key-first = první
key-other = další místa
key-extinction = Vyhynutí by teď odstranilo
key-domination = { $elements } × { $tiles ->
    [one] 1 dílek
    [few] { $tiles } dílky
   *[other] { $tiles } dílků
} = { $value }, cíl { $target }
hex-empty = { $hex }, bez dílku.
hex-label = { $tile }; { $species }; elementy: { $elements }.
stack-of-species = { $animal } { $number }, { $state ->
    [thriving] prosperují
   *[other] ohrožené druhy
}
species-label = { $animal }, počet { $number }: { $tile }
corner-label = { $element } na rohu { $corner } ({ $tiles }).
corner-empty = Volný roh { $corner } ({ $tiles }).
no-tile = bez dílku
pays-now = Vynese teď
list-lit = Lze zvolit
list-others = Ostatní dílky
stacks = Sloupce dílků
stack-label = Sloupec { $number }: { $top ->
    [none] prázdný
   *[other] { $top }, pod ním { $below }
}.
stack-empty = Prázdný sloupec
terrain-label = { $terrain } vynáší { $numbers }.
survival-card = Karta přežití


## Řada evoluce

evolution-row = Řada evoluce
evolution-row-note = karty přicházejí na 5 a klesají k 1; pole otevírá karty až po své číslo
in-deck = v balíčku { $number }
discarded = odhozeno { $number }
card-label = Karta na poli { $space }: { $name }. { $text } Události: { $icons }.{ $reconstructed ->
    [yes] {" "}Rekonstruováno.
   *[no] {""}
}
card-worth = pro tebe teď { $number } VB
card-worth-brief = { $number } VB
no-event = bez události
event-icon-extinction = Vyhynutí
event-icon-survival = Přežití


## Dominance a sáček

control = Dominance
control-note = plné pole: nad cílovým číslem; kroužek: vlastník figurky
element-label = { $element }: cíl { $target }, { $owner ->
    [none] zvláštní figurku nemá nikdo
   *[other] zvláštní figurku mají { $owner }
}.
bag = sáček
bag-title = Černý sáček
bag-label = { $element }: v sáčku { $number }.


## Desky

display-of = { $animal }, hraje { $player }
printed = { $element }, předtištěný element.
own-token = { $element }, žeton.
free-spaces = Volná pole elementů: { $number }.
free-title = Volná pole elementů
copied = převzatá
gene-pool = genofond
on-planet = planeta
eliminated = ztráty
target-sum = cíle
pool-label = { $animal }: v genofondu { $number }.
lost-label = { $animal }: eliminováno { $number }.
pawns = Figurky
pawns-ready = připraveno { $number }


## Potravní řetězec a body

food-chain = Potravní řetězec
food-chain-note = vyšší vyhrává remízy, nejnižší začíná
cube-left = v tomto kole ještě figurky nevrátili
cube-right = v tomto kole už figurky vrátili
if-it-ended = při konci teď { $number }
ending-title = Kdyby hra skončila teď
last-round = poslední kolo


## Čísla

figure-pays = Vynese teď
figure-extinction = Vyhynutí
figure-domination = { $elements } × { $tiles } = { $value }
figure-tiles = Počítané dílky
figure-next-token = Příští žeton
figure-reseed-token = V oblasti při Novém životě
figure-reseed-marker = Při Novém životě
figure-vents = { $species } na { $vents ->
    [one] 1 vývěru
   *[other] { $vents } vývěrech
}
figure-end = Poslední karta
odds-tokens = Černý sáček, žetonů: { $number }
odds-left = zbývá
odds-next = příští
odds-reseed = Nový život
odds-tiles = Dílky (neviděných { $number }) a žetony prostředí
odds-deck = Příští karta evoluce (v balíčku { $number })
odds-note = Nový život: šance, že by teď přišel aspoň jeden do oblasti (nebo mezi žetony prostředí akce).


## Varianty

bot-reptiles = bot s plazy
bot-cephalopods = bot s hlavonožci
bot-fishes = bot s rybami
bot-crustaceans = bot s korýši
kind-first-text = krátká hra proti lehkému botovi
kind-full-text = hra, jak se obvykle hraje
group-length = Délka
group-length-none = Obvyklá délka
variant-two-animals = dva hráči po dvou živočiších; z dvojice se počítá nižší výsledek
variant-random-planet = dílky uprostřed a jejich žetony se losují
variant-inverted-displays = tři losované žetony místo předtištěných elementů
variant-superheroes = každý živočich si nechá dvě vlastnosti
variant-exaptation = ponechá mezi vlastnostmi superhrdinů Exaptaci
variant-short = o pět karet evoluce méně
variant-long = o pět karet evoluce více
variant-epic = všechny karty evoluce
variant-random-animals = živočichové se losují, nevybírají
variant-endless = hru končí jen Asteroid, ne řada, které si nikdo nevšímá


## Several events at once

together-tokens-drawn = Na akce přichází žetony ({ $b-count }): { $b }.
together-marker-drawn = Nové žetony prostředí ({ $number }): { $b }.
together-species-placed = { $a }: nové druhy ({ $c }): { $b }.
together-species-left = { $a }: druhy odcházejí ({ $c }): { $b }.
together-species-moved = { $a }: druhy přicházejí ({ $c }): { $b }.
together-species-returned = { $a }: druhy se vracejí ({ $c }): { $b }.
together-species-eliminated = { $a }: eliminované druhy ({ $c }): { $b }.
together-tile-scored = Bodují se dílky ({ $number }): { $a }.
together-token-placed = Na planetu přicházejí žetony ({ $number }): { $a }.
together-token-lifted = Z planety odcházejí žetony ({ $number }): { $a }.
together-element-gained = { $a } získávají elementy: { $b }.
together-element-lost = { $a } ztrácejí elementy: { $b }.

warning-endangered = Pro tebe ({ $animal }): tvé druhy na dílcích { $hexes } jsou ohrožené, při příštím vymírání zahynou.

event-plays-named = { $called } hraje za { $a-id ->
    [reptiles] plazy
    [cephalopods] hlavonožce
    [fishes] ryby
   *[crustaceans] korýše
}
option-retrieve-brief = Vzít vše zpět
