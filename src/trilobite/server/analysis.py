"""Analyses of tables: made in the processes of the bots, portion by portion, and kept for a while.

What was found out about a game stays true while the game goes on, so that only what is new has to
be thought about. Nobody is told what he may not know: see `seen_by`.
"""

import asyncio
import logging
from collections import OrderedDict
from itertools import pairwise
from typing import Any, Final

import msgspec

from trilobite.core.errors import TrilobiteError
from trilobite.server.packs import Packs
from trilobite.server.table import Table
from trilobite.server.thinking import Thinkers

log = logging.getLogger(__name__)

#: Analyses that are kept, and those that are made at the same time: bots have to play, too.
MOST_KEPT: Final = 60
MOST_AT_ONCE: Final = 2

Parts = dict[str, Any]
Pair = tuple[int, int]


class Analysis:
    """What a bot has found out about one table."""

    def __init__(self, bot: str) -> None:
        self.bot: Final = bot
        #: The record's lines that it is about.
        self.lines: list[str] = []
        self.unit: str = ""
        self.pairs: list[Pair] = []
        self.found: dict[Pair, Parts] = {}
        self.fault: str = ""
        self.task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        """Whether a bot thinks about it now, or will when others are done."""
        return self.task is not None and not self.task.done()

    def is_stale(self, lines: list[str]) -> bool:
        """Whether the game has not gone on from there."""
        return lines[: len(self.lines)] != self.lines

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self.task is not None:
            self.task.cancel()

    def ready(self) -> list[Parts]:
        """The stretches from the start, as far as they are known."""
        known = []
        for pair in self.pairs:
            if pair not in self.found:
                break
            known.append(self.found[pair])
        return known


class Analyses:
    """The analyses that a server keeps: those that were asked for last."""

    def __init__(self, thinkers: Thinkers, packs: Packs) -> None:
        self._thinkers: Final = thinkers
        self._packs: Final = packs
        self._kept: Final[OrderedDict[tuple[str, str], Analysis]] = OrderedDict()
        self._turn: Final = asyncio.Semaphore(MOST_AT_ONCE)

    def get(self, table: Table, bot: str) -> Analysis:
        """What is known of the table as it is now: nothing if something was taken back since."""
        analysis = self._kept.get((table.id, bot))
        if analysis is None or analysis.is_stale(table.settled_lines()):
            return Analysis(bot)
        self._kept.move_to_end((table.id, bot))
        return analysis

    def start(self, table: Table, bot: str) -> Analysis:
        """Makes sure that the game as it is now is being analysed, or has been."""
        key = (table.id, bot)
        analysis = self._kept.pop(key, None) or Analysis(bot)
        self._kept[key] = analysis
        lines = table.settled_lines()
        if analysis.is_stale(lines):
            analysis.stop()
            analysis = self._kept[key] = Analysis(bot)
        if not analysis.running and (analysis.lines != lines or analysis.fault):
            analysis.lines = lines
            analysis.fault = ""
            analysis.task = asyncio.create_task(self._make(table, analysis))
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)[1].stop()
        return analysis

    async def close(self) -> None:
        """Stops all work."""
        for analysis in self._kept.values():
            analysis.stop()

    async def _make(self, table: Table, analysis: Analysis) -> None:
        async def ask(*study: int) -> Parts:
            pack = self._packs.path(table.body.game, table.body.pack)
            said = await self._thinkers.study(table, pack, analysis.lines, analysis.bot, study)
            parts: Parts = msgspec.json.decode(said)
            return parts

        async with self._turn:
            try:
                plan = await ask()
                analysis.unit = plan["unit"]
                analysis.pairs = list(pairwise(plan["moments"]))
                for pair in analysis.pairs:
                    if pair not in analysis.found:
                        analysis.found[pair] = await ask(*pair)
            except TrilobiteError as error:
                log.error("the analysis of table %s fails: %s", table.id, error)
                analysis.fault = str(error)


def seen_by(table: Table, owner: str, stretch: Parts) -> Parts:
    """What a browser may know of a stretch. When the game is over, everything. Before that, the
    outlook of a spectator and what the bot says of its own decisions; and where players have
    secrets, not what part of a change somebody else has decided."""
    if table.session.over:
        return stretch
    mine = table.seats_of(owner)
    own = [each for each in stretch["verdicts"] if each["decision"]["seat"] in mine]
    if table.game.secrets and any(seat not in mine for seat in stretch["seats"]):
        return {**stretch, "verdicts": own, "decided": None, "chanced": None}
    return {**stretch, "verdicts": own}
