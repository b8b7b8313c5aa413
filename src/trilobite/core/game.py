"""The interface of a game: what the kernel, bots, tables and clients ask of it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from trilobite.core.chance import Chance
from trilobite.core.decision import Decision, Flow, Option
from trilobite.core.facts import Chronicle, Facts
from trilobite.core.state import State
from trilobite.core.words import Words

S = TypeVar("S", bound=State)


class Result:
    """How a game ended: why, what each seat scored, and who won."""

    def __init__(
        self, reason: str, scores: list[int], winners: list[int], achievement: str = ""
    ) -> None:
        self.reason = reason
        #: What was won, where a game knows more than one kind of victory.
        self.achievement = achievement
        #: By seat.
        self.scores = scores
        #: Seats; several for a shared victory, none when all lost.
        self.winners = winners

    def __repr__(self) -> str:
        return f"Result({self.reason!r}, scores={self.scores!r}, winners={self.winners!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """One set-up of one game: rules, options and data, but no position.

    A game is immutable and shared by all sessions that play it. To add a game, write one
    package with a subclass of this and name it in `trilobite.games.registry`.
    """

    #: The game's short name, as in records and commands.
    name: str
    #: Raised whenever the same answers would lead elsewhere than before.
    rules_version: int
    #: Hash of the data that affect play.
    data_hash: str
    #: The options as plain values, complete: the same options make an equal game.
    options: dict[str, Any]
    #: How many seats answer.
    seats: int
    words: Words
    #: Whether a seat knows what others do not, at any time before the end: the record tells it.
    secrets: bool = False

    @abstractmethod
    def setup(self, chance: Chance) -> S:
        """The starting position."""

    @abstractmethod
    def next_step(self, state: S) -> Flow | None:
        """The rules of the next step from a boundary, or None when the game is over.

        Between two steps all that matters is in the state: this is where copies are made.
        """

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """The result, or None while the game goes on."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """What the seat (None: a spectator) may know, as plain values.

        Built from an allow-list: what is not named here never leaves the table.
        """

    @abstractmethod
    def position(self, state: S) -> dict[str, Any]:
        """The whole position as plain values for a TOML file."""

    @abstractmethod
    def from_position(self, position: dict[str, Any]) -> S:
        """The state a position describes. Raises PositionError with what is wrong."""

    @abstractmethod
    def reshuffled(self, state: S, seat: int | None, chance: Chance) -> S:
        """A copy in which all that the seat cannot know has been dealt anew."""

    @abstractmethod
    def check_components(self, state: S) -> None:
        """Raises AssertionError if a component was lost, made or doubled, at any moment."""

    @abstractmethod
    def check_invariants(self, state: S) -> None:
        """Raises AssertionError if anything is wrong with a position at a boundary."""

    # --- what a game may add --------------------------------------------------------------

    def facts(self, state: S, decision: Decision, option: Option | None = None) -> Facts:
        """What a sentence about a decision or, if given, one of its options, allowed or refused,
        needs beyond what decision and option name themselves. `player` is who decides; `a` and
        `b` say more about the option's arguments than their plain names."""
        return {}

    def chronicle(self, start: S | None) -> Chronicle:
        """Who tells the facts of the events of a game that began so; None: with the set-up."""
        return Chronicle()

    def odds(self, state: S, decision: Decision | None) -> Mapping[str, Any]:
        """The chances of the rolls and draws to come, as plain values: what the table shows
        before anybody decides. All of it follows from what everybody can see."""
        return {}

    def breakdown(self, state: S) -> list[dict[str, int]]:
        """By seat: the points by source, as if the game ended now."""
        return []

    def handover(self, state: S) -> dict[str, Any] | None:
        """What a finished game carries over to its successor, as plain values."""
        return None

    def named(self, state: S) -> "Game[S]":
        """The same game with all that chance has settled before the start named in its options,
        as a position file needs them."""
        return self


#: A game of whatever kind, for those who only hand its states on.
AnyGame = Game[Any]
