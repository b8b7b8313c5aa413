"""A scripted browser for API tests: a client with its own cookie."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from trilobite.server.app import create_app
from trilobite.tables.desk import Desk
from trilobite.tables.table import Table


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

    def post(self, address: str, json: Any = None, content: bytes | None = None) -> Any:
        headers = self._headers()
        if content is not None:
            headers["Content-Type"] = "application/json"
        return self._client.post(address, json=json, content=content, headers=headers)

    def live(self, address: str) -> Any:
        """A live connection to a table."""
        return self._client.websocket_connect(address, headers=self._headers())

    def another(self) -> "Browser":
        """A second browser at the same server."""
        return Browser(self._client)

    def table(self, table_id: str) -> Table:
        """The table as the server has it in memory."""
        desk: Desk = self._client.app.state.desk  # type: ignore[attr-defined]
        return desk.tables._tables[table_id]


@contextmanager
def server(path: Path, token: str | None = None, packs: Path | None = None) -> Iterator[Browser]:
    """A running server and the first browser."""
    app = create_app(f"sqlite:///{path}/tables.db", packs)
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


def state_when(socket: Any, fits: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """The next state message that fits."""
    while True:
        message = state(socket)
        if fits(message):
            return message


def error(socket: Any) -> str:
    """The next error message."""
    text: str = problem(socket)["error"]
    return text


def problem(socket: Any) -> dict[str, Any]:
    """The next error message with its key and facts."""
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == "error":
            return message


def answer(socket: Any, message: dict[str, Any], index: int = 0) -> None:
    """Gives the option of that index for the first decision of the message."""
    options = message["decisions"][0]["options"]
    give(socket, message, options[min(index, len(options) - 1)]["key"])


def give(socket: Any, message: dict[str, Any], key: str) -> None:
    """Answers the first decision of the message."""
    socket.send_text(
        json.dumps(
            {
                "type": "answer",
                "seat": message["decisions"][0]["seat"],
                "key": key,
                "version": message["version"],
            }
        )
    )
