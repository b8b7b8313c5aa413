"""Two ways to value positions play each other: the same bots, on the same deals, in each other's
seats."""

from collections.abc import Iterator
from math import sqrt
from typing import Any

import msgspec

from trilobite.bots import Bot, make_bot
from trilobite.bots.evaluator import AnyEvaluator, evaluator_for
from trilobite.bots.learned import Learned, LearnedError, equipped, numbers_of, points
from trilobite.bots.outlook import unit_of
from trilobite.core.errors import OptionsError
from trilobite.core.game import AnyGame, Result
from trilobite.core.session import begin
from trilobite.lab.figures import Estimate, Z
from trilobite.lab.journal import Journal
from trilobite.lab.run import game_with
from trilobite.lab.workers import Workers


class Values(msgspec.Struct, frozen=True):
    """A way to value positions: constants, and the weights of a correction."""

    constants: dict[str, float]
    weights: dict[str, int]

    def evaluator(self, game: AnyGame) -> AnyEvaluator:
        """Who values positions so."""
        return equipped(game.name, written_for(game), self.constants, self.weights)


def written_for(game: AnyGame) -> AnyEvaluator:
    """Who values the positions of a game. Raises OptionsError if nobody does."""
    evaluator = evaluator_for(game)
    if evaluator is None:
        raise OptionsError(f"nobody can say how good a position of '{game.name}' is yet")
    return evaluator


def values_of(learned: Learned, game: AnyGame) -> Values:
    """What a file says about the values of a game. Raises LearnedError if it is about another."""
    if learned.game != game.name:
        raise LearnedError(f"is about {learned.game}, not about {game.name}")
    values = Values(points(learned.constants), learned.weights)
    values.evaluator(game)
    return values


def as_shipped(game: AnyGame) -> Values:
    """The values that bots have now, with all constants by name."""
    evaluator = written_for(game)
    weights: dict[str, int] = getattr(evaluator, "weights", {})
    return Values(numbers_of(evaluator), weights)


class Pair(msgspec.Struct, frozen=True):
    """Two games on one deal: which part of the victories that they could have, one way and the
    other had."""

    one: float
    other: float


class Match(msgspec.Struct, frozen=True):
    """Pairs of games of one kind of bot. Pair 17 of seed S has the deal of seed S-17."""

    game: str
    options: dict[str, Any]
    bot: str
    seed: str
    one: Values
    other: Values

    @property
    def batch(self) -> int:
        return 1

    def do(self, number: int) -> Pair:
        """In the first game one way has the even seats and in the second the odd ones; where nobody
        wins against another, one way has all seats of the first game and none of the second."""
        game = game_with(self.game, self.options)
        ways = (self.one.evaluator(game), self.other.evaluator(game))
        sides = sides_of(game)
        won = [0.0, 0.0]
        for half in (0, 1):
            seated = [half if sides == 1 else (seat + half) % 2 for seat in range(game.seats)]
            seed = f"{self.seed}-{number}"
            bots = [
                make_bot(self.bot, f"{seed} seat {seat}", repeatable=True, evaluator=ways[way])
                for seat, way in enumerate(seated)
            ]
            result = played(game, seed, bots)
            for seat in result.winners:
                won[seated[seat]] += 1 / (sides * len(result.winners))
        return Pair(*won)

    def named(self, number: int) -> str:
        return f"pair {number} (seed '{self.seed}-{number}')"


def sides_of(game: AnyGame) -> int:
    """How many ways meet in one game: one where nobody wins against another."""
    return 1 if unit_of(game) == "points" else 2


def played(game: AnyGame, seed: str, bots: list[Bot]) -> Result:
    """A game to its end."""
    session = begin(game, seed, listen=False)
    while not session.over:
        seat = session.deciders()[0]
        session.choose(bots[seat].choose(session, seat), seat)
    assert session.result is not None
    return session.result


def go_on(journal: Journal[Pair], match: Match, pairs: int, workers: Workers) -> Iterator[int]:
    """Plays the pairs that are missing. Tells after each how many there are."""
    for pair in workers.do(match, range(len(journal.entries), pairs)):
        journal.add(pair)
        yield len(journal.entries)


def advantage(name: str, pairs: list[Pair]) -> Estimate:
    """How much larger the share of victories of one way is than that of the other, with its 95 %
    interval. Two imagined pairs, one for each, keep a short row of luck from looking certain."""
    gains = [pair.one - pair.other for pair in pairs] + [1.0, -1.0]
    mean = sum(gains) / len(gains)
    variance = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    spread = Z * sqrt(variance / len(gains))
    low, high = max(-1.0, mean - spread), min(1.0, mean + spread)
    return Estimate(name, mean, low, high, 2 * len(pairs))
