"""`trilobite check`: runs check files."""

from pathlib import Path
from textwrap import shorten
from typing import Final

import typer

from trilobite.cli.messages import Messages, preferred
from trilobite.cli.records import read_text
from trilobite.core.vector import run_vector
from trilobite.games.registry import make_game

#: A report is one line: longer notes are cut off.
NOTE_LENGTH: Final = 60


def check(files: list[Path] = typer.Argument(help="Check files (TOML).")) -> None:
    """Run check files: a position, a script of answers and dice, and what is expected of them."""
    say = Messages(preferred()).say
    failed = 0
    for file in files:
        report = run_vector(read_text(file), make_game)
        if report.passed:
            note = shorten(report.note, NOTE_LENGTH, placeholder=" …")
            message = "check-passed-with-note" if note else "check-passed"
            typer.echo(say(message, file=str(file), id=report.id, note=note))
            continue
        failed += 1
        typer.echo(say("check-failed", file=str(file), id=report.id))
        for problem in report.problems:
            typer.echo(say("check-problem", problem=problem))
    typer.echo(say("check-total", passed=len(files) - failed, failed=failed))
    if failed:
        raise typer.Exit(1)
