"""MAR-7.1. Abundance: a token of the area comes to the planet."""

from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.marine.cards.types import ABUNDANCE, ELEMENTS, Space
from trilobite.games.marine.planet import decide, offer_corners, put_token, vacant_corners
from trilobite.games.marine.state import Animal, Marine


def abundance(g: Marine, animal: Animal, _space: Space) -> Flow:
    """MAR-7.1.1. The player takes a token and places it on any vacant corner."""
    area = g.areas[ABUNDANCE]
    corners = vacant_corners(g)  # MAR-7.1.2: those at the rim included
    if not area or not corners:
        g.tell("no-effect", animal.number, ABUNDANCE)  # MAR-7.1.3
        return
    menu = Menu(g.explain)
    for element in range(ELEMENTS):
        if element in area:
            menu.offer(("token", element, -1))
    menu.offer(("decline", -1, -1))
    choice: Option = yield decide(animal, "abundance", menu, "MAR-7.1.1")
    if choice[0] == "decline":
        return
    element = choice[1]
    menu = Menu(g.explain)
    offer_corners(g, menu, corners)
    choice = yield decide(animal, "token-corner", menu, "MAR-7.1.1", {"element": element})
    area.remove(element)
    put_token(g, choice[1], element)
