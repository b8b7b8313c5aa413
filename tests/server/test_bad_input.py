"""Whatever a client sends: a clear line, no change, no fault of the server."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.browser import HttpBrowser, server
from tests.server.process import serving
from tests.tables.browser import new_table, problem, state
from tests.tables.test_bad_input import refusal
from trilobite.server.limits import LARGEST_BODY


@pytest.fixture
def client(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[HttpBrowser]:
    """A browser at a server that logs no fault."""
    with caplog.at_level(logging.WARNING), server(tmp_path) as browser:
        yield browser
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []


def test_bytes_are_not_a_message(client: HttpBrowser) -> None:
    table = new_table(client, "human", "human", seed="1")
    with client.live(f"/api/tables/{table}/live") as live:
        version = state(live)["version"]
        live.send_bytes(b'{"type": "undo"}')
        assert problem(live)["key"] == "bad-message"
        assert state(live)["version"] == version


def test_a_body_that_is_too_large_is_refused(client: HttpBrowser) -> None:
    assert refusal(client.post("/api/records", content=b"x" * (LARGEST_BODY + 1))) == "too-large"

    def pieces() -> Iterator[bytes]:
        for _ in range(LARGEST_BODY // 10_000 + 1):
            yield b"x" * 10_000

    headers = {"Content-Type": "application/json"}
    unannounced = client._client.post("/api/records", content=pieces(), headers=headers)
    assert refusal(unannounced) == "too-large"


@pytest.mark.parametrize(
    "address",
    [
        "/..%2f..%2fapp.py",
        "/%2e%2e/%2e%2e/app.py",
        "//etc/passwd",
        "/api/games/..%2fgenesis/cards",
        "/api/games/genesis/rules/../../registry.py",
        "/api/games/%2e%2e/rules",
        "/api/nothing",
    ],
)
def test_no_path_leads_out_of_the_page(client: HttpBrowser, address: str) -> None:
    refused = client.get(address)
    assert refused.status_code in (400, 404)
    assert "import" not in refused.text


@pytest.mark.parametrize("lang", ["..", "../../x", "EN", "x" * 300, "%00", "", "sk"])
def test_rules_in_a_language_that_is_none_are_english(client: HttpBrowser, lang: str) -> None:
    page = client.get(f"/api/games/genesis/rules?lang={lang}")
    assert page.status_code == 200
    assert page.headers["content-language"] == "en"


@pytest.mark.parametrize(("lang", "start"), [("cs", "Nově příchozí"), ("it", "Il nuovo arrivato")])
def test_rules_are_in_the_language_asked_for(client: HttpBrowser, lang: str, start: str) -> None:
    page = client.get(f"/api/games/genesis/rules?lang={lang}")
    assert page.headers["content-language"] == lang
    assert f"**E4a.1** {start}" in page.text


def test_a_foreign_cookie_is_a_stranger(client: HttpBrowser) -> None:
    table = new_table(client, "human", "human")
    own = client.token.encode()
    for token in (b"", b"x", own + b"x", own[:-1], "ž".encode(), b"\xff"):
        headers = {b"Cookie": b"trilobite=" + token}
        client._client.cookies.clear()
        refused = client._client.get(f"/api/tables/{table}/record", headers=headers)
        assert refusal(refused) == "no-such-table"
        address = f"/api/tables/{table}/live"
        with client._client.websocket_connect(address, headers=headers) as live:
            assert live.receive_json()["key"] == "no-such-table"


def test_who_has_no_cookie_shares_nothing(client: HttpBrowser) -> None:
    """An empty cookie is answered with one that is not."""
    client._client.cookies.clear()
    body = {"options": {"players": 1}, "seats": [{}]}
    made = client._client.post("/api/tables", json=body, headers={"Cookie": "trilobite="})
    assert made.status_code == 200
    assert len(made.cookies["trilobite"]) >= 40
    client._client.cookies.clear()
    with client._client.websocket_connect(f"/api/tables/{made.json()['id']}/live") as live:
        assert live.receive_json()["key"] == "no-such-table"


@pytest.mark.parametrize(
    ("method", "address", "key"),
    [
        ("PUT", "/api/tables", "not-allowed"),
        ("DELETE", "/api/tables", "not-allowed"),
        ("GET", "/api/games/chess/cards", "bad-options"),
        ("GET", "/api/games/chess/rules", "bad-options"),
    ],
)
def test_addresses_and_methods_that_are_none(
    client: HttpBrowser, method: str, address: str, key: str
) -> None:
    assert refusal(client._client.request(method, address)) == key


def test_a_real_server_survives_what_is_too_large_for_it(tmp_path: Path) -> None:
    """Over a real socket: it closes the connection and goes on."""
    with server(tmp_path) as browser:
        table = new_table(browser, "human", "human", seed="1")
        token = browser.token
    with serving(f"sqlite:///{tmp_path}/tables.db") as process:
        address = f"ws://127.0.0.1:{process.port}/api/tables/{table}/live"
        headers = {"Cookie": f"trilobite={token}"}
        with connect(address, additional_headers=headers) as live:
            before = json.loads(live.recv(timeout=20))
            live.send("x" * 1_000_000)
            with pytest.raises(ConnectionClosed) as closed:
                live.recv(timeout=20)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        with connect(address, additional_headers=headers) as live:
            assert json.loads(live.recv(timeout=20))["version"] == before["version"]
