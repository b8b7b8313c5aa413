"""Reading the card files of the game, or those of a pack instead."""

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeVar

from trilobite.games.origins.cards.checks import check_set
from trilobite.games.origins.cards.map import in_order
from trilobite.games.origins.cards.schema import (
    ARCHIPELAGO_HEXES,
    ARCHIPELAGO_SPACES,
    CATASTROPHES,
    CHALLENGES,
    COMETS,
    CRATONS,
    CROWNS,
    DECKS,
    EARTH_HEXES,
    EARTH_SPACES,
    FILES,
    IDEAS,
    LAYOUTS,
    PHILOSOPHY,
    RESOURCES,
    SPECIES,
    STRIPS,
    TILES,
    TRACKS,
    WORLDS,
    CardSet,
    CatastropheRecord,
    ChallengeCard,
    CometCard,
    CratonRecord,
    CrownRecord,
    DeckRecord,
    HexRecord,
    IdeaCard,
    PhilosophySpace,
    ResourceRecord,
    SpaceRecord,
    SpeciesRecord,
    StripRecord,
    TileLayout,
    TileRecord,
    TrackRecord,
    WorldRecord,
)
from trilobite.games.origins.cards.types import COLOUR_NAMES, LENGTH_NAMES, MODE_NAMES, TRACK_NAMES
from trilobite.games.origins.cratons import PLANET_NAMES
from trilobite.games.packs.errors import failure
from trilobite.games.packs.files import read_files, read_records
from trilobite.games.packs.schema import Part

P = TypeVar("P", bound=Part)
C = TypeVar("C", ChallengeCard, IdeaCard)


def load(pack: Path | None = None) -> CardSet:
    """The card files, those of the pack instead of the built-in ones of the same name.

    Whatever the order of records in a file, that of the set is the same.
    """
    return built_in() if pack is None else _read(pack)


@cache
def built_in() -> CardSet:
    """The cards of the package, read and checked once."""
    return _read(None)


def _read(pack: Path | None) -> CardSet:
    content = read_files("origins", FILES, pack)

    def read(file: str, key: str, kind: type[P]) -> tuple[P, ...]:
        return _records(file, content[file], key, kind)

    def epochs(files: tuple[str, ...], kind: type[C]) -> tuple[C, ...]:
        found: list[C] = []
        for epoch, file in enumerate(files, 1):
            for card in read(file, "card", kind):
                if card.epoch != epoch:
                    text = f"{card.epoch} is not the Epoch of this file (expected {epoch})"
                    raise failure(file, card.id, "epoch", text)
                found.append(card)
        return tuple(sorted(found, key=lambda card: card.number))

    found = CardSet(
        challenges=epochs(CHALLENGES, ChallengeCard),
        ideas=epochs(IDEAS, IdeaCard),
        comets=tuple(sorted(read(COMETS, "card", CometCard), key=lambda card: card.number)),
        catastrophes=tuple(
            sorted(
                read(CATASTROPHES, "catastrophe", CatastropheRecord),
                key=lambda one: (one.epoch, one.id),
            )
        ),
        resources=tuple(
            sorted(read(RESOURCES, "resource", ResourceRecord), key=lambda one: one.id)
        ),
        earth_hexes=in_order(read(EARTH_HEXES, "hex", HexRecord)),
        earth_spaces=_by_place(read(EARTH_SPACES, "space", SpaceRecord)),
        archipelago_hexes=in_order(read(ARCHIPELAGO_HEXES, "hex", HexRecord)),
        archipelago_spaces=_by_place(read(ARCHIPELAGO_SPACES, "space", SpaceRecord)),
        tiles=tuple(sorted(read(TILES, "tile", TileRecord), key=lambda one: one.id)),
        layouts=tuple(sorted(read(LAYOUTS, "layout", TileLayout), key=lambda one: one.id)),
        cratons=tuple(
            sorted(
                read(CRATONS, "craton", CratonRecord),
                key=lambda one: (PLANET_NAMES.index(one.planet), one.id),
            )
        ),
        strips=tuple(sorted(read(STRIPS, "strip", StripRecord), key=lambda one: one.step)),
        worlds=tuple(sorted(read(WORLDS, "world", WorldRecord), key=lambda one: one.id)),
        tracks=tuple(
            sorted(read(TRACKS, "track", TrackRecord), key=lambda one: _place(TRACK_NAMES, one.id))
        ),
        philosophy=tuple(
            sorted(read(PHILOSOPHY, "space", PhilosophySpace), key=lambda one: one.id)
        ),
        species=tuple(
            sorted(
                read(SPECIES, "species", SpeciesRecord),
                key=lambda one: _place(COLOUR_NAMES, one.id),
            )
        ),
        crowns=tuple(sorted(read(CROWNS, "crown", CrownRecord), key=lambda one: one.number)),
        decks=tuple(
            sorted(
                read(DECKS, "deck", DeckRecord),
                key=lambda one: (
                    MODE_NAMES.index(one.mode),
                    LENGTH_NAMES.index(one.length),
                    one.players,
                ),
            )
        ),
    )
    check_set(found)
    return found


@lru_cache(maxsize=2 * len(FILES))
def _records(file: str, content: bytes, key: str, kind: type[P]) -> tuple[P, ...]:
    """The records of a file. Those of the built-in files are kept, for most serve any pack."""
    return tuple(read_records(file, content, key, kind))


def _by_place(spaces: Iterable[SpaceRecord]) -> tuple[SpaceRecord, ...]:
    return tuple(sorted(spaces, key=lambda space: space.at))


def _place(names: tuple[str, ...], name: str) -> int:
    """Where a name is in a list; unknown ones come last and are refused later."""
    return names.index(name) if name in names else len(names)
