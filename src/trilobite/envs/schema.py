"""Observations: what a seat sees, as a vector of whole numbers of a fixed length.

A view is a tree of plain values with names in it. A schema is a tree of fields of the same shape;
each field knows how many numbers it takes and what each of them means. What a view lacks is left
at zero, and what is larger than a field allows is cut to that.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final


class Field(ABC):
    """A part of a schema: the lowest and the highest value of each of its numbers."""

    #: Whether the number 0 is written as something else than zeros.
    writes_zero: ClassVar[bool] = False

    def __init__(self, low: list[int], high: list[int]) -> None:
        self.low: Final = low
        self.high: Final = high

    @abstractmethod
    def names(self) -> list[str]:
        """What each number means, relative to the field."""

    @abstractmethod
    def write(self, value: Any, vector: Any, at: int) -> None:
        """Writes a value of the view into the vector, from a place on. All is zero before."""


class Number(Field):
    """A whole number."""

    def __init__(self, high: int, low: int = 0) -> None:
        super().__init__([low], [high])

    def names(self) -> list[str]:
        return [""]

    def write(self, value: Any, vector: Any, at: int) -> None:
        vector[at] = min(self.high[0], max(self.low[0], int(value)))


class Flag(Number):
    """Yes or no."""

    def __init__(self) -> None:
        super().__init__(1)


class Numbers(Field):
    """A list of numbers of a fixed length."""

    def __init__(self, length: int, high: int) -> None:
        super().__init__([0] * length, [high] * length)

    def names(self) -> list[str]:
        return [f"[{i}]" for i in range(len(self.high))]

    def write(self, value: Any, vector: Any, at: int) -> None:
        for i, number in enumerate(value[: len(self.high)]):
            vector[at + i] = min(self.high[i], int(number))


class OneOf(Field):
    """One of several names, or its number: a one in its place."""

    writes_zero: ClassVar[bool] = True

    def __init__(self, members: Sequence[str]) -> None:
        super().__init__([0] * len(members), [1] * len(members))
        self._members: Final = list(members)
        self._places: Final = {name: place for place, name in enumerate(members)}

    def names(self) -> list[str]:
        return [f"={name}" for name in self._members]

    def write(self, value: Any, vector: Any, at: int) -> None:
        place = value if isinstance(value, int) else self._places.get(value, -1)
        if 0 <= place < len(self._members):
            vector[at + place] = 1


class Place(Field):
    """One of several names as a single number: 1 for the first, 0 for none."""

    def __init__(self, members: Sequence[str]) -> None:
        super().__init__([0], [len(members)])
        self._places: Final = {name: place for place, name in enumerate(members, 1)}

    def names(self) -> list[str]:
        return ["#"]

    def write(self, value: Any, vector: Any, at: int) -> None:
        vector[at] = self._places.get(value, 0)


class Counts(Field):
    """How often each of several names is in a list, or each letter in a word."""

    def __init__(self, members: Sequence[Any], high: int) -> None:
        super().__init__([0] * len(members), [high] * len(members))
        self._members: Final = list(members)
        self._places: Final = {name: place for place, name in enumerate(members)}

    def names(self) -> list[str]:
        return [f" {name}" for name in self._members]

    def write(self, value: Any, vector: Any, at: int) -> None:
        for name in value:
            place = self._places.get(name)
            if place is not None and vector[at + place] < self.high[place]:
                vector[at + place] += 1


class Order(Field):
    """Where in a list each of several names is: 1 for the first, 0 for not in it."""

    def __init__(self, members: Sequence[str]) -> None:
        super().__init__([0] * len(members), [len(members)] * len(members))
        self._members: Final = list(members)
        self._places: Final = {name: place for place, name in enumerate(members)}

    def names(self) -> list[str]:
        return [f"#{name}" for name in self._members]

    def write(self, value: Any, vector: Any, at: int) -> None:
        for rank, name in enumerate(value, 1):
            place = self._places.get(name)
            if place is not None:
                vector[at + place] = rank


class Group(Field):
    """A table of named values."""

    def __init__(self, fields: Mapping[str, Field]) -> None:
        parts = fields.values()
        super().__init__(
            [low for field in parts for low in field.low],
            [high for field in parts for high in field.high],
        )
        self._names: Final = [f".{key}{name}" for key in fields for name in fields[key].names()]
        self._parts: Final[list[tuple[str, int, Field]]] = []
        at = 0
        for key, field in fields.items():
            self._parts.append((key, at, field))
            at += len(field.high)

    def names(self) -> list[str]:
        return self._names

    def write(self, value: Any, vector: Any, at: int) -> None:
        for key, offset, field in self._parts:
            part = value.get(key)
            if part or (part is not None and field.writes_zero):
                field.write(part, vector, at + offset)


class Each(Field):
    """A table with an entry for some of several names: for each of them a one if it is there,
    and then the entry. A list of tables is read by the name each has under `key`."""

    def __init__(self, members: Sequence[str], field: Field, key: str = "id") -> None:
        self._members: Final = list(members)
        self._field: Final = field
        self._key: Final = key
        self._width: Final = 1 + len(field.high)
        self._places: Final = {name: place for place, name in enumerate(members)}
        super().__init__([0, *field.low] * len(members), [1, *field.high] * len(members))

    def names(self) -> list[str]:
        entry = ["?", *self._field.names()]
        return [f".{member}{name}" for member in self._members for name in entry]

    def write(self, value: Any, vector: Any, at: int) -> None:
        entries = (
            value.items()
            if isinstance(value, dict)
            else ((part[self._key], part) for part in value)
        )
        for name, part in entries:
            place = self._places.get(name)
            if place is not None:
                start = at + place * self._width
                vector[start] = 1
                self._field.write(part, vector, start + 1)


class Slots(Field):
    """A list of entries of one kind, as many as fit: the first, or the latest."""

    def __init__(self, length: int, field: Field, latest: bool = False) -> None:
        self._length: Final = length
        self._latest: Final = latest
        self._field: Final = field
        self._width: Final = len(field.high)
        super().__init__(field.low * length, field.high * length)

    def names(self) -> list[str]:
        return [f"[{i}]{name}" for i in range(self._length) for name in self._field.names()]

    def write(self, value: Any, vector: Any, at: int) -> None:
        shown = value[-self._length :] if self._latest else value[: self._length]
        for i, part in enumerate(shown):
            self._field.write(part, vector, at + i * self._width)


class Joined(Field):
    """Several lists as one, for a field that does not care which of them an entry is in."""

    def __init__(self, field: Field) -> None:
        self._field: Final = field
        super().__init__(field.low, field.high)

    def names(self) -> list[str]:
        return self._field.names()

    def write(self, value: Any, vector: Any, at: int) -> None:
        for part in value:
            self._field.write(part, vector, at)
