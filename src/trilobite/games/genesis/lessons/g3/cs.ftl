can = Teď umíš poznat dvě stejné, založit s nimi bakterii a číst její čtyři čísla.

ready = Tři uspořádané kostičky a biont: pět kostek. Čtyři enzymy zakrývají všechny ⚃ a ⚄, takže uškodit může jen ⚅. Vyhlížej dvě stejné.
    .title = Pět kostek pro život
    .why = Na pěti kostkách padnou dvě stejné v 91 % hodů.

dice = Vidíš ty dvě ⚂? Dvě stejné jsou cíl celého snažení. Nový hod by je zahodil.
    .title = Dvě stejné
    .task = Nech tento hod
    .why = ⚀ a obě ⚂ dávají život, ⚃ a ⚄ jsou zakryté: nic nezahyne.
    .reroll = Házelo by se všemi pěti znovu, a dvě stejné už máš. Nech si je.

life = Zvedla se i poslední kostička. Se dvěma stejnými se karta smí otočit: vznikne bakterie a na ní všechny uspořádané kostičky a bionty.
    .title = Začíná život
    .task = Nech vzniknout darwinovský život
    .why = Na refugiu se nic neboduje a každý hod nebo událost to může zničit.
    .decline = Pak by tu zůstalo 0 bodů a čekání na další dvě stejné. Bakterie má hned 5 bodů.

bacterium = { $photo-carboxylation } je tvoje: červená 1, žlutá 1, zelená 0, modrá 3, protože biont se počítá jako modrý. To jsou její chromozomy: je jich pět a každý je bod.
    .title = Tvůj první organismus
    .why = Enzymy jsou spotřebované. Neuspořádané kostičky by propadly také, tady ale žádná nezbyla.

blue = Bakterie bude brzy házet vlastními kostkami a některé hodnoty jsou chyby. Jedno z jejích čtyř čísel chyby odpouští.
    .title = Které číslo odpouští?
    .task = Ukaž na číslo, které odpouští chyby
    .why = Každá barva má svůj úkol: vzpomeň si na první lekci.
    .red = Červená živí: tvoří katalyzátory. Odpouští jiná.
    .yellow = Žlutá hází kostkami znovu. Odpouští jiná.
    .green = Zelená brání kyslíku a otevírá ti další refugia. Odpouští jiná.
    .other = Podívej se na čtyři čísla na kartě { $photo-carboxylation }.
    .done = Správně: modrá 3 odpustí v každém hodu tři chyby.

next = Kostky refugia už nepotřebuje. Každé kolo ale hází sama za sebe, tady šesti kostkami. O tom je příští lekce.
    .title = Na vlastních nohou
    .why = Jedna kostka za každou ze čtyř kostiček, dvě za biont.
