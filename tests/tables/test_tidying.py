"""Taking back and giving back does not make a table longer without end."""

import asyncio
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from tests.tables.test_failing_stores import PatientClock
from trilobite.tables import together
from trilobite.tables.events import Events
from trilobite.tables.memory import MemoryStore
from trilobite.tables.model import Deed, Seat, TableEvent
from trilobite.tables.packs import Packs
from trilobite.tables.store import Overtaken
from trilobite.tables.table import Table
from trilobite.tables.tables import Tables
from trilobite.tables.tidying import LOOK_AFTER, SETTLED, tidied


class Hands(PatientClock):
    """A clock that is set by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0

    def now(self) -> datetime:
        return datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=self.passed)


def some_events(random: Random, number: int) -> list[TableEvent]:
    """What may happen at a table: answers, cuts, paces, scenes, talk, one every second."""
    events = [TableEvent(lines=["~ roll 1"], waiting=[0], at=1)]
    length = 1
    for at in range(1, number):
        kind = random.choice(["answer", "answer", "undo", "undo", "redo", "pace", "said", "undone"])
        event = TableEvent(at=at + 1, number=at, waiting=[random.randrange(2)])
        if kind in ("answer", "redo"):
            event.lines = [
                f"{random.randrange(2)}> {at} {n}" for n in range(random.randrange(1, 4))
            ]
        elif kind == "pace":
            event.pace = random.randrange(1000)
        elif kind == "said":
            event.deed = Deed(what="said", seat=0, text=str(at))
        else:
            event.keep = random.randrange(max(1, length - 4), length + 1)
            if kind == "undone":
                event.deed = Deed(what="undone", seat=0)
        length = (length if event.keep is None else event.keep) + len(event.lines)
        events.append(event)
    return events


def applied(
    events: list[TableEvent], gone: list[int], merged: list[TableEvent]
) -> list[TableEvent]:
    """What is left."""
    others = {event.number: event for event in merged}
    assert not set(gone) & set(others)
    return [others.get(event.number, event) for event in events if event.number not in gone]


def told(events: list[TableEvent]) -> tuple[object, ...]:
    read = Events(events, 300)
    circle = read.circle
    return read.lines, read.pace, read.number, read.since, circle.lines, circle.anew


def test_a_tidied_table_tells_the_same() -> None:
    random = Random(5)
    fewer = 0
    for _ in range(300):
        events = some_events(random, 40)
        until = random.choice([20, 35, 100])
        gone, merged = tidied(events, until)
        left = applied(events, gone, merged)
        fewer += len(gone)
        assert told(left) == told(events)
        assert tidied(left, until) == ([], [])
    assert fewer > 300


def test_a_server_that_was_behind_comes_to_the_same() -> None:
    """Whichever of the events that are gone it knows."""
    random = Random(6)
    for _ in range(200):
        events = some_events(random, 25)
        left = applied(events, *tidied(events, until=100))
        for known in range(1, len(events)):
            lines = Events(events[:known], 300).lines
            for event in left:
                if event.number >= known:
                    if event.keep is not None:
                        del lines[event.keep :]
                    lines += event.lines
            assert lines == Events(events, 300).lines


def test_what_happened_a_moment_ago_stays_as_it_is() -> None:
    events = [
        TableEvent(lines=["~ roll 1"], at=1),
        TableEvent(lines=["0> a"], at=5, number=1),
        TableEvent(keep=1, at=6, number=2),
        TableEvent(lines=["0> a"], at=7, number=3),
    ]
    assert tidied(events, until=5) == ([], [])
    gone, (merged,) = tidied(events, until=10)
    assert gone == [1, 2]
    assert (merged.number, merged.keep, merged.lines) == (3, 1, ["0> a"])


async def flooded(tables: Tables, clock: Hands, times: int) -> Table:
    """Somebody takes back and gives back, over and over."""
    table = await tables.create("me", "genesis", {"players": 2}, [Seat(), Seat(name="b")])
    (seat,) = table.session.deciders()
    await table.answer(seat, table.session.keys(seat)[-1], None)
    for _ in range(times):
        clock.passed += 6
        await table.undo("me")
        clock.passed += 6
        await table.redo("me")
    return table


def test_a_flood_of_undo_and_redo_leaves_a_short_table() -> None:
    async def use() -> None:
        store, clock = MemoryStore(), Hands()
        table = await flooded(Tables(store, Packs(None), clock), clock, 400)
        read = await store.read(table.id)
        assert read is not None
        within = 2 * SETTLED // 12
        assert len(read.events) <= within + 2 * LOOK_AFTER + 2
        assert read.events[-1].number == 801
        clock.passed += SETTLED
        again = await Tables(store, Packs(None), clock).get(table.id)
        read = await store.read(table.id)
        assert read is not None
        assert [event.number for event in read.events] == [0, 801]
        assert (again.lines, again.version) == (table.lines, table.version)

    asyncio.run(use())


def test_who_has_missed_it_is_refused_and_takes_up_what_there_is() -> None:
    """Two servers: one does not hear of the other, and gives a number that is free again."""

    async def use() -> None:
        store, clock = MemoryStore(), Hands()
        here = Tables(store, Packs(None), clock)
        table = await here.create("me", "genesis", {"players": 2}, [Seat(), Seat(name="b")])
        elsewhere = await Tables(store, Packs(None), clock).get(table.id)
        (seat,) = table.session.deciders()
        for _ in range(30):
            await table.answer(seat, table.session.keys(seat)[-1], None)
            await table.undo("me")
        await table.answer(seat, table.session.keys(seat)[-1], None)
        clock.passed += 2 * SETTLED
        await Tables(store, Packs(None), clock).get(table.id)
        read = await store.read(table.id)
        assert read is not None
        assert len(read.events) == 2
        with pytest.raises(Overtaken):
            await elsewhere.answer(seat, elsewhere.session.keys(seat)[0], None)
        assert (elsewhere.lines, elsewhere.version) == (table.lines, table.version)
        (seat, *_) = elsewhere.session.deciders()
        await elsewhere.answer(seat, elsewhere.session.keys(seat)[0], elsewhere.version)
        await table.catch_up()
        assert (elsewhere.lines, elsewhere.version) == (table.lines, table.version)

    asyncio.run(use())


def test_talk_is_found_by_its_number_after_tidying() -> None:
    async def use() -> None:
        store, clock = MemoryStore(), Hands()
        table = await flooded(Tables(store, Packs(None), clock), clock, 30)
        await together.say(table, "me", "", "hello", None)
        clock.passed += 2 * SETTLED
        again = await Tables(store, Packs(None), clock).get(table.id)
        (line,) = again.circle.lines
        await again.forget_line(line.number)
        read = await store.read(table.id)
        assert read is not None
        assert len(read.events) == 3
        last = read.events[-1]
        assert last.deed == Deed(what="said", seat=0)

    asyncio.run(use())
