"""J5. Elder actions: EXOGAMY, RACISM, COLD WAR, CONSTITUTION, SCIENCE and PSEUDOSCIENCE.

ARTISAN (J5d), INVENT (J5f) and LIBRARY (J5g) are those of `cognition`.
"""

from typing import Final

from trilobite.core.decision import Flow, Menu, Option, Reason
from trilobite.games.origins.board import decide
from trilobite.games.origins.cards.types import (
    CULTURE,
    DISCIPLINES,
    FREE_WILL,
    IMMUNOLOGY,
    INDUSTRY,
    METALLURGY,
    SCIENCE,
)
from trilobite.games.origins.chaos import suffer_chaos
from trilobite.games.origins.inventions import add_invention, refusal_to_keep
from trilobite.games.origins.revolution import expend_pawn, offer_pawns
from trilobite.games.origins.state import Origins, Player
from trilobite.games.origins.tableau import expend_emissary, other_side, take_foundation

NO_FREE_WILL: Final = Reason("no-pawn-in-free-will", "J5a.1")
EMISSARY_THERE: Final = Reason("emissary-there", "J5a.1")
NO_FOREIGN_INVENTION: Final = Reason("no-foreign-invention", "J5a.1")
NO_FOREIGN_EMISSARY: Final = Reason("no-foreign-emissary", "J5b.1")
NO_PAWN_OUT: Final = Reason("no-elder-or-emissary", "J5c.1")
NOBODY_WEAKER: Final = Reason("wellbeing-not-lower", "J5c.1")
NO_FOUNDATION: Final = Reason("no-foundation", "J5e.1")
NO_TRADITION: Final = Reason("no-tradition", "J5h.1")
WRONG_DISCIPLINE: Final = Reason("wrong-discipline", "J5h.1")


# --- J5a, J5b: Emissaries -----------------------------------------------------------------


def refusal_of_exogamy(g: Origins, player: Player) -> Reason | None:
    """J5a.1. A pawn in free will, and a foreign Invention without an Emissary of theirs."""
    if player.brain[FREE_WILL] == 0:
        return NO_FREE_WILL
    for other in g.others(player.colour):
        for invention in other.inventions:
            if invention.emissaries[player.colour] == 0:
                return None
    return NO_FOREIGN_INVENTION


def exogamy(g: Origins, player: Player) -> Flow:
    """J5a.1, B4c.1, C4c.3. A pawn goes from free will to an Invention of any other player."""
    menu = Menu(g.explain)
    for other in g.others(player.colour):
        for invention in other.inventions:
            taken = invention.emissaries[player.colour] > 0
            menu.offer(("invention", invention.card, -1), EMISSARY_THERE if taken else None)
    choice: Option = yield decide(player, "exogamy", menu, "J5a.1")
    player.brain[FREE_WILL] -= 1
    for other in g.others(player.colour):
        for invention in other.inventions:
            if invention.card == choice[1]:
                invention.emissaries[player.colour] += 1
    g.tell("emissary", player.colour, choice[1])


def refusal_of_racism(player: Player) -> Reason | None:
    """J5b.1. There must be a foreign Emissary."""
    for invention in player.inventions:
        if sum(invention.emissaries) > 0:
            return None
    return NO_FOREIGN_EMISSARY


def racism(g: Origins, player: Player) -> Flow:
    """J5b.1. A foreign Emissary goes home to free will."""
    menu = Menu(g.explain)
    for invention in player.inventions:
        for other in g.others(player.colour):
            if invention.emissaries[other.colour] > 0:
                menu.offer(("send-home", invention.card, other.colour))
    choice: Option = yield decide(player, "racism", menu, "J5b.1")
    for index in range(len(player.inventions)):
        if player.inventions[index].card == choice[1]:
            expend_emissary(g, g.player(choice[2]), player, index)


# --- J5c: cold war ------------------------------------------------------------------------


def wellbeing(player: Player) -> int:
    """J5c.1, I2c.1. Metallurgy and immunology."""
    return player.levels[METALLURGY] + player.levels[IMMUNOLOGY]


def refusal_of_cold_war(g: Origins, player: Player) -> Reason | None:
    """J5c.1. A pawn to expend, and somebody with lower wellbeing."""
    if player.pawns_out() == 0:
        return NO_PAWN_OUT
    for other in g.others(player.colour):
        if wellbeing(other) < wellbeing(player):
            return None
    return NOBODY_WEAKER


def cold_war(g: Origins, player: Player) -> Flow:
    """J5c.1, G:Emissary.2. An Elder or Emissary is expended; one with lower wellbeing suffers one
    chaos."""
    menu = Menu(g.explain)
    for other in g.others(player.colour):
        weaker = wellbeing(other) < wellbeing(player)
        menu.offer(("rival", other.colour, -1), None if weaker else NOBODY_WEAKER)
    choice: Option = yield decide(player, "cold-war", menu, "J5c.1")
    pawns = Menu(g.explain)
    offer_pawns(g, player, pawns)
    pawn: Option = yield decide(player, "expend", pawns, "J5c.1", {"left": 1})
    expend_pawn(g, player, pawn)
    g.tell("cold-war", player.colour, choice[1])
    yield from suffer_chaos(g, g.player(choice[1]), 1)


# --- J5e: constitution --------------------------------------------------------------------


def refusal_of_constitution(player: Player) -> Reason | None:
    """J5e.1. There must be a Foundation."""
    for column in player.columns:
        if column:
            return None
    return NO_FOUNDATION


def constitution(g: Origins, player: Player) -> Flow:
    """J5e.1, AMB-48, D1e.2. A Foundation of the player goes over to its other discipline, as the
    lowest of that column; a Dissident on it goes to the supply without a loss. It is no
    revolution."""
    menu = Menu(g.explain)
    for column in DISCIPLINES:
        for foundation in player.columns[column]:
            menu.offer(("foundation", foundation.card, -1))
    choice: Option = yield decide(player, "constitution", menu, "J5e.1")
    column, index = place_of_foundation(player, choice[1])
    foundation = take_foundation(g, player, column, index)
    if foundation.dissident:
        foundation.dissident = False
        player.supply += 1
        g.tell("dissident-released", player.colour)
    new = other_side(g, foundation.card, column)
    player.columns[new].append(foundation)
    g.tell("foundation-turned", player.colour, foundation.card, new)


def place_of_foundation(player: Player, card: int) -> tuple[int, int]:
    """Column and place of a Foundation that they have."""
    for column in DISCIPLINES:
        for index in range(len(player.columns[column])):
            if player.columns[column][index].card == card:
                return column, index
    raise AssertionError("not a Foundation of the player")


# --- J5h, J5i: science --------------------------------------------------------------------


def refusal_of_science(g: Origins) -> Reason | None:
    """J5h.1, J5i.1. There must be a tradition to search."""
    return None if g.tradition else NO_TRADITION


def science(g: Origins, player: Player, code: int) -> Flow:
    """J5h.1, J5i.1, AMB-17, ADD-9, G:Tradition.2. The player searches the tradition deck and may
    take an Idea of industry (SCIENCE) or culture (PSEUDOSCIENCE) that they can keep. It becomes
    their lowest Invention, without Heureka. Then the deck is shuffled and one card lies open on
    top."""
    wanted = INDUSTRY if code == SCIENCE else CULTURE
    menu = Menu(g.explain)
    for card in sorted(g.tradition):
        reason = refusal_to_keep(g, player, card)
        if wanted not in g.cards.ideas[card].disciplines:
            reason = WRONG_DISCIPLINE
        menu.offer(("idea", card, -1), reason)
    menu.offer(("none", -1, -1))
    choice: Option = yield decide(player, "science", menu, "J5h.1")
    if choice[0] == "idea":
        g.tradition.remove(choice[1])
        g.tell("tradition-taken", player.colour, choice[1])
    if g.tradition:
        top = g.chance.draw("idea", sorted(g.tradition))
        g.tradition.remove(top)
        g.tradition.append(top)
        g.tell("tradition-shown", top)
    if choice[0] == "idea":
        yield from add_invention(g, player, choice[1], 0)
