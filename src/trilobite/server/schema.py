"""The shape of the database, version by version.

A version is the statements that make it from the one before, in the SQL that SQLite and PostgreSQL
share: TEXT, INTEGER, BIGINT and REAL, `ALTER TABLE ... ADD COLUMN` with a default. To add a table
or a column, add an entry to the end of `VERSIONS`; what was released is never changed. A database
is brought to the newest version when it is opened, wholly or not at all.
"""

from datetime import UTC, datetime
from typing import Final

from trilobite.server.drivers import Connection
from trilobite.tables.store import StoreError

Version = tuple[str, ...]

VERSIONS: Final[tuple[Version, ...]] = (
    # 1. Tables, what happened there, and who took which seat. Databases that are older than the
    # count of versions have these already.
    (
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
    ),
    # 2. Papers: what is kept of people, and for one of them at a table.
    (
        """CREATE TABLE papers (
            kind TEXT NOT NULL,
            key TEXT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (kind, key)
        )""",
    ),
    # 3. The queue of notices: what is to be done for whom, and when, in seconds since 1970.
    (
        """CREATE TABLE notices (
            person TEXT NOT NULL,
            id TEXT NOT NULL,
            due BIGINT NOT NULL,
            body TEXT NOT NULL,
            PRIMARY KEY (person, id)
        )""",
        "CREATE INDEX notices_by_due ON notices (due)",
    ),
    # 4. Papers that belong to one table, whose id their keys begin with.
    ("CREATE INDEX papers_by_start ON papers (kind, substr(key, 1, 12))",),
)

#: The versions that a database has been through, and when.
HISTORY: Final = """CREATE TABLE IF NOT EXISTS schema_versions (
    number INTEGER PRIMARY KEY,
    applied TEXT NOT NULL
)"""

#: One server at a time brings a database up to date, however many are started at once. A change
#: of many rows may take longer than a statement usually may.
ALONE: Final = {
    False: ("BEGIN IMMEDIATE",),
    True: (
        "SET LOCAL statement_timeout = 0",
        "SET LOCAL lock_timeout = '60s'",
        "SELECT pg_advisory_xact_lock(738127011)",  # any number that is only ours
    ),
}


class NewerDatabase(StoreError):
    """A newer Trilobite has changed the database in ways that this one does not know."""


def bring_up_to_date(
    connection: Connection, postgres: bool, versions: tuple[Version, ...] = VERSIONS
) -> int:
    """Makes what is missing, in one transaction; the version that the database had. Raises
    NewerDatabase, and leaves it as it is, if that is newer than ours."""
    for statement in (*ALONE[postgres], HISTORY):
        connection.execute(statement)
    rows = connection.execute("SELECT COALESCE(MAX(number), 0) FROM schema_versions").fetchall()
    found: int = rows[0][0]
    if found > len(versions):
        connection.rollback()
        raise NewerDatabase(
            "the database was used by a newer Trilobite (its version is {found}, this one knows"
            " {known}): update Trilobite, or choose another database",
            "newer-database",
            found=found,
            known=len(versions),
        )
    now = datetime.now(UTC).isoformat(timespec="seconds")
    for number in range(found + 1, len(versions) + 1):
        for statement in versions[number - 1]:
            connection.execute(statement)
        connection.execute("INSERT INTO schema_versions VALUES (?, ?)", (number, now))
    connection.commit()
    return found
