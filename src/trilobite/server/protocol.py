"""HTTP with bounds that uvicorn does not set: how long the head of a request may be, and how long
it may take to come. Who opens connections and says nothing, or never stops, is let go."""

import asyncio
from typing import Any, Final

from starlette.responses import PlainTextResponse
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

#: Bytes of the address and all headers, and seconds until they have come.
LARGEST_HEAD: Final = 32 * 1024
SECONDS_FOR_HEAD: Final = 15.0

TOO_LARGE: Final = "the headers of a request have at most 32 KiB"
TOO_SLOW: Final = "the headers of the request did not come"


class BoundedHttp(HttpToolsProtocol):
    """A connection over which somebody asks."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._head_bytes = 0
        self._head_timer: asyncio.TimerHandle | None = None
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._head_came()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head_timer is not None:
            self._head_bytes += len(data)
            if self._head_bytes > LARGEST_HEAD:
                self._refuse(431, TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await_head()

    def on_headers_complete(self) -> None:
        self._head_came()
        head = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if head > LARGEST_HEAD:
            self.app = tell_too_large  # the last request of this connection
        super().on_headers_complete()

    def _await_head(self) -> None:
        if self._head_timer is None:
            self._head_bytes = 0
            self._head_timer = self.loop.call_later(SECONDS_FOR_HEAD, self._refuse, 408, TOO_SLOW)

    def _head_came(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _refuse(self, status: int, line: str) -> None:
        """Says what is wrong and closes the connection."""
        self._head_came()
        if not self.transport.is_closing():
            self.transport.write(
                f"HTTP/1.1 {status} \r\ncontent-type: text/plain; charset=utf-8\r\n"
                f"content-length: {len(line)}\r\nconnection: close\r\n\r\n{line}".encode("ascii")
            )
            self.transport.close()


async def tell_too_large(scope: Any, receive: Any, send: Any) -> None:
    """Answers a request whose head was too large."""
    await PlainTextResponse(TOO_LARGE, 431, {"connection": "close"})(scope, receive, send)
