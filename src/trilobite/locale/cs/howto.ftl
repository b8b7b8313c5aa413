### Nadpisy dvou stránek o tom, jak se hra hraje, česky. Sdílí je terminál i stránka.

how-aim = Cíl hry
how-win = Jak se vítězí
how-turn = Jeden tah
how-model = Jak o hře přemýšlet
how-mistakes = Pět chyb začátečníků
