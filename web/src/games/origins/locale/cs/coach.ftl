## Trenér první hry: co které rozhodnutí znamená a na čem obvykle záleží.

aim = Tři skóre, kultura, politika a průmysl, a počítá se jen tvé nejlepší. Hra končí, když někdo vezme čtvrtou Kometu.

coach-challenge = Výzva bohům: otočí se karta, dvě události zasáhnou všechny a pak se o ni draží Stařešiny. Vyzvi je, když můžeš přihodit víc než ostatní, jinak přeskoč.
coach-row = Tvůj tah jde po řadách tvé desky zdola nahoru: vyber jednu akci této řady, nebo ji přeskoč. Řady, které mineš, jsou pro tento tah pryč.
coach-specialise = Kam půjde tvůj Stařešina. Nápady v řadě 1 se vyplatí nejdřív; přidej se k cizímu Stařešinovi a budeš sdílet.
coach-invent = Který hotový Nápad vynalezneš. Ten, jehož Heuréka živí tvé nejlepší skóre.
coach-library = Které Stařešiny vyměníš za informace. Ty na Nápadech, které nedokončíš.
coach-spread-from = Kdo se šíří: nový Migrant, nebo ten, který se přesune. Noví jsou zdarma.
coach-spread-to = Kam. Hledej pole, které nesdílí plný hex s tvými postavami, jinak bude někdo hladovět.
coach-leave = Někdo chce projít přes tvé pole. Obvykle ano, pokud jen prochází.
coach-urbanise = Kde vznikne město. Město je bod pro politiku a počítá se u Komety II.
coach-urbanise-with = Který Migrant se na město spotřebuje. Ten, kterého na mapě potřebuješ nejméně.
coach-pray = Která figurka se obrátí k duchům. Ta, kterou nepotřebuješ.
coach-free-step = Vysoká energie dává krok na kterékoli stupnici. Vezmi tu, která živí tvé nejlepší skóre.
coach-starvation = Hex je přeplněný a někdo z tvých hladoví: stane se z něj Odpůrce. Ušetři toho, kdo může ještě stavět.
coach-elect = Nová vládnoucí třída za cenu všech Stařešinů a ztráty za každého Odpůrce. Volby se hodí dřív, než se Odpůrci nahromadí.
coach-token = Který žeton klimatu se pohne. Na souši se pod ním nestaví: odsuň ho odtud, kde chceš stavět.
coach-token-to = Kam dopadne. Spíš na cizí město než na tvoje.
coach-first-token = Kde žeton klimatu začne. Ne na hexech, kde chceš stavět.
coach-first-migrant = Kde stojí tvůj první Migrant. Blízko zdrojů, které tvá třída umí využít.
coach-bid = Kolik Stařešinů přihodíš. Nejméně, kolik stačí; Základy jsou řada do konce hry.
coach-expend = Kteří Stařešinové příhoz zaplatí. Ti na kartách, které nedokončíš.
coach-orientation = Pod kterou třídou budou Základy ležet. Tvá vlastní zachová klid.
coach-lost-city = Přicházíš o město. Vzdej se toho, které se u žádné další Komety nepočítá.
coach-lost-elder = Stařešina jde domů. Vzdej se toho na Nápadu, který nedokončíš.
coach-pollution = Znečištění ti něco vezme. Ztrať, co se nepočítá do tvého nejlepšího skóre.
coach-genocide = Přijdeš o jedny Základy i s jejich řadou. Vzdej se těch, které používáš nejméně.
coach-dissident-from = Chaos: která postava se stane Odpůrcem. Migrant, kterého můžeš postrádat.
coach-dissident-to = Kterou duhu zakryje. Ne tu na řadě, kterou používáš nejvíc.
coach-suppression = Co tě každý Odpůrce v revoluci stojí. Stařešina se stejně vrátí domů, město je bod.
coach-new-class = Kam jde po revoluci tvá koruna. K třídě, jejíž řady slouží tvému nejlepšímu skóre.
coach-refugee = Kde Uprchlík čeká. Tam, kde nikdo nehladoví.
coach-refugee-from = Zásobu máš prázdnou, Uprchlíkem se proto stane Migrant z mapy. Vezmi takového, který nic nepostaví.
coach-diaspora = Kde tvůj lid začne znovu. Tam, kde nikdo nehladoví.
coach-diaspora-from = Kdo povede diasporu. Ten, kdo bude nejméně chybět.
coach-relocate = Na nové město ti nezbývá kvádr, jedno staré tedy zmizí. Vzdej se toho, které potřebuješ nejméně.
coach-globalise = Kam půjde kostka filozofie. Může všem škrtnout jedno skóre: cizí nejlepší, nikdy tvoje.
coach-demagogue = Které skóre se škrtne. Cizí nejlepší, nikdy tvoje.
coach-keep = Nechat si vynalezený Nápad jako řadu, nebo ho odhodit. Řada zdarma se málokdy odmítá.
coach-obsolete = Příliš mnoho Vynálezů: který půjde pryč. Řada, kterou používáš nejméně.
coach-reduce = Který Vynález odejde. Řada, kterou používáš nejméně.
coach-interact = S kým jednáš. S někým, před kým máš v porovnávané věci náskok.
coach-sender = Kdo to provede. Migrant, kterého můžeš postrádat.
coach-negotiate = Oč požádáš. Krok, který ti chybí, uvolněná figurka, nebo Odpůrce poslaný domů.
coach-exogamy = Čí Vynález tvůj Vyslanec navštíví. Takový, který majitel často používá.
coach-racism = Který Vyslanec jde domů. Ten, kterého používáš nejméně.
coach-cold-war = Koho postihne chaos. Někoho, kdo nemá místo pro dalšího Odpůrce.
coach-constitution = Které Základy změní sloupec a zbaví se Odpůrce. Takové, které tvá třída využije.
coach-science = Který starý Nápad se vrátí jako tvá řada. Ten, jehož akce živí tvé nejlepší skóre.
coach-start = Za který lid hraješ, a tedy kde začneš. Blízko zdrojů, které brzy využiješ.
coach-creature = Kde tvůj lid začne. V první hře poslouží každé místo.
coach-tile = Který šestiúhelníkový žeton se položí. Bez rady.
coach-tile-to = Na který hex se položí. Bez rady.
coach-tile-turn = Jak bude otočený. Bez rady.
coach-craton = Který pevninský štít se posune. Bez rady.
coach-craton-to = Kam se položí. Bez rady.
coach-craton-turn = Jak bude otočený. Bez rady.


## What happens, when it is first met.

coach-event-event = Výzva přináší dvě události pro všechny, než se začne dražit.
coach-event-struck = Událost zasáhla tohoto hráče a něco mu vzala.
coach-event-token-moved = Žetony klimatu mění, čím hex je: led, moře, poušť nebo prales.
coach-event-catastrophe = Katastrofa zničí všechno na jednom hexu.
coach-event-won = Kdo vyhraje dražbu, vezme si z karty Heuréku a kartu jako Základy, pokud může.
coach-event-nobody-bids = Karta, na kterou nikdo nepřihodí, je pryč.
coach-event-foundation = Základy přidají do herní oblasti řadu té třídy, ve které leží.
coach-event-foundation-lost = Se Základy mizí i jejich řada.
coach-event-foundation-turned = Násilná revoluce obrátí Základy k jejich druhé třídě.
coach-event-comet = Kometa končí Epochu; kdo ji vezme, má ji jako Předzvěst.
coach-event-epoch = Nová Epocha: rozdávají se vítězné žetony a přicházejí nové Nápady.
coach-event-idea-gone = Nápad, který odejde, udělá místo novému.
coach-event-idea-shown = Pošli k Nápadu Stařešiny, a budeš mít podíl na jeho Heuréce.
coach-event-tokens = Vítězné žetony dostane ten, kdo je na začátku Epochy před ostatními.
coach-event-philosophy = Kde leží kostka filozofie, může být škrtnuto jedno skóre.
coach-event-chaos = Chaos promění jednoho tvého Migranta v Odpůrce.
coach-event-dissident = Odpůrce na Základech vyřadí jejich řadu.
coach-event-dissident-crown = Odpůrce na koruně nevyřadí žádnou řadu, ale jeho potlačení stojí ztrátu.
coach-event-suppressed = Potlačený Odpůrce stojí ztrátu.
coach-event-revolution = Chaos, pro který není místo na dalšího Odpůrce, přináší revoluci.
coach-event-crown = Koruna říká, který sloupec vládne: používají se jen jeho řady.
coach-event-refugee = Město, které padne, po sobě nechá Uprchlíka.
coach-event-diaspora = Kdo ztratil všechny Migranty, začíná znovu jinde.
coach-event-elder-expended = Spotřebovaný Stařešina je zpět ve svobodné vůli a lze ho poslat znovu.
coach-event-invented = Vynález dá Heuréku všem, kdo tam mají Stařešiny.
coach-event-migrant-lost = O Migranta méně: méně země a méně budoucích měst.
coach-event-city-built = Z Migranta je město, a to se počítá do politiky.
coach-event-city-lost = Ztracené město snižuje politiku.
coach-event-city-used = Městem lze zaplatit Následek.
coach-event-encephalisation = Figurka ve slovní zásobě je na cestě ke svobodné vůli.
coach-event-abstraction = Ze svobodné vůle jsou Stařešinové.
coach-event-art = Umění vrací figurky z mysticismu do svobodné vůle.
coach-event-prayer = Modlitba se počítá do kultury, ale figurka už nemyslí.
coach-event-technology = Krok na stupnici zvyšuje skóre i to, co dovoluje.
coach-event-starved = Na hexu je příliš mnoho lidí: někdo hladoví. Zvyš svou ekologickou stopu, nebo se rozšiř.
coach-event-election = Volby mění třídu v míru, za určitou cenu.
coach-event-tail = Ohon poslední Komety: každý má ještě dva tahy.


## Varování před tím, čeho začátečníci litují.

coach-beware-hunger = Na hexu { $hex } by bylo { $number }, ale tvá ekologická stopa uživí { $level }: někdo z tvých bude hladovět a stane se Odpůrcem.
coach-beware-no-room =
    Žádná duha už není volná pro dalšího Odpůrce: chaos teď přinese násilnou revoluci. { $number ->
        [one] Tvůj Odpůrce tě
       *[other] Každý z tvých { $number } Odpůrců tě
    } něco bude stát a tvůj tah skončí.
coach-beware-last-elder =
    Tím vsadíš { $number ->
        [one] posledního Stařešinu
       *[other] všechny své Stařešiny ({ $number })
    }: když vyhraješ, nemůžeš vyzvat bohy ani dražit, dokud nevyšleš dalšího.
coach-beware-end-too-soon =
    Tím hra hned skončí: ty { $points }, nejlepší z ostatních { $best }.{ $struck ->
        [yes] {" "}Kostka filozofie ti škrtá skóre: { $score }.
       *[no] {""}
    }
