"""F0. Actions and advances as they stand in tables: when one is refused, and what it does."""

from collections.abc import Callable
from typing import Final

from trilobite.core.decision import Flow, Reason
from trilobite.games.origins.cards.types import Effect
from trilobite.games.origins.state import Origins, Player


class Use:
    """Somebody uses, or might use, the effect of a card."""

    def __init__(self, g: Origins, player: Player, effect: Effect, followed: bool) -> None:
        self.g: Final = g
        self.player: Final = player
        self.effect: Final = effect
        #: Whether it has a Consequence.
        self.followed: Final = followed


class Action:
    """An action or advance: why it cannot be made now, and what it does if it can; None if that
    asks nobody."""

    def __init__(
        self, refusal: Callable[[Use], Reason | None], make: Callable[[Use], Flow | None]
    ) -> None:
        self.refusal: Final = refusal
        self.make: Final = make


def plain(
    refusal: Callable[[Origins, Player], Reason | None],
    make: Callable[[Origins, Player], Flow | None],
) -> Action:
    """An action that is the same on every card."""
    return Action(lambda use: refusal(use.g, use.player), lambda use: make(use.g, use.player))
