"""Packs: a directory for each game, and in it a directory for each set of cards."""

import hashlib
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from trilobite.core.errors import OptionsError, TrilobiteError, shown
from trilobite.core.game import AnyGame
from trilobite.games.box import Box
from trilobite.games.registry import box, make_game
from trilobite.tables.aside import Aside, at_once
from trilobite.tables.bodies.catalogue import CardsOut, FitOut
from trilobite.tables.fitting import Fitting
from trilobite.tables.problems import Refused

T = TypeVar("T")


#: Where packs are that people handed in: under a name with a fingerprint, which only they know.
GIVEN: Final = ".given"
#: As many of them for a game, and as many files in one.
MOST_GIVEN: Final = 200
MOST_FILES: Final = 40
FILE_NAME: Final = re.compile(r"[a-z0-9-]{1,40}\.toml")


@cache
def own_cards(game: Box) -> CardsOut:
    """The cards in the box, which never change."""
    return CardsOut(**game.cards())


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
        """The packs for a game that everybody is offered."""
        return self._named(Path(box(game).name))

    def given(self, game: str) -> list[str]:
        """The packs for a game that people handed in."""
        return self._named(Path(box(game).name) / GIVEN)

    def _named(self, place: Path) -> list[str]:
        folder = None if self._folder is None else self._folder / place
        if folder is None or not folder.is_dir():
            return []
        return sorted(
            entry.name
            for entry in folder.iterdir()
            if entry.is_dir() and not entry.name.startswith(".")
        )

    @property
    def open(self) -> bool:
        """Whether packs can be handed in."""
        return self._folder is not None

    async def add(self, game: str, name: str, files: dict[str, str]) -> str:
        """Keeps a pack that somebody hands in, and gives back what it is called."""
        digest = hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()[:12]
        slug = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40] or "pack"
        called = f"{slug}-{digest}"
        await self.keep(game, called, files, name)
        return called

    async def keep(self, game: str, called: str, files: dict[str, str], name: str = "") -> None:
        """Keeps a pack under a name with its fingerprint; another name may be told. Raises Refused
        if it cannot be played with; nothing of it is kept then."""
        folder = self._folder
        if folder is None:
            raise Refused("no-packs", "this server takes no packs", 403)
        for file in files:
            if not FILE_NAME.fullmatch(file):
                raise Refused(
                    "bad-pack-file", f"{shown(file)} is no name of a card file", file=file[:60]
                )
        if not 0 < len(files) <= MOST_FILES:
            raise Refused("bad-pack-files", f"a pack has 1 to {MOST_FILES} files", most=MOST_FILES)
        where = folder / box(game).name / GIVEN

        def write() -> None:
            if (where / called).is_dir():
                return
            where.mkdir(parents=True, exist_ok=True)
            if sum(1 for _ in where.iterdir()) >= MOST_GIVEN:
                raise Refused("too-many-packs", "this server keeps no more packs", 409)
            with TemporaryDirectory(dir=where, prefix=".") as made:
                trial = Path(made) / "pack"
                trial.mkdir()
                for file, text in files.items():
                    (trial / file).write_text(text, "utf-8")
                found = box(game)
                found.cards(trial)
                found.make(found.kinds[0].options, trial)
                trial.rename(where / called)

        await self._read(name or called, write)

    async def fault(self, game: str, pack: str) -> str:
        """What is wrong with a pack, in a line; empty if it can be played with, as the game's own
        cards always can."""
        if not pack:
            return ""
        try:
            await self.cards(game, pack)
        except Refused as refused:
            return str(refused)
        return ""

    async def make(self, game: str, options: dict[str, Any], pack: str) -> AnyGame:
        """A game with the cards of a pack, or with its own if no pack is named."""
        path = self.path(game, pack)
        return await self._read(pack, lambda: make_game(game, options, path))

    async def fit(self, game: str, options: dict[str, Any]) -> FitOut:
        """How options of a game go together."""
        return await self._aside(lambda: Fitting(box(game), options).told())

    async def cards(self, game: str, pack: str) -> CardsOut:
        """The cards of a pack, or the game's own."""
        path = self.path(game, pack)
        if path is None:
            return await self._aside(lambda: own_cards(box(game)))
        return CardsOut(**await self._read(pack, lambda: box(game).cards(path)))

    async def _read(self, pack: str, work: Callable[[], T]) -> T:
        """Reads the cards of a pack. Raises Refused if there is something wrong with them."""
        try:
            return await self._aside(work)
        except (OptionsError, Refused):
            raise
        except TrilobiteError as error:
            raise bad_pack(pack, error) from None

    def path(self, game: str, pack: str) -> Path | None:
        """Where the pack is; None for the game's own cards."""
        if not pack:
            return None
        if self._folder is not None:
            if pack in self.names(game):
                return self._folder / game / pack
            if pack in self.given(game):
                return self._folder / game / GIVEN / pack
        raise Refused(
            "no-such-pack", f"this server has no pack {shown(pack)} for {game}", pack=pack
        )


def bad_pack(pack: str, error: TrilobiteError) -> Refused:
    """A pack with which no game can be played."""
    return Refused("bad-pack", f"pack {shown(pack)}: {error}", pack=pack, where=error.place or pack)
