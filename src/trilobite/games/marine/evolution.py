"""MAR-7.11. Evolution: a tile is scored, and a card may be resolved."""

from trilobite.core.agenda import due
from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.marine.cards.types import EVOLUTION, Space
from trilobite.games.marine.hexes import HEXES
from trilobite.games.marine.pawns import marker_of
from trilobite.games.marine.planet import decide, terrain, thrives
from trilobite.games.marine.scoring import score_evolution_tile
from trilobite.games.marine.state import Animal, Marine

OTHER_TERRAIN = Reason("terrain-not-on-the-marker", "MAR-7.11.1")
TOO_HIGH = Reason("row-space-too-high", "MAR-7.11.11")


def evolution(g: Marine, animal: Animal, space: Space) -> Flow:
    """MAR-7.11.1, MAR-7.11.2. The player chooses a tile of the marked terrain, occupied or not."""
    marker = marker_of(g, space)
    menu = Menu(g.explain)
    for hex in range(HEXES):
        if g.kinds[hex] >= 0:
            menu.offer(("tile", hex, -1), None if terrain(g, hex) == marker else OTHER_TERRAIN)
    if not menu.options:
        g.tell("no-effect", animal.number, EVOLUTION)
        return
    menu.offer(("decline", -1, -1))
    choice: Option = yield decide(animal, "evolution", menu, "MAR-7.11.1")
    if choice[0] == "decline":
        return
    hex = choice[1]
    score_evolution_tile(g, hex)
    if animal.species[hex] > 0 and thrives(g, animal, hex):  # MAR-7.11.12, MAR-7.11.13
        g.agenda.insert(0, due("resolve", animal.number, space.number))


def resolve(g: Marine, animal: Animal, highest: int) -> Flow:
    """MAR-7.11.10, MAR-7.11.11. The player must resolve one of the cards on the row spaces up to
    the number of the action space."""
    if not g.row:
        return
    menu = Menu(g.explain)
    for index, card in enumerate(g.row):
        menu.offer(("card", card, -1), TOO_HIGH if index >= highest else None)
    choice: Option = yield decide(animal, "evolution-card", menu, "MAR-7.11.10")
    card = choice[1]
    g.agenda.insert(0, due("card", animal.number, card, g.row.index(card) + 1))
