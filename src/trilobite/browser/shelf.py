"""The packages of a game are fetched when something of it is first imported: who plays one game
does not wait for the others."""

import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder
from types import ModuleType
from typing import Final

from trilobite.games.registry import GAMES
from trilobite.tables.problems import Refused

#: Puts the packages of a game where Python looks for them.
Bring = Callable[[str], None]


def game_of(module: str) -> str | None:
    """The game that a module is all about, if it is."""
    for game in GAMES:
        if f"{module}.".startswith((f"trilobite.games.{game}.", f"trilobite.bots.{game}_")):
            return game
    return None


class Shelf(MetaPathFinder):
    """Finds no module itself, but sees to it that others do."""

    def __init__(self, bring: Bring) -> None:
        self._bring: Final = bring
        self._here: Final[set[str]] = set()

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> None:
        game = game_of(fullname)
        if game is None or game in self._here:
            return
        try:
            self._bring(game)
        except Exception as error:
            raise Refused(
                "game-not-here", f"{game} is not loaded, and cannot be now: {error}", 503
            ) from None
        self._here.add(game)
        for finder in sys.path_importer_cache.values():
            if isinstance(finder, FileFinder):
                finder.invalidate_caches()


def open_shelf(bring: Bring) -> None:
    """From now on games are fetched when they are needed."""
    sys.meta_path.insert(0, Shelf(bring))
