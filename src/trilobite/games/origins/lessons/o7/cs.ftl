can = Teď si umíš včas vzít Kometu a poznáš, co vynese.

sky = Poslední karta Výzvy první Epochy je pryč: navrchu leží Kometa I. Až si ji někdo vezme, dostane každý žeton za každého soupeře s nižším mysticismem. Ty máš 1, Zelený 0.
    .title = Znamení na nebi
    .why = Kdo jsou na tom stejně, nedostanou jeden za druhého nic. Stačí jedna modlitba Zeleného a žeton je pryč.

take = O Kometu se nedraží: má ji, kdo po ní sáhne první, a nepotřebuje k tomu Stařešinu.
    .title = Vezmi si ji včas
    .task = Vezmi si Kometu
    .why = Teď vedeš v mysticismu 1 : 0. Jestli i příští tah, to neví nikdo.
    .skip = Pak se Zelený může pomodlit dřív a ty nedostaneš nic. Dnes vedeš.

shock = Kometa vyděsí všechny: počínaje tebou postihne každého jeden chaos. Tvá koruna je volná, místo pro jednoho Odpůrce tedy máš.
    .title = Strach
    .task = Vyber Migranta, který se vzbouří
    .why = Než si vezmeš Kometu, podívej se, zda má tvá vládnoucí třída místo. Jinak přijde revoluce.
    .done = Tvá koruna je zakrytá, rozmanitost klesla na 0. Zeleného čeká za chvíli totéž.

ideas = Začíná Epocha II. Nápady bez Stařešiny odcházejí ze hry a přichází osm nových. { $raft } zůstává, protože tam stojí tvůj Stařešina.
    .title = Nové myšlenky
    .why = Stařešinové zachrání Nápad do další Epochy. Na co nikdo nemyslí, to se zapomene.

token = A teď žetony: tobě jeden, Zelenému žádný. Je to bod kultury až do konce, teď máš 6. A Kometa ti zůstává jako Předzvěst.
    .title = Odměna
    .why = Předzvěst posouvá kostku filozofie. Na konci to může někomu zrušit nejlepší skóre.

next = Kometa II porovnává města, Kometa III rozmanitost. Čím už teď vedeš pro Kometu II?
    .title = Mysli na tu další
    .task = Ukaž na to, co bude počítat Kometa II
    .why = Máš jedno město, Zelený žádné. S dalším je náskok jistý.
    .portent = Předzvěst je pro kostku filozofie. Kometa II počítá něco na mapě.
    .migrant = Migrant se ještě nepočítá. Musel by se stát městem.
    .mysticism = Figurky se počítaly u Komety I, jako mysticismus. Kometa II počítá něco na mapě.
    .track = Technologie se počítají na konci hry. Kometa II počítá něco na mapě.
    .done = Správně, tvé město. Jedna ku nule: jak to teď je, Kometa II ti přinese žeton pro politiku.
