"""What HTTP and WebSocket add to tables: cookies, and pages of other sites."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.browser import server
from tests.tables.browser import answer, new_table, play, problem, state
from trilobite.server import allowances


def test_every_browser_gets_an_unguessable_cookie(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        raw = client._client
        raw.cookies.clear()
        first = raw.get("/api/games").cookies["trilobite"]
        raw.cookies.clear()
        second = raw.get("/api/games").cookies["trilobite"]
        assert first != second
        assert len(first) >= 40


def test_a_page_of_another_site_cannot_open_a_live_connection(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        table = new_table(client, "human", "human")
        headers = {"Cookie": f"trilobite={client.token}", "Origin": "https://elsewhere.example"}
        with (
            pytest.raises(WebSocketDisconnect),
            client._client.websocket_connect(f"/api/tables/{table}/live", headers=headers),
        ):
            pass


def test_what_fails_in_the_database_is_told_without_its_address_and_sql(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Over HTTP, over the WebSocket and in the log."""
    with server(tmp_path) as client:
        table = new_table(client, "human", "human", seed="1")
        with client.live(f"/api/tables/{table}/live") as live:
            message = state(live)
            with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
                database.execute("ALTER TABLE events RENAME TO treasure")
            answer(live, message)
            told = problem(live)
        refused = client.get("/api/tables")
        assert (told["key"], refused.json()["key"], refused.status_code) == (
            "storage",
            "storage",
            503,
        )
        for text in (json.dumps(told), refused.text, caplog.text):
            for secret in ("events", "treasure", "SELECT", "INSERT", "sqlite:", str(tmp_path)):
                assert secret not in text


def test_pages_may_load_nothing_from_elsewhere(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        policy = client.get("/api/games").headers["content-security-policy"]
        assert "default-src 'self'" in policy


def test_who_asks_too_often_is_told_when_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(allowances.REQUESTS, "new_table", allowances.Allowance(1, 60))
    with server(tmp_path) as client:
        body = {"options": {"players": 1}, "seats": [{"kind": "human"}]}
        assert client.post("/api/tables", json=body).status_code == 200
        refused = client.post("/api/tables", json=body)
        assert (refused.status_code, refused.json()["key"]) == (429, "too-many")
        assert 0 < int(refused.headers["Retry-After"]) <= 60


def test_going_to_and_fro_for_ever_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each undo and redo is kept: who comes by another connection has no more of them."""
    monkeypatch.setitem(allowances.REQUESTS, "take back", allowances.Allowance(6, 60))
    with server(tmp_path) as client:
        table = new_table(client, "human", "human", seed="1")
        play(client, table, 1)
        for _ in range(3):
            with client.live(f"/api/tables/{table}/live") as live:
                state(live)
                live.send_json({"type": "undo"})
                assert state(live)["can_redo"]
                live.send_json({"type": "redo"})
                assert state(live)["can_undo"]
        with client.live(f"/api/tables/{table}/live") as live:
            version = state(live)["version"]
            live.send_json({"type": "undo"})
            refused = problem(live)
            assert refused["key"] == "too-many"
            assert 0 < refused["args"]["seconds"] <= 60
            after = state(live)
            assert after["version"] == version
            answer(live, after)
            assert state(live)["version"] > version


def test_one_connection_too_many_is_refused_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(allowances, "SOCKETS", (1, 200, 5_000))
    with server(tmp_path) as client:
        address = f"/api/tables/{new_table(client, 'human', 'human')}/live"
        with client.live(address) as one, client.live(address) as two:
            assert problem(two)["key"] == "too-many-connections"
            with pytest.raises(WebSocketDisconnect) as closed:
                two.receive_json()
            assert closed.value.code == 4429
            state(one)
        with client.live(address) as again:
            state(again)
