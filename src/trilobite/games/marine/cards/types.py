"""The components as the rules see them: small numbers in plain lists.

Animals are numbered down the food chain, terrains in the order of their markers, actions and
spaces from the top of the display, evolution cards and traits by their printed numbers; an index
names a component as long as the set is the same. The lists are filled once and never changed.
"""

from dataclasses import dataclass
from typing import Final

from trilobite.games.marine.cards.language import Condition, Measure, Op, Owner, Types

REPTILES: Final = 0
CEPHALOPODS: Final = 1
FISHES: Final = 2
CRUSTACEANS: Final = 3
ANIMALS: Final = 4

ALGAE: Final = 0
GASTROPODS: Final = 1
WORMS: Final = 2
PLANKTON: Final = 3
SPONGES: Final = 4
SUN: Final = 5
ELEMENTS: Final = 6

LAND: Final = 0
KELP_FOREST: Final = 1
CORAL_REEF: Final = 2
SEAMOUNT: Final = 3
SEAGRASS_MEADOW: Final = 4
SAND_PLAIN: Final = 5
OPEN_OCEAN: Final = 6
VENT: Final = 7
TERRAINS: Final = 8

#: What lies on a hex: one of the first seven terrains, or the side that a vent shows. A vent hides
#: the tile below for good (MAR-2.2.2), so a hex needs no second number.
GEYSER: Final = 7
BLACK_SMOKER: Final = 8
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
ACTIONS: Final = 13
#: Spaces on the board; the space of the Bottom Feeder has the number after the last of them.
BOARD_SPACES: Final = 37
#: The number of a space that lets all species move.
UNLIMITED: Final = 99

#: Number of spaces in the evolution row.
ROW: Final = 5


@dataclass
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


@dataclass
class Element:
    """A type of element, with its special pawn."""

    id: str
    tokens: int
    #: The target number at the start.
    target: int


@dataclass
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


@dataclass
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


@dataclass
class Action:
    """A row of the action display."""

    id: str
    #: The indices of its spaces.
    spaces: list[int]
    #: Token circles or marker squares of the row.
    slots: int
    #: How many of them Reseed fills from a bag; the other areas are filled from one another.
    drawn: int


@dataclass
class TileFilter:
    """What a tile must be: of one of the kinds, with a token of the element, and all conditions."""

    #: Per kind, whether it passes.
    kinds: list[bool]
    #: -1 for any or none.
    element: int
    conditions: list[Condition]


@dataclass
class Step:
    """One step of an evolution card; which fields matter depends on `op`."""

    op: Op
    where: TileFilter
    owner: Owner
    types: Types
    measure: Measure
    number: int
    #: Up to the amount, instead of as much of it as possible.
    optional: bool
    anywhere: bool
    steps: list["Step"]


@dataclass
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


@dataclass
class Trait:
    """A trait: its number for each hook, 0 where it changes nothing."""

    id: str
    number: int
    hooks: list[int]
    #: The type of PRINTED_ELEMENTS, otherwise -1.
    element: int


@dataclass
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


SHORT: Final = 0
STANDARD: Final = 1
LONG: Final = 2
EPIC: Final = 3


@dataclass
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


@dataclass
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
