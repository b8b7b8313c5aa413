"""Somebody keeps the others waiting: they are reminded, and a bot may play for them until they are
back. Nobody loses by the clock."""

from typing import Final, Protocol

import msgspec

from trilobite.core.chance import Answer
from trilobite.tables.keeping import Changed
from trilobite.tables.model import Deed, Outcome
from trilobite.tables.problems import Refused
from trilobite.tables.table import Table
from trilobite.tables.together import first_seat, holder, named, with_seat

HOUR: Final = 3600

#: Seconds between two reminders of the same person; where no pace was agreed on, they are reminded
#: after as long.
DAY: Final = 24 * HOUR


class Reminder(Protocol):
    """Tells people that they are waited for, wherever they are."""

    async def remind(self, table: Table, seat: int, by: str = "") -> None:
        """Tells who has the seat: somebody of that name wants it, or the clock."""


class NoReminder:
    """There is no way to tell anybody who is not at the table."""

    async def remind(self, table: Table, seat: int, by: str = "") -> None:
        pass


def late(table: Table, seat: int) -> bool:
    """Whether somebody has been waited for longer than was agreed on."""
    hours = table.body.agreed.hours
    return bool(hours) and overdue(table, seat, hours * HOUR)


def overdue(table: Table, seat: int, seconds: int) -> bool:
    """Whether somebody, and not a bot in their place, has been waited for so long. Nobody is late
    at a table that sleeps."""
    waited = table.circle.waited(seat, table.now())
    played = bool(holder(table, seat)) and not table.body.seats[seat].plays_itself
    awake = not table.over and not table.asleep
    return played and awake and waited is not None and waited >= seconds


def remindable(table: Table, seat: int) -> bool:
    """Whether somebody has been waited for so long that the others may have them reminded."""
    if table.circle.paused:
        return False
    return late(table, seat) if table.body.agreed.hours else overdue(table, seat, DAY)


def next_reminder(table: Table, seat: int) -> int:
    """From when on somebody may be reminded again, in seconds since 1970; 0 if at once."""
    last = table.circle.reminded.get(seat)
    return 0 if last is None else last + DAY


# --- reminding ----------------------------------------------------------------------------


def require_seat(table: Table, seat: int) -> None:
    """Raises if the table has no such seat."""
    if not 0 <= seat < len(table.body.seats):
        raise Refused("no-such-seat", "there is no such seat")


async def remind(table: Table, owner: str, about: int, reminder: Reminder) -> None:
    """Somebody has another reminded, at most once a day."""
    require_seat(table, about)

    def act() -> Changed:
        seat = first_seat(table, owner)
        if about in table.seats_of(owner):
            raise Refused("your-own-seat", "others decide about your seat", 403)
        if not remindable(table, about):
            raise Refused("not-late", "their time is not over yet", 409)
        if table.now() < next_reminder(table, about):
            raise Refused("reminded-already", "they were reminded less than a day ago", 409)
        return Changed(Deed(what="reminded", seat=seat, name=named(table, seat), about=about))

    if await table.do(act):
        await reminder.remind(table, about, named(table, first_seat(table, owner)))


async def remind_late(table: Table, seat: int, reminder: Reminder) -> None:
    """The table itself reminds somebody, once each time that they are late."""

    def act() -> Changed | None:
        if seat in table.circle.reminded or not late(table, seat):
            return None
        return Changed(Deed(what="reminded", seat=seat, name=named(table, seat), about=seat))

    if await table.do(act):
        await reminder.remind(table, seat)


# --- a bot in somebody's place ------------------------------------------------------------


def stood_in(table: Table, about: int, deed: Deed) -> Changed:
    """A bot plays in a seat for now, one as strong as those of the table."""
    seats = table.body.seats
    strength = next((seat.bot for seat in seats if seat.kind == "bot"), seats[about].bot)
    body = with_seat(
        table.body, about, msgspec.structs.replace(seats[about], bot=strength, stand_in=True)
    )
    answers = len(table.session.answers())
    return Changed(
        msgspec.structs.replace(deed, what="stood-in", about=about, answers=answers), body
    )


async def hand_to_bot(table: Table, owner: str, seat: int) -> None:
    """Somebody lets a bot play for them until they are back."""

    def act() -> Changed | None:
        table.require(owner, seat)
        table.require_present_rules()
        if table.over:
            raise Refused("ended", "the game is over", 409)
        if table.body.seats[seat].stand_in:
            return None
        return stood_in(table, seat, Deed(what="stood-in", seat=seat, name=named(table, seat)))

    await table.do(act)


async def replace_late(table: Table, seat: int) -> None:
    """By the agreement of the table a bot plays for who is late."""

    def act() -> Changed | None:
        if not late(table, seat):
            return None
        return stood_in(table, seat, Deed(what="stood-in", seat=seat, name=named(table, seat)))

    await table.do(act)


async def take_back(table: Table, owner: str, seat: int) -> None:
    """Somebody is back: the next decision is theirs."""

    def act() -> Changed | None:
        table.require(owner, seat)
        mine = table.body.seats[seat]
        if not mine.stand_in:
            return None
        first, steps = played_meanwhile(table, seat)
        deed = Deed(what="returned", seat=seat, name=named(table, seat), answers=first, steps=steps)
        return Changed(
            deed, with_seat(table.body, seat, msgspec.structs.replace(mine, stand_in=False))
        )

    await table.do(act)


def played_meanwhile(table: Table, seat: int) -> tuple[int, int]:
    """The step before the first choice of the bot in somebody's place, and how often it has
    chosen."""
    session = table.session
    given = session.answers()
    came = table.circle.standing_in.get(seat, len(given))
    chosen: list[int] = []
    for answers in range(came, len(given)):
        entry = session.history[given[answers]]
        if isinstance(entry, Answer) and entry.seat == seat and not entry.auto:
            chosen.append(answers)
    return (chosen[0] if chosen else came), len(chosen)


# --- the end ------------------------------------------------------------------------------


def without_winner(table: Table) -> Outcome:
    """How a game ends that was not played to its end: with the points as of now."""
    session = table.session
    return Outcome(scores=session.game.points(session.state), order=[], at=table.now())


async def lapse(table: Table, seat: int) -> None:
    """By the agreement of the table the game ends: somebody has not answered for too long."""

    def act() -> Changed | None:
        agreed = table.body.agreed
        if not overdue(table, seat, agreed.times * agreed.hours * HOUR):
            return None
        body = msgspec.structs.replace(table.body, outcome=without_winner(table))
        return Changed(Deed(what="lapsed", seat=seat, name=named(table, seat)), body)

    await table.do(act)
