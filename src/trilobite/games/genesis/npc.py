"""C1, C2, L7. Parasites that nobody plays."""

from collections.abc import Generator
from typing import Any

from trilobite.core.decision import Ask, Flow, Menu, Option
from trilobite.games.genesis.macro import (
    buy_macroorganism,
    buy_organ,
    offer_macroorganisms,
    offer_organs,
)
from trilobite.games.genesis.mutating import (
    mutate,
    npc_prefers_promotion,
    npc_sex,
    offer_mutations,
    offer_promotions,
    unspent_biont,
)
from trilobite.games.genesis.parasites import attach, npc_hosts, offer_hosts
from trilobite.games.genesis.pool import decide
from trilobite.games.genesis.red_queen import attack, needs_consent, refusal_to_attack
from trilobite.games.genesis.state import (
    IN_PLAY,
    MACRO,
    NOBODY,
    PARASITE,
    PARASITES,
    READY,
    Genesis,
    Organism,
)


def assignment(g: Genesis, player: int) -> Flow:
    """C1b.2, AMB-70. A random side attaches to the host in an active row that yields most."""
    member = g.player(player)
    if member.parasite != READY or member.bionts == 0:
        return
    sides = [PARASITES + member.colour * 2, PARASITES + member.colour * 2 + 1]
    place = g.chance.draw("organism", sides)
    menu = Menu(explain=False)
    offer_hosts(g, player, place, g.active, menu, None)
    hosts = npc_hosts(g, place, menu.options)
    if not hosts:
        return
    choices = Menu(explain=False)
    for option in hosts:
        choices.offer(option)
    choice: Option = yield decide(g, player, "npc-host", choices, "C1b.2")
    parasite = Organism(place, PARASITE, player)
    member.parasite = IN_PLAY
    member.bionts -= 1
    parasite.bionts[player] = 1
    g.organisms.append(parasite)
    yield from attach(g, parasite, g.organism(choice[2]), supplanting=False, left=[])


def purchases(g: Genesis, player: int, o: Organism) -> Flow:
    """C1d, L7a. One purchase, two with fission: whatever makes it grow, else a mutation."""
    if unspent_biont(o, player) == NOBODY or (g.setup.crystal and not g.setup.chimera):
        return
    for _ in range(2 if o.fission else 1):
        bought = g.setup.chimera and (yield from growth(g, player, o))
        if not bought and o.kind != MACRO and not g.setup.crystal:
            bought = yield from mutation(g, player, o)
        if not bought:
            break
        if o not in g.organisms:
            return
    biont = unspent_biont(o, player)
    if biont != NOBODY:
        o.spent[biont] += 1


def mutation(g: Genesis, player: int, o: Organism) -> Generator[Ask, Any, bool]:
    """C1d, C1f. A promotion if it can, otherwise a random mutation."""
    yield from npc_sex(g, player, o)
    menu = Menu(explain=False)
    offer_mutations(g, player, o, menu, None)
    offer_promotions(g, player, o, menu, None)
    npc_prefers_promotion(menu)
    if not menu.options:
        return False
    choice: Option = yield decide(g, player, "npc-purchase", menu, "C1d.1", o.place)
    yield from mutate(g, player, o, choice)
    return True


# --- L7: chimeras -------------------------------------------------------------------------


def growth(g: Genesis, player: int, o: Organism) -> Generator[Ask, Any, bool]:
    """L7a, L7b. A parasite buys a random macroorganism; a macroorganism attacks its host if they
    are a chimera, and otherwise buys the topmost organ it can."""
    menu = Menu(explain=False)
    if o.kind != MACRO:
        offer_macroorganisms(g, player, o, menu, None)
        if not menu.options:
            return False
        choice: Option = yield decide(g, player, "npc-purchase", menu, "L7a.1", o.place)
        yield from buy_macroorganism(g, player, o, choice[2])
        return True
    victim = g.organism(o.host)
    if may_attack(g, player, o, victim):
        return (yield from attack(g, player, o, victim))
    offer_organs(g, player, o, menu, None)
    if not menu.options:
        return False
    yield from buy_organ(g, player, o, menu.options[0][2])
    return True


def may_attack(g: Genesis, player: int, o: Organism, victim: Organism) -> bool:
    """L7b, C1g. Only in a chimera, and only with more crowns: nobody consents to an NPC."""
    if victim.kind != MACRO or needs_consent(g, player, o, victim):
        return False
    return refusal_to_attack(g, player, o, victim) is None
