"""What notices are sent to, on this machine: a web service, a mail server, a browser's keys."""

import base64
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.process import free_port

#: Seconds within which something that is sent at once has to arrive.
PATIENCE = 15.0


class Request(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class WebService:
    """Takes what is posted, and answers with a status that can be chosen."""

    def __init__(self) -> None:
        self.got: list[Request] = []
        self.status = 201
        #: Seconds that an answer takes.
        self.delay = 0.0
        self.location = ""
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.got.append(Request(self.path, headers, body))
                time.sleep(service.delay)
                self.send_response(service.status)
                if service.location:
                    self.send_header("Location", service.location)
                self.send_header("Content-Length", "2")
                self.end_headers()
                self.wfile.write(b"{}")

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._thread = Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def titles(self) -> list[str]:
        """The titles of what a plain webhook has got."""
        return [json.loads(request.body)["title"] for request in self.got]


@contextmanager
def web_service() -> Iterator[WebService]:
    service = WebService()
    try:
        yield service
    finally:
        service.close()


class MailServer:
    """Takes mail."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.port = free_port()
        #: What it says to who sends.
        self.says = "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        if self.says.startswith("250"):
            found = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(found, EmailMessage)
            self.got.append(found)
        return self.says


@contextmanager
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    controller = Controller(server, hostname="127.0.0.1", port=server.port)
    controller.start()
    try:
        yield server
    finally:
        controller.stop()


class PushBrowser:
    """What a browser keeps to itself that is pushed to."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"

    def subscription(self, address: str) -> dict[str, str]:
        public = self._key.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "kind": "push",
            "address": address,
            "key": base64.urlsafe_b64encode(point).rstrip(b"=").decode(),
            "auth": base64.urlsafe_b64encode(self._auth).rstrip(b"=").decode(),
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """What was pushed, in clear."""
        text = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        found: dict[str, Any] = json.loads(text)
        return found


def within(fits: Callable[[], Any]) -> None:
    """Waits until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < deadline, "it took too long"
        time.sleep(0.02)
