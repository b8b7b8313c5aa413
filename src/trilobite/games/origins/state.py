"""The position of a game of Bios: Origins: plain data, numbers instead of references.

Players are named by their colours. Whose turn comes when goes by seats: clockwise is from one seat
to the next.
"""

from typing import Final, Literal, get_args

from trilobite.core.agenda import Due
from trilobite.core.state import State
from trilobite.games.origins.cards.types import COLOURS, DISCIPLINES, PAWNS, TRACKS, Cards
from trilobite.games.origins.cratons import LaidCraton
from trilobite.games.origins.setup_options import Setup
from trilobite.games.origins.world_options import NO_STRIP
from trilobite.games.origins.worldmap import (
    OCEAN,
    PERMANENT_ICE,
    PERMANENT_OCEAN,
    Placement,
    WorldMap,
)

#: No player, no card, no space.
NOBODY: Final = -1
NOTHING: Final = -1
#: No terrain that closes the way.
OPEN: Final = -1

EPOCHS: Final = 4
ROWS: Final = 3
#: The display: three columns of three rows, row 1 first (D1a).
SLOTS: Final = 9

# Where the player is in their activity phase (F0a).
IDLE: Final = 0
FOUNDATIONS: Final = 1
LOWER: Final = 2
UPPER: Final = 3
INVENTIONS: Final = 4
StageId = Literal["idle", "foundations", "lower", "upper", "inventions"]
STAGE_NAMES: Final[tuple[StageId, ...]] = get_args(StageId)

#: A0.1. The phase of the turn.
PhaseId = Literal["challenge", "activity", "footprint"]

# What ended the game.
NOT_ENDING: Final = 0
COMET: Final = 1
TAIL: Final = 2
EndId = Literal["going-on", "comet", "tail"]
END_NAMES: Final[tuple[EndId, ...]] = get_args(EndId)

#: I0c.1. The tail of Comet IV has not begun.
NO_TAIL: Final = -1


class Foundation:
    """B2a. A Foundation in a column, with the Dissident on its rainbow if there is one."""

    def __init__(self, card: int, dissident: bool = False) -> None:
        self.card: Final = card
        self.dissident: bool = dissident


class Invention:
    """An Invention with the Emissaries on it, by colour."""

    def __init__(self, card: int) -> None:
        self.card: Final = card
        self.emissaries: list[int] = [0, 0, 0, 0]


class Player:
    """B1. A player: their people, and their tableau of three columns; new, or like another."""

    def __init__(self, colour: int, seat: int, realm: int, like: "Player | None" = None) -> None:
        self.colour: Final = colour
        self.seat: Final = seat
        self.realm: Final = realm
        if like is None:
            #: C2i, B1b, B8c. The number of their crown, and the column on which it lies.
            self.crown: int = 0
            self.ruling: int = 0
            self.crown_dissident: bool = False
            #: B1a, D1f. Pawns in the domains, and in the mysticism pool.
            self.brain: list[int] = [0, 0, 0]
            self.mysticism: int = 0
            #: Migrants in the supply and blocks on the urbanisation track.
            self.supply: int = 0
            self.blocks: int = 0
            #: Where their Migrants and cities are, in order.
            self.spaces: list[int] = []
            self.cities: list[int] = []
            #: B7. The technologies: place on the track, and the number that is printed there.
            self.steps: list[int] = [0] * len(TRACKS)
            self.levels: list[int] = [0] * len(TRACKS)
            #: D1e. Foundations by column, the newest last; Inventions, the newest last.
            self.columns: list[list[Foundation]] = [[] for _ in DISCIPLINES]
            self.inventions: list[Invention] = []
            #: E3d. Victory tokens of the first three Comets.
            self.tokens: list[int] = [0, 0, 0]
            #: E3e. Comets held as Portents.
            self.portents: list[int] = []
            #: D2d. Chaos has found no Resistance space, and hexes of cities whose Refugees stay on
            #: the map for that reason. Settled before the step is over, but for hunger (ADD-5).
            self.overflow: bool = False
            self.refugees: list[int] = []
            #: G9e.2. Tracks whose new level gives a step on another one. Taken before the step is
            #: over.
            self.free_steps: list[int] = []
        else:
            self.crown = like.crown
            self.ruling = like.ruling
            self.crown_dissident = like.crown_dissident
            self.brain = like.brain.copy()
            self.mysticism = like.mysticism
            self.supply = like.supply
            self.blocks = like.blocks
            self.spaces = like.spaces.copy()
            self.cities = like.cities.copy()
            self.steps = like.steps.copy()
            self.levels = like.levels.copy()
            self.columns = [
                [Foundation(one.card, one.dissident) for one in column] for column in like.columns
            ]
            self.inventions = []
            for one in like.inventions:
                invention = Invention(one.card)
                invention.emissaries = one.emissaries[:]
                self.inventions.append(invention)
            self.tokens = like.tokens.copy()
            self.portents = like.portents.copy()
            self.overflow = like.overflow
            self.refugees = like.refugees.copy()
            self.free_steps = like.free_steps.copy()

    def copy(self) -> "Player":
        return Player(self.colour, self.seat, self.realm, self)

    def pawns_out(self) -> int:
        """B4. Elders and Emissaries together: all pawns that are neither in a domain nor in the
        mysticism pool."""
        brain = self.brain
        return PAWNS - brain[0] - brain[1] - brain[2] - self.mysticism


class Origins(State):
    """A game of Bios: Origins between two decisions; new, or like another."""

    def __init__(
        self, cards: Cards, setup: Setup, world: WorldMap, like: "Origins | None" = None
    ) -> None:
        super().__init__()
        self.cards: Final = cards
        self.setup: Final = setup
        #: The map, and the tiles and cratons laid on it in the game (C4.3, C5). Replaced, never
        #: changed.
        self.world: WorldMap = world
        if like is None:
            self.laid: list[Placement] = []
            self.cratons: list[LaidCraton] = []
            #: C5a. The latitude strip, where there is one.
            self.strip: int = NO_STRIP
            #: By seat; where each colour is among them.
            self.players: list[Player] = []
            self.index: list[int] = [NOBODY] * len(COLOURS)
            #: The crowns by seat, once they are dealt.
            self.crowns: list[int] = []
            #: What is still to be done, first thing first.
            self.agenda: list[Due] = []
            self.ending: int = NOT_ENDING
            self.over: bool = False
            self.epoch: int = 1
            self.round: int = 1
            #: I0c. Turns left before the tail of Comet IV has passed.
            self.tail: int = NO_TAIL
            #: Whose turn it is, and what they have done in it.
            self.turn: int = NOBODY
            self.stage: int = IDLE
            #: Foundations that are still to come, or Inventions that are behind.
            self.row: int = 0
            self.elected: bool = False
            self.revolted: bool = False
            #: G6c. Spaces of Migrants that have moved, hexes of cities built in this turn.
            self.moved: list[int] = []
            self.built: list[int] = []
            # The map: terrain by hex, with what is beyond the grid at the end (B3h, B3i), the
            # colour of the Migrant by space, of the city by hex, and the place of its resource.
            self.terrain: list[int] = terrain_of(world)
            self.migrants: list[int] = [NOBODY] * len(world.space_ids)
            self.cities: list[int] = [NOBODY] * len(world.hex_ids)
            self.city_on: list[int] = [NOTHING] * len(world.hex_ids)
            self.philosophy: int = cards.philosophy_start
            # Challenge cards: how many of each Epoch are left in the deck, and which of each have
            # not been seen, in deck and unused pile together; those at the bottom of the unused
            # pile that J1 has shown; those that are out of the game.
            self.deck: list[int] = [0] * EPOCHS
            self.unseen: list[list[int]] = [[] for _ in range(EPOCHS)]
            self.shown: list[list[int]] = [[] for _ in range(EPOCHS)]
            self.gone: list[int] = []
            # Ideas: what is left of the twelve decks, by Epoch and discipline; the display with its
            # Elders by colour; the tradition deck with its top last; those out of the game.
            self.ideas: list[list[int]] = [[] for _ in range(EPOCHS * len(DISCIPLINES))]
            self.display: list[int] = [NOTHING] * SLOTS
            self.elders: list[list[int]] = [[0, 0, 0, 0] for _ in range(SLOTS)]
            self.tradition: list[int] = []
            self.forgotten: list[int] = []
            #: The card that is challenged, invented or won just now, so that it is somewhere.
            self.card: int = NOTHING
            self.idea: int = NOTHING
            #: G6d.1. Who has refused to let the Migrant pass that seeks its way, as bits of
            #: colours.
            self.refusing: int = 0
            # The auction: the highest bid so far with bonuses, its pawns and bidder; who gets the
            # card if it is a dictator (E1j).
            self.bid: int = 0
            self.bid_pawns: int = 0
            self.bidder: int = NOBODY
            self.dictator: int = NOBODY
        else:
            self.laid = like.laid.copy()
            self.cratons = like.cratons.copy()
            self.strip = like.strip
            self.players = [player.copy() for player in like.players]
            self.index = like.index.copy()
            self.crowns = like.crowns.copy()
            self.agenda = like.agenda.copy()
            self.ending = like.ending
            self.over = like.over
            self.epoch = like.epoch
            self.round = like.round
            self.tail = like.tail
            self.turn = like.turn
            self.stage = like.stage
            self.row = like.row
            self.elected = like.elected
            self.revolted = like.revolted
            self.moved = like.moved.copy()
            self.built = like.built.copy()
            self.terrain = like.terrain.copy()
            self.migrants = like.migrants.copy()
            self.cities = like.cities.copy()
            self.city_on = like.city_on.copy()
            self.philosophy = like.philosophy
            self.deck = like.deck.copy()
            self.unseen = [pile.copy() for pile in like.unseen]
            self.shown = [pile.copy() for pile in like.shown]
            self.gone = like.gone.copy()
            self.ideas = [deck.copy() for deck in like.ideas]
            self.display = like.display.copy()
            self.elders = [elders.copy() for elders in like.elders]
            self.tradition = like.tradition.copy()
            self.forgotten = like.forgotten.copy()
            self.card = like.card
            self.idea = like.idea
            self.refusing = like.refusing
            self.bid = like.bid
            self.bid_pawns = like.bid_pawns
            self.bidder = like.bidder
            self.dictator = like.dictator

    def copy(self) -> "Origins":
        return Origins(self.cards, self.setup, self.world, self)

    # --- looking things up ----------------------------------------------------------------

    def player(self, colour: int) -> Player:
        """The player of a colour, who must be in the game."""
        return self.players[self.index[colour]]

    def clockwise(self, colour: int) -> list[Player]:
        """A0a.2. All players, from one of them on."""
        first = self.index[colour]
        return self.players[first:] + self.players[:first]

    def others(self, colour: int) -> list[Player]:
        """All other players, clockwise from their left."""
        return self.clockwise(colour)[1:]


def terrain_of(world: WorldMap) -> list[int]:
    """B3g, B3h, B3i. What closes the way on a map without tokens. Areas that are no hexes have the
    numbers -1 (outside), -2 (ice cap) and -3 (within a hex), and so are found at the end."""
    terrain = [PERMANENT_OCEAN if kind == OCEAN else OPEN for kind in world.hex_kind]
    return [*terrain, OPEN, PERMANENT_ICE, PERMANENT_OCEAN]
