### Bios: Genesis in the browser, English: what the things on the table are.


## Refugia

about-refugium = { $dice ->
    [one] Rolls one die
   *[other] Rolls { $dice } dice
}: one for each organised cube, two for each biont.
about-refugium-quiet = Nobody rolls here until a biont comes. Organised cubes then bring a die each, bionts two.
about-life = In { $climate } climate each of these faces raises a cube to the organised field: { $faces }.
about-life-faces = Each die with such a face raises one cube from the lower to the upper field.
about-slots = { $covered } of { $all } enzyme slots are covered. Deaths in uncovered slots are in force.
about-asleep = Inactive row: only players with a biont here, or with a spore, may assign to it.
about-row-active = Active row: everybody may assign bionts and enzymes here.
about-refugia-left = { $number ->
    [0] No refugium is left in its deck.
    [one] One refugium is left in its deck.
   *[other] { $number } refugia are left in its deck.
}
about-entry = Each biont that enters costs { $number ->
    [one] one catalyst
   *[other] { $number } catalysts
} of any colour.
about-immune = Smite does not touch it.
about-manna-organised = Organised manna: brings one die to the roll and becomes a chromosome of the new bacterium.
about-manna-loose = Disorganised manna: a life face raises it to the upper field.
about-biont = A biont: two dice on a refugium and in an organism, and one purchase for the organism it lives in.
about-enzyme = An enzyme covers a death until an enzyme death or a smite takes it.
about-manna-death = Each { $face } kills one organised manna; a cube drops and pays a catalyst, a biont goes home.
about-enzyme-death = Each { $face } takes the rightmost enzyme.


## Cards

about-deck = { $number ->
    [one] The last mutation of this deck
   *[other] The top of { $number } mutations
}. It costs one { $colour } catalyst.
about-mutation = A mutation: its cubes are chromosomes, its icons abilities of the organism.
about-promotion = When promoted it gets a second cube, { $colour }, and the abilities of its other side.
about-diseased = A parasite has taken a cube; the card and its abilities stay.
about-pollutes = Pollution: when it is bought, an oxygen spike strikes the other organisms of the row.
about-ability-immunology = the owner chooses freely what the organism loses.
about-ability-heat-shield = one heat less in a crisis.
about-ability-o2-shield = one oxygen less in a spike.
about-ability-uv-shield = ultraviolet light does no harm.
about-ability-cancer-shield = only sixes are errors in cancer rolls.
about-ability-drought-shield = drought does no harm.
about-ability-spore = bionts and enzymes may go to every row.
about-ability-hgt = one of your bionts a turn may leave or enter a microorganism.
about-ability-dna = only sixes are errors in Darwin rolls.
about-ability-fission = each biont makes two purchases, from the turn after.
about-ability-nucleus = purchases are paid with a catalyst of any colour.
about-ability-sex = a deck may be roiled (its top card goes under it) before a mutation is bought.
about-ability-red-queen = the side with more crowns, host or parasite, may steal a cube from the other.


## Organisms

about-darwin = Rolls { $dice } dice in the Darwin phase. Each 1 makes { $red ->
    [0] no catalyst
    [one] one catalyst
   *[other] { $red } catalysts
}, { $yellow ->
    [0] no die
    [one] one die
   *[other] { $yellow } dice
} may be rolled again. Each 5 or 6 (with DNA each 6) is an error{ $blue ->
    [0] .
    [one] ; the first is ignored.
   *[other] ; the first { $blue } are ignored.
}
about-bacterium = A bacterium: { $bionts ->
    [one] its biont makes one purchase a turn.
   *[other] each of its { $bionts } bionts makes one purchase a turn.
}
about-parasite = A parasite: it lives on its host's catalysts and on the cubes it takes from it.
about-parasite-card = A parasite card: in the assignment phase it can be attached to a host in another tableau, either side up.
about-macro = A macroorganism { $side ->
    [marine] of the sea
   *[terrestrial] of the land
} with metabolic rate { $rate }, worth { $worth } VP. It rolls no Darwin dice.
about-macro-organs = { $side ->
    [marine] With all organs it goes ashore.
   *[terrestrial] Organs add abilities and points.
}
about-chromosome = { $colour ->
    [red] Red, metabolism: catalysts for each 1 in the Darwin roll, and a heat shield.
    [yellow] Yellow, specificity: re-roll one Darwin die for each.
    [green] Green, entropy: an oxygen shield, and one more biont on refugia for each.
   *[blue] Blue, heredity: one error ignored for each.
}
about-organ = An organ square: one { $colour } catalyst puts a cube on it, and its abilities work.
about-circle = A circle for one { $colour } biont, an endosymbiont. It makes purchases and brings its ability.
level-title = Trophic level { $level }
about-level = { $level ->
    [P] P, plant: the bottom of the food chain.
    [H] H, herbivore: the middle of the food chain.
   *[C] C, carnivore: the top of the food chain.
} Levels are sorted by metabolic rate.
about-level-worth = The highest occupied level of sea and land is worth 12 VP, the others 6, shared by all players with a biont there.
slot-name = { $colour } slot
about-slot = A slot for one { $colour } cube that the parasite takes from its host.
about-stat-darwin-dice = One die for each cube, two for each biont.
about-stat-cancer-dice = One die for each organ, two for each biont. Fives and sixes are errors.
about-stat-rerolls = Yellow chromosomes: for each of them one Darwin die may be rolled again, once.
about-stat-errors = Blue chromosomes: errors above this number cost chromosomes.
about-stat-heat = Red chromosomes and heat shields against extremophile crises.
about-stat-oxygen = Green chromosomes, oxygen shields and vitamins against oxygen spikes.
about-stat-rate = Red and yellow chromosomes; they decide the trophic level.


## Players

about-player = A player. Up to { $number } of their bionts may be on refugia.
about-wanton = Wantonness { $number }: HGT icons on their organisms. The most wanton player may go first.
about-pool = { $number ->
    [0] No biont is free.
    [one] One biont is free to be assigned.
   *[other] { $number } bionts are free to be assigned.
}
about-entropy = Entropy limit: at most { $number } of your bionts may be on refugia: one, plus the green chromosomes of your greenest organism.
about-catalyst = A purchase costs one catalyst of the right colour, or two of one other colour.
about-limit = A pool holds { $number } of each colour.
about-trophy = A trophy: the card of an organism that went extinct.
about-score-cubes = One point for each cube on organisms, mutations and as system chromosome.
about-score-bionts = One point for each biont in any organism.
about-score-dominance = 6 or 12 points for a macroorganism, shared by the players in it.
about-score-trophies = One point for each trophy.
about-score-medea = A player who voted for Medea loses half of their points.


## Dice, phases, events

about-die-autocatalytic = On a refugium: life faces organise, deaths in uncovered slots kill, doubles can make a bacterium.
about-die-darwin = Of a microorganism: a 1 makes catalysts, three of a kind one more, fives and sixes are errors.
about-die-cancer = Of a macroorganism: fives and sixes are errors, a 1 gives a catalyst.
about-phase-event = An event is drawn and its icons strike everybody, from left to right.
about-phase-assignment = In player order bionts, enzymes, parasites and antioxidants are assigned.
about-phase-autocatalytic = Every refugium with a biont rolls, row by row.
about-phase-darwin = Every bacterium and parasite rolls: re-rolls, catalysts, then losses.
about-phase-purchase = Each biont in an organism makes one purchase for it.
about-climate = The last climate icon decides which life faces count.
about-armageddon = Four equal icons in a row end the game, unless all vote for Gaia.
event-icon-warm = sun
event-icon-cool = snowflake
icon-state-done = Done.
icon-state-now = Now.
icon-state-to-come = To come.
event-result-smite = { $enzymes ->
    [0] No enzyme
    [one] One enzyme
   *[other] { $enzymes } enzymes
} and { $cubes ->
    [0] no cube
    [one] one cube
   *[other] { $cubes } cubes
} lost.
event-result-none = { $kind ->
    [heaven] No active deck has a card.
    [earth] No active deck has a card.
    [cancer] No macroorganism rolls.
    [warm] The climate stays.
    [cool] The climate stays.
   *[other] Nobody suffers.
}
event-forecast = Too weak: { $names }.
event-forecast-one = { $name } (−{ $number })
event-forecast-none = All shields hold.
