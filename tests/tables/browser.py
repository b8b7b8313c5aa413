"""A scripted browser: what tests do at tables, whoever carries it there."""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, Protocol

from trilobite.tables.table import Table
from trilobite.tables.thinking import Thinker


class Shifted:
    """The clock on the wall, and some hours more."""

    def __init__(self) -> None:
        self.hours = 0.0

    def now(self) -> datetime:
        return datetime.now(UTC) + timedelta(hours=self.hours)


class Answer(Protocol):
    """What comes back from a request."""

    @property
    def status_code(self) -> int: ...
    @property
    def text(self) -> str: ...
    def json(self) -> Any: ...


class Live(Protocol):
    """A live connection to a table."""

    def send_text(self, data: str) -> None: ...
    def send_json(self, data: Any) -> None: ...
    def receive_text(self) -> str: ...
    def receive_json(self) -> Any: ...


class Browser(Protocol):
    """One browser, known by its token."""

    token: str

    def get(self, address: str) -> Answer: ...
    def post(self, address: str, json: Any = None, content: bytes | None = None) -> Answer: ...
    def live(self, address: str) -> AbstractContextManager[Live]: ...

    def another(self) -> "Browser":
        """A second browser at the same house."""

    def table(self, table_id: str) -> Table:
        """The table as it is in memory."""


class House(Protocol):
    """Where tables are kept: it can be opened, closed and opened again."""

    def open(
        self, token: str | None = None, packs: Path | None = None, thinker: Thinker | None = None
    ) -> AbstractContextManager[Browser]:
        """Opens it for a first browser."""


def new_table(browser: Browser, *seats: str, **body: Any) -> str:
    """A table with seats of the given kinds. Bots play without delay, and at random unless `bot`
    says otherwise: few tests are about what a bot thinks."""
    bot = body.pop("bot", "random")
    body.setdefault("options", {"players": len(seats)})
    body.setdefault("pace", 0)
    body["seats"] = [
        {"kind": kind, "name": f"{kind} {n}", "bot": bot} for n, kind in enumerate(seats)
    ]
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


def play(client: Browser, table: str, answers: int, seed: int = 1) -> list[dict[str, Any]]:
    """Plays for all people of a table; gives back the last states."""
    random = Random(seed)
    states = []
    with client.live(f"/api/tables/{table}/live") as live:
        for _ in range(answers):
            states.append(state(live))
            if states[-1]["over"]:
                return states
            answer(live, states[-1], random.randrange(6))
        states.append(state(live))
    return states
