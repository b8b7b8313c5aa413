## Symboly na plánu

legend-pieces = Figurky a žetony
legend-elements = Elementy
legend-terrains = Prostředí
legend-signs = Symboly
legend-algae = řasy
legend-gastropods = plži
legend-worms = mnohoštětinatci
legend-plankton = plankton
legend-sponges = houbovci
legend-sun = slunce
legend-eats = { $element ->
    [sun] Potrava plazů (dvakrát).
    [gastropods] Potrava hlavonožců (dvakrát).
    [plankton] Potrava ryb (dvakrát).
    [worms] Potrava korýšů (dvakrát).
    [sponges] Potrava plazů a hlavonožců.
   *[algae] Potrava ryb a korýšů.
}
legend-land = souš
legend-kelp-forest = chaluhový les
legend-coral-reef = korálový útes
legend-seamount = podmořská hora
legend-seagrass-meadow = mořská louka
legend-sand-plain = písečná pláň
legend-open-ocean = širý oceán
legend-vent = vývěr
