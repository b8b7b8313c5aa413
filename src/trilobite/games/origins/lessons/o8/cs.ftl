can = Teď umíš porovnat skóre, použít Předzvěst a ukončit hru v pravou chvíli.

best = Skóre jsou tři a každému se počítá jen to nejlepší. Tvůj průmysl: námořnictví 5, informace 5, rozmanitost 1, dohromady 11. Kultura Zeleného: ekologická stopa 4, energie 6, mysticismus 5, dohromady 15.
    .title = Jedenáct proti patnácti
    .why = Sčítat nepomůže: 7 + 5 + 11 je víc než 15 + 2 + 2, a přece bys prohrál. Součet rozhoduje jen remízy.

portent = Navrchu leží Kometa IV: kdo si ji vezme, hned ukončí hru. Ty ale máš Předzvěst a ta posouvá kostku filozofie.
    .title = Ještě ne
    .task = Použij globalizaci
    .why = Ve fázi výzvy smíš jen jedno: teď kostku, Kometu v příštím tahu.
    .comet = Pak by hra skončila 11 ku 15. Nejdřív změň, co se počítá.
    .skip = Pak by si Kometu mohl vzít Zelený a vyhrál by 15 ku 11.

cube = Kostka smí o jedno nebo dvě pole. Krajní pole zruší jedno skóre všem. Které zabolí nejvíc Zeleného a nejmíň tebe?
    .title = Zruš jedno skóre
    .task = Posuň kostku tam, kde se neboduje kultura
    .why = Zelený má v kultuře 15 a v obou ostatních 2. Tobě stačí průmysl.
    .nothing = Tam se neruší žádné skóre: Zelenému by zůstalo 15.
    .done = Kultura se už nepočítá, ani tobě. Nejlepší skóre Zeleného je teď 2, tvé pořád 11.

wait = Teď tvé řady. Na výsledku už nic nezmění, tak je nech být.
    .title = Počkej
    .task = Vynech obě řady
    .why = Zelený nemá Předzvěst: kostka zatím zůstane, kde je.
    .use = To jde, ale tvých 11 bodů průmyslu stačí. Řadu vynech.

last = Zelený nic nepodnikl, bez Předzvěsti s kostkou nepohne. Kometa je tvoje.
    .title = Konec
    .task = Vezmi si Kometu IV
    .why = Jakmile je vidět Kometa IV, má každý ještě dva tahy. Kdo vede, nemusí na ně čekat.
    .skip = Pak má Zelený další tah. Teď vedeš: ukonči to.

sheet = Kometa IV nepřináší ani chaos, ani žetony. Hra skončila: průmysl 11 proti 2. Kultura Zeleného, celých 15, je zrušena.
    .title = Poslední součet
    .why = O tah dřív by tě tatáž Kometa připravila o vítězství.

otherwise = Zelený si mohl nechat Předzvěst a kostku vrátit, nebo zvýšit druhé skóre. Kdo spoléhá na jediné skóre, ať hlídá kostku.
    .title = Co mohl Zelený udělat
    .why = Předzvěsti přicházejí s Kometami I až III. Před koncem spočítej, kdo je má.
