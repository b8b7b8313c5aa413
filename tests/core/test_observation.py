"""Layouts name their numbers, and numbers are written where they belong."""

import pytest

from trilobite.core.fast_rows import FastMasks, FastRow
from trilobite.core.observation import (
    Observation,
    Section,
    cut,
    each,
    first_of,
    flag,
    flags,
    number,
    one_of,
    places,
)
from trilobite.core.rows import Masks, Row, RowOfAGame
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


def test_numbers_have_bounds() -> None:
    assert [cut(-3), cut(30), cut(300)] == [0, 30, 255]


@pytest.fixture(params=[Row, RowOfAGame, FastRow])
def make(request: pytest.FixtureRequest) -> type[Row]:
    """Any row: they do the same."""
    made: type[Row] = request.param
    return made


def test_what_numbers_are_written_with(make: type[Row]) -> None:
    row = make(23)
    row.put(1, [7, 8])
    row.put_two(3, [True, 255], [2])
    row.names(6, [-1, 3])
    row.one(8, 4)
    row.put_four(9, [0, 1], [0, 0], [], [3, 0, 5])
    row.six(17, 5, True, 0, 255, 2, 1)
    written = [0, 7, 8, 1, 255, 2, 0, 4, 4, 0, 1, 0, 0, 3, 0, 5, 0, 5, 1, 0, 255, 2, 1]
    assert row.written() == bytes(written)


def test_what_is_mostly_empty_is_written_piece_by_piece(make: type[Row]) -> None:
    row = make(12)
    row.mark(1, [2, 1, 0])
    row.tally(5, [2, 0, 2])
    row.rank(9, [2, 0])
    assert row.written() == bytes([0, 1, 1, 1, 0, 1, 0, 2, 0, 2, 0, 1])


def test_the_same_is_written_in_several_pieces(make: type[Row]) -> None:
    row = make(8)
    row.spread(1, 3, [2, -1, 0], 7)
    assert row.written() == bytes([0, 7, 0, 0, 0, 0, 0, 7])


def test_which_list_a_number_is_in_is_written_for_all_but_the_first(make: type[Row]) -> None:
    row = make(8)
    for _ in range(2):  # the same is remembered
        row.clear()
        row.spread_rests(1, 3, [[0, 2, -1], [], [1, 0]])
        assert row.written() == bytes([0, 3, 0, 0, 0, 0, 0, 1])
    row.spread_rests(1, 3, [[], []])
    assert row.written() == bytes([0, 3, 0, 0, 0, 0, 0, 1])


@pytest.mark.parametrize("of_many", [Row, FastRow])
def test_rows_of_many_games_are_written_side_by_side(of_many: type[Row]) -> None:
    rows = of_many(3, 2)
    for place in (1, 0):
        rows.begin(place)
        rows.one(0, 4 + place)
        rows.put(1, [0, 6 + place])
        rows.end(place)
    assert bytes(rows.shared()) == bytes([4, 0, 6, 5, 0, 7])


@pytest.mark.parametrize("kind", [Masks, FastMasks])
def test_masks_change_with_what_is_legal(kind: type[Masks]) -> None:
    masks = kind(3, 2)
    masks.change(1, [], [0, 2])
    assert bytes(masks.shared()) == bytes([0, 0, 0, 1, 0, 1])
    masks.change(1, [0, 2], [1, 2])
    assert bytes(masks.shared()) == bytes([0, 0, 0, 0, 1, 1])
    assert [masks.legal(1, action) for action in range(3)] == [False, True, True]


def test_a_row_that_is_cleared_leaves_what_was_written_as_it_was(make: type[Row]) -> None:
    row = make(2)
    row.one(0, 9)
    written = row.written()
    row.clear()
    row.one(1, 5)
    assert written == bytes([9, 0])
    assert row.written() == bytes([0, 5])


def test_names_that_change_after_they_were_written_are_written_again(make: type[Row]) -> None:
    row = make(3)
    names = [4, -1]
    row.names(0, names)
    assert row.written() == bytes([5, 0, 0])
    row.clear()
    row.names(1, names)
    assert row.written() == bytes([0, 5, 0])
    names[1] = 6
    row.clear()
    row.names(0, names)
    assert row.written() == bytes([5, 7, 0])
    row.clear()
    row.names(0, names[:1])
    assert row.written() == bytes([5, 0, 0])


def test_lists_that_change_after_they_were_written_are_written_again(make: type[Row]) -> None:
    row = make(5)
    one, two = [1], [2, 3]
    row.put(0, one)
    row.put_four(1, two, [], one, [])
    assert row.written() == bytes([1, 2, 3, 1, 0])
    row.clear()
    assert row.written() == bytes(5)
    row.put(0, one)
    row.put_four(1, two, [], one, [])
    assert row.written() == bytes([1, 2, 3, 1, 0])
    one[0], two[0] = 7, 9
    row.clear()
    row.put(0, one)
    row.put_four(1, two, [], one, [])
    assert row.written() == bytes([7, 9, 3, 7, 0])
    row.clear()
    row.put(0, [])
    row.put_four(1, [], [], [], [4])
    assert row.written() == bytes([0, 4, 0, 0, 0])


@pytest.mark.parametrize("numbers", [[-1], [256]])
def test_a_number_that_is_no_byte_is_refused(make: type[Row], numbers: list[int]) -> None:
    with pytest.raises((ValueError, OverflowError)):
        make(4).put(0, numbers)
