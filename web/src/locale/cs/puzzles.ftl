### Ukázkové hry a hádanky.

example-game = Ukázková hra
example-name = Ukázková hra · { $title }
example-end = Ukázka je u konce
example-do = Tvůj tip
example-task = Co se podle tebe hrálo?
example-idle = Jestli chceš, „Sledovat“ ukáže, co se hrálo.
example-watch = Sledovat
example-guess = Tvůj tip
example-played = Hrálo se
example-same = Totéž.
example-differs = Jiná cesta. Tady je důvod, proč se hrálo takto.


## Hádanky

puzzles-title = Hádanky
puzzles-text = Rozhodnutí ze skutečných her. Najdi odpověď, která slibuje nejvíc; všechny změřilo hluboké prohledávání jen z toho, co smíš vědět.
puzzles-solved = vyřešeno { $done } z { $number }
puzzle-region = Hádanka
puzzle-name = Hádanka { $number }
puzzle-row = Hádanka { $number }, { $title }, { $state ->
    [solved] vyřešená
   *[open] otevřená
}
puzzle-leave = Opustit hádanku
puzzle-facts = { $number ->
    [one] { $number } odpověď.
    [few] { $number } odpovědi.
   *[other] { $number } odpovědí.
} Nejlepší slibuje aspoň o { $points } b. víc než ty, které tak dobré nejsou.
puzzle-not-best = Jde to líp
puzzle-less = { $known ->
    [yes] „{ $option }“ slibuje o { $points } b. méně než nejlepší odpověď. Zkus jinou.
   *[no] „{ $option }“ slibuje méně než nejlepší odpověď. Zkus jinou.
}
puzzle-found = Nalezeno
puzzle-shown = Tohle slibuje nejvíc
puzzle-best = nejlepší
puzzle-minus = −{ $points }
puzzle-measured = V bodech, změřeno až v 1500 představených světech. Co u stolu nikdo vědět nemůže, bylo v každém rozdáno znovu.
puzzle-next = Další hádanka
puzzle-again = Ještě jednou
puzzle-all = Všechny hádanky
puzzle-show = Ukaž mi to
puzzle-play = Vyřešit
puzzle-day = Hádanka dne
puzzle-day-done = { $days ->
    [one] Dnešní je vyřešená.
    [few] Dnešní je vyřešená: { $days } dny po sobě.
   *[other] Dnešní je vyřešená: { $days } dnů po sobě.
}
puzzle-streak = { $days ->
    [0] Každý den nová, pro všechny stejná.
    [one] Včerejší je vyřešená. S dnešní to budou dva dny po sobě.
    [few] Zatím { $days } dny po sobě.
   *[other] Zatím { $days } dnů po sobě.
}
