"""The shape of the card files: what may stand in them, field by field."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from trilobite.games.origins.cards.types import (
    ColourId,
    CrisisId,
    DisciplineId,
    EventId,
    LengthId,
    MeasureId,
    ModeId,
)
from trilobite.games.origins.cratons import BandId, DiscId, FieldId, PlanetId
from trilobite.games.origins.setup_options import RealmId
from trilobite.games.origins.worldmap import (
    ClimateId,
    CornerId,
    HexKindId,
    MapId,
    ResourceKindId,
    SpaceKindId,
    TerrainId,
    TileSideId,
)
from trilobite.games.packs.schema import Flag, Id, NamedPart, Names, Part, Sourced, one_of

EPOCHS: Final = (1, 2, 3, 4)
CHALLENGES: Final = tuple(f"challenges-{epoch}.toml" for epoch in EPOCHS)
IDEAS: Final = tuple(f"ideas-{epoch}.toml" for epoch in EPOCHS)
COMETS: Final = "comets.toml"
CATASTROPHES: Final = "catastrophes.toml"
RESOURCES: Final = "resources.toml"
EARTH_HEXES: Final = "earth-hexes.toml"
EARTH_SPACES: Final = "earth-spaces.toml"
ARCHIPELAGO_HEXES: Final = "archipelago-hexes.toml"
ARCHIPELAGO_SPACES: Final = "archipelago-spaces.toml"
TILES: Final = "tiles.toml"
LAYOUTS: Final = "layouts.toml"
CRATONS: Final = "cratons.toml"
STRIPS: Final = "strips.toml"
WORLDS: Final = "worlds.toml"
TRACKS: Final = "tracks.toml"
PHILOSOPHY: Final = "philosophy.toml"
SPECIES: Final = "species.toml"
CROWNS: Final = "crowns.toml"
DECKS: Final = "decks.toml"
FILES: Final = (
    *CHALLENGES,
    *IDEAS,
    COMETS,
    CATASTROPHES,
    RESOURCES,
    EARTH_HEXES,
    EARTH_SPACES,
    ARCHIPELAGO_HEXES,
    ARCHIPELAGO_SPACES,
    TILES,
    LAYOUTS,
    CRATONS,
    STRIPS,
    WORLDS,
    TRACKS,
    PHILOSOPHY,
    SPECIES,
    CROWNS,
    DECKS,
)


#
# A description completes the sentence "<value> is not ..." of an error message.

Epoch = Annotated[int, Meta(ge=1, le=4, description="an Epoch (1 to 4)")]
Count = Annotated[int, Meta(ge=0, le=20, description="a number from 0 to 20")]
Coordinate = Annotated[int, Meta(ge=-40, le=40, description="a coordinate (-40 to 40)")]
Discipline = Annotated[DisciplineId, one_of("a discipline", DisciplineId)]
Measure = Annotated[MeasureId, one_of("what a Comet scores", MeasureId)]
Colour = Annotated[ColourId, one_of("a colour", ColourId)]
EventKind = Annotated[EventId, one_of("an event", EventId)]
ResourceKind = Annotated[ResourceKindId, one_of("a kind of resource", ResourceKindId)]
HexKind = Annotated[HexKindId, one_of("a kind of hex", HexKindId)]
SpaceKind = Annotated[SpaceKindId, one_of("a kind of space", SpaceKindId)]
Realm = Annotated[RealmId, one_of("a realm", RealmId)]
Climate = Annotated[ClimateId, one_of("a climate", ClimateId)]
Terrain = Annotated[TerrainId, one_of("a terrain", TerrainId)]
Corner = Annotated[CornerId, one_of("a corner of a hex", CornerId)]
Crisis = Annotated[CrisisId, one_of("a crisis", CrisisId)]
Interaction = Annotated[
    Literal["preach", "war", "enslave"],
    Meta(description="an interaction with a moral (preach, war, enslave)"),
]
Mode = Annotated[ModeId, one_of("a mode", ModeId)]
Length = Annotated[LengthId, one_of("a length", LengthId)]
#: An effect, with what follows from it after ">". What the words mean is in words.py.
Option = Annotated[
    str,
    Meta(
        pattern=r"^[a-z-]+( \d+)?( > [a-z-]+( \d+)?)?\Z",
        max_length=60,
        description='an option (such as "spread", "maritime 2" or "trade > maritime 2")',
    ),
]
Gain = Annotated[
    str,
    Meta(
        pattern=r"^[a-z-]+( \d+)?\Z",
        max_length=30,
        description='an advance (such as "pray" or "maritime 2")',
    ),
]
Need = Annotated[
    str,
    Meta(
        pattern=r"^[a-z-]+( \d+| city)?\Z",
        max_length=30,
        description='a requirement (such as "menopause", "energy 4", "city" or "oil city")',
    ),
]
Skill = Annotated[
    str,
    Meta(
        pattern=r"^[a-z-]+ \d+\Z",
        max_length=30,
        description='a level of a technology (such as "metallurgy 4")',
    ),
]
Place = Annotated[
    str,
    Meta(
        pattern=r"^[a-z0-9-]+ (n|ne|se|s|sw|nw)\Z",
        max_length=44,
        description='a corner of a hex (such as "alaska sw")',
    ),
]
Row = Annotated[
    tuple[Option, ...],
    Meta(min_length=1, max_length=6, description="a list of 1 to 6 options"),
]
Gains = Annotated[tuple[Gain, ...], Meta(max_length=4, description="a list of up to 4 advances")]
Needs = Annotated[
    tuple[Need, ...], Meta(max_length=4, description="a list of up to 4 requirements")
]


class Named(NamedPart, frozen=True, kw_only=True):
    id: Id


# --- cards --------------------------------------------------------------------------------


class CardEvent(Part, frozen=True, kw_only=True):
    kind: EventKind
    catastrophe: Id | None = None
    names: Names | None = None


class Rows(Part, frozen=True, kw_only=True):
    """The rows of the two disciplines of a card."""

    culture: Row | None = None
    politics: Row | None = None
    industry: Row | None = None


class ChallengeCard(Named, frozen=True, kw_only=True):
    number: Annotated[int, Meta(ge=1, le=82, description="a number of a challenge card (1 to 82)")]
    epoch: Epoch
    religious: Flag
    resistance: Flag
    events: Annotated[
        tuple[CardEvent, ...],
        Meta(min_length=2, max_length=2, description="a list of 2 events"),
    ]
    heureka: Gains
    requires: Needs = ()
    rows: Rows


class IdeaCard(Named, frozen=True, kw_only=True):
    number: Annotated[int, Meta(ge=83, le=202, description="a number of an Idea (83 to 202)")]
    epoch: Epoch
    deck: Discipline
    people: Names
    heureka: Gains
    requires: Needs = ()
    rows: Rows


class CometCard(Named, frozen=True, kw_only=True):
    number: Annotated[int, Meta(ge=1, le=4, description="a number of a Comet (1 to 4)")]
    scores: Measure | None = None
    portent: Flag


# --- maps and tiles -----------------------------------------------------------------------


class CatastropheRecord(Named, frozen=True, kw_only=True):
    epoch: Epoch


class ResourceRecord(Named, frozen=True, kw_only=True):
    kind: ResourceKind


class Symbol(Part, frozen=True, kw_only=True):
    """A resource on a hex or a tile."""

    id: Id
    needs: Skill | None = None


Symbols = Annotated[
    tuple[Symbol, ...],
    Meta(min_length=1, max_length=2, description="a list of 1 or 2 resources"),
]
Stars = Annotated[int, Meta(ge=0, le=4, description="a number of stars (0 to 4)")]


class HexRecord(Named, frozen=True, kw_only=True):
    """A hex at axial coordinates: `q` grows to the east, `r` to the south-east from row 1."""

    q: Coordinate
    r: Coordinate
    kind: HexKind
    ring: Climate | None = None
    stars: Stars = 0
    resources: Symbols
    catastrophe: Id | None = None
    farming_centre: Flag = False
    cut: Annotated[
        tuple[Corner, ...], Meta(max_length=2, description="a list of up to 2 corners")
    ] = ()


class Start(Part, frozen=True, kw_only=True):
    colour: Colour
    realm: Realm


class SpaceRecord(Sourced, frozen=True, kw_only=True):
    """What is to be said of a space; two places are one space on both edges."""

    at: Annotated[
        tuple[Place, ...],
        Meta(min_length=1, max_length=2, description="a list of 1 or 2 corners"),
    ]
    id: Id | None = None
    names: Names | None = None
    kind: SpaceKind | None = None
    start: Start | None = None


class TileFace(Part, frozen=True, kw_only=True):
    ring: Climate | None = None
    stars: Stars = 0
    resources: Symbols
    corners: Annotated[
        tuple[SpaceKind, ...],
        Meta(min_length=6, max_length=6, description="a list of 6 kinds of space"),
    ]


class TileRecord(Sourced, frozen=True, kw_only=True):
    id: Id
    front: TileFace
    back: TileFace


class Laid(Part, frozen=True, kw_only=True):
    """A tile on a hex."""

    hex: Id
    tile: Id
    side: Annotated[TileSideId, one_of("a side of a tile", TileSideId)]
    turn: Annotated[int, Meta(ge=0, le=5, description="a number of sixths (0 to 5)")] = 0


class TileLayout(Named, frozen=True, kw_only=True):
    yrr: Flag
    tiles: Annotated[tuple[Laid, ...], Meta(max_length=26, description="a list of up to 26 tiles")]


# --- cratons ------------------------------------------------------------------------------

Planet = Annotated[PlanetId, one_of("a planet", PlanetId)]
Terrace = Annotated[FieldId, one_of("a field of a craton", FieldId)]
FieldNumber = Annotated[int, Meta(ge=0, le=6, description="a field of a craton (0 to 6)")]
Disc = Annotated[DiscId, one_of("a disc of Megafauna", DiscId)]
Band = Annotated[BandId, one_of("a latitude", BandId)]
Sixths = Annotated[int, Meta(ge=0, le=5, description="a number of sixths (0 to 5)")]


class CratonStart(Part, frozen=True, kw_only=True):
    colour: Colour
    field: FieldNumber


class Products(Part, frozen=True, kw_only=True):
    """The resources of a craton: of its fields, of its middle, and the animals."""

    steppe: Id
    swamp: Id
    sea: Id
    luxury: Id
    work: Id
    war: Id


class CratonRecord(Named, frozen=True, kw_only=True):
    """Seven fields, the middle first, then clockwise from the north-east."""

    planet: Planet
    fields: Annotated[
        tuple[Terrace, ...],
        Meta(min_length=7, max_length=7, description="a list of 7 fields"),
    ]
    start: CratonStart | None = None
    products: Products


class StripRecord(Named, frozen=True, kw_only=True):
    step: Count
    latitudes: Annotated[
        tuple[Band, ...], Meta(min_length=6, max_length=6, description="a list of 6 latitudes")
    ]
    printed: Flag = False


class LaidCraton(Part, frozen=True, kw_only=True):
    """A craton with its middle on a hex, and what Megafauna left on its fields."""

    craton: Id
    hex: Id
    turn: Sixths = 0
    discs: Annotated[tuple[Disc, ...], Meta(max_length=7, description="a list of 7 discs")] = ()
    plants: Annotated[
        tuple[FieldNumber, ...], Meta(max_length=7, description="a list of up to 7 fields")
    ] = ()


class WorldRecord(Named, frozen=True, kw_only=True):
    """The last map of a game of Megafauna."""

    board: Annotated[MapId, one_of("a map", MapId)]
    strip: Id
    cratons: Annotated[
        tuple[LaidCraton, ...],
        Meta(min_length=1, max_length=4, description="a list of 1 to 4 cratons"),
    ]


# --- boards -------------------------------------------------------------------------------


class Level(Part, frozen=True, kw_only=True):
    level: Count
    names: Names
    opens: Annotated[
        tuple[Terrain, ...], Meta(max_length=6, description="a list of up to 6 terrains")
    ] = ()
    bonus_step: Flag = False


class TrackRecord(Named, frozen=True, kw_only=True):
    score: Discipline
    levels: Annotated[
        tuple[Level, ...], Meta(min_length=6, max_length=6, description="a list of 6 levels")
    ]


class PhilosophySpace(Named, frozen=True, kw_only=True):
    """A space of the philosophy track, drawn so far to the right and down from the centre."""

    drawn_at: Annotated[tuple[Coordinate, Coordinate], Meta(description="a list of 2 coordinates")]
    neighbours: Annotated[
        tuple[Id, ...], Meta(min_length=1, max_length=6, description="a list of 1 to 6 spaces")
    ]
    start: Flag = False
    bonus: Discipline | None = None
    crisis: Crisis
    morality: Interaction | None = None
    cancels: Discipline | None = None


class Column(Part, frozen=True, kw_only=True):
    """A discipline of a species board; `basic` joins the upper row in the basic game."""

    lower: Row
    upper: Row
    basic: Gain
    environment: Count = 0


class Columns(Part, frozen=True, kw_only=True):
    culture: Column
    politics: Column
    industry: Column


class SpeciesRecord(Named, frozen=True, kw_only=True):
    """A species board; its id is the colour."""

    first_exodus: Names
    columns: Columns


class CrownRecord(Sourced, frozen=True, kw_only=True):
    number: Annotated[int, Meta(ge=1, le=4, description="a number of a crown (1 to 4)")]
    discipline: Discipline
    bonus: Gains = ()


class DeckRecord(Sourced, frozen=True, kw_only=True):
    mode: Mode
    length: Length
    players: Annotated[int, Meta(ge=1, le=4, description="a number of players (1 to 4)")]
    epochs: Annotated[
        tuple[Count, ...],
        Meta(min_length=4, max_length=4, description="a list of 4 numbers of cards"),
    ]


# --- the files ----------------------------------------------------------------------------


class CardSet(msgspec.Struct, frozen=True, kw_only=True):
    """The card files, read and checked; every list is in the order of the tables."""

    challenges: tuple[ChallengeCard, ...]
    ideas: tuple[IdeaCard, ...]
    comets: tuple[CometCard, ...]
    catastrophes: tuple[CatastropheRecord, ...]
    resources: tuple[ResourceRecord, ...]
    earth_hexes: tuple[HexRecord, ...]
    earth_spaces: tuple[SpaceRecord, ...]
    archipelago_hexes: tuple[HexRecord, ...]
    archipelago_spaces: tuple[SpaceRecord, ...]
    tiles: tuple[TileRecord, ...]
    layouts: tuple[TileLayout, ...]
    cratons: tuple[CratonRecord, ...]
    strips: tuple[StripRecord, ...]
    worlds: tuple[WorldRecord, ...]
    tracks: tuple[TrackRecord, ...]
    philosophy: tuple[PhilosophySpace, ...]
    species: tuple[SpeciesRecord, ...]
    crowns: tuple[CrownRecord, ...]
    decks: tuple[DeckRecord, ...]
