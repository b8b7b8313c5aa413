### Headings of the two pages on how a game is played, English. The terminal and the page share them.

how-aim = The aim
how-win = How you win
how-turn = A turn
how-model = How to think of it
how-mistakes = Five beginners' mistakes
