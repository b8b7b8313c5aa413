### Bios: Origins, Czech.
###
### Cards, places, resources, technologies with their levels, philosophies and species have their
### names in the card files. They are not declined. Colours come in the feminine (černá barva).


# The name on the box.
title = Bios: Origins


## Names of small things

colour-black = černá
colour-white = bílá
colour-orange = oranžová
colour-green = zelená

player-black = Černý
player-white = Bílý
player-orange = Oranžový
player-green = Zelený

realm-land = suchozemský lid
realm-sea = mořský lid

discipline-culture = kultura
discipline-politics = politika
discipline-industry = průmysl

measure-mysticism = mysticismus
measure-urbanisation = urbanizace
measure-diversity = rozmanitost

# Two technologies together, by the score to which they add.
group-culture = životní prostředí
group-politics = blahobyt
group-industry = ekonomika

brain-emotions = emoce
brain-vocabulary = slovní zásoba
brain-free-will = svobodná vůle
brain-mysticism = zásoba mysticismu
brain-display = nabídka

piece-pawn = figurka
piece-elder = Stařešina
piece-emissary = Vyslanec
piece-migrant = Migrant
piece-dissident = Odpůrce
piece-refugee = Uprchlík
piece-city = město
piece-crown = koruna

card-challenge = karta Výzvy
card-foundation = Základy
card-idea = Nápad
card-invention = Vynález
card-comet = Kometa
card-portent = Předzvěst

epoch-1 = I, věk řeči
epoch-2 = II, věk polyteismu
epoch-3 = III, věk říší
epoch-4 = IV, věk rozumu

mode-competitive = soutěžní hra
mode-solitaire = hra pro jednoho hráče
mode-cooperative = kooperativní hra

length-basic = základní hra
length-advanced = pokročilá hra
length-first-exodus = první odchod z Afriky

map-earth = Země
map-archipelago = souostroví

# What ended the game.
end-comet = Někdo si vzal Kometu IV.
end-tail = Chvost Komety IV přešel.

# What a score is made of.
source-culture-tokens = vítězné žetony
source-culture-mysticism = mysticismus
source-culture-footprint = ekologická stopa
source-culture-energy = energie
source-politics-tokens = vítězné žetony
source-politics-urbanisation = urbanizace
source-politics-metallurgy = metalurgie
source-politics-immunology = imunologie
source-industry-tokens = vítězné žetony
source-industry-diversity = rozmanitost
source-industry-maritime = námořnictví
source-industry-information = informace

# What a campaign has made of a people.
shape-archetype = archetyp
shape-burrower = norník
shape-armoured = krunýřovec
shape-flyer = letec
shape-swimmer = plavec

# $number is the number of the tile.
tile-named = žeton { $number } ({ $about })

# What a space of the philosophy track does.
philosophy-bonus = +1 k příhozům: { $discipline }
philosophy-crisis = krize: { $crisis }
philosophy-morality = nemorální: { $effect }
philosophy-cancels = neboduje: { $discipline }


## Actions and advances

effect-specialise = specializace
effect-invent = vynález
effect-library = knihovna
effect-elect = volby
effect-spread = šíření
effect-domesticate = domestikace
effect-cultivate = kultivace
effect-mine = těžba
effect-mine-luxury = těžba luxusního zboží
effect-mine-metal = těžba kovů
effect-trade = obchod
effect-preach = kázání
effect-war = válka
effect-enslave = zotročení
effect-exogamy = exogamie
effect-racism = rasismus
effect-cold-war = studená válka
effect-artisan = řemeslník
effect-constitution = ústava
effect-science = věda
effect-pseudoscience = pseudověda
effect-encephalise = encefalizace
effect-abstract = abstrakce
effect-art = umění
effect-pray = modlitba
# One step on a technology, not beyond a level.
effect-tech-to = { $track } { $level }
# The discard of an Invention of this Epoch or an earlier one.
effect-reduce-to = redukce ({ $epoch })
# The same two where it is not said which track and which Epoch.
effect-tech = technologie
effect-reduce = redukce
effect-purge = čistka
effect-demagogue = demagog
effect-chaos = chaos
# An option and what follows from it.
effect-then = { $effect } > { $consequence }
# One of the rows of a card.
row-of = { $discipline }: { $row }


## Events of challenge cards

fate-cooling = ochlazování
fate-warming = oteplování
fate-deforestation = odlesnění
fate-reforestation = zalesnění
fate-human-disease = nemoc přenášená lidmi
fate-animal-disease = nemoc přenášená zvířaty
fate-catastrophe = pohroma
fate-pollution = znečištění
fate-famine = hladomor
fate-crisis = krize
fate-left-dictator = levicový diktátor
fate-right-dictator = pravicový diktátor
# An event that has a name in history.
fate-named = { $fate }: { $name }

crisis-genocide = genocida
crisis-civil-war = občanská válka
crisis-economic-crisis = ekonomická krize


## Requirements

need-menopause = menopauza
need-technology = { $track } { $level }
need-any-city = jakékoli město
need-city = město: { $kind }
need-or = { $one } nebo { $other }


## The map

kind-horticulture = zahradnictví
kind-biofuel = biopalivo
kind-work-animal = pracovní zvíře
kind-war-animal = válečné zvíře
kind-luxury = luxusní zboží
kind-metal = kov
kind-oil = ropa
kind-uranium = uran

terrain-sea = moře
terrain-ice = led
terrain-desert = poušť
terrain-jungle = prales
terrain-permanent-ocean = stálý oceán
terrain-permanent-ice = trvalé zalednění

ground-land = pevnina
ground-shelf = šelf
ground-ocean = oceán

space-land = pole pevniny
space-water = pole vody

corner-n = sever
corner-ne = severovýchod
corner-se = jihovýchod
corner-s = jih
corner-sw = jihozápad
corner-nw = severozápad
# A space without a name of its own: a hex and one of its corners.
space-corner = { $hex }, { $corner }

tile-side-front = přední strana
tile-side-back = zadní strana


## What is asked: one sentence each

prompt-start = Za který lid hraješ?
prompt-tile = { $player }, který šestiúhelníkový žeton položíš?
prompt-tile-to = { $player }, na který hex položíš { $tile }?
prompt-tile-turn = { $player }, jak bude žeton na hexu { $hex } otočen?
prompt-craton-to = { $player }, kde bude ležet pevninský štít { $craton }?
prompt-craton-turn = { $player }, jak bude štít { $craton } kolem hexu { $hex } otočen?
prompt-craton = { $player }, který pevninský štít posuneš?
prompt-first-token = { $player }, který žeton klimatu položíš a kam?
prompt-first-migrant = { $player }, kde bude stát tvůj první Migrant?
prompt-challenge = { $player }, fáze výzvy: co uděláš?
prompt-token = { $player }, který žeton klimatu ({ $climate }) se obrátí a přesune?
prompt-token-to = { $player }, kam přijde obrácený žeton klimatu ({ $climate })?
prompt-bid = { $price ->
    [0] { $highest ->
        [0] { $player }, kolik figurek přihodíš na kartu { $card }? Tvé posílení: { $bonus }.
       *[other] { $player }, kolik figurek přihodíš na kartu { $card }? I s posílením ({ $bonus }) musí příhoz být vyšší než { $highest }.
    }
   *[other] { $player }, zaplatíš za kartu { $card }? Stojí tolik Stařešinů, kolik je číslo její Epochy a počet tvých Odpůrců dohromady: { $price }.
}
prompt-expend = { $left ->
    [one] { $player }, kterou figurku spotřebuješ?
    [few] { $player }, kterou figurku spotřebuješ? Zbývají { $left }.
   *[other] { $player }, kterou figurku spotřebuješ? Zbývá { $left }.
}
prompt-orientation = { $player }, pro kterou disciplínu se karta { $card } stane Základy?
prompt-globalise = { $player }, Předzvěst posune kostku filozofie: kam?
prompt-lost-city = { $left ->
    [one] { $player }, o které město přijdeš?
    [few] { $player }, o které město přijdeš? Zbývají { $left }.
   *[other] { $player }, o které město přijdeš? Zbývá { $left }.
}
prompt-lost-elder = { $left ->
    [one] { $player }, o kterého Stařešinu přijdeš?
    [few] { $player }, o kterého Stařešinu přijdeš? Zbývají { $left }.
   *[other] { $player }, o kterého Stařešinu přijdeš? Zbývá { $left }.
}
prompt-pollution = { $player }, znečištění: o kterého Stařešinu nebo město přijdeš?
prompt-genocide = { $player }, genocida: o které Základy přijdeš?
prompt-dissident-from = { $player }, chaos: který Migrant se stane Odpůrcem?
prompt-dissident-to = { $player }, chaos: kam půjde Odpůrce?
prompt-suppression = { $player }, potlačuješ Odpůrce: co tě to bude stát?
prompt-new-class = { $player }, revoluce: která třída bude vládnout?
prompt-refugee-from = { $player }, zásobu máš prázdnou: který Migrant bude Uprchlíkem z hexu { $hex }?
prompt-refugee = { $player }, kam půjde Uprchlík z hexu { $hex }?
prompt-diaspora-from = { $player }, diaspora: kdo vyrazí?
prompt-diaspora = { $player }, diaspora: kam?
prompt-creature = { $player }, kde začne tvůj lid?
prompt-row = { $stage ->
    [foundations] { $player }, Základy { $foundation }: kterou akci použiješ?
    [lower] { $player }, spodní řada tvé desky druhu: kterou akci použiješ?
    [upper] { $player }, horní řada tvé desky druhu: kterou akci použiješ?
   *[inventions] { $player }, Vynález { $invention }: kterou akci použiješ?
}
prompt-specialise = { $left ->
    [one] { $player }, na který Nápad pošleš Stařešinu? Smí jít jeden.
    [few] { $player }, na který Nápad pošleš Stařešinu? Smějí jít až { $left }.
   *[other] { $player }, na který Nápad pošleš Stařešinu? Smí jich jít až { $left }.
}
prompt-invent = { $player }, který Nápad vynalezneš?
prompt-keep = { $player }, necháš si Nápad jako Vynález?
prompt-obsolete = { $player }, máš víc Vynálezů, než je tvá úroveň informací: který odhodíš?
prompt-library = { $left ->
    [one] { $player }, knihovna: kterého Stařešinu spotřebuješ?
    [few] { $player }, knihovna: kterého Stařešinu spotřebuješ? Zbývají { $left }.
   *[other] { $player }, knihovna: kterého Stařešinu spotřebuješ? Zbývá { $left }.
}
prompt-elect = { $player }, volby: která třída bude vládnout?
prompt-spread-from = { $player }, šíření: kdo vyrazí?
prompt-spread-to = { $player }, šíření: kam?
prompt-leave = { $player }, { $passer } chce projít kolem tvých Migrantů na pole { $space }: dáš svolení?
prompt-urbanise = { $player }, kde postavíš město?
prompt-urbanise-with = { $player }, který Migrant se stane městem na hexu { $hex }?
prompt-relocate = { $player }, všechny tvé kvádry jsou na mapě: kterého města se vzdáš?
prompt-interact = { $player }, { $effect }: vyber cíl.
prompt-sender = { $player }, kdo tam půjde?
prompt-negotiate = { $player }, vyjednávání ({ $partner }): co získáš?
prompt-exogamy = { $player }, exogamie: na který Vynález půjde tvůj Vyslanec?
prompt-racism = { $player }, rasismus: kterého Vyslance pošleš domů?
prompt-cold-war = { $player }, studená válka: koho postihne chaos?
prompt-constitution = { $player }, ústava: které Základy přejdou ke své druhé disciplíně?
prompt-science = { $player }, který Nápad z balíčku tradic si vezmeš?
prompt-pray = { $player }, modlitba: ze které domény přijde figurka?
prompt-free-step = { $player }, tato úroveň dává krok zdarma: na které jiné technologii?
prompt-reduce = { $player }, redukce: který Vynález odhodíš?
prompt-demagogue = { $player }, demagog: posuneš kostku filozofie?
prompt-starvation = { $player }, tolik jich tvá ekologická stopa neuživí ({ $hexes }): čeho se vzdáš?


## Options

# $species is the name of the species.
option-start = { $a } ({ $species })
option-tile = { $a }
option-craton = { $a }
option-lay = { $a }: { $b }
option-turn = { $a ->
    [0] Neotočený
    [one] O jednu šestinu po směru hodinových ručiček
    [few] O { $a } šestiny po směru hodinových ručiček
   *[other] O { $a } šestin po směru hodinových ručiček
}

option-challenge = Vyzvat bohy
option-comet = Vzít si Kometu
option-globalise = Globalizace: použít Předzvěst
option-skip = { $kind ->
    [challenge] Vynechat fázi
   *[other] Vynechat řadu
}
option-token = Žeton na hexu { $a }
option-hex = { $a }
option-pass = Nepřihazovat
# $total is the bid with the bonus.
option-bid = { $a ->
    [one] Přihodit jednu figurku (hodnota { $total })
    [few] Přihodit { $a } figurky (hodnota { $total })
   *[other] Přihodit { $a } figurek (hodnota { $total })
}
# $about is what the space does.
option-philosophy = { $a } ({ $about })

# $resource is what the city stands on.
option-lose-city = Město na hexu { $a } ({ $resource })
option-lose-migrant = Migrant na poli { $a }
option-elder = Stařešina na Nápadu { $a }
option-emissary = Vyslanec na Vynálezu { $a }
option-foundation = { $a }
option-figure = Migrant na poli { $a }
option-resist = Na Základy { $a }
option-resist-crown = Na korunu
option-class = { $a }
option-to = { $a }

# $option is the action or advance with what follows from it.
option-use = { $option }
# $heureka is what the card gives at once.
option-idea = { $asked ->
    [0] { $a } (Heuréka: { $heureka })
   *[other] { $a } (Heuréka: { $heureka }), Stařešinové { $there }/{ $asked }
}
option-done = Víc jich neposílat
option-keep = Nechat si { $a } ({ $rows })
option-discard = Odhodit { $a } na balíček tradic
# $owner is whose Invention it is.
option-invention = { $kind ->
    [exogamy] { $a } ({ $owner })
   *[other] { $a }
}
option-move = Migrant na poli { $a }
option-new = Nový Migrant z pole { $a }
option-new-from-city = Nový Migrant z města na hexu { $a }
option-diaspora = Diaspora místo šíření
option-to-with-leave = { $a }, dají-li svolení ti, kdo stojí v cestě
option-stay = { $kind ->
    [craton] Žádný neposouvat
    [demagogue] Nechat ji na místě
   *[other] Zůstat
}
option-grant = Dát svolení
option-refuse = Odmítnout
option-build = { $a }: { $b }
option-with = Migrant na poli { $a }
option-pawn = { $kind ->
    [negotiate] Figurka z domény { $a } do svobodné vůle
   *[other] { $a }
}
option-track = { $kind ->
    [negotiate] Jeden krok: { $a }
   *[other] { $a }
}
# $owner is whose Migrant or city it is.
option-target = { $owner }: Migrant na poli { $a }
option-target-city = { $owner }: město na hexu { $a }
option-missile = { $owner }: raketa na Migranta na poli { $a }
option-missile-city = { $owner }: raketa na město na hexu { $a }
option-release = Uvolnit Odpůrce ze Základů { $a }
option-release-crown = Uvolnit Odpůrce z koruny
option-decline = Nezískat nic
option-send-home = { $b } na Vynálezu { $a }
option-rival = { $a }
option-none = Nebrat žádný


## What has happened

# $b is the number of the player, $c that of the crown.
event-plays = Hráč { $b } hraje jako { $a } s korunou { $c }.
event-tile-laid = { $a } pokládá { $b } na hex { $c }.
event-craton-laid = { $a } pokládá pevninský štít { $b } kolem hexu { $c }.
event-token-laid = { $a } pokládá žeton klimatu na hex { $c }: { $b }.
event-strip = Pruh zeměpisné šířky je nyní: { $a }.
event-round = Kolo { $a }
event-turn = { $a }
event-challenge = { $a } vyzývá bohy: { $b }.
event-event = Událost: { $a }.
event-struck = { $a } trpí: { $b }.
event-token-moved = Žeton klimatu přechází z hexu { $b } na hex { $c }, nyní { $a }.
event-climate-instead = Žeton chybí, nebo pro něj není místo. Místo toho: { $a }.
event-second-card = Odkrývá se ještě jedna karta: { $a }.
event-milankovitch = Milankovičův cyklus, { $a }: všechny žetony toho druhu se obracejí.
event-catastrophe = Pohroma ({ $a }): na jejím hexu je vše zničeno.
event-bid = { $b ->
    [one] { $a } přihazuje jednu figurku, hodnota { $c }.
    [few] { $a } přihazuje { $b } figurky, hodnota { $c }.
   *[other] { $a } přihazuje { $b } figurek, hodnota { $c }.
}
event-passed = { $a } nepřihazuje.
event-nobody-bids = Na kartu { $a } nikdo nepřihazuje, a ta odchází ze hry.
event-won = { $a } získává kartu { $b }.
event-not-qualified = { $a } nesplňuje požadavek karty { $b }, a ta odchází ze hry.
event-foundation = { $a } má nové Základy: { $b } ({ $c }).
event-foundation-lost = { $a } přichází o Základy { $b }.
event-foundation-turned = { $a }: Základy { $b } mají novou disciplínu ({ $c }).
event-comet = { $a } si bere kartu { $b }.
event-epoch = { $a ->
    [1] Epocha { epoch-1 }.
    [2] Epocha { epoch-2 }.
    [3] Epocha { epoch-3 }.
   *[4] Epocha { epoch-4 }.
}
event-idea-gone = Nápad { $a } odchází ze hry.
event-idea-shown = Nový Nápad v nabídce: { $a }.
event-tokens = { $c ->
    [one] { $a } dostává jeden vítězný žeton ({ $b }).
    [few] { $a } dostává { $c } vítězné žetony ({ $b }).
   *[other] { $a } dostává { $c } vítězných žetonů ({ $b }).
}
event-philosophy = { $a } posouvá kostku filozofie: { $b }.
event-chaos = { $a } trpí chaosem.
event-dissident = { $a } má Odpůrce na Základech { $b }.
event-dissident-crown = { $a } má Odpůrce na koruně.
event-dissident-released = { $a } uvolňuje Odpůrce beze ztráty.
event-suppressed = { $a } potlačuje Odpůrce.
event-revolution = { $a }: násilná revoluce.
event-crown = { $a } má novou vládnoucí třídu: { $b }.
event-refugee = { $a }: Uprchlík přichází na pole { $b }.
event-diaspora = { $a }: diaspora na pole { $b }.
event-acts = { $a }: { $b }.
event-elder = { $a } posílá Stařešinu na Nápad { $b }.
event-elder-expended = { $a }: Stařešina se vrací z Nápadu { $b } do svobodné vůle.
event-emissary = { $a } posílá Vyslance na Vynález { $b }.
event-emissary-expended = { $a }: Vyslanec se vrací z Vynálezu { $b } do svobodné vůle.
event-invented = { $a } vynalézá: { $b }.
event-discarded = { $a } odhazuje Nápad { $b } na balíček tradic.
event-invention = { $a } má nový Vynález: { $b }.
event-invention-lost = { $a } přichází o Vynález { $b }, ten jde na balíček tradic.
event-tradition-taken = { $a } nachází v balíčku tradic Nápad { $b }.
event-tradition-shown = Navrchu balíčku tradic: { $a }.
event-election = { $a } pořádá volby: { $b }.
event-migrant-new = { $a }: nový Migrant přichází na pole { $b }.
event-migrant-moved = { $a }: Migrant jde z pole { $b } na pole { $c }.
event-migrant-lost = { $a }: Migrant mizí z pole { $b }.
event-leave-granted = { $a } dává svolení k průchodu ({ $b }).
event-leave-refused = { $a } odmítá průchod ({ $b }).
event-city-built = { $a } má nové město na hexu { $b }: { $c }.
event-city-used = { $a } používá město na hexu { $b } ({ $c }) k Následku.
event-city-lost = { $a } přichází o město na hexu { $b }.
event-encephalisation = { $a }: figurka jde z emocí do slovní zásoby.
event-abstraction = { $a }: figurka jde ze slovní zásoby do svobodné vůle.
event-art = { $a }: figurka jde ze zásoby mysticismu do svobodné vůle.
event-prayer = { $a }: figurka jde z domény { $b } do zásoby mysticismu.
event-technology = { $a }: { $b } { $c }.
event-trade = { $a } obchoduje, partner: { $b }.
event-attack = { $a } útočí, cíl: { $b } ({ $c }).
event-attack-lost = { $a } útočí, ale nevítězí, cíl: { $b }. Útočník padá.
event-immoral = { $a } jedná proti filozofii ({ $b }).
event-negotiated = { $a } vyjednává, partner: { $b }.
event-pawn-freed = { $a }: figurka jde z domény { $b } do svobodné vůle.
event-cold-war = { $a } vede studenou válku, cíl: { $b }.
event-starved = { $a } neuživí všechny.
event-tail = Chvost Komety IV: každý má ještě dva tahy, pokud si ji někdo nevezme.
event-game-over = Hra skončila. { $a }


## Why something is refused

reason-advanced-only = Patří to do pokročilé hry.
reason-beyond-footprint = Tvá ekologická stopa tam nikoho neuživí.
reason-bid-too-low = I s posílením musí být tvůj příhoz vyšší než všechny předchozí.
reason-built-this-turn = Z města postaveného v tomto tahu nikdo nevyráží.
reason-city-there = Stojí tam cizí město.
reason-comet-on-top = Karty Výzvy této Epochy došly: navrchu leží Kometa.
reason-elected-already = Volby jsou v tahu jen jednou.
reason-emissary-there = Už tam svého Vyslance máš.
reason-environment-too-low = Tvá ekologická stopa a energie jsou na to dohromady příliš nízké.
reason-foundation-disabled = Tuto kartu Základů ochromuje Odpůrce.
reason-hex-uninhabitable = Na tomto hexu tvůj lid žít nemůže.
reason-idle-alone = Není tu žádný jiný hráč, který by byl cílem.
reason-last-component = Nic jiného na mapě nemáš, tvůj lid by zmizel.
reason-level-reached = Tuto úroveň už máš.
reason-library-needs-elders = V nabídce potřebuješ tolik Stařešinů, kolik je tvá úroveň informací.
reason-metallurgy-not-higher = Tvá metalurgie musí být vyšší, než má majitel města.
reason-moved-already = Tento Migrant se v tomto tahu už pohnul.
reason-must-attack = Útok, který by uspěl, je povinný.
reason-must-challenge = Po prvním tahu se bohové musí vyzvat v každém tahu.
reason-must-succeed = Nesmíš začít válku, kterou prohraješ, dokud můžeš začít vítěznou.
reason-mysticism-not-higher = Tvůj mysticismus musí být vyšší než jejich.
reason-no-block-left = Na město ti už nezbývá kvádr.
reason-no-challenge-in-first-turn = V prvním tahu nikdo bohy nevyzývá.
reason-no-comet-on-top = Na Kometě ještě leží karty Výzvy této Epochy.
reason-no-elder-or-emissary = Nemáš Stařešinu ani Vyslance.
reason-no-elder-there = Na tomto Nápadu nemáš Stařešinu.
reason-no-foreign-emissary = Na tvých Vynálezech není žádný cizí Vyslanec.
reason-no-foreign-invention = Nikdo jiný nemá Vynález, na kterém by nebyl tvůj Vyslanec.
reason-no-foundation = Nemáš žádné Základy.
reason-no-idea-in-display = V nabídce není žádný Nápad.
reason-no-invention-to-discard = Nemáš dost starý Vynález k odhození.
reason-no-migrant-in-supply = V zásobě ti nezbývá Migrant.
reason-no-mysticism = V zásobě mysticismu nemáš figurku.
reason-no-pawn-in-emotions = V emocích už nemáš figurku.
reason-no-pawn-in-free-will = Ve svobodné vůli nemáš figurku.
reason-no-pawn-in-vocabulary = Ve slovní zásobě už nemáš figurku.
reason-no-pawn-to-pray = Na desce mozku nemáš figurku k modlitbě.
reason-no-pawns-to-bid = Nemáš Stařešinu ani Vyslance k příhozu.
reason-no-portent = Nemáš Předzvěst.
reason-no-tradition = Balíček tradic je prázdný.
reason-nobody-in-reach = Žádný možný cíl není v dosahu.
reason-not-of-ruling-class = Žádná strana karty nemá disciplínu tvé vládnoucí třídy.
reason-not-trapped = Tvůj lid není uvězněný: někdo se může šířit bez hladovění.
reason-nothing-to-build-on = Tvoji Migranti a města nemají takovou surovinu po ruce.
reason-nothing-to-invent = Na žádném Nápadu není tvůj Stařešina a dost Stařešinů na jeho řadu.
reason-nowhere-to-go = V dosahu není volné pole.
reason-only-for-consequence = Tvé město na ní už stojí a není tu Následek, ke kterému by se použilo.
reason-others-skip = O výzvy a Komety se stará jen držitel koruny 1.
reason-out-of-reach = To je mimo tvůj dosah.
reason-portents-idle = Bez soupeřů Předzvěsti k ničemu nejsou.
reason-requirement-not-met = Nesplňuješ požadavek karty.
reason-technology-too-low = Na tuto surovinu máš příliš nízkou technologii.
reason-too-few-elders = Na svou řadu má Nápad málo Stařešinů.
reason-too-few-elders-for-epoch = Potřebuješ tolik Stařešinů, kolik je číslo Epochy a počet tvých Odpůrců dohromady.
reason-urbanisation-not-higher = Musíš mít víc měst než oni.
reason-wellbeing-not-lower = Metalurgie a imunologie dohromady musí být nižší než tvoje.
reason-wrong-discipline = Žádná strana karty nemá hledanou disciplínu.


## Terminal

help-game =
    ideas    Nápady v nabídce: Heuréka, požadavek, řady
    rows     řady všech hráčů v pořadí, v jakém se používají
    places   všechny hexy s klimatem, surovinami a tím, kdo tam je
    points   z čeho se skládá trojí skóre všech hráčů
rules-examples = rules G6, rules E1c.1, rules AMB-12

welcome = { $players ->
    [one] jeden hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
seat = místo { $number }

# Hráči mají velká písmena; malá jsou pro klima a suroviny, velká pro žetony klimatu.
letter-black = Č
letter-white = B
letter-orange = O
letter-green = Z
letter-sea = m
letter-ice = l
letter-desert = p
letter-jungle = r
letter-horticulture = z
letter-biofuel = b
letter-work-animal = d
letter-war-animal = v
letter-luxury = x
letter-metal = k
letter-oil = o
letter-uranium = u

# $place je řada a sloupec na mapě.
hex-named = { $name } { $place }
resource-named = { $name } ({ $kind })
resource-needs = { $name } ({ $kind }, { $needs })

map-legend-rings = Prstence, a velkými písmeny žetony: { $climates }
map-legend-resources = Suroviny: { $kinds }
map-legend-players = Migranti a města: { $players }; pole: · pevnina, ~ voda
map-legend-strip = Zeměpisné šířky: { $strip } (bílé { $white }, zelené { $green })
map-legend-offered = + lze vybrat

board-epoch = Epocha { $epoch }
board-round = kolo { $number }
board-turn = na tahu: { $player }
board-over = konec hry
board-tail = { $number ->
    [one] chvost Komety IV: zbývá jeden tah
    [few] chvost Komety IV: zbývají { $number } tahy
   *[other] chvost Komety IV: zbývá { $number } tahů
}
board-deck = balíček výzev
board-comet = { $number ->
    [one] jedna karta, pak { $comet }
    [few] { $number } karty, pak { $comet }
   *[other] { $number } karet, pak { $comet }
}
board-comet-on-top = navrchu leží { $comet }
board-later = další Epochy: { $epochs }
board-philosophy = filozofie
board-tradition = balíček tradic
board-tradition-top = { $number ->
    [one] { $idea }
    [few] navrchu { $idea }, celkem { $number } karty
   *[other] navrchu { $idea }, celkem { $number } karet
}
board-display = nabídka
board-idea-deck = (zbývá { $number })
board-elders = { $number ->
    [one] 1 Stařešina
    [few] { $number } Stařešinové
   *[other] { $number } Stařešinů
}
board-card = Výzva
board-auction = dražba
board-bid = { $number ->
    [one] { $player } přihazuje jednu figurku, hodnota { $total }
    [few] { $player } přihazuje { $number } figurky, hodnota { $total }
   *[other] { $player } přihazuje { $number } figurek, hodnota { $total }
}
board-scores = skóre
board-brain = mozek
board-elders-out = Stařešinové
board-emissaries-out = Vyslanci
board-technology = technologie
board-migrants = Migranti
board-migrants-on-map = { $number } na mapě, { $supply } v zásobě
board-cities = města
board-city = { $hex }: { $resource }
board-inventions = Vynálezy
board-portents = Předzvěsti
board-legend = ♛ vládnoucí třída · ○ Pole odporu, ● s Odpůrcem · +2 vítězné žetony · [ČB] figurky na kartě · skóre, jako by hra teď skončila, v závorce, ruší-li je filozofie

card-religious = náboženská
card-resistance = odpor
# Ne všechny tištěné hodnoty jsou známy.
card-reconstructed = rekonstruováno
card-events = události
card-heureka = Heuréka
card-needs = požadavek

rows-lower = spodní řada
rows-upper = horní řada
# Jak vysoké životní prostředí žádá možnost základní hry.
rows-environment = (životní prostředí { $number })
rows-disabled = { $row } (ochromeno Odpůrcem)

ideas-name = Nápad
ideas-elders = Stařešinové
# Kolik Stařešinů řada žádá.
ideas-asked = z { $number }
ideas-gives = co dává
ideas-heureka = Heuréka: { $effects }
ideas-needs = požadavek: { $needs }

places-hex = hex
places-climate = klima
places-resources = suroviny, ★ pohroma
places-who = kdo
places-star = ★ { $name }

points-score = skóre
points-made = z čeho

odds-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
odds-cards = { $number ->
    [one] Přijít může jedna karta; do Komety jich zbývá { $left }. Šance jejích událostí:
    [few] Přijít mohou { $number } karty; do Komety jich zbývá { $left }. Šance jejich událostí:
   *[other] Přijít může { $number } karet; do Komety jich zbývá { $left }. Šance jejich událostí:
}
odds-nothing = Žádné místo, surovina ani Nápad v nabídce se nejmenuje „{ $words }“.
odds-comet = Navrchu leží { $comet }: před ní už není žádná Výzva.
odds-event = událost
odds-chance = šance
odds-strikes = teď by postihla
odds-religious = Karta je náboženská: { $chance }.
odds-tokens = Vítězné žetony, kdyby si teď někdo vzal kartu { $comet } ({ $measure }):

score-best = nejlepší
# $achievement je to, co bylo dosaženo, nebo "none".
score-achievement = { $achievement ->
    [none] Cíle nebylo dosaženo: hra je prohraná.
    [victory] Vítězství!
   *[extraordinary-victory] Mimořádné vítězství!
}


## Co volba způsobí

worth-culture = { discipline-culture }
worth-politics = { discipline-politics }
worth-industry = { discipline-industry }
preview-overfull = { $hex } bude přeplněno: { $number } z { $level }. Kontrola stopy by ti něco vzala.
chip-overfull = přeplněno { $number }/{ $level }
preview-steps = { $number ->
    [one] Jeden krok z { $most }.
    [few] { $number } kroky z { $most }.
   *[other] { $number } kroků z { $most }.
}
chip-steps = kroky { $number }/{ $most }
preview-steps-on-water = Z toho přes vodu { $number }, nejvýš { $most }.
chip-steps-on-water = voda { $number }/{ $most }
preview-steps-on-land = Z toho přes pevninu { $number }, nejvýš { $most }.
chip-steps-on-land = pevnina { $number }/{ $most }
preview-bid-price = Když vyhraješ, zaplatíš { $number ->
    [one] jednu figurku
    [few] { $number } figurky
   *[other] { $number } figurek
} a zbude ti { $left }.
chip-bid-price = platíš { $number }, zbude { $left }
preview-bid-empties = Odejdou všechny tvé figurky: { $pawns }.
chip-bid-empties = odejdou: { $pawns }
preview-bid-chosen = Které tvé figurky odejdou, si vybereš: { $pawns }.
pawns-on = { $number ->
    [one] { $idea }
    [few] { $idea } ({ $number })
   *[other] { $idea } ({ $number })
}
preview-bid-unqualified = Pokud nepomůže Heuréka, nesplňuješ požadavek a karta odejde ze hry.
chip-bid-unqualified = požadavek nesplněn
preview-comet-chaos = Nejdřív každý utrpí jeden chaos.
chip-comet-chaos = 1. chaos pro všechny
preview-comet-ideas = Nápady bez Stařešinů odejdou ze hry a přijdou Nápady další Epochy.
chip-comet-ideas = 2. nové Nápady
preview-comet-tokens = Rozdají se vítězné žetony; teď by ti jich připadlo { $number }.
chip-comet-tokens = 3. žetony +{ $number }
preview-comet-portent = Kometa ti zůstane jako Předzvěst.
chip-comet-portent = 4. Předzvěst
preview-comet-end = Hra hned končí.
chip-comet-end = hra končí
preview-needs-leave = Průchod musí dovolit: { $players }.
chip-needs-leave = svolení: { $players }
preview-bid-gains = Získáš Heuréku ({ $heureka }) a Základy ({ $rows }).
# $whose je "own" pro toho, kdo rozhoduje.
preview-heureka-score = { $whose ->
    [own] Heurékou se tvé skóre změní, { $discipline }: z { $before } na { $after }.
   *[other] Heurékou se skóre vítěze změní, { $discipline }: z { $before } na { $after }.
}
chip-heureka-score = { $whose ->
    [own] { $discipline } { $before } → { $after }
   *[other] vítěz: { $discipline } { $before } → { $after }
}
preview-pass-winner = Pokud nikdo nepřihodí, vyhraje { $player } s nabídkou { $number }.
chip-pass-winner = vyhraje { $player } ({ $number })
preview-war-won = Vyhraješ: metalurgie { $own } proti { $theirs }.
chip-war-won = výhra { $own } : { $theirs }
preview-war-drawn = Padnou oba: metalurgie { $own } proti { $theirs }.
chip-war-drawn = padnou oba { $own } : { $theirs }
preview-war-lost = Tvůj Migrant padne: metalurgie { $own } proti { $theirs }.
chip-war-lost = prohra { $own } : { $theirs }
preview-negotiated-step = Z { $before } na { $after }; { $partner } má { $theirs }.
chip-negotiated-step = { $before } → { $after }
preview-negotiated-pawn = Figurek ve svobodné vůli: z { $before } na { $after }.
chip-negotiated-pawn = svobodná vůle { $before } → { $after }
# Z čeho se při vyjednávání vybírá: $whose je "own" pro toho, kdo rozhoduje, "other" pro partnera,
# "envoy" pro toho, kdo má Vyslance na použité kartě, "embassy" pro Vyslance, který se teprve vysílá.
preview-gains = { $whose ->
    [own] Získáš jedno z toho: { $gains }.
    [embassy] Kdykoli kartu použije { $partner }, získáš podle současného stavu jedno z toho: { $gains }.
    [envoy] { $player } na ní má Vyslance a získá jedno z toho: { $gains }.
   *[other] Pak { $player } získá jedno z toho: { $gains }.
}
chip-gains = { $whose ->
    [own] ty: { $gains }
    [embassy] ty: { $gains }
   *[other] { $player }: { $gains }
}
preview-no-gains = { $whose ->
    [own] Nezískáš nic.
    [embassy] Podle současného stavu nezískáš nic, když kartu použije { $partner }.
   *[other] { $player } nezíská nic.
}
chip-no-gains = { $whose ->
    [own] ty: nic
    [embassy] ty: nic
   *[other] { $player }: nic
}
gain-step = { $track } { $level }
# Figurka jde z domény do svobodné vůle.
gain-pawn = figurka ({ $domain })
gain-dissident = propustit Odpůrce


## What the adviser counts

aim-culture = kultura
aim-politics = politika
aim-industry = průmysl
aim-skills = dovednosti
aim-minds = myslící figurky
aim-elders = Stařešinové
aim-portents = Předzvěsti
aim-philosophy = filozofie
aim-migrants = Migranti
aim-unity = jednota (Odpůrci)
aim-space = místo pro lid
aim-shelter = bezpečí před pohromami
aim-time = postup hry
aim-victory = vítězství
aim-lead = náskok před soupeři

## Varianty

variant-advanced-name = Pokročilá hra
variant-first-exodus-name = První odchod
variant-sea-people-name = Mořský lid
variant-yrr-name = Yrr
variant-own-map-name = Souostroví
variant-water-world-name = Vodní svět
variant-cratons-name = Pevninské štíty
variant-mars-name = Mars
variant-venus-name = Venuše
variant-chimera-name = Svět chimér
variant-archipelago-name = Ostrovy
variant-quick-map-name = Rychlá mapa
variant-tiled-name = Mapa Megafauny ze žetonů
variant-real-earth-name = Megafauna na Zemi
variant-basic-deck-name = Krátký balíček
variant-advanced-deck-name = Střední balíček
variant-long-deck-name = Dlouhý balíček
