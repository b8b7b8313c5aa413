"""Requests whose heads are too long, or do not come, over real sockets; and bodies that do not."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
import uvicorn
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send

from tests.server.process import free_port
from trilobite.server import limits, protocol

ASK = b"GET / HTTP/1.1\r\nHost: here\r\n"
LONG = b"X-Long: " + 40_000 * b"x" + b"\r\n"

#: Sends parts with a pause between them; the first line of the answer.
Ask = Callable[..., Awaitable[bytes]]


def with_server(use: Callable[[Ask], Awaitable[None]]) -> None:
    async def run() -> None:
        port = free_port()
        config = uvicorn.Config(
            PlainTextResponse("hello"),
            port=port,
            http=protocol.BoundedHttp,
            log_config=None,
            lifespan="off",
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)

        async def ask(*parts: bytes, pause: float = 0.0) -> bytes:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            for part in parts:
                writer.write(part)
                await asyncio.sleep(pause)
            said = await reader.readline()
            writer.close()
            return said

        await use(ask)
        server.should_exit = True
        await serving

    asyncio.run(run())


def test_a_head_that_is_too_long_is_refused_whole_or_not() -> None:
    async def use(ask: Ask) -> None:
        assert (await ask(ASK, b"\r\n")).startswith(b"HTTP/1.1 200")
        assert (await ask(ASK + LONG + b"\r\n")).startswith(b"HTTP/1.1 431")
        assert (await ask(ASK, LONG)).startswith(b"HTTP/1.1 431")
        path = b"GET /" + 40_000 * b"x" + b" HTTP/1.1\r\nHost: here\r\n\r\n"
        assert (await ask(path)).startswith(b"HTTP/1.1 431")
        body = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 90000\r\n\r\n" + 90_000 * b"x"
        assert (await ask(body)).startswith(b"HTTP/1.1 200"), "a body has bounds of its own"

    with_server(use)


def test_a_head_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "SECONDS_FOR_HEAD", 0.3)

    async def use(ask: Ask) -> None:
        assert (await ask()).startswith(b"HTTP/1.1 408")
        assert (await ask(ASK)).startswith(b"HTTP/1.1 408")
        drops = [b"GET / HTTP/1.1\r\n", *[b"X: y\r\n"] * 4]
        assert (await ask(*drops, pause=0.05)).startswith(b"HTTP/1.1 408")
        assert (await ask(ASK + b"\r\n", pause=0.5)).startswith(b"HTTP/1.1 200")

    with_server(use)


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PATIENCE", 0.02)

    async def reads_all(scope: Scope, receive: Receive, _send: Send) -> None:
        await Request(scope, receive).body()

    async def begun() -> Message:
        if parts:
            return {"type": "http.request", "body": parts.pop(), "more_body": True}
        await asyncio.sleep(60)
        raise AssertionError("nobody waits for it")

    async def nobody(_message: Message) -> None:
        raise AssertionError("nothing is answered")

    parts = [b"{", b'"game": ']
    scope = {"type": "http", "method": "POST", "path": "/", "headers": []}
    with pytest.raises(HTTPException) as caught:
        asyncio.run(limits.BodyLimit(reads_all)(scope, begun, nobody))
    assert (caught.value.status_code, parts) == (408, [])
