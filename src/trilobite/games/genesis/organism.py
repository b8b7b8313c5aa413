"""Counting: chromosomes, abilities, shields, rows. Nothing here changes the position."""

from typing import Final

from trilobite.games.genesis.cards.types import (
    BLUE,
    COLOURS,
    CONTINENT,
    GREEN,
    HEAT_SHIELD,
    HGT,
    MARINE,
    O2_SHIELD,
    RED,
    SPORE,
    YELLOW,
)
from trilobite.games.genesis.state import (
    BACTERIUM,
    EMPTY,
    MACRO,
    NOBODY,
    NPC,
    PARASITE,
    PARASITES,
    PRESENT,
    Genesis,
    Organism,
    Refugium,
    colour_of,
)

HEAT: Final = 0
OXYGEN: Final = 1


# --- chromosomes --------------------------------------------------------------------------


def cubes(g: Genesis, o: Organism, colour: int) -> int:
    """Cubes of a colour on the organism and its mutations, diseased cubes of a parasite
    included, system chromosomes and bionts not."""
    number = o.cubes[colour]
    cards = g.cards.mutations
    for mutation in o.mutations:
        card = cards[mutation.card]
        if mutation.base == PRESENT and card.colour == colour:
            number += 1
        if mutation.plus == PRESENT and card.plus == colour:
            number += 1
    if o.kind == PARASITE:
        slots = g.parasite_side(o).slots
        if o.slots[0] != EMPTY and slots[0] == colour:
            number += 1
        if o.slots[1] != EMPTY and slots[1] == colour:
            number += 1
    elif o.kind == MACRO:
        for square, organ in enumerate(g.macro_side(o).organs):
            if organ.colour == colour and o.organs[square] == PRESENT:
                number += 1
    return number


def chromosomes(g: Genesis, o: Organism, colour: int) -> int:
    """G:Chromosome. All chromosomes of a colour: cubes, bionts, system chromosomes."""
    number = cubes(g, o, colour) + o.bionts[colour] + o.bionts[colour + NPC]
    if o.kind == MACRO:
        number += g.macro_side(o).system[colour]
    return number


def all_chromosomes(g: Genesis, o: Organism) -> list[int]:
    """G:Chromosome. All chromosomes by colour, counted at once."""
    cubes = o.cubes
    bionts = o.bionts
    number = [
        cubes[0] + bionts[0] + bionts[NPC],
        cubes[1] + bionts[1] + bionts[NPC + 1],
        cubes[2] + bionts[2] + bionts[NPC + 2],
        cubes[3] + bionts[3] + bionts[NPC + 3],
    ]
    cards = g.cards.mutations
    for mutation in o.mutations:
        card = cards[mutation.card]
        if mutation.base == PRESENT:
            number[card.colour] += 1
        if mutation.plus == PRESENT:
            number[card.plus] += 1
    if o.kind == PARASITE:
        for slot, colour in enumerate(g.parasite_side(o).slots):
            if o.slots[slot] != EMPTY:
                number[colour] += 1
    elif o.kind == MACRO:
        side = g.macro_side(o)
        for square, organ in enumerate(side.organs):
            if o.organs[square] == PRESENT:
                number[organ.colour] += 1
        for colour in COLOURS:
            number[colour] += side.system[colour]
    return number


def biont_count(o: Organism | Refugium) -> int:
    """Bionts of all players in the organism or on the refugium."""
    b = o.bionts
    return b[0] + b[1] + b[2] + b[3] + b[4] + b[5] + b[6] + b[7]


def autocatalytic_dice(refugium: Refugium) -> int:
    """F0b. One die for each organised cube, two for each biont."""
    return sum(refugium.organised) + 2 * biont_count(refugium)


def cancer_dice(o: Organism) -> int:
    """D8.1. One die for each organ, two for each biont."""
    return o.organs.count(PRESENT) + 2 * biont_count(o)


def darwin_dice(g: Genesis, o: Organism) -> int:
    """G0a. One die for each cube, two for each biont."""
    number = 2 * biont_count(o)
    for colour in COLOURS:
        number += cubes(g, o, colour)
    return number


def endosymbionts(o: Organism, colour: int) -> int:
    """G:Endosymbiont. Bionts of a colour in a macroorganism besides the trophic biont."""
    number = o.bionts[colour] + o.bionts[colour + NPC]
    return number - 1 if colour_of(o.owner) == colour else number


def metabolic_rate(g: Genesis, o: Organism) -> int:
    """H6b. Red and yellow chromosomes."""
    return chromosomes(g, o, RED) + chromosomes(g, o, YELLOW)


# --- abilities ----------------------------------------------------------------------------


def icons(g: Genesis, o: Organism, ability: int) -> int:
    """G:Ability. How often an ability's icon acts in the organism (H5a for bubbles)."""
    number = 0
    if o.kind == MACRO:
        side = g.macro_side(o)
        for square, organ in enumerate(side.organs):
            if o.organs[square] == PRESENT and organ_acts(g, o, square):
                number += organ.icons[ability]
        taken = [0, 0, 0, 0]
        for circle in side.circles:
            if taken[circle.colour] < acting_endosymbionts(g, o, circle.colour):
                taken[circle.colour] += 1
                number += circle.icons[ability]
        return number
    cards = g.cards.mutations
    for mutation in o.mutations:
        if mutation.acting >= 0:
            number += cards[mutation.card].sides[mutation.acting].icons[ability]
    if o.kind == PARASITE:
        number += g.parasite_side(o).icons[ability]
    return number


def count_organs(o: Organism) -> None:
    """ED-32. Notes what a macroorganism has at the start of the turn."""
    if o.kind == MACRO:
        o.organs_at_start = o.organs[:]
        o.endosymbionts_at_start = [endosymbionts(o, colour) for colour in COLOURS]


def organ_acts(g: Genesis, o: Organism, square: int) -> bool:
    """H1c, ED-32. Whether an organ's abilities act already: at once, or from the next turn."""
    if g.edition.abilities_at_once:
        return True
    return square < len(o.organs_at_start) and o.organs_at_start[square] == PRESENT


def acting_endosymbionts(g: Genesis, o: Organism, colour: int) -> int:
    """ED-31, ED-32. Endosymbionts of a colour whose abilities act already."""
    number = endosymbionts(o, colour)
    if g.edition.abilities_at_once:
        return number
    return min(number, o.endosymbionts_at_start[colour])


def has(g: Genesis, o: Organism, ability: int) -> bool:
    """Whether the organism has the ability."""
    return icons(g, o, ability) > 0


def heat_shield(g: Genesis, o: Organism) -> int:
    """D5a. Red chromosomes and red shields."""
    return chromosomes(g, o, RED) + icons(g, o, HEAT_SHIELD)


def antioxidant_shield(g: Genesis, o: Organism) -> int:
    """D6a. Green chromosomes, green shields and vitamins."""
    return chromosomes(g, o, GREEN) + icons(g, o, O2_SHIELD) + o.disks[GREEN]


def shield(g: Genesis, o: Organism, spike: int) -> int:
    """The shield against heat or oxygen."""
    return heat_shield(g, o) if spike == HEAT else antioxidant_shield(g, o)


def error_shield(g: Genesis, o: Organism) -> int:
    """G:Heredity. Blue chromosomes."""
    return chromosomes(g, o, BLUE)


def wantonness(g: Genesis, player: int) -> int:
    """A6b.2, ADD-1. HGT icons of the microorganisms the player owns or resides in."""
    number = 0
    for o in g.organisms:
        if o.kind != MACRO and (o.owner == player or o.bionts[player] > 0):
            number += icons(g, o, HGT)
    return number


# --- places -------------------------------------------------------------------------------


def root(g: Genesis, o: Organism) -> Organism:
    """The organism at the bottom of a chain of parasites: itself if it is no parasite."""
    while o.host != NOBODY:
        o = g.organism(o.host)
    return o


def tableau(g: Genesis, o: Organism) -> int:
    """B1b, H0e. The player in whose tableau the organism sits."""
    return root(g, o).owner


def home_row(g: Genesis, o: Organism) -> int:
    """E2. The row of the placard; sea or land for macroorganisms; the host's for parasites."""
    o = root(g, o)
    if o.kind == BACTERIUM:
        return g.cards.placards[o.place].home_row
    return g.edition.marine_row if o.side == MARINE else CONTINENT


def biont_rows(g: Genesis, player: int) -> list[bool]:
    """For each row whether the player has a biont there."""
    rows = [False, False, False, False]
    for row, refugia in enumerate(g.rows):
        for refugium in refugia:
            if refugium.bionts[player] > 0:
                rows[row] = True
                break
    for o in g.organisms:
        if o.bionts[player] > 0:
            rows[home_row(g, o)] = True
    return rows


def has_spore(g: Genesis, player: int) -> bool:
    """E2d, ED-17. Whether the player's bionts may settle in any row."""
    for o in g.organisms:
        if g.edition.spore_needs_own_organism:
            serves = o.owner == player
        else:
            serves = o.bionts[player] > 0
        if serves and has(g, o, SPORE):
            return True
    return False


def open_rows(g: Genesis, player: int, reached: list[bool]) -> list[bool]:
    """E1b, E2d. Rows in which the player may place bionts and enzymes: those they reach, or all."""
    return [True, True, True, True] if has_spore(g, player) else reached


def reach(g: Genesis, player: int) -> list[bool]:
    """E3b.1, E6.4. Rows that are active or hold a biont of the player."""
    rows = biont_rows(g, player)
    for row in range(4):
        if g.active[row]:
            rows[row] = True
    return rows


def bionts_on_refugia(g: Genesis, player: int) -> int:
    """How many bionts the player has on refugia."""
    number = 0
    for row in g.rows:
        for refugium in row:
            number += refugium.bionts[player]
    return number


def entropy_limit(g: Genesis, player: int) -> int:
    """E2a, ADD-2, ED-14. How many bionts the player may have on refugia this turn."""
    best = 0
    for o in g.organisms:
        if o.green_at_start > best and o.bionts[player] > 0 and o.residents_at_start[player] > 0:
            best = max(best, min(o.green_at_start, entropy(g, o)))
    return 1 + (min(best, 1) if g.edition.flat_entropy else best)


def entropy(g: Genesis, o: Organism) -> int:
    """Green chromosomes; in the first edition any organ counts as one (ADD-5)."""
    green = chromosomes(g, o, GREEN)
    if g.edition.flat_entropy and o.kind == MACRO:
        green += sum(1 for square in o.organs if square == PRESENT)
    return green


def owned_organisms(g: Genesis, player: int) -> list[Organism]:
    """B1a, AMB-25. The organisms the player owns, wherever they sit."""
    return [o for o in g.organisms if o.owner == player]


def at_organism_limit(g: Genesis, player: int) -> bool:
    """B1a, ED-06. Whether the player may own no further organism."""
    return len(owned_organisms(g, player)) >= g.edition.organism_limit


def residents(o: Organism) -> list[int]:
    """I1d.2, AMB-70. Players with a biont in the organism; NPCs score nothing and do not count."""
    return [player for player in range(NPC) if o.bionts[player] > 0]


def parasite_card(o: Organism) -> int:
    """The parasite side an organism is played on, also under a chimera's parasite (L1); or -1."""
    if o.kind == PARASITE:
        return o.place - PARASITES
    if o.kind == MACRO and o.under >= PARASITES:
        return o.under - PARASITES
    return NOBODY


def parasite_holder(g: Genesis, colour: int) -> int:
    """Who plays the parasite card of a colour: the player, or the NPC in its place."""
    player = g.players[colour + NPC]
    return colour + NPC if player is not None else colour


def in_player_order(g: Genesis) -> list[int]:
    """A6. Players in the printed order, without a wanton first player."""
    return ordered(g, NOBODY)


def ordered(g: Genesis, first: int) -> list[int]:
    """A6, A6b, C2a. All players and NPCs in order, `first` in front if given.

    An NPC acts at its colour's place; if a human plays that colour too, right after them.
    """
    colours = [c for c in g.order if g.players[c] is not None or g.players[c + NPC] is not None]
    if g.edition.order_by_seats:
        colours = by_seats(g, colours)
    if first != NOBODY:
        colours.remove(first)
        colours.insert(0, first)
    order: list[int] = []
    for colour in colours:
        if g.players[colour] is not None:
            order.append(colour)
        if g.players[colour + NPC] is not None:
            order.append(colour + NPC)
    return order


def by_seats(g: Genesis, colours: list[int]) -> list[int]:
    """ED-08. The leftmost player first, then the others as they sit."""
    humans = [c for c in colours if g.players[c] is not None]
    npcs = [c for c in colours if g.players[c] is None]
    if g.setup.solitaire or not humans:
        return humans + npcs
    first = g.seat(humans[0])
    humans.sort(key=lambda colour: (g.seat(colour) - first) % g.setup.players)
    return humans + npcs
