"""J4. Morality: what the philosophy of the time thinks of an interaction."""

from trilobite.core.decision import Flow
from trilobite.games.origins.chaos import suffer_chaos
from trilobite.games.origins.state import NOTHING, Origins, Player


def frown(g: Origins, code: int) -> int:
    """J4a.1, J4b.1, J4c.1, J3.2. The philosophy that now frowns on an effect (ENSLAVE, PREACH or
    WAR), or NOTHING."""
    return g.philosophy if g.cards.philosophy[g.philosophy].morality == code else NOTHING


def repent(g: Origins, player: Player, philosophy: int) -> Flow:
    """J4.1, ADD-11. Who made an interaction on which the philosophy frowned suffers one chaos."""
    g.tell("immoral", player.colour, philosophy)
    yield from suffer_chaos(g, player, 1)
