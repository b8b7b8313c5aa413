"""How a table is kept: one session, one writer, every change stored before anybody is told. What
others have written to the store is taken up."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple, Protocol

import msgspec

from trilobite.core.errors import AnswerError, TrilobiteError, UndoRefused
from trilobite.core.fairness import seed_of
from trilobite.core.game import AnyGame
from trilobite.core.older import Older
from trilobite.core.record import entry_of, line_of
from trilobite.core.replay import replay
from trilobite.core.session import Session
from trilobite.tables.circle import bare
from trilobite.tables.clock import Clock
from trilobite.tables.events import Events, changes
from trilobite.tables.model import Deed, Outcome, TableBody, TableEvent
from trilobite.tables.problems import Refused, table_deleted
from trilobite.tables.store import Look, Overtaken, Store, StoreError
from trilobite.tables.tidying import LOOK_AFTER, tidy

#: Deeds before which what was said earlier may have been forgotten.
FORGETTING: Final = {"left", "unsaid"}

#: Told after each change how much of the history and of the log is as it was.
Listener = Callable[[int, int], None]

#: Told when people have done something beside the game.
Neighbour = Callable[[], None]

#: How often something that several servers may write at once is tried.
TRIES: Final = 5


class Noticing(Protocol):
    """Knows after whom to look because of an event (`notices`)."""

    def concerned(
        self, table_id: str, body: TableBody, owner: str, claims: dict[int, str], event: TableEvent
    ) -> list[Look]:
        """Those people; they are kept with the event."""

    def kept(self, table_id: str, looks: Sequence[Look]) -> None:
        """They were kept."""


class Changed(NamedTuple):
    """What somebody does beside the game, and what it changes of the table."""

    deed: Deed | None = None
    body: TableBody | None = None
    claims: dict[int, str] | None = None


class KeptTable:
    """A table as it is in the store and in memory."""

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
        clock: Clock,
        older: Older | None = None,
        created: str = "",
    ) -> None:
        self.id: Final = id
        #: When it was made, in ISO 8601.
        self.created: Final = created
        self.owner = owner
        self.body = body
        self.game: Final = game
        self.session: Session = session
        #: How the record fits, if it was played by older rules: then it is there to be read.
        self.older: Final = older
        #: Whether the game that the record tells has come to its end.
        self._finished: Final = events.finished
        #: Grows with each change of the game, over restarts too; an answer names the version
        #: that it was made for.
        self.version: int = events.version
        #: Since which version the same is asked: votes of others change nothing about one's own.
        self.asked_since: int = events.version
        self._settled: int = session.settled_until
        #: Delay between a bot's answers in milliseconds.
        self.pace: int = events.pace
        #: The record's lines as they are in the store.
        self.lines: list[str] = events.lines
        #: Owners (hashes of browser tokens) by claimed seat.
        self.claims = claims
        #: What its people have done beside the game.
        self.circle = events.circle
        #: Since when the game waits for whom, in seconds since 1970.
        self.since = events.since
        #: Set while bots answer at once, whatever the pace, until a person is asked.
        self.hurrying: Final = asyncio.Event()
        self.lock: Final = asyncio.Lock()
        #: How many work at it in the background; meanwhile it stays in memory.
        self.in_use: int = 0
        self.listeners: Final[set[Listener]] = set()
        self.neighbours: Final[set[Neighbour]] = set()
        #: None where nobody is sent notices.
        self.noticing: Noticing | None = None
        #: Whether somebody else is known to have written, and it has not been taken up yet.
        self._behind = False
        self._anew = False
        #: Whether it was deleted.
        self.gone = False
        self._events: int = events.number
        #: How often something was taken back since it was read.
        self._taken_back = 0
        self._log_told: int = len(session.log)
        self._store: Final = store
        self._clock: Final = clock

    def now(self) -> int:
        """Seconds since 1970."""
        return int(self._clock.now().timestamp())

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
            try:
                await self._append(TableEvent(keep=cut, lines=new), self._with_outcome())
            except StoreError:
                await self._reread()
                raise
            del self.lines[kept:]
            self.lines += new
            self.version = self._events
            log = min(self._log_told, len(self.session.log))
            self._tell(kept, log)
            if cut is not None:
                await self._tidy()

    async def _append(
        self,
        event: TableEvent,
        body: TableBody | None = None,
        claims: dict[int, str] | None = None,
    ) -> None:
        """Adds an event to those in the store, with what it changes of the table; a second writer
        fails on its number."""
        if self.gone:
            raise table_deleted()
        now = self.now()
        waiting = self.session.deciders() if event.waiting is None else event.waiting
        woken = event.deed is not None and event.deed.what == "woke"
        since = {seat: now if woken else self.since.get(seat, now) for seat in waiting}
        if event.deed and event.deed.what in ("joined", "returned") and event.deed.seat in since:
            since[event.deed.seat] = now  # they have just sat down
        event = msgspec.structs.replace(
            event, waiting=waiting, at=now, since=list(since.values()), number=self._events
        )
        new_body = self.body if body is None else body
        new_claims = self.claims if claims is None else claims
        looks: list[Look] = []
        if self.noticing is not None:
            looks = self.noticing.concerned(self.id, new_body, self.owner, new_claims, event)
        if body is None and claims is None:
            await self._store.append(self.id, self._events, event, looks)
        else:
            await self._store.amend(self.id, self._events, event, new_body, new_claims, looks)
            self.body, self.claims = new_body, new_claims
        if self.noticing is not None:
            self.noticing.kept(self.id, looks)
        self.circle.follow(event)
        self.since = since
        self._events += 1

    async def _tidy(self) -> None:
        """Something was taken back, which makes the table longer for nothing: now and then that is
        tidied away."""
        self._taken_back += 1
        if self._taken_back % LOOK_AFTER == 0:
            with suppress(StoreError):
                stored = await self._store.read(self.id)
                if stored is not None:
                    await tidy(self._store, stored, self.now())

    def _with_outcome(self) -> TableBody | None:
        """The table with how it ended, if that is new."""
        outcome = outcome_of(self.session, self._clock)
        if (outcome is None) == (self.body.outcome is None):
            return None
        return msgspec.structs.replace(self.body, outcome=outcome)

    async def do(self, act: Callable[[], Changed | None], quietly: bool = False) -> bool:
        """What somebody does beside the game: `act` looks whether they may, and says what to
        write. Where another server was faster it looks again. Says whether it was written. Nobody
        is told `quietly` of what nobody sees."""
        async with self.lock:
            for attempt in range(TRIES):
                try:
                    changed = act()
                except Refused:
                    if attempt or not await self._written_elsewhere():
                        raise
                    continue  # what others have written may allow it
                if changed is None:
                    return False
                deed = changed.deed
                over = self.circle.ended or (deed is not None and deed.what in ("ended", "lapsed"))
                event = TableEvent(deed=deed, waiting=[] if over else None)
                try:
                    await self._append(event, changed.body, changed.claims)
                except Overtaken:
                    await self._reread()
                    if attempt + 1 == TRIES:
                        raise
                    continue
                break
            if not quietly:
                self._tell()
                self.tell_neighbours()
            return True

    async def go_back(self, answers: int, deed: Deed) -> None:
        """All have agreed to go back to where so many answers had been given: what was revealed
        since is drawn anew."""
        async with self.lock:
            place = self.session.answers()[answers]
            self._play_again(self.lines[:place], self.circle.anew_after(place))
            body = msgspec.structs.replace(self.body, outcome=None)
            try:
                await self._append(TableEvent(keep=place, deed=deed), body)
            except StoreError:
                await self._reread()
                raise
            self.version = self._events
            self._tell(0, 0)
            self.tell_neighbours()

    async def forget_line(self, number: int, name: bool = False) -> None:
        """What was said in a line is forgotten, or who did something there, too."""
        async with self.lock:
            stored = await self._store.read(self.id)
            events = [] if stored is None else stored.events
            event = next((event for event in events if event.number == number), None)
            if event is None or event.deed is None:
                return
            deed = bare(event.deed, name)
            await self._store.rewrite(self.id, number, msgspec.structs.replace(event, deed=deed))
            self.circle.put(number, deed)

    # --- what others have written ---------------------------------------------------------

    async def _reread(self, quietly: bool = False) -> None:
        """Takes up the table as it is in the store, where somebody else may have written. Nobody
        is told `quietly` of what they know already."""
        try:
            stored = await self._store.read(self.id)
        except StoreError:
            stored = None
        if stored is None:
            self._restore(self.lines)  # the store is away: what we know of it must do
            return
        events = Events(stored.events, stored.body.pace)
        known = (self.owner, self.body, self.claims, self._events, self.lines, self.circle.lines)
        there = (stored.owner, stored.body, stored.claims, events.number, events.lines)
        if quietly and known == (*there, events.circle.lines):
            return
        self.owner = stored.owner
        self.body = stored.body
        self.claims = stored.claims
        self.circle = events.circle
        self.since = events.since
        self._events = events.number
        self.version = events.version
        self.pace = events.pace
        self._restore(events.lines)
        self.tell_neighbours()

    def fall_behind(self, anew: bool) -> bool:
        """Somebody else has written to the store, or changed what was there, so that it has to be
        read anew; says whether that is news."""
        new = not self._behind
        self._behind = True
        self._anew = self._anew or anew
        return new

    async def _written_elsewhere(self) -> bool:
        """Takes up what others have written, if they have, though the news have not come yet."""
        number = self._events
        with suppress(StoreError):
            await self._catch_up()
        return self._events != number

    async def catch_up(self) -> None:
        """Takes up what others have written to the store."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        self._behind = False
        later = await self._store.since(self.id, self._events)
        deeds = {event.deed.what for event in later.events if event.deed}
        if self._anew or deeds & FORGETTING:
            self._anew = False
            await self._reread(quietly=True)
            return
        before = (self.owner, self.body, self.claims)
        self.owner, self.body, self.claims = later.owner, later.body, later.claims
        if later.events:
            self._take_up(later.events)
        elif (self.owner, self.body, self.claims) != before:
            self._tell()
        else:
            return  # nobody has written
        self.tell_neighbours()

    def _take_up(self, events: list[TableEvent]) -> None:
        """Plays on with events of others."""
        lines = self.lines[:]
        kept = len(lines)
        for event in events:
            self.circle.follow(event)
            self._events = event.number + 1
            self.since = dict(zip(event.waiting or [], event.since, strict=False))
            if event.pace is not None:
                self.pace = event.pace
                continue
            if changes(event):
                self.version = event.number + 1
            if event.keep is not None:
                kept = min(kept, event.keep)
                del lines[event.keep :]
            lines += event.lines
        if kept < len(self.lines):
            self._restore(lines)
            return
        history, log = len(self.session.history), len(self.session.log)
        try:
            new = [entry_of(line, self.game.words) for line in lines[kept:]]
            anew = self.circle.anew
            self.session.extend(new, seed_of(self.body.seed, anew), anew[-1][0] if anew else 0)
        except TrilobiteError:
            self._restore(lines)
            return
        self.lines = lines
        self._tell(history, log)

    def _restore(self, lines: list[str]) -> None:
        """Plays the record's lines again."""
        self._play_again(lines, self.circle.anew)
        self._tell(0, 0)

    def _play_again(self, lines: list[str], anew: list[tuple[int, int]]) -> None:
        entries = [entry_of(line, self.game.words) for line in lines]
        seed = seed_of(self.body.seed, anew)
        self.lines = lines
        self.session = replay(self.game, entries, seed, seeded=anew[-1][0] if anew else 0)

    # --- telling --------------------------------------------------------------------------

    def hand_over(self, owner: str, other: str) -> None:
        """What was somebody's here is another's."""
        if owner != self.owner and owner not in self.claims.values():
            return
        self.owner = other if self.owner == owner else self.owner
        self.claims = {
            seat: other if holder == owner else holder for seat, holder in self.claims.items()
        }
        self._tell()
        self.tell_neighbours()

    def end(self) -> None:
        """It was deleted: nobody does anything here any more."""
        self.gone = True
        self._tell()

    def tell_neighbours(self) -> None:
        """Tells everybody who looks at the table that people have done something."""
        for neighbour in list(self.neighbours):
            neighbour()

    def _tell(self, history: int | None = None, log: int | None = None) -> None:
        """Tells everybody who looks at the table how much is as it was; by default all."""
        settled = self.session.settled_until
        if settled != self._settled:
            self._settled = settled
            self.asked_since = self.version
        self._log_told = len(self.session.log)
        history = len(self.session.history) if history is None else history
        for listener in list(self.listeners):
            listener(history, self._log_told if log is None else log)


def outcome_of(session: Session, clock: Clock) -> Outcome | None:
    """How a game has just ended, if it has."""
    result = session.result if session.over else None
    if result is None:
        return None
    now = int(clock.now().timestamp())
    return Outcome(scores=result.scores, order=result.order, at=now)
