"""What is wrong with a database, told without its address, its credentials or any SQL.

Drivers name hosts, users, files and statements in their messages; people at tables and those who
read logs over somebody's shoulder should see none of them.
"""

import sqlite3
from typing import Final

#: By the beginning of SQLite's own names of errors.
SQLITE: Final = {
    "SQLITE_BUSY": "another program has locked it",
    "SQLITE_CANTOPEN": "its file cannot be opened",
    "SQLITE_CORRUPT": "its file is damaged",
    "SQLITE_FULL": "the disk is full",
    "SQLITE_IOERR": "the disk cannot be read or written",
    "SQLITE_NOTADB": "its file is no database",
    "SQLITE_READONLY": "its file may not be written",
}

#: By the class of an SQLSTATE, which are the same in all databases.
SQLSTATE: Final = {
    "08": "the connection was lost",
    "28": "it refuses the user or the password",
    "3D": "there is no database of that name",
    "42": "it is not one of Trilobite, or the user may not use it",
    "53": "it has no room or no connections left",
    "57": "it is going down or coming up",
}

#: What PostgreSQL says before there is a connection, when it gives no SQLSTATE; the first that
#: fits.
AT_THE_DOOR: Final = {
    "starting up": SQLSTATE["57"],
    "shutting down": SQLSTATE["57"],
    "recovery": SQLSTATE["57"],
    "too many": SQLSTATE["53"],
    "authentication failed": SQLSTATE["28"],
    "no password supplied": SQLSTATE["28"],
    "role": SQLSTATE["28"],
    "database": SQLSTATE["3D"],
}

NO_ANSWER: Final = "it does not answer"


def cause_of(error: Exception) -> str:
    """Why a database did not do what was asked."""
    if isinstance(error, ImportError):
        return "PostgreSQL needs the extra [postgres]: pip install 'trilobite[postgres]'"
    if isinstance(error, sqlite3.Error):
        name = getattr(error, "sqlite_errorname", "")
        return next(
            (said for key, said in SQLITE.items() if name.startswith(key)), name or "it failed"
        )
    if isinstance(error, OSError):
        return (error.strerror or NO_ANSWER).lower()
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str):
        return SQLSTATE.get(state[:2], f"it answered with error {state}")
    _, _, refused = str(error).partition("FATAL:")
    said = (words for phrase, words in AT_THE_DOOR.items() if phrase in refused)
    return next(said, NO_ANSWER)


def is_overtaken(error: Exception) -> bool:
    """Whether somebody else has written what was to be written, or deleted its table."""
    refused = getattr(error, "sqlstate", "") in ("23502", "23505")  # no number, or one that is had
    return refused or isinstance(error, sqlite3.IntegrityError)


def concerns_one(error: Exception) -> bool:
    """Whether a statement was refused for what it says, so that others may be done all the
    same."""
    if isinstance(error, sqlite3.Error):
        return not isinstance(error, sqlite3.OperationalError)
    state = getattr(error, "sqlstate", None)
    return isinstance(state, str) and state[:2] in ("22", "23")
