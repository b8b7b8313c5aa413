"""H3, H5, H6, L5, L6. Macroorganisms, organs, landfall and trophic levels."""

from collections.abc import Generator
from typing import Any

from trilobite.core.decision import Ask, Flow, Menu, Option, Reason
from trilobite.games.genesis import chimera
from trilobite.games.genesis.assignment import donate, refusal_to_donate
from trilobite.games.genesis.cards.types import COLOURS, MARINE, TERRESTRIAL
from trilobite.games.genesis.linked import (
    circles_of,
    diseased_colours,
    free_circle,
    free_squares,
    joint_rate,
    land_beside,
    levels,
    members,
    missing_organs,
    neighbour_colours,
    plant_of,
    shore_party,
)
from trilobite.games.genesis.loss import (
    change_place,
    detach,
    discard_all_mutations,
    give_back_card,
    leave_ecosystem,
    macro_extinction,
    mark_unsorted,
)
from trilobite.games.genesis.organism import cubes, endosymbionts, home_row, tableau
from trilobite.games.genesis.payment import ANY_COLOUR, pay, refusal_to_pay
from trilobite.games.genesis.pool import compensate, decide, return_biont
from trilobite.games.genesis.state import (
    BACTERIUM,
    EMPTY,
    GONE,
    MACRO,
    MACROS,
    NOBODY,
    NPC,
    PARASITE,
    PLAYERS,
    PRESENT,
    Genesis,
    Organism,
    colour_of,
)

NO_MACROORGANISMS = Reason("no-macroorganisms-in-this-game", "C3.1")
BACTERIA_ONLY = Reason("only-bacteria-become-macroorganisms", "H3.1")
TOO_FEW_CUBES = Reason("too-few-chromosomes", "H3a.1")
ONLY_BY_LANDFALL = Reason("only-by-landfall-at-birth", "L5f.1")
SQUARE_FILLED = Reason("organ-square-filled", "H5.1")

ECOSYSTEM_LIMIT = 3


# --- H3: buying a macroorganism -----------------------------------------------------------


def offer_macroorganisms(
    g: Genesis, player: int, o: Organism, menu: Menu, reason: Reason | None
) -> None:
    """H3.1, L1.1, DEC-36, DEC-47. Every available card whose prerequisites the bacterium meets,
    or a parasite in a game with chimeras."""
    if g.setup.introductory:
        reason = NO_MACROORGANISMS
    elif o.kind != BACTERIUM:
        reason = (chimera.refusal_to_grow(g, o) if g.setup.chimera else BACTERIA_ONLY) or reason
    if reason is not None and not g.explain:
        return
    payment = reason or refusal_to_pay(g, player, o, ANY_COLOUR)
    if payment is not None and not g.explain:
        return
    have = [cubes(g, o, colour) for colour in COLOURS]
    for card in g.macro_stack:
        menu.offer(("macro", o.place, card), refusal_of_macro(g, o, card, have) or payment)


def refusal_of_macro(g: Genesis, o: Organism, card: int, have: list[int]) -> Reason | None:
    """H3a.1, L5f. Cubes on the organism must cover the printed system chromosomes; beside a
    terrestrial macroorganism all organ squares too."""
    side = g.cards.macros[card - MACROS].sides[MARINE]
    for colour in COLOURS:
        if have[colour] < side.system[colour]:
            return TOO_FEW_CUBES
    if land_beside(g, o):
        left = [have[colour] - side.system[colour] for colour in COLOURS]
        for organ in side.organs:
            left[organ.colour] -= 1
        if min(left) < 0:
            return ONLY_BY_LANDFALL
    return None


def buy_macroorganism(g: Genesis, player: int, o: Organism, card: int) -> Flow:
    """H3, L1. The bacterium or parasite becomes a marine macroorganism."""
    yield from pay(g, player, o, ANY_COLOUR)
    if o.kind == PARASITE:
        surplus = yield from chimera.building_cubes(g, player, o, card)
        row = home_row(g, o)
    else:
        surplus = [cubes(g, o, colour) for colour in COLOURS]
        row = g.edition.marine_row
    yield from discard_all_mutations(g, o, row)  # H3f, AMB-50
    become_macro(g, o, card, surplus)
    yield from fill_organs(g, player, o, surplus)
    yield from take_in_parasite(g, o)
    oxygen_crisis(g)
    if o.host != NOBODY:
        yield from chimera.prune(g, o)
        yield from chimera.take_in_host(g, o)
    if o in g.organisms:
        yield from check_landfall(g, o, at_birth=True)


def become_macro(g: Genesis, o: Organism, card: int, surplus: list[int]) -> None:
    """H3a, H3c, H3f. Lays the card on the placard or, for a parasite, on its card; what the system
    takes leaves `surplus`."""
    side = g.cards.macros[card - MACROS].sides[MARINE]
    for colour in COLOURS:
        surplus[colour] -= side.system[colour]
        o.cubes[colour] = 0
        o.disks[colour] = 0
    g.macro_stack.remove(card)
    o.under = o.place
    o.kind = MACRO
    o.side = MARINE
    change_place(g, o, card)
    o.organs = [GONE] * len(side.organs)
    o.organs_at_start = []
    o.endosymbionts_at_start = [0, 0, 0, 0]
    join_ecosystem(g, o)
    g.tell("macro", o.owner, card, o.under)


def join_ecosystem(g: Genesis, o: Organism) -> None:
    """H3c, H6a, L6a. It takes the lowest free level, or that of its chimera, beside the other
    member; the sort at the end of the phase decides."""
    places = g.ecosystems[o.side]
    index = len(places)
    if o.host in places:
        index = places.index(o.host) + 1
    elif o.parasite in places:
        index = places.index(o.parasite)
    places.insert(index, o.place)
    g.unsorted[o.side] = True


def fill_organs(g: Genesis, player: int, o: Organism, surplus: list[int]) -> Flow:
    """H3b, DEC-36. Each surplus cube fills an empty square of its colour."""
    for colour in COLOURS:
        for _ in range(surplus[colour]):
            menu = Menu(g.explain)
            for square in free_squares(g, o, colour):
                menu.offer(("square", square, -1))
            if not menu.options:
                break
            choice: Option = yield decide(g, player, "surplus-organ", menu, "H3b.1", o.place)
            o.organs[choice[1]] = PRESENT
            g.tell("organ", o.place, choice[1])


def take_in_parasite(g: Genesis, o: Organism) -> Flow:
    """H3d, H3e, L1a. Other bionts and the parasite's become endosymbionts; a hyperparasite moves
    up.

    Bionts without a circle of their colour go home with compensation (AMB-51). A parasite that is
    a macroorganism itself is immune.
    """
    returned = [0] * PLAYERS
    send_surplus_home(g, o, returned)
    if o.parasite != NOBODY and g.organism(o.parasite).kind == PARASITE:
        yield from absorb(g, o, g.organism(o.parasite), returned)
    yield from compensate(g, returned)


def send_surplus_home(g: Genesis, o: Organism, returned: list[int]) -> None:
    """H3d.1, AMB-53. One biont for each circle; the others go home."""
    side = g.macro_side(o)
    for colour in COLOURS:
        while endosymbionts(o, colour) > circles_of(side, colour):
            ally = colour + NPC
            player = ally if o.bionts[ally] > 0 and ally != o.owner else colour
            o.bionts[player] -= 1
            o.spent[player] = min(o.spent[player], o.bionts[player])
            return_biont(g, player)
            returned[player] += 1


def absorb(g: Genesis, o: Organism, parasite: Organism, returned: list[int]) -> Flow:
    """H3d, H3e, ADD-3. A parasite dissolves into its macroorganism host."""
    g.tell("absorbed", o.place, parasite.place)
    yield from discard_all_mutations(g, parasite, home_row(g, o))
    for player in range(PLAYERS):
        for _ in range(parasite.bionts[player]):
            if free_circle(g, o, colour_of(player)):
                spent = parasite.spent[player] >= parasite.bionts[player]
                o.bionts[player] += 1
                o.spent[player] += 1 if spent else 0
            else:
                return_biont(g, player)
                returned[player] += 1
            parasite.bionts[player] -= 1
            parasite.spent[player] = min(parasite.spent[player], parasite.bionts[player])
    hyperparasite = parasite.parasite
    detach(g, parasite)
    give_back_card(g, parasite.place)
    g.organisms.remove(parasite)
    if hyperparasite != NOBODY:
        heir = g.organism(hyperparasite)
        heir.slots = [EMPTY, EMPTY]
        heir.host = o.place
        o.parasite = heir.place
    g.unsorted[o.side] = True


def oxygen_crisis(g: Genesis) -> None:
    """H3g. The first macroorganism ends the Archaean: the next event is Proterozoic."""
    if not g.oxygen_crisis:
        g.oxygen_crisis = True
        if g.events_left[0] + g.events_left[1] > 0:
            g.events_left[0] = 0
            g.events_left[1] = 0
            g.tell("oxygen-crisis")


# --- H5: organs and landfall --------------------------------------------------------------


def offer_organs(g: Genesis, player: int, o: Organism, menu: Menu, reason: Reason | None) -> None:
    """H5.1, DEC-40. Every empty organ square."""
    for square, organ in enumerate(g.macro_side(o).organs):
        why = reason
        if why is None:
            if o.organs[square] == PRESENT:
                why = SQUARE_FILLED
            else:
                why = refusal_to_pay(g, player, o, organ.colour)
        menu.offer(("organ", o.place, square), why)


def buy_organ(g: Genesis, player: int, o: Organism, square: int) -> Flow:
    """H5.1. Pays the organ's colour and fills the square."""
    yield from pay(g, player, o, g.macro_side(o).organs[square].colour)
    o.organs[square] = PRESENT
    g.tell("organ", o.place, square)
    mark_unsorted(g, o, g.macro_side(o).organs[square].colour)
    yield from check_landfall(g, o)


def check_landfall(g: Genesis, o: Organism, at_birth: bool = False) -> Flow:
    """H5d, L5a. After a change to the organism, whoever has all squares filled goes ashore.

    In a chimera the host comes first; both count each other's organs as they were before either
    has lost its own. If just one of them lands the other is left behind.
    """
    party = shore_party(g, o)
    ashore: list[Organism] = []
    for member in party:
        lands = yield from makes_landfall(g, member, at_birth and member is o)
        if lands:
            ashore.append(member)
    for member in ashore:
        yield from landfall(g, member)
        if g.edition.organs_on_landfall:
            yield from extra_organs(g, member)
    if len(party) == 2 and len(ashore) == 1:
        other = party[1] if ashore[0] is party[0] else party[0]
        yield from chimera.leave_behind(g, ashore[0], other)


def makes_landfall(g: Genesis, o: Organism, at_birth: bool) -> Generator[Ask, Any, bool]:
    """H5d, H3b.2, L5b, L7d. Full squares and diseased organs land by themselves; whoever needs
    other cubes of a neighbour has the choice, but an NPC always lands."""
    diseased = diseased_colours(g, o)
    if not missing_organs(g, o, diseased):
        if not at_birth or g.edition.landfall_at_birth_forced:
            return True
        clause = "H3b.2"
    else:
        if missing_organs(g, o, diseased + neighbour_colours(g, o)):
            return False
        if o.owner >= NPC:
            return True
        clause = "L5b.1"
    menu = Menu(g.explain)
    menu.offer(("land", -1, -1))
    menu.offer(("stay", -1, -1))
    choice: Option = yield decide(g, o.owner, "landfall", menu, clause, o.place)
    return choice[0] == "land"


def landfall(g: Genesis, o: Organism) -> Flow:
    """H5d.1, H5e, ADD-3, ED-38. Organs and disks are lost, the bionts go ashore."""
    returned = [0] * PLAYERS
    leave_ecosystem(g, o)
    o.side = TERRESTRIAL
    join_ecosystem(g, o)
    o.organs = [GONE] * len(g.macro_side(o).organs)
    o.organs_at_start = []
    o.disks = [0, 0, 0, 0]
    g.tell("landfall", o.owner, o.place)
    if o.parasite != NOBODY and g.organism(o.parasite).kind == PARASITE:
        parasite = g.organism(o.parasite)
        parasite.slots = [EMPTY, EMPTY]
        if g.edition.landfall_takes_in_parasite:
            yield from absorb(g, o, parasite, returned)
    send_surplus_home(g, o, returned)
    yield from compensate(g, returned)


def extra_organs(g: Genesis, o: Organism) -> Flow:
    """H5d.2, AMB-52, L7a, DEC-41. On landfall the owner may buy any number of organs; an NPC buys
    all it can, from the top."""
    while True:
        menu = Menu(g.explain)
        offer_organs(g, o.owner, o, menu, None)
        if not menu.options:
            return
        if o.owner >= NPC:
            menu.options = menu.options[:1]
        else:
            menu.offer(("done", -1, -1))
        choice: Option = yield decide(g, o.owner, "landfall-organs", menu, "H5d.2", o.place)
        if choice[0] == "done":
            return
        square = choice[2]
        yield from pay(g, o.owner, o, g.macro_side(o).organs[square].colour)
        o.organs[square] = PRESENT
        g.tell("organ", o.place, square)
        mark_unsorted(g, o, g.macro_side(o).organs[square].colour)


# --- H6: trophic levels -------------------------------------------------------------------


def settle_ecosystems(g: Genesis) -> Flow:
    """H6, AMB-54. Overcrowded sea, extinctions of sea and land, then the trophic levels."""
    if len(levels(g, MARINE)) > ECOSYSTEM_LIMIT:
        yield from overcrowded_sea(g)
    for ecosystem in (MARINE, TERRESTRIAL):
        while len(levels(g, ecosystem)) > ECOSYSTEM_LIMIT:
            yield from starve_lowest(g, ecosystem)
    for ecosystem in (MARINE, TERRESTRIAL):
        if g.unsorted[ecosystem]:
            sort_levels(g, ecosystem)


def overcrowded_sea(g: Genesis) -> Flow:
    """H6c, DEC-42. In player order every marine macroorganism may pay its way ashore; a chimera
    at the turn of its host's owner (L6a)."""
    for player in g.turn_order:
        for o in [o for o in g.organisms if o.owner == player]:
            if o.kind == MACRO and o.side == MARINE and members(g, o)[0] is o:
                yield from offer_forced_landfall(g, o)


def offer_forced_landfall(g: Genesis, o: Organism) -> Flow:
    """H6c, L6a, L7d, DEC-42, DEC-43. Owners of endosymbionts may add catalysts; all missing
    organs must be paid at once.

    A chimera pays for all its members and lands with all of them, the host first. An NPC lands if
    it can.
    """
    party = members(g, o)
    payer = tableau(g, o)
    for player in g.turn_order:
        if player < NPC and player != payer and any(m.bionts[player] > 0 for m in party):
            yield from contribute(g, player, payer)
    need = [0, 0, 0, 0]
    for member in party:
        counted = diseased_colours(g, member) + neighbour_colours(g, member)
        for square in missing_organs(g, member, counted):
            need[g.macro_side(member).organs[square].colour] += 1
    pool = g.player(payer).pool
    if not affordable(pool, need):
        return
    menu = Menu(g.explain)
    menu.offer(("land", -1, -1))
    if o.owner < NPC:
        menu.offer(("stay", -1, -1))
    choice: Option = yield decide(g, o.owner, "overcrowded", menu, "H6c.1", o.place)
    if choice[0] == "land":
        yield from pay_for_organs(g, o, pool, need)
        for member in party:
            yield from landfall(g, member)
            yield from extra_organs(g, member)


def contribute(g: Genesis, giver: int, receiver: int) -> Flow:
    """H6c, DEC-43. An endosymbiont's owner adds catalysts, one by one."""
    while refusal_to_donate(g, giver, receiver) is None:
        menu = Menu(g.explain)
        menu.offer(("donate", receiver, -1))
        menu.offer(("done", -1, -1))
        choice: Option = yield decide(g, giver, "contribute", menu, "H6c.1")
        if choice[0] == "done":
            return
        yield from donate(g, giver, receiver)


def affordable(pool: list[int], need: list[int]) -> bool:
    """A5.5. Whether a pool pays for all colours, two of one colour standing in for another."""
    lacking = 0
    spare = 0
    for colour in COLOURS:
        if pool[colour] < need[colour]:
            lacking += need[colour] - pool[colour]
        else:
            spare += (pool[colour] - need[colour]) // 2
    return lacking <= spare


def pay_for_organs(g: Genesis, o: Organism, pool: list[int], need: list[int]) -> Flow:
    """H6c, AMB-70. Pays for organ after organ; only ways that leave enough for the rest, and an
    NPC the cheapest of them."""
    for colour in COLOURS:
        while need[colour] > 0:
            need[colour] -= 1
            menu = Menu(g.explain)
            for disk in COLOURS:
                number = 1 if disk == colour else 2
                if pool[disk] >= number:
                    pool[disk] -= number
                    if affordable(pool, need):
                        menu.offer(("pay", disk, number))
                    pool[disk] += number
            if o.owner >= NPC:
                cheapest = min(way[2] for way in menu.options)
                menu.options = [way for way in menu.options if way[2] == cheapest]
            choice: Option = yield decide(g, o.owner, "payment", menu, "H6c.1", o.place)
            pool[choice[1]] -= choice[2]
            g.tell("paid", tableau(g, o), choice[1], choice[2])


def starve_lowest(g: Genesis, ecosystem: int) -> Flow:
    """H6d, L6a, L6b. The macroorganism with the lowest metabolic rate goes extinct; ties by die.
    All members of a chimera go, the host first."""
    places = levels(g, ecosystem)
    if g.setup.plant_level:
        places.remove(plant_of(g, ecosystem))
    lowest = min(joint_rate(g, g.organism(place)) for place in places)
    weakest = [place for place in places if joint_rate(g, g.organism(place)) == lowest]
    place = weakest[0] if len(weakest) == 1 else g.chance.draw("organism", weakest)
    g.tell("overcrowded", ecosystem)
    for o in members(g, g.organism(place)):
        yield from macro_extinction(g, o)


def sort_levels(g: Genesis, ecosystem: int) -> None:
    """H6a, H6b, L6a. By rising metabolic rate from plant to carnivore; ties by die. The members
    of a chimera stand together, the host first."""
    g.unsorted[ecosystem] = False
    left = levels(g, ecosystem)
    order: list[int] = []
    while left:
        lowest = min(joint_rate(g, g.organism(place)) for place in left)
        tied = [place for place in left if joint_rate(g, g.organism(place)) == lowest]
        place = tied[0] if len(tied) == 1 else g.chance.draw("organism", tied)
        left.remove(place)
        order += [member.place for member in members(g, g.organism(place))]
    if order != g.ecosystems[ecosystem]:
        g.ecosystems[ecosystem] = order
        g.tell("sorted", ecosystem)
