### What an option does before it is taken, English. Terminal and page say it alike.

preview-odd = { $what } { $percent } %
preview-odds = { $odds }.
preview-expected = points { $points }, after the roll { $expected } on average.
preview-change = { $whose ->
    [own] { "" }
   *[other] { $who }:{" "}
}{ $kind } { $before }, then { $how ->
    [sure] { $after }
   *[range] { $after } to { $most }
}.

worth-points = points

advice-chance = { $percent } % to win
advice-points = { $points ->
    [one] { $points } point expected
   *[other] { $points } points expected
}
advice-aim = { $aim } { $sign }{ $change }
advice-better = more than with the others: { $aims }
advice-best = no other answer promises more
advice-as-good = as good as the first
aim-foresight = what comes later
advice-none = The adviser cannot imagine how things stand here.
