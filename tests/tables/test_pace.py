"""The pace that people agree on, and somebody who keeps the others waiting."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from typing import Any

import pytest

from tests.tables.browser import Browser, House, Live, Shifted, answer, state, state_when
from tests.tables.test_company import company, friends, refusal, said
from tests.tables.test_tidying import Hands
from trilobite.tables.absence import late, remind
from trilobite.tables.bots import BotRunner, next_bot
from trilobite.tables.deciding import go_on, vote
from trilobite.tables.memory import MemoryStore
from trilobite.tables.model import Agreed, Late, Seat
from trilobite.tables.packs import Packs
from trilobite.tables.table import Table
from trilobite.tables.tables import Tables
from trilobite.tables.thinking import Question, ThinkerHere
from trilobite.tables.together import claim
from trilobite.tables.watch import Watch

HOUR = 3600

MARKS = count()


def here(live: Live) -> dict[str, Any]:
    """What is told of the people now: there may be older messages on the way."""
    mark = f"now {next(MARKS)}"
    live.send_json({"type": "say", "text": mark})
    return company(live, lambda message: mark in [text for _, _, text in said(message)])


def hours(seconds: int | None) -> float | None:
    """In hours, without the seconds that a test takes."""
    return None if seconds is None else round(seconds / HOUR, 1)


class AtOnce:
    """Bots that think wherever they are asked: at two servers at the same time."""

    async def ask(self, question: Question) -> str:
        return await ThinkerHere().ask(question)


class Company:
    """Three people with 24 hours for a turn; one of them is waited for."""

    def __init__(self, client: Browser, stack: ExitStack, **agreed: Any) -> None:
        body = {"hours": 24, **agreed}
        self.table, self.browsers = friends(client, "Giulia", "Iva", agreed=body)
        self.address = f"/api/tables/{self.table}/live"
        self.lives: list[Live] = [
            stack.enter_context(who.live(self.address)) for who in self.browsers
        ]
        first = state(self.lives[0])
        (self.late,) = first["waiting"]
        self.others = [live for seat, live in enumerate(self.lives) if seat != self.late]
        self.absent = self.lives[self.late]
        for live in self.lives:
            live.send_json({"type": "here"})

    def state(self, fits: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """What somebody sees who comes to the table and waits until it fits."""
        with self.browsers[0].live(self.address) as live:
            return state_when(live, fits)

    def answer(self, seat: int) -> bool:
        """Somebody comes to the table, and answers if they are asked."""
        with self.browsers[seat].live(self.address) as live:
            message = state(live)
            if message["decisions"]:
                answer(live, message)
                state_when(live, lambda m: m["version"] > message["version"])
            return bool(message["decisions"])


# --- time ---------------------------------------------------------------------------------


def test_the_time_of_who_is_waited_for_is_counted_without_pauses(
    house: House, clock: Shifted
) -> None:
    with house.open() as client, ExitStack() as stack:
        people = Company(client, stack)
        seat, (one, two) = people.late, people.others
        assert company(one)["agreed"] == {"hours": 24, "late": "choose", "times": 3}
        clock.hours = 3
        seats = here(one)["seats"]
        assert [hours(each["used"]) for each in seats] == [3 if n == seat else 0 for n in range(3)]
        assert [hours(each["waited"]) for each in seats] == [
            3 if n == seat else None for n in range(3)
        ]
        for live in (one, two):
            live.send_json({"type": "vote", "motion": "pause"})
        company(one, lambda message: message["paused"])
        clock.hours = 10
        assert hours(here(one)["seats"][seat]["waited"]) == 3
        one.send_json({"type": "go-on"})
        company(one, lambda message: not message["paused"])
        clock.hours = 11
        assert hours(here(one)["seats"][seat]["waited"]) == 4
        assert people.answer(seat)
        clock.hours = 12
        told = here(people.absent)["seats"]
        assert sum(each["used"] for each in told) / HOUR == pytest.approx(5, abs=0.1)
        assert [hours(each["waited"]) for each in told if each["waited"] is not None] == [1.0]
    with house.open(token=client.token) as again:
        with again.live(f"/api/tables/{people.table}/live") as live:
            live.send_json({"type": "here"})
            read = company(live)["seats"]
            assert [hours(each["used"]) for each in read] == [hours(each["used"]) for each in told]
        (listed,) = again.get("/api/tables").json()
        assert listed["hours"] == 24


def test_a_list_says_whether_who_is_waited_for_is_here(house: House, clock: Shifted) -> None:
    with house.open() as client, ExitStack() as stack:
        people = Company(client, stack)
        address = f"/api/tables/{people.table}/asked"
        other = people.browsers[(people.late + 1) % 3]
        company(people.absent)
        assert other.get(address).json()["here"]
        assert "here" not in people.browsers[people.late].get(address).json()
        clock.hours = 0.1
        assert "here" not in other.get(address).json()


def test_a_pace_has_bounds(house: House) -> None:
    with house.open() as client:
        for agreed in ({"hours": 700}, {"hours": -1}, {"late": "lose"}, {"times": 1}, {"x": 1}):
            body = {"seats": [{}, {}], "options": {"players": 2}, "agreed": agreed}
            assert client.post("/api/tables", json=body).status_code == 422


# --- who is late --------------------------------------------------------------------------


def test_who_is_late_is_reminded_once_a_day_by_anybody(house: House, clock: Shifted) -> None:
    with house.open() as client, ExitStack() as stack:
        people = Company(client, stack)
        one, two = people.others
        remind = {"type": "remind", "about": people.late}
        one.send_json(remind)
        assert refusal(one) == "not-late"
        clock.hours = 25
        people.absent.send_json(remind)
        assert refusal(people.absent) == "your-own-seat"
        one.send_json(remind)
        at = company(one, lambda m: m["seats"][people.late].get("reminded"))
        assert at["lines"][-1]["what"] == "reminded"
        assert at["lines"][-1]["about"] == people.late
        company(two, lambda m: m["seats"][people.late].get("reminded"))
        two.send_json(remind)
        assert refusal(two) == "reminded-already"
        clock.hours = 50
        two.send_json(remind)
        company(two, lambda m: [each[0] for each in said(m)].count("reminded") > 0)
        two.send_json({"type": "remind", "about": 7})
        assert refusal(two) == "no-such-seat"


def test_a_bot_plays_for_now_until_the_person_is_back(house: House, clock: Shifted) -> None:
    with house.open(thinker=AtOnce()) as client, ExitStack() as stack:
        people = Company(client, stack)
        seat, (one, two) = people.late, people.others
        bot = {"type": "vote", "motion": "bot", "about": seat}
        one.send_json(bot)
        assert refusal(one) == "not-late"
        clock.hours = 25
        one.send_json(bot)
        (vote,) = company(one, lambda m: m["votes"])["votes"]
        assert (vote["motion"], vote["about"], vote["needed"]) == ("bot", seat, 2)
        one.send_json({**bot, "type": "unvote"})
        company(one, lambda m: not m["votes"])
        for live in (one, two):
            live.send_json(bot)
        message = people.state(lambda m: seat not in m["waiting"] and m["answers"] > 0)
        assert message["seats"][seat]["stand_in"]
        one.send_json(bot)
        assert refusal(one) == "bot-plays"

        # Who is back reads what was done, and takes over.
        state_when(people.absent, lambda m: m["seats"][seat].get("stand_in"))
        people.absent.send_json({"type": "answer", "seat": seat, "key": "done"})
        assert refusal(people.absent) == "bot-plays"
        told = here(people.absent)
        assert told["seats"][seat]["stand_in"]["steps"] >= 1
        first = told["seats"][seat]["stand_in"]["first"]
        history = client.table(people.table).session.history
        given = client.table(people.table).session.answers()
        assert getattr(history[given[first]], "seat", None) == seat
        assert "stand_in" not in here(one)["seats"][seat]
        people.absent.send_json({"type": "return", "seat": seat})
        back = company(people.absent, lambda m: ("returned", seat, "") in said(m))
        assert back["lines"][-1]["steps"] >= 1
        for _ in range(80):
            if people.answer(seat):
                return
            assert any(people.answer(other) for other in range(3) if other != seat)
        raise AssertionError("they are not asked")


def test_an_answer_in_time_ends_what_was_being_decided(house: House, clock: Shifted) -> None:
    with house.open() as client, ExitStack() as stack:
        people = Company(client, stack)
        one = people.others[0]
        clock.hours = 25
        for motion in ("bot", "reopen"):
            one.send_json({"type": "vote", "motion": motion, "about": people.late})
        company(one, lambda m: len(m["votes"]) == 2)
        assert people.answer(people.late)
        company(one, lambda m: not m["votes"])


def test_somebody_lets_a_bot_play_for_them(house: House) -> None:
    with house.open(thinker=AtOnce()) as client, ExitStack() as stack:
        people = Company(client, stack)
        seat = people.late
        people.absent.send_json({"type": "stand-in", "seat": (seat + 1) % 3})
        assert refusal(people.absent) == "not-your-seat"
        people.absent.send_json({"type": "stand-in", "seat": seat})
        company(people.others[0], lambda m: ("stood-in", seat, "") in said(m))
        people.state(lambda m: seat not in m["waiting"] and m["answers"] > 0)
        assert people.table not in [
            each["id"] for each in client.get("/api/tables").json() if each["my_turn"] and seat == 0
        ]


def test_a_seat_that_was_given_up_is_played_by_a_bot_until_somebody_takes_it(
    house: House,
) -> None:
    with house.open(thinker=AtOnce()) as client, ExitStack() as stack:
        people = Company(client, stack)
        seat, (one, two) = people.late, people.others
        people.absent.send_json({"type": "leave", "seat": seat})
        assert (
            company(one, lambda m: m["seats"][seat].get("given_up"))["seats"][seat]["needed"] == 2
        )
        for live in (one, two):
            live.send_json({"type": "vote", "motion": "bot", "about": seat})
        people.state(lambda m: seat not in m["waiting"] and m["answers"] > 0)
        link = client.get(f"/api/tables/{people.table}/links").json()["claim"]
        sits = client.another().post(
            f"/api/tables/{people.table}/claim/{seat}?link={link}", json={"name": "Ota"}
        )
        assert sits.status_code == 200
        message = people.state(lambda m: m["seats"][seat]["name"] == "Ota")
        assert not message["seats"][seat].get("stand_in")
        told = here(one)["seats"][seat]
        assert ("given_up" in told, hours(told["used"])) == (False, 0)


def test_those_who_are_there_end_a_game_without_who_is_late(house: House, clock: Shifted) -> None:
    with house.open() as client, ExitStack() as stack:
        people = Company(client, stack)
        one, two = people.others
        one.send_json({"type": "vote", "motion": "end"})
        assert company(one, lambda m: m["votes"])["votes"][0]["needed"] == 3
        clock.hours = 25
        two.send_json({"type": "vote", "motion": "end"})
        company(one, lambda m: m["ended"])


# --- what happens by itself ---------------------------------------------------------------


class Reminded:
    """Notes who was reminded."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.by: list[str] = []

    async def remind(self, table: Table, seat: int, by: str = "") -> None:
        self.seats.append(seat)
        self.by.append(by)


class Home:
    """A table with a pace at which time passes, and who looks after it."""

    def __init__(self) -> None:
        self.clock = Hands()
        self.reminder = Reminded()
        self.tables = Tables(MemoryStore(), Packs(None), self.clock)
        self.bots = BotRunner(self.tables.packs, ThinkerHere(), self.clock)
        self.watch = Watch(self.tables, self.bots, self.reminder, self.clock)

    async def table(self, late: Late, people: int = 2) -> Table:
        seats = [Seat(name="Eva"), *(Seat(kind="open", bot="random") for _ in range(people - 1))]
        table = await self.tables.create(
            "eva", "genesis", {"players": people}, seats, agreed=Agreed(hours=24, late=late), pace=0
        )
        for seat in range(1, people):
            await claim(table, seat, f"p{seat}", f"P{seat}")
        return table

    async def after(self, hours: float) -> None:
        """Somebody looks once an hour until so many have passed."""
        until = self.clock.passed + round(hours * HOUR)
        while self.clock.passed < until:
            self.clock.passed = min(until, self.clock.passed + HOUR)
            await self.watch.look()


def test_who_is_late_is_reminded_once_and_the_others_choose() -> None:
    async def use() -> None:
        home = Home()
        table = await home.table("choose")
        (seat,) = table.session.deciders()
        await home.after(23)
        assert home.reminder.seats == []
        await home.after(80)
        assert home.reminder.seats == [seat]
        assert late(table, seat)
        assert not table.over
        await table.answer(seat, table.session.keys(seat)[-1], None)
        (seat, *_) = table.session.deciders()
        await home.after(25)
        assert home.reminder.seats[1:] == [seat]

    asyncio.run(use())


def test_a_reminder_says_who_wants_it() -> None:
    async def use() -> None:
        home = Home()
        table = await home.table("choose")
        (seat,) = table.session.deciders()
        owner, name = ("p1", "P1") if seat == 0 else ("eva", "Eva")
        home.clock.passed += 25 * HOUR
        await remind(table, owner, seat, home.reminder)
        assert (home.reminder.seats, home.reminder.by) == ([seat], [name])
        await home.watch.look()
        assert len(home.reminder.seats) == 1

    asyncio.run(use())


def test_two_houses_remind_once() -> None:
    async def use() -> None:
        home = Home()
        table = await home.table("choose")
        other = Tables(home.tables.store, Packs(None), home.clock)
        await other.get(table.id)
        watch = Watch(other, home.bots, home.reminder, home.clock)
        home.clock.passed += 25 * HOUR
        await home.watch.look()
        await watch.look()
        assert len(home.reminder.seats) == 1

    asyncio.run(use())


def test_a_bot_takes_over_by_itself_where_the_table_has_agreed_on_it() -> None:
    async def use() -> None:
        home = Home()
        table = await home.table("bot")
        (seat,) = table.session.deciders()
        await home.after(25)
        assert table.body.seats[seat].stand_in
        while next_bot(table) is not None:
            await asyncio.sleep(0)
        assert seat not in table.session.deciders()
        assert table.circle.waited(seat, table.now()) is None
        read = await Tables(home.tables.store, Packs(None), home.clock).get(table.id)
        assert read.circle.standing_in.keys() == {seat}

    asyncio.run(use())


def test_the_game_ends_by_itself_after_some_times_the_pace_where_they_have_agreed_on_it() -> None:
    async def use() -> None:
        home = Home()
        table = await home.table("end")
        (seat,) = table.session.deciders()
        await home.after(71)
        assert not table.over
        await home.after(2)
        assert table.over
        assert table.circle.lines[-1].deed.what == "lapsed"
        assert table.body.outcome is not None
        assert table.body.outcome.order == []
        await home.after(25)
        assert await home.tables.store.papers("pace", "") == []
        assert home.reminder.seats == [seat]

    asyncio.run(use())


def test_in_a_pause_nobody_is_late() -> None:
    async def use() -> None:
        home = Home()
        table = await home.table("end")
        for owner in ("eva", "p1"):
            await vote(table, owner, "pause", None, favour=True)
        await home.after(200)
        assert (table.over, home.reminder.seats) == (False, [])
        await go_on(table, "eva")
        await home.after(25)
        assert len(home.reminder.seats) == 1

    asyncio.run(use())
