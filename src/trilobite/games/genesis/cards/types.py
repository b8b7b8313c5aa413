"""The cards as the rules see them: small numbers in plain lists.

The lists are in the order of the printed numbers, so an index names a card as long as the
card set is the same. They are filled once and never changed; the rules only read them.
"""

from dataclasses import dataclass
from typing import Final, Literal, get_args

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
COLOURS: Final[tuple[int, ...]] = (0, 1, 2, 3)
Colour = Literal["red", "yellow", "green", "blue"]
COLOUR_NAMES: Final[tuple[Colour, ...]] = get_args(Colour)

COSMIC: Final = 0
OCEAN: Final = 1
COASTAL: Final = 2
CONTINENT: Final = 3
Row = Literal["cosmic", "ocean", "coastal", "continent"]
ROW_NAMES: Final[tuple[Row, ...]] = get_args(Row)

WARM: Final = 0
COOL: Final = 1
Climate = Literal["warm", "cool"]
CLIMATE_NAMES: Final[tuple[Climate, ...]] = get_args(Climate)

HADEAN: Final = 0
ARCHEAN: Final = 1
PROTEROZOIC: Final = 2
Eon = Literal["hadean", "archean", "proterozoic"]
EON_NAMES: Final[tuple[Eon, ...]] = get_args(Eon)

MANNA_DEATH: Final = 0
ENZYME_DEATH: Final = 1
Death = Literal["manna", "enzyme"]
DEATH_NAMES: Final[tuple[Death, ...]] = get_args(Death)

MARINE: Final = 0
TERRESTRIAL: Final = 1

UNPROMOTED: Final = 0
PROMOTED: Final = 1

IMMUNOLOGY: Final = 0
HEAT_SHIELD: Final = 1
O2_SHIELD: Final = 2
UV_SHIELD: Final = 3
CANCER_SHIELD: Final = 4
DROUGHT_SHIELD: Final = 5
SPORE: Final = 6
HGT: Final = 7
DNA: Final = 8
FISSION: Final = 9
NUCLEUS: Final = 10
SEX: Final = 11
RED_QUEEN: Final = 12
Ability = Literal[
    "immunology",
    "heat-shield",
    "o2-shield",
    "uv-shield",
    "cancer-shield",
    "drought-shield",
    "spore",
    "hgt",
    "dna",
    "fission",
    "nucleus",
    "sex",
    "red-queen",
]
ABILITY_NAMES: Final[tuple[Ability, ...]] = get_args(Ability)

AFTERSHOCK: Final = 0
SMITE: Final = 1
HEAVEN: Final = 2
EARTH: Final = 3
EXTREMOPHILE: Final = 4
O2_SPIKE: Final = 5
UV: Final = 6
CANCER: Final = 7
DROUGHT: Final = 8
OZONE_LAYER: Final = 9
CLIMATE: Final = 10
Icon = Literal[
    "aftershock",
    "smite",
    "heaven",
    "earth",
    "extremophile",
    "o2-spike",
    "uv",
    "cancer",
    "drought",
    "ozone-layer",
    "climate",
]
ICON_NAMES: Final[tuple[Icon, ...]] = get_args(Icon)


@dataclass(eq=False)
class Event:
    """An event card. An aftershock has an empty `order` and no active row."""

    id: str
    number: int
    eon: int
    aftershock: bool
    #: Per row, whether the card makes it active.
    active: list[bool]
    #: Left to right without the aftershock icon; climate icons last.
    icons: list[int]
    #: Beside each icon: the limit of UV, the climate of CLIMATE, otherwise 0.
    icon_args: list[int]
    order: list[int]
    comet_shield: bool
    waterworld: bool
    ozone_layer: bool
    ignores_ozone: bool


@dataclass(eq=False)
class Placard:
    """A placard: the refugium on its front and the bacterium on its back."""

    id: str
    bacterium_id: str
    row: int
    colour: int
    #: Whether a face makes life, as `life[climate][face]`; face 0 is unused.
    life: list[list[bool]]
    slot_face: list[int]
    #: MANNA_DEATH or ENZYME_DEATH of each slot.
    slot_kind: list[int]
    #: Printed cubes, left to right.
    manna: list[int]
    #: The four colours, the one that wins a tie first.
    tie_break: list[int]
    smite_immune: bool
    #: Catalysts to pay for each Biont assigned here.
    entry_cost: int
    disk: int
    triple_disk: int
    home_row: int


@dataclass(eq=False)
class MutationSide:
    """One side of a mutation. `icons` counts the icons of each ability."""

    id: str
    icons: list[int]
    pollutes: bool


@dataclass(eq=False)
class Mutation:
    """A mutation card; `sides` is indexed by UNPROMOTED and PROMOTED."""

    id: str
    colour: int
    #: Colour of the cube that promotion adds.
    plus: int
    sides: list[MutationSide]


@dataclass(eq=False)
class ParasiteSide:
    """One side of a parasite card; the owner's colour is also the colour of its Catalysts."""

    id: str
    colour: int
    #: Colours of the diseased cubes it takes.
    slots: list[int]
    icons: list[int]
    pollutes: bool
    #: Open circles printed for Bionts.
    circles: int


@dataclass(eq=False)
class Organ:
    """An organ square of a macroorganism."""

    id: str
    colour: int
    icons: list[int]


@dataclass(eq=False)
class Circle:
    """An endosymbiont circle of a macroorganism."""

    id: str
    colour: int
    icons: list[int]


@dataclass(eq=False)
class MacroSide:
    """One side of a macroorganism. `system` counts system chromosomes by colour."""

    id: str
    system: list[int]
    organs: list[Organ]
    circles: list[Circle]


@dataclass(eq=False)
class Macro:
    """A macroorganism card; `sides` is indexed by MARINE and TERRESTRIAL."""

    id: str
    sides: list[MacroSide]


@dataclass(eq=False)
class Cards:
    """A whole card set. A parasite side has the index `colour * 2 + side`."""

    events: list[Event]
    placards: list[Placard]
    mutations: list[Mutation]
    parasites: list[ParasiteSide]
    macros: list[Macro]
    #: Names the set in records: the same for two sets that play alike.
    hash: str
