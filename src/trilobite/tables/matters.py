"""What waits for somebody at a table, as far as they should be told: read from what is stored,
without playing the game."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from trilobite.games.registry import box
from trilobite.tables.catalogue import rules_version
from trilobite.tables.circle import Circle
from trilobite.tables.model import Deed, TableBody, TableEvent, What, called
from trilobite.tables.notice_model import Kind, Matter
from trilobite.tables.store import Look, StoredTable
from trilobite.tables.table import seats_played

#: Deeds after which something may wait for others.
CONCERNING: Final[tuple[What, ...]] = (
    "joined", "left", "reopened", "said",
    "asked", "voted", "resumed", "returned", "ended", "lapsed", "woke",
)  # fmt: skip

#: Deeds that tell that somebody was there. Others are done to them.
OWN: Final = (
    "joined", "said", "unsaid", "asked", "agreed", "declined", "withdrew", "voted", "unvoted",
    "paused", "resumed", "ended", "reopened", "returned", "advised", "silenced", "unsilenced",
)  # fmt: skip


class Done(NamedTuple):
    """A deed: its place among the events that are kept, and when it was done. Marks name times, for
    places change when something that was taken back is cleared away."""

    place: int
    at: int
    deed: Deed


def holders(body: TableBody, creator: str, claims: dict[int, str]) -> list[str]:
    """Who plays each seat; nobody for bots and empty seats."""
    kinds = [seat.kind for seat in body.seats]
    return [creator if kind == "human" else claims.get(seat, "") for seat, kind in enumerate(kinds)]


def concerned(
    body: TableBody, creator: str, claims: dict[int, str], event: TableEvent, due: int
) -> list[Look]:
    """The people after whom somebody should look in a while because of an event. Nobody is told of
    tables where nobody else plays."""
    players = holders(body, creator, claims)
    people = {owner for owner in players if owner}
    if len(people) < 2 or body.lesson:
        return []
    deed = event.deed
    talk = deed is not None and deed.what == "said" and not deed.text
    if (deed and deed.what in CONCERNING and not talk) or not event.waiting:
        found = people
    else:
        asked = zip(event.waiting, event.since, strict=False)
        found = {players[seat] for seat, since in asked if since == event.at} - {""}
    return [Look(person, due) for person in sorted(found)]


def matters(stored: StoredTable, person: str, seen: int, now: int) -> list[Matter]:
    """All that waits for somebody at a table, whether they were told or not. What is there to be
    read was read if they were seen there since; what asks for an answer waits for one. A table that
    sleeps waits for nobody."""
    found = Waiting(stored, person, seen)
    if found.circle.asleep(now):
        return []
    return [*found.turn(), *found.asked(), *found.told()]


class Waiting:
    """A table as somebody has it who is away."""

    def __init__(self, stored: StoredTable, person: str, seen: int) -> None:
        body = stored.body
        self._stored: Final = stored
        self.circle: Final = Circle(stored.events)
        self._players: Final = holders(body, stored.owner, stored.claims)
        self._person: Final = person
        self._mine: Final = seats_played(body, stored.owner, stored.claims, person)
        #: Those where no bot plays for them.
        self._playing: Final = [seat for seat in self._mine if not body.seats[seat].plays_itself]
        place = last_act(stored.events, self._mine, self._playing)
        #: The place of the last event of theirs, and when it was.
        self._act: Final = place
        self._acted: Final = 0 if place < 0 else stored.events[place].at
        self._deeds: Final = [
            Done(place, event.at, event.deed)
            for place, event in enumerate(stored.events)
            if event.deed is not None
        ]
        self._seen: Final = seen
        others = {owner for owner in self._players if owner and owner != person}
        self._company: Final = bool(self._mine and others and not body.lesson)
        last = stored.events[-1]
        self._over: Final = self.circle.ended or body.outcome is not None or last.waiting == []

    def turn(self) -> list[Matter]:
        """It is their turn. What they have played of it does not begin another wait."""
        last = self._stored.events[-1]
        body = self._stored.body
        older = body.rules != rules_version(body.game)
        if not self._company or self._over or self.circle.paused or older:
            return []
        asked = zip(last.waiting or [], last.since, strict=False)
        since = min((at for seat, at in asked if seat in self._playing), default=None)
        if since is None:
            return []
        return [self._matter("turn", "turn", f"turn {since}", max(since, self._acted))]

    def asked(self) -> list[Matter]:
        """Somebody asks to go back, or for a vote, and they have not answered. At the end there is
        nothing left to decide but whether the table is deleted."""
        if not self._company:
            return []
        found = []
        circle = self.circle
        request = None if self._over else circle.request
        if request and not {request.seat, *request.agreed} & set(self._mine):
            done = next(done for done in reversed(self._deeds) if done.deed.what == "asked")
            mark = f"back {done.at} {request.seat}"
            found.append(self._matter("asked", "back", mark, done.at, done.deed.name))
        for (motion, about), seats in circle.votes.items():
            about_me = about is not None and about in self._mine
            past = self._over and motion != "delete"
            if not seats or about_me or past or set(seats) & set(self._mine):
                continue
            given = [
                done
                for done in self._deeds
                if done.deed.what == "voted"
                and (done.deed.motion, done.deed.about) == (motion, about)
                and done.deed.seat in seats
            ]
            first = given[-len(seats)]
            mark = f"vote {motion} {about} {first.at}"
            found.append(self._matter("asked", "vote", mark, first.at, first.deed.name))
        return found

    def told(self) -> list[Matter]:
        """What is there to be read: what was said to them, who came, how it ended."""
        if not self._company:
            return []
        found = []
        joined = [done for done in self._deeds if done.deed.what == "joined"]
        came = max((done.place for done in joined if done.deed.seat in self._mine), default=0)
        for done in self._deeds:
            deed = done.deed
            if self._read(done.place) or deed.seat is None or deed.seat in self._mine:
                continue
            if deed.what == "said" and self._named(deed.text):
                mark = f"said {done.at} {deed.seat}"
                found.append(self._matter("chat", "said", mark, done.at, deed.name))
            elif deed.what == "joined" and done.place > came and not self._over:
                full = done is joined[-1] and all(
                    seat.kind != "open" or player
                    for seat, player in zip(self._stored.body.seats, self._players, strict=True)
                )
                what = "begins" if full else "joined"
                mark = f"joined {done.at} {deed.seat}"
                found.append(self._matter("table", what, mark, done.at, deed.name))
        if self._over:
            end = last_end(self._stored.events)
            at = self._stored.events[end].at
            if not self._read(end):
                found.append(self._matter("table", "over", f"over {at}", at))
        return found

    def _read(self, place: int) -> bool:
        """Whether they have read what an event told: they have done something at the table since,
        or were seen there. Who was seen in the same second may have been so before."""
        return place <= self._act or self._stored.events[place].at < self._seen

    def _named(self, text: str) -> bool:
        """Whether a line names them."""
        words = text.casefold()
        names = [self._stored.body.seats[seat].name.casefold() for seat in self._mine]
        return any(name and name in words for name in names)

    def _matter(self, kind: Kind, what: str, mark: str, at: int, name: str = "") -> Matter:
        body = self._stored.body
        others = [
            seat.shown_name()
            for number, seat in enumerate(body.seats)
            if number not in self._mine and seat.kind != "bot" and seat.name
        ]
        return Matter(
            table=self._stored.id,
            kind=kind,
            what=what,
            mark=mark,
            at=at,
            game=called(box(body.game).title, body),
            name=name,
            others=others,
        )


def last_act(events: Sequence[TableEvent], seats: list[int], playing: list[int]) -> int:
    """The place of the event in which one of these seats last did something, or one of those that
    are `playing` answered; -1 if none of them ever has."""
    own = tuple(f"{seat}>" for seat in playing)
    for place in range(len(events) - 1, -1, -1):
        deed = events[place].deed
        did = deed is not None and deed.seat in seats and deed.what in OWN
        if did or any(line.startswith(own) for line in events[place].lines):
            return place
    return -1


def last_end(events: Sequence[TableEvent]) -> int:
    """The place of the event with which a game came to its end."""
    place = len(events) - 1
    while place > 0 and events[place - 1].waiting == []:
        place -= 1
    return place
