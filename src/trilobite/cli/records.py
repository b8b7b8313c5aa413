"""Records on disk: reading, continuing and saving games."""

import os
from pathlib import Path
from typing import Final

from trilobite.core.errors import RecordError, TrilobiteError
from trilobite.core.record import FORMAT, Header, Record, dump, entry_of, line_of, load
from trilobite.core.session import Session, replay
from trilobite.games.registry import make_game

#: Far above any real record; a larger file is refused before it is read.
MAX_BYTES: Final = 10_000_000


class FileError(TrilobiteError):
    """A file that cannot be read or written. The message names it."""


def read_text(path: Path) -> str:
    """The text of a file. Raises FileError with its name and what is wrong."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
        if len(content) > MAX_BYTES:
            raise FileError(f"{path}: larger than {MAX_BYTES // 1_000_000} MB")
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FileError(f"{path}: not a text file (UTF-8)") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise FileError(f"{path}: {reason or 'cannot be read'}") from None


def open_record(
    path: Path, pack: Path | None, seed: int | str | None = None
) -> tuple[Session, list[str]]:
    """Replays a record and returns the session and who sat where.

    With a seed the game can go on from there; without one it can only be looked at.
    """
    try:
        record = load(read_text(path))
        return replayed(record, pack, seed), record.header.seats
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error


def replayed(record: Record, pack: Path | None, seed: int | str | None) -> Session:
    """The session that a record describes."""
    header = record.header
    game = make_game(header.game, header.options, pack)
    if header.rules != game.rules_version:
        raise RecordError(
            f"played by version {header.rules} of the rules, this program has "
            f"version {game.rules_version}"
        )
    if header.data != game.data_hash:
        raise RecordError("played with other cards; --pack DIR names the directory that has them")
    session = replay(game, [entry_of(line, game.words) for line in record.lines], seed)
    if session.waits_for is not None:
        raise RecordError(f"it breaks off: {session.waits_for}")
    return session


def record_of(session: Session, seats: list[str]) -> Record:
    """A session as a record, without the votes of a ballot that is still open."""
    game = session.game
    header = Header(
        game=game.name,
        rules=game.rules_version,
        data=game.data_hash,
        options=game.options,
        seats=seats,
    )
    return Record(header, [line_of(entry, game.words) for entry in session.settled_history()])


def holds_other_game(path: Path, record: Record) -> bool:
    """Whether a file holds a record that this one does not continue.

    Raises FileError if there is something else than a record in the file.
    """
    if not path.exists():
        return False
    try:
        old = load(read_text(path))
    except TrilobiteError:
        raise FileError(f"{path}: is no record ('{FORMAT}'), so it is left alone") from None
    return old.header != record.header or old.lines != record.lines[: len(old.lines)]


def save_record(path: Path, record: Record) -> None:
    """Writes a record as a whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        try:
            with draft.open("x", encoding="utf-8", newline="\n") as file:
                file.write(dump(record))
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise FileError(f"{path}: {reason or 'cannot be written'}") from None
