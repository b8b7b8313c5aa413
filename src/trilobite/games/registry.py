"""The games of the house, by name."""

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from trilobite.core.errors import OptionsError, shown
from trilobite.core.game import AnyGame
from trilobite.games.box import Box

#: The class of each game's box, in the module `box` of the game's package.
GAMES: Final = {
    "genesis": "GenesisBox",
    "marine": "MarineBox",
    "origins": "OriginsBox",
}

_opened: Final[dict[str, Box]] = {}


def box(name: str) -> Box:
    """The box of a game. Its package is imported when somebody first asks for it."""
    if name not in GAMES:
        raise OptionsError(f"there is no game {shown(name)}; there are {', '.join(GAMES)}")
    if name not in _opened:
        module = import_module(f"trilobite.games.{name}.box")
        made = getattr(module, GAMES[name])()
        assert isinstance(made, Box)
        _opened[name] = made
    return _opened[name]


def make_game(name: str, options: dict[str, Any], pack: Path | None = None) -> AnyGame:
    """A game from its name, plain options and, if given, a directory with other cards."""
    return box(name).make(options, pack)
