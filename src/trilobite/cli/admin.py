"""`trilobite admin`: what an operator does with the tables of a server."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

import typer

from trilobite.cli.messages import Messages, preferred
from trilobite.cli.records import FileError
from trilobite.cli.serve import DATABASE, PACKS, database_or_own, packs_or_own
from trilobite.core.errors import OptionsError, shown
from trilobite.server import admin
from trilobite.server.admin import Summary

app = typer.Typer(
    rich_markup_mode=None,
    help="Look after the tables of a server: list, delete, back up, restore, check.",
)

YES = typer.Option(False, "--yes", help="Do it; otherwise it is only said what would be done.")

#: The exit code if a stored game does not replay.
FAULTY = 1


def say(message: str, **facts: str | int) -> None:
    """Says a line in the reader's language."""
    typer.echo(Messages(preferred()).say(message, **facts))


def tell(tables: list[Summary]) -> None:
    """A line for each table, with tabs between what it says."""
    words = Messages(preferred())
    for each in tables:
        state = words.say("admin-state", kind=each.kind, over="yes" if each.over else "no")
        fields = (each.id, each.changed, each.game, state, str(each.events), ", ".join(each.seats))
        typer.echo("\t".join(fields))


@app.command(name="list")
def list_tables(database: str | None = DATABASE) -> None:
    """List all tables, the oldest first: id, last change, game, state, number of events, seats."""
    with admin.using(database_or_own(database)) as connection:
        found = admin.summaries(connection)
    tell(found)
    say("admin-tables", number=len(found))


@app.command()
def show(
    table: str = typer.Argument(help="The id of a table."),
    database: str | None = DATABASE,
    packs: Path | None = PACKS,
) -> None:
    """Show one table: what the list says of it, and its record."""
    where = database_or_own(database)
    with admin.using(where) as connection:
        tell([each for each in admin.summaries(connection) if each.id == table])

    async def look() -> str:
        async with admin.tables_of(where, packs_or_own(packs)) as (tables, _):
            return (await tables.get(table)).record()

    typer.echo(asyncio.run(look()), nl=False)


@app.command()
def prune(
    days: int = typer.Option(90, min=1, help="Tables at which nothing has happened for so long."),
    unfinished: bool = typer.Option(
        False, "--unfinished", help="Also games that were not played to their end."
    ),
    yes: bool = YES,
    database: str | None = DATABASE,
) -> None:
    """Delete what nobody will miss: old lessons, what-ifs, and games that were never begun.

    Finished games are kept for ever.
    """
    with admin.using(database_or_own(database)) as connection:
        found = admin.idle(connection, days, unfinished, datetime.now(UTC))
        tell(found)
        if yes:
            admin.delete(connection, [each.id for each in found], datetime.now(UTC))
    say("admin-deleted" if yes else "admin-would-delete", number=len(found))


@app.command()
def delete(
    tables: list[str] = typer.Argument(help="The ids of tables."),
    yes: bool = YES,
    database: str | None = DATABASE,
) -> None:
    """Delete tables with all that happened there."""
    with admin.using(database_or_own(database)) as connection:
        found = [each for each in admin.summaries(connection) if each.id in tables]
        for id in tables:
            if id not in [each.id for each in found]:
                raise OptionsError("there is no table {id}", "no-table-of-id", id=shown(id))
        tell(found)
        if yes:
            admin.delete(connection, tables, datetime.now(UTC))
    say("admin-deleted" if yes else "admin-would-delete", number=len(found))


@app.command()
def export(
    folder: Path = typer.Argument(help="The directory where the records go."),
    tables: list[str] = typer.Argument(None, help="The ids of tables; by default all of them."),
    database: str | None = DATABASE,
    packs: Path | None = PACKS,
) -> None:
    """Write the records of games into a directory, a file for each."""
    where = database_or_own(database)

    async def write() -> int:
        number = 0
        async for _ in admin.export(where, packs_or_own(packs), tables or [], folder):
            number += 1
        return number

    folder.mkdir(parents=True, exist_ok=True)
    say("admin-exported", number=asyncio.run(write()), folder=str(folder))


@app.command()
def backup(
    file: Path = typer.Argument(help="The file of the copy, which must not be there yet."),
    database: str | None = DATABASE,
) -> None:
    """Copy the whole database into a file, while servers use it.

    The file is an SQLite database, whatever is copied.
    """
    require_new(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    rows = admin.back_up(database_or_own(database), file)
    say("admin-backed-up", rows=rows, file=str(file))


@app.command()
def restore(
    file: Path = typer.Argument(help="A copy that `trilobite admin backup` has made."),
    database: str | None = DATABASE,
) -> None:
    """Put a copy back into an empty database of either kind."""
    if not file.is_file():
        raise FileError("there is no such file", "file-missing").at(file)
    say("admin-restored", rows=admin.restore(file, database_or_own(database)))


@app.command()
def verify(database: str | None = DATABASE, packs: Path | None = PACKS) -> None:
    """Check that every stored game replays; the exit code is 1 if one does not."""
    where = database_or_own(database)

    async def check() -> tuple[int, int, int]:
        sound = older = faulty = 0
        async for checked in admin.check(where, packs_or_own(packs)):
            if checked.fault:
                faulty += 1
                say("admin-faulty", id=checked.id, fault=checked.fault)
            elif checked.older:
                older += 1
            else:
                sound += 1
        return sound, older, faulty

    sound, older, faulty = asyncio.run(check())
    say("admin-verified", sound=sound, older=older, faulty=faulty)
    if faulty:
        raise typer.Exit(FAULTY)


def require_new(file: Path) -> None:
    """Raises if something is there already."""
    if file.exists():
        raise FileError("is there already, and is left alone", "file-there").at(file)
