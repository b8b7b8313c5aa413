"""Discord, Slack, ntfy, Telegram and others, by Apprise, which is an extra of the installation."""

import asyncio
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from threading import get_ident
from typing import Any, Final, NamedTuple

from trilobite.server.outside import Outside
from trilobite.server.posting import fault_of
from trilobite.tables.notice_model import Fault, Letter
from trilobite.tables.problems import Refused

#: The services of Apprise that may be used: those that talk HTTP to somewhere else. Others would
#: write to the server's own log or desktop, or send mail in its name.
SERVICES: Final = frozenset(
    {
        "discord", "gchat", "gotify", "gotifys", "guilded", "matrix", "matrixs", "mattermost",
        "mmost", "mmosts", "msteams", "ntfy", "ntfys", "pbul", "pover", "prowl", "revolt", "rocket",
        "rockets", "signal", "signals", "slack", "tgram", "webex", "wxteams", "zulip",
    }
)  # fmt: skip

#: What Apprise writes into its log when a service has refused.
STATUS: Final = re.compile(r"error=(\d{3})")


class Service(NamedTuple):
    """A service at an address."""

    #: As Apprise writes it, and what it is called.
    address: str
    name: str


def there() -> bool:
    """Whether Apprise is installed."""
    return find_spec("apprise") is not None


def missing() -> Refused:
    """What the operator would have to do."""
    return Refused(
        "needs-apprise",
        "this server cannot reach such services: its operator has to install the extra [notices]",
        409,
    )


@cache
def loaded() -> Any:
    """Apprise. What it says of addresses is not for our log."""
    import apprise

    apprise.logger.propagate = False
    return apprise


class OwnLines(logging.Handler):
    """Keeps what is said in this thread: other notices may be on their way at the same time."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._thread: Final = get_ident()
        self.lines: Final[list[str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.thread == self._thread:
            self.lines.append(record.getMessage())


@contextmanager
def heard() -> Iterator[list[str]]:
    """What Apprise warns of in this thread meanwhile."""
    handler = OwnLines()
    logger = loaded().logger
    logger.addHandler(handler)
    try:
        yield handler.lines
    finally:
        logger.removeHandler(handler)


def service_at(address: str) -> Any:
    """The service that Apprise finds at an address, if it is one that may be used."""
    found = loaded().Apprise.instantiate(address, suppress_exceptions=True)
    if found is None:
        return None
    return found if set(found.schemas()) & SERVICES else None


async def find(outside: Outside, address: str) -> Service | None:
    """The service at an address, if there is one. Raises Refused if it leads inside."""
    found = await asyncio.to_thread(service_at, address)  # loading it takes a while
    if found is None:
        return None
    host = getattr(found, "host", None)
    if isinstance(host, str) and "." in host:
        await outside.require_host(host, found.port or 443)
    return Service(found.url(), str(found.service_name or "Apprise"))


def send(outside: Outside, address: str, letter: Letter) -> Fault:
    """Sends a notice by a service; what went wrong, or nothing. It takes its time."""
    found = service_at(address)
    if found is None:
        return "gone"
    text = "\n".join([*letter.lines, letter.link])
    with outside.watched() as watched, heard() as lines:
        arrived = found.notify(body=text, title=letter.title)
    if arrived:
        return ""
    if watched.refused:
        return "forbidden"
    status = STATUS.search(" ".join(lines))
    return fault_of(int(status[1])) or "failed" if status else "unreachable"
