"""Tables without any server: requests and messages are carried by plain calls."""

import asyncio
import json
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

from starlette.websockets import WebSocketDisconnect

from trilobite.core.errors import TrilobiteError
from trilobite.server.passkeys import WebPasskeys
from trilobite.tables.access import Person
from trilobite.tables.carrier import Reply, carry
from trilobite.tables.clock import WallClock
from trilobite.tables.desk import Desk
from trilobite.tables.memory import MemoryStore
from trilobite.tables.packs import Packs
from trilobite.tables.problems import problem_of
from trilobite.tables.rooms import Connection, problem_message
from trilobite.tables.table import Table
from trilobite.tables.tables import Tables
from trilobite.tables.thinking import Thinker, ThinkerHere

T = TypeVar("T")


class Room:
    """A desk and the loop in which it works: it goes on while somebody waits for something."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._loop = asyncio.new_event_loop()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self._loop.run_until_complete(work)

    def close(self) -> None:
        """Stops all that goes on."""
        self.desk.close()
        self.run(self._end())
        self._loop.close()

    async def _end(self) -> None:
        going_on = asyncio.all_tasks() - {asyncio.current_task()}
        for task in going_on:
            task.cancel()
        await asyncio.gather(*going_on, return_exceptions=True)


class MemoryAnswer:
    """A reply, read as tests read those of HTTP."""

    def __init__(self, reply: Reply) -> None:
        self.status_code = reply.status
        self.text = reply.body.decode()

    def json(self) -> Any:
        return json.loads(self.text)


class MemoryLive:
    """A live connection; what the table sends waits until somebody receives it."""

    def __init__(self, room: Room, who: Person, table_id: str, watch: str) -> None:
        self._room = room
        self._sent: asyncio.Queue[str | None] = asyncio.Queue()
        try:
            looking = room.desk.look_at(who, table_id, watch, self._sent.put)
            self._connection: Connection | None = room.run(looking)
        except TrilobiteError as error:
            self._connection = None
            self._sent.put_nowait(problem_message(problem_of(error)))
            self._sent.put_nowait(None)

    def send_text(self, data: str) -> None:
        assert self._connection, "there is no table"
        self._room.run(self._connection.hear(data))

    def send_json(self, data: Any) -> None:
        self.send_text(json.dumps(data))

    def receive_text(self) -> str:
        text = self._room.run(self._sent.get())
        if text is None:
            raise WebSocketDisconnect
        return text

    def receive_json(self) -> Any:
        return json.loads(self.receive_text())

    def leave(self) -> None:
        if self._connection:
            self._connection.leave()


class MemoryBrowser:
    """One browser."""

    def __init__(self, room: Room, token: str | None = None) -> None:
        self._room = room
        self.token = token or f"browser {id(self)}"

    def get(self, address: str) -> MemoryAnswer:
        return self._ask("GET", address, b"")

    def post(self, address: str, json: Any = None, content: bytes | None = None) -> MemoryAnswer:
        return self._ask("POST", address, encoded(json) if content is None else content)

    def _ask(self, method: str, address: str, body: bytes) -> MemoryAnswer:
        path, query = parts(address)
        carried = carry(self._room.desk, Person(self.token), method, path, query, body)
        return MemoryAnswer(self._room.run(carried))

    @contextmanager
    def live(self, address: str) -> Iterator[MemoryLive]:
        path, query = parts(address)
        table_id = path.removeprefix("/api/tables/").removesuffix("/live")
        live = MemoryLive(self._room, Person(self.token), table_id, query.get("watch", ""))
        try:
            yield live
        finally:
            live.leave()

    def another(self) -> "MemoryBrowser":
        return MemoryBrowser(self._room)

    def table(self, table_id: str) -> Table:
        return self._room.desk.tables._tables[table_id]


class MemoryHouse:
    """Tables in memory; each opening has a desk of its own."""

    def __init__(self) -> None:
        self._store = MemoryStore()

    @contextmanager
    def open(
        self, token: str | None = None, packs: Path | None = None, thinker: Thinker | None = None
    ) -> Iterator[MemoryBrowser]:
        clock = WallClock()
        tables = Tables(self._store, Packs(packs), clock)
        room = Room(Desk(tables, thinker or ThinkerHere(), clock, WebPasskeys(), lobby=True))
        try:
            yield MemoryBrowser(room, token)
        finally:
            room.close()


def parts(address: str) -> tuple[str, dict[str, str]]:
    """The path of an address and what follows the question mark."""
    split = urlsplit(address)
    return unquote(split.path), dict(parse_qsl(split.query, keep_blank_values=True))


def encoded(value: Any) -> bytes:
    return b"" if value is None else json.dumps(value).encode()
