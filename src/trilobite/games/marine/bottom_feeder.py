"""MAR-11.15. The action on the card of the Bottom Feeder."""

from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.marine.cards.types import BOTTOM_FEEDER, DEPLETION, ELEMENTS, REGRESSION, Space
from trilobite.games.marine.display import free_places, lay_token
from trilobite.games.marine.planet import decide, offer_corners, put_token, vacant_corners
from trilobite.games.marine.state import Animal, Marine


def bottom_feeder(g: Marine, animal: Animal, _space: Space) -> Flow:
    """MAR-11.15, R-37. One token from the Depletion or Regression area comes to an empty element
    space or to a vacant corner."""
    places = free_places(g, animal)
    corners = vacant_corners(g)
    menu = Menu(g.explain)
    if places or corners:
        for area in (DEPLETION, REGRESSION):
            for element in range(ELEMENTS):
                if element in g.areas[area]:
                    menu.offer(("take", area, element))
    if not menu.options:
        g.tell("no-effect", animal.number, BOTTOM_FEEDER)
        return
    menu.offer(("decline", -1, -1))
    choice: Option = yield decide(animal, "bottom-feeder", menu, "MAR-11.15")
    if choice[0] == "decline":
        return
    _, area, element = choice
    menu = Menu(g.explain)
    for place in places:
        menu.offer(("lay", place, -1))
    offer_corners(g, menu, corners)
    choice = yield decide(animal, "bottom-feeder-target", menu, "MAR-11.15", {"element": element})
    g.areas[area].remove(element)
    if choice[0] == "lay":
        lay_token(g, animal, choice[1], element)
    else:
        put_token(g, choice[1], element)
