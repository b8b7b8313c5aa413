"""Errors of card files in words: file, card, field, what is wrong and what is expected."""

import re
from typing import Final

from msgspec import inspect

from trilobite.games.packs.schema import PackError


def failure(file: str, card: str, field: str, text: str, kind: str = "card") -> PackError:
    """An error at a field of a card, or of another kind of record; one without id stands alone."""
    record = f"{kind} {quote(card)}" if card else kind
    return PackError(text).at(f"{file}: {record}: {field}")


def quote(text: str) -> str:
    """The text in quotes, short and without characters that would break the line."""
    return repr(text if len(text) <= 60 else text[:57] + "...")


def reason(error: Exception) -> str:
    """What an exception says, on one line."""
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    text = "".join(c if c.isprintable() else " " for c in text)
    return text if len(text) <= 200 else text[:197] + "..."


def show(value: object) -> str:
    """A value as it would be written in a card file."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value) if abs(value) < 10**12 else "a huge number"
        case float():
            return str(value)
        case str():
            return quote(value)
        case list():
            return f"a list of {len(value)}"
        case dict():
            return "a table"
        case _:
            return "a date or time"


_STEP: Final = re.compile(r"\.(?P<field>\w+)|\[(?P<index>\d+)\]|(?P<value>\[\.\.\.\])")


def explain(message: str, raw: object, kind: type) -> str:
    """A validation message in plain words: field, value, what was expected."""
    place = message.rpartition(" - at `$")[2] if " - at `$" in message else ""
    value, info, path = raw, inspect.type_info(kind), ""
    for step in _STEP.finditer(place):
        inner = _unwrapped(info)
        if step["field"] and isinstance(value, dict) and isinstance(inner, inspect.StructType):
            name = step["field"]
            value, path = value[name], f"{path}.{name}" if path else name
            info = next(field.type for field in inner.fields if field.name == name)
        elif step["index"] and isinstance(value, list):
            index = int(step["index"])
            value, path = value[index], f"{path}[{index}]"
            if isinstance(inner, inspect.VarTupleType):
                info = inner.item_type
            elif isinstance(inner, inspect.TupleType):
                info = inner.item_types[index]
        elif step["value"] and isinstance(value, dict) and isinstance(inner, inspect.DictType):
            key, value = next(item for item in value.items() if not isinstance(item[1], str))
            path, info = f"{path}[{quote(key)}]", inner.value_type
    inner = _unwrapped(info)
    if isinstance(value, dict) and isinstance(inner, inspect.StructType):
        known = [field.name for field in inner.fields]
        before = f"{path}." if path else ""
        for key in value:
            if key not in known:
                name = key if re.fullmatch(r"[a-z_]{1,40}", key) else quote(key)
                return f"{before}{name}: unknown field (expected {', '.join(known)})"
        for field in inner.fields:
            if field.required and field.name not in value:
                return f"{before}{field.name}: missing (expected {_expected(field.type)})"
    before = f"{path}: " if path else ""
    return f"{before}{show(value)} is not {_expected(info)}"


def _unwrapped(info: inspect.Type) -> inspect.Type:
    """The type without its description and without "or nothing"."""
    while True:
        if isinstance(info, inspect.Metadata):
            info = info.type
        elif isinstance(info, inspect.UnionType):
            info = next(part for part in info.types if not isinstance(part, inspect.NoneType))
        else:
            return info


def _expected(info: inspect.Type) -> str:
    """What a value of the type is, in words."""
    if isinstance(info, inspect.UnionType):
        info = next(part for part in info.types if not isinstance(part, inspect.NoneType))
    if isinstance(info, inspect.Metadata) and info.extra_json_schema:
        return str(info.extra_json_schema["description"])
    if isinstance(info, inspect.LiteralType):
        return " or ".join(f'"{word}"' for word in info.values)
    return "a text" if isinstance(info, inspect.StrType) else "a table"
