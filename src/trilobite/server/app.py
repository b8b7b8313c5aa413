"""The server: carries requests to the desk over HTTP, live play over WebSocket, and the page."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from trilobite.server import api_page, metrics
from trilobite.server.access import BrowserToken, address_of, person_of
from trilobite.server.allowances import Allowances, Places
from trilobite.server.aside import OneThread
from trilobite.server.database import Database
from trilobite.server.limits import BodyLimit
from trilobite.server.live import LIVE, live
from trilobite.server.metrics import Metrics
from trilobite.server.news import PostgresNews
from trilobite.server.notifier import Messengers, Sending, keep_sending
from trilobite.server.passkeys import WebPasskeys
from trilobite.server.store import SqlStore
from trilobite.server.thinking import BotProcesses
from trilobite.tables.bodies.shapes import ErrorOut
from trilobite.tables.carrier import Reply, carry, find
from trilobite.tables.clock import WallClock
from trilobite.tables.desk import Desk
from trilobite.tables.notices import Notices
from trilobite.tables.packs import Packs
from trilobite.tables.problems import Refused, our_fault, problem_of
from trilobite.tables.tables import Tables
from trilobite.tables.thinking import Thinker

log = logging.getLogger(__name__)

#: All methods come to the desk, which says which of them an address takes.
METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

#: Keys of problems that HTTP knows itself; others are bad requests.
HTTP_KEYS: Final = {404: "not-found", 405: "not-allowed", 413: "too-large"}


def create_app(
    database: str,
    packs: Path | None = None,
    thinker: Thinker | None = None,
    public: str = "",
    bots: int | None = None,
    lobby: bool = False,
    sending: Sending | None = None,
) -> Starlette:
    """The application over a database and a directory of packs. Bots think in so many processes of
    its own unless a thinker is given. `public` is the host that browsers see behind a proxy; with a
    `lobby` tables can be opened to anybody; `sending` says how notices go out."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        opened = Database(database)
        processes = BotProcesses(bots)
        reading, replaying = OneThread("cards"), OneThread("replay")
        clock = WallClock()
        name = secrets.token_hex(4)
        news = PostgresNews(opened, name) if opened.postgres else None
        store = SqlStore(opened, name)
        how = sending or Sending()
        messengers = Messengers(store, how)
        notices = Notices(store, clock, messengers, how.wait)
        tables = Tables(store, Packs(packs, reading), clock, replaying, news, notices)
        desk = Desk(tables, thinker or processes, clock, WebPasskeys(), lobby, notices)
        desk.begin()
        notifying = asyncio.create_task(keep_sending(notices, clock, how.glance))
        app.state.desk = desk
        app.state.allowances = Allowances(clock)
        app.state.places = Places()
        app.state.public = public
        app.state.database = opened
        app.state.metrics = Metrics(name)
        yield
        notifying.cancel()
        desk.close()
        for each in (news, messengers, processes, reading, replaying, opened):
            if each is not None:
                await asyncio.to_thread(each.close)

    return Starlette(
        lifespan=lifespan,
        routes=[
            WebSocketRoute(LIVE, live),
            Route("/api/{rest:path}", ask, methods=METHODS),
            *api_page.routes,
            *metrics.routes,
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
    who = person_of(request)
    path = request.scope["path"]
    state = request.app.state
    name = "none"
    began = perf_counter()
    try:
        asked, _ = find(request.method, path)
        name = asked.name
        state.allowances.admit(name, who.id, address_of(request))
    except Refused as refused:
        answer = told(problem_of(refused), refused.status)
        state.metrics.count("refused", refused.key)
        if "seconds" in refused.facts:
            log.info("%s asks too often: %s", address_of(request), name)
            answer.headers["Retry-After"] = str(refused.facts["seconds"])
    else:
        desk = state.desk
        reply = await carry(desk, who, request.method, path, request.query_params, body)
        answer = response(reply)
    state.metrics.count("requests", name, str(answer.status_code))
    state.metrics.took("request_seconds", perf_counter() - began)
    return answer


def response(reply: Reply) -> Response:
    """A reply as HTTP has it."""
    headers = {"Content-Language": reply.language} if reply.language else None
    return Response(reply.body, reply.status, headers, reply.kind)


# --- problems -----------------------------------------------------------------------------


def told(problem: ErrorOut, status: int) -> Response:
    """A problem as an answer."""
    return response(Reply(msgspec.json.encode(problem), status))


async def tell_http_problem(request: Request, error: Exception) -> Response:
    """No such address, a wrong method, a body that is too large. Who looks for a page is told on
    the page."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return RedirectResponse(f"{request.scope.get('root_path', '')}/#/missing")
    key = HTTP_KEYS.get(error.status_code, "bad-request")
    return told(ErrorOut(error=str(error.detail), key=key, args={}), error.status_code)


async def tell_fault(_request: Request, _error: Exception) -> Response:
    """A mistake of ours; the server's log has the details."""
    return told(our_fault(), 500)
