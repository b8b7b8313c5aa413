"""A store in memory, for tests and for who needs no more."""

from typing import Final

import msgspec

from trilobite.tables.model import TableBody, TableEvent
from trilobite.tables.store import Listed, StoredTable, StoreError


class Kept:
    """A table as text: what is read shares nothing with what was written."""

    def __init__(self, table: StoredTable) -> None:
        self.id: Final = table.id
        self.created: Final = table.created
        self.owner: Final = table.owner
        self.claims: Final = dict(table.claims)
        self._body: Final = msgspec.json.encode(table.body)
        self._events: Final = [msgspec.json.encode(event) for event in table.events]

    def add(self, number: int, event: TableEvent) -> None:
        """Adds an event, unless there is one of that number."""
        if number != len(self._events):
            raise StoreError(f"table {self.id} has {len(self._events)} events, not {number}")
        self._events.append(msgspec.json.encode(event))

    def body(self) -> TableBody:
        return msgspec.json.decode(self._body, type=TableBody)

    def events(self, last: int = 0) -> list[TableEvent]:
        """All events, or the last ones."""
        return [msgspec.json.decode(text, type=TableEvent) for text in self._events[-last:]]


class MemoryStore:
    """Keeps tables as long as it lives."""

    def __init__(self) -> None:
        self._tables: Final[dict[str, Kept]] = {}

    async def create(self, table: StoredTable) -> None:
        if table.id in self._tables:
            raise StoreError(f"there is a table {table.id} already")
        self._tables[table.id] = Kept(table)

    async def append(self, table_id: str, number: int, event: TableEvent) -> None:
        self._kept(table_id).add(number, event)

    async def read(self, table_id: str) -> StoredTable | None:
        kept = self._tables.get(table_id)
        if kept is None:
            return None
        return StoredTable(
            id=kept.id,
            created=kept.created,
            owner=kept.owner,
            body=kept.body(),
            events=kept.events(),
            claims=dict(kept.claims),
        )

    async def claim(self, table_id: str, seat: int, owner: str) -> str:
        return self._kept(table_id).claims.setdefault(seat, owner)

    async def listed(self, owner: str, most: int) -> list[Listed]:
        found = [
            kept
            for kept in self._tables.values()
            if owner == kept.owner or owner in kept.claims.values()
        ]
        found.sort(key=lambda kept: kept.created, reverse=True)
        return [
            Listed(
                id=kept.id,
                created=kept.created,
                owner=kept.owner,
                body=kept.body(),
                waiting=kept.events(last=1)[0].waiting,
                claims=dict(kept.claims),
            )
            for kept in found[:most]
        ]

    def _kept(self, table_id: str) -> Kept:
        if table_id not in self._tables:
            raise StoreError(f"there is no table {table_id}")
        return self._tables[table_id]
