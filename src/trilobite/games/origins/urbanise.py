"""G7, G8, B9c. Urbanise: DOMESTICATE, CULTIVATE and MINE."""

from typing import Final

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.origins.board import (
    decide,
    expend_migrant,
    found_city,
    is_buildable,
    meets,
    resource_of_city,
)
from trilobite.games.origins.cards.types import (
    CULTIVATE,
    DOMESTICATE,
    MINE,
    MINE_LUXURY,
    MINE_METAL,
)
from trilobite.games.origins.chaos import destroy_city, settle
from trilobite.games.origins.state import NOBODY, Origins, Player
from trilobite.games.origins.worldmap import (
    BIOFUEL,
    HORTICULTURE,
    LUXURY,
    METAL,
    OIL,
    URANIUM,
    WAR_ANIMAL,
    WORK_ANIMAL,
)

#: G7a, G7b, G7c, G7d. What each action builds on.
RESOURCES: Final = {
    DOMESTICATE: (WORK_ANIMAL, WAR_ANIMAL),
    CULTIVATE: (HORTICULTURE, BIOFUEL),
    MINE: (LUXURY, METAL, OIL, URANIUM),
    MINE_LUXURY: (LUXURY,),
    MINE_METAL: (METAL,),
}

UNINHABITABLE: Final = Reason("hex-uninhabitable", "G7.5")
CITY_THERE: Final = Reason("city-there", "G7.2")
TECHNOLOGY_TOO_LOW: Final = Reason("technology-too-low", "B3f.1")
ONLY_FOR_CONSEQUENCE: Final = Reason("only-for-consequence", "G7.4")
NOTHING_TO_BUILD_ON: Final = Reason("nothing-to-build-on", "G7.1")


def refusal_to_build(
    g: Origins, player: Player, hex: int, which: int, consequence: bool
) -> Reason | None:
    """G7.1, B3a.2, G:Cover.1. On a resource of the hex, with a Migrant there. G7.2: the second
    resource of a hex is for the owner of its city. G7.4: on a resource that they have already, for
    the Consequence alone."""
    owner = g.cities[hex]
    if owner == NOBODY:
        if not is_buildable(g, player, hex):
            return UNINHABITABLE
    elif owner != player.colour:
        return CITY_THERE
    elif g.city_on[hex] == which:
        return None if consequence else ONLY_FOR_CONSEQUENCE
    return None if meets(player, g.world.resources[hex][which]) else TECHNOLOGY_TOO_LOW


def hexes_at_hand(g: Origins, player: Player) -> list[int]:
    """G5c.1. Hexes beside their Migrants, and those of their cities."""
    found = player.cities[:]
    for space in player.spaces:
        for hex in g.world.space_hexes[space]:
            if hex not in found:
                found.append(hex)
    return found


def refusal_to_urbanise(g: Origins, player: Player, code: int, consequence: bool) -> Reason | None:
    """G7.1. There must be something to build on."""
    kinds = RESOURCES[code]
    for hex in hexes_at_hand(g, player):
        resources = g.world.resources[hex]
        for which in range(len(resources)):
            fits = resources[which].kind in kinds
            if fits and refusal_to_build(g, player, hex, which, consequence) is None:
                return None
    return NOTHING_TO_BUILD_ON


def urbanise(g: Origins, player: Player, code: int, consequence: bool) -> Flow:
    """G7.1, G5c.1, G6c.4. A Migrant, moved or not, becomes a city. With no block left one of their
    cities gives its own (B9c.1, AMB-13)."""
    menu = Menu(g.explain)
    for hex in hexes_at_hand(g, player):
        resources = g.world.resources[hex]
        for which in range(len(resources)):
            if resources[which].kind in RESOURCES[code]:
                reason = refusal_to_build(g, player, hex, which, consequence)
                menu.offer(("build", hex, resources[which].number), reason)
    choice: Option = yield decide(player, "urbanise", menu, "G7.1")
    hex = choice[1]
    which = 0
    while g.world.resources[hex][which].number != choice[2]:
        which += 1
    if g.cities[hex] == player.colour:
        if g.city_on[hex] == which:
            g.tell("city-used", player.colour, hex, resource_of_city(g, hex).number)
            return
        move_block(g, player, hex, which)
        return
    beside = [space for space in g.world.hex_spaces[hex] if g.migrants[space] == player.colour]
    with_migrant = Menu(g.explain)
    for space in beside:
        with_migrant.offer(("with", space, -1))
    figure: Option = yield decide(player, "urbanise-with", with_migrant, "G7.1", {"hex": hex})
    expend_migrant(g, player, figure[1])
    if player.blocks == 0:
        yield from give_up_city(g, player)
    found_city(g, player, hex, which)
    yield from settle(g, player)


def move_block(g: Origins, player: Player, hex: int, which: int) -> None:
    """G7.2, AMB-13. The block goes to the other resource of its hex; the city itself serves as the
    Migrant, so there is no Refugee."""
    g.city_on[hex] = which
    if hex not in g.built:
        g.built.append(hex)
    g.tell("city-built", player.colour, hex, g.world.resources[hex][which].number)


def give_up_city(g: Origins, player: Player) -> Flow:
    """B9c.1, G7.3. One of their cities, of their choice, is lost as by an act of God."""
    menu = Menu(g.explain)
    for hex in player.cities:
        menu.offer(("lose-city", hex, -1))
    choice: Option = yield decide(player, "relocate", menu, "B9c.1")
    yield from destroy_city(g, player, choice[1])
