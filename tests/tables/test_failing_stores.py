"""A store that is away for a while, tables that leave the memory while bots think, and what others
write while a table is read."""

import asyncio
import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

import pytest

from trilobite.tables import tables as tables_module
from trilobite.tables.absence import NoReminder
from trilobite.tables.access import Person
from trilobite.tables.bodies.seating import NewTable, SeatIn
from trilobite.tables.bots import LONGEST_WAIT, BotRunner, next_bot
from trilobite.tables.desk import Desk
from trilobite.tables.memory import MemoryStore
from trilobite.tables.model import Seat, TableEvent
from trilobite.tables.packs import Packs
from trilobite.tables.problems import Refused
from trilobite.tables.rooms import Rooms
from trilobite.tables.sights import Sights
from trilobite.tables.store import Look, Paper, StoreError
from trilobite.tables.table import Table
from trilobite.tables.tables import Tables
from trilobite.tables.thinking import Question, ThinkerHere
from trilobite.tables.together import answer_request, ask_back, claim, forget

T = TypeVar("T")


class PatientClock:
    """A clock whose time passes at once."""

    def __init__(self) -> None:
        self.waits: list[float] = []

    def now(self) -> datetime:
        return datetime(2026, 1, 1, tzinfo=UTC)

    def seconds(self) -> float:
        return 0.0

    async def sleep(self, seconds: float) -> None:
        if seconds > 0:
            self.waits.append(seconds)
        await asyncio.sleep(0)


class AwayStore(MemoryStore):
    """A store that refuses so many writes."""

    away = 0

    async def append(
        self, table_id: str, number: int, event: TableEvent, looks: Sequence[Look] = ()
    ) -> None:
        if self.away > 0:
            self.away -= 1
            raise StoreError("the store is away")
        await super().append(table_id, number, event, looks)


class SlowStore(MemoryStore):
    """A store that takes its time to write, and then cannot."""

    def __init__(self) -> None:
        super().__init__()
        self.writing = asyncio.Event()
        self.go = asyncio.Event()

    async def append(
        self, table_id: str, number: int, event: TableEvent, looks: Sequence[Look] = ()
    ) -> None:
        self.writing.set()
        await self.go.wait()
        raise StoreError("the store is away")


class SlowThinker:
    """Thinks until it is let go."""

    def __init__(self) -> None:
        self.go = asyncio.Event()

    async def ask(self, question: Question) -> str:
        await self.go.wait()
        return await ThinkerHere().ask(question)

    def close(self) -> None:
        pass


async def bots_turn(tables: Tables) -> Table:
    """A table of a person and a bot at which the bot is asked."""
    table = await tables.create(
        "me", "genesis", {"players": 2}, [Seat(), Seat(kind="bot", bot="random")], seed="5", pace=0
    )
    while next_bot(table) is None:
        (seat,) = table.session.deciders()
        await table.answer(seat, table.session.keys(seat)[-1], None)
    return table


def test_bots_go_on_when_the_store_is_back(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        store, clock, packs = AwayStore(), PatientClock(), Packs(None)
        table = await bots_turn(Tables(store, packs, clock))
        before = table.version
        store.away = 9
        BotRunner(packs, ThinkerHere(), clock).wake(table)
        while next_bot(table) is not None:
            await asyncio.sleep(0)
        assert table.version > before
        assert clock.waits[:3] == [0.5, 1.0, 2.0]
        assert max(clock.waits) == LONGEST_WAIT

    asyncio.run(play())
    assert "the store is away" in caplog.text


def test_nobody_is_told_what_is_still_being_written() -> None:
    """Neither who looks at the table nor who asks for it just then: the answer may be lost."""

    async def play() -> None:
        store, clock, me = SlowStore(), PatientClock(), Person("me")
        desk = Desk(Tables(store, Packs(None), clock), ThinkerHere(), clock)
        body = NewTable(game="genesis", options={"players": 2}, seats=[SeatIn(), SeatIn()])
        table = await desk.tables.get((await desk.new_table(me, body)).id)
        told: asyncio.Queue[str] = asyncio.Queue()
        looking = await desk.look_at(me, table.id, "", told.put)
        before = json.loads(await told.get())

        (seat,) = table.session.deciders()
        answer = asyncio.create_task(table.answer(seat, table.session.keys(seat)[0], None))
        await store.writing.wait()
        assert table.session.answers(), "it is played, but not written yet"
        await looking.hear("what is the state?")
        asking = asyncio.create_task(desk.tables.get(table.id))
        for _ in range(100):
            await asyncio.sleep(0)
        assert json.loads(told.get_nowait())["key"] == "bad-message"
        assert told.empty()
        assert not asking.done()

        store.go.set()
        with pytest.raises(StoreError):
            await answer
        again = json.loads(await told.get())
        assert {**again, "log_from": 0} == before
        assert not (await asking).session.answers()
        looking.leave()

    asyncio.run(play())


def test_who_asks_for_a_table_while_it_is_deleted_is_told_that_there_is_none() -> None:
    async def play() -> None:
        tables = Tables(MemoryStore(), Packs(None), PatientClock())
        table = await bots_turn(tables)
        async with table.lock:
            asking = asyncio.create_task(tables.get(table.id))
            await asyncio.sleep(0)
            tables.drop(table)
        with pytest.raises(Refused, match="no such table"):
            await asking

    asyncio.run(play())


def test_a_table_stays_in_memory_while_its_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes back looks at the table at which the bot then answers, not at a copy of it."""
    monkeypatch.setattr(tables_module, "TABLES_IN_MEMORY", 1)

    async def play() -> None:
        packs, thinker = Packs(None), SlowThinker()
        tables = Tables(MemoryStore(), packs, PatientClock())
        table = await bots_turn(tables)
        BotRunner(packs, thinker, PatientClock()).wake(table)
        await tables.create("me", "genesis", {"players": 1}, [Seat()])
        again = await tables.get(table.id)
        assert again is table
        before = again.version
        thinker.go.set()
        while again.in_use:
            await asyncio.sleep(0)
        assert next_bot(again) is None
        assert again.version > before

    asyncio.run(play())


class Gossip:
    """News that come when the test says so."""

    changed: Callable[[str, bool], None]
    missed: Callable[[], None]

    def listen(self, changed: Callable[[str, bool], None], missed: Callable[[], None]) -> None:
        self.changed, self.missed = changed, missed

    def meet(self, seen: Callable[[str, str, int], None], missed: Callable[[], None]) -> None:
        self.seen, self.nobody_told = seen, missed

    def __init__(self) -> None:
        self.told: list[tuple[str, int]] = []

    def tell(self, table_id: str, person: str, at: int) -> None:
        self.told.append((person, at))


class SlowReader(MemoryStore):
    """A store that has read who was seen at a table long before it says so."""

    def __init__(self) -> None:
        super().__init__()
        self.looked = asyncio.Event()
        self.go = asyncio.Event()

    async def papers(self, kind: str, prefix: str) -> list[Paper]:
        found = await super().papers(kind, prefix)
        self.looked.set()
        await self.go.wait()
        return found


class Looker:
    """Anna, who looks at a table where Ben plays, too."""

    def __init__(self, rooms: Rooms, table: Table) -> None:
        self.rooms = rooms
        self.table = table
        self.told: list[dict[str, Any]] = []
        self.entering = asyncio.create_task(self._enter())

    async def _enter(self) -> None:
        connection = await self.rooms.enter(self.table, Person("Anna"), self._hear)
        await connection.hear('{"type": "here"}')

    async def _hear(self, text: str) -> None:
        self.told.append(json.loads(text))

    async def ignore(self, _: str) -> None:
        """What others are told."""

    async def heard(self, fits: Callable[[dict[str, Any]], bool]) -> None:
        """Waits until what she was last told of the people fits."""
        while not any(fits(told) for told in self.told[-1:] if told["type"] == "company"):
            await asyncio.sleep(0)


async def opened(store: MemoryStore, news: Gossip, *seen: tuple[str, int]) -> Looker:
    """Anna begins to look at a table where these people were seen before."""
    packs, clock = Packs(None), PatientClock()
    tables = Tables(store, packs, clock, news=news)
    seats = [Seat(), Seat(kind="open")]
    table = await tables.create("Anna", "genesis", {"players": 2}, seats)
    await claim(table, 1, "Ben", "Ben")
    sights = Sights(store)
    for person, at in seen:
        await sights.note(table.id, person, at)
    bots = BotRunner(packs, ThinkerHere(), clock)
    return Looker(Rooms(bots, sights, NoReminder(), news), table)


def test_what_others_write_while_a_table_is_read_is_taken_up() -> None:
    """Its events were read, but it is not in memory yet when the news of the next one come."""

    async def play() -> None:
        go = asyncio.Event()

        async def slowly(work: Callable[[], T]) -> T:
            await go.wait()
            return work()

        store, packs, clock, news = MemoryStore(), Packs(None), PatientClock(), Gossip()
        table = await Tables(store, packs, clock).create("me", "genesis", {"players": 1}, [Seat()])
        other = Tables(store, packs, clock, slowly, news)
        loading = asyncio.create_task(other.get(table.id))
        for _ in range(5):
            await asyncio.sleep(0)
        await table.answer(0, table.session.keys(0)[-1], None)
        news.changed(table.id, False)
        go.set()
        read = await loading
        while read.version < table.version:
            await asyncio.sleep(0)
        assert read.lines == table.lines

    asyncio.run(asyncio.wait_for(play(), 5))


def test_who_is_seen_through_another_server_while_the_first_comes_is_here() -> None:
    """It was not written yet when it was read who was seen, and the news come before the answer."""

    async def play() -> None:
        store, news = SlowReader(), Gossip()
        anna = await opened(store, news)
        while not store.looked.is_set():
            await asyncio.sleep(0)
        news.seen(anna.table.id, "Ben", 1)
        store.go.set()
        await anna.heard(lambda told: told["seats"][1]["here"])

    asyncio.run(asyncio.wait_for(play(), 5))


def test_who_leaves_is_not_here_whenever_they_were_seen_before() -> None:
    async def play() -> None:
        store, news = SlowReader(), Gossip()
        store.go.set()
        anna = await opened(store, news, ("Ben", 1))
        await anna.heard(lambda told: told["seats"][1]["here"])
        ben = await anna.rooms.enter(anna.table, Person("Ben"), anna.ignore)
        ben.leave()
        await anna.heard(lambda told: not told["seats"][1]["here"])

    asyncio.run(asyncio.wait_for(play(), 5))


def test_who_leaves_elsewhere_while_it_is_read_who_was_seen_is_not_here() -> None:
    async def play() -> None:
        store, news = SlowReader(), Gossip()
        anna = await opened(store, news, ("Ben", 1))
        while not store.looked.is_set():
            await asyncio.sleep(0)
        news.seen(anna.table.id, "Ben", 0)
        store.go.set()
        await anna.entering
        await anna.heard(lambda told: not told["seats"][1]["here"])
        for _ in range(20):
            await asyncio.sleep(0)
        assert not anna.told[-1]["seats"][1]["here"]

    asyncio.run(asyncio.wait_for(play(), 5))


def test_who_leaves_elsewhere_and_still_looks_on_here_is_told_again() -> None:
    async def play() -> None:
        store, news = SlowReader(), Gossip()
        store.go.set()
        anna = await opened(store, news)
        await anna.rooms.enter(anna.table, Person("Ben"), anna.ignore)
        news.told.clear()
        news.seen(anna.table.id, "Ben", 0)
        assert news.told == [("Ben", anna.table.now())]
        news.seen(anna.table.id, "Clara", 0)
        assert len(news.told) == 1

    asyncio.run(asyncio.wait_for(play(), 5))


def test_who_goes_before_they_are_in_is_not_in_the_room() -> None:
    """The page is closed while it is still read who was seen."""

    async def play() -> None:
        store = SlowReader()
        anna = await opened(store, Gossip())
        while not store.looked.is_set():
            await asyncio.sleep(0)
        assert anna.table.listeners
        anna.entering.cancel()
        await asyncio.wait([anna.entering])
        assert not anna.table.listeners

    asyncio.run(asyncio.wait_for(play(), 5))


def test_nobody_is_told_again_what_they_know_because_news_may_have_been_missed() -> None:
    async def play() -> None:
        store, packs, clock, news = MemoryStore(), Packs(None), PatientClock(), Gossip()
        tables = Tables(store, packs, clock, news=news)
        table = await tables.create("me", "genesis", {"players": 1}, [Seat()])
        told: list[tuple[int, int]] = []
        table.listeners.add(lambda *change: told.append(change))

        async def missed() -> None:
            told.clear()
            news.missed()
            for _ in range(20):
                await asyncio.sleep(0)

        await table.answer(0, table.session.keys(0)[-1], None)
        await missed()
        assert told == []
        elsewhere = await Tables(store, packs, clock).get(table.id)
        await elsewhere.answer(0, elsewhere.session.keys(0)[-1], None)
        await missed()
        assert len(told) == 1
        assert table.lines == elsewhere.lines

    asyncio.run(asyncio.wait_for(play(), 5))


def test_nobody_is_refused_what_another_server_allows_already() -> None:
    """Somebody asks to go back at one server, and another declines at the other before it has heard
    of it."""

    async def play() -> None:
        store, packs, clock = MemoryStore(), Packs(None), PatientClock()
        seats = [Seat(), Seat(kind="open")]
        here = await Tables(store, packs, clock).create("me", "genesis", {"players": 2}, seats)
        await claim(here, 1, "friend", "Giulia")
        (seat,) = here.session.deciders()
        await here.answer(seat, here.session.keys(seat)[-1], None)
        there = await Tables(store, packs, clock, news=Gossip()).get(here.id)
        await ask_back(here, "me", 0)
        await answer_request(there, "friend", agree=False)
        assert there.circle.request is None
        assert 0 in there.circle.declined
        with pytest.raises(Refused, match="nobody asks"):
            await answer_request(there, "friend", agree=True)

    asyncio.run(asyncio.wait_for(play(), 5))


def test_a_name_that_was_forgotten_elsewhere_is_not_told_though_no_news_have_come() -> None:
    async def play() -> None:
        store, packs, clock = MemoryStore(), Packs(None), PatientClock()
        tables = Tables(store, packs, clock, news=Gossip())
        seats = [Seat(), Seat(kind="open")]
        here = await tables.create("me", "genesis", {"players": 2}, seats)
        await claim(here, 1, "friend", "Giulia")
        there = await Tables(store, packs, clock).get(here.id)
        await forget(there, "friend", 1)
        assert await tables.get(here.id) is here
        assert [line.deed.what for line in here.circle.lines] == ["joined", "left"]
        assert {line.deed.name for line in here.circle.lines} == {""}

    asyncio.run(asyncio.wait_for(play(), 5))
