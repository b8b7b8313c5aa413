"""What the steps of evolution cards look for: tiles, tokens, owners, amounts."""

from typing import Final

from trilobite.games.marine.cards.language import Condition, Owner, Types
from trilobite.games.marine.cards.types import ELEMENTS, Step, TileFilter
from trilobite.games.marine.display import element_count
from trilobite.games.marine.hexes import CORNERS, EDGE, HEXES, HEXES_OF, NEIGHBOURS
from trilobite.games.marine.planet import adjacent_tiles, crowd, terrain, tokens_on
from trilobite.games.marine.state import NOTHING, Animal, Marine


class Resolving:
    """A card being resolved: by whom, with which X (MAR-9.4), and what was chosen last."""

    def __init__(self, animal: Animal, card: int, x: int, around: list[int]) -> None:
        self.animal: Final = animal
        self.card: Final = card
        #: 0 while the card comes into the row.
        self.x: Final = x
        #: This card and those whose effects it is part of.
        self.around: Final = around
        self.tile: int = NOTHING
        self.corner: int = NOTHING
        self.terrain: int = NOTHING


# --- tiles --------------------------------------------------------------------------------


def passing(g: Marine, r: Resolving, where: TileFilter) -> list[int]:
    """MAR-9.15, MAR-9.16.22. The tiles of the planet that pass a filter; only where it says so must
    the resolving animal occupy them."""
    return [hex for hex in range(HEXES) if g.kinds[hex] >= 0 and passes(g, r, where, hex)]


def passes(g: Marine, r: Resolving, where: TileFilter, hex: int) -> bool:
    """Whether a tile is of one of the kinds, has the element and meets all conditions."""
    if not where.kinds[g.kinds[hex]]:
        return False
    if where.element >= 0 and not g.food[hex] >> where.element & 1:
        return False
    for condition in where.conditions:
        if not meets(g, r, condition, hex):
            return False
    return True


def meets(g: Marine, r: Resolving, condition: Condition, hex: int) -> bool:
    """Whether a tile meets a condition."""
    own = r.animal.species[hex]
    if condition == "occupied":
        return own > 0
    if condition == "opposed":
        return crowd(g, hex) > own
    if condition == "inhabited":
        return crowd(g, hex) > 0
    if condition == "alone":
        return own > 0 and crowd(g, hex) == own
    if condition == "supplied":
        return g.food[hex] != 0
    if condition == "in-use":
        return g.food[hex] != 0 or crowd(g, hex) > 0
    if condition == "crowded":
        return crowd(g, hex) > tokens_on(g, hex)
    if condition == "adjacent":
        return r.tile != NOTHING and hex in NEIGHBOURS[r.tile]
    if condition == "connected":
        return bool(adjacent_tiles(g, hex))
    if condition == "on-edge":
        return EDGE[hex]
    if condition == "marked":
        return terrain(g, hex) in g.competition
    if condition == "of-chosen-terrain":
        return terrain(g, hex) == r.terrain
    assert condition == "touching"
    return r.corner == NOTHING or hex in HEXES_OF[r.corner]  # MAR-9.16.17


# --- tokens -------------------------------------------------------------------------------


def element_wanted(g: Marine, r: Resolving, types: Types, element: int) -> bool:
    """Whether a step is about tokens of a type."""
    if types == "pawn-owned":
        return g.owners[element] == r.animal.number
    if types == "pawn-not-owned":
        return g.owners[element] != r.animal.number
    if types == "of-own-elements":
        return r.animal.elements[element] > 0
    assert types == "all"
    return True


def elements_wanted(g: Marine, r: Resolving, types: Types) -> list[bool]:
    """By type, whether a step is about its tokens."""
    return [element_wanted(g, r, types, element) for element in range(ELEMENTS)]


# --- owners -------------------------------------------------------------------------------


def owners_meant(g: Marine, r: Resolving, owner: Owner) -> list[Animal]:
    """MAR-13.1.4, MAR-2.1.5. The animals a step is about, in food chain order; every other animal
    is an opponent, that of the same player too."""
    own = r.animal
    if owner == "own":
        return [own]
    if owner == "opponents":
        return [animal for animal in g.animals if animal is not own]
    if owner == "richer":
        limit = element_count(own)
        return [a for a in g.animals if a is not own and element_count(a) > limit]
    if owner == "own-and-poorer":
        limit = element_count(own)
        return [a for a in g.animals if a is own or element_count(a) < limit]
    assert owner in ("any", "each")
    return g.animals[:]


# --- amounts ------------------------------------------------------------------------------


def amount(g: Marine, r: Resolving, step: Step) -> int:
    """How much a step is about, counted before it."""
    if step.measure == "number":
        return step.number
    if step.measure == "row-space":
        return r.x
    if step.measure == "species-here":
        return crowd(g, r.tile)
    if step.measure == "tiles":
        return len(passing(g, r, step.where))
    if step.measure == "tokens":
        wanted = elements_wanted(g, r, step.types)
        return sum(1 for c in range(CORNERS) if g.tokens[c] >= 0 and wanted[g.tokens[c]])
    assert step.measure == "species"
    number = 0
    for animal in owners_meant(g, r, step.owner):
        for hex in passing(g, r, step.where):
            number += animal.species[hex]
    return number
