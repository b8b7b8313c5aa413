"""Live play: browsers are told every change of a table and say what their seats answer."""

import asyncio
import logging
from contextlib import suppress
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, Cookie, Query, WebSocket
from starlette.websockets import WebSocketDisconnect

from trilobite.core.errors import TrilobiteError
from trilobite.server.access import may_look, owner_of
from trilobite.server.bots import BotRunner
from trilobite.server.problems import Problem, Refused, bad_message, problem_of
from trilobite.server.snapshot import Frames
from trilobite.server.table import Table
from trilobite.server.tables import Tables

log = logging.getLogger(__name__)

#: The longest message that a browser may send, in characters.
LONGEST_MESSAGE: Final = 4_000

#: Why a connection was closed: the page is of another site; there is no such table for it.
FOREIGN_PAGE: Final = 4403
NO_TABLE: Final = 4404

router: Final = APIRouter()


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser says."""

    type: Literal["answer", "undo", "redo", "restart", "pace"]
    seat: int | None = None
    key: str = ""
    version: int | None = None
    pace: int | None = None


@router.websocket("/api/tables/{table_id}/live")
async def live(
    socket: WebSocket,
    table_id: str,
    trilobite: Annotated[str, Cookie()] = "",
    watch: Annotated[str, Query()] = "",
) -> None:
    """A browser comes to a table."""
    if not same_site(socket):
        await socket.close(code=FOREIGN_PAGE)
        return
    await socket.accept()
    owner = owner_of(trilobite)
    tables: Tables = socket.app.state.tables
    rooms: Rooms = socket.app.state.rooms
    try:
        table = await tables.get(table_id)
        may_look(table, owner, watch)
    except TrilobiteError as error:
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(told(problem_of(error)))
            await socket.close(code=NO_TABLE)
        return
    await rooms.enter(table, LiveConnection(socket, table, owner))


def same_site(socket: WebSocket) -> bool:
    """Whether the page that opens the connection came from this server, or is no page."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


def told(problem: Problem) -> str:
    """A problem as a message."""
    return msgspec.json.encode({"type": "error", **msgspec.to_builtins(problem)}).decode()


class Rooms:
    """The tables that somebody looks at."""

    def __init__(self, bots: BotRunner) -> None:
        self._bots: Final = bots
        self._rooms: Final[dict[str, Room]] = {}

    async def enter(self, table: Table, connection: "LiveConnection") -> None:
        """A browser looks at a table until it leaves."""
        room = self._rooms.get(table.id)
        if room is None:
            room = self._rooms[table.id] = Room(table, self._bots)
        room.connections.add(connection)
        self._bots.wake(table)
        try:
            await connection.run(room.frames)
        finally:
            room.connections.discard(connection)
            if not room.connections:
                room.close()
                del self._rooms[table.id]


class Room:
    """A table and those who look at it."""

    def __init__(self, table: Table, bots: BotRunner) -> None:
        self.table: Final = table
        self.frames: Final = Frames(table)
        self.connections: Final[set[LiveConnection]] = set()
        self._bots: Final = bots
        table.listeners.add(self._changed)

    def close(self) -> None:
        """Nobody is left."""
        self.table.listeners.discard(self._changed)

    def _changed(self, history: int, log_kept: int) -> None:
        """Wakes everybody; so much of the history and the log is as it was."""
        self.frames.cut(history, log_kept)
        for connection in self.connections:
            connection.log_known = min(connection.log_known, log_kept)
            connection.changed.set()
        self._bots.wake(self.table)


class LiveConnection:
    """One browser looking at one table."""

    def __init__(self, socket: WebSocket, table: Table, owner: str) -> None:
        self.socket: Final = socket
        self.table: Final = table
        self.owner: Final = owner
        self.changed: Final = asyncio.Event()
        #: How many events of the log the browser has.
        self.log_known: int = 0

    async def run(self, frames: Frames) -> None:
        """Tells the browser every change and takes its answers until it leaves."""
        self.changed.set()
        telling = asyncio.create_task(self._tell(frames))
        try:
            while (text := await self._next_message()) is not None:
                await self._take(text)
        finally:
            telling.cancel()

    async def _next_message(self) -> str | None:
        """What the browser says next; None when it has left."""
        try:
            return await self.socket.receive_text()
        except KeyError:
            return ""  # bytes, which cannot be read either
        except (WebSocketDisconnect, RuntimeError):
            return None

    async def _say(self, text: str) -> None:
        """Sends a message; a browser that has left does not hear it."""
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.send_text(text)

    async def _tell(self, frames: Frames) -> None:
        """Sends the state after each change; changes that come while sending are joined."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            text = frames.frame(self.owner, self.log_known)
            self.log_known = len(self.table.session.log)
            await self._say(text)

    async def _take(self, text: str) -> None:
        """Takes one message; a wrong one is answered with what is wrong and the state."""
        try:
            # A browser that leaves does not stop a change half way.
            await asyncio.shield(self._act(read_message(text)))
            return
        except TrilobiteError as error:
            problem = problem_of(error)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            problem = bad_message(error)
        except Exception:
            log.exception("table %s: a message could not be taken", self.table.id)
            problem = Problem(error="the server made a mistake here", key="server-fault")
        await self._say(told(problem))
        self.changed.set()

    async def _act(self, message: Message) -> None:
        """Does what the browser says."""
        table = self.table
        if message.seat is not None:
            table.require(self.owner, message.seat)
        if message.type == "answer":
            if message.seat is None:
                raise Refused("bad-message", "an answer names its seat")
            await table.answer(message.seat, message.key, message.version)
        elif message.type == "undo":
            await table.undo(self.owner)
        elif message.type == "redo":
            await table.redo(self.owner)
        elif message.type == "restart":
            await table.restart(self.owner, message.seat)
        elif message.pace is None:
            raise Refused("bad-message", "a pace is a number of milliseconds")
        else:
            await table.set_pace(self.owner, message.pace)


def read_message(text: str) -> Message:
    """What a browser says. Raises if it cannot be read."""
    if len(text) > LONGEST_MESSAGE:
        raise Refused(
            "too-large", f"a message has at most {LONGEST_MESSAGE} characters", most=LONGEST_MESSAGE
        )
    return msgspec.json.decode(text, type=Message)
