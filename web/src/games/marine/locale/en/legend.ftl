## The signs of the board

legend-pieces = Pieces
legend-elements = Elements
legend-terrains = Terrains
legend-signs = Signs
legend-algae = algae
legend-gastropods = gastropods
legend-worms = worms
legend-plankton = plankton
legend-sponges = sponges
legend-sun = sun
legend-eats = Food of { $element ->
    [sun] the reptiles (twice).
    [gastropods] the cephalopods (twice).
    [plankton] the fishes (twice).
    [worms] the crustaceans (twice).
    [sponges] the reptiles and the cephalopods.
   *[algae] the fishes and the crustaceans.
}
legend-land = land
legend-kelp-forest = kelp forest
legend-coral-reef = coral reef
legend-seamount = seamount
legend-seagrass-meadow = seagrass meadow
legend-sand-plain = sand plain
legend-open-ocean = open ocean
legend-vent = vent
