"""Analyses of tables: made where bots think, portion by portion, and kept for a while.

What was found out about a game stays true while the game goes on, so that only what is new has to
be thought about. Nobody is told what they may not know: see `seen_by`.
"""

import asyncio
import logging
from bisect import bisect_left
from collections import OrderedDict
from itertools import pairwise
from typing import Final, Literal

import msgspec

from trilobite.core.errors import TrilobiteError
from trilobite.tables.bodies.foresight import AnalysisOut, StretchOut
from trilobite.tables.bodies.shapes import Unit
from trilobite.tables.packs import Packs
from trilobite.tables.study import Plan
from trilobite.tables.table import Table
from trilobite.tables.thinking import Thinker, studying
from trilobite.tables.turns import Turns

log = logging.getLogger(__name__)

#: Analyses that are kept, and those that are made at the same time: bots have to play, too.
MOST_KEPT: Final = 60
MOST_AT_ONCE: Final = 2

Pair = tuple[int, int]


class Analysis:
    """What a bot has found out about one table."""

    def __init__(self, bot: str) -> None:
        self.bot: Final = bot
        #: The record's lines that it is about.
        self.lines: list[str] = []
        self.unit: Unit | None = None
        self.pairs: list[Pair] = []
        self.found: dict[Pair, StretchOut] = {}
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

    def ready(self) -> list[StretchOut]:
        """The stretches from the start, as far as they are known."""
        known = []
        for pair in self.pairs:
            if pair not in self.found:
                break
            known.append(self.found[pair])
        return known


class Analyses:
    """The analyses that are kept: those that were asked for last."""

    def __init__(self, thinker: Thinker, packs: Packs) -> None:
        self._thinker: Final = thinker
        self._packs: Final = packs
        self._kept: Final[OrderedDict[tuple[str, str], Analysis]] = OrderedDict()
        self._turns: Final = Turns(MOST_AT_ONCE)

    def get(self, table: Table, bot: str) -> Analysis:
        """What is known of the table as it is now: nothing if something was taken back since."""
        analysis = self._kept.get((table.id, bot))
        if analysis is None or analysis.is_stale(table.settled_lines()):
            return Analysis(bot)
        self._kept.move_to_end((table.id, bot))
        return analysis

    def start(self, table: Table, bot: str, person: str) -> Analysis:
        """Makes sure that the game as it is now is being analysed, or has been. It is the turn of
        the person who asks."""
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
            analysis.task = asyncio.create_task(self._make(table, analysis, person))
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)[1].stop()
        return analysis

    def close(self) -> None:
        """Stops all work."""
        for analysis in self._kept.values():
            analysis.stop()

    async def _make(self, table: Table, analysis: Analysis, person: str) -> None:
        async def ask(*study: int) -> str:
            pack = self._packs.path(table.body.game, table.body.pack)
            question = studying(table, pack, analysis.lines, analysis.bot, study, person)
            return await self._thinker.ask(question)

        async with self._turns.of(person):
            try:
                plan = msgspec.json.decode(await ask(), type=Plan)
                analysis.unit = plan.unit
                analysis.pairs = list(pairwise(plan.moments))
                for pair in analysis.pairs:
                    if pair not in analysis.found:
                        said = await ask(*pair)
                        analysis.found[pair] = msgspec.json.decode(said, type=StretchOut)
            except TrilobiteError as error:
                log.error("the analysis of table %s fails: %s", table.id, error)
                analysis.fault = str(error)


def analysis_out(table: Table, owner: str, analysis: Analysis, first: int) -> AnalysisOut:
    """An analysis as a browser may know it."""
    ready = analysis.ready()
    status: Literal["none", "running", "done", "failed"] = "done"
    if not analysis.lines:
        status = "none"
    elif analysis.fault:
        status = "failed"
    elif analysis.running:
        status = "running"
    return AnalysisOut(
        bot=analysis.bot,
        status=status,
        unit=analysis.unit,
        answers=sum(not line.startswith("~") for line in analysis.lines),
        ready=len(ready),
        of=len(analysis.pairs),
        first=first,
        stretches=[seen_by(table, owner, noted(table, stretch)) for stretch in ready[first:]],
    )


def noted(table: Table, stretch: StretchOut) -> StretchOut:
    """A stretch with what is noted of the adviser at its decisions."""
    answers = table.session.answers()
    asked = {(bisect_left(answers, place), seat) for place, seat in table.advised_at()}
    verdicts = [
        msgspec.structs.replace(verdict, advised=(verdict.answers, verdict.decision.seat) in asked)
        for verdict in stretch.verdicts
    ]
    return msgspec.structs.replace(stretch, verdicts=verdicts)


def seen_by(table: Table, owner: str, stretch: StretchOut) -> StretchOut:
    """What a browser may know of a stretch. When the game is over, everything. Before that, the
    outlook of a spectator and what the bot says of its own decisions; and where players have
    secrets, not what part of a change somebody else has decided."""
    if table.session.over:
        return stretch
    mine = table.seats_of(owner)
    own = [verdict for verdict in stretch.verdicts if verdict.decision.seat in mine]
    if table.game.secrets and any(seat not in mine for seat in stretch.seats):
        return msgspec.structs.replace(stretch, verdicts=own, decided=None, chanced=None)
    return msgspec.structs.replace(stretch, verdicts=own)
