"""The events of Bios: Genesis that may still come, as blows that shields are set against."""

from functools import lru_cache
from typing import Any, Final

from trilobite.games.genesis.cards.types import (
    CANCER,
    DROUGHT,
    EXTREMOPHILE,
    O2_SPIKE,
    UV,
    Cards,
)
from trilobite.games.genesis.state import Genesis

#: An event as a blow: how likely it comes, heat, oxygen, lowest ultraviolet, cancer, drought.
Blow = tuple[float, int, int, int, int, int]

NO_UV: Final = 9


class Blows:
    """The events that may still come, and what was reckoned from them."""

    def __init__(self, blows: list[Blow]) -> None:
        self._blows: Final = blows
        self._known: Final[dict[Any, tuple[float, float]]] = {}

    def losses(
        self, heat: int, oxygen: int, exposed: int, cancer: float, dry: bool, tokens: int
    ) -> tuple[float, float]:
        """What they take from an organism with such shields and so many tokens, and how much that
        threatens to be all of them at once."""
        key = (heat, oxygen, exposed, cancer, dry, tokens)
        known = self._known.get(key)
        if known is not None:
            return known
        total = 0.0
        deadly = 0.0
        for weight, hot, rust, uv, crabs, droughts in self._blows:
            damage = max(0, hot - heat) + max(0, rust - oxygen) + crabs * cancer
            if dry:
                damage += droughts
            rays = max(0, exposed - uv)
            if damage > 0.0:
                deadly += weight * min(1.0, damage / tokens) ** 2
            total += weight * (damage + rays)
        found = (total, min(1.0, deadly))
        self._known[key] = found
        return found


def blows(g: Genesis) -> Blows:
    """The events that may still come."""
    weights: list[tuple[int, int, int]] = []
    for eon, deck in enumerate(g.event_decks):
        if g.events_left[eon] > 0:
            weights += [(card, g.events_left[eon], len(deck)) for card in sorted(deck)]
    return blows_of(g.cards, tuple(weights))


@lru_cache(maxsize=256)
def blows_of(cards: Cards, weights: tuple[tuple[int, int, int], ...]) -> Blows:
    """The blows of cards, each with how many of how many of its eon will be drawn."""
    found: list[Blow] = []
    for number, drawn, size in weights:
        card = cards.events[number]
        kinds = card.icons
        uv = [card.icon_args[at] for at, kind in enumerate(kinds) if kind == UV]
        found.append(
            (
                min(1.0, drawn / size),
                kinds.count(EXTREMOPHILE),
                kinds.count(O2_SPIKE),
                min(uv, default=NO_UV),
                kinds.count(CANCER),
                kinds.count(DROUGHT),
            )
        )
    return Blows(found)
