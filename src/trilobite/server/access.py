"""Who asks, and what he may see."""

import hashlib
import hmac
from typing import Annotated, Final

from fastapi import Cookie, Depends, Request

from trilobite.server.problems import no_such_table
from trilobite.server.table import Table
from trilobite.server.tables import Tables

#: The cookie that is all that ties a browser to its tables.
COOKIE: Final = "trilobite"


def owner_of(token: str) -> str:
    """Tokens are kept as hashes: who reads the database cannot play for others. A browser without
    a token is nobody."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def current_owner(trilobite: Annotated[str, Cookie(include_in_schema=False)] = "") -> str:
    """The browser that asks."""
    return owner_of(trilobite)


Owner = Annotated[str, Depends(current_owner)]


def all_tables(request: Request) -> Tables:
    """The tables of the server."""
    tables: Tables = request.app.state.tables
    return tables


AllTables = Annotated[Tables, Depends(all_tables)]


async def find_table(tables: AllTables, table_id: str) -> Table:
    """The table named in the address."""
    return await tables.get(table_id)


TheTable = Annotated[Table, Depends(find_table)]


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal; how long it takes tells nothing."""
    return hmac.compare_digest(one.encode(errors="replace"), other.encode())


def may_look(table: Table, owner: str, watch: str) -> None:
    """Raises unless the browser plays here, made the table, or has one of its links."""
    known = owner == table.owner or bool(table.seats_of(owner))
    if not known and not same(watch, table.body.watch) and not same(watch, table.body.claim):
        raise no_such_table()
