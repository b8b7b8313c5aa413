"""E. Phase 2: assignment of bionts, enzymes and antioxidants (E1, E2, E5)."""

from trilobite.core.agenda import due
from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.genesis import hgt, parasites
from trilobite.games.genesis.bionts import (
    ROW_CLOSED,
    choose_disk,
    enter_refugium,
    refusal_to_enter,
    take_biont,
)
from trilobite.games.genesis.cards.types import COLOURS, TERRESTRIAL
from trilobite.games.genesis.organism import (
    bionts_on_refugia,
    entropy,
    entropy_limit,
    open_rows,
    reach,
    tableau,
)
from trilobite.games.genesis.pool import decide
from trilobite.games.genesis.state import MACRO, NPC, PARASITE, PLAYERS, POOL, Genesis, Refugium

NO_BIONT = Reason("no-unassigned-biont", "E1a.1")
MOVED_ALREADY = Reason("biont-has-moved-this-phase", "E0.2")
OVER_ENTROPY = Reason("entropy-limit", "E2a.1")
STUCK = Reason("source-row-inactive", "E1a.1")
NO_CATALYST = Reason("no-catalyst", "E1c.1")
SLOTS_FULL = Reason("enzyme-slots-full", "E2b.1")
NO_DISKS_ON_PARASITES = Reason("no-antioxidants-on-parasites", "E5c.1")
NO_DISKS_ON_LAND = Reason("no-antioxidants-on-land", "E5d.1")
POOL_FULL = Reason("pool-is-full", "B3b.1")


def schedule_turns(g: Genesis) -> None:
    """A2, C1b, ED-54. Everybody's turn in order."""
    npcs = [player for player in g.turn_order if player >= NPC]
    after_each = g.setup.solitaire and g.edition.order_by_seats
    for player in g.turn_order:
        if player < NPC:
            g.agenda.append(due("assign", player))
            if after_each:
                g.agenda += [due("npc-assign", other) for other in npcs]
        elif not after_each:
            g.agenda.append(due("npc-assign", player))


def forget_moves(g: Genesis) -> None:
    """E0.2. The limit of one move for each biont ends with the phase."""
    for member in g.players:
        if member is not None:
            member.fresh = 0
            member.hgt_moves = 0
    for refugium in g.refugia():
        refugium.fresh = [0] * PLAYERS
    for o in g.organisms:
        o.fresh = [0] * PLAYERS


def assign(g: Genesis, player: int) -> Flow:
    """A2, E0, DEC-12. One assignment action; the turn goes on until the player is done."""
    menu = Menu(g.explain)
    lower_entropy(g)
    reached = reach(g, player)
    rows = open_rows(g, player, reached)
    offer_bionts(g, player, menu, rows)
    offer_enzymes(g, player, menu, rows)
    offer_antioxidants(g, player, menu)
    parasites.offer_parasite(g, player, menu, reached)
    hgt.offer_moves(g, player, menu)
    offer_donations(g, player, menu)
    menu.offer(("done", -1, -1))
    choice: Option = yield decide(g, player, "assign", menu, "E0.1")
    verb, a, b = choice
    if verb == "done":
        return
    g.agenda.insert(0, due("assign", player))
    if verb == "biont":
        yield from assign_biont(g, player, a, b)
    elif verb == "withdraw":
        withdraw(g, player, g.refugium(a))
    elif verb == "enzyme":
        yield from assign_enzyme(g, player, g.refugium(a))
    elif verb == "antioxidant":
        yield from place_antioxidant(g, player, a)
    elif verb == "donate":
        yield from donate(g, player, a)
    elif verb.startswith("hgt"):
        yield from hgt.move(g, player, choice)
    else:
        yield from parasites.attach_new(g, player, verb, a, b)


def lower_entropy(g: Genesis) -> None:
    """E2a.3, ADD-2. What was lost in this turn no longer counts, though it may be regained."""
    for o in g.organisms:
        if o.green_at_start > 0:
            o.green_at_start = min(o.green_at_start, entropy(g, o))
        if o.residents_at_start != o.bionts:
            o.residents_at_start = list(map(min, o.residents_at_start, o.bionts))


# --- E1, E2: bionts on refugia ------------------------------------------------------------


def offer_bionts(g: Genesis, player: int, menu: Menu, rows: list[bool]) -> None:
    """E1.1, E1a, E1b. Bionts from the pool, and between or off refugia in active rows."""
    member = g.player(player)
    refugia = g.refugia()
    reason: Reason | None = None
    if member.bionts <= member.fresh:
        reason = MOVED_ALREADY if member.bionts > 0 else NO_BIONT
    elif bionts_on_refugia(g, player) >= entropy_limit(g, player):
        reason = OVER_ENTROPY
    if reason is None or g.explain:
        for target in refugia:
            menu.offer(
                ("biont", POOL, target.placard), reason or refusal_to_enter(g, player, target, rows)
            )
    for source in refugia:
        if source.bionts[player] == 0:
            continue
        reason = refusal_to_leave(g, player, source)
        if reason is not None and not g.explain:
            continue
        menu.offer(("withdraw", source.placard, -1), reason)
        for target in refugia:
            if target is not source:
                menu.offer(
                    ("biont", source.placard, target.placard),
                    reason or refusal_to_enter(g, player, target, rows),
                )


def refusal_to_leave(g: Genesis, player: int, source: Refugium) -> Reason | None:
    """E1a.1, E0.2. A biont leaves only an active row, and moves once in a phase."""
    if not g.active[g.row_of(source)]:
        return STUCK
    if source.bionts[player] <= source.fresh[player]:
        return MOVED_ALREADY
    return None


def assign_biont(g: Genesis, player: int, source: int, target: int) -> Flow:
    """E1.1. A biont goes from the pool or a refugium to a refugium."""
    take_biont(g, player, source)
    yield from enter_refugium(g, player, g.refugium(target))


def withdraw(g: Genesis, player: int, source: Refugium) -> None:
    """E1b.2, AMB-26. A biont returns to the pool; that was its move of the phase."""
    source.bionts[player] -= 1
    member = g.player(player)
    member.bionts += 1
    member.fresh += 1
    g.tell("withdrawn", player, source.placard)


# --- E1.2: enzymes ------------------------------------------------------------------------


def offer_enzymes(g: Genesis, player: int, menu: Menu, rows: list[bool]) -> None:
    """E1.2, E1b, E2b. Enzymes go to refugia with an empty slot in open rows."""
    has_none = g.player(player).catalysts() == 0
    if has_none and not g.explain:
        return
    for row in range(4):
        for target in g.rows[row]:
            reason = refusal_of_enzyme(g, target, rows[row])
            if reason is None and has_none:
                reason = NO_CATALYST  # E1c
            menu.offer(("enzyme", target.placard, -1), reason)


def refusal_of_enzyme(g: Genesis, target: Refugium, row_open: bool) -> Reason | None:
    """E1b, E2b. An open row, an empty slot."""
    if not row_open:
        return ROW_CLOSED
    if len(target.enzymes) >= len(g.cards.placards[target.placard].slot_face):
        return SLOTS_FULL
    return None


def assign_enzyme(g: Genesis, player: int, target: Refugium) -> Flow:
    """E1.2. A catalyst of any colour fills the leftmost empty slot."""
    colour = yield from choose_disk(g, player, "enzyme-colour", "E1.2")
    target.enzymes.append(colour)
    g.tell("enzyme", player, target.placard, colour)


# --- E5: antioxidants ---------------------------------------------------------------------


def offer_antioxidants(g: Genesis, player: int, menu: Menu) -> None:
    """E5, AMB-30. Catalysts may go on own organisms, except parasites and land dwellers."""
    if g.player(player).catalysts() == 0 and not g.explain:
        return
    for o in g.organisms:
        if o.owner == player:
            reason: Reason | None = None
            if o.kind == PARASITE:
                reason = NO_DISKS_ON_PARASITES
            elif o.kind == MACRO and o.side == TERRESTRIAL:
                reason = NO_DISKS_ON_LAND
            elif g.player(player).catalysts() == 0:
                reason = NO_CATALYST
            menu.offer(("antioxidant", o.place, -1), reason)


def place_antioxidant(g: Genesis, player: int, place: int) -> Flow:
    """E5.1, E5a, E5b. A disk becomes an antioxidant, a green one a vitamin."""
    colour = yield from choose_disk(g, player, "antioxidant-colour", "E5.1")
    g.organism(place).disks[colour] += 1
    g.tell("antioxidant", player, place, colour)


# --- H0g: gene transfer agents ------------------------------------------------------------


def offer_donations(g: Genesis, player: int, menu: Menu) -> None:
    """H0g, TRI-2. Catalysts may be given to a tableau in which the player has bionts."""
    if not g.setup.donations or g.player(player).catalysts() == 0:
        return
    offered: list[int] = []
    for o in g.organisms:
        if o.bionts[player] > 0:
            other = tableau(g, o)
            if other != player and other < NPC and other not in offered:
                offered.append(other)
                menu.offer(("donate", other, -1), refusal_to_donate(g, player, other))


def refusal_to_donate(g: Genesis, player: int, other: int) -> Reason | None:
    """AMB-23. The receiver must have room for a colour the giver has."""
    giving = g.player(player).pool
    taking = g.player(other).pool
    for colour in COLOURS:
        if giving[colour] > 0 and taking[colour] < g.setup.pool_limit:
            return None
    return POOL_FULL


def donate(g: Genesis, player: int, other: int) -> Flow:
    """H0g.1, DEC-44. One catalyst goes to the other tableau's pool."""
    giving = g.player(player).pool
    taking = g.player(other).pool
    menu = Menu(g.explain)
    for colour in COLOURS:
        if giving[colour] > 0:
            full = taking[colour] >= g.setup.pool_limit
            menu.offer(("disk", colour, -1), POOL_FULL if full else None)
    choice: Option = yield decide(g, player, "donation-colour", menu, "H0g.1")
    giving[choice[1]] -= 1
    taking[choice[1]] += 1
    g.tell("donated", player, other, choice[1])
