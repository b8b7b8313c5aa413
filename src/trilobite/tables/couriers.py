"""Who takes notices to people. Tables know only that somebody does."""

from typing import NamedTuple, Protocol

from trilobite.tables.notice_model import Fault, Letter, Way, WayKind


class Address(NamedTuple):
    """An address that somebody has entered, as it is kept, and what is there."""

    kind: WayKind
    address: str
    name: str


class Courier(Protocol):
    """Takes notices to people."""

    @property
    def site(self) -> str:
        """Where links of notices lead; empty where each person's own idea of it is used."""

    async def deliver(self, way: Way, letter: Letter) -> Fault:
        """Sends a notice; what went wrong, or nothing."""

    async def check(self, kind: WayKind, address: str) -> Address:
        """An address as it can be used. Raises Refused if it cannot."""

    async def push_key(self) -> str:
        """With what browsers know that it is this house that sends."""

    def ways(self) -> list[WayKind]:
        """The ways that there are here."""
