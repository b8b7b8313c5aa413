"""The card files of a game and ways to spoil them, for the tests of packs."""

from collections.abc import Callable
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
        self.load: Callable[[Path], Any] = import_module(f"{cards}.files").load
        self.build: Callable[[Any], Any] = import_module(f"{cards}.build").build

    def changed(self, name: str, old: str, new: str) -> str:
        """A built-in file with the first occurrence of a text replaced."""
        assert old in self.built_in[name]
        return self.built_in[name].replace(old, new, 1)

    def complaint(self, pack: Path) -> str:
        """The message about a faulty pack."""
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
