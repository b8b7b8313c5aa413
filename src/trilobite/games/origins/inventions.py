"""J2, B2b. Inventions: which Ideas can be kept, and which become obsolete."""

from typing import Final

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.origins.advances import drop_named_invention
from trilobite.games.origins.board import decide, information
from trilobite.games.origins.state import INVENTIONS, NOTHING, Invention, Origins, Player
from trilobite.games.origins.tableau import is_qualified

REQUIREMENT_NOT_MET: Final = Reason("requirement-not-met", "J2b.1")
NOT_RULING_CLASS: Final = Reason("not-of-ruling-class", "J2c.1")


def refusal_to_keep(g: Origins, player: Player, card: int) -> Reason | None:
    """J2.3, J2a.1, J2b.1, J2c.1. The requirement is met, the card's own Heureka included, and one
    side is of the ruling class."""
    idea = g.cards.ideas[card]
    if player.ruling not in idea.disciplines:
        return NOT_RULING_CLASS
    return None if is_qualified(g, player, idea.requirements) else REQUIREMENT_NOT_MET


def keep_or_discard(g: Origins, player: Player) -> Flow:
    """G2d.1, G2d.2, J2.2, J5f.1, G:Idea.1. In the basic game the Idea is gone. In the advanced game
    the inventor keeps it, if they can, or puts it on top of the tradition deck."""
    card = g.idea
    if not g.setup.advanced:
        g.idea = NOTHING
        g.forgotten.append(card)
        return
    menu = Menu(g.explain)
    menu.offer(("keep", card, -1), refusal_to_keep(g, player, card))
    menu.offer(("discard", card, -1))
    choice: Option = yield decide(player, "keep", menu, "G2d.2")
    g.idea = NOTHING
    if choice[0] == "discard":
        g.tradition.append(card)
        g.tell("discarded", player.colour, card)
        return
    yield from add_invention(g, player, card, len(player.inventions))


def add_invention(g: Origins, player: Player, card: int, place: int) -> Flow:
    """J2.1, B2b.2, D1e.2. The card becomes an Invention, and usable when its row comes (AMB-49). If
    there are more than the information level, one is discarded, be it the new one (J2e.1, G2d.3,
    AMB-47)."""
    player.inventions.insert(place, Invention(card))
    if g.stage == INVENTIONS and player.colour == g.turn and place < g.row:
        g.row += 1
    g.tell("invention", player.colour, card)
    if len(player.inventions) > information(player):
        menu = Menu(g.explain)
        for invention in player.inventions:
            menu.offer(("invention", invention.card, -1))
        choice: Option = yield decide(player, "obsolete", menu, "J2e.1")
        drop_named_invention(g, player, choice[1])
