"""The two databases that tables can be kept in: how each is reached, and what they share."""

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from trilobite.core.errors import OptionsError, shown

SQLITE: Final = "sqlite:///"
POSTGRESQL: Final = ("postgresql://", "postgres://")

#: Seconds that the database may take to let us in, or to give up a lock.
PATIENCE: Final = 5

#: For PostgreSQL: a statement may take so long, and a host that is gone is noticed after so long.
POSTGRESQL_OPTIONS: Final[dict[str, Any]] = {
    "connect_timeout": PATIENCE,
    "options": f"-c statement_timeout={1000 * PATIENCE} -c lock_timeout={1000 * PATIENCE}",
    "keepalives_idle": PATIENCE,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 2000 * PATIENCE,
}


class Connection(Protocol):
    """What is needed of a database: the part of DB-API that both drivers share."""

    def execute(self, sql: str, parameters: Sequence[Any] = ..., /) -> Any: ...
    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> Any: ...
    def commit(self) -> None: ...
    def rollback(self) -> None: ...
    def close(self) -> None: ...


def is_postgres(url: str) -> bool:
    """Whether an address is that of a PostgreSQL; SQLite is the other. Raises if it is neither."""
    if not url.startswith((SQLITE, *POSTGRESQL)):
        scheme, found, _ = url.partition("://")
        raise OptionsError(
            "a database is sqlite:///FILE or postgresql://USER@HOST/NAME, not {given}",
            "bad-database",
            given=shown(f"{scheme}://") if found else shown(scheme),
        )
    return url.startswith(POSTGRESQL)


def connect(url: str) -> Connection:
    """A connection, whatever is in the database."""
    if is_postgres(url):
        import psycopg

        return Postgres(psycopg.connect(url, **POSTGRESQL_OPTIONS))
    path = url.removeprefix(SQLITE)
    if path != ":memory:":
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, timeout=PATIENCE)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


class Postgres:
    """PostgreSQL through psycopg, which writes %s where SQLite writes a question mark."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Any:
        return self._connection.execute(sql.replace("?", "%s"), parameters or None)

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        with self._connection.cursor() as cursor:
            cursor.executemany(sql.replace("?", "%s"), rows)

    def stream(self, sql: str) -> Any:
        """A cursor that leaves the rows where they are until they are fetched."""
        cursor = self._connection.cursor(name="stream")
        cursor.execute(sql)
        return cursor

    def commit(self) -> None:
        self._connection.commit()

    def rollback(self) -> None:
        self._connection.rollback()

    def close(self) -> None:
        self._connection.close()
