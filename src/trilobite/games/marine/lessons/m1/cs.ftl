can = Teď poznáš, kde tvůj živočich najde potravu, a umíš ji přinést tam, kde chceš žít.

reef = Tvé kostky jsou druhy. Tři žijí na korálovém útesu uprostřed. V jeho rozích leží žetony potravy. Jíš mnohoštětinatce a řasy: obojí tu je, takže prosperuješ.
    .title = Žiješ tam, kde jíš
    .why = Stačí jeden žeton, který jíš. Kde žádný není, jsou tvé druhy ohrožené a příští Vyhynutí je odstraní.

hungry = Žeton živí každý dílek, který se dotýká jeho rohu. Kolem útesu leží šest dílků. Na některých nic z toho, co jíš, není.
    .title = Roh živí své dílky
    .task = Ukaž na dílek bez tvé potravy
    .why = Podívej se na rohy dílku: leží na některém mnohoštětinatci nebo řasy?
    .fed = Tohoto dílku se mnohoštětinatci nebo řasy dotýkají. Podívej se na jeho rohy.
    .home = To je útes, kde žiješ a jíš. Podívej se na dílky kolem něj.
    .done = Správně: nedotýkají se ho ani mnohoštětinatci, ani řasy. V chaluhovém lese i na podmořské hoře by tvé druhy neměly co jíst.

pawn = Chaluhový les vynáší 7 bodů, podmořská hora 5, ale chybí tam tvá potrava. Figurka na hojnosti ji přinese.
    .title = Nejdřív potrava
    .task = Polož figurku na hojnost
    .why = Akce jdou shora dolů a tvé figurky také, dokud je všechny nevezmeš zpět. Začni tedy nahoře.
    .evolution = Evoluce boduje dílek, ale na žádném bohatém zatím nežiješ. Později! Nejdřív potrava.
    .speciation = Nové druhy by tam dnes hladověly. Později! Nejdřív potrava.
    .retrieve = Zatím není žádná figurka, kterou by šlo vzít zpět.

token = V tomto kole jsou v nabídce čtyři žetony. Vezmi takový, který jíš.
    .title = Kterou potravu?
    .task = Vezmi mnohoštětinatce
    .why = Tvá deska ukazuje jednou řasy a dvakrát mnohoštětinatce. Dva stejné elementy se při dominanci počítají dvakrát.
    .sun = Slunce nejíš. Plazi by ti poděkovali.
    .plankton = Plankton nejíš. Živil by jen ostatní.
    .decline = To by tvá figurka neudělala nic.

corner = Teď vyber volný roh. Jeden z nich se dotýká chaluhového lesa i podmořské hory zároveň.
    .title = Jeden roh, dva dílky
    .task = Polož mnohoštětinatce mezi les a horu
    .why = Roh se dotýká až tří dílků. Nejlepší je ten, který živí nejvíc dílků, o které stojíš.
    .one = Dobrý roh, ale živí jen jeden z těch dvou. Hledej ten, který mají společný.
    .done = Mnohoštětinatci tu teď leží pro každého, kdo je jí. Taková potrava zůstává, dokud ji někdo neodstraní.

open = Dva bohaté dílky jsou ti otevřené. Zatím tam nikdo nežije: nejdřív potrava, pak druhy. Na tahu jsou ryby.
    .title = Dva bohaté dílky
