can = Teď poznáš, kde může stát město a která třída ho postaví.

resources = Města stojí na surovinách, na hexu jen jedno. Bílé kruhy se pěstují, hnědé čtverce ochočují, černé kosočtverce těží. Tvé město v Zimbabwe těží slonovinu; ve střední Africe je po jedné hnědé a bílé.
    .title = Bílá, hnědá, černá
    .why = O druhou surovinu hexu s městem přijdou všichni ostatní: nikdo jiný tam nepostaví.

classes = Každá třída staví v horní řadě po svém. Průmysl těží, politika pěstuje. Která třída ochočuje zvířata?
    .title = Kdo co staví
    .task = Ukaž na třídu, která ochočuje
    .why = Jedná jen tvá vládnoucí třída. Jaká města můžeš stavět, to rozhoduje místo tvé koruny.
    .mines = Průmysl těží, jako v Zimbabwe. Zvířata patří jiné třídě.
    .grows = Politika pěstuje rostliny, k tomu se právě chystáš. Zvířata patří jiné třídě.
    .done = Správně, kultura. Domestikace žádá ekologickou stopu a energii dohromady 5, kultivace 6. Těžba žádá úroveň uvedenou u suroviny.

grow = Vládne politika, můžeš tedy pěstovat. Stopa 2 a energie 4 dávají dohromady 6: právě dost.
    .title = Ať to roste
    .task = Použij kultivaci
    .why = O stupeň méně na kterékoli z obou stupnic a kultivace by nešla.
    .spread = Další Migrant se hodí, ale město je hned bod.
    .skip = Pak je řada pryč a město s ní.

closed = Tvůj Migrant se dotýká tří hexů, ale městu je otevřený jen jeden. Na ostatních leží žetony klimatu.
    .title = Kde nikdo nestaví
    .task = Ukaž na uzavřený hex u svého Migranta
    .why = Pod pralesem západní Afriky leží jamy a zlato. Kdo žeton odsune, může na nich stavět.
    .free = Tady žádný žeton neleží: hex je otevřený. Podívej se na zbylé dva.
    .far = Tohoto hexu se tvůj Migrant nedotýká. Podívej se kolem jeho pole.
    .done = Správně. Na žetonu klimatu žádný suchozemský lid nestaví, ať umí cokoli.

build = Zbývají dvě místa. Na čiroku ve střední Africe se z tvého Migranta stane druhé město.
    .title = Druhé město
    .task = Postav město na čiroku ve střední Africe
    .why = Každé nové město je bod pro politiku: ze 4 na 5.
    .moves = Tím by se jen přesunul kvádr ze slonoviny na kalužnici: pořád jedno město.

two = Dvě města a Migrant je spotřebovaný. Počítají se do politiky a podruhé tehdy, až Kometa II porovná města. Příští tah z nich mohou vyjít noví lidé.
    .title = Co města vynášejí
    .why = Z města, které bylo postaveno v tomto tahu, nikdo nevychází.
