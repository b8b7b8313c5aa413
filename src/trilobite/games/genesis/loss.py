"""Losing things: atrophy, mutations and their cubes, extinction, commandeering (glossary)."""

from trilobite.core.agenda import due
from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.genesis.cards.types import COLOURS, GREEN, IMMUNOLOGY, MARINE, YELLOW
from trilobite.games.genesis.organism import (
    acting_endosymbionts,
    at_organism_limit,
    biont_count,
    has,
    home_row,
    in_player_order,
    parasite_holder,
)
from trilobite.games.genesis.pool import compensate, decide, return_biont
from trilobite.games.genesis.state import (
    BACTERIUM,
    BASE,
    DISEASED,
    EMPTY,
    GONE,
    MACRO,
    NOBODY,
    NPC,
    PARASITE,
    PARASITES,
    PLAYERS,
    PLUS,
    PRESENT,
    RESTING,
    SOURCELESS,
    Genesis,
    Mutation,
    Organism,
    colour_of,
)

STOLEN = Reason("cube-is-on-the-parasite", "G:Atrophy.6")
LATER_TIER = Reason("other-tokens-go-first", "G:Atrophy.1")
TROPHIC_BIONT_IS_SAFE = Reason("trophic-biont-is-safe", "G:Immunology.2")


# --- atrophy ------------------------------------------------------------------------------


def atrophy(g: Genesis, o: Organism, number: int, oxygen: bool) -> Flow:
    """G:Atrophy, AMB-17. The organism loses chromosomes one by one until it is gone."""
    kind = o.kind
    if number > 0:
        g.tell("atrophy", o.place, number)
    for _ in range(number):
        controller = atrophy_controller(g, o)
        menu = Menu(g.explain)
        if oxygen:
            for colour in COLOURS:
                if o.disks[colour] > 0:
                    menu.offer(("discard", colour, -1))
        offer_tokens(g, o, menu)
        if controller >= NPC and o.kind == MACRO:
            npc_sheds_endosymbionts(menu)
        choice: Option = yield decide(g, controller, "atrophy", menu, "G:Atrophy.1", o.place)
        if choice[0] == "discard":
            o.disks[choice[1]] -= 1
            g.tell("antioxidant-spent", o.place, choice[1])
        else:
            yield from lose_token(g, o, choice)
        if o not in g.organisms or o.kind != kind:
            return


def immunising_endosymbiont(g: Genesis, o: Organism) -> int:
    """G:Immunology.2, AMB-61. The owner of the endosymbiont that confers immunology."""
    if o.kind != MACRO or not g.edition.endosymbiont_immunology:
        return NOBODY
    granting = [0, 0, 0, 0]
    taken = [0, 0, 0, 0]
    for circle in g.macro_side(o).circles:
        if taken[circle.colour] < acting_endosymbionts(g, o, circle.colour):
            taken[circle.colour] += 1
            granting[circle.colour] += circle.icons[IMMUNOLOGY]
    for player in in_player_order(g):
        if granting[colour_of(player)] > 0 and o.bionts[player] > (1 if player == o.owner else 0):
            return player
    return NOBODY


def atrophy_controller(g: Genesis, o: Organism) -> int:
    """G:Atrophy.2, G:Immunology.2. Who chooses what is lost."""
    player = immunising_endosymbiont(g, o)
    if player == NOBODY or (player >= NPC and o.owner < NPC):
        return o.owner  # C1b.4: an assimilated NPC is the owner's ally
    return player


def offer_tokens(g: Genesis, o: Organism, menu: Menu) -> None:
    """G:Atrophy.1. Tokens of the lowest tier that has any; of all tiers with immunology.

    The menu may already hold disks to discard.
    """
    any_order = has(g, o, IMMUNOLOGY)
    offer_mutation_cubes(g, o, menu)
    first = any(in_first_tier(g, option) for option in menu.options)
    later = LATER_TIER if first and not any_order else None
    before = len(menu.options)
    for colour in COLOURS:
        if o.cubes[colour] > 0:
            menu.offer(("lose-chromosome", colour, -1), later)
    if o.kind == PARASITE:
        for slot in range(2):
            if o.slots[slot] != EMPTY:
                menu.offer(("lose-diseased", slot, -1), later)
    for square in range(len(o.organs)):
        if o.organs[square] == PRESENT:
            menu.offer(("lose-organ", square, -1), later)
    if not any_order and len(menu.options) > before:
        later = LATER_TIER
    before = len(menu.options)
    for player in range(PLAYERS):
        trophic = 1 if o.kind == MACRO and player == o.owner else 0
        if o.bionts[player] > trophic:
            menu.offer(("lose-biont", player, -1), later)
    if o.kind == MACRO:
        offer_trophic_biont(g, o, menu, later)


def in_first_tier(g: Genesis, token: Option) -> bool:
    """G:Atrophy.1, ED-23, AMB-79. Mutation cubes; in the first edition antioxidants too, though
    not vitamins, which may be spent but need not."""
    if token[0] == "discard":
        return g.edition.antioxidants_like_mutations and token[1] != GREEN
    return True


def offer_mutation_cubes(g: Genesis, o: Organism, menu: Menu) -> None:
    """G:Atrophy.1, ED-41. The cubes on the organism's own mutation cards."""
    plus_first = g.edition.plus_cubes_first and any(m.plus == PRESENT for m in o.mutations)
    for mutation in o.mutations:
        if mutation.base == PRESENT:
            later = LATER_TIER if plus_first and not has(g, o, IMMUNOLOGY) else None
            menu.offer(("lose-mutation", mutation.card, BASE), later)
        elif mutation.base == DISEASED:
            menu.offer(("lose-mutation", mutation.card, BASE), STOLEN)
        if mutation.plus == PRESENT:
            menu.offer(("lose-mutation", mutation.card, PLUS))
        elif mutation.plus == DISEASED:
            menu.offer(("lose-mutation", mutation.card, PLUS), STOLEN)


def offer_trophic_biont(g: Genesis, o: Organism, menu: Menu, reason: Reason | None) -> None:
    """G:Atrophy.1, G:Immunology.2. The trophic biont goes last, or by immunology."""
    others = any(square == PRESENT for square in o.organs) or biont_count(o) > 1
    if others:
        if immunising_endosymbiont(g, o) != NOBODY:
            reason = TROPHIC_BIONT_IS_SAFE
        elif not has(g, o, IMMUNOLOGY):
            reason = LATER_TIER
    menu.offer(("lose-trophic-biont", -1, -1), reason)


def npc_sheds_endosymbionts(menu: Menu) -> None:
    """L7c. Where it may, an NPC gets rid of a player's endosymbiont."""
    guests = [token for token in menu.options if token[0] == "lose-biont" and token[1] < NPC]
    if guests:
        menu.options = guests


def lose_token(g: Genesis, o: Organism, token: Option) -> Flow:
    """Takes one token off the organism, with all that follows from it."""
    verb, a, b = token
    if verb == "lose-mutation":
        mutation = mutation_on(o, a)
        g.tell("mutation-cube-lost", o.place, a, b)
        lose_mutation_cube(g, o, mutation, b)
    elif verb == "lose-chromosome":
        o.cubes[a] -= 1
        g.tell("chromosome-lost", o.place, a)
    elif verb == "lose-diseased":
        lose_diseased_cube(g, o, a)
    elif verb == "lose-organ":
        lose_organ(g, o, a)
    elif verb == "lose-biont":
        moved = o.fresh[a]
        remove_biont(o, a)
        if o.kind == MACRO:
            mark_unsorted(g, o, colour_of(a))
        g.tell("biont-lost", o.place, a)
        return_biont(g, a, moved=moved - o.fresh[a])
        returned = [0] * PLAYERS
        returned[a] = 1
        yield from compensate(g, returned)
        yield from settle(g, o)
    else:
        yield from macro_extinction(g, o)


def remove_biont(o: Organism, player: int) -> None:
    """Takes a biont off an organism, one that has not yet purchased first (TRI-4)."""
    o.bionts[player] -= 1
    o.fresh[player] = min(o.fresh[player], o.bionts[player])
    o.spent[player] = min(o.spent[player], o.bionts[player])


def lose_organ(g: Genesis, o: Organism, square: int) -> None:
    """An organ cube goes to the soup."""
    o.organs[square] = GONE
    g.tell("organ-lost", o.place, square)
    mark_unsorted(g, o, g.macro_side(o).organs[square].colour)


# --- mutations and their cubes ------------------------------------------------------------


def mutation_on(o: Organism, card: int) -> Mutation:
    """The organism's mutation of that card."""
    for mutation in o.mutations:
        if mutation.card == card:
            return mutation
    raise KeyError(card)


def lose_mutation_cube(g: Genesis, o: Organism, mutation: Mutation, position: int) -> None:
    """G:Atrophy.4, AMB-58. Losing "+" demotes; losing the last cube discards the card."""
    if position == PLUS:
        mutation.plus = GONE
        mutation.promoted = False
        mutation.acting = min(mutation.acting, 0)
        g.tell("demoted", o.place, mutation.card)
        if mutation.base == GONE:
            discard_mutation(g, o, mutation)
    else:
        mutation.base = GONE
        if not mutation.promoted:
            discard_mutation(g, o, mutation)


def discard_mutation(g: Genesis, o: Organism, mutation: Mutation) -> None:
    """G:Mutation.1, G:Mutation.2. The card goes under its row's deck and takes all its cubes
    with it, those on a parasite too."""
    o.mutations.remove(mutation)
    clear_theft(g, o, mutation)
    g.mutation_decks[home_row(g, o)].append(mutation.card)
    g.tell("mutation-discarded", o.place, mutation.card)


def clear_theft(g: Genesis, o: Organism, mutation: Mutation) -> None:
    """Removes the mutation's cubes from the parasite that holds them."""
    if o.parasite == NOBODY or (mutation.base != DISEASED and mutation.plus != DISEASED):
        return
    parasite = g.organism(o.parasite)
    for slot in range(2):
        if parasite.slots[slot] != EMPTY and parasite.slots[slot] >> 1 == mutation.card:
            parasite.slots[slot] = EMPTY


def lose_diseased_cube(g: Genesis, parasite: Organism, slot: int) -> None:
    """G:Atrophy.5. The host's mutation or organ suffers the loss of the cube."""
    source = parasite.slots[slot]
    parasite.slots[slot] = EMPTY
    g.tell("diseased-cube-lost", parasite.place, g.parasite_side(parasite).slots[slot])
    host = g.organism(parasite.host)
    if host.kind != MACRO and source != SOURCELESS:
        lose_mutation_cube(g, host, mutation_on(host, source >> 1), source & 1)


def return_diseased_cube(g: Genesis, parasite: Organism, slot: int) -> None:
    """AMB-59, L4b. A diseased cube goes back to where it was stolen from; one that was never
    stolen goes to the soup."""
    source = parasite.slots[slot]
    if source == SOURCELESS:
        lose_diseased_cube(g, parasite, slot)
        return
    parasite.slots[slot] = EMPTY
    host = g.organism(parasite.host)
    g.tell("diseased-cube-back", host.place, g.parasite_side(parasite).slots[slot])
    if host.kind == MACRO:
        square = square_for(g, host, source)
        if square >= 0:
            host.organs[square] = PRESENT
            mark_unsorted(g, host, g.macro_side(host).organs[square].colour)
        return
    mutation = mutation_on(host, source >> 1)
    if source & 1 == BASE:
        mutation.base = PRESENT
    else:
        mutation.plus = PRESENT


def square_for(g: Genesis, host: Organism, square: int) -> int:
    """H4b. The organ square itself if it is empty, else an empty one of its colour, or -1."""
    organs = g.macro_side(host).organs
    if host.organs[square] != PRESENT:
        return square
    for other in range(len(organs)):
        if host.organs[other] != PRESENT and organs[other].colour == organs[square].colour:
            return other
    return -1


def discard_all_mutations(g: Genesis, o: Organism, row: int) -> Flow:
    """G:Mutation.2, DEC-09. All cards go under the deck of the row, in the owner's order."""
    while o.mutations:
        chosen = o.mutations[0]
        if len(o.mutations) > 1:
            menu = Menu(g.explain)
            for mutation in o.mutations:
                menu.offer(("bottom", mutation.card, -1))
            choice: Option = yield decide(g, o.owner, "discard-order", menu, "G:Mutation.2")
            chosen = mutation_on(o, choice[1])
        o.mutations.remove(chosen)
        clear_theft(g, o, chosen)
        g.mutation_decks[row].append(chosen.card)
        g.tell("mutation-discarded", o.place, chosen.card)


# --- extinction ---------------------------------------------------------------------------


def settle(g: Genesis, o: Organism) -> Flow:
    """G:Extinction.1, E6c. An organism without bionts dies; one without its owner's passes
    to another player."""
    if biont_count(o) == 0:
        yield from extinction(g, o)
    elif o.bionts[o.owner] == 0:
        yield from commandeer(g, o)


def extinction(g: Genesis, o: Organism) -> Flow:
    """G:Extinction. A microorganism dies, and its parasites with it (E3h)."""
    returned = [0] * PLAYERS
    yield from die(g, o, returned, host_dies=False)
    yield from compensate(g, returned)


def die(g: Genesis, o: Organism, returned: list[int], host_dies: bool) -> Flow:
    """G:Extinction.2 to G:Extinction.4. Takes a microorganism and its parasites out of play."""
    if o.parasite != NOBODY:
        parasite = g.organism(o.parasite)
        if parasite.kind != MACRO:
            yield from die(g, parasite, returned, host_dies=True)
        elif parasite.owner < NPC:
            yield from outlive_host(g, parasite, o, returned)
            return
        else:
            yield from fall_with_host(g, parasite, returned)
    g.tell("extinct", o.place, o.owner)
    send_bionts_home(g, o, returned)
    yield from discard_all_mutations(g, o, home_row(g, o))
    if o.kind == PARASITE:
        if not host_dies:
            for slot in range(2):
                if o.slots[slot] != EMPTY:
                    if g.edition.dead_parasite_keeps_cubes:
                        lose_diseased_cube(g, o, slot)
                    else:
                        return_diseased_cube(g, o, slot)
        detach(g, o)
        give_back_card(g, o.place)
    else:
        g.player(o.owner).trophies.append(o.place)
    g.organisms.remove(o)


def send_bionts_home(g: Genesis, o: Organism, returned: list[int]) -> None:
    """G:Extinction.3. All bionts of the organism go home."""
    for player in range(PLAYERS):
        if o.bionts[player] > 0:
            returned[player] += o.bionts[player]
            return_biont(g, player, o.bionts[player], moved=o.fresh[player])
            o.bionts[player] = 0
            o.fresh[player] = 0


def detach(g: Genesis, parasite: Organism) -> None:
    """Cuts the link between a parasite and its host, who may have another by now (E4)."""
    host = g.organism(parasite.host)
    if host.parasite == parasite.place:
        host.parasite = NOBODY
    parasite.host = NOBODY


def give_back_card(g: Genesis, side: int) -> None:
    """G:Extinction.2. A parasite card goes to the player of its colour for the next turn."""
    holder = g.player(parasite_holder(g, g.cards.parasites[side - PARASITES].colour))
    holder.parasite = RESTING


def macro_extinction(g: Genesis, o: Organism) -> Flow:
    """G:Extinction.5, AMB-55. A macroorganism falls back to the bacterium under it.

    Its parasites die, but one that is a macroorganism itself stays on the bacterium: only the
    death of the bacterium sets it free (L4a, L5e).
    """
    if o.host != NOBODY:
        yield from revert_to_parasite(g, o)
        return
    g.tell("macro-extinct", o.place, o.owner)
    returned = [0] * PLAYERS
    if o.parasite != NOBODY and g.organism(o.parasite).kind != MACRO:
        yield from die(g, g.organism(o.parasite), returned, host_dies=True)
    side = g.macro_side(o)
    for colour in COLOURS:
        o.cubes[colour] = side.system[colour]
    for square, organ in enumerate(side.organs):
        if o.organs[square] == PRESENT:
            o.cubes[organ.colour] += 1
    give_up_card(g, o, BACTERIUM)
    yield from compensate(g, returned)


def give_up_card(g: Genesis, o: Organism, kind: int) -> None:
    """G:Extinction.2. The macroorganism card becomes its owner's trophy; what lies under it is
    all that is left."""
    leave_ecosystem(g, o)
    g.player(o.owner).trophies.append(o.place)
    o.organs = []
    o.kind = kind
    o.side = MARINE
    change_place(g, o, o.under)
    o.under = NOBODY


def change_place(g: Genesis, o: Organism, place: int) -> None:
    """An organism goes by another card: its neighbours and its purchase slots follow."""
    for other in g.organisms:
        if other.host == o.place:
            other.host = place
        if other.parasite == o.place:
            other.parasite = place
    for index, (name, a, b, _) in enumerate(g.agenda):
        if name == "slot" and a == o.place:
            g.agenda[index] = due(name, place, b)
    o.place = place


def leave_ecosystem(g: Genesis, o: Organism) -> None:
    """A macroorganism gives up its trophic level."""
    g.ecosystems[o.side].remove(o.place)
    g.unsorted[o.side] = True


def mark_unsorted(g: Genesis, o: Organism, colour: int) -> None:
    """ADD-6. A red or yellow chromosome came or went: the ecosystem is sorted again."""
    if colour <= YELLOW:
        g.unsorted[o.side] = True


def commandeer(g: Genesis, o: Organism) -> Flow:
    """E6c, AMB-33. An organism without its owner's bionts passes to a player who has some.

    NPCs take over parasites only, and nobody takes over more organisms than they may own
    (AMB-25); with no heir the organism dies.
    """
    heirs = [
        player
        for player in in_player_order(g)
        if o.bionts[player] > 0
        and (player < NPC or o.kind == PARASITE)
        and not at_organism_limit(g, player)
    ]
    if not heirs:
        yield from extinction(g, o)
        return
    heir = heirs[0]
    if len(heirs) > 1:
        menu = Menu(g.explain)
        for player in heirs:
            menu.offer(("heir", player, -1))
        choice: Option = yield decide(g, o.owner, "heir", menu, "E6c.2", o.place)
        heir = choice[1]
    o.owner = heir
    g.tell("commandeered", o.place, heir)


def regain(g: Genesis, o: Organism) -> None:
    """E3g, E6c.3. A commandeered parasite returns to the player of its colour (ADD-14), who may
    have as many organisms as they like already (AMB-25)."""
    if o.kind == PARASITE:
        holder = parasite_holder(g, g.parasite_side(o).colour)
        if o.owner != holder and o.bionts[holder] > 0:
            o.owner = holder
            g.tell("commandeered", o.place, holder)


# --- L4: death in a chimera ---------------------------------------------------------------


def outlive_host(g: Genesis, o: Organism, host: Organism, returned: list[int]) -> Flow:
    """L4a. A macroorganism parasite takes the place of its dead host.

    The host's placard is no trophy: it goes under the macroorganism, which is a parasite no more
    and sits in its owner's tableau. Its hyperparasite comes along.
    """
    g.tell("host-outlived", o.place, host.place)
    send_bionts_home(g, host, returned)
    yield from discard_all_mutations(g, host, home_row(g, host))
    give_back_card(g, o.under)
    o.under = host.place
    o.host = NOBODY
    g.organisms.remove(host)


def fall_with_host(g: Genesis, o: Organism, returned: list[int]) -> Flow:
    """L7e. An NPC's macroorganism dies with its host and becomes the NPC's trophy."""
    if o.parasite != NOBODY:
        yield from die(g, g.organism(o.parasite), returned, host_dies=True)
    g.tell("macro-extinct", o.place, o.owner)
    send_bionts_home(g, o, returned)
    leave_ecosystem(g, o)
    detach(g, o)
    g.player(o.owner).trophies.append(o.place)
    give_back_card(g, o.under)
    g.organisms.remove(o)


def revert_to_parasite(g: Genesis, o: Organism) -> Flow:
    """L4b. A macroorganism parasite falls back to the parasite under it.

    The owner is compensated for the trophic biont, although it stays. System chromosomes fill the
    diseased slots of their colours; they come from no card of the host. The parasite goes to the
    player of its colour; without a biont of theirs it dies at once.
    """
    g.tell("macro-extinct", o.place, o.owner)
    returned = [0] * PLAYERS
    if o.parasite != NOBODY:
        yield from die(g, g.organism(o.parasite), returned, host_dies=True)
    system = g.macro_side(o).system[:]
    trophic = o.owner
    o.disks = [0, 0, 0, 0]
    give_up_card(g, o, PARASITE)
    side = g.parasite_side(o)
    holder = parasite_holder(g, side.colour)
    if o.bionts[holder] == 0:
        yield from die(g, o, returned, host_dies=False)
    else:
        o.owner = holder
        returned[trophic] += 1
        for slot in range(2):
            if system[side.slots[slot]] > 0:
                system[side.slots[slot]] -= 1
                o.slots[slot] = SOURCELESS
        yield from clear_circles(g, o, side.circles, returned)
    yield from compensate(g, returned)


def clear_circles(g: Genesis, o: Organism, circles: int, returned: list[int]) -> Flow:
    """L4b. Foreign bionts fill the parasite's circles; its owner sends the surplus home."""
    while biont_count(o) - o.bionts[o.owner] > circles:
        menu = Menu(g.explain)
        for player in range(PLAYERS):
            if player != o.owner and o.bionts[player] > 0:
                menu.offer(("send-home", player, -1))
        choice: Option = yield decide(g, o.owner, "parasite-circles", menu, "L4b.1", o.place)
        player = choice[1]
        moved = o.fresh[player]
        remove_biont(o, player)
        return_biont(g, player, moved=moved - o.fresh[player])
        returned[player] += 1
