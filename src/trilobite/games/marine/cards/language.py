"""The language in which evolution cards and traits say what they do: steps, the tiles and species
they mean, how they count, and what a trait changes. Each word stands here once; mypy knows where
it is used."""

from typing import Final, Literal

# --- the steps of evolution cards ----------------------------------------------------------
#
# Steps are carried out in order by the player who resolves the card. There are three registers:
# the tile, the corner and the terrain chosen last. What a step cannot do in full it does as far
# as possible (MAR-9.3); a step that needs a tile which nobody could choose is skipped.

Op = Literal[
    # Choose a tile that passes `where`.
    "choose-tile",
    # Choose a terrain that is on the planet.
    "choose-terrain",
    # Carry out `steps` on every tile that passes `where`, in an order of choice; the list is fixed
    # before the first, and each tile is the chosen one in its turn.
    "for-each-tile",
    # Carry out `steps` as often as the amount says, until the first of them is impossible.
    "repeat",
    # Eliminate species of `owner` on the chosen tile; with `anywhere` on any tile, which becomes
    # the chosen one. With the owner "each" every animal loses the number.
    "eliminate-species",
    # Return species of `owner` from the chosen tile to the gene pools of their animals.
    "return-species",
    # Place own species from the gene pool on the chosen tile.
    "place-species",
    # Move all species of `owner` from the chosen tile to neighbouring tiles, freely split.
    "move-species",
    # Return tokens of `types` from the chosen tile, or from `anywhere`, to the bag.
    "remove-token",
    # Choose a token of `types` in the bag and put it on a vacant corner of a tile that passes
    # `where`; the corner becomes the chosen one.
    "place-token",
    # Move a token on the planet to a vacant corner.
    "move-token",
    # Exchange a token of the own display for one of choice from the bag, in its place.
    "swap-with-bag",
    # Exchange a token of the own display for one on the planet.
    "swap-with-planet",
    # Each of `owner` returns a token of its choice from its display to the bag.
    "lose-token",
    # Each of `owner` draws a token from the bag for its display.
    "draw-token",
    "gain-vp",
    # Gain bonus VP for the amount.
    "gain-bonus-vp",
    # Score the tiles that pass `where`, in an order of choice.
    "score-tiles",
    # Tectonics without a pawn, on a tile that passes `where`.
    "tectonics",
    # All pawns return to their owners; that is no Retrieval.
    "return-pawns",
    # Exchange the own trait for one of as many from the box as the amount says.
    "replace-trait",
    # Resolve the top card of the discard pile, with the row space of this card for X.
    "resolve-discard",
    # Resolve another card of the row, with its own row space for X.
    "resolve-other",
    # The current round is the last.
    "last-round",
]

#: What a tile must be to pass a filter. "Own" is the animal that resolves the card.
Condition = Literal[
    # Holds own species.
    "occupied",
    # Holds species of an opponent.
    "opposed",
    # Holds species.
    "inhabited",
    # Holds own species and no others.
    "alone",
    # Has a token.
    "supplied",
    # Has a token or holds species.
    "in-use",
    # Holds more species than it has tokens.
    "crowded",
    # Shares an edge with the chosen tile.
    "adjacent",
    # Shares an edge with any tile.
    "connected",
    # Lies on an edge hex.
    "on-edge",
    # Its terrain is on a marker of the Competition squares.
    "marked",
    # Its terrain is the chosen one.
    "of-chosen-terrain",
    # Has the chosen corner; every tile passes if none was chosen.
    "touching",
]

#: Whose species or displays a step is about.
Owner = Literal[
    "own",
    "opponents",
    # Of all animals, at the choice of the resolving player.
    "any",
    # Every animal for itself.
    "each",
    # Every opponent with more elements than the resolving animal.
    "richer",
    # The resolving animal and every opponent with fewer elements.
    "own-and-poorer",
]

#: Which tokens a step is about.
Types = Literal[
    "all",
    # Types whose special pawn the resolving animal owns.
    "pawn-owned",
    "pawn-not-owned",
    # Types among the elements of the resolving animal.
    "of-own-elements",
]

#: How much: the number of the step, or something counted before it.
Measure = Literal[
    "number",
    # X, the number of the row space (MAR-9.4).
    "row-space",
    "everything",
    # Everything but the number of the step.
    "all-but",
    # Species of all animals on the chosen tile.
    "species-here",
    # Tiles that pass `where`.
    "tiles",
    # Tokens of `types` on the planet.
    "tokens",
    # Species of `owner` on tiles that pass `where`.
    "species",
]

# --- what traits change --------------------------------------------------------------------
#
# Numbered like the fields of `Hooks` in schema.py.

#: Added to the limits of own Speciation with a token whose special pawn the animal owns.
OWN_SPECIATION: Final = 0
#: Added to the limits of an opponent's Speciation with such a token.
OPPOSING_SPECIATION: Final = 1
#: May copy a trait of an opponent, once.
COPIES_TRAIT: Final = 2
#: The card is lost when the gene pool holds so many species or fewer after an action.
LOST_AT_GENE_POOL: Final = 3
#: More element spaces, on the card.
ELEMENT_SPACES: Final = 4
#: Another turn after a Retrieval with all pawns placed.
EXTRA_TURN: Final = 5
#: Never loses tokens to Regression.
REGRESSION_PROOF: Final = 6
#: VP for each own species eliminated.
VP_PER_ELIMINATED: Final = 7
#: VP for each occupied tile that new species of an opponent come to.
VP_PER_NEWCOMERS: Final = 8
#: Takes an unowned special pawn when gained; its target number becomes this.
PAWN_AT_TARGET: Final = 9
#: Own species thrive on a tile with so many opposing species.
THRIVES_AMONG: Final = 10
#: Species that may be placed on a tile after an opponent's Wanderlust or Tectonics.
FOLLOWERS: Final = 11
#: More printed elements of the type of the trait, beside the element spaces.
PRINTED_ELEMENTS: Final = 12
#: An action space on the card.
OWN_SPACE: Final = 13
#: May resolve the card on this row space when Retrieval moves the food chain cube.
LINEAGE_SPACE: Final = 14
#: Additional VP when a tile with only own species is scored.
VP_ALONE: Final = 15
#: More species that move in Migration.
MIGRATION_SPECIES: Final = 16
#: How many tiles far a species moves in Migration; 0 for the usual one.
MIGRATION_RANGE: Final = 17
#: Basic pawns may also be placed before all own pawns.
PLACES_BEFORE: Final = 18
#: A basic pawn from the box on first having so many VP.
PAWN_AT_VP: Final = 19
#: Basic pawns kick out basic pawns.
BASIC_KICKS_BASIC: Final = 20
HOOKS: Final = 21
