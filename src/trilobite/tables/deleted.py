"""Deleting tables: those who played there are told, once."""

from typing import Final

import msgspec

from trilobite.tables.bodies.seating import DeletedOut
from trilobite.tables.deciding import all_delete, may_delete
from trilobite.tables.matters import holders
from trilobite.tables.model import TableBody
from trilobite.tables.notices import REMINDED, TOLD
from trilobite.tables.sights import LEFT, NOTES, SEEN
from trilobite.tables.store import Paper, Store
from trilobite.tables.table import Table
from trilobite.tables.tables import LOBBY, PACE, Tables

#: Papers that tell people of it, by person and table.
DELETED: Final = "deleted"

#: Papers whose keys begin with the id of a table.
BESIDE: Final = (SEEN, NOTES, LEFT, REMINDED, TOLD, PACE, LOBBY)


def deletion(
    table_id: str,
    body: TableBody,
    owner: str,
    claims: dict[int, str],
    now: int,
    by: str | None = None,
) -> list[Paper]:
    """What tells the people of a table that it was deleted, by one of them or by who runs the
    server. Nobody misses lessons and what-ifs, nor what was played alone."""
    held = holders(body, owner, claims)
    people = sorted({person for person in held if person})
    if body.lesson or body.parent or (by is None and len(people) < 2):
        return []
    told = []
    name = next((seat.name for seat, of in zip(body.seats, held, strict=True) if of == by), "")
    for person in people:
        if person == by:
            continue
        others = [
            seat.name
            for seat, holder in zip(body.seats, held, strict=True)
            if holder not in ("", person) and seat.name
        ]
        gone = DeletedOut(
            id=table_id,
            game=body.game,
            name=body.name,
            names=others,
            at=now,
            by="operator" if by is None else "people",
            who=name,
        )
        told.append(Paper(DELETED, f"{person}/{table_id}", msgspec.json.encode(gone).decode()))
    return told


async def delete_table(tables: Tables, table: Table, by: str) -> bool:
    """Somebody deletes a table if they may alone, or if all want it; says whether it is gone. Those
    who played there are told. What they had noted is deleted, too, and nobody looks after it any
    more."""
    async with table.lock:
        if not may_delete(table, by) and not all_delete(table):
            return False
        told = deletion(table.id, table.body, table.owner, table.claims, table.now(), by)
        await tables.store.delete(table.id, told)
        tables.drop(table)
    for kind in BESIDE:
        for paper in await tables.store.papers(kind, table.id):
            await tables.store.take(kind, paper.key)
    return True


async def tables_deleted(store: Store, person: str) -> list[DeletedOut]:
    """The tables of somebody's that were deleted, until they have read of it."""
    papers = await store.papers(DELETED, f"{person}/")
    return [msgspec.json.decode(paper.text, type=DeletedOut) for paper in papers]


async def forget_deleted(store: Store, person: str) -> None:
    """Somebody is not told again of the tables that were deleted."""
    for paper in await store.papers(DELETED, f"{person}/"):
        await store.take(DELETED, paper.key)
