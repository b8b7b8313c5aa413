"""A row for compiled code, which writes into memory where a bytearray is asked number by number.
Interpreted code is slower with it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trilobite.core.rows import Row


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

    def one(self, at: int, number: int) -> None:
        there = self._there
        there[i64(at)] = u8(number)

    def put(self, at: int, numbers: list[int]) -> None:
        there = self._there
        place = i64(at)
        for number in numbers:
            there[place] = u8(number)
            place += 1

    def put_all(self, at: int, parts: list[list[int]]) -> None:
        there = self._there
        place = i64(at)
        for numbers in parts:
            for number in numbers:
                there[place] = u8(number)
                place += 1

    def names(self, at: int, numbers: list[int]) -> None:
        there = self._there
        place = i64(at)
        for number in numbers:
            there[place] = u8(number + 1)
            place += 1

    def mark(self, at: int, numbers: list[int]) -> None:
        there = self._there
        for one in numbers:
            there[i64(at + one)] = u8(1)

    def spread(self, at: int, width: int, numbers: list[int], what: int) -> None:
        there = self._there
        for one in numbers:
            if one >= 0:
                there[i64(at + width * one)] = u8(what)

    def tally(self, at: int, numbers: list[int]) -> None:
        there = self._there
        for one in numbers:
            place = i64(at + one)
            there[place] = there[place] + u8(1)

    def rank(self, at: int, numbers: list[int]) -> None:
        there = self._there
        place = 1
        for one in numbers:
            there[i64(at + one)] = u8(place)
            place += 1
