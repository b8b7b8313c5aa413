"""What seats may expect: their chance to win, or points where nobody wins against another."""

from math import exp
from typing import Final

from trilobite.core.game import AnyGame

#: Modes in which nobody wins against another, so that points are all there is to hope for.
TOGETHER: Final = ("solitaire", "cooperative")

#: What each seat may expect: the chance to win (0 to 1), or points.
Outlook = list[float]


def unit_of(game: AnyGame) -> str:
    """What an outlook counts: the chance to win, or points where nobody wins against another."""
    together = game.seats == 1 or game.options.get("mode") in TOGETHER
    return "points" if together else "chance"


def chances(points: list[float], scale: float) -> Outlook:
    """The chance of each seat to win, if a lead of so many points makes it e times as likely."""
    most = max(points)
    weights = [exp((each - most) / scale) for each in points]
    whole = sum(weights)
    return [weight / whole for weight in weights]
