"""`trilobite check`: runs check files."""

from pathlib import Path
from textwrap import shorten
from typing import Final

import typer

from trilobite.cli.lesson_words import word_problems
from trilobite.cli.messages import Messages, preferred
from trilobite.cli.records import read_text
from trilobite.core.lesson import run_lesson
from trilobite.core.lesson_file import is_lesson, read_lesson
from trilobite.core.vector import VectorReport, run_vector
from trilobite.core.vector_file import Reader
from trilobite.games.registry import make_game

#: A report is one line: longer notes are cut off.
NOTE_LENGTH: Final = 60


def beside(file: Path) -> Reader:
    """Reads the files that a check file names: their paths start where it lies."""

    def read(name: str) -> str:
        return read_text(file.parent / name)

    return read


def report_on(file: Path) -> VectorReport:
    """What comes of a check file, of a lesson or example game with its words, or of a puzzle."""
    text = read_text(file)
    if not is_lesson(text):
        return run_vector(text, make_game, beside(file))
    report = run_lesson(text, make_game)
    lesson = read_lesson(text) if report.passed else None
    if lesson is not None and lesson.kind != "puzzle":  # its words are those of its theme
        report.problems += word_problems(lesson, file.parent)
    return report


def check(
    files: list[Path] = typer.Argument(help="Check files, lessons or puzzles (TOML)."),
) -> None:
    """Run check files: a position, a script of answers and dice, and what is expected of them."""
    say = Messages(preferred()).say
    failed = 0
    for file in files:
        report = report_on(file)
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
