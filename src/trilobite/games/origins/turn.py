"""A. The sequence of play: turns, phases, and what follows from them."""

from collections.abc import Callable
from typing import Final

from trilobite.core.agenda import Rule, due, with_a_number, without_numbers
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
from trilobite.games.origins.state import NO_TAIL, Origins, Player


def next_step(g: Origins) -> Flow | None:
    """A0.1, A0.2. The next step of the game that asks somebody; every step starts with nothing half
    done."""
    while not g.over:
        name, a, b, c = g.agenda.pop(0)
        flow = RULES[name](g, a, b, c)
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


def of_player(rule: Callable[[Origins, Player], Flow | None]) -> Rule[Origins]:
    """The rule of a step that is due with a colour."""

    def step(g: Origins, colour: int, _b: int, _c: int) -> Flow | None:
        return rule(g, g.player(colour))

    return step


def of_player_and_number(
    rule: Callable[[Origins, Player, int], Flow | None],
) -> Rule[Origins]:
    """The rule of a step that is due with a colour and a number."""

    def step(g: Origins, colour: int, number: int, _c: int) -> Flow | None:
        return rule(g, g.player(colour), number)

    return step


#: The rules of the steps, by the name that stands in the agenda.
RULES: Final[dict[str, Rule[Origins]]] = {
    "crowns": without_numbers(setup.deal_crowns),
    "colours": without_numbers(setup.choose_colours),
    "tiles": with_a_number(setup.lay_tile),
    "board": without_numbers(setup.lay_out_board),
    "turn": of_player(challenge.start_turn),
    "event": of_player_and_number(events.event),
    "struck": of_player_and_number(events.struck),
    "auction": of_player(auction.start_auction),
    "bid": of_player(auction.bid),
    "hammer": without_numbers(auction.hammer),
    "won": of_player(auction.won),
    "comet": of_player(comet.take_comet),
    "shock": of_player(comet.future_shock),
    "epoch": of_player(comet.new_epoch),
    "globalise": of_player(globalise.globalise),
    "activity": of_player(activity.start_activity),
    "row": of_player(activity.row),
    "footprint": of_player_and_number(footprint.footprint),
    "refresh": of_player(end_turn),
}
