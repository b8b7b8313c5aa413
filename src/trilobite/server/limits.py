"""How much a client may send in one request."""

from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trilobite.tables.bodies import LONGEST_RECORD

#: Bytes: the longest record as JSON, where a line break takes two.
LARGEST_BODY: Final = LONGEST_RECORD + LONGEST_RECORD // 4


class BodyLimit:
    """Refuses a body that is too large before it has been read."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        declared = Headers(scope=scope).get("content-length", "0")
        announced = int(declared) if declared.isdecimal() else 0
        got = 0

        async def counted() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if max(got, announced) > LARGEST_BODY:
                raise HTTPException(413, f"a request has at most {LARGEST_BODY} bytes")
            return message

        await self._app(scope, counted, send)
