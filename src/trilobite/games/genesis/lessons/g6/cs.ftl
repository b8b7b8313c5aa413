can = Teď umíš číst událost, ztrácet s rozmyslem a položit vitamín dřív, než přijde kyslík.

fog = { $hydrocarbon-fog } probouzí oceán a pevninu a odkrývá refugium. Přináší také jedno X, tedy teplo, a UV 2. Tvůj tepelný štít je 5: jedno X ti nic neudělá.
    .title = Událost symbol po symbolu
    .why = Každé X nad tepelný štít by stálo chromozom. Štít je červená 2 a tři červené štíty na mutacích.

uv = UV 2 je něco jiného: každému organismu zůstanou nejvýš dvě mutace. Máš tři, takže jedna půjde pod balíček. Která, to je na tobě.
    .title = UV bere karty
    .task = Odhoď mutaci { $cytochromes }
    .why = O bod přijdeš v každém případě. Žlutá 1 pořád každé kolo hodí jednou kostkou znovu.
    .blue = Pak by modrá byla 2 a házelo by se sedmi kostkami. Nech si, co odpouští chyby.
    .red = Pak by každá ⚀ vytvořila jeden katalyzátor místo dvou. Nech si, co tě živí.

oxygen = Teplo i UV jsou za námi. Další události nesou kyslík: každé O2 nad tvůj štít stojí chromozom. Štítem je zelená a tu nemáš. Pomůže ale katalyzátor na organismu.
    .title = Blíží se kyslík
    .task = Polož antioxidant na organismus { $photo-carboxylation }
    .why = Kyslík přinášejí dvě ze sedmi karet archaika a pět z jedenácti karet proterozoika.
    .biont = Dobré místo pro další biont! Nejdřív ale zastav kyslík.
    .enzyme = Tam ještě nikdo tvůj nežije. Chraň svůj organismus.
    .finish = Tvůj antioxidační štít je 0: příští O2 by stálo chromozom.

vitamin = Katalyzátor na organismu můžeš jednou odhodit místo chromozomu. Zelený, tedy vitamín, je navíc štítem po celou dobu, co tam leží.
    .title = Ten zelený
    .task = Polož zelený katalyzátor
    .why = Antioxidační štít se z 0 zvýší na 1, a to v každém kole.
    .blue = Modrý pomůže jen jednou, když ho odhodíš. Zelený chrání, i když jen leží, a za modrý se dá něco pořídit.

finish = Štít 1. Jedno O2 už nebolí a vitamín zůstává. Ukonči přidělování.
    .title = Připraveno
    .task = Skonči
    .biont = Ve vlastní hře výborný tah! Tady se podíváme, co udělá vitamín.
    .enzyme = Nikdo tvůj tam nežije. Modrý katalyzátor si nech na pořízení.
    .more = Jeden antioxidant zatím stačí. Za modrý za chvíli něco pořídíš.

red = Červený nic nepřiděluje. Tvoje bakterie provede darwinovský hod: pět kostiček a biont, sedm kostek.
    .title = Kolo pokračuje

roll = Jedna chyba a modrá 3 ji odpustí. Tentokrát žádná ⚀, takže ani katalyzátory. Nech to být.
    .title = Nic není ztraceno
    .task = Nech všechny kostky
    .why = Snad by ještě padla ⚀, ale tady jde o události.
    .error = Jedinou ⚅ odpustí modrá 3. Nech všechny kostky.
    .reroll = V jednom případě ze šesti by padla ⚀. Tady nech všechny kostky: chceme vidět příští událost.

pack = UV počítá karty. Přidej tedy druhou kostičku na kartu, kterou už máš: { $rna-ribozyme } stojí jeden modrý katalyzátor.
    .title = Sbal se před dalším UV
    .task = Vylepši mutaci { $rna-ribozyme }
    .why = Tři kostičky na dvou kartách: UV 2 by teď nevzalo nic.
    .card = Třetí karta: příští UV 2 by zase jednu vzalo. Vylepšení přidá kostičku bez karty.
    .finish = Máš modrý katalyzátor a nic jiného s ním teď neuděláš.

gun = { $clathrate-gun }: vlna radiace, nové refugium a jedno O2. Kyslík 1 proti štítu 1: neztrácíš nic a vitamín zůstává na místě.
    .title = Jen vánek
    .why = Bez vitamínu by byla pryč kostička mutace a s ní bod.

smite = Vlna radiace zasahuje refugia, ne organismy: každé ztratí enzym, a když žádný nemá, kostičku barvy vytištěné nejvíc vlevo.
    .title = Co zasáhla vlna radiace?
    .task = Ukaž na refugium, které přišlo o kostičku
    .why = Symboly působí zleva doprava: vlna radiace přišla dřív než nové refugium.
    .new = { $warm-pond } je refugium odkryté až po vlně radiace. Nic mu nechybí.
    .other = Podívej se na dvě refugia v řadách.
    .done = Správně: zelená kostička je pryč. Refugium bez kostiček mizí ze hry a s ním všechny naděje.
