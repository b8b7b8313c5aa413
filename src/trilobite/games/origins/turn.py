"""A. The sequence of play: turns, phases, and what follows from them."""

from collections.abc import Callable
from typing import Final

from trilobite.core.decision import Flow
from trilobite.games.origins import (
    activity,
    auction,
    challenge,
    comet,
    events,
    footprint,
    globalise,
    refresh,
    scoring,
    setup,
)
from trilobite.games.origins.state import NO_TAIL, Origins


def next_step(g: Origins) -> Flow | None:
    """A0.1, A0.2. The next step of the game; every step starts with nothing half done."""
    if g.over:
        return None
    name, a, b, c = g.agenda.pop(0)
    return FLOWS[name](g, a, b, c)


# --- steps that ask somebody --------------------------------------------------------------


def turn(g: Origins, colour: int, _b: int, _c: int) -> Flow:
    """A1. A turn begins with the challenge phase."""
    return challenge.start_turn(g, g.player(colour))


def event(g: Origins, colour: int, which: int, _c: int) -> Flow:
    """E1.1. An event of the card that was turned up."""
    return events.event(g, g.player(colour), which)


def struck(g: Origins, colour: int, kind: int, _c: int) -> Flow:
    """E1.2. An event strikes a player."""
    return events.struck(g, g.player(colour), kind)


def bid(g: Origins, colour: int, _b: int, _c: int) -> Flow:
    """E2a. A player bids."""
    return auction.bid(g, g.player(colour))


def won(g: Origins, colour: int, _b: int, _c: int) -> Flow:
    """E2d. The winner of the auction gets the card."""
    return auction.won(g, g.player(colour))


def shock(g: Origins, colour: int, _b: int, _c: int) -> Flow:
    """E3a. Future shock."""
    return comet.future_shock(g, g.player(colour))


def portent(g: Origins, colour: int, _b: int, _c: int) -> Flow:
    """E4. Globalisation."""
    return globalise.globalise(g, g.player(colour))


def row(g: Origins, colour: int, _b: int, _c: int) -> Flow:
    """A2. A row of the activity phase."""
    return activity.row(g, g.player(colour))


def hunger(g: Origins, colour: int, last: int, _c: int) -> Flow:
    """A3.1. The footprint check."""
    return footprint.footprint(g, g.player(colour), last)


# --- steps that ask nobody ----------------------------------------------------------------


def start_auction(g: Origins, colour: int, _b: int, _c: int) -> Flow:
    """E2.1. The auction begins."""
    auction.start_auction(g, g.player(colour))
    yield from ()


def hammer(g: Origins, _a: int, _b: int, _c: int) -> Flow:
    """E2a.6. The auction ends."""
    auction.hammer(g)
    yield from ()


def take_comet(g: Origins, colour: int, _b: int, _c: int) -> Flow:
    """E3.1. A Comet is taken."""
    comet.take_comet(g, g.player(colour))
    yield from ()


def epoch(g: Origins, colour: int, _b: int, _c: int) -> Flow:
    """E3b to E3e. The next Epoch begins."""
    comet.new_epoch(g, g.player(colour))
    yield from ()


def start_activity(g: Origins, colour: int, _b: int, _c: int) -> Flow:
    """A2. The activity phase begins."""
    activity.start_activity(g, g.player(colour))
    yield from ()


def end_turn(g: Origins, colour: int, _b: int, _c: int) -> Flow:
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
    else:
        after = g.others(colour)[0] if len(g.players) > 1 else g.player(colour)
        if after.crown == 1:
            g.round += 1
        g.agenda.append(("turn", after.colour, 0, 0))
    yield from ()


#: The rules of the steps, by the name that stands in the agenda.
FLOWS: Final[dict[str, Callable[[Origins, int, int, int], Flow]]] = {
    "crowns": setup.deal_crowns,
    "colours": setup.choose_colours,
    "tiles": setup.lay_tile,
    "board": setup.lay_out_board,
    "turn": turn,
    "event": event,
    "struck": struck,
    "auction": start_auction,
    "bid": bid,
    "hammer": hammer,
    "won": won,
    "comet": take_comet,
    "shock": shock,
    "epoch": epoch,
    "globalise": portent,
    "activity": start_activity,
    "row": row,
    "footprint": hunger,
    "refresh": end_turn,
}
