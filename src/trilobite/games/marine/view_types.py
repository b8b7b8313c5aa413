"""The shapes of what people see of a game: the table, and what can be reckoned from it.

Clients know these types from the server's schema. Tiles are named by hex (`d4`), tokens by corner
(`d4-ne`), pawns by their animal, special ones by their element.
"""

from typing import Generic, NotRequired, TypedDict, TypeVar

from trilobite.games.marine.cards.words import (
    ActionId,
    AnimalId,
    ElementId,
    KindId,
    TerrainId,
    TileId,
)

T = TypeVar("T")


class MarineByElement(TypedDict, Generic[T]):
    """Something of every type of element."""

    algae: T
    gastropods: T
    worms: T
    plankton: T
    sponges: T
    sun: T


# --- the table ----------------------------------------------------------------------------


class MarineStack(TypedDict):
    """A stack of tiles: its top, if it has one, and how many are below."""

    top: TerrainId | None
    below: int


class MarineSpace(TypedDict):
    """An action space: the pawn there and whose it is, and the token or terrain marker beside."""

    pawn: AnimalId | ElementId | None
    owner: AnimalId | None
    token: ElementId | None
    terrain: TerrainId | None


class MarineSpecial(TypedDict):
    """A special pawn: its target number, its owner, and its space if it is placed."""

    target: int
    owner: AnimalId | None
    space: str | None


class MarineTrait(TypedDict):
    """A trait in use: printed elements, tokens and free element spaces on the card, and the action
    space if it has one, with the pawn there and whose it is."""

    trait: str
    copied: bool
    used: bool
    printed: list[ElementId]
    tokens: list[ElementId]
    free: int
    space: bool
    pawn: AnimalId | ElementId | None
    owner: AnimalId | None


class MarineAnimal(TypedDict):
    """An animal with its display."""

    seat: int
    vp: int
    #: VP by source.
    points: dict[str, int]
    gene_pool: int
    eliminated: int
    on_planet: int
    #: Whether its food chain cube is in the right column.
    right: bool
    #: Basic pawns that are available, those in the action display and on traits, and those in
    #: the box; the special ones that are available, and all that it owns.
    pawns: int
    placed_pawns: int
    boxed_pawns: int
    special_pawns: list[ElementId]
    owned_pawns: list[ElementId]
    #: Tokens on the display, element spaces beside what is printed, and how many of them are empty;
    #: what is printed, and all elements.
    display: list[ElementId]
    spaces: int
    free: int
    printed: list[ElementId]
    elements: list[ElementId]
    traits: list[MarineTrait]
    #: MAR-2.10.3. The traits dealt to it; only its player sees them.
    dealt: NotRequired[list[str]]
    sentient: bool
    target_sum: int
    domination: MarineByElement[int]
    #: The types whose target number it beats.
    dominates: list[ElementId]


class MarineIdle(TypedDict):
    """Which round in a row without a resolved card this is, and how many of them bring the end."""

    round: int
    limit: int


class MarineView(TypedDict):
    """The whole table."""

    round: int
    turn: AnimalId | None
    idle_rounds: int
    #: R-62. While rounds without a resolved card are about to end the game.
    idle: MarineIdle | None
    last_round: bool
    ending: str
    over: bool
    #: What is seen on each hex, vents by their side.
    tiles: dict[str, KindId]
    tokens: dict[str, ElementId]
    #: The animals of each tile, down the food chain; and those whose species do not thrive there.
    species: dict[str, dict[AnimalId, int]]
    endangered: dict[str, list[AnimalId]]
    stacks: list[MarineStack]
    vents_left: int
    tokens_left: MarineByElement[int]
    markers_left: dict[TerrainId, int]
    #: Tokens by action; an empty circle of Speciation is None.
    areas: dict[ActionId, list[ElementId | None]]
    competition: list[TerrainId]
    evolution: list[TerrainId]
    regression_cubes: list[AnimalId | None]
    spaces: dict[str, MarineSpace]
    closed_spaces: list[str]
    special: MarineByElement[MarineSpecial]
    #: From row space 1; the top of the discard pile is last.
    row: list[str]
    discard: list[str]
    #: None: there is none yet.
    deck: int | None
    survival_card: AnimalId | None
    animals: dict[AnimalId, MarineAnimal]


class MarineContext(TypedDict, total=False):
    """What a decision is about: domains and names, and numbers."""

    animal: tuple[str, AnimalId]
    animals: list[tuple[str, AnimalId]]
    card: tuple[str, str]
    corner: tuple[str, str]
    element: tuple[str, ElementId]
    hex: tuple[str, str]
    species: tuple[str, AnimalId]
    terrain: tuple[str, TileId]
    trait: tuple[str, str]
    left: int
    #: Domination values by element.
    values: list[int]


# --- what can be reckoned -----------------------------------------------------------------


class MarineThriving(TypedDict):
    """Whether species thrive on a tile, and the types that feed them."""

    thrives: bool
    food: list[ElementId]


class MarineDomination(TypedDict):
    """A domination value: elements times tiles, against the target number."""

    elements: int
    tiles: list[str]
    value: int
    target: int
    dominates: bool


class MarineExtinction(TypedDict):
    """What an Extinction would eliminate now, by tile and animal, and the VP that come of it."""

    lost: dict[str, dict[AnimalId, int]]
    vp: dict[AnimalId, int]


class MarineOnVents(TypedDict):
    """Species on vents, and how many vents they occupy."""

    species: int
    vents: int


class MarineSurvival(TypedDict):
    """What a Survival would bring now."""

    holder: AnimalId | None
    vp: dict[AnimalId, int]
    on_vents: dict[AnimalId, MarineOnVents]


class MarineTokenDraws(TypedDict):
    """What is left in the black bag, and the chances of each type: for the next token, and to come
    to an area if the Reseed were now."""

    left: int
    next: MarineByElement[float]
    reseed: MarineByElement[float]


class MarineTileDraws(TypedDict):
    """Tiles that nobody has seen, and the chance of the next by terrain."""

    left: int
    next: dict[TerrainId, float]


class MarineCardDraws(TypedDict):
    """Cards left in the deck, and the chances that the next one brings an event or the end."""

    left: int
    extinction: float
    survival: float
    asteroid: float


class MarineOdds(TypedDict):
    """What people may want to know before they decide."""

    thriving: dict[str, dict[AnimalId, MarineThriving]]
    #: VP if an Evolution action scored the tile now.
    scores: dict[str, dict[AnimalId, int]]
    domination: dict[AnimalId, dict[ElementId, MarineDomination]]
    extinction: MarineExtinction
    survival: MarineSurvival
    #: VP of the cards of the row that give nothing else.
    cards: dict[str, dict[AnimalId, int]]
    tokens: MarineTokenDraws
    #: By action and terrain: the chance of such a marker at the next Reseed.
    markers: dict[ActionId, dict[TerrainId, float]]
    tiles: MarineTileDraws
    deck: MarineCardDraws
