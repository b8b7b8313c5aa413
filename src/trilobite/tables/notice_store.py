"""The queue of notices. It is kept beside the tables, so that a notice is written together with
what it is about, and of several houses with one store each item is done by one."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from trilobite.tables.store import Look, Paper, Store

#: Ids of items begin so: looking after somebody at a table, reminding them, sending something.
LOOK: Final = "look/"
REMIND: Final = "remind/"
SEND: Final = "send/"


class Item(NamedTuple):
    """Something to be done for a person, when it is due, in seconds since 1970."""

    person: str
    id: str
    due: int
    body: str = ""


class Settled(NamedTuple):
    """What was leased and is done; or comes again then, with that body."""

    item: Item
    then: int | None = None
    body: str = ""


class NoticeStore(Store, Protocol):
    """A store with a queue."""

    async def enqueue(self, items: Sequence[Item]) -> None:
        """Adds items. One that is there already stays, and is due when the sooner of both is."""

    async def due(self, now: int, most: int) -> list[str]:
        """The people for whom something is due, those who wait longest first."""

    async def lease(self, person: str, now: int, until: int) -> list[Item]:
        """All that is due for somebody, for one of those who ask: it is due again at `until`, if
        whoever got it does not come back."""

    async def settle(
        self, settled: Sequence[Settled], new: Sequence[Item], papers: Sequence[Paper]
    ) -> None:
        """What was leased is done, with what comes of it. An item that has become due sooner
        meanwhile, because something new has happened, stays as it is."""

    async def unqueue(self, person: str) -> None:
        """Nothing is to be done for somebody any more."""

    async def put_new(self, paper: Paper) -> str:
        """Keeps a paper unless there is one of that kind and key; the text of the one that is
        kept."""


def looking(table_id: str, looks: Sequence[Look]) -> list[Item]:
    """Looks as items of the queue."""
    return [Item(look.person, f"{LOOK}{table_id}", look.due) for look in looks]
