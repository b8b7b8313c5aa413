"""What a set of cards must hold to be playable."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from trilobite.games.genesis.cards import types as tables
from trilobite.games.genesis.cards.schema import (
    EVENTS,
    LANDFORMS,
    MACROORGANISMS,
    MUTATIONS,
    PARASITES,
    PLACARDS,
    Card,
    CardFiles,
    EventCard,
    LandformCard,
    MacroCard,
    MutationCard,
    ParasiteCard,
    PlacardCard,
)
from trilobite.games.packs.checks import check_distinct, check_numbers, check_texts, check_unique
from trilobite.games.packs.errors import failure, quote
from trilobite.games.packs.schema import PackError


def check_set(files: CardFiles) -> None:
    """Raise a PackError unless the set is complete and fits together."""
    _check_common(EVENTS, files.events, 37, 60)
    _check_common(LANDFORMS, files.landforms, 1, 4)
    _check_common(PLACARDS, files.placards, 1, 16)
    _check_common(MUTATIONS, files.mutations, 17, 36)
    _check_common(PARASITES, files.parasites, 5, 8)
    _check_common(MACROORGANISMS, files.macroorganisms, 9, 16)
    _check_events(files.events)
    _check_landforms(files.landforms)
    _check_placards(files.placards)
    _check_mutations(files.mutations)
    _check_parasites(files.parasites)
    _check_macroorganisms(files.macroorganisms)


def _check_common(file: str, cards: Sequence[Card], first: int, last: int) -> None:
    """Count, ids, printed numbers, and texts that can be shown."""
    size = last - first + 1
    if len(cards) != size:
        raise PackError(f"{file}: {len(cards)} cards (expected {size})")
    check_unique(file, [(card.id, "id", card.id) for card in cards])
    check_numbers(file, [(card.id, card.number) for card in cards], first, last)
    for card in cards:
        check_texts(file, card.id, card)


def _check_counts(file: str, what: str, found: Iterable[str], expected: Mapping[str, int]) -> None:
    counts = Counter(found)
    for name, count in expected.items():
        if counts[name] != count:
            raise PackError(f"{file}: {counts[name]} cards with {what} {name} (expected {count})")


def _check_events(cards: Sequence[EventCard]) -> None:
    eons = {"hadean": 6, "archean": 7, "proterozoic": 11}
    _check_counts(EVENTS, "eon", (card.eon for card in cards), eons)
    for card in cards:
        for field, value in (("order", card.order), ("landforms", card.landforms)):
            if card.aftershock and value is not None:
                text = "must be left out of an aftershock (the next card supplies it)"
                raise failure(EVENTS, card.id, field, text)
            if not card.aftershock:
                if value is None:
                    text = "missing (expected on every card but an aftershock)"
                    raise failure(EVENTS, card.id, field, text)
                check_distinct(EVENTS, card.id, field, value)
        if ("ozone-layer" in card.icons) != (card.special == "ozone-layer"):
            text = "the special effect ozone-layer and the icon ozone-layer go together"
            raise failure(EVENTS, card.id, "special", text)


ROW_SIZES: Final = {"cosmic": 3, "ocean": 3, "coastal": 5, "continent": 5}


def _check_landforms(cards: Sequence[LandformCard]) -> None:
    homes = {"ocean": "marine", "continent": "terrestrial"}
    _check_counts(LANDFORMS, "row", (card.row for card in cards), dict.fromkeys(ROW_SIZES, 1))
    for card in cards:
        for field, value, expected in (
            ("position", card.position, tables.ROW_NAMES.index(card.row) + 1),
            ("placards", card.placards, ROW_SIZES[card.row]),
            ("mutations", card.mutations, 5),
            ("home_of", card.home_of, homes.get(card.row)),
        ):
            if value != expected:
                text = f"{value or 'none'} does not fit the row {card.row}"
                raise failure(LANDFORMS, card.id, field, f"{text} (expected {expected or 'none'})")


def _check_placards(cards: Sequence[PlacardCard]) -> None:
    _check_counts(PLACARDS, "row", (card.row for card in cards), ROW_SIZES)
    check_unique(PLACARDS, [(card.id, "bacterium.id", card.bacterium.id) for card in cards])
    for card in cards:
        for field, values in (
            ("life_dice.warm", card.life_dice.warm),
            ("life_dice.cool", card.life_dice.cool),
            ("dots", card.dots),
            ("tie_break", card.tie_break),
            ("bacterium.chromosomes", card.bacterium.chromosomes),
        ):
            check_distinct(PLACARDS, card.id, field, values)
        cubes = list(dict.fromkeys(card.manna))
        if {*cubes, *card.dots} != {*tables.COLOUR_NAMES} or {*cubes} & {*card.dots}:
            text = "not the colours without a cube"
            rest = [colour for colour in tables.COLOUR_NAMES if colour not in cubes]
            expected = ", ".join(rest) or "none"
            raise failure(PLACARDS, card.id, "dots", f"{text} (expected {expected})")
        if [colour for colour in card.tie_break if colour in cubes] != cubes:
            text = f"not in the order of the manna (expected {', '.join(cubes)} in this order)"
            raise failure(PLACARDS, card.id, "tie_break", text)
        if card.alt_number != card.number + 60:
            text = f"{card.alt_number} does not fit the number {card.number}"
            expected = str(card.number + 60)
            raise failure(PLACARDS, card.id, "alt_number", f"{text} (expected {expected})")


def _check_mutations(cards: Sequence[MutationCard]) -> None:
    sides = [(card.id, "id", card.id) for card in cards]
    sides += [(card.id, "promoted.id", card.promoted.id) for card in cards]
    check_unique(MUTATIONS, sides)
    for card in cards:
        if card.promoted.colour != card.unpromoted.colour:
            text = f"{card.promoted.colour} is not the colour of the unpromoted side"
            expected = card.unpromoted.colour
            raise failure(MUTATIONS, card.id, "promoted.colour", f"{text} (expected {expected})")


def _check_parasites(cards: Sequence[ParasiteCard]) -> None:
    owners: dict[str, int] = dict.fromkeys(tables.COLOUR_NAMES, 1)
    _check_counts(PARASITES, "owner", (card.owner for card in cards), owners)
    sides = [
        (card.id, f"sides[{index}].id", side.id)
        for card in cards
        for index, side in enumerate(card.sides)
    ]
    check_unique(PARASITES, sides)
    for card in cards:
        if card.catalyst != card.owner:
            text = f"{card.catalyst} is not the colour of the owner (expected {card.owner})"
            raise failure(PARASITES, card.id, "catalyst", text)


def _check_macroorganisms(cards: Sequence[MacroCard]) -> None:
    sides = [(card.id, "id", card.id) for card in cards]
    sides += [(card.id, "terrestrial.id", card.terrestrial.id) for card in cards]
    check_unique(MACROORGANISMS, sides)
    for card in cards:
        for name, side, home in (
            ("marine", card.marine, "ocean"),
            ("terrestrial", card.terrestrial, "continent"),
        ):
            if side.home_row != home:
                text = f"{side.home_row} is not the home of this side (expected {home})"
                raise failure(MACROORGANISMS, card.id, f"{name}.home_row", text)
            taken: set[str] = set()
            for kind, parts in (("organs", side.organs), ("endosymbionts", side.endosymbionts)):
                for index, part in enumerate(parts):
                    if part.id in taken:
                        text = f"{quote(part.id)} is there twice on this side (expected once)"
                        field = f"{name}.{kind}[{index}].id"
                        raise failure(MACROORGANISMS, card.id, field, text)
                    taken.add(part.id)
            colours = [part.colour for part in side.endosymbionts]
            for index, colour in enumerate(colours):
                if colour in colours[:index]:
                    text = f"{colour} is there twice on this side (expected once at most)"
                    field = f"{name}.endosymbionts[{index}].colour"
                    raise failure(MACROORGANISMS, card.id, field, text)
