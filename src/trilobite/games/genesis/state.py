"""The position of a game of Bios: Genesis: plain data, ids instead of references.

Players are numbers: 0 to 3 are the players of red, yellow, green and blue, 4 to 7 the NPCs of
the same colours. Places are numbers too: 0 to 15 the placards (a placard is a refugium or a
bacterium, never both), 16 to 23 the parasite sides, 24 to 31 the macroorganisms.
"""

from typing import Final, Literal, get_args

from trilobite.core.agenda import Due
from trilobite.core.state import State
from trilobite.games.genesis.cards.types import (
    HADEAN,
    MARINE,
    UNPROMOTED,
    WARM,
    Cards,
    MacroSide,
    ParasiteSide,
    Placard,
)
from trilobite.games.genesis.setup_options import Setup

NOBODY: Final = -1

# Players.
PlayerName = Literal[
    "red", "yellow", "green", "blue", "npc-red", "npc-yellow", "npc-green", "npc-blue"
]
NPC: Final = 4
PLAYERS: Final = 8

# Places.
PARASITES: Final = 16
MACROS: Final = 24
POOL: Final = 32

# Kinds of organisms.
BACTERIUM: Final = 0
PARASITE: Final = 1
MACRO: Final = 2

# Where the cube of a mutation position is. An organ square is PRESENT or GONE: a stolen organ
# leaves an empty square behind.
GONE: Final = 0
PRESENT: Final = 1
DISEASED: Final = 2

# The two cube positions of a mutation card.
BASE: Final = 0
PLUS: Final = 1

# A diseased slot without a cube; otherwise it holds `card * 2 + position` or an organ square.
EMPTY: Final = -1
# A diseased cube that belongs to no card of the host (L4b).
SOURCELESS: Final = 99

# Where a parasite card is.
READY: Final = 0
IN_PLAY: Final = 1
RESTING: Final = 2
NO_CARD: Final = 3

# Phases.
EVENT_PHASE: Final = 0
ASSIGNMENT_PHASE: Final = 1
AUTOCATALYTIC_PHASE: Final = 2
DARWIN_PHASE: Final = 3
PURCHASE_PHASE: Final = 4
Phase = Literal["event", "assignment", "autocatalytic", "darwin", "purchase"]
PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)

# The Gaia vote of a turn.
NOT_OFFERED: Final = 0
OFFERED: Final = 1
AVERTED: Final = 2

# A card in a mutation deck that nobody has seen yet.
UNSEEN: Final = -1

# Why the game ended.
GOING_ON: Final = 0
LAST_EVENT: Final = 1
GREENHOUSE: Final = 2
SNOWBALL: Final = 3
End = Literal["going-on", "last-event", "runaway-greenhouse", "snowball-earth"]
END_NAMES: Final[tuple[End, ...]] = get_args(End)


def colour_of(player: int) -> int:
    """The colour of a player or NPC."""
    return player & 3


class Player:
    """A colour in play: its pool, its unassigned bionts, its parasite card, its trophies; new, or
    like another."""

    def __init__(self, number: int, seat: int, like: "Player | None" = None) -> None:
        self.number: Final = number
        self.colour: Final = number & 3
        #: The seat that decides for it; -1 for an NPC, whose decisions fall to chance.
        self.seat: Final = seat
        if like is None:
            self.pool: list[int] = [0, 0, 0, 0]
            self.bionts: int = 0
            #: How many of the unassigned bionts were already moved in this phase.
            self.fresh: int = 0
            #: E6.3. HGT moves made in this phase.
            self.hgt_moves: int = 0
            self.parasite: int = NO_CARD
            self.trophies: list[int] = []
            self.medea: bool = False
        else:
            self.pool = like.pool.copy()
            self.bionts = like.bionts
            self.fresh = like.fresh
            self.hgt_moves = like.hgt_moves
            self.parasite = like.parasite
            self.trophies = like.trophies.copy()
            self.medea = like.medea

    def catalysts(self) -> int:
        """How many catalysts are in the pool."""
        pool = self.pool
        return pool[0] + pool[1] + pool[2] + pool[3]

    def copy(self) -> "Player":
        return Player(self.number, self.seat, self)


class Refugium:
    """A refugium in play: empty, or like another."""

    def __init__(self, placard: int, like: "Refugium | None" = None) -> None:
        self.placard: Final = placard
        if like is None:
            self.organised: list[int] = [0, 0, 0, 0]
            self.disorganised: list[int] = [0, 0, 0, 0]
            #: By player, and how many of them came in this phase.
            self.bionts: list[int] = [0, 0, 0, 0, 0, 0, 0, 0]
            self.fresh: list[int] = [0, 0, 0, 0, 0, 0, 0, 0]
            #: Colours by slot, from the left.
            self.enzymes: list[int] = []
            #: F4. Who rolls and who contests, fixed at the start of the autocatalytic phase.
            self.roller: int = NOBODY
            self.contestants: list[int] = []
        else:
            self.organised = like.organised.copy()
            self.disorganised = like.disorganised.copy()
            self.bionts = like.bionts.copy()
            self.fresh = like.fresh.copy()
            self.enzymes = like.enzymes.copy()
            self.roller = like.roller
            self.contestants = like.contestants.copy()

    def copy(self) -> "Refugium":
        return Refugium(self.placard, self)


class Mutation:
    """A mutation card on a microorganism, with the whereabouts of its cubes; new, or like
    another."""

    def __init__(self, card: int, like: "Mutation | None" = None) -> None:
        self.card: Final = card
        if like is None:
            self.promoted: bool = False
            self.base: int = PRESENT
            self.plus: int = GONE
            #: The side whose abilities act now, or -1 for none yet (ED-32, ED-33).
            self.acting: int = UNPROMOTED
        else:
            self.promoted = like.promoted
            self.base = like.base
            self.plus = like.plus
            self.acting = like.acting

    def copy(self) -> "Mutation":
        return Mutation(self.card, self)


class Organism:
    """A bacterium, parasite or macroorganism in play: new, or like another."""

    def __init__(self, place: int, kind: int, owner: int, like: "Organism | None" = None) -> None:
        #: Its id: the place number of its placard, parasite side or macroorganism card.
        self.place: int = place
        self.kind: int = kind
        self.owner: int = owner
        if like is None:
            #: The placard under a macroorganism, or the parasite side under a chimera's parasite.
            self.under: int = NOBODY
            #: Marine or terrestrial.
            self.side: int = MARINE
            #: Chromosome cubes on the placard.
            self.cubes: list[int] = [0, 0, 0, 0]
            self.bionts: list[int] = [0, 0, 0, 0, 0, 0, 0, 0]
            self.fresh: list[int] = [0, 0, 0, 0, 0, 0, 0, 0]
            #: How many of the bionts have made or passed their purchase of this turn.
            self.spent: list[int] = [0, 0, 0, 0, 0, 0, 0, 0]
            self.mutations: list[Mutation] = []
            #: Antioxidants and vitamins.
            self.disks: list[int] = [0, 0, 0, 0]
            self.host: int = NOBODY
            self.parasite: int = NOBODY
            #: Diseased slots of a parasite.
            self.slots: list[int] = [EMPTY, EMPTY]
            #: Organ squares of a macroorganism.
            self.organs: list[int] = []
            #: AMB-46. Whether it had a fission icon at the start of the turn.
            self.fission: bool = False
            #: ED-32. Organs, and endosymbionts by colour, at the start of the turn.
            self.organs_at_start: list[int] = []
            self.endosymbionts_at_start: list[int] = [0, 0, 0, 0]
            #: ADD-2. Green chromosomes and residents at the start of the turn.
            self.green_at_start: int = 0
            self.residents_at_start: list[int] = [0, 0, 0, 0, 0, 0, 0, 0]
            #: Whether it has rolled in this Darwin phase or had its slot in this purchase phase.
            self.done: bool = False
        else:
            self.under = like.under
            self.side = like.side
            self.cubes = like.cubes.copy()
            self.bionts = like.bionts.copy()
            self.fresh = like.fresh.copy()
            self.spent = like.spent.copy()
            self.mutations = [mutation.copy() for mutation in like.mutations]
            self.disks = like.disks.copy()
            self.host = like.host
            self.parasite = like.parasite
            self.slots = like.slots.copy()
            self.organs = like.organs.copy()
            self.fission = like.fission
            self.organs_at_start = like.organs_at_start.copy()
            self.endosymbionts_at_start = like.endosymbionts_at_start.copy()
            self.green_at_start = like.green_at_start
            self.residents_at_start = like.residents_at_start.copy()
            self.done = like.done

    def copy(self) -> "Organism":
        return Organism(self.place, self.kind, self.owner, self)


class Genesis(State):
    """A game of Bios: Genesis between two decisions; new, or like another."""

    def __init__(self, cards: Cards, setup: Setup, like: "Genesis | None" = None) -> None:
        super().__init__()
        self.cards: Final = cards
        self.setup: Final = setup
        self.edition: Final = setup.edition
        if like is None:
            #: By player number; None for colours that are not in the game.
            self.players: list[Player | None] = [None] * PLAYERS
            self.turn: int = 0
            self.phase: int = PURCHASE_PHASE
            #: What is still to be done in this phase, first thing first.
            self.agenda: list[Due] = []
            #: The four colours in the order printed on the last event that showed one.
            self.order: list[int] = []
            #: Players in the order of this phase.
            self.turn_order: list[int] = []
            #: Events not yet drawn, by eon, and how many of each eon will still be drawn.
            self.event_decks: list[list[int]] = []
            self.events_left: list[int] = [0, 0, 0]
            #: Events drawn, in order, and how many of them in this turn.
            self.events_drawn: list[int] = []
            self.events_this_turn: int = 0
            self.active: list[bool] = [False, False, False, False]
            self.climate: int = WARM
            #: The climate icons on record, latest last.
            self.climate_icons: list[int] = []
            self.waterworld: bool = False
            self.ozone_layer: bool = False
            #: D10b. Whether a Gaia vote was offered in this turn, and whether it averted the end.
            self.gaia: int = NOT_OFFERED
            #: Armageddon: the game ends after this turn.
            self.armageddon: bool = False
            self.end: int = GOING_ON
            #: Refugia still face down, by row, in no order, and how many of them can appear.
            self.refugium_decks: list[list[int]] = []
            self.refugia_left: list[int] = [0, 0, 0, 0]
            self.rows: list[list[Refugium]] = [[], [], [], []]
            #: Mutation decks by row, top first; cards nobody has seen are UNSEEN.
            self.mutation_decks: list[list[int]] = [[], [], [], []]
            self.unseen_mutations: list[int] = []
            #: Macroorganism cards that can be bought.
            self.macro_stack: list[int] = []
            self.organisms: list[Organism] = []
            #: Macroorganisms from the lowest trophic level up: of the sea, of the land.
            self.ecosystems: list[list[int]] = [[], []]
            #: ADD-6. Whether an ecosystem must be sorted again, and its rates at the last sort.
            self.unsorted: list[bool] = [False, False]
            #: H3g. Whether a macroorganism has ever been created.
            self.oxygen_crisis: bool = False
            #: Players who have finished their purchase turn in this phase.
            self.purchased: list[int] = []
            #: ADD-7. Catalysts that the pool limit has denied in the roll or event at hand and that
            #: nothing has replaced, by player * 4 + colour. Means nothing between steps.
            self.denied: dict[int, int] = {}
            #: Red Queens refused in this phase, as attacker and target (ADD-8).
            self.queens_refused: list[tuple[int, int]] = []
        else:
            self.players = [None if player is None else player.copy() for player in like.players]
            self.turn = like.turn
            self.phase = like.phase
            self.agenda = like.agenda.copy()
            self.order = like.order.copy()
            self.turn_order = like.turn_order.copy()
            self.event_decks = [deck.copy() for deck in like.event_decks]
            self.events_left = like.events_left.copy()
            self.events_drawn = like.events_drawn.copy()
            self.events_this_turn = like.events_this_turn
            self.active = like.active.copy()
            self.climate = like.climate
            self.climate_icons = like.climate_icons.copy()
            self.waterworld = like.waterworld
            self.ozone_layer = like.ozone_layer
            self.gaia = like.gaia
            self.armageddon = like.armageddon
            self.end = like.end
            self.refugium_decks = [deck.copy() for deck in like.refugium_decks]
            self.refugia_left = like.refugia_left.copy()
            self.rows = [[refugium.copy() for refugium in row] for row in like.rows]
            self.mutation_decks = [deck.copy() for deck in like.mutation_decks]
            self.unseen_mutations = like.unseen_mutations.copy()
            self.macro_stack = like.macro_stack.copy()
            self.organisms = [organism.copy() for organism in like.organisms]
            self.ecosystems = [places.copy() for places in like.ecosystems]
            self.unsorted = like.unsorted.copy()
            self.oxygen_crisis = like.oxygen_crisis
            self.purchased = like.purchased.copy()
            self.queens_refused = like.queens_refused.copy()
            self.denied = {}

    def copy(self) -> "Genesis":
        return Genesis(self.cards, self.setup, self)

    # --- looking things up ----------------------------------------------------------------

    def player(self, number: int) -> Player:
        """The player or NPC of that number, who must be in the game."""
        player = self.players[number]
        assert player is not None
        return player

    def seat(self, number: int) -> int:
        """The seat that decides for the player; -1 for NPCs."""
        player = self.players[number]
        assert player is not None
        return player.seat

    def in_game(self) -> list[int]:
        """All players and NPCs of the game."""
        return [number for number, player in enumerate(self.players) if player is not None]

    def organism(self, place: int) -> Organism:
        """The organism in play with that id."""
        for organism in self.organisms:
            if organism.place == place:
                return organism
        raise KeyError(place)

    def refugia(self) -> list[Refugium]:
        """All refugia in play, top row first, left to right."""
        return [refugium for row in self.rows for refugium in row]

    def refugium(self, placard: int) -> Refugium:
        """The refugium in play on that placard."""
        for row in self.rows:
            for refugium in row:
                if refugium.placard == placard:
                    return refugium
        raise KeyError(placard)

    def row_of(self, refugium: Refugium) -> int:
        """The row a refugium lies in."""
        return self.cards.placards[refugium.placard].row

    def placard(self, organism: Organism) -> Placard:
        """The placard of a bacterium."""
        return self.cards.placards[organism.place]

    def parasite_side(self, organism: Organism) -> ParasiteSide:
        """The card side of a parasite."""
        return self.cards.parasites[organism.place - PARASITES]

    def macro_side(self, organism: Organism) -> MacroSide:
        """The card side of a macroorganism."""
        return self.cards.macros[organism.place - MACROS].sides[organism.side]

    def eon(self) -> int:
        """The eon of the last event drawn."""
        if not self.events_drawn:
            return HADEAN
        return self.cards.events[self.events_drawn[-1]].eon
