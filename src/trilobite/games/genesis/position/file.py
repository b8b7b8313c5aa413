"""The shape of a position file: what may stand in it, and what is filled in."""

from typing import Final, Literal, get_args

import msgspec

from trilobite.core.agenda import Steps
from trilobite.games.genesis.cards.types import COLOUR_NAMES, Climate
from trilobite.games.genesis.state import Phase

LETTERS = "RYGBrygb"
Cube = Literal["gone", "present", "diseased"]
CUBE_NAMES: Final[tuple[Cube, ...]] = get_args(Cube)
ParasiteCard = Literal["ready", "in-play", "resting", "none"]
CARD_NAMES: Final[tuple[ParasiteCard, ...]] = get_args(ParasiteCard)
Side = Literal["marine", "terrestrial"]
SIDE_NAMES: Final[tuple[Side, ...]] = get_args(Side)
Gaia = Literal["not-offered", "offered", "averted"]
GAIA_NAMES: Final[tuple[Gaia, ...]] = get_args(Gaia)
Acting = Literal["unpromoted", "promoted"]
ACTING_NAMES: Final[tuple[Acting, ...]] = get_args(Acting)
UNKNOWN_CARD = "?"

#: Steps of the agenda and the domains of their arguments.
STEPS: Final = Steps(
    {
        "start-of-phase": (),
        "icon": ("event", "number"),
        "end-of-event": (),
        "assign": ("player",),
        "npc-assign": ("player",),
        "autocatalysis": ("refugium",),
        "darwin": ("player",),
        "purchase": ("player",),
        "slot": ("organism", "player"),
        "slots": (),
        "ecosystems": (),
        "cull": ("player",),
    }
)


class _Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a position; unknown fields are errors, defaults are left out."""


class PlayerPart(_Part):
    """A player or NPC."""

    pool: str = ""
    bionts: int | None = None
    moved: int = 0
    hgt_moves: int = 0
    parasite: ParasiteCard | None = None
    trophies: list[str] = []
    medea: bool = False


class RefugiumPart(_Part):
    """A refugium in its row; `disorganised` defaults to what its manna leaves."""

    organised: str = ""
    disorganised: str | None = None
    bionts: str = ""
    moved: str = ""
    enzymes: str = ""
    roller: str | None = None
    contestants: str = ""


class MutationPart(_Part):
    """A mutation card on an organism."""

    card: str
    promoted: bool = False
    base: Cube = "present"
    plus: Cube | None = None
    acting: Acting | Literal["none"] | None = None


class OrganismPart(_Part):
    """An organism."""

    owner: str
    side: Side = "marine"
    under: str | None = None
    cubes: str = ""
    bionts: str = ""
    moved: str = ""
    spent: str = ""
    mutations: list[MutationPart] = []
    disks: str = ""
    host: str | None = None
    #: For each diseased slot `""`, `"CARD base"`, `"CARD plus"`, `"organ ID"` or `"cube"`.
    diseased: list[str] = []
    organs: list[str] = []
    fission: bool | None = None
    organs_at_start: list[str] | None = None
    endosymbionts_at_start: str | None = None
    green_at_start: int | None = None
    residents_at_start: str | None = None
    done: bool = False


class Rows(_Part):
    """Cards by row: refugia from the left, or decks from the top; `"?"` was never seen."""

    cosmic: list[str] = []
    ocean: list[str] = []
    coastal: list[str] = []
    continent: list[str] = []


class PositionFile(_Part):
    """A whole position."""

    turn: int = 1
    phase: Phase = "assignment"
    agenda: list[str] | None = None
    order: list[str] = msgspec.field(default_factory=lambda: list(COLOUR_NAMES))
    turn_order: list[str] | None = None
    events_drawn: list[str] = []
    events_this_turn: int = 1
    events_left: list[int] | None = None
    active: list[str] = []
    climate: Climate = "warm"
    climate_icons: list[Climate] = []
    waterworld: bool = False
    ozone_layer: bool = False
    gaia: Gaia = "not-offered"
    armageddon: bool = False
    end: str = "going-on"
    oxygen_crisis: bool | None = None
    purchased: list[str] = []
    queens_refused: list[tuple[str, str]] = []
    sea: list[str] | None = None
    land: list[str] | None = None
    unsorted: list[Literal["sea", "land"]] = []
    player: dict[str, PlayerPart] = {}
    rows: Rows | None = None
    refugium: dict[str, RefugiumPart] = {}
    refugium_decks: Rows | None = None
    refugia_left: list[int] | None = None
    mutation_decks: Rows | None = None
    macro_stack: list[str] | None = None
    organism: dict[str, OrganismPart] = {}
