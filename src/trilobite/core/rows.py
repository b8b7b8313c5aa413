"""The row in which an observation is written: bytes, all zero at first."""

from typing import Final


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

    def one(self, at: int, number: int) -> None:
        """Writes a number."""
        self._bytes[at] = number

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
    anything changes. So it remembers by place what lists of names it was given, where they go and
    the bytes made of them."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self._names: Final[dict[int, tuple[list[int], slice, bytearray]]] = {}

    def names(self, at: int, numbers: list[int]) -> None:
        known = self._names.get(at)
        if known is None or known[0] != numbers:
            where = slice(at, at + len(numbers))
            named = bytearray([one + 1 for one in numbers])
            known = self._names[at] = (numbers.copy(), where, named)
        self._bytes[known[1]] = known[2]
