"""Where tables are kept. What has been written is durable: it outlives whoever wrote it."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import msgspec

from trilobite.core.errors import TrilobiteError
from trilobite.tables.model import TableBody, TableEvent


class StoreError(TrilobiteError):
    """The store cannot be reached, or refused; nothing was written."""


class Gone(StoreError):
    """The table was deleted."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"there is no table {table_id}")


class Overtaken(StoreError):
    """Somebody else has written what was to be written; nothing was changed."""


class StoredTable(msgspec.Struct, kw_only=True):
    """A table with all that happened there."""

    id: str
    #: When it was made, in ISO 8601.
    created: str
    owner: str
    body: TableBody
    events: list[TableEvent]
    #: Owners by claimed seat.
    claims: dict[int, str] = {}


class Listed(msgspec.Struct, kw_only=True):
    """A table in a list: what can be told without playing its record."""

    id: str
    created: str
    owner: str
    body: TableBody
    #: The seats that the game waits for; None if its last event does not say.
    waiting: list[int] | None
    #: Since when, each of them, in seconds since 1970; empty if it is not known.
    since: list[int] = []
    #: When something last happened there; 0 if it is not known.
    at: int = 0
    claims: dict[int, str] = {}


class Paper(msgspec.Struct, frozen=True):
    """A small text that is kept under a kind and a key."""

    kind: str
    key: str
    text: str


class Look(NamedTuple):
    """Somebody after whom the notifier should look because of an event at a table, and when, in
    seconds since 1970."""

    person: str
    due: int


class Later(msgspec.Struct, kw_only=True):
    """What has happened at a table since somebody last looked, and how it is now."""

    owner: str
    body: TableBody
    events: list[TableEvent]
    claims: dict[int, str]


def later(table: StoredTable, number: int) -> Later:
    """What has happened from that event on."""
    return Later(
        owner=table.owner,
        body=table.body,
        events=[event for event in table.events if event.number >= number],
        claims=table.claims,
    )


def event_text(event: TableEvent) -> str:
    """An event as it is kept; its number stands beside it."""
    return msgspec.json.encode(msgspec.structs.replace(event, number=0)).decode()


def event_from(text: str, number: int) -> TableEvent:
    """The event of that number, from its text."""
    event = msgspec.json.decode(text, type=TableEvent)
    event.number = number
    return event


class Store(Protocol):
    """Keeps tables. Every operation is done wholly or not at all, and is durable when it returns.
    Raises StoreError if it could not be done."""

    async def create(self, table: StoredTable, looks: Sequence[Look] = ()) -> None:
        """Keeps a new table and its first events."""

    async def append(
        self, table_id: str, number: int, event: TableEvent, looks: Sequence[Look] = ()
    ) -> None:
        """Adds the event of that number. Raises Overtaken if there is one already, or a later one,
        because somebody else has written to the table, and StoreError if it was deleted. Where
        there are notices (`notice_store`), those after whom to look are kept with it."""

    async def amend(
        self,
        table_id: str,
        number: int,
        event: TableEvent,
        body: TableBody,
        claims: dict[int, str],
        looks: Sequence[Look] = (),
    ) -> None:
        """Adds the event of that number, as `append` does, and with it changes the table."""

    async def rewrite(self, table_id: str, number: int, event: TableEvent) -> None:
        """Puts another event in the place of one, so that what it told is forgotten."""

    async def tidy(self, table_id: str, gone: list[int], merged: list[TableEvent]) -> None:
        """Takes events away that others tell of as well, which are put in the place of those of
        their numbers, if they are still there."""

    async def read(self, table_id: str) -> StoredTable | None:
        """A table as it is now, if there is one."""

    async def since(self, table_id: str, number: int) -> Later:
        """The events of a table from that number on, and the table as it is now. Raises Gone if it
        was deleted."""

    async def delete(self, table_id: str, told: Sequence[Paper]) -> None:
        """Deletes a table with all that happened there, and keeps the papers that tell of it."""

    async def listed(self, owner: str, most: int) -> list[Listed]:
        """The tables that an owner has made or has a seat at, the newest first."""

    async def hand_over(self, owner: str, other: str) -> None:
        """All tables and seats of an owner go to another."""

    # --- papers: what is kept beside tables -----------------------------------------------

    async def put(self, paper: Paper) -> None:
        """Keeps a paper in the place of one with that kind and key."""

    async def paper(self, kind: str, key: str) -> str | None:
        """The text of a paper, if there is one."""

    async def papers(self, kind: str, prefix: str) -> list[Paper]:
        """The papers of a kind whose key begins so, in the order of their keys."""

    async def take(self, kind: str, key: str) -> str | None:
        """Takes a paper away: of several who ask for it one gets its text."""
