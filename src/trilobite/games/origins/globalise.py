"""E4. Globalisation: a Portent moves the philosophy cube."""

from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.origins.advances import move_cube
from trilobite.games.origins.board import decide
from trilobite.games.origins.state import Origins, Player


def globalise(g: Origins, player: Player) -> Flow:
    """E4.1, G:Portent.1. A Portent leaves the game; the cube moves one or two spaces, which way
    does not matter."""
    player.portents.pop(0)
    near = g.cards.philosophy[g.philosophy].neighbours
    found = near[:]
    for space in near:
        for beyond in g.cards.philosophy[space].neighbours:
            if beyond != g.philosophy and beyond not in found:
                found.append(beyond)
    menu = Menu(g.explain)
    for space in found:
        menu.offer(("philosophy", space, -1))
    choice: Option = yield decide(player, "globalise", menu, "E4.1")
    move_cube(g, player, choice[1])
