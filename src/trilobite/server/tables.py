"""Live tables: one session and one writer for each, recovered from its events."""

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from trilobite.core.chance import Answer, Entry
from trilobite.core.errors import RecordError, TrilobiteError, UndoRefused, shown
from trilobite.core.game import Game
from trilobite.core.record import Header, Record, dump, entry_of, line_of, load
from trilobite.core.session import Session, begin, replay
from trilobite.games.registry import make_game
from trilobite.server.model import Parent, Seat, TableBody, TableEvent
from trilobite.server.store import Store

#: Tables kept in memory; the others are read from the store when somebody asks.
TABLES_IN_MEMORY: Final = 200


class NoSuchTable(TrilobiteError):
    """There is no table of that id, or the asker may not know of it."""


class Forbidden(TrilobiteError):
    """The asker has no right to that seat."""


class Table:
    """A table in play. Every change is on disk before anybody is told."""

    def __init__(
        self, id: str, owner: str, body: TableBody, game: Game, session: Session, store: Store
    ) -> None:
        self.id: Final = id
        self.owner: Final = owner
        self.body: Final = body
        self.game: Final = game
        self.session: Session = session
        #: Owners (hashes of browser tokens) by claimed seat.
        self.claims: dict[int, str] = {}
        self.lock: Final = asyncio.Lock()
        #: Called after each change, with the table's version raised.
        self.listeners: Final[set[Callable[[], None]]] = set()
        self._store: Final = store
        self._written: list[str] = [line_of(e, game.words) for e in session.history]
        self._events: int = 0

    # --- who may do what ------------------------------------------------------------------

    def seats_of(self, owner: str) -> list[int]:
        """The seats that a browser plays."""
        mine: list[int] = []
        for number, seat in enumerate(self.body.seats):
            here = seat.kind == "human" and owner == self.owner
            if here or (seat.kind == "open" and self.claims.get(number) == owner):
                mine.append(number)
        return mine

    def require(self, owner: str, seat: int) -> None:
        """Raises Forbidden unless the browser plays the seat."""
        if seat not in self.seats_of(owner):
            raise Forbidden(f"seat {seat} is not yours")

    # --- changes --------------------------------------------------------------------------

    async def answer(self, seat: int, key: str, version: int | None) -> None:
        """Takes an answer: checked, played, written, told."""
        async with self.lock:
            kept = len(self.session.history)
            self.session.choose(key, seat, version)
            await self._commit(kept)

    async def undo(self, owner: str, seat: int) -> None:
        """Takes back answers of the seat's browser; bots agree, other people do not."""
        async with self.lock:
            agreeing = self._agreeing(owner)
            self.session.undo(seat, agreeing)
            if len(agreeing) == self.game.seats:
                self._undo_bots(agreeing, seat)
            await self._commit(len(self.session.history))

    def _agreeing(self, owner: str) -> list[int]:
        """Seats that agree to an undo of this browser: its own and, if nobody else plays,
        those of bots. Something revealed is not taken back by such agreement."""
        mine = self.seats_of(owner)
        bots = [n for n, seat in enumerate(self.body.seats) if seat.kind == "bot"]
        return [*mine, *bots] if not self._reveals_since(mine) else []

    def _reveals_since(self, mine: list[int]) -> bool:
        """Whether dice or cards were revealed since the last answer of these seats."""
        for entry in reversed(self.session.history):
            if not isinstance(entry, Answer):
                return True
            if entry.seat in mine and not entry.auto:
                return False
        return False

    def _undo_bots(self, agreeing: list[int], seat: int) -> None:
        """Goes on until the pending decision is the seat's own again."""
        while seat not in self.session.deciders():
            try:
                self.session.undo(seat, agreeing)
            except UndoRefused:
                return

    async def redo(self, owner: str) -> None:
        """Gives back what the last undo took."""
        async with self.lock:
            if not self.seats_of(owner):
                raise Forbidden("you do not play at this table")
            kept = len(self.session.history)
            self.session.redo()
            await self._commit(kept)

    async def claim(self, seat: int, owner: str) -> None:
        """An open seat goes to the first browser that asks with the link."""
        async with self.lock:
            if not 0 <= seat < len(self.body.seats) or self.body.seats[seat].kind != "open":
                raise Forbidden(f"seat {seat} is not open")
            if self.claims.get(seat, owner) != owner:
                raise Forbidden(f"seat {seat} is taken")
            await asyncio.wrap_future(
                self._store.submit(
                    (
                        "INSERT INTO claims (table_id, seat, owner) VALUES (?, ?, ?)"
                        " ON CONFLICT DO NOTHING",
                        (self.id, seat, owner),
                    )
                )
            )
            self.claims[seat] = owner
            self.tell()

    async def _commit(self, kept: int) -> None:
        """Writes what is new after the `kept` entries that stay; if that fails, the table is
        again as it is on disk."""
        new = [line_of(entry, self.game.words) for entry in self.session.history[kept:]]
        event = TableEvent(keep=kept if kept < len(self._written) else None, lines=new)
        try:
            await asyncio.wrap_future(self._store.submit(append(self.id, self._events, event)))
        except TrilobiteError:
            entries = [entry_of(line, self.game.words) for line in self._written]
            self.session = replay(self.game, entries, seed=secrets.token_hex(16))
            raise
        self._events += 1
        del self._written[kept:]
        self._written += new
        self.tell()

    def tell(self) -> None:
        """Wakes everybody who looks at the table."""
        for listener in list(self.listeners):
            listener()

    # --- looking back ---------------------------------------------------------------------

    def record(self) -> str:
        """The record's text; the seed is added when the game is over."""
        header = Header(
            game=self.body.game,
            rules=self.body.rules,
            data=self.body.data,
            options=self.body.options,
            seats=[seat_name(seat) for seat in self.body.seats],
            commitment=self.body.commitment,
            seed=self.body.seed if self.session.over else None,
        )
        entries = self.session.settled_history()
        return dump(Record(header, [line_of(e, self.game.words) for e in entries]))


def seat_name(seat: Seat) -> str:
    """How a seat is named in records."""
    return seat.bot if seat.kind == "bot" else " ".join(seat.name.split()) or "player"


def append(table_id: str, number: int, event: TableEvent) -> tuple[str, tuple[Any, ...]]:
    """The statement that adds an event; a second writer would fail on the primary key."""
    body = msgspec.json.encode(event).decode()
    return (
        "INSERT INTO events (table_id, number, body) VALUES (?, ?, ?)",
        (table_id, number, body),
    )


class Tables:
    """All tables of a server."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self._tables: Final[OrderedDict[str, Table]] = OrderedDict()
        self._loading: Final = asyncio.Lock()

    async def create(
        self,
        owner: str,
        game_name: str,
        options: dict[str, Any],
        seats: list[Seat],
        seed: str | None = None,
        pace: int = 300,
        entries: list[str] | None = None,
        parent: Parent | None = None,
    ) -> Table:
        """A new table, from the set-up or from the lines of a record."""
        game = make_game(game_name, options)
        if len(seats) != game.seats:
            raise TrilobiteError(f"this game has {game.seats} seats, not {len(seats)}")
        seed = seed or secrets.token_hex(16)
        if entries is None:
            session = begin(game, seed=seed)
        else:
            read = [entry_of(line, game.words) for line in entries]
            session = replay(game, read, seed=seed)
        body = TableBody(
            game=game_name,
            options=game.options,
            rules=game.rules_version,
            data=game.data_hash,
            seats=seats,
            seed=seed,
            commitment="sha256:" + hashlib.sha256(seed.encode()).hexdigest(),
            claim=secrets.token_urlsafe(16),
            watch=secrets.token_urlsafe(16),
            pace=pace,
            parent=parent,
        )
        table = Table(secrets.token_urlsafe(9), owner, body, game, session, self.store)
        first = TableEvent(lines=[line_of(e, game.words) for e in session.history])
        created = datetime.now(UTC).isoformat(timespec="seconds")
        await asyncio.wrap_future(
            self.store.submit(
                (
                    "INSERT INTO tables (id, created, owner, body) VALUES (?, ?, ?, ?)",
                    (table.id, created, owner, msgspec.json.encode(body).decode()),
                ),
                append(table.id, 0, first),
            )
        )
        table._events = 1
        self._keep(table)
        return table

    async def get(self, table_id: str) -> Table:
        """The table of that id, from memory or from its events on disk."""
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
            return table
        async with self._loading:
            if table_id not in self._tables:
                self._keep(await self._load(table_id))
            return self._tables[table_id]

    async def owned_by(self, owner: str) -> list[tuple[str, str]]:
        """Ids and dates of the tables at which a browser plays, newest first."""
        rows = await asyncio.wrap_future(
            self.store.submit(
                (
                    "SELECT id, created FROM tables WHERE owner = ? OR id IN"
                    " (SELECT table_id FROM claims WHERE owner = ?)"
                    " ORDER BY created DESC LIMIT 100",
                    (owner, owner),
                )
            )
        )
        return [(str(row[0]), str(row[1])) for row in rows]

    async def fork(self, table: Table, owner: str, answers: int) -> Table:
        """A what-if table that shares the first answers; all its seats are the asker's."""
        branch = table.session.fork(answers, seed=None)
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
            pace=table.body.pace,
            entries=lines,
            parent=Parent(table=table.id, answers=answers),
        )

    async def upload(self, owner: str, text: str) -> Table:
        """A table from a record's text; its people sit at this browser."""
        record = load(text)
        game = make_game(record.header.game, record.header.options)
        if record.header.data != game.data_hash:
            raise RecordError("the record was played with other cards than this server has")
        seats = [Seat(kind="human", name=name) for name in record.header.seats[: game.seats]]
        seats += [Seat(kind="human") for _ in range(game.seats - len(seats))]
        return await self.create(
            owner, record.header.game, record.header.options, seats, entries=record.lines
        )

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        for table_id in list(self._tables):
            if len(self._tables) <= TABLES_IN_MEMORY:
                break
            if not self._tables[table_id].listeners:
                del self._tables[table_id]

    async def _load(self, table_id: str) -> Table:
        rows = await asyncio.wrap_future(
            self.store.submit(("SELECT owner, body FROM tables WHERE id = ?", (table_id,)))
        )
        if not rows:
            raise NoSuchTable(f"there is no table {shown(table_id)}")
        owner, text = rows[0]
        body = msgspec.json.decode(text, type=TableBody)
        events = await asyncio.wrap_future(
            self.store.submit(
                ("SELECT body FROM events WHERE table_id = ? ORDER BY number", (table_id,))
            )
        )
        game = make_game(body.game, body.options)
        lines: list[str] = []
        for row in events:
            event = msgspec.json.decode(row[0], type=TableEvent)
            if event.keep is not None:
                del lines[event.keep :]
            lines += event.lines
        entries: list[Entry] = [entry_of(line, game.words) for line in lines]
        session = replay(game, entries, seed=body.seed)
        table = Table(table_id, owner, body, game, session, self.store)
        table._events = len(events)
        claims = await asyncio.wrap_future(
            self.store.submit(("SELECT seat, owner FROM claims WHERE table_id = ?", (table_id,)))
        )
        table.claims = {int(seat): str(who) for seat, who in claims}
        return table
