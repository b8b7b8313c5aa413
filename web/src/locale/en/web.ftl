### The table in the browser, English. Words of the games are in their own files.


## Every page

to-my-tables = Trilobite, to my tables
toggle-theme = Light or dark
settings = Settings
language = Language
theme = Theme
theme-system = as the system
theme-light = light
theme-dark = dark
letter-keys = Single-letter shortcuts
sounds = Sounds
hear = Hear
sound-hear = Hear: { $sound }
sound-roll = Dice are rolled
sound-turn = Your turn
sound-extinction = Something dies out
sound-end = The end
sound = Sound
display = Display
card-names = Names of cards
card-names-note = so that they match a printed copy
card-names-page = as the page
colours = Colours
movement = Movement
movement-note = pieces glide, dice roll
movement-system = the system asks for less: off
names-first = Names before colours
names-first-note = Petra, assign a biont. Not: Red, assign
letters-note = Z takes back, N is a new table; the help lists all
board-list = Board as a list
board-list-note = for screen readers and small screens
text-size = Text
text-usual = usual text
text-large = large text
text-largest = largest text
pages = Pages
tab-games = Games
tab-open = Open
tab-new = New
tab-learn = Learn
tab-settings = More
learn = Learn
all-settings = All settings
key-company = company, writing to the table, a link to the step shown
key-shift-n = Shift N
key-next-turn = next table where it is your turn
close = Close
cancel = Cancel
loading = Loading …
reconnecting = Reconnecting …
sending = Sending …
not-sent = Not sent: there is no connection. It will be sent when it is back.
take-back-unsent = Take back
none = none
empty = empty
free = free
full = full
you = you
nobody = nobody


## Home

home-title = A field guide to deep time
home-text = Origins, oceans, minds: heavy games about the history of life, with every rule enforced. Play against bots, with friends, or alone.
home-rules = Rules
new-table = New table
upload-record = Open a record
status-over = over
status-my-turn = your turn
seat-bot = { $bot } bot
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
seat-name = Name at seat { $number }
seat-colour = Colour of seat { $number }
bot-level = Bot at seat { $number }
name = Name
default-name = Player { $number }
colour-drawn = drawn colour
seats-note = After the start each empty seat has its own link. ‘Here’ means another person at this screen: what is secret is covered before the screen is passed on.
start = Start the table
seats = Seats
seat-number = Seat { $number }
who-me = me
who-link = by link
who-bot = bot
who-here = here
seat-drop = Leave out seat { $number }
your-name = Your name
draw-colours = Draw colours and order
colours-note = Colours count when every seat has one; otherwise all are drawn.
variants = Variants
choose-ruleset = Text
choose-mode = Mode
preset-chose = the preset chose them; change what you like
expert = Expert
expert-changed = { $number ->
    [one] one thing changed
   *[other] { $number } things changed
}
pack-hand-in = Cards from files …
own-cards = own cards
kind-of-game = Kind of game
kind-first = First game
kind-first-none = this game has no introductory rules
kind-full = Full game
kind-full-none = not in this game
kind-solo = Solo
kind-solo-none = this game has no rules for one
kind-together = Together
kind-together-none = this game has no cooperative rules
kind-campaign = Campaign
kind-campaign-none = goes on in Bios: Origins after a game of Genesis
kind-campaign-file = needs a finished game of Genesis, at a table of yours or in a file
campaign-from = Go on from
campaign-file = Campaign from a file …
campaign-note = A file that a finished game of Genesis handed over, or one with a campaign.
campaign-taken = Players and what they bring are taken over.
campaign-missing = Choose first what the campaign goes on from.
needs-players = { $number ->
    [one] needs one player, you have { $players }
   *[other] needs { $number } players, you have { $players }
}
needs-variant = only with: { $name }
needs-without = not with: { $name }
needs-mode = only when you play: { $name }
needs-ruleset = only by: { $name }
offer-players = { $number ->
    [one] make it one player
   *[other] make it { $number } players
}
offer-variant = add: { $name }
offer-without = leave out: { $name }
offer-mode = play: { $name }
offer-ruleset = take: { $name }
not-with-these = does not go with the other choices
in-any-case = in this game in any case
changed-along = changed along with your choice
changed-without = without { $name }
choose-a-game = Choose a game
setup-summary = What will be played
summary-title = { $game }, { $kind }
summary-by-link = { $name } by link
summary-bots = { $number ->
    [one] one bot
   *[other] { $number } bots
}
summary-changed = Changed: { $changes }.
back-to-kind = Back to: { $kind }
start-links = { $number ->
    [one] The table opens with the link for the open seat.
   *[other] The table opens with the links for { $number } open seats.
}
rules-and-variants = Rules
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

claim-taken-title = The seat is taken
claim-taken = Seat { $number } at this table is not open any more. You can watch the game, or ask the person who sent you the link for another seat.
claim = Take the seat
was-faster = { $name } was faster
was-faster-other = { $name } was faster there, but another seat is free.
join-over = { $game }: the game is over
see-course = See how it went
only-watch = Only watch
to-table = To the table
no-such-page = There is no such page
no-such-rules = There is no game called { $game }
to-home = To the home page


## Passing the screen

person-as = { $name } ({ $player })
pass-screen = Pass the screen to { $name }
look-away = Everybody else looks away. The choice is shown only after the next touch.
i-am = I am { $name }, show my choice
secret-count = Secret choice, { $number } of { $of }
secret-done = done
secret-of = { $name } chooses
secret-note = nobody sees it before all have chosen
send-and-cover = Choose and cover the screen
cover-now = Cover without choosing
cover-idle = Covers itself after 30 s without a touch.
own-phone = I choose on my own phone
use-headphones = If the screen is read aloud, use headphones.


## Prompt

your-decision = Your decision
waiting-for = { $number ->
    [0] One moment …
    [one] { $players } decides.
   *[other] { $players } decide.
}
hint-waiting = Nothing for you to do now. You may look at everything.
seats-awaited = { $number ->
    [one] Empty seat: { $players }. The game waits for somebody to take it.
   *[other] Empty seats: { $players }. The game waits for people to take them.
}
hint-awaited = Whoever opens the link to a seat can play at once.
hint-options = { $number ->
    [one] One option.
   *[other] { $number } options{ $lit ->
        [0] .
       *[other] ; lit pieces can be clicked.
    }
}
looking-back = Looking back: step { $step } of { $of }.
looking-back-hint = The board as it was. Step on, try a what-if from here, or go back to the present.
looking-undone = Taken back: step { $step } of { $of }.
looking-undone-hint = The board as it stood before all agreed to go back. Step through it, try a what-if from here, or go back to the present.
all-options = All options
other-options = Other
options = Options
options-count = { $number ->
    [one] One option
   *[other] { $number } options
}
options-by-points = by points
choose-here = What do you do here?
choose-instead = Instead: { $option }
undo = Undo
redo = Redo
restart = Start my turn again
restart-short = Restart turn
no-undo = You cannot undo now: something has been revealed, or another player has moved since.
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
score-winner = { $number ->
    [one] { $who ->
        [you] You win.
       *[other] { $players } wins.
    }
   *[other] { $players } share the victory.
}
score-all-lose = Nobody wins.


## Dice and odds

dice-tray = Dice tray
no-dice = No dice have been rolled yet.
die-label = Die showing { $face }.
odds-round = { $chance } %


## Log, history, rules

side = Options and log
more-kinds = More
show-lit = Show what can be chosen
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
what-if-title = Try another course: a new table from the step shown
what-if-from = What if, from step { $step }
older = older rules
older-prompt = This game is here to be read.
older-rules = It was played by version { $rules } of the rules; they are at version { $now } now. It can be read, stepped through and downloaded, but not played on.
older-cards = It was begun with other cards than there are now. It can be read, stepped through and downloaded, but not played on.
older-until = After line { $fits } of { $lines } the rules of today lead elsewhere; the rest is in the record.
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


## Games and setting up

game = Game
mode = Mode
unknown-game = This page cannot draw the game { $game }.
dice-chosen = chosen seed
dice-chosen-note = Whoever made this table chose its seed and can know all dice and draws beforehand.
seed-note = The seed decides all dice and draws: the same seed and the same answers give the same game. Its fingerprint (hash) is published now, the seed itself when the game is over.
pack = Cards
pack-none = the built-in cards
pack-note = Your own versions of card files (.toml) take the place of the built-in ones.
head-start = Head start
head-start-note = Points that count for a seat when places are told at the end. Everybody sees them; the rules stay as they are.
head-start-points = head start: { $points }
bot-gentle = gentle
bot-easy = easy
bot-beginner = easy
bot-random = random
bot-fair = fair
bot-normal = normal
bot-greedy = normal
bot-hard = hard
bot-search = hard
bot-like-gentle = Gives much away. For the very first game.
bot-like-easy = Errs now and then. For first games.
bot-like-fair = Seldom errs, and does not look far.
bot-like-normal = Always takes what looks best at once.
bot-like-hard = Plans ahead and forgives nothing.


## Settings at the table

show-odds = Odds beside what you look at
pause-forced = Show decisions with a single option and wait for OK
quiet-start = Ignore clicks and keys for a moment when something new appears
speed-of-play = Speed of bots at this table
forced-prompt = { $number ->
    [one] Only one option, played for you:
   *[other] Only one option each time, played for you:
}
forced-ok = OK
forced-why = Why was there no choice?
forced-alone = Nothing else came into question.
zoom = Size of the board
zoom-in = Larger
zoom-out = Smaller
zoom-reset = Fit the page
minimap = The whole map: tap to go there
tab-odds = Odds
odds-number = { NUMBER($number, maximumFractionDigits: 1) }
and-more = and { $number } more
rules-of = The rules of { $game }
rules-own-page = These rules on a page of their own
rules-contents = Contents


## What happened

summary = Since your last decision
summary-count = { $number ->
    [one] One action
   *[other] { $number } actions
} of { $players ->
    [one] one player
   *[other] { $players } players
}
summary-net = Points and how they changed
summary-alike = { $words } And { $number } more like it.
summary-more = and { $number } more in the log
summary-spoken = { $number ->
    [one] One action.
   *[other] { $number } actions.
}
summary-spoken-points = { $player } { $points }.
gain = { $player }: { $points } VP
replay = Replay
in-the-log = In the log
got-it = Got it
others-play = The others play
others-acted = { $done } of { $of } have acted
has-acted = has acted
skip = Skip to my next decision
skip-note = The lines stay here until you act. Nothing is lost by skipping.
key-space = Space
pace-short = Pace
pace-at-once = at once
pace-calm = calm
pace-slow = slow
show-summary = Since your last decision: show it again
key-summary = replay what happened; with Shift: show it again
key-skip = skip to my next decision


## The end

end-screen = The end
end-title = { $number ->
    [one] { $who ->
        [you] You win
       *[other] { $players } wins
    }
   *[other] { $players } share the victory
} with { $points } { $points ->
    [one] point
   *[other] points
}
end-held-out = You have reached the goal
end-lost = The goal was not reached
end-ahead = { $points ->
    [0] Level with { $player }; the tie was broken by the rules.
   *[other] { $points } ahead of { $player }.
}
end-without-head-starts = Without head starts: { $players }.
end-own-place = You are number { $place } with { $points }.
end-best-turn = Your best turn was { $turn }.
end-played = Played for { $time }.
end-again = Play again
end-what-if = What if from here
end-share = Share
end-copied = Link copied
end-download = Download
end-board = To the board
end-show = The end: scores and turning points
end-working = Being worked out …
end-turning = Turning points
end-point = Turn { $turn } · { $kind ->
    [chance] chance
    [own] your decision
   *[other] decision: { $player }
}
end-see = See it
end-next = Next: { $game }
end-next-text = Players and what came of this game are taken along.
end-next-start = Start the next game


## Analysis

tab-analysis = Analysis
analysis-about = A bot reads the game: how everybody’s prospects changed, by decisions and by chance, and what it would have answered itself.
analysis-own-only = While the game goes on, it judges the decisions of your own seats only; swings are told of everybody.
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
analysis-aims = What speaks for it
analysis-advised = With the adviser’s help
analysis-advised-count = { $number ->
    [one] The adviser helped with one decision
   *[other] The adviser helped with { $number } decisions
}
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
problem-bad-options = These options do not go together.
problem-storage = The server cannot write its tables now.
problem-no-such-table = There is no such table, or you need its link.
problem-no-such-step = The game has no such step.
problem-no-such-pack = The server has no set of cards called { $pack }.
problem-bad-pack = The set of cards { $pack } has faults: { $where }.
problem-bad-file = This file cannot be read: it is neither JSON nor TOML.
problem-not-handed-over = Only a finished game can be taken up.
problem-no-packs = This server takes no sets of cards.
problem-bad-pack-file = { $file } is not the name of a card file.
problem-bad-pack-files = A set of cards has one to { $most } files.
problem-too-many-packs = This server keeps no more sets of cards.
problem-no-rules = There is no rules page for this game yet.
problem-no-analysis = No bot can analyse this game yet.
problem-wrong-link = This link does not open a seat.
problem-seat-not-open = This seat is not open.
problem-seat-taken = Somebody has this seat already.
problem-not-your-seat = This seat is not yours.
problem-not-a-player = You do not play at this table.
problem-name-taken = { $name } sits here already: add a letter?
problem-name-too-long = A name has at most { $most } characters.
problem-line-too-long = A line has at most { $most } characters.
problem-nothing-said = There is nothing in that line.
problem-only-watching = Those who watch do not talk at this table.
problem-words-only = At this table there are quick words only.
problem-not-your-line = That line is not yours.
problem-too-late = What was said can be taken back for five minutes.
problem-no-consent = At this table nothing that was revealed is taken back.
problem-asked-already = Somebody asks to go back already.
problem-declined = They declined. Ask again after your next answer.
problem-nothing-to-undo = There is nothing to take back from there.
problem-request-over = Nobody asks to go back any more.
problem-request-withdrawn = { $name } has withdrawn it.
problem-no-such-seat = There is no such seat.
problem-seat-not-taken = Nobody sits there.
problem-your-own-seat = The others decide about your seat.
problem-not-late = Their time is not over yet.
problem-reminded-already = They were reminded less than a day ago. Try again later.
problem-bot-plays = A bot plays in this seat for now. Take the seat back to answer yourself.
problem-no-such-order = Nobody can pass beforehand there.
problem-paused = The game is paused. Any of its people may go on.
problem-ended = The people at this table have ended the game.
problem-link-over = This link was used already, or is older than 15 minutes. Make another on the device that has your games.
problem-no-such-device = There is no such device or passkey.
problem-signed-out = This browser was signed out. Load the page again.
problem-passkey-refused = This passkey cannot be used here.
problem-passkey-unknown = Nobody here has this passkey.
problem-passkey-late = That took too long. Try the passkey again.
problem-other-name = Type the name as it stands there: { $name }
problem-no-such-feed = This address was renewed. Copy the new one from the settings.
problem-statistics-private = Nobody shows statistics at this address any more.
problem-table-deleted = This table was deleted.
problem-no-such-line = Nothing was taken back there.
problem-no-lobby = This server lists no open tables.
problem-way-known = This address is one of your ways already.
problem-too-many-ways = There are at most { $most } ways. Remove one first.
problem-no-such-way = This way was removed meanwhile.
problem-bad-zone = This server does not know the time zone { $zone }.
problem-mail-link-over = This mail was stopped, and its links with it.
problem-bad-address = An address begins with https:// and names a host.
problem-address-inside = This address does not lead to the public internet, so nothing is sent there.
problem-address-unknown = Nobody knows { $host }. Is it written correctly?
problem-bad-mail = This is no mail address.
problem-no-mail = This server sends no mail.
problem-needs-apprise = This server cannot reach such services: its operator has to install the extra [notices].
problem-needs-server = That needs a server. Here all games are in this browser, and they are yours alone.
problem-not-the-creator = Only the person who made the table can do this.
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
problem-older-rules = This table was played by older rules and cannot be played on.
problem-newer-rules = The record was played by newer rules than this server has.
problem-pack-changed = The set of cards of this table has changed since.
problem-no-lesson = No lesson is played at this table.
problem-no-such-lesson = There is no such lesson.
problem-lesson-asked = This step waits for your answer.
problem-lesson-not-asked = Nothing is asked in this step. Go on first.
problem-lesson-record = A lesson has no record and no analysis.
problem-server-fault = An error of the server.
problem-too-large = This is too large.
problem-too-many = Too many requests. Again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-too-many-connections = You have this open too often. Close another page and reload.
problem-seed-not-chosen = Where others may play, the server draws the seed: whoever chose it would know all dice.
problem-bad-pace = Bots cannot be slower than { $slowest } ms.
problem-bad-message = The server does not understand this message. Load the page again.
problem-bad-request = The server does not understand this request. Load the page again.
problem-not-over = The game is not over yet.
problem-not-found = There is no such page on the server.
problem-not-allowed = The server does not do this at this address.


## Help

help = Help and keys
help-mouse = Click a lit piece to choose it, any other to learn what it is or why it cannot be chosen. With a finger the first tap looks and the second chooses.
key-number = focus that lit piece or option; again, or Enter, chooses it
key-tab = next lit piece or button
key-arrows = from piece to piece over the board
key-why = why not, or what is this, for the focused piece; otherwise this help
key-done = finish, keep or decline
key-undo = undo, redo, start my turn again
key-history = step back, step forward, try a what-if
key-go = go to board, mine, players, log, rules, timeline
key-show = bring what can be chosen into view
key-odds = odds on or off
key-zoom = board larger, smaller, fit the page
key-ok = confirm a forced move
key-escape = close, then clear the filter
help-kinds = Kinds of options


## Lessons

coach = Coach
coach-region = Coach, step { $step } of { $of }
lesson-name = Lesson { $number } · { $title }
lesson-step = Step { $step } of { $of }
lesson-leave = Leave the lesson
lesson-prompt = Read what the coach says, then go on.
lesson-hint = { $sort ->
    [example] Example game, step { $step } of { $of }
    [puzzle] Puzzle { $number }
   *[lesson] Lesson { $number }, step { $step } of { $of }
}
lesson-end = Lesson done
lesson-next = Next lesson
lesson-others = All lessons
coach-do = Do this now
coach-again = Try again
coach-why = Why here?
coach-back = Back
coach-show = Show me
coach-skip = Skip step
coach-next = Next
coach-roll = Roll
coach-other = That works too, but not today
coach-allowed = Allowed: “{ $option }”. In this lesson we go another way.
coach-not-moved = Nothing was moved.
coach-this = This is the step
coach-not-here = Not in this step
coach-dice = These dice are set for the lesson.
coach-pieces = Pieces to choose from
coach-idle = If you like, “Show me” points at the piece.
coach-aim = Aim of the game
coach-explain = What is this about?
coach-got-it = Got it
coach-dismiss = Let me play
coach-standing = You: { $points } · best other: { $best }
first-game = First game
first-game-note = with the coach and easy bots
learn-title = Learn to play
learn-text = Short lessons at the real table, then a first game with a coach beside you.
learn-know = I know these games
learn-again = Show the lessons
learn-done = { $done } of { $number ->
    [one] one lesson
   *[other] { $number } lessons
}
learn-all = All { $number } lessons
learn-few = Fewer lessons
learn-not-started = not started
learn-minutes = { $minutes } min
learn-step = step { $step } of { $of }
learn-start = Start lesson { $number }
learn-continue = Continue lesson { $number }
learn-repeat = Lesson { $number } again
learn-row = Lesson { $number }, { $title }, { $minutes } min, { $state ->
    [done] done
    [running] running, step { $step } of { $of }
   *[open] open
}
learn-players = { $least }–{ $most } players


## Without a server

site-coming = Trilobite comes to you
site-waking = Trilobite wakes up
site-coming-text = The whole table, its rules and its bots, once. Afterwards no server is needed, nor the net.
site-meanwhile = While you wait: { $game } in a minute
site-card-before = The card before
site-card = card { $number } of { $of }
site-megabytes = { $here } of { $size } MB
site-to-go = about { $seconds } s to go
site-part-engine = The engine
site-part-tables = Tables and bots
site-part-games = The games
site-part-words = Words and drawings
site-private = Nothing leaves this device. Games stay in this browser, and you can take them out as files.
site-waiting = Waiting for the net; { $here } MB are safe.
site-starting = The engine starts …
site-failed = The engine could not be started. Load the page again; if that does not help, take a browser of 2024 or later, or play on a server.
site-pause = Pause
site-go-on = Go on
site-ready = Ready to play offline
site-ready-here = Ready to play
site-not-kept = This browser keeps no program: it is a private window, or the address does not begin with https. Next time all is loaded again. Games of a private window are gone when you close it: export them before.
site-ready-text = Put this page on the home screen or among the bookmarks: it opens like any other app, on the train as well.
site-offline = Offline, and nothing is missing.
site-kept = Kept in this browser
site-program = The program, { $size } MB, version { $version }
site-games = { $games ->
    [0] No game yet; each is saved after every answer
    [one] One game, saved after every answer
   *[other] { $games } games, saved after every answer
}
site-may-clear = The browser may clear this when the device is full, and does when you close a private window.
site-ask-to-keep = Ask it to keep the games
site-promised = The browser has promised to keep it.
site-not-promised = The browser does not promise it. Export your games now and then.
site-take-out = Export all
site-bring-in = Import
site-brought-in = { $added ->
    [one] One game was added
   *[other] { $added } games were added
}, { $known } were here already.
site-needs-server = Only with a server: friends by link, notices, open tables. A game from here can go on there: download its record and open it.
site-elsewhere = Trilobite is open in another tab
site-elsewhere-text = Only one tab can hold the games at a time.
site-use-here = Use it here
site-newer = { $size ->
    [0] A new version is here. Running games stay as they are.
   *[other] A new version is here, { $size } MB. Running games stay as they are.
}
site-renew = Now
site-later = Later
site-failed-short = The engine does not start
site-first-start = first start
site-play = Ready: play
site-no-room = { $missing } MB of room are missing in this browser: it plays now, but will have to load again. Delete what you do not need, or export your games.
site-offline-short = offline
site-offline-more = nothing is missing
site-install = Put on the home screen
site-install-text = Then it opens like any other app, on the train as well.
site-export-due = Much was played since the last export
site-last-export = Last export: { $when }
site-never = Last export: never
site-unplayable = Sets of cards that these rules cannot play with: { $packs }.
problem-game-not-here = This game is not loaded yet, and there is no net. Try again when there is.
problem-no-connection-here = Trilobite does not answer: it is open in another tab, or has not started.
problem-storage-here = This browser could not keep it, and nothing was changed. Is the device full?
problem-server-fault-here = An error of ours. Load the page again; the game is as it was.
share-needs-server = Links need a server: this game is only in this browser. Download its record, and open it on a server.
problem-bad-games-file = This is no file of games, or it is damaged; nothing was changed.


## Answers that stand

same-again = Same from now on
same-stands = Answered each time while it is possible: “{ $option }”. Press to be asked again.


## The adviser

adviser = Adviser
adviser-ask = Ask the adviser
adviser-thinking = The adviser is thinking …
adviser-title = A strong bot would answer
adviser-would = A strong bot would answer: { $option }
adviser-because = What speaks for it: { $aims }.
adviser-as-good = As good: lamp { $ranks }.
adviser-compare = Compare
adviser-mark = Adviser’s choice { $rank }
adviser-allowed = adviser allowed
adviser-allowed-note = Everybody who plays at this table may ask the adviser what a strong bot would answer.
table-advice = Everybody may ask the adviser
table-advice-note = It says what a strong bot would answer. All are told that it may be asked.
adviser-off = adviser off
adviser-on = The adviser may be asked
adviser-on-note = for all seats; each use is noted with the record
warn-blunders = Warn me when my answer gives up much, while it can be taken back
blunder = “{ $option }” gives up about { $points ->
    [one] one point
   *[other] { $points } points
}, a strong bot thinks. Take it back?
blunder-back = Take back
blunder-keep = Keep it
key-advice = ask the adviser; again: put it away
problem-no-adviser = The adviser may not be asked at this table.
problem-adviser-failed = The adviser could not think. Ask again.
problem-nothing-to-decide = There is nothing for you to decide now.
