"""What an option does before it is taken: actions without effect, tiles that are scored, species
that would be endangered."""

from typing import Final

from trilobite.core.decision import Decision
from trilobite.core.facts import Name
from trilobite.core.preview import Mark, Preview, Tried
from trilobite.games.marine.hexes import HEX_NAMES
from trilobite.games.marine.planet import endangered_species
from trilobite.games.marine.scoring import points
from trilobite.games.marine.state import Animal, Marine

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
        return
    if preview.option[0] in PLACING and ways and not is_gain(preview, decision.seat):
        preview.note("no-points", tone="idle")
    if len(ways) == 1 and "animal" in decision.context:
        show_survival(preview, g, ways[0].state, decision)


def show_survival(preview: Preview, g: Marine, after: Marine, decision: Decision) -> None:
    """MAR-2.5.1, MAR-2.5.2. How many own species more, or fewer, would stand where none of their
    food lies. Those that are gone are not saved."""
    animal, then = deciding(g, decision), deciding(after, decision)
    more = endangered_species(after, then) - endangered_species(g, animal)
    if more > 0:
        preview.note("endangers", {"number": more}, "bad")
    elif more < 0 and sum(then.species) >= sum(animal.species):
        preview.note("saves", {"number": -more}, "good")


def deciding(g: Marine, decision: Decision) -> Animal:
    """The animal for which somebody decides."""
    return g.animal(int(decision.context["animal"]))


def is_gain(preview: Preview, seat: int) -> bool:
    """Whether the points of a seat change at once."""
    return any(change.seat == seat for change in preview.changes)
