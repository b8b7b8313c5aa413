"""Web push: notices that browsers show even if no page is open. They are encrypted for the browser
(RFC 8291), and signed, so that its push service knows who sends (VAPID, RFC 8292)."""

import base64
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from trilobite.server.outside import Outside
from trilobite.server.posting import post
from trilobite.tables.bodies.notices import PushedOut
from trilobite.tables.notice_model import Fault, Letter, Way
from trilobite.tables.notice_store import NoticeStore
from trilobite.tables.store import Paper

#: The paper with the key that signs.
VAPID: Final = "notices-vapid"

#: Seconds for which a push service keeps a notice for a browser that is away, and for which a
#: signature is good.
KEPT: Final = 24 * 3600
SIGNED: Final = 12 * 3600

#: Characters of a text: a push service takes 4,096 bytes altogether.
LONGEST: Final = 700


class Pushing:
    """Sends to browsers. The key that signs is made when it is first needed and kept in the
    database: browsers trust no other."""

    def __init__(self, store: NoticeStore, outside: Outside, contact: str) -> None:
        self._store: Final = store
        self._outside: Final = outside
        #: Whom a push service may write to: a `mailto:` or `https:` address.
        self._contact: Final = contact
        self._key: Any = None

    async def key(self) -> str:
        """The public key, as browsers take it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        public = (await self._vapid()).public_key
        return in_base64(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def _vapid(self) -> Any:
        if self._key is None:
            from py_vapid import Vapid02

            new = Vapid02()
            new.generate_keys()
            kept = await self._store.put_new(Paper(VAPID, "key", new.private_pem().decode()))
            self._key = Vapid02.from_pem(kept.encode())
        return self._key

    async def deliver(self, way: Way, letter: Letter) -> Fault:
        """Sends a notice to a browser."""
        said = PushedOut(
            title=letter.title[:LONGEST],
            body="\n".join(letter.lines)[:LONGEST],
            link=letter.link,
            tag=letter.tag,
            language=letter.language,
        )
        try:
            body = encrypted(msgspec.json.encode(said), way)
        except ValueError:
            return "gone"
        parts = urlsplit(way.address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self._contact,
            "exp": int(time.time()) + SIGNED,
        }
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "high",
            **(await self._vapid()).sign(claims),
        }
        return await post(self._outside, way.address, headers, body)


def encrypted(said: bytes, way: Way) -> bytes:
    """A text for the eyes of a browser. Raises ValueError if its keys are none."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    found: bytes = http_ece.encrypt(
        said,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=from_base64(way.key),
        auth_secret=from_base64(way.auth),
        version="aes128gcm",
    )
    return found


def in_base64(data: bytes) -> str:
    """As web push writes bytes."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Bytes that web push has written."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
