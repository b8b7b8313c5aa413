can = Teď umíš ukončit hru, když se ti to hodí, a spočítat, co konec vynese.

hands = Máš 12 bodů, ryby 20. Na prvním poli řady leží Asteroid: kdo tu kartu použije, udělá z tohoto kola poslední.
    .title = Konec máš v rukou
    .why = Na konci se každý dílek ještě jednou oboduje a zvláštní figurky vynesou svá cílová čísla: ta tvoje 6.

score = Konec vynáší tam, kde jsi první. Přivoď ho tedy: oboduj svůj les z prvního pole. Pak je otevřená jen nejnižší karta, Asteroid.
    .title = Oboduj a udeř
    .task = Polož figurku na první evoluci a oboduj chaluhový les
    .why = 7 bodů tobě, rybám nic.
    .other = Oboduj les z první evoluce: 7 bodů a Asteroid.
    .decline = To by zahodilo 7 bodů a Asteroid.
    .done = 19 ku 20. Asteroid teď dopadne, kam řekneš.

impact = Na dílku, kam dopadne, jsou eliminovány všechny druhy až na jeden a každý dílek kolem ztratí jeden druh.
    .title = Kam dopadne?
    .task = Vyber korálový útes
    .why = Na útesu stojí tři druhy ryb a prvnímu vynese 6.
    .fewer = To by zasáhlo méně ryb. Na útesu stojí tři.

survivor = Jeden druh na útesu přežije a ty řekneš který.
    .title = Kdo přežije
    .task = Ušetři svůj druh
    .why = Pak tam budeš jen ty: na konci 6 bodů.
    .fishes = Pak by na útesu byly jen ryby: 6 bodů pro ně.

around = Každý dílek kolem útesu ztratí druh. Na podmořské hoře a v oceánu vyber ryby; v tvém lese žijí jen tvé druhy, takže jeden padne.
    .title = Kolem dokola
    .task = Eliminuj ryby na podmořské hoře a v oceánu
    .why = S o jeden menším počtem ryb jsi na hoře první: 5 bodů místo 3.
    .own = Svůj vlastní druh? Vybrat můžeš ryby.
    .done = Na podmořské hoře teď vedeš dva ku jedné.

last = Ryby si vzaly figurky zpět. Mohl bys ještě hrát zvláštní figurkou, ale náskok stačí. Vezmi si figurky zpět a poslední kolo skončí.
    .title = Poslední návrat
    .task = Vezmi si figurky zpět
    .why = Po posledním kole Nový život nepřijde: nastane Vyhynutí a Přežití, pak se bodují všechny dílky a zvláštní figurky.
    .more = Jde to! Tady ale tvůj náskok stačí. Vezmi si figurky zpět.

count = Vyhynutí vzalo hladové ryby na severu. Pak se obodoval každý dílek a zvláštní figurka přinesla 6. Vítězíš.
    .title = Závěrečné počítání
    .why = O konci rozhodují dílky, kde vedeš, a zvláštní figurky. Mysli na ně o dvě kola dřív.
