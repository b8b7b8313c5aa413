"""The constants of an evaluator tuned by play: simultaneous perturbation (SPSA).

A step moves all constants up or down by chance, plays one way against the opposite one on the same
deals, and goes a little towards who won more. Constants are moved by factors, since they differ in
size, and none by more than BOUND from where it began. What is learned is the average of the second
half of the way, for the last step alone is mostly luck.
"""

from collections.abc import Iterator
from math import exp, log
from random import Random
from typing import Any, Final

import msgspec

from trilobite.lab.journal import Journal
from trilobite.lab.match import Match, Pair, Values
from trilobite.lab.workers import Workers

#: How far constants are moved in order to compare (the logarithm of a factor), how far they go
#: towards the better, and how both become smaller with the steps (Spall).
APART: Final = 0.2
APART_DECAY: Final = 0.101
STRIDE: Final = 0.1
STRIDE_DECAY: Final = 0.602
EARLY: Final = 10

#: The largest factor by which a constant may change.
BOUND: Final = log(2.0)


class Tuning(msgspec.Struct, frozen=True, kw_only=True):
    """What is tuned, and how. The number of steps is no part of it: a run can be made longer."""

    work: str = "tune"
    game: str
    options: dict[str, Any]
    bot: str
    seed: str
    #: Where it begins.
    start: Values
    #: Pairs of games in a step.
    pairs: int
    #: The rules, the cards and the program that play.
    rules: int
    data: str
    version: str


class Walk:
    """The way through the constants, as far as it has gone."""

    def __init__(self, tuning: Tuning) -> None:
        self._tuning: Final = tuning
        self._names: Final = list(tuning.start.constants)
        #: Where it was before each step: the logarithms of the factors.
        self.path: Final = [[0.0] * len(self._names)]

    def match(self) -> Match:
        """What is played in the next step: constants moved one way against the opposite way."""
        moved = [self._apart() * sign for sign in self._signs()]
        here = self.path[-1]
        tuning = self._tuning
        return Match(
            game=tuning.game,
            options=tuning.options,
            bot=tuning.bot,
            seed=f"{tuning.seed} tune",
            one=self.values([at + by for at, by in zip(here, moved, strict=True)]),
            other=self.values([at - by for at, by in zip(here, moved, strict=True)]),
        )

    def learn(self, pairs: list[Pair]) -> None:
        """Goes on by what came of a step."""
        won = sum(pair.one - pair.other for pair in pairs) / len(pairs)
        stride = STRIDE * (EARLY / (EARLY + len(self.path))) ** STRIDE_DECAY
        slope = won / (2 * self._apart())
        self.path.append(
            [
                min(BOUND, max(-BOUND, at + stride * slope * sign))
                for at, sign in zip(self.path[-1], self._signs(), strict=True)
            ]
        )

    def learned(self) -> Values:
        """The average of the second half of the way."""
        late = self.path[len(self.path) // 2 :]
        return self.values([sum(each) / len(late) for each in zip(*late, strict=True)])

    def values(self, factors: list[float]) -> Values:
        """The constants that factors stand for."""
        start = self._tuning.start
        moved = zip(start.constants.items(), factors, strict=True)
        constants = {name: round(value * exp(by), 6) for (name, value), by in moved}
        return Values(constants, start.weights)

    def ways(self) -> dict[str, list[float]]:
        """By constant: the factor of its first value before each step."""
        columns = zip(*self.path, strict=True)
        return {
            name: [exp(each) for each in column]
            for name, column in zip(self._names, columns, strict=True)
        }

    def _signs(self) -> list[int]:
        random = Random(f"{self._tuning.seed} step {len(self.path)}")
        return [random.choice((-1, 1)) for _ in self._names]

    def _apart(self) -> float:
        apart: float = APART / len(self.path) ** APART_DECAY
        return apart


def tune(
    journal: Journal[Pair], tuning: Tuning, walk: Walk, steps: int, workers: Workers
) -> Iterator[int]:
    """Walks so many steps, those again that are known. Tells after each pair how many there are."""
    for step in range(steps):
        first, last = step * tuning.pairs, (step + 1) * tuning.pairs
        missing = range(max(first, len(journal.entries)), last)
        for pair in workers.do(walk.match(), missing):
            journal.add(pair)
            yield len(journal.entries)
        walk.learn(journal.entries[first:last])
