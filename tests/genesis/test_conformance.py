"""Random games over every mode, ruleset, variant and player count."""

from typing import Any

import pytest

from tests.genesis.configurations import configurations, label
from tests.genesis.rich import rich_state
from tests.genesis.table import genesis
from trilobite.core.conformance import play_and_check

ALL = configurations()
COLOURS = ["red", "yellow", "green", "blue"]


@pytest.mark.parametrize("options", ALL, ids=label)
def test_random_game_keeps_every_promise(options: dict[str, Any]) -> None:
    """Legal play to the end: no dead end, nothing lost, replay, clone, undo and views right."""
    play_and_check(genesis(**options), seed=len(label(options)))


@pytest.mark.parametrize("options", ALL, ids=label)
def test_game_from_a_late_position_keeps_every_promise(options: dict[str, Any]) -> None:
    """The same from positions with macroorganisms and full pools."""
    seats = max(2, options["players"])
    game = genesis(**options, colours=COLOURS[:seats])
    play_and_check(game, seed=7, start=rich_state(game, seed=len(label(options))))


def test_there_are_enough_games() -> None:
    """The two tests above play at least 200 games between them."""
    assert 2 * len(ALL) >= 200
