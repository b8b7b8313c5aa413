"""The store of a server: tables, events and claims in a database."""

import asyncio
from typing import Any, Final

import msgspec

from trilobite.server.database import Database, Rows, Statement
from trilobite.tables.model import TableBody, TableEvent
from trilobite.tables.store import Listed, StoredTable

#: The tables that an owner has made or has a seat at, the newest first.
OWNED: Final = (
    "FROM tables WHERE owner = ? OR id IN (SELECT table_id FROM claims WHERE owner = ?)"
    " ORDER BY created DESC, id LIMIT ?"
)

LAST_EVENT: Final = (
    "SELECT body FROM events WHERE table_id = tables.id ORDER BY number DESC LIMIT 1"
)


class SqlStore:
    """A `Store` in a database."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def create(self, table: StoredTable) -> None:
        made = (
            "INSERT INTO tables (id, created, owner, body) VALUES (?, ?, ?, ?)",
            (table.id, table.created, table.owner, text(table.body)),
        )
        events = [insertion(table.id, number, event) for number, event in enumerate(table.events)]
        await self._run(made, *events)

    async def append(self, table_id: str, number: int, event: TableEvent) -> None:
        await self._run(insertion(table_id, number, event))

    async def read(self, table_id: str) -> StoredTable | None:
        found, events, claims = await self._run(
            ("SELECT created, owner, body FROM tables WHERE id = ?", (table_id,)),
            ("SELECT body FROM events WHERE table_id = ? ORDER BY number", (table_id,)),
            ("SELECT seat, owner FROM claims WHERE table_id = ?", (table_id,)),
        )
        if not found:
            return None
        created, owner, body = found[0]
        return StoredTable(
            id=table_id,
            created=created,
            owner=owner,
            body=msgspec.json.decode(body, type=TableBody),
            events=[msgspec.json.decode(row[0], type=TableEvent) for row in events],
            claims=dict(claims),
        )

    async def claim(self, table_id: str, seat: int, owner: str) -> str:
        _, holders = await self._run(
            (
                "INSERT INTO claims (table_id, seat, owner) VALUES (?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                (table_id, seat, owner),
            ),
            ("SELECT owner FROM claims WHERE table_id = ? AND seat = ?", (table_id, seat)),
        )
        holder: str = holders[0][0]
        return holder

    async def listed(self, owner: str, most: int) -> list[Listed]:
        mine = (owner, owner, most)
        tables, claimed = await self._run(
            (f"SELECT id, created, owner, body, ({LAST_EVENT}) {OWNED}", mine),
            (
                f"SELECT table_id, seat, owner FROM claims WHERE table_id IN (SELECT id {OWNED})",
                mine,
            ),
        )
        claims: dict[str, dict[int, str]] = {}
        for table_id, seat, holder in claimed:
            claims.setdefault(table_id, {})[seat] = holder
        return [
            Listed(
                id=table_id,
                created=created,
                owner=maker,
                body=msgspec.json.decode(body, type=TableBody),
                waiting=msgspec.json.decode(last, type=TableEvent).waiting,
                claims=claims.get(table_id, {}),
            )
            for table_id, created, maker, body, last in tables
        ]

    async def _run(self, *statements: Statement) -> list[Rows]:
        return await asyncio.wrap_future(self._database.submit(*statements))


def insertion(table_id: str, number: int, event: TableEvent) -> Statement:
    """The statement that adds an event; the number of one that exists is refused."""
    return (
        "INSERT INTO events (table_id, number, body) VALUES (?, ?, ?)",
        (table_id, number, text(event)),
    )


def text(value: Any) -> str:
    """A value as JSON."""
    return msgspec.json.encode(value).decode()
