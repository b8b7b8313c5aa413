### The table in the browser, English. Words of the games are in their own files.


## Every page

to-my-tables = Trilobite, to my tables
toggle-theme = Light or dark
settings = Settings
language = Language
theme = Colours
theme-system = as the system
theme-light = light
theme-dark = dark
letter-keys = Single letters are keys
close = Close
cancel = Cancel
loading = Loading …
reconnecting = Connecting again …
none = none
empty = empty
free = free
full = full
you = you
nobody = nobody


## Home

home-title = A field guide to deep time
home-text = Origins, oceans, minds: heavy games about the history of life, with every rule enforced. Play against bots, with friends, or alone.
home-genesis = Four billion years of early life: seed refugia, raise bacteria, brave the events.
home-marine = The age of the ocean: send out pawns, spread species, rule the seas.
home-origins = From the first words to the age of reason: spread peoples, found cities, outbid the gods.
home-rules = Rules
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
pace = Speed of bots
pace-ms = { $number ->
    [0] at once
   *[other] { NUMBER($number, useGrouping: 0) } ms for each answer
}
seed = Seed
seed-drawn = drawn
table = Table


## Claiming a seat

claim-open-title = A seat is kept for you
claim-open = Seat { $number } at this table is open.
claim-taken-title = The seat is taken
claim-taken = Seat { $number } at this table is not open any more. You can watch the game, or ask who sent you the link for another seat.
claim-yours-title = The seat is yours
claim-yours = You have seat { $number } at this table.
claim = Take the seat
only-watch = Only watch
to-table = To the table
to-home = To the home page


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
restart = Start my turn again
restart-short = Restart turn
no-undo = Nothing of yours can be taken back: something was revealed, or others have answered since
no-redo = Nothing was taken back
no-restart = Nothing of your turn can be taken back
category-why = { $kind }: not now. Why?
phases = Phases of the turn


## Why not

why-not = Not now
what-is-this = What is this?
open-clause = Rules, clause { $clause }
about-option = Nothing of this kind is on the table now.


## Board

timeline = Timeline
current-event = Current event
player-order = Player order
dice-count = { $number ->
    [one] one die
   *[other] { $number } dice
}
reconstructed = reconstructed
new-since = new since your last answer


## Tableaus

tableau-of = Tableau of { $player }, { $colour }
player-label = { $player }, { $colour }.
decides = decides
vp = VP
score-title = Final scores
scores-now = If it ended now
score-winner = { $players } { $number ->
    [one] wins.
   *[other] share the victory.
}
score-all-lose = Nobody wins.


## Dice and odds

dice-tray = Dice tray
no-dice = No dice have been rolled yet.
die-label = Die showing { $face }.
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


## Games and setting up

game = Game
mode = Who wins
unknown-game = This page cannot draw the game { $game }.
seed-note = The same seed gives the same dice and draws for the same answers. Its hash is published now, the seed itself when the game is over.
pack = Cards
pack-none = those of the house
pack-note = Packs lie in a directory of the server, one for each set of cards.
bot-easy = easy
bot-random = easy
bot-normal = normal
bot-greedy = normal
bot-hard = hard
bot-search = hard


## Settings at the table

show-odds = Odds beside what you look at
pause-forced = Show decisions with a single option and wait for OK
speed-of-play = Speed of bots at this table
forced-prompt = { $number ->
    [one] There was only one way:
   *[other] There was only one way each time:
}
forced-ok = OK
forced-why = No choice before: why?
forced-alone = Nothing else came into question.
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
zoom-reset = Fit the page
tab-odds = Odds
odds-number = { NUMBER($number, maximumFractionDigits: 1) }
and-more = and { $number } more
rules-of = The rules of { $game }
rules-own-page = These rules on a page of their own
rules-contents = Contents


## Analysis

tab-analysis = Analysis
analysis-about = A bot reads the game: how everybody’s prospects changed, by decisions and by chance, and what it would have answered itself.
analysis-own-only = While the game goes on, it speaks of your own decisions only.
analysis-start = Analyse the game
analysis-update = Go on to step { $step }
analysis-thinking = The bot reads the game
analysis-progress = { $ready } of { $of }
analysis-failed = The bot broke down. Try again.
analysis-chance = Chance to win
analysis-points = Points to expect
analysis-graph = { $unit ->
    [points] Points to expect, step by step
   *[chance] Chance to win, step by step
}
analysis-value = step { $step }: { $values }
analysis-of = { $player } { $amount }
analysis-hint = Click the graph, or focus it and press the arrows, to see the board at a step.
analysis-played = Played
analysis-preferred = The bot prefers
analysis-agrees = The bot would have done the same.
analysis-grade-1 = Doubtful
analysis-grade-2 = Mistake
analysis-grade-3 = Blunder
analysis-grade-0 = Nearly as good
analysis-untried = not tried
analysis-swings = Biggest swings
analysis-by-chance = Chance
analysis-by-decision = Decision
analysis-calm = Nothing changed much.
analysis-mistakes = Worth another look
analysis-faultless = Nothing to speak of.
analysis-step = Step { $step }


## What the server refuses

problem-no-connection = The server does not answer.
problem-stale-answer = The table has moved on since. Look again.
problem-not-your-decision = This decision is not yours now.
problem-illegal-answer = This cannot be chosen now.
problem-bad-record = This record cannot be replayed.
problem-bad-options = A game cannot be set up like this.
problem-storage = The server cannot write its tables now.
problem-no-such-table = There is no such table, or you need its link.
problem-no-such-step = The game has no such step.
problem-no-such-pack = The server has no pack { $pack }.
problem-bad-pack = The pack { $pack } has faults.
problem-no-rules = There is no rules page for this game yet.
problem-no-analysis = No bot can analyse this game yet.
problem-wrong-link = This link does not open a seat.
problem-seat-not-open = This seat is not open.
problem-seat-taken = Somebody has this seat already.
problem-not-your-seat = This seat is not yours.
problem-not-a-player = You do not play at this table.
problem-not-the-creator = Only who made the table can do this.
problem-wrong-seats = The number of seats does not fit the game.
problem-secret-until-the-end = Players have secrets here until the game is over.
problem-undo-nothing = There is nothing to take back.
problem-undo-not-yours = Others have answered since.
problem-undo-revealed = Dice or cards were revealed since your last answer.
problem-undo-votes = The votes of others were revealed since.
problem-redo-nothing = There is nothing to give back.
problem-redo-not-yours = Somebody else took this back.
problem-other-cards = This record was played with other cards.
problem-rules-changed = The rules have changed since this table was begun.
problem-pack-changed = The pack of this table has changed since.
problem-cards-changed = The cards have changed since this table was begun.
problem-server-fault = The server made a mistake here.
problem-too-large = This is too large.
problem-too-many = Too many at once. Wait a little and try again.


## Help

help = Help and keys
help-mouse = Click a lit piece to choose it, any other to learn what it is or why it cannot be chosen. With a finger the first tap looks and the second chooses.
key-number = focus that lit piece or option; again, or Enter, chooses it
key-tab = next lit piece or button
key-arrows = from piece to piece over the board
key-why = why not, or what is this, for the focused piece; otherwise this help
key-done = finish, keep or decline
key-undo = undo, redo, start my turn again
key-history = step back, step forward, fork a what-if
key-go = go to board, mine, players, log, rules, timeline
key-odds = odds on or off
key-zoom = board larger, smaller, as the page
key-ok = OK to what had only one way
key-escape = close what is open, then give up the selected kind
help-kinds = Kinds of options
