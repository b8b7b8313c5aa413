"""MAR-7.2. Autotrophy: a token on a vent is removed, or exchanged for one of the area."""

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.marine.cards.types import AUTOTROPHY, ELEMENTS, Space
from trilobite.games.marine.hexes import CORNERS, HEXES_OF
from trilobite.games.marine.planet import decide, lift_token, put_token, token_to_bag
from trilobite.games.marine.state import Animal, Marine

WRONG_VENT = Reason("not-on-such-a-vent", "MAR-7.2.4")
TYPE_NOT_THERE = Reason("type-not-in-area", "MAR-7.2.2")


def autotrophy(g: Marine, animal: Animal, space: Space) -> Flow:
    """MAR-7.2.1. The player removes or exchanges one token on a vent of the side of the space."""
    area = g.areas[AUTOTROPHY]
    menu = Menu(g.explain)
    if area:  # MAR-7.2.6
        for corner in range(CORNERS):
            if g.tokens[corner] >= 0:
                reason = None if on_vent(g, corner, space.vent) else WRONG_VENT
                menu.offer(("exchange", corner, -1), reason)
                if reason is None and g.tokens[corner] not in area:
                    reason = TYPE_NOT_THERE
                menu.offer(("remove", corner, -1), reason)
    if not menu.options:
        g.tell("no-effect", animal.number, AUTOTROPHY)
        return
    menu.offer(("decline", -1, -1))
    choice: Option = yield decide(animal, "autotrophy", menu, "MAR-7.2.1")
    if choice[0] == "remove":
        token_to_bag(g, choice[1])  # MAR-7.2.2: those of the area stay
    elif choice[0] == "exchange":
        yield from exchange(g, animal, choice[1])


def on_vent(g: Marine, corner: int, side: int) -> bool:
    """MAR-7.2.4, MAR-7.2.5. Whether one of the hexes around a corner carries such a vent."""
    for hex in HEXES_OF[corner]:
        if g.kinds[hex] == side:
            return True
    return False


def exchange(g: Marine, animal: Animal, corner: int) -> Flow:
    """MAR-7.2.3. The token changes places with one of the area."""
    area = g.areas[AUTOTROPHY]
    menu = Menu(g.explain)
    for element in range(ELEMENTS):
        if element in area:
            menu.offer(("token", element, -1))
    choice: Option = yield decide(animal, "area-token", menu, "MAR-7.2.3", {"corner": corner})
    area.remove(choice[1])
    area.append(lift_token(g, corner))
    put_token(g, corner, choice[1])
