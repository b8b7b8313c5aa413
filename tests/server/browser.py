"""A scripted browser over HTTP and WebSocket: a client with its own cookie."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from trilobite.server.app import create_app
from trilobite.tables.desk import Desk
from trilobite.tables.table import Table
from trilobite.tables.thinking import Thinker


class HttpBrowser:
    """One browser: a cookie jar of its own over a shared connection to the server."""

    def __init__(self, client: TestClient, *others: TestClient, token: str | None = None) -> None:
        self._client = client
        self._others = others
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

    def another(self) -> "HttpBrowser":
        """A second browser; if there are several servers, at the next one."""
        return HttpBrowser(*self._others, self._client)

    def table(self, table_id: str) -> Table:
        """The table as the server has it in memory."""
        desk: Desk = self._client.app.state.desk  # type: ignore[attr-defined]
        return desk.tables._tables[table_id]


class HttpHouse:
    """A server over a database."""

    def __init__(self, database: str, thinker: Thinker | None = None) -> None:
        self._database = database
        self._thinker = thinker

    @contextmanager
    def open(
        self, token: str | None = None, packs: Path | None = None, thinker: Thinker | None = None
    ) -> Iterator[HttpBrowser]:
        """A running server and the first browser."""
        app = create_app(self._database, packs, thinker or self._thinker, lobby=True)
        with TestClient(app) as client:
            yield HttpBrowser(client, token=token)


class TwoServers(HttpHouse):
    """Two servers over a database; the second browser comes to the second."""

    @contextmanager
    def open(
        self, token: str | None = None, packs: Path | None = None, thinker: Thinker | None = None
    ) -> Iterator[HttpBrowser]:
        """Both servers and a browser at the first."""
        with super().open(token, packs, thinker) as one, super().open(None, packs, thinker) as two:
            yield HttpBrowser(one._client, two._client, token=token)


def server(
    path: Path, token: str | None = None, packs: Path | None = None
) -> AbstractContextManager[HttpBrowser]:
    """A running server over a file in a directory, and the first browser."""
    return HttpHouse(f"sqlite:///{path}/tables.db").open(token, packs)
