"""MAR-7.4. Adaptation: a token of the area comes to the display."""

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.marine.cards.types import ADAPTATION, ELEMENTS, Space
from trilobite.games.marine.display import drop_token, free_places, lay_token, own_tokens
from trilobite.games.marine.planet import decide
from trilobite.games.marine.state import ON_DISPLAY, Animal, Marine

PRINTED = Reason("printed-elements-stay", "MAR-7.4.5")


def adaptation(g: Marine, animal: Animal, space: Space) -> Flow:
    """MAR-7.4.1. The player takes a token and puts it on an empty element space. MAR-7.4.3,
    MAR-7.4.4: from the special space it may also take the place of a token; printed elements are
    no tokens (MAR-7.4.5)."""
    area = g.areas[ADAPTATION]
    places = free_places(g, animal)
    replaced = own_tokens(animal) if space.special_only else []
    if not area or not (places or replaced):
        g.tell("no-effect", animal.number, ADAPTATION)  # MAR-7.4.2
        return
    menu = Menu(g.explain)
    for element in range(ELEMENTS):
        if element in area:
            menu.offer(("token", element, -1))
    menu.offer(("decline", -1, -1))
    choice: Option = yield decide(animal, "adaptation", menu, "MAR-7.4.1")
    if choice[0] == "decline":
        return
    element = choice[1]
    menu = Menu(g.explain)
    for place in places:
        menu.offer(("lay", place, -1))
    for old, place in replaced:
        menu.offer(("replace", old, place))
    if space.special_only:
        for old in range(ELEMENTS):
            if animal.printed[old] > 0 and (old, ON_DISPLAY) not in replaced:
                menu.offer(("replace", old, ON_DISPLAY), PRINTED)
    clause = "MAR-7.4.3" if space.special_only else "MAR-7.4.1"
    choice = yield decide(animal, "adaptation-space", menu, clause, {"element": element})
    area.remove(element)
    place = choice[1]
    if choice[0] == "replace":
        _, old, place = choice
        drop_token(g, animal, place, old)
        g.black_bag[old] += 1
    lay_token(g, animal, place, element)
