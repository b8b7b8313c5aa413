### Dominant Species: Marine in the browser, English. Words of the rules come from the house's
### marine.ftl.


## Prompt

hint-turn = { $basic ->
    [0] No basic pawn
    [one] One basic pawn
   *[other] { $basic } basic pawns
} and { $special ->
    [0] no special pawn
    [one] one special pawn
   *[other] { $special } special pawns
} ready. Lit spaces can be clicked.
category-basic = Basic pawn
category-special = Special pawn
category-copy = Copy a trait
category-exchange = Exchange
category-remove = Remove


## Names

round = Round { $number }
counted = { $number } { $what }
direction = { $direction ->
    [nw] NW
    [ne] NE
    [e] E
    [se] SE
    [sw] SW
   *[w] W
}
# One letter each, all different.
letter-algae = A
letter-gastropods = G
letter-worms = W
letter-plankton = P
letter-sponges = S
letter-sun = U
points = { $number } VP
nobody = nobody
animal = Animal
element = Element
elements = Elements
terrain = Terrain
terrains = Terrains and what they pay
hex = Hex
species = Species
target = target


## Parts of the board

parts-of-board = Parts of the board
part-planet = Planet
part-actions = Actions
part-cards = Cards
choose-animal = Animals to choose from
animal-offer = { $animal }, number { $rank } in the food chain; printed elements { $elements }.
food-chain-rank = number { $rank } in the food chain
choose-trait = Traits to choose from


## Action display

actions = Actions
actions-note = basic pawns go forward only, top to bottom
action-abundance = feed the planet
action-autotrophy = swap at a vent
action-depletion = strip the planet
action-adaptation = feed your animal
action-regression = guard tokens
action-speciation = new species
action-wanderlust = add a tile
action-tectonics = add a vent
action-migration = move species
action-competition = remove rivals
action-evolution = score, take a card
action-domination = claim a pawn
any-terrain = any
area-label = Tokens of { $action }
area-token = { $element } in the area of { $action }.
squares = Regression squares
squares-label = Regression squares, cubes: { $animals }.
space-pawn = a pawn of { $animal } stands there
space-special = for special pawns only
space-closed = not open with so few animals
retrieval = Retrieval
retrieval-note = all your pawns come back; it is the whole turn
retrieve-short = Retrieve
vents = Vents
vents-left = vents left
you-dominate = you dominate


## Planet

planet = Planet
planet-list = The planet as a list
overlays = What is shown over the planet
overlay-none = Plain
overlay-none-note = Only what stands there
overlay-thriving = Thriving
overlay-thriving-note = Who thrives and who is endangered
overlay-scores = Scores
overlay-scores-note = What each tile would pay now
overlay-domination = Domination
overlay-domination-note = Tiles that count for a domination value
overlay-extinction = Extinction
overlay-extinction-note = What an Extinction would remove now
as-list = List
as-map = Map
only-now = For the current position only.
key-thriving = { $number ->
    [one] of yours thrives
   *[other] of yours thrive
}
key-endangered = endangered
key-first = first
key-other = other places
key-extinction = An Extinction now would remove
key-domination = { $elements } × { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} = { $value }, target { $target }
hex-empty = { $hex }, no tile.
hex-label = { $tile }; { $species }; elements: { $elements }.
stack-of-species = { $animal } { $number }, { $state ->
    [thriving] thriving
   *[other] endangered
}
species-label = { $animal }, { $number } of them: { $tile }
corner-label = { $element } at { $corner } ({ $tiles }).
corner-empty = Vacant corner { $corner } ({ $tiles }).
no-tile = no tile
pays-now = Pays now
list-lit = Can be chosen
list-others = Other tiles
stacks = Stacks of tiles
stack-label = Stack { $number }: { $top ->
    [none] empty
   *[other] { $top }, { $below } below
}.
stack-empty = Empty stack
terrain-label = { $terrain } pays { $numbers }.
survival-card = Survival card


## Evolution row

evolution-row = Evolution row
evolution-row-note = cards enter at 5 and sink to 1; a space opens cards up to its number
in-deck = { $number } in the deck
discarded = { $number } discarded
card-label = Card on space { $space }: { $name }. { $text } Events: { $icons }.{ $reconstructed ->
    [yes] {" "}Reconstructed.
   *[no] {""}
}
card-worth = { $number } VP for you now
card-worth-brief = { $number } VP
no-event = no event
event-icon-extinction = Extinction
event-icon-survival = Survival


## Control and bag

control = Domination
control-note = filled: above the target; ringed: owns the pawn
element-label = { $element }: target { $target }, { $owner ->
    [none] nobody owns the special pawn
   *[other] the special pawn belongs to { $owner }
}.
bag = bag
bag-title = Black bag
bag-label = { $element }: { $number } in the bag.


## Displays

display-of = { $animal }, played by { $player }
printed = { $element }, printed.
own-token = { $element }, a token.
free-spaces = { $number ->
    [one] One free element space
   *[other] { $number } free element spaces
}.
free-title = Free element spaces
copied = copied
gene-pool = gene pool
on-planet = planet
eliminated = lost
target-sum = targets
pool-label = { $animal }: { $number } in the gene pool.
lost-label = { $animal }: { $number } eliminated.
pawns = Pawns
pawns-ready = { $number } ready


## Food chain and points

food-chain = Food chain
food-chain-note = top wins ties, bottom moves first
cube-left = has not taken pawns back in this round
cube-right = has taken pawns back in this round
if-it-ended = if it ended now { $number }
ending-title = If it ended now
last-round = last round


## Figures

figure-pays = Pays now
figure-extinction = Extinction
figure-domination = { $elements } × { $tiles } = { $value }
figure-tiles = Tiles that count
figure-next-token = Next token
figure-reseed-token = In an area at the Reseed
figure-reseed-marker = At the Reseed
figure-vents = { $species } on { $vents ->
    [one] 1 vent
   *[other] { $vents } vents
}
figure-end = Last card
odds-tokens = Black bag: { $number } tokens
odds-left = left
odds-next = next
odds-reseed = Reseed
odds-tiles = Tiles ({ $number } unseen) and markers
odds-deck = Next evolution card ({ $number } in the deck)
odds-note = Reseed: the chance that a Reseed now would bring at least one to a given area (or to an action's markers).


## Variants

bot-reptiles = the bot with the reptiles
bot-cephalopods = the bot with the cephalopods
bot-fishes = the bot with the fishes
bot-crustaceans = the bot with the crustaceans
kind-first-text = the short game against an easy bot
kind-full-text = the game as it is usually played
group-length = Length
group-length-none = Usual length
variant-two-animals = two players with two animals each; of each pair the lower score counts
variant-random-planet = the tiles in the middle and their tokens are drawn
variant-inverted-displays = three drawn tokens instead of the printed elements
variant-superheroes = each animal keeps two traits
variant-exaptation = leaves Exaptation among the traits of superheroes
variant-short = five evolution cards fewer
variant-long = five evolution cards more
variant-epic = all evolution cards
variant-random-animals = animals are drawn instead of chosen
variant-endless = only the Asteroid ends the game, not a row that nobody uses


## Several events at once

together-tokens-drawn = { $b-count } tokens come to the action display: { $b }.
together-marker-drawn = { $number } new terrain markers: { $b }.
together-species-placed = { $a }: { $c } new species on { $b }.
together-species-left = { $a }: { $c } species leave { $b }.
together-species-moved = { $a }: { $c } species move to { $b }.
together-species-returned = { $a }: { $c } species return from { $b }.
together-species-eliminated = { $a }: { $c } species eliminated on { $b }.
together-tile-scored = { $number } tiles are scored: { $a }.
together-token-placed = { $number } tokens come to the planet: { $a }.
together-token-lifted = { $number } tokens leave the planet: { $a }.
together-element-gained = { $a } gain elements: { $b }.
together-element-lost = { $a } lose elements: { $b }.

warning-endangered = For you: your { $animal } on { $hexes } are endangered; they die at the next Extinction.

event-plays-named = { $called } plays { $a }.
option-retrieve-brief = Take all back
