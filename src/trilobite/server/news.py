"""News from other servers on the same PostgreSQL, by LISTEN and NOTIFY.

Who writes to a table says so in the same transaction, so that nobody hears of what was not kept.
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
from trilobite.server.drivers import POSTGRESQL_OPTIONS

log = logging.getLogger(__name__)

CHANNEL: Final = "trilobite"

#: What is added if something was changed that others may have read already.
ANEW: Final = "anew"

#: The statement that tells others: its value is what `payload` makes.
TELL: Final = f"SELECT pg_notify('{CHANNEL}', ?)"

#: Seconds after which a lost connection is tried again.
RETRY: Final = 0.5


def payload(server: str, table_id: str, anew: bool = False) -> str:
    """What is told: who has changed which table, and whether all of it has to be read anew."""
    return f"{server} {table_id} {ANEW}" if anew else f"{server} {table_id}"


class PostgresNews:
    """The news of a server, which has a name so that it does not hear itself."""

    def __init__(self, url: str, server: str) -> None:
        self._url: Final = url
        self._server: Final = server
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

        with psycopg.connect(self._url, autocommit=True, **POSTGRESQL_OPTIONS) as connection:
            connection.execute(f"LISTEN {CHANNEL}".encode())
            call(missed)
            while not self._closing.is_set():
                for notice in connection.notifies(timeout=0):
                    server, table_id, *anew = notice.payload.split()
                    if server != self._server:
                        call(partial(changed, table_id, ANEW in anew))
                select.select([connection.fileno(), self._stopped.fileno()], [], [])
