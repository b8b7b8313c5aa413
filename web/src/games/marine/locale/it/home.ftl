### Dominant Species: Marine nella pagina iniziale, italiano.

home-marine = Diffondi il tuo animale in un mare che cresce, vivi dov'è il tuo cibo e fai punti dove sei numeroso, finché cade l'asteroide.
