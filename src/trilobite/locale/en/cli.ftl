### The command line, English.


## Playing

play-human = you
play-human-of-many = human
play-bot = { $kind ->
    [random] random bot
    [gentle] gentle bot
    [beginner] easy bot
    [fair] fair bot
    [greedy] normal bot
    [search] hard bot
   *[other] { $kind } bot
}
play-head-start = { $who }, head start { $points }
play-welcome = { $game }, { $about }. { $seats }.
play-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
play-seat-number = seat { $number }
play-welcome-back = { $game } goes on after { $answers ->
    [one] one answer
   *[other] { $answers } answers
}. { $seats }.
play-seat = { $player }: { $who }
play-hint = Answer with a number. why, what, advise, odds, undo, log, rules, board, save, quit; help explains them.
log-heading = { $turn }, { $phase }
play-news-left-out = … { $number } earlier lines (log shows them)

play-not-an-answer = "{ $line }" is neither an option (1 to { $last }) nor a command; help lists the commands.
play-no-refusals = Nothing that you might expect is refused here.
play-no-match = Nothing with "{ $words }" is refused here.
play-more-refused = … and { $number } more; why WORDS narrows it down
play-what-usage = what takes the number of an option (1 to { $last }), as in: what 2, or a term of the game; alone it says what each option does.
play-what-nothing = Nothing at once.
play-advice = A strong bot would answer:
play-advice-line = { $outlook }: { $aims }
play-advice-people = Among several people nobody is advised.
play-log-empty = Nothing has happened yet.
play-log-usage = log takes a number of lines, as in: log 50
play-rules-usage = rules takes a clause, as in: { rules-examples }; or words to look for.
play-rules-unknown = No clause has the id or the words "{ $words }".
play-rules-more = … and { $number } more
play-undone = Taken back.
play-redone = Done again.
play-undo-refused = Not taken back: { $reason }.
play-undo-agreement = { $player }, do you agree that { $asker } takes this back? (yes or no)
play-save-usage = save takes the name of a file, as in: save my-game.txt
play-saved = Saved to { $file }. To go on: trilobite play { $game } --from { $file }
play-save-replaces = { $file } holds another game. Replace it? (yes or no)
play-not-saved = Not saved.
play-yes = yes
play-quit-unsaved = You have answers that are not saved: save FILE keeps them. quit again to leave without.
play-bye = Goodbye.
play-bye-unsaved = Goodbye. The game was not saved.
play-over = The game is over. save FILE keeps the record; quit leaves.
play-unknown-at-end = The game is over: log, board, rules, undo, save FILE and quit work here.

play-help =
    number   choose that option; its key (see "keys") does as well
    why      what is refused here and by which clause; why WORDS looks for words
    what N   what option N does before you take it (or ? N); what: all options
    advise   what a strong bot would answer, and what speaks for it
    what W   what the word W of the game means
    odds     exact chances of the rolls to come; odds NAME for all about one
    board    the whole board
    { help-game }
    keys     the options as they are written in records
    log N    the last N things that happened (20)
    rules X  the rules: { rules-examples }
    undo     take back your last answer; redo gives it again
    save F   write the game to file F; go on later with --from F
    quit     leave


## Scores

score-title = Final scores
score-player = player
score-total = total
score-winner = { $players } { $number ->
    [one] wins.
   *[other] share the victory.
}
score-counted = With head starts: { $places }. { $winner }
score-all-win = All players win together.
score-all-lose = All players lose.


## Replay

verify-fair = { $file }: the seed is the one that was promised, and { $number ->
    [one] the one roll or draw comes
   *[other] all { $number } rolls and draws come
} from it.
replay-summary = { $file }: { $game }, { $answers ->
    [one] one answer
   *[other] { $answers } answers
} and all rolls are in order.
replay-older = It was played by version { $rules } of the rules; they are at version { $now } now. It can be read, but not played on.
replay-older-until = After line { $fits } of { $lines } the rules of today lead elsewhere: { $why }
replay-after = After answer { $number } of { $answers }:
replay-pending = Next: { $prompt }


## Checks

check-passed = ok    { $file } ({ $id })
check-passed-with-note = ok    { $file } ({ $id }): { $note }
check-failed = FAIL  { $file } ({ $id })
check-problem = { "      " }{ $problem }
check-total = { $passed } passed, { $failed } failed


## Bench

bench-title = Random games of { $players } players on one core, { $seconds } s each round, { $rounds } rounds
bench-compiled = compiled
bench-interpreted = interpreted
bench-what = program
bench-games = games/s
bench-choices = choices/s
bench-per-game = choices a game
bench-clone = clone in mid-step: { $clone } µs, view: { $view } µs (medians over { $number } positions)
bench-ratio = Trilobite plays { $games } times the games and makes { $choices } times the choices of Catanatron (ratios of medians).
bench-no-peer = Catanatron is not installed, so there is nothing beside it: pip install 'trilobite[bench]'
bench-playing = Random play
bench-observing = Environments, with an observation for each choice
bench-written = Table and chart are in { $folder }.
bench-thinking = a { $bot } bot thinks { $time } ms about a decision (median over { $number })
bench-searching = a search bot gets { $speed } iterations done in a second (over { $number } decisions)


## Simulation

simulate-complete = { $file } already holds this run, games: { $games }.
simulate-goes-on = { $file }: the run goes on, games stored: { $games }.
simulate-interrupted = Interrupted: { $games } of { $all } games are stored. The same command goes on with them.
simulate-done = Games in { $file }: { $games }, played at { $speed } games/s. trilobite report { $file } shows them.


## Training

train-tune = Tuning the constants: { $bot } bots play { $games } games against each other.
train-rank = Ranking: a search through { $worlds } worlds judges decisions of { $games } games.
train-gate = The gate: what was learned plays against what the bots play with now, { $games } games with each bot.
train-constant = { $name }: { $before } → { $after }
train-weight = { $name }: { $weight }
train-agreement = The best option of the search is the best of the value in { $before } of { $decisions } decisions that were not fitted, and with the correction in { $after }.
train-arm = { $bot }, { $games } games: what was learned wins { $candidate }, what is played now { $shipped }; difference { $gain }.
train-passed = Passed: stronger with every bot. The file may go to src/trilobite/bots/weights.
train-not-passed = Not passed: at least one bot is not stronger for certain. The bots stay as they are.
train-written = Written: { $file } and the chart { $chart }.
train-chart = Chart: { $chart }
train-interrupted = Interrupted. The same command goes on where it stopped.
train-before = as written
train-after = corrected
train-chart-steps = step
train-chart-factor = factor
train-chart-agreement = Best option as the search has it
train-chart-decisions = decisions that were not fitted
train-chart-gain = difference between the shares of victories


## Reports

report-done = Written: { $page }, and { $number } charts as pictures in { $folder }.
report-title = Games under the lens
report-intro = Simulated games between bots. Bars beside a point are 95 % intervals: where two of them overlap much, chance may explain the difference.
report-games = games
report-bots = bots
report-turns = turns a game
report-choices = choices a game
report-won = games that somebody won
report-seed = seed
report-by-seat = by seat
report-by-plays = by colour or side
report-by-bot = by bot
report-what = what
report-value = value
report-interval = 95 % interval
report-cases = cases
report-share = share
report-end = end
report-cause = cause
report-numbers = The numbers
report-wins = Who wins
report-wins-note = The share of games won. The dashed line is where all would be if nothing mattered.
report-wins-note-shared = The share of games won; of a shared victory everybody has a part. The dashed line is where all would be if nothing mattered.
report-victories = How victories are shared
report-victories-note = The share of all victories of the seats that had it at the end.
report-scores = Scores
report-scores-note = Mean points at the end.
report-points = Where points come from
report-points-note = Mean points by source, of winners and of the others.
report-winners = { $bot }, won
report-others = { $bot }, lost
report-length = How long games last
report-length-note = Games by their number of turns and by how they ended.
report-parts = The parts of a game
report-parts-note = Turns from the end of one part to the end of the next.
report-milestones = When it happens
report-milestones-note = The share of seats for which it had happened by the end of each turn.
report-causes = What brings death
report-causes-note = How often in a game, by the last blow before it.
report-cards = Cards that go with winning
report-cards-note = The share of games won with the card less the share without it, among bots of the same kind. It does not say that the card wins: a player who lives longer has more cards.
report-actions = Actions that go with winning
report-actions-note = How much more often winners choose it than others, in standard deviations, among bots of the same kind.
report-side-by-side = Side by side
report-means = Means of the runs
report-means-note = Each run has its own line.
report-mean-turns = turns a game
report-mean-choices = choices a game
report-mean-score = points a seat
report-mean-best-score = points of the best
report-ends = How games end
report-ends-note = The share of games with each end.
report-axis-wins = games won
report-axis-victories = of all victories
report-axis-points = points
report-axis-turns = turns
report-axis-games = games
report-axis-of-games = % of games
report-axis-per-game = times a game
report-axis-cards = games won with it, less games won without it
report-axis-actions = how much more often winners do it (standard deviations)


## Analysis

analyse-title = { $file }: { $game }, { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }, as the { $kind } bot sees it
analyse-about-chance = Each line is the chance to win, as far as the bot can tell. Changes come from decisions, or from dice and draws.
analyse-about-points = Each line is what may be expected, in points, as far as the bot can tell. Changes come from decisions, or from dice and draws.
analyse-chart = the outlook of all players over the game
analyse-points = { $number }
analyse-decisions = decisions
analyse-agreed = as the bot
analyse-lost = lost each time
analyse-grade-1 = doubtful
analyse-grade-2 = mistake
analyse-grade-3 = blunder
analyse-swings = The biggest swings
analyse-no-swings = Nothing changed much.
analyse-swing = after answer { $number }, { $cause }: { $changes }
analyse-by-chance = by chance
analyse-by-decision = decided by { $player }
analyse-more = … and { $number } more
analyse-mistakes = What the bot would have done otherwise
analyse-no-mistakes = Nothing to speak of.
analyse-mistake = after answer { $number }, { $player }: { $grade }, { $loss }
analyse-played = played: { $option }
analyse-preferred = better: { $option }
analyse-aims = what speaks for it: { $aims }
analyse-advised = with the adviser’s help
analyse-adviser = with the adviser


## Serving

serve-running = Trilobite is at { $address } (API: { $address }docs). Ctrl-C stops it.

## Looking after tables

admin-state = { $kind ->
    [lesson] lesson
    [what-if] what-if
    [unreadable] unreadable
   *[game] { $over ->
        [yes] over
       *[no] in play
    }
}
admin-tables = { $number ->
    [one] { $number } table
   *[other] { $number } tables
}
admin-deleted = { $number ->
    [one] { $number } table has been deleted.
   *[other] { $number } tables have been deleted.
}
admin-would-delete = { $number ->
    [one] { $number } table would be deleted; --yes does it.
   *[other] { $number } tables would be deleted; --yes does it.
}
admin-exported = { $number ->
    [one] { $number } record is in { $folder }.
   *[other] { $number } records are in { $folder }.
}
admin-backed-up = { $rows ->
    [one] { $file } holds { $rows } row.
   *[other] { $file } holds { $rows } rows.
}
admin-restored = { $rows ->
    [one] { $rows } row has been restored.
   *[other] { $rows } rows have been restored.
}
admin-faulty = { $id } does not replay: { $fault }
admin-verified = Games that replay: { $sound }; of older rules, to be read: { $older }; faulty: { $faulty }.


## Lists of games for calendars and for readers of news

feed-title = Trilobite: my games
feed-your-turn = { $game }: your turn
