"""How fast games are played, measured in rounds that take turns with those of others."""

import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Final, NamedTuple

from trilobite.bots import Bot, make_bot
from trilobite.bots.search import SearchBot
from trilobite.core.game import AnyGame
from trilobite.core.session import begin

#: The part of all decisions at which bots are measured, so that whole games are seen.
ONE_IN: Final = 0.1

#: Iterations of a search that is measured.
SEARCH: Final = 100

#: Plays the game of a number and says how many choices it took.
Playout = Callable[[int], int]


class Round(NamedTuple):
    """What was done in one round."""

    games: int
    choices: int
    seconds: float


class Contender:
    """A program that plays a game, and how fast it was in each round."""

    def __init__(self, name: str, playout: Playout) -> None:
        self.name: Final = name
        self._playout: Final = playout
        self._played = 0
        self.rounds: Final[list[Round]] = []

    def measure(self, seconds: float) -> None:
        """One round: plays games until the time is up."""
        games = 0
        choices = 0
        start = time.perf_counter()
        while (elapsed := time.perf_counter() - start) < seconds or games == 0:
            choices += self._playout(self._played)
            self._played += 1
            games += 1
        self.rounds.append(Round(games, choices, elapsed))

    @property
    def games_per_second(self) -> float:
        """The median over the rounds."""
        return median(each.games / each.seconds for each in self.rounds)

    @property
    def choices_per_second(self) -> float:
        """The median over the rounds."""
        return median(each.choices / each.seconds for each in self.rounds)


def compiled(game: AnyGame) -> bool:
    """Whether the rules of a game run as compiled modules."""
    return not str(sys.modules[type(game).__module__].__file__).endswith(".py")


def thinking_time(game: AnyGame, kind: str, decisions: int) -> float:
    """The median in milliseconds that a bot takes for a decision, in games of random bots."""
    return 1e3 * median(thinking_times(game, lambda seed: make_bot(kind, seed), decisions))


def iterations_per_second(game: AnyGame, decisions: int) -> float:
    """How many worlds a search bot imagines, in games of random bots."""
    made: list[SearchBot] = []

    def searcher(seed: str) -> Bot:
        made.append(SearchBot(seed, iterations=SEARCH))
        return made[-1]

    times = thinking_times(game, searcher, decisions)
    return sum(bot.imagined for bot in made) / sum(times)


def thinking_times(game: AnyGame, make: Callable[[str], Bot], decisions: int) -> list[float]:
    """The seconds that a bot takes for each of so many decisions, in games of random bots."""
    times: list[float] = []
    seed = 0
    while len(times) < decisions:
        pick = Random(seed)
        bot = make(str(seed))
        session = begin(game, seed, listen=False)
        seed += 1
        while not session.over and len(times) < decisions:
            seat = session.deciders()[0]
            decision = session.decision_for(seat)
            assert decision is not None
            if pick.random() < ONE_IN:
                start = time.perf_counter()
                bot.choose(session, seat)
                times.append(time.perf_counter() - start)
            session.choose(decision.options[int(pick.random() * len(decision.options))], seat)
    return times


def copying_costs(game: AnyGame, positions: int) -> tuple[float, float]:
    """Medians in microseconds of a clone in mid-step and of a view, over random positions."""
    clones: list[float] = []
    views: list[float] = []
    seed = 0
    while len(clones) < positions:
        pick = Random(seed).random
        session = begin(game, seed, listen=False)
        seed += 1
        while not session.over and len(clones) < positions:
            seat = session.deciders()[0]
            decision = session.decision_for(seat)
            assert decision is not None
            if session.history_since_boundary():
                start = time.perf_counter()
                session.clone(0)
                clones.append(time.perf_counter() - start)
                start = time.perf_counter()
                game.view(session.state, seat)
                views.append(time.perf_counter() - start)
            session.choose(decision.options[int(pick() * len(decision.options))], seat)
    return 1e6 * median(clones), 1e6 * median(views)
