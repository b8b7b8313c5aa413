"""H1, H2, G4. New mutations, promotions, sex, and purchases that cancel errors."""

from collections.abc import Generator
from typing import Any

from trilobite.core.decision import Ask, Flow, Menu, Option, Reason
from trilobite.games.genesis.cards.types import PROMOTED, SEX, SPORE, UNPROMOTED
from trilobite.games.genesis.event import roil, show_top
from trilobite.games.genesis.loss import mutation_on
from trilobite.games.genesis.organism import has, home_row, icons
from trilobite.games.genesis.payment import pay, refusal_to_pay
from trilobite.games.genesis.pool import decide
from trilobite.games.genesis.spike import pollution
from trilobite.games.genesis.state import (
    NOBODY,
    NPC,
    PLAYERS,
    PRESENT,
    PURCHASE_PHASE,
    Genesis,
    Mutation,
    Organism,
)

ROW_OUT_OF_REACH = Reason("mutation-row-out-of-reach", "H1.1")
DECK_EMPTY = Reason("mutation-deck-empty", "H1.3")
ONLY_IN_DARWIN_PHASE = Reason("mutations-only-in-the-darwin-phase", "G4.1")
PROMOTED_ALREADY = Reason("already-promoted", "H2.1")


# --- whose biont purchases ----------------------------------------------------------------


def actor_for(o: Organism, player: int) -> int:
    """C1b.4, DEC-48. Who purchases with a biont: an assimilated NPC serves the owner."""
    if player >= NPC and o.owner < NPC:
        return o.owner
    return player


def unspent_biont(o: Organism, player: int, wanted: int = NOBODY) -> int:
    """A biont in the organism with which the player may still purchase: the wanted colour
    first, then their own, then an allied NPC's."""
    found = NOBODY
    for biont in range(PLAYERS):
        if o.bionts[biont] > o.spent[biont] and actor_for(o, biont) == player:
            if biont & 3 == wanted:
                return biont
            if found == NOBODY:
                found = biont
    return found


# --- what can be bought -------------------------------------------------------------------


def open_decks(g: Genesis, o: Organism) -> list[bool]:
    """H1.1. Rows whose mutation deck the organism may use."""
    if has(g, o, SPORE):
        return [True, True, True, True]
    home = home_row(g, o)
    return [g.active[row] or row == home for row in range(4)]


def offer_mutations(
    g: Genesis, player: int, o: Organism, menu: Menu, reason: Reason | None
) -> None:
    """H1.1, DEC-34. The top card of each deck within reach."""
    if g.setup.crystal and g.phase == PURCHASE_PHASE:
        reason = ONLY_IN_DARWIN_PHASE
    if reason is not None and not g.explain:
        return
    rows = open_decks(g, o)
    for row in range(4):
        deck = g.mutation_decks[row]
        why = reason
        if why is None:
            if not rows[row]:
                why = ROW_OUT_OF_REACH
            elif not deck:
                why = DECK_EMPTY
            else:
                why = refusal_to_pay(g, player, o, g.cards.mutations[deck[0]].colour)
        menu.offer(("mutation", o.place, row), why)


def offer_promotions(
    g: Genesis, player: int, o: Organism, menu: Menu, reason: Reason | None
) -> None:
    """H2.1, DEC-35. Each unpromoted mutation of the organism."""
    if g.setup.crystal and g.phase == PURCHASE_PHASE:
        reason = ONLY_IN_DARWIN_PHASE
    for mutation in o.mutations:
        why = reason
        if why is None:
            if mutation.promoted:
                why = PROMOTED_ALREADY
            else:
                why = refusal_to_pay(g, player, o, g.cards.mutations[mutation.card].colour)
        menu.offer(("promote", o.place, mutation.card), why)


def offer_roils(g: Genesis, o: Organism, menu: Menu) -> None:
    """H1a, AMB-47, DEC-33. Sex roils a deck in an active row or the home row."""
    home = home_row(g, o)
    for row in range(4):
        if (g.active[row] or row == home) and len(g.mutation_decks[row]) > 1:
            menu.offer(("sex", o.place, row))


# --- buying -------------------------------------------------------------------------------


def mutate(g: Genesis, player: int, o: Organism, choice: Option) -> Flow:
    """A5.3. Carries out a chosen mutation or promotion."""
    if choice[0] == "mutation":
        yield from buy_mutation(g, player, o, choice[2])
    else:
        yield from promote(g, player, o, mutation_on(o, choice[2]))


def buy_mutation(g: Genesis, player: int, o: Organism, row: int) -> Flow:
    """H1. Pays for the top card of a deck and adds it with a cube of its colour."""
    card = g.mutation_decks[row][0]
    yield from pay(g, player, o, g.cards.mutations[card].colour)
    g.mutation_decks[row].pop(0)
    mutation = Mutation(card)
    mutation.acting = UNPROMOTED if g.edition.abilities_at_once else -1  # H1c
    o.mutations.append(mutation)
    g.tell("mutated", o.place, card)
    show_top(g, row)
    if g.cards.mutations[card].sides[UNPROMOTED].pollutes:
        yield from pollution(g, o)  # H1d


def promote(g: Genesis, player: int, o: Organism, mutation: Mutation) -> Flow:
    """H2. Pays the colour of the unpromoted side, flips the card, adds the "+" cube."""
    yield from pay(g, player, o, g.cards.mutations[mutation.card].colour)
    mutation.promoted = True
    mutation.plus = PRESENT
    if g.edition.abilities_at_once:
        mutation.acting = PROMOTED  # H2b
    g.tell("promoted", o.place, mutation.card)
    if g.cards.mutations[mutation.card].sides[PROMOTED].pollutes:
        yield from pollution(g, o)  # H2c


# --- G4: purchases that cancel errors -----------------------------------------------------


def cancel_error(g: Genesis, o: Organism) -> Generator[Ask, Any, bool]:
    """G4.2, AMB-44, DEC-29. The owner may buy or promote to cancel one error."""
    if unspent_biont(o, o.owner) == NOBODY:
        return False
    roils = icons(g, o, SEX)
    if o.owner >= NPC:
        yield from npc_sex(g, o.owner, o)
    while True:
        menu = Menu(g.explain)
        offer_mutations(g, o.owner, o, menu, None)
        offer_promotions(g, o.owner, o, menu, None)
        if o.owner >= NPC:
            npc_prefers_promotion(menu)
        else:
            if roils > 0:
                offer_roils(g, o, menu)
            if menu.options:
                menu.offer(("decline", -1, -1))
        if not menu.options:
            return False
        choice: Option = yield decide(g, o.owner, "cancel-error", menu, "G4.2", o.place)
        if choice[0] == "decline":
            return False
        if choice[0] != "sex":
            yield from mutate(g, o.owner, o, choice)
            return True
        roil(g, choice[2])
        roils -= 1


def npc_prefers_promotion(menu: Menu) -> None:
    """C1d. An NPC promotes if it can, and buys a new mutation otherwise."""
    promotions = [option for option in menu.options if option[0] == "promote"]
    if promotions:
        menu.options = promotions


def npc_sex(g: Genesis, player: int, o: Organism) -> Flow:
    """C1f, AMB-47. Before it buys a new mutation an NPC roils, once for each icon, a deck in an
    active row whose top card it cannot buy."""
    promotions = Menu(explain=False)
    offer_promotions(g, player, o, promotions, None)
    if promotions.options:
        return
    for _ in range(icons(g, o, SEX)):
        menu = Menu(explain=False)
        for row in range(4):
            deck = g.mutation_decks[row]
            if g.active[row] and len(deck) > 1:
                colour = g.cards.mutations[deck[0]].colour
                if refusal_to_pay(g, player, o, colour) is not None:
                    menu.offer(("sex", o.place, row))
        if not menu.options:
            return
        choice: Option = yield decide(g, player, "npc-sex", menu, "C1f.1", o.place)
        roil(g, choice[2])
