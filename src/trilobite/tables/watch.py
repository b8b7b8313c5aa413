"""Looks after the tables at which people have agreed on a pace, also when nobody is there: who is
late is reminded, and what the table has agreed on happens."""

import logging
from typing import Final

from trilobite.core.errors import TrilobiteError
from trilobite.tables.absence import HOUR, Reminder, lapse, late, remind_late, replace_late
from trilobite.tables.bots import BotRunner
from trilobite.tables.clock import Clock
from trilobite.tables.problems import Refused
from trilobite.tables.sleeping import come
from trilobite.tables.store import Paper, StoreError
from trilobite.tables.table import Table
from trilobite.tables.tables import PACE, Tables
from trilobite.tables.times import SLEEP

log = logging.getLogger(__name__)

#: Seconds between two looks, and until a table that cannot be read now is looked at again.
EVERY: Final = 60
LATER: Final = 6 * HOUR


class Watch:
    """A paper for each such table says when to look at it: nothing can be due there before, for
    whoever is asked anew has all of the agreed time."""

    def __init__(self, tables: Tables, bots: BotRunner, reminder: Reminder, clock: Clock) -> None:
        self._tables: Final = tables
        self._bots: Final = bots
        self._reminder: Final = reminder
        self._clock: Final = clock

    async def run(self) -> None:
        """Looks from time to time."""
        while True:
            await self._clock.sleep(EVERY)
            try:
                await self.look()
            except StoreError as error:
                log.warning("nobody looks whose time is over: %s", error)

    async def welcome(self, table: Table, owner: str) -> None:
        """Somebody comes to a table, which wakes if it has slept. A store that is away does not
        keep them from it."""
        try:
            if await come(table, owner) and table.body.agreed.hours:
                due = table.now() + HOUR * table.body.agreed.hours
                await self._tables.store.put(Paper(PACE, table.id, str(due)))
        except StoreError as error:
            log.warning("nobody notes that somebody came to table %s: %s", table.id, error)

    async def look(self) -> None:
        """Does what is due."""
        store = self._tables.store
        now = int(self._clock.now().timestamp())
        for paper in await store.papers(PACE, ""):
            if int(paper.text) > now:
                continue
            try:
                table = await self._tables.get(paper.key)
                next_look = await self._attend(table, now)
            except Refused as error:
                next_look = None if error.key == "no-such-table" else now + LATER
            except StoreError:
                continue
            except TrilobiteError as error:
                log.error("the pace of table %s cannot be looked after: %s", paper.key, error)
                next_look = now + LATER
            if next_look is None:
                await store.take(PACE, paper.key)
            else:
                await store.put(Paper(PACE, paper.key, str(next_look)))

    async def _attend(self, table: Table, now: int) -> int | None:
        """Does what is due at a table; when to look again, if ever."""
        if table.over or table.older is not None:
            return None
        if table.asleep:
            return now + SLEEP  # who wakes it says when to look
        agreed = table.body.agreed
        time = agreed.hours * HOUR
        for seat in table.session.deciders():
            if late(table, seat):
                await remind_late(table, seat, self._reminder)
                if agreed.late == "bot":
                    await replace_late(table, seat)
                elif agreed.late == "end":
                    await lapse(table, seat)
        self._bots.wake(table)
        longest = agreed.times * time if agreed.late == "end" else time
        left = [time]
        for seat in table.session.deciders():
            waited = table.circle.waited(seat, now)
            if waited is not None and not table.body.seats[seat].plays_itself:
                left += [due - waited for due in (time, longest) if due > waited]
        return now + min(left)
