### Bios: Genesis in the browser, English. Words of the rules come from the house's genesis.ftl.


## Prompt

hint-assign = Entropy limit { $limit } on refugia, { $free ->
    [0] no biont is free
    [one] one biont is free
   *[other] { $free } bionts are free
}.
category-biont = Biont
category-enzyme = Enzyme
category-parasite = Parasite
category-antioxidant = Antioxidant
category-gene = Gene transfer
category-mutation = Mutation
category-promote = Promote
category-sex = Sex
category-macro = Macroorganism
category-organ = Organ
category-red-queen = Red Queen
category-donate = Give away
phase-short-event = Event
phase-short-assignment = Assignment
phase-short-autocatalytic = Autocatalysis
phase-short-darwin = Darwin
phase-short-purchase = Purchase



## Board

deep-time = Deep time
events-to-come = { $number ->
    [one] one event to come
   *[other] { $number } to come
}
turn-and-event = Turn { $turn }: { $event }
turn-and-eon = Turn { $turn } · { $eon }
climate-string = Climate so far: { $icons }
climate-now = { $climate ->
    [warm] Warm climate.
   *[cool] Cool climate.
}
event-without-icons = No icons.
event-icon-aftershock = aftershock
event-icon-smite = smite
event-icon-heaven = heaven
event-icon-earth = earth
event-icon-extremophile = heat { $number }
event-icon-o2-spike = oxygen { $number }
event-icon-uv = UV { $number }
event-icon-cancer = cancer
event-icon-drought = drought
event-icon-ozone-layer = ozone layer
event-icon-text-aftershock = The next event follows in the same turn.
event-icon-text-smite = Each refugium loses its last enzyme, or a cube.
event-icon-text-heaven = A refugium appears in the highest active row with cards.
event-icon-text-earth = A refugium appears in the lowest active row with cards.
event-icon-text-extremophile = Organisms whose heat shield is below { $number } suffer one atrophy for each point short.
event-icon-text-o2-spike = Organisms whose oxygen shield is below { $number } suffer one atrophy for each point short.
event-icon-text-uv = { $number ->
    [0] No mutations or organs are kept.
    [one] One mutation or organ each is kept.
   *[other] At most { $number } mutations or organs each are kept.
}
event-icon-text-cancer = Every macroorganism makes a cancer roll.
event-icon-text-drought = Macroorganisms on land without a shield suffer.
event-icon-text-ozone-layer = From now on UV is harmless.
event-icon-text-warm = Life dice of the sun count.
event-icon-text-cool = Life dice of the snowflake count.
row-active = Active
row-asleep = Inactive
row-label = { $row } row, { $status }
row-empty = No refugium lies here.
players-here = players with a biont in this row
refugia-left = { $number ->
    [0] deck empty
   *[other] { $number } in deck
}
deck-size = { $number ->
    [one] one mutation
   *[other] { $number } mutations
}
refugium-label = { $name }. Bionts: { $bionts }. Organised: { $organised }. Disorganised: { $disorganised }. Enzymes: { $enzymes }, of { $slots } slots. Life in { $climate } climate: { $life }. Manna death on: { $manna }. Enzyme death on: { $enzyme }.{ $safe ->
    [yes] {" "}Ignores smite.
   *[no] {""}
}{ $fee ->
    [0] {""}
   *[other] {" "}Entry costs { $fee }.
}
life-dice = faces that organise a cube in { $climate } climate
slot-title = { $covered ->
    [yes] covered: { $death ->
        [manna] manna death
       *[enzyme] enzyme death
    } on { $face }
   *[no] { $death ->
        [manna] manna death
       *[enzyme] enzyme death
    } on { $face }
}
entry-costs = entry costs { $number }
ignores-smite = ignores smite
legend-life = life: a cube rises
legend-manna-death = manna death
legend-enzyme-death = enzyme death
legend-enzyme = enzyme
piece-cube = { $colour } cube
piece-disk = { $colour } disk
piece-biont = { $colour } biont
piece-empty = free place, { $colour }
mutation-label = { $name }, { $promoted ->
    [yes] promoted mutation
   *[no] mutation, { $colour }, promotion adds { $plus }
}. Abilities: { $abilities }.{ $diseased ->
    [yes] {" "}A cube lies on the parasite.
   *[no] {""}
}
on-parasite = on parasite


## Tableaus

organism-count = { $number ->
    [0] no organism
    [one] one organism
   *[other] { $number } organisms
}
no-organism = No organism yet.
pool-label = Pool
free-bionts = { $number } free
catalysts-label = { $colour } catalysts: { $number } of { $limit }.
bacterium-label = { $name }, bacterium of the { $row } row.
parasite-label = { $name }, parasite of { $owner }.
parasite-of = parasite of { $owner }
macro-label = { $name }, macroorganism { $side ->
    [sea] of the sea
   *[land] of the land
}.
organ-label = { $name }, { $colour } organ { $grown ->
    [yes] grown
   *[no] square, empty
}.
slot-label = Diseased slot, { $colour }, { $full ->
    [yes] full
   *[no] empty
}.
chromosomes-label = { $number } { $colour } chromosomes.
chromosomes-title = chromosomes, mutations included
makes = makes
antioxidants = { $number ->
    [one] antioxidant
   *[other] antioxidants
}
trophic-level = Trophic level
# The letter of the level on the board; it is called P, H or C in all languages.
level-letter = { $level ->
    [P] P
    [H] H
   *[C] C
}
trophies = Trophies
bionts-abroad = Bionts abroad
in-tableau-of = in the tableau of { $player }
score-part = { $source ->
    [cubes] cubes
    [bionts] bionts
    [dominance] macroorganisms
    [trophies] trophies
   *[medea] Medea
}
stat-darwin-dice = Darwin dice
stat-cancer-dice = cancer dice
stat-rerolls = re-rolls
stat-errors = error shield
stat-heat = heat shield
stat-oxygen = oxygen shield
stat-rate = metabolic rate
rate-short = rate { $number }
food-web = Food chain
macros-left = { $number ->
    [one] One macroorganism to evolve
   *[other] { $number } macroorganisms to evolve
}
macro-needs = needs { $system }, ashore { $land }


## Dice and odds

odds-line-bacterium = new bacterium
odds-line-bacterium-again = new bacterium, with a re-roll
odds-line-life = a cube is organised
odds-line-manna = manna dies
odds-line-enzyme = an enzyme is lost
odds-line-catalysts = catalysts expected
odds-line-atrophy = something is lost
odds-line-atrophy-rerolled = lost, if errors are re-rolled
odds-line-extinction = extinction
odds-case-now = Next roll
odds-case-biont = With a biont here
odds-case-enzyme = With one more enzyme
odds-case-darwin = Darwin roll
odds-case-cancer = Cancer roll
odds-case-again = If all dice are rolled again
odds-case-keep = Re-roll nothing
odds-case-reroll = Re-roll { $dice }
odds-not-past = For the current position only.
odds-note = Exact chances, as if nobody else acted before.


## Setting up

bot-red = the red bot
bot-yellow = the yellow bot
bot-green = the green bot
bot-blue = the blue bot
kind-first-text = introductory rules against an easy bot
kind-full-text = everything in, by the living rules
kind-solo-text = you run two colours against two that nobody plays
kind-together-text = cooperative: all win, or nobody does
ruleset-living = Living rules
ruleset-living-text = the designer's last text, recommended
ruleset-second = Second edition
ruleset-second-text = as printed
ruleset-first = First edition
ruleset-first-text = as printed: fewer bionts and refugia
mode-competitive = Competitive
mode-competitive-text = the most points win
mode-cooperative = Cooperative
mode-cooperative-text = all win together or nobody does
mode-solitaire = Solitaire
mode-solitaire-text = one player runs two colours against two that nobody plays
variant-short = three events fewer
variant-introductory = always warm, without macroorganisms, climate and Gaia
variant-parasites = keeps parasites and Red Queens in the introductory game
variant-macro = only sixes are errors and each DNA icon is a shield: more macroorganisms
variant-crystal-catastrophe = mutations are bought in the Darwin phase, to cancel errors
variant-chimera = parasites may become macroorganisms
variant-plant-level = the greenest and bluest macroorganism is at least a plant
row-unfold = Unfold the row { $row }
row-fold = Fold the row { $row }
timeline-open = Deep time, turn by turn


## Several events at once

together-roiled = { $number } mutation decks are roiled: { $a }.
together-mutation-shown = New on top of the mutation decks: { $b }.
together-refugium = New refugia: { $a }.
together-manna-lost = Cubes are lost: { $a }.
together-enzyme-lost = Enzymes are lost: { $a }.
together-organised = Cubes are organised: { $a }.
together-manna-died = Cubes drop: { $a }.
together-biont-assigned = { $a } places { $number } bionts: { $b }.
together-withdrawn = { $a } withdraws { $number } bionts: { $b }.
together-biont-died = { $number } bionts of { $a } die: { $b }.
together-enzyme = { $a } places { $number } enzymes: { $b }.
together-catalysts = { $a } takes { $c } catalysts.
together-paid = { $a } pays { $c } catalysts.
together-mutated = New mutations: { $b }.
together-extinct = These go extinct: { $a }.


## Goals alone and together

goal-points = points
goal-sea = colours in the sea
goal-sea-bionts = bionts in the sea
goal-land = colours on land
goal-land-together = colours in one land organism
goal-macro-each = players with a macroorganism
goal-macro-on-land = macroorganism on land

option-done-brief = Finish
