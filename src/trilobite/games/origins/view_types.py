"""The shapes of what people see of a game: its view, its odds, and what is printed on its cards.

Not compiled: the types are read when the program runs, to tell clients of them.
"""

from typing import Annotated, Any, Generic, TypedDict, TypeVar

from msgspec import Meta

from trilobite.games.origins.actions import ScopeId
from trilobite.games.origins.cards.schema import (
    CatastropheRecord,
    CometCard,
    CratonRecord,
    PhilosophySpace,
    ResourceRecord,
    StripRecord,
    TileLayout,
    TrackRecord,
    WorldRecord,
)
from trilobite.games.origins.cards.types import (
    ColourId,
    CrisisId,
    DisciplineId,
    EffectId,
    EventId,
    TrackId,
)
from trilobite.games.origins.cratons import BandId
from trilobite.games.origins.setup_options import RealmId
from trilobite.games.origins.state import EndId, PhaseId, StageId
from trilobite.games.origins.worldmap import (
    ClimateId,
    CornerId,
    HexKindId,
    MapId,
    SpaceKindId,
)

#: Something in words, as `core.facts.plain` has it.
Fact = Annotated[Any, Meta(extra_json_schema={"$ref": "#/components/schemas/Fact"})]

T = TypeVar("T")


class OriginsByDiscipline(TypedDict, Generic[T]):
    """Something of every discipline."""

    culture: T
    politics: T
    industry: T


class OriginsByScope(TypedDict, Generic[T]):
    """Something of games in which different effects belong."""

    basic: T
    alone: T
    whole: T


class OriginsByTrack(TypedDict, Generic[T]):
    """Something of every technology."""

    footprint: T
    energy: T
    metallurgy: T
    immunology: T
    maritime: T
    information: T


# --- what is printed ----------------------------------------------------------------------


class OriginsEffect(TypedDict):
    """An action or advance; `track` and `level` are those of a technology, for a reduction `level`
    is the latest Epoch."""

    code: EffectId
    track: TrackId | None
    level: int
    fact: Fact


class OriginsRowOption(TypedDict):
    """An alternative of a row with its Consequence."""

    effect: OriginsEffect
    consequence: OriginsEffect | None


class OriginsUse(OriginsRowOption):
    """An alternative that can be chosen, by its number."""

    number: int
    fact: Fact


class OriginsRow(TypedDict):
    """The alternatives of a row that belong to a game."""

    options: list[OriginsRowOption]
    fact: Fact


class OriginsGains(TypedDict):
    """What a card gives in games of some scopes: its Heureka, and its rows by discipline."""

    scopes: list[ScopeId]
    heureka: Fact
    rows: dict[DisciplineId, OriginsRow]


class OriginsTechnology(TypedDict):
    """A level of a technology."""

    track: TrackId
    level: int


class OriginsSymbol(TypedDict):
    """A resource on the map, with the technology that it asks for."""

    id: str
    needs: OriginsTechnology | None
    fact: Fact


class OriginsGround(TypedDict):
    """What is printed on a hex, or on the tile that covers it."""

    kind: HexKindId
    ring: ClimateId | None
    stars: int
    resources: list[OriginsSymbol]


class OriginsHex(OriginsGround):
    """A hex of the map board."""

    id: str
    q: int
    r: int
    catastrophe: str | None
    provenance: dict[str, str]


class OriginsTileFace(TypedDict):
    """One side of a tile; its corners are land or water, clockwise from the top."""

    ring: ClimateId | None
    stars: int
    resources: list[OriginsSymbol]
    corners: list[SpaceKindId]


class OriginsTile(TypedDict):
    """A hexagonal tile."""

    id: str
    fact: Fact
    front: OriginsTileFace
    back: OriginsTileFace
    provenance: dict[str, str]


class OriginsIdea(TypedDict):
    """An Idea: all effects of its Heureka, what it asks for, and what it gives in games of each
    scope."""

    id: str
    epoch: int
    deck: DisciplineId
    heureka: list[OriginsEffect]
    needs: Fact | None
    gains: list[OriginsGains]
    provenance: dict[str, str]


class OriginsFate(TypedDict):
    """An event of a challenge card; what a crisis is depends on that of the philosophy."""

    kind: EventId
    catastrophe: str | None
    fact: Fact
    crises: dict[CrisisId, Fact]


class OriginsChallenge(TypedDict):
    """A challenge card."""

    id: str
    epoch: int
    religious: bool
    resistance: bool
    events: list[OriginsFate]
    heureka: list[OriginsEffect]
    needs: Fact | None
    gains: list[OriginsGains]
    provenance: dict[str, str]


class OriginsSpeciesColumn(TypedDict):
    """A discipline of a species board: its rows, and what the basic game adds to the upper one."""

    lower: OriginsByScope[OriginsRow]
    upper: OriginsByScope[OriginsRow]
    basic: OriginsEffect
    environment: int


class OriginsSpecies(TypedDict):
    """A species board, by colour."""

    id: ColourId
    columns: OriginsByDiscipline[OriginsSpeciesColumn]


class OriginsCorner(TypedDict):
    """A corner of a hex."""

    hex: str
    corner: CornerId


class OriginsSpace(TypedDict):
    """A space of a map board."""

    id: str
    kind: SpaceKindId
    #: Where it is drawn; a space of both edges has two places.
    places: list[tuple[float, float]]
    #: The first is the one by which it is known if it has no name.
    corners: list[OriginsCorner]


class OriginsMaps(TypedDict):
    """The spaces of both sides of the map board."""

    earth: list[OriginsSpace]
    archipelago: list[OriginsSpace]


class OriginsFootings(TypedDict):
    """Where a craton may lie on both sides: the hexes of its fields, unturned, by its middle."""

    earth: dict[str, list[str]]
    archipelago: dict[str, list[str]]


class OriginsCatalogue(TypedDict):
    """All components by their kind: as the card files have them, or with their notation read."""

    challenges: list[OriginsChallenge]
    ideas: list[OriginsIdea]
    comets: tuple[CometCard, ...]
    catastrophes: tuple[CatastropheRecord, ...]
    resources: tuple[ResourceRecord, ...]
    earth_hexes: list[OriginsHex]
    archipelago_hexes: list[OriginsHex]
    tiles: list[OriginsTile]
    layouts: tuple[TileLayout, ...]
    cratons: tuple[CratonRecord, ...]
    strips: tuple[StripRecord, ...]
    worlds: tuple[WorldRecord, ...]
    tracks: tuple[TrackRecord, ...]
    philosophy: tuple[PhilosophySpace, ...]
    #: What the spaces of the track do.
    philosophy_facts: dict[str, Fact]
    species: list[OriginsSpecies]
    maps: OriginsMaps
    footings: OriginsFootings


# --- the view -----------------------------------------------------------------------------


class OriginsLaidTile(TypedDict):
    """A tile laid in the game."""

    tile: str
    hex: str
    side: int
    turn: int


class OriginsCraton(TypedDict):
    """A craton on the map: the hexes of its fields, the middle first; under tiles it is there no
    more."""

    craton: str
    hexes: list[str]
    america: bool
    tiled: bool


class OriginsStrip(TypedDict):
    """The latitude strip, with the colour of each row of the map from the north."""

    id: str
    rows: list[BandId]


class OriginsOwnTile(TypedDict):
    """A tile of an own map."""

    hex: str
    tile: str
    side: int
    turn: int


class OriginsTradition(TypedDict):
    """The tradition deck: its top card, and how many there are."""

    top: str | None
    cards: int


class OriginsAuction(TypedDict):
    """The highest bid so far with bonuses, its pawns and bidder; who gets a dictator."""

    highest: int
    pawns: int
    bidder: ColourId | None
    dictator: ColourId | None


class OriginsPlaying(TypedDict):
    """The row that is being played: its Foundation or Invention, if it is one, and its
    alternatives."""

    card: str | None
    options: list[OriginsUse]


class OriginsPlayer(TypedDict):
    """A player with what can be counted."""

    seat: int
    realm: RealmId
    crown: int
    ruling: DisciplineId
    #: Pawns in emotions, vocabulary and free will.
    brain: list[int]
    mysticism: int
    #: Spaces.
    migrants: list[str]
    #: Resources by hex.
    cities: dict[str, str]
    #: Levels and steps.
    technology: OriginsByTrack[int]
    steps: OriginsByTrack[int]
    #: Challenge cards by discipline, the newest last.
    foundations: dict[DisciplineId, list[str]]
    #: Foundations with a Dissident, and "crown".
    dissidents: list[str]
    inventions: list[str]
    #: By discipline.
    tokens: list[int]
    portents: list[str]
    overflow: bool
    refugees: list[str]
    supply: int
    blocks: int
    elders: int
    emissaries: int
    urbanisation: int
    diversity: int
    dissident_count: int
    #: How far a Migrant spreads.
    range: int
    #: Hexes with more than the footprint feeds.
    hungry: list[str]
    scores: OriginsByDiscipline[int]
    #: What technologies add to each score.
    learning: OriginsByDiscipline[int]
    best: int
    #: What the next Comet would bring now.
    comet_tokens: int
    #: Events that would strike now.
    struck_by: list[EventId]
    #: Ideas of the display whose requirement is met.
    qualified: list[str]
    #: What is added to any bid for the card that is challenged.
    bonus: int


class OriginsView(TypedDict):
    """The table as everybody sees it."""

    epoch: int
    round: int
    turn: ColourId | None
    phase: PhaseId
    stage: StageId
    row: int
    playing: OriginsPlaying | None
    #: Which effects belong to this game.
    scope: ScopeId
    ending: EndId
    over: bool
    #: Turns left after Comet IV has come in sight.
    tail: int | None
    crowns: list[int]
    map: MapId
    laid: list[OriginsLaidTile]
    tiles: list[OriginsOwnTile]
    cratons: list[OriginsCraton]
    strip: OriginsStrip | None
    #: What tiles have changed, by hex and by space.
    ground: dict[str, OriginsGround]
    shores: dict[str, SpaceKindId]
    climate: dict[str, ClimateId]
    #: Migrants on the spaces of a hex and its city, where there is somebody (H1a).
    population: dict[str, int]
    philosophy: str
    cancelled: DisciplineId | None
    #: Challenge cards left, by Epoch.
    deck: list[int]
    comet_on_top: bool
    comet: str
    unused: list[int]
    shown: list[str]
    gone: list[str]
    #: Ideas left, by Epoch and discipline.
    idea_decks: list[int]
    #: By discipline, from row 1; "" for a gap.
    display: list[str]
    elders: dict[str, dict[ColourId, int]]
    emissaries: dict[str, list[ColourId]]
    tradition: OriginsTradition
    #: The challenge card that is seen to just now, and the Idea.
    card: str | None
    idea: str | None
    auction: OriginsAuction
    moved: list[str]
    built: list[str]
    elected: bool
    players: dict[ColourId, OriginsPlayer]


class OriginsContext(TypedDict, total=False):
    """What a decision is about: domains and names, and numbers."""

    colour: tuple[str, ColourId]
    partner: tuple[str, ColourId]
    passer: tuple[str, ColourId]
    hex: tuple[str, str]
    hexes: list[tuple[str, str]]
    space: tuple[str, str]
    card: tuple[str, str]
    foundation: tuple[str, str]
    invention: tuple[str, str]
    climate: tuple[str, ClimateId]
    tile: tuple[str, str]
    craton: tuple[str, str]
    stage: tuple[str, StageId]
    effect: tuple[str, EffectId]
    left: int
    #: Of an auction: the highest bid, what is added to one's own, and what the card costs.
    highest: int
    bonus: int
    price: int


# --- the odds -----------------------------------------------------------------------------


class OriginsChallengeOdds(TypedDict):
    """What the next challenge card may bring, among the cards that nobody has seen."""

    cards: int
    left: int
    religious: float
    events: dict[EventId, float]


class OriginsReach(TypedDict):
    """Where a Migrant comes to, by the space or the city from which it sets out."""

    spaces: dict[str, list[str]]
    hexes: dict[str, list[str]]


class OriginsOdds(TypedDict):
    """The chances of the draws to come, and what the map allows."""

    #: None before a Comet.
    challenge: OriginsChallengeOdds | None
    #: Ideas left in the decks of the Epoch.
    ideas: OriginsByDiscipline[int]
    reach: OriginsReach
    #: Resources on which each player could build with a Migrant beside them, by colour and hex.
    sites: dict[ColourId, dict[str, list[str]]]
    #: What each city is worth in its owner's politics, by hex.
    city_points: dict[str, int]
