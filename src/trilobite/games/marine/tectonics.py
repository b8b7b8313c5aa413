"""MAR-7.8. Tectonics: a vent opens."""

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.marine.cards.types import BLACK_SMOKER, GEYSER, TECTONICS, Space
from trilobite.games.marine.hexes import CENTRE_LINE, EDGE, HALF, HEXES, NORTH
from trilobite.games.marine.planet import (
    adjacent_tiles,
    bonus_vp,
    decide,
    gain_vp,
    is_vent,
    occupants,
    pass_survival_card,
    place_species,
    return_species,
    reward_prey_switching,
)
from trilobite.games.marine.state import BY_TECTONICS, Animal, Marine
from trilobite.games.marine.traits import follow

NOT_ON_EDGE = Reason("not-on-the-edge", "MAR-7.8.2")
VENT_THERE = Reason("vent-there-already", "MAR-7.8.3")


def tectonics(g: Marine, animal: Animal, space: Space) -> Flow:
    """MAR-7.8.2, MAR-7.8.3. The player chooses a tile without a vent, on an edge hex unless the
    space is the special one."""
    menu = Menu(g.explain)
    if g.vents > 0:  # MAR-7.8.1
        for hex in range(HEXES):
            if g.kinds[hex] >= 0:
                reason = VENT_THERE if is_vent(g, hex) else None
                if reason is None and space.edge_only and not EDGE[hex]:
                    reason = NOT_ON_EDGE
                menu.offer(("tile", hex, -1), reason)
    if not menu.options:
        g.tell("no-effect", animal.number, TECTONICS)  # MAR-7.8.11
        return
    menu.offer(("decline", -1, -1))
    choice: Option = yield decide(animal, "tectonics", menu, "MAR-7.8.2")
    if choice[0] == "tile":
        yield from open_vent(g, animal, choice[1])


def open_vent(g: Marine, animal: Animal, hex: int) -> Flow:
    """MAR-7.8.4, MAR-7.8.5. Steps 2 to 6: the vent, bonus VP, who stays, and one species more.
    Tokens on the corners stay (MAR-7.8.10)."""
    side = GEYSER if HALF[hex] == NORTH else BLACK_SMOKER
    if HALF[hex] == CENTRE_LINE:
        menu = Menu(g.explain)
        menu.offer(("geyser", -1, -1))
        menu.offer(("black-smoker", -1, -1))
        choice: Option = yield decide(animal, "vent-side", menu, "MAR-7.8.6", {"hex": hex})
        side = GEYSER if choice[0] == "geyser" else BLACK_SMOKER
    for other in occupants(g, hex):
        if other.species[hex] > 1:
            return_species(g, other, hex, other.species[hex] - 1)  # MAR-7.8.8
    g.vents -= 1
    g.kinds[hex] = side
    g.tell("vent-opened", animal.number, side, hex)
    pass_survival_card(g)
    vents = 1
    for other_hex in adjacent_tiles(g, hex):
        vents += is_vent(g, other_hex)
    gain_vp(g, animal, bonus_vp(g, vents), BY_TECTONICS)  # MAR-7.8.7
    yield from settle_vent(g, animal, hex)
    reward_prey_switching(g, animal)
    yield from follow(g, animal, hex)


def settle_vent(g: Marine, animal: Animal, hex: int) -> Flow:
    """MAR-7.8.9. One species more, from the gene pool or from the eliminated ones."""
    menu = Menu(g.explain)
    if animal.pool > 0:
        menu.offer(("from-gene-pool", -1, -1))
    if animal.lost > 0:
        menu.offer(("from-eliminated", -1, -1))
    if not menu.options:
        return
    choice: Option = yield decide(animal, "vent-species", menu, "MAR-7.8.9", {"hex": hex})
    if choice[0] == "from-gene-pool":
        place_species(g, animal, hex, 1)
    else:
        animal.lost -= 1
        animal.species[hex] += 1
        g.tell("species-revived", animal.number, hex)
        pass_survival_card(g)
