"""The server: carries requests to the desk over HTTP, live play over WebSocket, and the page."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from trilobite.server import api_page
from trilobite.server.access import BrowserToken, person_of
from trilobite.server.aside import OneThread
from trilobite.server.database import Database
from trilobite.server.limits import BodyLimit
from trilobite.server.live import LIVE, live
from trilobite.server.store import SqlStore
from trilobite.server.thinking import BotProcesses
from trilobite.tables.bodies import ErrorOut
from trilobite.tables.carrier import Reply, carry
from trilobite.tables.clock import WallClock
from trilobite.tables.desk import Desk
from trilobite.tables.packs import Packs
from trilobite.tables.problems import our_fault
from trilobite.tables.tables import Tables
from trilobite.tables.thinking import Thinker

#: All methods come to the desk, which says which of them an address takes.
METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

#: Keys of problems that HTTP knows itself; others are bad requests.
HTTP_KEYS: Final = {404: "not-found", 405: "not-allowed", 413: "too-large"}


def create_app(
    database: str, packs: Path | None = None, thinker: Thinker | None = None
) -> Starlette:
    """The application over a database and a directory of packs. Bots think in processes of its
    own unless a thinker is given."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        opened = Database(database)
        processes = BotProcesses()
        reading, replaying = OneThread("cards"), OneThread("replay")
        clock = WallClock()
        tables = Tables(SqlStore(opened), Packs(packs, reading), clock, replaying)
        desk = Desk(tables, thinker or processes, clock)
        app.state.desk = desk
        yield
        desk.close()
        for each in (processes, reading, replaying, opened):
            await asyncio.to_thread(each.close)

    return Starlette(
        lifespan=lifespan,
        routes=[
            WebSocketRoute(LIVE, live),
            Route("/api/{rest:path}", ask, methods=METHODS),
            *api_page.routes,
            *page(),
        ],
        middleware=[Middleware(BrowserToken), Middleware(BodyLimit)],
        exception_handlers={HTTPException: tell_http_problem, Exception: tell_fault},
    )


def page() -> list[BaseRoute]:
    """The client, if it has been built."""
    built = resources.files("trilobite.server") / "static"
    if not (built / "index.html").is_file():
        return []
    return [Mount("/", StaticFiles(directory=str(built), html=True))]


async def ask(request: Request) -> Response:
    """Carries a request to the desk, and its reply back."""
    body = await request.body()
    if body and request.headers.get("content-type", "").partition(";")[0] != "application/json":
        return told(ErrorOut(error="a body is JSON", key="bad-request", args={}), 422)
    reply = await carry(
        request.app.state.desk,
        person_of(request),
        request.method,
        request.scope["path"],
        request.query_params,
        body,
    )
    return response(reply)


def response(reply: Reply) -> Response:
    """A reply as HTTP has it."""
    headers = {"Content-Language": reply.language} if reply.language else None
    kind = "text/plain" if reply.text else "application/json"
    return Response(reply.body, reply.status, headers, kind)


# --- problems -----------------------------------------------------------------------------


def told(problem: ErrorOut, status: int) -> Response:
    """A problem as an answer."""
    return response(Reply(msgspec.json.encode(problem), status))


async def tell_http_problem(_request: Request, error: Exception) -> Response:
    """No such address, a wrong method, a body that is too large."""
    assert isinstance(error, HTTPException)
    key = HTTP_KEYS.get(error.status_code, "bad-request")
    return told(ErrorOut(error=str(error.detail), key=key, args={}), error.status_code)


async def tell_fault(_request: Request, _error: Exception) -> Response:
    """A mistake of ours; the server's log has the details."""
    return told(our_fault(), 500)
