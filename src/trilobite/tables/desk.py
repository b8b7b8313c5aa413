"""The desk: everything that can be asked of the house, each request once.

A request is a method with typed parameters and bodies; who asks comes first. What is refused is
raised. Whoever carries messages translates: see `requests` and `carrier`.
"""

import re
from importlib import resources
from typing import Final

from trilobite.bots.analysis import JUDGES
from trilobite.bots.evaluator import evaluator_for
from trilobite.games.registry import box
from trilobite.tables.access import Person, may_look, same
from trilobite.tables.analysis import Analyses, analysis_out
from trilobite.tables.bodies import (
    AnalysisOut,
    CardsOut,
    Claimed,
    ForcedDecisionOut,
    Fork,
    GameOut,
    Links,
    NewTable,
    Plain,
    RefusalOut,
    StepOut,
    TableCreated,
    TableOut,
    Text,
    Upload,
)
from trilobite.tables.bots import BotRunner
from trilobite.tables.catalogue import shelf
from trilobite.tables.clock import Clock
from trilobite.tables.frames import Telling, odds_of, seats_out, step_out
from trilobite.tables.model import Seat
from trilobite.tables.problems import Refused
from trilobite.tables.requests import asked, gathered
from trilobite.tables.rooms import Connection, Rooms, Send
from trilobite.tables.store import Listed
from trilobite.tables.table import Table, seats_played
from trilobite.tables.tables import Tables
from trilobite.tables.thinking import Thinker

LANGUAGE: Final = re.compile(r"[a-z]{2,3}")


class Desk:
    """Where everything is asked."""

    def __init__(self, tables: Tables, thinker: Thinker, clock: Clock) -> None:
        self.tables: Final = tables
        self._bots: Final = BotRunner(tables.packs, thinker, clock)
        self._rooms: Final = Rooms(self._bots)
        self._analyses: Final = Analyses(thinker, tables.packs)

    def close(self) -> None:
        """Stops what goes on in the background."""
        self._analyses.close()
        self._bots.close()

    async def look_at(self, who: Person, table_id: str, watch: str, send: Send) -> Connection:
        """Live play: somebody comes to a table, is sent every change, and is heard until they
        leave."""
        return self._rooms.enter(await self._seen(who, table_id, watch), who.id, send)

    # --- tables and seats -----------------------------------------------------------------

    @asked("POST", "/api/tables", "tables")
    async def new_table(self, who: Person, body: NewTable) -> TableCreated:
        """Makes a table. Its people sit at this browser, or take open seats with a link."""
        seats = [Seat(kind=s.kind, name=s.name.strip(), bot=s.bot) for s in body.seats]
        table = await self.tables.create(
            who.id, body.game, body.options, seats, seed=body.seed, pace=body.pace, pack=body.pack
        )
        return TableCreated(id=table.id)

    @asked("GET", "/api/tables", "tables")
    async def my_tables(self, who: Person) -> list[TableOut]:
        """The tables that this browser made or plays at, newest first."""
        return [table_out(table, who) for table in await self.tables.owned_by(who.id)]

    @asked("POST", "/api/tables/{table_id}/claim/{seat}", "tables")
    async def claim(self, who: Person, table_id: str, seat: int, link: str) -> Claimed:
        """Takes an open seat."""
        table = await self.tables.get(table_id)
        if not same(link, table.body.claim):
            raise Refused("wrong-link", "this link does not open a seat", 403)
        await table.claim(seat, who.id)
        return Claimed(mine=True)

    @asked("GET", "/api/tables/{table_id}/links", "tables")
    async def links(self, who: Person, table_id: str) -> Links:
        """The links that open seats, or let somebody watch. Only who made the table gets them."""
        table = await self.tables.get(table_id)
        table.require_creator(who.id)
        return Links(claim=table.body.claim, watch=table.body.watch)

    # --- looking back ---------------------------------------------------------------------

    @asked("GET", "/api/tables/{table_id}/steps/{answers}", "looking back")
    async def step(self, who: Person, table_id: str, answers: int, watch: str = "") -> StepOut:
        """The game after so many answers, as this browser saw it."""
        return step_out(await self._seen(who, table_id, watch), who.id, answers)

    @asked("GET", "/api/tables/{table_id}/odds", "looking back")
    async def odds(
        self, who: Person, table_id: str, seat: int | None = None, watch: str = ""
    ) -> Plain:
        """The chances of the rolls to come, at the decision of a seat; by default of who is asked.
        Their shape is the game's."""
        return odds_of(await self._seen(who, table_id, watch), seat)

    @asked("GET", "/api/tables/{table_id}/refusals/{seat}", "looking back")
    async def refusals(self, who: Person, table_id: str, seat: int) -> list[RefusalOut]:
        """What the seat might expect to be able to do now but cannot, and why."""
        table = await self.tables.get(table_id)
        table.require(who.id, seat)
        session = table.session
        decision = session.decision_for(seat)
        if decision is None:
            return []
        return Telling(table.game, session.state, decision).refusals(session.refusals(seat))

    @asked("GET", "/api/tables/{table_id}/forced/{answers}", "looking back")
    async def forced(self, who: Person, table_id: str, answers: int) -> ForcedDecisionOut:
        """The decision that the answer after so many answers gave to itself, for want of a choice:
        what a seat of this browser might have expected to be able to do then, and why it could
        not."""
        table = await self.tables.get(table_id)
        decision, state = table.forced(who.id, answers)
        return Telling(table.game, state, decision).forced()

    @asked("GET", "/api/tables/{table_id}/record", "looking back")
    async def record(self, who: Person, table_id: str, watch: str = "") -> Text:
        """The record so far. Where players have secrets, only when the game is over."""
        table = await self._seen(who, table_id, watch)
        table.require_open(who.id)
        return Text(table.record())

    @asked("GET", "/api/tables/{table_id}/handover", "looking back")
    async def handover(self, who: Person, table_id: str, watch: str = "") -> Plain | None:
        """What a finished game hands over to its successor; null before the end, and if it has
        none. Its shape is the game's."""
        session = (await self._seen(who, table_id, watch)).session
        return session.game.handover(session.state) if session.over else None

    @asked("POST", "/api/tables/{table_id}/fork", "looking back")
    async def fork(self, who: Person, table_id: str, body: Fork, watch: str = "") -> TableCreated:
        """A what-if: a table of one's own that shares the first answers."""
        table = await self._seen(who, table_id, watch)
        table.require_open(who.id)
        return TableCreated(id=(await self.tables.fork(table, who.id, body.answers)).id)

    @asked("POST", "/api/records", "looking back")
    async def upload(self, who: Person, body: Upload) -> TableCreated:
        """Opens a record as a table."""
        return TableCreated(id=(await self.tables.upload(who.id, body.record)).id)

    @asked("POST", "/api/tables/{table_id}/analysis", "looking back")
    async def analyse(
        self, who: Person, table_id: str, bot: str = "greedy", watch: str = ""
    ) -> AnalysisOut:
        """Lets a bot analyse the game as it is now, unless it has done so. It thinks in the
        background: the answer is how far it has come."""
        table = await self._seen(who, table_id, watch)
        require_judge(table, bot)
        return analysis_out(table, who.id, self._analyses.start(table, bot), 0)

    @asked("GET", "/api/tables/{table_id}/analysis", "looking back")
    async def analysis(
        self, who: Person, table_id: str, bot: str = "greedy", first: int = 0, watch: str = ""
    ) -> AnalysisOut:
        """How far the analysis has come, and its stretches from number `first` on."""
        table = await self._seen(who, table_id, watch)
        require_judge(table, bot)
        return analysis_out(table, who.id, self._analyses.get(table, bot), max(0, first))

    # --- what stands beside a table -------------------------------------------------------

    @asked("GET", "/api/games", "reference")
    async def games(self, who: Person) -> list[GameOut]:
        """The games that can be played, and how they can be set up."""
        return await shelf(self.tables.packs)

    @asked("GET", "/api/games/{game}/cards", "reference")
    async def cards(self, who: Person, game: str, pack: str = "") -> CardsOut:
        """The cards of a game, its own or those of a pack."""
        return await self.tables.packs.cards(game, pack)

    @asked("GET", "/api/tables/{table_id}/cards", "reference")
    async def cards_of_table(self, who: Person, table_id: str, watch: str = "") -> CardsOut:
        """The cards that a table is played with."""
        body = (await self._seen(who, table_id, watch)).body
        return await self.tables.packs.cards(body.game, body.pack)

    @asked("GET", "/api/games/{game}/rules", "reference")
    async def rules(self, who: Person, game: str, lang: str = "en") -> Text:
        """The rules page in a language, or in English if there is none."""
        folder = resources.files("trilobite.games") / box(game).name
        for language, name in ((lang, f"rules.{lang}.md"), ("en", "rules.md")):
            if LANGUAGE.fullmatch(language) and (folder / name).is_file():
                return Text((folder / name).read_text("utf-8"), language)
        raise Refused("no-rules", f"there is no rules page for {game} yet", 404, game=game)

    # --- who may look ---------------------------------------------------------------------

    async def _seen(self, who: Person, table_id: str, watch: str) -> Table:
        """The table, if they may look at it."""
        table = await self.tables.get(table_id)
        may_look(table, who, watch)
        return table


#: All that can be asked.
REQUESTS: Final = gathered(Desk)


def require_judge(table: Table, bot: str) -> None:
    """Raises if the bot cannot analyse, or not this game."""
    if bot not in JUDGES:
        known = ", ".join(JUDGES)
        raise Refused("bad-options", f"no bot '{bot[:40]}' can analyse; there are {known}")
    if evaluator_for(table.game) is None:
        game = table.body.game
        raise Refused("no-analysis", f"no bot can analyse '{game}' yet", game=game)


def table_out(table: Listed, who: Person) -> TableOut:
    """A table as a line in a list."""
    body = table.body
    mine = seats_played(body, table.owner, table.claims, who.id)
    waiting = table.waiting or []
    return TableOut(
        id=table.id,
        created=table.created,
        game=body.game,
        title=box(body.game).title,
        options=body.options,
        pack=body.pack,
        seats=seats_out(body, mine, table.claims),
        over=not waiting,
        my_turn=any(seat in mine for seat in waiting),
        what_if=body.parent is not None,
    )
