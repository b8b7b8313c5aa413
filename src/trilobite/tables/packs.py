"""Packs: a directory for each game, and in it a directory for each set of cards."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from trilobite.core.errors import OptionsError, TrilobiteError, shown
from trilobite.core.game import AnyGame
from trilobite.games.box import Box
from trilobite.games.registry import box, make_game
from trilobite.tables.aside import Aside, at_once
from trilobite.tables.bodies import CardsOut
from trilobite.tables.problems import Refused

T = TypeVar("T")


class Packs:
    """The packs that tables may be played with."""

    def __init__(self, folder: Path | None = None, aside: Aside = at_once) -> None:
        self._folder: Final = folder
        #: Reads cards, one set at a time: msgspec does not learn a type from two threads at once.
        self._aside: Final = aside

    async def box(self, game: str) -> Box:
        """The box of a game, whose package is imported when somebody first asks for it."""
        return await self._aside(lambda: box(game))

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

    async def fault(self, game: str, pack: str) -> str:
        """What is wrong with a pack, in a line; empty if it can be played with."""
        try:
            await self.cards(game, pack)
        except Refused as refused:
            return str(refused)
        return ""

    async def make(self, game: str, options: dict[str, Any], pack: str) -> AnyGame:
        """A game with the cards of a pack, or with its own if no pack is named."""
        path = self.path(game, pack)
        return await self._read(pack, lambda: make_game(game, options, path))

    async def cards(self, game: str, pack: str) -> CardsOut:
        """The cards of a pack, or the game's own."""
        path = self.path(game, pack)
        return CardsOut(**await self._read(pack, lambda: box(game).cards(path)))

    async def _read(self, pack: str, work: Callable[[], T]) -> T:
        """Reads the cards of a pack. Raises Refused if there is something wrong with them."""
        try:
            return await self._aside(work)
        except OptionsError:
            raise
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
