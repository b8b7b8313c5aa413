"""What every store promises."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from trilobite.server.database import Database
from trilobite.server.store import SqlStore
from trilobite.tables.memory import MemoryStore
from trilobite.tables.model import Seat, TableBody, TableEvent
from trilobite.tables.store import Store, StoredTable, StoreError


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty store."""
    if request.param == "memory":
        yield MemoryStore()
        return
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path}/tables.db"
    else:
        address = request.getfixturevalue("cluster").empty("tables")
    database = Database(address)
    yield SqlStore(database)
    database.close()


def table(name: str, owner: str = "a", created: str = "2026-01-01T00:00:00+00:00") -> StoredTable:
    body = TableBody(
        game="genesis",
        options={"players": 2},
        rules=1,
        data="sha256:0",
        seats=[Seat(name="Žofie"), Seat(kind="open")],
        seed="secret",
        commitment="sha256:1",
        claim="claim",
        watch="watch",
    )
    first = TableEvent(lines=["~ roll 3 4"], waiting=[0])
    return StoredTable(id=name, created=created, owner=owner, body=body, events=[first])


def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    async def use() -> None:
        made = table("one")
        await store.create(made)
        assert await store.read("one") == made
        assert await store.read("two") is None
        more = TableEvent(keep=0, lines=["~ roll 1 1", "0> done"], waiting=[1])
        await store.append("one", 1, more)
        assert await store.claim("one", 1, "b") == "b"
        read = await store.read("one")
        assert read is not None
        assert (read.events, read.claims) == ([*made.events, more], {1: "b"})

    asyncio.run(use())


def test_a_number_is_given_once_and_what_is_refused_leaves_nothing(store: Store) -> None:
    async def use() -> None:
        await store.create(table("one"))
        await store.append("one", 1, TableEvent(lines=["0> done"], waiting=[1]))
        for number in (0, 1):
            with pytest.raises(StoreError):
                await store.append("one", number, TableEvent(lines=["0> other"], waiting=[1]))
        with pytest.raises(StoreError):
            await store.create(table("one"))
        read = await store.read("one")
        assert read is not None
        assert [event.lines for event in read.events] == [["~ roll 3 4"], ["0> done"]]

    asyncio.run(use())


def test_of_many_writers_one_gets_the_number_and_one_the_seat(store: Store) -> None:
    async def outcome(work: Callable[[], Awaitable[object]]) -> object:
        try:
            return await work()
        except StoreError:
            return StoreError

    async def use() -> None:
        await store.create(table("one"))
        event = TableEvent(lines=["0> done"], waiting=[1])
        written = await asyncio.gather(
            *(outcome(lambda: store.append("one", 1, event)) for _ in range(20))
        )
        assert sorted(map(str, written)) == sorted(map(str, [None] + [StoreError] * 19))
        holders = await asyncio.gather(*(store.claim("one", 1, f"p{n}") for n in range(20)))
        assert len(set(holders)) == 1

    asyncio.run(use())


def test_an_owner_has_what_they_made_and_where_they_sit(store: Store) -> None:
    async def use() -> None:
        for day, (name, owner) in enumerate([("old", "a"), ("other", "b"), ("new", "a")]):
            await store.create(table(name, owner, f"2026-01-0{day + 1}T00:00:00+00:00"))
        await store.append("new", 1, TableEvent(lines=["0> done"], waiting=[]))
        await store.claim("other", 1, "a")
        listed = await store.listed("a", 10)
        assert [each.id for each in listed] == ["new", "other", "old"]
        assert [each.waiting for each in listed] == [[], [0], [0]]
        assert [each.claims for each in listed] == [{}, {1: "a"}, {}]
        assert [each.id for each in await store.listed("a", 2)] == ["new", "other"]
        assert [each.id for each in await store.listed("b", 10)] == ["other"]
        assert await store.listed("nobody", 10) == []

    asyncio.run(use())
