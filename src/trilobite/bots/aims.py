"""Aims: why a position is good, as the parts of its value under names that people understand.

An evaluator says how good a position is; the aims of a game say of what that is made up. They are
asked seldom, so that the evaluators stay as fast as they are: both add up the same parts.
"""

from collections.abc import Callable
from typing import Any, Final

from trilobite.core.game import AnyGame
from trilobite.games.registry import part

#: The value of a position for a seat by aim; their sum is what the evaluator says. The word of an
#: aim is the message `aim-NAME` of the game.
Aims = Callable[[Any, int], dict[str, float]]

#: The aims of games, by name, as far as somebody has asked.
AIMS: Final[dict[str, Aims | None]] = {}


def aims_of(game: AnyGame) -> Aims | None:
    """Who tells the aims of a game, if anybody can."""
    if game.name not in AIMS:
        AIMS[game.name] = part(f"trilobite.bots.{game.name}_aims", "aims")
    return AIMS[game.name]


def add(aims: dict[str, float], name: str, worth: float, share: float = 1.0) -> None:
    """Adds to an aim; what is worth nothing is no aim."""
    if worth != 0.0:
        aims[name] = aims.get(name, 0.0) + share * worth
