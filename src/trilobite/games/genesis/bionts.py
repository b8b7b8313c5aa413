"""E1, E2. Moving one biont, and the disks that it costs."""

from collections.abc import Generator
from typing import Any

from trilobite.core.decision import Ask, Flow, Menu, Option, Reason
from trilobite.games.genesis.cards.types import COLOURS
from trilobite.games.genesis.pool import decide
from trilobite.games.genesis.state import POOL, Genesis, Refugium

ROW_CLOSED = Reason("row-closed", "E1b.1")
NO_ENTRY_FEE = Reason("entry-fee", "E2c.1")


def refusal_to_enter(g: Genesis, player: int, target: Refugium, rows: list[bool]) -> Reason | None:
    """E1b, E2c. The row must be open to the player and an entry fee payable."""
    placard = g.cards.placards[target.placard]
    if not rows[placard.row]:
        return ROW_CLOSED
    if placard.entry_cost > g.player(player).catalysts():
        return NO_ENTRY_FEE
    return None


def take_biont(g: Genesis, player: int, source: int) -> None:
    """Takes a biont from the pool or from a refugium."""
    if source == POOL:
        g.player(player).bionts -= 1
    else:
        g.refugium(source).bionts[player] -= 1


def take_in_hand(g: Genesis, player: int) -> None:
    """A biont on its way counts as unassigned and moved."""
    member = g.player(player)
    member.bionts += 1
    member.fresh += 1


def put_down(g: Genesis, player: int) -> None:
    """A biont on its way has arrived."""
    member = g.player(player)
    member.bionts -= 1
    member.fresh -= 1


def enter_refugium(g: Genesis, player: int, target: Refugium) -> Flow:
    """E1.1, E2c, AMB-83. The biont joins the organised manna; entry may cost catalysts."""
    target.bionts[player] += 1
    target.fresh[player] += 1
    g.tell("biont-assigned", player, target.placard)
    for _ in range(g.cards.placards[target.placard].entry_cost):
        yield from pay_any(g, player, "entry-fee", "E2c.1")


def pay_any(g: Genesis, player: int, kind: str, clause: str) -> Flow:
    """DEC-13. Pays one catalyst of a colour of the player's choice to the soup."""
    colour = yield from choose_disk(g, player, kind, clause)
    g.tell("paid", player, colour, 1)


def choose_disk(g: Genesis, player: int, kind: str, clause: str) -> Generator[Ask, Any, int]:
    """Takes a catalyst of a chosen colour out of the player's pool."""
    pool = g.player(player).pool
    menu = Menu(g.explain)
    for colour in COLOURS:
        if pool[colour] > 0:
            menu.offer(("disk", colour, -1))
    choice: Option = yield decide(g, player, kind, menu, clause)
    pool[choice[1]] -= 1
    return choice[1]
