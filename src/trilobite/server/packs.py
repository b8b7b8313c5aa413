"""Packs: a directory for each game, and in it a directory for each set of cards."""

from pathlib import Path
from threading import Lock
from typing import Any, Final

from trilobite.core.errors import OptionsError, TrilobiteError, shown
from trilobite.core.game import AnyGame
from trilobite.games.registry import box, make_game
from trilobite.server.problems import Refused


class Packs:
    """The packs that tables of this server may be played with."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder: Final = folder
        #: Cards are read by one thread at a time: msgspec does not learn a type from two at once.
        self._reading: Final = Lock()

    def names(self, game: str) -> list[str]:
        """The packs for a game."""
        folder = None if self._folder is None else self._folder / box(game).name
        if folder is None or not folder.is_dir():
            return []
        return sorted(
            entry.name
            for entry in folder.iterdir()
            if entry.is_dir() and not entry.name.startswith(".")
        )

    def fault(self, game: str, pack: str) -> str:
        """What is wrong with a pack, in a line; empty if it can be played with."""
        try:
            self.cards(game, pack)
        except Refused as refused:
            return str(refused)
        return ""

    def make(self, game: str, options: dict[str, Any], pack: str) -> AnyGame:
        """A game with the cards of a pack, or with its own if no pack is named."""
        path = self.path(game, pack)
        try:
            with self._reading:
                return make_game(game, options, path)
        except OptionsError:
            raise
        except TrilobiteError as error:
            raise bad_pack(pack, error) from None

    def cards(self, game: str, pack: str) -> dict[str, Any]:
        """The cards of a pack, or the game's own."""
        shelved = box(game)
        path = self.path(game, pack)
        try:
            with self._reading:
                return shelved.cards(path)
        except TrilobiteError as error:
            raise bad_pack(pack, error) from None

    def path(self, game: str, pack: str) -> Path | None:
        """Where the pack is; None for the game's own cards."""
        if not pack:
            return None
        if self._folder is None or pack not in self.names(game):
            raise Refused(
                "no-such-pack", f"this server has no pack {shown(pack)} for {game}", pack=pack
            )
        return self._folder / game / pack


def bad_pack(pack: str, error: TrilobiteError) -> Refused:
    """A pack with which no game can be played."""
    return Refused("bad-pack", f"pack {shown(pack)}: {error}", pack=pack)
