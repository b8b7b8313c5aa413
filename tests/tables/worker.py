"""Tables as a worker in a browser has them: everything goes through the texts that the page and the
worker exchange. The database of the browser is played by a dictionary.
"""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from starlette.websockets import WebSocketDisconnect

from tests.tables.memory import Room, encoded, parts
from trilobite.browser.house import Counter
from trilobite.browser.packs import KeptPacks
from trilobite.browser.store import DrawerStore
from trilobite.browser.thinking import FarThinker, Minds
from trilobite.tables.access import Person
from trilobite.tables.clock import WallClock
from trilobite.tables.desk import Desk
from trilobite.tables.store import Store
from trilobite.tables.table import Table
from trilobite.tables.tables import Tables
from trilobite.tables.thinking import Thinker


class FakeDrawers:
    """What `web/src/engine/drawers.ts` does, without IndexedDB."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[str, Any]] = {}
        self._events: dict[str, dict[int, Any]] = {}
        self._papers: dict[tuple[str, str], str] = {}

    async def create(
        self, table_id: str, created: str, owner: str, body: str, event: str, claims: str
    ) -> None:
        await asyncio.sleep(0)
        if table_id in self._tables:
            raise KeyError("ConstraintError")
        row = {"id": table_id, "created": created, "owner": owner, "body": json.loads(body)}
        self._tables[table_id] = {**row, "claims": json.loads(claims)}
        self._events[table_id] = {0: json.loads(event)}

    async def append(self, table_id: str, number: int, event: str) -> None:
        await asyncio.sleep(0)
        if number <= max(self._events[table_id]):
            raise KeyError("ConstraintError")
        self._events[table_id][number] = json.loads(event)

    async def amend(self, table_id: str, number: int, event: str, body: str, claims: str) -> None:
        await self.append(table_id, number, event)
        self._tables[table_id] |= {"body": json.loads(body), "claims": json.loads(claims)}

    async def rewrite(self, table_id: str, number: int, event: str) -> None:
        await asyncio.sleep(0)
        self._events[table_id][number] = json.loads(event)

    async def tidy(self, table_id: str, gone: str, merged: str) -> None:
        await asyncio.sleep(0)
        for number in json.loads(gone):
            del self._events[table_id][number]
        for number, event in json.loads(merged).items():
            self._events[table_id][int(number)] = json.loads(event)

    async def read(self, table_id: str) -> str | None:
        await asyncio.sleep(0)
        if table_id not in self._tables:
            return None
        events = [{**event, "number": at} for at, event in self._events[table_id].items()]
        return json.dumps({**self._tables[table_id], "events": events})

    async def delete(self, table_id: str) -> None:
        await asyncio.sleep(0)
        self._tables.pop(table_id, None)
        self._events.pop(table_id, None)

    async def listed(self, owner: str, most: int) -> str:
        await asyncio.sleep(0)
        rows = [
            {
                **row,
                "waiting": last.get("waiting"),
                "since": last.get("since", []),
                "at": last.get("at", 0),
            }
            for row in self._tables.values()
            for last in [list(self._events[row["id"]].values())[-1]]
            if owner == row["owner"] or owner in row["claims"].values()
        ]
        rows.sort(key=lambda row: row["created"], reverse=True)
        return json.dumps(rows[:most])

    async def put(self, kind: str, key: str, text: str) -> None:
        await asyncio.sleep(0)
        self._papers[kind, key] = text

    async def papers(self, kind: str, prefix: str) -> str:
        await asyncio.sleep(0)
        found = [
            {"kind": kind, "key": key, "text": text}
            for (of, key), text in sorted(self._papers.items())
            if of == kind and key.startswith(prefix)
        ]
        return json.dumps(found)

    async def take(self, kind: str, key: str) -> str | None:
        await asyncio.sleep(0)
        return self._papers.pop((kind, key), None)


class WorkerAnswer:
    """A reply as the page gets it."""

    def __init__(self, reply: tuple[int, str]) -> None:
        self.status_code, self.text = reply

    def json(self) -> Any:
        return json.loads(self.text)


class WorkerLive:
    """A line to a table."""

    def __init__(self, browser: "WorkerBrowser", number: int, table_id: str, watch: str) -> None:
        self._browser = browser
        self._number = number
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        browser.heard[number] = self._heard
        if not browser.run(browser.counter.enter(number, table_id, watch)):
            self._heard.put_nowait(None)

    def send_text(self, data: str) -> None:
        self._browser.run(self._browser.counter.hear(self._number, data))

    def send_json(self, data: Any) -> None:
        self.send_text(json.dumps(data))

    def receive_text(self) -> str:
        text = self._browser.run(self._heard.get())
        if text is None:
            raise WebSocketDisconnect
        return text

    def receive_json(self) -> Any:
        return json.loads(self.receive_text())


class WorkerBrowser:
    """A page before a worker. There is one at a browser; tests let others sit down beside it."""

    def __init__(
        self, room: Room, store: Store, packs: KeptPacks, token: str | None = None
    ) -> None:
        self._room = room
        self._store = store
        self._packs = packs
        self.run = room.run
        self.token = token or f"browser {id(self)}"
        self.heard: dict[int, asyncio.Queue[str | None]] = {}
        self.counter = Counter(
            room.desk,
            store,
            packs,
            Person(self.token),
            lambda line, text: self.heard[line].put_nowait(text),
        )

    def get(self, address: str) -> WorkerAnswer:
        return self._ask("GET", address, "")

    def post(self, address: str, json: Any = None, content: bytes | None = None) -> WorkerAnswer:
        body = encoded(json) if content is None else content
        # A page has texts only: what is no text comes as some other text.
        return self._ask("POST", address, body.decode(errors="replace"))

    def _ask(self, method: str, address: str, body: str) -> WorkerAnswer:
        path, query = parts(address)
        return WorkerAnswer(self.run(self.counter.ask(method, path, json.dumps(query), body)))

    @contextmanager
    def live(self, address: str) -> Iterator[WorkerLive]:
        path, query = parts(address)
        table_id = path.removeprefix("/api/tables/").removesuffix("/live")
        number = len(self.heard)
        try:
            yield WorkerLive(self, number, table_id, query.get("watch", ""))
        finally:
            self.counter.leave(number)

    def another(self) -> "WorkerBrowser":
        return WorkerBrowser(self._room, self._store, self._packs)

    def table(self, table_id: str) -> Table:
        return self._room.desk.tables._tables[table_id]


class FakeBots:
    """What `web/src/engine/bots.ts` does, without a worker. They sleep until something is asked
    that takes them long, or until they have been woken twice."""

    def __init__(self, folder: str) -> None:
        self.awake = False
        self.woken = 0
        self._minds = Minds(folder)

    def wake(self, question: str) -> None:
        self.woken += 1
        if self.woken > 1:
            self.awake = self._minds.answer(question) != ""

    async def exchange(self, question: str) -> str:
        self.awake = True
        return self._minds.answer(question)


class WorkerHouse:
    """A browser's database; each opening is a worker of its own."""

    def __init__(self) -> None:
        self._drawers = FakeDrawers()

    @contextmanager
    def open(
        self, token: str | None = None, packs: Path | None = None, thinker: Thinker | None = None
    ) -> Iterator[WorkerBrowser]:
        clock = WallClock()
        store = DrawerStore(self._drawers)
        kept = KeptPacks(packs, store)
        with TemporaryDirectory() as folder:  # the bots' worker has files of its own
            thinker = thinker or FarThinker(FakeBots(folder))
            room = Room(Desk(Tables(store, kept, clock), thinker, clock))
            room.run(kept.lay_out())
            try:
                yield WorkerBrowser(room, store, kept, token)
            finally:
                room.close()
