"""The database: one thread writes, everything submitted together is committed together.

SQLite by default, PostgreSQL by URL. A future resolves when its statements are on disk.
"""

import asyncio
import queue
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Final

from trilobite.server.causes import cause_of, concerns_one, is_overtaken
from trilobite.server.drivers import Connection, connect, is_postgres
from trilobite.server.schema import bring_up_to_date
from trilobite.tables.store import Overtaken, StoreError

Rows = list[tuple[Any, ...]]
Statement = tuple[str, Sequence[Any]]

#: The most jobs that share one commit.
BATCH: Final = 500


#: What becomes of a job: for whoever waits in a thread, or in the loop of theirs.
Done = Future[list[Rows]] | asyncio.Future[list[Rows]]


class Job:
    """Statements to run in one transaction; the rows of each are the result."""

    def __init__(self, statements: Sequence[Statement], done: Done) -> None:
        self.statements: Final = statements
        self.done: Final = done
        self.rows: list[Rows] = []
        self.error: StoreError | None = None

    def tell(self) -> None:
        """Tells who waits, unless they have gone."""
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(self.rows)
        else:
            self.done.set_exception(self.error)


class Database:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.postgres: Final = is_postgres(url)
        self._jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self._opened: Final[Future[None]] = Future()
        #: How much it was asked, in how many transactions, and what failed.
        self.jobs = 0
        self.commits = 0
        self.failures = 0
        #: None while the database is away.
        self._connection: Connection | None = None
        self._thread: Final = threading.Thread(target=self._work, name="database", daemon=True)
        self._thread.start()
        self._opened.result()

    def submit(self, *statements: Statement) -> Future[list[Rows]]:
        """Runs statements in one transaction; resolves to the rows of each when they are on
        disk."""
        done: Future[list[Rows]] = Future()
        done.set_running_or_notify_cancel()  # what is submitted cannot be taken back
        self._jobs.put(Job(statements, done))
        return done

    async def ask(self, patience: float, *statements: Statement) -> list[Rows]:
        """The same for who waits only so many seconds. Raises TimeoutError; what was asked may
        still be done."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[list[Rows]] = loop.create_future()
        self._jobs.put(Job(statements, done))
        # Each answer waits here: `asyncio.timeout` would take several times as long.
        timer = loop.call_later(patience, give_up, done)
        try:
            return await done
        finally:
            timer.cancel()

    @property
    def waiting(self) -> int:
        """How much waits for the database."""
        return self._jobs.qsize()

    def close(self) -> None:
        """Finishes what was submitted and closes the database."""
        self._jobs.put(None)
        self._thread.join()

    # --- the writer thread ----------------------------------------------------------------

    def _work(self) -> None:
        try:
            self._connection = opened(self.url)
        except StoreError as error:
            self._opened.set_exception(error)
            return
        self._opened.set_result(None)
        while True:
            jobs = self._next_jobs()
            self._run([job for job in jobs if job is not None])
            if None in jobs:
                if self._connection is not None:
                    self._connection.close()
                return

    def _next_jobs(self) -> list[Job | None]:
        """Waits for a job and takes all that wait with it."""
        jobs = [self._jobs.get()]
        while jobs[-1] is not None and len(jobs) < BATCH:
            try:
                jobs.append(self._jobs.get_nowait())
            except queue.Empty:
                break
        return jobs

    def _run(self, jobs: list[Job]) -> None:
        """One commit for all jobs; if one of them is refused for what it says, each is tried by
        itself."""
        if not jobs:
            return
        try:
            if self._connection is None:
                self._connection = opened(self.url)
            for job in jobs:
                execute(self._connection, job)
            self._connection.commit()
        except Exception as error:
            self._roll_back()
            if len(jobs) > 1 and concerns_one(error):
                for job in jobs:
                    self._run([job])
            else:
                self.failures += len(jobs)
                for job in jobs:
                    job.error = refusal(error)
                tell(jobs)
            return
        self.jobs += len(jobs)
        self.commits += 1
        tell(jobs)

    def _roll_back(self) -> None:
        """Forgets what was not committed; a connection that cannot do that is given up."""
        if self._connection is None:
            return
        try:
            self._connection.rollback()
        except Exception:
            with suppress(Exception):
                self._connection.close()
            self._connection = None


def opened(url: str) -> Connection:
    """A connection to a database that has our tables, as they are today."""
    connection: Connection | None = None
    try:
        connection = connect(url)
        bring_up_to_date(connection, is_postgres(url))
    except Exception as error:
        if connection is not None:
            connection.close()
        if isinstance(error, StoreError):
            raise
        raise StoreError(f"cannot open the database: {cause_of(error)}") from None
    return connection


def give_up(done: Done) -> None:
    """Who has waited too long hears no more of it."""
    if not done.done():
        done.set_exception(TimeoutError())


def execute(connection: Connection, job: Job) -> None:
    """Runs a job's statements without committing."""
    job.rows = []
    for sql, parameters in job.statements:
        cursor = connection.execute(sql, parameters)
        job.rows.append(cursor.fetchall() if cursor.description else [])


def tell(jobs: list[Job]) -> None:
    """Tells all who wait. A loop is woken once for all who wait in it: that takes as long as a
    short job."""
    loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        if isinstance(job.done, asyncio.Future):
            loops.setdefault(job.done.get_loop(), []).append(job)
        else:
            job.tell()
    for loop, waiting in loops.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(tell_here, waiting)


def tell_here(jobs: list[Job]) -> None:
    """Tells all who wait in this thread."""
    for job in jobs:
        job.tell()


def refusal(error: Exception) -> StoreError:
    """A failure as those who asked are told of it."""
    if isinstance(error, StoreError):
        return error
    if is_overtaken(error):
        return Overtaken("somebody else has written there first")
    return StoreError(f"the database cannot be used now: {cause_of(error)}; nothing was changed")
