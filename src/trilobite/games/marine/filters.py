"""What the steps of evolution cards look for: tiles, tokens, owners, amounts."""

from typing import Final

from trilobite.games.marine.cards.language import (
    ADJACENT,
    ALL_TYPES,
    ALONE,
    ANY,
    CONNECTED,
    CROWDED,
    EACH,
    IN_USE,
    INHABITED,
    MARKED,
    NUMBER,
    OCCUPIED,
    OF_CHOSEN_TERRAIN,
    OF_OWN_ELEMENTS,
    ON_EDGE,
    OPPONENTS,
    OPPOSED,
    OWN,
    OWN_AND_POORER,
    PAWN_NOT_OWNED,
    PAWN_OWNED,
    RICHER,
    ROW_SPACE,
    SPECIES,
    SPECIES_HERE,
    SUPPLIED,
    TILES,
    TOKENS,
    TOUCHING,
)
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


def meets(g: Marine, r: Resolving, condition: int, hex: int) -> bool:
    """Whether a tile meets a condition."""
    own = r.animal.species[hex]
    if condition == OCCUPIED:
        return own > 0
    if condition == OPPOSED:
        return crowd(g, hex) > own
    if condition == INHABITED:
        return crowd(g, hex) > 0
    if condition == ALONE:
        return own > 0 and crowd(g, hex) == own
    if condition == SUPPLIED:
        return g.food[hex] != 0
    if condition == IN_USE:
        return g.food[hex] != 0 or crowd(g, hex) > 0
    if condition == CROWDED:
        return crowd(g, hex) > tokens_on(g, hex)
    if condition == ADJACENT:
        return r.tile != NOTHING and hex in NEIGHBOURS[r.tile]
    if condition == CONNECTED:
        return bool(adjacent_tiles(g, hex))
    if condition == ON_EDGE:
        return EDGE[hex]
    if condition == MARKED:
        return terrain(g, hex) in g.competition
    if condition == OF_CHOSEN_TERRAIN:
        return terrain(g, hex) == r.terrain
    assert condition == TOUCHING
    return r.corner == NOTHING or hex in HEXES_OF[r.corner]  # MAR-9.16.17


# --- tokens -------------------------------------------------------------------------------


def element_wanted(g: Marine, r: Resolving, types: int, element: int) -> bool:
    """Whether a step is about tokens of a type."""
    if types == PAWN_OWNED:
        return g.owners[element] == r.animal.number
    if types == PAWN_NOT_OWNED:
        return g.owners[element] != r.animal.number
    if types == OF_OWN_ELEMENTS:
        return r.animal.elements[element] > 0
    assert types == ALL_TYPES
    return True


def elements_wanted(g: Marine, r: Resolving, types: int) -> list[bool]:
    """By type, whether a step is about its tokens."""
    return [element_wanted(g, r, types, element) for element in range(ELEMENTS)]


# --- owners -------------------------------------------------------------------------------


def owners_meant(g: Marine, r: Resolving, owner: int) -> list[Animal]:
    """MAR-13.1.4, MAR-2.1.5. The animals a step is about, in food chain order; every other animal
    is an opponent, that of the same player too."""
    own = r.animal
    if owner == OWN:
        return [own]
    if owner == OPPONENTS:
        return [animal for animal in g.animals if animal is not own]
    if owner == RICHER:
        limit = element_count(own)
        return [a for a in g.animals if a is not own and element_count(a) > limit]
    if owner == OWN_AND_POORER:
        limit = element_count(own)
        return [a for a in g.animals if a is own or element_count(a) < limit]
    assert owner in (ANY, EACH)
    return g.animals[:]


# --- amounts ------------------------------------------------------------------------------


def amount(g: Marine, r: Resolving, step: Step) -> int:
    """How much a step is about, counted before it."""
    if step.measure == NUMBER:
        return step.number
    if step.measure == ROW_SPACE:
        return r.x
    if step.measure == SPECIES_HERE:
        return crowd(g, r.tile)
    if step.measure == TILES:
        return len(passing(g, r, step.where))
    if step.measure == TOKENS:
        wanted = elements_wanted(g, r, step.types)
        return sum(1 for c in range(CORNERS) if g.tokens[c] >= 0 and wanted[g.tokens[c]])
    assert step.measure == SPECIES
    number = 0
    for animal in owners_meant(g, r, step.owner):
        for hex in passing(g, r, step.where):
            number += animal.species[hex]
    return number
