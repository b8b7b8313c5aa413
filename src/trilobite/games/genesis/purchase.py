"""H. Phase 5: purchases (H0 to H2)."""

from collections.abc import Generator
from typing import Any

from trilobite.core.agenda import Due, due
from trilobite.core.decision import Ask, Flow, Menu, Option, Reason
from trilobite.games.genesis import npc
from trilobite.games.genesis.assignment import donate, offer_donations
from trilobite.games.genesis.cards.types import SEX
from trilobite.games.genesis.event import roil
from trilobite.games.genesis.macro import (
    buy_macroorganism,
    buy_organ,
    check_landfall,
    offer_macroorganisms,
    offer_organs,
)
from trilobite.games.genesis.mutating import (
    actor_for,
    mutate,
    offer_mutations,
    offer_promotions,
    offer_roils,
    unspent_biont,
)
from trilobite.games.genesis.organism import icons
from trilobite.games.genesis.pool import decide
from trilobite.games.genesis.red_queen import attack, offer_attacks, wanted_biont
from trilobite.games.genesis.state import (
    MACRO,
    NOBODY,
    NPC,
    PLAYERS,
    Genesis,
    Organism,
)

ALL_SPENT = Reason("bionts-have-purchased", "A5.2")


# --- A5, H0: whose turn it is -------------------------------------------------------------


def purchase_turn(g: Genesis, player: int) -> Flow:
    """A5, H0, DEC-30. One purchase with a biont in a bacterium or macroorganism.

    Parasites have their slot when all bionts of their host have acted (H0b).
    """
    if player >= NPC:
        g.purchased.append(player)
        schedule_slots(g)
        return
    menu = Menu(g.explain)
    for o in g.organisms:
        if o.host == NOBODY:
            offer_purchases(g, player, o, menu)
    offer_donations(g, player, menu)
    menu.offer(("done", -1, -1))
    choice: Option = yield decide(g, player, "purchase", menu, "A5.2")
    if choice[0] == "done":
        g.purchased.append(player)
        schedule_slots(g)
        return
    g.agenda.insert(0, due("purchase", player))
    if choice[0] == "donate":
        yield from donate(g, player, choice[1])
    else:
        yield from biont_purchases(g, player, g.organism(choice[1]), choice)


def schedule_slots(g: Genesis) -> None:
    """H0b, AMB-45. Parasites act once every player with a biont in the host has had their turn;
    a hyperparasite once its host has."""
    slots: list[Due] = []
    for o in g.organisms:
        if o.host == NOBODY or o.done:
            continue
        host = g.organism(o.host)
        acted = host.done if host.host != NOBODY else True
        for player in range(PLAYERS):
            if host.host == NOBODY and host.bionts[player] > 0:
                actor = actor_for(host, player)
                if actor not in g.purchased:
                    acted = False
        if acted:
            o.done = True
            slots.extend(slot_steps(g, o))
    g.agenda = slots + g.agenda


def slot_steps(g: Genesis, o: Organism) -> list[Due]:
    """AMB-45. In the slot the owner acts, then foreign genes in player order; then the
    hyperparasite has its slot."""
    players = [o.owner]
    for player in g.turn_order:
        if player != o.owner and o.bionts[player] > 0 and actor_for(o, player) == player:
            players.append(player)
    steps = [due("slot", o.place, player) for player in players]
    steps.append(due("slots"))
    return steps


def parasite_slot(g: Genesis, place: int, player: int) -> Flow:
    """H0b, DEC-31. One purchase of a player for a parasite."""
    found = [o for o in g.organisms if o.place == place]
    if not found:
        return
    o = found[0]
    if player >= NPC:
        yield from npc.purchases(g, player, o)
        return
    menu = Menu(g.explain)
    offer_purchases(g, player, o, menu)
    offer_donations(g, player, menu)
    menu.offer(("done", -1, -1))
    choice: Option = yield decide(g, player, "parasite-purchase", menu, "H0b.1", place)
    if choice[0] == "done":
        return
    g.agenda.insert(0, due("slot", place, player))
    if choice[0] == "donate":
        yield from donate(g, player, choice[1])
    else:
        yield from biont_purchases(g, player, o, choice)


# --- what can be bought -------------------------------------------------------------------


def offer_purchases(g: Genesis, player: int, o: Organism, menu: Menu) -> None:
    """A5.3, H0. Everything the player's next biont in the organism could buy for it."""
    if not any(o.bionts[biont] > 0 and actor_for(o, biont) == player for biont in range(PLAYERS)):
        return
    spent = unspent_biont(o, player) == NOBODY
    if spent and not g.explain:
        return
    offer_for_biont(g, player, o, menu, ALL_SPENT if spent else None, icons(g, o, SEX))


def offer_for_biont(
    g: Genesis, player: int, o: Organism, menu: Menu, reason: Reason | None, roils: int
) -> None:
    """One biont's purchases; `reason` refuses them all, `roils` are left for sex."""
    if o.kind == MACRO:
        offer_organs(g, player, o, menu, reason)
    else:
        offer_mutations(g, player, o, menu, reason)
        offer_promotions(g, player, o, menu, reason)
        offer_macroorganisms(g, player, o, menu, reason)
        if roils > 0 and reason is None and not g.setup.crystal:
            offer_roils(g, o, menu)
    offer_attacks(g, player, o, menu, reason)


# --- buying -------------------------------------------------------------------------------


def biont_purchases(g: Genesis, player: int, o: Organism, choice: Option) -> Flow:
    """H0.1, H0e.3. A biont's purchase, and a second one in a row with fission."""
    biont = unspent_biont(o, player, wanted_biont(choice))
    bought = yield from one_purchase(g, player, o, choice)
    if not bought:
        return
    if o.fission:
        yield from second_purchase(g, player, o)
    if o in g.organisms:
        o.spent[biont] = min(o.spent[biont] + 1, o.bionts[biont])


def second_purchase(g: Genesis, player: int, o: Organism) -> Flow:
    """H0e.3, H0g, ADD-8. The second purchase in a row, which gifts and refused attacks do not use
    up."""
    bought = False
    while not bought and o in g.organisms:
        menu = Menu(g.explain)
        offer_for_biont(g, player, o, menu, None, icons(g, o, SEX))
        offer_donations(g, player, menu)
        if not menu.options:
            return
        menu.offer(("pass", -1, -1))
        choice: Option = yield decide(g, player, "second-purchase", menu, "H0e.3", o.place)
        if choice[0] == "pass":
            return
        bought = yield from one_purchase(g, player, o, choice)


def one_purchase(g: Genesis, player: int, o: Organism, choice: Option) -> Generator[Ask, Any, bool]:
    """Carries out one purchase; False if it was none: a gift or a refused attack (H0g, ADD-8)."""
    verb, a, b = choice
    if verb == "donate":
        yield from donate(g, player, a)
        return False
    if verb == "sex":
        yield from sex(g, player, o, b)
    elif verb in ("mutation", "promote"):
        yield from mutate(g, player, o, choice)
        yield from check_landfall(g, o)  # L5d
    elif verb == "macro":
        yield from buy_macroorganism(g, player, o, b)
    elif verb == "organ":
        yield from buy_organ(g, player, o, b)
    else:
        return (yield from attack(g, player, o, g.organism(b)))
    return True


def sex(g: Genesis, player: int, o: Organism, row: int) -> Flow:
    """H1a, AMB-47. Roils, once for each icon, then buys or passes; a pass spends the biont."""
    roils = icons(g, o, SEX)
    roil(g, row)
    while True:
        roils -= 1
        menu = Menu(g.explain)
        offer_for_biont(g, player, o, menu, None, roils)
        offer_donations(g, player, menu)
        menu.offer(("pass", -1, -1))
        choice: Option = yield decide(g, player, "after-sex", menu, "H1a.1", o.place)
        if choice[0] == "pass":
            return
        if choice[0] == "sex":
            roil(g, choice[2])
            continue
        bought = yield from one_purchase(g, player, o, choice)
        if bought:
            return
        roils += 1
