"""Options that several commands have. What stands in braces is filled in when somebody asks for
help: it takes the boxes of all games (`cli.help`)."""

import os

import typer

from trilobite.games.registry import GAMES

GAME = typer.Argument(help=f"The game: {', '.join(GAMES)}.")
RULESET = typer.Option(None, help="{rulesets}")
MODE = typer.Option(None, help="{modes}")
VARIANT = typer.Option(None, help="A variant; may be given several times. {variants}")
PACK = typer.Option(None, help="A directory with other cards.")
WORKERS = typer.Option(
    os.cpu_count() or 1, min=1, help="Processes that play. They do not change the results."
)
RAY = typer.Option(
    None,
    help="Play on a Ray cluster: its address, auto for the one this machine belongs to, "
    "or local to start one on this machine.",
)
