"""Packs of a browser: in files while it runs, for games read their cards from files, and in its
database, so that they are there the next time."""

from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from trilobite.tables.packs import GIVEN, Packs
from trilobite.tables.store import Paper, Store

#: The kind of papers that packs are in the database.
PACK: Final = "pack"


class KeptPack(msgspec.Struct, kw_only=True):
    """A pack that somebody handed in."""

    game: Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
    name: Annotated[str, Meta(pattern="^[a-z0-9-]{1,60}$")]
    #: Texts by the name of their file.
    files: dict[str, str]


class KeptPacks(Packs):
    """The packs that tables of this browser may be played with."""

    def __init__(self, folder: Path | None, store: Store) -> None:
        super().__init__(folder)
        self._store: Final = store

    async def keep(self, game: str, called: str, files: dict[str, str], name: str = "") -> None:
        await super().keep(game, called, files, name)
        pack = KeptPack(game=game, name=called, files=files)
        await self._store.put(Paper(PACK, f"{game} {called}", msgspec.json.encode(pack).decode()))

    async def all(self) -> list[KeptPack]:
        """All that the database has."""
        papers = await self._store.papers(PACK, "")
        return [msgspec.json.decode(paper.text, type=KeptPack) for paper in papers]

    async def lay_out(self) -> None:
        """Writes what the database has to files. It was tried when it was handed in."""
        if self._folder is not None:
            for pack in await self.all():
                write_pack(self._folder / pack.game / GIVEN / pack.name, pack.files)


def write_pack(folder: Path, files: dict[str, str]) -> None:
    """Writes the files of a pack to its directory."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_text(content, "utf-8")


def read_pack(folder: Path) -> dict[str, str]:
    """The files of a pack."""
    return {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.toml"))}
