"""What can go wrong for a person at a table: a stable key for clients, and a line in English."""

from typing import Final

import msgspec

from trilobite.core.errors import (
    IllegalAnswer,
    NotYourDecision,
    OptionsError,
    RecordError,
    StaleAnswer,
    TrilobiteError,
    UndoRefused,
)
from trilobite.server.store import StoreError

Fact = str | int


class Refused(TrilobiteError):
    """Something that a table or the server does not do, and why."""

    def __init__(self, key: str, message: str, status: int = 400, **facts: Fact) -> None:
        super().__init__(message)
        self.key: Final = key
        #: As HTTP counts them.
        self.status: Final = status
        #: What the sentence of a client may need: the seat, the pack.
        self.facts: Final = facts


class Problem(msgspec.Struct, kw_only=True):
    """What a client is told: the line, and the key and facts for a line of its own."""

    error: str
    key: str
    args: dict[str, Fact] = {}


#: Keys of the kernel's errors, the special before the general.
KEYS: Final = (
    (StaleAnswer, "stale-answer"),
    (NotYourDecision, "not-your-decision"),
    (IllegalAnswer, "illegal-answer"),
    (RecordError, "bad-record"),
    (OptionsError, "bad-options"),
    (StoreError, "storage"),
)


def problem_of(error: TrilobiteError) -> Problem:
    """An error as a client is told of it."""
    line = " ".join(str(error).split())
    if isinstance(error, Refused):
        return Problem(error=line, key=error.key, args=error.facts)
    if isinstance(error, UndoRefused):
        return Problem(error=line, key=f"undo-{error.reason}")
    for kind, key in KEYS:
        if isinstance(error, kind):
            return Problem(error=line, key=key)
    return Problem(error=line, key="problem")


def status_of(error: TrilobiteError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, Refused):
        return error.status
    return 503 if isinstance(error, StoreError) else 400


def no_such_table() -> Refused:
    """There is no such table, or the asker may not know of it."""
    return Refused("no-such-table", "there is no such table, or you need its link", 404)


def no_such_step(answers: int, given: int) -> Refused:
    """There is no such place in a game of so many answers."""
    line = f"the game has {given} answers, there is no answer {answers}"
    return Refused("no-such-step", line, answers=given)


def bad_message(error: Exception) -> Problem:
    """A message that cannot be read."""
    return Problem(error=f"this message cannot be read: {error}", key="bad-message")
