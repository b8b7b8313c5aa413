"""Bots at tables: they answer in the background and never block the server."""

import asyncio
import logging
import secrets
from typing import Final

from trilobite.bots import make_bot
from trilobite.core.errors import AnswerError
from trilobite.server.tables import Table

log = logging.getLogger(__name__)


class BotRunner:
    """Keeps the bots of all tables that somebody looks at going."""

    def __init__(self) -> None:
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}

    def wake(self, table: Table) -> None:
        """Makes sure that the table's bots play if it is their turn."""
        running = self._tasks.get(table.id)
        if running is None or running.done():
            self._tasks[table.id] = asyncio.create_task(self._play(table))

    def close(self) -> None:
        """Stops all bots."""
        for task in self._tasks.values():
            task.cancel()

    async def _play(self, table: Table) -> None:
        bots = {
            number: make_bot(seat.bot, secrets.token_hex(8))
            for number, seat in enumerate(table.body.seats)
            if seat.kind == "bot"
        }
        while True:
            session = table.session
            seat = next((s for s in session.deciders() if s in bots), None)
            if seat is None:
                return
            version = session.version
            if table.body.pace:
                await asyncio.sleep(table.body.pace / 1000)
            if session is not table.session or session.version != version:
                continue
            seen = session.clone(None)  # the table may move on while the bot thinks
            option = await asyncio.to_thread(bots[seat].choose, seen, seat)
            if session is not table.session or session.version != version:
                continue
            try:
                await table.answer(seat, table.game.words.key(option), version)
            except AnswerError as error:
                log.warning("bot at table %s: %s", table.id, error)
                return
