"""What the people of a table decide together: to pause, to end, to delete it, and what becomes of a
seat whose player keeps them waiting."""

import msgspec

from trilobite.core.chance import Answer
from trilobite.tables.absence import late, stood_in, without_winner
from trilobite.tables.circle import needed
from trilobite.tables.keeping import Changed
from trilobite.tables.model import Deed, Motion
from trilobite.tables.problems import Refused
from trilobite.tables.table import Table
from trilobite.tables.together import emptied, first_seat, holder, named, people, seated

#: What is decided about a seat.
ABOUT_SEATS = ("reopen", "bot")


def voters(table: Table, motion: Motion, about: int | None) -> list[str]:
    """Those who decide. About a seat, all others; about the game, those who are not late, and those
    who are but have voted all the same; whether it is deleted, whoever has a seat."""
    if motion == "delete":
        return seated(table)
    if about is not None:
        return [owner for owner in people(table) if owner != holder(table, about)]
    given = {holder(table, seat) for seat in table.circle.votes.get((motion, None), [])}
    return [
        owner
        for owner in people(table)
        if owner in given or not any(late(table, seat) for seat in table.seats_of(owner))
    ]


async def vote(table: Table, owner: str, motion: Motion, about: int | None, favour: bool) -> None:
    """Somebody is for something, or is no longer. With enough votes it is done at once."""
    about = about if motion in ABOUT_SEATS else None

    def act() -> Changed | None:
        seat = first_seat(table, owner)
        if table.over and motion != "delete":
            raise Refused("ended", "the game is over", 409)
        require_votable(table, motion, about)
        deciding = {*voters(table, motion, about), *([owner] if about is None else [])}
        if owner not in deciding:
            raise Refused("your-own-seat", "others decide about your seat", 403)
        given = table.circle.votes.get((motion, about), [])
        if favour == (seat in given):
            return None
        deed = Deed(
            what="voted" if favour else "unvoted",
            seat=seat,
            name=named(table, seat),
            motion=motion,
            about=about,
        )
        if favour and motion != "delete" and len(given) + 1 >= needed(motion, len(deciding)):
            return carried(table, motion, about, deed)
        return Changed(deed)

    await table.do(act)


def require_votable(table: Table, motion: Motion, about: int | None) -> None:
    """Raises unless there is something to decide about the seat."""
    if motion not in ABOUT_SEATS:
        return
    seats = table.body.seats
    if about is None or not 0 <= about < len(seats):
        raise Refused("no-such-seat", "there is no such seat")
    if motion == "reopen" and not holder(table, about):
        raise Refused("seat-not-taken", "nobody sits there", 409)
    if motion == "bot":
        table.require_present_rules()
        if seats[about].plays_itself:
            raise Refused("bot-plays", "a bot plays there", 409)
        if table.body.agreed.hours and holder(table, about) and not late(table, about):
            raise Refused("not-late", "their time is not over yet", 409)


def carried(table: Table, motion: Motion, about: int | None, last: Deed) -> Changed:
    """What the last vote brings about."""
    if motion == "reopen" and about is not None:
        deed = msgspec.structs.replace(last, what="reopened", text=named(table, about))
        return emptied(table, about, deed)
    if motion == "bot" and about is not None:
        return stood_in(table, about, last)
    if motion == "end":
        body = msgspec.structs.replace(table.body, outcome=without_winner(table))
        return Changed(msgspec.structs.replace(last, what="ended"), body)
    return Changed(msgspec.structs.replace(last, what="paused"))


def may_delete(table: Table, owner: str) -> bool:
    """Whether somebody may delete a table without asking: who made it, as long as nobody else has a
    seat there or the game has not begun."""
    others = [person for person in seated(table) if person != owner]
    return owner == table.owner and (not others or not begun(table))


def begun(table: Table) -> bool:
    """Whether anybody has chosen anything."""
    return any(isinstance(entry, Answer) and not entry.auto for entry in table.session.history)


def all_delete(table: Table) -> bool:
    """Whether all who have a seat are for deleting the table."""
    given = {holder(table, seat) for seat in table.circle.votes.get(("delete", None), [])}
    return set(seated(table)) <= given


async def go_on(table: Table, owner: str) -> None:
    """Anybody who plays here ends a pause."""

    def act() -> Changed | None:
        seat = first_seat(table, owner)
        if not table.circle.paused:
            return None
        return Changed(Deed(what="resumed", seat=seat, name=named(table, seat)))

    await table.do(act)
