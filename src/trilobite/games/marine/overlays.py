"""What people may want to know before they decide, as plain values: where species thrive, what
tiles would pay, how far a type is dominated, what the events would do now, and what bags and decks
may bring. All of it follows from what everybody can see (MAR-2.10.1), and the rules themselves
reckon it, on a copy where they change something."""

from math import comb

from trilobite.core.decision import Decision
from trilobite.games.marine.cards.types import (
    ABUNDANCE,
    COMPETITION,
    DEPLETION,
    ELEMENTS,
    EVOLUTION,
    REGRESSION,
    SPECIATION,
    TERRAINS,
    WANDERLUST,
)
from trilobite.games.marine.cards.words import (
    ACTION_NAMES,
    ANIMAL_NAMES,
    ELEMENT_NAMES,
    TERRAIN_NAMES,
    ActionId,
    AnimalId,
    ElementId,
    TerrainId,
)
from trilobite.games.marine.domination import domination_value
from trilobite.games.marine.effects import carry_out
from trilobite.games.marine.events import extinction, survival, vents_occupied
from trilobite.games.marine.filters import Resolving
from trilobite.games.marine.hexes import HEX_NAMES, HEXES
from trilobite.games.marine.planet import occupants, species_on_vents, thrives
from trilobite.games.marine.reseed import clear_vented_corners, regress
from trilobite.games.marine.row import next_cards
from trilobite.games.marine.scoring import score_evolution_tile
from trilobite.games.marine.state import NOTHING, Animal, Marine
from trilobite.games.marine.view import animal_id, by_element
from trilobite.games.marine.view_types import (
    MarineCardDraws,
    MarineDomination,
    MarineExtinction,
    MarineOdds,
    MarineSurvival,
    MarineThriving,
    MarineTileDraws,
    MarineTokenDraws,
)

#: The areas whose tokens go to the bag at the Reseed before new ones are drawn (MAR-10.4.7).
_EMPTIED = (REGRESSION, DEPLETION, SPECIATION, WANDERLUST)


def overlays(g: Marine) -> MarineOdds:
    """All of it."""
    return {
        "thriving": thriving(g),
        "scores": scores(g),
        "domination": domination(g),
        "extinction": extinction_now(g),
        "survival": survival_now(g),
        "cards": cards_worth(g),
        "tokens": token_draws(g),
        "markers": marker_draws(g),
        "tiles": tile_draws(g),
        "deck": card_draws(g),
    }


# --- the planet ---------------------------------------------------------------------------


def thriving(g: Marine) -> dict[str, dict[AnimalId, MarineThriving]]:
    """MAR-2.5. By tile and animal: whether its species thrive, and the types that feed them."""
    found: dict[str, dict[AnimalId, MarineThriving]] = {}
    for hex in range(HEXES):
        for animal in occupants(g, hex):
            fed = g.food[hex] & animal.diet
            food = [element for element in range(ELEMENTS) if fed >> element & 1]
            found.setdefault(HEX_NAMES[hex], {})[ANIMAL_NAMES[animal.number]] = {
                "thrives": thrives(g, animal, hex),
                "food": [ELEMENT_NAMES[number] for number in food],
            }
    return found


def scores(g: Marine) -> dict[str, dict[AnimalId, int]]:
    """MAR-7.11.3, MAR-9.16.16, MAR-11.18. By tile and animal: the VP if an Evolution action scored
    the tile now, with what cards of the row and traits add."""
    scored = g.copy()
    found: dict[str, dict[AnimalId, int]] = {}
    for hex in range(HEXES):
        if g.kinds[hex] == NOTHING:
            continue
        before = [animal.vp for animal in scored.animals]
        score_evolution_tile(scored, hex)
        won = gains(scored, before)
        if won:
            found[HEX_NAMES[hex]] = won
    return found


def domination(g: Marine) -> dict[AnimalId, dict[ElementId, MarineDomination]]:
    """MAR-2.8. By animal and type that it has: elements, tiles that count, value and target."""
    return {
        ANIMAL_NAMES[animal.number]: {
            ELEMENT_NAMES[element]: {
                "elements": animal.elements[element],
                "tiles": [HEX_NAMES[number] for number in counted_tiles(g, animal, element)],
                "value": domination_value(g, animal, element),
                "target": g.targets[element],
                "dominates": domination_value(g, animal, element) > g.targets[element],
            }
            for element in range(ELEMENTS)
            if animal.elements[element] > 0
        }
        for animal in g.animals
    }


def counted_tiles(g: Marine, animal: Animal, element: int) -> list[int]:
    """MAR-2.8.1. The tiles that count for the domination value."""
    return [hex for hex in range(HEXES) if animal.species[hex] > 0 and g.food[hex] >> element & 1]


# --- events -------------------------------------------------------------------------------


def extinction_now(g: Marine) -> MarineExtinction:
    """MAR-10.2. What an Extinction would eliminate now, by tile and animal, those included that
    only lose their living by it, and the VP that come of it."""
    after = g.copy()
    before = [animal.vp for animal in after.animals]
    extinction(after)
    lost: dict[str, dict[AnimalId, int]] = {}
    for animal, left in zip(g.animals, after.animals, strict=True):
        for hex in range(HEXES):
            number = animal.species[hex] - left.species[hex]
            if number > 0:
                by_animal = lost.setdefault(HEX_NAMES[hex], {})
                by_animal[ANIMAL_NAMES[animal.number]] = number
    return {"lost": lost, "vp": gains(after, before)}


def survival_now(g: Marine) -> MarineSurvival:
    """MAR-10.3. What a Survival would bring now, and how the animals stand on vents."""
    after = g.copy()
    before = [animal.vp for animal in after.animals]
    survival(after)
    return {
        "holder": animal_id(after.survival),
        "vp": gains(after, before),
        "on_vents": {
            ANIMAL_NAMES[animal.number]: {
                "species": species_on_vents(g, animal),
                "vents": vents_occupied(g, animal),
            }
            for animal in g.animals
        },
    }


def gains(g: Marine, before: list[int]) -> dict[AnimalId, int]:
    """The VP that animals have gained."""
    return {
        ANIMAL_NAMES[animal.number]: animal.vp - vp
        for animal, vp in zip(g.animals, before, strict=True)
        if animal.vp > vp
    }


# --- cards --------------------------------------------------------------------------------


def cards_worth(g: Marine) -> dict[str, dict[AnimalId, int]]:
    """MAR-9.1. By card of the row that does nothing but give VP: what it would give each animal
    now."""
    found: dict[str, dict[AnimalId, int]] = {}
    for index, card in enumerate(g.row):
        steps = g.cards.evolution[card].steps
        if not all(step.op in ("gain-vp", "gain-bonus-vp") for step in steps):
            continue
        worth: dict[AnimalId, int] = {}
        for number in [animal.number for animal in g.animals]:
            after = g.copy()
            animal = after.animal(number)
            for _ in carry_out(after, Resolving(animal, card, index + 1, [card]), steps):
                raise AssertionError("VP are given without asking anybody")
            worth[ANIMAL_NAMES[number]] = animal.vp - g.animal(number).vp
        found[g.cards.evolution[card].id] = worth
    return found


# --- what is drawn ------------------------------------------------------------------------


def chance_of_some(of_them: int, all_of_them: int, draws: int) -> float:
    """The chance that at least one of some things is among those drawn."""
    drawn = min(draws, all_of_them)
    if drawn == 0:
        return 0.0
    return 1.0 - comb(all_of_them - of_them, drawn) / comb(all_of_them, drawn)


def token_draws(g: Marine) -> MarineTokenDraws:
    """MAR-1.11, MAR-10.4.10. What is left in the black bag; by type the chance that the next token
    is of it, and that one comes to an area if the Reseed were now."""
    bag = bag_at_reseed(g)
    drawn = g.cards.actions[ABUNDANCE].drawn
    left = sum(g.black_bag)
    return {
        "left": left,
        "next": by_element([number / max(1, left) for number in g.black_bag]),
        "reseed": by_element([chance_of_some(number, sum(bag), drawn) for number in bag]),
    }


def bag_at_reseed(g: Marine) -> list[int]:
    """MAR-10.4.2, MAR-10.4.3, MAR-10.4.7. The black bag as new tokens would be drawn from it if the
    Reseed were now."""
    after = g.copy()
    clear_vented_corners(after)
    flow = regress(after)
    asked = next(flow, None)
    while asked is not None:  # from where the token goes does not matter here
        assert isinstance(asked, Decision)
        try:
            asked = flow.send(asked.options[0])
        except StopIteration:
            break
    for area in _EMPTIED:
        for element in after.areas[area]:
            if element != NOTHING:
                after.black_bag[element] += 1
    return after.black_bag


def marker_draws(g: Marine) -> dict[ActionId, dict[TerrainId, float]]:
    """MAR-10.4.9, MAR-10.4.11. By action and terrain: the chance that the next Reseed, which draws
    from all markers, brings such a marker."""
    every = [terrain.markers for terrain in g.cards.terrains]
    return {
        ACTION_NAMES[action]: {
            TERRAIN_NAMES[terrain]: chance_of_some(
                every[terrain], sum(every), g.cards.actions[action].drawn
            )
            for terrain in range(TERRAINS)
        }
        for action in (COMPETITION, EVOLUTION)
    }


def tile_draws(g: Marine) -> MarineTileDraws:
    """MAR-2.10.2. The tiles below the tops of the stacks; by terrain the chance of the next."""
    left = sum(g.unseen_tiles)
    return {
        "left": left,
        "next": {
            TERRAIN_NAMES[terrain]: number / left
            for terrain, number in enumerate(g.unseen_tiles)
            if number > 0
        },
    }


def card_draws(g: Marine) -> MarineCardDraws:
    """MAR-9.10. How many cards are left in the deck, and the chances that the next one brings an
    Extinction, a Survival or the end."""
    cards = [g.cards.evolution[card] for card in next_cards(g)] if g.deck > 0 else []
    number = max(1, len(cards))
    return {
        "left": g.deck,
        "extinction": sum(card.extinctions > 0 for card in cards) / number,
        "survival": sum(card.survivals > 0 for card in cards) / number,
        "asteroid": sum(card.ends_game for card in cards) / number,
    }
