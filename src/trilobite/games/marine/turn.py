"""MAR-4. The sequence of play: turns, actions, and what follows from them."""

from collections.abc import Callable
from typing import Final

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
    """MAR-4.6. The next step of the game; every step starts with nothing half done."""
    if g.over:
        return None
    name, a, b, c = g.agenda.pop(0)
    return FLOWS[name](g, a, b, c)


# --- turns --------------------------------------------------------------------------------


def turn(g: Marine, number: int, _b: int, _c: int) -> Flow:
    """MAR-4.1. The player places one available pawn and takes the action, or takes Retrieval: at
    will (MAR-4.5), or for want of a pawn or a space (MAR-4.3, MAR-4.4). A player whose cube is
    already in the right column goes on as before (MAR-4.8), and so does one without species
    (MAR-2.1.4)."""
    animal = g.animal(number)
    g.tell("turn", number)
    g.turn = number
    menu = Menu(g.explain)
    traits.offer_copies(g, animal, menu)
    offer_pawns(g, animal, menu)
    menu.offer(("retrieve", -1, -1))
    choice: Option = yield decide(animal, "turn", menu, "MAR-4.1")
    if choice[0] == "retrieve":
        retrieval.retrieval(g, animal)  # MAR-8.6
    elif choice[0] == "copy":
        yield from traits.copy_trait(g, animal, choice[1])
        g.agenda.append(("turn", number, 0, 0))
    else:
        special = choice[0] == "special"
        pawn = SPECIAL + choice[1] if special else number
        space = choice[2] if special else choice[1]
        place(g, animal, pawn, space)
        g.agenda.append(("action", number, space, 0))
        g.agenda.append(("end-of-turn", number, 0, 0))
        g.agenda.append(("turn", g.next_animal(number), 0, 0))


def action(g: Marine, number: int, space: int, _c: int) -> Flow:
    """MAR-6.1. The action of the space is taken at once. Its first decision lets the player
    decline it as a whole (MAR-6.2); later ones offer an end only where the rule says "up to" or
    "may" (MAR-6.3, MAR-6.4). Impossible actions have no effect (MAR-5.1.4, MAR-6.5)."""
    here = g.cards.spaces[space]
    return ACTIONS[here.action](g, g.animal(number), here)


def end_of_turn(g: Marine, _a: int, _b: int, _c: int) -> Flow:
    """MAR-6.8. What follows an action before the next turn. The survival card and the states of
    species are always up to date."""
    return traits.wear_off(g)


# --- steps that ask somebody --------------------------------------------------------------


def resolve(g: Marine, number: int, highest: int, _c: int) -> Flow:
    """MAR-7.11.10. A card is chosen after an Evolution action."""
    return evolution.resolve(g, g.animal(number), highest)


def card(g: Marine, number: int, which: int, x: int) -> Flow:
    """MAR-9. A card of the row is resolved."""
    return row.play_card(g, g.animal(number), which, x)


def refill(g: Marine, number: int, _b: int, _c: int) -> Flow:
    """MAR-9.7. The row is refilled."""
    return row.refill(g, g.animal(number))


def arrivals(g: Marine, number: int, hex: int, _c: int) -> Flow:
    """MAR-7.7.5. An animal may come to a new tile."""
    return wanderlust.arrivals(g, g.animal(number), hex)


def follow(g: Marine, number: int, hex: int, _c: int) -> Flow:
    """MAR-11.13. Mimicry after Wanderlust."""
    return traits.follow(g, g.animal(number), hex)


def lineage(g: Marine, number: int, space: int, _c: int) -> Flow:
    """MAR-11.17. Ancient Lineage during Retrieval."""
    return retrieval.lineage(g, g.animal(number), space)


def reseeding(g: Marine, _a: int, _b: int, _c: int) -> Flow:
    """MAR-10.4. The Reseed event."""
    return reseed.reseed(g)


# --- steps that ask nobody ----------------------------------------------------------------


def turn_up(g: Marine, stack: int, _b: int, _c: int) -> Flow:
    """MAR-7.7.6. The next tile of a stack is turned up."""
    wanderlust.turn_up(g, stack)
    yield from ()


def extinction(g: Marine, _a: int, _b: int, _c: int) -> Flow:
    """MAR-10.2. The Extinction event."""
    events.extinction(g)
    yield from ()


def survival(g: Marine, _a: int, _b: int, _c: int) -> Flow:
    """MAR-10.3. The Survival event."""
    events.survival(g)
    yield from ()


def round_end(g: Marine, number: int, again: int, _c: int) -> Flow:
    """MAR-8.4. The round end test."""
    retrieval.round_end(g, g.animal(number), again > 0)
    yield from ()


def final(g: Marine, _a: int, _b: int, _c: int) -> Flow:
    """MAR-12.4, MAR-12.5. The final scoring."""
    scoring.final_scoring(g)
    yield from ()


#: The rules of the steps, by the name that stands in the agenda.
FLOWS: Final[dict[str, Callable[[Marine, int, int, int], Flow]]] = {
    "animals": setup.choose_animals,
    "planet": setup.lay_out_planet,
    "traits": setup.deal_traits,
    "keep-traits": setup.keep_traits,
    "use-traits": setup.use_traits,
    "row": setup.lay_out_row,
    "turn": turn,
    "action": action,
    "end-of-turn": end_of_turn,
    "round-end": round_end,
    "resolve": resolve,
    "card": card,
    "refill": refill,
    "arrivals": arrivals,
    "turn-up": turn_up,
    "follow": follow,
    "lineage": lineage,
    "extinction": extinction,
    "survival": survival,
    "reseed": reseeding,
    "final": final,
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
