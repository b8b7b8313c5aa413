"""The card files of a game and ways to spoil them, for the tests of packs."""

import re
from collections.abc import Callable, Mapping
from importlib import import_module, resources
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings

from trilobite.games.packs.schema import PackError

FUZZ = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


class CardFiles:
    """The built-in card files of a game, and what is said of others."""

    def __init__(self, game: str) -> None:
        cards = f"trilobite.games.{game}.cards"
        self.names: tuple[str, ...] = tuple(import_module(f"{cards}.schema").FILES)
        data = resources.files(cards) / "data"
        self.built_in = {name: (data / name).read_text(encoding="utf-8") for name in self.names}
        self.load: Callable[[Path | None], Any] = import_module(f"{cards}.files").load
        build = import_module(f"{cards}.build")
        self.build: Callable[[Any], Any] = build.build
        self.data_hash: Callable[[Any], str] = build.data_hash
        #: What is read without a pack.
        self.default = self.load(None)

    def changed(self, name: str, old: str, new: str) -> str:
        """A built-in file with the first occurrence of a text replaced."""
        assert old in self.built_in[name]
        return self.built_in[name].replace(old, new, 1)

    def records(self, name: str) -> list[str]:
        """A built-in file cut up: what stands before the first record, then record by record."""
        return re.split(r"^(?=\[\[\w+\]\]$)", self.built_in[name], flags=re.MULTILINE)

    def in_record(self, name: str, line: str, old: str, new: str) -> str:
        """A built-in file with a text replaced in one of its records, named by a line of it."""
        records = self.records(name)
        number = next(n for n, record in enumerate(records) if f"\n{line}\n" in record)
        assert old in records[number]
        records[number] = records[number].replace(old, new, 1)
        return "".join(records)

    def loaded(self, pack: Path, name: str, text: str) -> Any:
        """What is read from a pack into which a file is put."""
        (pack / name).write_text(text, encoding="utf-8")
        return self.load(pack)

    def hash_with(self, pack: Path, name: str, old: str, new: str) -> str:
        """The hash of the cards, and of what is built of them, if a text is replaced."""
        files = self.loaded(pack, name, self.changed(name, old, new))
        found = self.data_hash(files)
        assert self.build(files).hash == found
        return found

    def complaint(self, pack: Path, files: Mapping[str, str] | None = None) -> str:
        """The message about a faulty pack, into which files may be put."""
        for name, text in (files or {}).items():
            (pack / name).write_text(text, encoding="utf-8")
        with pytest.raises(PackError) as caught:
            self.load(pack)
        message = str(caught.value)
        assert message.isprintable()
        assert message
        return message


def holes(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value of a parsed file."""
    inner: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    return [path, *(way for key, item in inner for way in holes(item, (*path, key)))]


def written(value: Any) -> str:
    """A value in TOML, tables in one line."""
    if isinstance(value, dict):
        pairs = ", ".join(f"{written(key)} = {written(item)}" for key, item in value.items())
        return f"{{{pairs}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    return msgspec.json.encode(value).decode()


def drop(parent: Any, key: Any) -> None:
    del parent[key]


def double(parent: Any, key: Any) -> None:
    if isinstance(parent, list):
        parent.insert(key, parent[key])
    else:
        parent[f"{key}_"] = parent[key]


def wrap(parent: Any, key: Any) -> None:
    parent[key] = [parent[key]]


def bury(parent: Any, key: Any) -> None:
    parent[key] = {"x": parent[key]}


CHANGES = (drop, double, wrap, bury)
