"""The short notation of the card files: options, advances and requirements in a few words."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from trilobite.games.origins.cards import types as tables
from trilobite.games.origins.cards.types import Effect, Requirement, RowOption
from trilobite.games.origins.worldmap import RESOURCE_NAMES

#: Levels of each technology, by its name.
Levels = Mapping[str, Sequence[int]]

#: Actions and advances that can stand in a row, and what else can follow from them (F0d).
ROW_WORDS: Final = frozenset(tables.EFFECT_NAMES) - {"tech", "reduce", "purge", "chaos"}
CONSEQUENCE_WORDS: Final = ROW_WORDS | {"chaos"}
#: Advances (G9), as they stand after "Heureka".
ADVANCE_WORDS: Final = frozenset(
    {"encephalise", "abstract", "art", "pray", "purge", "demagogue", "reduce"}
)


class WordError(ValueError):
    """What is wrong with a word, to be completed by its place."""


def option(text: str, levels: Levels) -> RowOption:
    """An option such as "trade > maritime 2"."""
    first, _, second = text.partition(" > ")
    return RowOption(
        effect(first, levels, ROW_WORDS),
        effect(second, levels, CONSEQUENCE_WORDS) if second else None,
    )


def effect(text: str, levels: Levels, words: Collection[str]) -> Effect:
    """An action or advance: one of the words, "maritime 2", or "reduce 1" if it is among them."""
    word, _, number = text.partition(" ")
    if word in levels:
        cap = level(text, levels)
        if cap == levels[word][0]:
            raise WordError(f"{text!r} is where all start (expected a higher level)")
        return Effect(tables.TECH, tables.TRACK_NAMES.index(word), cap, False)
    if word not in words or bool(number) != (word == "reduce"):
        known = ", ".join(sorted(words))
        raise WordError(f"{text!r} is not known here (expected a technology and level, or {known})")
    if number and int(number) not in (1, 2, 3):
        raise WordError(f"{text!r} names no Epoch (expected reduce 1, reduce 2 or reduce 3)")
    code = tables.EFFECT_NAMES.index(word)
    return Effect(code, -1, int(number or 0), code in tables.ADVANCED_EFFECTS)


def level(text: str, levels: Levels) -> int:
    """The level of a technology, such as "maritime 2"."""
    track, _, number = text.partition(" ")
    if track not in levels:
        raise WordError(f"{text!r} names no technology (expected {', '.join(levels)})")
    if not number or int(number) not in levels[track]:
        known = ", ".join(str(one) for one in levels[track])
        raise WordError(f"{text!r} names no level of {track} (expected one of {known})")
    return int(number)


def requirement(text: str, levels: Levels) -> Requirement:
    """A requirement: "menopause", "energy 4", "city" or "oil city"."""
    word, _, rest = text.partition(" ")
    if text == "menopause":
        return Requirement(tables.MENOPAUSE, -1, 0)
    if text == "city":
        return Requirement(tables.CITY, tables.ANY_CITY, 0)
    if rest == "city":
        if word not in RESOURCE_NAMES:
            known = ", ".join(RESOURCE_NAMES)
            raise WordError(f"{text!r} names no kind of city (expected one of {known})")
        return Requirement(tables.CITY, RESOURCE_NAMES.index(word), 0)
    found = level(text, levels)
    return Requirement(tables.TECHNOLOGY, tables.TRACK_NAMES.index(word), found)
