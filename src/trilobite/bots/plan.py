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


class Habitual:
    """An answer by habit, and what it was an answer to."""

    def __init__(self, option: Option, decision: Decision) -> None:
        self.option: Final = option
        self.decision: Final = decision


class Plan:
    """A line of answers that begins with an option, and what it is worth."""

    def __init__(
        self, line: list[Option], value: float, left: list[Habitual], sure: bool = False
    ) -> None:
        self.line: Final = line
        self.value: Final = value
        #: What was answered by habit after the line; nothing if the line is complete.
        self.left: Final = left
        #: Whether chance has no hand in it, so that it is known what comes of the next habit.
        self.sure: Final = sure


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
        habit = plan.left[0].option
        line = [*plan.line, habit]
        best = Plan(line, plan.value, plan.left[1:], True) if plan.sure else self._try(line)
        for option in plan.left[0].decision.options:
            if option == habit:
                continue
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
        left: list[Habitual] = []
        for number in range(WORLDS):
            self._budget.imagined += 1
            world = self._worlds.world(number)
            habits = follow(self._evaluator, world, self._seat, line, number)
            values.append(self._evaluator.value(world.state, self._seat))
            left = left or habits
            if not world.met_chance:
                break
        return Plan(line, fmean(values), left, sure=len(values) == 1)


def follow(
    evaluator: AnyEvaluator, world: World, seat: int, line: list[Option], random: Random | int
) -> list[Habitual]:
    """Plays a line in a world. Where it says nothing, or nothing that is possible there, habit
    answers; others who vote vote at random (a generator is dear, so its seed will do). Returns what
    habit has answered after the line."""
    step = world.steps
    given = 0
    left: list[Habitual] = []
    for _ in range(PATIENCE):
        if given > 0 and not goes_on(evaluator, world, step, seat) and len(world.asked) < 2:
            break
        replies: list[Option] = []
        for decision in world.asked:
            if decision.seat != seat:
                if isinstance(random, int):
                    random = Random(random)
                replies.append(random.choice(decision.options))
                continue
            if given < len(line) and line[given] in decision.options:
                replies.append(line[given])
            else:
                habit = evaluator.habit(world.state, decision)
                replies.append(habit)
                if given >= len(line):
                    left.append(Habitual(habit, decision))
            given += 1
        world.answer(replies)
    return left


def goes_on(evaluator: AnyEvaluator, world: World, step: int, seat: int) -> bool:
    """Whether the seat has to answer before what it has chosen in that step is complete."""
    if len(world.asked) != 1 or world.asked[0].seat != seat:
        return False
    return world.steps == step or evaluator.follows(world.asked[0])
