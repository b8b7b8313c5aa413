"""D3a.4, G:Refugee. Refugees of destroyed cities."""

from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.origins.board import (
    components,
    decide,
    lift_migrant,
    may_stay,
    put_migrant,
    raze_city,
)
from trilobite.games.origins.diaspora import diaspora
from trilobite.games.origins.state import NOBODY, Origins, Player


def place_refugee(g: Origins, player: Player, hex: int) -> Flow:
    """D3a.4, E1.5, G:Refugee.1. A figure from the supply, or from elsewhere on the map if the
    supply is empty, comes to a free habitable space of the hex, if there is one (AMB-35). If
    nothing else is left on the map, there is a diaspora."""
    free = [
        space
        for space in g.world.hex_spaces[hex]
        if g.migrants[space] == NOBODY and may_stay(g, player, space)
    ]
    if not free or (player.supply == 0 and not player.spaces):
        if components(player) == 0:
            yield from diaspora(g, player, [], [hex])
        return
    if player.supply == 0:
        from_map = Menu(g.explain)
        for space in player.spaces:
            from_map.offer(("figure", space, -1))
        figure: Option = yield decide(player, "refugee-from", from_map, "G:Refugee.1", {"hex": hex})
        lift_migrant(g, player, figure[1])
    menu = Menu(g.explain)
    for space in free:
        menu.offer(("to", space, -1))
    choice: Option = yield decide(player, "refugee", menu, "G:Refugee.1", {"hex": hex})
    put_migrant(g, player, choice[1])
    g.tell("refugee", player.colour, choice[1])


def suppress_city(g: Origins, player: Player, hex: int) -> Flow:
    """D3a.1, G:Refugee.2. A city given up for a Dissident never brings chaos."""
    raze_city(g, player, hex)
    yield from place_refugee(g, player, hex)
