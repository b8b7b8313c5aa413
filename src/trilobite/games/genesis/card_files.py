"""Reading card files, and packs that replace some of them.

A pack is a directory with some of the card files in it; each of them is used instead of the
built-in file of the same name. Whatever is wrong with a pack is a `PackError`.
"""

import difflib
import stat
import tomllib
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from trilobite.games.genesis import cards as tables
from trilobite.games.genesis.card_checks import check_set
from trilobite.games.genesis.card_errors import explain, quote, reason, show
from trilobite.games.genesis.card_schema import (
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
    PackError,
    ParasiteCard,
    PlacardCard,
)

#: Far above any real card file; a larger one is refused before it is read.
MAX_BYTES: Final = 1_000_000


def load(pack: Path | None = None) -> CardFiles:
    """The card files, those of the pack instead of the built-in ones of the same name."""
    own = _card_files_in(pack) if pack is not None else {}
    content = {name: _read(own[name], name) if name in own else _built_in(name) for name in FILES}
    files = CardFiles(
        events=_by_number(_parse(EVENTS, content[EVENTS], EventCard)),
        landforms=_by_number(_parse(LANDFORMS, content[LANDFORMS], LandformCard)),
        placards=_by_number(_parse(PLACARDS, content[PLACARDS], PlacardCard)),
        mutations=_by_number(_parse(MUTATIONS, content[MUTATIONS], MutationCard)),
        parasites=tuple(
            sorted(
                _parse(PARASITES, content[PARASITES], ParasiteCard),
                key=lambda card: tables.COLOUR_NAMES.index(card.owner),
            )
        ),
        macroorganisms=_by_number(_parse(MACROORGANISMS, content[MACROORGANISMS], MacroCard)),
    )
    check_set(files)
    return files


C = TypeVar("C", bound=Card)


def _by_number(cards: Iterable[C]) -> tuple[C, ...]:
    return tuple(sorted(cards, key=lambda card: card.number))


def _built_in(name: str) -> bytes:
    return (resources.files("trilobite.games.genesis") / "data" / name).read_bytes()


def _card_files_in(pack: Path) -> dict[str, Path]:
    """The card files of a pack directory by name."""
    where = f"pack {quote(str(pack))}"
    try:
        entries = sorted(pack.iterdir())
    except FileNotFoundError:
        raise PackError(f"{where}: no such directory") from None
    except NotADirectoryError:
        raise PackError(f"{where}: not a directory") from None
    except (OSError, ValueError) as error:
        raise PackError(f"{where}: cannot be read ({reason(error)})") from None
    found = {}
    for entry in entries:
        if entry.name in FILES:
            found[entry.name] = entry
        elif entry.name.lower().endswith(".toml"):
            close = difflib.get_close_matches(entry.name.lower(), FILES, n=1)
            expected = close[0] if close else f"one of {', '.join(FILES)}"
            raise PackError(
                f"{where}: {quote(entry.name)} is not the name of a card file (expected {expected})"
            )
    if not found:
        raise PackError(
            f"{where}: no card file in it (expected at least one of {', '.join(FILES)})"
        )
    return found


def _read(path: Path, name: str) -> bytes:
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise PackError(f"{name}: not a regular file")
        if status.st_size > MAX_BYTES:
            raise PackError(f"{name}: {status.st_size} bytes are too many (up to {MAX_BYTES})")
        return path.read_bytes()
    except OSError as error:
        raise PackError(f"{name}: cannot be read ({reason(error)})") from None


def _parse(file: str, content: bytes, kind: type[C]) -> list[C]:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise PackError(f"{file}: line {line} is not UTF-8 text") from None
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise PackError(f"{file}: not valid TOML (nested too deeply)") from None
    except ValueError as error:
        raise PackError(f"{file}: not valid TOML ({reason(error)})") from None
    for key in data:
        if key != "card":
            raise PackError(f"{file}: {quote(key)} is not known here (expected [[card]])")
    raw = data.get("card", [])
    if not isinstance(raw, list):
        raise PackError(f"{file}: card: {show(raw)} is not a list of cards (write [[card]])")
    return [_convert(file, position, card, kind) for position, card in enumerate(raw)]


def _convert(file: str, position: int, raw: object, kind: type[C]) -> C:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        label = raw.get("id") if isinstance(raw, dict) else None
        card = quote(label) if isinstance(label, str) else f"number {position + 1} in the file"
        raise PackError(f"{file}: card {card}: {explain(str(error), raw, kind)}") from None
