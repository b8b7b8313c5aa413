"""Making tables, listing them, taking seats."""

from typing import Final

from fastapi import APIRouter

from trilobite.games.registry import box
from trilobite.server import api
from trilobite.server.access import AllTables, Owner, TheTable, same
from trilobite.server.model import Seat
from trilobite.server.problems import Refused
from trilobite.server.snapshot import seat_parts
from trilobite.server.table import seats_played
from trilobite.server.tables import Listed

router: Final = APIRouter(tags=["tables"])


@router.post("/api/tables")
async def new_table(body: api.NewTable, owner: Owner, tables: AllTables) -> api.TableCreated:
    """Makes a table. Its people sit at this browser, or take open seats with a link."""
    seats = [Seat(kind=s.kind, name=s.name.strip(), bot=s.bot) for s in body.seats]
    table = await tables.create(
        owner, body.game, body.options, seats, seed=body.seed, pace=body.pace, pack=body.pack
    )
    return api.TableCreated(id=table.id)


@router.get("/api/tables")
async def my_tables(owner: Owner, tables: AllTables) -> list[api.TableOut]:
    """The tables that this browser made or plays at, newest first."""
    return [summary(table, owner) for table in await tables.owned_by(owner)]


@router.post("/api/tables/{table_id}/claim/{seat}")
async def claim(table: TheTable, seat: int, link: str, owner: Owner) -> api.Claimed:
    """Takes an open seat."""
    if not same(link, table.body.claim):
        raise Refused("wrong-link", "this link does not open a seat", 403)
    await table.claim(seat, owner)
    return api.Claimed(mine=True)


@router.get("/api/tables/{table_id}/links")
async def links(table: TheTable, owner: Owner) -> api.Links:
    """The links that open seats, or let somebody watch. Only who made the table gets them."""
    table.require_creator(owner)
    return api.Links(claim=table.body.claim, watch=table.body.watch)


def summary(table: Listed, owner: str) -> api.TableOut:
    """A table as a line in a list."""
    body = table.body
    mine = seats_played(body, table.owner, table.claims, owner)
    return api.TableOut(
        id=table.id,
        created=table.created,
        game=body.game,
        title=box(body.game).title,
        options=body.options,
        pack=body.pack,
        seats=[
            api.SeatOut(**seat_parts(seat, number in mine, number in table.claims))
            for number, seat in enumerate(body.seats)
        ],
        over=not table.waiting,
        my_turn=any(seat in mine for seat in table.waiting),
        what_if=body.parent is not None,
    )
