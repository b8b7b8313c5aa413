"""A game of each title in which everybody takes the middle option: `python -m tests.middle_way`
prints a hash over each record."""

import hashlib
import sys
from typing import Any

from trilobite.core.record import line_of
from trilobite.core.session import begin
from trilobite.games.registry import GAMES, make_game

#: What is played of a title; four players, if nothing is said.
OPTIONS: dict[str, dict[str, Any]] = {"origins": {"players": 4, "variants": ["advanced"]}}

#: Lines of a record that are enough to tell two games apart.
ENOUGH = 2000


def digest(name: str) -> str:
    """A hash over the record of a title."""
    game = make_game(name, OPTIONS.get(name, {"players": 4}))
    session = begin(game, seed=11)
    while not session.over and len(session.history) < ENOUGH:
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        session.choose(decision.options[len(decision.options) // 2], seat)
    lines = "\n".join(line_of(entry, game.words) for entry in session.history)
    return hashlib.sha256(lines.encode()).hexdigest()


if __name__ == "__main__":
    for each in GAMES:
        sys.stdout.write(f"{each} {digest(each)}\n")
