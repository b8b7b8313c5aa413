"""G:Negotiation. What partners in trade and owners of Emissaries gain from each other."""

from trilobite.core.decision import Flow, Menu, Option
from trilobite.games.origins.advances import step_up
from trilobite.games.origins.board import decide
from trilobite.games.origins.cards.types import EMOTIONS, FREE_WILL, TRACKS, VOCABULARY
from trilobite.games.origins.state import Origins, Player


def benefits(player: Player, partner: Player) -> list[Option]:
    """G:Negotiation.1, AMB-39. All that a player can gain from a partner."""
    found: list[Option] = []
    for track in TRACKS:
        if player.levels[track] < partner.levels[track]:
            found.append(("track", track, -1))
    for domain in (EMOTIONS, VOCABULARY):
        if player.brain[domain] > 0:
            found.append(("pawn", domain, -1))
    if player.crown_dissident:
        found.append(("release-crown", -1, -1))
    for column in player.columns:
        for foundation in column:
            if foundation.dissident:
                found.append(("release", foundation.card, -1))
    return found


def negotiate(g: Origins, player: Player, partner: Player) -> Flow:
    """G:Negotiation.1, G:Negotiation.2, AMB-62. One of: a step on a track on which they are behind
    their partner now; a pawn from emotions or vocabulary to free will; a Dissident to the supply
    without a loss. They may decline."""
    menu = Menu(g.explain)
    for benefit in benefits(player, partner):
        menu.offer(benefit)
    menu.offer(("decline", -1, -1))
    context = {"partner": partner.colour}
    choice: Option = yield decide(player, "negotiate", menu, "G:Negotiation.1", context)
    if choice[0] == "decline":
        return
    g.tell("negotiated", player.colour, partner.colour)
    if choice[0] == "track":
        step_up(g, player, choice[1])
    elif choice[0] == "pawn":
        player.brain[choice[1]] -= 1
        player.brain[FREE_WILL] += 1
        g.tell("pawn-freed", player.colour, choice[1])
    else:
        release(g, player, choice)


def release(g: Origins, player: Player, choice: Option) -> None:
    """G:Dissident.1. A Dissident goes to the supply in peace."""
    player.supply += 1
    g.tell("dissident-released", player.colour)
    if choice[0] == "release-crown":
        player.crown_dissident = False
        return
    for column in player.columns:
        for foundation in column:
            if foundation.card == choice[1]:
                foundation.dissident = False
