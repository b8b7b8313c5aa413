"""B3, B4. Catalysts gained: biosynthesis, the pool limit, compensation."""

from trilobite.core.decision import Decision, Flow, Menu, Option
from trilobite.games.genesis.cards.types import COLOURS
from trilobite.games.genesis.state import NPC, PLAYERS, Genesis, colour_of


def decide(
    g: Genesis,
    player: int,
    kind: str,
    menu: Menu,
    clause: str,
    place: int = -1,
    refugium: int = -1,
) -> Decision:
    """A decision of a player; an NPC's falls to chance. It is about the organism at `place`, or
    about a refugium."""
    context = {"player": player}
    if place >= 0:
        context["place"] = place
    if refugium >= 0:
        context["refugium"] = refugium
    return menu.decision(g.seat(player), kind, clause, context)


def actors(g: Genesis, decision: Decision) -> list[int]:
    """The players for whom a seat decides: one, unless it is a solitaire player's."""
    if "player" in decision.context:
        return [int(decision.context["player"])]
    return [player for player in g.in_game() if player < NPC and g.seat(player) == decision.seat]


def biosynthesis(g: Genesis, player: int, amounts: list[int]) -> Flow:
    """G:Biosynthesis, B3b, B3c. The player takes catalysts by colour up to the pool limit.

    For every full two of one colour that the limit denies them in one roll or event (ADD-7) they
    may take one of another colour.
    """
    if player >= NPC:
        return  # AMB-70: NPCs have no pool
    pool = g.player(player).pool
    limit = g.setup.pool_limit
    excess = [0, 0, 0, 0]
    for colour in COLOURS:
        taken = min(amounts[colour], limit - pool[colour])
        if taken > 0:
            pool[colour] += taken
            g.tell("catalysts", player, colour, taken)
        excess[colour] = amounts[colour] - max(taken, 0)
    for colour in COLOURS:
        if excess[colour] > 0:
            key = player * 4 + colour
            denied = g.denied.get(key, 0) + excess[colour]
            g.denied[key] = denied % 2
            for _ in range(denied // 2):
                yield from substitute(g, player, colour)


def substitute(g: Genesis, player: int, colour: int) -> Flow:
    """B3c, DEC-11. One catalyst of another colour in place of two that found no room."""
    pool = g.player(player).pool
    menu = Menu(g.explain)
    for other in COLOURS:
        if other != colour and pool[other] < g.setup.pool_limit:
            menu.offer(("disk", other, -1))
    if not menu.options:
        return
    menu.offer(("decline", -1, -1))
    choice: Option = yield decide(g, player, "substitute", menu, "B3c.1")
    if choice[0] == "disk":
        pool[choice[1]] += 1
        g.tell("catalysts", player, choice[1], 1)


def return_biont(g: Genesis, player: int, number: int = 1, moved: int = 0) -> None:
    """E0.2, AMB-26. Bionts go back to their owner's pool. Those that have not moved in this
    phase may still be assigned in it."""
    g.player(player).bionts += number
    g.player(player).fresh += moved
    g.tell("biont-home", player, number)


def compensate(g: Genesis, returned: list[int]) -> Flow:
    """B4a, ADD-7. Owners of bionts that came home together get catalysts of their colour."""
    for player in range(PLAYERS):
        if returned[player] > 0:
            amounts = [0, 0, 0, 0]
            amounts[colour_of(player)] = returned[player]
            yield from biosynthesis(g, player, amounts)
