"""The events of a table, and what they amount to."""

from collections.abc import Sequence
from typing import Final

from trilobite.tables.circle import Circle
from trilobite.tables.model import TableEvent


class Events:
    """The events of a table: the record that they amount to."""

    def __init__(self, events: Sequence[TableEvent], pace: int) -> None:
        #: The number of the next.
        self.number: Final = events[-1].number + 1 if events else 0
        self.lines: Final[list[str]] = []
        self.pace = pace
        #: The number after that of the last that changed the game.
        self.version = 0
        #: The scene that a lesson has come to.
        self.scene = 0
        #: Whether nobody was asked any more.
        self.finished = bool(events) and events[-1].waiting == []
        #: Since when the game waits for whom.
        self.since: Final[dict[int, int]] = {}
        self.circle: Final = Circle(events)
        if events:
            last = events[-1]
            self.since.update(zip(last.waiting or [], last.since, strict=False))
        for event in events:
            if event.pace is not None:
                self.pace = event.pace
                continue
            if changes(event):
                self.version = event.number + 1
            if event.scene is not None:
                self.scene = event.scene
            if event.keep is not None:
                del self.lines[event.keep :]
            self.lines.extend(event.lines)


def changes(event: TableEvent) -> bool:
    """Whether the game is another after it."""
    return bool(event.lines) or event.keep is not None or event.scene is not None
