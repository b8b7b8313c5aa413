# Lidé u stolů, jejich zařízení a jejich hry.


## Lidé u stolu

tab-company = Společnost
is-here = u stolu
is-away = pryč
is-away-since = pryč, naposledy { $time }
turn-for = na tahu { $time }
you-name = ty
somebody = někdo
a-guest = host
former-player = bývalý hráč
plays-by-itself = hraje sám
seat-is-empty = Volné místo
seat-waits = hra tu čeká
watching = { $number ->
    [0] nikdo se nedívá
    [one] dívá se jeden
    [few] dívají se { $number }
   *[other] dívá se { $number }
}
link-to-watch = Odkaz pro diváky
more-about = Víc: { $name }
new-lines = někdo něco napsal
company-needs-server = Tady jsou všechny hry v tomto prohlížeči. Společnost potřebuje server.
mute = Skrýt jeho zprávy
unmute = Ukázat jeho zprávy
give-up = Vzdát se místa
give-up-note = Místo bude volné a s novým odkazem si ho může vzít někdo jiný. Vrátit se lze jen s tím odkazem.
leave-notes = Nechat mé poznámky tomu, kdo si na místo sedne
to-tableau = Ukázat, co před nimi leží
to-tableau-of = { $name }: ukázat, co před nimi leží
give-up-really = Opravdu se vzdát místa
propose-reopen = Uvolnit toto místo
propose-bot = Ať tu zatím hraje bot
reopen-note = Když se někdo ztratí, většina ostatních může místo uvolnit pro někoho jiného.
take-vote-back-reopen = Přece neuvolňovat
take-vote-back-bot = Přece bez bota
votes-of = { $number } z { $of }
deciding = Společné rozhodování
vote-pause = Přerušit
vote-end = Ukončit hru
is-paused = Hra je přerušená
resume = Pokračovat
is-ended = Hra byla ukončena
is-ended-note = Hráči si to tak přáli. Záznam i průběh zůstávají ke čtení.
delete-table = Smazat tento stůl
delete-asked = Smazat tento stůl? Pro: { $names }
delete-table-alone = Hra, všechno, co tu kdo řekl, i poznámky zmizí nadobro, a to všem.
delete-table-together = Hrají tu i další: stůl se smaže, až budou souhlasit všichni, kdo tu mají místo. Hra, všechno, co tu kdo řekl, i poznámky pak zmizí nadobro, a to všem.
delete-table-vote = Jsem pro
delete-table-keep = Nechat
take-vote-back-delete = Nemazat


## Zprávy a poznámky

chat = Zprávy
my-notes = Moje poznámky
chat-and-notes = Zprávy a poznámky
only-you = jen pro tebe
chat-new = nové
chat-empty = Zatím nikdo nic nenapsal.
quick-words = Rychlá slova
word-well-played = Pěkný tah
word-thinking = Přemýšlím
word-back-tonight = Večer jsem zpět
word-go-on = Pokračujme
word-hello = Ahoj
word-thanks = Díky
word-sorry = Promiň
word-good-luck = Hodně štěstí
write-here = Napsat ke stolu
send = Odeslat
link-step = Odkaz na zobrazený krok
step-link = krok { $step }
unsay = vzít zpět
chat-not-sent = Neodesláno: chybí spojení. Zpráva tu zůstává, pošli ji znovu.
saved = uloženo
try-again = Zkusit znovu
deed-joined = { $name }: sedá si ke stolu.
deed-left = { $name }: vzdává se místa.
deed-reopened = Místo bylo uvolněno: { $about }.
deed-asked = { $name }: žádost o návrat na krok { $step }.
deed-agreed = { $name }: souhlas.
deed-declined = { $name }: nesouhlas.
deed-withdrew = { $name }: žádost vzata zpět.
deed-undone = Zpět na kroku { $step }, na žádost: { $name }; { $steps ->
    [one] vzat zpět jeden krok
    [few] vzaty zpět { $steps } kroky
   *[other] vzato zpět { $steps } kroků
}.
deed-voted-pause = { $name }: pro přestávku.
deed-voted-end = { $name }: pro ukončení hry.
deed-voted-reopen = { $name }: pro uvolnění místa ({ $about }).
deed-voted-delete = { $name }: pro smazání stolu.
deed-unvoted-pause = { $name }: už ne pro přestávku.
deed-unvoted-end = { $name }: už ne pro ukončení hry.
deed-unvoted-reopen = { $name }: už ne pro uvolnění místa ({ $about }).
deed-unvoted-delete = { $name }: už ne pro smazání stolu.
deed-paused = Hra je přerušená.
deed-resumed = { $name }: hra pokračuje.
deed-woke = { $name }: stůl se probudil.
deed-ended = Všichni hru ukončili.
deed-voted-bot = { $name }: pro to, aby zatím hrál bot ({ $about }).
deed-unvoted-bot = { $name }: už ne pro to, aby zatím hrál bot ({ $about }).
deed-reminded = Odeslána připomínka: { $about }.
deed-stood-in = Zatím tu hraje bot: { $about }.
deed-returned = { $name }: zpět u stolu; { $steps ->
    [0] bot mezitím nic neudělal.
    [one] bot mezitím odehrál jeden krok.
    [few] bot mezitím odehrál { $steps } kroky.
   *[other] bot mezitím odehrál { $steps } kroků.
}
deed-lapsed = Hra skončila: příliš dlouho bez odpovědi ({ $name }).
deed-silenced = { $name }: rádce vypnut pro všechny.
deed-unsilenced = { $name }: rádce znovu zapnut.


## Tempo, a kdo nechává ostatní čekat

used = celkem
of-agreed = dohoda: { $time }
agreed-time = Dohodnutý čas
agreed-pace = Dohodnutý čas na tah: { $time }.
agreed-late-choose = Nikdo tím neprohrává.
agreed-late-bot = Potom za opozdilce hraje bot, dokud se nevrátí.
agreed-late-end = Po { $times }násobku té doby hra končí.
bot-for-now-plays = zatím hraje bot
hand-to-bot = Ať za mě hraje bot
take-seat-back = Vzít si místo zpět
bot-played = { $number ->
    [0] Hraje za tebe bot; zatím nic neudělal
    [one] Bot za tebe odehrál jeden krok
    [few] Bot za tebe odehrál { $number } kroky
   *[other] Bot za tebe odehrál { $number } kroků
}
waited-for = { $name }: stůl čeká už { $time }
waited-note = Dohodnutý čas na tah: { $time }. Nikdo tím neprohrává: vyberte společně, jak dál. { $name } se může kdykoli vrátit a pokračovat tam, kde hra je.
seat-given-up = Někdo se vzdal místa
seat-given-up-note = Vyberte společně, jak dál.
remind = Připomenout
remind-note = Nejvýš jednou za den.
reminded-at = Odesláno { $time }, nejvýš jednou za den.
remind-from = od { $time }
remind-name = Připomenout: { $name }
reminded-time = připomenuto { $time }
reminder-arrived = doručeno: { $ways }
reminder-waits = ještě neodešlo: { $ways }
reminder-failed = nedoručeno: { $ways }; zkusí se to znovu
reminder-nowhere = Žádná cesta k zastižení není zvolená: připomínka je vidět u stolu.
reminder-by-push = prohlížeč
reminder-by-mail = pošta
reminder-by-hook = webhook
reminder-by-service = jiná služba
bot-for-now = Zatím bot
bot-until = Hraje, dokud se hráč nevrátí ({ $name }).
bot-until-taken = Hraje, dokud si místo někdo nevezme.
substitute = Náhradník
substitute-note = Odkaz na místo, až vás bude dost pro.
substitute-invite = Někdo jiný s odkazem na místo.
wait = Počkat
wait-note = Zeptat se mě znovu zítra.
wait-a-day = Počkat den
vote-of = Hlasovat, { $number } z { $of }
order-origins-bid = V aukcích nepřihazovat
order-note = Dokud nemám rozhodnout o něčem jiném. Nikdo jiný se to nedozví.
order-stands = Platí tvůj příkaz, dokud nemáš rozhodnout o něčem jiném:


## Návrat se souhlasem

ask-the-others = Zeptat se ostatních
ask-back-here = Požádat o návrat sem
ask-back-note = Od tvé odpovědi bylo něco odhaleno. Když všichni souhlasí, hra se vrátí a kostky i karty přijdou znovu.
request = Žádost o návrat
asks-back = { $name }: žádost o návrat na krok { $step }
you-ask-back = Žádáš o návrat na krok { $step }
would-be-undone = { $number ->
    [one] Zpět by se vzal jeden krok ({ $names }).
    [few] Zpět by se vzaly { $number } kroky ({ $names }).
   *[other] Zpět by se vzalo { $number } kroků ({ $names }).
}
dice-anew = už padly, proto musí souhlasit všichni; hodí se znovu.
drawn-anew = Znovu se losuje: { $things }.
draws-anew = { $number ->
    [one] Jedna karta či dílek se vylosuje znovu.
    [few] { $number } karty či dílky se vylosují znovu.
   *[other] { $number } karet či dílků se vylosuje znovu.
}
asks = { $name } · žádá
agrees = { $name } · souhlasí
not-yet = { $name } · zatím ne
see-step = Ukázat krok { $step }
see-undone = ukázat, co se vzalo zpět
decline = Nesouhlasit
agree = Souhlasit
withdraw = Vzít zpět


## Pozvánky

invite = Pozvat
invite-seat = Místo { $number } je volné
invite-link = Odkaz na místo
invite-first = Kdo ho otevře první a napíše jméno, má místo.
invite-plays = Hraje dál odtud, se vším, co k místu patří.
invite-holds = Odkaz platí, dokud nevytvoříš nový.
new-link = Nový odkaz (starý přestane platit)
copy = Kopírovat
copied = Zkopírováno
share-link = Sdílet
qr-code = QR kód odkazu


## Usednutí ke stolu

join = Přisednout
invites-you = { $host } tě zve ke stolu
invited = Máš pozvánku ke stolu
not-begun = nezačala
begun = začala, krok { $step }
for-you = pro tebe
join-name = Tvoje jméno u stolu
name-note = Uvidí ho ostatní. Bez účtu, bez e-mailu, bez hesla.
game-in-short = Pravidla
i-have-a-passkey = Mám přístupový klíč
link-does-not-open = Tento odkaz žádný stůl neotvírá. Kdo ho poslal, může poslat jiný.
seat-is-yours = Místo je tvoje, { $name }
at-table-of = { $host ->
    [0] U stolu hry { $game }
   *[other] { $game }, ke stolu zve { $host }
}
keep-it = Nech si ho na všech zařízeních
make-passkey = Vytvořit přístupový klíč
passkey-made = Přístupový klíč je hotov
passkey-note = Otisk, obličej nebo zámek obrazovky. Otevře tvoje hry všude, kde máš své klíče.
device-link = Odkaz pro další zařízení
device-link-note = Otevře se jednou, do 15 minut: jako QR kód, nebo k poslání sobě.
device-opened = Otevřeno: { $device }. Teď patří k tvým zařízením; odhlásit ho lze v nastavení.
undo-device = To nejsem já
keep-note = Jinak zůstane místo jen v tomto prohlížeči. Když se ztratí, ostatní ho pro tebe mohou uvolnit.
change-later = Všechno lze později změnit v nastavení.
one-more-device = Další zařízení
one-more-device-note = Tento prohlížeč bude jedním z tvých, se všemi tvými místy. Co v něm je, přijde s ním.
use-this-device = Používat toto zařízení
device-yours = Zařízení je tvoje
device-yours-note = Všechny tvoje hry jsou teď i tady.
to-my-games = K mým hrám


## Nastavení lidí

settings-need-server = Klíče, zařízení a seznamy potřebují server. Tady jsou všechny hry v tomto prohlížeči; úvodní stránka je uloží do souboru.
passkeys-and-devices = Klíče a zařízení
save = Uložit
passkeys = Přístupové klíče
rename = Přejmenovat
passkey-name = Název klíče
passkey = Přístupový klíč
no-passkeys = Zatím žádný klíč.
devices = Zařízení s mými místy
this-browser = Tento prohlížeč
a-browser = Prohlížeč
made-at = vytvořeno { $time }
used-at = použito { $time }
remove = Odebrat
sign-out = Odhlásit
really = Opravdu?
last-way = Opravdu? Místa by pak byla jen v tomto prohlížeči.
feed = Moje hry jinde
feed-note = Soukromá adresa pro kalendář nebo čtečku: vypisuje stoly, kde jsi na tahu. Kdo ji zná, může seznam číst.
feed-calendar = Pro kalendáře (iCal)
feed-atom = Pro čtečky (Atom)
show-feed = Ukázat adresy
my-data = Moje data
take-everything = Vzít si všechno s sebou
take-everything-note = Záznamy her, poznámky, tvoje zprávy, jméno a zařízení: jeden zip.
export = Uložit
what-is-kept = Co se uchovává
what-is-kept-note = Tvoje jméno, zařízení a klíče, cesty, kudy tě zastihneme, hry, které hraješ, poznámky a zprávy. Nic o tom, na co se díváš.
delete-me = Smazat mě
delete-me-note = Místa u rozehraných stolů se uvolní a ostatní se to dozvědí. Dohrané hry zůstanou, místo jména s ‚bývalým hráčem‘. Co si zkopírovali jiní, nelze vzít zpět. Nejde to vrátit.
delete-two-steps = Smazat, ve dvou krocích
type-your-name = Napiš své jméno: { $name }
delete-for-good = Smazat navždy


## Moje hry

my-games = Moje hry
your-turn = Jsi na tahu
nothing-waits = Nic na tebe nečeká
longest-first = nejdelší čekání první
next-may-be = Jako další to může být
something-new = něco nového
table-deleted = { $table }: stůl smazal správce tohoto serveru, { $time }.
table-deleted-by = { $table }: stůl už tu není, k jeho smazání došlo { $time } ({ $name }).
no-open-tables = Právě teď nikdo neotevřel stůl všem.
turns-label = { $number ->
    [one] Jsi na tahu, jeden stůl
    [few] Jsi na tahu, { $number } stoly
   *[other] Jsi na tahu, { $number } stolů
}
turn-label = { $game }, na tahu { $time }: { $asked }
play = Hrát
games-elsewhere = Hry na jiném zařízení? Vytvoř tam v nastavení odkaz a otevři ho tady.
waiting-for-others = Čeká se na ostatní
waits-for = čeká se: { $name }
name-is-here = { $name }: u stolu
waits-secretly = čeká se na { $number } tajné volby
seats-empty = { $number ->
    [one] 1 volné místo
    [few] { $number } volná místa
   *[other] { $number } volných míst
}
finished = Dohrané
all-finished = Všech { $number }
fewer = Méně
sleeping = Spící
sleeping-note = Těchto stolů se 30 dní nikdo nedotkl. Čas neběží a žádné zprávy neodcházejí; otevřením se stůl probudí.
asleep-since = od { $time }
search-tables = Najít stůl
nothing-found = Takový stůl tu není.
as-of = Stav v { $time }: není spojení. Seznam se sám načte znovu.
copy-link = Kopírovat odkaz
go-on-in = pokračovat: { $game }
statistics = Statistiky
place = { $place }.
place-points = { $place }. · { $points }
open-tables = Otevřené stoly
seats-taken = { $number } z { $of } míst
games-won = { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}, výhry: { $won }
best-points = nejvíc { $points }
hours-played = { $number ->
    [one] hodina od prvního tahu k poslednímu
    [few] { $number } hodiny od prvního tahu k poslednímu
   *[other] { $number } hodin od prvního tahu k poslednímu
}
points-over-time = Body v čase
points-at = { $points } bodů, { $time }
places = Umístění
frequent-company = Nejčastější společnost
nothing-played = Zatím žádná dohraná hra.
statistics-count = Přinesené záznamy a zkoušky „co kdyby“ se nepočítají.
statistics-private = Vidíš to jen ty, pokud nezvolíš jinak.
statistics-settings = Kdo to vidí
statistics-of = Statistiky: { $name }
show-statistics = Ostatní smějí vidět moje statistiky
show-statistics-note = Hry, umístění, body a hodiny: najdou je u stolu ti, kdo s tebou hrají, a každý, kdo má odkaz. S kým hraješ, se neukazuje.
statistics-link = Odkaz na moje statistiky
their-statistics = Zobrazit jejich statistiky


## Stůl nové hry

table-together = U stolu
table-name = Jméno stolu
table-name-example = třeba Čtvrteční stůl
talk = Kdo smí mluvit
talk-all = všichni, diváci mezi sebou
talk-players = kdo hraje
talk-words = jen rychlá slova
consent = Všichni společně smějí vzít zpět odhalené
listed = Stůl smí kdokoli najít a přisednout
turn-pace = Tempo
turn-pace-0 = žádné
turn-pace-6 = pár hodin
turn-pace-24 = den
turn-pace-72 = tři dny
turn-pace-168 = týden
turn-pace-note = Na jeden tah. Je to jen dohoda: kdo se opozdí, dostane připomínku, a nikdo tím neprohraje.
when-late = Když čas uplyne
late-choose = ostatní společně vyberou, co dál
late-bot = hraje bot, dokud se hráč nevrátí
late-end = hra po čase skončí
late-times = Po kolikanásobku tempa
