"""F0. Actions and advances as they stand in tables: when one is refused, and what it does."""

from collections.abc import Callable
from typing import Final

from trilobite.core.decision import Flow, Reason
from trilobite.games.origins.cards.types import PSEUDOSCIENCE, TRADE, Effect
from trilobite.games.origins.setup_options import Setup
from trilobite.games.origins.state import Origins, Player

ADVANCED_ONLY: Final = Reason("advanced-only", "C1a.1")
IDLE_ALONE: Final = Reason("idle-alone", "C7.1")


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


def refusal_in_game(setup: Setup, effect: Effect) -> Reason | None:
    """C1a.1, C7.1. Why an effect does not belong to the game that is played."""
    if effect.advanced:
        if not setup.advanced:
            return ADVANCED_ONLY
        if TRADE <= effect.code <= PSEUDOSCIENCE and not setup.interactions:
            return IDLE_ALONE
    return None
