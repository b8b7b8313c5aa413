"""MAR-2.10.1. What people see of a game. Almost everything on the table is open; the traits dealt
to a player are seen by nobody else, and what is drawn at random has no order until it is."""

from typing import Any

from trilobite.core.words import Words
from trilobite.games.marine.cards.types import ELEMENTS, TERRAINS
from trilobite.games.marine.domination import domination_value
from trilobite.games.marine.hexes import HEXES
from trilobite.games.marine.pawns import available_specials
from trilobite.games.marine.planet import occupants, thrives
from trilobite.games.marine.position.writer import (
    counted,
    dump_areas,
    dump_pawns,
    dump_planet,
    dump_special,
    dump_stack,
    names,
    open_parts,
)
from trilobite.games.marine.scoring import payout, target_sum
from trilobite.games.marine.state import (
    AT_HOME,
    END_NAMES,
    NOBODY,
    NOT_ENDING,
    NOTHING,
    Animal,
    Marine,
)


def view(g: Marine, seat: int | None, words: Words) -> dict[str, Any]:
    """The table as a seat, or a spectator, may see it."""
    return {
        "round": g.round,
        "turn": None if g.turn == NOBODY else words.name("animal", g.turn),
        "idle_rounds": g.idle_rounds,
        "last_round": g.ending != NOT_ENDING,
        "ending": END_NAMES[g.ending],
        "over": g.over,
        **dump_planet(g, words),
        "endangered": endangered_view(g, words),
        "payout": payout_view(g, words),
        "stacks": [dump_stack(g, stack, words) for stack in range(len(g.stack_tops))],
        "vents_left": g.vents,
        "tokens_left": counted_view(words, "element", g.black_bag),
        "markers_left": counted_view(words, "terrain", g.red_bag),
        "areas": dump_areas(g, words),
        "competition": names(words, "terrain", g.competition),
        "evolution": names(words, "terrain", g.evolution),
        "regression_cubes": [None if a == NOBODY else words.name("animal", a) for a in g.squares],
        "pawns": dump_pawns(g, words),
        "closed_spaces": [
            space.id for space in g.cards.spaces if space.min_players > g.setup.in_play
        ],
        "special": {
            words.name("element", element): special_view(g, element, words)
            for element in range(ELEMENTS)
        },
        "row": names(words, "evolution", g.row),
        "discard": names(words, "evolution", g.discard),
        "deck": g.deck,
        "survival_card": None if g.survival == NOBODY else words.name("animal", g.survival),
        "animals": {
            words.name("animal", animal.number): animal_view(g, animal, seat, words)
            for animal in g.animals
        },
    }


def counted_view(words: Words, domain: str, counts: list[int]) -> dict[str, int]:
    """What is left in a bag, by type."""
    size = ELEMENTS if domain == "element" else TERRAINS
    return {words.name(domain, number): counts[number] for number in range(size)}


def endangered_view(g: Marine, words: Words) -> dict[str, list[str]]:
    """MAR-2.5.2. The animals by tile whose species do not thrive there."""
    found: dict[str, list[str]] = {}
    for hex in range(HEXES):
        animals = [a.number for a in occupants(g, hex) if not thrives(g, a, hex)]
        if animals:
            found[words.name("hex", hex)] = names(words, "animal", animals)
    return found


def payout_view(g: Marine, words: Words) -> dict[str, dict[str, int]]:
    """MAR-7.11.3. What each tile would pay if it were scored now."""
    found: dict[str, dict[str, int]] = {}
    for hex in range(HEXES):
        if g.kinds[hex] != NOTHING:
            won = {words.name("animal", animal.number): vp for animal, vp in payout(g, hex)}
            if won:
                found[words.name("hex", hex)] = won
    return found


def special_view(g: Marine, element: int, words: Words) -> dict[str, Any]:
    """A special pawn with its space."""
    seen = dump_special(g, element, words)
    space = g.special_at[element]
    seen["space"] = None if space == AT_HOME else words.name("space", space)
    return seen


def animal_view(g: Marine, animal: Animal, seat: int | None, words: Words) -> dict[str, Any]:
    """An animal with its elements and domination values counted."""
    seen = open_parts(animal, words)
    if animal.seat == seat:
        seen["dealt"] = names(words, "trait", animal.dealt)  # MAR-2.10.3
    seen["on_planet"] = sum(animal.species)
    seen["spaces"] = animal.spaces
    seen["elements"] = counted(words, animal.elements)
    seen["printed"] = counted(words, animal.printed)
    seen["special_pawns"] = names(words, "element", available_specials(g, animal))
    seen["target_sum"] = target_sum(g, animal)
    seen["domination"] = {
        words.name("element", element): domination_value(g, animal, element)
        for element in range(ELEMENTS)
    }
    return seen
