"""MAR-2.10.1. What people see of a game. Almost everything on the table is open; the traits dealt
to a player are seen by nobody else, and what is drawn at random has no order until it is."""

from typing import TypeVar

from trilobite.games.marine.cards.language import OWN_SPACE, PRINTED_ELEMENTS
from trilobite.games.marine.cards.types import BOARD_SPACES, ELEMENTS, TERRAINS, WANDERLUST
from trilobite.games.marine.cards.words import (
    ACTION_NAMES,
    ANIMAL_NAMES,
    ELEMENT_NAMES,
    KIND_NAMES,
    TERRAIN_NAMES,
    AnimalId,
    ElementId,
    TerrainId,
)
from trilobite.games.marine.display import spaces_at, tokens_at
from trilobite.games.marine.domination import domination_value
from trilobite.games.marine.hexes import CORNER_NAMES, CORNERS, HEX_NAMES, HEXES
from trilobite.games.marine.pawns import (
    available_specials,
    marker_of,
    owner_of,
    placed_pawns,
    token_of,
)
from trilobite.games.marine.planet import occupants, thrives
from trilobite.games.marine.reseed import idle_limit, shows_idle
from trilobite.games.marine.row import is_laid_out
from trilobite.games.marine.scoring import target_sum
from trilobite.games.marine.state import (
    AT_HOME,
    END_NAMES,
    NOBODY,
    NOT_ENDING,
    NOTHING,
    ON_DISPLAY,
    ON_TRAIT,
    SPECIAL,
    Animal,
    Marine,
)
from trilobite.games.marine.view_types import (
    MarineAnimal,
    MarineByElement,
    MarineIdle,
    MarineSpace,
    MarineSpecial,
    MarineStack,
    MarineTrait,
    MarineView,
)

T = TypeVar("T")


def view(g: Marine, seat: int | None) -> MarineView:
    """The table as a seat, or a spectator, may see it."""
    spaces = g.cards.spaces
    return {
        "round": g.round,
        "turn": animal_id(g.turn),
        "idle_rounds": g.idle_rounds,
        "idle": idle_view(g),
        "last_round": g.ending != NOT_ENDING,
        "ending": END_NAMES[g.ending],
        "over": g.over,
        "tiles": {
            HEX_NAMES[hex]: KIND_NAMES[g.kinds[hex]]
            for hex in range(HEXES)
            if g.kinds[hex] != NOTHING
        },
        "tokens": {
            CORNER_NAMES[corner]: ELEMENT_NAMES[g.tokens[corner]]
            for corner in range(CORNERS)
            if g.tokens[corner] != NOTHING
        },
        "species": species_view(g),
        "endangered": endangered_view(g),
        "stacks": [stack_view(g, stack) for stack in range(len(g.stack_tops))],
        "vents_left": g.vents,
        "tokens_left": by_element(g.black_bag),
        "markers_left": {TERRAIN_NAMES[number]: g.red_bag[number] for number in range(TERRAINS)},
        "areas": {
            ACTION_NAMES[area]: [element_id(element) for element in g.areas[area]]
            for area in range(WANDERLUST + 1)
            if g.areas[area]
        },
        "competition": [TERRAIN_NAMES[marker] for marker in g.competition],
        "evolution": [TERRAIN_NAMES[marker] for marker in g.evolution],
        "regression_cubes": [animal_id(cube) for cube in g.squares],
        "spaces": {spaces[space].id: space_view(g, space) for space in range(BOARD_SPACES)},
        "closed_spaces": [space.id for space in spaces if space.min_players > g.setup.in_play],
        "special": by_element([special_view(g, element) for element in range(ELEMENTS)]),
        "row": [g.cards.evolution[card].id for card in g.row],
        "discard": [g.cards.evolution[card].id for card in g.discard],
        "deck": g.deck if is_laid_out(g) else None,
        "survival_card": animal_id(g.survival),
        "animals": {ANIMAL_NAMES[one.number]: animal_view(g, one, seat) for one in g.animals},
    }


# --- names --------------------------------------------------------------------------------


def animal_id(number: int) -> AnimalId | None:
    """An animal, or nobody."""
    return None if number == NOBODY else ANIMAL_NAMES[number]


def element_id(element: int) -> ElementId | None:
    """A type of element, or none."""
    return None if element == NOTHING else ELEMENT_NAMES[element]


def terrain_id(terrain: int) -> TerrainId | None:
    """A terrain, or none."""
    return None if terrain == NOTHING else TERRAIN_NAMES[terrain]


def pawn_id(pawn: int) -> AnimalId | ElementId | None:
    """A basic pawn is named for its animal, a special one for its element."""
    return element_id(pawn - SPECIAL) if pawn >= SPECIAL else animal_id(pawn)


def pawn_owner(g: Marine, pawn: int) -> AnimalId | None:
    """MAR-2.8.6. Whose a pawn is."""
    return None if pawn == NOBODY else animal_id(owner_of(g, pawn))


def counted(counts: list[int]) -> list[ElementId]:
    """Elements counted by type as a list of names."""
    return [ELEMENT_NAMES[e] for e, number in enumerate(counts) for _ in range(number)]


def by_element(of_each: list[T]) -> MarineByElement[T]:
    """Something of every type of element."""
    algae, gastropods, worms, plankton, sponges, sun = of_each
    return {
        "algae": algae,
        "gastropods": gastropods,
        "worms": worms,
        "plankton": plankton,
        "sponges": sponges,
        "sun": sun,
    }


# --- parts of the table -------------------------------------------------------------------


def species_view(g: Marine) -> dict[str, dict[AnimalId, int]]:
    """MAR-2.2.8. How many species of each animal stand on each tile."""
    found: dict[str, dict[AnimalId, int]] = {}
    for hex in range(HEXES):
        here = {ANIMAL_NAMES[animal.number]: animal.species[hex] for animal in occupants(g, hex)}
        if here:
            found[HEX_NAMES[hex]] = here
    return found


def endangered_view(g: Marine) -> dict[str, list[AnimalId]]:
    """MAR-2.5.2. The animals by tile whose species do not thrive there."""
    found: dict[str, list[AnimalId]] = {}
    for hex in range(HEXES):
        animals = [
            ANIMAL_NAMES[animal.number]
            for animal in occupants(g, hex)
            if not thrives(g, animal, hex)
        ]
        if animals:
            found[HEX_NAMES[hex]] = animals
    return found


def idle_view(g: Marine) -> MarineIdle | None:
    """R-62. How near the end is for want of resolved cards, once that is to be shown."""
    if not shows_idle(g):
        return None
    return {"round": g.idle_rounds + 1, "limit": idle_limit(g)}


def stack_view(g: Marine, stack: int) -> MarineStack:
    """A stack of tiles."""
    return {"top": terrain_id(g.stack_tops[stack]), "below": g.stack_below[stack]}


def space_view(g: Marine, number: int) -> MarineSpace:
    """An action space."""
    space = g.cards.spaces[number]
    pawn = g.pawns[number]
    return {
        "pawn": pawn_id(pawn),
        "owner": pawn_owner(g, pawn),
        "token": element_id(token_of(g, space)),
        "terrain": terrain_id(marker_of(g, space)),
    }


def special_view(g: Marine, element: int) -> MarineSpecial:
    """A special pawn."""
    space = g.special_at[element]
    return {
        "target": g.targets[element],
        "owner": animal_id(g.owners[element]),
        "space": None if space == AT_HOME else g.cards.spaces[space].id,
    }


def animal_view(g: Marine, animal: Animal, seat: int | None) -> MarineAnimal:
    """An animal with its elements and domination values counted."""
    values = [domination_value(g, animal, element) for element in range(ELEMENTS)]
    seen: MarineAnimal = {
        "seat": animal.seat,
        "vp": animal.vp,
        "points": animal.by_source(),
        "gene_pool": animal.pool,
        "eliminated": animal.lost,
        "on_planet": sum(animal.species),
        "right": animal.right,
        "pawns": animal.pawns,
        "placed_pawns": placed_pawns(g, animal),
        "boxed_pawns": animal.boxed_pawns,
        "special_pawns": [ELEMENT_NAMES[element] for element in available_specials(g, animal)],
        "owned_pawns": [
            ELEMENT_NAMES[element]
            for element in range(ELEMENTS)
            if g.owners[element] == animal.number
        ],
        "display": counted(animal.display),
        "spaces": animal.spaces,
        "free": free_at(g, animal, ON_DISPLAY),
        "printed": counted(animal.printed),
        "elements": counted(animal.elements),
        "traits": [trait_view(g, animal, place) for place in range(len(animal.traits))],
        "sentient": animal.sentient,
        "target_sum": target_sum(g, animal),
        "domination": by_element(values),
        "dominates": [
            ELEMENT_NAMES[element]
            for element in range(ELEMENTS)
            if values[element] > g.targets[element]  # MAR-2.8.3
        ],
    }
    if animal.seat == seat:
        seen["dealt"] = [g.cards.traits[trait].id for trait in animal.dealt]  # MAR-2.10.3
    return seen


def trait_view(g: Marine, animal: Animal, place: int) -> MarineTrait:
    """A trait in use with what lies on it."""
    held = animal.traits[place]
    trait = g.cards.traits[held.trait]
    printed = trait.hooks[PRINTED_ELEMENTS]
    return {
        "trait": trait.id,
        "copied": held.copied,
        "used": held.used,
        "printed": [ELEMENT_NAMES[trait.element]] * printed,
        "tokens": counted(held.tokens),
        "free": free_at(g, animal, ON_TRAIT + place),
        "space": trait.hooks[OWN_SPACE] > 0,
        "pawn": pawn_id(held.pawn),
        "owner": pawn_owner(g, held.pawn),
    }


def free_at(g: Marine, animal: Animal, place: int) -> int:
    """MAR-2.4.4. How many element spaces of a display or trait are empty."""
    return spaces_at(g, animal, place) - sum(tokens_at(animal, place))
