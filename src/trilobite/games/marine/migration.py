"""MAR-7.9. Migration: species move to neighbouring tiles."""

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.marine.cards.language import MIGRATION_RANGE, MIGRATION_SPECIES
from trilobite.games.marine.cards.types import MIGRATION, Space
from trilobite.games.marine.hexes import HEXES
from trilobite.games.marine.planet import adjacent_tiles, decide, move_species
from trilobite.games.marine.state import Animal, Marine

MOVED_ALREADY = Reason("moved-already", "MAR-7.9.3")
TOO_FAR = Reason("too-far", "MAR-7.9.1")
NO_TILE = Reason("no-tile-there", "MAR-7.9.4")


def migration(g: Marine, animal: Animal, space: Space) -> Flow:
    """MAR-7.9.1, MAR-7.9.5. Up to the printed number of own species move, from any tiles to any
    adjacent ones (MAR-7.9.2), none of them twice. MAR-11.19: Seasonal Migration moves more of
    them, and further."""
    left = space.number + animal.hooks[MIGRATION_SPECIES]
    reach = max(1, animal.hooks[MIGRATION_RANGE])
    arrived = [0] * HEXES
    while left > 0:
        menu = Menu(g.explain)
        for hex in range(HEXES):
            if animal.species[hex] > 0 and adjacent_tiles(g, hex):
                reason = MOVED_ALREADY if animal.species[hex] == arrived[hex] else None
                menu.offer(("move-from", hex, -1), reason)
        if not menu.options:
            if left == space.number + animal.hooks[MIGRATION_SPECIES]:
                g.tell("no-effect", animal.number, MIGRATION)
            return
        menu.offer(("done", -1, -1))
        choice: Option = yield decide(animal, "migration", menu, "MAR-7.9.1", {"left": left})
        if choice[0] == "done":
            return
        origin = choice[1]
        menu = Menu(g.explain)
        most = min(left, animal.species[origin] - arrived[origin])
        targets = in_reach(g, origin, reach)
        for hex in targets:
            for number in range(1, most + 1):
                menu.offer(("move-to", hex, number))
        if menu.explain:
            for hex in range(HEXES):
                if hex != origin and hex not in targets:
                    menu.offer(("move-to", hex, 1), TOO_FAR if g.kinds[hex] >= 0 else NO_TILE)
        choice = yield decide(animal, "migration-target", menu, "MAR-7.9.1", {"hex": origin})
        move_species(g, animal, origin, choice[1], choice[2])
        arrived[choice[1]] += choice[2]
        left -= choice[2]


def in_reach(g: Marine, origin: int, reach: int) -> list[int]:
    """MAR-7.9.4, MAR-11.19. Tiles so many steps away at most, over tiles only."""
    found = [origin]
    border = [origin]
    for _ in range(reach):
        beyond: list[int] = []
        for hex in border:
            for other in adjacent_tiles(g, hex):
                if other not in found:
                    found.append(other)
                    beyond.append(other)
        border = beyond
    return found[1:]
