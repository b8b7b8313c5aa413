"""What an operator does with a database: looks, clears up, takes copies out and back in, and checks
that every game can still be played. All of it while servers run, but for restoring."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal, NamedTuple

import msgspec

from trilobite.core.errors import OptionsError, TrilobiteError
from trilobite.server.database import Database, opened, refusal
from trilobite.server.drivers import SQLITE, Connection, Postgres, is_postgres
from trilobite.server.news import TELL, payload
from trilobite.server.schema import bring_up_to_date
from trilobite.server.store import LAST_EVENT, SqlStore, deleting, putting
from trilobite.tables.clock import WallClock
from trilobite.tables.deleted import deletion
from trilobite.tables.model import TableBody
from trilobite.tables.packs import Packs
from trilobite.tables.requests import UNREADABLE
from trilobite.tables.sights import LEFT, NOTES, SEEN
from trilobite.tables.store import Paper, StoreError
from trilobite.tables.tables import Tables

#: Who has deleted a table, as servers hear of it.
OPERATOR: Final = "operator"

#: Rows that are copied at a time.
PORTION: Final = 2_000

Kind = Literal["game", "what-if", "lesson", "unreadable"]


class Summary(NamedTuple):
    """A table in the list of an operator."""

    id: str
    kind: Kind
    game: str
    seats: list[str]
    created: str
    #: When something last happened there, as far as it is known.
    changed: str
    events: int
    over: bool


class Last(msgspec.Struct):
    """What is read of the last event of a table."""

    waiting: list[int] | None = None
    #: Seconds since 1970.
    at: int = 0


@contextmanager
def using(url: str) -> Iterator[Connection]:
    """A database that is there, brought up to date. What fails is told without address and SQL."""
    file = None if is_postgres(url) else Path(url.removeprefix(SQLITE))
    if file is not None and not file.is_file():
        raise OptionsError("there is no such database yet", "no-database")
    with using_any(url) as connection:
        yield connection


@contextmanager
def using_any(url: str) -> Iterator[Connection]:
    """A database, made if need be."""
    connection = opened(url)
    try:
        yield connection
    except TrilobiteError:
        raise
    except Exception as error:
        raise refusal(error) from None
    finally:
        connection.close()


# --- looking ------------------------------------------------------------------------------


def summaries(connection: Connection) -> list[Summary]:
    """All tables, the oldest first."""
    rows = connection.execute(
        "SELECT id, created, body, (SELECT COUNT(*) FROM events WHERE table_id = tables.id),"
        f" ({LAST_EVENT}) FROM tables ORDER BY created, id"
    ).fetchall()
    return [summary(*row) for row in rows]


def summary(id: str, created: str, body: str, events: int, last: str | None) -> Summary:
    """One table; one that cannot be read is listed all the same."""
    try:
        table = msgspec.json.decode(body, type=TableBody)
        event = msgspec.json.decode(last or "", type=Last)
    except UNREADABLE:
        return Summary(id, "unreadable", "", [], created, created, events, False)
    kind: Kind = "lesson" if table.lesson else "what-if" if table.parent else "game"
    changed = created
    if event.at:
        changed = datetime.fromtimestamp(event.at, UTC).isoformat(timespec="seconds")
    seats = [seat.shown_name() or seat.kind for seat in table.seats]
    return Summary(id, kind, table.game, seats, created, changed, events, event.waiting == [])


# --- clearing up --------------------------------------------------------------------------


def idle(connection: Connection, days: int, unfinished: bool, now: datetime) -> list[Summary]:
    """Tables at which nothing has happened for so many days, and that nobody will miss: lessons,
    what-ifs, games that were never played. With `unfinished` also games that were not played to
    their end. Finished games are kept for ever."""
    before = (now - timedelta(days=days)).isoformat(timespec="seconds")
    return [
        each
        for each in summaries(connection)
        if each.changed < before
        and each.kind != "unreadable"
        and (each.kind != "game" or each.events <= 1 or (unfinished and not each.over))
    ]


def delete(connection: Connection, ids: list[str], now: datetime) -> int:
    """Deletes tables with all that happened there; how many there were. Those who played there
    together are told in their list of games, and what they had noted is deleted, too. Servers on
    PostgreSQL hear of it."""
    found = 0
    for id in ids:
        rows = connection.execute("SELECT owner, body FROM tables WHERE id = ?", (id,)).fetchall()
        found += len(rows)
        for owner, body in rows:
            for paper in papers_on(connection, id, owner, body, int(now.timestamp())):
                connection.execute(*putting(paper))
        for statement in deleting(id):
            connection.execute(*statement)
        if isinstance(connection, Postgres):
            connection.execute(TELL, (payload(OPERATOR, id, anew=True),))
        connection.execute(
            "DELETE FROM papers WHERE kind IN (?, ?, ?) AND substr(key, 1, ?) = ?",
            (SEEN, NOTES, LEFT, len(id) + 1, f"{id}/"),
        )
    connection.commit()
    return found


def papers_on(connection: Connection, id: str, owner: str, body: str, now: int) -> list[Paper]:
    """What tells the people of a table that it is deleted; nothing if it cannot be read."""
    sql = "SELECT seat, owner FROM claims WHERE table_id = ?"
    claims = dict(connection.execute(sql, (id,)).fetchall())
    with suppress(*UNREADABLE):
        return deletion(id, msgspec.json.decode(body, type=TableBody), owner, claims, now)
    return []


# --- copies -------------------------------------------------------------------------------


def back_up(url: str, file: Path) -> int:
    """Copies a database into a new SQLite file, as it is at one moment, while it is used; how many
    rows there are. Either kind can be restored into either."""
    with using(url) as source, TemporaryDirectory(dir=file.parent, prefix=".") as folder:
        draft = Path(folder) / "backup.db"
        with closing(sqlite3.connect(draft)) as copy:
            if isinstance(source, sqlite3.Connection):
                source.backup(copy)
                rows = sum(
                    int(copy.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0])
                    for name in shape_of(copy)
                )
            else:
                bring_up_to_date(copy, postgres=False)
                source.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                source.execute("SET LOCAL statement_timeout = 0")
                rows = copy_rows(source, copy, shape_of(copy))
            copy.execute("PRAGMA journal_mode = DELETE")  # one file holds all of it
            if copy.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise StoreError("the copy is damaged: is the disk sound?")
        draft.rename(file)
    return rows


def restore(file: Path, url: str) -> int:
    """Puts a copy into a database without tables; how many rows there are. A copy of an older
    version is brought up to date on the way, and stays as it is."""
    with TemporaryDirectory(prefix="trilobite-restore-") as folder:
        draft = Path(folder) / "restore.db"
        with closing(sqlite3.connect(draft)) as source:
            try:
                with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as kept:
                    kept.backup(source)
                bring_up_to_date(source, postgres=False)
            except sqlite3.Error as error:
                raise refusal(error) from None
            return put_in(source, url)


def put_in(source: sqlite3.Connection, url: str) -> int:
    """Copies all rows into a database that has none."""
    shape = shape_of(source)
    with using_any(url) as target:
        if is_postgres(url):
            target.execute("SET LOCAL statement_timeout = 0")
        if any(target.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchall() for name in shape):
            raise OptionsError(
                "this database has tables already: restore into an empty one", "database-not-empty"
            )
        rows = copy_rows(source, target, shape)
        target.commit()
    return rows


def shape_of(connection: sqlite3.Connection) -> dict[str, list[str]]:
    """The tables of a database of ours, with their columns."""
    tables = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        " AND name <> 'schema_versions'"
    ).fetchall()
    return {
        name: [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
        for (name,) in tables
    }


def copy_rows(source: Connection, target: Connection, shape: dict[str, list[str]]) -> int:
    """Copies all rows of all tables."""
    number = 0
    for name, columns in shape.items():
        names = ", ".join(columns)
        marks = ", ".join("?" for _ in columns)
        for rows in portions(source, f"SELECT {names} FROM {name}"):
            target.executemany(f"INSERT INTO {name} ({names}) VALUES ({marks})", rows)
            number += len(rows)
    target.commit()
    return number


def portions(connection: Connection, sql: str) -> Iterator[list[tuple[object, ...]]]:
    """The rows of a query, some at a time: a database may be larger than the memory."""
    cursor = connection.stream(sql) if isinstance(connection, Postgres) else connection.execute(sql)
    with closing(cursor):
        while rows := cursor.fetchmany(PORTION):
            yield rows


# --- games --------------------------------------------------------------------------------


class Checked(NamedTuple):
    """Whether a stored game replays: what is wrong, and whether it was played by older rules."""

    id: str
    fault: str = ""
    older: bool = False


@asynccontextmanager
async def tables_of(url: str, packs: Path | None) -> AsyncIterator[tuple[Tables, list[Summary]]]:
    """The tables of a database, to be replayed, and what is known of them."""
    with using(url) as connection:
        known = summaries(connection)
    database = Database(url)
    try:
        yield Tables(SqlStore(database), Packs(packs), WallClock()), known
    finally:
        database.close()


async def check(url: str, packs: Path | None) -> AsyncIterator[Checked]:
    """Plays every stored game from its events."""
    async with tables_of(url, packs) as (tables, known):
        for each in known:
            try:
                table = await tables.get(each.id)
            except TrilobiteError as error:
                yield Checked(each.id, fault=" ".join(str(error).split()))
                continue
            if table.older is not None:
                yield Checked(each.id, older=True)
            elif table.over != each.over:
                yield Checked(each.id, fault="it is over and should not be, or the other way round")
            else:
                yield Checked(each.id)


async def export(url: str, packs: Path | None, ids: list[str], folder: Path) -> AsyncIterator[Path]:
    """Writes the records of tables into a directory; without ids, of all that have one."""
    async with tables_of(url, packs) as (tables, known):
        for id in ids or [each.id for each in known if each.kind in ("game", "what-if")]:
            record = (await tables.get(id)).record()
            file = folder / f"{id}.txt"
            file.write_text(record, "utf-8")
            yield file
