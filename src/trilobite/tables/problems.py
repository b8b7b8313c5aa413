"""What can go wrong for a person at a table: a stable key for clients, and a line in English."""

from typing import Final

from trilobite.core.errors import (
    IllegalAnswer,
    NotYourDecision,
    OptionsError,
    RecordError,
    StaleAnswer,
    TrilobiteError,
    UndoRefused,
)
from trilobite.tables.bodies.shapes import ErrorOut
from trilobite.tables.store import Overtaken, StoreError


class Refused(TrilobiteError):
    """Something that is not done, and why."""

    def __init__(self, key: str, message: str, status: int = 400, **facts: str | int) -> None:
        super().__init__(message)
        self.key = key
        #: As HTTP counts them.
        self.status: Final = status
        #: What the sentence of a client may need: the seat, the pack.
        self.facts = facts


#: Keys of the kernel's errors, the special before the general.
KEYS: Final = (
    (StaleAnswer, "stale-answer"),
    (NotYourDecision, "not-your-decision"),
    (IllegalAnswer, "illegal-answer"),
    (RecordError, "bad-record"),
    (OptionsError, "bad-options"),
    (Overtaken, "stale-answer"),
    (StoreError, "storage"),
)


def problem_of(error: TrilobiteError) -> ErrorOut:
    """An error as a client is told of it."""
    key = key_of(error)
    return ErrorOut(
        error=" ".join(str(error).split()),
        key=key,
        args=error.facts,
        detail="" if error.key == key else error.key,
    )


def key_of(error: TrilobiteError) -> str:
    """The stable name of a problem."""
    if isinstance(error, (Refused, UndoRefused)):
        return error.key
    return next((key for kind, key in KEYS if isinstance(error, kind)), "problem")


def status_of(error: TrilobiteError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, Overtaken):
        return 409
    return 503 if isinstance(error, StoreError) else 400


def no_such_table() -> Refused:
    """There is no such table, or the asker may not know of it."""
    return Refused("no-such-table", "there is no such table, or you need its link", 404)


def table_deleted() -> Refused:
    """Somebody has deleted the table at which others still are."""
    return Refused("table-deleted", "this table was deleted", 410)


def no_such_step(answers: int, given: int) -> Refused:
    """There is no such place in a game of so many answers."""
    line = f"the game has {given} answers, there is no answer {answers}"
    return Refused("no-such-step", line, answers=given)


def unreadable(what: str, error: Exception) -> str:
    """What is wrong with a message or body that cannot be read, in one line."""
    return f"this {what} cannot be read: {' '.join(str(error).split())}"


def our_fault() -> ErrorOut:
    """A mistake of ours; the log has the details."""
    return ErrorOut(error="the server made a mistake here", key="server-fault", args={})
