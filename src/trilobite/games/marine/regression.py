"""MAR-7.5. Regression: a cube protects the tokens of its animal at the next Reseed."""

from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.marine.cards.types import REGRESSION, Space
from trilobite.games.marine.planet import decide
from trilobite.games.marine.state import NOBODY, Animal, Marine


def regression(g: Marine, animal: Animal, _space: Space) -> Flow:
    """MAR-7.5.1. A cube from the gene pool goes to an empty square, also beside one of its own
    (MAR-7.5.4), and stays there until the Reseed (MAR-7.5.3, MAR-7.5.5)."""
    if animal.pool == 0 or NOBODY not in g.squares:
        g.tell("no-effect", animal.number, REGRESSION)  # MAR-7.5.2
        return
    menu = Menu(g.explain)
    menu.offer(("protect", -1, -1))  # the squares are equal
    menu.offer(("decline", -1, -1))
    choice: Option = yield decide(animal, "regression", menu, "MAR-7.5.1")
    if choice[0] == "protect":
        animal.pool -= 1
        g.squares[g.squares.index(NOBODY)] = animal.number
        g.tell("protected", animal.number)
