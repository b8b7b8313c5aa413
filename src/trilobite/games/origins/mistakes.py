"""What beginners regret, as far as the position shows it; the coach of a first game warns of it."""

from typing import Final

from trilobite.core.decision import Decision
from trilobite.core.facts import Facts, Name
from trilobite.core.preview import Mistake, Preview, Tried
from trilobite.games.origins.activity import option_of_row
from trilobite.games.origins.cards.types import CHAOS, DISCIPLINE_NAMES, DISCIPLINES
from trilobite.games.origins.scoring import best, cancelled, score
from trilobite.games.origins.state import EPOCHS, Origins, Player
from trilobite.games.origins.tableau import dissidents, has_room

#: The note of a preview that says how full a hex would be.
OVERFULL: Final = "overfull"


def hunger(
    _g: Origins, _decision: Decision, preview: Preview, _after: Tried[Origins]
) -> Facts | None:
    """H1b.1. A hex becomes fuller than the footprint allows."""
    for note in preview.notes:
        if note.key == OVERFULL:
            return note.facts
    return None


def no_room(
    g: Origins, decision: Decision, preview: Preview, after: Tried[Origins]
) -> Facts | None:
    """D2.2, D3a.1. Chaos that follows finds no Resistance space: a violent revolution, in which
    every Dissident costs something."""
    own = decider(g, decision)
    if own is None or has_room(g, own):
        return None
    verb, _, index = preview.option
    if decision.kind == "row" and verb == "use":
        consequence = option_of_row(g, own, index).consequence
        if consequence is not None and consequence.code == CHAOS:
            return {"number": dissidents(own)}
    revolts = any(event[0] == "revolution" and event[1] == own.colour for event in after.events)
    return {"number": dissidents(own)} if revolts else None


def last_elder(
    g: Origins, decision: Decision, preview: Preview, _after: Tried[Origins]
) -> Facts | None:
    """E2a.2, E0a.1. All pawns are bid: without one nobody can challenge or bid."""
    own = decider(g, decision)
    verb, number, _ = preview.option
    if own is None or verb != "bid" or number < own.pawns_out():
        return None
    return {"number": number}


def end_too_soon(
    g: Origins, decision: Decision, preview: Preview, _after: Tried[Origins]
) -> Facts | None:
    """A0a.3, I0.2, I0b.1. Comet IV is taken by somebody who would not win, or whose highest score
    is struck out."""
    own = decider(g, decision)
    if preview.option[0] != "comet" or g.epoch != EPOCHS or own is None:
        return None
    highest = max(DISCIPLINES, key=lambda one: score(g, own, one))
    points = best(g, own)
    others = max((best(g, other) for other in g.players if other is not own), default=0)
    if points > others:
        return None
    struck = cancelled(g) == highest
    return {
        "points": points,
        "best": others,
        "struck": "yes" if struck else "no",
        "score": Name("discipline", DISCIPLINE_NAMES[highest]),
    }


def decider(g: Origins, decision: Decision) -> Player | None:
    """Who decides; nobody while the world is laid out."""
    for player in g.players:
        if player.seat == decision.seat:
            return player
    return None


MISTAKES: Final[dict[str, Mistake[Origins]]] = {
    "hunger": hunger,
    "no-room": no_room,
    "last-elder": last_elder,
    "end-too-soon": end_too_soon,
}
