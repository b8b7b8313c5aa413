"""A. The sequence of play: turns, phases, and the order of players."""

from collections.abc import Callable, Generator
from typing import Any, Final

from trilobite.core.agenda import due
from trilobite.core.decision import Ask, Flow, Menu, Option
from trilobite.games.genesis import (
    assignment,
    autocatalysis,
    climate,
    culling,
    darwin,
    event,
    macro,
    npc,
    purchase,
)
from trilobite.games.genesis.cards.types import FISSION, PROMOTED, UNPROMOTED, WARM
from trilobite.games.genesis.organism import count_organs, entropy, has, ordered, wantonness
from trilobite.games.genesis.pool import decide
from trilobite.games.genesis.state import (
    ASSIGNMENT_PHASE,
    AUTOCATALYTIC_PHASE,
    DARWIN_PHASE,
    EVENT_PHASE,
    GOING_ON,
    GREENHOUSE,
    LAST_EVENT,
    NOBODY,
    NPC,
    PLAYERS,
    PURCHASE_PHASE,
    READY,
    RESTING,
    SNOWBALL,
    Genesis,
)


def next_step(g: Genesis) -> Flow | None:
    """A0.1. The next step of the turn; every step starts with nothing half done."""
    while True:
        if g.agenda:
            culling.schedule(g)
            name, a, b, _ = g.agenda.pop(0)
            if g.denied:
                g.denied = {}
            if name in OF_A_PLAYER:
                flow = OF_A_PLAYER[name](g, a)
            elif name in OF_TWO_NUMBERS:
                flow = OF_TWO_NUMBERS[name](g, a, b)
            else:
                flow = OF_NOTHING[name](g)
            if flow is not None:
                return flow
        elif g.end != GOING_ON:
            return None
        else:
            start_phase(g)


def start_phase(g: Genesis) -> None:
    """A0.1. All players finish a phase before the next begins."""
    if g.phase == PURCHASE_PHASE:
        if g.turn > 0 and is_last_turn(g):
            return
        g.turn += 1
        g.phase = EVENT_PHASE
        start_turn(g)
    else:
        g.phase += 1
    for o in g.organisms:
        o.done = False
    g.agenda.append(due("start-of-phase"))


def is_last_turn(g: Genesis) -> bool:
    """I0, D10a. Armageddon or the last event ends the game with the turn."""
    if g.armageddon:
        g.end = GREENHOUSE if g.climate_icons[-1] == WARM else SNOWBALL
    elif not any(g.events_left):
        g.end = LAST_EVENT
    if g.end == GOING_ON:
        return False
    g.tell("game-over", g.end)
    return True


def start_turn(g: Genesis) -> None:
    """What is counted at the start of a turn: abilities, fission, entropy, parasite cards."""
    g.tell("turn", g.turn)
    for o in g.organisms:
        for mutation in o.mutations:
            mutation.acting = PROMOTED if mutation.promoted else UNPROMOTED
        count_organs(o)
        o.fission = has(g, o, FISSION)
        o.green_at_start = entropy(g, o)
        o.residents_at_start = o.bionts[:]
        o.spent = [0] * PLAYERS
    for player in g.players:
        if player is not None and player.parasite == RESTING:
            player.parasite = READY


def start_of_phase(g: Genesis) -> Flow:
    """A6b, DEC-01. The most wanton player may go first; then the phase is laid out."""
    first = NOBODY
    if g.phase != AUTOCATALYTIC_PHASE:
        first = yield from wanton_first_player(g)
    g.tell("phase", g.phase)
    if g.phase == EVENT_PHASE:
        event.draw_events(g, first)
        event.schedule_icons(g)
        return
    g.turn_order = ordered(g, first)
    if g.phase == ASSIGNMENT_PHASE:
        assignment.schedule_turns(g)
    elif g.phase == AUTOCATALYTIC_PHASE:
        assignment.forget_moves(g)
        autocatalysis.schedule_rolls(g)
    elif g.phase == DARWIN_PHASE:
        g.agenda = [due("darwin", player) for player in g.turn_order]
    else:
        g.purchased = []
        g.queens_refused = []
        g.agenda = [due("purchase", player) for player in g.turn_order]
        g.agenda.append(due("ecosystems"))


def wanton_first_player(g: Genesis) -> Generator[Ask, Any, int]:
    """A6b, ED-09, AMB-65. Offers the first place to the one most wanton player."""
    order = ordered(g, NOBODY)
    ranking = [player for player in order if player < NPC]
    best = NOBODY
    most = 0
    tied = False
    for player in ranking:
        number = wantonness(g, player)
        if number > most:
            best = player
            most = number
            tied = False
        elif number == most:
            tied = True
    if best == NOBODY or tied:
        return NOBODY
    if g.phase != EVENT_PHASE and best == order[0]:
        return NOBODY  # they are first already
    menu = Menu(g.explain)
    menu.offer(("go-first", -1, -1))
    menu.offer(("decline", -1, -1))
    choice: Option = yield decide(g, best, "wanton-first", menu, "A6b.1")
    if choice[0] == "decline":
        return NOBODY
    g.tell("wanton", best)
    return best


# --- the rules of the steps, by the name that stands in the agenda ------------------------
# They return a flow, or None where nobody decides.

OF_A_PLAYER: Final[dict[str, Callable[[Genesis, int], Flow | None]]] = {
    "assign": assignment.assign,
    "npc-assign": npc.assignment,
    "autocatalysis": autocatalysis.autocatalytic_roll,
    "darwin": darwin.darwin_turn,
    "purchase": purchase.purchase_turn,
    "cull": culling.cull,
}

OF_TWO_NUMBERS: Final[dict[str, Callable[[Genesis, int, int], Flow | None]]] = {
    "icon": event.resolve_icon,
    "slot": purchase.parasite_slot,
}

OF_NOTHING: Final[dict[str, Callable[[Genesis], Flow | None]]] = {
    "start-of-phase": start_of_phase,
    "end-of-event": climate.end_of_event,
    "slots": purchase.schedule_slots,
    "ecosystems": macro.settle_ecosystems,
}
