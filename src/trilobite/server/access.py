"""Who asks: a browser, known by an unguessable token in a cookie. It needs no account."""

import hashlib
import secrets
from http.cookies import SimpleCookie
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trilobite.tables.access import Person

#: The cookie that is all that ties a browser to its tables, and how long it lasts: a year.
COOKIE: Final = "trilobite"
COOKIE_AGE: Final = 365 * 24 * 3600

#: So much is read of what a browser says of itself.
LONGEST_AGENT: Final = 300

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


def owner_of(token: str) -> str:
    """Tokens are kept as hashes: who reads the database cannot play for others. A browser without
    a token is nobody."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def person_of(connection: HTTPConnection) -> Person:
    """The browser that asks; the desk knows whose it is."""
    headers = connection.headers
    return Person(
        owner_of(connection.cookies.get(COOKIE, "")),
        origin=headers.get("origin", "") if same_site(connection) else "",
        agent=headers.get("user-agent", "")[:LONGEST_AGENT],
        site=str(connection.base_url),
    )


def same_site(connection: HTTPConnection) -> bool:
    """Whether the page that asks came from this server, or is no page. Behind a proxy the server
    may not hear by which name browsers call it, unless it was told."""
    origin = connection.headers.get("origin")
    ours = (connection.headers.get("host"), connection.app.state.public or None)
    return origin is None or urlsplit(origin).netloc in ours


def address_of(connection: HTTPConnection) -> str:
    """Where they ask from; a proxy on this machine says it for them."""
    return connection.client.host if connection.client else ""


class BrowserToken:
    """Gives every browser a token and says what its pages may load."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        new = ""
        if not HTTPConnection(scope).cookies.get(COOKIE):
            new = secrets.token_urlsafe(32)
            scope["headers"] = [*scope["headers"], (b"cookie", f"{COOKIE}={new}".encode())]

        async def send_marked(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if new:
                    headers.append("set-cookie", cookie(new, scope["scheme"] == "https"))
            await send(message)

        await self._app(scope, receive, send_marked)


def cookie(token: str, secure: bool) -> str:
    """The cookie that a browser is given."""
    made: SimpleCookie = SimpleCookie()
    made[COOKIE] = token
    made[COOKIE].update({"path": "/", "max-age": str(COOKIE_AGE), "samesite": "lax"})
    made[COOKIE]["httponly"] = True
    made[COOKIE]["secure"] = secure
    return made[COOKIE].OutputString()
