"""E3, E4. Attaching parasites, hyperparasites, supplanting and liberation."""

from typing import Final

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.genesis import hgt
from trilobite.games.genesis.bionts import put_down, take_biont, take_in_hand
from trilobite.games.genesis.linked import is_macro_parasite
from trilobite.games.genesis.loss import (
    extinction,
    mark_unsorted,
    mutation_on,
    return_diseased_cube,
    settle,
)
from trilobite.games.genesis.organism import (
    at_organism_limit,
    home_row,
    reach,
)
from trilobite.games.genesis.pool import decide
from trilobite.games.genesis.spike import pollution
from trilobite.games.genesis.state import (
    BASE,
    DISEASED,
    EMPTY,
    GONE,
    IN_PLAY,
    MACRO,
    NOBODY,
    NPC,
    PARASITE,
    PARASITES,
    PLUS,
    POOL,
    PRESENT,
    READY,
    RESTING,
    Genesis,
    Organism,
)

IN_PLAY_ALREADY = Reason("parasite-is-in-play", "E3.1")
CARD_RESTS = Reason("parasite-returns-next-turn", "G:Extinction.2")
NO_PARASITES = Reason("no-parasites-in-this-game", "C3.2")
NO_BIONT = Reason("no-biont-for-a-parasite", "E3a.1")
LIMIT = Reason("organism-limit", "B1a.1")
OWN_TABLEAU = Reason("host-in-own-tableau", "E3b.1")
ROW_OUT_OF_REACH = Reason("host-row-out-of-reach", "E3b.1")
NO_FITTING_CUBE = Reason("no-fitting-cube", "E3b.2")
NO_MORE_CUBES = Reason("incumbent-holds-as-many-cubes", "E4a.1")
NO_SUPPLANTING_AT_HOME = Reason("no-supplanting-at-home", "E4b.1")
MACRO_PARASITE_STAYS = Reason("macro-parasite-cannot-be-supplanted", "L2b.1")
TWO_LEVELS = Reason("only-two-levels-of-parasites", "L2b.1")

#: A cube a parasite could take: the option that names it.
MUTATION_CUBE: Final = "take"
ORGAN_CUBE: Final = "take-organ"
INCUMBENTS_CUBE: Final = "take-diseased"


# --- who may attach where -----------------------------------------------------------------


def offer_parasite(g: Genesis, player: int, menu: Menu, rows: list[bool]) -> None:
    """E3, E4, DEC-14, DEC-15. Each side of the card on each host that it could infest."""
    if not g.organisms:
        return  # there are no hosts
    member = g.player(player)
    reason = refusal_of_parasite(g, player)
    if reason is not None and not g.explain:
        return
    for side in range(2):
        place = PARASITES + member.colour * 2 + side
        offer_hosts(g, player, place, rows, menu, reason)


def refusal_of_parasite(g: Genesis, player: int) -> Reason | None:
    """E3.1. The card must be at hand and a biont free for it."""
    member = g.player(player)
    if g.setup.loners:
        return NO_PARASITES
    if member.parasite == RESTING:
        return CARD_RESTS
    if member.parasite != READY:
        return IN_PLAY_ALREADY
    if at_organism_limit(g, player):
        return LIMIT
    if not biont_sources(g, player):
        return NO_BIONT
    return None


def offer_hosts(
    g: Genesis, player: int, place: int, rows: list[bool], menu: Menu, reason: Reason | None
) -> None:
    """Offers every host for a parasite side: free hosts to infest, others to supplant at."""
    for host in g.organisms:
        if host.parasite == NOBODY:
            verb = "parasite"
        else:
            verb = "supplant"
        menu.offer(
            (verb, place, host.place), reason or refusal_of_host(g, player, place, host, rows)
        )


def refusal_of_host(
    g: Genesis, player: int, place: int, host: Organism, rows: list[bool]
) -> Reason | None:
    """E3b, E4a, E4b, L2b. Tableau, row, fitting cubes; more cubes than the incumbent.

    What E4b says follows from E3b, so the editions do not differ in play (ED-21).
    """
    if host.host == NOBODY and host.owner == player:
        return OWN_TABLEAU if host.parasite == NOBODY else NO_SUPPLANTING_AT_HOME
    if not rows[home_row(g, host)]:
        return ROW_OUT_OF_REACH
    if too_deep(g, place, host):
        return TWO_LEVELS
    if host.parasite == NOBODY:
        return None if most_cubes(g, place, host, None) > 0 else NO_FITTING_CUBE
    incumbent = g.organism(host.parasite)
    if incumbent.kind == MACRO:
        return MACRO_PARASITE_STAYS
    if most_cubes(g, place, host, incumbent) <= diseased_count(incumbent):
        return NO_MORE_CUBES
    return None


def too_deep(g: Genesis, place: int, host: Organism) -> bool:
    """L2b. Whether a macroorganism parasite would get more than one level of hyperparasites: on
    its hyperparasite, or by a liberated parasite that brings one along."""
    if is_macro_parasite(host):
        return any(o.place == place and o.parasite != NOBODY for o in g.organisms)
    return host.host != NOBODY and is_macro_parasite(g.organism(host.host))


def diseased_count(parasite: Organism) -> int:
    """How many diseased cubes a parasite holds."""
    return (parasite.slots[0] != EMPTY) + (parasite.slots[1] != EMPTY)


def takeable(g: Genesis, host: Organism, incumbent: Organism | None) -> list[tuple[Option, int]]:
    """E3c, E3d, E3e, E4a. The cubes a parasite may take from the host or the incumbent, each
    with its colour."""
    found: list[tuple[Option, int]] = []
    if host.kind == MACRO:
        for square, organ in enumerate(g.macro_side(host).organs):
            if host.organs[square] == PRESENT:
                found.append(((ORGAN_CUBE, square, -1), organ.colour))
    for mutation in host.mutations:
        card = g.cards.mutations[mutation.card]
        if mutation.base == PRESENT:
            found.append(((MUTATION_CUBE, mutation.card, BASE), card.colour))
        if mutation.plus == PRESENT:
            found.append(((MUTATION_CUBE, mutation.card, PLUS), card.plus))
    if incumbent is not None:
        colours = g.parasite_side(incumbent).slots
        for slot in range(2):
            if incumbent.slots[slot] != EMPTY:
                found.append(((INCUMBENTS_CUBE, slot, -1), colours[slot]))
    return found


def most_cubes(g: Genesis, place: int, host: Organism, incumbent: Organism | None) -> int:
    """The most diseased cubes the parasite side could take from the host."""
    slots = g.cards.parasites[place - PARASITES].slots
    found = [colour for _, colour in takeable(g, host, incumbent)]
    if slots[0] == slots[1]:
        return min(2, found.count(slots[0]))
    return (slots[0] in found) + (slots[1] in found)


# --- attaching ----------------------------------------------------------------------------


def attach_new(g: Genesis, player: int, verb: str, place: int, host_place: int) -> Flow:
    """E3. The player's card enters play with one or two of their bionts."""
    host = g.organism(host_place)
    g.player(player).parasite = IN_PLAY
    parasite = Organism(place, PARASITE, player)
    left: list[Organism] = []
    yield from board(g, player, parasite, left)
    g.organisms.append(parasite)
    yield from attach(g, parasite, host, verb == "supplant", left)


def biont_sources(g: Genesis, player: int) -> list[Option]:
    """E3a. Where a biont for a new parasite may come from: pool, active refugium, HGT."""
    member = g.player(player)
    sources: list[Option] = []
    if member.bionts > member.fresh:
        sources.append(("with-biont", POOL, -1))
    for row in range(4):
        if g.active[row]:
            for refugium in g.rows[row]:
                if refugium.bionts[player] > refugium.fresh[player]:
                    sources.append(("with-biont", refugium.placard, -1))
    if hgt.moves_left(g, player) > 0:
        for o in g.organisms:
            if o.kind != MACRO and hgt.free_bionts(o, player) > 0:
                sources.append(("with-gene", o.place, -1))
    return sources


def board(g: Genesis, player: int, parasite: Organism, left: list[Organism]) -> Flow:
    """E3.1, E3a. One biont, and a second if the player likes, go on the card."""
    boarding = 0
    for count in range(2):
        menu = Menu(g.explain)
        for source in biont_sources(g, player):
            menu.offer(source)
        if not menu.options:
            break
        if count > 0:
            menu.offer(("enough", -1, -1))
        choice: Option = yield decide(g, player, "parasite-biont", menu, "E3.1", parasite.place)
        if choice[0] == "enough":
            break
        boarding += 1
        if choice[0] == "with-gene":
            origin = g.organism(choice[1])
            hgt.leave(g, player, origin)
            left.append(origin)
        else:
            take_biont(g, player, choice[1])
            take_in_hand(g, player)
    for _ in range(boarding):
        put_down(g, player)
        parasite.bionts[player] += 1
        parasite.fresh[player] += 1


def attach(
    g: Genesis, parasite: Organism, host: Organism, supplanting: bool, left: list[Organism]
) -> Flow:
    """E3c, E4. The parasite takes its cubes; an incumbent is liberated; the microorganisms that
    its bionts left are settled (AMB-32); a polluter that is still on its host pollutes."""
    incumbent = g.organism(host.parasite) if supplanting else None
    parasite.host = host.place
    host.parasite = parasite.place
    g.tell("attached", parasite.place, host.place, parasite.owner)
    minimum = 1 if incumbent is None else diseased_count(incumbent) + 1
    yield from take_cubes(g, parasite, host, incumbent, minimum)
    if incumbent is not None:
        for slot in range(2):
            if incumbent.slots[slot] != EMPTY:
                return_diseased_cube(g, incumbent, slot)  # E4.2
        yield from liberate(g, incumbent)
    for origin in left:
        if origin in g.organisms:
            yield from settle(g, origin)
    attached = parasite in g.organisms and parasite.host == host.place
    if attached and g.parasite_side(parasite).pollutes:
        yield from pollution(g, parasite)  # E3f, ADD-10


def take_cubes(
    g: Genesis, parasite: Organism, host: Organism, incumbent: Organism | None, minimum: int
) -> Flow:
    """E3c.1, E4a. At least the minimum and at most two cubes that fit the slots; an NPC takes all
    it can (C1b.2)."""
    slots = g.parasite_side(parasite).slots
    while True:
        menu = Menu(g.explain)
        for option, colour in takeable(g, host, incumbent):
            if fitting_slot(parasite, slots, colour) >= 0:
                menu.offer(option)
        if not menu.options:
            return
        if diseased_count(parasite) >= minimum and parasite.owner < NPC:
            menu.offer(("enough", -1, -1))
        choice: Option = yield decide(g, parasite.owner, "disease", menu, "E3c.1", parasite.place)
        if choice[0] == "enough":
            return
        take_cube(g, parasite, host, incumbent, choice)


def fitting_slot(parasite: Organism, slots: list[int], colour: int) -> int:
    """An empty diseased slot of the colour, or -1."""
    for slot in range(2):
        if slots[slot] == colour and parasite.slots[slot] == EMPTY:
            return slot
    return -1


def take_cube(
    g: Genesis, parasite: Organism, host: Organism, incumbent: Organism | None, cube: Option
) -> None:
    """E3c. One cube becomes a diseased cube; its card neither falls nor loses abilities."""
    verb, a, b = cube
    slots = g.parasite_side(parasite).slots
    if verb == MUTATION_CUBE:
        mutation = mutation_on(host, a)
        card = g.cards.mutations[a]
        if b == BASE:
            mutation.base = DISEASED
            colour = card.colour
        else:
            mutation.plus = DISEASED
            colour = card.plus
        parasite.slots[fitting_slot(parasite, slots, colour)] = a * 2 + b
    elif verb == ORGAN_CUBE:
        host.organs[a] = GONE
        colour = g.macro_side(host).organs[a].colour
        parasite.slots[fitting_slot(parasite, slots, colour)] = a
        mark_unsorted(g, host, colour)
    else:
        assert incumbent is not None
        colour = g.parasite_side(incumbent).slots[a]
        parasite.slots[fitting_slot(parasite, slots, colour)] = incumbent.slots[a]
        incumbent.slots[a] = EMPTY
    g.tell("diseased", parasite.place, host.place, colour)


# --- liberation ---------------------------------------------------------------------------


def liberate(g: Genesis, parasite: Organism) -> Flow:
    """E4.3, AMB-29, DEC-16, ED-70. Out of turn the owner finds it a new host, or it dies."""
    g.tell("liberated", parasite.place, parasite.owner)
    rows = reach(g, parasite.owner)
    rows[home_row(g, parasite)] = True
    menu = Menu(g.explain)
    offer_hosts(g, parasite.owner, parasite.place, rows, menu, None)
    own = subtree(g, parasite)
    options = [option for option in menu.options if option[2] not in own]
    if parasite.owner >= NPC:
        options = npc_hosts(g, parasite.place, options)
    if not options:
        yield from extinction(g, parasite)
        return
    choices = Menu(g.explain)
    choices.refused = menu.refused
    for option in options:
        choices.offer(option)
    if parasite.owner < NPC and not g.edition.liberated_must_attach:
        choices.offer(("decline", -1, -1))
    choice: Option = yield decide(g, parasite.owner, "liberated", choices, "E4.3", parasite.place)
    if choice[0] == "decline":
        yield from extinction(g, parasite)
    else:
        yield from attach(g, parasite, g.organism(choice[2]), choice[0] == "supplant", [])


def subtree(g: Genesis, parasite: Organism) -> list[int]:
    """The parasite and all hyperparasites on it: it cannot attach to any of these."""
    places = [parasite.place]
    while parasite.parasite != NOBODY:
        parasite = g.organism(parasite.parasite)
        places.append(parasite.place)
    return places


def npc_hosts(g: Genesis, place: int, options: list[Option]) -> list[Option]:
    """C1b.2, C1b.3, AMB-70. An NPC takes a free host that yields the most cubes and is no
    parasite."""
    free = [
        option
        for option in options
        if option[0] == "parasite" and g.organism(option[2]).host == NOBODY
    ]
    if not free:
        return free
    most = max(most_cubes(g, place, g.organism(option[2]), None) for option in free)
    return [o for o in free if most_cubes(g, place, g.organism(o[2]), None) == most]
