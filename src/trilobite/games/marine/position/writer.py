"""Positions: any boundary state as plain values for a TOML file.

`reader` turns such values into a state again.
"""

from typing import Any

from trilobite.core.words import Words
from trilobite.games.marine.cards.types import BOARD_SPACES, ELEMENTS, GEYSER, WANDERLUST
from trilobite.games.marine.hexes import CORNERS, HEXES
from trilobite.games.marine.position.file import STEPS
from trilobite.games.marine.state import (
    END_NAMES,
    NOBODY,
    NOTHING,
    SPECIAL,
    Animal,
    Held,
    Marine,
)
from trilobite.games.marine.traits import is_ripe


def dump(g: Marine, words: Words) -> dict[str, Any]:
    """The position as plain values."""
    position: dict[str, Any] = {
        "round": g.round,
        "agenda": [STEPS.written(step, words) for step in g.agenda],
        "ending": END_NAMES[g.ending],
        "over": g.over,
        "card_resolved": g.card_resolved,
        "idle_rounds": g.idle_rounds,
        **dump_planet(g, words),
        "stacks": [dump_stack(g, stack, words) for stack in range(len(g.stack_tops))],
        "areas": dump_areas(g, words),
        "competition": names(words, "terrain", g.competition),
        "evolution": names(words, "terrain", g.evolution),
        "regression_cubes": [
            words.name("animal", animal) for animal in g.squares if animal != NOBODY
        ],
        "pawns": dump_pawns(g, words),
        "special": {
            words.name("element", element): dump_special(g, element, words)
            for element in range(ELEMENTS)
        },
        "row": names(words, "evolution", g.row),
        "discard": names(words, "evolution", g.discard),
        "deck": g.deck,
        "animal": {
            words.name("animal", animal.number): dump_animal(g, animal, words)
            for animal in g.animals
        },
    }
    if g.turn != NOBODY:
        position["turn"] = words.name("animal", g.turn)
    return position


def names(words: Words, domain: str, numbers: list[int]) -> list[str]:
    """Names of several members of a domain."""
    return [words.name(domain, number) for number in numbers]


def counted(words: Words, counts: list[int]) -> list[str]:
    """Tokens counted by type as a list of names."""
    return [words.name("element", e) for e, number in enumerate(counts) for _ in range(number)]


def dump_planet(g: Marine, words: Words) -> dict[str, Any]:
    """Tiles and vents, tokens and species."""
    hexes = [hex for hex in range(HEXES) if g.tiles[hex] != NOTHING]
    return {
        "tiles": {words.name("hex", h): words.name("terrain", g.tiles[h]) for h in hexes},
        "vents": {
            words.name("hex", h): words.name("kind", g.kinds[h])
            for h in hexes
            if g.kinds[h] >= GEYSER
        },
        "tokens": {
            words.name("corner", corner): words.name("element", g.tokens[corner])
            for corner in range(CORNERS)
            if g.tokens[corner] != NOTHING
        },
        "species": {
            words.name("hex", h): {
                words.name("animal", animal.number): animal.species[h]
                for animal in g.animals
                if animal.species[h] > 0
            }
            for h in hexes
            if any(animal.species[h] > 0 for animal in g.animals)
        },
    }


def dump_stack(g: Marine, stack: int, words: Words) -> dict[str, Any]:
    """A stack of tiles."""
    part: dict[str, Any] = {"below": g.stack_below[stack]}
    if g.stack_tops[stack] != NOTHING:
        part["top"] = words.name("terrain", g.stack_tops[stack])
    return part


def dump_areas(g: Marine, words: Words) -> dict[str, list[str]]:
    """The tokens in the action display."""
    return {
        words.name("action", area): [
            "" if element == NOTHING else words.name("element", element)
            for element in g.areas[area]
        ]
        for area in range(WANDERLUST + 1)
        if g.areas[area]
    }


def dump_pawns(g: Marine, words: Words) -> dict[str, str]:
    """The pawns on the board by space."""
    return {
        words.name("space", space): pawn_name(g.pawns[space], words)
        for space in range(BOARD_SPACES)
        if g.pawns[space] != NOBODY
    }


def pawn_name(pawn: int, words: Words) -> str:
    """A basic pawn is named for its animal, a special one for its element."""
    if pawn >= SPECIAL:
        return words.name("element", pawn - SPECIAL)
    return words.name("animal", pawn)


def dump_special(g: Marine, element: int, words: Words) -> dict[str, Any]:
    """A special pawn."""
    part: dict[str, Any] = {"target": g.targets[element]}
    if g.owners[element] != NOBODY:
        part["owner"] = words.name("animal", g.owners[element])
    return part


def dump_animal(g: Marine, animal: Animal, words: Words) -> dict[str, Any]:
    """An animal without its species on the planet."""
    return {
        "seat": animal.seat,
        "vp": animal.vp,
        "points": animal.by_source(),
        "gene_pool": animal.pool,
        "eliminated": animal.lost,
        "right": animal.right,
        "pawns": animal.pawns,
        "boxed_pawns": animal.boxed_pawns,
        "display": counted(words, animal.display),
        "traits": [dump_trait(g, animal, held, words) for held in animal.traits],
        "sentient": animal.sentient,
        "dealt": names(words, "trait", animal.dealt),
    }


def dump_trait(g: Marine, animal: Animal, held: Held, words: Words) -> dict[str, Any]:
    """A trait in use with what lies on it."""
    part: dict[str, Any] = {
        "trait": words.name("trait", held.trait),
        "copied": held.copied,
        "used": held.used,
        "tokens": counted(words, held.tokens),
    }
    if held.ripe != is_ripe(g, animal, held):
        part["ripe"] = held.ripe
    if held.pawn != NOBODY:
        part["pawn"] = pawn_name(held.pawn, words)
    return part
