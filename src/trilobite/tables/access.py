"""Who asks, and what they may see."""

import hmac

import msgspec

from trilobite.tables.problems import no_such_table
from trilobite.tables.table import Table


class Person(msgspec.Struct, frozen=True):
    """Who asks. What a table keeps of them is the id; who carries the messages knows where it comes
    from."""

    id: str
    #: The browser that they use; of a new one nobody knows more than that, and it is the id.
    browser: str = ""
    #: The address of the page that asks, as far as it is one of ours.
    origin: str = ""
    #: What the browser says of itself.
    agent: str = ""
    #: Where the house is, as who asks has it.
    site: str = ""


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal; how long it takes tells nothing."""
    return hmac.compare_digest(one.encode(errors="replace"), other.encode())


def may_look(table: Table, who: Person, watch: str) -> None:
    """Raises unless they play here, made the table, or have one of its links."""
    known = who.id == table.owner or bool(table.seats_of(who.id))
    if not known and not same(watch, table.body.watch) and not same(watch, table.body.claim):
        raise no_such_table()
