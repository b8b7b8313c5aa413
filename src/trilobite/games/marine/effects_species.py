"""MAR-9.16. Steps of evolution cards that eliminate, return, place and move species."""

from collections.abc import Generator
from typing import Any

from trilobite.core.decision import Ask, Flow, Menu, Option
from trilobite.games.marine.cards.types import Step
from trilobite.games.marine.filters import Resolving, amount, owners_meant
from trilobite.games.marine.hexes import HEXES
from trilobite.games.marine.planet import (
    adjacent_tiles,
    decide,
    eliminate,
    move_species,
    place_species,
    return_species,
)
from trilobite.games.marine.state import NOBODY, NOTHING, Animal, Marine

#: Carrying out a step: says whether anything of it was possible.
Doing = Generator[Ask, Any, bool]


# --- eliminating and returning ------------------------------------------------------------


def eliminate_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.3. Eliminates as many species as the step says, or as there are."""
    tiles = [hex for hex in range(HEXES) if g.kinds[hex] >= 0] if step.anywhere else [r.tile]
    if tiles == [NOTHING]:
        return False
    if step.owner == "each":
        return eliminate_of_each(g, r.tile, amount(g, r, step))
    owners = owners_meant(g, r, step.owner)
    if step.measure == "all-but":
        yield from eliminate_all_but(g, r, owners, step.number)
        return True
    some = False
    for _ in range(amount(g, r, step)):
        hex, victim = yield from choose_species(
            g, r, tiles, owners, "eliminate", "card-victim", step.optional
        )
        if hex == NOTHING:
            break
        eliminate(g, g.animal(victim), hex, 1)
        r.tile = hex
        some = True
    return some


def eliminate_of_each(g: Marine, hex: int, number: int) -> bool:
    """MAR-9.16.25. Every animal loses so many of its species on the tile."""
    some = False
    for animal in g.animals:
        losses = min(number, animal.species[hex])
        if losses > 0:
            eliminate(g, animal, hex, losses)
            some = True
    return some


def eliminate_all_but(g: Marine, r: Resolving, owners: list[Animal], number: int) -> Flow:
    """R-24. The player says which species survive on the tile; all others are eliminated."""
    spared = [0] * len(owners)
    for _ in range(number):
        menu = Menu(g.explain)
        for index, animal in enumerate(owners):
            if animal.species[r.tile] > spared[index]:
                menu.offer(("spare", animal.number, -1))
        if not menu.options:
            break
        about = {"card": r.card, "hex": r.tile}
        choice: Option = yield decide(r.animal, "card-survivor", menu, "MAR-9.16.2", about)
        spared[owners.index(g.animal(choice[1]))] += 1
    for index, animal in enumerate(owners):
        losses = animal.species[r.tile] - spared[index]
        if losses > 0:
            eliminate(g, animal, r.tile, losses)


def eliminate_on_each(g: Marine, r: Resolving, tiles: list[int], step: Step) -> Flow:
    """MAR-9.16.4. One species on each of the tiles; the player takes them in any order."""
    owners = owners_meant(g, r, step.owner)
    left = tiles[:]
    while left:
        hex, victim = yield from choose_species(
            g, r, left, owners, "eliminate", "card-victim", step.optional
        )
        if hex == NOTHING:
            return
        eliminate(g, g.animal(victim), hex, 1)
        left.remove(hex)


def choose_species(
    g: Marine,
    r: Resolving,
    tiles: list[int],
    owners: list[Animal],
    verb: str,
    kind: str,
    optional: bool,
) -> Generator[Ask, Any, tuple[int, int]]:
    """MAR-9.1. The player names a species by its tile and animal; NOTHING and NOBODY if there is
    none, or if the player is done with what is optional."""
    menu = Menu(g.explain)
    for hex in tiles:
        for animal in owners:
            if animal.species[hex] > 0:
                menu.offer((verb, hex, animal.number))
    if not menu.options:
        return NOTHING, NOBODY
    if optional:
        menu.offer(("done", -1, -1))
    choice: Option = yield decide(r.animal, kind, menu, "MAR-9.1", {"card": r.card})
    if choice[0] == "done":
        return NOTHING, NOBODY
    return choice[1], choice[2]


def return_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.16.15. Species of the chosen tile go to the gene pools of their animals; that is no
    elimination."""
    if r.tile == NOTHING:
        return False
    owners = owners_meant(g, r, step.owner)
    some = False
    for _ in range(amount(g, r, step)):
        hex, returned = yield from choose_species(
            g, r, [r.tile], owners, "send-home", "card-return", step.optional
        )
        if hex == NOTHING:
            break
        return_species(g, g.animal(returned), hex, 1)
        some = True
    return some


# --- placing and moving -------------------------------------------------------------------


def place_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.16.7. Own species come to the chosen tile: exactly so many, or the whole gene pool if
    it is smaller; up to so many if the step is optional."""
    number = min(amount(g, r, step), r.animal.pool) if r.tile != NOTHING else 0
    if number == 0:
        return False
    if step.optional:
        yield from place_up_to(g, r, [r.tile], number)
    else:
        place_species(g, r.animal, r.tile, number)
    return True


def place_up_to(g: Marine, r: Resolving, tiles: list[int], most: int) -> Flow:
    """MAR-6.4, MAR-9.16.26. Up to so many species on each of the tiles, in any order; any tile may
    be left out."""
    left = tiles[:]
    while left and r.animal.pool > 0:
        menu = Menu(g.explain)
        for hex in left:
            for number in range(1, min(most, r.animal.pool) + 1):
                menu.offer(("species", hex, number))
        menu.offer(("done", -1, -1))
        choice: Option = yield decide(r.animal, "card-species", menu, "MAR-9.1", {"card": r.card})
        if choice[0] == "done":
            return
        place_species(g, r.animal, choice[1], choice[2])
        left.remove(choice[1])


def move_step(g: Marine, r: Resolving, step: Step) -> Doing:
    """MAR-9.16.9. All species leave the chosen tile for adjacent ones; the player splits them."""
    if r.tile == NOTHING:
        return False
    targets = adjacent_tiles(g, r.tile)
    if not targets:
        return False
    some = False
    for animal in owners_meant(g, r, step.owner):
        while animal.species[r.tile] > 0:
            menu = Menu(g.explain)
            for hex in targets:
                for number in range(1, animal.species[r.tile] + 1):
                    menu.offer(("move-to", hex, number))
            about = {"card": r.card, "hex": r.tile, "species": animal.number}
            choice: Option = yield decide(r.animal, "card-exodus", menu, "MAR-9.16.9", about)
            move_species(g, animal, r.tile, choice[1], choice[2])
            some = True
    return some
