"""The people at a table: what they say, ask of each other and decide together beside the game.

All of it follows from the deeds among the events of the table, so that it is the same wherever the
table is read.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from trilobite.tables.model import Deed, Motion, TableEvent
from trilobite.tables.times import Times, asleep, passed


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
        self.times: Final = Times()
        #: The seats in which bots play for now, and how many answers there were when they came.
        self.standing_in: Final[dict[int, int]] = {}
        #: The seats that were given up, and that nobody has taken since.
        self.given_up: Final[set[int]] = set()
        #: When those were reminded who have not answered since.
        self.reminded: Final[dict[int, int]] = {}
        #: Standing orders by seat: what to answer to which kind of decision.
        self.orders: Final[dict[int, tuple[str, str]]] = {}
        #: Where in the record dice were drawn anew, and how often that had happened then.
        self.anew: list[tuple[int, int]] = []
        self._anew_made = 0
        #: Where the adviser was asked: the lines of the record before, and by which seat.
        self.advised: list[tuple[int, int]] = []
        #: Whether the adviser is switched off for all seats.
        self.silenced = False
        for event in events:
            self.follow(event)

    def follow(self, event: TableEvent) -> None:
        """Takes the next event."""
        self.times.follow(event, self.paused or self.ended, self.standing_in)
        for line in event.lines:
            if line.startswith("~"):
                self.request = None  # something new was revealed
            elif ">" in line:
                seat, _, key = line.partition(">")
                self._answered(int(seat), key.strip())
        if event.keep is not None:
            self.orders.clear()  # somebody thinks again
            self.anew = self._anew_until(event.keep)
            self.advised = cut(self.advised, event.keep)
        if event.deed is not None and event.deed.what == "advised":
            asked = (event.deed.line, event.deed.seat or 0)
            self.advised = list(dict.fromkeys([*self.advised, asked]))
        elif event.deed is not None and event.deed.what != "looked":
            self.lines.append(Line(event.number, event.at, event.deed))
            self._done(event.deed, event.keep or 0)
            if event.deed.what == "reminded" and event.deed.about is not None:
                self.reminded[event.deed.about] = event.at

    def _answered(self, seat: int, key: str) -> None:
        """Somebody, or the bot in their place, has answered."""
        self.declined.discard(seat)
        if seat in self.orders and self.orders[seat][1] != key:
            del self.orders[seat]  # they have played on
        if seat not in self.standing_in:
            self.reminded.pop(seat, None)
            self._decide_no_more(seat)

    def _decide_no_more(self, about: int) -> None:
        """There is nothing left to decide about a seat."""
        self.votes.pop(("reopen", about), None)
        self.votes.pop(("bot", about), None)

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
        elif deed.what in ("ended", "lapsed"):
            self.ended = True
            self.votes.clear()
            self.orders.clear()
            self.request = None
        elif deed.what in ("left", "reopened", "joined"):
            self._another_sits(seat if deed.about is None else deed.about)
            if deed.what == "left" and seat is not None:
                self.given_up.add(seat)
        elif deed.what == "stood-in" and deed.about is not None:
            self.standing_in[deed.about] = deed.answers
            self._decide_no_more(deed.about)
            self._votes_no_more(deed.about)
            self.orders.pop(deed.about, None)
        elif deed.what == "returned" and seat is not None:
            self.standing_in.pop(seat, None)
            self.reminded.pop(seat, None)
            self.times.again(seat)
            self._decide_no_more(seat)
        elif deed.what == "woke":
            self.reminded.clear()
            for waited in list(self.times.waited):
                self.times.again(waited)
        elif deed.what == "ordered" and seat is not None:
            self.orders.pop(seat, None)
            kind, ordered, key = deed.text.partition(" ")
            if ordered:
                self.orders[seat] = (kind, key)
        elif deed.what in ("silenced", "unsilenced"):
            self.silenced = deed.what == "silenced"
        if deed.what == "undone":
            self.anew = self.anew_after(keep)
            self._anew_made += 1

    def used(self, seat: int, now: int) -> int:
        """For how many seconds a seat was waited for in all."""
        return self.times.used.get(seat, 0) + self._passing(seat, now)

    def waited(self, seat: int, now: int) -> int | None:
        """For how long it is waited for now since it last answered; None if it is not."""
        waited = self.times.waited.get(seat)
        return None if waited is None else waited + self._passing(seat, now)

    def asleep(self, now: int) -> bool:
        """Whether nobody has touched the table for so long that it sleeps. A finished one waits for
        nobody."""
        return bool(self.times.waited) and asleep(self.times.at, now)

    def _passing(self, seat: int, now: int) -> int:
        """What has passed for a seat since the last event."""
        rests = self.paused or self.ended or seat in self.standing_in
        if rests or not self.times.at or seat not in self.times.waited:
            return 0
        return passed(self.times.at, now)

    def anew_after(self, keep: int) -> list[tuple[int, int]]:
        """Where dice are drawn anew once people have gone back to so many lines of the record."""
        before = [each for each in self._anew_until(keep) if each[0] < keep]
        return [*before, (keep, self._anew_made + 1)]

    def _anew_until(self, keep: int) -> list[tuple[int, int]]:
        """The same after cutting the record; the seed in use goes on."""
        return list({min(place, keep): made for place, made in self.anew}.items())

    def _another_sits(self, seat: int | None) -> None:
        """What was asked or said for a seat by another holds no longer."""
        if seat is None:
            return
        self._decide_no_more(seat)
        self.standing_in.pop(seat, None)
        self.given_up.discard(seat)
        self.reminded.pop(seat, None)
        self.orders.pop(seat, None)
        self.times.forget(seat)
        self._votes_no_more(seat)
        if self.request and seat == self.request.seat:
            self.request = None
        elif self.request and seat in self.request.agreed:
            self.request.agreed.remove(seat)

    def _votes_no_more(self, seat: int) -> None:
        for seats in self.votes.values():
            if seat in seats:
                seats.remove(seat)

    def put(self, number: int, deed: Deed) -> None:
        """Another deed in the place of one."""
        for index, line in enumerate(self.lines):
            if line.number == number:
                self.lines[index] = Line(number, line.at, deed)


def cut(advised: list[tuple[int, int]], keep: int) -> list[tuple[int, int]]:
    """Where the adviser was asked, after cutting the record: what it said of decisions that were
    taken back is known at the one that is asked again."""
    return list(dict.fromkeys((min(place, keep), seat) for place, seat in advised))


def bare(deed: Deed, name: bool) -> Deed:
    """A deed without what was said, and without the name of who did it."""
    called = "" if name else deed.name
    return msgspec.structs.replace(deed, text="", word=None, name=called)


def needed(motion: Motion, voters: int) -> int:
    """How many must be for it: all to end a game or delete a table, more than half for the rest."""
    return voters if motion in ("end", "delete") else voters // 2 + 1
