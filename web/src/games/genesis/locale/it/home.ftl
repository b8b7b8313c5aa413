### Bios: Genesis nella pagina iniziale, italiano.

home-genesis = Dai vita alla chimica inerte e tienila viva per quattro miliardi di anni di disastri. Cubi e bionti nei tuoi organismi sono punti.
