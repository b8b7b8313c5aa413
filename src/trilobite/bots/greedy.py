"""A bot that tries each option and takes the one that leaves it best off.

An option is tried in imagined worlds. What the seat itself has to answer before the step is
complete (how to pay, which cube dies) is answered by habit; then the position is valued. What
other seats decide is not guessed, except for the votes of a ballot, which are drawn. Where chance
takes a hand, the values of several tries are averaged, in the same worlds for all options.
"""

from random import Random
from statistics import fmean
from typing import Final

from trilobite.bots.evaluator import AnyEvaluator, evaluator_for
from trilobite.bots.plan import follow
from trilobite.bots.weariness import is_weary
from trilobite.bots.world import Unimaginable, World, Worlds
from trilobite.core.decision import Decision, Option
from trilobite.core.errors import OptionsError
from trilobite.core.session import Session

#: Tries for one decision, unless told otherwise.
BUDGET: Final = 60

#: More tries of one option than this tell nothing new.
MOST_TRIES: Final = 12


class GreedyBot:
    """Looks one step ahead and takes the best."""

    def __init__(
        self, seed: int | str, budget: int = BUDGET, evaluator: AnyEvaluator | None = None
    ) -> None:
        self._random: Final = Random(seed).random
        self._budget: Final = max(1, budget)
        #: Who values positions, if not who does so for everybody.
        self._evaluator: Final = evaluator

    def choose(self, session: Session, seat: int) -> Option:
        """The option with the best average outcome; the first of equals."""
        decision = session.decision_for(seat)
        assert decision is not None
        if is_weary(session):
            return decision.options[int(self._random() * len(decision.options))]
        return next(iter(self.values(session, seat)), decision.options[0])

    def values(self, session: Session, seat: int) -> dict[Option, float]:
        """The average outcome of the options that were tried, the best first; of none if the seat
        cannot imagine how things are."""
        decision = session.decision_for(seat)
        assert decision is not None
        evaluator = self._evaluator or evaluator_for(session.game)
        if evaluator is None:
            raise OptionsError(
                "the greedy bot does not know the game '{game}'",
                "bot-without-game",
                game=session.game.name,
            )
        worlds = Worlds(session, seat, int(self._random() * 2**52))
        try:
            return Tries(evaluator, worlds, seat).values(decision, self._budget)
        except Unimaginable:
            return {}


class Tries:
    """The tries of one decision."""

    def __init__(self, evaluator: AnyEvaluator, worlds: Worlds, seat: int) -> None:
        self._evaluator: Final = evaluator
        self._worlds: Final = worlds
        self._seat: Final = seat

    def values(self, decision: Decision, budget: int) -> dict[Option, float]:
        """The average value of each option that was tried, the best first.

        All options are tried once, if the budget has a try for each. Those that met chance are
        tried again in other worlds while the budget lasts, the most promising first.
        """
        values: dict[Option, list[float]] = {}
        risky: list[Option] = []
        for option in decision.options:
            if self._evaluator.idle(decision, option):
                values[option] = [self._evaluator.value(self._worlds.world(0).state, self._seat)]
            elif budget > 0:
                budget -= 1
                world = self._try(option, 0)
                values[option] = [self._evaluator.value(world.state, self._seat)]
                if world.met_chance:
                    risky.append(option)
        risky.sort(key=lambda option: -values[option][0])
        for number in range(1, MOST_TRIES):
            for option in risky[:budget]:
                world = self._try(option, number)
                values[option].append(self._evaluator.value(world.state, self._seat))
            budget = max(0, budget - len(risky))
        means = {option: fmean(each) for option, each in values.items()}
        return dict(sorted(means.items(), key=lambda item: -item[1]))

    def _try(self, option: Option, number: int) -> World:
        """The world of a number after the option and all without which it is not complete."""
        world = self._worlds.world(number)
        follow(self._evaluator, world, self._seat, [option], number)
        return world
