### Hádanky Dominant Species: Marine: o čem jsou, úkol a důvod.

puzzle-marine-move = Na cestě
puzzle-marine-move-task = Najdi migraci, která přinese nejvíc.
puzzle-marine-move-why = K prvnímu místu stačí o kostku víc než druhý. Ber tam, kde navíc nic nedělají, a jdi tam, kde jedna kostka změní pořadí.

puzzle-marine-cubes = Nové druhy
puzzle-marine-cubes-task = Najdi žeton, kolem kterého mají nové kostky největší cenu.
puzzle-marine-cubes-why = Rozhoduje roh, jehož dílky jsou bohaté a ještě volné: nové kostky mají největší cenu tam, kde ti přinesou první místo.

puzzle-marine-food = Potrava pro koho?
puzzle-marine-food-task = Najdi potravu, nebo místo pro ni, které ti pomůže nejvíc.
puzzle-marine-food-why = Žeton živí každý dílek, který se dotýká jeho rohu. Má to být potrava, kterou jíš, vedle dílků, kde máš kostky nebo je tam můžeš poslat.

puzzle-marine-pawn = Kam s figurkou?
puzzle-marine-pawn-task = Najdi pole, které slibuje nejvíc.
puzzle-marine-pawn-why = Žeton pod polem evoluce boduje jedno prostředí. Figurka patří tam, kde se počítá tvůj náskok, dřív než přijde návrat figurek.

puzzle-marine-dominate = Dominance
puzzle-marine-dominate-task = Najdi element, který vynese nejvíc.
puzzle-marine-dominate-why = Dominance násobí elementy na tvé desce počtem dílků, které je mají. Vyšší hodnota je na konci víc bodů a hůř se bere.

puzzle-marine-card = Která karta a jak?
puzzle-marine-card-task = Najdi, co ti proti protivníkovi přinese nejvíc.
puzzle-marine-card-why = Vlastní body se počítají stejně jako ty, které nedostane protivník. Než zvolíš, spočítej to za oba.

puzzle-marine-fight = Koho vytlačit?
puzzle-marine-fight-task = Najdi dílek, kde má kompetice největší cenu.
puzzle-marine-fight-why = O kostku méně bolí tam, kde to zlomí remízu nebo náskok a kde dílek dobře platí.

puzzle-marine-drought = Vezmi žeton
puzzle-marine-drought-task = Najdi žeton, jehož ztráta ti pomůže.
puzzle-marine-drought-why = Nejlepší je vzít žeton, který živí mnoho kostek protivníka a málo tvých. Podívej se na každý dílek kolem jeho rohu.

puzzle-marine-vent = Otevírá se vývěr
puzzle-marine-vent-task = Najdi dílek, kde tektonický jev přinese nejvíc.
puzzle-marine-vent-why = Vývěr vedle jiných vývěrů platí víc a zmenší každý dav na svém dílku: lépe protivníkův než tvůj.

puzzle-marine-land = Nový dílek
puzzle-marine-land-task = Najdi pro něj místo.
puzzle-marine-land-why = 1, 2, 3 nebo 4 sousedé platí 1, 3, 6 nebo 10 bodů. A má ležet tam, kam se dostanou tvé kostky.

puzzle-marine-tile = Který dílek bodovat?
puzzle-marine-tile-task = Najdi dílek, který ti proti protivníkovi přinese nejvíc.
puzzle-marine-tile-why = Na dílku se platí všem podle pořadí. Hledej ten, kde máš první místo a protivník tam není nebo daleko zaostává.
