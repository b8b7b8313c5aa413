"""Random games over every mode, ruleset, variant and player count."""

import hashlib
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.genesis.configurations import configurations, label
from tests.genesis.rich import rich_state
from tests.genesis.table import genesis
from trilobite.core.conformance import play_and_check
from trilobite.core.record import line_of
from trilobite.core.session import begin

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


def test_the_record_does_not_depend_on_the_hash_seed() -> None:
    """The same seed and answers give the same record in any process."""
    script = "from tests.genesis.test_conformance import digest; print(digest())"
    digests = set()
    for hash_seed in ("0", "1", "2026"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            [sys.executable, "-c", script],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(run.stdout)
    assert len(digests) == 1


def digest() -> str:
    """A hash over the record of a game in which everybody takes the middle option."""
    game = genesis(players=4)
    session = begin(game, seed=11)
    while not session.over:
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        session.choose(decision.options[len(decision.options) // 2], seat)
    lines = "\n".join(line_of(entry, game.words) for entry in session.history)
    return hashlib.sha256(lines.encode()).hexdigest()
