"""Addresses that people enter lead out of this network, or nowhere.

Whoever may name an address could otherwise let the server talk to machines that only it can reach:
the database, the router, the metadata of a cloud. So the addresses behind a name are looked up and
judged, and the connection goes to one that was judged; programs that connect by themselves are
watched while they do.
"""

import asyncio
import ipaddress
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from trilobite.tables.problems import Refused

#: Networks that carry an IPv4 address within one of IPv6: what counts is what they carry.
CARRYING: Final = ipaddress.IPv6Network("64:ff9b::/96")


class Inside(OSError):
    """An address that leads to where only the server can go."""


def is_outside(address: str) -> bool:
    """Whether an IP address is one of the public internet."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        carried = found.ipv4_mapped or found.sixtofour
        if carried is None and found in CARRYING:
            carried = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if carried is not None:
            return is_outside(str(carried))
    return found.is_global and not found.is_multicast


class Outside:
    """Judges addresses. An operator who tries things out may allow all of them."""

    def __init__(self, inside_too: bool = False) -> None:
        self.inside_too: Final = inside_too

    async def find(self, host: str, port: int) -> str:
        """The IP address of a host that may be talked to. Raises Inside if there is none, or if
        any of them leads inside, and OSError if nobody knows it."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not (self.inside_too or all(map(is_outside, addresses))):
            raise Inside(f"{host} is not of the public internet")
        return addresses[0]

    async def require(self, address: str) -> SplitResult:
        """An address of a web service that may be asked. Raises Refused if it is none."""
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port or 443
        except ValueError:
            raise bad_address() from None
        known = ("http", "https") if self.inside_too else ("https",)
        if parts.scheme not in known or not host:
            raise bad_address()
        await self.require_host(host, port)
        return parts

    async def require_host(self, host: str, port: int) -> None:
        """Raises Refused if a host may not be talked to, or nobody knows it."""
        try:
            await self.find(host, port)
        except Inside:
            raise Refused(
                "address-inside", "this address does not lead to the public internet", 422
            ) from None
        except (OSError, UnicodeError):
            raise Refused(
                "address-unknown", f"nobody knows {host[:100]!r}", 422, host=host[:100]
            ) from None

    @contextmanager
    def watched(self) -> Iterator["Watched"]:
        """What this thread does meanwhile connects to the outside only, wherever names and
        redirects lead."""
        watch()
        watched.on = not self.inside_too
        watched.refused = False
        try:
            yield watched
        finally:
            watched.on = False


def bad_address() -> Refused:
    """Something that is no address of a web service."""
    return Refused("bad-address", "an address begins with https:// and names a host", 422)


class Watched(threading.local):
    """Whether a thread is watched, and whether it was kept from going inside."""

    on = False
    refused = False


watched: Final = Watched()
watching: Final = threading.Lock()
hooked: Final[list[bool]] = []


def watch() -> None:
    """Has Python tell of every connection that it makes. There is no way to stop that, so it begins
    when it is first needed."""
    with watching:
        if not hooked:
            sys.addaudithook(judge)
            hooked.append(True)


def judge(event: str, arguments: tuple[Any, ...]) -> None:
    """Refuses to connect a watched thread to the inside."""
    if event != "socket.connect" or not watched.on:
        return
    address = arguments[1]
    if not isinstance(address, tuple) or not is_outside(str(address[0])):
        watched.refused = True
        raise Inside("this address does not lead to the public internet")
