"""How strong bots are against each other.

    python -m tools.strength genesis --games 200 --seats greedy,random,random,random
    python -m tools.strength genesis --games 60 --seats search,greedy,greedy,greedy --seconds 0.2
    python -m tools.strength origins --games 200 --seats hard,written,written,written
    python -m tools.strength genesis --games 100 --seats hard --mode solitaire

The bots move on by one seat with each game, so that nobody profits from a seat. Game
number n has the seed n: the same command plays the same games, unless bots search by the clock. A
shared victory counts as a part of one; a cooperative one, all in all, as one. `written` is the
greedy bot without what was learned for the game, the same opponent whatever is learned.
"""

import argparse
import multiprocessing
import sys
import time
from collections import defaultdict
from functools import partial
from math import sqrt
from statistics import mean, median
from typing import Any, NamedTuple

from trilobite.bots import Bot, bot_kind, make_bot
from trilobite.bots.greedy import GreedyBot
from trilobite.bots.search import SearchBot
from trilobite.core.session import begin
from trilobite.games.registry import GAMES, make_game, part

#: The normal quantile of a 95 % interval.
Z = 1.96

#: The greedy bot as it is written.
WRITTEN = "written"

#: After how many games the victories so far are told.
TELL = 10


class Budget(NamedTuple):
    """What search bots may spend on a decision; nothing for as much as at a table."""

    seconds: float | None
    iterations: int | None

    def bot(self, game: str, kind: str, seed: str) -> Bot:
        """A bot with this budget, if it searches."""
        if kind == WRITTEN:
            return GreedyBot(seed, evaluator=part(f"trilobite.bots.{game}_evaluator", "EVALUATOR"))
        if kind != "search" or self == Budget(None, None):
            return make_bot(kind, seed)
        return SearchBot(seed, self.seconds or 0.0, self.iterations)


class Line:
    """What one kind of bot did in one game, or in all."""

    def __init__(self) -> None:
        self.wins: float = 0.0
        self.points: list[int] = []
        #: Milliseconds for each decision.
        self.times: list[float] = []


def play(
    name: str, options: dict[str, Any], kinds: list[str], budget: Budget, number: int
) -> dict[str, Line]:
    """Plays one game and tells how each kind of bot fared."""
    turn = number % len(kinds)
    seated = kinds[turn:] + kinds[:turn]
    bots = [budget.bot(name, kind, f"{number} seat {seat}") for seat, kind in enumerate(seated)]
    lines: dict[str, Line] = {kind: Line() for kind in seated}
    session = begin(make_game(name, options), number, listen=False)
    while not session.over:
        seat = session.deciders()[0]
        began = time.perf_counter()
        option = bots[seat].choose(session, seat)
        lines[seated[seat]].times.append(1000 * (time.perf_counter() - began))
        session.choose(option, seat)
    result = session.result
    assert result is not None
    for seat, kind in enumerate(seated):
        lines[kind].points.append(result.scores[seat])
        if seat in result.winners:
            lines[kind].wins += 1 / len(result.winners)
    return lines


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of games."""
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    middle = share + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def main() -> None:
    """Plays the games and prints a line for each kind of bot."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--seats", default="greedy,random,random,random")
    parser.add_argument("--mode")
    parser.add_argument("--ruleset")
    parser.add_argument("--variant", action="append", default=[])
    parser.add_argument("--seconds", type=float, help="for each decision of a search bot")
    parser.add_argument("--iterations", type=int, help="instead of seconds")
    parser.add_argument("--processes", type=int, default=min(2, multiprocessing.cpu_count()))
    given = parser.parse_args()
    kinds = [each if each == WRITTEN else bot_kind(each) for each in given.seats.split(",")]
    options: dict[str, Any] = {"players": len(kinds), "variants": given.variant}
    if given.mode is not None:
        options["mode"] = given.mode
    if given.ruleset is not None:
        options["ruleset"] = given.ruleset
    total: dict[str, Line] = defaultdict(Line)
    began = time.monotonic()
    budget = Budget(given.seconds, given.iterations)
    one_game = partial(play, given.game, options, kinds, budget)
    numbers = range(given.first, given.first + given.games)
    with multiprocessing.Pool(given.processes) as pool:
        for played, lines in enumerate(pool.imap(one_game, numbers), 1):
            for kind, line in lines.items():
                total[kind].wins += line.wins
                total[kind].points += line.points
                total[kind].times += line.times
            if played % TELL == 0:
                wins = ", ".join(f"{kind} {line.wins:g}" for kind, line in total.items())
                print(f"after {played} games: {wins}", file=sys.stderr, flush=True)
    what = " ".join([given.game, *([given.mode] if given.mode else []), *given.variant])
    taken = time.monotonic() - began
    print(f"{given.games} games of {what}: {','.join(kinds)}, {taken:.0f} s")
    for kind, line in total.items():
        share = line.wins / given.games
        low, high = interval(share, given.games)
        par = f", par {kinds.count(kind) / len(kinds):.0%}" if len(total) > 1 else ""
        print(
            f"{kind}: wins {share:.1%} (95 %: {low:.1%} to {high:.1%}{par}), "
            f"{mean(line.points):.1f} points, {median(line.times):.1f} ms a decision "
            f"(95 % within {sorted(line.times)[int(0.95 * len(line.times))]:.0f} ms)"
        )


if __name__ == "__main__":
    main()
