"""How strong bots are against each other.

    python -m tools.strength genesis --games 200 --seats greedy,random,random,random
    python -m tools.strength genesis --games 60 --seats search,greedy,greedy,greedy --seconds 0.2
    python -m tools.strength origins --games 200 --seats hard,written,written,written
    python -m tools.strength genesis --games 100 --seats hard --mode solitaire

The bots move on by one seat with each game, so that nobody profits from a seat. Game
number n has the seed n: the same command plays the same games, unless bots search by the clock. A
shared victory counts as a part of one; a cooperative one, all in all, as one. `written` is the
greedy bot without what was learned for the game, the same opponent whatever is learned.

Seconds are those of a processor, so that whatever else the machine does takes nothing away from a
bot. With `--out FOLDER` each game is kept there: the same command goes on where it stopped, and a
higher number of games makes it longer.
"""

import argparse
import multiprocessing
import sys
import time
from pathlib import Path
from statistics import mean, median
from typing import Any

import msgspec

from trilobite.bots import Bot, bot_kind, make_bot
from trilobite.bots import search as search_module
from trilobite.bots.greedy import GreedyBot
from trilobite.bots.search import SECONDS, SearchBot
from trilobite.core.errors import TrilobiteError
from trilobite.core.session import begin
from trilobite.games.registry import GAMES, part
from trilobite.lab.figures import wilson
from trilobite.lab.journal import Journal
from trilobite.lab.run import game_with
from trilobite.lab.workers import Processes

#: The greedy bot as it is written.
WRITTEN = "written"

#: After how many games the victories so far are told.
TELL = 10


class Fared(msgspec.Struct, frozen=True):
    """How a kind of bot fared in one game."""

    wins: float
    #: Those of each of its seats.
    points: list[int]
    #: Milliseconds of a processor for each decision.
    times: list[float]


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """What is measured: these bots in games of one kind."""

    game: str
    options: dict[str, Any]
    kinds: list[str]
    first: int
    #: What search bots may spend on a decision: seconds, or worlds if they are given.
    seconds: float
    worlds: int | None
    #: Whether the package is a compiled one.
    compiled: bool

    @property
    def batch(self) -> int:
        return 1

    def do(self, number: int) -> dict[str, Fared]:
        """Plays one game and tells how each kind of bot fared."""
        seed = self.first + number
        turn = seed % len(self.kinds)
        seated = self.kinds[turn:] + self.kinds[:turn]
        bots = [self._bot(kind, f"{seed} seat {seat}") for seat, kind in enumerate(seated)]
        times: dict[str, list[float]] = {kind: [] for kind in seated}
        session = begin(game_with(self.game, self.options), seed, listen=False)
        while not session.over:
            seat = session.deciders()[0]
            began = time.process_time()
            option = bots[seat].choose(session, seat)
            times[seated[seat]].append(round(1000 * (time.process_time() - began), 2))
            session.choose(option, seat)
        result = session.result
        assert result is not None
        found = {}
        for kind, taken in times.items():
            seats = [seat for seat, name in enumerate(seated) if name == kind]
            wins = len(set(seats) & set(result.winners)) / max(1, len(result.winners))
            found[kind] = Fared(wins, [result.scores[seat] for seat in seats], taken)
        return found

    def named(self, number: int) -> str:
        return f"game {self.first + number}"

    def _bot(self, kind: str, seed: str) -> Bot:
        if kind == WRITTEN:
            evaluator = part(f"trilobite.bots.{self.game}_evaluator", "EVALUATOR")
            return GreedyBot(seed, evaluator=evaluator)
        if kind == "search":
            return SearchBot(seed, self.seconds, self.worlds, now=time.process_time)
        return make_bot(kind, seed)


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
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of a search bot's decision")
    parser.add_argument("--worlds", type=int, help="instead of seconds")
    parser.add_argument("--processes", type=int, default=min(2, multiprocessing.cpu_count()))
    parser.add_argument("--out", type=Path, help="a folder in which the games are kept")
    given = parser.parse_args()
    kinds = [each if each == WRITTEN else bot_kind(each) for each in given.seats.split(",")]
    options: dict[str, Any] = {"players": len(kinds), "variants": given.variant}
    if given.mode is not None:
        options["mode"] = given.mode
    if given.ruleset is not None:
        options["ruleset"] = given.ruleset
    strength = Strength(
        game=given.game,
        options=options,
        kinds=kinds,
        first=given.first,
        seconds=given.seconds,
        worlds=given.worlds,
        compiled=not search_module.__file__.endswith(".py"),
    )
    try:
        games = played(strength, given.games, given.processes, given.out)
    except TrilobiteError as error:
        parser.exit(1, f"{error}\n")
    what = " ".join([given.game, *([given.mode] if given.mode else []), *given.variant])
    print(f"{len(games)} games of {what}: {','.join(kinds)}")
    for kind in games[0]:
        print(f"{kind}: {told(strength, kind, games)}")


def played(
    strength: Strength, number: int, processes: int, out: Path | None
) -> list[dict[str, Fared]]:
    """Plays the games that are missing, and tells now and then who has won so far."""
    journal = Journal(out / "strength.jsonl", strength, dict[str, Fared]) if out else None
    games = list(journal.entries[:number]) if journal else []
    workers = Processes(processes)
    try:
        for game in workers.do(strength, range(len(games), number)):
            games.append(game)
            if journal:
                journal.add(game)
            if len(games) % TELL == 0:
                wins = ", ".join(f"{kind} {won(kind, games):g}" for kind in game)
                print(f"after {len(games)} games: {wins}", file=sys.stderr, flush=True)
    finally:
        workers.close()
    return games


def won(kind: str, games: list[dict[str, Fared]]) -> float:
    """How many games a kind of bot has won."""
    return sum(game[kind].wins for game in games)


def told(strength: Strength, kind: str, games: list[dict[str, Fared]]) -> str:
    """What all games say of a kind of bot."""
    kinds = strength.kinds
    share = wilson(kind, won(kind, games) / len(games), len(games))
    par = f", par {kinds.count(kind) / len(kinds):.0%}" if len(games[0]) > 1 else ""
    points = mean(one for game in games for one in game[kind].points)
    times = sorted(one for game in games for one in game[kind].times)
    return (
        f"wins {share.value:.1%} (95 %: {share.low:.1%} to {share.high:.1%}{par}), "
        f"{points:.1f} points, {median(times):.1f} ms a decision "
        f"(95 % within {times[int(0.95 * len(times))]:.0f} ms)"
    )


if __name__ == "__main__":
    main()
