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
