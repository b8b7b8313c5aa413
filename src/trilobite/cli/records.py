"""Records on disk: reading, continuing and saving games."""

import os
from collections.abc import Iterable
from errno import errorcode
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from trilobite.core.errors import RecordError, TrilobiteError
from trilobite.core.game import AnyGame
from trilobite.core.head_starts import HeadStarts, head_starts_of
from trilobite.core.older import Older, read_older
from trilobite.core.record import FORMAT, Header, Record, dump, entry_of, line_of, load
from trilobite.core.replay import replay
from trilobite.core.session import Session
from trilobite.games.registry import make_game

#: Far above any real record; a larger file is refused before it is read.
MAX_BYTES: Final = 10_000_000


class FileError(TrilobiteError):
    """A file that cannot be read or written. The message names it."""


def refused_by_system(error: OSError | ValueError) -> FileError:
    """What the system says of a file. Its own words are English; its code is not."""
    code = error.errno if isinstance(error, OSError) else None
    reason = error.strerror if isinstance(error, OSError) else None
    return FileError(
        "{reason}",
        "file-refused",
        reason=reason or str(error) or "cannot be used",
        code=errorcode.get(code or 0, ""),
    )


def read_text(path: Path) -> str:
    """The text of a file. Raises FileError with its name and what is wrong."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
        if len(content) > MAX_BYTES:
            raise FileError("larger than {size} MB", "file-large", size=MAX_BYTES // 1_000_000).at(
                path
            )
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FileError("not a text file (UTF-8)", "file-no-text").at(path) from None
    except (OSError, ValueError) as error:
        raise refused_by_system(error).at(path) from None


class Opened(NamedTuple):
    """A game from a record: who sat where, and how it fits if it is of older rules."""

    session: Session
    seats: list[str]
    older: Older | None
    #: Where the adviser was asked: the lines of the game before, and by which seat.
    advised: list[tuple[int, int]]
    head_starts: HeadStarts


def open_record(path: Path, pack: Path | None, seed: int | str | None = None) -> Opened:
    """Replays a record.

    With a seed the game can go on from there, unless it is of older rules; without one it can only
    be looked at.
    """
    try:
        return opened(load(read_text(path)), pack, seed)
    except RecordError as error:
        error.at(path)
        raise


def game_of(header: Header, pack: Path | None) -> AnyGame:
    """The game that a record was played with; cards of older rules may have been others."""
    game = make_game(header.game, header.options, pack)
    if header.rules > game.rules_version:
        raise other_rules(header, game)
    old = header.rules < game.rules_version
    if header.data != game.data_hash and (pack is not None or not old):
        raise RecordError(
            "played with other cards; --pack DIR names the directory that has them", "record-cards"
        )
    return game


def other_rules(header: Header, game: AnyGame) -> RecordError:
    """The program cannot play by the rules of the record."""
    return RecordError(
        "played by version {then} of the rules, this program has version {now}",
        "record-version",
        then=header.rules,
        now=game.rules_version,
    )


def opened(record: Record, pack: Path | None, seed: int | str | None) -> Opened:
    """The game that a record describes."""
    header = record.header
    game = game_of(header, pack)
    head_starts = head_starts_of(game, header.head_starts)
    if header.rules < game.rules_version:
        older = read_older(game, header.rules, record.lines)
        return Opened(older.session, header.seats, older, header.advised, head_starts)
    session = replay(game, [entry_of(line, game.words) for line in record.lines], seed)
    if session.waits_for is not None:
        raise RecordError("it breaks off: {waits}", "record-breaks-off", waits=session.waits_for)
    return Opened(session, header.seats, None, header.advised, head_starts)


def record_of(
    session: Session,
    seats: list[str],
    advised: Iterable[tuple[int, int]] = (),
    head_starts: HeadStarts | None = None,
) -> Record:
    """A session as a record, without the votes of a ballot that is still open, and with where the
    adviser was asked and who has a head start."""
    game = session.game
    lines = [line_of(entry, game.words) for entry in session.settled_history()]
    header = Header(
        game=game.name,
        rules=game.rules_version,
        data=game.data_hash,
        options=game.options,
        seats=seats,
        advised=sorted({(min(place, len(lines)), seat) for place, seat in advised}),
        head_starts=head_starts or [],
    )
    return Record(header, lines)


def holds_other_game(path: Path, record: Record) -> bool:
    """Whether a file holds a record that this one does not continue.

    Raises FileError if there is something else than a record in the file.
    """
    if not path.exists():
        return False
    try:
        old = load(read_text(path))
    except TrilobiteError:
        raise FileError(
            "is no record ('{format}'), so it is left alone", "file-no-record", format=FORMAT
        ).at(path) from None
    same = msgspec.structs.replace(old.header, advised=record.header.advised) == record.header
    return not same or old.lines != record.lines[: len(old.lines)]


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
        raise refused_by_system(error).at(path) from None
