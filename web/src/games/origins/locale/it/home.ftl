### Bios: Origins nella pagina iniziale, italiano.

home-origins = Guida una specie di antichi umani attraverso quattro Epoche. Hai tre punteggi, cultura, politica e industria, e conta solo il migliore.
