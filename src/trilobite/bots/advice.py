"""What the strong bot would answer in somebody's place, and the facts that speak for it.

It thinks from what the seat may know, as it does when it plays itself. Each answer is told with
what it is worth and with the aims of the game (see `aims`) that it serves: how each of them
changes, on the average of some imagined worlds.
"""

from typing import Final, NamedTuple

from trilobite.bots.aims import WORLDS, aims_of, average, changes
from trilobite.bots.analysis import chances, grade, mean, unit_of
from trilobite.bots.budget import Budget
from trilobite.bots.evaluator import AnyEvaluator, evaluator_for
from trilobite.bots.search import Ranked, Search
from trilobite.bots.world import Unimaginable, Worlds
from trilobite.core.decision import Decision, Option
from trilobite.core.errors import OptionsError
from trilobite.core.session import Session

#: Seconds for one decision. What is told of the best answers takes some more.
SECONDS: Final = 1.0

#: Answers that are told.
BEST: Final = 3

#: From which grade on an answer is worth a warning: a mistake.
WARNED: Final = 2


class Advised(NamedTuple):
    """An answer, and what speaks for it."""

    option: Option
    #: What it is worth to the seat, in points.
    worth: float
    #: What the seat may expect with it: the chance to win, or points.
    outlook: float
    #: The aims that it serves or harms, and by how many points, the largest first.
    aims: list[tuple[str, float]]


class Advice(NamedTuple):
    """What the strong bot says of one decision."""

    #: What is expected: the chance to win, or points.
    unit: str
    #: The best first.
    best: list[Advised]
    #: Answers that give up much, and how many points.
    costs: dict[Option, float]


def advise(
    session: Session, seat: int, seconds: float = SECONDS, worlds: int | None = None, seed: int = 0
) -> Advice:
    """What the strong bot would answer for the seat, after so many seconds, or so many imagined
    worlds if they are given. There is none if the seat cannot imagine how things are. Leaves the
    session as it is."""
    decision = session.decision_for(seat)
    evaluator = evaluator_for(session.game)
    if evaluator is None:
        raise OptionsError(
            "no bot can say how good a position of '{game}' is yet",
            "no-judge",
            game=session.game.name,
        )
    assert decision is not None
    unit = unit_of(session.game)
    try:
        search = Search(session, decision, seed, Budget(seconds, worlds))
        return Adviser(session, decision, evaluator, seed).advice(search.ranking(BEST), unit)
    except Unimaginable:
        return Advice(unit, [], {})


class Adviser:
    """Tells what speaks for the answers to one decision."""

    def __init__(
        self, session: Session, decision: Decision, evaluator: AnyEvaluator, seed: int
    ) -> None:
        self._decision: Final = decision
        self._seat: Final = decision.seat
        self._evaluator: Final = evaluator
        self._aims: Final = aims_of(session.game)
        self._worlds: Final = Worlds(session, decision.seat, seed)

    def advice(self, ranking: list[Ranked], unit: str) -> Advice:
        """The best answers of a ranking, and those that give up much."""
        now = self._values()
        first = ranking[0].worth
        outlook = self._outlook(now, first, unit)
        costs: dict[Option, float] = {}
        for one in ranking:
            lost = outlook - self._outlook(now, one.worth, unit)
            if grade(lost, unit) >= WARNED:
                costs[one.option] = first - one.worth
        aims = self._aims
        before = (
            {} if aims is None else average(aims, self._evaluator, self._worlds, self._seat, [])
        )
        best: list[Advised] = []
        for one in ranking[:BEST]:
            told: list[tuple[str, float]] = []
            if aims is not None and not self._evaluator.idle(self._decision, one.option):
                after = average(aims, self._evaluator, self._worlds, self._seat, one.line)
                told = changes(before, after)
            expected = self._outlook(now, one.worth, unit)
            best.append(Advised(one.option, one.worth, expected, told))
        return Advice(unit, best, costs)

    def _values(self) -> list[float]:
        """How good the position is for every seat, as far as this one can know."""
        worlds = [self._worlds.world(number) for number in range(WORLDS)]
        return mean([self._evaluator.values(world.state) for world in worlds])

    def _outlook(self, now: list[float], worth: float, unit: str) -> float:
        """What the seat may expect of an answer, all others as they seem to it now."""
        if unit == "points":
            return worth
        values = now[:]
        values[self._seat] = worth
        return chances(values, self._evaluator.scale)[self._seat]
