"""H5e, H6, L5, L6. Macroorganisms beside their neighbours: circles, shared cubes, levels."""

from trilobite.games.genesis.cards.types import BLUE, COLOURS, GREEN, MARINE, TERRESTRIAL, MacroSide
from trilobite.games.genesis.organism import chromosomes, endosymbionts, metabolic_rate
from trilobite.games.genesis.state import (
    BACTERIUM,
    EMPTY,
    MACRO,
    NOBODY,
    PARASITE,
    PRESENT,
    SOURCELESS,
    Genesis,
    Organism,
)

# --- circles and squares ------------------------------------------------------------------


def circles_of(side: MacroSide, colour: int) -> int:
    """How many endosymbiont circles of a colour the card has."""
    return sum(1 for circle in side.circles if circle.colour == colour)


def free_circle(g: Genesis, o: Organism, colour: int) -> bool:
    """H3d. Whether another biont of the colour finds a circle."""
    return endosymbionts(o, colour) < circles_of(g.macro_side(o), colour)


def free_squares(g: Genesis, o: Organism, colour: int) -> list[int]:
    """Empty organ squares of a colour, from the top."""
    organs = g.macro_side(o).organs
    return [s for s in range(len(organs)) if organs[s].colour == colour and o.organs[s] != PRESENT]


# --- L2, L5: neighbours -------------------------------------------------------------------


def neighbours(g: Genesis, o: Organism) -> list[Organism]:
    """The organism's host and its parasite, if it has them."""
    return [g.organism(place) for place in (o.host, o.parasite) if place != NOBODY]


def is_macro_parasite(o: Organism) -> bool:
    """L1. Whether the organism is a macroorganism that grew from a parasite and still is one."""
    return o.kind == MACRO and o.host != NOBODY


def land_beside(g: Genesis, o: Organism) -> bool:
    """L5f. Whether the organism is linked to a terrestrial macroorganism."""
    return any(n.kind == MACRO and n.side == TERRESTRIAL for n in neighbours(g, o))


def shore_party(g: Genesis, o: Organism) -> list[Organism]:
    """L5a, L5d. The marine macroorganisms that a new cube on the organism could send ashore, the
    host first: itself and its partner in a chimera, or a bacterium's macroorganism parasite."""
    if o.kind == PARASITE:
        return []
    return [member for member in members(g, o) if member.kind == MACRO and member.side == MARINE]


def diseased_colours(g: Genesis, o: Organism) -> list[int]:
    """H5e, L5c. Colours of the diseased organs that lie on the macroorganism's parasite."""
    if o.parasite == NOBODY:
        return []
    parasite = g.organism(o.parasite)
    if parasite.kind != PARASITE:
        return []
    colours = g.parasite_side(parasite).slots
    return [colours[i] for i in range(2) if parasite.slots[i] not in (EMPTY, SOURCELESS)]


def neighbour_colours(g: Genesis, o: Organism) -> list[int]:
    """L5b, L5d, L5e. Colours of what a macroorganism may count besides: the organs of a linked
    macroorganism, the mutation cubes of a bacterium that is its host."""
    colours: list[int] = []
    for neighbour in neighbours(g, o):
        if neighbour.kind == MACRO:
            organs = g.macro_side(neighbour).organs
            colours += [
                organs[s].colour for s in range(len(organs)) if neighbour.organs[s] == PRESENT
            ]
        elif neighbour.kind == BACTERIUM:
            for mutation in neighbour.mutations:
                card = g.cards.mutations[mutation.card]
                if mutation.base == PRESENT:
                    colours.append(card.colour)
                if mutation.plus == PRESENT:
                    colours.append(card.plus)
    return colours


def missing_organs(g: Genesis, o: Organism, counted: list[int]) -> list[int]:
    """H5d, H5e. Squares that still lack a cube when cubes of the given colours count too."""
    organs = g.macro_side(o).organs
    missing = [s for s in range(len(organs)) if o.organs[s] != PRESENT]
    for colour in counted:
        for square in missing:
            if organs[square].colour == colour:
                missing.remove(square)
                break
    return missing


# --- H6, L6: trophic levels ---------------------------------------------------------------


def members(g: Genesis, o: Organism) -> list[Organism]:
    """L6. The macroorganisms of a chimera, host first; otherwise the organism alone."""
    found = [o]
    if o.host != NOBODY:
        host = g.organism(o.host)
        if host.kind == MACRO:
            found.insert(0, host)
    if o.parasite != NOBODY:
        parasite = g.organism(o.parasite)
        if parasite.kind == MACRO:
            found.append(parasite)
    return found


def joint_rate(g: Genesis, o: Organism) -> int:
    """H6b, L6a. The metabolic rate, summed over a chimera."""
    return sum(metabolic_rate(g, member) for member in members(g, o))


def levels(g: Genesis, ecosystem: int) -> list[int]:
    """H6, L6a. The ecosystem's macroorganisms from the lowest level up; only the host of a
    chimera, since its members share one level."""
    found: list[int] = []
    for place in g.ecosystems[ecosystem]:
        o = g.organism(place)
        if members(g, o)[0] is o:
            found.append(place)
    return found


def trophic_level(g: Genesis, o: Organism) -> int:
    """H6, L6a. The level a macroorganism or its chimera stands on, counted from 0."""
    return levels(g, o.side).index(members(g, o)[0].place)


def plant_of(g: Genesis, ecosystem: int) -> int:
    """L6b. The macroorganism or chimera with most green and blue, ties by all colours: it is at
    least a plant and so never the one that starves."""
    best = NOBODY
    best_rank = (-1, -1)
    for place in levels(g, ecosystem):
        total = [0, 0, 0, 0]
        for member in members(g, g.organism(place)):
            for colour in COLOURS:
                total[colour] += chromosomes(g, member, colour)
        rank = (total[GREEN] + total[BLUE], sum(total))
        if rank > best_rank:
            best = place
            best_rank = rank
    return best
