"""Many random games of one game, over every mode, ruleset, variant and player count.

    python -m tools.fuzz genesis --games 10000
    python -m tools.fuzz origins --only cratons quick-map    # configurations of these names alone

Some start from the set-up, others from late positions, as `tests/GAME/configurations.py` says. A
game that breaks a promise of `trilobite.core.conformance` is reported with the command that plays
it again.
"""

import argparse
import multiprocessing
import time
import traceback
from collections import Counter
from functools import partial
from importlib import import_module

from trilobite.core.conformance import play_and_check
from trilobite.games.registry import GAMES, make_game


def play(name: str, only: list[str], number: int) -> tuple[int, str, Counter[str], int]:
    """Plays game `number`; returns what went wrong, if anything, and the events seen."""
    tables = import_module(f"tests.{name}.configurations")
    every = [
        options
        for options in tables.configurations()
        if not only or any(word in tables.label(options) for word in only)
    ]
    options = every[number % len(every)]
    seed = number // len(every)
    try:
        game, start = tables.start(options, seed, number)
        session = play_and_check(game, seed, start, thorough_every=100)
    except Exception:
        return number, f"{tables.label(options)}\n{traceback.format_exc()}", Counter(), 0
    return number, "", Counter(event[0] for event in session.log), len(session.answers())


def main() -> int:
    """Plays the games on all cores and prints a summary; 1 if any failed."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--only", nargs="*", default=[], help="words in names of configurations")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    given = parser.parse_args()
    began = time.monotonic()
    failed = 0
    answers = 0
    seen: Counter[str] = Counter()
    only = f" --only {' '.join(given.only)}" if given.only else ""
    numbers = range(given.first, given.first + given.games)
    one_game = partial(play, given.game, given.only)
    with multiprocessing.Pool(given.processes) as pool:
        for done, (number, problem, events, length) in enumerate(
            pool.imap_unordered(one_game, numbers, chunksize=8),
            start=1,
        ):
            seen += events
            answers += length
            if problem:
                failed += 1
                print(f"game {number}: {problem}")
                print(f"again: python -m tools.fuzz {given.game} --first {number} --games 1{only}")
            if done % 1000 == 0:
                seconds = time.monotonic() - began
                print(f"{done} games, {failed} failed, {seconds:.0f} s", flush=True)
    words = make_game(given.game, {"players": 2}).words
    never = [event for event in words.events if not seen[event]]
    print(f"{given.games} games of {given.game}, {answers} answers")
    print(f"events never seen: {', '.join(never) or 'none'}")
    print(f"{given.games - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
