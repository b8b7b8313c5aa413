"""The house in a worker: what the page asks is carried to the desk, and what tables say to the
page. Who sits at this browser is one person, and all tables are theirs.
"""

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from trilobite.browser.chest import brought_in, taken_out
from trilobite.browser.packs import KeptPacks
from trilobite.browser.store import Drawers, DrawerStore
from trilobite.browser.thinking import Bots, FarThinker
from trilobite.core.errors import TrilobiteError
from trilobite.tables.access import Person
from trilobite.tables.carrier import carry
from trilobite.tables.clock import WallClock
from trilobite.tables.desk import Desk
from trilobite.tables.problems import our_fault, problem_of, status_of
from trilobite.tables.rooms import Connection, problem_message
from trilobite.tables.store import Store
from trilobite.tables.tables import Tables

log = logging.getLogger(__name__)

#: Who has the tables of this browser.
HERE: Final = Person("here")

#: Where all games are taken out as a file, and brought in again: only a browser has all of them.
ALL_GAMES: Final = "/api/all-games"

#: Sends a text of the table at the other end of a line to the page.
Tell = Callable[[int, str], None]


class Counter:
    """Where the page asks. Everything is a text or a number."""

    def __init__(self, desk: Desk, store: Store, packs: KeptPacks, who: Person, tell: Tell) -> None:
        self._desk: Final = desk
        self._store: Final = store
        self._packs: Final = packs
        self._who: Final = who
        self._tell: Final = tell
        #: A table may tell something, and hear the answer to it, before it is quite entered.
        self._lines: Final[dict[int, asyncio.Future[Connection]]] = {}

    async def ask(self, method: str, path: str, query: str, body: str) -> tuple[int, str]:
        """Status and text of the reply to a request; its query is a JSON object of texts."""
        texts = msgspec.json.decode(query, type=dict[str, str])
        try:
            if path == ALL_GAMES:
                return await self._all_games(method, body)
            reply = await carry(self._desk, self._who, method, path, texts, body.encode())
        except Exception:
            log.exception("%s %s failed", method, path)
            return 500, msgspec.json.encode(our_fault()).decode()
        return reply.status, reply.body.decode()

    async def _all_games(self, method: str, body: str) -> tuple[int, str]:
        try:
            if method == "GET":
                said: object = await taken_out(self._store, self._packs, self._who.id)
            else:
                said = await brought_in(self._store, self._packs, self._who.id, body)
        except TrilobiteError as error:
            return status_of(error), msgspec.json.encode(problem_of(error)).decode()
        return 200, msgspec.json.encode(said).decode()

    async def enter(self, line: int, table_id: str, watch: str) -> bool:
        """Opens a line to a table; says whether there is one."""

        async def send(text: str) -> None:
            self._tell(line, text)

        entering = asyncio.ensure_future(self._desk.look_at(self._who, table_id, watch, send))
        self._lines[line] = entering
        try:
            await entering
        except TrilobiteError as error:
            self._lines.pop(line, None)
            await send(problem_message(problem_of(error)))
            return False
        return True

    async def hear(self, line: int, text: str) -> None:
        """The page says something over a line, which it may have closed meanwhile."""
        entering = self._lines.get(line)
        if entering is None:
            return
        try:
            connection = await entering
        except TrilobiteError:
            return  # the page was told that it cannot enter
        await connection.hear(text)

    def leave(self, line: int) -> None:
        """The page has closed a line, or it was never open."""
        entering = self._lines.pop(line, None)
        if entering is None:
            return
        if entering.done():
            end(entering)
        else:
            entering.add_done_callback(end)


def end(entering: asyncio.Future[Connection]) -> None:
    """Nobody looks at the table any more, if somebody ever did."""
    if entering.exception() is None:
        entering.result().leave()


async def open_house(drawers: Drawers, bots: Bots, tell: Tell, folder: str) -> Counter:
    """The house of this browser. The folder is that of packs."""
    clock = WallClock()
    store = DrawerStore(drawers)
    packs = KeptPacks(Path(folder), store)
    await packs.lay_out()
    desk = Desk(Tables(store, packs, clock), FarThinker(bots), clock)
    return Counter(desk, store, packs, HERE, tell)
