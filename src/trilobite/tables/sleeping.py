"""A table that nobody has touched for 30 days sleeps: no clock runs, no bot thinks, nobody is told
anything. Whoever plays there wakes it by coming.

That it sleeps follows from when something last happened, so that nobody has to look for such
tables. Coming is something that happens, but is noted once a week only.
"""

from typing import Final

from trilobite.tables.keeping import Changed
from trilobite.tables.model import Deed
from trilobite.tables.table import Table
from trilobite.tables.together import named

#: Seconds after which it is noted again that somebody has come.
NOTED: Final = 7 * 24 * 3600


async def come(table: Table, owner: str) -> bool:
    """Somebody comes to a table. If they play there, or made it, it does not fall asleep, and wakes
    if it has: then whoever is waited for has all of their time again. Says whether it woke."""
    woke = False

    def act() -> Changed | None:
        nonlocal woke
        woke = False
        mine = table.seats_of(owner)
        if table.over or table.older is not None or table.body.lesson:
            return None
        if not mine and owner != table.owner:
            return None
        seat = mine[0] if mine else None
        if table.asleep:
            woke = True
            name = "" if seat is None else named(table, seat)
            return Changed(Deed(what="woke", seat=seat, name=name))
        last = table.circle.times.at
        return Changed(Deed(what="looked", seat=seat)) if 0 < last <= table.now() - NOTED else None

    await table.do(act)
    return woke
