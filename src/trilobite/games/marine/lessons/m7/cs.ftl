can = Teď umíš zvolit chvíli pro návrat figurek a vidíš v nabídce akcí, co ti příště hrozí.

loss = Když si všichni vezmou figurky zpět, kolo končí a přijde Nový život. Každý živočich pak ztratí elementy, které leží v regresi.
    .title = O co přijdeš?
    .task = Ukaž na element, o který přijdeš
    .why = V regresi leží slunce. O elementy předtištěné na desce nikdy nepřijdeš.
    .printed = Tohle ti zůstane. Podívej se, co leží v regresi.
    .done = Správně: o slunce. O nic předtištěného přijít nemůžeš.

insurance = Figurka na regresi tam položí jeden tvůj druh jako pojistku: při tomto Novém životě pak neztratíš nic. Teď už je pozdě, tvé figurky stojí níž.
    .title = Pojistka

retrieve = Kostka ryb už je vpravo: v tomto kole si figurky zpět vzaly. Uděláš-li to i ty, kolo skončí.
    .title = Ukonči kolo
    .task = Vezmi si figurky zpět
    .why = Všechny tvé figurky se vrátí a v příštím tahu jsou k dispozici. Kolo končí, když jsou všechny kostky vpravo.
    .other = To smíš. Tady ale chceme vidět, jak kolo končí.

flow = Nový život! Žetony se posunuly: stará hojnost leží v autotrofii, stará adaptace v regresi a vytáhly se nové. Co je teď v regresi, hrozí ti příště.
    .title = Žetony putují dál
    .why = Autotrofie a vyčerpání odebírají z planety to, co v nich leží: co bylo minule potravou, je teď nebezpečí.

fresh = Ryby si figurky podruhé nevzaly, takže jejich figurka stojí dál. Všechny tvé jsou doma: můžeš začít zase nahoře.
    .title = Zase odshora
    .task = Polož figurku na hojnost
    .why = Kdo si figurky vezme včas, najde volná dobrá pole v horních řádcích.
    .top = To smíš, ale řádky nad tím by se ti zavřely. Začni nahoře.

token = Nové žetony, nové kolo. Přines si potravu, na kterýkoli roh.
    .title = A tak to jde dál
    .task = Vezmi mnohoštětinatce nebo řasy a polož je na roh
    .food = Vezmi to, co jíš: mnohoštětinatce nebo řasy.
    .done = To je jedno kolo: klást figurky shora dolů, vzít je zpět a podívat se, co přinesl Nový život.
