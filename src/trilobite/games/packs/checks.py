"""Checks that fit the card files of every game."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from trilobite.games.packs.errors import failure, quote, show
from trilobite.games.packs.schema import Sourced

_SOURCE: Final = re.compile(r"(seed|public|designed): \S.*")


def check_texts(file: str, card: str, whole: msgspec.Struct, kind: str = "card") -> None:
    """All texts of a record can be shown, and every source is one."""
    for path, part in _parts(whole, ""):
        for name in part.__struct_fields__:
            value = getattr(part, name)
            texts = {path + name: value}
            if isinstance(value, tuple):
                texts = {f"{path}{name}[{index}]": item for index, item in enumerate(value)}
            for where, text in texts.items():
                if isinstance(text, str) and not text.isprintable():
                    problem = f"{quote(text)} has a character that cannot be shown"
                    raise failure(file, card, where, f"{problem} (expected plain text)", kind)
        if isinstance(part, Sourced):
            _check_sources(file, card, path, part, kind)


def _parts(part: msgspec.Struct, path: str) -> Iterator[tuple[str, msgspec.Struct]]:
    """The part and every part inside it, with the prefix of its field names."""
    yield path, part
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if isinstance(value, msgspec.Struct):
            yield from _parts(value, f"{path}{name}.")
        elif isinstance(value, tuple):
            for index, item in enumerate(value):
                if isinstance(item, msgspec.Struct):
                    yield from _parts(item, f"{path}{name}[{index}].")


def _check_sources(file: str, card: str, path: str, part: Sourced, kind: str) -> None:
    for field, source in part.provenance.items():
        where = f"{path}provenance[{quote(field)}]"
        if field != "*" and re.split(r"[.\[@]", field)[0] not in part.__struct_fields__:
            raise failure(file, card, where, f"no such field on the {kind}", kind)
        if not _SOURCE.fullmatch(source) or not source.isprintable():
            expected = 'expected "seed: ...", "public: ..." or "designed: ..."'
            raise failure(file, card, where, f"{quote(source)} names no source ({expected})", kind)


def check_numbers(file: str, numbers: Iterable[tuple[str, int]], first: int, last: int) -> None:
    """No number twice or out of range; each comes as card, number."""
    owner: dict[int, str] = {}
    for card, number in numbers:
        if not first <= number <= last:
            text = f"{number} is out of range (expected {first} to {last})"
            raise failure(file, card, "number", text)
        if number in owner:
            text = f"{number} is taken by card {quote(owner[number])}"
            raise failure(file, card, "number", f"{text} (expected a number of its own)")
        owner[number] = card


def check_unique(file: str, ids: Iterable[tuple[str, str, str]]) -> None:
    """No id twice; each comes as card, field, id."""
    owner: dict[str, str] = {}
    for card, field, name in ids:
        if name in owner:
            text = f"{quote(name)} is taken by card {quote(owner[name])}"
            raise failure(file, card, field, f"{text} (expected an id of its own)")
        owner[name] = card


def check_distinct(
    file: str, card: str, field: str, values: Sequence[object], kind: str = "card"
) -> None:
    """No value twice in a list."""
    for index, value in enumerate(values):
        if value in values[:index]:
            text = f"{show(value)} is there twice (expected once at most)"
            raise failure(file, card, f"{field}[{index}]", text, kind)
