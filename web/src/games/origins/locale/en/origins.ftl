### Bios: Origins in the browser, English. Words of the rules come from the house's origins.ftl.


## Prompt

hint-spread = Up to { $range ->
    [one] 1 step
   *[other] { $range } steps
}. Look at a Migrant to see how far it comes.
hint-spread-to = { $number ->
    [one] 1 space
   *[other] { $number } spaces
} within { $range ->
    [one] 1 step
   *[other] { $range } steps
}, { $water ->
    [0] no water
    [one] crossing at most 1 water space (sea people: land space)
   *[other] crossing at most { $water } water spaces (sea people: land spaces)
}.
hint-row = Ruling class: { $discipline }. One of these, or none; rows go from the bottom to the top.
hint-challenge = { $number ->
    [0] { $comet } lies on top.
    [one] 1 challenge card, then { $comet }.
   *[other] { $number } challenge cards, then { $comet }.
}
category-migrant = Move a Migrant
category-new-migrant = New Migrant
category-step = Technology
category-free-pawn = Free a pawn
category-release = Release a Dissident
category-elder = Elder
category-emissary = Emissary
category-city = City


## Names

moment = Epoch { $epoch ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}, round { $round }
people-black = Sapiens
people-white = Neanderthal
people-orange = Denisovan
people-green = Hobbit
phase-challenge = Challenge
phase-activity = Activity
phase-footprint = Footprint
age-1 = Age of Speech
age-2 = Age of Polytheism
age-3 = Age of Empires
age-4 = Age of Reason
tokens = victory tokens
best = best
requirement = Requirement
rainbow = Rainbow
needs-short = { $needs }
left = { $number } left


## Parts of the board

parts-of-board = Parts of the board
part-map = Map
part-ideas = Ideas
part-tracks = Tracks
part-deck = Deck
choose-people = People to choose from
choose-tile = Tiles to choose from


## Map

map = Map of the world
map-note = spaces at the corners for Migrants, resources in the hexes for cities
layers = Layers of the map
layer-footprint = Footprint
layer-footprint-note = How many are in each hex, and how many your footprint feeds there
layer-reach = Reach
layer-reach-note = Where your Migrants and cities can spread to
layer-resources = Sites
layer-resources-note = Resources on which you could build with a Migrant beside them
layer-scores = Scores
layer-scores-note = What cities are worth, and the scores of everybody
map-list = The map as a list
as-list = List
as-map = Map
legend = Signs of the map
star-now = catastrophe of this Epoch
hex = Hex
climate = Ground
resources = Resources
city = City
population = People
list-lit = Hexes that can be chosen
list-others = Other hexes
list-spaces = Spaces that can be chosen
list-migrants = Other Migrants
under-climate = under { $climate }
city-of = city of { $player }
migrant-of = Migrant of { $player }
ocean-pacific = Pacific Ocean
ocean-atlantic = Atlantic Ocean
ocean-indian = Indian Ocean
ocean-southern = Southern Ocean


## Challenge deck and auction

challenge-deck = Challenge deck
before-comet = { $number ->
    [one] 1 challenge, then { $comet }
   *[other] { $number } challenges, then { $comet }
}
comet-on-top = { $comet } lies on top
comet-next = The next Comet scores this
comet-would = If it fell now ({ $measure }):
tail-left = { $number ->
    [one] 1 turn left
   *[other] { $number } turns left
}
challenged = The challenge card
challenge-label = { $name }, challenge card of Epoch { $epoch }. Events: { $events }. Heureka: { $heureka }.
religious = Religious: mysticism counts in bids
auction = Auction
bids = Bids
passed = passed
bid-sum = { $pawns } + { $bonus } = { $total }
can-bid = { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
} to bid, bonus { $bonus }
bid-offer = { $pawns ->
    [one] Bid 1 pawn
   *[other] Bid { $pawns } pawns
}, worth { $total }.
dictator-to = A dictator: the card goes to { $player } without an auction.


## Ideas

ideas = Ideas
ideas-note = as many Elders as the row: invent it
ideas-apart = Ideas to choose from
idea-label = { $name }{ $row ->
    [0] {""}
   *[other] {" "}in row { $row }
}. Heureka: { $heureka }. Requirement: { $needs }. { $rows }. Elders: { $elders }.
heureka = Heureka
elders-needed = { $number ->
    [one] needs 1 Elder
   *[other] needs { $number } Elders
}
gap = gap
tradition = Tradition deck
tradition-top = Tradition deck: { $number ->
    [0] empty
    [one] 1 card
   *[other] { $number } cards
}{ $name ->
    [none] {""}
   *[other] , { $name } on top
}


## Tracks

technology = Technology
track-label = { $track }: { $levels }.
levels = Levels
philosophy = Philosophy
philosophy-label = { $name }: { $about }.
philosophy-here-label = { $name }, where the cube is: { $about }.
philosophy-key = A space with the sign of a class: who is ruled by it bids one more. Struck out: that score does not count at the end.
crisis-now = crisis now: { $crisis }
nothing-cancelled = No score is struck out.


## Players

brain-and-tableau = Brain and tableau
brain-of = Brain board of { $player }
domain-label = { $domain }: { $number ->
    [one] 1 pawn
   *[other] { $number } pawns
}.
pawns-out = on cards
menopause-reached = Menopause is reached.
stat-mysticism = mysticism
stat-urbanisation = urbanisation
stat-diversity = diversity
stat-elders = Elders
stat-emissaries = Emissaries
stat-dissidents = Dissidents
stat-supply = in supply
stat-blocks = blocks
stat-range = range
portents = { $number ->
    [one] Portent
   *[other] Portents
}
portents-label = { $number ->
    [one] 1 Portent
   *[other] { $number } Portents
}.
hungry = More than the footprint feeds: { $hexes }
column-label = { $discipline }, { $number ->
    [one] 1 Foundation
   *[other] { $number } Foundations
}.
column-ruling = { $discipline }, the ruling class, { $number ->
    [one] 1 Foundation
   *[other] { $number } Foundations
}.
crown-of = Crown of { $player }
crown-label = The crown, its rainbow uncovered.
crown-dissident = The crown, with a Dissident on it.
no-foundation = no Foundation
foundation-label = Foundation { $name }: { $row }.{ $disabled ->
    [yes] {" "}Disabled by a Dissident.
   *[no] {""}
}
invention-label = Invention { $name }: { $row }. Emissaries: { $emissaries }.


## Scores

only-best = only the best of the three counts
all-three = all three count: somebody needs 13 in each
struck-out = struck out by the philosophy


## Figures

figure-next-card = On the next challenge card
figure-reach = Spaces within reach
figure-qualified = meets the requirement
odds-challenge = Next challenge card
odds-unseen = Among the { $number } cards of the Epoch that nobody has seen.
odds-next = chance
odds-ideas = Ideas left in the decks
odds-note = Chances are exact: they count the cards of the Epoch that have not been seen, in the deck and beside it.
event-name = Event
only-now = For the current position only.


## Setting up

bot-black = the black bot
bot-white = the white bot
bot-orange = the orange bot
bot-green = the green bot
kind-first-text = the basic rules against easy bots
kind-full-text = the advanced game
kind-solo-text = you need 13 in each score
kind-together-text = cooperative: 13 in each score, or nobody wins
kind-campaign-text = go on from a finished game of Genesis
group-people = Peoples
group-people-none = Land people
group-people-none-text = all players are land people
group-map = Map
group-map-none = The Earth
group-map-none-text = as it is printed
group-deck = Challenge deck
group-deck-none = Usual deck
group-deck-none-text = as long as the kind of game has it
mode-competitive = Competitive
mode-competitive-text = the best score wins
mode-cooperative = Cooperative
mode-cooperative-text = all win together with 13 in each score, or nobody does
mode-solitaire = Solitaire
mode-solitaire-text = one player needs 13 in each score
variant-advanced = Inventions, requirements, interactions and Elder actions
variant-first-exodus = the long game: more challenges, all pawns but one in emotions
variant-sea-people = all players are sea people
variant-yrr = land people against sea people; tiles are laid on the Earth
variant-own-map = a map of tiles; players choose where they start
variant-water-world = sea people on the other side of the map, all of it under water
variant-cratons = a map of cratons, which the players lay; climate by latitudes
variant-mars = an old world on two cratons of Mars, America of random tiles
variant-venus = an old world on two cratons of Venus, America of random tiles
variant-chimera = random cratons of the Earth, Mars and Venus, with tiles
variant-archipelago = some tiles beside the cratons
variant-quick-map = a random map: cratons covered with tiles
variant-tiled = the last map of Megafauna, laid in tiles
variant-real-earth = the last map of Megafauna on the Earth
variant-basic-deck = a short challenge deck for solitaire or cooperation
variant-advanced-deck = a medium challenge deck for solitaire
variant-long-deck = a long challenge deck for cooperation


## A map of tiles, in the form for a new table

map-of-tiles = Map of tiles
layout = Layout
layout-own = Laid tile by tile
layout-note = Choose a hex, on the map or in the list, and say which tile lies there. The dots are its spaces: brown for land, blue for water. Hexes without a tile stay as printed.
tile-hex = Hex
tile-there = Tile
tile-none = none
tile-side = Side
tile-turned = Turned

map-of-cratons = World of cratons
world = Map
world-in-game = Laid by the players in the game
world-drawn = Drawn when the game begins
world-own = Laid craton by craton
world-note = Choose a craton and the hex of its middle, in the list or on the map.
world-note-discs = Numbers are the printed dice of the fields. What Megafauna left on the fields can be given below.
world-on-earth = On the map of Earth
map-random = Random map
strip = Latitudes
strip-usual = as the map says
strip-random = drawn
strip-now = Latitudes: { $strip }
craton = Craton
craton-middle = Its middle
craton-away = not on the map
craton-discs = Discs and plants of Megafauna
field = Field { $number }
field-middle = Middle
field-steppe = steppe
field-swamp = swamp
field-sea = sea
field-highland = highland
field-basin = basin
field-plant = green plant
disc = Disc
disc-none = no disc
disc-white = white disc
disc-green = green disc
disc-black = black disc
disc-shelf = shelf disc
planet-earth = Earth
planet-mars = Mars
planet-venus = Venus
map-name = Name of the map
map-unnamed = my map
map-keep = Keep in this browser
map-kept = { $name } is kept in this browser.
map-share = Save as a file
map-open = Open a file
map-opened = { $name } is on the table.
map-unreadable = { $file } is no map of this game. Choose a file that was saved here.
map-forget = Forget { $name }
maps-kept = Maps in this browser


## Several events at once

together-acts = { $a }: { $b }.
together-elder = { $a } sends { $number } Elders: { $b }.
together-elder-expended = { $a }: { $number } Elders go back to free will.
together-emissary-expended = { $a }: { $number } Emissaries go back to free will.
together-migrant-new = { $a }: { $number } new Migrants come: { $b }.
together-migrant-moved = { $a }: { $number } Migrants move: { $c }.
together-migrant-lost = { $a } loses { $number } Migrants: { $b }.
together-city-lost = { $a } loses { $number } cities: { $b }.
together-technology = { $a } advances: { $b }.
together-idea-shown = New Ideas in the display: { $a }.
together-idea-gone = These Ideas leave the game: { $a }.
together-dissident = { $a } has { $number } Dissidents more: { $b }.
together-token-moved = { $number } climate tokens move: { $c }.


## Goals alone and together

goal-culture = culture
goal-politics = politics
goal-industry = industry
goal-space = space (maritime)

event-plays-named = { $called } plays { $a }, with crown { $c }.
