"""What is kept of a table."""

from typing import Any, Final, Literal

import msgspec

#: Longest wait between the answers of bots, in milliseconds.
SLOWEST: Final = 10_000


class Seat(msgspec.Struct, kw_only=True):
    """A seat: a person at the creator's browser, a bot, or open to whoever has the link."""

    kind: Literal["human", "bot", "open"] = "human"
    name: str = ""
    #: Which bot, for a bot's seat.
    bot: str = "greedy"

    def shown_name(self) -> str:
        """What others see: a bot without a name goes by its kind."""
        return self.name or (self.bot if self.kind == "bot" else "")


class Parent(msgspec.Struct, kw_only=True):
    """Where a what-if table branched off."""

    table: str
    answers: int


class TableBody(msgspec.Struct, kw_only=True):
    """A table as it was created; what has happened since is in its events."""

    game: str
    options: dict[str, Any]
    rules: int
    #: The fingerprint of the cards, with which the game can be replayed.
    data: str
    #: The pack that the cards come from; empty for the game's own.
    pack: str = ""
    seats: list[Seat]
    #: Kept secret until the game ends; its hash is published at the start.
    seed: str
    commitment: str
    #: Capabilities: who has the token may claim an open seat, or watch.
    claim: str
    watch: str
    #: Delay between a bot's answers in milliseconds.
    pace: int = 300
    parent: Parent | None = None


class TableEvent(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One thing that happened: lines added to the record after cutting it to `keep` lines, or
    another pace for the bots."""

    #: Number of record lines that stay; None keeps all.
    keep: int | None = None
    lines: list[str] = []
    pace: int | None = None
    #: The seats that the game waits for afterwards; none when it is over.
    waiting: list[int] | None = None
