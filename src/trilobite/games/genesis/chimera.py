"""L. Macroorganisms that grow from parasites, and what they do to their neighbours.

A macroorganism parasite is an organism of kind MACRO with a host; the parasite card lies under
it. Towards its own hyperparasite it is a macroorganism host like any other (L2a). Its home row,
its tableau and its pool are those of its host (L2.1, E2), even if it is terrestrial and the host
is a bacterium: linked organisms live in one place. Icons that ask what an organism is (UV, cancer,
drought, antioxidants) treat it as the macroorganism it is.

Its death and its host's are in `loss` (L4), landfall and trophic levels in `macro` (L5, L6), its
behaviour under an NPC in `npc` (L7).
"""

from collections.abc import Generator
from typing import Any

from trilobite.core.decision import Ask, Flow, Menu, Option, Reason
from trilobite.games.genesis.cards.types import COLOURS, MARINE
from trilobite.games.genesis.linked import free_circle, free_squares
from trilobite.games.genesis.loss import (
    extinction,
    lose_diseased_cube,
    lose_mutation_cube,
    macro_extinction,
    mark_unsorted,
    mutation_on,
    remove_biont,
    return_diseased_cube,
    settle,
)
from trilobite.games.genesis.organism import cubes
from trilobite.games.genesis.parasites import MUTATION_CUBE, ORGAN_CUBE, takeable
from trilobite.games.genesis.pool import compensate, decide, return_biont
from trilobite.games.genesis.state import (
    EMPTY,
    GONE,
    MACRO,
    MACROS,
    NOBODY,
    PARASITE,
    PLAYERS,
    PRESENT,
    Genesis,
    Organism,
    colour_of,
)

HYPERPARASITES_STAY_SMALL = Reason("hyperparasites-stay-small", "L1b.1")
NO_FREE_CIRCLE = Reason("no-free-circle", "L5e.2")


# --- L1: parasites becoming macroorganisms ------------------------------------------------


def refusal_to_grow(g: Genesis, parasite: Organism) -> Reason | None:
    """L1.1, L1b. A parasite may become a macroorganism, a hyperparasite may not."""
    if g.organism(parasite.host).host != NOBODY:
        return HYPERPARASITES_STAY_SMALL
    return None


def building_cubes(
    g: Genesis, player: int, parasite: Organism, card: int
) -> Generator[Ask, Any, list[int]]:
    """L1.1. The cubes by colour that the parasite brings into the macroorganism.

    Diseased cubes that become system chromosomes or organs are lost to the host, the others go
    back to it. Where a cube of the parasite's own could serve as well the buyer chooses.
    """
    side = g.cards.macros[card - MACROS].sides[MARINE]
    colours = g.parasite_side(parasite).slots
    kept: list[int] = []
    for slot in range(2):
        if parasite.slots[slot] == EMPTY:
            continue
        colour = colours[slot]
        room = side.system[colour] + sum(1 for organ in side.organs if organ.colour == colour)
        menu = Menu(g.explain)
        if room > sum(1 for other in kept if colours[other] == colour):
            menu.offer(("use-diseased", slot, -1))
        if cubes(g, parasite, colour) > room:
            menu.offer(("leave-diseased", slot, -1))
        choice: Option = yield decide(g, player, "diseased-cubes", menu, "L1.1", parasite.place)
        if choice[0] == "use-diseased":
            kept.append(slot)
        else:
            return_diseased_cube(g, parasite, slot)
    brought = [cubes(g, parasite, colour) for colour in COLOURS]
    for slot in kept:
        lose_diseased_cube(g, parasite, slot)
    return brought


def take_in_host(g: Genesis, o: Organism) -> Flow:
    """L1a.2. A new macroorganism parasite takes in its host's bionts where circles are free; a
    host that is a macroorganism is immune."""
    host = g.organism(o.host)
    if host.kind == MACRO:
        return
    for player in range(PLAYERS):
        while host.bionts[player] > 0 and free_circle(g, o, colour_of(player)):
            incorporate(g, o, host, player)
    yield from settle(g, host)


def incorporate(g: Genesis, o: Organism, neighbour: Organism, player: int) -> None:
    """L1a.2, L5e.2, AMB-84. A neighbour's biont becomes an endosymbiont."""
    spent = neighbour.spent[player] >= neighbour.bionts[player]
    remove_biont(neighbour, player)
    o.bionts[player] += 1
    o.spent[player] += 1 if spent else 0
    mark_unsorted(g, o, colour_of(player))
    g.tell("incorporated", o.place, neighbour.place, player)


# --- L2: relation with neighbours ---------------------------------------------------------


def prune(g: Genesis, o: Organism) -> Flow:
    """L2b. When the hyperparasite of a new macroorganism parasite has been taken in and the next
    one has moved up (H3e), a parasite on that one is one level too many and dies."""
    if o.parasite != NOBODY:
        hyperparasite = g.organism(o.parasite)
        if hyperparasite.parasite != NOBODY:
            yield from extinction(g, g.organism(hyperparasite.parasite))


# --- L3: Red Queens -----------------------------------------------------------------------


def spoils(g: Genesis, o: Organism, target: Organism) -> list[tuple[Option, int]]:
    """L3. What the attacker could take, each with its colour, if the parasite of the two is a
    macroorganism."""
    if o.kind != MACRO:
        return grafts(g, o, target)
    if target.kind == MACRO:
        return spoils_of_chimera(g, o, target)
    return spoils_of_host(g, o, target)


def grafts(g: Genesis, o: Organism, target: Organism) -> list[tuple[Option, int]]:
    """L3.1. A microorganism host takes an organ into an empty mutation position of its colour:
    that of the first cube of a promoted mutation, the only one that can be empty."""
    found: list[tuple[Option, int]] = []
    for organ, colour in takeable(g, target, None):
        for mutation in o.mutations:
            if mutation.base == GONE and g.cards.mutations[mutation.card].colour == colour:
                found.append((("graft", organ[1], mutation.card), colour))
    return found


def spoils_of_chimera(g: Genesis, o: Organism, target: Organism) -> list[tuple[Option, int]]:
    """L3a. Organs that fit a free square; for the host also endosymbionts that fit a circle."""
    found = [
        (option, colour)
        for option, colour in takeable(g, target, None)
        if free_squares(g, o, colour)
    ]
    if target.host == o.place:
        for player in range(PLAYERS):
            trophic = 1 if player == target.owner else 0
            if target.bionts[player] > trophic and free_circle(g, o, colour_of(player)):
                found.append((("steal-biont", player, -1), colour_of(player)))
    return found


def spoils_of_host(g: Genesis, o: Organism, target: Organism) -> list[tuple[Option, int]]:
    """L3b. Mutation cubes that fit a free square first; when there are none, bionts."""
    found = [
        (option, colour)
        for option, colour in takeable(g, target, None)
        if free_squares(g, o, colour)
    ]
    if not found:
        for player in range(PLAYERS):
            if target.bionts[player] > 0:
                found.append((("steal-biont", player, -1), colour_of(player)))
    return found


def steal_cube(g: Genesis, player: int, o: Organism, target: Organism, prey: Option) -> Flow:
    """L3.1, L3a, L3b. The cube changes hands for good; a mutation loses it in lockstep."""
    verb, a, b = prey
    if verb == MUTATION_CUBE:
        card = g.cards.mutations[a]
        g.tell("mutation-cube-lost", target.place, a, b)
        lose_mutation_cube(g, target, mutation_on(target, a), b)
        yield from new_organ(g, player, o, card.plus if b else card.colour)
        return
    colour = g.macro_side(target).organs[a].colour
    target.organs[a] = GONE
    g.tell("organ-lost", target.place, a)
    mark_unsorted(g, target, colour)
    if verb == ORGAN_CUBE:
        yield from new_organ(g, player, o, colour)
    else:
        mutation_on(o, b).base = PRESENT
        g.tell("grafted", o.place, b)


def new_organ(g: Genesis, player: int, o: Organism, colour: int) -> Flow:
    """L3a, L3b. The thief chooses the square for what they stole."""
    menu = Menu(g.explain)
    for square in free_squares(g, o, colour):
        menu.offer(("square", square, -1))
    choice: Option = yield decide(g, player, "stolen-organ", menu, "L3a.1", o.place)
    o.organs[choice[1]] = PRESENT
    g.tell("organ", o.place, choice[1])
    mark_unsorted(g, o, colour)


def take_sourceless(g: Genesis, player: int, o: Organism, parasite: Organism, slot: int) -> Flow:
    """H4a, H4b, L4b. Of diseased cubes that were never stolen a macroorganism makes an organ, if
    it has a square for it; they come from no mutation, so others just remove them."""
    colour = g.parasite_side(parasite).slots[slot]
    lose_diseased_cube(g, parasite, slot)
    if o.kind == MACRO and free_squares(g, o, colour):
        yield from new_organ(g, player, o, colour)


# --- L5: landfall -------------------------------------------------------------------------


def leave_behind(g: Genesis, lander: Organism, other: Organism) -> Flow:
    """L5e.2, DEC-47. Of two linked macroorganisms only one has landed: the other goes extinct, and
    the lander's owner may take in bionts that it is left with."""
    yield from macro_extinction(g, other)
    if other not in g.organisms:
        return
    returned = [0] * PLAYERS
    while True:
        menu = Menu(g.explain)
        for player in range(PLAYERS):
            if other.bionts[player] > 0:
                needs_circle = other.place == lander.host
                fits = not needs_circle or free_circle(g, lander, colour_of(player))
                menu.offer(("take-in", player, -1), None if fits else NO_FREE_CIRCLE)
        if not menu.options:
            break
        menu.offer(("enough", -1, -1))
        choice: Option = yield decide(g, lander.owner, "incorporate", menu, "L5e.2", other.place)
        if choice[0] == "enough":
            break
        player = choice[1]
        if free_circle(g, lander, colour_of(player)):
            incorporate(g, lander, other, player)
        else:
            remove_biont(other, player)
            return_biont(g, player)
            returned[player] += 1
    yield from compensate(g, returned)
    if other.kind == PARASITE and other.bionts[other.owner] == 0:
        yield from extinction(g, other)  # L4b: no foreign player can own it
    else:
        yield from settle(g, other)
