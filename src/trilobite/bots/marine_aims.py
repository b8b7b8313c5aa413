"""Of what the value of a position of Dominant Species: Marine is made up."""

from trilobite.bots.aims import add
from trilobite.bots.marine_evaluator import (
    Constants,
    element_parts,
    pawn_worth,
    prospects,
    survival_worth,
    tile_parts,
)
from trilobite.games.marine.domination import occupied
from trilobite.games.marine.state import Animal, Marine


def aims(g: Marine, c: Constants, seat: int) -> dict[str, float]:
    """The value of a position for a seat by aim. Of two animals the weaker counts (MAR-13.1.5), and
    a part of the other."""
    found: dict[str, float] = {}
    mine = [animal for animal in g.animals if animal.seat == seat]
    others = [animal for animal in g.animals if animal.seat != seat]
    if not mine:
        return found
    rivals = sum(prospects(g, c, animal) for animal in others) / max(1, len(others))
    add(found, "lead", rivals, -c.rivalry)
    if g.over:
        add(found, "points", float(min(animal.vp for animal in mine)))
        return found
    found |= holdings(g, c, seat)
    return found


def holdings(g: Marine, c: Constants, seat: int) -> dict[str, float]:
    """What a seat may hope for, whatever others have; nothing when the game is over."""
    found: dict[str, float] = {}
    mine = [animal for animal in g.animals if animal.seat == seat]
    if mine and not g.over:
        mine.sort(key=lambda animal: prospects(g, c, animal))
        add_prospects(found, g, c, mine[0], 1.0)
        if len(mine) > 1:
            add_prospects(found, g, c, mine[-1], c.better_animal)
    return found


def clock(g: Marine, _c: Constants) -> dict[str, float]:
    """How late it is, for all seats."""
    return {} if g.over else {"round": float(g.round)}


def add_prospects(
    found: dict[str, float], g: Marine, c: Constants, animal: Animal, share: float
) -> None:
    """What an animal may hope for, or a share of it."""
    hexes = occupied(animal)
    places, species, food, vents, endangered = tile_parts(g, c, animal, hexes)
    elements, domination, specials = element_parts(g, c, animal, hexes)
    add(found, "points", float(animal.vp), share)
    add(found, "places", places, share)
    add(found, "species", species + endangered, share)
    add(found, "food", food, share)
    add(found, "vents", vents, share)
    add(found, "elements", elements, share)
    add(found, "domination", domination, share)
    add(found, "specials", specials, share)
    add(found, "survival", survival_worth(g, c, animal), share)
    add(found, "pawns", pawn_worth(g, c, animal), share)
