"""How long people are waited for. It follows from the events: who was waited for between two of
them has used that time. While a game is paused or sleeps, or a bot plays for somebody, nothing is
counted."""

from typing import Final

from trilobite.tables.model import TableEvent

#: Seconds after which a table that nobody touches sleeps.
SLEEP: Final = 30 * 24 * 3600


def asleep(at: int, now: int) -> bool:
    """Whether a table sleeps at which something last happened then."""
    return 0 < at <= now - SLEEP


def passed(at: int, now: int) -> int:
    """For how many seconds since the last event a table has been awake."""
    return min(SLEEP, max(0, now - at))


class Times:
    """The time of each seat until the last event, in seconds."""

    def __init__(self) -> None:
        #: In all, since who has the seat sat down.
        self.used: Final[dict[int, int]] = {}
        #: Since they last answered or were asked, of those who are waited for.
        self.waited: Final[dict[int, int]] = {}
        #: When the last event was.
        self.at = 0

    def follow(self, event: TableEvent, paused: bool, bots: dict[int, int]) -> None:
        """Takes the next event: before it the game was paused or not, and bots played in these
        seats."""
        if not paused and self.at:
            more = passed(self.at, event.at)
            for seat in self.waited:
                if seat not in bots:
                    self.used[seat] = self.used.get(seat, 0) + more
                    self.waited[seat] += more
        for line in event.lines:
            if not line.startswith("~") and ">" in line:
                self.waited.pop(int(line.partition(">")[0]), None)
        waiting = event.waiting or []
        for seat in [seat for seat in self.waited if seat not in waiting]:
            del self.waited[seat]
        for seat in waiting:
            self.waited.setdefault(seat, 0)
        self.at = event.at or self.at

    def forget(self, seat: int) -> None:
        """Somebody else has the seat now."""
        self.used.pop(seat, None)
        self.again(seat)

    def again(self, seat: int) -> None:
        """Who has the seat begins to think now."""
        if seat in self.waited:
            self.waited[seat] = 0
