"""The interface of a game: what the kernel, bots, tables and clients ask of it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from trilobite.core.chance import Chance
from trilobite.core.decision import Decision, Flow, Option
from trilobite.core.facts import Chronicle, Fact, Facts
from trilobite.core.observation import Observation
from trilobite.core.preview import (
    POINTS,
    Mistake,
    Note,
    Preview,
    Told,
    Tried,
    Tries,
    changes,
    one_kind,
)
from trilobite.core.state import State
from trilobite.core.words import Words

S = TypeVar("S", bound=State)

#: Events that are headings of the log, and how many others a preview tells.
HEADINGS: Final = ("turn", "phase")
EVENTS_TOLD: Final = 8


class Goal:
    """Something that has to be reached where nobody plays against another."""

    def __init__(self, name: str, have: int, need: int, clause: str, extra: bool = False) -> None:
        #: There is a message `goal-NAME` for it.
        self.name = name
        self.have = have
        self.need = need
        self.clause = clause
        #: The game is won without it, but less gloriously.
        self.extra = extra

    def __repr__(self) -> str:
        return f"Goal({self.name!r}, {self.have} of {self.need})"


class Result:
    """How a game ended: why, what each seat scored, and who won."""

    def __init__(
        self,
        reason: str,
        scores: list[int],
        winners: list[int],
        achievement: str = "",
        order: list[int] | None = None,
    ) -> None:
        self.reason = reason
        #: What was won, where a game knows more than one kind of victory.
        self.achievement = achievement
        #: By seat.
        self.scores = scores
        #: Seats; several for a shared victory, none when all lost.
        self.winners = winners
        #: All seats, the best first; equal ones as they sit.
        self.order = seats_by_score(scores, winners) if order is None else order

    def __repr__(self) -> str:
        return f"Result({self.reason!r}, scores={self.scores!r}, winners={self.winners!r})"


def seats_by_score(scores: list[int], winners: list[int]) -> list[int]:
    """The winners, then the others by what they have scored."""
    return sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))


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
    #: Kinds of decisions that are a part of the answer before them, such as what is paid for it: a
    #: preview looks through them.
    parts: tuple[str, ...] = ()
    #: Kinds of decisions in which somebody may say beforehand that they pass, with the key of the
    #: answer that does. What they would tell by it everybody may know.
    passing: tuple[tuple[str, str], ...] = ()

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

    def points(self, state: S) -> list[int]:
        """By seat: the points that the table counts now; they come from the breakdown unless a game
        has a track of its own."""
        return [sum(sources.values()) for sources in self.breakdown(state)]

    def goals(self, state: S) -> list[Goal]:
        """What has to be reached, and how far it is, where nobody plays against another."""
        return []

    def hides(self, state: S) -> bool:
        """Whether some seat knows now what others do not. What nobody knows is drawn only when it
        is turned up."""
        return self.secrets

    def worth(self, state: S) -> list[dict[str, int]]:
        """By seat: the points that count, by kind where a game has several kinds."""
        return [{POINTS: points} for points in self.points(state)]

    def called(self, state: S, seat: int) -> Fact:
        """What a seat is called in sentences, after what it plays."""
        return seat + 1

    def preview(self, state: S, decision: Decision, option: Option, tries: Tries[S]) -> Preview:
        """What an option does before it is taken, as far as the seat can know: what surely happens
        until somebody chooses or chance comes, how the points change by it, and what the game
        adds in `foresee`."""
        preview = Preview(option)
        ways = tries.ways(option, self.parts)
        if ways:
            seat = decision.seat
            preview.end = ways[0].end
            preview.points = one_kind(tries.worth[seat]) if tries.worth else None
            preview.changes = changes(seat, tries.worth, [self.worth(way.state) for way in ways])
            if len(ways) == 1:
                chronicle = self.chronicle(state)
                for event in ways[0].events:
                    facts = chronicle.facts(event)
                    if event[0] not in HEADINGS and len(preview.events) < EVENTS_TOLD:
                        preview.events.append(Told(event, facts))
        self.foresee(preview, state, decision, ways)
        if ways:
            for key, made in self.mistakes().items():
                about = made(state, decision, preview, ways[0])
                if about is not None:
                    preview.mistakes.append(Note(key, about))
        return preview

    def foresee(self, preview: Preview, state: S, decision: Decision, ways: list[Tried[S]]) -> None:
        """Adds to a preview what only the game knows: odds of the rolls that follow, prices,
        losses, limits. `ways` are the positions that may come of it; there is none if the seat
        cannot know."""

    def mistakes(self) -> dict[str, Mistake[S]]:
        """What beginners regret, by name, the worst first: the coach of a first game warns of it
        before it is done."""
        return {}

    def handover(self, state: S) -> dict[str, Any] | None:
        """What a finished game carries over to its successor, as plain values."""
        return None

    def player(self, state: S, seat: int) -> str:
        """What the seat plays, in the words of records; empty while nobody knows."""
        return ""

    def phase(self, state: S) -> str:
        """The part of the turn that is being played, in the words of positions, if it has parts."""
        return ""

    def observation(self) -> Observation[S] | None:
        """Who writes what a seat sees as numbers, for learning programs."""
        return None

    def position_shape(self) -> type[msgspec.Struct] | None:
        """The fields of a position, for those who check what is said about one."""
        return None

    def named(self, state: S) -> "Game[S]":
        """The same game with all that chance has settled before the start named in its options,
        as a position file needs them."""
        return self


#: A game of whatever kind, for those who only hand its states on.
AnyGame = Game[Any]
