"""Sending something to a web service whose address somebody has entered. Nothing of the answer is
read but its status, and nobody is led elsewhere."""

import asyncio
import ssl
from functools import cache
from typing import Final
from urllib.parse import quote

from trilobite.server.outside import Inside, Outside
from trilobite.tables.notice_model import Fault
from trilobite.tables.problems import Refused

#: Bytes of the first line of an answer.
LONGEST_LINE: Final = 1_000

#: What an address may hold as it is.
SAFE: Final = "/?:@!$&'()*+,;=~-._%"

#: What statuses mean.
FAULTS: Final[dict[int, Fault]] = {
    401: "refused", 403: "refused", 404: "gone", 410: "gone", 429: "busy",
}  # fmt: skip


async def post(outside: Outside, address: str, headers: dict[str, str], body: bytes) -> Fault:
    """Posts a body to an address; what went wrong, or nothing."""
    try:
        return fault_of(await status(outside, address, headers, body))
    except (Refused, Inside):
        return "forbidden"
    except (OSError, UnicodeError, ValueError):
        return "unreachable"


def fault_of(status: int) -> Fault:
    """What a status of HTTP means for a delivery."""
    if 200 <= status < 300:
        return ""
    return FAULTS.get(status, "busy" if status >= 500 else "failed")


async def status(outside: Outside, address: str, headers: dict[str, str], body: bytes) -> int:
    """The status with which an address answers."""
    parts = await outside.require(address)
    secure = parts.scheme == "https"
    host = parts.hostname or ""
    port = parts.port or (443 if secure else 80)
    place = await outside.find(host, port)
    reader, writer = await asyncio.open_connection(
        place,
        port,
        limit=LONGEST_LINE,
        ssl=tls() if secure else None,
        server_hostname=host if secure else None,
    )
    try:
        path = quote((parts.path or "/") + (f"?{parts.query}" if parts.query else ""), safe=SAFE)
        said = {
            "Host": parts.netloc.rpartition("@")[2],
            "User-Agent": "Trilobite",
            "Content-Length": str(len(body)),
            "Connection": "close",
            **headers,
        }
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        first = (await reader.readline()).split()
        if len(first) < 2 or not first[0].startswith(b"HTTP/"):
            raise ValueError("that was no answer of a web service")
        return int(first[1])
    finally:
        writer.close()


@cache
def tls() -> ssl.SSLContext:
    """Certificates as the system knows them."""
    return ssl.create_default_context()
