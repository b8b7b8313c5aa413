"""A house with notices in memory: its clock is set by hand, and its courier keeps what it gets."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime

from trilobite.tables.couriers import Address
from trilobite.tables.memory import MemoryStore
from trilobite.tables.model import Seat
from trilobite.tables.notice_model import (
    KINDS,
    Fault,
    Letter,
    Preferences,
    Quiet,
    Way,
    WayKind,
)
from trilobite.tables.notice_store import NoticeStore
from trilobite.tables.notices import Notices
from trilobite.tables.packs import Packs
from trilobite.tables.table import Table
from trilobite.tables.tables import Tables

SITE = "https://games.example/"
TURN = "Bios: Genesis: it is your turn"
NIGHT = Quiet(on=True, start=22, end=7)

#: A Tuesday in winter, noon in London and one o'clock in Prague.
NOON = int(datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp())


class HandClock:
    """A clock that is set by hand."""

    def __init__(self, at: int = NOON) -> None:
        self.at = at

    def now(self) -> datetime:
        return datetime.fromtimestamp(self.at, UTC)

    def seconds(self) -> float:
        return float(self.at)

    async def sleep(self, seconds: float) -> None:
        self.at += int(seconds)


class Postbag:
    """Takes notices nowhere: what was given to it by which way, and what it says of ways."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, Letter]] = []
        self.faults: dict[str, Fault] = {}

    @property
    def site(self) -> str:
        return SITE

    async def deliver(self, way: Way, letter: Letter) -> Fault:
        fault = self.faults.get(way.id, "")
        if not fault:
            self.letters.append((way.id, letter))
        return fault

    async def check(self, kind: WayKind, address: str) -> Address:
        return Address(kind, address, "")

    async def push_key(self) -> str:
        return "key"

    def ways(self) -> list[WayKind]:
        return ["push", "mail", "hook"]

    def titles(self) -> list[str]:
        """What has arrived since this was asked before."""
        found = [letter.title for _, letter in self.letters]
        self.letters.clear()
        return found


class PostOffice:
    """A house. Others may be opened on its store, each with a courier of its own."""

    def __init__(self, store: NoticeStore | None = None, clock: HandClock | None = None) -> None:
        self.store = store or MemoryStore()
        self.clock = clock or HandClock()
        self.bag = Postbag()
        self.notices = Notices(self.store, self.clock, self.bag)
        self.tables = Tables(self.store, Packs(None), self.clock, noticing=self.notices)

    async def table(self, *names: str) -> Table:
        """A table of people: the first has made it, the others have taken their seats."""
        seats = [Seat(kind="human", name=names[0]), *(Seat(kind="open", name=n) for n in names[1:])]
        claims = {number: name for number, name in enumerate(names) if number}
        options = {"players": len(names)}
        return await self.tables.create(names[0], "genesis", options, seats, claims=claims)

    async def reach(self, person: str, *ways: WayKind, **wishes: object) -> Preferences:
        """Somebody is told of everything by these ways, which are called like their kinds."""
        found = Preferences(
            ways=[Way(id=kind, kind=kind, address=f"{person} {kind}") for kind in ways],
            told={kind: list(KINDS) for kind in ways},
            **wishes,  # type: ignore[arg-type]
        )
        await self.notices.keep(person, found)
        return found

    async def after(self, seconds: int) -> list[str]:
        """What has arrived by then."""
        self.clock.at += seconds
        while await self.notices.round():
            pass
        return self.bag.titles()


def waiting(table: Table) -> str:
    """The person for whom a table waits."""
    (seat,) = table.session.deciders()
    return table.owner if seat == 0 else table.claims[seat]


async def answer(table: Table, times: int = 1) -> None:
    """Whoever is asked gives the first answer that there is."""
    for _ in range(times):
        (seat,) = table.session.deciders()
        await table.answer(seat, table.session.keys(seat)[0], None)


async def pass_on(table: Table) -> None:
    """Whoever is asked plays until somebody else is."""
    person = waiting(table)
    while waiting(table) == person:
        (seat,) = table.session.deciders()
        await table.answer(seat, table.session.keys(seat)[-1], None)


def others(table: Table, person: str) -> Sequence[str]:
    """Everybody else at a table."""
    return [name for name in (table.owner, *table.claims.values()) if name != person]


def told(test: Callable[[PostOffice], Awaitable[None]]) -> Callable[[], None]:
    """A test in a house of its own."""

    def run() -> None:
        asyncio.run(test(PostOffice()))  # type: ignore[arg-type]

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    return run


async def awaited(office: PostOffice, *names: str, **wishes: object) -> tuple[Table, str]:
    """A table where somebody has just been asked, and who it is; they are told by push."""
    table = await office.table(*(names or ("Anna", "Bert")))
    await pass_on(table)
    person = waiting(table)
    await office.reach(person, "push", **wishes)
    return table, person
