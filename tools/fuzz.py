"""Many random games over every mode, ruleset, variant and player count.

    python -m tools.fuzz --games 10000

Half of the games start from the set-up, half from random late positions. A game that breaks a
promise of `trilobite.core.conformance` is reported with the command that plays it again.
"""

import argparse
import multiprocessing
import time
import traceback
from collections import Counter

from tests.genesis.configurations import configurations, label
from tests.genesis.rich import rich_state
from tests.genesis.table import genesis
from trilobite.core.conformance import play_and_check
from trilobite.games.genesis.vocabulary import EVENTS

COLOURS = ["red", "yellow", "green", "blue"]
ALL = configurations()


def play(number: int) -> tuple[int, str, Counter[str], int]:
    """Plays game `number`; returns what went wrong, if anything, and the events seen."""
    options = ALL[number % len(ALL)]
    seed = number // len(ALL)
    try:
        if seed % 2 == 0:
            session = play_and_check(genesis(**options), seed, thorough_every=100)
        else:
            game = genesis(**options, colours=COLOURS[: max(2, options["players"])])
            start = rich_state(game, number)
            session = play_and_check(game, seed, start, thorough_every=100)
    except Exception:
        return number, f"{label(options)}\n{traceback.format_exc()}", Counter(), 0
    return number, "", Counter(event[0] for event in session.log), len(session.answers())


def main() -> int:
    """Plays the games on all cores and prints a summary; 1 if any failed."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    given = parser.parse_args()
    began = time.monotonic()
    failed = 0
    answers = 0
    seen: Counter[str] = Counter()
    numbers = range(given.first, given.first + given.games)
    with multiprocessing.Pool(given.processes) as pool:
        for done, (number, problem, events, length) in enumerate(
            pool.imap_unordered(play, numbers, chunksize=8), start=1
        ):
            seen += events
            answers += length
            if problem:
                failed += 1
                print(f"game {number}: {problem}")
                print(f"again: python -m tools.fuzz --first {number} --games 1 --processes 1")
            if done % 1000 == 0:
                seconds = time.monotonic() - began
                print(f"{done} games, {failed} failed, {seconds:.0f} s", flush=True)
    never = [event for event in EVENTS if not seen[event]]
    print(f"{given.games} games over {len(ALL)} configurations, {answers} answers")
    print(f"events never seen: {', '.join(never) or 'none'}")
    print(f"{given.games - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
