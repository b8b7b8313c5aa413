### Bios: Genesis, Czech.
###
### Names of cards, refugia, organisms and players are not declined: they stand in the nominative,
### after a noun that is (na refugium Teplá tůně) or after a colon. Colours come in the feminine
### (červená kostka); where a masculine noun follows, a selector over the id puts it right.


# The name on the box.
title = Bios: Genesis


## Names of small things

colour-red = červená
colour-yellow = žlutá
colour-green = zelená
colour-blue = modrá

letter-red = Č
letter-yellow = Ž
letter-green = Z
letter-blue = M

player-red = Červený
player-yellow = Žlutý
player-green = Zelený
player-blue = Modrý
player-npc-red = Červený (řízený hrou)
player-npc-yellow = Žlutý (řízený hrou)
player-npc-green = Zelený (řízený hrou)
player-npc-blue = Modrý (řízený hrou)

row-cosmic = kosmická
row-ocean = oceánská
row-coastal = pobřežní
row-continent = pevninská

climate-warm = teplé
climate-cool = chladné

eon-hadean = hadaikum
eon-archean = archaikum
eon-proterozoic = proterozoikum

phase-event = událost
phase-assignment = přidělení
phase-autocatalytic = autokatalytické hody
phase-darwin = darwinovské hody
phase-purchase = pořízení

ecosystem-sea = moře
ecosystem-land = souš

end-last-event = Byla odehrána poslední událost.
end-runaway-greenhouse = Mohutný skleníkový efekt: hru ukončilo příliš mnoho sluncí za sebou.
end-snowball-earth = Úplné zamrznutí Země: hru ukončily čtyři vločky za sebou.

ability-immunology = imunita
ability-heat-shield = tepelný štít
ability-o2-shield = antioxidační štít
ability-uv-shield = UV štít
ability-cancer-shield = štít proti rakovině
ability-drought-shield = štít proti suchu
ability-spore = spora
ability-hgt = HGT
ability-dna = DNA
ability-fission = dělení
ability-nucleus = Chameleon
ability-sex = pohlaví
ability-red-queen = koruna
ability-pollutes = znečišťuje

icon-aftershock = následný otřes
icon-smite = vlna radiace
icon-heaven = +nebesa
icon-earth = +země
icon-extremophile = X
icon-o2-spike = O2
icon-uv = UV{ $number }
icon-cancer = krab
icon-drought = sucho
icon-ozone-layer = ozonová vrstva
icon-climate = { $climate ->
    [warm] slunce
   *[cool] vločka
}

refugium-pool = zásoba
# More than one of the same thing.
times = { $what } ×{ $number }


## What is asked: one sentence each

prompt-wanton-first = { $player }, máš největší prostopášnost: chceš být v této fázi první?
prompt-call-vote = { $player }, hrozí Armageddon: vyvoláš hlasování o Gaie?
prompt-gaia-vote = { $player }, hlasuj tajně: jen když jsou všichni pro Gaiu, Armageddon se odvrátí.
prompt-pay-for-gaia = { $player }, Gaia něco stojí: zaplať katalyzátor, nebo přijmi atrofii.
prompt-next-organism = { $player }, který z tvých organismů je na řadě?
prompt-uv-loss = { $player }, UV záření zasáhlo organismus { $place }: co ztratí?
prompt-cancer-catalyst = { $player }, { $place }: jednička v rakovinovém hodu dává katalyzátor. Jaké barvy?
prompt-atrophy = { $player }, organismus { $place } postihla atrofie: co ztratí?
prompt-discard-order = { $player }, která mutace půjde pod balíček jako další?
prompt-heir = { $player }, přicházíš o organismus { $place }: kdo ho převezme?
prompt-cull = { $player }, bez zelených chromozomů musí tvé bionty pryč z refugií: odkud se jeden vrátí?
prompt-substitute = { $player }, dva katalyzátory se ti nevejdou do zásoby (limit): vezmeš místo nich jeden jiné barvy?
prompt-assign = { $player }, přiděluj bionty a katalyzátory, nebo skonči.
prompt-entry-fee = { $player }, vstup stojí katalyzátor: jaké barvy?
prompt-enzyme-colour = { $player }, který katalyzátor se stane enzymem?
prompt-antioxidant-colour = { $player }, který katalyzátor se stane antioxidantem? Zelený je vitamín.
prompt-donation-colour = { $player }, který katalyzátor daruješ?
prompt-parasite-biont = { $player }, který biont půjde na parazita { $place }?
prompt-disease = { $player }, kterou kostku vezme { $place }?
prompt-liberated = { $player }, parazit { $place } byl z hostitele uvolněn: kam půjde?
prompt-wanton-block = { $player }, do organismu { $place } chce vstoupit biont: zablokuješ ho?
prompt-blocked = { $player }, tvůj biont byl zablokován: kam půjde?
prompt-npc-host = Hrou řízený parazit si volí hostitele.
prompt-npc-purchase = Hrou řízený parazit si volí, co pořídí.
prompt-npc-sex = Hrou řízený parazit si volí balíček k protočení.
prompt-autocatalytic-reroll = { $player }, { $place }: padlo { $dice }. Nechat hod, nebo hodit vším znovu?
prompt-organise = { $player }, { $place }: probouzí se život. Která kostka se uspořádá?
prompt-manna-death = { $player }, { $place }: smrt many. Co zahyne?
prompt-contested-catalyst = { $player }, { $place }: kdo dostane katalyzátor za kostku, která klesla?
prompt-ersatz-progenote = { $player }, { $place }: tvé bionty odešly. Kdo smí převzít desku?
prompt-darwinian-life = { $player }, { $place }: dvě stejné hodnoty! Vznikne darwinovský život?
prompt-specificity = { $chosen ->
    [none] { $player }, { $place } – padlo { $dice }: opakovat hod díky žlutým chromozomům?
   *[other] { $player }, { $place } – zůstává { $dice }, znovu se hází { $chosen }: ještě jednou kostkou?
}
prompt-cancel-error = { $player }, organismus { $place } má víc chyb než štítů: zrušíš chybu pořízením mutace?
prompt-purchase = { $player }, pořizuj se svými bionty, nebo skonči.
prompt-parasite-purchase = { $player }, pořizuj pro parazita { $place }, nebo skonči.
prompt-second-purchase = { $player }, { $place }: díky dělení smí biont pořizovat podruhé.
prompt-after-sex = { $player }, balíček je protočen: co pořídí biont v organismu { $place }?
prompt-payment = { $player }, { $place }: jak zaplatíš?
prompt-surplus-organ = { $player }, { $place }: které pole pro orgán zaplní přebytečná kostka?
prompt-landfall = { $player }, makroorganismus { $place } má všechny orgány: proběhne invaze na souš?
prompt-landfall-organs = { $player }, makroorganismus { $place } je na souši: hned pořiď orgány, nebo skonči.
prompt-overcrowded = { $player }, oceán je přeplněný: zaplatí organismus { $place } invazi na souš?
prompt-contribute = { $player }, přispěj katalyzátory na invazi svého hostitele, nebo skonči.
prompt-red-queen = { $player }, co vezme červená královna organismu { $place }?
prompt-diseased-cubes = { $player }, { $place }: použít nakaženou kostku ke stavbě, nebo ji nechat hostiteli?
prompt-stolen-organ = { $player }, { $place }: které pole pro orgán zaplní ukradená kostka?
prompt-incorporate = { $player }, tvůj makroorganismus je na souši, { $place } ne: vzít odtud bionty?
prompt-parasite-circles = { $player }, parazit { $place } má příliš cizích biontů: čí biont se vrátí domů?
prompt-red-queen-consent = { $player }, organismus { $place } na tebe chce zaútočit červenou královnou: souhlasíš?


## Options

option-decline = { $kind ->
    [wanton-first] Ponechat vytištěné pořadí
    [call-vote] Nehlasovat
    [substitute] Nevzít nic
    [darwinian-life] Ponechat jako refugium
    [liberated] Nechat ho vyhynout
    [cancel-error] Nepořídit nic a přijmout chyby
   *[other] Ne
}
option-done = { $kind ->
    [assign] Ukončit přidělování
    [purchase] Ukončit pořizování
    [contribute] Víc nedávat
   *[other] Skončit
}
option-enough = { $kind ->
    [parasite-biont] Jeden biont stačí
    [incorporate] Další bionty ne
   *[other] Další kostky ne
}
option-pass = { $kind ->
    [after-sex] Nepořídit nic
   *[other] Podruhé nepořizovat
}
option-keep = { $kind ->
    [specificity] { $chosen ->
        [none] Nechat všechny kostky
       *[other] Znovu házet jen těmito
    }
   *[other] Nechat hod
}
option-disk = { $kind ->
    [cancer-catalyst] Vzít { $a-id ->
        [red] červený
        [yellow] žlutý
        [green] zelený
       *[blue] modrý
    } katalyzátor
    [substitute] Vzít { $a-id ->
        [red] červený
        [yellow] žlutý
        [green] zelený
       *[blue] modrý
    } katalyzátor
   *[other] { $a-id ->
        [red] Červený
        [yellow] Žlutý
        [green] Zelený
       *[blue] Modrý
    } katalyzátor
}
option-organism = { $a }
# $b is how many.
option-pay = Zaplatit: { $a-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} katalyzátor ×{ $b }
option-pay-own = Zaplatit z vlastní zásoby: { $a-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} katalyzátor ×{ $b }
option-pay-both = Zaplatit po 1 z vlastní zásoby a ze zásoby hostitele: { $a-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} katalyzátor

option-go-first = Být první
option-call-vote = Vyvolat hlasování o Gaie
option-gaia = Hlasovat pro Gaiu
option-medea = Hlasovat pro Médeiu
option-suffer = Přijmout atrofii: { $a }

option-discard = { $a-id ->
    [green] Odhodit vitamín (zelený)
    [red] Odhodit červený antioxidant
    [yellow] Odhodit žlutý antioxidant
   *[other] Odhodit modrý antioxidant
}
option-discard-mutation = Odhodit mutaci { $a }
# $colour is the colour of the cube.
option-lose-mutation = Ztratit { $colour-id ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
   *[blue] modrou
} kostku mutace { $a }{ $b-id ->
    [plus] {" "}(mutace se zhorší)
   *[base] {""}
}
option-lose-chromosome = Ztratit { $a-id ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
   *[blue] modrou
} kostku
option-lose-diseased = Ztratit nakaženou { $colour-id ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
   *[blue] modrou
} kostku
# $organ is the name of the square.
option-lose-organ = Ztratit { $colour-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} orgán: { $organ }
option-lose-biont = Ztratit biont ({ $a }); vrátí se domů
option-lose-trophic-biont = Ztratit biont potravního řetězce: zpět na bakterii
option-bottom = { $a }
option-heir = Převezme ho { $a }
option-cull = Vrátit domů biont z refugia { $a }

option-biont = { $a-id ->
    [pool] Dát biont na refugium { $b }{ $fee }
   *[other] Přesunout biont: { $a } → { $b }{ $fee }
}
# An addition to option-biont, option-hgt-refugium and option-hgt-on-refugium.
option-fee = {" "}(vstup stojí { $number })
option-withdraw = Vzít biont z refugia { $a } zpět do zásoby
# $death is the death die that the enzyme covers, as in 5m or 6e, or "none".
option-enzyme = Dát enzym na refugium { $a }{ $death ->
    [none] {""}
   *[other] {" "}(zakryje { $death })
}
option-antioxidant = Dát antioxidant na organismus { $a }
option-donate = Darovat katalyzátor (dostane ho { $a })
option-hgt = Přesunout biont (HGT): { $a } → { $b }
option-hgt-refugium = Přesunout biont (HGT): { $a } → { $b }{ $fee }
option-hgt-home = Přesunout biont z organismu { $a } do zásoby
option-hgt-on = Jít do organismu { $a }
option-hgt-on-refugium = Jít na refugium { $a }{ $fee }
option-go-home = Jít do zásoby
option-block = Zablokovat ho
option-allow = Pustit ho dovnitř
# $slots are the colours of the parasite's slots.
option-parasite = Navázat parazita { $a } (bere { $slots }), hostitel: { $b }
option-supplant = Vytlačit dosavadního parazita: { $a } (bere { $slots }) → hostitel { $b }
option-with-biont = { $a-id ->
    [pool] Biont ze zásoby
   *[other] Tvůj biont na refugiu { $a }
}
option-with-gene = Tvůj biont v organismu { $a } (přesun HGT)
option-take = { $colour } kostka mutace { $a }
option-take-organ = { $colour } kostka orgánu { $organ }
option-take-diseased = { $colour } kostka dosavadního parazita

option-reroll = Hodit všemi kostkami znovu
option-reroll-die = Hodit znovu kostkou s hodnotou { $a }
option-organise = { $a } kostka
option-kill-cube = Klesne { $a } kostka
option-kill-biont = Zahyne biont: { $a }
option-give = { $a } dostane { $b-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} katalyzátor
option-ersatz = Smí ji převzít { $a }
# $bacterium is the name of the other side.
option-live = Ano: vznikne { $bacterium }

# $card is the top card, $about its colours and abilities.
option-mutation = Mutace { $card } ({ $about }) pro: { $a } · { $b }
option-promote = Vylepšit mutaci { $b } ({ $about }), organismus { $a }
option-sex = Nejdřív protočit balíček, { $b } řada (nyní { $card }; pohlaví: { $a })
# $about are the system chromosomes it needs.
option-macro = Přeměnit: { $a } → { $b } (potřebuje { $about })
option-organ = Vytvořit { $colour-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} orgán: { $organ }, { $a }
option-square = { $organ } ({ $colour-id ->
    [red] červené
    [yellow] žluté
    [green] zelené
   *[blue] modré
} pole)
option-red-queen = Červená královna: útočí { $a }, cíl { $b }
option-take-back = Vzít zpět { $colour-id ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
   *[blue] modrou
} kostku
option-steal-biont = Ukrást biont: { $a }
option-consent = Souhlasit
option-refuse = Odmítnout
option-land = Jít na souš
option-stay = Zůstat v moři
option-use-diseased = Stavět s nakaženou { $colour-id ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
   *[blue] modrou
} kostkou
option-leave-diseased = Nechat hostiteli nakaženou { $colour-id ->
    [red] červenou
    [yellow] žlutou
    [green] zelenou
   *[blue] modrou
} kostku
option-graft = Přenést { $colour-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} orgán { $organ } na mutaci { $b }
option-send-home = Poslat domů biont: { $a }
option-take-in = Přijmout biont: { $a }


## What has happened

event-turn = Tah { $a }
event-phase = { $a }
event-wanton = { $a } je v této fázi první.
event-event = Událost: { $a }.
event-roiled = Balíček mutací se protáčí: { $a } řada.
event-mutation-shown = Nová vrchní mutace, { $a } řada: { $b }.
event-refugium = Nové refugium, { $b } řada: { $a }.
event-waterworld-begins = Tropický vodní svět pokrývá pevninu.
event-waterworld-ends = Tropický vodní svět končí.
event-smite = Vlna radiace: každé refugium ztrácí enzym nebo kostku.
event-manna-lost = { $a }: mizí { $b } kostka.
event-enzyme-lost = { $a }: mizí { $b-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} enzym.
event-deserted = { $a }: opuštěné refugium mizí ze hry.
event-heat-crisis = Extremofilní krize, extrémnost { $a }.
event-oxygen-spike = Vysoká koncentrace kyslíku, extrémnost { $a }.
event-uv = { $a ->
    [0] UV záření: organismy ztrácejí všechny mutace a orgány.
    [one] UV záření: organismům zůstane jedna mutace nebo orgán.
    [few] UV záření: organismům zůstanou nejvýš { $a } mutace nebo orgány.
   *[other] UV záření: organismům zůstane nejvýš { $a } mutací nebo orgánů.
}
event-uv-stopped = Ozonová vrstva zadržuje UV záření.
event-ozone-layer = Vzniká ozonová vrstva: UV záření už neškodí.
# $dice are the faces.
event-cancer-roll = Rakovinový hod, { $a }: { $dice }.
event-drought = Souš postihuje sucho.
event-climate = Klima je nyní { $a }.
event-vote-called = { $a } vyvolává hlasování o Gaie.
event-voted-gaia = { $a } hlasuje pro Gaiu.
event-voted-medea = { $a } hlasuje pro Médeiu.
event-averted = Armageddon je pro tento tah odvrácen.
event-armageddon = { $a-id ->
    [warm] Armageddon: mohutný skleníkový efekt ukončí hru po tomto tahu.
   *[cool] Armageddon: Země zamrzá a hra po tomto tahu skončí.
}
event-pollution = Organismus { $a } znečišťuje svou řadu: vysoká koncentrace kyslíku, extrémnost { $b }.
event-atrophy = { $b ->
    [one] { $a }: jedna atrofie.
    [few] { $a }: { $b } atrofie.
   *[other] { $a }: { $b } atrofií.
}
event-antioxidant-spent = { $a }: odhozen { $b-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} antioxidant.
event-mutation-cube-lost = { $a }: mizí kostka mutace { $b }.
event-chromosome-lost = { $a }: mizí { $b-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} chromozom.
event-diseased-cube-lost = { $a }: mizí nakažená { $b } kostka.
event-diseased-cube-back = { $a }: vrací se { $b } kostka.
event-organ-lost = { $a }: ztráta orgánu { $organ }.
event-biont-lost = { $a }: { $b } přichází o biont.
event-biont-home = { $b ->
    [one] { $a }: jeden biont se vrací domů.
    [few] { $a }: { $b } bionty se vracejí domů.
   *[other] { $a }: { $b } biontů se vrací domů.
}
event-demoted = { $a }: zhoršuje se mutace { $b }.
event-mutation-discarded = { $a }: odhozena mutace { $b }.
event-extinct = { $b }: organismus { $a } vymírá.
event-macro-extinct = { $b }: makroorganismus { $a } vymírá a je znovu bakterií.
event-commandeered = { $b } přebírá organismus { $a }.
event-catalysts = { $a } bere { $c ->
    [one] { $b-id ->
        [red] červený
        [yellow] žlutý
        [green] zelený
       *[blue] modrý
    } katalyzátor.
    [few] { $c } { $b-id ->
        [red] červené
        [yellow] žluté
        [green] zelené
       *[blue] modré
    } katalyzátory.
   *[other] { $c } { $b-id ->
        [red] červených
        [yellow] žlutých
        [green] zelených
       *[blue] modrých
    } katalyzátorů.
}
event-paid = { $a } platí { $c ->
    [one] { $b-id ->
        [red] červený
        [yellow] žlutý
        [green] zelený
       *[blue] modrý
    } katalyzátor.
    [few] { $c } { $b-id ->
        [red] červené
        [yellow] žluté
        [green] zelené
       *[blue] modré
    } katalyzátory.
   *[other] { $c } { $b-id ->
        [red] červených
        [yellow] žlutých
        [green] zelených
       *[blue] modrých
    } katalyzátorů.
}
event-biont-assigned = { $a } dává biont na refugium { $b }.
event-withdrawn = { $a } stahuje biont z refugia { $b }.
event-enzyme = { $a } dává { $c-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} enzym na refugium { $b }.
event-antioxidant = { $a } dává { $c-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} antioxidant na organismus { $b }.
event-donated = { $a } daruje { $c-id ->
    [red] červený
    [yellow] žlutý
    [green] zelený
   *[blue] modrý
} katalyzátor, dostává ho { $b }.
event-hgt = { $a } přesouvá biont z organismu { $b }.
event-hgt-entered = { $a }: biont vstupuje do organismu { $b }.
event-blocked = { $a } nepouští biont do organismu { $b }.
event-attached = { $c } navazuje parazita { $a }, hostitel: { $b }.
event-diseased = Nakažení: { $b } → { $a }, { $c } kostka.
event-liberated = { $b }: parazit { $a } je z hostitele uvolněn.
event-autocatalytic-roll = { $a } hází, { $b }: { $dice }.
event-rolled-again = { $a } hází znovu, { $b }: { $dice }.
event-organised = { $a }: uspořádává se { $b } kostka.
event-manna-died = { $a }: klesá { $b } kostka.
event-biont-died = { $a }: biont hyne na refugiu { $b } a vrací se domů.
event-life = Život! { $a } má bakterii: { $b }.
event-darwin-roll = Darwinovský hod, { $a }: { $dice }.
event-rerolled = { $a }, opakovaný hod ({ $b ->
    [one] { $b } kostka
    [few] { $b } kostky
   *[other] { $b } kostek
}): { $dice }.
event-mutated = { $a }, nová mutace: { $b }.
event-promoted = { $a }, vylepšení mutace: { $b } → { $b-promoted }.
event-macro = { $a } mění bakterii { $c } v makroorganismus: { $b }.
event-organ = { $a }, nový orgán: { $organ }.
event-absorbed = { $a }: pohlcen parazit { $b }.
event-landfall = { $a }: { $b }, invaze na souš.
event-oxygen-crisis = Kyslíková krize: příští událostí začíná proterozoikum.
event-overcrowded = Přeplněno ({ $a }): vymírá makroorganismus s nejnižší rychlostí metabolismu.
event-sorted = Mění se úrovně potravního řetězce: { $a }.
event-red-queen = Červená královna: { $b } → { $a }, { $c } kostka.
event-biont-stolen = Červená královna: { $b } → { $a }, biont ({ $c }).
event-incorporated = { $a }: přijat biont ({ $c }) z organismu { $b }.
event-grafted = { $a }: orgán přenesen na mutaci { $b }.
event-host-outlived = Parazit { $a } přežívá svého hostitele: { $b }.
event-game-over = Hra skončila. { $a }


## Why something is refused

reason-already-promoted = Tato mutace už je vylepšená; každá se vylepšuje jednou.
reason-biont-has-moved-this-phase = Každý biont se ve fázi přidělení přesouvá jednou a zdejší bionty se už přesunuly.
reason-bionts-have-purchased = Každý biont pořizuje jednou za tah a tvé bionty v tomto organismu už pořídily.
reason-cannot-pay = V zásobě, ze které se platí, není katalyzátor této barvy ani dva jiné stejné barvy.
reason-consent-was-refused = Majitel už tuto červenou královnu v této fázi odmítl.
reason-cube-is-on-the-parasite = Tato kostka leží na parazitovi a hostitel ji ztratit nemůže.
# $limit is how many bionts the player may have on refugia, $count how many he has there.
reason-entropy-limit = Limit entropie dovoluje na refugiích nejvýš { $limit } (biontů tam máš: { $count }). Od příštího tahu ho zvýší zelené chromozomy v tvém organismu.
reason-entry-fee = Vstup stojí katalyzátor za každý biont a tvá zásoba je prázdná.
reason-enzyme-slots-full = Všechny pozice pro enzymy jsou zakryté.
reason-healthy-mutations-go-first = Bez imunity se zdravé mutace ztrácejí dřív než nakažené.
reason-host-in-own-tableau = Tvůj parazit potřebuje hostitele v prostoru jiného hráče, nebo parazita jako hostitele.
reason-host-row-out-of-reach = Řada hostitele je neaktivní a nemáš v ní biont.
reason-hyperparasites-stay-small = Hyperparazit se nemůže stát makroorganismem.
reason-incumbent-holds-as-many-cubes = Chceš-li dosavadního parazita vytlačit, musí mít tvůj nakonec víc kostek než on.
reason-macro-parasite-cannot-be-supplanted = Parazita, který se stal makroorganismem, nelze vytlačit.
reason-mutation-deck-empty = Balíček je prázdný.
reason-mutation-row-out-of-reach = Balíček musí být v aktivní řadě nebo v domácí řadě organismu; spora dosáhne všude.
reason-mutations-only-in-the-darwin-phase = S katastrofou krystalu se mutace pořizují jen ve fázi darwinovských hodů, ke zrušení chyb.
reason-no-antioxidants-on-land = Organismy na souši antioxidanty nepřijímají.
reason-no-antioxidants-on-parasites = Parazité antioxidanty nepřijímají.
reason-no-biont-for-a-parasite = Parazit potřebuje biont ze zásoby, z refugia v aktivní řadě, nebo přesunem HGT.
reason-no-catalyst = Tvá zásoba je prázdná: potřebuješ katalyzátor libovolné barvy.
reason-no-fitting-cube = Hostitel nemá kostku barvy, kterou parazit může vzít.
reason-no-foreign-genes = V této hře bionty nevstupují do organismů jiných hráčů.
reason-no-free-circle = Makroorganismus nemá volný kruh této barvy.
reason-no-hgt-move-left = Na každý přesun je třeba symbol HGT na organismu, který vlastníš nebo v němž žiješ.
reason-no-hgt-with-macroorganisms = Do makroorganismu žádný biont nevstupuje ani ho neopouští.
reason-no-macroorganisms-in-this-game = V úvodní hře nejsou makroorganismy.
reason-no-parasites-in-this-game = Tato hra se hraje bez parazitů.
reason-no-red-queen = Červená královna vyžaduje korunu na útočícím organismu.
reason-no-red-queens-in-this-game = Tato hra se hraje bez červených královen.
reason-no-supplanting-at-home = Ve vlastním prostoru parazita vytlačit nesmíš.
reason-no-unassigned-biont = V zásobě nemáš nepřidělený biont.
reason-nothing-to-steal = Není co vhodného ukrást.
reason-npcs-never-consent = Nemáš-li víc korun než cíl, potřebuješ souhlas; hrou řízený parazit ho nedává.
reason-only-bacteria-become-macroorganisms = Makroorganismem se může stát jen bakterie.
reason-only-by-landfall-at-birth = Na souši už organismus máš: nový musí mít hned kostky na všechna pole pro orgán, aby se tam zrodil.
reason-only-two-levels-of-parasites = Parazit, který je makroorganismem, má nejvýš jednoho parazita a ten už žádného.
reason-organ-square-filled = Toto pole pro orgán je obsazené.
reason-organism-limit = Vlastníš tolik organismů, kolik smíš.
reason-other-tokens-go-first = Nejdřív kostky mutací, pak jiné kostky a orgány, pak bionty, pokud imunita nedovolí volit.
reason-parasite-is-in-play = Tvá karta parazita je ve hře, nebo žádnou nemáš.
reason-parasite-returns-next-turn = Tvůj parazit v tomto tahu vyhynul; karta je připravena v příštím.
reason-pool-is-full = V druhé zásobě není místo pro žádnou barvu, kterou můžeš dát.
reason-row-closed = Řada je neaktivní a nemáš v ní biont; otevřela by ji spora.
reason-row-out-of-reach = Řada je neaktivní a nemáš v ní biont.
reason-source-row-inactive = Řada je neaktivní: biont na refugiu v ní nemůže odejít.
reason-too-few-chromosomes = Bakterii chybějí kostky systémových chromozomů; bionty a nakažené kostky se nepočítají.
reason-trophic-biont-is-safe = Dokud zbývá něco jiného, majitel endosymbiontu nesmí zvolit biont potravního řetězce.


## The board

board-turn = Tah { $turn }
board-before = Před prvním tahem
board-phase = fáze { $number } z 5: { $phase }
board-climate = { $climate } klima
board-over = konec hry
board-armageddon = poslední tah
board-waterworld = Tropický vodní svět pokrývá pevninu
board-ozone = ozonová vrstva: už žádné UV
board-events = Události
board-event = Událost
board-order = pořadí { $order }
board-icons = Klima
board-no-icons = zatím žádné slunce ani vločka
# The number of equal climate icons at the end, and how many make Armageddon.
board-threat = { $icon ->
    [warm] { $number ->
        [one] { $number } slunce, { $needed } za sebou ukončí hru
        [few] { $number } slunce za sebou, { $needed } ukončí hru
       *[other] { $number } sluncí za sebou, { $needed } ukončí hru
    }
   *[cool] { $number ->
        [one] { $number } vločka, { $needed } za sebou ukončí hru
        [few] { $number } vločky za sebou, { $needed } ukončí hru
       *[other] { $number } vloček za sebou, { $needed } ukončí hru
    }
}
letter-warm = S
letter-cool = V

board-refugium = refugium
board-life = oživení
board-organised = uspořádané
board-disorganised = neusp.
board-slots = enzymy, smrti
board-dice = hází
board-active = aktivní
board-inactive = neaktivní
board-face-down = { $number ->
    [one] { $number } skryté
    [few] { $number } skrytá
   *[other] { $number } skrytých
}
# The number of cards in a mutation deck.
board-deck = mutace { $number }:
board-deck-empty = žádné mutace
board-safe = chráněno
board-fee = vstup { $number }
board-legend = Č kostka · ^Č biont · (Č) disk · oživení: hodnoty, které teď uspořádají kostku (v jiném klimatu) · 5m: každá 5 zabije manu · 5e: každá 5 zničí enzym · chráněno: před vlnou radiace

board-ecosystem = { $ecosystem ->
    [sea] Moře
   *[land] Souš
}
# $level is P, H or C.
board-level = { $level ->
    [P] rostlina
    [H] býložravec
   *[C] masožravec
} { $name }, rychlost metabolismu { $rate }, { $worth } VB

board-points = { $number } VB
board-points-from = body:
points-cubes = kostky { $number }
points-system = systém { $number }
points-bionts = bionty { $number }
points-trophies = trofeje { $number }
points-dominance = makroorganismy { $number }
points-medea = Médeia −{ $number }
board-pool = zásoba
board-pool-limit = nejvýš { $number }
board-bionts = bionty
# Unassigned; on refugia with the entropy limit; in organisms.
board-biont-places = volné { $free }, na refugiích { $refugia } z { $limit }, v organismech { $organisms }
board-guests = u jiných:
board-wanton = prostopášnost { $number }
board-parasite = parazit
board-parasite-ready = připraven: { $sides }
board-parasite-side = { $name } (bere { $slots })
board-or = { $one } nebo { $other }
board-parasite-resting = připraven v příštím tahu
board-parasite-in-play = ve hře
board-trophies = trofeje { $number }
board-nothing = žádný organismus
board-npc = { $player }: biont čeká na hostitele

board-home = { $row } řada
board-parasite-of = parazit ({ $player })
board-macro = { $ecosystem ->
    [sea] mořský makroorganismus
   *[land] suchozemský makroorganismus
}
board-roll = hází { $dice }, znovu { $again }, štít proti chybám { $shield } ({ $errors })
board-cancer = rakovina: hází { $dice }, štít proti chybám { $shield } ({ $errors })
board-errors-both = 5 a 6
board-errors-six = jen 6
board-heat = teplo { $number }
board-oxygen = O2 { $number }
board-makes = tvoří: { $colour }
board-disks = disky
board-mutations = mutace
# A cube of the mutation lies on the parasite.
board-stolen = { $letter } ukradena
board-slots-taken = nakažené
board-slot-empty = { $letter } prázdné
board-system = systém
board-organs = orgány
board-circles = endosymbionty


## Odds

odds-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
odds-autocatalytic = Autokatalytické hody: šance na aspoň jeden výskyt
odds-darwin = Darwinovské hody
odds-cancer = Rakovinové hody
odds-specificity = Tvůj opakovaný hod
odds-name = kde
odds-choice = znovu
odds-dice = kostek
odds-life = oživení
odds-manna = smrt many
odds-enzyme = smrt enzymu
odds-death = nějaká smrt
odds-doubles = dvě stejné
odds-bacterium = bakterie
odds-rerolls = znovu
odds-atrophy = atrofie
odds-atrophy-rerolled = … opakují-li se chyby
odds-extinction = vyhynutí
odds-catalysts = katal. (průměr)
odds-triple = tři stejné
odds-with-biont = { $name } + biont
odds-with-enzyme = { $name } + enzym
odds-reroll = { $dice }
odds-keep = nic
odds-hint = Přesné šance. Bakterie potřebuje dvě stejné hodnoty a biont, který přežije; tvé právo na opakovaný hod je započteno. odds JMÉNO ukáže celé rozdělení.
odds-none = Nic na stole nebude házet.
odds-unknown = Nic, co hází, se nejmenuje „{ $name }“.
odds-title = { $name }, { $dice } { $dice ->
    [one] kostka
    [few] kostky
   *[other] kostek
}
odds-lives = uspořádané kostky
odds-manna-deaths = smrti many
odds-enzyme-deaths = smrti enzymu
odds-atrophies = atrofie
odds-atrophies-rerolled = atrofie, opakují-li se chyby


## Events drawn

events-none = Zatím nebyla tažena žádná událost.
events-turn = tah
events-eon = období
events-name = událost
events-rows = aktivní řady
events-icons = symboly


## The public stack of macroorganisms

macros-title = Dostupné makroorganismy: bakterie potřebuje tyto kostky a platí jeden katalyzátor.
macros-none = Nezbývá žádná karta makroorganismu.
macros-name = název
macros-ashore = na souši
macros-needs = potřebuje
macros-organs = pole pro orgány

## Terminal

welcome = { $players ->
    [one] jeden hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}, { $ruleset ->
    [living] živá pravidla
    [second] pravidla 2. vydání
    [first] pravidla 1. vydání
   *[other] pravidla { $ruleset }
}, { $mode ->
    [competitive] soutěžní hra
    [solitaire] solitérní hra
    [cooperative] kooperativní hra
   *[other] { $mode }
}
help-game =
    events   všechny dosud tažené události
    macros   karty makroorganismů, které lze získat
rules-examples = rules E4, rules E4a.1, rules AMB-12
score-source = { $source ->
    [cubes] kostky
    [system] syst.
    [bionts] bionty
    [dominance] makro
    [trophies] trof.
   *[medea] Médeia
}
score-catalysts = katal.
score-solitaire = { $achievement ->
    [terrestrial] Vyhráváš na souši: suchozemské vítězství.
    [marine] Vyhráváš v moři: mořské vítězství.
    [points] Vyhráváš.
   *[none] Prohráváš.
}

## Co volba způsobí

chance-rises = kostka se zvedne
chance-rises-short = zvedne se
chance-new-life = nový život
chance-loss = ztráta
chance-atrophy = atrofie
chance-extinction = vymření
preview-left-empty = { $place } zůstane bez biontu.
chip-left-empty = zůstane prázdné
preview-organism-limit = Máš tolik organismů, kolik je dovoleno: nový život nevznikne.
chip-organism-limit = limit organismů
preview-nobody-rolls = Nikdo tam není: v příštích hodech se nic nezmění.
chip-nobody-rolls = teď bez účinku
preview-loss-was = Ztráta { $before } %, s enzymem { $after } %.
chip-loss-was = ztráta { $before } → { $after } %
preview-chromosomes = Chromozomy { $amounts }.
chip-chromosomes = { $amounts }
preview-price = Stojí { $price }.
chip-price = −{ $price }
preview-free = Nestojí nic.
chip-free = zdarma
preview-needs-consent = Vlastník musí souhlasit.
chip-needs-consent = nutný souhlas
preview-pool-full = { $what } se ti nevejde do zásoby (limit): katalyzátor nedostaneš.
chip-pool-full = plná zásoba
preview-catalyst = Dostaneš katalyzátor: { $what }.
chip-catalyst = +{ $what }


## What the adviser counts

aim-tokens = kostky a bionty
aim-safety = bezpečí před ztrátami
aim-growth = růst
aim-becoming = budoucí makroorganismus
aim-creatures = makroorganismy
aim-landfall = budoucí invaze na souš
aim-guests = bionty u hostitelů
aim-trophies = trofeje
aim-birth = budoucí bakterie
aim-room = bionty po ruce
aim-catalysts = katalyzátory
aim-goals = cíle hry
aim-partners = spoluhráči
aim-victory = vítězství
aim-lead = náskok před soupeři

## Varianty

variant-short-name = Krátká hra
variant-introductory-name = Úvodní hra
variant-parasites-name = S parazity
variant-macro-name = Makrovarianta
variant-crystal-catastrophe-name = Katastrofa krystalu
variant-chimera-name = Chiméra
variant-plant-level-name = Rostlinná úroveň
