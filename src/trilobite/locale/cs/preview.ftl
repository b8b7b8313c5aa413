### Co volba způsobí, dřív než ji zvolíš, česky. Terminál i stránka to říkají stejně.

preview-odd = { $what } { $percent } %
preview-odds = { $odds }.
preview-expected = body { $points }, po hodu průměrně { $expected }.
preview-change = { $whose ->
    [own] { "" }
   *[other] { $who }:{" "}
}{ $kind } { $before }, pak { $how ->
    [sure] { $after }
   *[range] { $after } až { $most }
}.

worth-points = body

advice-chance = šance na výhru { $percent } %
advice-points = očekávané body: { $points }
advice-aim = { $aim } { $sign }{ $change }
advice-better = víc než u ostatních: { $aims }
advice-best = žádná jiná odpověď neslibuje víc
advice-as-good = stejně dobré jako první
aim-foresight = co přijde později
advice-none = Rádce si tu neumí představit, jak věci stojí.
