"""MAR-2.4. The elements of an animal: printed ones, tokens on its display and on its traits."""

from collections.abc import Generator
from typing import Any

from trilobite.core.decision import Ask, Flow, Menu, Option
from trilobite.games.marine.cards.language import (
    ELEMENT_SPACES,
    HOOKS,
    MIGRATION_RANGE,
    PAWN_AT_VP,
    PRINTED_ELEMENTS,
    THRIVES_AMONG,
)
from trilobite.games.marine.cards.types import ELEMENTS
from trilobite.games.marine.planet import decide
from trilobite.games.marine.state import NOTHING, ON_DISPLAY, ON_TRAIT, Animal, Marine


def recount(g: Marine, animal: Animal) -> None:
    """MAR-2.4.1, MAR-2.4.3, MAR-11.1, MAR-11.14. Counts what display and traits give the animal
    now; a type may be there several times."""
    elements = animal.printed[:]
    hooks = [0] * HOOKS
    for element in range(ELEMENTS):
        elements[element] += animal.display[element]
    for held in animal.traits:
        trait = g.cards.traits[held.trait]
        for hook in range(HOOKS):
            hooks[hook] = joined(hook, hooks[hook], trait.hooks[hook])
        for element in range(ELEMENTS):
            elements[element] += held.tokens[element]
        if trait.hooks[PRINTED_ELEMENTS] > 0:
            elements[trait.element] += trait.hooks[PRINTED_ELEMENTS]
    animal.elements = elements
    animal.hooks = hooks
    animal.diet = 0
    for element in range(ELEMENTS):
        if elements[element] > 0:
            animal.diet |= 1 << element


def joined(hook: int, one: int, other: int) -> int:
    """What two traits give together: the lower of two thresholds, the longer of two ranges, the
    sum of all else."""
    if hook in (THRIVES_AMONG, PAWN_AT_VP):
        return min(one, other) if one > 0 and other > 0 else one + other
    if hook == MIGRATION_RANGE:
        return max(one, other)
    return one + other


def element_count(animal: Animal) -> int:
    """MAR-9.16.12. All elements of an animal, printed and tokens."""
    return sum(animal.elements)


# --- places for tokens --------------------------------------------------------------------


def spaces_at(g: Marine, animal: Animal, place: int) -> int:
    """MAR-2.4.4, MAR-11.4. Element spaces of the display or of a trait card."""
    if place == ON_DISPLAY:
        return animal.spaces
    return g.cards.traits[animal.traits[place - ON_TRAIT].trait].hooks[ELEMENT_SPACES]


def tokens_at(animal: Animal, place: int) -> list[int]:
    """The tokens at a place, by type."""
    return animal.display if place == ON_DISPLAY else animal.traits[place - ON_TRAIT].tokens


def free_places(g: Marine, animal: Animal) -> list[int]:
    """The places that have an empty element space."""
    return [
        place
        for place in range(ON_TRAIT + len(animal.traits))
        if sum(tokens_at(animal, place)) < spaces_at(g, animal, place)
    ]


def own_tokens(animal: Animal) -> list[tuple[int, int]]:
    """MAR-2.4.5. Types and places of the tokens an animal has; what is printed is none."""
    found: list[tuple[int, int]] = []
    for place in range(ON_TRAIT + len(animal.traits)):
        tokens = tokens_at(animal, place)
        for element in range(ELEMENTS):
            if tokens[element] > 0:
                found.append((element, place))
    return found


def lay_token(g: Marine, animal: Animal, place: int, element: int) -> None:
    """A token comes to the animal."""
    tokens_at(animal, place)[element] += 1
    recount(g, animal)
    g.tell("element-gained", animal.number, element)


def drop_token(g: Marine, animal: Animal, place: int, element: int) -> None:
    """A token leaves the animal; where it goes is for the caller to say."""
    tokens_at(animal, place)[element] -= 1
    recount(g, animal)
    g.tell("element-lost", animal.number, element)


# --- decisions over tokens ----------------------------------------------------------------


def choose_place(g: Marine, animal: Animal, element: int) -> Generator[Ask, Any, int]:
    """MAR-11.5. The player says where a gained token lies, if there is a choice; NOTHING if no
    place is free."""
    places = free_places(g, animal)
    if not places:
        return NOTHING
    if len(places) == 1:
        return places[0]
    menu = Menu(g.explain)
    for place in places:
        menu.offer(("lay", place, -1))
    choice: Option = yield decide(animal, "element-place", menu, "MAR-11.5", {"element": element})
    return choice[1]


def return_own_token(
    g: Marine, animal: Animal, tokens: list[tuple[int, int]], kind: str, clause: str
) -> Flow:
    """The player returns one of the given tokens of the animal to the bag; nothing if there is
    none."""
    if not tokens:
        return
    element, place = tokens[0]
    if len(tokens) > 1:
        menu = Menu(g.explain)
        for element, place in tokens:
            menu.offer(("lose", element, place))
        choice: Option = yield decide(animal, kind, menu, clause)
        _, element, place = choice
    drop_token(g, animal, place, element)
    g.black_bag[element] += 1
