"""D4. Diaspora: nobody ever vanishes from the map."""

from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.origins.board import decide, is_fed, may_stay, put_migrant, spread_range
from trilobite.games.origins.state import NOBODY, Origins, Player


def diaspora(g: Origins, player: Player, spaces: list[int], hexes: list[int]) -> Flow:
    """D4.1, F0g.1, A0.3. The last component becomes a Migrant elsewhere, starting from a space or
    from a city's hex. Its figure comes from the supply, or from a Resistance space if there is no
    other."""
    if player.supply == 0 and not recall_dissident(g, player):
        return
    menu = Menu(g.explain)
    for space in destinations(g, player, spaces, hexes):
        menu.offer(("to", space, -1))
    choice: Option = yield decide(player, "diaspora", menu, "D4b.3")
    put_migrant(g, player, choice[1])
    g.tell("diaspora", player.colour, choice[1])


def recall_dissident(g: Origins, player: Player) -> bool:
    """A0.3. A figure from a Resistance space, if there is one."""
    if player.crown_dissident:
        player.crown_dissident = False
        player.supply += 1
        g.tell("dissident-released", player.colour)
        return True
    for column in player.columns:
        for foundation in column:
            if foundation.dissident:
                foundation.dissident = False
                player.supply += 1
                g.tell("dissident-released", player.colour)
                return True
    return False


def destinations(g: Origins, player: Player, spaces: list[int], hexes: list[int]) -> list[int]:
    """D4b.1, D4b.2. Habitable, empty spaces within their footprint: those within the range of a
    spread whatever water, climate and foreign Migrants there are; else the nearest. If hunger waits
    everywhere, the nearest empty habitable spaces."""
    world = g.world
    seen = [False] * len(world.space_ids)
    front: list[int] = []
    for space in spaces:
        seen[space] = True
        front.append(space)
    found: list[int] = []
    hungry: list[int] = []
    distance = 0
    reach = spread_range(g, player)
    while True:
        distance += 1
        behind: list[int] = []
        for here in front:
            for there in world.neighbours[here]:
                if not seen[there]:
                    seen[there] = True
                    behind.append(there)
        if distance == 1:
            for hex in hexes:
                for there in world.hex_spaces[hex]:
                    if not seen[there]:
                        seen[there] = True
                        behind.append(there)
        if not behind:
            break
        nearest_hungry = not hungry
        for there in behind:
            if g.migrants[there] == NOBODY and may_stay(g, player, there):
                if is_fed(g, player, there):
                    found.append(there)
                elif nearest_hungry:
                    hungry.append(there)
        if distance >= reach and found:
            break
        front = behind
    found.sort()
    return found or hungry
