"""Positions there and back, and what is wrong with bad ones."""

from random import Random
from typing import Any

import pytest

from tests.origins.configurations import configurations, label, start
from tests.origins.rich import rich_state
from tests.origins.table import Table, origins
from trilobite.core.conformance import answer_busily
from trilobite.core.errors import PositionError
from trilobite.core.position import dump, load
from trilobite.core.session import begin
from trilobite.games.origins.game import OriginsGame

SOME = configurations()[::4]


@pytest.mark.parametrize("options", SOME, ids=label)
def test_positions_there_and_back(options: dict[str, Any]) -> None:
    for number in (0, 1):
        game, state = start(options, 7, number)
        session = begin(game, seed=7, start=state)
        random = Random(1)
        for _ in range(60):
            if session.over:
                break
            answer_busily(session, random)
            written = game.position(session.boundary)
            assert game.position(game.from_position(written)) == written


def test_a_position_file() -> None:
    game = origins(players=3, variants=["advanced"])
    state = rich_state(game, 5)

    def make(_name: str, options: dict[str, Any]) -> OriginsGame:
        return origins(**options)

    again, read = load(dump(game, state), make)
    assert again.position(read) == game.position(state)


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"epoch": 5}, "epoch must be 1 to 4"),
        ({"player": {"red": {}}}, "no colour 'red'"),
        ({"player": {"green": {}}}, "no seat"),
        ({"player": {"black": {"migrants": ["atlantis"]}}}, "no space"),
        ({"player": {"black": {"migrants": ["spain", "spain"]}}}, "two Migrants"),
        ({"player": {"black": {"cities": {"egypt": "wheat"}}}}, "has no 'wheat'"),
        ({"player": {"black": {"technology": {"energy": 9}}}}, "energy has the levels"),
        ({"player": {"black": {"brain": [1, 1]}}}, "three numbers"),
        ({"player": {"black": {"brain": [1, 1, 1]}}}, "3 pawns"),
        ({"player": {"black": {"dissidents": ["alarm-calls"]}}}, "not a Foundation"),
        ({"player": {"black": {"foundations": {"culture": ["alarm-calls"]}}}}, "no side"),
        ({"elders": {"zero": {"black": 1}}}, "no idea"),
        ({"agenda": ["dance black"]}, "not a step"),
        ({"agenda": ["bid black"]}, "must end with"),
        ({"agenda": ["turn green"]}, "does not play"),
        ({"climate": {"egypt": "ice"}}, "wrong climate"),
        ({"deck": [99, 0, 0, 0]}, "not there"),
        ({"stage": "encore"}, "no stage"),
        ({"display": ["knife"]}, "9 places"),
        ({"gone": ["alarm-calls", "alarm-calls"]}, "lost"),
        ({"nonsense": 1}, "malformed"),
    ],
)
def test_bad_positions(position: dict[str, Any], says: str) -> None:
    with pytest.raises(PositionError, match=says):
        Table(position)


@pytest.mark.clause("B3i.1", "G7.5", "C3d.1", "C4b.1")
@pytest.mark.parametrize(
    ("variants", "position", "says"),
    [
        ([], {"cities": {"greenland-sea": "whale-oil"}}, r"land people .* permanent ocean .*G7\.5"),
        (["sea-people"], {"cities": {"egypt": "gold"}}, r"sea people live .*C3d\.1"),
        (["yrr"], {"cities": {"egypt": "gold"}}, r"blue or white ring .*C4b\.1"),
    ],
)
def test_a_city_where_nobody_could_have_built_it(
    variants: list[str], position: dict[str, Any], says: str
) -> None:
    with pytest.raises(PositionError, match=rf"black cannot have a city on .*: .*{says}"):
        Table({"player": {"black": position}}, variants=variants)


@pytest.mark.clause("G7.5")
def test_a_city_under_ice() -> None:
    position = {
        "climate": {"alaska": "ice"},
        "player": {"black": {"cities": {"alaska": "seal-oil"}}},
    }
    with pytest.raises(PositionError, match=r"black cannot have a city on .* climate token"):
        Table(position)
