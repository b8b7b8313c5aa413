"""MAR-7.3. Depletion: a token of a type in the area leaves the planet."""

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.marine.cards.types import DEPLETION, Space
from trilobite.games.marine.hexes import CORNERS
from trilobite.games.marine.planet import decide, token_to_bag
from trilobite.games.marine.state import Animal, Marine

TYPE_NOT_THERE = Reason("type-not-in-area", "MAR-7.3.1")


def depletion(g: Marine, animal: Animal, _space: Space) -> Flow:
    """MAR-7.3.1, MAR-7.3.2. One token from anywhere on the planet; those of the area stay."""
    area = g.areas[DEPLETION]
    menu = Menu(g.explain)
    for corner in range(CORNERS):
        if g.tokens[corner] >= 0:
            menu.offer(("remove", corner, -1), None if g.tokens[corner] in area else TYPE_NOT_THERE)
    if not menu.options:
        g.tell("no-effect", animal.number, DEPLETION)  # MAR-7.3.3
        return
    menu.offer(("decline", -1, -1))
    choice: Option = yield decide(animal, "depletion", menu, "MAR-7.3.1")
    if choice[0] == "remove":
        token_to_bag(g, choice[1])
