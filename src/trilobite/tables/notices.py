"""Notices: whoever is waited for hears of it, once for each wait, by the ways that they want.

What happens at a table puts those whom it concerns into a queue, together with the event itself. A
while later somebody looks what waits for them then: an answer given meanwhile has silenced it, an
open page has not. What is to be sent goes into the same queue, until it has arrived.
"""

import asyncio
import hashlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec

from trilobite.core.errors import TrilobiteError
from trilobite.tables import notice_times, notice_words
from trilobite.tables.clock import Clock
from trilobite.tables.couriers import Courier
from trilobite.tables.matters import concerned, holders, matters
from trilobite.tables.model import TableBody, TableEvent
from trilobite.tables.notice_model import (
    Fate,
    Fault,
    Letter,
    Matter,
    Parcel,
    Preferences,
    Reminded,
    Reminder,
    Status,
    Told,
    Way,
)
from trilobite.tables.notice_store import LOOK, REMIND, SEND, Item, NoticeStore, Settled
from trilobite.tables.sights import SEEN
from trilobite.tables.store import Look, Paper
from trilobite.tables.table import Table

log = logging.getLogger(__name__)

#: Kinds of papers.
WISHES: Final = "notices"
STATUS: Final = "notices-status"
TOLD: Final = "notices-told"
STOP: Final = "notices-stop"
REMINDED: Final = "notices-reminded"

#: Seconds after which another house does what one has begun and not finished. It is more than a
#: notice waits, so that whatever happens meanwhile is due before.
LEASE: Final = 180

#: People who are looked after in one round, and tables of somebody who can be reached anew.
MOST: Final = 50
MOST_TABLES: Final = 100

#: Seconds by which the clocks of two houses may differ, and looks that are remembered.
SKEW: Final = 15
MOST_REMEMBERED: Final = 20_000

#: Seconds for which a notice is sent without looking again whether it is still true.
FRESH: Final = 30


class Notices:
    """The notices of a house."""

    def __init__(
        self,
        store: NoticeStore,
        clock: Clock,
        courier: Courier,
        wait: int = notice_times.WAIT,
    ) -> None:
        self.store: Final = store
        self.courier: Final = courier
        self._clock: Final = clock
        self._wait: Final = wait
        #: When the next look after somebody at a table is due, as far as it was written here.
        self._due: Final[OrderedDict[tuple[str, str], int]] = OrderedDict()

    def now(self) -> int:
        """Seconds since 1970."""
        return int(self._clock.now().timestamp())

    # --- what happens at tables -----------------------------------------------------------

    def concerned(
        self, table_id: str, body: TableBody, owner: str, claims: dict[int, str], event: TableEvent
    ) -> list[Look]:
        """After whom to look in a while because of an event; it is to be kept with the event.
        Whoever is going to be looked after soon anyway is not named again."""
        soon = event.at + min(SKEW, self._wait)
        return [
            look
            for look in concerned(body, owner, claims, event, event.at + self._wait)
            if self._due.get((look.person, table_id), 0) <= soon
        ]

    def kept(self, table_id: str, looks: Sequence[Look]) -> None:
        """They are in the queue."""
        for look in looks:
            self._due[look.person, table_id] = look.due
            self._due.move_to_end((look.person, table_id))
        while len(self._due) > MOST_REMEMBERED:
            self._due.popitem(last=False)

    async def remind(self, table: Table, seat: int, by: str = "") -> None:
        """Reminds whoever plays a seat that the table waits for them: somebody of the name `by`
        wants it, or the clock. It goes out at once, but for quiet hours, and not at all if they
        answer first."""
        person = holders(table.body, table.owner, table.claims)[seat]
        if person:
            reminder = Reminder(at=self.now(), by=by)
            ways = await self._reminding(person, table.id)
            found = Reminded(ways={way.kind: "waits" for way in ways})
            await self.store.put(reminded_paper(table.id, person, found))
            item = Item(person, f"{REMIND}{table.id}", reminder.at, encoded(reminder))
            await self.store.enqueue([item])

    async def _reminding(self, person: str, table: str) -> list[Way]:
        """The ways by which somebody is reminded of a table."""
        wishes = await self.wishes(person)
        different = wishes.tables.get(table)
        if different and different.rule == "never":
            return []
        told = [way for way in wishes.ways if wishes.tells(way, "reminder")]
        return [way for way in told if await self._open(person, way)]

    async def reminded(self, table: str, person: str) -> Reminded | None:
        """What became of the last reminder of somebody at a table."""
        text = await self.store.paper(REMINDED, f"{table}/{person}")
        return None if text is None else msgspec.json.decode(text, type=Reminded)

    async def _fates(self, person: str, sent: Parcel, way: Way, fate: Fate) -> list[Paper]:
        """What has become of the reminders in a parcel, for those who wait."""
        papers = []
        for table in {matter.table for matter in sent.matters if matter.kind == "reminder"}:
            found = await self.reminded(table, person)
            if found and found.ways.get(way.kind) != "arrived":
                found.ways[way.kind] = fate
                papers.append(reminded_paper(table, person, found))
        return papers

    # --- what people want -----------------------------------------------------------------

    async def wishes(self, person: str) -> Preferences:
        """How somebody wants to hear of their tables."""
        text = await self.store.paper(WISHES, person)
        return Preferences() if text is None else msgspec.json.decode(text, type=Preferences)

    async def keep(self, person: str, wishes: Preferences) -> None:
        """Somebody wants something else."""
        await self.store.put(Paper(WISHES, person, encoded(wishes)))

    async def status(self, person: str, way: str) -> Status:
        """How deliveries by a way have gone."""
        text = await self.store.paper(STATUS, f"{person}/{way}")
        return Status() if text is None else msgspec.json.decode(text, type=Status)

    async def remove(self, person: str, wishes: Preferences, ways: Sequence[Way]) -> None:
        """Some ways are there no more."""
        wishes.ways = [way for way in wishes.ways if way not in ways]
        for way in ways:
            if way.column not in {other.column for other in wishes.ways}:
                wishes.told.pop(way.column, None)
        await self.keep(person, wishes)
        await self._let_go(person, ways)

    async def _let_go(self, person: str, ways: Sequence[Way]) -> None:
        for way in ways:
            await self.store.take(STATUS, f"{person}/{way.id}")
            if way.stop:
                await self.store.take(STOP, way.stop)

    def site(self, wishes: Preferences) -> str:
        """Where links lead."""
        return self.courier.site or wishes.site

    async def try_way(self, person: str, way: Way, letter: Letter) -> Fault:
        """Sends something by a way now, whatever the hour. If it arrives, the way is well again."""
        fault = await self.courier.deliver(way, letter)
        before = await self.status(person, way.id)
        now = self.now()
        after = notice_times.failed(before, fault, now) if fault else notice_times.delivered(now)
        await self.store.put(status_paper(person, way.id, after))
        if before.paused and not fault:
            await self.look_again(person)
        return fault

    async def look_again(self, person: str) -> None:
        """There is a way to reach somebody: whatever waits for them already is told in a while."""
        listed = await self.store.listed(person, MOST_TABLES)
        due = self.now() + self._wait
        await self.store.enqueue(
            [Item(person, f"{LOOK}{table.id}", due) for table in listed if table.waiting]
        )

    async def hand_over(self, person: str, other: str, tables: Sequence[str]) -> None:
        """What was somebody's is another's: their ways, and what waits for them. If there is no
        other, it is forgotten."""
        await self.store.unqueue(person)
        for table in tables:
            await self.store.take(TOLD, f"{table}/{person}")
            await self.store.take(REMINDED, f"{table}/{person}")
        text = await self.store.take(WISHES, person)
        before = Preferences() if text is None else msgspec.json.decode(text, type=Preferences)
        await self._let_go(person, before.ways)
        if not other:
            return
        if before.ways:
            await self.keep(other, joined(before, await self.wishes(other)))
            for way in before.ways:
                if way.stop:
                    await self.store.put(Paper(STOP, way.stop, other))
        due = self.now() + self._wait
        await self.store.enqueue([Item(other, f"{LOOK}{table}", due) for table in tables])

    async def drop_browser(self, person: str, browser: str) -> None:
        """A browser is theirs no longer: nothing is sent to it."""
        wishes = await self.wishes(person)
        gone = [way for way in wishes.ways if way.browser == browser]
        if gone:
            await self.remove(person, wishes, gone)

    # --- looking after people -------------------------------------------------------------

    async def round(self) -> int:
        """Does what is due; for how many people something was done."""
        people = await self.store.due(self.now(), MOST)
        done = await asyncio.gather(*map(self._attend, people), return_exceptions=True)
        errors = [error for error in done if isinstance(error, Exception)]
        for error in errors:  # it is due again when the lease is over
            log.error("somebody could not be looked after", exc_info=error)
        return len(people) - len(errors)

    async def _attend(self, person: str) -> None:
        now = self.now()
        items = await self.store.lease(person, now, now + LEASE)
        wishes = await self.wishes(person)
        looks = [item for item in items if not item.id.startswith(SEND)]
        if looks:
            await self._look(person, wishes, looks, now)
        for item in items:
            if item.id.startswith(SEND):
                await self._send(person, wishes, item)

    async def _look(
        self, person: str, wishes: Preferences, items: Sequence[Item], now: int
    ) -> None:
        """Looks what waits for somebody. All that may go out now goes out as one."""
        ways = [way for way in wishes.ways if await self._open(person, way)]
        if not ways:
            await self.store.settle([Settled(item) for item in items], [], [])
            return
        out: list[Matter] = []
        settled: list[Settled] = []
        papers: dict[str, Paper] = {}
        tolds: dict[str, Told] = {}
        # Who is reminded is not told again that it is their turn.
        for item in sorted(items, key=lambda item: not item.id.startswith(REMIND)):
            table = item.id.partition("/")[2]
            told = tolds.setdefault(table, await self._told(person, table))
            before = encoded(told)
            try:
                due, then = await self._due_at(person, wishes, item, table, told, now)
            except TrilobiteError as error:  # one table does not keep the others back
                log.warning("table %s cannot be looked at for notices: %s", table, error)
                due, then = [], now + notice_times.HOUR
            settled.append(Settled(item, then, item.body))
            if due:
                told.sent = now
                out += due
            if encoded(told) != before:
                papers[table] = Paper(TOLD, f"{table}/{person}", encoded(told))
        parcels = [
            parcel(person, way, [each for each in out if wishes.tells(way, each.kind)], now)
            for way in ways
        ]
        sent = [each for each in parcels if each is not None]
        await self.store.settle(settled, sent, list(papers.values()))
        if sent:
            await self._attend(person)

    async def _open(self, person: str, way: Way) -> bool:
        """Whether something can be sent by a way."""
        return way.confirmed and not (await self.status(person, way.id)).paused

    async def _told(self, person: str, table: str) -> Told:
        text = await self.store.paper(TOLD, f"{table}/{person}")
        return Told() if text is None else msgspec.json.decode(text, type=Told)

    async def _due_at(
        self,
        person: str,
        wishes: Preferences,
        item: Item,
        table: str,
        told: Told,
        now: int,
    ) -> tuple[list[Matter], int | None]:
        """What somebody is to be told of a table now, and when to look again; `told` notes it.
        What they were told and has been answered since is forgotten."""
        waiting = await self._waiting(person, table)
        marks = {matter.mark for matter in waiting}
        told.marks = [mark for mark in told.marks if mark in marks]
        turns = [matter for matter in waiting if matter.kind == "turn"]
        if item.id.startswith(REMIND):
            reminder = msgspec.json.decode(item.body, type=Reminder)
            found = [reminding(each, reminder) for each in turns]
            wait = 0
        else:
            found = [matter for matter in waiting if matter.mark not in told.marks]
            wait = self._wait
        due: list[Matter] = []
        later: list[int] = []
        for matter in found:
            # Reminders are asked for: only quiet hours and silence hold them back.
            sent = 0 if matter.kind == "reminder" else told.sent
            ripe = matter.at + wait
            at = notice_times.goes_out(ripe, sent, wishes, wishes.tables.get(table))
            if at is None:
                continue
            at = notice_times.awake(max(at, now), wishes.quiet, wishes.zone)
            if at <= now:
                due.append(matter)
                told.marks.append(turns[0].mark if matter.kind == "reminder" else matter.mark)
            else:
                later.append(at)
        return due, min(later, default=None)

    async def _waiting(self, person: str, table: str) -> list[Matter]:
        """What waits for somebody at a table, whether they were told or not."""
        stored = await self.store.read(table)
        if stored is None:
            return []
        seen = await self.store.paper(SEEN, f"{table}/{person}")
        return matters(stored, person, int(seen or 0), self.now())

    # --- sending --------------------------------------------------------------------------

    async def _send(self, person: str, wishes: Preferences, item: Item) -> None:
        """Sends something by a way, or looks when it is tried again."""
        found = msgspec.json.decode(item.body, type=Parcel)
        way = wishes.way(found.way)
        now = self.now()
        if way is None or not await self._open(person, way):
            await self.store.settle([Settled(item)], [], [])
            return
        later = notice_times.awake(now, wishes.quiet, wishes.zone)
        if later > now:
            await self.store.settle([Settled(item, later, item.body)], [], [])
            return
        if found.matters and now - found.made > FRESH:
            found.matters = await self._still(person, found.matters)
            if not found.matters:  # answered meanwhile
                await self.store.settle([Settled(item)], [], [])
                return
        site = self.site(wishes)
        if found.paused:
            letter = notice_words.of_pause(found.paused, wishes, site)
        else:
            letter = notice_words.of_matters(found.matters, wishes, site)
        letter = notice_words.with_stop(letter, way, wishes, site)
        fault = await self.courier.deliver(way, letter)
        await self._note(person, wishes, item, found, way, fault)

    async def _still(self, person: str, before: Sequence[Matter]) -> list[Matter]:
        """Those of them that still wait."""
        found: list[Matter] = []
        for table in dict.fromkeys(matter.table for matter in before):
            try:
                waiting = await self._waiting(person, table)
            except TrilobiteError:
                waiting = list(before)  # better once too often
            marks = {matter.mark for matter in waiting}
            turn = any(matter.kind == "turn" for matter in waiting)
            found += [
                matter
                for matter in before
                if matter.table == table
                and (turn if matter.kind == "reminder" else matter.mark in marks)
            ]
        return found

    async def _note(
        self,
        person: str,
        wishes: Preferences,
        item: Item,
        found: Parcel,
        way: Way,
        fault: Fault,
    ) -> None:
        """Keeps how a delivery went, and what follows from it."""
        now = self.now()
        before = await self.status(person, way.id)
        if not fault:
            after = status_paper(person, way.id, notice_times.delivered(now))
            fates = await self._fates(person, found, way, "arrived")
            await self.store.settle([Settled(item)], [], [after, *fates])
            return
        log.info("a notice by %s has not arrived: %s", way.kind, fault)
        status = notice_times.failed(before, fault, now)
        if fault == "gone" and way.kind == "push":
            status.paused = True  # the browser has thrown the address away: there is no other
        papers = [
            status_paper(person, way.id, status),
            *await self._fates(person, found, way, "failed"),
        ]
        if not status.paused:
            found.tries += 1
            then = now + notice_times.again(found.tries)
            await self.store.settle([Settled(item, then, encoded(found))], [], papers)
            return
        called = notice_words.called(way, wishes)
        others = [
            Item(person, f"{SEND}{other.id}/paused-{way.id}", now, encoded(told))
            for other in wishes.ways
            if other.id != way.id and await self._open(person, other)
            for told in [Parcel(way=other.id, paused=called, made=now)]
        ]
        await self.store.settle([Settled(item)], others[:1], papers)


def joined(before: Preferences, after: Preferences) -> Preferences:
    """The wishes of somebody who has become another: where the other has ways, these are added."""
    if not after.ways:
        return before
    known = {way.address for way in after.ways}
    for way in before.ways:
        if way.address not in known:
            after.ways.append(way)
            after.told.setdefault(way.column, before.told.get(way.column, []))
    return after


def parcel(person: str, way: Way, found: list[Matter], now: int) -> Item | None:
    """What is sent by a way; nothing if there is nothing to tell by it. The same twice is one."""
    if not found:
        return None
    marks = " ".join(f"{matter.table} {matter.mark}" for matter in found)
    digest = hashlib.sha256(marks.encode()).hexdigest()[:16]
    return Item(
        person,
        f"{SEND}{way.id}/{digest}",
        now,
        encoded(Parcel(way=way.id, matters=found, made=now)),
    )


def reminding(turn: Matter, reminder: Reminder) -> Matter:
    """A reminder of a turn."""
    return msgspec.structs.replace(
        turn,
        kind="reminder",
        what="reminder",
        mark=f"reminder {reminder.at}",
        at=reminder.at,
        name=reminder.by,
    )


def reminded_paper(table: str, person: str, found: Reminded) -> Paper:
    """What became of a reminder, to be kept."""
    return Paper(REMINDED, f"{table}/{person}", encoded(found))


def status_paper(person: str, way: str, status: Status) -> Paper:
    """How a way is, to be kept."""
    return Paper(STATUS, f"{person}/{way}", encoded(status))


def encoded(value: msgspec.Struct) -> str:
    """A value as JSON."""
    return msgspec.json.encode(value).decode()


def new_id() -> str:
    """A name that nobody can guess."""
    return secrets.token_urlsafe(12)
