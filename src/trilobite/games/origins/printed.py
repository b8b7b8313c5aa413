"""What is printed on cards and on the map, as plain values for those who draw it, and in words."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from trilobite.core.facts import plain
from trilobite.games.origins.actions import refusal_in_game
from trilobite.games.origins.cards.types import EFFECT_NAMES, TRACK_NAMES, Cards, Effect, RowOption
from trilobite.games.origins.phrases import effect_fact, resource_fact, row_fact, row_option_fact
from trilobite.games.origins.setup_options import Setup
from trilobite.games.origins.view_types import (
    OriginsByDiscipline,
    OriginsByTrack,
    OriginsEffect,
    OriginsRow,
    OriginsRowOption,
    OriginsSymbol,
    OriginsTechnology,
    OriginsUse,
)
from trilobite.games.origins.worldmap import Resource

T = TypeVar("T")


def by_discipline(of_each: Sequence[T]) -> OriginsByDiscipline[T]:
    """Something of every discipline."""
    culture, politics, industry = of_each
    return {"culture": culture, "politics": politics, "industry": industry}


def by_track(of_each: Sequence[T]) -> OriginsByTrack[T]:
    """Something of every technology."""
    footprint, energy, metallurgy, immunology, maritime, information = of_each
    return {
        "footprint": footprint,
        "energy": energy,
        "metallurgy": metallurgy,
        "immunology": immunology,
        "maritime": maritime,
        "information": information,
    }


def effect_view(effect: Effect) -> OriginsEffect:
    """An action, an advance or chaos."""
    return {
        "code": EFFECT_NAMES[effect.code],
        "track": None if effect.track < 0 else TRACK_NAMES[effect.track],
        "level": effect.level,
        "fact": plain(effect_fact(effect)),
    }


def row_view(setup: Setup, options: Sequence[RowOption]) -> OriginsRow:
    """The alternatives of a row that belong to the game (F0c)."""
    return {
        "options": [option_view(setup, option) for _, option in in_game(setup, options)],
        "fact": plain(row_fact(setup, options)),
    }


def uses_view(setup: Setup, options: Sequence[RowOption]) -> list[OriginsUse]:
    """The same for a row that is being played (A2.2)."""
    return [
        {
            **option_view(setup, option),
            "number": number,
            "fact": plain(row_option_fact(setup, option)),
        }
        for number, option in in_game(setup, options)
    ]


def in_game(setup: Setup, options: Sequence[RowOption]) -> list[tuple[int, RowOption]]:
    """The alternatives that belong to the game, with their numbers."""
    return [
        (number, option)
        for number, option in enumerate(options)
        if refusal_in_game(setup, option.effect) is None
    ]


def option_view(setup: Setup, option: RowOption) -> OriginsRowOption:
    """An alternative with the Consequence that it has in the game (ADD-8)."""
    then = option.consequence
    if then is not None and refusal_in_game(setup, then) is not None:
        then = None
    return {
        "effect": effect_view(option.effect),
        "consequence": None if then is None else effect_view(then),
    }


@lru_cache(maxsize=1024)
def symbol_view(cards: Cards, resource: Resource) -> OriginsSymbol:
    """A resource on the map (B3f); not to be changed."""
    needs: OriginsTechnology | None = None
    if resource.track >= 0:
        needs = {"track": TRACK_NAMES[resource.track], "level": resource.level}
    return {
        "id": cards.resources[resource.number],
        "needs": needs,
        "fact": plain(resource_fact(cards, resource)),
    }
