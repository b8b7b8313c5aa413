### Co věci na stole jsou a dělají, česky.

about-terrain = Při bodování vynáší { $numbers } od prvního místa. Speciace sem přivede nejvýš { $limit }.
about-no-tile = Zatím bez dílku. Objevování sem smí dílek položit, je-li vedle jiný.
about-elements = Elementy tady: { $elements }.
about-stack = { $animal }: { $number }, { $state ->
    [thriving] prosperují.
   *[other] ohrožené druhy: Vyhynutí by je odstranilo.
}
about-token = Na { $number ->
    [one] jednom dílku
   *[other] { $number } dílcích
}: { $tiles }. Živí tam každého živočicha, který tento element má.
about-vacant = Volný roh: { $tiles }.
about-special-only = Jen pro zvláštní figurky.
about-closed = Při tak málo živočiších zavřené.
about-pawn-there = Figurka { $animal-id ->
    [reptiles] plazů
    [cephalopods] hlavonožců
    [fishes] ryb
   *[crustaceans] korýšů
}. Zvláštní figurka ji smí vykopnout.
about-special-there = Zvláštní figurka { $animal-id ->
    [reptiles] plazů
    [cephalopods] hlavonožců
    [fishes] ryb
   *[crustaceans] korýšů
}. Vykopnout se nesmí, pokud to nedovolí karta.
about-placing = Základní figurka jde za všechny tvé figurky v nabídce, zvláštní kamkoli.
about-area = Žeton z oblasti akce { $action }. { $area ->
    [abundance] Při Novém životě přejde zbytek k autotrofii.
    [autotrophy] Při Novém životě přejde vše odtud k vyčerpání.
    [adaptation] Při Novém životě přejde zbytek k regresi.
    [regression] Při Novém životě ztratí každý nechráněný živočich po žetonu každého typu odtud.
   *[other] Při Novém životě jde zbytek do sáčku.
}
about-circle = Speciace na poli vedle potřebuje na planetě žeton tohoto typu: { $element }.
about-vent-side = Žeton musí být u vývěru s touto stranou: { $side }.
about-marker-competition = Kompetice na poli nad ním platí pro toto prostředí: { $terrain }.
about-marker-evolution = Evoluce na poli nad ním boduje dílek tohoto prostředí: { $terrain }.
about-squares = Kostka tady ochrání při příštím Novém životě žetony svého živočicha.
about-retrieval = Vezmeš si zpět všechny figurky a tvá kostka v potravním řetězci přejde doprava. Když jsou tam všechny, kolo končí.
about-vents = Vývěrů zbývá { $number }. Otevírá je tektonický jev.
about-bag = Žetony, které opustí hru, se vracejí do tohoto sáčku a nové přicházejí z něj.
about-bag-of = V sáčku jich je { $number }.
about-stack-of-tiles = Vrch sloupce dílků pro objevování; pod ním { $below }.
about-row-space = X je { $number }: číslo jejího pole v řadě.
about-icon-extinction = Přišla s Vyhynutím: všechny ohrožené druhy vymřely.
about-icon-survival = Přišla s Přežitím: držitel karty přežití získal VB.
about-reconstructed = Účinek této karty není znám z žádného pramene a byl rekonstruován.
about-event-extinction = Všechny ohrožené druhy jsou eliminovány, a potom ty, které se tím staly ohroženými.
about-event-survival = Držitel karty přežití získá 1, 3, 6, 10, 15 nebo 21 VB za obsazené vývěry.
about-events = Události nastanou, když karta přijde do řady.
about-deck = Po vyhodnocení karty přijde na pole 5 další.
about-last-packet = Karta, která ukončí hru, je mezi posledními pěti.
about-animal = Kdo je v potravním řetězci výš, vyhrává remízy; nejnižší začíná.
about-diet = Elementy: { $elements }. Druhy prosperují na dílcích s některým z nich.
about-target = Cílové číslo { $target }: hodnota dominance ho musí překročit.
about-owner = { $animal ->
    [none] Zvláštní figurku zatím nemá nikdo.
   *[other] Zvláštní figurku mají { $animal }.
}
about-value = Počet elementů toho typu krát obsazené dílky, u nichž takový žeton je.
about-dominates = { $value } překračuje cílové číslo { $target }: akce dominance by figurku získala.
about-dominates-not = { $value } nepřekračuje cílové číslo { $target }.
about-pool = V genofondu čeká druhů: { $number }.
about-lost = Eliminovaných druhů: { $number }. Tektonický jev může jeden vrátit.
about-on-planet = Druhů na planetě: { $number }.
about-target-sum = Na konci se počítají cílová čísla vlastněných zvláštních figurek: { $number } VB.
about-pawns = Připraveno: základních { $basic }, zvláštních { $special }.
about-place = Místo pro další elementy, z adaptace nebo z karet.
about-own-token = Žeton elementu. Regrese ho může vzít.
about-printed = Předtištěný element. Nikdy se neztratí.
about-column-left = Vlevo: v tomto kole ještě bez návratu figurek.
about-column-right = Vpravo: v tomto kole už po návratu figurek.
about-round = Kolo končí, když jsou všechny kostky v pravém sloupci.
about-survival-card = { $animal ->
    [none] Nikdo nemá na vývěrech víc druhů než všichni ostatní.
   *[other] { $animal } mají na vývěrech víc druhů než kdo jiný.
}
about-source-start = VB na začátku náhodné planety.
about-source-wanderlust = Bonusové VB za sousedy nových dílků.
about-source-tectonics = Bonusové VB za vývěry a vývěry kolem nich.
about-source-evolution = Dílky obodované akcí evoluce.
about-source-cards = Co daly karty evoluce.
about-source-survival = Události Přežití.
about-source-traits = Co daly vlastnosti.
about-source-final-tiles = Na konci se každý dílek jednou oboduje.
about-source-final-targets = Cílová čísla vlastněných zvláštních figurek.
about-ending = Jedno Vyhynutí, jedno Přežití, každý dílek jednou a cílová čísla vlastněných zvláštních figurek.
