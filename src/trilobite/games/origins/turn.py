"""A. The sequence of play: turns, phases, and what follows from them."""

from collections.abc import Callable
from typing import Final

from trilobite.core.agenda import due
from trilobite.core.decision import Flow
from trilobite.games.origins import (
    activity,
    auction,
    challenge,
    comet,
    continents,
    events,
    footprint,
    globalise,
    refresh,
    scoring,
    setup,
    world_setup,
)
from trilobite.games.origins.state import NO_TAIL, Origins, Player


def next_step(g: Origins) -> Flow | None:
    """A0.1, A0.2. The next step of the game that asks somebody; every step starts with nothing half
    done."""
    while not g.over:
        name, a, b, _ = g.agenda.pop(0)
        if name in OF_A_PLAYER:
            flow = OF_A_PLAYER[name](g, g.player(a))
        elif name in OF_A_PLAYER_AND_A_NUMBER:
            flow = OF_A_PLAYER_AND_A_NUMBER[name](g, g.player(a), b)
        elif name in OF_A_NUMBER:
            flow = OF_A_NUMBER[name](g, a)
        else:
            flow = OF_NOTHING[name](g)
        if flow is not None:
            return flow
    return None


def end_turn(g: Origins, player: Player) -> None:
    """A3.3, A0a.2, I0c.1. The display is refreshed, and it is the next player's turn, unless the
    tail of Comet IV has passed: every player has two turns in it (AMB-44)."""
    refresh.refresh(g)
    g.moved = []
    g.built = []
    if challenge.tail_begins(g):
        g.tail = 2 * len(g.players)
        g.tell("tail")
    elif g.tail != NO_TAIL:
        g.tail -= 1
    if g.tail == 0:
        scoring.end_by_tail(g)
        return
    after = g.others(player.colour)[0] if len(g.players) > 1 else player
    if after.crown == 1:
        g.round += 1
    g.agenda.append(due("turn", after.colour))


# --- the rules of the steps, by the name that stands in the agenda ------------------------
# They return a flow, or None where nobody is asked.

OF_A_PLAYER: Final[dict[str, Callable[[Origins, Player], Flow | None]]] = {
    "turn": challenge.start_turn,
    "auction": auction.start_auction,
    "bid": auction.bid,
    "won": auction.won,
    "comet": comet.take_comet,
    "shock": comet.future_shock,
    "epoch": comet.new_epoch,
    "globalise": globalise.globalise,
    "activity": activity.start_activity,
    "row": activity.row,
    "refresh": end_turn,
    "shift": continents.shift_craton,
    "settle": world_setup.settle_first,
    "climate": world_setup.lay_token,
}

OF_A_PLAYER_AND_A_NUMBER: Final[dict[str, Callable[[Origins, Player, int], Flow | None]]] = {
    "event": events.event,
    "struck": events.struck,
    "footprint": footprint.footprint,
    "craton": continents.choose_place,
}

OF_A_NUMBER: Final[dict[str, Callable[[Origins, int], Flow | None]]] = {
    "tiles": setup.lay_tile,
}

OF_NOTHING: Final[dict[str, Callable[[Origins], Flow | None]]] = {
    "crowns": setup.deal_crowns,
    "colours": setup.choose_colours,
    "continents": continents.continents,
    "ground": world_setup.make_ground,
    "board": setup.lay_out_board,
    "hammer": auction.hammer,
}
