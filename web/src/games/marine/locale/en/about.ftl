### What the things on the table are and do, English.

about-terrain = Scoring: { $numbers } VP from first place down. Speciation brings up to { $limit } here.
about-no-tile = No tile yet. Wanderlust may lay one here if a tile is beside it.
about-elements = Elements here: { $elements }.
about-stack = { $animal }: { $number }, { $state ->
    [thriving] thriving.
   *[other] endangered: an Extinction would remove them.
}
about-token = On { $number ->
    [one] one tile
   *[other] { $number } tiles
}: { $tiles }. It feeds every animal there that has this element.
about-vacant = A vacant corner of { $tiles }.
about-special-only = For special pawns only.
about-closed = Not open with so few animals.
about-pawn-there = A pawn of { $animal }. A special pawn may kick it out.
about-special-there = A special pawn of { $animal }. It is not kicked out, unless a card allows it.
about-placing = A basic pawn goes behind all your pawns in the display, a special one anywhere.
about-area = A token of the area of { $action }. { $area ->
    [abundance] At the Reseed what is left moves on to Autotrophy.
    [autotrophy] At the Reseed what is here moves on to Depletion.
    [adaptation] At the Reseed what is left moves on to Regression.
    [regression] At the Reseed every unprotected animal loses a token of each type here.
   *[other] At the Reseed what is left goes to the bag.
}
about-circle = Speciation on the space beside it needs a token of { $element } on the planet.
about-vent-side = The token must lie at a vent that shows this side: { $side }.
about-marker-competition = Competition on the space above is for tiles of this terrain: { $terrain }.
about-marker-evolution = Evolution on the space above scores a tile of this terrain: { $terrain }.
about-squares = A cube here keeps the tokens of its animal safe at the next Reseed.
about-retrieval = You take all your pawns back, and your cube in the food chain moves to the right. When all cubes are there, the round ends.
about-vents = { $number ->
    [0] No vent is left.
    [one] One vent is left.
   *[other] { $number } vents are left.
} Tectonics opens them.
about-bag = Tokens that leave play return to this bag, and all new ones come from it.
about-bag-of = { $number } of them are in the bag.
about-stack-of-tiles = The top of a stack of tiles for Wanderlust; { $below } below it.
about-row-space = X is { $number }: the number of its row space.
about-icon-extinction = It came with an Extinction: all endangered species died out.
about-icon-survival = It came with a Survival: the holder of the survival card gained VP.
about-reconstructed = What this card does is not known from any source and was reconstructed.
about-event-extinction = All endangered species are eliminated, and then those that became endangered by it.
about-event-survival = The holder of the survival card gains 1, 3, 6, 10, 15 or 21 VP for the vents they occupy.
about-events = Events happen when a card comes into the row.
about-deck = When a card was resolved, the next one comes to space 5.
about-last-packet = The card that ends the game is among the last five.
about-animal = Ties go to the animal higher in the food chain; the lowest moves first.
about-diet = Its elements: { $elements }. Its species thrive on tiles with one of them.
about-target = Target number { $target }: a domination value must be above it.
about-owner = { $animal ->
    [none] Nobody owns its special pawn yet.
   *[other] { $animal } own its special pawn.
}
about-value = The number of elements of the type, times the occupied tiles that have such a token.
about-dominates = { $value } is above the target number { $target }: the Domination action would claim the pawn.
about-dominates-not = { $value } is not above the target number { $target }.
about-pool = { $number } species wait in the gene pool.
about-lost = { $number } species were eliminated. Tectonics can bring one back.
about-on-planet = { $number } species are on the planet.
about-target-sum = At the end the target numbers of owned special pawns count: { $number } VP.
about-pawns = Ready: { $basic } basic and { $special } special.
about-place = Room for more elements, from Adaptation or cards.
about-own-token = An element token. Regression may take it.
about-printed = A printed element. It is never lost.
about-column-left = Left: no Retrieval in this round yet.
about-column-right = Right: has taken Retrieval in this round.
about-round = The round ends when all cubes are in the right column.
about-survival-card = { $animal ->
    [none] Nobody has more species on vents than all others.
   *[other] { $animal } have more species on vents than all others.
}
about-source-start = VP at the start of a random planet.
about-source-wanderlust = Bonus VP for the tiles beside new ones.
about-source-tectonics = Bonus VP for vents and those around them.
about-source-evolution = Tiles scored by Evolution actions.
about-source-cards = What evolution cards gave.
about-source-survival = Survival events.
about-source-traits = What traits gave.
about-source-final-tiles = Every tile is scored once at the end.
about-source-final-targets = Target numbers of owned special pawns.
about-ending = One Extinction, one Survival, every tile once, and the target numbers of owned special pawns.
