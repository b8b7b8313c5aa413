### Dominant Species: Marine on the home page, English.

home-marine = Spread your animal over a growing sea, live where your food lies, and score the tiles where you are many, until the asteroid falls.
