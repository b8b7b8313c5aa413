"""Spoiling card files in every way, for the tests of packs."""

from typing import Any

import msgspec
from hypothesis import HealthCheck, settings

FUZZ = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


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
