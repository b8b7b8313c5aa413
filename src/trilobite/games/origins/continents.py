"""C5.1 to C5.4, K2a, K2b, K2d. Continents of cratons: where a craton can lie, and who lays it."""

from dataclasses import replace
from typing import Final

from trilobite.core.agenda import due
from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.origins.board import decide
from trilobite.games.origins.cratons import (
    EARTH,
    LaidCraton,
    distance,
    fields_on,
    touches_side_edge,
    with_cratons,
)
from trilobite.games.origins.state import Origins, Player, terrain_of
from trilobite.games.origins.world_options import ALIEN, CHIMERA, CRATONS
from trilobite.games.origins.worldmap import WorldMap, with_tiles

#: Middles of cratons that touch are so many hexes apart; nearer ones would overlap.
TOUCHING: Final = 3
#: K2a.1. Between the continents there are at least two hexes of ocean, and so three water spaces.
APART: Final = 5
#: K2e.1, K3e.1. Cratons of the old world, and of America, where the colours have none of their own.
OLD_WORLD: Final = 2
AMERICA: Final = 2


def unlaid(craton: int, west: bool) -> LaidCraton:
    """A craton that is still to be laid."""
    return LaidCraton(craton, -1, 0, west, [], [], False, 0, 0, 0)


def board_of(g: Origins) -> WorldMap:
    """C1b.1. The side of the map that is played on, without anything on it."""
    return g.cards.archipelago if g.setup.own_map else g.cards.earth


def rebuild(g: Origins) -> None:
    """B8d. The map with all cratons and tiles that lie on it."""
    world = board_of(g)
    if g.cratons:
        world = with_cratons(world, g.cards.cratons, g.cratons)
    placements = g.setup.tiles + g.laid
    if placements:
        world = with_tiles(world, g.cards.tiles, placements)
    g.world = world
    g.terrain = terrain_of(world)


# --- C5.1, C5.3: which cratons ------------------------------------------------------------


def gather_cratons(g: Origins) -> None:
    """C5.1, C5.3, K2e.1, K3e.1. The cratons of this game: those of the colours in play are the old
    world and the other ones of the Earth America. On Mars or Venus their two cratons are the old
    world and two of the Earth America, in a chimera all are drawn. Then the first player lays
    them, and everybody else may shift one (C5.4)."""
    wanted = g.setup.world
    if wanted.cratons:
        g.cratons = wanted.cratons[:]
        return
    cards = g.cards.cratons
    earth = [number for number in range(len(cards)) if cards[number].planet == EARTH]
    if wanted.kind == CRATONS:
        for number in earth:
            g.cratons.append(unlaid(number, g.index[cards[number].colour] < 0))
        # The old world comes first, so that America finds its place in the west of it.
        g.cratons.sort(key=lambda one: one.west)
    elif wanted.kind == ALIEN:
        for number in range(len(cards)):
            if cards[number].planet == wanted.planet:
                g.cratons.append(unlaid(number, False))
        g.cratons += drawn(g, earth, AMERICA, True)
    else:
        left = list(range(len(cards)))
        g.cratons += drawn(g, left, OLD_WORLD, False)
        if not wanted.on_earth:
            g.cratons += drawn(g, left, AMERICA, True)


def drawn(g: Origins, left: list[int], number: int, west: bool) -> list[LaidCraton]:
    """Cratons drawn from those that are left."""
    found: list[LaidCraton] = []
    for _ in range(number):
        craton = g.chance.draw("craton", left)
        left.remove(craton)
        found.append(unlaid(craton, west))
    return found


def continents(g: Origins) -> None:
    """C5.3, C5.4. Who lays which craton, and who may shift one: from the holder of crown 1 on."""
    gather_cratons(g)
    if g.setup.world.cratons:
        return
    if g.setup.world.on_earth:
        scatter_cratons(g)
        return
    first = g.players[g.crowns.index(1)].colour
    steps = [due("craton", first, number) for number in range(len(g.cratons))]
    steps += [due("shift", player.colour) for player in g.others(first)]
    g.agenda[:0] = steps


def scatter_cratons(g: Origins) -> None:
    """K3b.1, K3e.1. All cratons are laid at random."""
    for number in range(len(g.cratons)):
        hex = g.chance.draw("hex", fitting(g, number))
        lay_craton(g, number, hex, g.chance.draw("number", list(range(6))))


def lay_craton(g: Origins, number: int, hex: int, turn: int) -> None:
    """A craton comes to its place."""
    g.cratons[number] = replace(g.cratons[number], hex=hex, turn=turn)
    rebuild(g)


# --- where a craton can lie ---------------------------------------------------------------


def middles(world: WorldMap) -> list[int]:
    """K2d.1. Hexes around which a craton fits without touching the edges in the east and west."""
    found: list[int] = []
    for hex in range(len(world.hex_ids)):
        fields = fields_on(world, hex, 0)
        if fields and not touches_side_edge(world, fields):
            found.append(hex)
    return found


def is_free(world: WorldMap, others: list[LaidCraton], one: LaidCraton, hex: int) -> bool:
    """C5.3, K2a.1. Whether a craton may lie there beside others: upon none of them; America to the
    west of the old world and apart from it."""
    for other in others:
        between = distance(world, hex, other.hex)
        if between < TOUCHING:
            return False
        if other.west != one.west:
            if between < APART:
                return False
            beyond = world.hex_place[hex][0] < world.hex_place[other.hex][0]
            if beyond != one.west:
                return False
    return True


def is_whole(world: WorldMap, continent: list[int]) -> bool:
    """C5.1, C5.3. Whether cratons with these middles make up one continent."""
    reached = continent[:1]
    for here in reached:
        for there in continent:
            if there not in reached and distance(world, here, there) == TOUCHING:
                reached.append(there)
    return len(reached) == len(continent)


def fitting(g: Origins, number: int) -> list[int]:
    """C5.1, C5.3. Hexes for the middle of a craton, such that all that come after it find a place
    too. What is drawn need not make up continents (K3b.1)."""
    world = board_of(g)
    laid = [one for one in g.cratons if one.hex >= 0]
    waiting = g.cratons[number:]
    loose = g.setup.world.kind not in (CRATONS, ALIEN, CHIMERA) or g.setup.world.on_earth
    all_middles = middles(world)
    found: list[int] = []
    for hex in all_middles:
        if has_room(world, all_middles, laid, waiting, hex, loose):
            found.append(hex)
    return found


def has_room(
    world: WorldMap,
    all_middles: list[int],
    laid: list[LaidCraton],
    waiting: list[LaidCraton],
    hex: int,
    loose: bool,
) -> bool:
    """Whether the first of the cratons that are waiting may lie on a hex, and all others
    somewhere."""
    one = waiting[0]
    if not is_free(world, laid, one, hex):
        return False
    if not loose:
        continent = [other.hex for other in laid if other.west == one.west]
        if not is_whole(world, [*continent, hex]):
            return False
    if len(waiting) == 1:
        return True
    after = [*laid, replace(one, hex=hex)]
    for there in all_middles:
        if has_room(world, all_middles, after, waiting[1:], there, loose):
            return True
    return False


# --- the decisions ------------------------------------------------------------------------


def choose_place(g: Origins, player: Player, number: int) -> Flow:
    """C5.3. The first player lays a craton of the old world or of America: where, and how it is
    turned."""
    menu = Menu(g.explain)
    for hex in fitting(g, number):
        menu.offer(("hex", hex, -1))
    yield from put_down(g, player, number, menu, "C5.3")


def put_down(g: Origins, player: Player, number: int, menu: Menu, clause: str) -> Flow:
    """A craton comes to one of the hexes on the menu, turned as they like."""
    craton = g.cratons[number].craton
    where: Option = yield decide(player, "craton-to", menu, clause, {"craton": craton})
    turns = Menu(g.explain)
    for turn in range(6):
        turns.offer(("turn", turn, -1))
    turned: Option = yield decide(
        player, "craton-turn", turns, clause, {"craton": craton, "hex": where[1]}
    )
    lay_craton(g, number, where[1], turned[1])
    g.tell("craton-laid", player.colour, craton, where[1])


def shift_craton(g: Origins, player: Player) -> Flow:
    """C5.4. Another player may give one craton another place within its continent."""
    menu = Menu(g.explain)
    for one in g.cratons:
        menu.offer(("craton", one.craton, -1))
    menu.offer(("stay", -1, -1))
    choice: Option = yield decide(player, "craton", menu, "C5.4")
    if choice[0] == "stay":
        return
    number = [one.craton for one in g.cratons].index(choice[1])
    places = Menu(g.explain)
    for hex in other_places(g, number):
        places.offer(("hex", hex, -1))
    yield from put_down(g, player, number, places, "C5.4")


def other_places(g: Origins, number: int) -> list[int]:
    """C5.4. Where a craton can go, or stay, so that both continents are still one each."""
    world = board_of(g)
    one = g.cratons[number]
    others = [other for other in g.cratons if other is not one]
    continent = [other.hex for other in others if other.west == one.west]
    return [
        hex
        for hex in middles(world)
        if is_free(world, others, one, hex) and is_whole(world, [*continent, hex])
    ]
