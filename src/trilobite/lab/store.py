"""Rows on disk: three Parquet files for a run, and the parts of a run that goes on.

`games.parquet` has a row for each game; beside it `games.seats.parquet` has one for each seat and
`games.events.parquet` one for each thing that was counted. While the run goes on, finished games
wait in `games.parquet.parts`. Games are stored in order of their numbers and without gaps, so the
number of stored games is all that is needed in order to go on.
"""

import shutil
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import polars as pl
from polars.exceptions import PolarsError

from trilobite.core.errors import TrilobiteError
from trilobite.lab.play import Outcome
from trilobite.lab.run import Run

#: Columns and their types. What the columns mean is said in docs/laboratory.md.
GAMES: Final[dict[str, Any]] = {
    "number": pl.Int64,
    "setup": pl.String,
    "seed": pl.String,
    "end": pl.String,
    "achievement": pl.String,
    "turns": pl.Int32,
    "choices": pl.Int32,
    "winners": pl.Int8,
}
SEATS: Final[dict[str, Any]] = {
    "number": pl.Int64,
    "seat": pl.Int8,
    "bot": pl.String,
    "plays": pl.String,
    "score": pl.Int32,
    "won": pl.Boolean,
    "share": pl.Float64,
    "choices": pl.Int32,
}
EVENTS: Final[dict[str, Any]] = {
    "number": pl.Int64,
    "seat": pl.Int8,
    "kind": pl.String,
    "what": pl.String,
    "which": pl.String,
    "cause": pl.String,
    "times": pl.Int32,
    "amount": pl.Int32,
    "first": pl.Int32,
}
TABLES: Final = {"games": GAMES, "seats": SEATS, "events": EVENTS}

#: The number of the first part.
FIRST: Final = f"{0:09}"

#: The key under which a file of games keeps its run.
KEY: Final = "trilobite"


class StoreError(TrilobiteError):
    """Files that cannot be used. The message names them."""


class Stored(NamedTuple):
    """A finished run: what was played, and its tables."""

    run: Run
    games: pl.DataFrame
    seats: pl.DataFrame
    events: pl.LazyFrame


class Store:
    """Where the rows of one run go."""

    def __init__(self, out: Path, run: Run) -> None:
        self.out: Final = out
        self.run: Final = run
        self._parts: Final = out.with_name(f"{out.name}.parts")
        self._files: Final = self._opened()
        #: How many games are stored.
        self.games = sum(height(files["games"]) for files in self._files)

    def _opened(self) -> list[dict[str, Path]]:
        """The stored games of this run, oldest first. Raises StoreError if there are others."""
        about = self._parts / "run.json"
        if about.exists() and msgspec.json.decode(about.read_bytes(), type=Run) != self.run:
            raise StoreError(
                f"{self._parts} holds an unfinished run of another kind; name another file with "
                "--out or remove the directory"
            )
        numbers = [path.name.partition(".")[0] for path in self._parts.glob("*.games.parquet")]
        found = [
            {table: self._part(number, table) for table in TABLES} for number in sorted(numbers)
        ]
        if self.out.exists():
            if run_of(self.out) != self.run:
                raise StoreError(
                    f"{self.out} holds another run; name another file with --out or remove it"
                )
            found.insert(0, {table: self._first(table) for table in TABLES})
        return found

    def _first(self, table: str) -> Path:
        """Where the first games are: in their file or, if a longer run has begun, in a part."""
        part = self._part(FIRST, table)
        return part if part.exists() else table_path(self.out, table)

    def _begin(self) -> None:
        """Makes the directory of the parts and says in it what they are parts of.

        A finished run becomes the first part of a longer one. Its file of games goes last: as
        long as that is in its place, this can be done again.
        """
        self._parts.mkdir(parents=True, exist_ok=True)
        about = self._parts / "run.json"
        if not about.exists():
            about.write_bytes(msgspec.json.encode(self.run))
        if self.out.exists():
            for table, path in reversed(self._files[0].items()):
                part = self._part(FIRST, table)
                path.replace(part)
                self._files[0][table] = part

    def _part(self, number: str, table: str) -> Path:
        return self._parts / f"{number}.{table}.parquet"

    def add(self, outcomes: list[Outcome]) -> None:
        """Stores the next games. The file of games comes last: with it the part counts."""
        if not outcomes:
            return
        self._begin()
        rows: dict[str, list[Any]] = {
            "games": [outcome.game for outcome in outcomes],
            "seats": [row for outcome in outcomes for row in outcome.seats],
            "events": [row for outcome in outcomes for row in outcome.events],
        }
        number = f"{self.games:09}"
        files = {table: self._part(number, table) for table in TABLES}
        for table in reversed(TABLES):
            draft = files[table].with_suffix(".draft")
            pl.DataFrame(rows[table], schema=TABLES[table], orient="row").write_parquet(draft)
            draft.replace(files[table])
        self._files.append(files)
        self.games += len(outcomes)

    def finish(self) -> None:
        """Puts all parts together, if there are any."""
        if not self._parts.exists():
            return
        about = {KEY: msgspec.json.encode(self.run).decode()}
        for table in reversed(TABLES):
            final = table_path(self.out, table)
            draft = final.with_suffix(".draft")
            parts = pl.scan_parquet([files[table] for files in self._files])
            parts.sink_parquet(draft, metadata=about)
            draft.replace(final)
        shutil.rmtree(self._parts)


def table_path(out: Path, table: str) -> Path:
    """The file of a table; that of the games has the name that was asked for."""
    return out if table == "games" else out.with_name(f"{out.stem}.{table}{out.suffix}")


def height(path: Path) -> int:
    """How many rows a file has."""
    return int(pl.scan_parquet(path).select(pl.len()).collect().item())


def run_of(path: Path) -> Run:
    """The run whose games a file holds. Raises StoreError if it holds none."""
    try:
        about = pl.read_parquet_metadata(path)[KEY]
        return msgspec.json.decode(about, type=Run)
    except (OSError, KeyError, PolarsError, msgspec.DecodeError) as error:
        raise StoreError(f"{path}: holds no games of `trilobite simulate`") from error


def read(path: Path) -> Stored:
    """The tables of a finished run. Raises StoreError with what is wrong."""
    if not path.exists():
        if path.with_name(f"{path.name}.parts").exists():
            raise StoreError(f"{path}: the run is not finished; the same command goes on with it")
        raise StoreError(f"{path}: there is no such file")
    run = run_of(path)
    for table in TABLES:
        if not table_path(path, table).exists():
            raise StoreError(f"{table_path(path, table)}: is missing beside {path}")
    return Stored(
        run,
        pl.read_parquet(path),
        pl.read_parquet(table_path(path, "seats")),
        pl.scan_parquet(table_path(path, "events")),
    )
