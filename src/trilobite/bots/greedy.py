"""A bot that tries each option and takes the one that leaves it best off.

An option is tried on a clone with dice of its own. What the seat itself has to answer before the
step is complete (how to pay, which cube dies) is answered by habit; then the position is valued.
What other seats decide is not guessed, except for the votes of a ballot, which are drawn. Where
chance takes a hand, the values of several tries are averaged, with the same dice for all options.
"""

from collections.abc import Callable
from random import Random
from statistics import fmean
from typing import Final

from trilobite.bots.evaluator import Evaluator
from trilobite.bots.genesis_evaluator import GenesisEvaluator
from trilobite.core.chance import Answer
from trilobite.core.decision import Ballot, Decision, Option
from trilobite.core.errors import OptionsError
from trilobite.core.session import Session

#: Who knows how good a position is, by the name of the game.
EVALUATORS: Final[dict[str, Evaluator]] = {
    "genesis": GenesisEvaluator(),
}

#: Clones for one decision, unless told otherwise.
BUDGET: Final = 60

#: More tries of one option than this tell nothing new.
MOST_TRIES: Final = 12

#: Answers by habit within one try, after which the position is valued as it stands.
PATIENCE: Final = 60


class GreedyBot:
    """Looks one step ahead and takes the best."""

    def __init__(self, seed: int | str, budget: int = BUDGET) -> None:
        self._random: Final = Random(seed).random
        self._budget: Final = max(1, budget)

    def choose(self, session: Session, seat: int) -> Option:
        """The option with the best average outcome; the first of equals."""
        decision = session.decision_for(seat)
        assert decision is not None
        evaluator = evaluator_for(session)
        seed = int(self._random() * 2**52)
        if isinstance(session.pending, Ballot):
            session = without_votes(session, seed)
        return Search(evaluator, session, seat, seed).best(decision, self._budget)


def evaluator_for(session: Session) -> Evaluator:
    """Who values the positions of the session's game."""
    evaluator = EVALUATORS.get(session.game.name)
    if evaluator is None:
        raise OptionsError(f"the greedy bot does not know the game '{session.game.name}'")
    return evaluator


def without_votes(session: Session, seed: int) -> Session:
    """The session before the first vote of the open ballot, which is nobody else's business."""
    votes = len(session.history) - len(session.settled_history())
    return session.fork(len(session.answers()) - votes, seed)


class Search:
    """The tries of one decision."""

    def __init__(self, evaluator: Evaluator, session: Session, seat: int, seed: int) -> None:
        self._evaluator: Final = evaluator
        self._session: Final = session
        self._seat: Final = seat
        self._seed: Final = seed
        self._entries: Final = len(session.history)
        self._boundary: Final = len(session.history) - len(session.history_since_boundary())

    def best(self, decision: Decision, budget: int) -> Option:
        """The option with the best average value; the first of equals.

        All options are tried once, if the budget has a clone for each. Those that met chance are
        tried again with new dice while the budget lasts, the most promising first.
        """
        values: dict[Option, list[float]] = {}
        risky: list[Option] = []
        for option in decision.options:
            if self._evaluator.idle(decision, option):
                values[option] = [self._evaluator.value(self._session.state, self._seat)]
            elif budget > 0:
                budget -= 1
                value, met_chance = self._try(option, 0)
                values[option] = [value]
                if met_chance:
                    risky.append(option)
        risky.sort(key=lambda option: -values[option][0])
        for number in range(1, MOST_TRIES):
            for option in risky[:budget]:
                values[option].append(self._try(option, number)[0])
            budget = max(0, budget - len(risky))
        return max(values, key=lambda option: fmean(values[option]))

    def _try(self, option: Option, number: int) -> tuple[float, bool]:
        """The value after the option with the dice of a number, and whether dice mattered."""
        seed = f"{self._seed} {number}"
        world = self._session.clone(seed)
        self._evaluator.forget(world.state)
        world.choose(option, self._seat)
        draw = Random(f"{seed} votes").random
        for _ in range(PATIENCE):
            if world.over or not self._go_on(world, draw):
                break
        entries = world.history[self._entries :]
        met_chance = any(not isinstance(entry, Answer) for entry in entries)
        return self._evaluator.value(world.state, self._seat), met_chance

    def _go_on(self, world: Session, draw: Callable[[], float]) -> bool:
        """Answers one decision without which the step is not complete; False if there is none."""
        pending = world.pending
        if isinstance(pending, Ballot):
            for decision in pending.decisions:
                if world.decision_for(decision.seat) is decision:
                    options = decision.options
                    voted = options[int(draw() * len(options))]
                    if decision.seat == self._seat:
                        voted = self._evaluator.habit(world.state, decision)
                    world.choose(voted, decision.seat)
            return True
        boundary = len(world.history) - len(world.history_since_boundary())
        if pending is None or pending.seat != self._seat or boundary != self._boundary:
            return False
        world.choose(self._evaluator.habit(world.state, pending), self._seat)
        return True
