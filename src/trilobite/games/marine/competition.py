"""MAR-7.10. Competition: opposing species are eliminated."""

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.marine.cards.types import COMPETITION, Space
from trilobite.games.marine.hexes import HEXES
from trilobite.games.marine.pawns import marker_of
from trilobite.games.marine.planet import decide, eliminate, terrain
from trilobite.games.marine.state import Animal, Marine

OTHER_TERRAIN = Reason("terrain-not-on-the-marker", "MAR-7.10.1")
NOT_OCCUPIED = Reason("tile-not-occupied", "MAR-7.10.1")


def competition(g: Marine, animal: Animal, space: Space) -> Flow:
    """MAR-7.10.1. The player chooses an occupied tile of the terrain on the marker. MAR-7.10.3,
    MAR-7.10.4, MAR-7.10.5: on the special space up to two tiles of any terrain, perhaps the
    same."""
    for time in range(space.times):
        menu = Menu(g.explain)
        marker = marker_of(g, space)
        for hex in range(HEXES):
            if g.kinds[hex] >= 0:
                reason = None if animal.species[hex] > 0 else NOT_OCCUPIED
                if space.slot >= 0 and terrain(g, hex) != marker:
                    reason = OTHER_TERRAIN
                menu.offer(("tile", hex, -1), reason)
        if not menu.options:
            g.tell("no-effect", animal.number, COMPETITION)
            return
        menu.offer(("decline" if time == 0 else "done", -1, -1))
        choice: Option = yield decide(animal, "competition", menu, "MAR-7.10.1")
        if choice[0] != "tile":
            return
        yield from eliminate_some(g, animal, choice[1], space.number)


def eliminate_some(g: Marine, animal: Animal, hex: int, most: int) -> Flow:
    """MAR-7.10.2. Up to so many opposing species on the tile, of one or several opponents."""
    for left in range(most, 0, -1):
        menu = Menu(g.explain)
        for other in g.animals:
            if other is not animal and other.species[hex] > 0:
                menu.offer(("eliminate", hex, other.number))
        if not menu.options:
            return
        menu.offer(("done", -1, -1))
        choice: Option = yield decide(
            animal, "competition-victim", menu, "MAR-7.10.2", {"left": left}
        )
        if choice[0] == "done":
            return
        eliminate(g, g.animal(choice[2]), hex, 1)
