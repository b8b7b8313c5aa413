"""The server: an API for tables, live play over WebSocket, and the page itself."""

import asyncio
import hashlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from importlib import resources
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from fastapi import Cookie, Depends, FastAPI, Query, Request, Response, WebSocket
from fastapi.responses import JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from starlette.websockets import WebSocketDisconnect

from trilobite import __version__
from trilobite.bots import BOTS
from trilobite.core.decision import Event
from trilobite.core.errors import TrilobiteError
from trilobite.games.registry import GAMES
from trilobite.server import api
from trilobite.server.bots import BotRunner
from trilobite.server.catalogue import catalogue, setups
from trilobite.server.model import Seat
from trilobite.server.snapshot import decision_parts, log_parts, option_parts, table_state
from trilobite.server.store import Store
from trilobite.server.tables import Forbidden, NoSuchTable, Table, Tables

COOKIE: Final = "trilobite"

#: A year: the cookie is all that ties a browser to its tables.
COOKIE_AGE: Final = 365 * 24 * 3600


#: What the page may load and from where: itself only.
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"
)


def owner_of(token: str) -> str:
    """Tokens are kept as hashes: who reads the database cannot play for others."""
    return hashlib.sha256(token.encode()).hexdigest()


def create_app(database: str) -> FastAPI:
    """The application over a database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(database)
        app.state.tables = Tables(store)
        app.state.bots = BotRunner()
        yield
        app.state.bots.close()
        await asyncio.to_thread(store.close)

    app = FastAPI(title="Trilobite", version=__version__, lifespan=lifespan)
    app.add_exception_handler(TrilobiteError, tell_problem)
    app.middleware("http")(browser_token)
    add_tables(app)
    add_looking_back(app)
    add_reference(app)
    add_live(app)
    add_page(app)
    return app


async def tell_problem(_request: Request, error: Exception) -> Response:
    """Errors that are the caller's business, in one line."""
    status = 404 if isinstance(error, NoSuchTable) else 403 if isinstance(error, Forbidden) else 400
    return JSONResponse({"error": str(error)}, status_code=status)


async def browser_token(
    request: Request, call_next: Callable[[Request], Awaitable[Response]]
) -> Response:
    """Gives every browser an unguessable token; it needs no account."""
    token = request.cookies.get(COOKIE)
    if token is None:
        token = secrets.token_urlsafe(32)
        request.state.new_token = token
        request.scope["headers"].append((b"cookie", f"{COOKIE}={token}".encode()))
    response = await call_next(request)
    if hasattr(request.state, "new_token"):
        response.set_cookie(COOKIE, token, max_age=COOKIE_AGE, httponly=True, samesite="lax")
    response.headers.setdefault("X-Content-Type-Options", "nosniff")
    response.headers.setdefault("Referrer-Policy", "same-origin")
    if not request.url.path.startswith("/docs"):
        response.headers.setdefault("Content-Security-Policy", POLICY)
    return response


def current_owner(trilobite: Annotated[str, Cookie()] = "") -> str:
    """The browser that asks."""
    return owner_of(trilobite)


Owner = Annotated[str, Depends(current_owner)]


async def find_table(request: Request, table_id: str) -> Table:
    """The table named in the address."""
    tables: Tables = request.app.state.tables
    return await tables.get(table_id)


TheTable = Annotated[Table, Depends(find_table)]


def add_tables(app: FastAPI) -> None:
    """Making tables, listing them, taking seats."""

    @app.get("/api/games")
    async def games() -> list[api.GameOut]:
        return [setups(name, list(BOTS)) for name in GAMES]

    @app.post("/api/tables")
    async def new_table(body: api.NewTable, owner: Owner, request: Request) -> api.TableCreated:
        seats = [Seat(kind=s.kind, name=s.name.strip(), bot=s.bot) for s in body.seats]
        tables: Tables = request.app.state.tables
        table = await tables.create(
            owner, body.game, body.options, seats, seed=body.seed, pace=body.pace
        )
        return api.TableCreated(id=table.id)

    @app.get("/api/tables")
    async def my_tables(owner: Owner, request: Request) -> list[api.TableOut]:
        tables: Tables = request.app.state.tables
        found: list[api.TableOut] = []
        for table_id, created in await tables.owned_by(owner):
            found.append(summary(await tables.get(table_id), created, owner))
        return found

    @app.post("/api/tables/{table_id}/claim/{seat}")
    async def claim(table: TheTable, seat: int, link: str, owner: Owner) -> dict[str, bool]:
        if not secrets.compare_digest(link, table.body.claim):
            raise Forbidden("this link does not open a seat")
        await table.claim(seat, owner)
        return {"mine": True}

    @app.get("/api/tables/{table_id}/links")
    async def links(table: TheTable, owner: Owner) -> dict[str, str]:
        if owner != table.owner:
            raise Forbidden("only who made the table hands out its links")
        return {"claim": table.body.claim, "watch": table.body.watch}


def summary(table: Table, created: str, owner: str) -> api.TableOut:
    """A table as a line in a list."""
    mine = table.seats_of(owner)
    return api.TableOut(
        id=table.id,
        created=created,
        game=table.body.game,
        options=table.body.options,
        seats=[
            api.SeatOut(
                kind=seat.kind,
                name=seat.shown_name(),
                taken=seat.kind != "open" or number in table.claims,
                mine=number in mine,
            )
            for number, seat in enumerate(table.body.seats)
        ],
        over=table.session.over,
        my_turn=any(seat in mine for seat in table.session.deciders()),
        what_if=table.body.parent is not None,
    )


def may_look(table: Table, owner: str, watch: str) -> None:
    """Raises unless the browser plays here, made the table, or has the spectator link."""
    known = owner == table.owner or bool(table.seats_of(owner))
    if not known and watch not in (table.body.watch, table.body.claim):
        raise NoSuchTable("there is no such table, or you need its link")


def add_looking_back(app: FastAPI) -> None:
    """The game as it was, why-nots, records and what-ifs."""

    @app.get("/api/tables/{table_id}/steps/{answers}")
    async def step(table: TheTable, answers: int, owner: Owner, watch: str = "") -> Response:
        may_look(table, owner, watch)
        past = table.session.fork(answers, seed=None)
        pending = [past.decision_for(seat) for seat in past.deciders()]
        return encoded(
            {
                "answers": answers,
                "of": len(table.session.answers()),
                "view": table.game.view(past.state, None),
                "asked": [decision_parts(d, table.game) for d in pending if d is not None],
                "log": log_parts(past, 0)[-20:],
            }
        )

    @app.get("/api/tables/{table_id}/refusals/{seat}")
    async def refusals(table: TheTable, seat: int, owner: Owner) -> list[api.RefusalOut]:
        table.require(owner, seat)
        return [
            api.RefusalOut(
                **option_parts(refusal.option, table.game),
                reason=refusal.reason.key,
                clause=refusal.reason.clause,
            )
            for refusal in table.session.refusals(seat)
        ]

    @app.get("/api/tables/{table_id}/record", response_class=PlainTextResponse)
    async def record(table: TheTable, owner: Owner, watch: str = "") -> str:
        may_look(table, owner, watch)
        return table.record()

    @app.post("/api/tables/{table_id}/fork")
    async def fork(
        table: TheTable, body: api.Fork, owner: Owner, request: Request, watch: str = ""
    ) -> api.TableCreated:
        may_look(table, owner, watch)
        tables: Tables = request.app.state.tables
        return api.TableCreated(id=(await tables.fork(table, owner, body.answers)).id)

    @app.post("/api/records")
    async def upload(body: api.Upload, owner: Owner, request: Request) -> api.TableCreated:
        tables: Tables = request.app.state.tables
        return api.TableCreated(id=(await tables.upload(owner, body.record)).id)


def add_reference(app: FastAPI) -> None:
    """Cards and rules."""

    @app.get("/api/games/{game}/cards")
    async def cards(game: str) -> Response:
        return encoded(catalogue(game))

    @app.get("/api/games/{game}/rules", response_class=PlainTextResponse)
    async def rules(game: str) -> str:
        catalogue(game)
        return (resources.files("trilobite.games") / game / "rules.md").read_text("utf-8")


def encoded(value: Any) -> Response:
    """Plain values as JSON, without a detour through the API's models."""
    return Response(msgspec.json.encode(value), media_type="application/json")


def add_live(app: FastAPI) -> None:
    """Live play."""

    @app.websocket("/api/tables/{table_id}/live")
    async def live(
        socket: WebSocket,
        table_id: str,
        trilobite: Annotated[str, Cookie()] = "",
        watch: Annotated[str, Query()] = "",
    ) -> None:
        if not same_site(socket):
            await socket.close(code=4403)
            return
        await socket.accept()
        owner = owner_of(trilobite)
        tables: Tables = socket.app.state.tables
        try:
            table = await tables.get(table_id)
            may_look(table, owner, watch)
        except TrilobiteError as error:
            await socket.send_json({"type": "error", "error": str(error)})
            await socket.close(code=4404)
            return
        await LiveConnection(socket, table, owner, socket.app.state.bots).run()


def same_site(socket: WebSocket) -> bool:
    """Whether the page that opens the connection came from this server, or is no page."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


def add_page(app: FastAPI) -> None:
    """The client, if it has been built."""
    page = resources.files("trilobite.server") / "static"
    if (page / "index.html").is_file():
        app.mount("/", StaticFiles(directory=str(page), html=True))


class LiveConnection:
    """One browser looking at one table."""

    def __init__(self, socket: WebSocket, table: Table, owner: str, bots: BotRunner) -> None:
        self.socket: Final = socket
        self.table: Final = table
        self.owner: Final = owner
        self.bots: Final = bots
        self.changed: Final = asyncio.Event()
        #: The log as the browser has it.
        self.log_sent: list[Event] = []

    async def run(self) -> None:
        """Tells the browser every change and takes its answers until it leaves."""
        self.table.listeners.add(self.changed.set)
        self.changed.set()
        telling = asyncio.create_task(self.tell())
        self.bots.wake(self.table)
        try:
            while (text := await self.next_message()) is not None:
                await self.take(text)
        finally:
            self.table.listeners.discard(self.changed.set)
            telling.cancel()

    async def next_message(self) -> str | None:
        """What the browser says next; None when it has left."""
        try:
            return await self.socket.receive_text()
        except (WebSocketDisconnect, RuntimeError):
            return None

    async def say(self, message: dict[str, Any]) -> None:
        """Sends a message; a browser that has left does not hear it."""
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.send_text(msgspec.json.encode(message).decode())

    async def tell(self) -> None:
        """Sends the state after each change; changes that come while sending are joined."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            log = self.table.session.log
            state = table_state(self.table, self.owner, common_length(log, self.log_sent))
            self.log_sent = log[:]
            await self.say(state)
            self.bots.wake(self.table)

    async def take(self, text: str) -> None:
        """Takes one message; a wrong one is answered with what is wrong and the state."""
        try:
            message = msgspec.json.decode(text, type=Message)
            if message.type == "answer":
                self.table.require(self.owner, message.seat)
                change = self.table.answer(message.seat, message.key, message.version)
            elif message.type == "undo":
                self.table.require(self.owner, message.seat)
                change = self.table.undo(self.owner, message.seat)
            else:
                change = self.table.redo(self.owner)
            await asyncio.shield(change)  # a browser that leaves does not stop a change half way
        except (TrilobiteError, msgspec.DecodeError) as error:
            await self.say({"type": "error", "error": " ".join(str(error).split())})
            self.log_sent = []
            self.changed.set()


def common_length(log: list[Event], sent: list[Event]) -> int:
    """How many events the browser has already: an undo may have replaced the last ones."""
    if log[: len(sent)] == sent:
        return len(sent)
    length = 0
    for one, other in zip(log, sent, strict=False):
        if one != other:
            break
        length += 1
    return length


class Message(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser says."""

    type: Literal["answer", "undo", "redo"]
    seat: int = -1
    key: str = ""
    version: int | None = None
