"""The shapes of what people see of a game: the table, and the odds of the rolls to come.

Clients know these types from the server's schema. Tokens are written as letters: `RYGB` for
colours and players, small ones for the bionts of NPCs.
"""

from typing import Literal, NotRequired, TypedDict

from trilobite.games.genesis.cards.types import Ability, Climate, Colour, Death, Eon, Icon, Row
from trilobite.games.genesis.position.file import Acting, Cube, ParasiteCard, Side
from trilobite.games.genesis.state import End, Phase, PlayerName

OrganismKind = Literal["bacterium", "parasite", "macro"]
#: The icons of events; a climate icon is the climate it brings.
IconKind = Icon | Climate
Tokens = str


# --- time ---------------------------------------------------------------------------------


class IconView(TypedDict):
    """An icon of an event: `number` is the limit of ultraviolet light, otherwise 1."""

    kind: IconKind
    number: int


class BedView(TypedDict):
    """The events of one turn: aftershocks and the card that follows them."""

    turn: int
    eon: Eon
    events: list[str]
    icons: list[IconView]


class StruckView(TypedDict):
    """An organism that an icon will strike, and how many atrophies or cards that means."""

    organism: str
    number: int


class StrikeView(IconView):
    """An icon of this turn's events, in the order in which they strike. The number of a heat
    crisis or an oxygen spike is its extremity."""

    state: Literal["done", "now", "to-come"]
    #: Only of an icon that is to come and strikes organisms by their shields or numbers.
    struck: NotRequired[list[StruckView]]


class ThreatView(TypedDict):
    """How many of the last climate icons are equal, and how many end the game."""

    icon: Climate
    number: int
    needed: int


# --- the board ----------------------------------------------------------------------------


class SlotView(TypedDict):
    """An enzyme slot: the death die printed there, and the enzyme that covers it."""

    death: Death
    face: int
    enzyme: NotRequired[Colour]


class RefugiumView(TypedDict):
    """A refugium and what lies on it; `dice` is what it would roll now."""

    id: str
    organised: Tokens
    disorganised: Tokens
    bionts: Tokens
    moved: Tokens
    enzymes: Tokens
    contestants: Tokens
    roller: NotRequired[PlayerName]
    dice: int
    slots: list[SlotView]


class DeckView(TypedDict):
    """A mutation deck: its size and, if it is not empty, its top card and what was seen below."""

    size: int
    top: NotRequired[str]
    colour: NotRequired[Colour]
    plus: NotRequired[Colour]
    seen_below: NotRequired[list[str]]


class LevelView(TypedDict):
    """A trophic level: a macroorganism, or the members of a chimera, host first."""

    members: list[str]
    rate: int
    worth: int


# --- players and organisms ----------------------------------------------------------------


class ScorePart(TypedDict):
    """Points of a source as they are shown; what costs points is below 0."""

    source: Literal["cubes", "bionts", "dominance", "trophies", "medea"]
    number: int


class ScoreView(TypedDict):
    """Victory points by source, and the sources that this game scores."""

    cubes: int
    system: int
    bionts: int
    trophies: int
    dominance: int
    medea: int
    total: int
    parts: list[ScorePart]


class PlayerView(TypedDict):
    """A player or NPC; what only players have is not there for NPCs."""

    seat: int
    pool: Tokens
    bionts: int
    moved: int
    hgt_moves: int
    parasite: ParasiteCard
    trophies: list[str]
    medea: bool
    entropy_limit: NotRequired[int]
    wantonness: NotRequired[int]
    score: NotRequired[ScoreView]


class MutationView(TypedDict):
    """A mutation card and where its cubes are."""

    card: str
    promoted: bool
    base: Cube
    plus: Cube
    acting: Acting | Literal["none"]


class OrganismView(TypedDict):
    """An organism with its chromosomes, dice, shields and abilities counted."""

    kind: OrganismKind
    owner: PlayerName
    tableau: PlayerName
    home_row: Row
    bionts: Tokens
    moved: Tokens
    spent: Tokens
    cubes: Tokens
    disks: Tokens
    mutations: list[MutationView]
    fission: bool
    done: bool
    chromosomes: Tokens
    #: Of its Darwin or cancer roll.
    dice: int
    heat_shield: int
    antioxidant_shield: int
    error_shield: int
    abilities: dict[Ability, int]
    host: NotRequired[str]
    # Of a microorganism: the dice that it may roll again.
    rerolls: NotRequired[int]
    # Of a parasite: where the cubes in its slots come from, empty if there is none.
    diseased: NotRequired[list[str]]
    # Of a macroorganism. `circles` says whose biont is in each, or nothing.
    side: NotRequired[Side]
    under: NotRequired[str]
    organs: NotRequired[list[str]]
    circles: NotRequired[list[PlayerName | None]]
    level: NotRequired[int]
    metabolic_rate: NotRequired[int]
    worth: NotRequired[int]


class GenesisView(TypedDict):
    """The table as every seat and spectator may see it. What goes by row or eon is in order."""

    turn: int
    phase: Phase
    climate: Climate
    climate_icons: list[Climate]
    threat: NotRequired[ThreatView]
    active: list[bool]
    waterworld: bool
    ozone_layer: bool
    armageddon: bool
    end: End
    events: list[str]
    events_this_turn: int
    events_drawn: list[int]
    events_left: list[int]
    #: At most, this one included; Armageddon may come before.
    turns_left: int
    beds: list[BedView]
    strikes: list[StrikeView]
    turn_order: list[PlayerName]
    pool_limit: int
    rows: list[list[RefugiumView]]
    #: Who has a biont in the row.
    present: list[list[PlayerName]]
    refugia_left: list[int]
    mutation_decks: list[DeckView]
    macro_stack: list[str]
    sea: list[str]
    land: list[str]
    #: From the lowest trophic level up.
    sea_levels: list[LevelView]
    land_levels: list[LevelView]
    players: dict[PlayerName, PlayerView]
    organisms: dict[str, OrganismView]


class GenesisContext(TypedDict, total=False):
    """What a decision is about: domains and names, and dice with those already chosen."""

    player: tuple[str, PlayerName]
    place: tuple[str, str]
    refugium: tuple[str, str]
    dice: list[int]
    chosen: list[int]


# --- odds ---------------------------------------------------------------------------------


class RefugiumOddsView(TypedDict):
    """The next roll of a refugium: as it is, with one more enzyme, or with one more biont.

    A list gives the chance of each number, from 0 up.
    """

    refugium: str
    case: Literal["now", "enzyme", "biont"]
    dice: int
    life: float
    manna_death: float
    enzyme_death: float
    death: float
    doubles: float
    reroll: bool
    #: With the right to roll again, if there is one.
    bacterium: float
    lives: list[float]
    manna_deaths: list[float]
    enzyme_deaths: list[float]


class ErrorOddsView(TypedDict):
    """What Darwin and cancer rolls have in common; `catalysts` is their expected number."""

    dice: int
    atrophy: float
    extinction: float
    catalysts: float
    atrophies: list[float]


class DarwinOddsView(ErrorOddsView):
    """The next Darwin roll of a microorganism."""

    organism: str
    triple: float
    rerolls: int
    atrophy_after_rerolls: float
    atrophies_after_rerolls: list[float]


class CancerOddsView(ErrorOddsView):
    """The next cancer roll of a macroorganism."""

    organism: str


class RerollOddsView(ErrorOddsView):
    """What one option of a specificity re-roll would bring: the faces that are rolled again."""

    key: str
    rolled: list[int]
    triple: float


class GenesisOdds(TypedDict):
    """The chances of the rolls to come."""

    refugia: list[RefugiumOddsView]
    darwin: list[DarwinOddsView]
    cancer: list[CancerOddsView]
    specificity: list[RerollOddsView]
