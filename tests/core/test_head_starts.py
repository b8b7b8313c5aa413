"""Head starts count when places are told, and nowhere else."""

import pytest

from trilobite.core.errors import OptionsError, RecordError
from trilobite.core.game import Result
from trilobite.core.head_starts import counted, head_starts_of
from trilobite.core.record import dump, load
from trilobite.games.registry import make_game

RECORD = """trilobite-record 1
game genesis
rules 1
data sha256:0
seat 0 human
seat 1 search
head-start 0 6
---
"""


def told(result: Result | None) -> tuple[list[int], list[int], list[int]]:
    """Points, who is first and the order with head starts."""
    assert result is not None
    return result.scores, result.winners, result.order


def test_points_are_added_and_places_follow() -> None:
    result = Result("end", [20, 25, 9], [1])
    assert told(counted(result, [(0, 6)])) == ([26, 25, 9], [0], [0, 1, 2])
    assert told(counted(result, [(2, 12), (0, 1)])) == ([21, 25, 21], [1], [1, 0, 2])
    assert (result.scores, result.winners, result.order) == ([20, 25, 9], [1], [1, 0, 2])


def test_who_is_ahead_without_them_stays_ahead_where_points_are_equal() -> None:
    assert told(counted(Result("end", [20, 25], [1]), [(0, 5)])) == ([25, 25], [1], [1, 0])


def test_a_shared_victory_is_shared_with_equal_head_starts_only() -> None:
    shared = Result("end", [20, 20, 3], [0, 1])
    assert told(counted(shared, [(0, 2), (1, 2)]))[1] == [0, 1]
    assert told(counted(shared, [(1, 2)]))[1] == [1]
    assert told(counted(shared, [(2, 17)]))[1] == [0, 1]
    assert told(counted(shared, [(2, 18)]))[1] == [2]


def test_without_head_starts_or_a_winner_there_is_nothing_to_count() -> None:
    assert counted(Result("end", [20, 25], [1]), []) is None
    assert counted(Result("end", [20, 25], []), [(0, 9)]) is None


def test_they_fit_the_seats_of_a_game_in_which_players_compete() -> None:
    game = make_game("genesis", {"players": 2})
    assert head_starts_of(game, [(1, 0), (0, 12)]) == [(0, 12)]
    with pytest.raises(OptionsError, match="head-start must be 0 to 200, not 201"):
        head_starts_of(game, [(0, 201)])
    with pytest.raises(OptionsError, match="seat must be 0 to 1, not 2"):
        head_starts_of(game, [(2, 5)])
    assert head_starts_of(make_game("marine", {"players": 3}), [(2, 40)]) == [(2, 40)]
    for name, options in (
        ("genesis", {"players": 2, "mode": "cooperative"}),
        ("origins", {"players": 1, "mode": "solitaire"}),
    ):
        alone = make_game(name, options)
        assert head_starts_of(alone, [(0, 0)]) == []
        with pytest.raises(OptionsError, match="in which players compete"):
            head_starts_of(alone, [(0, 1)])


def test_a_record_says_them_in_its_header() -> None:
    record = load(RECORD)
    assert record.header.head_starts == [(0, 6)]
    assert dump(record) == RECORD
    with pytest.raises(RecordError, match="'head-start' has two numbers"):
        load(RECORD.replace("head-start 0 6", "head-start 6"))
