"""All tables of the house: made, listed, read from the store when somebody asks."""

import asyncio
import hashlib
import re
import secrets
from collections import OrderedDict
from typing import Any, Final

from trilobite.bots import bot_kind
from trilobite.core.errors import RecordError, shown
from trilobite.core.game import AnyGame
from trilobite.core.record import entry_of, line_of, load
from trilobite.core.session import Session, begin, replay
from trilobite.tables.aside import Aside, at_once
from trilobite.tables.clock import Clock
from trilobite.tables.model import Parent, Seat, TableBody, TableEvent
from trilobite.tables.packs import Packs
from trilobite.tables.problems import Refused, no_such_table
from trilobite.tables.store import Listed, Store, StoredTable
from trilobite.tables.table import Events, Table

#: Tables kept in memory; the others are read from the store when somebody asks.
TABLES_IN_MEMORY: Final = 200

#: Tables in a list, the newest first.
TABLES_LISTED: Final = 100

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Tables:
    """All tables of the house."""

    def __init__(self, store: Store, packs: Packs, clock: Clock, aside: Aside = at_once) -> None:
        self.packs: Final = packs
        self._store: Final = store
        self._clock: Final = clock
        #: Does what may take long: playing a whole record.
        self._aside: Final = aside
        self._tables: Final[OrderedDict[str, Table]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Task[Table]]] = {}

    # --- making ---------------------------------------------------------------------------

    async def create(
        self,
        owner: str,
        game_name: str,
        options: dict[str, Any],
        seats: list[Seat],
        seed: str | None = None,
        pace: int = 300,
        pack: str = "",
        lines: list[str] | None = None,
        parent: Parent | None = None,
    ) -> Table:
        """A new table, from the set-up or from the lines of a record."""
        game = await self.packs.make(game_name, options, pack)
        if len(seats) != game.seats:
            raise Refused(
                "wrong-seats",
                f"this game has {game.seats} seats, not {len(seats)}",
                seats=game.seats,
                given=len(seats),
            )
        for seat in seats:
            seat.bot = bot_kind(seat.bot)
        seed = seed or secrets.token_hex(16)
        if lines is None:
            session = begin(game, seed=seed)
        else:
            session = await self._replay(game, lines, seed)
        body = TableBody(
            game=game_name,
            options=game.options,
            rules=game.rules_version,
            data=game.data_hash,
            pack=pack,
            seats=seats,
            seed=seed,
            commitment="sha256:" + hashlib.sha256(seed.encode()).hexdigest(),
            claim=secrets.token_urlsafe(16),
            watch=secrets.token_urlsafe(16),
            pace=pace,
            parent=parent,
        )
        first = TableEvent(
            lines=[line_of(entry, game.words) for entry in session.history],
            waiting=session.deciders(),
        )
        stored = StoredTable(
            id=secrets.token_urlsafe(9),
            created=self._clock.now().isoformat(timespec="seconds"),
            owner=owner,
            body=body,
            events=[first],
        )
        await self._store.create(stored)
        return self._opened(stored, game, session, Events(stored.events, pace))

    async def fork(self, table: Table, owner: str, answers: int) -> Table:
        """A what-if table that shares the first answers; all its seats are the asker's."""
        branch = table.past(answers)
        lines = [line_of(entry, table.game.words) for entry in branch.history]
        seats = [
            seat if seat.kind == "bot" else Seat(kind="human", name=seat.name)
            for seat in table.body.seats
        ]
        return await self.create(
            owner,
            table.body.game,
            table.body.options,
            seats,
            pace=table.pace,
            pack=table.body.pack,
            lines=lines,
            parent=Parent(table=table.id, answers=len(branch.answers())),
        )

    async def upload(self, owner: str, text: str) -> Table:
        """A table from a record's text; its people sit at this browser."""
        record = load(text)
        header = record.header
        pack, game = await self._played_with(header.game, header.options, header.data)
        seats = [Seat(kind="human", name=name) for name in header.seats[: game.seats]]
        seats += [Seat(kind="human") for _ in range(game.seats - len(seats))]
        return await self.create(
            owner, header.game, header.options, seats, pack=pack, lines=record.lines
        )

    async def _played_with(
        self, name: str, options: dict[str, Any], data: str
    ) -> tuple[str, AnyGame]:
        """The pack that a record was played with, and the game with its cards."""
        for pack in ("", *self.packs.names(name)):
            if await self.packs.fault(name, pack):
                continue
            game = await self.packs.make(name, options, pack)
            if game.data_hash == data:
                return pack, game
        raise Refused("other-cards", "the record was played with other cards than this server has")

    # --- finding --------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        """The table of that id, from memory or from its events on disk."""
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
            return table
        if not TABLE_ID.fullmatch(table_id):
            raise no_such_table()
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading

            def loaded(task: asyncio.Task[Table]) -> None:
                del self._loading[table_id]
                if not task.cancelled():
                    task.exception()  # who asked may have left and not hear of it

            loading.add_done_callback(loaded)
        return await asyncio.shield(loading)

    async def owned_by(self, owner: str) -> list[Listed]:
        """The tables at which a browser plays or that it made, newest first."""
        listed = await self._store.listed(owner, TABLES_LISTED)
        for each in listed:
            if each.waiting is None:  # an event of a version that did not note it
                each.waiting = (await self.get(each.id)).session.deciders()
        return listed

    # --- in memory ------------------------------------------------------------------------

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        for table_id in list(self._tables):
            if len(self._tables) <= TABLES_IN_MEMORY:
                break
            other = self._tables[table_id]
            if not other.listeners and not other.lock.locked():
                del self._tables[table_id]

    async def _load(self, table_id: str) -> Table:
        stored = await self._store.read(table_id)
        if stored is None:
            raise no_such_table()
        body = stored.body
        game = await self._same_game(body)
        events = Events(stored.events, body.pace)
        try:
            session = await self._replay(game, events.lines, body.seed)
        except RecordError as error:
            raise Refused(
                "rules-changed",
                f"this table was begun with version {body.rules} of the rules and cannot go on with"
                f" version {game.rules_version}: {error}",
                409,
            ) from None
        return self._opened(stored, game, session, events)

    def _opened(
        self, stored: StoredTable, game: AnyGame, session: Session, events: Events
    ) -> Table:
        """A table to play at, kept in memory."""
        table = Table(
            stored.id,
            stored.owner,
            stored.body,
            game,
            session,
            events,
            stored.claims,
            self._store,
        )
        self._keep(table)
        return table

    async def _same_game(self, body: TableBody) -> AnyGame:
        """The game of a table, with the cards that it was begun with."""
        game = await self.packs.make(body.game, body.options, body.pack)
        if game.data_hash == body.data:
            return game
        if body.pack:
            raise Refused(
                "pack-changed",
                f"the cards of pack {shown(body.pack)} have changed since this table was begun;"
                " put the old files back to play on",
                409,
                pack=body.pack,
            )
        raise Refused(
            "cards-changed", "the game's cards have changed since this table was begun", 409
        )

    async def _replay(self, game: AnyGame, lines: list[str], seed: str) -> Session:
        """The session that a record's lines lead to."""

        def play() -> Session:
            return replay(game, [entry_of(line, game.words) for line in lines], seed=seed)

        return await self._aside(play)
