"""What the strong bot would answer in somebody's place, and the facts that speak for it.

It thinks from what the seat may know, as it does when it plays itself. Each answer is told with
what it is worth and with the aims of the game (see `aims`) that it serves: how each of them
changes, on the average of some imagined worlds. Where nothing gets better by an answer at once, it
is told what it does better than the other answers. An answer for which nothing speaks is not told.

All of it has so many seconds. When they are over, what was found until then is told.
"""

from math import inf
from typing import Final, NamedTuple

from trilobite.bots.aims import WORLDS, aims_of, average, changes, worth_telling
from trilobite.bots.analysis import grade, mean
from trilobite.bots.budget import Budget
from trilobite.bots.evaluator import AnyEvaluator, evaluator_for
from trilobite.bots.outlook import chances, unit_of
from trilobite.bots.search import Ranked, Search
from trilobite.bots.world import Unimaginable, Worlds
from trilobite.core.decision import Decision, Option
from trilobite.core.errors import OptionsError
from trilobite.core.session import Session

#: Seconds within which everything is told; the share of them that is for the search, and the most
#: that it takes.
SECONDS: Final = 2.0
SEARCHING: Final = 0.6
SEARCH: Final = 1.0

#: Answers that are told.
BEST: Final = 3

#: From which grade on an answer is worth a warning: a mistake.
WARNED: Final = 2

#: Chances to win, or points, that differ by no more are as good.
EQUAL: Final = {"chance": 0.02, "points": 0.2}

#: What the search has found in the turns to come, beside the aims of the position: the word of this
#: aim is the same in every game.
FORESIGHT: Final = "foresight"


class Advised(NamedTuple):
    """An answer, and what speaks for it."""

    option: Option
    #: What it is worth to the seat, in points.
    worth: float
    #: What the seat may expect with it: the chance to win, or points.
    outlook: float
    #: The aims that it serves or harms, and by how many points, the largest first.
    aims: list[tuple[str, float]]
    #: What it does better than the other answers, if it serves no aim at once. They may have other
    #: merits and be as good.
    better: list[tuple[str, float]]
    #: Whether it is as good as the best one, as far as can be told.
    equal: bool


class Advice(NamedTuple):
    """What the strong bot says of one decision."""

    #: What is expected: the chance to win, or points.
    unit: str
    #: The best first. Something speaks for each; of the first at least that none promises more.
    best: list[Advised]
    #: Answers that give up much, and how many points.
    costs: dict[Option, float]


class Told(NamedTuple):
    """An answer, and how the aims stand after it."""

    ranked: Ranked
    aims: dict[str, float]


def advise(
    session: Session,
    seat: int,
    whole: Budget | None = None,
    worlds: int | None = None,
    seed: int = 0,
) -> Advice:
    """What the strong bot would answer for the seat, within the whole budget, or after so many
    imagined worlds if they are given. There is none if the seat cannot imagine how things are.
    Leaves the session as it is."""
    decision = session.decision_for(seat)
    evaluator = evaluator_for(session.game)
    if evaluator is None:
        raise OptionsError(
            "no bot can say how good a position of '{game}' is yet",
            "no-judge",
            game=session.game.name,
        )
    assert decision is not None
    if whole is None:
        whole = Budget(SECONDS if worlds is None else inf)
    unit = unit_of(session.game)
    try:
        search = Search(session, decision, seed, whole.part(SEARCHING, SEARCH, worlds))
        adviser = Adviser(session, decision, evaluator, seed, whole)
        return adviser.advice(search.ranking(BEST), unit)
    except Unimaginable:
        return Advice(unit, [], {})


class Adviser:
    """Tells what speaks for the answers to one decision."""

    def __init__(
        self,
        session: Session,
        decision: Decision,
        evaluator: AnyEvaluator,
        seed: int,
        budget: Budget,
    ) -> None:
        self._decision: Final = decision
        self._seat: Final = decision.seat
        self._evaluator: Final = evaluator
        self._aims: Final = aims_of(session.game)
        self._worlds: Final = Worlds(session, decision.seat, seed)
        self._budget: Final = budget

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
        before = self._after([])
        told: list[Told] = []
        for one in ranking[:BEST]:
            if told and self._budget.over:
                break
            idle = self._evaluator.idle(self._decision, one.option)
            told.append(Told(one, before if idle else self._after(one.line)))
        best: list[Advised] = []
        for each in told:
            worth = each.ranked.worth
            expected = self._outlook(now, worth, unit)
            aims = changes(before, each.aims)
            served = any(change > 0.0 for _, change in aims)
            better = [] if served else advantages(each, [one for one in told if one is not each])
            equal = bool(best) and outlook - expected <= EQUAL[unit]
            if not best or served or better or equal:
                best.append(Advised(each.ranked.option, worth, expected, aims, better, equal))
        return Advice(unit, best, costs)

    def _after(self, line: list[Option]) -> dict[str, float]:
        """How the aims stand after a line of answers."""
        if self._aims is None:
            return {}
        return average(
            self._aims, self._evaluator, self._worlds, self._seat, line, budget=self._budget
        )

    def _values(self) -> list[float]:
        """How good the position is for every seat, as far as this one can know."""
        values: list[list[float]] = []
        for number in range(WORLDS):
            if values and self._budget.over:
                break
            values.append(self._evaluator.values(self._worlds.world(number).state))
        return mean(values)

    def _outlook(self, now: list[float], worth: float, unit: str) -> float:
        """What the seat may expect of an answer, all others as they seem to it now."""
        if unit == "points":
            return worth
        values = now[:]
        values[self._seat] = worth
        return chances(values, self._evaluator.scale)[self._seat]


def advantages(one: Told, others: list[Told]) -> list[tuple[str, float]]:
    """What an answer does better than the others on average: of what is worth telling the most, or
    else what is nearest to it. What the search knows beyond the position has a name of its own."""
    if not others:
        return []
    names = list(dict.fromkeys(name for each in (one, *others) for name in each.aims))
    found = {
        name: one.aims.get(name, 0.0)
        - sum(each.aims.get(name, 0.0) for each in others) / len(others)
        for name in names
    }
    ahead = one.ranked.worth - sum(each.ranked.worth for each in others) / len(others)
    found[FORESIGHT] = ahead - sum(found.values())
    good = sorted((pair for pair in found.items() if pair[1] > 0.0), key=lambda pair: -pair[1])
    return worth_telling(good)
