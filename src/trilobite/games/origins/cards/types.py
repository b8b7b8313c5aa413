"""The cards and boards as the rules see them: small numbers in plain lists.

The lists are in the order of the printed numbers or of the names below, so an index names a
card as long as the card set is the same. They are filled once and never changed; the rules only
read them. Epochs count from 1, as printed.
"""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from trilobite.games.origins.cratons import Craton, Ending, Strip
from trilobite.games.origins.worldmap import Layout, Tile, WorldMap

CULTURE: Final = 0
POLITICS: Final = 1
INDUSTRY: Final = 2
DISCIPLINES: Final[tuple[int, ...]] = (0, 1, 2)
DisciplineId = Literal["culture", "politics", "industry"]
DISCIPLINE_NAMES: Final[tuple[DisciplineId, ...]] = get_args(DisciplineId)

#: What the Comets score, in the order of the disciplines to which they add (E3d).
MYSTICISM: Final = 0
URBANISATION: Final = 1
DIVERSITY: Final = 2
MeasureId = Literal["mysticism", "urbanisation", "diversity"]
MEASURE_NAMES: Final[tuple[MeasureId, ...]] = get_args(MeasureId)

BLACK: Final = 0
WHITE: Final = 1
ORANGE: Final = 2
GREEN: Final = 3
COLOURS: Final[tuple[int, ...]] = (0, 1, 2, 3)
ColourId = Literal["black", "white", "orange", "green"]
COLOUR_NAMES: Final[tuple[ColourId, ...]] = get_args(ColourId)

FOOTPRINT: Final = 0
ENERGY: Final = 1
METALLURGY: Final = 2
IMMUNOLOGY: Final = 3
MARITIME: Final = 4
INFORMATION: Final = 5
TRACKS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5)
TrackId = Literal["footprint", "energy", "metallurgy", "immunology", "maritime", "information"]
TRACK_NAMES: Final[tuple[TrackId, ...]] = get_args(TrackId)

EMOTIONS: Final = 0
VOCABULARY: Final = 1
FREE_WILL: Final = 2
BRAIN_NAMES: Final = ("emotions", "vocabulary", "free-will")
#: Menopause is reached with so many pawns in emotions, or fewer (J2a).
MENOPAUSE_PAWNS: Final = 2

# Effects: cognition actions (G1-G4), Migrant actions (G6, G7), interactions (J3), Elder actions
# (J5), advances (G9), and chaos, which is a Consequence only (D2).
SPECIALISE: Final = 0
INVENT: Final = 1
LIBRARY: Final = 2
ELECT: Final = 3
SPREAD: Final = 4
DOMESTICATE: Final = 5
CULTIVATE: Final = 6
MINE: Final = 7
MINE_LUXURY: Final = 8
MINE_METAL: Final = 9
TRADE: Final = 10
PREACH: Final = 11
WAR: Final = 12
ENSLAVE: Final = 13
EXOGAMY: Final = 14
RACISM: Final = 15
COLD_WAR: Final = 16
ARTISAN: Final = 17
CONSTITUTION: Final = 18
SCIENCE: Final = 19
PSEUDOSCIENCE: Final = 20
ENCEPHALISE: Final = 21
ABSTRACT: Final = 22
ART: Final = 23
PRAY: Final = 24
TECH: Final = 25
REDUCE: Final = 26
PURGE: Final = 27
DEMAGOGUE: Final = 28
CHAOS: Final = 29
EffectId = Literal[
    "specialise",
    "invent",
    "library",
    "elect",
    "spread",
    "domesticate",
    "cultivate",
    "mine",
    "mine-luxury",
    "mine-metal",
    "trade",
    "preach",
    "war",
    "enslave",
    "exogamy",
    "racism",
    "cold-war",
    "artisan",
    "constitution",
    "science",
    "pseudoscience",
    "encephalise",
    "abstract",
    "art",
    "pray",
    "tech",
    "reduce",
    "purge",
    "demagogue",
    "chaos",
]
EFFECT_NAMES: Final[tuple[EffectId, ...]] = get_args(EffectId)
#: Effects of the advanced game alone (META-5).
ADVANCED_EFFECTS: Final = (
    TRADE,
    PREACH,
    WAR,
    ENSLAVE,
    EXOGAMY,
    RACISM,
    COLD_WAR,
    ARTISAN,
    CONSTITUTION,
    SCIENCE,
    PSEUDOSCIENCE,
    REDUCE,
)

COOLING: Final = 0
WARMING: Final = 1
DEFORESTATION: Final = 2
REFORESTATION: Final = 3
HUMAN_DISEASE: Final = 4
ANIMAL_DISEASE: Final = 5
CATASTROPHE: Final = 6
POLLUTION: Final = 7
FAMINE: Final = 8
CRISIS: Final = 9
LEFT_DICTATOR: Final = 10
RIGHT_DICTATOR: Final = 11
EventId = Literal[
    "cooling",
    "warming",
    "deforestation",
    "reforestation",
    "human-disease",
    "animal-disease",
    "catastrophe",
    "pollution",
    "famine",
    "crisis",
    "left-dictator",
    "right-dictator",
]
EVENT_NAMES: Final[tuple[EventId, ...]] = get_args(EventId)

MENOPAUSE: Final = 0
TECHNOLOGY: Final = 1
CITY: Final = 2
#: In a requirement: a city on any resource.
ANY_CITY: Final = -1

GENOCIDE: Final = 0
CIVIL_WAR: Final = 1
ECONOMIC_CRISIS: Final = 2
CrisisId = Literal["genocide", "civil-war", "economic-crisis"]
CRISIS_NAMES: Final[tuple[CrisisId, ...]] = get_args(CrisisId)

COMPETITIVE: Final = 0
SOLITAIRE: Final = 1
COOPERATIVE: Final = 2
ModeId = Literal["competitive", "solitaire", "cooperative"]
MODE_NAMES: Final[tuple[ModeId, ...]] = get_args(ModeId)

BASIC: Final = 0
ADVANCED: Final = 1
FIRST_EXODUS: Final = 2
LengthId = Literal["basic", "advanced", "first-exodus"]
LENGTH_NAMES: Final[tuple[LengthId, ...]] = get_args(LengthId)

#: Wooden pieces of each player (B0.3).
PAWNS: Final = 7
MIGRANTS: Final = 12
BLOCKS: Final = 10


@dataclass(eq=False)
class Effect:
    """An action, an advance or chaos.

    `track` and `level` belong to TECH: one step, not beyond the level. The `level` of REDUCE is
    the latest Epoch of the Invention to discard.
    """

    code: int
    track: int
    level: int
    advanced: bool


@dataclass(eq=False)
class RowOption:
    """One of the alternatives of a row, with its Consequence (F0c, F0d)."""

    effect: Effect
    consequence: Effect | None


@dataclass(eq=False)
class Requirement:
    """One way to meet a requirement (J2a, J2b)."""

    kind: int
    #: Track of TECHNOLOGY; kind of resource of CITY, or ANY_CITY.
    what: int
    level: int


@dataclass(eq=False)
class Event:
    """An event of a challenge card; `catastrophe` is -1 unless it is one."""

    kind: int
    catastrophe: int
    #: Whether a name of its own is printed.
    named: bool


@dataclass(eq=False)
class Challenge:
    """A challenge card, which becomes a Foundation."""

    id: str
    number: int
    epoch: int
    religious: bool
    #: Left and right.
    events: list[Event]
    #: All of them are carried out.
    heureka: list[Effect]
    #: One of them suffices; none if nothing is required.
    requirements: list[Requirement]
    #: Whether its rainbow is a Resistance space.
    resistance: bool
    #: Its two disciplines.
    disciplines: list[int]
    #: The row of each discipline, empty for the one that the card lacks.
    rows: list[list[RowOption]]


@dataclass(eq=False)
class Idea:
    """An Idea, which becomes an Invention. Its deck is one of its disciplines."""

    id: str
    number: int
    epoch: int
    deck: int
    heureka: list[Effect]
    requirements: list[Requirement]
    disciplines: list[int]
    rows: list[list[RowOption]]


@dataclass(eq=False)
class Comet:
    """A Comet. `scores` is what it scores, -1 for the last one; its tokens count for the
    discipline of the same number."""

    id: str
    number: int
    scores: int
    portent: bool


@dataclass(eq=False)
class Track:
    """A technology track; its levels add to the score of a discipline (I1c, I2c, I3c)."""

    id: str
    score: int
    levels: list[int]
    #: Terrain that counts as habitable for spreading from each level on (G6f.2).
    opens: list[list[int]]
    #: Whether reaching the level gives a free step on another track (G9e.2).
    bonus_step: list[bool]


@dataclass(eq=False)
class Species:
    """A species board: two rows in each discipline, and what the basic game adds to the upper."""

    #: The name of the colour.
    id: str
    lower: list[list[RowOption]]
    upper: list[list[RowOption]]
    #: Effect of the option of the basic game, and the least environment it asks for (G8).
    basic: list[Effect]
    basic_environment: list[int]


@dataclass(eq=False)
class Crown:
    """A crown: the ruling class at the start, and an advance that its holder makes first (C2j)."""

    number: int
    discipline: int
    bonus: list[Effect]


@dataclass(eq=False)
class Philosophy:
    """A space of the philosophy track; one without a bonus belongs to the central area."""

    id: str
    neighbours: list[int]
    #: Discipline that bids one more (E2c), or -1.
    bonus: int
    crisis: int
    #: Interaction that costs its actor one chaos (J4), or -1.
    morality: int
    #: Score that does not count at the end (I0b), or -1.
    cancels: int


@dataclass(eq=False)
class Deck:
    """How many challenge cards of each Epoch a game uses (C2g)."""

    mode: int
    length: int
    players: int
    epochs: list[int]


@dataclass(eq=False)
class Cards:
    """A whole set of cards, boards and maps."""

    challenges: list[Challenge]
    ideas: list[Idea]
    comets: list[Comet]
    catastrophes: list[str]
    resources: list[str]
    tracks: list[Track]
    #: Track and level that make each terrain habitable for spreading (G6f.2); -1 and 0 if none.
    opening_track: list[int]
    opening_level: list[int]
    #: By colour.
    species: list[Species]
    crowns: list[Crown]
    philosophy: list[Philosophy]
    philosophy_start: int
    decks: list[Deck]
    earth: WorldMap
    archipelago: WorldMap
    tiles: list[Tile]
    layouts: list[Layout]
    #: C5, C6. Pieces of Megafauna: cratons, the earth's first; strips from the coldest on; last
    #: maps of games.
    cratons: list[Craton]
    strips: list[Strip]
    printed_strip: int
    endings: list[Ending]
    #: Names the set in records: the same for two sets that play alike; without the pieces of
    #: Megafauna, and with them.
    hash: str
    craton_hash: str
