"""Live play over WebSocket: texts are carried between browsers and tables."""

from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from trilobite.core.errors import TrilobiteError
from trilobite.server.access import person_of
from trilobite.tables.desk import Desk
from trilobite.tables.problems import problem_of
from trilobite.tables.rooms import problem_message

LIVE: Final = "/api/tables/{table_id}/live"

#: Why a connection was closed: the page is of another site; there is no such table for it.
FOREIGN_PAGE: Final = 4403
NO_TABLE: Final = 4404


async def live(socket: WebSocket) -> None:
    """A browser comes to a table."""
    if not same_site(socket):
        await socket.close(code=FOREIGN_PAGE)
        return
    await socket.accept()

    async def send(text: str) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # a browser that has left
            await socket.send_text(text)

    desk: Desk = socket.app.state.desk
    table_id = socket.path_params["table_id"]
    watch = socket.query_params.get("watch", "")
    try:
        connection = await desk.look_at(person_of(socket), table_id, watch, send)
    except TrilobiteError as error:
        await send(problem_message(problem_of(error)))
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(code=NO_TABLE)
        return
    try:
        while (text := await next_message(socket)) is not None:
            await connection.hear(text)
    finally:
        connection.leave()


async def next_message(socket: WebSocket) -> str | None:
    """What the browser says next; None when it has left."""
    try:
        return await socket.receive_text()
    except KeyError:
        return ""  # bytes, which cannot be read either
    except (WebSocketDisconnect, RuntimeError):
        return None


def same_site(socket: WebSocket) -> bool:
    """Whether the page that opens the connection came from this server, or is no page."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
