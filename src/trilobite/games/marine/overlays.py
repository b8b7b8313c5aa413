"""What people may want to know before they decide, as plain values: where species thrive, what
tiles would pay, how far a type is dominated, what the events would do now, and what bags and decks
may bring. All of it follows from what everybody can see (MAR-2.10.1), and the rules themselves
reckon it, on a copy where they change something."""

from math import comb
from typing import Any

from trilobite.core.decision import Decision
from trilobite.core.words import Words
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
from trilobite.games.marine.domination import domination_value
from trilobite.games.marine.effects import carry_out
from trilobite.games.marine.events import extinction, survival, vents_occupied
from trilobite.games.marine.filters import Resolving
from trilobite.games.marine.hexes import HEXES
from trilobite.games.marine.planet import occupants, species_on_vents, thrives
from trilobite.games.marine.position.writer import names
from trilobite.games.marine.reseed import clear_vented_corners, regress
from trilobite.games.marine.row import next_cards
from trilobite.games.marine.scoring import score_evolution_tile
from trilobite.games.marine.state import NOBODY, NOTHING, Animal, Marine

#: The areas whose tokens go to the bag at the Reseed before new ones are drawn (MAR-10.4.7).
_EMPTIED = (REGRESSION, DEPLETION, SPECIATION, WANDERLUST)


def overlays(g: Marine, words: Words) -> dict[str, Any]:
    """All of it."""
    return {
        "thriving": thriving(g, words),
        "scores": scores(g, words),
        "domination": domination(g, words),
        "extinction": extinction_now(g, words),
        "survival": survival_now(g, words),
        "cards": cards_worth(g, words),
        "tokens": token_draws(g, words),
        "markers": marker_draws(g, words),
        "tiles": tile_draws(g, words),
        "deck": card_draws(g),
    }


# --- the planet ---------------------------------------------------------------------------


def thriving(g: Marine, words: Words) -> dict[str, Any]:
    """MAR-2.5. By tile and animal: whether its species thrive, and the types that feed them."""
    found: dict[str, Any] = {}
    for hex in range(HEXES):
        for animal in occupants(g, hex):
            fed = g.food[hex] & animal.diet
            food = [element for element in range(ELEMENTS) if fed >> element & 1]
            found.setdefault(words.name("hex", hex), {})[words.name("animal", animal.number)] = {
                "thrives": thrives(g, animal, hex),
                "food": names(words, "element", food),
            }
    return found


def scores(g: Marine, words: Words) -> dict[str, dict[str, int]]:
    """MAR-7.11.3, MAR-9.16.16, MAR-11.18. By tile and animal: the VP if an Evolution action scored
    the tile now, with what cards of the row and traits add."""
    scored = g.copy()
    found: dict[str, dict[str, int]] = {}
    for hex in range(HEXES):
        if g.kinds[hex] == NOTHING:
            continue
        before = [animal.vp for animal in scored.animals]
        score_evolution_tile(scored, hex)
        won = gains(scored, before, words)
        if won:
            found[words.name("hex", hex)] = won
    return found


def domination(g: Marine, words: Words) -> dict[str, Any]:
    """MAR-2.8. By animal and type that it has: elements, tiles that count, value and target."""
    return {
        words.name("animal", animal.number): {
            words.name("element", element): {
                "elements": animal.elements[element],
                "tiles": names(words, "hex", counted_tiles(g, animal, element)),
                "value": domination_value(g, animal, element),
                "target": g.targets[element],
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


def extinction_now(g: Marine, words: Words) -> dict[str, Any]:
    """MAR-10.2. What an Extinction would eliminate now, by tile and animal, those included that
    only lose their living by it, and the VP that come of it."""
    after = g.copy()
    before = [animal.vp for animal in after.animals]
    extinction(after)
    lost: dict[str, dict[str, int]] = {}
    for animal, left in zip(g.animals, after.animals, strict=True):
        for hex in range(HEXES):
            number = animal.species[hex] - left.species[hex]
            if number > 0:
                by_animal = lost.setdefault(words.name("hex", hex), {})
                by_animal[words.name("animal", animal.number)] = number
    return {"lost": lost, "vp": gains(after, before, words)}


def survival_now(g: Marine, words: Words) -> dict[str, Any]:
    """MAR-10.3. What a Survival would bring now, and how the animals stand on vents."""
    after = g.copy()
    before = [animal.vp for animal in after.animals]
    survival(after)
    return {
        "holder": None if after.survival == NOBODY else words.name("animal", after.survival),
        "vp": gains(after, before, words),
        "on_vents": {
            words.name("animal", animal.number): {
                "species": species_on_vents(g, animal),
                "vents": vents_occupied(g, animal),
            }
            for animal in g.animals
        },
    }


def gains(g: Marine, before: list[int], words: Words) -> dict[str, int]:
    """The VP that animals have gained."""
    return {
        words.name("animal", animal.number): animal.vp - vp
        for animal, vp in zip(g.animals, before, strict=True)
        if animal.vp > vp
    }


# --- cards --------------------------------------------------------------------------------


def cards_worth(g: Marine, words: Words) -> dict[str, dict[str, int]]:
    """MAR-9.1. By card of the row that does nothing but give VP: what it would give each animal
    now."""
    found: dict[str, dict[str, int]] = {}
    for index, card in enumerate(g.row):
        steps = g.cards.evolution[card].steps
        if not all(step.op in ("gain-vp", "gain-bonus-vp") for step in steps):
            continue
        worth: dict[str, int] = {}
        for number in [animal.number for animal in g.animals]:
            after = g.copy()
            animal = after.animal(number)
            for _ in carry_out(after, Resolving(animal, card, index + 1, [card]), steps):
                raise AssertionError("VP are given without asking anybody")
            worth[words.name("animal", number)] = animal.vp - g.animal(number).vp
        found[words.name("evolution", card)] = worth
    return found


# --- what is drawn ------------------------------------------------------------------------


def chance_of_some(of_them: int, all_of_them: int, draws: int) -> float:
    """The chance that at least one of some things is among those drawn."""
    drawn = min(draws, all_of_them)
    if drawn == 0:
        return 0.0
    return 1.0 - comb(all_of_them - of_them, drawn) / comb(all_of_them, drawn)


def token_draws(g: Marine, words: Words) -> dict[str, Any]:
    """MAR-1.11, MAR-10.4.10. What is left in the black bag; by type the chance that the next token
    is of it, and that one comes to an area if the Reseed were now."""
    bag = bag_at_reseed(g)
    drawn = g.cards.actions[ABUNDANCE].drawn
    left = sum(g.black_bag)
    return {
        "left": left,
        "next": {
            words.name("element", element): g.black_bag[element] / max(1, left)
            for element in range(ELEMENTS)
        },
        "reseed": {
            words.name("element", element): chance_of_some(bag[element], sum(bag), drawn)
            for element in range(ELEMENTS)
        },
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


def marker_draws(g: Marine, words: Words) -> dict[str, dict[str, float]]:
    """MAR-10.4.9, MAR-10.4.11. By action and terrain: the chance that the next Reseed, which draws
    from all markers, brings such a marker."""
    every = [terrain.markers for terrain in g.cards.terrains]
    return {
        words.name("action", action): {
            words.name("terrain", terrain): chance_of_some(
                every[terrain], sum(every), g.cards.actions[action].drawn
            )
            for terrain in range(TERRAINS)
        }
        for action in (COMPETITION, EVOLUTION)
    }


def tile_draws(g: Marine, words: Words) -> dict[str, Any]:
    """MAR-2.10.2. The tiles below the tops of the stacks; by terrain the chance of the next."""
    left = sum(g.unseen_tiles)
    return {
        "left": left,
        "next": {
            words.name("terrain", terrain): number / left
            for terrain, number in enumerate(g.unseen_tiles)
            if number > 0
        },
    }


def card_draws(g: Marine) -> dict[str, Any]:
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
