### Nápověda příkazů, česky. Anglická stojí u příkazů samých. help-PŘÍKAZ je o příkazu,
### help-PŘÍKAZ-VOLBA o jeho volbě.

help-word-usage = Použití:
help-word-arguments = Argumenty
help-word-options = Volby
help-word-commands = Příkazy
help-word-default = [výchozí: { "" }
help-word-required = [povinné]
help-word-help = Vypíše tuto nápovědu.
help-word-any-options = { "[" }VOLBY]
help-word-any-command = PŘÍKAZ [ARGUMENTY]...

usage-no-such-option = volba { $name } neexistuje; trilobite --help vypíše, co je možné
usage-missing = chybí { $name }; trilobite --help vypíše, co je možné
usage-bad-value = { $name } takovou hodnotu mít nemůže; trilobite --help vypíše, co je možné
usage-other = tomuto příkazu nerozumím; trilobite --help vypíše, co je možné

help-trilobite = Náročné deskové hry o dějinách života, se všemi pravidly.
help-trilobite-version = Vypíše verzi a skončí.

help-play =
    Hra v terminálu: ty proti jednomu botovi, pokud neřekneš jinak.

    Odpovídá se číslem možnosti. U každé otázky řekne `why`, co je odmítnuto, `odds` ukáže šance
    hodů, `rules E4` pravidla a `help` vypíše všechno ostatní.
help-play-game = Hra: { $games }.
help-play-players = Kolik hráčů hraje. Výchozí: tolik, kolik jmenuje --seats, jinak { $players }.
help-play-seats = Kdo kde sedí: { $people }, oddělení čárkami; { $levels }. human+5 má výhodu 5 bodů. Výchozí: ty na prvním místě, na ostatních boti { $opponent }.
help-play-ruleset = Verze pravidel: { $rulesets }
help-play-mode = Způsob hry: { $modes }
help-play-variant = Varianta; může jich být víc. { $variants }
help-play-options = Soubor JSON nebo TOML s dalšími volbami hry, třeba s kampaní.
help-play-seed = Stejné semínko a stejné odpovědi dají stejnou hru.
help-play-pack = Složka s jinými kartami.
help-play-source = Uložená hra, ve které se má pokračovat.
help-play-lang = Jazyk: { $languages }. Výchozí: podle LANG, jinak en.

help-rules = Vypíše pravidla hry, některé jejich odstavce, nebo krátce, jak se hra hraje.
help-rules-game = Hra: { $games }.
help-rules-words = Odstavec, třeba E4, pojem, nebo hledaná slova. Výchozí: celá pravidla.
help-rules-short = Místo pravidel na dvou stránkách, jak se hra hraje.
help-rules-lang = { help-play-lang }

help-replay =
    Přehraje záznam: ověří každou odpověď, hod i tah z balíčku a pak hru ukáže.

    Odpovědi se počítají podle řádků s `>`, tedy ty, které někdo dal.
help-replay-file = Záznam, jak ho zapisuje `save`.
help-replay-to = Ukáže hru po tolika odpovědích.
help-replay-show_board = Ukáže plán.
help-replay-show_log = Ukáže slovy, co se stalo.
help-replay-position = Místo toho vypíše soubor s pozicí hry.
help-replay-handover = Místo toho vypíše jako JSON, co dohraná hra předává té, která na ni navazuje.
help-replay-pack = Složka s kartami, se kterými se hrálo.

help-verify =
    Ověří, že kostky záznamu jsou ty ze semínka slíbeného na začátku.

    Server zveřejní otisk svého semínka, když vznikne stůl, a semínko samo, když hra skončí.
help-verify-file = Záznam dohrané hry.
help-verify-pack = { help-replay-pack }
help-analyse =
    Rozbor záznamu: jak se rozhodnutími a náhodou měnily vyhlídky všech a co by místo toho
    odpověděl bot.

    Odpovědi se počítají jako u `replay --to`.
help-analyse-file = { help-replay-file }
help-analyse-bot = Čí je to názor: { $judges }.
help-analyse-budget = Kolik toho bot u každého rozhodnutí zkouší. Výchozí: kolik mu vyhovuje.
help-analyse-top = Kolik zvratů a chyb ukázat.
help-analyse-json = Zapíše celý rozbor do tohoto souboru.
help-analyse-html = Zapíše do tohoto souboru stránku s grafem.
help-analyse-lang = { help-play-lang }
help-analyse-pack = { help-replay-pack }

help-check = Spustí kontrolní soubory: pozice, scénář odpovědí a kostek a to, co se od nich čeká.
help-check-files = Kontrolní soubory, lekce nebo hádanky (TOML).

help-bench =
    Měří náhodné hry čtyř hráčů na jednom jádře, ve stejném běhu s hrou Catanatron.

    Kola programů se střídají, takže vytížený stroj zpomalí všechny stejně. Volba je rozhodnutí
    aspoň se dvěma možnostmi.
help-bench-game = Hra. Výchozí: genesis; s --peers všechny.
help-bench-seconds = Sekundy na jedno kolo každého programu.
help-bench-peers = Vedle všech ostatních nainstalovaných programů a prostředí.
help-bench-python = S --peers: Python jiného prostředí, které má trilobite, třeba přeloženého. Lze zadat víckrát.
help-bench-out = S --peers: složka pro tabulku (Markdown, JSON) a graf.
help-bench-as_json = Jediné kolo hry, jako JSON pro jiný program.

help-simulate =
    Odehraje mnoho her mezi boty a uloží je jako soubory Parquet pro statistiku.

    FILE má řádek za každou hru; vedle něj má FILE.seats řádek za každé místo a FILE.events za
    vše, co se počítalo: události, odpovědi, body podle zdroje. Přerušený běh pokračuje stejným
    příkazem, dokončený vyšším počtem her.
help-simulate-game = { help-play-game }
help-simulate-games = Kolik her.
help-simulate-seats = Boti: { $bots }, oddělení čárkami; { $levels }. Výchozí: náhodní boti, { $most }, pokud jich tolik smí hrát.
help-simulate-fixed = Boti zůstávají na svých místech; jinak se po každé hře posunou o jedno.
help-simulate-ruleset = { help-play-ruleset }
help-simulate-mode = { help-play-mode }
help-simulate-variant = { help-play-variant }
help-simulate-seed = Hra číslo 17 se semínkem S je hra se semínkem S-17.
help-simulate-pack = { help-play-pack }
help-simulate-workers = Procesy, které hrají. Na výsledky nemají vliv.
help-simulate-ray = Hraje na clusteru Ray: jeho adresa, auto pro ten, ke kterému patří tento stroj, nebo local pro nový na tomto stroji.
help-simulate-out = Kam se hry uloží.

help-report =
    Vytvoří ze simulovaných her jednu stránku HTML s grafy a grafy jako soubory PNG.

    Stránka si vystačí sama. Obrázky jsou ve složce jejího jména.
help-report-files = Hry z `trilobite simulate`; víc souborů se navzájem porovná.
help-report-out = Stránka. Výchozí: jako první soubor, s koncovkou .html.
help-report-lang = { help-play-lang }

help-train =
    Trénuje boty hry: ladí konstanty, hledá opravu a obojí měří.

    tune mění konstanty hodnocení a nechává, co vyhrává. rank hledá opravu, se kterou hodnota řadí
    možnosti jako dlouhé prohledávání. gate nechá naučené hrát proti tomu, s čím boti hrají teď, a
    řekne, zda je silnější. Přerušený trénink pokračuje stejným příkazem.
help-train-game = { help-play-game }
help-train-step = Krok: { $steps }. Výchozí: všechny, jeden po druhém.
help-train-games = Kolik her; gate jich tolik hraje s každým botem. Výchozí: { $games-of-steps }.
help-train-bots = Boti pro gate, oddělení čárkami; první z nich také ladí.
help-train-worlds = Kolik světů projde prohledávání v kroku rank.
help-train-learned = Soubor, který zapsal train: odkud tune a rank vycházejí a co gate měří. Výchozí: co zapsal předchozí krok, nebo s čím boti hrají teď.
help-train-players = Kolik hráčů hraje. Výchozí: { $most }, pokud jich tolik smí.
help-train-ruleset = { help-play-ruleset }
help-train-mode = { help-play-mode }
help-train-variant = { help-play-variant }
help-train-seed = Stejné semínko hraje stejné hry a naučí totéž.
help-train-workers = { help-simulate-workers }
help-train-ray = { help-simulate-ray }
help-train-out = Složka tréninku. Výchozí: train-GAME.

help-serve = Nabízí stoly přes HTTP a WebSocket; /docs popisuje rozhraní.
help-serve-host = Adresa, na které naslouchá.
help-serve-port = Port, na kterém naslouchá.
help-serve-database = sqlite:///SOUBOR nebo postgresql://...; výchozí je soubor tohoto uživatele.
help-serve-packs = Složka se sadami karet: HRA/SADA/*.toml; výchozí je 'packs' vedle stolů.
help-serve-public = Adresa, kterou vidí prohlížeče, je-li mezi nimi a serverem proxy: https://hry.example.
help-serve-workers = Procesy, které nabízejí tytéž stoly; více než jeden potřebuje PostgreSQL.
help-serve-log = Co se píše na stderr: 'info' hlásí každý požadavek.
help-serve-lobby = Stoly lze otevřít komukoli: stránka vypíše ty, které mají volné místo.
help-serve-mail = Server, který přijímá poštu: smtp://UŽIVATEL:HESLO@POČÍTAČ:PORT; potřebuje --public.
help-serve-mail_from = Adresa, ze které pošta odchází.
help-serve-inside = Zprávy smějí i na adresy této sítě: pro zkoušení.
help-serve-show = Otevře stránku v prohlížeči.

help-envs = Řekne, co znamenají akce a pozorování prostředí některé hry.
help-envs-actions = Vypíše tabulku akcí: na řádku je vždy jedna akce, její číslo a klíč.
help-envs-actions-game = { help-play-game }
help-envs-schema = Vypíše vektor pozorování: na řádku je vždy jedno číslo, jeho místo, nejnižší a nejvyšší hodnota a význam.
help-envs-schema-game = { help-play-game }

help-admin = Stará se o stoly serveru: vypisuje, maže, zálohuje, obnovuje, kontroluje.
help-admin-list = Vypíše všechny stoly od nejstaršího: id, poslední změna, hra, stav, počet událostí, místa.
help-admin-list-database = { help-serve-database }
help-admin-show = Ukáže jeden stůl: co o něm říká seznam, a jeho záznam.
help-admin-show-table = Id stolu.
help-admin-show-database = { help-serve-database }
help-admin-show-packs = { help-serve-packs }
help-admin-prune =
    Smaže, co nikomu nebude chybět: staré lekce, co kdyby a hry, které nikdy nezačaly.

    Dohrané hry zůstávají navždy.
help-admin-prune-days = Stoly, u nichž se tak dlouho nic nestalo.
help-admin-prune-unfinished = I hry, které se nedohrály.
help-admin-prune-yes = Provede to; jinak jen řekne, co by se stalo.
help-admin-prune-database = { help-serve-database }
help-admin-delete = Smaže stoly se vším, co se u nich stalo.
help-admin-delete-tables = Id stolů.
help-admin-delete-yes = { help-admin-prune-yes }
help-admin-delete-database = { help-serve-database }
help-admin-export = Zapíše záznamy her do složky, každý do svého souboru.
help-admin-export-folder = Složka, kam záznamy přijdou.
help-admin-export-tables = Id stolů; výchozí jsou všechny.
help-admin-export-database = { help-serve-database }
help-admin-export-packs = { help-serve-packs }
help-admin-backup =
    Zkopíruje celou databázi do souboru, zatímco ji servery používají.

    Soubor je databáze SQLite, ať se kopíruje cokoli.
help-admin-backup-file = Soubor s kopií, který ještě nesmí existovat.
help-admin-backup-database = { help-serve-database }
help-admin-restore = Vrátí kopii do prázdné databáze kteréhokoli druhu.
help-admin-restore-file = Kopie, kterou vytvořil `trilobite admin backup`.
help-admin-restore-database = { help-serve-database }
help-admin-verify = Zkontroluje, zda lze přehrát každou uloženou hru; nelze-li některou, je návratový kód 1.
help-admin-verify-database = { help-serve-database }
help-admin-verify-packs = { help-serve-packs }
