"""Worlds that a bot imagines in order to try things out.

A world starts from the last boundary of a session, with all that the seat cannot know dealt anew,
repeats what has happened since, and goes on with dice of its own. It keeps no history, tells no
events and takes no copies, which makes it cheaper than a clone of the session.
"""

from typing import Final

from trilobite.core.chance import Chance, Entry, Tape, scripted
from trilobite.core.errors import ChanceError, TrilobiteError
from trilobite.core.game import AnyGame
from trilobite.core.session import Session
from trilobite.core.state import State
from trilobite.core.trial import Misfit, Repetition, repeatable

#: How often what is hidden is dealt for one decision; dice fall anew in every world.
DEALS: Final = 16

#: Deals that contradict what has happened since the boundary, before the bot gives up.
PATIENCE: Final = 50


class Unimaginable(TrilobiteError):
    """No world was found that agrees with what the seat has seen."""


class World(Repetition):
    """A game that goes on in the head of a bot."""

    def __init__(self, game: AnyGame, state: State, entries: list[Entry], dice: Tape) -> None:
        self._chance: Final = scripted(entries)
        self._chance.read(dice)
        super().__init__(game, state, entries, self._chance)
        self._chance.log = []

    @property
    def met_chance(self) -> bool:
        """Whether dice were rolled or something was drawn since the world was imagined."""
        return bool(self._chance.log)


class Worlds:
    """The worlds that a seat (None: a spectator) may imagine at one moment, by number.

    A number stands for a deal of what is hidden and for the dice to come. It makes the same world
    whenever it is asked for, and in whichever of the worlds that look alike to the seat.
    """

    def __init__(self, session: Session, seat: int | None, seed: int) -> None:
        self._game: Final = session.game
        self._seat: Final = seat
        self._seed: Final = seed
        self._boundary: Final = session.boundary
        self._entries: Final = repeatable(session)
        self._deals: Final[dict[int, State]] = {}
        #: The dice to come, by number: the same world is asked for again and again.
        self._dice: Final[dict[int, Tape]] = {}

    def world(self, number: int) -> World:
        """The world of a number. Raises Unimaginable if none agrees with what was seen."""
        deal = number % DEALS
        dice = self._dice.get(number)
        if dice is None:
            dice = self._dice[number] = Tape(self._seed + number)
        for attempt in range(PATIENCE):
            if deal not in self._deals:
                chance = Chance(f"{self._seed} {deal} {attempt}")
                self._deals[deal] = self._game.reshuffled(self._boundary, self._seat, chance)
            state = self._deals[deal].copy()
            try:
                return World(self._game, state, self._entries, dice)
            except (ChanceError, Misfit):
                del self._deals[deal]
        raise Unimaginable(f"{PATIENCE} deals do not agree with what seat {self._seat} has seen")
