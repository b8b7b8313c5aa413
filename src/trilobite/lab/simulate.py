"""Plays the games of a run that are not stored yet, and stores them."""

import time
from collections.abc import Iterator
from typing import Final

from trilobite.lab.play import Outcome
from trilobite.lab.store import Store
from trilobite.lab.workers import Workers

#: How much work an interruption may cost at most, in seconds and games.
EVERY_SECONDS: Final = 20.0
EVERY_GAMES: Final = 2000


def simulate(store: Store, games: int, workers: Workers) -> Iterator[int]:
    """Plays until so many games are stored. Tells after each game how many there are.

    Whatever ends it, an interruption too, all games that were told are stored.
    """
    pending: list[Outcome] = []
    stored = time.monotonic()
    try:
        for outcome in workers.play(range(store.games, games)):
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
