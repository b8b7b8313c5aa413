"""MAR-7.6. Speciation: species from the gene pool come to the tiles around a token."""

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.marine.cards.language import OPPOSING_SPECIATION, OWN_SPECIATION
from trilobite.games.marine.cards.types import SPECIATION, Space
from trilobite.games.marine.hexes import CORNERS, HEXES_OF
from trilobite.games.marine.pawns import token_of
from trilobite.games.marine.planet import (
    decide,
    place_species,
    reward_prey_switching,
    terrain,
)
from trilobite.games.marine.state import Animal, Marine

OTHER_TYPE = Reason("not-the-type-of-the-circle", "MAR-7.6.2")
OVER_LIMIT = Reason("over-the-limit", "MAR-7.6.4")
TOO_FEW = Reason("too-few-in-gene-pool", "MAR-2.6.2")


def speciation(g: Marine, animal: Animal, space: Space) -> Flow:
    """MAR-7.6.1, MAR-7.6.2. The player chooses a token of the type in the circle of the space;
    the space without a circle takes any type (MAR-7.6.7). No circle is emptied (MAR-7.6.8)."""
    menu = Menu(g.explain)
    if animal.pool > 0:
        any_type = space.slot < 0
        wanted = token_of(g, space)
        for corner in range(CORNERS):
            element = g.tokens[corner]
            if element >= 0:
                reason = None if any_type or element == wanted else OTHER_TYPE
                menu.offer(("around", corner, -1), reason)
    if not menu.options:
        g.tell("no-effect", animal.number, SPECIATION)  # MAR-7.6.9
        return
    menu.offer(("decline", -1, -1))
    choice: Option = yield decide(animal, "speciation", menu, "MAR-7.6.2")
    if choice[0] == "around":
        yield from speciate(g, animal, choice[1])
        reward_prey_switching(g, animal)


def speciate(g: Marine, animal: Animal, corner: int) -> Flow:
    """MAR-7.6.3, MAR-7.6.4, MAR-7.6.5, MAR-7.6.6. Species on some or all of the tiles around
    the token, on each up to its limit; neither presence there nor the element is needed."""
    change = limit_change(g, animal, g.tokens[corner])
    tiles = [hex for hex in HEXES_OF[corner] if g.kinds[hex] >= 0]
    while tiles and animal.pool > 0:
        menu = Menu(g.explain)
        for hex in tiles:
            printed = g.cards.terrains[terrain(g, hex)].speciation
            limit = max(0, printed + change)
            for number in range(1, max(limit, printed) + 1):
                reason = OVER_LIMIT if number > limit else None
                if reason is None and number > animal.pool:
                    reason = TOO_FEW
                menu.offer(("species", hex, number), reason)
        menu.offer(("done", -1, -1))
        choice: Option = yield decide(
            animal, "speciation-tiles", menu, "MAR-7.6.4", {"corner": corner}
        )
        if choice[0] == "done":
            return
        place_species(g, animal, choice[1], choice[2])
        tiles.remove(choice[1])


def limit_change(g: Marine, acting: Animal, element: int) -> int:
    """MAR-11.2. What Ecological Niche adds to the limits of whoever has it, and takes from those
    of others, with tokens whose special pawn its animal owns."""
    owner = g.owners[element]
    change = 0
    for animal in g.animals:
        if animal.number == owner:
            change += animal.hooks[OWN_SPECIATION if animal is acting else OPPOSING_SPECIATION]
    return change
