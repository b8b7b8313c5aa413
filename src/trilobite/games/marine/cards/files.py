"""Reading the card files of the game, or those of a pack instead."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from trilobite.games.marine.cards.checks import check_set
from trilobite.games.marine.cards.schema import (
    ACTIONS,
    ANIMALS,
    CONSTANTS,
    ELEMENTS,
    EVOLUTION,
    FILES,
    LAYOUT,
    TERRAINS,
    TRAITS,
    ActionRecord,
    AnimalRecord,
    Card,
    CardFiles,
    ConstantsRecord,
    ElementRecord,
    EvolutionRecord,
    LayoutRecord,
    TerrainRecord,
    TraitRecord,
)
from trilobite.games.marine.cards.words import (
    ACTION_NAMES,
    ANIMAL_NAMES,
    ELEMENT_NAMES,
    TERRAIN_NAMES,
)
from trilobite.games.packs.files import read_files, read_record, read_records

C = TypeVar("C", bound=Card)
R = TypeVar("R", TerrainRecord, ElementRecord, AnimalRecord, ActionRecord)


def load(pack: Path | None = None) -> CardFiles:
    """The card files, those of the pack instead of the built-in ones of the same name."""
    return built_in() if pack is None else _read(pack)


@cache
def built_in() -> CardFiles:
    """The cards of the package, read and checked once."""
    return _read(None)


def _read(pack: Path | None) -> CardFiles:
    content = read_files("marine", FILES, pack)
    terrains = read_records(TERRAINS, content[TERRAINS], "terrain", TerrainRecord)
    elements = read_records(ELEMENTS, content[ELEMENTS], "element", ElementRecord)
    animals = read_records(ANIMALS, content[ANIMALS], "animal", AnimalRecord)
    actions = read_records(ACTIONS, content[ACTIONS], "action", ActionRecord)
    evolution = read_records(EVOLUTION, content[EVOLUTION], "card", EvolutionRecord)
    traits = read_records(TRAITS, content[TRAITS], "card", TraitRecord)
    files = CardFiles(
        terrains=_in_order(terrains, TERRAIN_NAMES),
        layout=read_record(LAYOUT, content[LAYOUT], "layout", LayoutRecord),
        elements=_in_order(elements, ELEMENT_NAMES),
        animals=_in_order(animals, ANIMAL_NAMES),
        actions=_in_order(actions, ACTION_NAMES),
        evolution=_by_number(evolution),
        traits=_by_number(traits),
        constants=read_record(CONSTANTS, content[CONSTANTS], "constants", ConstantsRecord),
    )
    check_set(files)
    return files


def _in_order(records: Iterable[R], ids: Sequence[str]) -> tuple[R, ...]:
    return tuple(sorted(records, key=lambda record: ids.index(record.id)))


def _by_number(cards: Iterable[C]) -> tuple[C, ...]:
    return tuple(sorted(cards, key=lambda card: card.number))
