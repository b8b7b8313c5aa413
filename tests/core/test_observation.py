"""Layouts name their numbers, and numbers are written where they belong."""

from trilobite.core.observation import (
    Observation,
    Section,
    cut,
    each,
    first,
    first_of,
    flag,
    flags,
    mark,
    number,
    one_of,
    places,
    put,
    rank,
    tally,
)
from trilobite.core.state import State


class Small(Observation[State]):
    def __init__(self) -> None:
        self.first = Section("first", [number("n"), flag("f"), one_of("o", ["a", "b"])])
        self.second = Section("second", [each("e", ["x", "y"], 9)], ["p", "q"])
        self.third = Section("", [flags("s", ["x"]), places("r", ["x"]), first_of("l", 1, ["c"])])
        super().__init__([self.first, self.second, self.third])


def test_a_layout_names_its_numbers() -> None:
    small = Small()
    assert [one.name for one in small.numbers()] == [
        *("first.n", "first.f", "first.o"),
        *("second.p.e.x", "second.p.e.y", "second.q.e.x", "second.q.e.y"),
        *("s.x", "r.x", "l.1"),
    ]
    assert [one.high for one in small.numbers()] == [255, 1, 2, 9, 9, 9, 9, 1, 1, 1]
    assert (small.size, small.second.at(1), small.third.start) == (10, 5, 7)
    assert [small.third.offset(name) for name in ("s", "r", "l")] == [0, 1, 2]


def test_what_numbers_are_written_with() -> None:
    row = bytearray(4)
    put(row, 1, [7, 8])
    assert row == bytes([0, 7, 8, 0])
    assert [cut(-3), cut(30), cut(300)] == [0, 30, 255]
    assert first(3, [4, -1]) == [5, 0, 0]
    assert first(1, [4, 5]) == [5]


def test_what_is_mostly_empty_is_written_piece_by_piece() -> None:
    row = bytearray(12)
    mark(row, 1, [2, 0])
    tally(row, 5, [2, 0, 2])
    rank(row, 9, [2, 0])
    assert row == bytes([0, 1, 0, 1, 0, 1, 0, 2, 0, 2, 0, 1])
