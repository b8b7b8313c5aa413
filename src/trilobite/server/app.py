"""The server: an API for tables, live play over WebSocket, and the page itself."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from trilobite import __version__
from trilobite.core.errors import TrilobiteError
from trilobite.server import (
    analysis_routes,
    api,
    api_page,
    history_routes,
    live,
    reference_routes,
    table_routes,
)
from trilobite.server.access import COOKIE
from trilobite.server.analysis import Analyses
from trilobite.server.bots import BotRunner
from trilobite.server.limits import BodyLimit
from trilobite.server.packs import Packs
from trilobite.server.problems import Problem, problem_of, status_of
from trilobite.server.store import Store
from trilobite.server.tables import Tables

#: A year: the cookie is all that ties a browser to its tables.
COOKIE_AGE: Final = 365 * 24 * 3600

#: What the page may load and from where: itself only, and nothing written into the page.
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'self';"
    " form-action 'self'; frame-ancestors 'none'"
)

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}

#: Keys of problems that HTTP knows itself; others are bad requests.
HTTP_KEYS: Final = {404: "not-found", 405: "not-allowed", 413: "too-large"}


def create_app(database: str, packs: Path | None = None) -> FastAPI:
    """The application over a database and a directory of packs."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database)
        tables = Tables(store, Packs(packs))
        bots = BotRunner(tables.packs)
        app.state.tables = tables
        app.state.rooms = live.Rooms(bots)
        app.state.analyses = Analyses(bots.thinkers, tables.packs)
        yield
        await app.state.analyses.close()
        await bots.close()
        await asyncio.to_thread(store.close)

    app = FastAPI(
        title="Trilobite",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        responses={"4XX": {"model": api.ErrorOut}},
    )
    app.add_exception_handler(TrilobiteError, tell_refusal)
    app.add_exception_handler(RequestValidationError, tell_bad_request)
    app.add_exception_handler(HTTPException, tell_http_problem)
    app.add_exception_handler(Exception, tell_fault)
    app.add_middleware(BodyLimit)
    app.middleware("http")(browser_token)
    for routes in (
        table_routes,
        history_routes,
        analysis_routes,
        reference_routes,
        live,
        api_page,
    ):
        app.include_router(routes.router)
    api_page.describe_live(app)
    add_page(app)
    return app


def add_page(app: FastAPI) -> None:
    """The client, if it has been built."""
    page = resources.files("trilobite.server") / "static"
    if (page / "index.html").is_file():
        app.mount("/", StaticFiles(directory=str(page), html=True))


# --- errors -------------------------------------------------------------------------------


def told(problem: Problem, status: int) -> Response:
    """A problem as an answer."""
    body = msgspec.json.encode(problem)
    return Response(body, status_code=status, media_type="application/json")


async def tell_refusal(_request: Request, error: Exception) -> Response:
    """Errors that are the caller's business, in one line."""
    assert isinstance(error, TrilobiteError)
    return told(problem_of(error), status_of(error))


async def tell_bad_request(_request: Request, error: Exception) -> Response:
    """A body or address that does not have the documented shape."""
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    line = " ".join(f"{where}: {first['msg']}".split()).encode(errors="replace").decode()
    return told(Problem(error=line, key="bad-request"), 422)


async def tell_http_problem(_request: Request, error: Exception) -> Response:
    """No such address, a wrong method, a body that is too large."""
    assert isinstance(error, HTTPException)
    key = HTTP_KEYS.get(error.status_code, "bad-request")
    return told(Problem(error=str(error.detail), key=key), error.status_code)


async def tell_fault(_request: Request, _error: Exception) -> Response:
    """A mistake of ours; the server's log has the details."""
    return told(Problem(error="the server made a mistake here", key="server-fault"), 500)


# --- the browser's token ------------------------------------------------------------------


async def browser_token(
    request: Request, call_next: Callable[[Request], Awaitable[Response]]
) -> Response:
    """Gives every browser an unguessable token; it needs no account."""
    token = request.cookies.get(COOKIE)
    new = "" if token else secrets.token_urlsafe(32)
    if new:
        request.scope["headers"].append((b"cookie", f"{COOKIE}={new}".encode()))
    response = await call_next(request)
    if new:
        response.set_cookie(
            COOKIE,
            new,
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response
