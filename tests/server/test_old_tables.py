"""Tables as other versions have left them in the database."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.browser import server
from tests.tables.browser import new_table, play
from trilobite.tables.model import TableEvent


def test_a_table_of_an_older_version_is_listed_too(tmp_path: Path) -> None:
    """Events did not always say whom the game waits for."""
    with server(tmp_path) as client:
        table = new_table(client, "human", "human", seed="1")
        token = client.token
    with sqlite3.connect(tmp_path / "tables.db") as database:
        for rowid, body in database.execute("SELECT rowid, body FROM events").fetchall():
            event = msgspec.json.decode(body, type=TableEvent)
            event.waiting = None
            text = msgspec.json.encode(event).decode()
            database.execute("UPDATE events SET body = ? WHERE rowid = ?", (text, rowid))
    database.close()
    with server(tmp_path, token) as client:
        assert [t["my_turn"] for t in client.get("/api/tables").json()] == [True]
        assert play(client, table, 2)[-1]["answers"] >= 2


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"data": "sha256:0"}, "cards-changed"),
        ({"rules": 0}, ""),
        ({"options": {"players": 3}}, "rules-changed"),
    ],
)
def test_a_table_that_cannot_be_replayed_says_why(
    tmp_path: Path, change: dict[str, Any], key: str
) -> None:
    with server(tmp_path) as client:
        table = new_table(client, "human", "human", seed="1")
        play(client, table, 5)
        token = client.token
    with sqlite3.connect(tmp_path / "tables.db") as database:
        body = json.loads(database.execute("SELECT body FROM tables").fetchone()[0])
        database.execute("UPDATE tables SET body = ?", (json.dumps({**body, **change}),))
    database.close()
    with server(tmp_path, token) as client:
        answered = client.get(f"/api/tables/{table}/record")
        if key:
            assert (answered.status_code, answered.json()["key"]) == (409, key)
        else:
            assert answered.status_code == 200, "the same answers may still lead to the same end"
