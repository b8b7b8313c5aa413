"""Passkeys, as people need them: whoever carries the messages can check them, or cannot."""

from typing import Any, NamedTuple, Protocol

from trilobite.tables.problems import Refused


class Ceremony(NamedTuple):
    """What a browser is asked to sign."""

    challenge: str
    #: As the browser takes it, JSON.
    options: str


class NewKey(NamedTuple):
    """A passkey that a browser has made."""

    id: str
    public_key: str
    used: int


class Passkeys(Protocol):
    """Makes and checks passkeys for a site. What does not fit is refused."""

    def invite(self, origin: str, person: str, name: str, known: list[str]) -> Ceremony:
        """What a browser needs in order to make a passkey, other than those known."""

    def made(self, origin: str, challenge: str, credential: dict[str, Any]) -> NewKey:
        """The passkey that a browser has made."""

    def ask(self, origin: str) -> Ceremony:
        """What a browser needs in order to show any of its passkeys."""

    def shown(
        self, origin: str, challenge: str, credential: dict[str, Any], public_key: str, count: int
    ) -> int:
        """How often the passkey was used, if it is the one that it says it is."""


def needs_server() -> Refused:
    """Something that only a server can do."""
    return Refused("needs-server", "that needs a server; here all games are in this browser", 409)
