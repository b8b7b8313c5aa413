"""A scripted browser for API tests: a client with its own cookie."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from trilobite.server.app import create_app


class Browser:
    """One browser: a cookie jar of its own over a shared connection to the server."""

    def __init__(self, client: TestClient, token: str | None = None) -> None:
        self._client = client
        self.token = token or f"browser {id(self)}"

    def _headers(self) -> dict[str, str]:
        self._client.cookies.clear()
        return {"Cookie": f"trilobite={self.token}"}

    def get(self, address: str) -> Any:
        return self._client.get(address, headers=self._headers())

    def post(self, address: str, json: Any = None) -> Any:
        return self._client.post(address, json=json, headers=self._headers())

    def live(self, address: str) -> Any:
        """A live connection to a table."""
        return self._client.websocket_connect(address, headers=self._headers())

    def another(self) -> "Browser":
        """A second browser at the same server."""
        return Browser(self._client)


@contextmanager
def server(path: Path, token: str | None = None) -> Iterator[Browser]:
    """A running server and the first browser."""
    app = create_app(f"sqlite:///{path}/tables.db")
    with TestClient(app) as client:
        yield Browser(client, token)


def new_table(browser: Browser, *seats: str, **body: Any) -> str:
    """A table with seats of the given kinds; bots play without delay."""
    body.setdefault("options", {"players": len(seats)})
    body.setdefault("pace", 0)
    body["seats"] = [{"kind": kind, "name": f"{kind} {n}"} for n, kind in enumerate(seats)]
    answer = browser.post("/api/tables", json=body)
    assert answer.status_code == 200, answer.text
    table: str = answer.json()["id"]
    return table


def state(socket: Any) -> dict[str, Any]:
    """The next state message."""
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == "state":
            return message


def error(socket: Any) -> str:
    """The next error message."""
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == "error":
            text: str = message["error"]
            return text


def answer(socket: Any, message: dict[str, Any], index: int = 0) -> None:
    """Gives the option of that index for the first decision of the message."""
    decision = message["decisions"][0]
    options = decision["options"]
    socket.send_json(
        {
            "type": "answer",
            "seat": decision["seat"],
            "key": options[min(index, len(options) - 1)]["key"],
            "version": message["version"],
        }
    )
