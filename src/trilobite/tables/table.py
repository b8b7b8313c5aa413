"""A table in play: one session, one writer, every change stored before anybody is told."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from trilobite.core.chance import Answer
from trilobite.core.decision import Decision
from trilobite.core.errors import AnswerError, StaleAnswer, UndoRefused
from trilobite.core.game import AnyGame
from trilobite.core.record import Header, Record, dump, entry_of, line_of
from trilobite.core.session import Session, replay
from trilobite.core.state import State
from trilobite.tables.model import SLOWEST, Seat, TableBody, TableEvent
from trilobite.tables.problems import Refused, no_such_step
from trilobite.tables.store import Store, StoreError

#: Told after each change how much of the history and of the log is as it was.
Listener = Callable[[int, int], None]


class Events:
    """The events of a table: the record that they amount to."""

    def __init__(self, events: Sequence[TableEvent], pace: int) -> None:
        self.number: Final = len(events)
        self.lines: Final[list[str]] = []
        self.pace = pace
        #: How often the game has changed.
        self.changes = 0
        for event in events:
            if event.pace is not None:
                self.pace = event.pace
                continue
            self.changes += 1
            if event.keep is not None:
                del self.lines[event.keep :]
            self.lines.extend(event.lines)


class Table:
    """A table in play."""

    def __init__(
        self,
        id: str,
        owner: str,
        body: TableBody,
        game: AnyGame,
        session: Session,
        events: Events,
        claims: dict[int, str],
        store: Store,
    ) -> None:
        self.id: Final = id
        self.owner: Final = owner
        self.body: Final = body
        self.game: Final = game
        self.session: Session = session
        #: Grows with each change of the game, over restarts too; an answer names the version
        #: that it was made for.
        self.version: int = events.changes
        #: Delay between a bot's answers in milliseconds.
        self.pace: int = events.pace
        #: The record's lines as they are in the store.
        self.lines: list[str] = events.lines
        #: Owners (hashes of browser tokens) by claimed seat.
        self.claims: Final = claims
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[set[Listener]] = set()
        self._events: int = events.number
        self._log_told: int = len(session.log)
        self._store: Final = store

    # --- who may do what ------------------------------------------------------------------

    def seats_of(self, owner: str) -> list[int]:
        """The seats that a browser plays."""
        return seats_played(self.body, self.owner, self.claims, owner)

    def require(self, owner: str, seat: int) -> None:
        """Raises unless the browser plays the seat."""
        if seat not in self.seats_of(owner):
            raise Refused("not-your-seat", f"seat {seat} is not yours", 403, seat=seat)

    def require_player(self, owner: str) -> list[int]:
        """The browser's seats. Raises if it has none."""
        mine = self.seats_of(owner)
        if not mine:
            raise Refused("not-a-player", "you do not play at this table", 403)
        return mine

    def require_creator(self, owner: str) -> None:
        """Raises unless the browser made the table."""
        if owner != self.owner:
            raise Refused("not-the-creator", "only who made the table may do that", 403)

    def alone(self, owner: str) -> bool:
        """Whether nobody else plays here, bots apart."""
        return len(self.seats_of(owner)) + len(self.bots()) == self.game.seats

    def bots(self) -> list[int]:
        """The seats of bots."""
        return [number for number, seat in enumerate(self.body.seats) if seat.kind == "bot"]

    # --- answering ------------------------------------------------------------------------

    async def answer(self, seat: int, key: str, version: int | None) -> None:
        """Takes an answer: checked, played, written, told."""

        def play() -> None:
            if version is not None and version != self.version:
                raise StaleAnswer(
                    f"this answer was made for version {version}, the table is at {self.version}"
                )
            self.session.choose(key, seat)

        await self._change(play)

    # --- taking back ----------------------------------------------------------------------

    async def undo(self, owner: str) -> None:
        """Takes back the last answer of the browser. Bots agree, other people do not."""

        def take_back() -> None:
            mine = self.require_player(owner)
            seat, agreeing = self._undoing(mine)
            self.session.undo(seat, agreeing)
            while not set(mine) & set(self.session.deciders()):
                self.session.undo(seat, agreeing)  # what bots have answered since

        await self._change(take_back)

    def can_undo(self, mine: list[int]) -> bool:
        """Whether a browser with these seats may take back an answer now."""
        if not mine:
            return False
        try:
            self.session.undoable(*self._undoing(mine))
        except UndoRefused:
            return False
        return True

    def _undoing(self, mine: list[int]) -> tuple[int, list[int]]:
        """For which seat a browser takes back, and which seats agree: its own, and those of bots
        unless something was revealed since its last answer."""
        history = self.session.history
        for index in range(len(history) - 1, -1, -1):
            entry = history[index]
            if isinstance(entry, Answer) and entry.seat in mine and not entry.auto:
                seen = self.session.revealed_since(index)
                return entry.seat, [] if seen else [*mine, *self.bots()]
        return mine[0], []

    async def restart(self, owner: str, seat: int | None) -> None:
        """Takes back the seat's answers since chance or another seat had their say, at once."""

        def take_back() -> None:
            mine = self.require_player(owner)
            self.session.restart(self._restarting(mine) if seat is None else seat)

        await self._change(take_back)

    def can_restart(self, mine: list[int]) -> bool:
        """Whether the one whose turn it is at the browser may start it again."""
        if not mine:
            return False
        try:
            self.session.restartable(self._restarting(mine))
        except UndoRefused:
            return False
        return True

    def _restarting(self, mine: list[int]) -> int:
        """Whose turn it is at a browser, or was last."""
        for seat in self.session.deciders():
            if seat in mine:
                return seat
        return self._undoing(mine)[0]

    async def redo(self, owner: str) -> None:
        """Gives back what the last undo took."""

        def give_back() -> None:
            mine = self.require_player(owner)
            if not self.session.redoable():
                raise Refused("redo-nothing", "there is nothing to redo")
            if not self.can_redo(mine):
                raise Refused("redo-not-yours", "what was taken back is not yours to redo", 403)
            self.session.redo()

        await self._change(give_back)

    def can_redo(self, mine: list[int]) -> bool:
        """Whether a browser with these seats may give back what was taken back."""
        answerers = {
            entry.seat
            for entry in self.session.redoable()
            if isinstance(entry, Answer) and not entry.auto
        }
        return bool(answerers & set(mine)) and answerers <= {*mine, *self.bots()}

    # --- other changes --------------------------------------------------------------------

    async def claim(self, seat: int, owner: str) -> None:
        """An open seat goes to the first browser that asks with the link."""
        async with self.lock:
            if not 0 <= seat < len(self.body.seats) or self.body.seats[seat].kind != "open":
                raise Refused("seat-not-open", f"seat {seat} is not open", 403, seat=seat)
            if seat not in self.claims:
                self.claims[seat] = await self._store.claim(self.id, seat, owner)
                self._tell()
            if self.claims[seat] != owner:
                raise Refused("seat-taken", f"seat {seat} is taken", 403, seat=seat)

    async def set_pace(self, owner: str, pace: int) -> None:
        """Who made the table says how fast its bots answer."""
        self.require_creator(owner)
        if not 0 <= pace <= SLOWEST:
            raise Refused("bad-pace", f"a pace is 0 to {SLOWEST} milliseconds", slowest=SLOWEST)
        async with self.lock:
            await self._append(TableEvent(pace=pace, waiting=self.session.deciders()))
            self.pace = pace
            self._tell()

    # --- stored first, then told ----------------------------------------------------------

    async def _change(self, act: Callable[[], None]) -> None:
        """Changes the session and writes what has changed. If either fails, the table is again
        as it is in the store."""
        async with self.lock:
            try:
                act()
            except (AnswerError, UndoRefused, Refused):
                if len(self.session.history) != len(self.lines):
                    self._restore(self.lines)
                raise
            except Exception:
                self._restore(self.lines)
                raise
            history = self.session.history
            kept = min(len(self.lines), len(history))
            new = [line_of(entry, self.game.words) for entry in history[kept:]]
            cut = kept if kept < len(self.lines) else None
            event = TableEvent(keep=cut, lines=new, waiting=self.session.deciders())
            try:
                await self._append(event)
            except StoreError:
                await self._reread()
                raise
            del self.lines[kept:]
            self.lines += new
            self.version += 1
            log = min(self._log_told, len(self.session.log))
            self._tell(kept, log)

    async def _append(self, event: TableEvent) -> None:
        """Adds an event to those in the store; a second writer fails on its number."""
        await self._store.append(self.id, self._events, event)
        self._events += 1

    async def _reread(self) -> None:
        """Takes up the table as it is in the store, where somebody else may have written."""
        try:
            stored = await self._store.read(self.id)
        except StoreError:
            stored = None
        if stored is None:
            self._restore(self.lines)  # the store is away: what we know of it must do
            return
        events = Events(stored.events, self.body.pace)
        self.claims.update(stored.claims)
        self._events = events.number
        self.version = events.changes
        self.pace = events.pace
        self._restore(events.lines)

    def _restore(self, lines: list[str]) -> None:
        """Plays the record's lines again."""
        self.lines = lines
        entries = [entry_of(line, self.game.words) for line in lines]
        self.session = replay(self.game, entries, seed=self.body.seed)
        self._tell(0, 0)

    def _tell(self, history: int | None = None, log: int | None = None) -> None:
        """Tells everybody who looks at the table how much is as it was; by default all."""
        self._log_told = len(self.session.log)
        history = len(self.session.history) if history is None else history
        for listener in list(self.listeners):
            listener(history, self._log_told if log is None else log)

    # --- looking back ---------------------------------------------------------------------

    def settled_lines(self) -> list[str]:
        """The record's lines without the votes of a ballot that is still open."""
        return self.lines[: len(self.session.settled_history())]

    def past(self, answers: int) -> Session:
        """The game after so many answers; the votes of an open ballot are not yet among them."""
        given = self.session.answers()
        if not 0 <= answers <= len(given):
            raise no_such_step(answers, len(given))
        settled = len(self.session.settled_history())
        return self.session.fork(min(answers, sum(at < settled for at in given)), seed=None)

    def forced(self, owner: str, answers: int) -> tuple[Decision, State]:
        """The decision of the browser's seat that the answer after so many answers gave to
        itself, and the position where it was asked."""
        given = self.session.answers()
        found = self.session.forced_there(answers) if 0 <= answers < len(given) else None
        if found is None:
            raise no_such_step(answers, len(given))
        self.require(owner, found[0].seat)
        return found

    def require_open(self, owner: str) -> None:
        """Raises if the whole record would tell the browser what it may not know yet."""
        if self.game.secrets and not self.session.over and not self.alone(owner):
            raise Refused(
                "secret-until-the-end", "players have secrets here until the game is over", 403
            )

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
        return dump(Record(header, self.settled_lines()))


def seats_played(body: TableBody, creator: str, claims: dict[int, str], owner: str) -> list[int]:
    """The seats that a browser plays: people sit at the creator's, open seats are claimed."""
    mine: list[int] = []
    for number, seat in enumerate(body.seats):
        here = seat.kind == "human" and owner == creator
        if here or (seat.kind == "open" and claims.get(number) == owner):
            mine.append(number)
    return mine


def seat_name(seat: Seat) -> str:
    """How a seat is named in records."""
    return seat.bot if seat.kind == "bot" else " ".join(seat.name.split()) or "player"
