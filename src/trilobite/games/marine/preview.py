"""What an option does before it is taken: actions without effect, tiles that are scored."""

from typing import Final

from trilobite.core.decision import Decision
from trilobite.core.facts import Name
from trilobite.core.preview import Mark, Preview, Tried
from trilobite.games.marine.hexes import HEX_NAMES
from trilobite.games.marine.scoring import points
from trilobite.games.marine.state import Marine

#: MAR-7.11. Which tile is scored is a part of placing a pawn for Evolution.
PARTS: Final = ("evolution",)

#: MAR-4.1. How a pawn is placed.
PLACING: Final = ("basic", "special")


def foresee(preview: Preview, g: Marine, decision: Decision, ways: list[Tried[Marine]]) -> None:
    """Says that a pawn would be spent in vain or brings no points at once, or marks the tiles that
    would be scored."""
    before = points(g)[decision.seat]
    for way in ways:
        told = [event[0] for event in way.events]
        gained = points(way.state)[decision.seat] - before
        for what, a, _, _ in way.events:
            if what == "tile-scored":
                preview.marks.append(Mark(Name("hex", HEX_NAMES[a]), f"{gained:+}", "gain"))
        if "no-effect" in told and not preview.changes:
            preview.idle = True
    if preview.idle:
        preview.note("no-effect", tone="idle")
    elif preview.option[0] in PLACING and ways and not is_gain(preview, decision.seat):
        preview.note("no-points", tone="idle")


def is_gain(preview: Preview, seat: int) -> bool:
    """Whether the points of a seat change at once."""
    return any(change.seat == seat for change in preview.changes)
