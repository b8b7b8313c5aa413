"""Where tables are kept. What has been written is durable: it outlives whoever wrote it."""

from typing import Protocol

import msgspec

from trilobite.core.errors import TrilobiteError
from trilobite.tables.model import TableBody, TableEvent


class StoreError(TrilobiteError):
    """The store cannot be reached, or refused; nothing was written."""


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
    claims: dict[int, str]


class Store(Protocol):
    """Keeps tables. Every operation is done wholly or not at all, and is durable when it returns.
    Raises StoreError if it could not be done."""

    async def create(self, table: StoredTable) -> None:
        """Keeps a new table and its first events."""

    async def append(self, table_id: str, number: int, event: TableEvent) -> None:
        """Adds the event of that number. If there is one already, because somebody else has
        written to the table, it is refused."""

    async def read(self, table_id: str) -> StoredTable | None:
        """A table as it is now, if there is one."""

    async def claim(self, table_id: str, seat: int, owner: str) -> str:
        """Gives a seat to an owner unless it has one; says who has it now."""

    async def listed(self, owner: str, most: int) -> list[Listed]:
        """The tables that an owner has made or has a seat at, the newest first."""
