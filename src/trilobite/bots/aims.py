"""Aims: why a position is good, as the parts of its value under names that people understand.

An evaluator says how good a position is; the aims of a game say of what that is made up. They are
asked seldom, so that the evaluators stay as fast as they are: both add up the same parts.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from trilobite.bots.budget import Budget
from trilobite.bots.correction import Corrected, Terms, terms_of
from trilobite.bots.evaluator import AnyEvaluator, constants_of, evaluator_for
from trilobite.bots.plan import follow
from trilobite.bots.world import Worlds
from trilobite.core.decision import Option
from trilobite.core.game import AnyGame

#: Worlds over which aims are averaged.
WORLDS: Final = 4

#: Changes of an aim that are worth telling, in points, and how many of them.
LEAST: Final = 0.1
MOST_AIMS: Final = 4

#: The value of a position for a seat by aim; their sum is what the evaluator says. The word of an
#: aim is the message `aim-NAME` of the game.
Aims = Callable[[Any, int], dict[str, float]]

#: The aims of games, by name, as far as somebody has asked.
AIMS: Final[dict[str, Aims | None]] = {}


def aims_of(game: AnyGame) -> Aims | None:
    """Who tells the aims of a game, if anybody can."""
    if game.name not in AIMS:
        evaluator, terms = evaluator_for(game), terms_of(game.name)
        if terms is None or evaluator is None:
            AIMS[game.name] = None
        elif isinstance(evaluator, Corrected):
            AIMS[game.name] = evaluator.aims
        else:
            AIMS[game.name] = partial(written, terms, constants_of(evaluator))
    return AIMS[game.name]


def written(terms: Terms, constants: Any, state: Any, seat: int) -> dict[str, float]:
    """The aims of an evaluator with its constants."""
    return terms.aims(state, constants, seat)


def add(aims: dict[str, float], name: str, worth: float, share: float = 1.0) -> None:
    """Adds to an aim; what is worth nothing is no aim."""
    if worth != 0.0:
        aims[name] = aims.get(name, 0.0) + share * worth


def average(
    aims: Aims,
    evaluator: AnyEvaluator,
    worlds: Worlds,
    seat: int,
    line: list[Option],
    budget: Budget | None = None,
) -> dict[str, float]:
    """The aims of a seat after a line of answers, on the average of some worlds, of fewer if there
    is a budget that does not allow more."""
    found: dict[str, list[float]] = {}
    tried = 0
    for number in range(WORLDS):
        if tried and budget is not None and budget.over:
            break
        tried += 1
        world = worlds.world(number)
        if line:
            follow(evaluator, world, seat, line, number)
        for name, worth in aims(world.state, seat).items():
            found.setdefault(name, []).append(worth)
    return {name: sum(each) / tried for name, each in found.items()}


def changes(before: dict[str, float], after: dict[str, float]) -> list[tuple[str, float]]:
    """The aims that change enough to be told, the most first."""
    names = [*after, *(name for name in before if name not in after)]
    told = [(name, after.get(name, 0.0) - before.get(name, 0.0)) for name in names]
    told = [(name, change) for name, change in told if abs(change) >= LEAST]
    return sorted(told, key=lambda one: -abs(one[1]))[:MOST_AIMS]
