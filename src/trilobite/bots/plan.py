"""Plans: how a seat would complete each of its options.

An option often asks for more answers of the same seat before it is complete: how to pay, where the
token goes, who moves. A plan is such a line of answers. It is found answer by answer: each is tried
with the rest by habit, and the best is kept. The most promising options are planned first.
"""

from random import Random
from statistics import fmean
from typing import Final

from trilobite.bots.budget import Budget
from trilobite.bots.evaluator import AnyEvaluator
from trilobite.bots.world import World, Worlds
from trilobite.core.decision import Decision, Option

#: In how many worlds a line is tried if chance takes a hand.
WORLDS: Final = 3

#: Answers within one try, after which the position is valued as it stands.
PATIENCE: Final = 80


class Plan:
    """A line of answers that begins with an option, and what it is worth."""

    def __init__(self, line: list[Option], value: float, left: list[Option]) -> None:
        self.line: Final = line
        self.value: Final = value
        #: What may be answered next, habit first; nothing if the line is complete.
        self.left: Final = left


class Planner:
    """The plans of one decision."""

    def __init__(self, evaluator: AnyEvaluator, worlds: Worlds, seat: int, budget: Budget) -> None:
        self._evaluator: Final = evaluator
        self._worlds: Final = worlds
        self._seat: Final = seat
        self._budget: Final = budget

    def plans(self, decision: Decision, part: float) -> list[Plan]:
        """A plan for each option that the budget allows to try, the best first. Thought is given
        to them until that part of the budget is spent; habit completes the rest."""
        plans: list[Plan] = []
        for option in decision.options:
            if plans and self._budget.spent() >= 1.0:
                break
            idle = self._evaluator.idle(decision, option)
            plans.append(self._as_it_stands(option) if idle else self._try([option]))
        plans.sort(key=lambda plan: -plan.value)
        for number in range(len(plans)):
            while plans[number].left and self._budget.spent() < part:
                plans[number] = self._longer(plans[number])
        plans.sort(key=lambda plan: -plan.value)
        return plans

    def _longer(self, plan: Plan) -> Plan:
        """The plan with the best of the answers that come next."""
        habit, *others = plan.left
        best = self._try([*plan.line, habit])
        for option in others:
            if self._budget.spent() >= 1.0:
                break
            other = self._try([*plan.line, option])
            if other.value > best.value:
                best = other
        return best

    def _as_it_stands(self, option: Option) -> Plan:
        """The plan to do nothing more."""
        self._budget.imagined += 1
        world = self._worlds.world(0)
        return Plan([option], self._evaluator.value(world.state, self._seat), [])

    def _try(self, line: list[Option]) -> Plan:
        """What a line is worth: on the average of some worlds, if they are not all the same."""
        values: list[float] = []
        left: list[Option] = []
        for number in range(WORLDS):
            self._budget.imagined += 1
            world = self._worlds.world(number)
            asked = follow(self._evaluator, world, self._seat, line, Random(number))
            values.append(self._evaluator.value(world.state, self._seat))
            left = left or asked
            if not world.met_chance:
                break
        return Plan(line, fmean(values), left)


def follow(
    evaluator: AnyEvaluator, world: World, seat: int, line: list[Option], random: Random
) -> list[Option]:
    """Plays a line in a world. Where it says nothing, or nothing that is possible there, habit
    answers; others who vote vote at random. Returns what might come next in the line."""
    step = world.steps
    given = 0
    left: list[Option] = []
    for _ in range(PATIENCE):
        if given > 0 and not goes_on(evaluator, world, step, seat) and len(world.asked) < 2:
            break
        replies: list[Option] = []
        for decision in world.asked:
            if decision.seat != seat:
                replies.append(random.choice(decision.options))
                continue
            if given < len(line) and line[given] in decision.options:
                replies.append(line[given])
            else:
                habit = evaluator.habit(world.state, decision)
                replies.append(habit)
                if given == len(line):
                    left = [habit, *(option for option in decision.options if option != habit)]
            given += 1
        world.answer(replies)
    return left


def goes_on(evaluator: AnyEvaluator, world: World, step: int, seat: int) -> bool:
    """Whether the seat has to answer before what it has chosen in that step is complete."""
    if len(world.asked) != 1 or world.asked[0].seat != seat:
        return False
    return world.steps == step or evaluator.follows(world.asked[0])
