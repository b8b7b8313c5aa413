"""The adviser: somebody who plays asks the strong bot. It thinks where all bots do, from what the
seat may know. That it was asked is noted with the record; nobody is told of it before an analysis.
"""

import logging
from typing import Final

import msgspec

from trilobite.bots.evaluator import evaluator_for
from trilobite.tables.bodies.foresight import AdviceOut
from trilobite.tables.keeping import Changed
from trilobite.tables.model import Deed
from trilobite.tables.packs import Packs
from trilobite.tables.problems import Refused
from trilobite.tables.table import Table
from trilobite.tables.thinking import Thinker, ThinkingFailed, advising
from trilobite.tables.together import named

log = logging.getLogger(__name__)


class Advisers:
    """Advice for whoever may ask for it."""

    def __init__(self, thinker: Thinker, packs: Packs) -> None:
        self._thinker: Final = thinker
        self._packs: Final = packs

    async def advise(self, table: Table, seat: int, person: str) -> AdviceOut:
        """What the strong bot would answer in the place of the seat, asked by who plays it."""
        version = await noted(table, seat)
        pack = self._packs.path(table.body.game, table.body.pack)
        try:
            said = await self._thinker.ask(advising(table, pack, seat, person))
        except ThinkingFailed as error:
            log.error("the adviser of table %s fails: %s", table.id, error)
            raise Refused("adviser-failed", "the adviser could not think; ask again", 503) from None
        told = msgspec.json.decode(said, type=AdviceOut)
        return msgspec.structs.replace(told, version=version)


async def noted(table: Table, seat: int) -> int:
    """Notes that the adviser is asked, once for each decision. The version of the table that it is
    asked about."""

    def act() -> Changed | None:
        require_adviser(table, seat)
        place = len(table.settled_lines())
        if (place, seat) in table.circle.advised:
            return None
        return Changed(Deed(what="advised", seat=seat, line=place))

    await table.do(act, quietly=True)
    return table.version


async def switch(table: Table, owner: str, on: bool) -> None:
    """Who made the table switches its adviser off, or on again, for all seats."""

    def act() -> Changed | None:
        table.require_creator(owner)
        if not table.advisable:
            raise Refused("no-adviser", "the adviser may not be asked at this table", 403)
        if table.circle.silenced != on:
            return None
        mine = table.seats_of(owner)
        seat = mine[0] if mine else None
        name = "" if seat is None else named(table, seat)
        return Changed(Deed(what="unsilenced" if on else "silenced", seat=seat, name=name))

    await table.do(act)


def require_adviser(table: Table, seat: int) -> None:
    """Raises if the adviser may not be asked here and now, or knows nothing of the game."""
    if not table.advised:
        raise Refused("no-adviser", "the adviser may not be asked at this table", 403)
    if evaluator_for(table.game) is None:
        game = table.body.game
        raise Refused("no-analysis", f"no bot can analyse '{game}' yet", game=game)
    if table.session.decision_for(seat) is None:
        raise Refused("nothing-to-decide", "there is nothing to decide for you now", 409)
