"""How the events of a game are read: what the laboratory must be told in order to count them.

A game tells its events in verbs and small numbers. Which of the numbers are turns, which are
cards, and whose they are, only the game knows. Most of the answers are data. A game without a
reading is read as `Reading` says: its events are counted, but belong to nobody.
"""

from typing import Any, ClassVar, Generic, TypeVar

from trilobite.core.state import State

S = TypeVar("S", bound=State)


class Reading(Generic[S]):
    """What there is to know of a game that says nothing about itself."""

    #: The verb that begins a turn; its first argument is the number.
    clock: ClassVar[str] = "turn"
    #: Domains of arguments, the most telling first: an event is counted under the name of its
    #: first argument in the first of these domains that it has.
    things: ClassVar[tuple[str, ...]] = ()
    #: Verbs and the verbs that bring them about: the last one told before is the cause.
    causes: ClassVar[dict[str, tuple[str, ...]]] = {}
    #: Verbs whose first time in a game is worth a curve.
    milestones: ClassVar[tuple[str, ...]] = ()
    #: Verbs by which a seat comes by a card.
    cards: ClassVar[tuple[str, ...]] = ()
    #: Verbs that end a part of the game, such as an Epoch; the thing says which part.
    parts: ClassVar[tuple[str, ...]] = ()

    def owners(self, state: S) -> dict[str, dict[int, int]]:
        """By domain, players before pieces: the seats that the members belong to now. An event
        belongs to the seat of its first argument that has one."""
        return {}

    def turn(self, state: S) -> int | None:
        """The number of the turn or round, for a game that does not tell it as an event."""
        return None

    def plays(self, state: S, seat: int) -> str:
        """The colour, people or animals that the seat plays; empty if all seats are alike."""
        return ""

    def marks(self, state: S, seat: int) -> dict[str, str]:
        """What else tells seats apart when the game is over, by heading: where they started, or
        what they scored by. The report says how the victories are shared among them."""
        return {}


#: That of whatever game.
AnyReading = Reading[Any]
