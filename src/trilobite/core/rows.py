"""The rows in which observations are written, bytes that are all zero at first, and the masks of
what may be done."""

from typing import Any, Final


class Row:
    """A row of small whole numbers, of one game or of each of many in turn."""

    def __init__(self, size: int, number: int = 1) -> None:
        self.size: Final = size
        self._bytes: bytearray = bytearray(size)
        #: The rows of many games side by side.
        self._all: Final = bytearray(size * number)

    def clear(self) -> None:
        """Begins anew."""
        self._bytes = bytearray(self.size)

    def written(self) -> bytearray:
        """All that was written since."""
        return self._bytes

    def begin(self, place: int) -> None:
        """Begins the row of one of many games. All is zero in it: who has the memory sees to it."""
        self._bytes = bytearray(self.size)

    def end(self, place: int) -> None:
        """Ends it: the row is among the others."""
        start = place * self.size
        self._all[start : start + self.size] = self._bytes

    def shared(self) -> Any:
        """The memory of the rows of many games."""
        return self._all

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

    def put_piece(
        self,
        at: int,
        a: int,
        b: int,
        one: list[Any],
        two: list[int],
        three: list[int],
        four: list[int],
    ) -> None:
        """Writes two numbers and four lists side by side, the first of numbers or of flags."""
        self.put(at, [a, b, *one, *two, *three, *four])

    def names(self, at: int, numbers: list[int]) -> None:
        """Writes numbers that stand for names, or -1 for none: 1 for the first name."""
        self._bytes[at : at + len(numbers)] = bytearray([one + 1 for one in numbers])

    def first_names(self, at: int, numbers: list[int], most: int) -> None:
        """The same of so many numbers at most."""
        self.names(at, numbers[:most])

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

    def spread_rests(self, at: int, width: int, lists: list[list[int]]) -> None:
        """Writes which of several lists it is in, from 1 on, in the piece of each number but the
        first of a list."""
        for which, numbers in enumerate(lists, 1):
            self.spread(at, width, numbers[1:], which)

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
        self._pieces: Final[dict[int, tuple[list[Any], slice, bytearray]]] = {}
        self._names: Final[dict[int, tuple[list[int], slice, bytearray]]] = {}
        self._rests: Final[dict[int, tuple[list[list[int]], slice, bytearray]]] = {}

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

    def put_piece(
        self,
        at: int,
        a: int,
        b: int,
        one: list[Any],
        two: list[int],
        three: list[int],
        four: list[int],
    ) -> None:
        known = self._pieces.get(at)
        if known is None or known[0] != [a, b, one, two, three, four]:
            written = bytearray([a, b, *one, *two, *three, *four])
            parts = [a, b, one.copy(), two.copy(), three.copy(), four.copy()]
            known = self._pieces[at] = (parts, slice(at, at + len(written)), written)
        self._bytes[known[1]] = known[2]

    def names(self, at: int, numbers: list[int]) -> None:
        known = self._names.get(at)
        if known is None or known[0] != numbers:
            where = slice(at, at + len(numbers))
            named = bytearray([one + 1 for one in numbers])
            known = self._names[at] = (numbers.copy(), where, named)
        self._bytes[known[1]] = known[2]

    def spread_rests(self, at: int, width: int, lists: list[list[int]]) -> None:
        known = self._rests.get(at)
        if known is None or known[0] != lists:
            spread = bytearray(max([max(numbers, default=-1) for numbers in lists]) + 1)
            for which, numbers in enumerate(lists, 1):
                for one in numbers[1:]:
                    if one >= 0:
                        spread[one] = which
            where = slice(at, at + width * len(spread), width)
            known = self._rests[at] = ([numbers.copy() for numbers in lists], where, spread)
        self._bytes[known[1]] = known[2]


class Masks:
    """What may be done in each of many games, side by side: a one for each legal action."""

    def __init__(self, size: int, number: int) -> None:
        self.size: Final = size
        self._bytes: Final = bytearray(size * number)

    def shared(self) -> Any:
        """The memory of all masks."""
        return self._bytes

    def legal(self, place: int, action: int) -> bool:
        """Whether an action of the table is legal in a game."""
        return self._bytes[place * self.size + action] == 1

    def change(self, place: int, before: list[int], now: list[int]) -> None:
        """Other actions than before are legal in a game. (To write what was written takes less than
        to clear the mask: there are thousands of actions.)"""
        masks = self._bytes
        start = place * self.size
        for action in before:
            masks[start + action] = 0
        for action in now:
            masks[start + action] = 1
