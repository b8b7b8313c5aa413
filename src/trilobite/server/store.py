"""The store of a server: tables, events and claims in a database."""

import logging
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from trilobite.server.causes import NO_ANSWER
from trilobite.server.database import Database, Rows, Statement
from trilobite.server.news import TELL, payload
from trilobite.tables.model import TableBody, TableEvent
from trilobite.tables.notice_store import Item, Settled, looking
from trilobite.tables.requests import UNREADABLE
from trilobite.tables.store import (
    Gone,
    Later,
    Listed,
    Look,
    Paper,
    StoredTable,
    StoreError,
    event_from,
    event_text,
)

log = logging.getLogger(__name__)

#: Seconds that anybody waits for the database. It may still do what was asked: then the next
#: writer to the table is overtaken, and reads what is there.
PATIENCE: Final = 15.0

#: The tables that an owner has made or has a seat at, the newest first.
OWNED: Final = (
    "FROM tables WHERE owner = ? OR id IN (SELECT table_id FROM claims WHERE owner = ?)"
    " ORDER BY created DESC, id LIMIT ?"
)

LAST_EVENT: Final = (
    "SELECT body FROM events WHERE table_id = tables.id ORDER BY number DESC LIMIT 1"
)

#: The tables of the database that a table of a game is in, and the column that names it.
PARTS: Final = {"events": "table_id", "claims": "table_id", "tables": "id"}

PUT: Final = "INSERT INTO papers (kind, key, body) VALUES (?, ?, ?)"

#: Characters that the id of a table has, by which papers are found without looking at all of them
#: (the index `papers_by_start`). An order would not do: PostgreSQL's may be that of a language.
START: Final = 12


class SqlStore:
    """A `Store` in a database."""

    def __init__(self, database: Database, server: str = "") -> None:
        self._database: Final = database
        #: The name by which other servers on the same database know who has written.
        self._server: Final = server

    async def create(self, table: StoredTable, looks: Sequence[Look] = ()) -> None:
        made = (
            "INSERT INTO tables (id, created, owner, body) VALUES (?, ?, ?, ?)",
            (table.id, table.created, table.owner, text(table.body)),
        )
        events = [insertion(table.id, number, event) for number, event in enumerate(table.events)]
        claims = [claiming(table.id, seat, owner) for seat, owner in table.claims.items()]
        await self._run(made, *events, *claims, *enqueuing(looking(table.id, looks)))

    async def append(
        self, table_id: str, number: int, event: TableEvent, looks: Sequence[Look] = ()
    ) -> None:
        await self._run(
            insertion(table_id, number, event),
            *enqueuing(looking(table_id, looks)),
            *self._telling(table_id),
        )

    async def amend(
        self,
        table_id: str,
        number: int,
        event: TableEvent,
        body: TableBody,
        claims: dict[int, str],
        looks: Sequence[Look] = (),
    ) -> None:
        seats = [claiming(table_id, seat, owner) for seat, owner in claims.items()]
        await self._run(
            insertion(table_id, number, event),
            ("UPDATE tables SET body = ? WHERE id = ?", (text(body), table_id)),
            ("DELETE FROM claims WHERE table_id = ?", (table_id,)),
            *seats,
            *enqueuing(looking(table_id, looks)),
            *self._telling(table_id),
        )

    async def rewrite(self, table_id: str, number: int, event: TableEvent) -> None:
        await self._run(
            (
                "UPDATE events SET body = ? WHERE table_id = ? AND number = ?",
                (event_text(event), table_id, number),
            ),
            *self._telling(table_id, anew=True),
        )

    async def tidy(self, table_id: str, gone: list[int], merged: list[TableEvent]) -> None:
        """Nobody is told: what amounts to the same is no news."""
        await self._run(
            *(
                ("DELETE FROM events WHERE table_id = ? AND number = ?", (table_id, number))
                for number in gone
            ),
            *(
                (
                    "UPDATE events SET body = ? WHERE table_id = ? AND number = ?",
                    (event_text(event), table_id, event.number),
                )
                for event in merged
            ),
        )

    async def read(self, table_id: str) -> StoredTable | None:
        found, events, claims = await self._run(
            ("SELECT created, owner, body FROM tables WHERE id = ?", (table_id,)),
            ("SELECT body, number FROM events WHERE table_id = ? ORDER BY number", (table_id,)),
            ("SELECT seat, owner FROM claims WHERE table_id = ?", (table_id,)),
        )
        if not found:
            return None
        created, owner, body = found[0]
        try:
            return StoredTable(
                id=table_id,
                created=created,
                owner=owner,
                body=msgspec.json.decode(body, type=TableBody),
                events=[event_from(*row) for row in events],
                claims=dict(claims),
            )
        except UNREADABLE as error:
            log.error("table %s cannot be read: %s", table_id, error)
            raise StoreError("this table cannot be read; the operator's log says why") from None

    async def since(self, table_id: str, number: int) -> Later:
        found, events, claims = await self._run(
            ("SELECT owner, body FROM tables WHERE id = ?", (table_id,)),
            (
                "SELECT body, number FROM events WHERE table_id = ? AND number >= ?"
                " ORDER BY number",
                (table_id, number),
            ),
            ("SELECT seat, owner FROM claims WHERE table_id = ?", (table_id,)),
        )
        if not found:
            raise Gone(table_id)
        owner, body = found[0]
        return Later(
            owner=owner,
            body=msgspec.json.decode(body, type=TableBody),
            events=[event_from(*row) for row in events],
            claims=dict(claims),
        )

    async def delete(self, table_id: str, told: Sequence[Paper]) -> None:
        await self._run(
            *deleting(table_id),
            *(putting(paper) for paper in told),
            *self._telling(table_id, anew=True),
        )

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
        found: list[Listed] = []
        for table_id, created, maker, body, last in tables:
            try:
                event = msgspec.json.decode(last, type=TableEvent)
                listed = Listed(
                    id=table_id,
                    created=created,
                    owner=maker,
                    body=msgspec.json.decode(body, type=TableBody),
                    waiting=event.waiting,
                    since=event.since,
                    at=event.at,
                    claims=claims.get(table_id, {}),
                )
            except UNREADABLE as error:
                log.error("table %s is left out of a list: %s", table_id, error)
            else:
                found.append(listed)
        return found

    async def hand_over(self, owner: str, other: str) -> None:
        await self._run(
            ("UPDATE tables SET owner = ? WHERE owner = ?", (other, owner)),
            ("UPDATE claims SET owner = ? WHERE owner = ?", (other, owner)),
        )

    async def put(self, paper: Paper) -> None:
        await self._run(putting(paper))

    async def paper(self, kind: str, key: str) -> str | None:
        (found,) = await self._run(
            ("SELECT body FROM papers WHERE kind = ? AND key = ?", (kind, key))
        )
        return found[0][0] if found else None

    async def papers(self, kind: str, prefix: str) -> list[Paper]:
        (found,) = await self._run(beginning(kind, prefix))
        return [Paper(kind, key, body) for key, body in sorted(found)]

    async def take(self, kind: str, key: str) -> str | None:
        (taken,) = await self._run(
            ("DELETE FROM papers WHERE kind = ? AND key = ? RETURNING body", (kind, key))
        )
        return taken[0][0] if taken else None

    # --- notices --------------------------------------------------------------------------

    async def enqueue(self, items: Sequence[Item]) -> None:
        await self._run(*enqueuing(items))

    async def due(self, now: int, most: int) -> list[str]:
        (found,) = await self._run(
            (
                "SELECT person FROM notices WHERE due <= ? GROUP BY person"
                " ORDER BY MIN(due), person LIMIT ?",
                (now, most),
            )
        )
        return [row[0] for row in found]

    async def lease(self, person: str, now: int, until: int) -> list[Item]:
        (found,) = await self._run(
            (
                "UPDATE notices SET due = ? WHERE person = ? AND due <= ? RETURNING id, body",
                (until, person, now),
            )
        )
        return [Item(person, id, until, body) for id, body in found]

    async def settle(
        self, settled: Sequence[Settled], new: Sequence[Item], papers: Sequence[Paper]
    ) -> None:
        done: list[Statement] = [
            (
                "DELETE FROM notices WHERE person = ? AND id = ? AND due = ?",
                (item.person, item.id, item.due),
            )
            if then is None
            else (
                "UPDATE notices SET due = ?, body = ? WHERE person = ? AND id = ? AND due = ?",
                (then, body, item.person, item.id, item.due),
            )
            for item, then, body in settled
        ]
        await self._run(*done, *enqueuing(new), *(putting(paper) for paper in papers))

    async def unqueue(self, person: str) -> None:
        await self._run(("DELETE FROM notices WHERE person = ?", (person,)))

    async def put_new(self, paper: Paper) -> str:
        _, found = await self._run(
            (f"{PUT} ON CONFLICT DO NOTHING", (paper.kind, paper.key, paper.text)),
            ("SELECT body FROM papers WHERE kind = ? AND key = ?", (paper.kind, paper.key)),
        )
        kept: str = found[0][0]
        return kept

    def _telling(self, table_id: str, anew: bool = False) -> list[Statement]:
        """Tells other servers on the same database that a table has changed."""
        if not self._server or not self._database.postgres:
            return []
        return [(TELL, (payload(self._server, table_id, anew),))]

    async def _run(self, *statements: Statement) -> list[Rows]:
        try:
            return await self._database.ask(PATIENCE, *statements)
        except TimeoutError:
            raise StoreError(f"the database cannot be used now: {NO_ANSWER}") from None


def beginning(kind: str, prefix: str) -> Statement:
    """Finds the papers of a kind whose key begins so."""
    sql, values = "SELECT key, body FROM papers WHERE kind = ?", [kind]
    if len(prefix) >= START:
        sql, values = f"{sql} AND substr(key, 1, {START}) = ?", [*values, prefix[:START]]
    return f"{sql} AND substr(key, 1, {len(prefix)}) = ?", (*values, prefix)


def insertion(table_id: str, number: int, event: TableEvent) -> Statement:
    """The statement that adds an event. Where there is one of that number or a later one, it would
    have the number of the last, and is refused; so it is where there is no table any more, and it
    would have none."""
    return (
        "INSERT INTO events (table_id, number, body) VALUES (?, (SELECT COALESCE("
        "(SELECT number FROM events WHERE table_id = ? AND number >= ? ORDER BY number DESC"
        " LIMIT 1), ?) FROM tables WHERE id = ?), ?)",
        (table_id, table_id, number, number, table_id, event_text(event)),
    )


def deleting(table_id: str) -> list[Statement]:
    """The statements that delete a table with all that happened there."""
    return [
        (f"DELETE FROM {name} WHERE {column} = ?", (table_id,)) for name, column in PARTS.items()
    ]


def claiming(table_id: str, seat: int, owner: str) -> Statement:
    """The statement that gives a seat to an owner unless it has one."""
    return (
        "INSERT INTO claims (table_id, seat, owner) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        (table_id, seat, owner),
    )


def putting(paper: Paper) -> Statement:
    """The statement that keeps a paper in the place of another."""
    return (
        f"{PUT} ON CONFLICT (kind, key) DO UPDATE SET body = excluded.body",
        (paper.kind, paper.key, paper.text),
    )


def enqueuing(items: Sequence[Item]) -> list[Statement]:
    """The statements that add items to the queue; of one that is there the sooner time counts."""
    return [
        (
            "INSERT INTO notices (person, id, due, body) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (person, id) DO UPDATE SET due = excluded.due"
            " WHERE notices.due > excluded.due",
            item,
        )
        for item in items
    ]


def text(value: Any) -> str:
    """A value as JSON."""
    return msgspec.json.encode(value).decode()
