"""Live play: browsers are told every change of a table and say what their seats answer."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from trilobite.core.errors import TrilobiteError
from trilobite.tables.bodies import ErrorMessage, ErrorOut, MessageIn
from trilobite.tables.bots import BotRunner
from trilobite.tables.frames import Frames
from trilobite.tables.problems import Refused, our_fault, problem_of, unreadable
from trilobite.tables.requests import UNREADABLE
from trilobite.tables.table import Table

log = logging.getLogger(__name__)

#: The longest message that a browser may send, in characters.
LONGEST_MESSAGE: Final = 4_000

#: Sends a text to a browser; one that has left does not hear it.
Send = Callable[[str], Awaitable[None]]


class Rooms:
    """The tables that somebody looks at."""

    def __init__(self, bots: BotRunner) -> None:
        self._bots: Final = bots
        self._rooms: Final[dict[str, Room]] = {}

    def enter(self, table: Table, owner: str, send: Send) -> "Connection":
        """A browser looks at a table until it leaves."""
        room = self._rooms.get(table.id)
        if room is None:
            room = self._rooms[table.id] = Room(table, self._bots, self._rooms)
        connection = Connection(room, owner, send)
        room.connections.add(connection)
        self._bots.wake(table)
        return connection


class Room:
    """A table and those who look at it."""

    def __init__(self, table: Table, bots: BotRunner, rooms: "dict[str, Room]") -> None:
        self.table: Final = table
        self.frames: Final = Frames(table)
        self.connections: Final[set[Connection]] = set()
        self._bots: Final = bots
        self._rooms: Final = rooms
        table.listeners.add(self._changed)

    def leave(self, connection: "Connection") -> None:
        """Somebody leaves, perhaps the last."""
        self.connections.discard(connection)
        if not self.connections and self._rooms.get(self.table.id) is self:
            self.table.listeners.discard(self._changed)
            del self._rooms[self.table.id]

    def _changed(self, history: int, log_kept: int) -> None:
        """Wakes everybody; so much of the history and the log is as it was."""
        self.frames.cut(history, log_kept)
        for connection in self.connections:
            connection.log_known = min(connection.log_known, log_kept)
            connection.changed.set()
        self._bots.wake(self.table)


class Connection:
    """One browser looking at one table."""

    def __init__(self, room: Room, owner: str, send: Send) -> None:
        self.changed: Final = asyncio.Event()
        #: How many events of the log the browser has.
        self.log_known: int = 0
        self._room: Final = room
        self._table: Final = room.table
        self._owner: Final = owner
        self._send: Final = send
        self.changed.set()
        self._telling: Final = asyncio.create_task(self._tell())

    def leave(self) -> None:
        """The browser hears no more."""
        self._telling.cancel()
        self._room.leave(self)

    async def _tell(self) -> None:
        """Sends the state after each change; changes that come while sending are joined."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            text = self._room.frames.frame(self._owner, self.log_known)
            self.log_known = len(self._table.session.log)
            await self._send(text)

    async def hear(self, text: str) -> None:
        """Takes one message; a wrong one is answered with what is wrong and the state."""
        try:
            # A browser that leaves does not stop a change half way.
            await asyncio.shield(self._act(read_message(text)))
            return
        except TrilobiteError as error:
            problem = problem_of(error)
        except Exception:
            log.exception("table %s: a message could not be taken", self._table.id)
            problem = our_fault()
        await self._send(problem_message(problem))
        self.changed.set()

    async def _act(self, message: MessageIn) -> None:
        """Does what the browser says."""
        table = self._table
        if message.seat is not None:
            table.require(self._owner, message.seat)
        if message.type == "answer":
            if message.seat is None:
                raise Refused("bad-message", "an answer names its seat")
            await table.answer(message.seat, message.key, message.version)
        elif message.type == "undo":
            await table.undo(self._owner)
        elif message.type == "redo":
            await table.redo(self._owner)
        elif message.type == "restart":
            await table.restart(self._owner, message.seat)
        elif message.pace is None:
            raise Refused("bad-message", "a pace is a number of milliseconds")
        else:
            await table.set_pace(self._owner, message.pace)


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
