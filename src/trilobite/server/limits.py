"""How much a client may send in one request, and how long it may take."""

import asyncio
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trilobite.tables.bodies.seating import LONGEST_RECORD

#: Bytes: the longest record as JSON, where a line break takes two.
LARGEST_BODY: Final = LONGEST_RECORD + LONGEST_RECORD // 4

#: Seconds between two parts of a body, and for the whole of it.
PATIENCE: Final = 20.0
LONGEST: Final = 120.0


class BodyLimit:
    """Refuses a body that is too large before it has been read, and one that does not come."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        declared = Headers(scope=scope).get("content-length", "0")
        announced = int(declared) if declared.isdecimal() else 0
        got = 0
        complete = False
        now = asyncio.get_running_loop().time
        until = now() + LONGEST

        async def counted() -> Message:
            nonlocal got, complete
            if complete:
                return await receive()
            try:
                message = await asyncio.wait_for(receive(), min(PATIENCE, until - now()))
            except TimeoutError:
                raise HTTPException(408, "the rest of the request did not come") from None
            complete = not message.get("more_body", False)
            got += len(message.get("body", b""))
            if max(got, announced) > LARGEST_BODY:
                raise HTTPException(413, f"a request has at most {LARGEST_BODY} bytes")
            return message

        await self._app(scope, counted, send)
