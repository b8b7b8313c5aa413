"""A bot for first games: it sees what is good, but not so well, and errs, more often or less.

It judges options as the greedy bot does, after fewer tries. An option is then taken with a chance
that falls with what it gives up: a little is given up often, much hardly ever. So its play makes
sense to somebody who looks on, and still loses.
"""

from math import exp
from random import Random
from typing import Final

from trilobite.bots.evaluator import evaluator_for
from trilobite.bots.greedy import GreedyBot
from trilobite.core.decision import Option
from trilobite.core.session import Session

#: Tries for one decision.
BUDGET: Final = 24

#: How careless a level is in a game, in other games as the first number says: an option that is
#: worth so much less than another is taken e times as seldom. The unit are the points that make a
#: seat e times as likely to win. What it takes to lose differs from game to game; with these
#: numbers each level wins about two games out of three against the one before, or more.
CARELESSNESS: Final[dict[str, dict[str, float]]] = {
    "gentle": {"": 0.2, "origins": 0.35},
    "easy": {"": 0.09, "origins": 0.14},
    "fair": {"": 0.04, "origins": 0.06},
}


class BeginnerBot:
    """Takes good options more often than bad ones; in a game that nobody can judge, any."""

    def __init__(self, seed: int | str, level: str = "easy") -> None:
        self._random: Final = Random(seed)
        self._greedy: Final = GreedyBot(seed, BUDGET)
        self._carelessness: Final = CARELESSNESS[level]

    def choose(self, session: Session, seat: int) -> Option:
        """One of the options, rather a good one."""
        decision = session.decision_for(seat)
        assert decision is not None
        evaluator = evaluator_for(session.game)
        if evaluator is None:
            return self._random.choice(decision.options)
        values = self._greedy.values(session, seat)
        if not values:
            return decision.options[0]
        careless = self._carelessness.get(session.game.name, self._carelessness[""])
        given_up = careless * evaluator.scale
        best = max(values.values())
        weights = [exp((value - best) / given_up) for value in values.values()]
        return self._random.choices(list(values), weights)[0]
