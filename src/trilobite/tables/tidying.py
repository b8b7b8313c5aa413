"""What was taken back is taken out of the events of a table, so that taking back and giving back
does not make it longer without end.

An event that is cut by a later one is told by that one: it keeps its number and says from where on
the record is another, so that it does the same for a server that knows all, some or none of those
that are gone. Numbers that are free are not given again, for an event must have a higher number
than all others. What people did beside the game stays as it is.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from trilobite.tables.model import TableEvent
from trilobite.tables.store import Store, StoredTable, StoreError

#: Seconds after which an event can go: longer than a statement may take in which another server
#: tries to give the same number, and than the clocks of servers differ.
SETTLED: Final = 600

#: It is done when as many events can go, and looked at when as many have been taken back.
WORTH_IT: Final = 20
LOOK_AFTER: Final = 100


def tidied(events: Sequence[TableEvent], until: int) -> tuple[list[int], list[TableEvent]]:
    """The numbers of events up to a moment that need not be kept, and the events that tell of them
    instead."""
    gone: list[int] = []
    merged: dict[int, TableEvent] = {}
    # Changes of the game that a later one may cut, with the length of the record before each.
    open_to_cuts: list[tuple[TableEvent, int]] = []
    other: TableEvent | None = None
    length = 0
    for event in events:
        before = length
        length = (before if event.keep is None else event.keep) + len(event.lines)
        if event.number == 0 or event.at == 0 or event.at > until or event.deed is not None:
            open_to_cuts.clear()
            other = None
            continue
        if event.pace is not None or event.scene is not None:
            if other is not None and (other.pace is None) == (event.pace is None):
                gone.append(other.number)
            other = event
            continue
        whole = event
        while open_to_cuts and absorbed(*open_to_cuts[-1], whole):
            earlier, before = open_to_cuts.pop()
            whole = joined(earlier, before, whole)
            gone.append(earlier.number)
            merged.pop(earlier.number, None)
            merged[whole.number] = whole
        open_to_cuts.append((whole, before))
    return gone, list(merged.values())


def absorbed(earlier: TableEvent, before: int, later: TableEvent) -> bool:
    """Whether the later event takes back some of the earlier, or follows a mere cut."""
    if earlier.keep is not None and not earlier.lines:
        return True
    after = (before if earlier.keep is None else earlier.keep) + len(earlier.lines)
    return later.keep is not None and later.keep < after


def joined(earlier: TableEvent, before: int, later: TableEvent) -> TableEvent:
    """Both as one; before them the record had so many lines."""
    base = before if earlier.keep is None else earlier.keep
    keep = base + len(earlier.lines) if later.keep is None else later.keep
    lines = [*earlier.lines[: max(0, keep - base)], *later.lines]
    return msgspec.structs.replace(later, keep=min(base, keep), lines=lines)


async def tidy(store: Store, table: StoredTable, now: int) -> None:
    """Makes a table shorter, if that is worth it. Nobody needs it so much that a store that is away
    should matter."""
    gone, merged = tidied(table.events, now - SETTLED)
    if len(gone) >= WORTH_IT:
        with suppress(StoreError):
            await store.tidy(table.id, gone, merged)
