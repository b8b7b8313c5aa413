"""Reminders: somebody at the table asks who is waited for."""

import pytest

from tests.tables.post_office import (
    NIGHT,
    NOON,
    TURN,
    PostOffice,
    awaited,
    others,
    pass_on,
    told,
    waiting,
)
from trilobite.tables import deciding
from trilobite.tables.access import Person
from trilobite.tables.desk import Desk
from trilobite.tables.notice_model import Different, WayKind
from trilobite.tables.notice_times import DAY, HOUR
from trilobite.tables.problems import Refused
from trilobite.tables.table import Table
from trilobite.tables.thinking import ThinkerHere


@told
async def test_a_reminder_goes_out_at_once_and_says_by_whom(office: PostOffice) -> None:
    table, person = await awaited(office)
    assert await office.after(60) == [TURN]
    (seat,) = table.session.deciders()
    office.clock.at += DAY
    await office.notices.remind(table, seat, by="Anna")
    reminded = "Bios: Genesis: Anna reminds you that the table waits for you"
    assert await office.after(0) == [reminded]
    await office.notices.remind(table, seat)
    clock = "Bios: Genesis: the agreed time is over, the table waits for you"
    assert await office.after(1) == [clock]
    assert await office.after(DAY) == []
    await office.notices.remind(table, seat, by="Anna")
    await pass_on(table)
    assert waiting(table) != person
    assert await office.after(HOUR) == []


@told
async def test_who_is_reminded_is_not_told_again_that_it_is_their_turn(
    office: PostOffice,
) -> None:
    table, _ = await awaited(office)
    (seat,) = table.session.deciders()
    await office.notices.remind(table, seat, by="Anna")
    assert len(await office.after(60)) == 1
    assert await office.after(HOUR) == []


@told
async def test_a_reminder_obeys_quiet_hours_and_tables_that_are_silent(office: PostOffice) -> None:
    table, person = await awaited(office, quiet=NIGHT)
    assert await office.after(60) == [TURN]
    (seat,) = table.session.deciders()
    office.clock.at = NOON + 11 * HOUR
    await office.notices.remind(table, seat, by="Anna")
    assert await office.after(0) == []
    assert len(await office.after(8 * HOUR)) == 1
    await office.reach(person, "push", tables={table.id: Different(rule="never")})
    await office.notices.remind(table, seat, by="Anna")
    assert await office.after(DAY) == []


async def nudged(office: PostOffice, *ways: WayKind, **wishes: object) -> tuple[Desk, Table, int]:
    """A table where somebody has waited for a day, and the seat for which; who has it is reached by
    these ways."""
    table, person = await awaited(office)
    await office.reach(person, *ways, **wishes)
    (seat,) = table.session.deciders()
    office.clock.at += DAY
    return Desk(office.tables, ThinkerHere(), office.clock, notices=office.notices), table, seat


@told
async def test_who_reminds_learns_by_which_way_it_went_and_whether_it_arrived(
    office: PostOffice,
) -> None:
    desk, table, seat = await nudged(office, "push", "mail")
    me = Person(others(table, waiting(table))[0])
    office.bag.faults["mail"] = "busy"
    before = await desk.reminder(me, table.id, seat)
    assert (before.late, before.last, before.next, before.ways) == (True, None, 0, [])
    sent = await desk.remind(me, table.id, seat)
    assert [(way.kind, way.fate) for way in sent.ways] == [("push", "waits"), ("mail", "waits")]
    assert (sent.last, sent.next) == (office.clock.at, office.clock.at + DAY)
    with pytest.raises(Refused, match="less than a day ago"):
        await desk.remind(me, table.id, seat)
    await office.after(0)
    found = await desk.reminder(me, table.id, seat)
    assert [(way.kind, way.fate) for way in found.ways] == [("push", "arrived"), ("mail", "failed")]
    office.bag.faults.clear()
    await office.after(60)
    found = await desk.reminder(me, table.id, seat)
    assert [way.fate for way in found.ways] == ["arrived", "arrived"]
    office.clock.at += DAY
    assert (await desk.remind(me, table.id, seat)).ways[0].fate == "waits"
    await pass_on(table)
    assert (await desk.reminder(me, table.id, seat)).last is None
    desk.close()


@told
async def test_who_has_chosen_no_way_is_reminded_at_the_table_only(office: PostOffice) -> None:
    desk, table, seat = await nudged(office, "push")
    person = waiting(table)
    me = Person(others(table, person)[0])
    with pytest.raises(Refused, match="others decide about your seat"):
        await desk.remind(Person(person), table.id, seat)
    with pytest.raises(Refused, match="you do not play"):
        await desk.reminder(Person("a stranger"), table.id, seat)
    with pytest.raises(Refused, match="no such seat"):
        await desk.remind(me, table.id, 7)
    await office.reach(person, "push", tables={table.id: Different(rule="never")})
    sent = await desk.remind(me, table.id, seat)
    assert (sent.last, sent.ways) == (office.clock.at, [])
    assert table.circle.lines[-1].deed.what == "reminded"
    assert await office.after(DAY) == []
    desk.close()


@told
async def test_nobody_is_reminded_of_a_game_that_is_paused(office: PostOffice) -> None:
    desk, table, seat = await nudged(office, "push")
    me = Person(others(table, waiting(table))[0])
    for person in (me.id, waiting(table)):
        await deciding.vote(table, person, "pause", None, True)
    assert not (await desk.reminder(me, table.id, seat)).late
    with pytest.raises(Refused, match="not over yet"):
        await desk.remind(me, table.id, seat)
    desk.close()
