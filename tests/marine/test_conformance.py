"""Random games with every number of players and every set of variants."""

from typing import Any

import pytest

from tests.marine.configurations import configurations, label, start
from trilobite.core.conformance import play_and_check

ALL = configurations()
#: More games of every combination, with the dearer checks less often.
MORE = 6


@pytest.mark.parametrize("options", ALL, ids=label)
def test_random_game_keeps_every_promise(options: dict[str, Any]) -> None:
    """Legal play to the end: no dead end, nothing lost, replay, clone, undo and views right."""
    game, state = start(options, 0, 0)
    play_and_check(game, seed=len(label(options)), start=state, thorough_every=100)


@pytest.mark.parametrize("seed", range(MORE))
@pytest.mark.parametrize("options", ALL, ids=label)
def test_more_random_games_keep_every_promise(options: dict[str, Any], seed: int) -> None:
    """The same with other dice and answers."""
    game, state = start(options, 0, 0)
    play_and_check(game, seed=seed, start=state, thorough_every=500)


def test_there_are_enough_games() -> None:
    """The two tests above play at least 200 games between them."""
    assert (1 + MORE) * len(ALL) >= 200
