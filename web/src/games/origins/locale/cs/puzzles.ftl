### Hádanky Bios: Origins: o čem jsou, úkol a důvod.

puzzle-origins-spread = Kdo půjde a kam?
puzzle-origins-spread-task = Najdi cestu, která slibuje nejvíc.
puzzle-origins-spread-why = Dívej se o dva tahy dál: nikdo nesmí mít hlad a Migrant má stát vedle toho, co se brzy dá postavit.

puzzle-origins-step = Co řada přinese?
puzzle-origins-step-task = Najdi v této řadě možnost, která slibuje nejvíc.
puzzle-origins-step-why = Řada přijde v tahu jednou. Stupeň, modlitba nebo objev zůstanou a často se hned počítají do tvého nejlepšího skóre.

puzzle-origins-gods = Vyzvat bohy?
puzzle-origins-gods-task = Zjisti, jak tento tah začít.
puzzle-origins-gods-why = Kdo může dát víc Stařešinů než soupeř, získá kartu: řadu navíc v každém dalším tahu. A každá výzva přiblíží Kometu.

puzzle-origins-city = Město, nebo další Migrant?
puzzle-origins-city-task = Najdi v této řadě možnost, která slibuje nejvíc.
puzzle-origins-city-why = Město je hned bod, často přinese stupeň a počítá se u Komety II. Migrant je jen naděje.

puzzle-origins-cube = Posuň kostku
puzzle-origins-cube-task = Najdi pole, nebo chvíli, pro kostku filozofie.
puzzle-origins-cube-why = Počítá se jen nejlepší skóre. Zruš to soupeřovo a od svého kostku drž dál.

puzzle-origins-comet = Kometa
puzzle-origins-comet-task = Kometa je odkrytá. Zjisti, co s ní.
puzzle-origins-comet-why = Kdo si ji vezme, dokud vede, dostane žeton i Předzvěst a sám určí, kdy na všechny přijde chaos.
