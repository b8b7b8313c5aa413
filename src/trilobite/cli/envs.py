"""`trilobite envs`: what the actions and observations of the environments mean."""

import typer

from trilobite.cli.extras import require
from trilobite.cli.options import GAME
from trilobite.games.registry import make_game

app = typer.Typer(
    rich_markup_mode=None,
    help="Say what the actions and observations of a game's environment mean.",
)


@app.command()
def actions(game: str = GAME) -> None:
    """List the action table: one line for each action, its number and its key."""
    require("envs", "gymnasium", "pettingzoo")
    from trilobite.envs.specs import spec_of

    table = spec_of(game).actions(make_game(game, {}))
    for number in range(len(table)):
        typer.echo(f"{number}\t{table.key(number)}")


@app.command()
def schema(game: str = GAME) -> None:
    """List the observation vector: one line for each number, its place, lowest and highest value
    and what it is."""
    require("envs", "gymnasium", "pettingzoo")
    from trilobite.envs.specs import spec_of
    from trilobite.envs.table import Table

    table = Table(spec_of(game), {}, None)
    for place, one in enumerate(table.observation.numbers()):
        members = f": {' '.join(one.members)}" if one.members else ""
        typer.echo(f"{place}\t0\t{one.high}\t{one.name}{members}")
