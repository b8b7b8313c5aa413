"""What is promised is on disk, and one bad statement harms nobody else."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_databases import count, insert
from trilobite.core.errors import OptionsError
from trilobite.server import drivers
from trilobite.server.database import Database
from trilobite.server.drivers import Connection
from trilobite.server.store import SqlStore
from trilobite.tables.model import TableBody, TableEvent
from trilobite.tables.store import Overtaken, StoredTable, StoreError


def test_a_database_that_cannot_be_opened_is_named_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no directory")
    with pytest.raises(StoreError, match="cannot open the database") as caught:
        Database(f"sqlite:///{file}/tables.db")
    assert "\n" not in str(caught.value)


def test_a_database_of_another_kind_is_refused() -> None:
    for url, given in (("mysql://anna:secret@host/x", "'mysql://'"), ("tables.db", "'tables.db'")):
        with pytest.raises(OptionsError, match="sqlite:///FILE or postgresql://") as caught:
            Database(url)
        assert str(caught.value).endswith(f"not {given}")


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://anna:secret@127.0.0.1:1/treasure",
        "postgresql://anna:secret@nowhere.invalid/treasure",
        "sqlite:////proc/treasure/tables.db",
    ],
)
def test_nothing_of_the_address_is_told(url: str) -> None:
    with pytest.raises(StoreError) as caught:
        Database(url)
    said = str(caught.value)
    assert said.startswith("cannot open the database: ")
    for secret in ("anna", "secret", "127.0.0.1", "nowhere", "treasure", "proc", "//"):
        assert secret not in said


def test_nothing_of_a_statement_is_told(tmp_path: Path) -> None:
    store = Database(f"sqlite:///{tmp_path}/treasure.db")
    store.submit(insert("a", 0)).result()
    for statement, kind in (
        (insert("a", 0), Overtaken),
        (("SELECT secret FROM treasure", ()), StoreError),
    ):
        refused = store.submit(statement).exception()
        assert type(refused) is kind
        for secret in ("SELECT", "INSERT", "secret", "treasure", "events", "table_id"):
            assert secret not in str(refused)
    store.close()


def test_a_lock_is_no_reason_to_try_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trilobite.server.drivers.PATIENCE", 0.05)
    store = Database(f"sqlite:///{tmp_path}/tables.db")
    other = sqlite3.connect(f"{tmp_path}/tables.db")
    other.execute("BEGIN IMMEDIATE")
    refused = [store.submit(insert("a", number)) for number in range(3)]
    assert all("another program has locked it" in str(each.exception()) for each in refused)
    other.rollback()
    store.submit(insert("a", 0)).result()
    assert count(store) == 1
    store.close()
    other.close()


def table(id: str) -> StoredTable:
    """A table to be kept."""
    body = TableBody(
        game="genesis",
        options={},
        rules=1,
        data="",
        seats=[],
        seed="",
        commitment="",
        claim="",
        watch="",
    )
    return StoredTable(
        id=id, created="2026", owner="anna", body=body, events=[TableEvent(waiting=[0])]
    )


def test_one_unreadable_table_does_not_spoil_the_list(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = Database(f"sqlite:///{tmp_path}/tables.db")
    store = SqlStore(database)

    async def ask() -> list[str]:
        for id in ("one", "two"):
            await store.create(table(id))
        await store.create(table("three"))
        database.submit(("UPDATE tables SET body = '{' WHERE id = 'two'", ())).result()
        database.submit(("UPDATE events SET body = '[]' WHERE table_id = 'three'", ())).result()
        for spoiled in ("two", "three"):
            with pytest.raises(StoreError, match="this table cannot be read"):
                await store.read(spoiled)
        return [each.id for each in await store.listed("anna", 10)]

    assert asyncio.run(ask()) == ["one"]
    assert "table two is left out of a list" in caplog.text
    database.close()


def test_nobody_waits_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that hangs is told of; what it does later is done all the same."""
    monkeypatch.setattr("trilobite.server.store.PATIENCE", 0.05)
    database = Database(f"sqlite:///{tmp_path}/tables.db")
    store = SqlStore(database)
    hung = threading.Event()
    connection = database._connection
    assert connection is not None

    class Hanging(Fragile):
        def commit(self) -> None:
            hung.wait()
            super().commit()

    database._connection = Hanging(connection)

    async def ask() -> None:
        with pytest.raises(StoreError, match="it does not answer"):
            await store.create(table("late"))
        hung.set()
        monkeypatch.setattr("trilobite.server.store.PATIENCE", 30.0)
        assert await store.read("late") is not None

    asyncio.run(ask())
    database.close()


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

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> Any:
        self._require()
        return self._connection.executemany(sql, rows)

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

    def fragile(url: str) -> Connection:
        opened.append(Fragile(drivers.connect(url)))
        return opened[-1]

    monkeypatch.setattr("trilobite.server.database.connect", fragile)
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
