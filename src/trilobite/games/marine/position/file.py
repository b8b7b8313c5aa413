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

    trait: str
    copied: bool = False
    used: bool = False
    tokens: list[str] = []
    pawn: str | None = None


class AnimalPart(_Part):
    """An animal. Cubes and pawns that are nowhere else are in the gene pool and available."""

    #: Needed unless the options name the animals.
    seat: int | None = None
    vp: int = 0
    points: dict[str, int] | None = None
    gene_pool: int | None = None
    eliminated: int = 0
    right: bool = False
    pawns: int | None = None
    boxed_pawns: int | None = None
    display: list[str] = []
    traits: list[str | TraitPart] = []
    dealt: list[str] = []
    sentient: bool = False


class SpecialPart(_Part):
    """A special pawn: who owns it, and its target number."""

    owner: str | None = None
    target: int | None = None


class StackPart(_Part):
    """A stack of tiles: its top, unless it is face down or the stack empty, and how many below."""

    top: str | None = None
    below: int = 0


class PositionFile(_Part):
    """A whole position. Planet and species that are left out are as at the start of the game, areas
    and spaces empty, and what is nowhere else is in its supply."""

    round: int = 1
    turn: str | None = None
    agenda: list[str] | None = None
    ending: str = "going-on"
    over: bool = False
    card_resolved: bool = False
    idle_rounds: int = 0
    #: Terrains by hex, sides of vents by hex, elements by corner, numbers by hex and animal.
    tiles: dict[str, str] | None = None
    vents: dict[str, str] | None = None
    tokens: dict[str, str] | None = None
    species: dict[str, dict[str, int]] | None = None
    stacks: list[StackPart] | None = None
    #: Tokens by action; an empty circle of Speciation is `""`.
    areas: dict[str, list[str]] = {}
    competition: list[str] = []
    evolution: list[str] = []
    regression_cubes: list[str] = []
    #: By space: the name of an animal for a basic pawn, of an element for a special one.
    pawns: dict[str, str] = {}
    special: dict[str, SpecialPart] = {}
    #: From row space 1; the top of the discard pile is last.
    row: list[str] = []
    discard: list[str] = []
    deck: int | None = None
    animal: dict[str, AnimalPart] = {}
