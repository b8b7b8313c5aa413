"""The shape of a position file: what may stand in it, and what is filled in."""

from typing import Final, Literal

import msgspec

from trilobite.core.agenda import Steps
from trilobite.games.genesis.cards.types import COLOUR_NAMES

LETTERS = "RYGBrygb"
CUBE_NAMES = ("gone", "present", "diseased")
CARD_NAMES = ("ready", "in-play", "resting", "none")
SIDE_NAMES = ("marine", "terrestrial")
GAIA_NAMES = ("not-offered", "offered", "averted")
ACTING_NAMES = ("unpromoted", "promoted")
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

Cube = Literal["gone", "present", "diseased"]


class _Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a position; unknown fields are errors, defaults are left out."""


class PlayerPart(_Part):
    """A player or NPC."""

    pool: str = ""
    bionts: int | None = None
    moved: int = 0
    hgt_moves: int = 0
    parasite: Literal["ready", "in-play", "resting", "none"] | None = None
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
    acting: Literal["none", "unpromoted", "promoted"] | None = None


class OrganismPart(_Part):
    """An organism."""

    owner: str
    side: Literal["marine", "terrestrial"] = "marine"
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
    phase: Literal["event", "assignment", "autocatalytic", "darwin", "purchase"] = "assignment"
    agenda: list[str] | None = None
    order: list[str] = msgspec.field(default_factory=lambda: list(COLOUR_NAMES))
    turn_order: list[str] | None = None
    events_drawn: list[str] = []
    events_this_turn: int = 1
    events_left: list[int] | None = None
    active: list[str] = []
    climate: Literal["warm", "cool"] = "warm"
    climate_icons: list[Literal["warm", "cool"]] = []
    waterworld: bool = False
    ozone_layer: bool = False
    gaia: Literal["not-offered", "offered", "averted"] = "not-offered"
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
