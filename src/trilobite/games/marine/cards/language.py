"""The language in which evolution cards and traits say what they do: steps, the tiles and species
they mean, how they count, and what a trait changes."""

from typing import Final

# --- the steps of evolution cards ----------------------------------------------------------
#
# Steps are carried out in order by the player who resolves the card. There are three registers:
# the tile, the corner and the terrain chosen last. What a step cannot do in full it does as far
# as possible (MAR-9.3); a step that needs a tile which nobody could choose is skipped.

#: Choose a tile that passes `where`.
CHOOSE_TILE: Final = 0
#: Choose a terrain that is on the planet.
CHOOSE_TERRAIN: Final = 1
#: Carry out `steps` on every tile that passes `where`, in an order of choice; the list is fixed
#: before the first, and each tile is the chosen one in its turn.
FOR_EACH_TILE: Final = 2
#: Carry out `steps` as often as the amount says, until the first of them is impossible.
REPEAT: Final = 3
#: Eliminate species of `owner` on the chosen tile; with `anywhere` on any tile, which becomes the
#: chosen one. The owner EACH loses the number once for each animal.
ELIMINATE_SPECIES: Final = 4
#: Return species of `owner` from the chosen tile to the gene pools of their animals.
RETURN_SPECIES: Final = 5
#: Place own species from the gene pool on the chosen tile.
PLACE_SPECIES: Final = 6
#: Move all species of `owner` from the chosen tile to neighbouring tiles, freely split.
MOVE_SPECIES: Final = 7
#: Return tokens of `types` from the chosen tile, or from `anywhere`, to the bag.
REMOVE_TOKEN: Final = 8
#: Choose a token of `types` in the bag and put it on a vacant corner of a tile that passes
#: `where`; the corner becomes the chosen one.
PLACE_TOKEN: Final = 9
#: Move a token on the planet to a vacant corner.
MOVE_TOKEN: Final = 10
#: Exchange a token of the own display for one of choice from the bag, in its place.
SWAP_WITH_BAG: Final = 11
#: Exchange a token of the own display for one on the planet.
SWAP_WITH_PLANET: Final = 12
#: Each of `owner` returns a token of its choice from its display to the bag.
LOSE_TOKEN: Final = 13
#: Each of `owner` draws a token from the bag for its display.
DRAW_TOKEN: Final = 14
GAIN_VP: Final = 15
#: Gain bonus VP for the amount.
GAIN_BONUS_VP: Final = 16
#: Score the tiles that pass `where`, in an order of choice.
SCORE_TILES: Final = 17
#: Tectonics without a pawn, on a tile that passes `where`.
TECTONICS_ON: Final = 18
#: All pawns return to their owners; that is no Retrieval.
RETURN_PAWNS: Final = 19
#: Exchange the own trait for one of as many from the box as the amount says.
REPLACE_TRAIT: Final = 20
#: Resolve the top card of the discard pile, with the row space of this card for X.
RESOLVE_DISCARD: Final = 21
#: Resolve another card of the row, with its own row space for X.
RESOLVE_OTHER: Final = 22
#: The current round is the last.
LAST_ROUND: Final = 23
OP_NAMES: Final = (
    "choose-tile",
    "choose-terrain",
    "for-each-tile",
    "repeat",
    "eliminate-species",
    "return-species",
    "place-species",
    "move-species",
    "remove-token",
    "place-token",
    "move-token",
    "swap-with-bag",
    "swap-with-planet",
    "lose-token",
    "draw-token",
    "gain-vp",
    "gain-bonus-vp",
    "score-tiles",
    "tectonics",
    "return-pawns",
    "replace-trait",
    "resolve-discard",
    "resolve-other",
    "last-round",
)

# What a tile must be to pass a filter. "Own" is the animal that resolves the card.

#: Holds own species.
OCCUPIED: Final = 0
#: Holds species of an opponent.
OPPOSED: Final = 1
#: Holds species.
INHABITED: Final = 2
#: Holds own species and no others.
ALONE: Final = 3
#: Has a token.
SUPPLIED: Final = 4
#: Has a token or holds species.
IN_USE: Final = 5
#: Holds more species than it has tokens.
CROWDED: Final = 6
#: Shares an edge with the chosen tile.
ADJACENT: Final = 7
#: Shares an edge with any tile.
CONNECTED: Final = 8
#: Lies on an edge hex.
ON_EDGE: Final = 9
#: Its terrain is on a marker of the Competition squares.
MARKED: Final = 10
#: Its terrain is the chosen one.
OF_CHOSEN_TERRAIN: Final = 11
#: Has the chosen corner; every tile passes if none was chosen.
TOUCHING: Final = 12
CONDITION_NAMES: Final = (
    "occupied",
    "opposed",
    "inhabited",
    "alone",
    "supplied",
    "in-use",
    "crowded",
    "adjacent",
    "connected",
    "on-edge",
    "marked",
    "of-chosen-terrain",
    "touching",
)

# Whose species or displays a step is about.
OWN: Final = 0
OPPONENTS: Final = 1
#: Of all animals, at the choice of the resolving player.
ANY: Final = 2
#: Every animal for itself.
EACH: Final = 3
#: Every opponent with more elements than the resolving animal.
RICHER: Final = 4
#: The resolving animal and every opponent with fewer elements.
OWN_AND_POORER: Final = 5
OWNER_NAMES: Final = ("own", "opponents", "any", "each", "richer", "own-and-poorer")

# Which tokens a step is about.
ALL_TYPES: Final = 0
#: Types whose special pawn the resolving animal owns.
PAWN_OWNED: Final = 1
PAWN_NOT_OWNED: Final = 2
#: Types among the elements of the resolving animal.
OF_OWN_ELEMENTS: Final = 3
TYPES_NAMES: Final = ("all", "pawn-owned", "pawn-not-owned", "of-own-elements")

# How much: the number of the step, or something counted before it.
NUMBER: Final = 0
#: X, the number of the row space (MAR-9.4).
ROW_SPACE: Final = 1
EVERYTHING: Final = 2
#: Everything but the number of the step.
ALL_BUT: Final = 3
#: Species of all animals on the chosen tile.
SPECIES_HERE: Final = 4
#: Tiles that pass `where`.
TILES: Final = 5
#: Tokens of `types` on the planet.
TOKENS: Final = 6
#: Species of `owner` on tiles that pass `where`.
SPECIES: Final = 7
MEASURE_NAMES: Final = (
    "number",
    "row-space",
    "everything",
    "all-but",
    "species-here",
    "tiles",
    "tokens",
    "species",
)

# --- what traits change --------------------------------------------------------------------

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
#: As the fields of `Hooks` in schema.py.
HOOK_NAMES: Final = (
    "own_speciation",
    "opposing_speciation",
    "copies_trait",
    "lost_at_gene_pool",
    "element_spaces",
    "extra_turn",
    "regression_proof",
    "vp_per_eliminated",
    "vp_per_newcomers",
    "pawn_at_target",
    "thrives_among",
    "followers",
    "printed_elements",
    "own_space",
    "lineage_space",
    "vp_alone",
    "migration_species",
    "migration_range",
    "places_before",
    "pawn_at_vp",
    "basic_kicks_basic",
)
HOOKS: Final = 21
