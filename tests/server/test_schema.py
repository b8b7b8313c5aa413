"""Databases of other versions: older ones are brought up to date, newer ones are left alone."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tests.server.process import free_port
from trilobite.cli.main import app
from trilobite.server.database import Database
from trilobite.server.drivers import Connection, connect
from trilobite.server.schema import VERSIONS, NewerDatabase, Version, bring_up_to_date
from trilobite.server.store import beginning

#: As 0.1.0 made it.
FIRST = (
    "CREATE TABLE tables (id TEXT PRIMARY KEY, created TEXT NOT NULL, owner TEXT NOT NULL,"
    " body TEXT NOT NULL)",
    "CREATE TABLE events (table_id TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL,"
    " PRIMARY KEY (table_id, number))",
    "CREATE TABLE claims (table_id TEXT NOT NULL, seat INTEGER NOT NULL, owner TEXT NOT NULL,"
    " PRIMARY KEY (table_id, seat))",
    "CREATE INDEX tables_by_owner ON tables (owner)",
    "CREATE INDEX claims_by_owner ON claims (owner)",
)

#: What a change of the future may look like.
NEXT: Version = (
    "ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue'",
    "CREATE TABLE hats (id TEXT PRIMARY KEY, width REAL)",
)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    empty: str = request.getfixturevalue("cluster").empty("schema")
    return empty


@pytest.fixture
def connection(url: str) -> Iterator[Connection]:
    connection = connect(url)
    yield connection
    connection.close()


def rows(connection: Connection, sql: str) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = connection.execute(sql).fetchall()
    connection.rollback()
    return found


def up(connection: Connection, url: str, *more: Version) -> int:
    return bring_up_to_date(connection, url.startswith("postgres"), (*VERSIONS, *more))


def numbers(connection: Connection) -> list[int]:
    return [n for (n,) in rows(connection, "SELECT number FROM schema_versions ORDER BY number")]


def test_a_database_without_a_version_keeps_what_it_has(connection: Connection, url: str) -> None:
    for statement in (*FIRST, "INSERT INTO tables VALUES ('one', '2026', 'anna', '{}')"):
        connection.execute(statement)
    connection.commit()
    assert up(connection, url) == 0
    assert rows(connection, "SELECT id, owner FROM tables") == [("one", "anna")]
    assert numbers(connection) == list(range(1, len(VERSIONS) + 1))
    assert up(connection, url) == len(VERSIONS)


def test_every_version_follows_from_the_one_before(connection: Connection, url: str) -> None:
    for known in range(1, len(VERSIONS) + 1):
        found = bring_up_to_date(connection, url.startswith("postgres"), VERSIONS[:known])
        assert found == known - 1
    assert numbers(connection) == list(range(1, len(VERSIONS) + 1))


def test_a_column_and_a_table_are_added_in_place(connection: Connection, url: str) -> None:
    up(connection, url)
    connection.execute("INSERT INTO tables (id, created, owner, body) VALUES ('a', '', '', '')")
    connection.commit()
    assert up(connection, url, NEXT) == len(VERSIONS)
    assert rows(connection, "SELECT colour FROM tables") == [("blue",)]
    assert rows(connection, "SELECT id FROM hats") == []


def test_a_change_that_fails_leaves_everything(connection: Connection, url: str) -> None:
    up(connection, url)
    with pytest.raises(Exception, match="nowhere"):
        up(connection, url, (*NEXT, "INSERT INTO nowhere VALUES (1)"))
    connection.rollback()
    assert numbers(connection) == list(range(1, len(VERSIONS) + 1))
    with pytest.raises(Exception, match="hats"):
        rows(connection, "SELECT id FROM hats")
    connection.rollback()


def test_a_newer_database_is_refused_and_left_alone(connection: Connection, url: str) -> None:
    up(connection, url, NEXT)
    with pytest.raises(NewerDatabase) as caught:
        Database(url)
    assert caught.value.facts == {"found": len(VERSIONS) + 1, "known": len(VERSIONS)}
    assert numbers(connection)[-1] == len(VERSIONS) + 1


def test_servers_that_start_together_wait_for_each_other(url: str) -> None:
    with ThreadPoolExecutor(8) as pool:
        for database in pool.map(Database, [url] * 8):
            database.close()
    connection = connect(url)
    assert numbers(connection) == list(range(1, len(VERSIONS) + 1))
    connection.close()


def test_a_server_says_in_one_line_why_it_does_not_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = sqlite3.connect(tmp_path / "tables.db")
    up(database, "sqlite", NEXT)
    database.close()
    port = str(free_port())
    for language, address, words in (
        ("en", f"sqlite:///{tmp_path}/tables.db", "used by a newer Trilobite"),
        ("cs", f"sqlite:///{tmp_path}/tables.db", "novější verze"),
        ("it", f"sqlite:///{tmp_path}/tables.db", "versione più recente"),
        ("en", "postgresql://anna:secret@127.0.0.1:1/treasure", "it does not answer"),
    ):
        monkeypatch.setenv("LANGUAGE", language)
        result = CliRunner().invoke(app, ["serve", "--port", port, "--database", address])
        assert result.exit_code == 2
        assert words in result.output
        assert result.output.count("\n") == 1
        for secret in ("anna", "secret", "treasure", str(tmp_path)):
            assert secret not in result.output


def test_papers_of_a_table_are_found_by_an_index(connection: Connection, url: str) -> None:
    up(connection, url)
    sql, values = beginning("seen", "tableOfTwins/")
    if url.startswith("postgres"):
        connection.execute("SET enable_seqscan = off")  # there is next to nothing to look through
        plan = connection.execute(f"EXPLAIN {sql}", values).fetchall()
    else:
        plan = connection.execute(f"EXPLAIN QUERY PLAN {sql}", values).fetchall()
    assert "papers_by_start" in str(plan)
