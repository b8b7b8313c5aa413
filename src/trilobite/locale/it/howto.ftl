### Titoli delle due pagine su come si gioca, italiano. Li condividono terminale e pagina.

how-aim = Lo scopo
how-win = Come si vince
how-turn = Un turno
how-model = Come pensarci
how-mistakes = Cinque errori da principianti
