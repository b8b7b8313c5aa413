"""`trilobite verify`: were the dice of a recorded game those that were promised?"""

from pathlib import Path

import typer

from trilobite.cli.messages import Messages, preferred
from trilobite.cli.records import game_of, other_rules, read_text
from trilobite.core import fairness
from trilobite.core.errors import RecordError
from trilobite.core.record import load


def verify(
    file: Path = typer.Argument(help="The record of a finished game."),
    pack: Path | None = typer.Option(None, help="A directory with the cards it was played with."),
) -> None:
    """Check that the dice of a record are those of the seed that was promised at the start.

    A server publishes the hash of its seed when a table is made, and the seed when the game is
    over.
    """
    try:
        record = load(read_text(file))
        game = game_of(record.header, pack)
        if record.header.rules != game.rules_version:
            raise other_rules(record.header, game)
        number = fairness.verify(game, record)
    except RecordError as error:
        error.at(file)
        raise
    typer.echo(Messages(preferred()).say("verify-fair", file=str(file), number=number))
