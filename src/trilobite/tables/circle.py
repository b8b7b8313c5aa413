"""The people at a table: what they say, ask of each other and decide together beside the game.

All of it follows from the deeds among the events of the table, so that it is the same wherever the
table is read.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from trilobite.tables.model import Deed, Motion, TableEvent


class Line(NamedTuple):
    """A deed with its number among the events, and when it was done."""

    number: int
    at: int
    deed: Deed


class UndoRequest(msgspec.Struct):
    """Somebody wants to go back to where so many answers had been given."""

    seat: int
    answers: int
    agreed: list[int]


class Circle:
    """What has come of the deeds so far."""

    def __init__(self, events: Sequence[TableEvent] = ()) -> None:
        #: All that was done, the oldest first.
        self.lines: Final[list[Line]] = []
        self.request: UndoRequest | None = None
        #: Seats whose request was declined, and who have answered nothing since.
        self.declined: Final[set[int]] = set()
        #: The seats that are for it, by what the vote is about and which seat.
        self.votes: Final[dict[tuple[Motion, int | None], list[int]]] = {}
        self.paused = False
        self.ended = False
        #: Where in the record dice were drawn anew, and how often that had happened then.
        self.anew: list[tuple[int, int]] = []
        self._anew_made = 0
        for number, event in enumerate(events):
            self.follow(number, event)

    def follow(self, number: int, event: TableEvent) -> None:
        """Takes the next event."""
        for line in event.lines:
            if line.startswith("~"):
                self.request = None  # something new was revealed
            elif self.declined and ">" in line:
                self.declined.discard(int(line.partition(">")[0]))
        if event.keep is not None:
            self.anew = self._anew_until(event.keep)
        if event.deed is not None:
            self.lines.append(Line(number, event.at, event.deed))
            self._done(event.deed, event.keep or 0)

    def _done(self, deed: Deed, keep: int) -> None:
        seat = deed.seat
        motion = (deed.motion or "pause", deed.about)
        if deed.what == "asked" and seat is not None:
            self.request = UndoRequest(seat, deed.answers, [])
        elif deed.what == "agreed" and self.request and seat is not None:
            self.request.agreed.append(seat)
        elif deed.what in ("declined", "withdrew", "undone"):
            if deed.what == "declined" and self.request:
                self.declined.add(self.request.seat)
            self.request = None
        elif deed.what == "voted" and seat is not None:
            self.votes.setdefault(motion, []).append(seat)
        elif deed.what == "unvoted" and seat in self.votes.get(motion, []):
            self.votes[motion].remove(seat)
        elif deed.what in ("paused", "resumed"):
            self.paused = deed.what == "paused"
            self.votes.pop(("pause", None), None)
        elif deed.what == "ended":
            self.ended = True
            self.votes.clear()
            self.request = None
        elif deed.what in ("left", "reopened", "joined"):
            self._another_sits(seat if deed.about is None else deed.about)
        if deed.what == "undone":
            self.anew = self.anew_after(keep)
            self._anew_made += 1

    def anew_after(self, keep: int) -> list[tuple[int, int]]:
        """Where dice are drawn anew once people have gone back to so many lines of the record."""
        before = [each for each in self._anew_until(keep) if each[0] < keep]
        return [*before, (keep, self._anew_made + 1)]

    def _anew_until(self, keep: int) -> list[tuple[int, int]]:
        """The same after cutting the record; the seed in use goes on."""
        return list({min(place, keep): made for place, made in self.anew}.items())

    def _another_sits(self, seat: int | None) -> None:
        """What was asked or said for a seat by another holds no longer."""
        self.votes.pop(("reopen", seat), None)
        for seats in self.votes.values():
            if seat in seats:
                seats.remove(seat)
        if self.request and seat == self.request.seat:
            self.request = None
        elif self.request and seat in self.request.agreed:
            self.request.agreed.remove(seat)

    def put(self, number: int, deed: Deed) -> None:
        """Another deed in the place of one."""
        for index, line in enumerate(self.lines):
            if line.number == number:
                self.lines[index] = Line(number, line.at, deed)


def bare(deed: Deed, name: bool) -> Deed:
    """A deed without what was said, and without the name of who did it."""
    called = "" if name else deed.name
    return msgspec.structs.replace(deed, text="", word=None, name=called)


def needed(motion: Motion, voters: int) -> int:
    """How many must be for it: all to end a game, more than half for the rest."""
    return voters if motion == "end" else voters // 2 + 1
