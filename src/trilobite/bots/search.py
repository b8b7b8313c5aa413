"""A bot that thinks ahead: information-set Monte Carlo tree search.

First the seat plans how it would complete each option (see `plan`). The best plans then are the
branches at the root of a tree of what all seats may answer from there on. Each iteration imagines
a world that agrees with what the seat has seen, follows a plan in it and

- selects: at each decision the seat that decides is taken to want the best for itself (max^n), by
  UCB1. What an answer has been worth anywhere in the search (its history) counts as a few visits
  of it, so that a new place of the tree does not begin with nonsense;
- expands: one answer is added to the tree, and from there history alone decides, now and then a
  whim, until a horizon, which is the same moment of the game (the end of a phase, say) whatever
  was answered before;
- evaluates the position there for every seat, as its chance to win, and remembers that along the
  way.

At the root plans are halved: all are tried in the same worlds equally often, then the worse half
is dropped, until the budget is spent. The value that a plan had at once counts as well, for a third
of the whole or more, so that a plan is not preferred by luck.

Chance is not in the tree: dice, cards and what is hidden differ from world to world, and the number
of worlds in which a plan is tried grows a little more slowly than the number of its visits
(progressive widening).

In a game without an evaluator, worlds are played on for longer and won, lost or judged by points.
"""

from collections.abc import Callable
from math import ceil, inf, log, log2, sqrt
from random import Random
from statistics import fmean
from typing import Any, Final

from trilobite.bots.budget import Budget
from trilobite.bots.evaluator import AnyEvaluator, evaluator_for
from trilobite.bots.outlook import chances, unit_of
from trilobite.bots.plan import PATIENCE, Plan, Planner, follow, goes_on
from trilobite.bots.weariness import is_weary
from trilobite.bots.world import Unimaginable, World, Worlds
from trilobite.core.decision import Decision, Option
from trilobite.core.game import AnyGame
from trilobite.core.session import Session
from trilobite.core.state import State

#: Seconds for one decision, unless told otherwise.
SECONDS: Final = 0.2

#: Imagined worlds for one decision where answers have to be repeatable.
ITERATIONS: Final = 160

#: The part of the budget that plans may take, and how many of them are looked into.
PLANNING: Final = 0.5
CANDIDATES: Final = 8

#: How many visits the first value of a plan counts for: so many at first, and so many more for each
#: visit of the plan. A world that is played on shows what may come, but by answers that nobody has
#: thought about, and more such worlds do not mend that.
FIRST_VALUE: Final = 5.0
FIRST_SHARE: Final = 0.5

#: How many visits the history of an answer counts for.
HISTORY: Final = 2.0

#: How much an answer that was seldom tried attracts, and one that was never tried anywhere, in
#: standard deviations of the values.
CURIOSITY: Final = 0.7
HOPE: Final = 0.5

#: Answers after which a world is valued although its horizon has not come.
FARTHEST: Final = 120

#: How often a seat does just anything beyond the tree.
WHIM: Final = 0.1

#: By which part of the evaluator's `scale`, which is fitted to games of greedy bots, a lead makes a
#: seat e times as likely to win. The best of three that were tried (`docs/bots.md`).
KEENNESS: Final = 0.55

#: A plan tried n times was tried in WIDTH * n ** WIDENING worlds, if that is less than n.
WIDTH: Final = 3.0
WIDENING: Final = 0.75


class SearchBot:
    """Searches for so many seconds a decision, or through so many worlds if they are given.

    Then its answers depend on nothing but the seed and the positions that it meets.
    """

    def __init__(
        self,
        seed: int | str,
        seconds: float = SECONDS,
        iterations: int | None = None,
        evaluator: AnyEvaluator | None = None,
        now: Callable[[], float] | None = None,
    ) -> None:
        self._random: Final = Random(seed).random
        #: The clock, if it is another than that of the wall.
        self._now: Final = now
        #: Who values positions, if not who does so for everybody.
        self._evaluator: Final = evaluator
        self._seconds: Final = seconds
        self._iterations: Final = iterations
        #: Worlds imagined so far, for all decisions.
        self.imagined = 0

    def choose(self, session: Session, seat: int) -> Option:
        """The option whose plan did best."""
        decision = session.decision_for(seat)
        assert decision is not None
        if is_weary(session):
            return decision.options[int(self._random() * len(decision.options))]
        budget = Budget(self._seconds, self._iterations, self._now)
        try:
            seed = int(self._random() * 2**52)
            return Search(session, decision, seed, budget, self._evaluator).best()
        except Unimaginable:
            return decision.options[0]
        finally:
            self.imagined += budget.imagined


class Ranked:
    """A plan that was looked into, and what it is worth to the seat."""

    def __init__(self, line: list[Option], worth: float) -> None:
        self.line: Final = line
        self.worth: Final = worth

    @property
    def option(self) -> Option:
        """What it begins with."""
        return self.line[0]


class Branch:
    """An answer in the tree: how often it was tried, the sum of what it was worth to the seat
    that gave it, and what may be answered next."""

    __slots__ = ("below", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.below: Node = {}


#: What was answered at one place of the tree, by seat. What else can be answered there differs
#: from world to world. (Compiled code would take options apart and put them together again for each
#: look into a table if it knew what they are.)
Answers = dict[Any, Branch]
Node = dict[int, Answers]


class Experience:
    """How often an answer was given anywhere, and the sum of what came of it."""

    __slots__ = ("number", "total")

    def __init__(self) -> None:
        self.number = 0
        self.total = 0.0


#: What came of the answers to a kind of decision.
History = dict[Any, Experience]


class Mind:
    """What is known in one search about the values of one seat."""

    def __init__(self) -> None:
        self._number = 0
        self._mean = 0.0
        self._squares = 0.0
        self._deviation = 1.0
        self._histories: Final[dict[str, History]] = {}

    def add(self, value: float) -> None:
        """One more value (Welford)."""
        self._number += 1
        off = value - self._mean
        self._mean += off / self._number
        self._squares += off * (value - self._mean)
        if self._number > 1:
            self._deviation = sqrt(self._squares / self._number)

    def deviation(self) -> float:
        """The standard deviation of the values; 1 if there are not enough to tell."""
        return self._deviation

    def history(self, kind: str) -> History:
        """What is known about the answers to a kind of decision."""
        known = self._histories.get(kind)
        if known is None:
            known = self._histories[kind] = {}
        return known

    def expects(self, known: Experience | None) -> float:
        """What the seat may expect of an answer; of a new one somewhat more than of others."""
        if known is None:
            return self._mean + HOPE * self._deviation
        return (known.total + self._mean) / (known.number + 1)


class Search:
    """The tree of one decision."""

    def __init__(
        self,
        session: Session,
        decision: Decision,
        seed: int,
        budget: Budget,
        evaluator: AnyEvaluator | None = None,
    ) -> None:
        evaluator = evaluator or evaluator_for(session.game)
        self._known: Final = evaluator is not None
        self._evaluator: Final[AnyEvaluator] = evaluator or Layman(session.game, seed)
        self._decision: Final = decision
        self._seat: Final = decision.seat
        self._horizon: Final = self._evaluator.horizon(session.state)
        self._moment: Final = self._evaluator.moment(session.state)
        self._worlds: Final = Worlds(session, decision.seat, seed)
        self._budget: Final = budget
        self._random: Final = Random(seed)
        self._minds: Final = [Mind() for _ in range(session.game.seats)]
        #: What a certain victory is worth in points: so much that where chances are even, a point
        #: more is worth a point.
        seats = session.game.seats
        wins = self._known and unit_of(session.game) == "chance"
        self._lead: Final = KEENNESS * self._evaluator.scale
        self._victory: Final = self._lead * seats * seats / (seats - 1) if wins else 0.0

    # --- the root -------------------------------------------------------------------------

    def best(self) -> Option:
        """The option whose plan did best."""
        return self.ranking(2)[0].option

    def ranking(self, least: int) -> list[Ranked]:
        """Halves the plans until there are no more than `least` or the budget is spent. Those that
        are left come first, then those that were dropped, the last one first."""
        plans = self._plans()
        left = list(range(min(CANDIDATES, len(plans)) if self._known else len(plans)))
        dropped = list(range(len(left), len(plans)))
        if self._horizon == 0:
            return [Ranked(plan.line, plan.value) for plan in plans]
        branches = [Branch() for _ in left]
        rounds = ceil(log2(len(left))) if len(left) > 1 else 0
        began = self._budget.spent()
        for number in range(1, rounds + 1):
            until = 1.0 - (1.0 - began) * (rounds - number) / rounds
            while self._budget.spent() < until:
                for each in left:
                    if self._budget.spent() < 1.0:
                        self._iterate(plans[each], branches[each])
            left = ranked(plans, branches, left)
            if number < rounds:
                kept = max(least, ceil(len(left) / 2))
                dropped = left[kept:] + dropped
                left = left[:kept]
        worth = [merit(plans, branches, left, each) for each in left]
        worth += [min(worth[-1], plans[each].value) for each in dropped]
        return [
            Ranked(plans[each].line, value)
            for each, value in zip([*left, *dropped], worth, strict=True)
        ]

    def _plans(self) -> list[Plan]:
        """Plans for the options, the best first; if nobody can value them, each as it is."""
        if not self._known:
            return [Plan([option], 0.0, []) for option in self._decision.options]
        planner = Planner(self._evaluator, self._worlds, self._seat, self._budget)
        part = PLANNING if self._horizon > 0 else 1.0
        return planner.plans(self._decision, part)

    # --- one iteration --------------------------------------------------------------------

    def _iterate(self, plan: Plan, branch: Branch) -> None:
        """Follows a plan in one more world, and sees what comes of it."""
        self._budget.imagined += 1
        world = self._worlds.world(branch.visits % width(branch.visits))
        follow(self._evaluator, world, self._seat, plan.line, self._random)
        path: list[tuple[int, Branch]] = [(self._seat, branch)]
        given: list[tuple[int, History, Any]] = []
        node: Node | None = branch.below
        moment = self._moment
        ahead = self._horizon
        for _ in range(FARTHEST):
            if not world.asked:
                break
            now = self._evaluator.moment(world.state)
            if now != moment:
                moment = now
                ahead -= 1
                if ahead == 0:
                    break
            replies: list[Option] = []
            below: Node | None = None
            for decision in world.asked:
                seat = decision.seat
                mind = self._minds[seat]
                history = mind.history(decision.kind)
                option: Any
                if node is None:
                    option = self._play(decision, mind, history)
                else:
                    answers = node.get(seat)
                    if answers is None:
                        answers = node[seat] = {}
                    option = self._select(answers, decision, mind, history)
                    branch = answers[option]
                    path.append((seat, branch))
                    if branch.visits > 0 and (below is None or seat == self._seat):
                        below = branch.below
                replies.append(option)
                given.append((seat, history, option))
            node = below
            self._answer(world, replies)
        self._remember(world.state, path, given)

    def _answer(self, world: World, replies: list[Option]) -> None:
        """Answers what is asked, and by habit what belongs to the answer."""
        step = world.steps
        seat = world.asked[0].seat
        world.answer(replies)
        for _ in range(PATIENCE):
            if not goes_on(self._evaluator, world, step, seat):
                break
            world.answer([self._evaluator.habit(world.state, world.asked[0])])

    def _select(self, answers: Answers, decision: Decision, mind: Mind, history: History) -> Any:
        """UCB1, with what history says as the first visits; the first of equals. The answer then
        is in the tree."""
        options: list[Any] = decision.options
        found = [answers.get(option) for option in options]
        visits = 0
        for branch in found:
            if branch is not None:
                visits += branch.visits
        curiosity = CURIOSITY * mind.deviation() * sqrt(log(visits + 1.0))
        best: Any = None
        most = -inf
        for number, option in enumerate(options):
            tries = HISTORY
            total = HISTORY * mind.expects(history.get(option))
            branch = found[number]
            if branch is not None:
                tries += branch.visits
                total += branch.total
            outlook = total / tries + curiosity / sqrt(tries)
            if outlook > most:
                best = option
                most = outlook
        if best not in answers:
            answers[best] = Branch()
        return best

    def _play(self, decision: Decision, mind: Mind, history: History) -> Any:
        """What history likes best, or a whim."""
        options: list[Any] = decision.options
        if not self._known or self._random.random() < WHIM:
            return self._random.choice(options)
        first = int(self._random.random() * len(options))  # of equals
        best: Any = None
        most = -inf
        for number in range(first - len(options), first):
            option = options[number]
            expected = mind.expects(history.get(option))
            if expected > most:
                best = option
                most = expected
        return best

    def _remember(
        self,
        state: State,
        path: list[tuple[int, Branch]],
        given: list[tuple[int, History, Any]],
    ) -> None:
        """What the world came to is told to each answer that led there."""
        values = self._values(state)
        for seat, branch in path:
            branch.visits += 1
            branch.total += values[seat]
        for seat, mind in enumerate(self._minds):
            mind.add(values[seat])
        for seat, history, option in given:
            known = history.get(option)
            if known is None:
                known = history[option] = Experience()
            known.number += 1
            known.total += values[seat]

    def _values(self, state: State) -> list[float]:
        """What the position is worth to each seat: its chance to win, where somebody wins, for on
        the average of imagined worlds chances say more than points."""
        points = self._evaluator.values(state)
        if self._victory == 0.0:
            return points
        return [self._victory * chance for chance in chances(points, self._lead)]


def ranked(plans: list[Plan], branches: list[Branch], left: list[int]) -> list[int]:
    """The plans that are left, the best first."""
    if all(branches[each].visits == 0 for each in left):
        return left
    return sorted(left, key=lambda each: -merit(plans, branches, left, each))


def merit(plans: list[Plan], branches: list[Branch], left: list[int], each: int) -> float:
    """What one of the plans that are left is worth: what all of them were at once, and how much
    better than the others it was then and did since."""
    tried = [one for one in left if branches[one].visits > 0]
    if not tried:
        return plans[each].value
    at_once = fmean(plans[one].value for one in tried)
    since = fmean(branches[one].total / branches[one].visits for one in tried)
    branch = branches[each]
    first = FIRST_VALUE + FIRST_SHARE * branch.visits
    gain = first * (plans[each].value - at_once) + branch.total - branch.visits * since
    return at_once + gain / (first + branch.visits)


def width(visits: int) -> int:
    """In how many worlds a plan is tried that was tried so often."""
    return int(WIDTH * (visits + 1) ** WIDENING)


class Layman:
    """Knows of a game only who has won and how many points everybody has."""

    scale: Final = 10.0

    def horizon(self, state: State) -> int:
        """As far as can be."""
        return 1

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._game: Final = game
        self._random: Final = Random(seed)

    def moment(self, state: State) -> int:
        """No layman knows where a phase ends: worlds are played on as far as can be."""
        return 0

    def value(self, state: State, seat: int) -> float:
        """A victory is 1 and a defeat is 0; before the end, the seat's part of all points."""
        result = self._game.result(state)
        if result is not None:
            return 1.0 / len(result.winners) if seat in result.winners else 0.0
        points = [max(0, sum(each.values())) for each in self._game.breakdown(state)]
        return points[seat] / sum(points) if sum(points) > 0 else 1.0 / self._game.seats

    def values(self, state: State) -> list[float]:
        """The same for every seat."""
        return [self.value(state, seat) for seat in range(self._game.seats)]

    def idle(self, decision: Decision, option: Option) -> bool:
        """No layman knows what ends a turn."""
        return False

    def follows(self, decision: Decision) -> bool:
        """No layman knows what belongs together."""
        return False

    def habit(self, state: State, decision: Decision) -> Option:
        """Anything."""
        return self._random.choice(decision.options)
