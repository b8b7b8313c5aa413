## Trenér první hry: co které rozhodnutí znamená a na čem obvykle záleží.

aim = Žij tam, kde leží tvá potrava, měj na bohatých dílcích nejvíc druhů a boduj je evolucí, než dopadne asteroid. Vyhrává nejvíc bodů.

coach-animal = Za koho hraješ. Živočichové dole v potravním řetězci táhnou první, ti nahoře vyhrávají remízy.
coach-traits = Vyber si vlastnost. V první hře poslouží každá; nejsnazší je ta, která působí sama.
coach-turn = Polož figurku na akci. Figurky jdou jen dolů: podívej se, co budeš potřebovat níž, a nepřeskoč to.
coach-abundance = Která potrava přijde na planetu. Vezmi takovou, kterou jíš ty a ostatní ne.
coach-token-corner = Kam se položí. Nejlépe tam, kde se stýkají dva nebo tři dobré dílky.
coach-autotrophy = Vývěr mění potravu kolem sebe. Podívej se, koho živí a koho ohrožuje.
coach-area-token = Který ze starých žetonů se použije. Takový, který jíš, nebo který bude chybět protivníkovi.
coach-depletion = Žeton opouští planetu. Nejlépe tam, kde z něj žije mnoho cizích druhů a tvé ne.
coach-adaptation = Nový element na tvou desku, natrvalo. Vezmi takový, který leží v mnoha rozích.
coach-adaptation-space = Kam na desce ho položíš. Poslouží každé volné místo; ustoupit může žeton, který živí málo tvých dílků.
coach-element-place = Kam na desce element položíš. Poslouží každé volné místo.
coach-bag-token = Žeton ze sáčku. Vezmi, co jíš.
coach-regression = Kostka zde chrání element před ztrátou v tomto kole. Pojisti to, co živí nejvíc tvých dílků.
coach-regression-loss = Přicházíš o element. Vzdej se toho, který je na nejméně tvých dílcích.
coach-card-loss = Karta bere žeton z tvé desky. Vzdej se toho, který je na nejméně tvých dílcích.
coach-speciation = Kolem jednoho žetonu vzniknou nové druhy. Vyber roh s nejbohatšími dílky.
coach-speciation-tiles = Kolik jich přijde na který dílek. Zaplň ty, kde budeš mít nejvíc.
coach-wanderlust = Který dílek se přiloží. Nejbohatší, na kterém se uživíš.
coach-new-tile = Kam se přiloží. Víc sousedů dá víc bodů: 1, 3, 6, nebo 10.
coach-wanderlust-token = Která potrava přijde s dílkem. Ta tvoje.
coach-arrivals = Kdo se na novém dílku usadí. Stačí pár; doma zůstaň v převaze.
coach-tectonics = Kde se otevře vývěr. Dva vývěry vedle sebe dají 3 body a z davů protivníků zbude po jedné kostce.
coach-vent-side = Která strana vývěru bude nahoře. Zvol tu, která sousedům pomůže méně.
coach-vent-species = Odkud přijde nový druh k vývěru. Vyhubený se tak vrátí do hry a genofond zůstane, jaký je.
coach-migration = Odkud druhy odejdou. Ber z dílků, kde jich máš víc než dost.
coach-migration-target = Kam půjdou. Stačí o jeden víc, než má druhý.
coach-competition = Na kterém dílku soutěžíš. Tam, kde můžeš zlomit remízu, než se bude bodovat.
coach-competition-victim = Čí druh zmizí. Toho živočicha, který je na dílku těsně před tebou.
coach-evolution = Který dílek se boduje. Ten s tvým největším náskokem; bodují tam i ostatní.
coach-evolution-card = Kterou kartu použiješ. Spočítej, co dá tobě a co vedoucímu.
coach-domination = Který element ovládneš. Ten s nejvíce body a nejvíce tvými dílky.
coach-card-tile = Kde karta působí. Nejlépe tam, kde vedeš ty, nebo vedoucí hráč.
coach-card-terrain = Které prostředí se boduje všude. To, v němž nejčastěji vedeš.
coach-card-victim = Čí druh padne. Vedoucího, tam, kde to zlomí jeho většinu.
coach-card-survivor = Čí druh přežije. Tvůj, nebo někoho, kdo zaostává.
coach-card-return = Které druhy jdou domů. Nejsou ztracené: vracejí se do genofondu.
coach-card-species = Zda sem přijde druh. Ano, pokud tu prosperuješ.
coach-card-exodus = Kam jdou vyhnané druhy. Na dílek s tvou potravou.
coach-card-token = Který žeton se přesune nebo zmizí. Podívej se, koho živí.
coach-card-swap = Který svůj žeton dáš. Ten, který je na nejméně tvých dílcích.
coach-card-score = Který dílek se boduje první. Na pořadí záleží jen při remízách.
coach-other-card = Která karta následuje. Platí stejná rada jako u první.
coach-bottom-feeder = Starý žeton je tvůj, na desku nebo do rohu. Vezmi, co jíš.
coach-bottom-feeder-target = Kam půjde: na desku natrvalo, nebo do rohu.
coach-ancient-lineage = Při návratu figurek smíš použít nejnižší kartu. Body zdarma: obvykle ano.
coach-pack-hunting = Se kterou zvláštní figurkou začneš. S tou své nejčastější potravy.
coach-mimicry = Smíš následovat na nový dílek. Ano, pokud tam máš co jíst.
coach-new-trait = Která vlastnost přijde. Taková, která se hodí k tomu, co děláš nejčastěji.
coach-old-trait = Která vlastnost odejde. Ta, která ti pomohla nejméně.


## What happens, when it is first met.

coach-event-tile-shown = Objevování pokládá dílky, které leží na sloupcích nahoře.
coach-event-tile-placed = Nový dílek: kdo tam první přijde s potravou, má nejlepší místo.
coach-event-tile-scored = Obodovaný dílek vyplatí svá čísla: nejvíc tomu, kdo na něm má nejvíc druhů.
coach-event-vent-opened = Otevřel se vývěr. Přežití odmění toho, kdo má na vývěrech nejvíc druhů.
coach-event-tokens-drawn = Z pytlíku se losují elementy: to akce přinášejí.
coach-event-marker-drawn = Žeton prostředí říká, na které prostředí působí políčko pod ní.
coach-event-token-placed = Žeton na rohu živí na okolních dílcích všechna zvířata s jeho elementem.
coach-event-token-lifted = Kde žeton zmizí, mohou být druhy, které z něj žily, ohrožené.
coach-event-element-gained = O element víc: zvíře uživí více dílků.
coach-event-element-lost = O element méně: podívej se, které druhy jsou teď ohrožené.
coach-event-species-returned = Zpátky v genofondu: tyto druhy mohou přijít znovu.
coach-event-species-eliminated = Vyřazené druhy jsou mimo hru.
coach-event-species-revived = Tektonický jev může vrátit vyřazený druh.
coach-event-vp = Body platí hned.
coach-event-kicked-out = Zvláštní figurka smí zabrat místo základní; tu má její majitel hned zpět.
coach-event-control = Kdo dominuje elementu, dostane jeho zvláštní figurku: o akci víc a na konci body.
coach-event-retrieval = Kdo si vezme figurky zpět, v tomto kole skončil.
coach-event-round-ends = Až si všichni vezmou figurky zpět, kolo končí.
coach-event-idle-round = Kola bez vyhodnocené karty přibližují konec.
coach-event-last-round = Poslední kolo: počítá se jen to, co boduje teď.
coach-event-card-shown = V řadě evoluce leží nová karta; vyhodnotí ji evoluce.
coach-event-card-resolved = Kdo evolucí oboduje dílek, smí pak vyhodnotit kartu.
coach-event-trait = Vlastnost je pravidlo, které má jen toto zvíře.
coach-event-trait-lost = Tato vlastnost je nadobro pryč.
coach-event-survival-card = Kdo má na vývěrech nejvíc druhů, drží kartu přežití a při každém Přežití dostane body.
coach-event-survival-card-free = Při remíze kartu přežití nedrží nikdo.
coach-event-extinction = Vyhynutí: ohrožené druhy hynou. Zajisti svým potravu, než kolo skončí.
coach-event-survival = Přežití: držitel karty dostane body za vývěry, které obsadil.
coach-event-reseed = Nový život: nové žetony a karty pro další kolo.
coach-event-no-effect = Políčko bez účinku je promarněná figurka.
coach-event-protected = Tyto elementy jsou v bezpečí, až regrese v tomto kole některé vezme.
coach-event-pawns-returned = Všechny figurky jsou zpět pro další kolo.


## Varování před tím, čeho začátečníci litují.

coach-beware-in-vain =
    Tahle akce teď nic neudělá a figurka na ní zůstane až do návratu figurek. { $number ->
        [0] Je to tvá poslední základní figurka.
        [one] Zbyla by ti jedna základní figurka.
        [few] Zbyly by ti { $number } základní figurky.
       *[other] Zbylo by ti { $number } základních figurek.
    }
coach-beware-evolution-first =
    Figurky jdou jen dolů: po evoluci { $number ->
        [one] už tvá další figurka nemůže
        [few] už tvé další { $number } figurky nemůžou
       *[other] už tvých dalších { $number } figurek nemůže
    } na nic nad ní. Udělej nejdřív, co odtud potřebuješ.
coach-beware-endangers =
    { $number ->
        [one] Další tvůj druh by stál
        [few] Další { $number } tvé druhy by stály
       *[other] Dalších { $number } tvých druhů by stálo
    } tam, kde neleží žádná tvá potrava: příští Vyhynutí je vezme.
coach-beware-lost-tie = Je tu remíza ({ $who }) a první je zvíře výš v potravním řetězci: jim { $best }, tobě { $points }. S jedním druhem navíc jsi první ty.
coach-beware-not-dominated = Dominance by ti ještě dala zvláštní figurku ({ $element }): tvá hodnota { $value } je nad { $target }. Smí kamkoli a na konci dává body.
