"""MAR-2. The planet: tiles, tokens, species, and what follows from where they are."""

from typing import Any

from trilobite.core.decision import Decision, Menu, Reason
from trilobite.games.marine.cards.language import (
    PAWN_AT_VP,
    THRIVES_AMONG,
    VP_PER_ELIMINATED,
    VP_PER_NEWCOMERS,
)
from trilobite.games.marine.cards.types import GEYSER, VENT
from trilobite.games.marine.hexes import CORNERS, CORNERS_OF, HEXES, HEXES_OF, NEIGHBOURS
from trilobite.games.marine.state import BY_TRAITS, NOBODY, NOTHING, Animal, Marine

CORNER_TAKEN = Reason("corner-taken", "MAR-2.3.1")


def decide(
    animal: Animal, kind: str, menu: Menu, clause: str, context: dict[str, Any] | None = None
) -> Decision:
    """MAR-6.6. A decision of the player of an animal. `context` says what else it is about."""
    about: dict[str, Any] = {"animal": animal.number}
    if context is not None:
        about.update(context)
    return menu.decision(animal.seat, kind, clause, about)


# --- MAR-2.2: tiles -----------------------------------------------------------------------


def terrain(g: Marine, hex: int) -> int:
    """MAR-2.2.2, MAR-2.2.4. The terrain of a hex: a vent of either side is a vent and nothing
    else; NOTHING where no tile lies."""
    return min(g.kinds[hex], VENT)


def is_vent(g: Marine, hex: int) -> bool:
    """MAR-2.2.4. Whether the hex carries a vent, whatever its side."""
    return g.kinds[hex] >= GEYSER


def adjacent_tiles(g: Marine, hex: int) -> list[int]:
    """MAR-2.2.1, MAR-2.2.3. The tiles that share an edge with a hex, vents included."""
    kinds = g.kinds
    return [other for other in NEIGHBOURS[hex] if kinds[other] >= 0]


def put_tile(g: Marine, hex: int, tile: int) -> None:
    """MAR-2.2.7. A tile is placed, for good; tokens on its corners are on it (MAR-7.7.9)."""
    g.kinds[hex] = tile
    g.tiles[hex] = tile


# --- MAR-2.3: tokens ----------------------------------------------------------------------


def put_token(g: Marine, corner: int, element: int) -> None:
    """MAR-2.3.1, MAR-2.3.2. A token is put on a corner and so on all hexes around it, those
    without a tile yet included (MAR-2.3.4)."""
    g.tokens[corner] = element
    for hex in HEXES_OF[corner]:
        g.food[hex] |= 1 << element
    g.tell("token-placed", element, corner)


def lift_token(g: Marine, corner: int) -> int:
    """Takes the token from a corner and says what it is."""
    element = g.tokens[corner]
    g.tokens[corner] = NOTHING
    for hex in HEXES_OF[corner]:
        bits = 0
        for other in CORNERS_OF[hex]:
            if g.tokens[other] >= 0:
                bits |= 1 << g.tokens[other]
        g.food[hex] = bits
    g.tell("token-lifted", element, corner)
    return element


def token_to_bag(g: Marine, corner: int) -> None:
    """MAR-1.12. A token leaves the planet for the black bag."""
    g.black_bag[lift_token(g, corner)] += 1


def is_on_planet(g: Marine, corner: int) -> bool:
    """MAR-2.3.3. Whether the corner belongs to a tile."""
    for hex in HEXES_OF[corner]:
        if g.kinds[hex] >= 0:
            return True
    return False


def vacant_corners(g: Marine) -> list[int]:
    """MAR-2.3.3. Corners of tiles without a token."""
    tokens = g.tokens
    return [corner for corner in range(CORNERS) if tokens[corner] < 0 and is_on_planet(g, corner)]


def offer_corners(g: Marine, menu: Menu, corners: list[int]) -> None:
    """MAR-2.3.1. Offers vacant corners; those with a token are taken."""
    for corner in corners:
        menu.offer(("corner", corner, -1))
    if menu.explain:
        for corner in range(CORNERS):
            if g.tokens[corner] >= 0:
                menu.offer(("corner", corner, -1), CORNER_TAKEN)


def tokens_on(g: Marine, hex: int) -> int:
    """How many tokens a tile has."""
    number = 0
    for corner in CORNERS_OF[hex]:
        if g.tokens[corner] >= 0:
            number += 1
    return number


def tokens_of_type_on(g: Marine, hex: int, element: int) -> int:
    """How many tokens of a type a tile has."""
    number = 0
    for corner in CORNERS_OF[hex]:
        if g.tokens[corner] == element:
            number += 1
    return number


# --- MAR-2.5: thriving --------------------------------------------------------------------


def thrives(g: Marine, animal: Animal, hex: int) -> bool:
    """MAR-2.5.1, MAR-2.5.3, MAR-2.5.4. Whether the species of an animal on a tile thrive at this
    moment; all of them share the state. MAR-11.12, R-35: Carnivorous species thrive among enough
    others."""
    if g.food[hex] & animal.diet:
        return True
    among = animal.hooks[THRIVES_AMONG]
    return among > 0 and crowd(g, hex) - animal.species[hex] >= among


def endangered_species(g: Marine, animal: Animal) -> int:
    """MAR-2.5.2. How many species of an animal stand where they do not thrive."""
    return sum(
        animal.species[hex]
        for hex in range(HEXES)
        if animal.species[hex] > 0 and not thrives(g, animal, hex)
    )


# --- MAR-2.6: species ---------------------------------------------------------------------


def crowd(g: Marine, hex: int) -> int:
    """Species of all animals on a tile."""
    number = 0
    for animal in g.animals:
        number += animal.species[hex]
    return number


def occupants(g: Marine, hex: int) -> list[Animal]:
    """MAR-2.2.8. The animals that occupy a tile, down the food chain."""
    return [animal for animal in g.animals if animal.species[hex] > 0]


def place_species(g: Marine, animal: Animal, hex: int, number: int) -> None:
    """MAR-2.6.2. Species come from the gene pool to a tile."""
    animal.pool -= number
    animal.species[hex] += number
    g.newcomers |= 1 << hex
    g.tell("species-placed", animal.number, hex, number)
    if g.kinds[hex] >= GEYSER:
        pass_survival_card(g)


def move_species(g: Marine, animal: Animal, origin: int, target: int, number: int) -> None:
    """Species move from tile to tile."""
    animal.species[origin] -= number
    animal.species[target] += number
    g.tell("species-left", animal.number, origin, number)
    g.tell("species-moved", animal.number, target, number)
    if g.kinds[origin] >= GEYSER or g.kinds[target] >= GEYSER:
        pass_survival_card(g)


def return_species(g: Marine, animal: Animal, hex: int, number: int) -> None:
    """Species go back to the gene pool; that is no elimination (MAR-2.6.4)."""
    animal.species[hex] -= number
    animal.pool += number
    g.tell("species-returned", animal.number, hex, number)
    if g.kinds[hex] >= GEYSER:
        pass_survival_card(g)


def eliminate(g: Marine, animal: Animal, hex: int, number: int) -> None:
    """MAR-2.6.3, MAR-2.6.5. Species leave the planet for the box, kept apart by animal.
    MAR-11.9: Cannibalism gains VP for them, whoever eliminates them (R-49)."""
    animal.species[hex] -= number
    animal.lost += number
    g.tell("species-eliminated", animal.number, hex, number)
    if g.kinds[hex] >= GEYSER:
        pass_survival_card(g)
    if animal.hooks[VP_PER_ELIMINATED] > 0:
        gain_vp(g, animal, animal.hooks[VP_PER_ELIMINATED] * number, BY_TRAITS)


def reward_prey_switching(g: Marine, acting: Animal) -> None:
    """MAR-11.10, R-34, R-48. An action or effect is over: opponents of the acting animal may gain
    VP for tiles they occupy that its new species have come to from the gene pool."""
    for animal in g.animals:
        vp = animal.hooks[VP_PER_NEWCOMERS]
        if vp > 0 and animal is not acting:
            met = 0
            for hex in range(HEXES):
                if g.newcomers >> hex & 1 and animal.species[hex] > 0:
                    met += 1
            if met > 0:
                gain_vp(g, animal, vp * met, BY_TRAITS)
    g.newcomers = 0


# --- MAR-2.7: victory points --------------------------------------------------------------


def gain_vp(g: Marine, animal: Animal, number: int, source: int) -> None:
    """MAR-1.13, MAR-2.7.3. VP are a plain total that never falls below 0."""
    if number == 0:
        return
    number = max(number, -animal.vp)
    animal.vp += number
    animal.points[source] += number
    if number > 0:
        g.tell("vp", animal.number, number)
        grow_sentient(g, animal)
    else:
        g.tell("vp-lost", animal.number, -number)


def bonus_vp(g: Marine, number: int) -> int:
    """MAR-2.7.1, MAR-2.7.2. The bonus VP for a number of things."""
    table = g.cards.constants.bonus_vp
    return table[min(number, len(table) - 1)]


def grow_sentient(g: Marine, animal: Animal) -> None:
    """MAR-11.21. Sentience: with enough VP the animal takes one basic pawn from the box, once."""
    needed = animal.hooks[PAWN_AT_VP]
    if needed > 0 and animal.vp >= needed and not animal.sentient and animal.boxed_pawns > 0:
        animal.sentient = True
        animal.boxed_pawns -= 1
        animal.pawns += 1
        g.tell("pawn-gained", animal.number)


# --- MAR-2.9: the survival card -----------------------------------------------------------


def species_on_vents(g: Marine, animal: Animal) -> int:
    """How many species of an animal stand on vents."""
    number = 0
    kinds = g.kinds
    species = animal.species
    for hex in range(HEXES):
        if kinds[hex] >= GEYSER:
            number += species[hex]
    return number


def pass_survival_card(g: Marine) -> None:
    """MAR-2.9.1, MAR-2.9.2, MAR-2.9.3. The card goes at once to whoever has strictly most
    species on vents, or to nobody."""
    holder = NOBODY
    most = 0
    for animal in g.animals:
        number = species_on_vents(g, animal)
        if number > most:
            holder = animal.number
            most = number
        elif number == most:
            holder = NOBODY
    if holder != g.survival:
        g.survival = holder
        if holder == NOBODY:
            g.tell("survival-card-free")
        else:
            g.tell("survival-card", holder)
