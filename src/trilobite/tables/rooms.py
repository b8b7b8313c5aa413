"""Live play: browsers are told every change of a table and say what their seats answer."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from trilobite.core.errors import TrilobiteError
from trilobite.tables import absence, deciding, together
from trilobite.tables.absence import Reminder
from trilobite.tables.access import Person
from trilobite.tables.bodies.play import MessageIn
from trilobite.tables.bodies.shapes import ErrorMessage, ErrorOut
from trilobite.tables.bots import BotRunner
from trilobite.tables.company import Presence, company_out
from trilobite.tables.frames import Frames
from trilobite.tables.lessons import LessonTable
from trilobite.tables.news import News
from trilobite.tables.orders import leave_order
from trilobite.tables.problems import Refused, our_fault, problem_of, table_deleted, unreadable
from trilobite.tables.requests import UNREADABLE
from trilobite.tables.sights import Sights
from trilobite.tables.table import Table

log = logging.getLogger(__name__)

#: The longest message that a browser may send, in characters.
LONGEST_MESSAGE: Final = 4_000

#: What can be said in lessons only.
LESSON: Final = ("next", "back", "step", "point")

#: What people do beside the game.
COMPANY: Final = (
    "say", "unsay", "ask", "agree", "decline", "withdraw", "vote", "unvote", "go-on", "leave",
    "remind", "stand-in", "return", "order",
)  # fmt: skip

#: What somebody does with their own seat.
OWN_SEAT: Final = {
    "leave": together.leave,
    "stand-in": absence.hand_to_bot,
    "return": absence.take_back,
}

#: Seconds after which it is noted again that somebody is here.
SEEN_AGAIN: Final = 60

#: Sends a text to a browser; one that has left does not hear it.
Send = Callable[[str], Awaitable[None]]


class Rooms:
    """The tables that somebody looks at."""

    def __init__(
        self, bots: BotRunner, sights: Sights, reminder: Reminder, news: News | None = None
    ) -> None:
        self._bots: Final = bots
        self._sights: Final = sights
        self._reminder: Final = reminder
        self._news: Final = news
        self._rooms: Final[dict[str, Room]] = {}
        self._looking: Final[set[asyncio.Task[None]]] = set()
        if news is not None:
            news.meet(self._seen_elsewhere, self._missed)

    async def enter(self, table: Table, who: Person, send: Send) -> "Connection":
        """A browser looks at a table until it leaves."""
        room = self._rooms.get(table.id)
        first = room is None
        if room is None:
            room = Room(table, self._bots, self._rooms, self._sights, self._reminder, self._news)
            self._rooms[table.id] = room
        connection = Connection(room, who, send)
        room.connections.add(connection)
        try:
            if first:
                # Not before there is a room: what is told meanwhile would be heard by nobody.
                await room.look_around()
            await room.see(connection)
        except BaseException:
            connection.leave()  # nobody else would, and the room would be there for ever
            raise
        if first:
            self._bots.prepare(table)
        self._bots.wake(table)
        return connection

    def _seen_elsewhere(self, table_id: str, person: str, at: int) -> None:
        """Somebody was seen at a table through another house, or has left it there."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.hear_of(person, at)

    def _missed(self) -> None:
        """Anybody may have come meanwhile."""
        for room in self._rooms.values():
            task = asyncio.create_task(room.look_around())
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)

    async def turn_away(self, browser: str) -> None:
        """Whoever uses that browser is somebody else now: it has to come in anew."""
        for room in list(self._rooms.values()):
            for connection in list(room.connections):
                if connection.browser == browser:
                    await connection.turn_away()


class Room:
    """A table and those who look at it."""

    def __init__(
        self,
        table: Table,
        bots: BotRunner,
        rooms: "dict[str, Room]",
        sights: Sights,
        reminder: Reminder,
        news: News | None,
    ) -> None:
        self.table: Final = table
        self.reminder: Final = reminder
        #: When each was last seen here, in seconds since 1970.
        self.seen: Final[dict[str, int]] = {}
        #: Those who may have their page open through another house.
        self._elsewhere: Final[set[str]] = set()
        #: When each was last heard to have left another house.
        self._left: Final[dict[str, int]] = {}
        self._news: Final = news
        self._sights: Final = sights
        self.frames: Final = Frames(table)
        self.connections: Final[set[Connection]] = set()
        self._bots: Final = bots
        self._rooms: Final = rooms
        table.listeners.add(self._changed)
        table.neighbours.add(self.tell_company)

    def leave(self, connection: "Connection") -> None:
        """Somebody leaves, perhaps the last."""
        self.connections.discard(connection)
        owner = connection.owner
        gone = all(each.owner != owner for each in self.connections)
        if self._news is not None and gone and self.table.seats_of(owner):
            self._elsewhere.discard(owner)
            self._news.tell(self.table.id, owner, 0)
        if not self.connections and self._rooms.get(self.table.id) is self:
            self.table.listeners.discard(self._changed)
            self.table.neighbours.discard(self.tell_company)
            self.frames.close()
            del self._rooms[self.table.id]
        else:
            self.tell_company()

    async def see(self, connection: "Connection") -> None:
        """Somebody is at their screen."""
        now = self.table.now()
        owner = connection.owner
        seen = self.seen.get(owner, 0)
        # Notices ask whether somebody has read what is new.
        again = now - seen >= SEEN_AGAIN or seen <= self._newest() <= now
        if self.table.seats_of(owner) and again:
            self.seen[owner] = now
            await self._sights.note(self.table.id, owner, now)
            if self._news is not None:
                self._news.tell(self.table.id, owner, now)
        self.tell_company()

    async def leave_notes(self, owner: str, seat: int) -> None:
        """Who has given up a seat leaves their notes to whoever takes it."""
        await self._sights.leave_notes(self.table.id, owner, seat)

    async def look_around(self) -> None:
        """Finds out who was seen before, and through other houses, where nobody has told."""
        for person, at in (await self._sights.of(self.table.id)).items():
            if at > self.seen.get(person, 0) and at > self._left.get(person, 0):
                self.hear_of(person, at)

    def hear_of(self, person: str, at: int) -> None:
        """Somebody was seen through another house, or has left it there."""
        if at:
            self.seen[person] = max(at, self.seen.get(person, 0))
            if self._news is not None:
                self._elsewhere.add(person)
        else:
            self._elsewhere.discard(person)
            self._left[person] = self.table.now()
            if self._news is not None and any(each.owner == person for each in self.connections):
                # They have the table open here, too, which whoever lost them there cannot know.
                self._news.tell(self.table.id, person, self._left[person])
        self.tell_company()

    def _newest(self) -> int:
        """When something last happened that is there to be read."""
        outcome = self.table.body.outcome
        lines = self.table.circle.lines
        return max(outcome.at if outcome else 0, lines[-1].at if lines else 0)

    def presence(self) -> Presence:
        """Who is here."""
        table = self.table
        there = {each.owner for each in self.connections} | self._elsewhere
        looking = [each for each in self.connections if not table.seats_of(each.owner)]
        names = sorted({each.name for each in looking if each.name})
        return Presence(self.seen, there, len({each.owner for each in looking}), names)

    def tell_company(self) -> None:
        """Tells everybody of the people here."""
        for connection in self.connections:
            connection.company_due = True
            connection.changed.set()

    def _changed(self, history: int, log_kept: int) -> None:
        """Wakes everybody; so much of the history and the log is as it was."""
        self.frames.cut(history, log_kept)
        for connection in self.connections:
            connection.log_known = min(connection.log_known, log_kept)
            connection.state_due = connection.company_due = True
            connection.changed.set()
        self._bots.wake(self.table)


class Connection:
    """One browser looking at one table."""

    def __init__(self, room: Room, who: Person, send: Send) -> None:
        self.changed: Final = asyncio.Event()
        #: What is to be told.
        self.state_due = True
        self.company_due = False
        #: Whether the browser wants to hear of the people here: it does once it has said `here`.
        self.sociable = False
        #: How many lines of the people's the browser has, and whether it may read all.
        self._lines_known = 0
        self._reads_all: bool | None = None
        self._away = False
        self.owner: Final = who.id
        self.browser: Final = who.browser
        #: How somebody calls themselves who looks on.
        self.name = ""
        #: How many events of the log the browser has.
        self.log_known: int = 0
        #: The seat whose secrets are on its screen, where several people share it.
        self._shown: int | None = None
        self._room: Final = room
        self._table: Final = room.table
        self._send: Final = send
        self.changed.set()
        self._telling: Final = asyncio.create_task(self._tell())

    def leave(self) -> None:
        """The browser hears no more."""
        self._telling.cancel()
        self._room.leave(self)

    async def turn_away(self) -> None:
        """The browser is somebody else's now: it says and hears nothing more here."""
        self._away = True
        self.leave()
        await self._send(problem_message(problem_of(signed_out())))

    async def _tell(self) -> None:
        """Sends the state after each change; changes that come while sending are joined."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self._table.gone:
                self._room.leave(self)
                await self._send(problem_message(problem_of(table_deleted())))
                return
            if self.state_due:
                await self._send(await self._state())
            if self.company_due and self.sociable:
                self.company_due = False
                await self._send(self._company())

    async def _state(self) -> str:
        """The state of the game. What is being written is waited for: it might not last."""
        async with self._table.lock:
            self.state_due = False
            if self._shown is not None and not self._table.secret(self._shown):
                self._shown = None  # it has decided
            text = self._room.frames.frame(self.owner, self.log_known, self._shown)
            self.log_known = len(self._table.session.log)
            return text

    def _company(self) -> str:
        """What is new of the people at the table."""
        reads_all = self._table.over or not self._table.seats_of(self.owner)
        if reads_all != self._reads_all:
            self._reads_all = reads_all
            self._lines_known = 0
        told = company_out(self._table, self.owner, self._lines_known, self._room.presence())
        self._lines_known = told.lines_until
        return msgspec.json.encode(told).decode()

    async def hear(self, text: str) -> None:
        """Takes one message; a wrong one is answered with what is wrong and the state."""
        try:
            if self._away:
                raise signed_out()
            if self._table.gone:
                raise table_deleted()
            # A browser that leaves does not stop a change half way.
            await asyncio.shield(self._act(read_message(text)))
            return
        except TrilobiteError as error:
            problem = problem_of(error)
        except Exception:
            log.exception("table %s: a message could not be taken", self._table.id)
            problem = our_fault()
        await self.refuse(problem)

    async def refuse(self, problem: ErrorOut) -> None:
        """Says what is wrong, and the state again."""
        await self._send(problem_message(problem))
        self.state_due = True
        self.changed.set()

    async def _act(self, message: MessageIn) -> None:
        """Does what the browser says."""
        table = self._table
        if message.seat is not None:
            table.require(self.owner, message.seat)
        if message.type == "answer":
            if message.seat is None:
                raise Refused("bad-message", "an answer names its seat")
            if table.body.seats[message.seat].stand_in:
                raise Refused("bot-plays", "a bot plays there: take the seat back first", 409)
            await table.answer(message.seat, message.key, message.version)
        elif message.type == "undo":
            await table.undo(self.owner)
        elif message.type == "redo":
            await table.redo(self.owner)
        elif message.type == "restart":
            await table.restart(self.owner, message.seat)
        elif message.type == "skip":
            table.skip(self.owner)
        elif message.type in ("show", "cover"):
            self._shown = message.seat if message.type == "show" else None
            self.state_due = True
            self.changed.set()
        elif message.type in LESSON:
            await learn(table, self.owner, message)
        elif message.type == "here":
            self.name = together.clean_name(message.name)
            self.sociable = True
            await self._room.see(self)
        elif message.type in COMPANY:
            await self._room.see(self)
            if message.type == "leave" and message.notes:
                await self._room.leave_notes(self.owner, own_seat(message))
            await keep_company(table, self.owner, message, self._room.reminder)
        elif message.pace is None:
            raise Refused("bad-message", "a pace is a number of milliseconds")
        else:
            await table.set_pace(self.owner, message.pace)


def signed_out() -> Refused:
    """The browser is somebody else's now."""
    return Refused("signed-out", "this browser belongs to somebody else now: load the page again")


async def learn(table: Table, owner: str, message: MessageIn) -> None:
    """Does what a learner says in a lesson."""
    if not isinstance(table, LessonTable):
        raise Refused("no-lesson", "no lesson is played at this table")
    if message.type == "next":
        await table.next(owner)
    elif message.type == "back":
        await table.back(owner)
    elif message.type == "step":
        await table.play_step(owner)
    else:
        await table.point(owner, message.key)


async def keep_company(table: Table, owner: str, message: MessageIn, reminder: Reminder) -> None:
    """Does what somebody says beside the game."""
    if message.type == "say":
        await together.say(table, owner, message.name, message.text, message.word)
    elif message.type == "unsay":
        await together.unsay(table, owner, message.line)
    elif message.type == "ask":
        await together.ask_back(table, owner, message.answers)
    elif message.type in ("agree", "decline"):
        await together.answer_request(table, owner, message.type == "agree")
    elif message.type == "withdraw":
        await together.withdraw(table, owner)
    elif message.type == "go-on":
        await deciding.go_on(table, owner)
    elif message.type == "remind":
        about = -1 if message.about is None else message.about
        await absence.remind(table, owner, about, reminder)
    elif message.type in OWN_SEAT:
        await OWN_SEAT[message.type](table, owner, own_seat(message))
    elif message.type == "order":
        await leave_order(table, owner, own_seat(message), message.key)
    elif message.motion is None:
        raise Refused("bad-message", "a vote is about something")
    else:
        favour = message.type == "vote"
        await deciding.vote(table, owner, message.motion, message.about, favour)


def own_seat(message: MessageIn) -> int:
    """The seat that a message is about."""
    if message.seat is None:
        raise Refused("bad-message", "who leaves, returns or gives an order names their seat")
    return message.seat


def problem_message(problem: ErrorOut) -> str:
    """A problem as a message to a browser."""
    told = ErrorMessage(error=problem.error, key=problem.key, args=problem.args)
    return msgspec.json.encode(told).decode()


def read_message(text: str) -> MessageIn:
    """What a browser says. Raises if it cannot be read."""
    if len(text) > LONGEST_MESSAGE:
        raise Refused(
            "too-large", f"a message has at most {LONGEST_MESSAGE} characters", most=LONGEST_MESSAGE
        )
    try:
        return msgspec.json.decode(text, type=MessageIn)
    except UNREADABLE as error:
        raise Refused("bad-message", unreadable("message", error)) from None
