"""The position of a game of Dominant Species: Marine: plain data, numbers instead of references.

Animals are numbered down the food chain (MAR-2.1.1), so the smaller number wins every tie
(MAR-2.1.2). A pawn is a number too: 0 to 3 a basic pawn of the animal, 4 to 9 the special pawn of
an element.
"""

from typing import Final

from trilobite.core.agenda import Due
from trilobite.core.state import State
from trilobite.games.marine.cards.language import HOOKS
from trilobite.games.marine.cards.types import (
    ANIMALS,
    BOARD_SPACES,
    ELEMENTS,
    TERRAINS,
    WANDERLUST,
    Cards,
)
from trilobite.games.marine.hexes import CORNERS, HEXES
from trilobite.games.marine.setup_options import Setup

#: No animal, no pawn, no token, no tile.
NOBODY: Final = -1
NOTHING: Final = -1

#: Pawns from this number on are special.
SPECIAL: Final = 4

#: Where a special pawn is when it is not in the action display: with its owner or, if it has
#: none, in the holding area.
AT_HOME: Final = -1
#: The number of the space on a trait card; a trait in use knows the pawn on its own.
OWN_CARD: Final = BOARD_SPACES

# Where a token of an animal lies: on the display, or on the card of one of its traits.
ON_DISPLAY: Final = 0
ON_TRAIT: Final = 1

#: What makes the current round the last, and so the game end.
NOT_ENDING: Final = 0
ASTEROID: Final = 1
IDLE_ROW: Final = 2
END_NAMES: Final = ("going-on", "asteroid", "idle-row")

# What VP were gained by.
BY_START: Final = 0
BY_WANDERLUST: Final = 1
BY_TECTONICS: Final = 2
BY_EVOLUTION: Final = 3
BY_CARDS: Final = 4
BY_SURVIVAL: Final = 5
BY_TRAITS: Final = 6
BY_TILES: Final = 7
BY_TARGETS: Final = 8
SOURCE_NAMES: Final = (
    "start",
    "wanderlust",
    "tectonics",
    "evolution",
    "cards",
    "survival",
    "traits",
    "final-tiles",
    "final-targets",
)


class Held:
    """A trait in use, with what lies on its card; new, or like another."""

    def __init__(self, trait: int, copied: bool, like: "Held | None" = None) -> None:
        self.trait: Final = trait
        #: MAR-11.3. Copied from an opponent, not held.
        self.copied: Final = copied
        if like is None:
            #: MAR-11.3. Has made its copy.
            self.used: bool = False
            #: MAR-11.3. The gene pool has been above the limit since it is held: it can be lost.
            self.ripe: bool = False
            #: MAR-11.5. Tokens on the card, by type.
            self.tokens: list[int] = [0, 0, 0, 0, 0, 0]
            #: MAR-11.15. The pawn on the action space of the card.
            self.pawn: int = NOBODY
        else:
            self.used = like.used
            self.ripe = like.ripe
            self.tokens = like.tokens.copy()
            self.pawn = like.pawn

    def copy(self) -> "Held":
        return Held(self.trait, self.copied, self)


class Animal:
    """An animal in play: new, or like another."""

    def __init__(self, number: int, seat: int, like: "Animal | None" = None) -> None:
        self.number: Final = number
        self.seat: Final = seat
        if like is None:
            #: VP, and what they were gained by.
            self.vp: int = 0
            self.points: list[int] = [0] * len(SOURCE_NAMES)
            #: Species by hex, in the gene pool (MAR-2.6.1), and eliminated (MAR-2.6.5).
            self.species: list[int] = [0] * HEXES
            self.pool: int = 0
            self.lost: int = 0
            #: Whether its food chain cube is in the right column.
            self.right: bool = False
            #: Basic pawns that are available, and those that stay in the box.
            self.pawns: int = 0
            self.boxed_pawns: int = 0
            #: Element spaces and tokens of the display, tokens and printed elements by type.
            self.spaces: int = 0
            self.display: list[int] = [0, 0, 0, 0, 0, 0]
            self.printed: list[int] = [0, 0, 0, 0, 0, 0]
            self.traits: list[Held] = []
            #: MAR-2.10.3. The traits dealt to it, until it has kept its choice.
            self.dealt: list[int] = []
            #: MAR-11.21. Whether it has taken its additional pawn.
            self.sentient: bool = False
            #: What follows from display and traits: elements by type, the same as bits, and what
            #: the traits change by hook. Lists are replaced, never changed.
            self.elements: list[int] = [0, 0, 0, 0, 0, 0]
            self.diet: int = 0
            self.hooks: list[int] = [0] * HOOKS
        else:
            self.vp = like.vp
            self.points = like.points.copy()
            self.species = like.species.copy()
            self.pool = like.pool
            self.lost = like.lost
            self.right = like.right
            self.pawns = like.pawns
            self.boxed_pawns = like.boxed_pawns
            self.spaces = like.spaces
            self.display = like.display.copy()
            self.printed = like.printed
            self.traits = [held.copy() for held in like.traits]
            self.dealt = like.dealt.copy()
            self.sentient = like.sentient
            self.elements = like.elements
            self.diet = like.diet
            self.hooks = like.hooks

    def copy(self) -> "Animal":
        return Animal(self.number, self.seat, self)

    def by_source(self) -> dict[str, int]:
        """What its VP were gained by, without sources that gave none."""
        return {name: vp for name, vp in zip(SOURCE_NAMES, self.points, strict=True) if vp != 0}


class Marine(State):
    """A game of Dominant Species: Marine between two decisions; new, or like another."""

    def __init__(self, cards: Cards, setup: Setup, like: "Marine | None" = None) -> None:
        super().__init__()
        self.cards: Final = cards
        self.setup: Final = setup
        if like is None:
            #: The animals in play down the food chain, and where each number is among them.
            self.animals: list[Animal] = []
            self.index: list[int] = [NOBODY] * ANIMALS
            self.round: int = 1
            #: Whose turn it is.
            self.turn: int = NOBODY
            #: What is still to be done, first thing first.
            self.agenda: list[Due] = []
            #: What makes the round the last, and whether the game is over.
            self.ending: int = NOT_ENDING
            self.over: bool = False
            # The planet: kinds and tiles by hex, tokens by corner, and which types of tokens a hex
            # has, as bits.
            self.kinds: list[int] = [NOTHING] * HEXES
            self.tiles: list[int] = [NOTHING] * HEXES
            self.tokens: list[int] = [NOTHING] * CORNERS
            self.food: list[int] = [0] * HEXES
            # Supplies. Stacks of tiles have a face-up top, a number below it, and what may be
            # there.
            self.vents: int = 0
            self.stack_tops: list[int] = []
            self.stack_below: list[int] = []
            self.unseen_tiles: list[int] = [0] * TERRAINS
            self.black_bag: list[int] = [0] * ELEMENTS
            self.red_bag: list[int] = [0] * TERRAINS
            #: A token that was drawn and is about to be laid down. None between steps.
            self.hand: int = NOTHING
            # The action display: tokens by area (circles of Speciation may be empty), terrain
            # markers, cubes on the Regression squares, and the pawn on each space.
            self.areas: list[list[int]] = [[] for _ in range(WANDERLUST + 1)]
            self.competition: list[int] = []
            self.evolution: list[int] = []
            self.squares: list[int] = []
            self.pawns: list[int] = [NOBODY] * BOARD_SPACES
            # Special pawns by element: owner, space and target number.
            self.owners: list[int] = [NOBODY] * ELEMENTS
            self.special_at: list[int] = [AT_HOME] * ELEMENTS
            self.targets: list[int] = [0] * ELEMENTS
            # Evolution cards: the row from space 1, the discard pile with its top last, how many
            # are left of the deck, and which nobody has seen.
            self.row: list[int] = []
            self.discard: list[int] = []
            self.deck: int = 0
            self.unseen_cards: list[int] = []
            #: MAR-12.8, MAR-12.9. Whether a card was resolved in this round, and how many rounds in
            #: a row have passed without one.
            self.card_resolved: bool = False
            self.idle_rounds: int = 0
            #: Traits that nobody has, in no order.
            self.trait_box: list[int] = []
            #: MAR-2.9, MAR-3.21. Who holds the survival card.
            self.survival: int = NOBODY
            #: MAR-11.10. Hexes, as bits, to which species came from a gene pool in the action or
            #: effect at hand. Means nothing between steps.
            self.newcomers: int = 0
        else:
            self.animals = [animal.copy() for animal in like.animals]
            self.index = like.index.copy()
            self.round = like.round
            self.turn = like.turn
            self.agenda = like.agenda.copy()
            self.ending = like.ending
            self.over = like.over
            self.kinds = like.kinds.copy()
            self.tiles = like.tiles.copy()
            self.tokens = like.tokens.copy()
            self.food = like.food.copy()
            self.vents = like.vents
            self.stack_tops = like.stack_tops.copy()
            self.stack_below = like.stack_below.copy()
            self.unseen_tiles = like.unseen_tiles.copy()
            self.black_bag = like.black_bag.copy()
            self.red_bag = like.red_bag.copy()
            self.hand = like.hand
            self.areas = [area.copy() for area in like.areas]
            self.competition = like.competition.copy()
            self.evolution = like.evolution.copy()
            self.squares = like.squares.copy()
            self.pawns = like.pawns.copy()
            self.owners = like.owners.copy()
            self.special_at = like.special_at.copy()
            self.targets = like.targets.copy()
            self.row = like.row.copy()
            self.discard = like.discard.copy()
            self.deck = like.deck
            self.unseen_cards = like.unseen_cards.copy()
            self.card_resolved = like.card_resolved
            self.idle_rounds = like.idle_rounds
            self.trait_box = like.trait_box.copy()
            self.survival = like.survival
            self.newcomers = like.newcomers

    def copy(self) -> "Marine":
        return Marine(self.cards, self.setup, self)

    # --- looking things up ----------------------------------------------------------------

    def animal(self, number: int) -> Animal:
        """The animal of that number, which must be in play."""
        return self.animals[self.index[number]]

    def next_animal(self, number: int) -> int:
        """MAR-2.1.3. Who comes after the animal: turns run up the food chain."""
        return self.animals[self.index[number] - 1].number
