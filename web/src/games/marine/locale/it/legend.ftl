## I segni del tavolo

legend-pieces = Pezzi
legend-elements = Elementi
legend-terrains = Terreni
legend-signs = Segni
legend-algae = alghe
legend-gastropods = gastropodi
legend-worms = vermi
legend-plankton = plancton
legend-sponges = spugne
legend-sun = sole
legend-eats = Cibo { $element ->
    [sun] dei rettili (due volte).
    [gastropods] dei cefalopodi (due volte).
    [plankton] dei pesci (due volte).
    [worms] dei crostacei (due volte).
    [sponges] dei rettili e dei cefalopodi.
   *[algae] dei pesci e dei crostacei.
}
legend-land = terraferma
legend-kelp-forest = foresta di kelp
legend-coral-reef = barriera corallina
legend-seamount = montagna sottomarina
legend-seagrass-meadow = prateria marina
legend-sand-plain = piana sabbiosa
legend-open-ocean = oceano aperto
legend-vent = sorgente idrotermale
