"""What HTTP and WebSocket add to tables: cookies, and pages of other sites."""

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.browser import server
from tests.tables.browser import new_table


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


def test_pages_may_load_nothing_from_elsewhere(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        policy = client.get("/api/games").headers["content-security-policy"]
        assert "default-src 'self'" in policy
