### Bios: Genesis on the home page, English.

home-genesis = Bring dead chemistry to life and keep it alive through four billion years of disasters. Cubes and bionts in your organisms are points.
