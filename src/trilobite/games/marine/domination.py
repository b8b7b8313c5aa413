"""MAR-2.8, MAR-7.12. Domination values, and the action that takes special pawns."""

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.marine.cards.types import DOMINATION, ELEMENTS, Space
from trilobite.games.marine.pawns import take_control
from trilobite.games.marine.planet import decide
from trilobite.games.marine.state import Animal, Marine

NOT_DOMINATED = Reason("type-not-dominated", "MAR-2.8.3")


def domination_value(g: Marine, animal: Animal, element: int) -> int:
    """MAR-2.8.1, MAR-2.8.2. Elements of the type times occupied tiles that have such a token,
    each tile once."""
    if animal.elements[element] == 0:
        return 0
    return domination_over(g, animal, element, occupied(animal))


def occupied(animal: Animal) -> list[int]:
    """The hexes with species of an animal."""
    return [hex for hex, number in enumerate(animal.species) if number > 0]


def domination_over(g: Marine, animal: Animal, element: int, hexes: list[int]) -> int:
    """MAR-2.8.1. The same over the hexes that it occupies."""
    tiles = 0
    for hex in hexes:
        tiles += g.food[hex] >> element & 1
    return animal.elements[element] * tiles


def domination(g: Marine, animal: Animal, _space: Space) -> Flow:
    """MAR-7.12.1. The player chooses a type the animal dominates: its value is above the target
    number (MAR-2.8.3), whoever else dominates it (MAR-2.8.4) and whoever owns its pawn, the
    player included (MAR-7.12.6). Owners keep what they have until then (MAR-2.8.5, MAR-2.8.7)."""
    values = [domination_value(g, animal, element) for element in range(ELEMENTS)]
    menu = Menu(g.explain)
    for element in range(ELEMENTS):
        beats = values[element] > g.targets[element]
        menu.offer(("dominate", element, -1), None if beats else NOT_DOMINATED)
    if not menu.options:
        g.tell("no-effect", animal.number, DOMINATION)
        return
    menu.offer(("decline", -1, -1))
    choice: Option = yield decide(animal, "domination", menu, "MAR-7.12.1", {"values": values})
    if choice[0] == "dominate":
        take_control(g, animal, choice[1], values[choice[1]])
