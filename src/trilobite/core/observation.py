"""Observations: what a seat sees, as a row of small whole numbers of a fixed length.

A game names the numbers in a layout: sections, which are repeated for each of several things
(players, hexes, cards) and made of slices. And it writes them from the state, section by section;
what is not in play is left at zero. Rows are bytes, so that nothing has to be converted for those
who calculate with them, and no number is above 255.
"""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from trilobite.core.decision import Decision
from trilobite.core.rows import Row
from trilobite.core.state import State

S = TypeVar("S", bound=State)

#: The highest number.
MOST: Final = 255


class Slice:
    """Numbers of one kind side by side."""

    def __init__(
        self, name: str, of: list[str], high: int, members: list[str], tally: bool = False
    ) -> None:
        self.name: Final = name
        #: What each number is about; one without a name if there is only one.
        self.of: Final = of
        #: The highest that a number can be.
        self.high: Final = high
        #: If the number stands for a name: 1 for the first of these, 0 for none.
        self.members: Final = members
        #: Whether it counts how often each thing is in a list.
        self.tally: Final = tally
        #: Where among the numbers of its section it begins.
        self.start: int = 0


def number(name: str, high: int = MOST) -> Slice:
    """One whole number."""
    return Slice(name, [""], high, [])


def flag(name: str) -> Slice:
    """Yes or no."""
    return Slice(name, [""], 1, [])


def one_of(name: str, members: Sequence[str]) -> Slice:
    """One of several names."""
    return Slice(name, [""], len(members), list(members))


def each(name: str, of: Sequence[str], high: int = MOST) -> Slice:
    """A number for each of several things."""
    return Slice(name, list(of), high, [])


def flags(name: str, of: Sequence[str]) -> Slice:
    """For each of several things whether it is so."""
    return Slice(name, list(of), 1, [])


def places(name: str, of: Sequence[str]) -> Slice:
    """Where in a list each of several things is: 1 for the first, 0 for not in it."""
    return Slice(name, list(of), len(of), [])


def one_of_each(name: str, of: Sequence[str], members: Sequence[str]) -> Slice:
    """One of several names for each of several things."""
    return Slice(name, list(of), len(members), list(members))


def first_of(name: str, length: int, members: Sequence[str]) -> Slice:
    """A list of names, as many as there is room for."""
    return one_of_each(name, [str(place) for place in range(1, length + 1)], members)


def dice(name: str) -> Slice:
    """How many dice show each face."""
    return Slice(name, ["1", "2", "3", "4", "5", "6"], MOST, [], tally=True)


class Section:
    """Slices that belong together, once or for each of several things."""

    def __init__(self, name: str, slices: list[Slice], of: Sequence[str] | None = None) -> None:
        self.name: Final = name
        self.slices: Final = slices
        #: What it is repeated for; one without a name if it is not.
        self.of: Final[list[str]] = [""] if of is None else list(of)
        at = 0
        for part in slices:
            part.start = at
            at += len(part.of)
        #: How many numbers it takes for one of them, and where it begins.
        self.width: Final = at
        self.start: int = 0

    def at(self, place: int) -> int:
        """Where the numbers for one of them begin."""
        return self.start + place * self.width

    def offset(self, name: str) -> int:
        """Where among these a slice begins."""
        for part in self.slices:
            if part.name == name:
                return part.start
        raise KeyError(name)


class Number:
    """What one number of an observation means."""

    def __init__(self, name: str, high: int, members: list[str]) -> None:
        self.name: Final = name
        self.high: Final = high
        self.members: Final = members


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[S]):
    """The layout of a game's observations, and who writes them."""

    def __init__(self, sections: list[Section]) -> None:
        self.sections: Final = sections
        at = 0
        for section in sections:
            section.start = at
            at = section.at(len(section.of))
        #: How many numbers an observation has.
        self.size: Final = at

    def write(self, state: S, seat: int, decision: Decision | None, row: Row) -> None:
        """Writes what a seat sees, and what it is asked if it is, into a row where all is zero
        before."""
        raise NotImplementedError

    def numbers(self) -> list[Number]:
        """What each number means."""
        return [
            Number(named(section.name, of, part.name, what), part.high, part.members)
            for section in self.sections
            for of in section.of
            for part in section.slices
            for what in part.of
        ]


class Asked(Section):
    """The section that says who looks, and what they are asked if they are: the kind of the
    decision and what its context tells, in slices of the same names."""

    def __init__(self, seats: int, kinds: Sequence[str], slices: list[Slice]) -> None:
        who = one_of("seat", [f"seat-{seat}" for seat in range(seats)])
        super().__init__("asked", [who, one_of("kind", kinds), *slices])
        self._kinds: Final = {kind: place for place, kind in enumerate(kinds, 1)}
        self._slices: Final = {part.name: part for part in slices}

    def write(self, seat: int, decision: Decision | None, row: Row) -> None:
        """Writes it. What there is no slice for is not told."""
        row.one(self.start, seat + 1)
        if decision is None:
            return
        row.one(self.start + 1, self._kinds[decision.kind])
        for name, value in decision.context.items():
            part = self._slices.get(name)
            if part is not None:
                place = self.start + part.start
                if isinstance(value, list):
                    write_list(part, value, row, place)
                else:
                    write_one(part, value, row, place)


def write_one(part: Slice, number: int, row: Row, place: int) -> None:
    """A name, the number itself, or a one in its place."""
    if part.members:
        row.one(place, number + 1)
    elif len(part.of) == 1:
        row.one(place, cut(number))
    else:
        row.one(place + number, 1)


def write_list(part: Slice, numbers: list[int], row: Row, place: int) -> None:
    """Counts, ones in places, or the numbers themselves."""
    if part.tally:
        row.tally(place - 1, numbers)
    elif part.high == 1:
        row.mark(place, numbers)
    else:
        row.put(place, numbers)


def named(*parts: str) -> str:
    """A name made of those parts that there are."""
    return ".".join(part for part in parts if part)


# --- writing ------------------------------------------------------------------------------


def cut(value: int) -> int:
    """A number that may be negative or very large, cut to what can be shown of it."""
    if 0 <= value <= MOST:
        return value
    return 0 if value < 0 else MOST
