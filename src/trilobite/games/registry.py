"""The games, by name. To register one is all that the rest of Trilobite needs to find it.

Every layer finds its part of a game by the game's name: bots `bots/NAME_evaluator.py`, the
laboratory `lab/NAME_reading.py`, environments `envs/NAME_vN.py`, the terminal `cli/NAME/screen.py`,
the page `web/src/games/NAME`, all of them the words `locale/LANGUAGE/NAME.ftl`.
"""

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from trilobite.core.game import AnyGame
from trilobite.core.option_errors import unknown
from trilobite.games.box import Box

#: Where the box of each game is (`BOX`), in the order in which games are shown.
GAMES: Final = {
    "genesis": "trilobite.games.genesis.box",
    "marine": "trilobite.games.marine.box",
    "origins": "trilobite.games.origins.box",
}


def box(name: str) -> Box:
    """The box of a game. Its package is imported when somebody first asks for it."""
    if name not in GAMES:
        raise unknown("game", name, GAMES)
    found = import_module(GAMES[name]).BOX
    assert isinstance(found, Box)
    return found


def make_game(name: str, options: dict[str, Any], pack: Path | None = None) -> AnyGame:
    """A game from its name, plain options and, if given, a directory with other cards."""
    return box(name).make(options, pack)


def part(module: str, name: str) -> Any:
    """What a module that is all about one game has under a name; None if there is no such module,
    for a game need not have a part in every layer."""
    try:
        return getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        return None
