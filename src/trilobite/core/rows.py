"""The row in which an observation is written: bytes, all zero at first."""

from typing import Any, Final


class Row:
    """A row of small whole numbers. `written` is what others read."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self._bytes: bytearray = bytearray(size)

    def clear(self) -> None:
        """Begins anew."""
        self._bytes = bytearray(self.size)

    def written(self) -> bytearray:
        """All that was written."""
        return self._bytes

    def copy_to(self, memory: memoryview, at: int) -> None:
        """Copies all that was written to a place in memory."""
        memory[at : at + self.size] = self._bytes

    def shared(self) -> Any:
        """The memory that is written into, until all begins anew."""
        return self._bytes

    def one(self, at: int, number: int) -> None:
        """Writes a number."""
        self._bytes[at] = number

    def six(self, at: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
        """Writes six numbers side by side, for which nobody has to make a list."""
        row = self._bytes
        if a:
            row[at] = a
        if b:
            row[at + 1] = b
        if c:
            row[at + 2] = c
        if d:
            row[at + 3] = d
        if e:
            row[at + 4] = e
        if f:
            row[at + 5] = f

    def put(self, at: int, numbers: list[int]) -> None:
        """Writes numbers side by side. (As bytes they would be copied twice.)"""
        self._bytes[at : at + len(numbers)] = bytearray(numbers)

    def put_two(self, at: int, one: list[int], two: list[int]) -> None:
        """Writes two lists of numbers side by side."""
        self.put(at, one + two)

    def put_four(
        self, at: int, one: list[int], two: list[int], three: list[int], four: list[int]
    ) -> None:
        """Writes four lists of numbers side by side."""
        self.put(at, one + two + three + four)

    def names(self, at: int, numbers: list[int]) -> None:
        """Writes numbers that stand for names, or -1 for none: 1 for the first name."""
        self._bytes[at : at + len(numbers)] = bytearray([one + 1 for one in numbers])

    def mark(self, at: int, numbers: list[int]) -> None:
        """Writes a one in the place of each of several numbers."""
        row = self._bytes
        for one in numbers:
            row[at + one] = 1

    def unmark(self, at: int, numbers: list[int]) -> None:
        """Writes a zero in the place of each of several numbers."""
        row = self._bytes
        for one in numbers:
            row[at + one] = 0

    def spread(self, at: int, width: int, numbers: list[int], what: int) -> None:
        """Writes the same in the pieces, so many places wide, of several numbers; -1 has none."""
        row = self._bytes
        for one in numbers:
            if one >= 0:
                row[at + width * one] = what

    def tally(self, at: int, numbers: list[int]) -> None:
        """Counts how often each number is in a list."""
        row = self._bytes
        for one in numbers:
            row[at + one] += 1

    def rank(self, at: int, numbers: list[int]) -> None:
        """Writes where in a list each number is, from 1 on."""
        row = self._bytes
        for place, one in enumerate(numbers, 1):
            row[at + one] = place


class RowOfAGame(Row):
    """The same for one game that is played on, interpreted: from one decision to the next hardly
    anything changes. So it remembers by place what lists it was given, where they go and the bytes
    made of them."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self._numbers: Final[dict[int, tuple[list[int], slice, bytearray]]] = {}
        self._parts: Final[dict[int, tuple[list[list[int]], slice, bytearray]]] = {}
        self._names: Final[dict[int, tuple[list[int], slice, bytearray]]] = {}

    def put(self, at: int, numbers: list[int]) -> None:
        known = self._numbers.get(at)
        if known is None or known[0] != numbers:
            where = slice(at, at + len(numbers))
            known = self._numbers[at] = (numbers.copy(), where, bytearray(numbers))
        self._bytes[known[1]] = known[2]

    def put_four(
        self, at: int, one: list[int], two: list[int], three: list[int], four: list[int]
    ) -> None:
        parts = [one, two, three, four]
        known = self._parts.get(at)
        if known is None or known[0] != parts:
            written = bytearray(one + two + three + four)
            where = slice(at, at + len(written))
            known = self._parts[at] = ([part.copy() for part in parts], where, written)
        self._bytes[known[1]] = known[2]

    def names(self, at: int, numbers: list[int]) -> None:
        known = self._names.get(at)
        if known is None or known[0] != numbers:
            where = slice(at, at + len(numbers))
            named = bytearray([one + 1 for one in numbers])
            known = self._names[at] = (numbers.copy(), where, named)
        self._bytes[known[1]] = known[2]
