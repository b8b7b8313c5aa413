"""Tables as other versions have left them in the database."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.browser import server
from tests.tables.browser import give, new_table, play, problem, state
from trilobite.core.record import load
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


def test_a_table_that_older_rules_have_left_is_there_to_be_read(tmp_path: Path) -> None:
    """Begun here, then the rules were raised: it neither goes on nor gets lost."""
    with server(tmp_path) as client:
        table = new_table(client, "human", "human", seed="1")
        play(client, table, 5)
        with client.live(f"/api/tables/{table}/live") as live:
            last = state(live)
        record = client.get(f"/api/tables/{table}/record").text
        token = client.token
    version = load(record).header.rules
    with sqlite3.connect(tmp_path / "tables.db") as database:
        body = json.loads(database.execute("SELECT body FROM tables").fetchone()[0])
        old = json.dumps({**body, "rules": version - 1})
        database.execute("UPDATE tables SET body = ?", (old,))
    database.close()
    with server(tmp_path, token) as client:
        (listed,) = client.get("/api/tables").json()
        assert (listed["older"], listed["my_turn"]) == (True, False)
        with client.live(f"/api/tables/{table}/live") as live:
            told = state(live)
            assert told["view"] == last["view"]
            assert (told["older"]["fits"], told["older"]["why"]) == (told["older"]["lines"], "")
            assert (told["decisions"], told["waiting"]) == ([], [])
            give(live, {**told, "decisions": last["decisions"]}, "done")
            assert problem(live)["key"] == "older-rules"
        exported = client.get(f"/api/tables/{table}/record").text
        assert exported == record.replace(f"\nrules {version}\n", f"\nrules {version - 1}\n")


def test_a_table_that_was_begun_with_other_cards_is_there_to_be_read(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        table = new_table(client, "human", "human", seed="1")
        play(client, table, 5)
        record = client.get(f"/api/tables/{table}/record").text
        token = client.token
    with sqlite3.connect(tmp_path / "tables.db") as database:
        body = json.loads(database.execute("SELECT body FROM tables").fetchone()[0])
        other = json.dumps({**body, "data": "sha256:0"})
        database.execute("UPDATE tables SET body = ?", (other,))
    database.close()
    with server(tmp_path, token) as client:
        with client.live(f"/api/tables/{table}/live") as live:
            told = state(live)
            assert (told["older"]["fits"], told["older"]["why"]) == (told["older"]["lines"], "")
            assert told["older"]["rules"] == told["older"]["now"]
            assert told["decisions"] == []
        exported = client.get(f"/api/tables/{table}/record").text
        assert exported == record.replace(body["data"], "sha256:0")
