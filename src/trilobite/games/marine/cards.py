"""The components as the rules see them: small numbers in plain lists.

Animals are numbered down the food chain, terrains in the order of their markers, actions and
spaces from the top of the display, evolution cards and traits by their printed numbers; an index
names a component as long as the set is the same. The lists are filled once and never changed.
"""

from typing import Final

REPTILES: Final = 0
CEPHALOPODS: Final = 1
FISHES: Final = 2
CRUSTACEANS: Final = 3
ANIMAL_NAMES: Final = ("reptiles", "cephalopods", "fishes", "crustaceans")
ANIMALS: Final = 4

ALGAE: Final = 0
GASTROPODS: Final = 1
WORMS: Final = 2
PLANKTON: Final = 3
SPONGES: Final = 4
SUN: Final = 5
ELEMENT_NAMES: Final = ("algae", "gastropods", "worms", "plankton", "sponges", "sun")
ELEMENTS: Final = 6

LAND: Final = 0
KELP_FOREST: Final = 1
CORAL_REEF: Final = 2
SEAMOUNT: Final = 3
SEAGRASS_MEADOW: Final = 4
SAND_PLAIN: Final = 5
OPEN_OCEAN: Final = 6
VENT: Final = 7
TERRAIN_NAMES: Final = (
    "land",
    "kelp-forest",
    "coral-reef",
    "seamount",
    "seagrass-meadow",
    "sand-plain",
    "open-ocean",
    "vent",
)
TERRAINS: Final = 8

#: What lies on a hex: one of the first seven terrains, or the side that a vent shows. A vent hides
#: the tile below for good (MAR-2.2.2), so a hex needs no second number.
GEYSER: Final = 7
BLACK_SMOKER: Final = 8
KIND_NAMES: Final = (*TERRAIN_NAMES[:VENT], "geyser", "black-smoker")
KINDS: Final = 9

#: The actions; those up to WANDERLUST also name the token areas, COMPETITION and EVOLUTION the
#: squares of terrain markers.
ABUNDANCE: Final = 0
AUTOTROPHY: Final = 1
DEPLETION: Final = 2
ADAPTATION: Final = 3
REGRESSION: Final = 4
SPECIATION: Final = 5
WANDERLUST: Final = 6
TECTONICS: Final = 7
MIGRATION: Final = 8
COMPETITION: Final = 9
EVOLUTION: Final = 10
DOMINATION: Final = 11
#: The action on the card of the trait of this name; not part of the display of 12.
BOTTOM_FEEDER: Final = 12
ACTION_NAMES: Final = (
    "abundance",
    "autotrophy",
    "depletion",
    "adaptation",
    "regression",
    "speciation",
    "wanderlust",
    "tectonics",
    "migration",
    "competition",
    "evolution",
    "domination",
    "bottom-feeder",
)
ACTIONS: Final = 13
#: Spaces on the board; the space of the Bottom Feeder has the number after the last of them.
BOARD_SPACES: Final = 37
#: The number of a space that lets all species move.
UNLIMITED: Final = 99

#: Number of spaces in the evolution row.
ROW: Final = 5

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
#: As the fields of `Hooks` in card_schema.py.
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


class Terrain:
    """A terrain: seven kinds of tile, and the vent."""

    id: str
    #: Tiles of this terrain (of the vent: vents), with those on the planet at the start.
    tiles: int
    #: VP of the first, second ... place when a tile is scored.
    scoring: list[int]
    #: How many species Speciation may place on a tile.
    speciation: int
    #: Terrain markers in the red bag.
    markers: int

    def __init__(
        self, id: str, tiles: int, scoring: list[int], speciation: int, markers: int
    ) -> None:
        self.id = id
        self.tiles = tiles
        self.scoring = scoring
        self.speciation = speciation
        self.markers = markers


class Element:
    """A type of element, with its special pawn."""

    id: str
    tokens: int
    #: The target number at the start.
    target: int

    def __init__(self, id: str, tokens: int, target: int) -> None:
        self.id = id
        self.tokens = tokens
        self.target = target


class Animal:
    """An animal and its display."""

    id: str
    #: How many elements of each type are printed on the standard side.
    printed: list[int]
    #: Empty element spaces beside the printed ones.
    spaces: int
    #: Element spaces of the inverted side, which has nothing printed.
    inverted_spaces: int
    cubes: int
    #: Basic pawns, with those that stay in the box.
    pawns: int

    def __init__(
        self,
        id: str,
        printed: list[int],
        spaces: int,
        inverted_spaces: int,
        cubes: int,
        pawns: int,
    ) -> None:
        self.id = id
        self.printed = printed
        self.spaces = spaces
        self.inverted_spaces = inverted_spaces
        self.cubes = cubes
        self.pawns = pawns


class Space:
    """An action space; its index is also its place in the placement order (MAR-5.1.1)."""

    id: str
    action: int
    special_only: bool
    #: The space is open with so many players or more.
    min_players: int
    #: Species that move or are eliminated, or the highest row space; 0 if nothing is printed.
    number: int
    #: How often the number applies, each time on a tile of choice: 2 on the last space of
    #: Competition, otherwise 1.
    times: int
    #: GEYSER or BLACK_SMOKER on the spaces of Autotrophy, otherwise -1.
    vent: int
    #: Which token circle or marker square of its row the space belongs to, from 0; -1 for none.
    slot: int
    #: Tectonics only on edge hexes.
    edge_only: bool

    def __init__(
        self,
        id: str,
        action: int,
        special_only: bool,
        min_players: int,
        number: int,
        times: int,
        vent: int,
        slot: int,
        edge_only: bool,
    ) -> None:
        self.id = id
        self.action = action
        self.special_only = special_only
        self.min_players = min_players
        self.number = number
        self.times = times
        self.vent = vent
        self.slot = slot
        self.edge_only = edge_only


class Action:
    """A row of the action display."""

    id: str
    #: The indices of its spaces.
    spaces: list[int]
    #: Token circles or marker squares of the row.
    slots: int
    #: How many of them Reseed fills from a bag; the other areas are filled from one another.
    drawn: int

    def __init__(self, id: str, spaces: list[int], slots: int, drawn: int) -> None:
        self.id = id
        self.spaces = spaces
        self.slots = slots
        self.drawn = drawn


class TileFilter:
    """What a tile must be: of one of the kinds, with a token of the element, and all conditions."""

    #: Per kind, whether it passes.
    kinds: list[bool]
    #: -1 for any or none.
    element: int
    conditions: list[int]

    def __init__(self, kinds: list[bool], element: int, conditions: list[int]) -> None:
        self.kinds = kinds
        self.element = element
        self.conditions = conditions


class Step:
    """One step of an evolution card; which fields matter depends on `op`."""

    op: int
    where: TileFilter
    owner: int
    types: int
    measure: int
    number: int
    #: Up to the amount, instead of as much of it as possible.
    optional: bool
    anywhere: bool
    steps: list["Step"]

    def __init__(
        self,
        op: int,
        where: TileFilter,
        owner: int,
        types: int,
        measure: int,
        number: int,
        optional: bool,
        anywhere: bool,
        steps: list["Step"],
    ) -> None:
        self.op = op
        self.where = where
        self.owner = owner
        self.types = types
        self.measure = measure
        self.number = number
        self.optional = optional
        self.anywhere = anywhere
        self.steps = steps


class EvolutionCard:
    """An evolution card."""

    id: str
    number: int
    #: Event icons that take effect when the card comes into the row.
    extinctions: int
    survivals: int
    steps: list[Step]
    #: What happens when the card comes into the row.
    enters: list[Step]
    #: While it is in the row, special pawns kick out special pawns.
    special_kicks_special: bool
    #: While it is in the row, the first place of a tile scored by an Evolution action gains
    #: `bonus_vp` for each token of this type on the tile; -1 for none.
    bonus_element: int
    bonus_vp: int
    #: Whether this is the card at the bottom of the deck that ends the game.
    ends_game: bool

    def __init__(
        self,
        id: str,
        number: int,
        extinctions: int,
        survivals: int,
        steps: list[Step],
        enters: list[Step],
        special_kicks_special: bool,
        bonus_element: int,
        bonus_vp: int,
        ends_game: bool,
    ) -> None:
        self.id = id
        self.number = number
        self.extinctions = extinctions
        self.survivals = survivals
        self.steps = steps
        self.enters = enters
        self.special_kicks_special = special_kicks_special
        self.bonus_element = bonus_element
        self.bonus_vp = bonus_vp
        self.ends_game = ends_game


class Trait:
    """A trait: its number for each hook, 0 where it changes nothing."""

    id: str
    number: int
    hooks: list[int]
    #: The type of PRINTED_ELEMENTS, otherwise -1.
    element: int

    def __init__(self, id: str, number: int, hooks: list[int], element: int) -> None:
        self.id = id
        self.number = number
        self.hooks = hooks
        self.element = element


class Layout:
    """What lies on the planet at the start."""

    #: Per hex the kind of tile or vent, -1 where there is none.
    kinds: list[int]
    #: Per hex the terrain of the tile; differs from `kinds` below a vent.
    tiles: list[int]
    #: Hexes that hold a tile drawn at random in the variant of MAR-13.2.
    random_hexes: list[int]
    #: Per corner the type of the token, -1 for none.
    tokens: list[int]

    def __init__(
        self, kinds: list[int], tiles: list[int], random_hexes: list[int], tokens: list[int]
    ) -> None:
        self.kinds = kinds
        self.tiles = tiles
        self.random_hexes = random_hexes
        self.tokens = tokens


SHORT: Final = 0
STANDARD: Final = 1
LONG: Final = 2
EPIC: Final = 3
LENGTH_NAMES: Final = ("short", "standard", "long", "epic")


class Constants:
    """Numbers that belong to nothing else."""

    #: Bonus VP for 0, 1, 2 ...; the last entry holds for more too.
    bonus_vp: list[int]
    stacks: int
    #: Basic pawns of an animal by number of animals in play; 0 and 1 are unused.
    pawns: list[int]
    #: Cubes of each animal on the centre tile at the start.
    species_on_planet: int
    #: Squares for cubes in the Regression row.
    regression_squares: int
    traits_dealt: int
    traits_kept: int
    traits_kept_superheroes: int
    #: Tokens of an inverted display at the start.
    inverted_tokens: int
    #: Evolution cards taken out of the game, by length.
    removed: list[int]
    #: Cards of the bottom packet, with the one that ends the game.
    bottom_packet: int

    def __init__(
        self,
        bonus_vp: list[int],
        stacks: int,
        pawns: list[int],
        species_on_planet: int,
        regression_squares: int,
        traits_dealt: int,
        traits_kept: int,
        traits_kept_superheroes: int,
        inverted_tokens: int,
        removed: list[int],
        bottom_packet: int,
    ) -> None:
        self.bonus_vp = bonus_vp
        self.stacks = stacks
        self.pawns = pawns
        self.species_on_planet = species_on_planet
        self.regression_squares = regression_squares
        self.traits_dealt = traits_dealt
        self.traits_kept = traits_kept
        self.traits_kept_superheroes = traits_kept_superheroes
        self.inverted_tokens = inverted_tokens
        self.removed = removed
        self.bottom_packet = bottom_packet


class Cards:
    """A whole set of components."""

    terrains: list[Terrain]
    elements: list[Element]
    animals: list[Animal]
    actions: list[Action]
    spaces: list[Space]
    evolution: list[EvolutionCard]
    traits: list[Trait]
    layout: Layout
    constants: Constants
    #: Names the set in records: the same for two sets that play alike.
    hash: str

    def __init__(
        self,
        terrains: list[Terrain],
        elements: list[Element],
        animals: list[Animal],
        actions: list[Action],
        spaces: list[Space],
        evolution: list[EvolutionCard],
        traits: list[Trait],
        layout: Layout,
        constants: Constants,
        hash: str,
    ) -> None:
        self.terrains = terrains
        self.elements = elements
        self.animals = animals
        self.actions = actions
        self.spaces = spaces
        self.evolution = evolution
        self.traits = traits
        self.layout = layout
        self.constants = constants
        self.hash = hash
