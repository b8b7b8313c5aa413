"""Rows and masks for compiled code, which writes into memory where a bytearray is asked number by
number. Interpreted code is slower with them.

Lists are read by index: what is only compared is then borrowed and not counted. That is quick where
the compiler of C puts the access into the loop (`OPTIMISED` in tools/compile.py).
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilobite.core.rows import Masks, Row

#: Most numbers are zero, most names are none, and nothing is written for them. A look at what the
#: list holds is enough, for there is one 0 and one -1 in all of Python; to make a number of it
#: first takes twice as long.
ZERO: Final[Any] = 0
NOTHING: Final[Any] = -1


class FastRow(Row):
    """The same in a vector of bytes. The rows of many games are written where they belong."""

    def __init__(self, size: int, number: int = 1) -> None:
        super().__init__(size, 0)
        self._blank: Final[vec[u8]] = vec[u8]([u8(0)] * size)
        self._there: vec[u8] = vec[u8]([u8(0)] * (size * number))
        #: Where the row that is written begins.
        self._start: i64 = 0

    def clear(self) -> None:
        self._there = self._blank[:]

    def written(self) -> bytearray:
        return bytearray(self._there)

    def begin(self, place: int) -> None:
        self._start = i64(place) * i64(self.size)

    def end(self, place: int) -> None:
        pass

    def shared(self) -> Any:
        return self._there

    def one(self, at: int, number: int) -> None:
        there = self._there
        there[self._start + i64(at)] = u8(number)

    def six(self, at: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
        there = self._there
        place = self._start + i64(at)
        there[place] = u8(a)
        there[place + 1] = u8(b)
        there[place + 2] = u8(c)
        there[place + 3] = u8(d)
        there[place + 4] = u8(e)
        there[place + 5] = u8(f)

    def put(self, at: int, numbers: list[int]) -> None:
        put(self._there, self._start + i64(at), numbers)

    def put_two(self, at: int, one: list[int], two: list[int]) -> None:
        place = put(self._there, self._start + i64(at), one)
        put(self._there, place, two)

    def put_four(
        self, at: int, one: list[int], two: list[int], three: list[int], four: list[int]
    ) -> None:
        there = self._there
        place = put(there, self._start + i64(at), one)
        place = put(there, place, two)
        place = put(there, place, three)
        put(there, place, four)

    def put_piece(
        self,
        at: int,
        a: int,
        b: int,
        one: list[Any],
        two: list[int],
        three: list[int],
        four: list[int],
    ) -> None:
        there = self._there
        place = self._start + i64(at)
        there[place] = u8(a)
        there[place + 1] = u8(b)
        place = put(there, place + 2, one)
        place = put(there, place, two)
        place = put(there, place, three)
        put(there, place, four)

    def names(self, at: int, numbers: list[int]) -> None:
        names(self._there, self._start + i64(at), numbers, i64(len(numbers)))

    def first_names(self, at: int, numbers: list[int], most: int) -> None:
        number = i64(min(most, len(numbers)))
        names(self._there, self._start + i64(at), numbers, number)

    def mark(self, at: int, numbers: list[int]) -> None:
        mark(self._there, self._start + i64(at), numbers, u8(1))

    def spread(self, at: int, width: int, numbers: list[int], what: int) -> None:
        spread(self._there, self._start + i64(at), i64(width), numbers, u8(what), 0)

    def spread_rests(self, at: int, width: int, lists: list[list[int]]) -> None:
        there = self._there
        start = self._start + i64(at)
        which = u8(1)
        for numbers in lists:
            spread(there, start, i64(width), numbers, which, 1)
            which += u8(1)

    def tally(self, at: int, numbers: list[int]) -> None:
        there = self._there
        start = self._start + i64(at)
        for one in numbers:
            place = start + i64(one)
            there[place] = there[place] + u8(1)

    def rank(self, at: int, numbers: list[int]) -> None:
        there = self._there
        start = self._start + i64(at)
        place = u8(1)
        for one in numbers:
            there[start + i64(one)] = place
            place += u8(1)


class FastMasks(Masks):
    """The same in a vector of bytes."""

    def __init__(self, size: int, number: int) -> None:
        super().__init__(size, 0)
        self._there: Final[vec[u8]] = vec[u8]([u8(0)] * (size * number))

    def shared(self) -> Any:
        return self._there

    def legal(self, place: int, action: int) -> bool:
        return self._there[i64(place) * i64(self.size) + i64(action)] == u8(1)

    def change(self, place: int, before: list[int], now: list[int]) -> None:
        there = self._there
        start = i64(place) * i64(self.size)
        mark(there, start, before, u8(0))
        mark(there, start, now, u8(1))


def put(there: vec[u8], place: i64, numbers: list[Any]) -> i64:
    """Writes numbers side by side, and says where the next one goes."""
    zero = ZERO
    number = i64(len(numbers))
    for which in range(number):
        if numbers[which] is not zero:
            there[place + which] = numbers[which]
    return place + number


def names(there: vec[u8], place: i64, numbers: list[Any], number: i64) -> None:
    """Writes so many numbers that stand for names."""
    nothing = NOTHING
    for which in range(number):
        if numbers[which] is not nothing:
            name: u8 = numbers[which]
            there[place + which] = name + u8(1)


def mark(there: vec[u8], start: i64, numbers: list[Any], what: u8) -> None:
    """Writes the same in the place of each of several numbers."""
    for which in range(i64(len(numbers))):
        one: i64 = numbers[which]
        there[start + one] = what


def spread(
    there: vec[u8], start: i64, width: i64, numbers: list[Any], what: u8, first: i64
) -> None:
    """Writes the same in the pieces of several numbers, from one of them on."""
    nothing = NOTHING
    for which in range(first, i64(len(numbers))):
        if numbers[which] is not nothing:
            one: i64 = numbers[which]
            there[start + width * one] = what
