"""MAR-10.2, MAR-10.3. The events Extinction and Survival."""

from trilobite.games.marine.hexes import HEXES
from trilobite.games.marine.planet import (
    bonus_vp,
    eliminate,
    gain_vp,
    is_vent,
    pass_survival_card,
    thrives,
)
from trilobite.games.marine.state import BY_SURVIVAL, NOBODY, Animal, Marine


def extinction(g: Marine) -> None:
    """MAR-10.2.1. All endangered species go at once, then those that became endangered by it, until
    none is left. Nobody chooses anything (MAR-10.2.3)."""
    g.tell("extinction")
    doomed = endangered(g)
    while doomed:
        for animal, hex in doomed:
            eliminate(g, animal, hex, animal.species[hex])
        doomed = endangered(g)  # MAR-10.2.2


def endangered(g: Marine) -> list[tuple[Animal, int]]:
    """MAR-2.5.2. Animals and the tiles on which their species do not thrive."""
    found: list[tuple[Animal, int]] = []
    for animal in g.animals:
        species = animal.species
        for hex in range(HEXES):
            if species[hex] > 0 and not thrives(g, animal, hex):
                found.append((animal, hex))
    return found


def survival(g: Marine) -> None:
    """MAR-10.3.1. Whoever holds the survival card gains bonus VP for the vents it occupies, however
    many species stand there; nobody holds it, nobody gains (MAR-10.3.3)."""
    g.tell("survival")
    pass_survival_card(g)
    if g.survival != NOBODY:
        holder = g.animal(g.survival)
        gain_vp(g, holder, bonus_vp(g, vents_occupied(g, holder)), BY_SURVIVAL)


def vents_occupied(g: Marine, animal: Animal) -> int:
    """MAR-10.3.2. On how many vents an animal has species."""
    number = 0
    for hex in range(HEXES):
        if animal.species[hex] > 0 and is_vent(g, hex):
            number += 1
    return number
