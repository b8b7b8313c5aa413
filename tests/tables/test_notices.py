"""Notices: who is waited for hears of it once, unless they answer first."""

import asyncio
from typing import Any

import pytest

from tests.tables.post_office import (
    NIGHT,
    NOON,
    SITE,
    TURN,
    HandClock,
    PostOffice,
    answer,
    awaited,
    pass_on,
    told,
    waiting,
)
from trilobite.tables import absence, deciding, together
from trilobite.tables import notices as notices_module
from trilobite.tables.access import Person
from trilobite.tables.bots import BotRunner
from trilobite.tables.matters import holders
from trilobite.tables.memory import MemoryStore
from trilobite.tables.model import Seat
from trilobite.tables.notice_model import Different, Way
from trilobite.tables.notice_store import Settled
from trilobite.tables.notice_times import DAY, HOUR
from trilobite.tables.packs import Packs
from trilobite.tables.rooms import Rooms
from trilobite.tables.sights import Sights
from trilobite.tables.store import StoredTable, StoreError
from trilobite.tables.table import Table
from trilobite.tables.thinking import ThinkerHere

# --- one notice for a wait ----------------------------------------------------------------


@told
async def test_who_is_waited_for_is_told_after_a_minute_and_once(office: PostOffice) -> None:
    table, _ = await awaited(office)
    assert await office.after(59) == []
    office.clock.at += 1
    await office.notices.round()
    ((way, letter),) = office.bag.letters
    assert (way, letter.title, letter.link) == ("push", TURN, f"{SITE}#/t/{table.id}")
    assert letter.lines == ["With Anna"]
    office.bag.letters.clear()
    for _ in range(100):
        assert await office.after(HOUR) == []


@told
async def test_who_plays_on_at_once_hears_nothing(office: PostOffice) -> None:
    table, _ = await awaited(office)
    office.clock.at += 30
    await pass_on(table)
    assert await office.after(10 * 60) == []


@told
async def test_who_is_in_the_middle_of_a_turn_hears_nothing_until_they_stop(
    office: PostOffice,
) -> None:
    table, person = await awaited(office)
    office.clock.at += 50
    await answer(table)
    assert waiting(table) == person
    assert await office.after(59) == []
    assert await office.after(1) == [TURN]


@told
async def test_an_open_page_silences_nothing(office: PostOffice) -> None:
    table, person = await awaited(office)
    office.clock.at += 30
    await Sights(office.store).note(table.id, person, office.clock.at)
    assert await office.after(30) == [TURN]


@told
async def test_the_next_wait_is_told_again(office: PostOffice) -> None:
    table, person = await awaited(office)
    assert await office.after(60) == [TURN]
    while True:
        await pass_on(table)
        if waiting(table) == person:
            break
    assert await office.after(60) == [TURN]


@told
async def test_nobody_is_told_where_nobody_else_plays(office: PostOffice) -> None:
    seats = [Seat(kind="human", name="Anna"), Seat(kind="bot")]
    await office.tables.create("Anna", "genesis", {"players": 2}, seats)
    await office.reach("Anna", "push")
    assert await office.after(HOUR) == []


@told
async def test_who_wants_to_hear_nothing_hears_nothing(office: PostOffice) -> None:
    table, person = await awaited(office)
    wishes = await office.reach(person, "push", "mail")
    wishes.told = {"push": [], "mail": ["turn"]}
    await office.notices.keep(person, wishes)
    office.clock.at += 60
    await office.notices.round()
    assert [way for way, _ in office.bag.letters] == ["mail"]
    assert holders(table.body, table.owner, table.claims) == ["Anna", "Bert"]


@told
async def test_a_mail_address_that_nobody_has_confirmed_gets_nothing(office: PostOffice) -> None:
    _, person = await awaited(office)
    wishes = await office.reach(person, "mail")
    wishes.ways[0].confirmed = False
    await office.notices.keep(person, wishes)
    assert await office.after(60) == []


@told
async def test_who_can_be_reached_only_later_hears_what_waits_then(office: PostOffice) -> None:
    table = await office.table("Anna", "Bert")
    await pass_on(table)
    assert await office.after(HOUR) == []
    await office.reach(waiting(table), "push")
    await office.notices.look_again(waiting(table))
    assert await office.after(59) == []
    assert await office.after(1) == [TURN]
    await office.notices.look_again(waiting(table))
    assert await office.after(HOUR) == []


# --- what else there is to tell -----------------------------------------------------------


async def three(office: PostOffice) -> Table:
    """Three people, of whom Cora hears of everything; it is not her turn."""
    table = await office.table("Anna", "Bert", "Cora")
    await pass_on(table)
    while waiting(table) == "Cora":
        await pass_on(table)
    await office.reach("Cora", "push")
    return table


@told
async def test_who_is_asked_to_go_back_is_told_unless_they_have_answered(
    office: PostOffice,
) -> None:
    table = await three(office)
    await together.ask_back(table, "Anna", 0)
    assert await office.after(60) == ["Bios: Genesis: Anna asks to go back"]
    assert await office.after(DAY) == []
    await together.withdraw(table, "Anna")
    await together.ask_back(table, "Bert", 0)
    office.clock.at += 20
    await together.answer_request(table, "Cora", agree=False)
    assert await office.after(HOUR) == []


@told
async def test_who_is_asked_for_a_vote_is_told_once_however_many_have_voted(
    office: PostOffice,
) -> None:
    table = await three(office)
    await deciding.vote(table, "Anna", "end", None, favour=True)
    assert await office.after(60) == ["Bios: Genesis: Anna asks for your vote"]
    await deciding.vote(table, "Bert", "end", None, favour=True)
    assert await office.after(HOUR) == []


@told
async def test_nobody_is_asked_for_a_vote_about_themselves(office: PostOffice) -> None:
    table = await three(office)
    await deciding.vote(table, "Anna", "reopen", 2, favour=True)
    assert await office.after(HOUR) == []


@told
async def test_who_is_named_in_the_chat_is_told_unless_they_have_read_it(
    office: PostOffice,
) -> None:
    table = await three(office)
    await together.say(table, "Anna", "", "Look, cora: three dice!", None)
    await together.say(table, "Bert", "", "What a pity.", None)
    assert await office.after(60) == ["Bios: Genesis: Anna has written to you"]
    await together.say(table, "Anna", "", "Cora?", None)
    office.clock.at += 30
    await Sights(office.store).note(table.id, "Cora", office.clock.at)
    assert await office.after(HOUR) == []


@told
async def test_a_touch_at_the_table_after_something_new_is_noted(office: PostOffice) -> None:
    """Otherwise it is noted once a minute that somebody is there."""
    table = await three(office)
    sights = Sights(office.store)
    rooms = Rooms(BotRunner(Packs(None), ThinkerHere(), office.clock), sights, absence.NoReminder())

    async def heard(_: str) -> None:
        pass

    cora = await rooms.enter(table, Person("Cora"), heard)
    office.clock.at += 10
    await cora.hear('{"type": "here"}')
    assert await sights.of(table.id) == {"Cora": office.clock.at - 10}
    await together.say(table, "Anna", "", "Cora?", None)
    office.clock.at += 10
    await cora.hear('{"type": "here"}')
    assert await sights.of(table.id) == {"Cora": office.clock.at}
    cora.leave()
    assert await office.after(HOUR) == []


@told
async def test_the_end_of_a_game_is_told_to_those_who_were_away(office: PostOffice) -> None:
    table = await three(office)
    await office.reach("Anna", "push")
    for person in ("Bert", "Cora", "Anna"):
        await deciding.vote(table, person, "end", None, favour=True)
    # Anna has done it herself.
    assert await office.after(60) == ["Bios: Genesis: the game is over"]
    assert (await office.notices.status("Cora", "push")).delivered
    assert not (await office.notices.status("Anna", "push")).delivered
    assert await office.after(DAY) == []


@told
async def test_who_is_asked_whether_a_finished_game_is_deleted_is_told(office: PostOffice) -> None:
    table = await three(office)
    for person in ("Bert", "Cora", "Anna"):
        await deciding.vote(table, person, "end", None, favour=True)
    assert await office.after(60) == ["Bios: Genesis: the game is over"]
    await deciding.vote(table, "Anna", "delete", None, favour=True)
    assert await office.after(60) == ["Bios: Genesis: Anna asks for your vote"]
    await deciding.vote(table, "Anna", "delete", None, favour=False)
    await deciding.vote(table, "Cora", "delete", None, favour=True)
    assert await office.after(DAY) == []


@told
async def test_who_takes_a_seat_is_told_and_that_the_game_begins(office: PostOffice) -> None:
    seats = [Seat(kind="human", name="Anna"), *(Seat(kind="open") for _ in "12")]
    table = await office.tables.create("Anna", "genesis", {"players": 3}, seats)
    wishes = await office.reach("Anna", "push")
    wishes.told = {"push": ["table"]}
    await office.notices.keep("Anna", wishes)
    await together.claim(table, 1, "b", "Bert")
    assert await office.after(60) == ["Bios: Genesis: Bert has taken a seat"]
    await together.claim(table, 2, "c", "Cora")
    begins = "Bios: Genesis: Cora has taken the last seat, the game begins"
    assert await office.after(60) == [begins]


@told
async def test_a_paused_game_waits_for_nobody_until_it_goes_on(office: PostOffice) -> None:
    table, person = await awaited(office)
    wishes = await office.notices.wishes(person)
    wishes.told = {"push": ["turn"]}
    await office.notices.keep(person, wishes)
    for voter in ("Anna", "Bert"):
        await deciding.vote(table, voter, "pause", None, favour=True)
    assert await office.after(HOUR) == []
    await deciding.go_on(table, "Anna")
    assert await office.after(60) == [TURN]


@told
async def test_nobody_is_told_of_what_a_bot_answers_for_them(office: PostOffice) -> None:
    table, person = await awaited(office)
    (seat,) = table.session.deciders()
    await absence.hand_to_bot(table, person, seat)
    assert await office.after(60) == []
    await answer(table)
    await absence.take_back(table, person, seat)
    assert await office.after(60) == ([TURN] if seat in table.session.deciders() else [])


# --- when ---------------------------------------------------------------------------------


async def several(office: PostOffice, **wishes: object) -> list[Table]:
    """Three tables that wait for Bert."""
    tables = []
    for name in ("Anna", "Cora", "Dana"):
        table = await office.table(name, "Bert")
        if waiting(table) != "Bert":
            await pass_on(table)
        tables.append(table)
    await office.reach("Bert", "push", **wishes)
    return tables


@told
async def test_what_comes_in_quiet_hours_goes_out_as_one_in_the_morning(
    office: PostOffice,
) -> None:
    office.clock.at = NOON + 11 * HOUR
    await several(office, quiet=NIGHT)
    assert await office.after(7 * HOUR) == []
    assert await office.after(HOUR) == ["Trilobite: 3 things wait for you"]
    assert await office.after(10 * HOUR) == []


@told
async def test_what_is_answered_in_quiet_hours_is_not_told(office: PostOffice) -> None:
    office.clock.at = NOON + 11 * HOUR
    one, *_ = await several(office, quiet=NIGHT)
    assert await office.after(HOUR) == []
    await pass_on(one)
    assert await office.after(7 * HOUR) == ["Trilobite: 2 things wait for you"]


@told
async def test_a_digest_is_one_notice_a_day(office: PostOffice) -> None:
    await several(office, often="daily", hour=18)
    assert await office.after(5 * HOUR) == []
    assert await office.after(HOUR) == ["Trilobite: 3 things wait for you"]
    assert await office.after(DAY) == []


@told
async def test_a_table_may_differ_from_the_others(office: PostOffice) -> None:
    tables = await several(office, often="daily", hour=18)
    wishes = await office.notices.wishes("Bert")
    wishes.tables = {
        tables[0].id: Different(rule="once"),
        tables[1].id: Different(rule="never"),
        tables[2].id: Different(rule="until", until=NOON + DAY),
    }
    await office.notices.keep("Bert", wishes)
    assert await office.after(60) == [TURN]
    assert await office.after(DAY) == []
    assert await office.after(6 * HOUR) == [TURN]


@told
async def test_at_most_one_an_hour_for_a_table_gathers_the_rest(office: PostOffice) -> None:
    table = await three(office)
    await office.reach("Cora", "push", often="hourly")
    await together.say(table, "Anna", "", "Cora!", None)
    assert len(await office.after(60)) == 1
    await together.say(table, "Anna", "", "Cora!!", None)
    await together.say(table, "Bert", "", "Cora, hurry", None)
    assert await office.after(50 * 60) == []
    assert await office.after(10 * 60) == ["Trilobite: 2 things wait for you"]


# --- ways that fail -----------------------------------------------------------------------


@told
async def test_what_does_not_arrive_is_tried_again_until_it_does(office: PostOffice) -> None:
    _, person = await awaited(office)
    office.bag.faults["push"] = "unreachable"
    assert await office.after(60) == []
    status = await office.notices.status(person, "push")
    assert (status.fault, status.since, status.paused) == ("unreachable", office.clock.at, False)
    assert await office.after(60) == []
    del office.bag.faults["push"]
    assert await office.after(4 * 60) == []
    assert await office.after(60) == [TURN]
    status = await office.notices.status(person, "push")
    assert (status.fault, status.delivered) == ("", office.clock.at)


@told
async def test_what_was_answered_meanwhile_is_not_tried_again(office: PostOffice) -> None:
    table, _ = await awaited(office)
    office.bag.faults["push"] = "busy"
    assert await office.after(60) == []
    await pass_on(table)
    office.bag.faults.clear()
    assert await office.after(DAY) == []


@told
async def test_a_way_that_fails_for_three_days_is_paused_and_told_by_another(
    office: PostOffice,
) -> None:
    table, person = await awaited(office)
    await office.reach(person, "mail", "hook")
    office.bag.faults["mail"] = "unreachable"
    assert await office.after(60) == [TURN]
    for _ in range(2 * 24):
        assert await office.after(HOUR) == []
    assert not (await office.notices.status(person, "mail")).paused
    said = [title for _ in range(2 * 24) for title in await office.after(HOUR)]
    assert said == [f"Trilobite cannot reach you any more: {person} mail"]
    assert (await office.notices.status(person, "mail")).paused
    # It is not tried any more until a test arrives.
    office.bag.faults.clear()
    await pass_on(table)
    while waiting(table) != person:
        await pass_on(table)
    office.clock.at += 60
    await office.notices.round()
    assert [way for way, _ in office.bag.letters] == ["hook"]
    way = (await office.notices.wishes(person)).ways[0]
    _, letter = office.bag.letters[0]
    assert await office.notices.try_way(person, way, letter) == ""
    assert not (await office.notices.status(person, "mail")).paused


@told
async def test_a_browser_whose_address_is_gone_is_paused_at_once(office: PostOffice) -> None:
    _, person = await awaited(office)
    await office.reach(person, "push", "mail")
    office.bag.faults["push"] = "gone"
    titles = await office.after(60)
    assert titles[0] == TURN
    assert titles[1].startswith("Trilobite cannot reach you any more: push")


# --- restarts, and several houses ---------------------------------------------------------


@told
async def test_a_restart_loses_none(office: PostOffice) -> None:
    await awaited(office)
    again = PostOffice(office.store, office.clock)
    assert await again.after(60) == [TURN]
    assert await again.after(DAY) == []


@told
async def test_who_dies_while_sending_leaves_it_to_another(office: PostOffice) -> None:
    _, person = await awaited(office)
    office.clock.at += 60
    assert await office.store.lease(person, office.clock.at, office.clock.at + 180)
    again = PostOffice(office.store, office.clock)
    assert await again.after(179) == []
    assert await again.after(1) == [TURN]


@told
async def test_of_two_houses_one_sends(office: PostOffice) -> None:
    await several(office)
    other = PostOffice(office.store, office.clock)
    office.clock.at += 60
    for _ in range(3):
        await asyncio.gather(office.notices.round(), other.notices.round())
    assert len(office.bag.letters) + len(other.bag.letters) == 1


@told
async def test_what_happens_while_somebody_looks_is_not_forgotten(office: PostOffice) -> None:
    """Another house has begun to look when the next answer is written."""
    table, person = await awaited(office)
    office.clock.at += 60
    items = await office.store.lease(person, office.clock.at, office.clock.at + 180)
    await pass_on(table)
    while waiting(table) != person:
        await pass_on(table)
    await office.store.settle([Settled(item) for item in items], [], [])
    assert await office.after(60) == [TURN]


class Refusing(MemoryStore):
    """A store that refuses to write."""

    away = False

    async def append(self, *given: Any) -> None:
        if self.away:
            raise StoreError("the store is away")
        await super().append(*given)


def test_an_answer_that_was_not_kept_does_not_hide_the_next_wait() -> None:
    async def run() -> None:
        store = Refusing()
        office = PostOffice(store, HandClock())
        table = await office.table("Anna", "Bert")
        store.away = True
        with pytest.raises(StoreError):
            await pass_on(table)
        store.away = False
        await pass_on(table)
        await office.reach(waiting(table), "push")
        assert await office.after(60) == [TURN]

    asyncio.run(run())


def test_a_table_that_cannot_be_read_does_not_keep_the_others_back() -> None:
    class Damaged(MemoryStore):
        damaged = ""

        async def read(self, table_id: str) -> StoredTable | None:
            if table_id == self.damaged:
                raise StoreError("this table cannot be read")
            return await super().read(table_id)

    async def run() -> None:
        store = Damaged()
        office = PostOffice(store, HandClock())
        store.damaged = (await several(office))[0].id
        assert await office.after(60) == ["Trilobite: 2 things wait for you"]
        assert await office.after(DAY) == []

    asyncio.run(run())


def test_many_answers_write_few_looks() -> None:
    """Who plays fast is not written down for each answer."""

    class Counting(MemoryStore):
        looks = 0

        async def append(self, *given: Any) -> None:
            self.looks += len(given[3])
            await super().append(*given)

    async def run() -> None:
        store = Counting()
        office = PostOffice(store, HandClock())
        table = await office.table("Anna", "Bert")
        for _ in range(12):
            await pass_on(table)
            office.clock.at += 1
        assert 2 <= store.looks <= 4

    asyncio.run(run())


# --- people who come together, and go -----------------------------------------------------


@told
async def test_ways_go_with_a_person_who_becomes_another(office: PostOffice) -> None:
    table, person = await awaited(office)
    await office.notices.hand_over(person, "somebody", [table.id])
    assert (await office.notices.wishes(person)).ways == []
    assert [way.id for way in (await office.notices.wishes("somebody")).ways] == ["push"]
    await office.reach("x", "mail")
    await office.notices.hand_over("x", "somebody", [])
    wishes = await office.notices.wishes("somebody")
    assert [way.id for way in wishes.ways] == ["push", "mail"]
    assert set(wishes.told) == {"push", "mail"}


@told
async def test_nothing_is_kept_of_who_is_gone(office: PostOffice) -> None:
    table, person = await awaited(office)
    assert await office.after(60) == [TURN]
    await office.notices.hand_over(person, "", [table.id])
    kinds = (notices_module.WISHES, notices_module.STATUS, notices_module.TOLD, notices_module.STOP)
    assert [await office.store.papers(kind, "") for kind in kinds] == [[], [], [], []]
    assert await office.after(DAY) == []


@told
async def test_a_browser_that_is_signed_out_gets_nothing(office: PostOffice) -> None:
    _, person = await awaited(office)
    wishes = await office.notices.wishes(person)
    wishes.ways = [Way(id="a", kind="push", address="a", browser="phone")]
    await office.notices.keep(person, wishes)
    await office.notices.drop_browser(person, "phone")
    assert (await office.notices.wishes(person)).ways == []
    assert await office.after(60) == []
