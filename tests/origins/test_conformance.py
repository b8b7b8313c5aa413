"""Random games with every number of players and every set of variants."""

from typing import Any

import pytest

from tests.origins.configurations import configurations, label, start
from trilobite.core.conformance import play_and_check

ALL = configurations()
#: More games of every combination, with the dearer checks less often.
MORE = 4


@pytest.mark.parametrize("number", [0, 1], ids=["start", "rich"])
@pytest.mark.parametrize("options", ALL, ids=label)
def test_random_game_keeps_every_promise(options: dict[str, Any], number: int) -> None:
    """Legal play to the end: no dead end, nothing lost, replay, clone, undo and views right."""
    seed = len(label(options))
    game, state = start(options, seed, number)
    play_and_check(game, seed=seed, start=state, thorough_every=100)


@pytest.mark.parametrize("number", range(2, 2 + MORE))
@pytest.mark.parametrize("options", ALL, ids=label)
def test_more_random_games_keep_every_promise(options: dict[str, Any], number: int) -> None:
    """The same with other dice, answers and starts."""
    game, state = start(options, number, number)
    play_and_check(game, seed=number, start=state, thorough_every=500)


def test_there_are_enough_games() -> None:
    """The two tests above play at least 200 games between them."""
    assert (2 + MORE) * len(ALL) >= 200
