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

    #: Catalysts, as letters.
    pool: str = ""
    #: Unassigned bionts; left out, those that are nowhere else.
    bionts: int | None = None
    #: How many of them have moved in this phase.
    moved: int = 0
    #: HGT moves made in this phase.
    hgt_moves: int = 0
    #: The parasite card; `resting` until the next turn.
    parasite: ParasiteCard | None = None
    #: Placards and macroorganisms.
    trophies: list[str] = []
    #: Whether the player has voted for Medea.
    medea: bool = False


class RefugiumPart(_Part):
    """A refugium in its row; `disorganised` defaults to what its manna leaves."""

    #: Organised manna, as letters.
    organised: str = ""
    #: Disorganised manna; left out, what its manna leaves.
    disorganised: str | None = None
    #: Bionts of all players; small letters are NPCs.
    bionts: str = ""
    #: Those that have moved in this phase.
    moved: str = ""
    #: From the left.
    enzymes: str = ""
    #: Who rolls, once the autocatalytic phase has begun.
    roller: str | None = None
    #: Who contests it.
    contestants: str = ""


class MutationPart(_Part):
    """A mutation card on an organism."""

    #: The id of its unpromoted side.
    card: str
    #: Whether it is promoted.
    promoted: bool = False
    #: The cube of the unpromoted side.
    base: Cube = "present"
    #: The cube of the promoted side.
    plus: Cube | None = None
    #: The side whose abilities act now.
    acting: Acting | Literal["none"] | None = None


class OrganismPart(_Part):
    """An organism."""

    #: A player.
    owner: str
    #: Of a macroorganism: the side that is up.
    side: Side = "marine"
    #: Of a macroorganism: the bacterium it lies on.
    under: str | None = None
    #: Chromosome cubes on the placard.
    cubes: str = ""
    #: All bionts.
    bionts: str = ""
    #: Those that have moved in this phase.
    moved: str = ""
    #: Those that have made their purchase.
    spent: str = ""
    #: Mutation cards.
    mutations: list[MutationPart] = []
    #: Antioxidants and vitamins.
    disks: str = ""
    #: Of a parasite: its host.
    host: str | None = None
    #: Of a parasite, for each slot: `""`, `"CARD base"`, `"CARD plus"`, `"organ ID"` or `"cube"`.
    diseased: list[str] = []
    #: Of a macroorganism: its organs.
    organs: list[str] = []
    #: Whether it had a fission icon at the start of the turn.
    fission: bool | None = None
    #: Organs at the start of the turn.
    organs_at_start: list[str] | None = None
    #: Endosymbionts at the start of the turn.
    endosymbionts_at_start: str | None = None
    #: Green chromosomes at the start of the turn.
    green_at_start: int | None = None
    #: Residents at the start of the turn.
    residents_at_start: str | None = None
    #: Whether it has rolled, or had its purchase slot, in this phase.
    done: bool = False


class Rows(_Part):
    """Cards by row: refugia from the left, or decks from the top; `"?"` was never seen."""

    #: Cards of the cosmic row.
    cosmic: list[str] = []
    #: Cards of the ocean row.
    ocean: list[str] = []
    #: Cards of the coastal row.
    coastal: list[str] = []
    #: Cards of the continent row.
    continent: list[str] = []


class PositionFile(_Part):
    """A whole position."""

    #: The number of the turn.
    turn: int = 1
    #: The phase that is being played.
    phase: Phase = "assignment"
    #: The steps of the phase still to be played; left out, the phase begins.
    agenda: list[str] | None = None
    #: The four colours as printed on the event.
    order: list[str] = msgspec.field(default_factory=lambda: list(COLOUR_NAMES))
    #: The players in the order of this phase.
    turn_order: list[str] | None = None
    #: Events so far.
    events_drawn: list[str] = []
    #: How many of the last events belong to this turn.
    events_this_turn: int = 1
    #: How many are still to come: Hadean, Archaean, Proterozoic.
    events_left: list[int] | None = None
    #: The active rows.
    active: list[str] = []
    #: The climate; left out, that of the last climate icon, or warm.
    climate: Climate | None = None
    #: The climate icons in the order they came.
    climate_icons: list[Climate] = []
    #: Whether the continents are under water.
    waterworld: bool = False
    #: Whether there is an ozone layer.
    ozone_layer: bool = False
    #: The vote of this turn.
    gaia: Gaia = "not-offered"
    #: Whether the game ends after this turn.
    armageddon: bool = False
    #: Why the game is over, or `going-on`.
    end: str = "going-on"
    #: Whether there has ever been a macroorganism.
    oxygen_crisis: bool | None = None
    #: Who has had a purchase turn.
    purchased: list[str] = []
    #: Red Queens refused in this phase: attacker and victim.
    queens_refused: list[tuple[str, str]] = []
    #: Marine macroorganisms from the lowest trophic level up.
    sea: list[str] | None = None
    #: Terrestrial macroorganisms from the lowest trophic level up.
    land: list[str] | None = None
    #: Which of them must be sorted again.
    unsorted: list[Literal["sea", "land"]] = []
    #: Players and NPCs by name.
    player: dict[str, PlayerPart] = {}
    #: The refugia of each row from the left.
    rows: Rows | None = None
    #: What is on the refugia of the rows.
    refugium: dict[str, RefugiumPart] = {}
    #: Refugia that can still appear, by row.
    refugium_decks: Rows | None = None
    #: How many of them there are by row.
    refugia_left: list[int] | None = None
    #: By row the cards from the top; `"?"` is a card that nobody has seen.
    mutation_decks: Rows | None = None
    #: The macroorganisms that can be bought.
    macro_stack: list[str] | None = None
    #: Organisms by name.
    organism: dict[str, OrganismPart] = {}
