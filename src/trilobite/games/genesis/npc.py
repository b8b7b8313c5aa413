"""C1, C2. Parasites that nobody plays."""

from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.genesis.cards import SEX
from trilobite.games.genesis.event import roil
from trilobite.games.genesis.mutating import (
    mutate,
    npc_prefers_promotion,
    offer_mutations,
    offer_promotions,
    unspent_biont,
)
from trilobite.games.genesis.organism import has, home_row
from trilobite.games.genesis.parasites import attach, npc_hosts, offer_hosts
from trilobite.games.genesis.payment import why_not_pay
from trilobite.games.genesis.pool import decide
from trilobite.games.genesis.state import (
    IN_PLAY,
    NOBODY,
    PARASITE,
    PARASITES,
    READY,
    Genesis,
    Organism,
)


def assignment(g: Genesis, number: int, _b: int) -> Flow:
    """C1b.2, AMB-70. A random side attaches to the host in an active row that yields most."""
    player = g.player(number)
    if player.parasite != READY or player.bionts == 0:
        return
    sides = [PARASITES + player.colour * 2, PARASITES + player.colour * 2 + 1]
    place = g.chance.draw("organism", sides)
    menu = Menu(explain=False)
    offer_hosts(g, number, place, g.active, menu, None)
    hosts = npc_hosts(g, place, menu.options)
    if not hosts:
        return
    choices = Menu(explain=False)
    for option in hosts:
        choices.offer(option)
    choice: Option = yield decide(g, number, "npc-host", choices, "C1b.2")
    parasite = Organism(place, PARASITE, number)
    player.parasite = IN_PLAY
    player.bionts -= 1
    parasite.bionts[number] = 1
    g.organisms.append(parasite)
    yield from attach(g, parasite, g.organism(choice[2]), supplanting=False)


def purchases(g: Genesis, number: int, o: Organism) -> Flow:
    """C1d, C1f. One purchase, two with fission: a promotion first, then a random mutation."""
    if unspent_biont(o, number) == NOBODY or g.setup.crystal:
        return
    for _ in range(2 if o.fission else 1):
        if has(g, o, SEX):
            yield from sex(g, number, o)
        menu = Menu(explain=False)
        offer_mutations(g, number, o, menu, None)
        offer_promotions(g, number, o, menu, None)
        npc_prefers_promotion(menu)
        if not menu.options:
            break
        choice: Option = yield decide(g, number, "npc-purchase", menu, "C1d.1", o.place)
        yield from mutate(g, number, o, choice)
        if o not in g.organisms:
            return
    biont = unspent_biont(o, number)
    if biont != NOBODY:
        o.spent[biont] += 1


def sex(g: Genesis, number: int, o: Organism) -> Flow:
    """C1f. It roils a deck in an active row whose top card it cannot buy."""
    menu = Menu(explain=False)
    home = home_row(g, o)
    for row in range(4):
        deck = g.mutation_decks[row]
        if (g.active[row] or row == home) and len(deck) > 1:
            colour = g.cards.mutations[deck[0]].colour
            if why_not_pay(g, number, o, colour) is not None:
                menu.offer(("sex", o.place, row))
    if menu.options:
        choice: Option = yield decide(g, number, "npc-sex", menu, "C1f.1", o.place)
        roil(g, choice[2])
