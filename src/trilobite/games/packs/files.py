"""Reading card files, and packs that replace some of them.

A pack is a directory with some of the card files of a game in it; each of them is used instead of
the built-in file of the same name. Whatever is wrong with a pack is a `PackError`.
"""

import difflib
import json
import stat
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from trilobite.games.packs.errors import explain, quote, reason, show
from trilobite.games.packs.schema import PackError, Part

#: Far above any real card file; a larger one is refused before it is read.
MAX_BYTES: Final = 1_000_000

P = TypeVar("P", bound=Part)


def read_files(game: str, files: Sequence[str], pack: Path | None) -> dict[str, bytes]:
    """The content of all card files of a game, those of the pack instead of the built-in ones."""
    own = _card_files_in(pack, files) if pack is not None else {}
    built_in = resources.files(f"trilobite.games.{game}.cards") / "data"
    return {
        name: _read(own[name], name) if name in own else (built_in / name).read_bytes()
        for name in files
    }


def read_records(file: str, content: bytes, key: str, kind: type[P]) -> list[P]:
    """The records of a file of nothing but tables [[key]]."""
    raw = _table(file, content, key, f"[[{key}]]").get(key, [])
    if not isinstance(raw, list):
        raise PackError(f"{key}: {show(raw)} is not a list of {key}s (write [[{key}]])").at(file)
    found = []
    for position, record in enumerate(raw):
        label = record.get("id") if isinstance(record, dict) else None
        name = quote(label) if isinstance(label, str) else f"number {position + 1} in the file"
        found.append(_convert(f"{file}: {key} {name}", record, kind))
    return found


def read_record(file: str, content: bytes, key: str, kind: type[P]) -> P:
    """The record of a file of nothing but one table [key]."""
    raw = _table(file, content, key, f"[{key}]").get(key)
    if not isinstance(raw, dict):
        raise PackError(f"there is no table of {key} (write [{key}])").at(file)
    return _convert(f"{file}: {key}", raw, kind)


def _card_files_in(pack: Path, files: Sequence[str]) -> dict[str, Path]:
    """The card files of a pack directory by name."""
    where = f"pack {quote(str(pack))}"
    try:
        entries = sorted(pack.iterdir())
    except FileNotFoundError:
        raise PackError("no such directory").at(where) from None
    except NotADirectoryError:
        raise PackError("not a directory").at(where) from None
    except (OSError, ValueError) as error:
        raise PackError(f"cannot be read ({reason(error)})").at(where) from None
    found = {}
    for entry in entries:
        if entry.name in files:
            found[entry.name] = entry
        elif entry.name.lower().endswith(".toml"):
            close = difflib.get_close_matches(entry.name.lower(), files, n=1)
            expected = close[0] if close else f"one of {', '.join(files)}"
            raise PackError(
                f"{quote(entry.name)} is not the name of a card file (expected {expected})"
            ).at(where)
    if not found:
        raise PackError(f"no card file in it (expected at least one of {', '.join(files)})").at(
            where
        )
    return found


def _read(path: Path, name: str) -> bytes:
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise PackError("not a regular file").at(name)
        if status.st_size > MAX_BYTES:
            raise PackError(f"{status.st_size} bytes are too many (up to {MAX_BYTES})").at(name)
        return path.read_bytes()
    except OSError as error:
        raise PackError(f"cannot be read ({reason(error)})").at(name) from None


def _table(file: str, content: bytes, key: str, expected: str) -> dict[str, Any]:
    """A TOML file that holds nothing but the key."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise PackError(f"line {line} is not UTF-8 text").at(file) from None
    try:
        data = _parsed(text)
    except RecursionError:
        raise PackError("not valid TOML (nested too deeply)").at(file) from None
    except ValueError as error:
        raise PackError(f"not valid TOML ({reason(error)})").at(file) from None
    for name in data:
        if name != key:
            raise PackError(f"{quote(name)} is not known here (expected {expected})").at(file)
    return data


@lru_cache(maxsize=32)
def _parsed(text: str) -> dict[str, Any]:
    """A TOML file, or JSON, which a browser reads in a fraction of the time. Kept, because the
    built-in files that a pack leaves alone are read with each."""
    found: dict[str, Any] = json.loads(text) if text.startswith("{") else tomllib.loads(text)
    return found


def _convert(where: str, raw: object, kind: type[P]) -> P:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise PackError(f"{explain(str(error), raw, kind)}").at(where) from None
