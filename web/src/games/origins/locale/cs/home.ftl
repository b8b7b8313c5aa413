### Bios: Origins na úvodní stránce, česky.

home-origins = Veď jeden druh raných lidí čtyřmi Epochami. Máš tři skóre, kulturu, politiku a průmysl, a počítá se jen to nejlepší.
