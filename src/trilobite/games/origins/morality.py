"""J4. Morality: what the philosophy of the time thinks of an interaction."""

from trilobite.core.decision import Flow
from trilobite.games.origins.chaos import suffer_chaos
from trilobite.games.origins.state import Origins, Player


def morality(g: Origins, player: Player, code: int) -> Flow:
    """J4.1, J4a.1, J4b.1, J4c.1, J3.2. Where the cube frowns on ENSLAVE, PREACH or WAR, the actor
    suffers one chaos after all else."""
    if g.cards.philosophy[g.philosophy].morality == code:
        g.tell("immoral", player.colour, g.philosophy)
        yield from suffer_chaos(g, player, 1)
