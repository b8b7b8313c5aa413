"""A row for compiled code, which writes into memory where a bytearray is asked number by number.
Interpreted code is slower with it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilobite.core.rows import Row

#: Most numbers are zero, most names are none, and nothing is written for them. A look at what the
#: list holds is enough, for there is one zero in all of Python; to make a number of it first takes
#: twice as long.
ZERO: Final[Any] = 0
NOTHING: Final[Any] = -1


class FastRow(Row):
    """The same in a vector of bytes."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self._blank: Final[vec[u8]] = vec[u8]([u8(0)] * size)
        self._there: vec[u8] = self._blank[:]

    def clear(self) -> None:
        self._there = self._blank[:]

    def written(self) -> bytearray:
        return bytearray(self._there)

    def copy_to(self, memory: memoryview, at: int) -> None:
        memory[at : at + self.size] = self._there

    def shared(self) -> Any:
        return self._there

    def one(self, at: int, number: int) -> None:
        there = self._there
        there[i64(at)] = u8(number)

    def six(self, at: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
        there = self._there
        place = i64(at)
        there[place] = u8(a)
        there[place + 1] = u8(b)
        there[place + 2] = u8(c)
        there[place + 3] = u8(d)
        there[place + 4] = u8(e)
        there[place + 5] = u8(f)

    def put(self, at: int, numbers: list[int]) -> None:
        put(self._there, i64(at), numbers)

    def put_two(self, at: int, one: list[int], two: list[int]) -> None:
        place = put(self._there, i64(at), one)
        put(self._there, place, two)

    def put_four(
        self, at: int, one: list[int], two: list[int], three: list[int], four: list[int]
    ) -> None:
        place = put(self._there, i64(at), one)
        place = put(self._there, place, two)
        place = put(self._there, place, three)
        put(self._there, place, four)

    def names(self, at: int, numbers: list[int]) -> None:
        there = self._there
        place = i64(at)
        held: list[Any] = numbers
        nothing = NOTHING
        for number in held:
            if number is not nothing:
                name: int = number
                there[place] = u8(name + 1)
            place += 1

    def mark(self, at: int, numbers: list[int]) -> None:
        there = self._there
        start = i64(at)
        for one in numbers:
            there[start + i64(one)] = u8(1)

    def unmark(self, at: int, numbers: list[int]) -> None:
        there = self._there
        start = i64(at)
        for one in numbers:
            there[start + i64(one)] = u8(0)

    def spread(self, at: int, width: int, numbers: list[int], what: int) -> None:
        there = self._there
        start = i64(at)
        wide = i64(width)
        written = u8(what)
        for one in numbers:
            if one >= 0:
                there[start + wide * i64(one)] = written

    def tally(self, at: int, numbers: list[int]) -> None:
        there = self._there
        start = i64(at)
        for one in numbers:
            place = start + i64(one)
            there[place] = there[place] + u8(1)

    def rank(self, at: int, numbers: list[int]) -> None:
        there = self._there
        start = i64(at)
        place = u8(1)
        for one in numbers:
            there[start + i64(one)] = place
            place += u8(1)


def put(there: vec[u8], place: i64, numbers: list[Any]) -> i64:
    """Writes numbers side by side, and says where the next one goes."""
    zero = ZERO
    for number in numbers:
        if number is not zero:
            there[place] = number
        place += 1
    return place
