### The table in the browser, English. Words of the game are in genesis.ftl.


## Every page

game-genesis = Bios: Genesis
to-my-tables = Trilobite, to my tables
toggle-theme = Light or dark
settings = Settings
language = Language
theme = Colours
theme-system = as the system
theme-light = light
theme-dark = dark
letter-keys = Single letters are keys
auto-answer-note = Decisions with a single option answer themselves. How fast bots play is set with the table.
close = Close
cancel = Cancel
loading = Loading …
no-connection = The server does not answer.
reconnecting = Connecting again …
none = none
done = done
empty = empty
free = free
full = full
you = you
nobody = nobody


## Home

home-title = A field guide to deep time
home-text = Four billion years of early life, with every rule of Bios: Genesis enforced: play against bots, with friends, or alone.
new-table = New table
upload-record = Open a record
my-tables = My tables
no-tables = You have no table yet.
status-over = over
status-my-turn = your turn
status-waiting = others decide
seat-bot = { $bot } bot
bot-of-colour = { $colour } bot
seat-you = You
seat-nobody = open seat
bot-random = random
bot-greedy = greedy


## New table

players = Players
number-of-players = Number of players
player-count = { $number ->
    [one] Solitaire
   *[other] { $number } players
}
seat-kind = Who has seat { $number }
seat-kind-human = here
seat-kind-bot = bot
seat-kind-open = open, by link
seat-name = Name at seat { $number }
seat-colour = Colour of seat { $number }
bot-level = Bot at seat { $number }
name = Name
default-name = Player { $number }
colour-drawn = drawn colour
seats-note = Several people can share this screen. Open seats are taken by a link that the table hands out. Colours count when every seat has one.
start = Start
rules-and-variants = Rules and variants
ruleset = Rules
ruleset-living = living rules
ruleset-second = second edition
ruleset-first = first edition
cooperative = cooperative
cooperative-text = all win together or nobody does
solitaire-text = One player runs two colours against two that nobody plays (C1).
pace = Speed of bots
pace-ms = { $number ->
    [0] at once
   *[other] { NUMBER($number, useGrouping: 0) } ms for each answer
}
seed = Seed
seed-drawn = drawn
table = Table


## Claiming a seat

claim-title = A seat is kept for you
claim-text = Seat { $number } at this table is open.
claim = Take the seat
only-watch = Only watch


## Prompt

your-decision = Your decision
waiting-for = { $number ->
    [0] The table is busy.
    [one] { $players } decides.
   *[other] { $players } decide.
}
hint-waiting = Nothing for you to do now. You may look at everything.
hint-options = { $number ->
    [one] One option.
   *[other] { $number } options; lit pieces can be clicked.
}
hint-assign = Entropy limit { $limit } on refugia, { $free ->
    [0] no biont is free
    [one] one biont is free
   *[other] { $free } bionts are free
}.
looking-back = Looking back: step { $step } of { $of }.
looking-back-hint = The board as it was. Step on, fork a what-if, or go back to the present.
all-options = All options
other-options = Other
options = Options
options-count = { $number ->
    [one] One option
   *[other] { $number } options
}
choose-here = What here?
undo = Undo
redo = Redo
restart = Restart phase
category-why = { $kind }: not now. Why?
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

phases = Phases of the turn
phase-short-event = Event
phase-short-assignment = Assignment
phase-short-autocatalytic = Autocatalysis
phase-short-darwin = Darwin
phase-short-purchase = Purchase


## Why not

why-not = Not now
what-is-this = What is this?
open-clause = Rules, clause { $clause }
about-refugium = A refugium: organised manna and bionts roll here for life. Enzymes cover the deaths from left to right.
about-organism = An organism: its cubes and bionts are chromosomes, and their colours give dice, re-rolls, shields and catalysts.
about-mutation = A mutation: its cube is a chromosome and its icons are abilities.
about-deck = A mutation deck: the top card can be bought in the purchase phase.
about-player = A player with pool, bionts and organisms.
about-pool = The pool: bionts that are free to be assigned, and catalysts.
about-catalyst = Catalysts pay for entry, enzymes, antioxidants and purchases. The pool is limited in each colour.
about-chromosome = Chromosomes of one colour, those on mutations included.
about-organ = An organ square of a macroorganism: a cube of its colour makes it work.
about-slot = A diseased slot: the parasite takes a cube of this colour from its host.
about-die = A die of the last roll.
about-option = Nothing of this kind is on the table now.


## Board

timeline = Timeline
deep-time = Deep time
events-to-come = { $number ->
    [one] one event to come
   *[other] { $number } to come
}
turn-and-event = Turn { $turn }: { $event }
turn-and-eon = Turn { $turn } · { $eon }
current-event = Current event
player-order = Player order
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
event-icon-text-extremophile = Organisms with less heat shield suffer atrophies.
event-icon-text-o2-spike = Organisms with less oxygen shield suffer atrophies.
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
row-asleep = Asleep
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
refugium-label = { $name }. Bionts: { $bionts }. Organised: { $organised }. Disorganised: { $disorganised }. Enzymes: { $enzymes }, of { $slots } slots. Life in { $climate } climate: { $life }.{ $safe ->
    [yes] {" "}Ignores smite.
   *[no] {""}
}{ $fee ->
    [0] {""}
   *[other] {" "}Entry costs { $fee }.
}
life-dice = faces that organise a cube in { $climate } climate
organised = organised
disorganised = disorganised
enzyme-slots = enzyme slots
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
dice-count = { $number ->
    [one] one die
   *[other] { $number } dice
}
entry-costs = entry costs { $number }
ignores-smite = ignores smite
reconstructed = reconstructed
new-since = new since your last answer
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
promotion-adds = promotion adds { $colour }
on-parasite = on parasite


## Tableaus

tableau-of = Tableau of { $player }, { $colour }
player-label = { $player }, { $colour }.
decides = decides
organism-count = { $number ->
    [0] no organism
    [one] one organism
   *[other] { $number } organisms
}
no-organism = No organism yet.
pool-label = Pool
free-bionts = { $number } free
catalysts-label = { $colour } catalysts: { $number } of { $limit }.
parasite-ready = parasite card, ready
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
trophies = Trophies
bionts-abroad = Bionts abroad
in-tableau-of = in the tableau of { $player }
vp = VP
score-part = { $source ->
    [cubes] cubes
    [bionts] bionts
    [dominance] macroorganisms
    [trophies] trophies
   *[medea] Medea
}
score-title = Final scores
scores-now = If it ended now
score-winner = { $players } { $number ->
    [one] wins.
   *[other] share the victory.
}
score-all-lose = Nobody wins.
stat-darwin-dice = Darwin dice
stat-cancer-dice = cancer dice
stat-rerolls = re-rolls
stat-errors = error shield
stat-heat = heat shield
stat-oxygen = oxygen shield
stat-rate = rate { $number }
food-web = Food web
macros-left = { $number ->
    [one] One macroorganism to evolve
   *[other] { $number } macroorganisms to evolve
}
macro-needs = needs { $system }, ashore { $land }


## Dice and odds

dice-tray = Dice tray
no-dice = No dice have been rolled yet.
die-label = Die showing { $face }.
odds-for = Odds for { $name }
odds-with-biont-here = Biont here: { $number } dice
odds-next-roll = Next roll: { $number ->
    [one] one die
   *[other] { $number } dice
}
odds-line-bacterium = new bacterium
odds-line-life = a cube is organised
odds-line-manna = manna dies
odds-line-enzyme = an enzyme is lost
odds-again = { $chance } with a re-roll
odds-round = { $chance } %


## Log, history, rules

side-panel = Log, players and rules
tab-log = Log
tab-players = Players
tab-rules = Rules
log = Log, newest first
log-empty = Nothing has happened yet.
show-step = show the board at step { $step }
history = Step of the game
step = { $step } / { $of }
step-back = Step back
step-forward = Step forward
back-to-now = Back to now
what-if = What if
what-if-title = Fork a what-if table from the step shown
what-if-from = What if, from step { $step }
download-record = Download the record
rules-search = Clause or words
rules-nothing = No clause has that.
sheets = Parts of the table
sheet-board = Board
sheet-mine = Mine
sheet-players = Players
sheet-log = Log
sheet-rules = Rules
share = Links to this table
share-watch = To watch
share-seat = Seat { $number }{ $taken ->
    [yes] {" "}(taken)
   *[no] {" "}(open)
}


## Help

help = Help and keys
help-mouse = Click a lit piece to choose it, an unlit one to ask why not. With a finger the first tap looks and the second chooses.
key-number = focus that lit piece or option; again, or Enter, chooses it
key-tab = next piece or button
key-arrows = move over the board
key-why = why not, or what is this, for the focused piece; otherwise this help
key-kinds = only bionts, enzymes, parasites, antioxidants, gene transfers, mutations, sex, organs, Red Queens
key-done = finish, keep or decline
key-undo = undo, redo, restart the phase
key-history = step back, step forward, fork a what-if
key-go = go to board, mine, players, log, rules, timeline
key-odds = odds on or off
key-escape = close what is open, then give up the selected kind
