"""F0. Actions and advances as they stand in tables: when one is refused, and what it does."""

from collections.abc import Callable
from typing import Final, Literal

from trilobite.core.decision import Flow, Reason
from trilobite.games.origins.cards.types import PSEUDOSCIENCE, TRADE, Effect
from trilobite.games.origins.setup_options import Setup
from trilobite.games.origins.state import Origins, Player

ADVANCED_ONLY: Final = Reason("advanced-only", "C1a.1")
IDLE_ALONE: Final = Reason("idle-alone", "C7.1")

#: Games that differ in which effects belong to them: the basic game, the advanced one played alone,
#: and the advanced one.
ScopeId = Literal["basic", "alone", "whole"]


class Action:
    """An action or advance: why it cannot be made now, and what it does if it can. `followed` says
    that a Consequence comes after it."""

    def refusal(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Reason | None:
        """Why the effect of a card cannot be used now."""
        raise NotImplementedError

    def make(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Flow | None:
        """Carries it out; None if that asks nobody."""
        raise NotImplementedError


class Plain(Action):
    """An action that is the same on every card."""

    def __init__(
        self,
        refusal: Callable[[Origins, Player], Reason | None],
        make: Callable[[Origins, Player], Flow | None],
    ) -> None:
        self._refusal: Final = refusal
        self._make: Final = make

    def refusal(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Reason | None:
        return self._refusal(g, player)

    def make(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Flow | None:
        return self._make(g, player)


class OfPlayer(Action):
    """An action whose refusal depends on the player alone."""

    def __init__(
        self,
        refusal: Callable[[Player], Reason | None],
        make: Callable[[Origins, Player], Flow | None],
    ) -> None:
        self._refusal: Final = refusal
        self._make: Final = make

    def refusal(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Reason | None:
        return self._refusal(player)

    def make(self, g: Origins, player: Player, effect: Effect, followed: bool) -> Flow | None:
        return self._make(g, player)


def scope(setup: Setup) -> ScopeId:
    """Which effects belong to the game that is played: see `refusal_in_game`."""
    if not setup.advanced:
        return "basic"
    return "whole" if setup.interactions else "alone"


def refusal_in_game(setup: Setup, effect: Effect) -> Reason | None:
    """C1a.1, C7.1. Why an effect does not belong to the game that is played."""
    if effect.advanced:
        if not setup.advanced:
            return ADVANCED_ONLY
        if TRADE <= effect.code <= PSEUDOSCIENCE and not setup.interactions:
            return IDLE_ALONE
    return None
