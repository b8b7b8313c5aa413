"""Bots at tables: they answer in the background, at the table's pace."""

import asyncio
import logging
import secrets
from typing import Final

from trilobite.core.errors import StaleAnswer, TrilobiteError
from trilobite.tables.clock import Clock
from trilobite.tables.orders import ordered
from trilobite.tables.packs import Packs
from trilobite.tables.store import Overtaken, StoreError
from trilobite.tables.table import Table
from trilobite.tables.thinking import Question, Thinker, ThinkingFailed, choosing, readying

log = logging.getLogger(__name__)

#: Seconds until a bot whose answer could not be kept tries again; twice as many each time.
FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 30.0


class BotRunner:
    """Keeps the bots going at all tables that somebody looks at or plays at."""

    def __init__(self, packs: Packs, thinker: Thinker, clock: Clock) -> None:
        self._packs: Final = packs
        self._thinker: Final = thinker
        self._clock: Final = clock
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._preparing: Final[set[asyncio.Task[None]]] = set()

    def prepare(self, table: Table) -> None:
        """Wakes whoever will think about a table if its adviser is asked: a process that has yet to
        start would keep people waiting."""
        if not table.advised or table.over:
            return
        pack = self._packs.path(table.body.game, table.body.pack)
        task = asyncio.create_task(self._prepare(readying(table, pack)))
        self._preparing.add(task)
        task.add_done_callback(self._preparing.discard)

    async def _prepare(self, question: Question) -> None:
        try:
            await self._thinker.ask(question)
        except ThinkingFailed as error:
            log.warning("the adviser of table %s could not be woken: %s", question.table, error)

    def wake(self, table: Table) -> None:
        """Makes sure that the table's bots play if it is their turn, and that orders are obeyed."""
        if table.id in self._tasks or next_seat(table) is None:
            return
        task = asyncio.create_task(self._play(table))
        self._tasks[table.id] = task
        table.in_use += 1  # it stays in memory: the bots would play on at a forgotten copy

        def rest(done: asyncio.Task[None]) -> None:
            del self._tasks[table.id]
            table.in_use -= 1
            if not done.cancelled() and (error := done.exception()):
                log.error("the bots of table %s stop by a mistake", table.id, exc_info=error)

        task.add_done_callback(rest)

    def close(self) -> None:
        """Stops all bots."""
        for task in [*self._tasks.values(), *self._preparing]:
            task.cancel()

    async def _play(self, table: Table) -> None:
        """Answers for bots, and by orders, until a person is asked, or nobody is there any more."""
        clock = self._clock
        wait = FIRST_WAIT
        try:
            while (seat := next_seat(table)) is not None:
                began = clock.seconds()
                version = table.version
                order = ordered(table)
                key = order.key if order else await self._choose(table, seat)
                await self._pause(table, began + table.pace / 1000 - clock.seconds())
                if next_seat(table) != seat:
                    continue  # who is back answers themselves
                try:
                    await table.answer(seat, key, version)
                except (StaleAnswer, Overtaken):
                    continue  # somebody else answered, or took an answer back meanwhile
                except StoreError as error:
                    log.warning("the bots of table %s wait %s s: %s", table.id, wait, error)
                    await clock.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
                else:
                    wait = FIRST_WAIT
        except TrilobiteError as error:
            log.error("the bots of table %s stop: %s", table.id, error)
        finally:
            table.hurrying.clear()

    async def _pause(self, table: Table, seconds: float) -> None:
        """Lets people see what was answered before, unless they do not want to."""
        if seconds <= 0:
            await self._clock.sleep(0)
            return
        waits = [self._clock.sleep(seconds), table.hurrying.wait()]
        tasks = [asyncio.create_task(wait) for wait in waits]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()

    async def _choose(self, table: Table, seat: int) -> str:
        """What the bot answers; one that fails must not keep people waiting for ever."""
        pack = self._packs.path(table.body.game, table.body.pack)
        try:
            return await self._thinker.ask(choosing(table, pack, seat))
        except ThinkingFailed as error:
            log.error("a bot at table %s answers at random: %s", table.id, error)
            return secrets.choice(table.session.keys(seat))


def next_seat(table: Table) -> int | None:
    """The seat that is answered for: that of somebody who has left an order, or of a bot. Nobody
    thinks at a table that sleeps, or that was deleted."""
    order = ordered(table)
    seat = next_bot(table) if order is None else order.seat
    return None if seat is None or table.gone or table.asleep else seat


def next_bot(table: Table) -> int | None:
    """The bot that is asked; none if a table of bots plays to nobody."""
    if table.older is not None or table.circle.paused or table.circle.ended:
        return None
    bots = table.playing_bots()
    if not table.listeners and len(bots) == table.game.seats:
        return None
    return next((seat for seat in table.session.deciders() if seat in bots), None)
