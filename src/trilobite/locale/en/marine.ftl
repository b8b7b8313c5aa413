### Dominant Species: Marine, English.
###
### Arguments: $a, $b, $c are the things an option or event names, in words; $a-id and so on are
### their ids, for selectors. $player is the animal that decides, $kind the kind of decision; other
### arguments of a prompt are what the decision is about: $card, $hex, $corner, $element, $terrain,
### $trait, $species, $left. Animals come with a capital letter (Reptiles), elements and terrains
### as plain words, tiles with their hex (coral reef D4), cards and actions by their names.


# The name on the box.
title = Dominant Species: Marine


## Names of small things

kind-geyser = geyser
kind-black-smoker = black smoker

# A tile by what lies there and its hex.
tile-named = { $kind } { $hex }
corner-named = { $hex } { $direction ->
    [nw] NW
    [ne] NE
    [e] E
    [se] SE
    [sw] SW
   *[w] W
}
# A space of the action display; $about is what belongs to it.
space-named = { $action } { $number }
space-with = { $action } { $number } ({ $about })
space-species = { $number ->
    [any] any number
    [one] 1 species
   *[other] { $number } species
}
space-row = up to card { $number }

end-asteroid = The Asteroid has ended it.
end-idle-row = Nobody resolved a card any more.

# What VP were gained by.
source-start = the start
source-wanderlust = Wanderlust
source-tectonics = Tectonics
source-evolution = Evolution
source-cards = cards
source-survival = Survival
source-traits = traits
source-final-tiles = tiles at the end
source-final-targets = special pawns at the end


## What is asked: one sentence each

prompt-animal = Which animal do you play?
prompt-traits = { $player }, choose among the traits you were dealt.
prompt-turn = { $player }, place a pawn or take your pawns back.
prompt-abundance = { $player }, Abundance: which token comes to the planet?
prompt-token-corner = { $player }, on which corner do you put the token ({ $element })?
prompt-autotrophy = { $player }, Autotrophy: which token of a vent do you remove or exchange?
prompt-area-token = { $player }, which token of the area comes to { $corner }?
prompt-depletion = { $player }, Depletion: which token leaves the planet?
prompt-adaptation = { $player }, Adaptation: which token comes to your display?
prompt-adaptation-space = { $player }, where do you put the token ({ $element })?
prompt-element-place = { $player }, where do you put the token ({ $element })?
prompt-regression = { $player }, Regression: do you protect your tokens with a cube?
prompt-speciation = { $player }, Speciation: around which token do new species arise?
prompt-speciation-tiles = { $player }, how many species come to the tiles at { $corner }?
prompt-wanderlust = { $player }, Wanderlust: which tile do you take?
prompt-new-tile = { $player }, where do you lay the new tile ({ $terrain })?
prompt-wanderlust-token = { $player }, which token comes to the new tile, { $hex }?
prompt-arrivals = { $player }, do species of yours come to the new tile, { $hex }?
prompt-tectonics = { $player }, Tectonics: where does a vent open?
prompt-vent-side = { $player }, which side does the vent on { $hex } show?
prompt-vent-species = { $player }, where does your new species on { $hex } come from?
prompt-migration = { $left ->
    [any] { $player }, Migration: which tile do you move species from? (any number)
    [one] { $player }, Migration: which tile do you move a species from? (at most one)
   *[other] { $player }, Migration: which tile do you move species from? (at most { $left })
}
prompt-migration-target = { $player }, where do species from { $hex } go?
prompt-competition = { $player }, Competition: on which tile?
prompt-competition-victim = { $left ->
    [one] { $player }, which species do you eliminate? (at most one)
   *[other] { $player }, which species do you eliminate? (at most { $left })
}
prompt-evolution = { $player }, Evolution: which tile is scored?
prompt-evolution-card = { $player }, you thrive there: which card do you resolve?
prompt-domination = { $player }, Domination: which element?
prompt-bottom-feeder = { $player }, Bottom Feeder: which token do you take?
prompt-bottom-feeder-target = { $player }, where do you put the token ({ $element })?
prompt-card-tile = { $player }, { $card }: which tile?
prompt-card-terrain = { $player }, { $card }: which terrain?
prompt-card-victim = { $player }, { $card }: which species is eliminated?
prompt-card-survivor = { $player }, { $card }: which species survives on { $hex }?
prompt-card-return = { $player }, { $card }: which species returns to its gene pool?
prompt-card-species = { $player }, { $card }: where do you place species?
prompt-card-exodus = { $player }, { $card }: where do { $species } from { $hex } go?
prompt-card-token = { $player }, { $card }: which token of the planet?
prompt-bag-token = { $player }, { $card }: which token do you take from the bag?
prompt-card-swap = { $player }, { $card }: which token do you give away?
prompt-card-score = { $player }, { $card }: which tile is scored next?
prompt-card-loss = { $player }, which of your tokens goes into the bag?
prompt-regression-loss = { $player }, Regression: from where does a token go into the bag?
prompt-other-card = { $player }, { $card }: which other card do you resolve?
prompt-ancient-lineage = { $player }, Ancient Lineage: do you resolve a card?
prompt-pack-hunting = { $player }, Pack Hunting: which special pawn do you take?
prompt-new-trait = { $player }, which trait do you take?
prompt-old-trait = { $player }, which trait do you give up for { $trait }?
prompt-mimicry = { $player }, Mimicry: do you place a species on { $hex }?


## Options

option-decline = { $kind ->
    [ancient-lineage] Resolve none
    [mimicry] Place none
   *[other] Forgo the action
}
option-done = { $kind ->
    [speciation-tiles] Place no more
    [card-species] Place no more
    [arrivals] No more of them
    [migration] Move no more
    [competition-victim] Eliminate no more
   *[other] That is enough
}
option-token = { $a }
# $tiles are the tiles around the corner.
option-corner = { $a } ({ $tiles })
option-tile = { $a }
option-species = { $b } on { $a }
# $token is the token that lies there.
option-remove = Remove { $token } at { $a } ({ $tiles })
option-exchange = Exchange { $token } at { $a } ({ $tiles })
option-eliminate = One of the { $b } on { $a }
option-lay = { $a-id ->
    [display] On your display
   *[other] On the card { $a }
}
option-lose = { $b-id ->
    [display] { $a } of your display
   *[other] { $a } of the card { $b }
}
# $space is its row space.
option-card = { $a } (space { $space })

option-animal = { $a }
# $text is what the trait does.
option-keep = Keep { $a }: { $text }
option-keep-both = Keep { $a } for { $first } and { $b } for { $second }
option-give-back = Give back { $a }: { $text }
option-give-back-both = Give back { $a } of { $first } and { $b } of { $second }

# $kicked is whose pawn stands there, or "none".
option-basic = { $a }{ $kicked ->
    [none] {""}
   *[other] , kicking out { $kicked }
}
option-special = { $b } with the special pawn ({ $a }){ $kicked ->
    [none] {""}
   *[other] , kicking out { $kicked }
}
option-retrieve = Retrieval: take all your pawns back

option-replace = { $b-id ->
    [display] In place of { $a } on your display
   *[other] In place of { $a } on the card { $b }
}
option-protect = Put a cube on a square
option-around = { $token } at { $a } ({ $tiles })
# $terrain is the tile on top.
option-stack = { $terrain } (stack { $a })
option-come = { $b } from { $a }
option-geyser = Geyser
option-black-smoker = Black smoker
option-from-gene-pool = From the gene pool
option-from-eliminated = From the eliminated species
option-move-from = From { $a }
option-move-to = { $b } to { $a }
# $value is the domination value, $target the target number.
option-dominate = { $a } (value { $value }, target { $target })

option-spare = One of the { $a }
option-send-home = One of the { $b } on { $a }
option-lift = { $token } at { $a } ({ $tiles })
option-swap = { $b-id ->
    [display] { $a } of your display
   *[other] { $a } of the card { $b }
}
option-terrain = { $a }
option-score = { $a }
option-score-rest = The rest in any order

option-copy = First copy the trait { $a }
option-trait = { $a }: { $text }
option-give-up = { $a }
option-pawn = { $a }
option-follow = Place one from the gene pool
option-take = { $b } from { $a }


## What has happened

# $b is the number of the player.
event-plays = Player { $b } plays { $a }.
event-tile-laid = The planet begins with { $b }.
event-tile-shown = Stack { $a } shows { $b }.
event-tile-placed = { $a } discover { $c }.
event-tile-scored = Scored: { $a }.
event-vent-opened = { $a } open a vent: { $c }.
event-tokens-drawn = { $a } gets { $b }.
event-token-placed = A token ({ $a }) comes to { $b }.
event-token-lifted = A token ({ $a }) leaves { $b }.
event-marker-drawn = { $a } gets a marker: { $b }.
event-element-gained = { $a } gain an element: { $b }.
event-element-lost = { $a } lose an element: { $b }.
event-species-placed = { $a }: { $c } new species on { $b }.
event-species-left = { $a }: { $c } species { $c ->
    [one] leaves
   *[other] leave
} { $b }.
event-species-moved = { $a }: { $c } species { $c ->
    [one] moves
   *[other] move
} to { $b }.
event-species-returned = { $a }: { $c } species { $c ->
    [one] returns
   *[other] return
} from { $b } to the gene pool.
event-species-eliminated = { $a }: { $c } species eliminated on { $b }.
event-species-revived = { $a }: an eliminated species is back on { $b }.
event-vp = { $a } gain { $b } VP.
event-vp-lost = { $a } lose { $b } VP.
event-turn = { $a }
event-pawn-placed = { $a } place a pawn: { $b }.
event-special-placed = { $a } place the special pawn ({ $b }): { $c }.
event-kicked-out = A pawn of { $a } is kicked out: { $b }.
event-pawn-gained = { $a } get one more basic pawn.
event-pawns-returned = All pawns return to their owners.
event-no-effect = { $b } has no effect for { $a }.
event-protected = { $a } protect their tokens from Regression.
event-control = { $a } own the special pawn ({ $b }); its target number is { $c }.
event-retrieval = { $a } take their pawns back.
event-round-ends = Round { $a } ends.
event-idle-round = { $b ->
    [1] The evolution deck is empty: if nobody resolves a card in this round, the next one is the last.
   *[other] Idle round { $a } of { $b }: after { $b } rounds in a row without a resolved card the next one is the last.
}
event-last-round = This round is the last.
event-card-shown = New card on space { $b }: { $a }.
event-card-resolved = { $a } resolve { $b } (X = { $c }).
event-trait = { $a } have the trait { $b }.
event-trait-copied = { $a } copy the trait { $b }.
event-trait-lost = { $a } lose the trait { $b }.
event-survival-card = { $a } hold the survival card.
event-survival-card-free = Nobody holds the survival card.
event-extinction = Extinction: endangered species die out.
event-survival = Survival: vents are rewarded.
event-reseed = Reseed: the action display is laid out anew.
event-game-over = The game is over. { $a }


## Why something is refused

reason-no-pawn-available = You have no basic pawn left beside your display.
reason-special-pawns-only = This space is for special pawns only.
reason-space-closed = This space is not open with so few animals.
reason-space-taken = A pawn stands there already.
reason-not-behind-own-pawns = Basic pawns go behind all your pawns in the display.
reason-between-own-pawns = Even in flight a basic pawn goes before or behind all your pawns, not between them.
reason-special-pawn-stays = Special pawns cannot be kicked out.
reason-own-pawn = Nobody kicks out a pawn of their own.
reason-own-space-taken = A pawn stands on your card already.
reason-not-on-such-a-vent = The token must lie at a vent that shows the side of the space.
reason-type-not-in-area = There is no token of this type in the area.
reason-not-the-type-of-the-circle = The token must be of the type in the circle of the space.
reason-over-the-limit = That is more than the terrain allows.
reason-too-few-in-gene-pool = Your gene pool does not hold that many species.
reason-no-tile-beside = The hex must lie beside a tile.
reason-vent-there-already = There is a vent already.
reason-not-on-the-edge = Without a special pawn vents open on edge hexes only.
reason-moved-already = All your species there have moved in this action.
reason-terrain-not-on-the-marker = The tile must have the terrain of the marker below the space.
reason-tile-not-occupied = You must have a species on the tile.
reason-row-space-too-high = Your space reaches only lower cards of the row.
reason-type-not-dominated = Your domination value must be above the target number.
reason-corner-taken = A token lies there already.
reason-too-far = Your species do not get that far from there.
reason-no-tile-there = Species move over tiles only, and there is none.
reason-printed-elements-stay = Printed elements cannot be replaced.
reason-tile-does-not-suit-the-card = The card does not let you choose this tile.


## Terminal

help-game =
    tiles    all tiles with tokens, species and what each would pay
    cards    the cards of the row and what they do
rules-examples = rules MAR-7.8, rules MAR-2.8.1, rules R-12

welcome = { $players } players
seat = seat { $number }

letter-reptiles = R
letter-cephalopods = C
letter-fishes = F
letter-crustaceans = K
letter-algae = a
letter-gastropods = g
letter-worms = w
letter-plankton = p
letter-sponges = s
letter-sun = u

board-round = Round { $number }
board-turn = turn of { $player }
board-over = game over
board-last-round = last round
board-row-space = card { $number }
board-deck = deck
board-deck-left = { $number ->
    [one] one card left
   *[other] { $number } cards left
}
board-stacks = tiles to be had
board-vents = vents left
board-survival = survival card
board-targets = target numbers
board-species = species: { $planet } on the planet, { $pool } in the gene pool, { $eliminated } eliminated
board-pawns = { $number ->
    [one] one pawn
   *[other] { $number } pawns
}
board-elements = elements
board-domination = domination
board-points = { $number } VP
board-legend = Big letters are animals, small ones elements; ! endangered · [R] pawn, [Ra] special pawn · <·> special pawns only · × closed

tiles-hex = hex
tiles-terrain = terrain
tiles-tokens = tokens
tiles-species = species
tiles-pays = would pay

cards-none = There is no card in the row.
cards-space = space
cards-name = card
cards-text = what it does
cards-reconstructed = { $text } (reconstructed)

odds-percent = { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
odds-tokens = Tokens from the bag
odds-element = element
odds-next = next token
odds-reseed = in an area after a Reseed now
odds-tiles = Next tile below a stack: { $tiles }.
odds-deck = Next card of { $number }: Extinction { $extinction }, Survival { $survival }, Asteroid { $asteroid }.
odds-extinction = An Extinction now would take
odds-no-extinction = An Extinction now would take nothing.


## What an option does

preview-no-effect = No effect now: the pawn would be spent for nothing.
chip-no-effect = no effect
preview-no-points = No points at once.
chip-no-points = 0 now
preview-endangers = { $number ->
    [one] One more species of yours would be endangered.
   *[other] { $number } more species of yours would be endangered.
}
chip-endangers = endangered +{ $number }
preview-saves = { $number ->
    [one] One species of yours would no longer be endangered.
   *[other] { $number } species of yours would no longer be endangered.
}
chip-saves = endangered −{ $number }


## What the adviser counts

aim-points = points
aim-places = places on tiles
aim-species = species
aim-food = food
aim-vents = species on vents
aim-elements = elements
aim-domination = domination to come
aim-specials = special pawns
aim-survival = the next Survival
aim-pawns = pawns at hand
aim-lead = lead over rivals

## Variants

variant-two-animals-name = Two animals each
variant-random-planet-name = Random planet
variant-inverted-displays-name = Inverted displays
variant-superheroes-name = Superheroes
variant-exaptation-name = With Exaptation
variant-short-name = Short game
variant-long-name = Long game
variant-epic-name = Epic game
variant-random-animals-name = Random animals
variant-endless-name = Only the Asteroid
