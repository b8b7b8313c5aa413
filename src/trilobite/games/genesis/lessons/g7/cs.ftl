can = Teď umíš navázat parazita, žít z cizí zásoby a počítat s červenou královnou.

prey = Červený má 5 bodů, ty 4. U organismu { $amyloid-hydrolysis } ale leží dvě mutace, na každé kostička, a ty máš kartu parazita. Parazit žije na cizím organismu.
    .title = Koho se vyplatí okrást
    .why = Řada hostitele musí být aktivní, nebo v ní musíš mít biont.

attach = Tvá karta má dvě strany. Na každé jsou dvě barevné pozice a pro každou ukradneš jednu kostičku z mutací hostitele. { $viroid }: červená a žlutá. { $virus }: červená a zelená.
    .title = Která strana?
    .task = Navaž parazita { $viroid }, hostitel { $amyloid-hydrolysis }
    .why = { $rna-polymerase } má červenou kostičku, { $cytochromes } žlutou: { $viroid } zaplní obě pozice.
    .virus = { $virus } bere červenou a zelenou. Zelená kostička na žádné mutaci není, takže by ukradl jen jednu.
    .finish = Tah by skončil a Červený by vedl dál. Navaž parazita.

one = Na kartu jde jeden tvůj biont. Pořizuje pro parazita a hází dvěma kostkami. Mohl by se přidat druhý, ale v zásobě je volný pro nové refugium.
    .title = Kolik biontů?
    .task = Jeden biont stačí
    .why = Počet biontů nemění, kolik kostiček parazit ukradne.
    .two = I to je dobré: bod navíc a druhé pořízení. Tady ale jeden stačí a druhý zůstane volný pro nové místo.

steal = Teď krádež. Červená kostička mutace { $rna-polymerase } živí: s ní tvůj parazit tvoří katalyzátory.
    .title = Vezmi červenou
    .task = Vezmi kostičku mutace { $rna-polymerase }
    .why = Ukradená kostička je bod navíc pro tebe a bod méně pro Červeného.
    .yellow = Tu také, ale až za chvíli. Nejdřív červenou.

second = Žlutá pozice je ještě prázdná. Kostičku pro ni mají { $cytochromes }.
    .title = A žlutou
    .task = Vezmi kostičku mutace { $cytochromes }
    .why = Se žlutou 1 smí parazit jednou kostkou házet znovu.
    .enough = Jedna pozice by zůstala prázdná. Druhá kostička nic nestojí.
    .done = 7 bodů ku 3. Ukradené kostičky hází a bodují pro tebe. Karty zůstaly Červenému a s nimi jejich schopnosti.

red = Červený už nic nepřiděluje. Teď mají všichni darwinovský hod: nejdřív tvá bakterie, pak Červeného a hned po hostiteli jeho parazit.
    .title = Hostitel, pak parazit
    .why = Hostitel už hází jen čtyřmi kostkami: ukradené kostičky hází s tebou.

host = Zatím žádná ⚀ a žádná chyba. Teď hází { $viroid }: dvě kostičky a biont, čtyři kostky.
    .title = Hází tvůj parazit
    .why = Parazit se živí a chybuje jako bakterie: červená tvoří katalyzátory, modrá odpouští.

fed = ⚀ a žádná chyba. Při červené 1 je z toho jeden katalyzátor v barvě parazita: modrý. Sleduj ale, do čí zásoby přijde.
    .title = Potrava, ale pro koho?
    .task = Nech všechny kostky
    .why = Parazit používá zásobu svého hostitele: co vytvoří, jde tam, a co pořídí, platí odtud.
    .food = To je tvoje ⚀, ta živí. Nech si ji.
    .reroll = Nic tu není chyba a nová kostka by jí být mohla. Nech všechny.
    .done = Modrý katalyzátor leží v zásobě Červeného: dva červené a jeden modrý. Tvá zásoba je prázdná, takže teď pořizuje Červený.

queen = Červený vrací úder: červená královna. { $rna-polymerase } má korunu a tvůj parazit žádnou. Za jeden červený katalyzátor si Červený bere červenou kostičku zpět.
    .title = Červená královna
    .why = Kdo útočí, potřebuje víc korun než cíl, nebo souhlas jeho majitele. Teď je to 6 bodů ku 4.

buy = Po hostiteli pořizuje jeho parazit a platí zásoba Červeného, aniž se ho kdo ptá. V oceánské řadě leží modrá karta s korunou: { $riboswitches }.
    .title = Pořizuj za cizí
    .task = Pořiď mutaci { $riboswitches }, parazit { $viroid }
    .why = Modrá kostička je bod a jedna odpuštěná chyba a tebe nic nestojí.
    .finish = Modrý katalyzátor by zůstal Červenému. Utrať ho.

crown = Příští kolo může tvůj parazit zaútočit na hostitele stejným způsobem. K tomu potřebuje korunu.
    .title = Čím vrátit úder?
    .task = Ukaž na svou korunu
    .why = Koruny jsou na mutacích. Parazit používá jen vlastní, nikdy ne hostitelovy.
    .host = Tahle koruna patří Červenému, i když její kostička byla chvíli tvoje. Podívej se vedle svého parazita.
    .other = Hledej korunu na mutaci, kterou máš nově pořízenou.
    .done = Správně. Jedna koruna proti jedné nestačí: bez souhlasu Červeného potřebuješ druhou. A on proti tobě také.
