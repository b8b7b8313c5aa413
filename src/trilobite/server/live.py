"""Live play over WebSocket: texts are carried between browsers and tables."""

import logging
from contextlib import suppress
from time import perf_counter
from typing import Final, get_args, get_type_hints

import msgspec
from anyio import ClosedResourceError
from starlette.websockets import WebSocket, WebSocketDisconnect

from trilobite.core.errors import TrilobiteError
from trilobite.server.access import address_of, person_of, same_site
from trilobite.server.allowances import Allowances, Places
from trilobite.server.metrics import Metrics
from trilobite.tables.access import Person
from trilobite.tables.bodies.play import MessageIn
from trilobite.tables.desk import Desk
from trilobite.tables.problems import Refused, problem_of
from trilobite.tables.requests import UNREADABLE
from trilobite.tables.rooms import COMPANY, Connection, problem_message

log = logging.getLogger(__name__)

LIVE: Final = "/api/tables/{table_id}/live"

#: Why a connection was closed: the page is of another site; there is no such table for it; there
#: are too many.
FOREIGN_PAGE: Final = 4403
NO_TABLE: Final = 4404
NO_PLACE: Final = 4429

#: What is raised when something is sent to a browser that has left, the last of them by Starlette's
#: test client.
LEFT: Final = (WebSocketDisconnect, RuntimeError, ClosedResourceError)

#: What browsers say.
KINDS: Final = get_args(get_type_hints(MessageIn)["type"])

#: What adds to the events of a table without bringing its game on.
TAKING_BACK: Final = ("undo", "redo", "restart", "pace", "next", "back", "step", *COMPANY)


async def live(socket: WebSocket) -> None:
    """A browser comes to a table."""
    if not same_site(socket):
        await socket.close(code=FOREIGN_PAGE)
        return
    await socket.accept()

    async def send(text: str) -> None:
        with suppress(*LEFT):
            await socket.send_text(text)

    async def close(error: TrilobiteError, code: int) -> None:
        await send(problem_message(problem_of(error)))
        with suppress(*LEFT):
            await socket.close(code=code)

    desk: Desk = socket.app.state.desk
    places: Places = socket.app.state.places
    who = person_of(socket)
    try:
        place = places.enter(who.id, address_of(socket))
    except Refused as error:
        log.info("%s has too many connections", address_of(socket))
        socket.app.state.metrics.count("refused", error.key)
        await close(error, NO_PLACE)
        return
    try:
        watch = socket.query_params.get("watch", "")
        connection = await desk.look_at(who, socket.path_params["table_id"], watch, send)
        try:
            await hear_all(socket, connection, who)
        finally:
            connection.leave()
    except TrilobiteError as error:
        await close(error, NO_TABLE)
    finally:
        places.leave(place)


async def hear_all(socket: WebSocket, connection: Connection, who: Person) -> None:
    """Takes what the browser says until it has left."""
    allowances: Allowances = socket.app.state.allowances
    address = address_of(socket)
    metrics: Metrics = socket.app.state.metrics
    while (text := await next_message(socket)) is not None:
        kind = kind_of(text)
        metrics.count("messages", kind)
        try:
            allowances.admit("message", who.id, address)
            if kind in TAKING_BACK:
                allowances.admit("take back", who.id, address)
        except Refused as error:
            log.info("%s says too much", address)
            metrics.count("refused", error.key)
            await connection.refuse(problem_of(error))
            continue
        began = perf_counter()
        await connection.hear(text)
        if kind == "answer":
            metrics.took("answer_seconds", perf_counter() - began)


class Said(msgspec.Struct):
    """What has to be known of a message to count it."""

    type: str = ""


def kind_of(text: str) -> str:
    """The kind of a message; one that is none of those that there are is 'other'."""
    try:
        kind = msgspec.json.decode(text, type=Said).type
    except UNREADABLE:
        return "other"
    return kind if kind in KINDS else "other"


async def next_message(socket: WebSocket) -> str | None:
    """What the browser says next; None when it has left."""
    try:
        return await socket.receive_text()
    except KeyError:
        return ""  # bytes, which cannot be read either
    except (WebSocketDisconnect, RuntimeError):
        return None
