"""What people do at a table beside the game: sit down and leave, talk, and ask to go back. Each
function says who does it and raises what is refused."""

import re
import secrets
from typing import Final

import msgspec

from trilobite.core.chance import Answer
from trilobite.tables.circle import UndoRequest
from trilobite.tables.keeping import Changed
from trilobite.tables.model import (
    LONGEST_LINE,
    LONGEST_NAME,
    Deed,
    Seat,
    TableBody,
    Word,
)
from trilobite.tables.problems import Refused
from trilobite.tables.table import Table

#: Seconds within which what was said can be taken back.
UNSAYING: Final = 300

SPACES: Final = re.compile(r"\s+")


def clean_name(name: str) -> str:
    """A name on one line. Raises if it is too long."""
    clean = SPACES.sub(" ", name).strip()
    if len(clean) > LONGEST_NAME:
        raise Refused(
            "name-too-long", f"a name has at most {LONGEST_NAME} characters", most=LONGEST_NAME
        )
    return clean


# --- seats --------------------------------------------------------------------------------


def holder(table: Table, seat: int) -> str:
    """Who plays a seat; nobody for bots and empty seats."""
    kind = table.body.seats[seat].kind
    return table.owner if kind == "human" else table.claims.get(seat, "")


def people(table: Table) -> list[str]:
    """Those who play here, in the order of their first seats; not who has a bot play for them."""
    seats = enumerate(table.body.seats)
    found = [holder(table, number) for number, seat in seats if not seat.stand_in]
    return list(dict.fromkeys(owner for owner in found if owner))


def seated(table: Table) -> list[str]:
    """Those who have a seat here, also where a bot plays for them."""
    found = [holder(table, number) for number in range(len(table.body.seats))]
    return list(dict.fromkeys(owner for owner in found if owner))


def first_seat(table: Table, owner: str) -> int:
    """The seat by which somebody is called."""
    return table.require_player(owner)[0]


def named(table: Table, seat: int) -> str:
    """The name of who sits there."""
    return table.body.seats[seat].shown_name()


def with_seat(body: TableBody, number: int, seat: Seat, **more: str) -> TableBody:
    """The table with another seat in the place of one."""
    seats = [seat if other == number else each for other, each in enumerate(body.seats)]
    return msgspec.structs.replace(body, seats=seats, **more)


async def claim(table: Table, seat: int, owner: str, name: str) -> None:
    """An empty seat goes to the first who asks, by the name that they give."""
    name = clean_name(name)

    def act() -> Changed | None:
        body = table.body
        if not 0 <= seat < len(body.seats) or body.seats[seat].kind != "open":
            raise Refused("seat-not-open", f"seat {seat} is not open", 403, seat=seat)
        if seat in table.claims:
            if table.claims[seat] == owner:
                return None
            faster = named(table, seat)
            raise Refused("seat-taken", f"seat {seat} is taken", 403, seat=seat, name=faster)
        if table.circle.ended:
            raise Refused("ended", "the people at this table have ended the game", 409)
        called = name or body.seats[seat].name
        for other, each in enumerate(body.seats):
            if other != seat and each.kind != "bot" and same_name(each.name, called):
                raise Refused("name-taken", f"{called} sits here already", 409, name=called)
        taken = msgspec.structs.replace(body.seats[seat], name=called, stand_in=False)
        new = with_seat(body, seat, taken)
        return Changed(
            Deed(what="joined", seat=seat, name=called), new, {**table.claims, seat: owner}
        )

    await table.do(act)


def require_different(seats: list[Seat]) -> None:
    """Raises if two people of a new table would have the same name."""
    names = [seat.name.casefold() for seat in seats if seat.kind != "bot" and seat.name]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise Refused("name-taken", f"two people are called {twice}", 409, name=twice)


def same_name(one: str, other: str) -> bool:
    """Whether people would take one for the other."""
    return bool(one) and one.casefold() == other.casefold()


async def leave(table: Table, owner: str, seat: int) -> None:
    """Somebody gives up their seat: it is empty then."""

    def act() -> Changed:
        table.require(owner, seat)
        return emptied(table, seat, Deed(what="left", seat=seat, name=named(table, seat)))

    await table.do(act)


def emptied(table: Table, seat: int, deed: Deed) -> Changed:
    """An empty seat, for whoever has the new link."""
    empty = Seat(kind="open", bot=table.body.seats[seat].bot)
    body = with_seat(table.body, seat, empty, claim=secrets.token_urlsafe(16))
    claims = {number: owner for number, owner in table.claims.items() if number != seat}
    return Changed(deed, body, claims)


async def forget(table: Table, owner: str, seat: int) -> None:
    """Somebody is gone for good. Where the game goes on others may take the seat; a finished one
    keeps the moves of a former player. What they said is forgotten."""
    for line in [line for line in table.circle.lines if line.deed.seat == seat]:
        await table.forget_line(line.number, name=True)

    def act() -> Changed:
        table.require(owner, seat)
        if not table.over:
            return emptied(table, seat, Deed(what="left", seat=seat))
        gone = Seat(kind=table.body.seats[seat].kind, former=True)
        return Changed(body=with_seat(table.body, seat, gone))

    await table.do(act)


async def renew(table: Table, owner: str, which: str) -> None:
    """A new link in the place of one that has gone astray: the old one stops."""

    def act() -> Changed:
        require_company(table, owner)
        link = secrets.token_urlsafe(16)
        changes = {"watch": link} if which == "watch" else {"claim": link}
        return Changed(body=msgspec.structs.replace(table.body, **changes))

    await table.do(act)


def require_company(table: Table, owner: str) -> None:
    """Raises unless they play here or made the table."""
    if owner != table.owner:
        table.require_player(owner)


# --- talk ---------------------------------------------------------------------------------


async def say(table: Table, owner: str, name: str, text: str, word: Word | None) -> None:
    """Somebody says something: those who play to all, those who watch among themselves."""
    text = text.strip()
    if len(text) > LONGEST_LINE:
        raise Refused(
            "line-too-long", f"a line has at most {LONGEST_LINE} characters", most=LONGEST_LINE
        )
    if not text and word is None:
        raise Refused("nothing-said", "there is nothing to say in that line")
    name = clean_name(name)

    def act() -> Changed:
        mine = table.seats_of(owner)
        if not mine and table.body.talk != "all":
            raise Refused("only-watching", "those who watch do not talk at this table", 403)
        if text and table.body.talk == "words":
            raise Refused("words-only", "at this table there are quick words only", 403)
        seat = mine[0] if mine else None
        called = named(table, mine[0]) if mine else name
        return Changed(Deed(what="said", seat=seat, name=called, text=text, word=word))

    await table.do(act)


async def unsay(table: Table, owner: str, number: int) -> None:
    """Somebody takes back what they said a moment ago."""
    mine = table.seats_of(owner)
    said = next((line for line in table.circle.lines if line.number == number), None)
    if said is None or said.deed.what != "said" or said.deed.seat not in mine:
        raise Refused("not-your-line", "that line is not yours", 403)
    if table.now() - said.at > UNSAYING:
        raise Refused("too-late", "what was said can be taken back for 5 minutes", 409)
    await table.forget_line(number)
    seat = said.deed.seat
    await table.do(lambda: Changed(Deed(what="unsaid", seat=seat, line=number)))


# --- going back by consent ----------------------------------------------------------------


async def ask_back(table: Table, owner: str, answers: int) -> None:
    """Somebody asks all others to go back to where so many answers had been given."""

    def act() -> Changed:
        mine = table.require_player(owner)
        table.require_present_rules()
        table.require_going_on()
        circle = table.circle
        if not table.body.consent:
            raise Refused("no-consent", "at this table nothing revealed is taken back", 403)
        if circle.request:
            raise Refused("asked-already", "somebody asks to go back already", 409)
        if circle.declined & set(mine):
            raise Refused("declined", "they declined: ask again after your next answer", 409)
        target = asked_step(table, answers)
        steps = len(table.session.answers()) - target
        return Changed(
            Deed(
                what="asked",
                seat=mine[0],
                name=named(table, mine[0]),
                answers=target,
                steps=steps,
            )
        )

    await table.do(act)
    await go_back_if_agreed(table)


def asked_step(table: Table, answers: int) -> int:
    """The last step up to there at which somebody had a choice."""
    session = table.session
    given = session.answers()
    if not 0 <= answers < len(given):
        raise Refused("nothing-to-undo", "there is nothing to take back from there")
    while answers > 0:
        entry = session.history[given[answers]]
        if isinstance(entry, Answer) and not entry.auto:
            break
        answers -= 1
    return answers


def asker_step(table: Table, mine: list[int]) -> int | None:
    """The step at which one of these seats last chose something, if any."""
    given = table.session.answers()
    for answers in range(len(given) - 1, -1, -1):
        entry = table.session.history[given[answers]]
        if isinstance(entry, Answer) and entry.seat in mine and not entry.auto:
            return answers
    return None


async def answer_request(table: Table, owner: str, agree: bool) -> None:
    """Somebody agrees to go back, or declines."""

    def act() -> Changed | None:
        seat = first_seat(table, owner)
        request = open_request(table)
        if holder(table, request.seat) == owner or seat in request.agreed:
            return None
        what = Deed(what="agreed" if agree else "declined", seat=seat, name=named(table, seat))
        return Changed(what)

    await table.do(act)
    await go_back_if_agreed(table)


async def withdraw(table: Table, owner: str) -> None:
    """Who asked to go back does not want it any more."""

    def act() -> Changed:
        request = open_request(table)
        table.require(owner, request.seat)
        return Changed(Deed(what="withdrew", seat=request.seat, name=named(table, request.seat)))

    await table.do(act)


def open_request(table: Table) -> UndoRequest:
    """What is asked now. Raises if nothing is."""
    if table.circle.request is None:
        asked = [
            line.deed for line in table.circle.lines if line.deed.what in ("asked", "withdrew")
        ]
        if asked and asked[-1].what == "withdrew" and asked[-1].name:
            name = asked[-1].name
            raise Refused("request-withdrawn", f"{name} has withdrawn it", 409, name=name)
        raise Refused("request-over", "nobody asks to go back any more", 409)
    return table.circle.request


def still_to_agree(table: Table) -> list[int]:
    """The first seats of those who have not agreed yet."""
    request = table.circle.request
    if request is None:
        return []
    done = {holder(table, seat) for seat in [request.seat, *request.agreed]}
    return [table.seats_of(owner)[0] for owner in people(table) if owner not in done]


async def go_back_if_agreed(table: Table) -> None:
    """Goes back once everybody has agreed; bots always do."""
    request = table.circle.request
    if request is None or still_to_agree(table):
        return
    table.require_going_on()
    steps = len(table.session.answers()) - request.answers
    await table.go_back(
        request.answers,
        Deed(
            what="undone",
            seat=request.seat,
            name=named(table, request.seat),
            answers=request.answers,
            steps=steps,
        ),
    )
