### Co se nepovedlo, česky. Anglicky to říká program tam, kde k tomu dojde; skutečnosti ve složených
### závorkách jsou tytéž. Jména v apostrofech a názvy polí jsou ty, které se píšou do příkazů a souborů.


## Jména a volby

error-no-such-name = { $what ->
    [animal] živočich
    [board] deska
    [bot] bot
    [colour] barva
    [craton] pevninský štít
    [crown] koruna
    [disc] disk
    [game] hra
    [language] jazyk
    [layout] rozložení
    [mode] způsob hry
    [option] volba
    [realm] druh lidu
    [ruleset] verze pravidel
    [shape] tvar
    [side] strana
    [step] krok
    [strip] pás
    [tile] žeton
    [variant] varianta
    [world] svět
   *[other] jméno
} { $given } neexistuje; na výběr: { $known }
error-no-such-name-of = { $what ->
    [player] hráč { $given } není ve hře { $of }
   *[field] pole { $given } tu není ({ $of })
}; na výběr: { $known }
error-no-list = { $field } musí být seznam, ne { $given }
error-no-table = { $field } musí být tabulka, ne { $given }
error-not-one-each = { $field } musí obsahovat různá jména v počtu { $number }, nebo žádné
error-only-with = '{ $variant }' má smysl jen spolu s '{ $other }'
error-not-whole = { $field } musí být od 0 do { $most }, ne { $given }
error-no-game-before = tato hra nenavazuje na žádnou jinou
error-options-file = soubor s volbami nelze přečíst: { $error }
error-players = počet hráčů (players) musí být od { $least } do { $most }, ne { $given }
error-players-in-mode = v tomto způsobu hry musí být počet hráčů (players) od { $least } do { $most }, ne { $given }
error-players-alone = ve hře pro jednoho hráče musí být počet hráčů (players) 1, ne { $given }
error-seats-and-players = jmenovaných míst: { $named }, hráčů: { $players }
error-no-such-sitter = { $given } hrát neumí; na výběr: { $known }
error-saved-options = uložená hra má své hráče, verzi pravidel, způsob hry, varianty i výhody
error-no-head-start = { $given } není výhoda; human+5 znamená výhodu 5 bodů
error-head-start-alone = výhoda je jen ve hrách, v nichž hráči soupeří
error-saved-other-game = { $file } je hra { $played }, ne { $asked }


## Bios: Genesis

error-solitaire-players = solitérní hra je právě pro jednoho hráče; { $mode } nejde hrát s počtem hráčů { $players }
error-ruleset-without-chimera = pravidla { $ruleset } nemají variantu chimera (ED-58)
error-advanced-game-only = { $variant } patří do pokročilé hry, ne k 'introductory'
error-introductory-cooperation = v 'introductory' chybí makroorganismy, kterými se vyhrává kooperativní hra
error-introductory-solitaire = pravidla { $ruleset } nemají úvodní solitérní hru (ED-56)
error-solitaire-parasites = v úvodní solitérní hře parazité nejsou (C3a.1)


## Dominant Species: Mořská říše

error-two-animals = 'two-animals' je pro dva hráče, ne pro { $players } (MAR-13.1.1)
error-one-length = hra má jednu délku: vyber jednu z { $known }


## Bios: Origins

error-own-map-colours = na této mapě si hráči vybírají barvy až ve hře (C1b.3)
error-pawns-given = ve hře pro jednoho hráče a v kooperativní hře jsou figurky dané; vyber místo toho balíček
error-first-exodus = 'first-exodus' patří do pokročilé hry: přidej 'advanced' (C1d.1)
error-one-deck = balíček je jeden: vyber jeden z { $known }
error-deck-of-other-mode = { $variant } není pro způsob hry { $mode } (C2g.1)
error-yrr-sea-people = v 'yrr' hraje i suchozemský lid: vynech 'sea-people' (C1c.1)
error-water-world = 'water-world' je svět bez žetonů pro mořský lid: přidej 'sea-people' a vynech 'own-map' (K3c.1)
error-yrr-players = 'yrr' potřebuje suchozemský i mořský lid: aspoň dva hráče (C4.1)
error-yrr-realms = 'yrr' potřebuje suchozemský i mořský lid (C4.1)
error-yrr-front = v 'yrr' leží všechny žetony přední stranou nahoru (C4.2)
error-realms-only = realms lze zadat jen s 'yrr' nebo v kampani (C1c.1)
error-realms = realms musí být seznam jmen v počtu { $players }, ne { $given }
error-own-map-only = { $field } lze zadat jen s 'own-map' (C1b.1)
error-layout-and-tiles = zadej buď layout, nebo tiles, ne obojí
error-tile-table = žeton je tabulka s poli hex, tile, side a turn, ne { $given }
error-tile-twice = { $given } používá některý hex nebo žeton podruhé
error-tile-turn = turn počítá šestiny, 0 až 5, ne { $given }
error-archipelago-hex = hex { $given } na souostroví není
error-hex-without-spaces = hex { $given } nemá šest polí, která žeton potřebuje
error-layout-of-own-map = layout patří k 'own-map'; žetony zadej po jednom (C1b.1)
error-tiles-without-cratons = žetony lze zadat jen spolu s pevninskými štíty (K3a.1, K3b.1)
error-tiles-and-cratons = { $where ->
    [upon] v tomto světě leží žetony na pevninských štítech, ne na { $given }
   *[beside] v tomto světě leží žetony vedle pevninských štítů, ne na { $given }
}
error-archipelago-cratons = 'archipelago' přidává k pevninským štítům žetony: přidej 'cratons' (K3a.1)
error-cratons-only = { $field } patří ke světu z pevninských štítů: přidej jedno z { $known } (C5.1)
error-one-world = svět je jeden: vyber jeden z { $known } (C1b.1)
error-one-map = mapa je jedna: vyber '{ $variant }', nebo '{ $other }' (C1b.1)
error-yrr-world = 'yrr' se hraje na Zemi nebo na žetonech, ne s '{ $variant }' (C4.2)
error-archipelago-without-cratons = 'archipelago' přidává žetony k pevninským štítům a '{ $variant }' žádné nemá (K3a.1)
error-world-board = tento svět na desce { $given } neleží: vynech board (K3e.1)
error-world-and-cratons = zadej buď world, nebo cratons, ne obojí
error-world-without-strip = tento svět nemá zeměpisné šířky: vynech strip (K3d.1)
error-craton-table = pevninský štít je tabulka s poli { $fields }, ne { $given }
error-craton-misfit = { $craton } se kolem { $given } na mapu nevejde
error-craton-edge = { $craton } se dotýká východního nebo západního okraje mapy (C6c.1, K2d.1)
error-craton-on-craton = { $craton } leží na jiném pevninském štítu
error-craton-twice = { $craton } je tu dvakrát
error-map-hex = hex { $given } na této mapě není
error-craton-discs = discs musí být seznam o délce { $number }, nejdřív prostřední (C6d.1)
error-craton-plants = rostliny rostou na polích 0 až { $last }, ne { $given }
error-no-campaign = tento soubor není ani kampaň, ani výsledek dohrané hry Genesis
error-campaign-table = campaign musí být tabulka podle barev, ne { $given }
error-campaign-black = ve hře pro jednoho hráče hraješ za černou: campaign musí mít tabulku 'black' (C7.1)
error-campaign-colours = campaign musí mít tabulky barev v počtu { $players } (C6.2)
error-campaign-not-of = v campaign chybí barva { $colour } (C6.2)
error-campaign-result = výsledek v kampani má pole game (genesis nebo megafauna) a hráče, ne { $given }
error-campaign-two-results = v campaign.results jsou dva výsledky hry { $game }
error-campaign-no-players = výsledek hry { $game } nemá hráče; nikdo nepřežil (C6.1)
error-campaign-player = hráč ve hře { $game } má colour a vp, ne { $given }
error-campaign-colour-twice = ve výsledku hry { $game } je { $colour } dvakrát; každému hráči dej vlastní barvu
error-campaign-greenhouse = po mohutném skleníkovém efektu se Origins nehraje (C6.1)
error-campaign-no-points = { $colour } ve hře { $game } nemá vítězné body (vp)
error-campaign-genesis = { $field } musí říct, kterou barvou to v Genesis bylo: { $known }, nebo "" pro žádnou
error-campaign-hex = { $field }: hex { $given } na této mapě není
error-campaign-species = druh má shape, emotions a language, ne { $given }
error-campaign-equal-species = { $field }: dva druhy jsou rovnocenné, jeden vyber polem shape (C6g.1)


## Záznamy

error-no-such-answer = odpověď { $number } ve hře není, odpovědí je v ní { $answers }
error-record-format = řádek 1: záznam začíná slovy '{ $format }'
error-record-header-end = hlavička nekončí řádkem '{ $end }'
error-record-field = v hlavičce chybí '{ $field }'
error-record-rules = rules { $given } není číslo verze
error-record-twice = řádek { $number }: { $field } je tu podruhé
error-record-pair = řádek { $number }: '{ $field }' má dvě čísla, ne { $given }
error-record-json = řádek { $number }: hodnota volby { $field } není JSON
error-record-seat = řádek { $number }: má tu být seat { $seat }
error-record-seat-name = seat { $seat }: { $given } není jméno na jednom řádku
error-record-no-field = řádek { $number }: { $given } není pole hlavičky
error-record-line = { $given } není ani odpověď (0> ...), ani náhoda (~ ...)
error-record-dice = { $given }: kostky mají čísla 1 až 6
error-record-draw = { $given }: { $domain } takové nemá
error-record-outcome = { $given } není ani hod, ani tah z balíčku
error-record-option = { $given } není odpověď této hry
error-record-name = { $given }: jméno { $name } ({ $domain }) neexistuje
error-record-answer = odpověď '{ $answer }' místa { $seat } není tam, kde v záznamu stojí, dovolená
error-no-commitment = záznam nemá otisk semínka: o jeho kostkách nebylo nic slíbeno
error-no-seed = záznam neuvádí semínko; to se zveřejní, až hra skončí
error-broken-commitment = semínko není to, které bylo na začátku slíbeno
error-other-dice = řádek { $number } hry není to, co tam dává semínko: { $given }
error-record-entry = položku { $number } nelze přehrát
error-record-chance = hody a tahy z balíčku v záznamu nesouhlasí s pravidly
error-record-more-chance = v záznamu jsou hody nebo tahy z balíčku, které pravidla nežádají
error-record-more = položka { $number } záznamu je navíc
error-record-other = položka { $number } má být { $expected }
error-record-version = hráno podle verze pravidel { $then }, tento program má verzi { $now }
error-record-older = hráno podle verze pravidel { $then }, tento program má verzi { $now }: lze to číst (trilobite replay), ale ne dohrát
error-record-cards = hráno s jinými kartami; --pack SLOŽKA jmenuje složku, ve které jsou
error-record-breaks-off = záznam končí uprostřed: chybí v něm hod nebo tah z balíčku
error-handover-unfinished = navazující hře se předává jen dohraná hra
error-handover-none = { $game } nemá hru, která by na ni navazovala
error-nothing-to-analyse = zatím nikdo neodpověděl, není tedy co rozebírat


## Zpět

error-undo-nothing = není co vzít zpět
error-undo-not-yours = poslední odpověď dalo místo { $seat }
error-undo-revealed = od té doby se hodilo kostkami nebo odkryly karty
error-undo-votes = od té doby se odkryly hlasy ostatních


## Boti, soubory, program

error-bot-without-game = bot greedy hru '{ $game }' neumí
error-no-judge = žádný bot zatím neumí ocenit pozici hry '{ $game }'
error-no-analyst = '{ $given }' rozebírat neumí; na výběr: { $known }
error-file-large = větší než { $size } MB
error-file-no-text = není textový soubor (UTF-8)
error-file-refused = { $code ->
    [EACCES] přístup je odepřen
    [EEXIST] už existuje
    [EISDIR] je to složka, ne soubor
    [ENOENT] neexistuje
    [ENOSPC] na disku není místo
    [ENOTDIR] není to složka
    [EROFS] disk je jen pro čtení
   *[other] nelze použít ({ $reason })
}
error-file-no-record = není záznam ('{ $format }'), zůstává proto, jak je
error-no-directory = složka { $folder } neexistuje
error-extra-missing = chybí { $missing }: pip install 'trilobite[{ $extra }]'
error-bad-database = databáze je sqlite:///SOUBOR nebo postgresql://UŽIVATEL@POČÍTAČ/JMÉNO, ne { $given }
error-workers-need-postgresql = více procesů potřebuje PostgreSQL: --database postgresql://UŽIVATEL@POČÍTAČ/JMÉNO
error-no-database = taková databáze ještě není
error-database-not-empty = v této databázi už stoly jsou: obnovuj do prázdné
error-no-table-of-id = stůl { $id } neexistuje
error-file-missing = takový soubor není
error-file-there = už existuje, zůstává proto, jak je
error-newer-database = databázi už používala novější verze Trilobitu (databáze má verzi { $found }, tato zná { $known }): aktualizuj Trilobite, nebo zvol jinou databázi
error-mail-needs-public = pošta potřebuje --public https://hry.example: tam vedou její odkazy
error-bad-mail-server = poštovní server je smtp://UŽIVATEL:HESLO@POČÍTAČ:PORT, nebo smtps:// s TLS od začátku
error-no-mail-sender = pošta potřebuje adresu, ze které odchází: --mail-from trilobite@hry.example
error-bad-public-address = { $given } není adresa stránky, jako třeba https://hry.example
error-cannot-listen = na adrese { $host }, portu { $port } nelze naslouchat ({ $error }). Pokud tam Trilobite už běží, otevři ho v prohlížeči; jinak zvol jiný --port
error-program-differs = { $command } měří jinak než tento program: nainstaluj tam stejnou verzi
error-program-failed = { $command } selhal: { $error }
error-number-without-bound = tabulka akcí neví, jak velké může být číslo v { $verb }
