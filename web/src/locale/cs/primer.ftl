### Slova, která se sama vysvětlí

term-rules = Více v pravidlech: { $clause }
legend = Symboly a pojmy
legend-words = Pojmy
how-to = Jak se hraje
how-to-play = Jak se hraje { $game }
how-to-rules = Celá pravidla
how-words = Tečkovaně podtržená slova se sama vysvětlí; všechna a všechny symboly:
key-legend = všechny symboly a pojmy; ? na tlačítku vysvětlí jeho pojmy
