"""The shape of a position file: what may stand in it, and what is filled in."""

import msgspec

from trilobite.core.agenda import Steps
from trilobite.core.words import NUMBER

#: The steps of the agenda and the domains of their numbers.
STEPS = Steps(
    {
        "animals": (),
        "planet": (),
        "traits": (),
        "keep-traits": (),
        "use-traits": (),
        "row": (),
        "turn": ("animal",),
        "action": ("animal", "space"),
        "end-of-turn": ("animal",),
        "round-end": ("animal", NUMBER),
        "resolve": ("animal", NUMBER),
        "card": ("animal", "evolution", NUMBER),
        "refill": ("animal",),
        "arrivals": ("animal", "hex"),
        "turn-up": ("stack",),
        "follow": ("animal", "hex"),
        "lineage": ("animal", NUMBER),
        "extinction": (),
        "survival": (),
        "reseed": (),
        "final": (),
    }
)

#: The steps that know what comes after them: an agenda ends with one of these.
LAST_STEPS = ("turn", "round-end", "row", "final")


class _Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a position; unknown fields are errors, defaults are left out."""


class TraitPart(_Part):
    """A trait in use with what lies on it."""

    #: The card.
    trait: str
    #: Whether it was copied by Exaptation.
    copied: bool = False
    #: Whether it has made its copy.
    used: bool = False
    #: Whether an action can lose it; left out, whether the gene pool is above its limit now.
    ripe: bool | None = None
    #: Elements on the card.
    tokens: list[str] = []
    #: The pawn on its space: an animal or an element.
    pawn: str | None = None


class AnimalPart(_Part):
    """An animal. Cubes and pawns that are nowhere else are in the gene pool and available."""

    #: Needed unless the options name the animals.
    seat: int | None = None
    #: Victory points.
    vp: int = 0
    #: The same by source; left out, all from the start.
    points: dict[str, int] | None = None
    #: Left out, the cubes that are nowhere else.
    gene_pool: int | None = None
    #: Eliminated species.
    eliminated: int = 0
    #: Whether its food chain cube is in the right column.
    right: bool = False
    #: Available basic pawns; left out, those that are nowhere else.
    pawns: int | None = None
    #: Basic pawns in the box; left out, those that the number of animals leaves there.
    boxed_pawns: int | None = None
    #: Elements on the display.
    display: list[str] = []
    #: Traits in use: the name of the card, or a table.
    traits: list[str | TraitPart] = []
    #: Traits dealt to it, until it has kept its choice.
    dealt: list[str] = []
    #: Whether it has taken the additional pawn of Sentience.
    sentient: bool = False


class SpecialPart(_Part):
    """A special pawn: who owns it, and its target number."""

    #: An animal.
    owner: str | None = None
    #: The target number; with an owner at least 2, without one as at the start.
    target: int | None = None


class StackPart(_Part):
    """A stack of tiles: its top, unless it is face down or the stack empty, and how many below."""

    #: The terrain on top; none if it is face down or the stack empty.
    top: str | None = None
    #: How many tiles are below it.
    below: int = 0


class PositionFile(_Part):
    """A whole position. Planet and species that are left out are as at the start of the game, areas
    and spaces empty, and what is nowhere else is in its supply."""

    #: The number of the round.
    round: int = 1
    #: The animal whose turn it is.
    turn: str | None = None
    #: The steps still to be played; left out, the turn of that animal.
    agenda: list[str] | None = None
    #: What makes the round the last, or `going-on`.
    ending: str = "going-on"
    #: Whether the game has ended.
    over: bool = False
    #: Whether an evolution card was resolved in this round.
    card_resolved: bool = False
    #: Rounds in a row in which none was.
    idle_rounds: int = 0
    #: Terrains by hex.
    tiles: dict[str, str] | None = None
    #: Sides of vents by hex.
    vents: dict[str, str] | None = None
    #: Elements by corner.
    tokens: dict[str, str] | None = None
    #: Numbers by hex and animal.
    species: dict[str, dict[str, int]] | None = None
    #: The stacks of tiles.
    stacks: list[StackPart] | None = None
    #: Tokens by action; an empty circle of Speciation is `""`.
    areas: dict[str, list[str]] = {}
    #: Terrain markers from the left.
    competition: list[str] = []
    #: Terrain markers, sorted from land to vent.
    evolution: list[str] = []
    #: Animals with a cube on a square of Regression.
    regression_cubes: list[str] = []
    #: By space: the name of an animal for a basic pawn, of an element for a special one.
    pawns: dict[str, str] = {}
    #: Special pawns by element.
    special: dict[str, SpecialPart] = {}
    #: Evolution cards from row space 1.
    row: list[str] = []
    #: Evolution cards; the top of the pile is last.
    discard: list[str] = []
    #: Evolution cards left; left out, what the length of the game leaves.
    deck: int | None = None
    #: Animals by name.
    animal: dict[str, AnimalPart] = {}
