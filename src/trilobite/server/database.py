"""The database: one thread writes, everything submitted together is committed together.

SQLite by default, PostgreSQL by URL. A future resolves when its statements are on disk.
"""

import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol

from trilobite.core.errors import shown
from trilobite.tables.store import StoreError

Rows = list[tuple[Any, ...]]
Statement = tuple[str, Sequence[Any]]

SCHEMA: Final = (
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY,
        created TEXT NOT NULL,
        owner TEXT NOT NULL,
        body TEXT NOT NULL
    )""",
    """CREATE TABLE IF NOT EXISTS events (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    )""",
    """CREATE TABLE IF NOT EXISTS claims (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        owner TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    )""",
    "CREATE INDEX IF NOT EXISTS tables_by_owner ON tables (owner)",
    "CREATE INDEX IF NOT EXISTS claims_by_owner ON claims (owner)",
)

#: The most jobs that share one commit.
BATCH: Final = 500


class Connection(Protocol):
    """What is needed of a database: the part of DB-API that both drivers share."""

    def execute(self, sql: str, parameters: Sequence[Any] = ..., /) -> Any: ...
    def commit(self) -> None: ...
    def rollback(self) -> None: ...
    def close(self) -> None: ...


class Job:
    """Statements to run in one transaction; the rows of each are the result."""

    def __init__(self, statements: Sequence[Statement]) -> None:
        self.statements: Final = statements
        self.done: Final[Future[list[Rows]]] = Future()
        self.rows: list[Rows] = []


class Database:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.postgres: Final = url.startswith(("postgresql://", "postgres://"))
        self._jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self._opened: Final[Future[None]] = Future()
        #: None while the database is away.
        self._connection: Connection | None = None
        self._thread: Final = threading.Thread(target=self._work, name="database", daemon=True)
        self._thread.start()
        self._opened.result()

    def submit(self, *statements: Statement) -> Future[list[Rows]]:
        """Runs statements in one transaction; resolves to the rows of each when they are on
        disk."""
        job = Job(statements)
        job.done.set_running_or_notify_cancel()  # what is submitted cannot be taken back
        self._jobs.put(job)
        return job.done

    def close(self) -> None:
        """Finishes what was submitted and closes the database."""
        self._jobs.put(None)
        self._thread.join()

    # --- the writer thread ----------------------------------------------------------------

    def _work(self) -> None:
        try:
            self._connection = self._open()
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

    def _open(self) -> Connection:
        """A connection to a database that has our tables."""
        try:
            connection = self._connect()
            for statement in SCHEMA:
                connection.execute(statement)
            connection.commit()
        except Exception as error:
            raise StoreError(
                f"cannot open the database {shown(self.url)}: {one_line(error)}"
            ) from error
        return connection

    def _connect(self) -> Connection:
        if self.postgres:
            import psycopg

            return Postgres(psycopg.connect(self.url))
        path = self.url.removeprefix("sqlite:///")
        if path != ":memory:":
            Path(path).parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def _run(self, jobs: list[Job]) -> None:
        """One commit for all jobs; if one of them fails, each is tried by itself."""
        if not jobs:
            return
        try:
            if self._connection is None:
                self._connection = self._open()
            for job in jobs:
                execute(self._connection, job)
            self._connection.commit()
        except Exception as error:
            self._roll_back()
            if len(jobs) == 1:
                refused = StoreError(f"the database refused: {one_line(error)}")
                jobs[0].done.set_exception(refused)
            else:
                for job in jobs:
                    self._run([job])
            return
        for job in jobs:
            job.done.set_result(job.rows)

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


def execute(connection: Connection, job: Job) -> None:
    """Runs a job's statements without committing."""
    job.rows = []
    for sql, parameters in job.statements:
        cursor = connection.execute(sql, parameters)
        job.rows.append(cursor.fetchall() if cursor.description else [])


def one_line(error: Exception) -> str:
    """What the database said, without line breaks."""
    return " ".join(str(error).split())


class Postgres:
    """PostgreSQL through psycopg, which writes %s where SQLite writes a question mark."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Any:
        return self._connection.execute(sql.replace("?", "%s"), parameters or None)

    def commit(self) -> None:
        self._connection.commit()

    def rollback(self) -> None:
        self._connection.rollback()

    def close(self) -> None:
        self._connection.close()
