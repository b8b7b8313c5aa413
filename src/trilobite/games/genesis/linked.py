"""H5e, L5, L6. Macroorganisms beside their neighbours: shared cubes, levels and rates."""

from trilobite.games.genesis.cards import BLUE, COLOURS, GREEN
from trilobite.games.genesis.organism import chromosomes, metabolic_rate
from trilobite.games.genesis.state import EMPTY, MACRO, NOBODY, PARASITE, PRESENT, Genesis, Organism


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


def crowd(g: Genesis, ecosystem: int) -> int:
    """H6, L6a. How many levels the ecosystem needs: a chimera takes one."""
    number = 0
    for place in g.ecosystems[ecosystem]:
        o = g.organism(place)
        if members(g, o)[0] is o:
            number += 1
    return number


def neighbour_cubes(g: Genesis, o: Organism) -> list[int]:
    """H5e, L5b to L5e. Colours of cubes beside the macroorganism that count for landfall."""
    colours: list[int] = []
    if o.parasite != NOBODY:
        parasite = g.organism(o.parasite)
        if parasite.kind == PARASITE:
            slots = g.parasite_side(parasite).slots
            colours += [slots[i] for i in range(2) if parasite.slots[i] != EMPTY]
        else:
            colours += organ_colours(g, parasite)
    if o.host != NOBODY:
        host = g.organism(o.host)
        if host.kind == MACRO:
            colours += organ_colours(g, host)
        else:
            for mutation in host.mutations:
                card = g.cards.mutations[mutation.card]
                if mutation.base == PRESENT:
                    colours.append(card.colour)
                if mutation.plus == PRESENT:
                    colours.append(card.plus)
    return colours


def organ_colours(g: Genesis, o: Organism) -> list[int]:
    """Colours of the organs a macroorganism has."""
    organs = g.macro_side(o).organs
    return [organs[s].colour for s in range(len(organs)) if o.organs[s] == PRESENT]


def plant_of(g: Genesis, ecosystem: int) -> int:
    """L6b. The macroorganism or chimera with most green and blue, ties by all colours: it is at
    least a plant and so never the one that starves."""
    best = NOBODY
    best_rank = (-1, -1)
    for place in g.ecosystems[ecosystem]:
        total = [0, 0, 0, 0]
        for member in members(g, g.organism(place)):
            for colour in COLOURS:
                total[colour] += chromosomes(g, member, colour)
        rank = (total[GREEN] + total[BLUE], sum(total))
        if rank > best_rank:
            best = place
            best_rank = rank
    return best
