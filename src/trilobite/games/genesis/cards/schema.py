"""The shape of the card files: what may stand in them, field by field."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from trilobite.games.genesis.cards import types
from trilobite.games.packs.schema import Few, Flag, Id, NamedPart, Names, Part, Sourced, Text

EVENTS: Final = "events.toml"
LANDFORMS: Final = "landforms.toml"
PLACARDS: Final = "placards.toml"
MUTATIONS: Final = "mutations.toml"
PARASITES: Final = "parasites.toml"
MACROORGANISMS: Final = "macroorganisms.toml"
FILES: Final = (EVENTS, LANDFORMS, PLACARDS, MUTATIONS, PARASITES, MACROORGANISMS)


#
# A description completes the sentence "<value> is not ..." of an error message.

Number = Annotated[int, Meta(ge=1, le=99, description="a card number (1 to 99)")]
Colour = Annotated[
    types.Colour,
    Meta(description="a colour (red, yellow, green, blue)"),
]
Row = Annotated[
    types.Row,
    Meta(description="a row (cosmic, ocean, coastal, continent)"),
]
Climate = Annotated[types.Climate, Meta(description="a climate (warm, cool)")]
Eon = Annotated[
    types.Eon,
    Meta(description="an eon (hadean, archean, proterozoic)"),
]
Death = Annotated[types.Death, Meta(description="a death (manna, enzyme)")]
Face = Annotated[int, Meta(ge=1, le=6, description="a die face (1 to 6)")]
Icon = Annotated[
    Literal[
        "smite",
        "heaven",
        "earth",
        "extremophile",
        "o2-spike",
        "uv-0",
        "uv-1",
        "uv-2",
        "uv-3",
        "uv-4",
        "cancer",
        "drought",
        "ozone-layer",
    ],
    Meta(
        description="an event icon (smite, heaven, earth, extremophile, o2-spike, "
        "uv-0 to uv-4, cancer, drought, ozone-layer)"
    ),
]
Special = Annotated[
    Literal["comet-shield", "waterworld", "ozone-layer", "ignores-ozone"],
    Meta(description="a special effect (comet-shield, waterworld, ozone-layer, ignores-ozone)"),
]
MicroAbility = Annotated[
    Literal[
        "immunology",
        "heat-shield",
        "o2-shield",
        "spore",
        "hgt",
        "dna",
        "fission",
        "nucleus",
        "sex",
        "red-queen",
    ],
    Meta(
        description="an ability of microorganisms (immunology, heat-shield, o2-shield, spore, "
        "hgt, dna, fission, nucleus, sex, red-queen)"
    ),
]
MacroAbility = Annotated[
    Literal[
        "immunology",
        "heat-shield",
        "o2-shield",
        "uv-shield",
        "cancer-shield",
        "drought-shield",
        "red-queen",
    ],
    Meta(
        description="an ability of macroorganisms (immunology, heat-shield, o2-shield, "
        "uv-shield, cancer-shield, drought-shield, red-queen)"
    ),
]
FourColours = Annotated[
    tuple[Colour, ...],
    Meta(min_length=4, max_length=4, description="a list of the four colours"),
]
MicroAbilities = Annotated[
    tuple[MicroAbility, ...], Meta(max_length=8, description="a list of up to 8 abilities")
]
MacroAbilities = Annotated[
    tuple[MacroAbility, ...], Meta(max_length=8, description="a list of up to 8 abilities")
]
Faces = Annotated[tuple[Face, ...], Meta(max_length=6, description="a list of up to 6 die faces")]


class Card(Sourced, frozen=True, kw_only=True):
    id: Id
    number: Number


class NamedCard(Card, frozen=True, kw_only=True):
    names: Names


class EventCard(NamedCard, frozen=True, kw_only=True):
    eon: Eon
    aftershock: Flag
    order: FourColours | None = None
    landforms: (
        Annotated[tuple[Row, ...], Meta(max_length=4, description="a list of up to 4 rows")] | None
    ) = None
    icons: Annotated[tuple[Icon, ...], Meta(max_length=12, description="a list of up to 12 icons")]
    climate: Annotated[
        tuple[Climate, ...],
        Meta(max_length=2, description="a list of up to 2 climate icons"),
    ]
    special: Special | None = None


class LandformCard(NamedCard, frozen=True, kw_only=True):
    row: Row
    position: Few
    icon: Text
    vehicle: Text
    sides: Annotated[
        tuple[Literal["inactive"], Literal["active"]],
        Meta(description='the list ["inactive", "active"]'),
    ]
    starting_side: Annotated[Literal["inactive"], Meta(description='"inactive"')]
    placards: Few
    mutations: Few
    home_of: (
        Annotated[
            Literal["marine", "terrestrial"],
            Meta(description="a side of a macroorganism (marine, terrestrial)"),
        ]
        | None
    ) = None


class LifeDice(Part, frozen=True, kw_only=True):
    warm: Faces
    cool: Faces


class EnzymeSlot(Part, frozen=True, kw_only=True):
    death: Death
    face: Face


class BacteriumSide(NamedPart, frozen=True, kw_only=True):
    id: Id
    disk: Colour
    triple_disk: Colour
    home_row: Row
    chromosomes: FourColours


class PlacardCard(NamedCard, frozen=True, kw_only=True):
    alt_number: Number
    row: Row
    colour: Colour
    life_dice: LifeDice
    slots: Annotated[
        tuple[EnzymeSlot, ...],
        Meta(min_length=1, max_length=12, description="a list of 1 to 12 enzyme slots"),
    ]
    manna: Annotated[
        tuple[Colour, ...],
        Meta(min_length=1, max_length=8, description="a list of 1 to 8 colours"),
    ]
    dots: Annotated[tuple[Colour, ...], Meta(max_length=3, description="a list of up to 3 colours")]
    tie_break: FourColours
    smite_immune: Flag
    entry_cost: Few = 0
    bacterium: BacteriumSide


class UnpromotedSide(NamedPart, frozen=True, kw_only=True):
    colour: Colour
    abilities: MicroAbilities
    pollutes: Flag


class PromotedSide(NamedPart, frozen=True, kw_only=True):
    id: Id
    colour: Colour
    plus: Colour
    abilities: MicroAbilities
    pollutes: Flag


class MutationCard(Card, frozen=True, kw_only=True):
    unpromoted: UnpromotedSide
    promoted: PromotedSide


class ParasiteCardSide(NamedPart, frozen=True, kw_only=True):
    id: Id
    slots: Annotated[
        tuple[Colour, ...],
        Meta(min_length=2, max_length=2, description="a list of 2 colours"),
    ]
    abilities: MicroAbilities
    pollutes: Flag
    circles: Few


class ParasiteCard(Card, frozen=True, kw_only=True):
    owner: Colour
    catalyst: Colour
    sides: Annotated[
        tuple[ParasiteCardSide, ...],
        Meta(min_length=2, max_length=2, description="a list of 2 sides"),
    ]


class System(Part, frozen=True, kw_only=True):
    """System chromosomes by colour."""

    red: Few
    yellow: Few
    green: Few
    blue: Few


class BodyPart(NamedPart, frozen=True, kw_only=True):
    """An organ square or an endosymbiont circle."""

    id: Id
    colour: Colour
    abilities: MacroAbilities


class MarineSide(NamedPart, frozen=True, kw_only=True):
    home_row: Row
    system: System
    trophic_levels: Annotated[
        tuple[Literal["P"], Literal["H"], Literal["C"]],
        Meta(description='the list ["P", "H", "C"]'),
    ]
    organs: Annotated[
        tuple[BodyPart, ...],
        Meta(min_length=1, max_length=12, description="a list of 1 to 12 organs"),
    ]
    endosymbionts: Annotated[
        tuple[BodyPart, ...], Meta(max_length=4, description="a list of up to 4 endosymbionts")
    ]


class TerrestrialSide(MarineSide, frozen=True, kw_only=True):
    id: Id


class MacroCard(Card, frozen=True, kw_only=True):
    aliases: Annotated[
        tuple[Text, ...], Meta(max_length=4, description="a list of up to 4 names")
    ] = ()
    marine: MarineSide
    terrestrial: TerrestrialSide


class CardFiles(msgspec.Struct, frozen=True):
    """The six card files, read and checked; every list is in the order of the tables."""

    events: tuple[EventCard, ...]
    landforms: tuple[LandformCard, ...]
    placards: tuple[PlacardCard, ...]
    mutations: tuple[MutationCard, ...]
    parasites: tuple[ParasiteCard, ...]
    macroorganisms: tuple[MacroCard, ...]
