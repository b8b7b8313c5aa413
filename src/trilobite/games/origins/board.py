"""D1b, B5, B6. Migrants and cities on the map, and what is habitable."""

from typing import Any

from trilobite.core.decision import Decision, Menu
from trilobite.games.origins.cards.types import (
    ENERGY,
    FOOTPRINT,
    INFORMATION,
    MARITIME,
)
from trilobite.games.origins.setup_options import LAND_PEOPLE
from trilobite.games.origins.state import NOBODY, NOTHING, OPEN, Origins, Player
from trilobite.games.origins.worldmap import (
    ICE,
    OIL,
    PERMANENT_OCEAN,
    SEA,
    URANIUM,
    WAR_ANIMAL,
    Resource,
)


def decide(
    player: Player, kind: str, menu: Menu, clause: str, context: dict[str, Any] | None = None
) -> Decision:
    """A decision of a player. `context` says what else it is about."""
    about: dict[str, Any] = {"colour": player.colour}
    if context is not None:
        about.update(context)
    return menu.decision(player.seat, kind, clause, about)


def insert(numbers: list[int], number: int) -> None:
    """Puts a number into a sorted list."""
    at = len(numbers)
    while at > 0 and numbers[at - 1] > number:
        at -= 1
    numbers.insert(at, number)


# --- Migrants -----------------------------------------------------------------------------


def put_migrant(g: Origins, player: Player, space: int) -> None:
    """B3b.1. A figure comes from the supply to an empty space."""
    player.supply -= 1
    g.migrants[space] = player.colour
    insert(player.spaces, space)


def lift_migrant(g: Origins, player: Player, space: int) -> None:
    """G:Expend. A Migrant is taken from the map; the supply is also where figures are that are on
    their way to somewhere else."""
    player.supply += 1
    g.migrants[space] = NOBODY
    player.spaces.remove(space)
    if space in g.moved:
        g.moved.remove(space)


def expend_migrant(g: Origins, player: Player, space: int) -> None:
    """G:Expend, B5.2. A Migrant goes from the map to the supply."""
    lift_migrant(g, player, space)
    g.tell("migrant-lost", player.colour, space)


def components(player: Player) -> int:
    """D4.1. How much a player has on the map."""
    return len(player.spaces) + len(player.cities)


# --- cities -------------------------------------------------------------------------------


def urbanisation(player: Player) -> int:
    """D1d.2, D1b.2. The number of cities."""
    return len(player.cities)


def found_city(g: Origins, player: Player, hex: int, which: int) -> None:
    """B6.1, G7.1. A block goes from the track to a resource."""
    player.blocks -= 1
    g.cities[hex] = player.colour
    g.city_on[hex] = which
    insert(player.cities, hex)
    if player.colour == g.turn and hex not in g.built:
        g.built.append(hex)
    g.tell("city-built", player.colour, hex, g.world.resources[hex][which].number)


def raze_city(g: Origins, player: Player, hex: int) -> None:
    """B6.2. A block goes back to the track."""
    g.cities[hex] = NOBODY
    g.city_on[hex] = NOTHING
    player.cities.remove(hex)
    player.blocks += 1
    if hex in g.built:
        g.built.remove(hex)
    g.tell("city-lost", player.colour, hex)


def resource_of_city(g: Origins, hex: int) -> Resource:
    """The resource that a city covers."""
    return g.world.resources[hex][g.city_on[hex]]


def has_city_on(g: Origins, player: Player, kind: int) -> bool:
    """G:City. Whether they have a city on a resource of a kind."""
    for hex in player.cities:
        if resource_of_city(g, hex).kind == kind:
            return True
    return False


def has_blitzkrieg(g: Origins, player: Player) -> bool:
    """G6c.2, B3e.3. A city on a war animal, oil or uranium."""
    for hex in player.cities:
        if resource_of_city(g, hex).kind in (WAR_ANIMAL, OIL, URANIUM):
            return True
    return False


def meets(player: Player, resource: Resource) -> bool:
    """B3f.1. Whether they have the technology that a resource asks for."""
    return resource.track < 0 or player.levels[resource.track] >= resource.level


def is_buildable(g: Origins, player: Player, hex: int) -> bool:
    """G7.5, B3i.1, G:Habitable.2, C3d.1. Land people build where there is neither token nor ocean,
    sea people on the ocean or where there is a sea token; in Yrr both build where the ring is blue
    or white, and nowhere else (C4b.1)."""
    if g.setup.yrr:
        return g.world.ring[hex] in (SEA, ICE)
    if player.realm == LAND_PEOPLE:
        return g.terrain[hex] == OPEN
    return g.terrain[hex] in (PERMANENT_OCEAN, SEA)


# --- footprint ----------------------------------------------------------------------------


def population(g: Origins, hex: int) -> int:
    """H1a.1, G:Footprint. Migrants on the spaces of the hex and the city in it."""
    number = 0 if g.cities[hex] == NOBODY else 1
    migrants = g.migrants
    for space in g.world.hex_spaces[hex]:
        if migrants[space] >= 0:
            number += 1
    return number


def is_fed(g: Origins, player: Player, space: int, left: int = NOTHING) -> bool:
    """D4b.2. Whether one more Migrant on a space stays within their footprint. `left` is a space
    that it leaves, if it is on the map already."""
    for hex in g.world.space_hexes[space]:
        number = population(g, hex) + 1
        if left >= 0 and left in g.world.hex_spaces[hex]:
            number -= 1
        if number > player.levels[FOOTPRINT]:
            return False
    return True


def may_stay(g: Origins, player: Player, space: int) -> bool:
    """G:Habitable.1, G6a.3. Land spaces are for land people, water spaces for sea people; in a
    campaign with both realms maritime 2 opens the others too (C6i.1)."""
    if g.world.space_kind[space] == player.realm:
        return True
    return g.setup.legacies is not None and both_realms(g) and player.levels[MARITIME] >= 2


def both_realms(g: Origins) -> bool:
    """C4, C6i. Whether land people and sea people play."""
    return len(set(g.setup.realms)) > 1


# --- technology ---------------------------------------------------------------------------


def spread_range(g: Origins, player: Player) -> int:
    """G6a.1. The energy level; in a campaign at the lowest level what the oxygen allows (C6e.1). In
    a water world half of maritime is added (K3c.1)."""
    reach = player.levels[ENERGY]
    if player.steps[ENERGY] == 0 and g.setup.legacy(player.colour).reach > 0:
        reach = g.setup.legacy(player.colour).reach
    if g.setup.water_world:
        reach += player.levels[MARITIME] // 2
    return reach


def set_step(g: Origins, player: Player, track: int, step: int) -> None:
    """D1c.2. Puts a cube on a place of a track."""
    player.steps[track] = step
    player.levels[track] = g.cards.tracks[track].levels[step]


def information(player: Player) -> int:
    """D1c.1. How many pawns specialise at once, and how many Inventions can be had."""
    return player.levels[INFORMATION]
