"""H0. What a purchase costs and from which pool it is paid."""

from typing import Final

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.genesis.cards.types import COLOURS, NUCLEUS
from trilobite.games.genesis.organism import has, tableau
from trilobite.games.genesis.pool import decide
from trilobite.games.genesis.state import NPC, PARASITE, Genesis, Organism

CANNOT_PAY = Reason("cannot-pay", "H0a.1")

#: The price of a macroorganism: one catalyst of any colour.
ANY_COLOUR: Final = -1


def own_pool(g: Genesis, buyer: int, o: Organism) -> list[int] | None:
    """ED-11, AMB-80. The buyer's own pool, where the edition lets a parasite use it."""
    if not g.edition.parasite_pays_itself or o.kind != PARASITE or buyer >= NPC:
        return None
    if tableau(g, o) == buyer:
        return None
    return g.player(buyer).pool


def ways_to_pay(g: Genesis, buyer: int, o: Organism, colour: int) -> list[Option]:
    """A5.4 to A5.6, H0c, H0d, H0e. All ways to pay one catalyst of the colour."""
    host = tableau(g, o)
    pool = g.player(host).pool if host < NPC else [0, 0, 0, 0]
    own = own_pool(g, buyer, o)
    any_one = colour == ANY_COLOUR or has(g, o, NUCLEUS)
    ways: list[Option] = []
    for disk in COLOURS:
        if any_one or disk == colour:
            if pool[disk] > 0:
                ways.append(("pay", disk, 1))
            if own is not None and own[disk] > 0:
                ways.append(("pay-own", disk, 1))
        else:
            if pool[disk] > 1:
                ways.append(("pay", disk, 2))
            if own is not None:
                if own[disk] > 1:
                    ways.append(("pay-own", disk, 2))
                if own[disk] > 0 and pool[disk] > 0:
                    ways.append(("pay-both", disk, 2))
    return ways


def refusal_to_pay(g: Genesis, buyer: int, o: Organism, colour: int) -> Reason | None:
    """H0a. Whether the purchase can be paid at all."""
    return None if ways_to_pay(g, buyer, o, colour) else CANNOT_PAY


def pay(g: Genesis, buyer: int, o: Organism, colour: int) -> Flow:
    """H0a, DEC-32. The buyer pays; an NPC pays the cheapest way (AMB-70)."""
    ways = ways_to_pay(g, buyer, o, colour)
    if buyer >= NPC:
        cheapest = min(way[2] for way in ways)
        ways = [way for way in ways if way[2] == cheapest]
    menu = Menu(g.explain)
    for way in ways:
        menu.offer(way)
    choice: Option = yield decide(g, buyer, "payment", menu, "H0a.1", o.place)
    verb, disk, number = choice
    host = tableau(g, o)
    if verb == "pay":
        g.player(host).pool[disk] -= number
        g.tell("paid", host, disk, number)
    elif verb == "pay-own":
        g.player(buyer).pool[disk] -= number
        g.tell("paid", buyer, disk, number)
    else:
        g.player(host).pool[disk] -= 1
        g.player(buyer).pool[disk] -= 1
        g.tell("paid", host, disk, 1)
        g.tell("paid", buyer, disk, 1)
