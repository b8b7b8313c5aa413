"""Bots: players that are programs."""

from collections.abc import Callable
from typing import Final, Protocol

from trilobite.bots.beginner import BeginnerBot
from trilobite.bots.evaluator import AnyEvaluator
from trilobite.bots.greedy import GreedyBot
from trilobite.bots.random_bot import RandomBot
from trilobite.bots.search import ITERATIONS, SearchBot
from trilobite.core.decision import Option
from trilobite.core.option_errors import unknown
from trilobite.core.session import Session


class Bot(Protocol):
    """A player that is a program.

    It knows what a person in its seat may know: never the dice to come (`state.chance`), the
    order of a deck, or the votes of an open ballot.
    """

    def choose(self, session: Session, seat: int) -> Option:
        """One of the options of the decision that the seat has now. Leaves the session as it is,
        but may clone it with dice of its own."""


#: Each kind of bot by the name that people type and that is kept with a table, and what makes one
#: from a seed.
BOTS: Final[dict[str, Callable[[str], Bot]]] = {
    "beginner": BeginnerBot,
    "fair": lambda seed: BeginnerBot(seed, "fair"),
    "gentle": lambda seed: BeginnerBot(seed, "gentle"),
    "greedy": GreedyBot,
    "random": RandomBot,
    "search": SearchBot,
}

#: The levels from the one that is easiest to beat, and the kind of bot of each. A level should win
#: three games out of five against the one before; `docs/bots.md` has what was measured.
LEVELS: Final[dict[str, str]] = {
    "gentle": "gentle",
    "easy": "beginner",
    "fair": "fair",
    "normal": "greedy",
    "hard": "search",
}


def bot_kind(name: str) -> str:
    """The kind of bot that a name or level stands for. Raises OptionsError if there is none."""
    kind = LEVELS.get(name, name)
    if kind not in BOTS:
        raise unknown("bot", name, (*BOTS, *LEVELS))
    return kind


def make_bot(
    kind: str,
    seed: str,
    repeatable: bool = False,
    worlds: int = ITERATIONS,
    evaluator: AnyEvaluator | None = None,
) -> Bot:
    """A new bot of the named kind or level.

    One that is repeatable counts its thoughts instead of looking at the clock, so that the same
    seed gives the same answers on any machine. It searches so many worlds a decision.
    Bots that value positions do it as everybody does, unless another evaluator is given.
    """
    kind = bot_kind(kind)
    if repeatable and kind == "search":
        return SearchBot(seed, iterations=worlds, evaluator=evaluator)
    if evaluator is not None and kind == "greedy":
        return GreedyBot(seed, evaluator=evaluator)
    return BOTS[kind](seed)
