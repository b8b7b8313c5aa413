"""MAR-7.7. Wanderlust: the planet gets a new tile."""

from trilobite.core.agenda import due
from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.marine.cards.types import ELEMENTS, VENT, WANDERLUST, Space
from trilobite.games.marine.hexes import CORNERS_OF, HEXES, NEIGHBOURS
from trilobite.games.marine.planet import (
    adjacent_tiles,
    bonus_vp,
    decide,
    gain_vp,
    move_species,
    offer_corners,
    put_tile,
    put_token,
)
from trilobite.games.marine.state import BY_WANDERLUST, NOTHING, Animal, Marine

NO_NEIGHBOUR = Reason("no-tile-beside", "MAR-7.7.2")

#: MAR-7.7.7. Tokens that come with the tile on the special space, and on the others.
SPECIAL_TOKENS = 2
TOKENS = 1


def wanderlust(g: Marine, animal: Animal, space: Space) -> Flow:
    """MAR-7.7. A tile from a stack, tokens on it, bonus VP, and then everybody may come."""
    menu = Menu(g.explain)
    for stack in range(len(g.stack_tops)):
        if g.stack_tops[stack] != NOTHING:
            menu.offer(("stack", stack, -1))
    if not menu.options:
        g.tell("no-effect", animal.number, WANDERLUST)  # MAR-7.7.8
        return
    menu.offer(("decline", -1, -1))
    choice: Option = yield decide(animal, "wanderlust", menu, "MAR-7.7.1")
    if choice[0] == "decline":
        return
    stack = choice[1]
    menu = Menu(g.explain)
    for hex in range(HEXES):
        if g.kinds[hex] == NOTHING:
            menu.offer(("tile", hex, -1), None if adjacent_tiles(g, hex) else NO_NEIGHBOUR)
    choice = yield decide(animal, "new-tile", menu, "MAR-7.7.2", {"terrain": g.stack_tops[stack]})
    hex = choice[1]
    put_tile(g, hex, g.stack_tops[stack])
    g.stack_tops[stack] = NOTHING
    g.tell("tile-placed", animal.number, g.kinds[hex], hex)
    for _ in range(SPECIAL_TOKENS if space.special_only else TOKENS):
        yield from add_token(g, animal, hex)
    beside = len(adjacent_tiles(g, hex))
    gain_vp(g, animal, bonus_vp(g, beside), BY_WANDERLUST)  # MAR-7.7.4
    g.agenda[:0] = [
        *[due("arrivals", other.number, hex) for other in neighbours_of(g, hex)],
        due("turn-up", stack),
        due("follow", animal.number, hex),
    ]


def add_token(g: Marine, animal: Animal, hex: int) -> Flow:
    """MAR-7.7.3. A token of the area on a vacant corner of the new tile, if there are both."""
    area = g.areas[WANDERLUST]
    corners = [corner for corner in CORNERS_OF[hex] if g.tokens[corner] == NOTHING]
    if not area or not corners:
        return
    menu = Menu(g.explain)
    for element in range(ELEMENTS):
        if element in area:
            menu.offer(("token", element, -1))
    choice: Option = yield decide(animal, "wanderlust-token", menu, "MAR-7.7.3", {"hex": hex})
    element = choice[1]
    menu = Menu(g.explain)
    offer_corners(g, menu, corners)
    choice = yield decide(animal, "token-corner", menu, "MAR-7.7.3", {"element": element})
    area.remove(element)
    put_token(g, choice[1], element)


def neighbours_of(g: Marine, hex: int) -> list[Animal]:
    """MAR-7.7.5. The animals on tiles adjacent to a hex, in food chain order (MAR-2.1.5)."""
    found: list[Animal] = []
    for animal in g.animals:
        for other in NEIGHBOURS[hex]:
            if animal.species[other] > 0:
                found.append(animal)
                break
    return found


def arrivals(g: Marine, animal: Animal, hex: int) -> Flow:
    """MAR-7.7.5. Any number of species of an animal may come from adjacent tiles."""
    origins = [other for other in NEIGHBOURS[hex] if animal.species[other] > 0]
    while origins:
        menu = Menu(g.explain)
        for origin in origins:
            for number in range(1, animal.species[origin] + 1):
                menu.offer(("come", origin, number))
        menu.offer(("done", -1, -1))
        choice: Option = yield decide(animal, "arrivals", menu, "MAR-7.7.5", {"hex": hex})
        if choice[0] == "done":
            return
        move_species(g, animal, choice[1], hex, choice[2])
        origins.remove(choice[1])


def turn_up(g: Marine, stack: int) -> None:
    """MAR-7.7.6, MAR-3.2. The next tile of a stack is turned face up, if there is one."""
    if g.stack_below[stack] > 0:
        g.stack_below[stack] -= 1
        g.stack_tops[stack] = draw_tile(g)
        g.tell("tile-shown", stack, g.stack_tops[stack])


def draw_tile(g: Marine) -> int:
    """MAR-2.10.2. A random one of the tiles that nobody has seen, for stacks have no order."""
    left: list[int] = []
    for tile in range(VENT):
        left += [tile] * g.unseen_tiles[tile]
    tile = g.chance.draw("terrain", left)
    g.unseen_tiles[tile] -= 1
    return tile
