"""Previews: what an option does, told before it is taken.

Everything here follows from what the seat that decides may know. Chance is never looked into: a
trial ends where dice would be rolled or a card drawn, and what may come then is told as odds.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, Generic, Literal, TypeVar

from mypy_extensions import mypyc_attr

from trilobite.core.decision import Decision, Event, Option
from trilobite.core.facts import Facts, Name
from trilobite.core.state import State

S = TypeVar("S", bound=State)

#: Whether something is good or bad for who decides, or does nothing, if it is any of these.
Tone = Literal["good", "bad", "idle", ""]

#: Why a trial went no further: somebody has a choice, chance has its say, or the game is over.
End = Literal["choice", "chance", "over"]

#: What a mark on the board is for: a step of a way, something gained, something to beware of.
MarkKind = Literal["step", "gain", "beware"]

#: The name of points that are all of one kind.
POINTS: Final = "points"


class Change:
    """What becomes of the points of a seat. If its own choices in this step decide about it, it is
    something from `after` to `most`."""

    def __init__(self, seat: int, kind: str, before: int, after: int, most: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.before: Final = before
        self.after: Final = after
        self.most: Final = most


class Odd:
    """The exact chance of something, from 0 to 1; its word is the message `chance-KEY`."""

    def __init__(self, key: str, chance: float, tone: Tone) -> None:
        self.key: Final = key
        self.chance: Final = chance
        self.tone: Final[Tone] = tone

    def percent(self) -> str:
        """In per cent as people read it."""
        return percent(self.chance)


def percent(chance: float) -> str:
    """In per cent, as people read a chance: what may happen is never 0, what may not never 100."""
    hundredths = chance * 100
    if 0 < hundredths < 1:
        return "<1"
    if 99 < hundredths < 100:
        return ">99"
    return str(round(hundredths))


class Note:
    """Something that a person wants to know: the message `preview-KEY` with its facts. If there is
    a message `chip-KEY`, that is the short form beside the option."""

    def __init__(self, key: str, facts: Facts | None = None, tone: Tone = "") -> None:
        self.key: Final = key
        self.facts: Final[Facts] = facts if facts is not None else {}
        self.tone: Final[Tone] = tone


class Mark:
    """Something to be seen on the board while the option is looked at."""

    def __init__(self, thing: Name, label: str, kind: MarkKind) -> None:
        self.thing: Final = thing
        self.label: Final = label
        self.kind: Final[MarkKind] = kind


class Told:
    """Something that surely happens, with the facts of its sentence."""

    def __init__(self, event: Event, facts: Facts) -> None:
        self.event: Final = event
        self.facts: Final = facts


class Preview:
    """What an option does."""

    def __init__(self, option: Option) -> None:
        self.option: Final = option
        #: None: it cannot be known, as with a vote.
        self.end: End | None = None
        #: Points that surely change, or may by own choices, those of who decides first.
        self.changes: list[Change] = []
        #: The points of who decides as they are, if they are all of one kind.
        self.points: int | None = None
        #: The same after the coming rolls, on average.
        self.expected: float | None = None
        self.odds: list[Odd] = []
        self.notes: list[Note] = []
        self.marks: list[Mark] = []
        #: What surely happens, oldest first.
        self.events: list[Told] = []
        #: Whether it is lawful but does nothing.
        self.idle: bool = False
        #: Beginners' mistakes that it would be: the coach of a first game says the message
        #: `coach-beware-KEY` with the facts.
        self.mistakes: list[Note] = []

    def note(self, key: str, facts: Facts | None = None, tone: Tone = "") -> None:
        """Adds something to know."""
        self.notes.append(Note(key, facts, tone))


@mypyc_attr(allow_interpreted_subclasses=True)
class Tried(Generic[S]):
    """The position after an option, as far as it is sure. It is a copy: it may be changed."""

    def __init__(self, state: S, events: list[Event], end: End, asked: Decision | None) -> None:
        self.state: Final = state
        self.events: Final = events
        self.end: Final[End] = end
        #: What is asked then, if one seat is.
        self.asked: Final = asked


@mypyc_attr(allow_interpreted_subclasses=True)
class Tries(ABC, Generic[S]):
    """Tries options of a pending decision out, each on a copy."""

    def __init__(self, worth: list[dict[str, int]]) -> None:
        #: By seat, the points that count before anything is tried.
        self.worth: Final = worth

    @abstractmethod
    def after(self, answers: list[Option]) -> Tried[S] | None:
        """What comes of an option and, if more are given, of what is answered after it. None if
        the seat cannot know."""

    @abstractmethod
    def ways(self, option: Option, parts: tuple[str, ...]) -> list[Tried[S]]:
        """All that may come of an option by the seat's own choices that are a part of it: decisions
        of these kinds that follow at once. If there are too many, what comes of it before them.
        Nothing if the seat cannot know."""


#: A mistake of beginners: the facts of its message if an option is one, else None. What is sure to
#: come of the option is known.
Mistake = Callable[[S, Decision, Preview, Tried[S]], Facts | None]


def changes(
    seat: int, before: list[dict[str, int]], after: list[list[dict[str, int]]]
) -> list[Change]:
    """The points that change in any of several positions, the seat's own first."""
    found: list[Change] = []
    seats = sorted(range(len(before)), key=lambda other: other != seat)
    for other in seats:
        kinds = list(before[other])
        for worth in after:
            kinds += [kind for kind in worth[other] if kind not in kinds]
        for kind in kinds:
            was = before[other].get(kind, 0)
            values = [worth[other].get(kind, 0) for worth in after]
            if any(value != was for value in values):
                found.append(Change(other, kind, was, min(values), max(values)))
    return found


def one_kind(worth: dict[str, int]) -> int | None:
    """The points, if they are all of one kind."""
    return worth.get(POINTS)
