"""What is promised is on disk, and one bad statement harms nobody else."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from trilobite.server.database import Connection, Database
from trilobite.tables.store import StoreError


def insert(table: str, number: int) -> tuple[str, tuple[str, int, str]]:
    return ("INSERT INTO events (table_id, number, body) VALUES (?, ?, ?)", (table, number, "{}"))


def count(store: Database) -> int:
    rows = store.submit(("SELECT COUNT(*) FROM events", ())).result()
    return int(rows[0][0][0])


def test_what_was_written_is_there_after_reopening(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/deep/er/tables.db"
    store = Database(url)
    store.submit(insert("a", 0)).result()
    store.close()
    again = Database(url)
    assert count(again) == 1
    again.close()


def test_many_writers_share_commits_and_all_get_through(tmp_path: Path) -> None:
    store = Database(f"sqlite:///{tmp_path}/tables.db")
    for future in [store.submit(insert("a", number)) for number in range(1000)]:
        future.result()
    assert count(store) == 1000
    store.close()


def test_a_refused_statement_fails_alone(tmp_path: Path) -> None:
    store = Database(f"sqlite:///{tmp_path}/tables.db")
    futures = [store.submit(insert("a", number)) for number in (0, 1, 1, 2)]
    results = [future.exception() for future in futures]
    assert isinstance(results[2], StoreError)
    assert [results[0], results[1], results[3]] == [None, None, None]
    assert count(store) == 3
    store.close()


def test_statements_of_one_submission_stand_or_fall_together(tmp_path: Path) -> None:
    store = Database(f"sqlite:///{tmp_path}/tables.db")
    store.submit(insert("a", 0)).result()
    with pytest.raises(StoreError):
        store.submit(insert("b", 0), insert("a", 0)).result()
    assert count(store) == 1
    store.close()


def test_a_database_that_cannot_be_opened_is_named_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no directory")
    with pytest.raises(StoreError, match="cannot open the database") as caught:
        Database(f"sqlite:///{file}/tables.db")
    assert "\n" not in str(caught.value)


class Fragile:
    """A database that can be cut off: then nothing works, not even rolling back."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.cut = False

    def _require(self) -> None:
        if self.cut:
            raise OSError("the connection\nis lost")

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Any:
        self._require()
        return self._connection.execute(sql, parameters)

    def commit(self) -> None:
        self._require()
        self._connection.commit()

    def rollback(self) -> None:
        self._require()
        self._connection.rollback()

    def close(self) -> None:
        self._connection.close()


def test_a_database_that_was_cut_off_is_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Fragile] = []
    connect = Database._connect

    def fragile(store: Database) -> Connection:
        opened.append(Fragile(connect(store)))
        return opened[-1]

    monkeypatch.setattr(Database, "_connect", fragile)
    store = Database(f"sqlite:///{tmp_path}/tables.db")
    store.submit(insert("a", 0)).result()
    opened[0].cut = True
    with pytest.raises(StoreError) as caught:
        store.submit(insert("a", 1)).result()
    assert "\n" not in str(caught.value)
    assert count(store) == 1
    store.submit(insert("a", 1)).result()
    assert count(store) == 2
    assert len(opened) == 2
    store.close()
