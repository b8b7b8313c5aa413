"""Tables that were deleted: those who played there are told, once."""

from typing import Final

import msgspec

from trilobite.tables.bodies.seating import DeletedOut
from trilobite.tables.matters import holders
from trilobite.tables.model import TableBody
from trilobite.tables.store import Paper, Store

#: Papers that tell people of it, by person and table.
DELETED: Final = "deleted"


def deletion(
    table_id: str, body: TableBody, owner: str, claims: dict[int, str], now: int
) -> list[Paper]:
    """What tells the people of a table that it was deleted. Nobody misses lessons and what-ifs, nor
    what was played alone."""
    held = holders(body, owner, claims)
    people = sorted({person for person in held if person})
    if body.lesson or body.parent or len(people) < 2:
        return []
    told = []
    for person in people:
        others = [
            seat.name
            for seat, holder in zip(body.seats, held, strict=True)
            if holder not in ("", person) and seat.name
        ]
        gone = DeletedOut(id=table_id, game=body.game, name=body.name, names=others, at=now)
        told.append(Paper(DELETED, f"{person}/{table_id}", msgspec.json.encode(gone).decode()))
    return told


async def tables_deleted(store: Store, person: str) -> list[DeletedOut]:
    """The tables of somebody's that were deleted, until they have read of it."""
    papers = await store.papers(DELETED, f"{person}/")
    return [msgspec.json.decode(paper.text, type=DeletedOut) for paper in papers]


async def forget_deleted(store: Store, person: str) -> None:
    """Somebody is not told again of the tables that were deleted."""
    for paper in await store.papers(DELETED, f"{person}/"):
        await store.take(DELETED, paper.key)
