"""News from other servers on the same PostgreSQL, by LISTEN and NOTIFY.

Who writes to a table says so in the same transaction, so that nobody hears of what was not kept.
Who is seen at a table is told at once, and whether it is heard is of no weight.
"""

import asyncio
import logging
import select
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from trilobite.server.causes import cause_of
from trilobite.server.database import Database
from trilobite.server.drivers import POSTGRESQL_OPTIONS

log = logging.getLogger(__name__)

CHANNEL: Final = "trilobite"

#: What is added if something was changed that others may have read already.
ANEW: Final = "anew"

#: What is added if somebody was seen at a table, before who and when.
SEEN: Final = "seen"

#: The statement that tells others: its value is what `payload` makes.
TELL: Final = f"SELECT pg_notify('{CHANNEL}', ?)"

#: Seconds after which a lost connection is tried again.
RETRY: Final = 0.5


def payload(server: str, table_id: str, anew: bool = False) -> str:
    """What is told: who has changed which table, and whether all of it has to be read anew."""
    return f"{server} {table_id} {ANEW}" if anew else f"{server} {table_id}"


class PostgresNews:
    """The news of a server, which has a name so that it does not hear itself."""

    def __init__(self, database: Database, server: str) -> None:
        self._database: Final = database
        self._server: Final = server
        self._seen: Callable[[str, str, int], None] | None = None
        self._missed: Callable[[], None] | None = None
        self._closing: Final = threading.Event()
        self._thread: threading.Thread | None = None
        #: Something to read at the second means that it is time to stop.
        self._stopping, self._stopped = socket.socketpair()

    def listen(self, changed: Callable[[str, bool], None], missed: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()

        def call(work: Callable[[], None]) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody wants to know
                loop.call_soon_threadsafe(work)

        def hear() -> None:
            while not self._closing.is_set():
                try:
                    self._hear(changed, missed, call)
                except Exception as error:
                    log.warning("no news of other servers: %s", cause_of(error))
                    self._closing.wait(RETRY)

        self._thread = threading.Thread(target=hear, name="news", daemon=True)
        self._thread.start()

    def meet(self, seen: Callable[[str, str, int], None], missed: Callable[[], None]) -> None:
        self._seen, self._missed = seen, missed

    def tell(self, table_id: str, person: str, at: int) -> None:
        told = f"{payload(self._server, table_id)} {SEEN} {person} {at}"
        self._database.submit((TELL, (told,)))

    def close(self) -> None:
        """Listens no more."""
        self._closing.set()
        self._stopping.close()
        if self._thread is not None:
            self._thread.join()
        self._stopped.close()

    def _hear(
        self,
        changed: Callable[[str, bool], None],
        missed: Callable[[], None],
        call: Callable[[Callable[[], None]], None],
    ) -> None:
        """Hears news as long as the connection lasts."""
        import psycopg

        url = self._database.url
        with psycopg.connect(url, autocommit=True, **POSTGRESQL_OPTIONS) as connection:
            connection.execute(f"LISTEN {CHANNEL}".encode())
            call(missed)
            if self._missed is not None:
                call(self._missed)
            while not self._closing.is_set():
                for notice in connection.notifies(timeout=0):
                    server, table_id, *more = notice.payload.split()
                    if server == self._server:
                        continue
                    if more[:1] != [SEEN]:
                        call(partial(changed, table_id, ANEW in more))
                    elif self._seen is not None:
                        call(partial(self._seen, table_id, more[1], int(more[2])))
                select.select([connection.fileno(), self._stopped.fileno()], [], [])
