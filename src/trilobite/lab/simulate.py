"""Plays the games of a run that are not stored yet, and stores them."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from trilobite.lab.play import RANDOM, Outcome, play
from trilobite.lab.run import Run, game_of
from trilobite.lab.store import Store
from trilobite.lab.workers import Workers

#: How much work an interruption may cost at most, in seconds and games.
EVERY_SECONDS: Final = 20.0
EVERY_GAMES: Final = 2000

#: Games that are asked for at once, unless bots think long about them.
BATCH: Final = 10


class Games:
    """The games of a run as work."""

    def __init__(self, run: Run, pack: Path | None) -> None:
        self._run: Final = run
        self._pack: Final = None if pack is None else pack.resolve()
        self.batch: Final = BATCH if set(run.bots) == {RANDOM} else 1

    def do(self, number: int) -> Outcome:
        return play(game_of(self._run, self._pack), self._run, number)

    def named(self, number: int) -> str:
        return f"game {number} (seed '{self._run.seed_of(number)}')"


def simulate(store: Store, games: int, workers: Workers, pack: Path | None = None) -> Iterator[int]:
    """Plays until so many games are stored. Tells after each game how many there are.

    Whatever ends it, an interruption too, all games that were told are stored.
    """
    pending: list[Outcome] = []
    stored = time.monotonic()
    try:
        for outcome in workers.do(Games(store.run, pack), range(store.games, games)):
            pending.append(outcome)
            yield store.games + len(pending)
            if len(pending) >= EVERY_GAMES or time.monotonic() - stored >= EVERY_SECONDS:
                store.add(pending)
                pending = []
                stored = time.monotonic()
    finally:
        workers.close()
        store.add(pending)
    if store.games >= games:
        store.finish()
