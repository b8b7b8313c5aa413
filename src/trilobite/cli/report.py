"""`trilobite report`: a page of charts about simulated games."""

from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from trilobite.cli.extras import require
from trilobite.cli.messages import Messages, chosen, languages


def report(
    files: list[Path] = typer.Argument(
        help="Games of `trilobite simulate`; several files are compared with each other."
    ),
    out: Path | None = typer.Option(
        None, help="The page. Default: as the first file, with the ending .html."
    ),
    lang: str | None = typer.Option(
        None, help=f"The language: {', '.join(languages())}. Default: as in LANG, or en."
    ),
) -> None:
    """Make one HTML page of charts about simulated games, and the charts as PNG files.

    The page needs nothing but itself. The pictures go into a directory of its name.
    """
    require("lab", "polars", "matplotlib")
    from trilobite.lab.report import report as written
    from trilobite.lab.store import read

    language = chosen(lang)
    say = Messages(language).say
    page = out or files[0].with_suffix(".html")
    made = written([read(file) for file in files], say, language)
    pictures = page.with_suffix("")
    pictures.mkdir(parents=True, exist_ok=True)
    page.write_text(made.page, encoding="utf-8")
    for name, content in made.pictures.items():
        (pictures / name).write_bytes(content)
    message = say("report-done", page=str(page), number=len(made.pictures), folder=str(pictures))
    Console(highlight=False).print(Text(message), soft_wrap=True)
