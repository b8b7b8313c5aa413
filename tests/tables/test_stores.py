"""What every store promises."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.tables.worker import FakeDrawers
from trilobite.browser.store import DrawerStore
from trilobite.server.database import Database
from trilobite.server.store import SqlStore
from trilobite.tables.memory import MemoryStore
from trilobite.tables.model import Deed, Seat, TableBody, TableEvent
from trilobite.tables.store import Overtaken, Paper, Store, StoredTable, StoreError


@pytest.fixture(params=["memory", "browser", "sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty store."""
    if request.param == "memory":
        yield MemoryStore()
        return
    if request.param == "browser":
        yield DrawerStore(FakeDrawers())
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
        more.number = 1
        joined = TableEvent(deed=Deed(what="joined", seat=1, name="Bára"), waiting=[1], at=5)
        made.body.seats[1].name = "Bára"
        await store.amend("one", 2, joined, made.body, {1: "b"})
        joined.number = 2
        read = await store.read("one")
        assert read is not None
        assert (read.events, read.claims) == ([*made.events, more, joined], {1: "b"})
        assert read.body == made.body
        await store.amend("one", 3, joined, made.body, {})
        await store.rewrite("one", 2, TableEvent(waiting=[1]))
        read = await store.read("one")
        assert read is not None
        joined.number = 3
        assert (read.events[2:], read.claims) == ([TableEvent(waiting=[1], number=2), joined], {})

    asyncio.run(use())


def test_a_number_is_given_once_and_what_is_refused_leaves_nothing(store: Store) -> None:
    async def use() -> None:
        await store.create(table("one"))
        await store.append("one", 1, TableEvent(lines=["0> done"], waiting=[1]))
        other = TableEvent(lines=["0> other"], waiting=[1])
        for number in (0, 1):
            with pytest.raises(StoreError):
                await store.append("one", number, other)
            with pytest.raises(StoreError):
                await store.amend("one", number, other, table("two").body, {1: "c"})
        with pytest.raises(StoreError):
            await store.create(table("one"))
        read = await store.read("one")
        assert read is not None
        assert [event.lines for event in read.events] == [["~ roll 3 4"], ["0> done"]]
        assert read.claims == {}

    asyncio.run(use())


def test_nothing_is_added_to_a_table_that_was_deleted(store: Store) -> None:
    """Made anew, it begins with its own events only."""

    async def use() -> None:
        await store.create(table("one"))
        await store.delete("one", [])
        event = TableEvent(lines=["0> done"], waiting=[1])
        with pytest.raises(StoreError):
            await store.append("one", 1, event)
        with pytest.raises(StoreError):
            await store.amend("one", 1, event, table("one").body, {1: "c"})
        await store.create(table("one"))
        read = await store.read("one")
        assert read is not None
        assert (read.events, read.claims) == (table("one").events, {})

    asyncio.run(use())


def test_events_that_are_told_by_others_go_and_their_numbers_are_not_given_again(
    store: Store,
) -> None:
    async def use() -> None:
        await store.create(table("one"))
        for number in range(1, 6):
            await store.append("one", number, TableEvent(lines=[f"0> {number}"], waiting=[1]))
        merged = TableEvent(keep=1, lines=["0> 2", "0> 4"], waiting=[1], number=4)
        await store.tidy("one", [2, 3], [merged])
        read = await store.read("one")
        assert read is not None
        assert [event.number for event in read.events] == [0, 1, 4, 5]
        assert read.events[2] == merged
        assert [event.number for event in (await store.since("one", 3)).events] == [4, 5]
        for number in (2, 3, 5):
            with pytest.raises(Overtaken):
                await store.append("one", number, merged)
            with pytest.raises(Overtaken):
                await store.amend("one", number, merged, read.body, {1: "c"})
        await store.append("one", 6, merged)
        assert (await store.since("one", 0)).claims == {}

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
        body = table("one").body
        claimed = await asyncio.gather(
            *(outcome(partial(store.amend, "one", 2, event, body, {1: f"p{n}"})) for n in range(20))
        )
        assert claimed.count(None) == 1
        read = await store.read("one")
        assert read is not None
        assert read.claims == {1: f"p{claimed.index(None)}"}

    asyncio.run(use())


def test_an_owner_has_what_they_made_and_where_they_sit(store: Store) -> None:
    async def use() -> None:
        for day, (name, owner) in enumerate([("old", "a"), ("other", "b"), ("new", "a")]):
            await store.create(table(name, owner, f"2026-01-0{day + 1}T00:00:00+00:00"))
        await store.append("new", 1, TableEvent(lines=["0> done"], waiting=[]))
        joined = TableEvent(waiting=[0], since=[7])
        await store.amend("other", 1, joined, table("other").body, {1: "a"})
        listed = await store.listed("a", 10)
        assert [each.id for each in listed] == ["new", "other", "old"]
        assert [each.waiting for each in listed] == [[], [0], [0]]
        assert [each.since for each in listed] == [[], [7], []]
        assert [each.claims for each in listed] == [{}, {1: "a"}, {}]
        assert [each.id for each in await store.listed("a", 2)] == ["new", "other"]
        assert [each.id for each in await store.listed("b", 10)] == ["other"]
        assert await store.listed("nobody", 10) == []

    asyncio.run(use())


def test_papers_are_put_found_and_taken_once(store: Store) -> None:
    async def use() -> None:
        for key, text in (("b/1", "old"), ("a/2", "two"), ("b/2", "three"), ("b/1", "one")):
            await store.put(Paper("notes", key, text))
        await store.put(Paper("seen", "b/1", "17"))
        assert await store.paper("notes", "b/1") == "one"
        assert await store.paper("notes", "b") is None
        found = await store.papers("notes", "b/")
        assert found == [Paper("notes", "b/1", "one"), Paper("notes", "b/2", "three")]
        assert await store.papers("notes", "b%") == []
        for key in ("tableOfTwins/1", "tableOfTwins/2", "tableOfTwinsToo/1", "tableofTwins/1"):
            await store.put(Paper("seen", key, key[-1]))
        twins = await store.papers("seen", "tableOfTwins/")
        assert [paper.key for paper in twins] == ["tableOfTwins/1", "tableOfTwins/2"]
        taken = await asyncio.gather(*(store.take("notes", "b/1") for _ in range(5)))
        assert sorted(map(str, taken)) == ["None"] * 4 + ["one"]
        assert await store.paper("seen", "b/1") == "17"

    asyncio.run(use())


@pytest.mark.parametrize("store", ["memory", "sqlite", "postgres"], indirect=True)
def test_what_is_somebodys_can_become_anothers(store: Store) -> None:
    async def use() -> None:
        await store.create(table("one", "a"))
        await store.create(table("two", "b"))
        await store.amend("two", 1, TableEvent(waiting=[0]), table("two").body, {1: "a"})
        await store.hand_over("a", "c")
        assert await store.listed("a", 9) == []
        assert {each.id for each in await store.listed("c", 9)} == {"one", "two"}
        assert [each.id for each in await store.listed("b", 9)] == ["two"]

    asyncio.run(use())
