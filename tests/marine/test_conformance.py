"""Random games with every number of players and every set of variants."""

import hashlib
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.marine.configurations import configurations, label, start
from tests.marine.table import marine
from trilobite.core.conformance import play_and_check
from trilobite.core.record import line_of
from trilobite.core.session import begin

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


def test_the_record_does_not_depend_on_the_hash_seed() -> None:
    """The same seed and answers give the same record in any process."""
    script = "from tests.marine.test_conformance import digest; print(digest())"
    digests = set()
    for hash_seed in ("0", "1", "2026"):
        run = subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(run.stdout)
    assert len(digests) == 1


def digest() -> str:
    """A hash over the record of a game in which everybody takes the middle option."""
    game = marine(players=4)
    session = begin(game, seed=11)
    while not session.over and len(session.history) < 2000:
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        session.choose(decision.options[len(decision.options) // 2], seat)
    lines = "\n".join(line_of(entry, game.words) for entry in session.history)
    return hashlib.sha256(lines.encode()).hexdigest()
