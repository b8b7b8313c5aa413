"""Standing orders: somebody says beforehand that they pass, until something else is asked of them.

Nobody else is told. What is answered by an order is an answer like any other.
"""

from typing import NamedTuple

from trilobite.core.decision import Decision
from trilobite.tables.keeping import Changed
from trilobite.tables.model import Deed
from trilobite.tables.problems import Refused
from trilobite.tables.table import Table


class Ordered(NamedTuple):
    """Who has left an order for what they are asked, and its answer."""

    seat: int
    key: str


async def leave_order(table: Table, owner: str, seat: int, kind: str) -> None:
    """Somebody leaves an order for a kind of decision; an empty one withdraws it."""

    def act() -> Changed | None:
        table.require(owner, seat)
        table.require_present_rules()
        if table.over:
            raise Refused("ended", "the game is over", 409)
        key = dict(table.game.passing).get(kind)
        if kind and key is None:
            raise Refused("no-such-order", "nobody can pass beforehand there")
        before = table.circle.orders.get(seat)
        if (before is None and not kind) or (before is not None and before[0] == kind):
            return None
        return Changed(Deed(what="ordered", seat=seat, text=f"{kind} {key}" if kind else ""))

    await table.do(act)


def ordered(table: Table) -> Ordered | None:
    """What is answered by an order now, if anything; never what is secret."""
    pending = table.session.pending
    circle = table.circle
    if table.older is not None or circle.paused or circle.ended:
        return None
    if not isinstance(pending, Decision) or pending.seat not in circle.orders:
        return None
    kind, key = circle.orders[pending.seat]
    if pending.kind != kind or key not in table.session.keys(pending.seat):
        return None
    return None if table.secret(pending.seat) else Ordered(pending.seat, key)
