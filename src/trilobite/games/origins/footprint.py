"""H1. The footprint check: what a hex cannot feed starves."""

from trilobite.core.agenda import due
from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.origins.board import decide, population
from trilobite.games.origins.cards.types import FOOTPRINT
from trilobite.games.origins.chaos import lose_city, lose_migrant, settle
from trilobite.games.origins.state import Origins, Player


def overcrowded(g: Origins, player: Player) -> list[int]:
    """H1a.1, H1a.2, H1a.3, H1a.4, AMB-54. Hexes with something of theirs in which there is more
    than their footprint. Ocean hexes and hexes under tokens count, ice cap and outside do not."""
    level = player.levels[FOOTPRINT]
    found: list[int] = []
    for hex in player.cities:
        if population(g, hex) > level:
            found.append(hex)
    for space in player.spaces:
        for hex in g.world.space_hexes[space]:
            if hex not in found and population(g, hex) > level:
                found.append(hex)
    return found


def footprint(g: Origins, player: Player, last: int) -> Flow:
    """A3.1, A3.2, H1b.1, AMB-45. The player removes a component of their choice from an overcrowded
    hex, and looks again. When all is well, Refugees come to rest and at most one revolution follows
    (ADD-5, H1b.2 to H1b.4). A last component has its diaspora (AMB-46); where it comes to rest it
    is not checked again."""
    crowded = [] if last else overcrowded(g, player)
    if not crowded:
        g.agenda.insert(0, due("refresh", player.colour))
        yield from settle(g, player)
        return
    menu = Menu(g.explain)
    for space in player.spaces:
        for hex in g.world.space_hexes[space]:
            if hex in crowded:
                menu.offer(("lose-migrant", space, -1))
                break
    for hex in player.cities:
        if hex in crowded:
            menu.offer(("lose-city", hex, -1))
    only = len(player.spaces) + len(player.cities) == 1
    g.agenda.insert(0, due("footprint", player.colour, int(only)))
    choice: Option = yield decide(player, "starvation", menu, "H1b.1", {"hexes": crowded})
    g.tell("starved", player.colour)
    if choice[0] == "lose-migrant":
        yield from lose_migrant(g, player, choice[1])
    else:
        yield from lose_city(g, player, choice[1])
