"""D3. Revolution: suppression, putsch, and the crown's way to another column."""

from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.origins.board import decide, expend_migrant
from trilobite.games.origins.cards.types import DISCIPLINES
from trilobite.games.origins.refugees import suppress_city
from trilobite.games.origins.state import IDLE, SLOTS, Foundation, Origins, Player
from trilobite.games.origins.tableau import (
    drop_invention,
    emissaries,
    expend_elder,
    expend_emissary,
    other_side,
)


def violent_revolution(g: Origins, player: Player) -> Flow:
    """D3.3, D3b, D3f.1, AMB-05. All Dissidents are suppressed, the lowest Foundation of the ruling
    column goes over to its other discipline, and the crown follows. In their own activity phase the
    player will do nothing more after the action at hand (D2.3, D3f.2, F0e.1, AMB-06)."""
    g.tell("revolution", player.colour)
    yield from suppress_all(g, player)
    column = player.columns[player.ruling]
    if column:
        foundation = column.pop()
        new = other_side(g, foundation.card, player.ruling)
        player.columns[new].append(foundation)
        g.tell("foundation-turned", player.colour, foundation.card, new)
    else:
        menu = Menu(g.explain)
        for discipline in DISCIPLINES:
            if discipline != player.ruling:
                menu.offer(("class", discipline, -1))
        choice: Option = yield decide(player, "new-class", menu, "D3b.2")
        new = choice[1]
    if player.colour == g.turn and g.stage != IDLE:
        g.revolted = True
    crown_to(g, player, new)


def peaceful_revolution(g: Origins, player: Player, discipline: int) -> Flow:
    """D3.2, D3e.2, E2i. All Dissidents are suppressed and the crown moves; Foundations stay."""
    yield from suppress_all(g, player)
    crown_to(g, player, discipline)


def crown_to(g: Origins, player: Player, discipline: int) -> None:
    """D3.1, D3c.1. The crown moves. Inventions that have the new discipline move along in their
    order (D3d.1); all others go to the tradition deck (D3e.1, AMB-67)."""
    player.ruling = discipline
    g.tell("crown", player.colour, discipline)
    index = 0
    while index < len(player.inventions):
        if discipline in g.cards.ideas[player.inventions[index].card].disciplines:
            index += 1
        else:
            drop_invention(g, player, index)


# --- D3a: suppression ---------------------------------------------------------------------


def suppress_all(g: Origins, player: Player) -> Flow:
    """D3a.1, E2i.2, G:Dissident.1. Every Dissident is suppressed, one after the other."""
    if player.crown_dissident:
        player.crown_dissident = False
        yield from suppress(g, player)
    for column in player.columns:
        for foundation in column:
            yield from suppress_on(g, player, foundation)


def suppress_on(g: Origins, player: Player, foundation: Foundation) -> Flow:
    """D3a.1. The Dissident on a Foundation, if there is one, is suppressed."""
    if foundation.dissident:
        foundation.dissident = False
        yield from suppress(g, player)


def suppress(g: Origins, player: Player) -> Flow:
    """D3a.1, B5.3, AMB-53. A Dissident has left its space: the figure goes to the supply, then one
    loss is taken. Migrants are lost only if there is neither Elder nor Emissary nor city (D3a.2),
    and never the last one (D3a.3); then it costs nothing."""
    player.supply += 1
    g.tell("suppressed", player.colour)
    menu = Menu(g.explain)
    offer_pawns(g, player, menu)
    for hex in player.cities:
        menu.offer(("lose-city", hex, -1))
    if not menu.options and len(player.spaces) > 1:
        for space in player.spaces:
            menu.offer(("lose-migrant", space, -1))
    if not menu.options:
        return
    choice: Option = yield decide(player, "suppression", menu, "D3a.1")
    if choice[0] == "lose-city":
        yield from suppress_city(g, player, choice[1])
    elif choice[0] == "lose-migrant":
        expend_migrant(g, player, choice[1])
    else:
        expend_pawn(g, player, choice)


def offer_pawns(g: Origins, player: Player, menu: Menu) -> None:
    """G:Emissary.2. Their Elders, by Idea, and Emissaries, by Invention."""
    for slot in range(SLOTS):
        if g.elders[slot][player.colour] > 0:
            menu.offer(("elder", g.display[slot], -1))
    for owner, index in emissaries(g, player):
        menu.offer(("emissary", owner.inventions[index].card, -1))


def expend_pawn(g: Origins, player: Player, choice: Option) -> None:
    """G:Expend. An Elder or Emissary as chosen from `offer_pawns`."""
    if choice[0] == "elder":
        expend_elder(g, player, g.display.index(choice[1]))
        return
    for owner, index in emissaries(g, player):
        if owner.inventions[index].card == choice[1]:
            expend_emissary(g, player, owner, index)
            return


def expend_all_pawns(g: Origins, player: Player) -> None:
    """G4.1. All their Elders and Emissaries are expended."""
    for slot in range(SLOTS):
        for _ in range(g.elders[slot][player.colour]):
            expend_elder(g, player, slot)
    for owner, index in emissaries(g, player):
        expend_emissary(g, player, owner, index)
