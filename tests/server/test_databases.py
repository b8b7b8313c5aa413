"""What is promised is in the database, whichever it is, and one bad statement harms nobody else."""

from pathlib import Path

import pytest

from trilobite.server.database import Database
from trilobite.tables.store import StoreError


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database; SQLite's in folders that are not there yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/deep/er/tables.db"
    empty: str = request.getfixturevalue("cluster").empty("databases")
    return empty


def insert(table: str, number: int) -> tuple[str, tuple[str, int, str]]:
    return ("INSERT INTO events (table_id, number, body) VALUES (?, ?, ?)", (table, number, "{}"))


def count(store: Database) -> int:
    rows = store.submit(("SELECT COUNT(*) FROM events", ())).result()
    return int(rows[0][0][0])


def test_what_was_written_is_there_after_reopening(url: str) -> None:
    store = Database(url)
    store.submit(insert("a", 0)).result()
    store.close()
    again = Database(url)
    assert count(again) == 1
    again.close()


def test_many_writers_share_commits_and_all_get_through(url: str) -> None:
    store = Database(url)
    for future in [store.submit(insert("a", number)) for number in range(1000)]:
        future.result()
    assert count(store) == 1000
    store.close()


def test_a_refused_statement_fails_alone(url: str) -> None:
    store = Database(url)
    futures = [store.submit(insert("a", number)) for number in (0, 1, 1, 2)]
    results = [future.exception() for future in futures]
    assert isinstance(results[2], StoreError)
    assert [results[0], results[1], results[3]] == [None, None, None]
    assert count(store) == 3
    store.close()


def test_statements_of_one_submission_stand_or_fall_together(url: str) -> None:
    store = Database(url)
    store.submit(insert("a", 0)).result()
    with pytest.raises(StoreError):
        store.submit(insert("b", 0), insert("a", 0)).result()
    assert count(store) == 1
    store.close()
