"""Work that goes on where it stopped: a file that grows by one line with each piece that is done.

The first line says what the work is, as JSON; each other line is what came of one piece, in order.
Whatever follows from the pieces is reckoned again from the lines, so that an interrupted run ends
as an uninterrupted one does.
"""

from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

from trilobite.core.errors import TrilobiteError

E = TypeVar("E")


class JournalError(TrilobiteError):
    """A journal that cannot be gone on with. The message says what to do."""


class Journal(Generic[E]):
    """What is done of some work."""

    def __init__(self, path: Path, about: msgspec.Struct, entry: type[E]) -> None:
        self._path: Final = path
        self._about: Final = msgspec.json.encode(about)
        #: What came of the pieces that are done.
        self.entries: Final[list[E]] = self._read(entry)

    def add(self, entry: E) -> None:
        """Keeps what came of the next piece."""
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(entry) + b"\n")
        self.entries.append(entry)

    def _read(self, entry: type[E]) -> list[E]:
        """What is there. A last line without an end was being written when the power failed."""
        if not self._path.exists():
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_bytes(self._about + b"\n")
            return []
        whole, _, torn = self._path.read_bytes().rpartition(b"\n")
        about, *lines = whole.split(b"\n")
        if about != self._about:
            raise self._other(about)
        found: list[E] = []
        for number, line in enumerate(lines, 2):
            try:
                found.append(msgspec.json.decode(line, type=entry))
            except msgspec.DecodeError as error:
                raise JournalError(
                    f"line {number} cannot be read ({error}); remove it and all lines after it, "
                    "and the same command goes on from there"
                ).at(self._path) from error
        if torn:
            self._path.write_bytes(whole + b"\n")
        return found

    def _other(self, about: bytes) -> JournalError:
        """What is wrong with the first line."""
        try:
            msgspec.json.decode(about, type=dict[str, object])
        except msgspec.DecodeError:
            line = "is no journal; name another folder with --out or remove it"
            return JournalError(line).at(self._path)
        return JournalError(
            "is the journal of other work (set-up, seed or version); name another folder "
            "with --out or remove it"
        ).at(self._path)
