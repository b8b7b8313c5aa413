"""G0.1, G1 to G4. Cognition actions: SPECIALISE, INVENT, LIBRARY, ELECT."""

from typing import Final

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.origins.advances import heureka, step_up
from trilobite.games.origins.board import decide, information
from trilobite.games.origins.cards.types import DISCIPLINES, FREE_WILL, INFORMATION
from trilobite.games.origins.inventions import keep_or_discard
from trilobite.games.origins.revolution import (
    crown_to,
    expend_all_pawns,
    suppress_all,
)
from trilobite.games.origins.state import (
    FOUNDATIONS,
    NOTHING,
    ROWS,
    SLOTS,
    Origins,
    Player,
)
from trilobite.games.origins.tableau import elders, expend_elder, ideas_shown

NO_FREE_WILL: Final = Reason("no-pawn-in-free-will", "G1.4")
NO_IDEA: Final = Reason("no-idea-in-display", "G1.1")
NO_OWN_ELDER: Final = Reason("no-elder-there", "G2.1")
TOO_FEW_ELDERS: Final = Reason("too-few-elders", "G2a.1")
NOTHING_TO_INVENT: Final = Reason("nothing-to-invent", "G2a.1")
LIBRARY_NEEDS_ELDERS: Final = Reason("library-needs-elders", "G3.1")
NO_PAWN_OUT: Final = Reason("no-elder-or-emissary", "G4.1")
ELECTED_ALREADY: Final = Reason("elected-already", "G4b.1")


# --- G1 -----------------------------------------------------------------------------------


def refusal_to_specialise(g: Origins, player: Player) -> Reason | None:
    """G1.4. Only pawns in free will can go out; J5d.1 likewise."""
    if player.brain[FREE_WILL] == 0:
        return NO_FREE_WILL
    return None if ideas_shown(g) else NO_IDEA


def specialise(g: Origins, player: Player, most: int) -> Flow:
    """G1.1, G1.3. Up to so many pawns go from free will to Ideas of the display, whoever is there
    already (G1.2). ARTISAN sends one (J5d.1)."""
    for number in range(most):
        if player.brain[FREE_WILL] == 0:
            return
        menu = Menu(g.explain)
        for slot in ideas_shown(g):
            menu.offer(("idea", g.display[slot], -1))
        if number > 0:
            menu.offer(("done", -1, -1))
        choice: Option = yield decide(player, "specialise", menu, "G1.1", {"left": most - number})
        if choice[0] == "done":
            return
        player.brain[FREE_WILL] -= 1
        g.elders[g.display.index(choice[1])][player.colour] += 1
        g.tell("elder", player.colour, choice[1])


# --- G2 -----------------------------------------------------------------------------------


def refusal_of_idea(g: Origins, player: Player, slot: int) -> Reason | None:
    """G2.1, G2a.1, D1a.2, J2d.1. One of the Elders must be their own, and together they must be as
    many as the row says."""
    on_card = g.elders[slot]
    if on_card[player.colour] == 0:
        return NO_OWN_ELDER
    return None if sum(on_card) > slot % ROWS else TOO_FEW_ELDERS


def refusal_to_invent(g: Origins, player: Player) -> Reason | None:
    """G2.1. There must be an Idea to take."""
    for slot in range(SLOTS):
        if g.display[slot] >= 0 and refusal_of_idea(g, player, slot) is None:
            return None
    return NOTHING_TO_INVENT


def invent(g: Origins, player: Player) -> Flow:
    """G2.1. An Idea is taken from the display, which has a gap until A3 (G2.2, AMB-52). All Elders
    on it are expended (G2a.2). Inventor and co-inventors, clockwise, have its Heureka (G2b.1,
    G2c.1, AMB-40), DEMAGOGUE in an order of its own: the inventor last (G2c.2, ADD-2)."""
    menu = Menu(g.explain)
    for slot in ideas_shown(g):
        menu.offer(("idea", g.display[slot], -1), refusal_of_idea(g, player, slot))
    choice: Option = yield decide(player, "invent", menu, "G2.1")
    slot = g.display.index(choice[1])
    card = g.cards.ideas[choice[1]]
    partners = [other for other in g.others(player.colour) if g.elders[slot][other.colour] > 0]
    for other in g.players:
        for _ in range(g.elders[slot][other.colour]):
            expend_elder(g, other, slot)
    g.display[slot] = NOTHING
    g.idea = choice[1]
    g.tell("invented", player.colour, choice[1])
    for inventor in [player, *partners]:
        yield from heureka(g, inventor, card.heureka, False)
    for inventor in [*partners, player]:
        yield from heureka(g, inventor, card.heureka, True)
    yield from keep_or_discard(g, player)


# --- G3 -----------------------------------------------------------------------------------


def refusal_of_library(g: Origins, player: Player) -> Reason | None:
    """G3.1, AMB-09. As many Elders in the display as the information level."""
    return None if elders(g, player) >= information(player) else LIBRARY_NEEDS_ELDERS


def library(g: Origins, player: Player) -> Flow:
    """G3.1, J5g.1, AMB-09. So many Elders of their choice are expended; then information goes up
    one step, if there is one."""
    number = information(player)
    everyone = elders(g, player) == number
    for left in range(number, 0, -1):
        menu = Menu(g.explain)
        for slot in range(SLOTS):
            if g.elders[slot][player.colour] > 0:
                menu.offer(("elder", g.display[slot], -1))
                if everyone:
                    break
        choice: Option = yield decide(player, "library", menu, "G3.1", {"left": left})
        expend_elder(g, player, g.display.index(choice[1]))
    step_up(g, player, INFORMATION)


# --- G4 -----------------------------------------------------------------------------------


def refusal_to_elect(g: Origins, player: Player) -> Reason | None:
    """G4.1, G4b.1. An Elder or Emissary is needed, and there is one election in a turn."""
    if g.elected:
        return ELECTED_ALREADY
    return None if player.pawns_out() > 0 else NO_PAWN_OUT


def elect(g: Origins, player: Player) -> Flow:
    """G4.1, G4.2. All Elders and Emissaries are expended, a ruling class is chosen and all
    Dissidents are suppressed. If the class changes, Inventions follow or are lost, and the player
    goes on with the species board of the new class (G4a.1, AMB-10, ADD-7); if not, with the next
    row (G4.3)."""
    g.elected = True
    expend_all_pawns(g, player)
    menu = Menu(g.explain)
    for discipline in DISCIPLINES:
        menu.offer(("class", discipline, -1))
    choice: Option = yield decide(player, "elect", menu, "G4.1")
    g.tell("election", player.colour, choice[1])
    yield from suppress_all(g, player)
    if choice[1] != player.ruling:
        crown_to(g, player, choice[1])
        g.stage = FOUNDATIONS
        g.row = 0
