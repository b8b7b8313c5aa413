"""Lists of tables: one's own, those that are open to anybody, what was played."""

from datetime import datetime
from typing import Final

from trilobite.core.decision import Decision
from trilobite.games.registry import box
from trilobite.tables.absence import require_seat
from trilobite.tables.access import Person
from trilobite.tables.bodies.people import ShownOut, StatisticsOut
from trilobite.tables.bodies.play import AskedOut
from trilobite.tables.bodies.seating import (
    Claimed,
    DeletedOut,
    GameCountedOut,
    OpenTableOut,
    OutcomeOut,
    PlayedOut,
    TableOut,
)
from trilobite.tables.bodies.shapes import Text
from trilobite.tables.catalogue import rules_version
from trilobite.tables.deleted import forget_deleted, tables_deleted
from trilobite.tables.feeds import KINDS, Waiting, feed
from trilobite.tables.frames import Telling, seats_out
from trilobite.tables.model import Outcome, called
from trilobite.tables.passkeys import needs_server
from trilobite.tables.people import People
from trilobite.tables.problems import Refused
from trilobite.tables.requests import asked
from trilobite.tables.sights import SEEN
from trilobite.tables.store import Listed
from trilobite.tables.table import Table, seats_played
from trilobite.tables.tables import LOBBY, Tables
from trilobite.tables.times import asleep
from trilobite.tables.together import holder

#: Seconds for which somebody is taken to be where they were seen.
HERE: Final = 300

#: Open tables in a list.
MOST_OPEN: Final = 50


class ListsDesk:
    """The part of the desk that lists tables."""

    tables: Tables
    people: People | None
    lobby: bool

    @asked("GET", "/api/tables", "tables")
    async def my_tables(self, who: Person) -> list[TableOut]:
        """The tables that somebody made or plays at, newest first."""
        now = self.tables.now()
        return [table_out(table, who, now) for table in await self.tables.owned_by(who.id)]

    @asked("GET", "/api/tables/{table_id}/asked", "tables")
    async def asked_there(self, who: Person, table_id: str) -> AskedOut:
        """What one is asked at a table, or else the one person for whom it waits, if that is no
        secret; without the options, and how it looks there for a picture of it."""
        table = await self.tables.get(table_id)
        game, state = table.game, table.session.state
        seats = table.require_player(who.id)
        if table.body.shared and len(seats) > 1:
            return AskedOut(decision=None, view=game.view(state, None))
        pending = [table.session.decision_for(seat) for seat in seats] if not table.older else []
        mine = next((each for each in pending if each is not None), None)
        decision = mine or self._open_decision(table)
        return AskedOut(
            decision=None if decision is None else Telling(game, state, decision).decision([]),
            view=game.view(state, seats[0] if mine is None else mine.seat),
            here=mine is None and await self._here(table),
        )

    def _open_decision(self, table: Table) -> Decision | None:
        """What the one person decides for whom a table waits, if everybody sees what they see."""
        deciders = table.session.deciders()
        if table.older or len(deciders) != 1 or table.secret(deciders[0]):
            return None
        return table.session.decision_for(deciders[0])

    async def _here(self, table: Table) -> bool:
        """Whether the one person whom a table waits for was there a moment ago. Several decide in
        secret: nobody is told who of them has not."""
        deciders = table.session.deciders()
        person = holder(table, deciders[0]) if len(deciders) == 1 else ""
        seen = await self.tables.store.paper(SEEN, f"{table.id}/{person}") if person else None
        return seen is not None and self.tables.now() - int(seen) < HERE

    @asked("GET", "/api/lobby", "tables")
    async def open_tables(self, who: Person) -> list[OpenTableOut]:
        """The tables that anybody may join, where the server lists them."""
        if not self.lobby:
            return []
        found: list[OpenTableOut] = []
        for paper in await self.tables.store.papers(LOBBY, ""):
            try:
                table = await self.tables.get(paper.key)
            except Refused as error:
                if error.key == "no-such-table":
                    await self.tables.store.take(LOBBY, paper.key)
                continue
            if table.over:
                await self.tables.store.take(LOBBY, paper.key)
                continue
            body = table.body
            seats = seats_out(body, table.seats_of(who.id), table.claims)
            if (
                table.asleep
                or all(seat.taken for seat in seats)
                or any(seat.mine for seat in seats)
            ):
                continue
            found.append(
                OpenTableOut(
                    id=table.id,
                    created=table.created,
                    game=body.game,
                    options=body.options,
                    seats=seats,
                    link=body.claim,
                    name=body.name,
                    hours=body.agreed.hours,
                )
            )
        found.sort(key=lambda table: table.created, reverse=True)
        return found[:MOST_OPEN]

    @asked("GET", "/api/me/deleted", "people")
    async def deleted(self, who: Person) -> list[DeletedOut]:
        """The tables of somebody's that were deleted, until they have read of it."""
        return await tables_deleted(self.tables.store, who.id)

    @asked("POST", "/api/me/deleted", "people")
    async def read_of_deleted(self, who: Person) -> Claimed:
        """Somebody has read which of their tables were deleted: they are not told again."""
        await forget_deleted(self.tables.store, who.id)
        return Claimed(mine=True)

    @asked("GET", "/api/me/played", "people")
    async def played(self, who: Person) -> list[PlayedOut]:
        """The games that somebody has finished, the last first: those that began at a table of this
        house, and no lessons."""
        return await self._played(who)

    async def _played(self, who: Person) -> list[PlayedOut]:
        found = [
            played_out(each, who, each.body.outcome)
            for each in await self.tables.owned_by(who.id, every=True)
            if each.body.outcome and each.body.dice != "continued" and not each.body.lesson
        ]
        found.sort(key=lambda game: game.at, reverse=True)
        return found

    @asked("GET", "/api/statistics/{token}", "people")
    async def statistics_of(self, who: Person, token: str) -> StatisticsOut:
        """The finished games of somebody who shows their statistics at this address, the last
        first; without tables and names of others."""
        if self.people is None:
            raise needs_server()
        profile = await self.people.shows(token)
        played = await self._played(Person(profile.id))
        return StatisticsOut(name=profile.name, played=[counted(game) for game in played])

    @asked("GET", "/api/tables/{table_id}/statistics/{seat}", "people")
    async def statistics_at(self, who: Person, table_id: str, seat: int) -> ShownOut:
        """Where who has a seat shows their statistics, if they do, for those who play there."""
        table = await self.tables.get(table_id)
        table.require_player(who.id)
        require_seat(table, seat)
        person = holder(table, seat)
        if self.people is None or not person:
            return ShownOut(token="")
        return ShownOut(token=await self.people.shown_by(person))

    @asked("GET", "/api/feed/{token}/{name}", "people")
    async def my_games_feed(self, who: Person, token: str, name: str, lang: str = "en") -> Text:
        """One's games as a list for calendars (`games.ics`) and for readers of news (`games.atom`).
        The address is private: who knows it can read the list."""
        if self.people is None:
            raise needs_server()
        reader = await self.people.reader(token)
        kind = KINDS.get(name)
        if kind is None:
            raise Refused("not-found", "there is no such address", 404)
        now = self.tables.now()
        listed = await self.tables.owned_by(reader.id)
        tables = [(each, table_out(each, reader, now)) for each in listed]
        waiting = [
            Waiting(
                id=table.id,
                title=called(table.title, each.body),
                names=[seat.name for seat in table.seats if seat.name and not seat.mine],
                since=table.since or 0,
            )
            for each, table in tables
            if table.my_turn and not table.lesson
        ]
        text = feed(name, waiting, who.site, lang)
        return Text(text, kind=kind)


def played_out(table: Listed, who: Person, outcome: Outcome) -> PlayedOut:
    """A finished game, as its player remembers it."""
    body = table.body
    mine = seats_played(body, table.owner, table.claims, who.id)
    best = next((seat for seat in outcome.order if seat in mine), None)
    seat = best if best is not None else (mine[0] if mine else 0)
    others = [
        each.name
        for number, each in enumerate(body.seats)
        if each.kind != "bot" and number not in mine and each.name
    ]
    began = int(datetime.fromisoformat(table.created).timestamp())
    return PlayedOut(
        id=table.id,
        game=body.game,
        at=outcome.at,
        seconds=max(0, outcome.at - began),
        points=outcome.scores[seat] if outcome.scores else 0,
        place=0 if best is None else outcome.order.index(best) + 1,
        players=len(body.seats),
        names=others,
    )


def counted(game: PlayedOut) -> GameCountedOut:
    """What others may know of a game."""
    return GameCountedOut(
        game=game.game,
        at=game.at,
        seconds=game.seconds,
        points=game.points,
        place=game.place,
        players=game.players,
    )


def table_out(table: Listed, who: Person, now: int) -> TableOut:
    """A table as a line in a list."""
    body = table.body
    mine = seats_played(body, table.owner, table.claims, who.id)
    older = body.rules < rules_version(body.game)
    waiting = table.waiting or []
    asked = [seat for seat in waiting if seat in mine and not body.seats[seat].stand_in]
    sleeps = bool(waiting) and not body.lesson and asleep(table.at, now)
    my_turn = bool(asked) and not older and not sleeps
    since = [
        at for seat, at in zip(waiting, table.since, strict=False) if not my_turn or seat in asked
    ]
    outcome = body.outcome
    return TableOut(
        id=table.id,
        created=table.created,
        game=body.game,
        title=box(body.game).title,
        name=body.name,
        options=body.options,
        pack=body.pack,
        seats=seats_out(body, mine, table.claims),
        over=not waiting,
        my_turn=my_turn,
        what_if=body.parent is not None,
        older=older,
        lesson=body.lesson,
        waiting=waiting,
        since=min(since, default=None),
        hours=body.agreed.hours,
        at=table.at,
        asleep=sleeps,
        outcome=None
        if outcome is None
        else OutcomeOut(scores=outcome.scores, order=outcome.order, at=outcome.at),
        deletable=who.id == table.owner and not set(table.claims.values()) - {who.id},
    )
