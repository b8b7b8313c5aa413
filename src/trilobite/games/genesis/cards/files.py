"""Reading the card files of the game, or those of a pack instead."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import TypeVar

from trilobite.games.genesis.cards import types as tables
from trilobite.games.genesis.cards.checks import check_set
from trilobite.games.genesis.cards.schema import (
    EVENTS,
    FILES,
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
from trilobite.games.packs.files import read_files, read_records

C = TypeVar("C", bound=Card)


def load(pack: Path | None = None) -> CardFiles:
    """The card files, those of the pack instead of the built-in ones of the same name."""
    return built_in() if pack is None else _read(pack)


@cache
def built_in() -> CardFiles:
    """The cards of the package, read and checked once."""
    return _read(None)


def _read(pack: Path | None) -> CardFiles:
    content = read_files("genesis", FILES, pack)

    def cards(file: str, kind: type[C]) -> list[C]:
        return read_records(file, content[file], "card", kind)

    files = CardFiles(
        events=_by_number(cards(EVENTS, EventCard)),
        landforms=_by_number(cards(LANDFORMS, LandformCard)),
        placards=_by_number(cards(PLACARDS, PlacardCard)),
        mutations=_by_number(cards(MUTATIONS, MutationCard)),
        parasites=tuple(
            sorted(
                cards(PARASITES, ParasiteCard),
                key=lambda card: tables.COLOUR_NAMES.index(card.owner),
            )
        ),
        macroorganisms=_by_number(cards(MACROORGANISMS, MacroCard)),
    )
    check_set(files)
    return files


def _by_number(cards: Iterable[C]) -> tuple[C, ...]:
    return tuple(sorted(cards, key=lambda card: card.number))
