"""What a browser is told of the people at a table."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from trilobite.core.chance import Answer, Draw, Roll
from trilobite.tables.absence import played_meanwhile
from trilobite.tables.bodies.company import (
    CompanyOut,
    LineOut,
    PresenceOut,
    RequestOut,
    StandInOut,
    VoteOut,
)
from trilobite.tables.circle import Line, needed
from trilobite.tables.deciding import may_delete, voters
from trilobite.tables.table import Table
from trilobite.tables.together import asker_step, holder, people, still_to_agree

#: Lines that are told at most, the last ones.
MOST_LINES: Final = 300


class Presence(NamedTuple):
    """Who is here: when each was last seen, whose page is open, and who looks on."""

    seen: Mapping[str, int]
    here: set[str]
    watching: int
    watchers: list[str]


def company_out(table: Table, owner: str, lines_from: int, presence: Presence) -> CompanyOut:
    """All that somebody may know of the people at a table."""
    mine = table.seats_of(owner)
    lines = heard(table, bool(mine))
    first = max(lines_from, len(lines) - MOST_LINES)
    circle = table.circle
    return CompanyOut(
        seats=[
            presence_out(table, seat, presence, seat in mine)
            for seat in range(len(table.body.seats))
        ],
        watching=presence.watching,
        watchers=presence.watchers,
        lines_from=lines_from,
        lines_until=len(lines),
        lines=[line_out(line) for line in lines[first:]],
        request=request_out(table),
        can_ask=None if table.older else can_ask(table, mine),
        refused=why_not_ask(table, mine),
        votes=[
            VoteOut(
                motion=motion,
                about=about,
                seats=seats,
                needed=needed(motion, len(voters(table, motion, about))),
            )
            for (motion, about), seats in circle.votes.items()
            if seats
        ],
        paused=circle.paused,
        ended=circle.ended,
        talk=table.body.talk,
        listed=table.body.listed,
        people=len(people(table)),
        name=table.body.name,
        at=circle.times.at,
        agreed=table.body.agreed,
        deleting="alone" if may_delete(table, owner) else "together" if mine else "",
        orders=[kind for kind, _ in table.game.passing],
    )


def why_not_ask(table: Table, mine: list[int]) -> Literal["never", "declined", ""]:
    """Why these seats cannot ask to go back, if so."""
    if not table.body.consent:
        return "never"
    return "declined" if table.circle.declined & set(mine) else ""


def presence_out(table: Table, seat: int, presence: Presence, mine: bool) -> PresenceOut:
    """Who sits in a seat, and how long they are and were waited for."""
    owner = holder(table, seat)
    circle = table.circle
    now = table.now()
    stand_in = None
    if mine and table.body.seats[seat].stand_in:
        first, steps = played_meanwhile(table, seat)
        stand_in = StandInOut(first=first, steps=steps)
    return PresenceOut(
        here=bool(owner) and owner in presence.here,
        seen=presence.seen.get(owner) if owner else None,
        since=table.since.get(seat),
        used=circle.used(seat, now),
        waited=circle.waited(seat, now),
        needed=needed("bot", len(voters(table, "bot", seat))),
        given_up=seat in circle.given_up,
        reminded=circle.reminded.get(seat),
        stand_in=stand_in,
        order=circle.orders[seat][0] if mine and seat in circle.orders else "",
    )


def heard(table: Table, playing: bool) -> list[Line]:
    """The lines that somebody may read: those who play read what was said by those who watch when
    the game is over. Orders are nobody else's business."""
    lines = [line for line in table.circle.lines if line.deed.what != "ordered"]
    if playing and not table.over:
        lines = [line for line in lines if line.deed.seat is not None]
    return lines


def line_out(line: Line) -> LineOut:
    """A line as it is told."""
    deed = line.deed
    return LineOut(
        number=line.number,
        at=line.at,
        what=deed.what,
        seat=deed.seat,
        name=deed.name,
        text=deed.text,
        word=deed.word,
        answers=deed.answers,
        steps=deed.steps,
        motion=deed.motion,
        about=deed.about,
        line=deed.line,
    )


def request_out(table: Table) -> RequestOut | None:
    """Who asks to go back, and what of chance would be drawn anew."""
    request = table.circle.request
    given = table.session.answers()
    if request is None or request.answers >= len(given):
        return None
    undone = table.session.history[given[request.answers] :]
    draws = [entry for entry in undone if isinstance(entry, Draw)]
    words = table.game.words
    return RequestOut(
        seat=request.seat,
        answers=request.answers,
        steps=len(given) - request.answers,
        agreed=request.agreed,
        missing=still_to_agree(table),
        dice=[die for entry in undone if isinstance(entry, Roll) for die in entry.dice],
        draws=len(draws),
        drawn=[
            (draw.domain, words.name(draw.domain, draw.value))
            for draw in draws
            if not table.game.secrets
        ],
        whose=list(dict.fromkeys(entry.seat for entry in undone if isinstance(entry, Answer))),
    )


def can_ask(table: Table, mine: list[int]) -> int | None:
    """The step before the last choice of these seats, if it can be taken back only by consent."""
    if not mine or table.over or table.can_undo(mine):
        return None
    return asker_step(table, mine)
