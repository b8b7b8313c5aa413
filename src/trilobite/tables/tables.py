"""All tables of the house: made, listed, read from the store when somebody asks."""

import asyncio
import base64
import hashlib
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from string import ascii_letters
from typing import Any, Final

from trilobite.bots import bot_kind
from trilobite.core.errors import RecordError, shown
from trilobite.core.fairness import commitment_to, seed_of
from trilobite.core.game import AnyGame
from trilobite.core.head_starts import HeadStarts, head_starts_of
from trilobite.core.older import Older, read_older
from trilobite.core.record import Header, Record, entry_of, line_of, load
from trilobite.core.replay import replay
from trilobite.core.session import Session, begin
from trilobite.tables import together
from trilobite.tables.aside import Aside, at_once
from trilobite.tables.clock import Clock
from trilobite.tables.events import Events
from trilobite.tables.keeping import Noticing, outcome_of
from trilobite.tables.lessons import LessonTable, lesson_called
from trilobite.tables.model import (
    LONGEST_NAME,
    Agreed,
    Dice,
    Parent,
    Seat,
    TableBody,
    TableEvent,
    Talk,
)
from trilobite.tables.news import News
from trilobite.tables.packs import Packs
from trilobite.tables.problems import Refused, no_such_table
from trilobite.tables.store import (
    Gone,
    Listed,
    Look,
    Overtaken,
    Paper,
    Store,
    StoredTable,
    StoreError,
)
from trilobite.tables.table import Table, past_of
from trilobite.tables.tidying import tidy

log = logging.getLogger(__name__)

#: Tables kept in memory; the others are read from the store when somebody asks.
TABLES_IN_MEMORY: Final = 200

#: Games that were taken back and that somebody looks at step by step.
UNDONE_IN_MEMORY: Final = 8

#: Tables in a list, the newest first, and all of them.
TABLES_LISTED: Final = 100
ALL_TABLES: Final = 1_000_000

#: Seconds until a store that was away is asked again what others have written; twice as many each
#: time, and at most so many.
RETRY: Final = 1.0
LONGEST_RETRY: Final = 30.0

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


def draw_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def draw_id() -> str:
    """An id that nobody can guess; no command takes it for one of its options."""
    return f"{secrets.choice(ascii_letters)}{secrets.token_urlsafe(9)[1:]}"


#: Papers that say when to look whether somebody is late at a table, in seconds since 1970.
PACE: Final = "pace"

#: Papers that name the tables that anybody may join.
LOBBY: Final = "lobby"

#: Options that are lists by seat, with as many entries for each.
BY_SEAT: Final = ("colours", "animals")


class Tables:
    """All tables of the house."""

    def __init__(
        self,
        store: Store,
        packs: Packs,
        clock: Clock,
        aside: Aside = at_once,
        news: News | None = None,
        noticing: Noticing | None = None,
    ) -> None:
        self.packs: Final = packs
        self.store: Final = store
        self._clock: Final = clock
        self._noticing: Final = noticing
        #: Does what may take long: playing a whole record.
        self._aside: Final = aside
        self._tables: Final[OrderedDict[str, Table]] = OrderedDict()
        #: Games as they stood before something was taken back, by table and line.
        self._undone: Final[OrderedDict[tuple[str, int], Session]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Task[Table]]] = {}
        #: Tables that others have written to while they were loaded, and whether anew.
        self._overtaken: Final[dict[str, bool]] = {}
        #: None unless other houses write to the store as well.
        self.news: Final = news
        self._catching_up: Final[set[asyncio.Task[None]]] = set()
        if news is not None:
            news.listen(self._changed_elsewhere, self._missed)

    def now(self) -> int:
        """Seconds since 1970."""
        return int(self._clock.now().timestamp())

    @property
    def in_memory(self) -> int:
        """How many tables are kept in memory."""
        return len(self._tables)

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
        shared: bool = False,
        id: str = "",
        claims: dict[int, str] | None = None,
        advice: bool = False,
        advised: list[tuple[int, int]] | None = None,
        talk: Talk = "all",
        consent: bool = True,
        listed: bool = False,
        agreed: Agreed | None = None,
        name: str = "",
        head_starts: HeadStarts | None = None,
    ) -> Table:
        """A new table, from the set-up or from the lines of a record. Who chooses a seed knows all
        dice: that is for those who play alone, and everybody is told of it."""
        if seed and any(seat.kind == "open" for seat in seats):
            raise Refused("seed-not-chosen", "where others may play, the server draws the seed")
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
        dice: Dice = "chosen" if seed else "drawn"
        seed = seed or draw_seed()
        if lines is None:
            session = begin(game, seed=seed)
        else:
            dice = "continued"
            session = await self._replay(game, lines, seed)
        body = TableBody(
            game=game_name,
            options=game.options,
            rules=game.rules_version,
            data=game.data_hash,
            pack=pack,
            seats=seats,
            name=name,
            seed=seed,
            commitment="" if dice == "continued" else commitment_to(seed),
            dice=dice,
            claim=secrets.token_urlsafe(16),
            watch=secrets.token_urlsafe(16),
            pace=pace,
            parent=parent,
            shared=shared,
            advice=advice,
            advised=advised or [],
            talk=talk,
            consent=consent,
            listed=listed,
            agreed=agreed or Agreed(),
            head_starts=head_starts_of(game, head_starts or []),
            outcome=outcome_of(session, self._clock),
        )
        first = TableEvent(
            lines=[line_of(entry, game.words) for entry in session.history],
            waiting=session.deciders(),
        )
        stored = await self._stored(owner, body, first, id, claims)
        if body.agreed.hours:
            due = first.at + 3600 * body.agreed.hours
            await self.store.put(Paper(PACE, stored.id, str(due)))
        return self._opened(stored, game, session)

    async def _stored(
        self,
        owner: str,
        body: TableBody,
        first: TableEvent,
        id: str = "",
        claims: dict[int, str] | None = None,
    ) -> StoredTable:
        """A new table, kept in the store."""
        now = self._clock.now()
        first.at = int(now.timestamp())
        first.since = [first.at for _ in first.waiting or []]
        stored = StoredTable(
            id=id or draw_id(),
            created=now.isoformat(timespec="seconds"),
            owner=owner,
            body=body,
            events=[first],
            claims=claims or {},
        )
        looks: list[Look] = []
        if self._noticing is not None:
            looks = self._noticing.concerned(stored.id, body, owner, stored.claims, first)
        await self.store.create(stored, looks)
        return stored

    async def fork(
        self, table: Table, owner: str, answers: int, undone: int | None = None
    ) -> Table:
        """A what-if table that shares the first answers, also of what was taken back; all its seats
        are the asker's."""
        session = table.session if undone is None else await self.undone(table, undone)
        branch = past_of(session, answers)
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
            parent=Parent(table=table.id, answers=len(branch.answers()), undone=undone),
            advice=True,
            name=table.body.name,
            head_starts=table.body.head_starts,
        )

    async def learn(self, owner: str, game_name: str, lesson_id: str, scene: int) -> Table:
        """A table at which a lesson begins at one of its scenes."""
        lesson = lesson_called(game_name, lesson_id)
        game = await self.packs.make(game_name, lesson.options, "")
        seats = [Seat(kind="human" if seat == lesson.seat else "bot") for seat in range(game.seats)]
        body = TableBody(
            game=game_name,
            options=game.options,
            rules=game.rules_version,
            data=game.data_hash,
            seats=seats,
            seed="",
            commitment="",
            claim=secrets.token_urlsafe(16),
            watch=secrets.token_urlsafe(16),
            lesson=lesson.id,
        )
        first = TableEvent(scene=max(0, min(scene, len(lesson.scene) - 1)), waiting=[lesson.seat])
        stored = await self._stored(owner, body, first)
        return self._taught(stored, game)

    async def again(self, table: Table) -> Table:
        """A new table for those who sit at a finished one, each a seat further up; made once, for
        its id follows from the old one."""
        if not table.over:
            raise Refused("not-over", "the game is not over yet", 409)
        id = successor_id(table)
        async with table.lock:
            if await self.store.read(id) is not None:
                return await self.get(id)
            body = table.body
            number = len(body.seats)
            options = {
                name: moved_up(value, number) if name in BY_SEAT else value
                for name, value in body.options.items()
            }
            seats = [
                Seat(kind=s.kind, name=s.name, bot=s.bot) for s in moved_up(body.seats, number)
            ]
            try:
                return await self.create(
                    table.owner,
                    body.game,
                    options,
                    seats,
                    pace=table.pace,
                    pack=body.pack,
                    shared=body.shared,
                    advice=body.advice,
                    talk=body.talk,
                    consent=body.consent,
                    agreed=body.agreed,
                    name=body.name,
                    head_starts=[((seat - 1) % number, p) for seat, p in body.head_starts],
                    id=id,
                    claims={(seat - 1) % number: who for seat, who in table.claims.items()},
                )
            except Overtaken:  # at another house, just now
                return await self.get(id)

    async def upload(self, owner: str, text: str) -> Table:
        """A table from a record's text; its people sit at this browser."""
        record = load(text)
        header = record.header
        pack, game = await self._played_with(header)
        seats = [Seat(name=name[:LONGEST_NAME]) for name in header.seats[: game.seats]]
        seats += [Seat(kind="human") for _ in range(game.seats - len(seats))]
        if header.rules < game.rules_version:
            return await self._shelve(owner, record, pack, game, seats)
        if header.rules > game.rules_version:
            raise Refused(
                "newer-rules",
                f"the record was played by version {header.rules} of the rules, this server has"
                f" version {game.rules_version}",
                rules=header.rules,
                now=game.rules_version,
            )
        return await self.create(
            owner,
            header.game,
            header.options,
            seats,
            pack=pack,
            lines=record.lines,
            advice=True,
            advised=header.advised,
            head_starts=header.head_starts,
        )

    async def _shelve(
        self, owner: str, record: Record, pack: str, game: AnyGame, seats: list[Seat]
    ) -> Table:
        """A table from a record of older rules, to be read: all of it is kept as it is."""
        header = record.header
        older = await self._read_older(game, header.rules, record.lines)
        body = TableBody(
            game=header.game,
            options=header.options,
            rules=header.rules,
            data=header.data,
            pack=pack,
            seats=seats,
            seed=header.seed or "",
            commitment=header.commitment or "",
            dice="continued",
            claim=secrets.token_urlsafe(16),
            watch=secrets.token_urlsafe(16),
            advised=header.advised,
            head_starts=head_starts_of(game, header.head_starts),
        )
        stored = await self._stored(owner, body, TableEvent(lines=record.lines, waiting=[]))
        return self._opened(stored, game, older.session, older)

    async def _played_with(self, header: Header) -> tuple[str, AnyGame]:
        """The pack that a record was played with, and the game with its cards. Cards of the game
        itself may be others than those of older rules."""
        for pack in ("", *self.packs.names(header.game), *self.packs.given(header.game)):
            if await self.packs.fault(header.game, pack):
                continue
            game = await self.packs.make(header.game, header.options, pack)
            if game.data_hash == header.data:
                return pack, game
        game = await self.packs.make(header.game, header.options, "")
        if header.rules < game.rules_version:
            return "", game
        raise Refused("other-cards", "the record was played with other cards than this server has")

    # --- finding --------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        """The table of that id, from memory or from its events on disk."""
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
            if self.news is not None:
                await self._catch_up(table)
            async with table.lock:  # what is being written might not last
                if table.gone:
                    raise no_such_table()
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
                if table_id in self._overtaken:
                    self._changed_elsewhere(table_id, self._overtaken.pop(table_id))

            loading.add_done_callback(loaded)
        return await asyncio.shield(loading)

    async def undone(self, table: Table, line: int) -> Session:
        """The game as it stood before all agreed to go back, of which that line tells. Events that
        lead there are kept (`tidying`)."""
        known = self._undone.get((table.id, line))
        if known is not None:
            return known
        stored = await self.store.read(table.id)
        events = [] if stored is None else stored.events
        told = next((event.deed for event in events if event.number == line), None)
        if told is None or told.what != "undone":
            raise Refused("no-such-line", "no such line tells that something was taken back", 404)
        lines = Events([event for event in events if event.number < line], 0).lines
        if table.older is None:
            session = await self._replay(table.game, lines, "")
        else:
            session = (await self._read_older(table.game, table.older.rules, lines)).session
        self._undone[table.id, line] = session
        if len(self._undone) > UNDONE_IN_MEMORY:
            self._undone.popitem(last=False)
        return session

    # --- other houses ---------------------------------------------------------------------

    def _changed_elsewhere(self, table_id: str, anew: bool = False) -> None:
        """Another house has written to a table, or changed what was written there. What is being
        loaded may have been read before that."""
        if table_id in self._loading:
            self._overtaken[table_id] = anew or self._overtaken.get(table_id, False)
            return
        table = self._tables.get(table_id)
        if table is not None and table.fall_behind(anew):
            task = asyncio.create_task(self._follow(table))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    def _missed(self) -> None:
        """Any table may have been changed meanwhile."""
        for table_id in [*self._tables, *self._loading]:
            self._changed_elsewhere(table_id, anew=True)

    async def _follow(self, table: Table) -> None:
        """Takes up what others have written, as soon as the store can tell it."""
        wait = RETRY
        while not await self._catch_up(table):
            await self._clock.sleep(wait)
            wait = min(2 * wait, LONGEST_RETRY)

    async def _catch_up(self, table: Table) -> bool:
        """Takes up what others have written, and says whether the store could tell it. Whoever
        writes to a table that is behind is refused."""
        try:
            await table.catch_up()
        except Gone:
            self.drop(table)
        except StoreError as error:
            log.warning("table %s may be behind: %s", table.id, error)
            return False
        return True

    async def owned_by(self, owner: str, every: bool = False) -> list[Listed]:
        """The tables at which somebody plays or that they made, newest first: the last ones, or
        every one."""
        listed = await self.store.listed(owner, ALL_TABLES if every else TABLES_LISTED)
        for each in listed:
            if each.waiting is None:  # an event of a version that did not note it
                each.waiting = (await self.get(each.id)).session.deciders()
        return listed

    async def hand_over(self, owner: str, other: str) -> None:
        """All that was somebody's is another's."""
        await self.store.hand_over(owner, other)
        for table in self._tables.values():
            table.hand_over(owner, other)

    async def former(self, table_id: str, owner: str) -> None:
        """Somebody is gone for good: their seats are empty if the game goes on, their name and what
        they said are forgotten."""
        table = await self.get(table_id)
        for seat in table.seats_of(owner):
            await together.forget(table, owner, seat)

    def drop(self, table: Table) -> None:
        """A table was deleted: whoever looks at it is told."""
        self._tables.pop(table.id, None)
        for each in [key for key in self._undone if key[0] == table.id]:
            del self._undone[each]
        table.end()

    # --- in memory ------------------------------------------------------------------------

    def _keep(self, table: Table) -> None:
        table.noticing = self._noticing
        self._tables[table.id] = table
        for table_id in list(self._tables):
            if len(self._tables) <= TABLES_IN_MEMORY:
                break
            other = self._tables[table_id]
            if not other.in_use and not other.listeners and not other.lock.locked():
                del self._tables[table_id]

    async def _load(self, table_id: str) -> Table:
        stored = await self.store.read(table_id)
        if stored is None:
            raise no_such_table()
        await tidy(self.store, stored, int(self._clock.now().timestamp()))
        body = stored.body
        if body.lesson:
            lesson = lesson_called(body.game, body.lesson)
            return self._taught(stored, await self.packs.make(body.game, lesson.options, ""))
        game = await self._same_game(body)
        events = Events(stored.events, body.pace)
        if body.rules < game.rules_version or body.data != game.data_hash:
            older = await self._read_older(game, body.rules, events.lines)
            return self._opened(stored, game, older.session, older)
        try:
            session = await self._replay(game, events.lines, body.seed, events.circle.anew)
        except RecordError as error:
            raise Refused(
                "rules-changed",
                f"this table was begun with version {body.rules} of the rules and cannot go on with"
                f" version {game.rules_version}: {error}",
                409,
            ) from None
        return self._opened(stored, game, session)

    def _opened(
        self, stored: StoredTable, game: AnyGame, session: Session, older: Older | None = None
    ) -> Table:
        """A table to play at, or to read, kept in memory."""
        table = Table(
            stored.id,
            stored.owner,
            stored.body,
            game,
            session,
            Events(stored.events, stored.body.pace),
            stored.claims,
            self.store,
            self._clock,
            older,
            stored.created,
        )
        self._keep(table)
        return table

    def _taught(self, stored: StoredTable, game: AnyGame) -> Table:
        """A table at which somebody learns, kept in memory."""
        table = LessonTable(stored, game, self.store, self._clock)
        self._keep(table)
        return table

    async def _same_game(self, body: TableBody) -> AnyGame:
        """The game of a table. If its own cards were others when it was begun, it can be read like
        one of older rules; the files of a pack can be put back."""
        game = await self.packs.make(body.game, body.options, body.pack)
        if game.data_hash == body.data or not body.pack:
            return game
        raise Refused(
            "pack-changed",
            f"the cards of pack {shown(body.pack)} have changed since this table was begun;"
            " put the old files back to play on",
            409,
            pack=body.pack,
        )

    async def _read_older(self, game: AnyGame, rules: int, lines: list[str]) -> Older:
        """How a record of older rules fits."""
        return await self._aside(lambda: read_older(game, rules, lines))

    async def _replay(
        self, game: AnyGame, lines: list[str], seed: str, anew: Sequence[tuple[int, int]] = ()
    ) -> Session:
        """The session that a record's lines lead to."""

        def play() -> Session:
            entries = [entry_of(line, game.words) for line in lines]
            return replay(game, entries, seed_of(seed, anew), seeded=anew[-1][0] if anew else 0)

        return await self._aside(play)


def successor_id(table: Table) -> str:
    """The id of the table where the people of another play again; who does not know its links
    cannot guess it."""
    digest = hashlib.sha256(f"again {table.id} {table.body.claim}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:9]).decode()


def moved_up(things: list[Any], seats: int) -> list[Any]:
    """What belongs to seats, as many things to each, when everybody moves up by one seat."""
    each = len(things) // seats
    return [*things[each:], *things[:each]]
