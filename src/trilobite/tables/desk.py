"""The desk: everything that can be asked of the house, each request once.

A request is a method with typed parameters and bodies; who asks comes first. What is refused is
raised. Whoever carries messages translates: see `requests` and `carrier`.
"""

import asyncio
import re
from importlib import resources
from typing import Final

from trilobite.bots.analysis import JUDGES
from trilobite.bots.evaluator import evaluator_for
from trilobite.core.errors import OptionsError
from trilobite.games.registry import box
from trilobite.tables.absence import (
    NoReminder,
    Reminder,
    next_reminder,
    remind,
    remindable,
    require_seat,
)
from trilobite.tables.access import Person, may_look, same
from trilobite.tables.advice import Advisers, switch
from trilobite.tables.analysis import Analyses, analysis_out
from trilobite.tables.bodies.catalogue import CardsOut, Fit, FitOut, GameOut, NewPack, PackOut
from trilobite.tables.bodies.company import Notes, NotesOut, ReminderOut, ReminderWay
from trilobite.tables.bodies.foresight import AdviceOut, AnalysisOut, PreviewsOut
from trilobite.tables.bodies.play import ForcedDecisionOut, RefusalOut, StepOut
from trilobite.tables.bodies.seating import (
    Adviser,
    AdviserOut,
    Claim,
    Claimed,
    Continued,
    ContinuedOut,
    Delete,
    DeletedNow,
    Fork,
    Links,
    NewTable,
    Renew,
    TableCreated,
    Upload,
)
from trilobite.tables.bodies.shapes import Plain, Text
from trilobite.tables.bots import BotRunner
from trilobite.tables.catalogue import shelf
from trilobite.tables.clock import Clock
from trilobite.tables.deciding import may_delete, vote
from trilobite.tables.deleted import delete_table
from trilobite.tables.files import read_plain
from trilobite.tables.frames import Telling, odds_of, step_out
from trilobite.tables.lists_desk import ListsDesk
from trilobite.tables.model import Seat
from trilobite.tables.notices import Notices
from trilobite.tables.notices_desk import NoticesDesk
from trilobite.tables.passkeys import Passkeys
from trilobite.tables.people import People
from trilobite.tables.people_desk import PeopleDesk
from trilobite.tables.previews import previews_out
from trilobite.tables.problems import Refused
from trilobite.tables.requests import asked, gathered
from trilobite.tables.rooms import Connection, Rooms, Send
from trilobite.tables.sights import Sights
from trilobite.tables.store import Paper
from trilobite.tables.table import Table
from trilobite.tables.tables import LOBBY, Tables
from trilobite.tables.thinking import Thinker
from trilobite.tables.together import (
    claim,
    clean_name,
    holder,
    renew,
    require_company,
    require_different,
)
from trilobite.tables.watch import Watch

LANGUAGE: Final = re.compile(r"[a-z]{2,3}")


class Desk(ListsDesk, PeopleDesk, NoticesDesk):
    """Where everything is asked. People are known across browsers if there is somebody who can
    check their passkeys, and hear of their tables, and of those whom they keep waiting, if there
    are notices; `lobby` lets tables be opened to anybody."""

    def __init__(
        self,
        tables: Tables,
        thinker: Thinker,
        clock: Clock,
        passkeys: Passkeys | None = None,
        lobby: bool = False,
        notices: Notices | None = None,
    ) -> None:
        self.tables = tables
        self.lobby = lobby
        self.notices = notices
        self.sights = Sights(tables.store)
        self.people = (
            None
            if passkeys is None
            else People(tables.store, tables, self.sights, passkeys, clock, notices)
        )
        self._bots: Final = BotRunner(tables.packs, thinker, clock)
        self._reminder: Final[Reminder] = notices or NoReminder()
        self.watch: Final = Watch(tables, self._bots, self._reminder, clock)
        self._watching: asyncio.Task[None] | None = None
        self._rooms = Rooms(self._bots, self.sights, self._reminder, tables.news)
        self._analyses: Final = Analyses(thinker, tables.packs)
        self._advisers: Final = Advisers(thinker, tables.packs)

    def begin(self) -> None:
        """Starts what goes on in the background though nobody asks for it."""
        self._watching = asyncio.create_task(self.watch.run())

    def close(self) -> None:
        """Stops what goes on in the background."""
        if self._watching is not None:
            self._watching.cancel()
        self._analyses.close()
        self._bots.close()

    async def look_at(self, who: Person, table_id: str, watch: str, send: Send) -> Connection:
        """Live play: somebody comes to a table, is sent every change, and is heard until they
        leave."""
        who = await self.recognise(who)
        table = await self._seen(who, table_id, watch)
        await self.watch.welcome(table, who.id)
        return await self._rooms.enter(table, who, send)

    # --- tables and seats -----------------------------------------------------------------

    @asked("POST", "/api/tables", "tables")
    async def new_table(self, who: Person, body: NewTable) -> TableCreated:
        """Makes a table. Its people sit at this browser, or take open seats with a link."""
        seats = [Seat(kind=s.kind, name=s.name.strip(), bot=s.bot) for s in body.seats]
        require_different(seats)
        if body.listed and not self.lobby:
            raise Refused("no-lobby", "this server does not list open tables", 403)
        table = await self.tables.create(
            who.id,
            body.game,
            body.options,
            seats,
            head_starts=[(number, s.head_start) for number, s in enumerate(body.seats)],
            seed=body.seed,
            pace=body.pace,
            pack=body.pack,
            shared=body.shared,
            advice=body.advice,
            talk=body.talk,
            consent=body.consent,
            listed=body.listed,
            agreed=body.agreed,
            name=clean_name(body.name),
        )
        if body.listed:
            await self.tables.store.put(Paper(LOBBY, table.id, table.id))
        return TableCreated(id=table.id)

    @asked("POST", "/api/tables/{table_id}/again", "tables")
    async def again(self, who: Person, table_id: str) -> TableCreated:
        """Another game of the same people with the same set-up; the next seat is the first. Who
        asks later is led to the same table."""
        table = await self.tables.get(table_id)
        table.require_player(who.id)
        return TableCreated(id=(await self.tables.again(table)).id)

    @asked("POST", "/api/tables/{table_id}/claim/{seat}", "tables")
    async def claim(
        self, who: Person, table_id: str, seat: int, link: str, body: Claim | None = None
    ) -> Claimed:
        """Takes an empty seat by the name that one gives."""
        table = await self.tables.get(table_id)
        if not same(link, table.body.claim):
            raise Refused("wrong-link", "this link does not open a seat", 403)
        name = body.name if body else ""
        await claim(table, seat, who.id, name)
        await self.sights.find_notes(table_id, who.id, seat)
        if name and self.people:
            await self.people.rename(who, clean_name(name))
        return Claimed(mine=True)

    @asked("GET", "/api/tables/{table_id}/links", "tables")
    async def links(self, who: Person, table_id: str) -> Links:
        """The links that open seats, or let somebody watch. Those who play here and who made the
        table get them."""
        table = await self.tables.get(table_id)
        require_company(table, who.id)
        return Links(claim=table.body.claim, watch=table.body.watch)

    @asked("POST", "/api/tables/{table_id}/links", "tables")
    async def renew(self, who: Person, table_id: str, body: Renew) -> Links:
        """Makes a link anew: the old one stops."""
        table = await self.tables.get(table_id)
        await renew(table, who.id, body.which)
        return Links(claim=table.body.claim, watch=table.body.watch)

    @asked("POST", "/api/tables/{table_id}/delete", "tables")
    async def delete_table(self, who: Person, table_id: str, body: Delete) -> DeletedNow:
        """Deletes a table for good. Who made it does so alone as long as nobody else has a seat, or
        the game has not begun; otherwise it is a vote, and goes when all who have a seat agree."""
        table = await self.tables.get(table_id)
        if not may_delete(table, who.id):
            await vote(table, who.id, "delete", None, body.wanted)
        gone = body.wanted and await delete_table(self.tables, table, who.id)
        return DeletedNow(gone=gone)

    @asked("GET", "/api/tables/{table_id}/notes", "tables")
    async def notes(self, who: Person, table_id: str) -> NotesOut:
        """What one has written down about a table; nobody else is told."""
        table = await self.tables.get(table_id)
        table.require_player(who.id)
        return NotesOut(text=await self.sights.notes(table_id, who.id))

    @asked("POST", "/api/tables/{table_id}/notes", "tables")
    async def write_notes(self, who: Person, table_id: str, body: Notes) -> NotesOut:
        """Writes something down about a table, in the place of what was there."""
        table = await self.tables.get(table_id)
        table.require_player(who.id)
        await self.sights.write(table_id, who.id, body.text)
        return NotesOut(text=body.text)

    @asked("GET", "/api/tables/{table_id}/reminders/{seat}", "tables")
    async def reminder(self, who: Person, table_id: str, seat: int) -> ReminderOut:
        """Whether who has a seat can be reminded, and what became of the last reminder."""
        table = await self.tables.get(table_id)
        table.require_player(who.id)
        return await self._reminder_out(table, seat)

    @asked("POST", "/api/tables/{table_id}/reminders/{seat}", "tables")
    async def remind(self, who: Person, table_id: str, seat: int) -> ReminderOut:
        """Reminds who has a seat and keeps the table waiting, at most once a day."""
        table = await self.tables.get(table_id)
        await remind(table, who.id, seat, self._reminder)
        return await self._reminder_out(table, seat)

    async def _reminder_out(self, table: Table, seat: int) -> ReminderOut:
        require_seat(table, seat)
        last = table.circle.reminded.get(seat)
        found = None
        if self.notices is not None and last is not None:
            found = await self.notices.reminded(table.id, holder(table, seat))
        ways = found.ways if found else {}
        return ReminderOut(
            late=remindable(table, seat),
            last=last,
            next=next_reminder(table, seat),
            ways=[ReminderWay(kind=kind, fate=fate) for kind, fate in ways.items()],
        )

    @asked("POST", "/api/lessons/{game}/{lesson}", "tables")
    async def learn(self, who: Person, game: str, lesson: str, scene: int = 0) -> TableCreated:
        """Begins a lesson at one of its scenes, at a table of one's own."""
        return TableCreated(id=(await self.tables.learn(who.id, game, lesson, scene)).id)

    # --- looking back ---------------------------------------------------------------------

    @asked("GET", "/api/tables/{table_id}/steps/{answers}", "looking back")
    async def step(
        self,
        who: Person,
        table_id: str,
        answers: int,
        watch: str = "",
        undone: int | None = None,
    ) -> StepOut:
        """The game after so many answers, as this browser saw it; or, with the number of the line
        that tells how people went back, as it stood before they did."""
        table = await self._seen(who, table_id, watch)
        before = None if undone is None else await self.tables.undone(table, undone)
        return step_out(table, who.id, answers, before)

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

    @asked("GET", "/api/tables/{table_id}/previews/{seat}", "looking back")
    async def previews(self, who: Person, table_id: str, seat: int, first: int = 0) -> PreviewsOut:
        """What the options of the seat do before one is taken, from number `first` on; there may be
        more than are told at once."""
        table = await self.tables.get(table_id)
        table.require(who.id, seat)
        return previews_out(table, seat, max(0, first))

    @asked("POST", "/api/tables/{table_id}/advice/{seat}", "looking back")
    async def advise(self, who: Person, table_id: str, seat: int) -> AdviceOut:
        """What the strong bot would answer in the place of the seat, and what speaks for it. It
        thinks for about a second, from what the seat may know, and says after two what it has found
        until then. That it was asked is noted."""
        table = await self.tables.get(table_id)
        table.require(who.id, seat)
        return await self._advisers.advise(table, seat, who.id)

    @asked("POST", "/api/tables/{table_id}/adviser", "tables")
    async def switch_adviser(self, who: Person, table_id: str, body: Adviser) -> AdviserOut:
        """Switches the adviser off for all seats, or on again; who made the table may."""
        table = await self.tables.get(table_id)
        await switch(table, who.id, body.on)
        return AdviserOut(on=not table.circle.silenced)

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
        table.require_told(who.id)
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
        table.require_forkable(who.id)
        branch = await self.tables.fork(table, who.id, body.answers, body.undone)
        return TableCreated(id=branch.id)

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
        return analysis_out(table, who.id, self._analyses.start(table, bot, who.id), 0)

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

    @asked("POST", "/api/games/{game}/fit", "reference")
    async def fit(self, who: Person, game: str, body: Fit) -> FitOut:
        """Whether options go together, what else could be chosen beside them, and what would have
        to change for the rest."""
        return await self.tables.packs.fit(game, body.options)

    @asked("POST", "/api/games/{game}/continued", "reference")
    async def continued(self, who: Person, game: str, body: Continued) -> ContinuedOut:
        """The options of a game that goes on from another: from a finished table of this browser,
        or from a file."""
        found = await self.tables.packs.box(game)
        if not body.table:
            return ContinuedOut(options=found.continued(read_plain(body.text)), seats=[])
        before = await self._seen(who, body.table, "")
        result = before.game.handover(before.session.state) if before.session.over else None
        if result is None:
            raise Refused("not-handed-over", "only a finished game is handed over to its successor")
        names = [seat.name for seat in before.body.seats]
        return ContinuedOut(options=found.continued(dict(result)), seats=names)

    @asked("POST", "/api/games/{game}/packs", "reference")
    async def new_pack(self, who: Person, game: str, body: NewPack) -> PackOut:
        """Hands in a set of cards. Who knows its name, which has a fingerprint of the files, can
        play with it."""
        name = await self.tables.packs.add(game, body.name, body.files)
        return PackOut(name=name, fault="")

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
        raise OptionsError(
            "no bot '{given}' can analyse; there are {known}",
            "no-analyst",
            given=bot[:40],
            known=known,
        )
    if evaluator_for(table.game) is None:
        game = table.body.game
        raise Refused("no-analysis", f"no bot can analyse '{game}' yet", game=game)
