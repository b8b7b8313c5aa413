"""D2. Chaos, and what acts of God and acts of man destroy."""

from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.origins.board import (
    components,
    decide,
    expend_migrant,
    lift_migrant,
    raze_city,
)
from trilobite.games.origins.diaspora import diaspora
from trilobite.games.origins.refugees import place_refugee
from trilobite.games.origins.revolution import violent_revolution
from trilobite.games.origins.state import Origins, Player
from trilobite.games.origins.tableau import empty_resistance, has_room


def suffer_chaos(g: Origins, player: Player, number: int) -> Flow:
    """D2.1, G:Chaos. For each chaos a figure becomes a Dissident: one from the map, which its owner
    chooses (D2b.1), but not their last one there (D4a.1, AMB-60); otherwise one from the supply; if
    there is none, the chaos is void (D2b.2, AMB-59). Without an empty space there is one
    revolution, and no figure is taken (D2.2, D2b.3, D2d.2)."""
    for _ in range(number):
        g.tell("chaos", player.colour)
        if not has_room(g, player):
            player.overflow = True
            break
        if len(player.spaces) > 1:
            menu = Menu(g.explain)
            for space in player.spaces:
                menu.offer(("figure", space, -1))
            choice: Option = yield decide(player, "dissident-from", menu, "D2b.1")
            lift_migrant(g, player, choice[1])
        elif player.supply == 0:
            break
        yield from place_dissident(g, player)
    yield from settle(g, player)


def place_dissident(g: Origins, player: Player) -> Flow:
    """D2c.1. A figure from the supply goes to an empty Resistance space of the ruling class, which
    its owner chooses."""
    menu = Menu(g.explain)
    for foundation in empty_resistance(g, player):
        menu.offer(("resist", foundation.card, -1))
    if not player.crown_dissident:
        menu.offer(("resist-crown", -1, -1))
    choice: Option = yield decide(player, "dissident-to", menu, "D2c.1")
    player.supply -= 1
    if choice[0] == "resist-crown":
        player.crown_dissident = True
        g.tell("dissident-crown", player.colour)
        return
    for foundation in player.columns[player.ruling]:
        if foundation.card == choice[1]:
            foundation.dissident = True
            g.tell("dissident", player.colour, foundation.card)


def settle(g: Origins, player: Player) -> Flow:
    """D2d.1, AMB-04. After a batch of chaos: Refugees without a Resistance space stay on the map,
    and if anything found no space a single revolution follows."""
    while player.refugees:
        yield from place_refugee(g, player, player.refugees.pop(0))
    if player.overflow:
        player.overflow = False
        yield from violent_revolution(g, player)


# --- acts of God and acts of man ----------------------------------------------------------


def destroy_city(g: Origins, player: Player, hex: int) -> Flow:
    """G:ActOfGod.1, D2a.2. A city is destroyed without chaos and leaves a Refugee. Alone it brings
    chaos as if by an act of man (C7e.1, C7j.2)."""
    if g.setup.solitaire:
        yield from lose_city(g, player, hex)
    else:
        raze_city(g, player, hex)
        yield from place_refugee(g, player, hex)


def lose_city(g: Origins, player: Player, hex: int) -> Flow:
    """G:ActOfMan.1, D2a.1. A city is destroyed with chaos. The batch is settled by the caller."""
    raze_city(g, player, hex)
    yield from lose_citizens(g, player, hex)


def lose_citizens(g: Origins, player: Player, hex: int) -> Flow:
    """D2a.1, G:Refugee.1. The Refugee of a city destroyed with chaos, from the supply or else from
    the map, becomes a Dissident, or stays on the map if there is no Resistance space (H1b.3). A
    last component makes a diaspora without chaos instead (D4.1, D4.2, AMB-07)."""
    if components(player) == 0:
        yield from diaspora(g, player, [], [hex])
        return
    g.tell("chaos", player.colour)
    if not has_room(g, player):
        player.overflow = True
        player.refugees.append(hex)
    elif player.supply > 0:
        yield from place_dissident(g, player)
    elif len(player.spaces) > 1:
        menu = Menu(g.explain)
        for space in player.spaces:
            menu.offer(("figure", space, -1))
        choice: Option = yield decide(player, "dissident-from", menu, "G:Refugee.1")
        lift_migrant(g, player, choice[1])
        yield from place_dissident(g, player)


def destroy_migrant(g: Origins, player: Player, space: int) -> Flow:
    """G:ActOfGod.1, D2a.2. A Migrant is destroyed without chaos; the last one on the map moves away
    instead (D4a.1, ADD-1). Alone it brings chaos (C7e.1)."""
    if len(player.spaces) == 1:
        lift_migrant(g, player, space)
        yield from diaspora(g, player, [space], [])
    elif g.setup.solitaire:
        yield from lose_migrant(g, player, space)
    else:
        expend_migrant(g, player, space)


def lose_migrant(g: Origins, player: Player, space: int) -> Flow:
    """G:ActOfMan.1, D2a.1, B5.2. A Migrant is destroyed and becomes a Dissident; without a
    Resistance space it goes to the supply, and there will be a revolution (H1b.2). A last component
    makes a diaspora instead (D4.1, D4.2). The batch is settled by the caller."""
    lift_migrant(g, player, space)
    g.tell("migrant-lost", player.colour, space)
    if components(player) == 0:
        yield from diaspora(g, player, [space], [])
        return
    yield from lose_figure(g, player)


def lose_figure(g: Origins, player: Player) -> Flow:
    """D2d.1. A destroyed figure becomes a Dissident, or stays in the supply."""
    g.tell("chaos", player.colour)
    if has_room(g, player):
        yield from place_dissident(g, player)
    else:
        player.overflow = True
