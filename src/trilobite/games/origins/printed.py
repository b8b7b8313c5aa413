"""What is printed on cards and on the map, as plain values for those who draw it."""

from collections.abc import Sequence
from typing import TypeVar

from trilobite.games.origins.cards.types import (
    ANY_CITY,
    EFFECT_NAMES,
    MENOPAUSE,
    TECHNOLOGY,
    TRACK_NAMES,
    Effect,
    Requirement,
    RowOption,
)
from trilobite.games.origins.view_types import (
    OriginsByDiscipline,
    OriginsByTrack,
    OriginsEffect,
    OriginsNeed,
    OriginsRowOption,
)
from trilobite.games.origins.worldmap import RESOURCE_NAMES

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
    }


def row_view(options: Sequence[RowOption]) -> list[OriginsRowOption]:
    """The alternatives of a row (F0c)."""
    return [
        {
            "effect": effect_view(option.effect),
            "consequence": None if option.consequence is None else effect_view(option.consequence),
        }
        for option in options
    ]


def need_view(need: Requirement) -> OriginsNeed:
    """One way to meet a requirement (J2a, J2b)."""
    if need.kind == MENOPAUSE:
        return {"kind": "menopause", "track": None, "level": 0, "resource": None}
    if need.kind == TECHNOLOGY:
        return technology_view(need.what, need.level)
    resource = None if need.what == ANY_CITY else RESOURCE_NAMES[need.what]
    return {"kind": "city", "track": None, "level": 0, "resource": resource}


def technology_view(track: int, level: int) -> OriginsNeed:
    """A level of a technology that is asked for."""
    return {
        "kind": "technology",
        "track": TRACK_NAMES[track],
        "level": level,
        "resource": None,
    }
