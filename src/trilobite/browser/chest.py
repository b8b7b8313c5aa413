"""All games of a browser as one file: taken out for safety, or to another browser."""

import sys
from typing import Final, Literal

import msgspec

from trilobite.browser.packs import KeptPack, KeptPacks
from trilobite.core.errors import OptionsError
from trilobite.tables.bodies.people import BroughtInOut
from trilobite.tables.problems import Refused, unreadable
from trilobite.tables.requests import UNREADABLE
from trilobite.tables.store import Store, StoredTable

FORMAT: Final = "trilobite-games 1"


class Chest(msgspec.Struct, kw_only=True):
    """The file: tables with all that happened there, and the packs that were handed in."""

    format: Literal["trilobite-games 1"] = FORMAT
    tables: list[StoredTable]
    packs: list[KeptPack] = []


async def taken_out(store: Store, packs: KeptPacks, owner: str) -> Chest:
    """All tables of an owner, and all packs."""
    listed = await store.listed(owner, sys.maxsize)
    read = [await store.read(each.id) for each in listed]
    return Chest(tables=[table for table in read if table is not None], packs=await packs.all())


async def brought_in(store: Store, packs: KeptPacks, owner: str, text: str) -> BroughtInOut:
    """Keeps the tables and packs of a file that are not there yet. One that cannot be read changes
    nothing, and says where it is wrong."""
    try:
        chest = msgspec.json.decode(text, type=Chest)
    except UNREADABLE as error:
        raise Refused("bad-games-file", unreadable("file", error)) from None
    for table in chest.tables:
        if not table.events:
            raise Refused("bad-games-file", f"table {table.id[:40]} has no events")
    unplayable = []
    for pack in chest.packs:
        try:
            await packs.keep(pack.game, pack.name, pack.files)
        except (OptionsError, Refused):
            unplayable.append(pack.name)
    added = 0
    for table in chest.tables:
        if await store.read(table.id) is None:
            first, *more = table.events
            made = msgspec.structs.replace(table, owner=owner, events=[first], claims={})
            await store.create(made)
            for number, event in enumerate(more, start=1):
                await store.append(table.id, number, event)
            added += 1
    return BroughtInOut(added=added, known=len(chest.tables) - added, unplayable=unplayable)
