"""Tables that nobody has touched for 30 days sleep until somebody comes."""

import asyncio
from contextlib import ExitStack
from typing import Any

from tests.tables.browser import Browser, House, Shifted, new_table, state, state_when
from tests.tables.post_office import TURN, PostOffice, awaited, told, waiting
from tests.tables.test_company import company
from tests.tables.test_pace import Company, Home, here, hours
from trilobite.tables.access import Person
from trilobite.tables.bots import next_seat
from trilobite.tables.desk import Desk
from trilobite.tables.model import Seat
from trilobite.tables.notice_times import DAY, HOUR
from trilobite.tables.packs import Packs
from trilobite.tables.sleeping import come
from trilobite.tables.tables import Tables
from trilobite.tables.thinking import ThinkerHere

MONTH = 30 * DAY


def listed(browser: Browser, table: str) -> dict[str, Any]:
    """The table in somebody's list."""
    found: dict[str, Any] = next(
        each for each in browser.get("/api/tables").json() if each["id"] == table
    )
    return found


def deeds(message: dict[str, Any]) -> list[str]:
    return [line["what"] for line in message["lines"]]


def test_a_table_sleeps_after_30_days_and_wakes_when_somebody_comes(
    house: House, clock: Shifted
) -> None:
    with house.open() as client:
        with ExitStack() as stack:
            people = Company(client, stack)
            asked = people.browsers[people.late]
        clock.hours = 30 * 24 - 1
        assert listed(asked, people.table)["my_turn"]
        assert "asleep" not in listed(asked, people.table)
        clock.hours = 40 * 24
        assert listed(asked, people.table)["asleep"]
        assert not listed(asked, people.table)["my_turn"]
        links = client.get(f"/api/tables/{people.table}/links").json()
        watch = f"{people.address}?watch={links['watch']}"
        with client.another().live(watch) as guest:
            state(guest)
        assert listed(client, people.table)["asleep"]
        other = people.browsers[(people.late + 1) % 3]
        with other.live(people.address) as live:
            live.send_json({"type": "here"})
            assert "woke" in deeds(company(live))
            now = here(live)
            # The clock has stood still, and who is waited for has all of their time again.
            assert hours(now["seats"][people.late]["used"]) == 30 * 24
            assert hours(now["seats"][people.late]["waited"]) == 0
        assert listed(asked, people.table)["my_turn"]


def test_a_bot_thinks_only_when_the_table_is_awake(house: House, clock: Shifted) -> None:
    with house.open() as client:
        table = new_table(client, "bot", "bot", pace=200)
        links = client.get(f"/api/tables/{table}/links").json()
        clock.hours = 31 * 24
        with client.another().live(f"/api/tables/{table}/live?watch={links['watch']}") as guest:
            assert state(guest)["answers"] == 0
            assert next_seat(client.table(table)) is None
        with client.live(f"/api/tables/{table}/live") as live:
            state_when(live, lambda message: message["answers"] > 0)


def test_who_looks_in_keeps_a_table_awake() -> None:
    async def use() -> None:
        home = Home()
        table = await home.table("choose")
        number = len((await stored(home.tables, table.id)).events)
        for _ in range(60):
            home.clock.passed += DAY
            assert not await come(table, "eva")
        assert not table.asleep
        # It is noted once a week, and is no line of the talk.
        looks = (await stored(home.tables, table.id)).events[number:]
        assert [event.deed.what for event in looks if event.deed] == ["looked"] * 8
        assert "looked" not in [line.deed.what for line in table.circle.lines]
        home.clock.passed += MONTH
        assert table.asleep
        read = await Tables(home.tables.store, Packs(None), home.clock).get(table.id)
        assert read.asleep

    asyncio.run(use())


async def stored(tables: Tables, table: str) -> Any:
    return await tables.store.read(table)


def test_nobody_is_late_at_a_table_that_sleeps_and_the_pace_goes_on_when_it_wakes() -> None:
    async def use() -> None:
        home = Home()
        table = await home.table("end")
        seat = table.session.deciders()[0]
        home.clock.passed += MONTH
        await home.watch.look()
        assert home.reminder.seats == []
        assert not table.over
        await home.watch.welcome(table, "p1")
        assert table.circle.lines[-1].deed.what == "woke"
        await home.after(23)
        assert home.reminder.seats == []
        await home.after(2)
        assert home.reminder.seats == [seat]
        await home.after(48)
        assert table.over

    asyncio.run(use())


@told
async def test_nobody_is_told_of_a_table_that_sleeps(office: PostOffice) -> None:
    table, person = await awaited(office, often="daily", hour=18)
    office.clock.at += MONTH
    assert await office.after(DAY) == []
    assert table.asleep
    other = "Bert" if person == "Anna" else "Anna"
    assert await come(table, other)
    # Who is waited for hears once that the game goes on.
    await office.reach(person, "push")
    assert await office.after(60) == [TURN]
    assert await office.after(DAY) == []
    assert waiting(table) == person


@told
async def test_a_finished_table_and_a_lesson_do_not_sleep(office: PostOffice) -> None:
    desk = Desk(office.tables, ThinkerHere(), office.clock)
    lesson = await office.tables.learn("Anna", "genesis", "g1", 0)
    seats = [Seat(kind="human", name="Anna"), Seat(kind="bot")]
    going = await office.tables.create("Anna", "genesis", {"players": 2}, seats)
    office.clock.at += MONTH + HOUR
    found = {each.id: each.asleep for each in await desk.my_tables(Person("Anna"))}
    assert found == {lesson.id: False, going.id: True}
    assert not await come(lesson, "Anna")
    assert await come(going, "Anna")
    assert not going.asleep
    desk.close()
