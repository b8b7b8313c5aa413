"""`trilobite analyse`: what a bot makes of a recorded game."""

from pathlib import Path
from typing import Final

import msgspec
import typer
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trilobite.bots.analysis import JUDGES, Analyst, Stretch
from trilobite.cli.analysis_page import page
from trilobite.cli.analysis_words import COLUMNS, Reading
from trilobite.cli.messages import chosen, languages
from trilobite.cli.play import listed
from trilobite.cli.records import FileError, open_record
from trilobite.cli.replay import older_lines
from trilobite.cli.screen import LABEL, Screen, screen_for
from trilobite.cli.simulate import progress
from trilobite.core.errors import RecordError

#: The heights of a line of the chart, from nothing to certainty.
BLOCKS: Final = "▁▂▃▄▅▆▇█"


def analyse(
    file: Path = typer.Argument(help="A record, as `save` writes it."),
    bot: str = typer.Option("greedy", help=f"Whose opinion it is: {listed(JUDGES)}."),
    budget: int = typer.Option(
        0, min=0, help="How much the bot tries for each decision. Default: what suits the bot."
    ),
    top: int = typer.Option(10, min=1, help="How many swings and mistakes to show."),
    json: Path | None = typer.Option(None, help="Write the whole analysis to this file."),
    html: Path | None = typer.Option(None, help="Write a page with the chart to this file."),
    lang: str | None = typer.Option(
        None, help=f"The language: {', '.join(languages())}. Default: as in LANG, or en."
    ),
    pack: Path | None = typer.Option(None, help="A directory with the cards it was played with."),
) -> None:
    """Analyse a record: how everybody's outlook changed, by decisions and by chance, and what a
    bot would have answered instead.

    Answers are counted as `replay --to` counts them.
    """
    language = chosen(lang)
    for written in (json, html):
        if written is not None and not written.parent.is_dir():
            raise FileError(
                "there is no directory {folder}", "no-directory", folder=str(written.parent)
            ).at(written)
    session, seats, older, advised, _head_starts = open_record(file, pack)
    game = session.game
    analyst = Analyst(session, bot, budget)
    screen = screen_for(game, language, pack)
    if older is not None:
        for line in older_lines(screen.messages, older):
            typer.echo(line, err=True)
    moments = analyst.moments()
    if len(moments) < 2:
        raise RecordError(
            "nobody has answered anything yet, so there is nothing to say", "nothing-to-analyse"
        ).at(file)
    stretches: list[Stretch] = []
    with progress(Console(stderr=True), 0, len(moments) - 1) as bar:
        for stretch in analyst.stretches(moments):
            stretches.append(stretch)
            bar.update(bar.task_ids[0], completed=len(stretches))
    names = seats if len(seats) == game.seats else [""] * game.seats
    reading = Reading(screen, session, stretches, analyst.unit, names, advised)
    say = screen.messages.say
    title = say("analyse-title", file=file.name, game=say("title"), answers=reading.given, kind=bot)
    if json is not None:
        content = msgspec.json.encode(reading.plain(bot))
        json.write_bytes(msgspec.json.format(content, indent=1) + b"\n")
    if html is not None:
        html.write_text(page(reading, title, language, top), encoding="utf-8")
    show(Console(highlight=False), screen, reading, title, top)


def show(console: Console, screen: Screen, reading: Reading, title: str, top: int) -> None:
    """The analysis in the terminal."""
    say = screen.messages.say
    console.print(Text(title, "bold"))
    console.print(Text(reading.about, LABEL))
    console.print(chart(screen, reading, console.width))
    console.print(summary(screen, reading))
    console.print(Text(say("analyse-swings"), "bold"))
    for swing in reading.swings(top):
        console.print(Text(swing.heading))
        for words in swing.lines:
            console.print(indented(screen.coloured(words)))
    if not reading.swings(1):
        console.print(indented(Text(say("analyse-no-swings"))))
    console.print()
    console.print(Text(say("analyse-mistakes"), "bold"))
    for mistake in reading.mistakes(top):
        console.print(Text(mistake.heading))
        for words in mistake.lines:
            console.print(indented(screen.coloured(words)))
    if not reading.mistakes(1):
        console.print(indented(Text(say("analyse-no-mistakes"))))


def indented(words: Text) -> Padding:
    """A line under a heading."""
    return Padding(words, (0, 0, 0, 4), expand=False)


def chart(screen: Screen, reading: Reading, width: int) -> Table:
    """A line of blocks for each seat, from the start to the end."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    longest = max(len(name) for name in reading.names)
    columns = max(10, min(width - longest - 12, len(reading.outlooks)))
    flat = [each for outlook in reading.outlooks for each in outlook]
    low, high = (0.0, 1.0) if reading.unit == "chance" else (min(flat), max(flat))
    span = (high - low) or 1.0
    for seat, name in enumerate(reading.names):
        line = ""
        for column in range(columns):
            at = column * (len(reading.outlooks) - 1) // max(1, columns - 1)
            level = (reading.outlooks[at][seat] - low) / span
            line += BLOCKS[min(len(BLOCKS) - 1, int(level * len(BLOCKS)))]
        last = reading.amount(reading.outlooks[-1][seat])
        table.add_row(screen.coloured(name), Text(line), Text(last))
    return table


def summary(screen: Screen, reading: Reading) -> Table:
    """How each seat decided, as the bot sees it."""
    say = screen.messages.say
    table = Table(box=None, padding=(0, 3, 0, 0), header_style=LABEL)
    table.add_column("")
    for column in COLUMNS:
        table.add_column(say(column), justify="right")
    for row in reading.summary():
        table.add_row(screen.coloured(row[0]), *row[1:])
    table.add_row("")
    return table
