"""MAR-4. The sequence of play: turns, actions, and what follows from them."""

from collections.abc import Callable
from typing import Final

from trilobite.core.agenda import due
from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.marine import (
    abundance,
    adaptation,
    autotrophy,
    bottom_feeder,
    competition,
    depletion,
    domination,
    events,
    evolution,
    migration,
    regression,
    reseed,
    retrieval,
    row,
    scoring,
    setup,
    speciation,
    tectonics,
    traits,
    wanderlust,
)
from trilobite.games.marine.cards.types import Space
from trilobite.games.marine.pawns import offer_pawns, place
from trilobite.games.marine.planet import decide
from trilobite.games.marine.state import SPECIAL, Animal, Marine


def next_step(g: Marine) -> Flow | None:
    """MAR-4.6. The next step of the game that asks somebody; every step starts with nothing half
    done."""
    while not g.over:
        name, a, b, c = g.agenda.pop(0)
        if name in OF_AN_ANIMAL:
            flow = OF_AN_ANIMAL[name](g, g.animal(a))
        elif name in OF_AN_ANIMAL_AND_A_NUMBER:
            flow = OF_AN_ANIMAL_AND_A_NUMBER[name](g, g.animal(a), b)
        elif name in OF_AN_ANIMAL_AND_TWO_NUMBERS:
            flow = OF_AN_ANIMAL_AND_TWO_NUMBERS[name](g, g.animal(a), b, c)
        elif name in OF_A_NUMBER:
            flow = OF_A_NUMBER[name](g, a)
        else:
            flow = OF_NOTHING[name](g)
        if flow is not None:
            return flow
    return None


# --- turns --------------------------------------------------------------------------------


def turn(g: Marine, animal: Animal) -> Flow:
    """MAR-4.1. The player places one available pawn and takes the action, or takes Retrieval: at
    will (MAR-4.5), or for want of a pawn or a space (MAR-4.3, MAR-4.4). A player whose cube is
    already in the right column goes on as before (MAR-4.8), and so does one without species
    (MAR-2.1.4)."""
    g.tell("turn", animal.number)
    g.turn = animal.number
    traits.ripen(g)
    menu = Menu(g.explain)
    traits.offer_copies(g, animal, menu)
    offer_pawns(g, animal, menu)
    menu.offer(("retrieve", -1, -1))
    choice: Option = yield decide(animal, "turn", menu, "MAR-4.1")
    if choice[0] == "retrieve":
        retrieval.retrieval(g, animal)  # MAR-8.6
    elif choice[0] == "copy":
        yield from traits.copy_trait(g, animal, choice[1])
        g.agenda.append(due("turn", animal.number))
    else:
        special = choice[0] == "special"
        pawn = SPECIAL + choice[1] if special else animal.number
        space = choice[2] if special else choice[1]
        place(g, animal, pawn, space)
        g.agenda.append(due("action", animal.number, space))
        g.agenda.append(due("end-of-turn", animal.number))
        g.agenda.append(due("turn", g.next_animal(animal.number)))


def action(g: Marine, animal: Animal, space: int) -> Flow:
    """MAR-6.1. The action of the space is taken at once. Its first decision lets the player
    decline it as a whole (MAR-6.2); later ones offer an end only where the rule says "up to" or
    "may" (MAR-6.3, MAR-6.4). Impossible actions have no effect (MAR-5.1.4, MAR-6.5)."""
    here = g.cards.spaces[space]
    return ACTIONS[here.action](g, animal, here)


def end_of_turn(g: Marine, _acting: Animal) -> Flow:
    """MAR-6.8. What follows an action before the next turn, whoever has acted. The survival card
    and the states of species are always up to date."""
    return traits.wear_off(g)


# --- the rules of the steps, by the name that stands in the agenda ------------------------
# They return a flow, or None where nobody is asked.

OF_AN_ANIMAL: Final[dict[str, Callable[[Marine, Animal], Flow | None]]] = {
    "turn": turn,
    "end-of-turn": end_of_turn,
    "refill": row.refill,
}

OF_AN_ANIMAL_AND_A_NUMBER: Final[dict[str, Callable[[Marine, Animal, int], Flow | None]]] = {
    "action": action,
    "round-end": retrieval.round_end,
    "resolve": evolution.resolve,
    "arrivals": wanderlust.arrivals,
    "follow": traits.follow,
    "lineage": retrieval.lineage,
}

OF_AN_ANIMAL_AND_TWO_NUMBERS: Final[
    dict[str, Callable[[Marine, Animal, int, int], Flow | None]]
] = {"card": row.play_card}

OF_A_NUMBER: Final[dict[str, Callable[[Marine, int], Flow | None]]] = {
    "turn-up": wanderlust.turn_up,
}

OF_NOTHING: Final[dict[str, Callable[[Marine], Flow | None]]] = {
    "animals": setup.choose_animals,
    "planet": setup.lay_out_planet,
    "traits": setup.deal_traits,
    "keep-traits": setup.keep_traits,
    "use-traits": setup.use_traits,
    "row": setup.lay_out_row,
    "extinction": events.extinction,
    "survival": events.survival,
    "reseed": reseed.reseed,
    "final": scoring.final_scoring,
}

#: The rules of the actions, from the top of the display; the last is on a trait.
ACTIONS: Final[tuple[Callable[[Marine, Animal, Space], Flow], ...]] = (
    abundance.abundance,
    autotrophy.autotrophy,
    depletion.depletion,
    adaptation.adaptation,
    regression.regression,
    speciation.speciation,
    wanderlust.wanderlust,
    tectonics.tectonics,
    migration.migration,
    competition.competition,
    evolution.evolution,
    domination.domination,
    bottom_feeder.bottom_feeder,
)
