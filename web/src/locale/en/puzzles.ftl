### Example games and puzzles.

example-game = Example game
example-name = Example game · { $title }
example-end = The example is over
example-do = Your guess
example-task = What would you play?
example-idle = If you like, “Watch” shows what was played.
example-watch = Watch
example-guess = Your guess
example-played = Played
example-same = The same.
example-differs = Another way. Here is why this one was played.


## Puzzles

puzzles-title = Puzzles
puzzles-text = Decisions from real games. Find the answer that promises most; a deep search has measured them all, from what you can know.
puzzles-solved = { $done } of { $number } solved
puzzle-region = Puzzle
puzzle-name = Puzzle { $number }
puzzle-row = Puzzle { $number }, { $title }, { $state ->
    [solved] solved
   *[open] open
}
puzzle-leave = Leave the puzzle
puzzle-facts = { $number } answers. The best one promises at least { $points } points more than those that are not as good.
puzzle-not-best = There is something better
puzzle-less = { $known ->
    [yes] “{ $option }” promises { $points } points less than the best. Try another.
   *[no] “{ $option }” promises less than the best. Try another.
}
puzzle-found = Found
puzzle-shown = This promises most
puzzle-best = best
puzzle-minus = −{ $points }
puzzle-measured = In points, measured in up to 1500 imagined worlds. What nobody at the table can know was dealt anew in each.
puzzle-next = Next puzzle
puzzle-again = Once more
puzzle-all = All puzzles
puzzle-show = Show me
puzzle-play = Solve it
puzzle-day = Puzzle of the day
puzzle-day-done = { $days ->
    [one] Solved for today.
   *[other] Solved for today: { $days } days in a row.
}
puzzle-streak = { $days ->
    [0] A new one every day, the same for everybody.
    [one] Yesterday's is solved. Today makes it two days in a row.
   *[other] { $days } days in a row so far.
}
