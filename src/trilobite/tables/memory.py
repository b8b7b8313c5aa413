"""A store in memory, for tests and for who needs no more."""

from collections.abc import Sequence
from typing import Final

import msgspec

from trilobite.tables.model import TableBody, TableEvent
from trilobite.tables.notice_store import Item, Settled, looking
from trilobite.tables.store import (
    Gone,
    Later,
    Listed,
    Look,
    Overtaken,
    Paper,
    StoredTable,
    StoreError,
    event_from,
    event_text,
    later,
)


class Kept:
    """A table as text: what is read shares nothing with what was written."""

    def __init__(self, table: StoredTable) -> None:
        self.id: Final = table.id
        self.created: Final = table.created
        self.owner = table.owner
        self.claims = dict(table.claims)
        self._body = msgspec.json.encode(table.body)
        self._events: Final = {
            number: event_text(event) for number, event in enumerate(table.events)
        }

    def add(self, number: int, event: TableEvent) -> None:
        """Adds an event, unless there is one of that number or a later one."""
        last = max(self._events)
        if number != last + 1:
            raise Overtaken(f"table {self.id} has come to event {last}, not to {number - 1}")
        self._events[number] = event_text(event)

    def amend(self, body: TableBody, claims: dict[int, str]) -> None:
        """Changes what stands beside the events."""
        self._body = msgspec.json.encode(body)
        self.claims = dict(claims)

    def rewrite(self, number: int, event: TableEvent) -> None:
        """Another event in the place of one."""
        if number in self._events:
            self._events[number] = event_text(event)

    def remove(self, number: int) -> None:
        """An event less."""
        self._events.pop(number, None)

    def body(self) -> TableBody:
        return msgspec.json.decode(self._body, type=TableBody)

    def events(self) -> list[TableEvent]:
        """All events."""
        return [event_from(text, number) for number, text in self._events.items()]


class MemoryStore:
    """Keeps tables as long as it lives."""

    def __init__(self) -> None:
        self._tables: Final[dict[str, Kept]] = {}
        self._papers: Final[dict[tuple[str, str], str]] = {}
        self._queue: Final[dict[tuple[str, str], Item]] = {}

    async def create(self, table: StoredTable, looks: Sequence[Look] = ()) -> None:
        if table.id in self._tables:
            raise StoreError(f"there is a table {table.id} already")
        self._tables[table.id] = Kept(table)
        self._enqueue(looking(table.id, looks))

    async def append(
        self, table_id: str, number: int, event: TableEvent, looks: Sequence[Look] = ()
    ) -> None:
        self._kept(table_id).add(number, event)
        self._enqueue(looking(table_id, looks))

    async def amend(
        self,
        table_id: str,
        number: int,
        event: TableEvent,
        body: TableBody,
        claims: dict[int, str],
        looks: Sequence[Look] = (),
    ) -> None:
        kept = self._kept(table_id)
        kept.add(number, event)
        kept.amend(body, claims)
        self._enqueue(looking(table_id, looks))

    async def rewrite(self, table_id: str, number: int, event: TableEvent) -> None:
        self._kept(table_id).rewrite(number, event)

    async def tidy(self, table_id: str, gone: list[int], merged: list[TableEvent]) -> None:
        kept = self._kept(table_id)
        for number in gone:
            kept.remove(number)
        for event in merged:
            kept.rewrite(event.number, event)

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

    async def since(self, table_id: str, number: int) -> Later:
        found = await self.read(table_id)
        if found is None:
            raise Gone(table_id)
        return later(found, number)

    async def delete(self, table_id: str, told: Sequence[Paper]) -> None:
        self._tables.pop(table_id, None)
        for paper in told:
            await self.put(paper)

    async def listed(self, owner: str, most: int) -> list[Listed]:
        found = [
            kept
            for kept in self._tables.values()
            if owner == kept.owner or owner in kept.claims.values()
        ]
        found.sort(key=lambda kept: kept.created, reverse=True)
        return [listed(kept) for kept in found[:most]]

    async def hand_over(self, owner: str, other: str) -> None:
        for kept in self._tables.values():
            kept.owner = other if kept.owner == owner else kept.owner
            for seat, holder in kept.claims.items():
                kept.claims[seat] = other if holder == owner else holder

    async def put(self, paper: Paper) -> None:
        self._papers[paper.kind, paper.key] = paper.text

    async def paper(self, kind: str, key: str) -> str | None:
        return self._papers.get((kind, key))

    async def papers(self, kind: str, prefix: str) -> list[Paper]:
        return [
            Paper(kind, key, text)
            for (of, key), text in sorted(self._papers.items())
            if of == kind and key.startswith(prefix)
        ]

    async def take(self, kind: str, key: str) -> str | None:
        return self._papers.pop((kind, key), None)

    # --- notices --------------------------------------------------------------------------

    def _enqueue(self, items: Sequence[Item]) -> None:
        for item in items:
            before = self._queue.get((item.person, item.id))
            due = item.due if before is None else min(item.due, before.due)
            self._queue[item.person, item.id] = item._replace(due=due)

    async def enqueue(self, items: Sequence[Item]) -> None:
        self._enqueue(items)

    async def due(self, now: int, most: int) -> list[str]:
        items = sorted(self._queue.values(), key=lambda item: item.due)
        people = dict.fromkeys(item.person for item in items if item.due <= now)
        return list(people)[:most]

    async def lease(self, person: str, now: int, until: int) -> list[Item]:
        found = [
            item._replace(due=until)
            for item in self._queue.values()
            if item.person == person and item.due <= now
        ]
        self._queue.update({(person, item.id): item for item in found})
        return found

    async def settle(
        self, settled: Sequence[Settled], new: Sequence[Item], papers: Sequence[Paper]
    ) -> None:
        for item, then, body in settled:
            if self._queue.get((item.person, item.id)) != item:
                continue  # something new has come meanwhile
            del self._queue[item.person, item.id]
            if then is not None:
                self._enqueue([Item(item.person, item.id, then, body)])
        self._enqueue(new)
        for paper in papers:
            await self.put(paper)

    async def unqueue(self, person: str) -> None:
        for key in [key for key in self._queue if key[0] == person]:
            del self._queue[key]

    async def put_new(self, paper: Paper) -> str:
        return self._papers.setdefault((paper.kind, paper.key), paper.text)

    def _kept(self, table_id: str) -> Kept:
        if table_id not in self._tables:
            raise Gone(table_id)
        return self._tables[table_id]


def listed(kept: Kept) -> Listed:
    """A table as it stands in a list."""
    last = kept.events()[-1]
    return Listed(
        id=kept.id,
        created=kept.created,
        owner=kept.owner,
        body=kept.body(),
        waiting=last.waiting,
        since=last.since,
        at=last.at,
        claims=dict(kept.claims),
    )
