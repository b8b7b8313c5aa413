"""The store of a browser: its database, which JavaScript holds, keeps texts."""

from collections.abc import Awaitable, Sequence
from typing import Final, Protocol, TypeVar

import msgspec

from trilobite.tables.model import TableBody, TableEvent
from trilobite.tables.store import (
    Gone,
    Later,
    Listed,
    Look,
    Overtaken,
    Paper,
    StoredTable,
    StoreError,
    event_text,
    later,
)

T = TypeVar("T")


class Drawers(Protocol):
    """What the database does (`web/src/engine/drawers.ts`). Texts are JSON. Each operation is one
    transaction, and durable when it returns; one that fails raises something and leaves nothing."""

    async def create(
        self, table_id: str, created: str, owner: str, body: str, event: str, claims: str
    ) -> None:
        """Keeps a table with its first event, unless there is one of that id."""

    async def append(self, table_id: str, number: int, event: str) -> None:
        """Keeps an event, unless there is one of that number, a later one, or no such table."""

    async def amend(self, table_id: str, number: int, event: str, body: str, claims: str) -> None:
        """The same, and changes the table with it."""

    async def rewrite(self, table_id: str, number: int, event: str) -> None:
        """Keeps an event in the place of that of the number."""

    async def tidy(self, table_id: str, gone: str, merged: str) -> None:
        """Takes away the events of the numbers in a list, and keeps those of an object by number in
        the place of others."""

    async def read(self, table_id: str) -> str | None:
        """A `StoredTable`; its events have their numbers."""

    async def delete(self, table_id: str) -> None:
        """Deletes a table with its events."""

    async def listed(self, owner: str, most: int) -> str:
        """A list of `Listed`, the newest first."""

    async def put(self, kind: str, key: str, text: str) -> None:
        """Keeps a paper."""

    async def papers(self, kind: str, prefix: str) -> str:
        """A list of `Paper`, in the order of their keys."""

    async def take(self, kind: str, key: str) -> str | None:
        """Takes a paper away."""


class DrawerStore:
    """A `Store` in the database of a browser. There is nobody to send notices to."""

    def __init__(self, drawers: Drawers) -> None:
        self._drawers: Final = drawers

    async def create(self, table: StoredTable, looks: Sequence[Look] = ()) -> None:
        (first,) = table.events
        await done(
            self._drawers.create(
                table.id,
                table.created,
                table.owner,
                text(table.body),
                event_text(first),
                text(table.claims),
            )
        )

    async def append(
        self, table_id: str, number: int, event: TableEvent, looks: Sequence[Look] = ()
    ) -> None:
        await done(self._drawers.append(table_id, number, event_text(event)))

    async def amend(
        self,
        table_id: str,
        number: int,
        event: TableEvent,
        body: TableBody,
        claims: dict[int, str],
        looks: Sequence[Look] = (),
    ) -> None:
        await done(
            self._drawers.amend(table_id, number, event_text(event), text(body), text(claims))
        )

    async def rewrite(self, table_id: str, number: int, event: TableEvent) -> None:
        await done(self._drawers.rewrite(table_id, number, event_text(event)))

    async def tidy(self, table_id: str, gone: list[int], merged: list[TableEvent]) -> None:
        texts = {event.number: event_text(event) for event in merged}
        await done(self._drawers.tidy(table_id, text(gone), text(texts)))

    async def read(self, table_id: str) -> StoredTable | None:
        found = await done(self._drawers.read(table_id))
        return None if found is None else msgspec.json.decode(found, type=StoredTable)

    async def since(self, table_id: str, number: int) -> Later:
        found = await self.read(table_id)
        if found is None:
            raise Gone(table_id)
        return later(found, number)

    async def delete(self, table_id: str, told: Sequence[Paper]) -> None:
        """There is nobody to tell."""
        await done(self._drawers.delete(table_id))

    async def listed(self, owner: str, most: int) -> list[Listed]:
        return msgspec.json.decode(await done(self._drawers.listed(owner, most)), type=list[Listed])

    async def hand_over(self, owner: str, other: str) -> None:
        """A browser without a server is one person, whose tables stay theirs."""
        raise StoreError("the tables of this browser belong to whoever uses it")

    async def put(self, paper: Paper) -> None:
        await done(self._drawers.put(paper.kind, paper.key, paper.text))

    async def paper(self, kind: str, key: str) -> str | None:
        found = await self.papers(kind, key)
        return next((paper.text for paper in found if paper.key == key), None)

    async def papers(self, kind: str, prefix: str) -> list[Paper]:
        return msgspec.json.decode(await done(self._drawers.papers(kind, prefix)), type=list[Paper])

    async def take(self, kind: str, key: str) -> str | None:
        return await done(self._drawers.take(kind, key))


async def done(work: Awaitable[T]) -> T:
    """What the database says. Whatever it complains of, nothing was written."""
    try:
        return await work
    except Exception as error:
        told = " ".join(str(error).split())
        raise (Overtaken if "ConstraintError" in told else StoreError)(told) from None


def text(value: object) -> str:
    """A value as JSON."""
    return msgspec.json.encode(value).decode()
