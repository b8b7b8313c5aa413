"""Takes notices to people: to their browsers, by mail, to web services. One task of a server looks
every few seconds what is due."""

import asyncio
import json
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from trilobite.server import mail, services
from trilobite.server.mail import Post
from trilobite.server.outside import Outside
from trilobite.server.posting import post
from trilobite.server.push import Pushing
from trilobite.tables.clock import Clock
from trilobite.tables.couriers import Address
from trilobite.tables.notice_model import Fault, Letter, Way, WayKind
from trilobite.tables.notice_store import NoticeStore
from trilobite.tables.notices import Notices
from trilobite.tables.problems import Refused
from trilobite.tables.store import StoreError

log = logging.getLogger(__name__)

#: Seconds that a delivery may take.
PATIENCE: Final = 9.0

#: Seconds between two looks what is due.
GLANCE: Final = 3.0

#: Deliveries at the same time that need a thread.
THREADS: Final = 8


class Sending(NamedTuple):
    """How a server sends notices."""

    #: Where links lead: the public address of the server, if it is known.
    site: str = ""
    post: Post | None = None
    #: Whether addresses that people enter may lead inside: for those who try things out.
    inside_too: bool = False
    #: Seconds that a notice waits, and between two looks.
    wait: int = 60
    glance: float = GLANCE


class Messengers:
    """All ways by which a server sends."""

    def __init__(self, store: NoticeStore, sending: Sending) -> None:
        self.site: Final = sending.site
        self._post: Final = sending.post
        self._outside: Final = Outside(sending.inside_too)
        self._push: Final = Pushing(store, self._outside, contact_of(sending))
        self._threads: Final = ThreadPoolExecutor(THREADS, thread_name_prefix="notices")

    def close(self) -> None:
        """Finishes what was begun."""
        self._threads.shutdown(cancel_futures=True)

    def ways(self) -> list[WayKind]:
        found: list[WayKind] = ["push", "hook"]
        if self._post:
            found.append("mail")
        if services.there():
            found.append("service")
        return found

    async def push_key(self) -> str:
        return await self._push.key()

    async def check(self, kind: WayKind, address: str) -> Address:
        if kind == "mail":
            if self._post is None:
                raise Refused("no-mail", "this server sends no mail", 409)
            return Address("mail", mail.mail_address(address), "")
        if kind == "hook" and services.there():
            service = await services.find(self._outside, address)
            if service is not None:
                return Address("service", service.address, service.name)
        elif kind == "hook" and not address.startswith(("http:", "https:")):
            raise services.missing()
        parts = await self._outside.require(address)
        return Address(kind, address, parts.hostname or "")

    async def deliver(self, way: Way, letter: Letter) -> Fault:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._deliver(way, letter)
        except TimeoutError:
            return "silent"
        except Exception as error:
            # What the packages of others may raise; addresses are secrets, so no more is told.
            log.error("a notice by %s failed: %s", way.kind, type(error).__name__)
            return "failed"

    async def _deliver(self, way: Way, letter: Letter) -> Fault:
        if way.kind == "push":
            return await self._push.deliver(way, letter)
        if way.kind == "hook":
            said = {"title": letter.title, "lines": letter.lines, "link": letter.link}
            body = json.dumps(said, ensure_ascii=False).encode()
            return await post(
                self._outside, way.address, {"Content-Type": "application/json"}, body
            )
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._slowly, way, letter)

    def _slowly(self, way: Way, letter: Letter) -> Fault:
        """In a thread of its own."""
        if way.kind == "mail":
            found = self._post
            return mail.send(found, way, letter, PATIENCE) if found else "not-here"
        if not services.there():
            return "not-here"
        return services.send(self._outside, way.address, letter)


def contact_of(sending: Sending) -> str:
    """Whom the push services of browsers may write to."""
    if sending.post:
        return f"mailto:{sending.post.sender}"
    parts = urlsplit(sending.site)
    host = parts.hostname or ""
    return f"https://{host}" if parts.scheme == "https" and "." in host else "https://localhost"


async def keep_sending(notices: Notices, clock: Clock, glance: float) -> None:
    """Does what is due, for as long as the server runs."""
    while True:
        try:
            busy = await notices.round()
        except StoreError as error:
            log.warning("notices wait: %s", error)
            busy = 0
        except Exception:
            log.exception("notices could not be looked after")
            busy = 0
        await clock.sleep(0 if busy else glance)
