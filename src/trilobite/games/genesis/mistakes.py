"""What beginners regret, as far as the position shows it; the coach of a first game warns of it."""

from typing import Final

from trilobite.core.decision import Decision
from trilobite.core.facts import Facts
from trilobite.core.preview import Mistake, Preview, Tried, percent
from trilobite.games.genesis.cards.types import BLUE, COLOURS, GREEN, YELLOW
from trilobite.games.genesis.facts import Faces
from trilobite.games.genesis.odds import refugium_odds
from trilobite.games.genesis.organism import (
    biont_count,
    chromosomes,
    darwin_dice,
    error_shield,
)
from trilobite.games.genesis.pool import actors
from trilobite.games.genesis.state import POOL, Genesis

#: So many mutations without a second cube attract ultraviolet light.
BARE: Final = 3
#: Blue that is less than one in so many dice is too little.
DICE_FOR_BLUE: Final = 3


def life_refused(
    g: Genesis, decision: Decision, preview: Preview, _after: Tried[Genesis]
) -> Facts | None:
    """F3.1. Doubles are let go; a lone biont, which would hardly live, may wait."""
    if decision.kind != "darwinian-life" or preview.option[0] != "decline":
        return None
    refugium = g.refugium(int(decision.context["refugium"]))
    number = sum(refugium.organised) + biont_count(refugium)
    if number < 2:
        return None
    odds = refugium_odds(g, refugium)
    return {"number": number, "chance": percent(odds.doubles), "loss": percent(odds.manna_death)}


def bionts_left(
    g: Genesis, decision: Decision, preview: Preview, _after: Tried[Genesis]
) -> Facts | None:
    """E1.1, F1.1. The phase is ended while a biont from the pool could go to a refugium; the one
    where a cube rises most likely."""
    if decision.kind != "assign" or preview.option[0] != "done":
        return None
    found: Facts | None = None
    most = -1.0
    for verb, source, placard in decision.options:
        if verb == "biont" and source == POOL:
            chance = refugium_odds(g, g.refugium(placard), newcomers=1).life
            if chance > most:
                most = chance
                found = {"place": Faces(g.cards).refugium(placard), "chance": percent(chance)}
    return found


def uncovered(
    g: Genesis, decision: Decision, preview: Preview, _after: Tried[Genesis]
) -> Facts | None:
    """E1.2, F2.1. The phase is ended while a catalyst could make the coming roll of an own biont
    safer; the refugium for which it would do most."""
    if decision.kind != "assign" or preview.option[0] != "done":
        return None
    player = actors(g, decision)[0]
    found: Facts | None = None
    most = 0.0
    for refugium in g.refugia():
        offered = ("enzyme", refugium.placard, -1) in decision.options
        if offered and refugium.bionts[player] > 0:
            before = refugium_odds(g, refugium).manna_death
            after = refugium_odds(g, refugium, enzymes=1).manna_death
            if before - after > most:
                most = before - after
                found = {
                    "place": Faces(g.cards).refugium(refugium.placard),
                    "before": percent(before),
                    "after": percent(after),
                }
    return found


def last_biont_dies(
    g: Genesis, decision: Decision, preview: Preview, _after: Tried[Genesis]
) -> Facts | None:
    """F2a.1. The only own biont of a refugium falls where a cube could."""
    verb, player, _ = preview.option
    if decision.kind != "manna-death" or verb != "kill-biont":
        return None
    refugium = g.refugium(int(decision.context["refugium"]))
    alone = player == refugium.roller and refugium.bionts[player] == 1
    number = sum(refugium.organised)
    return {"number": number} if alone and number > 0 else None


def little_blue(
    g: Genesis, _decision: Decision, preview: Preview, after: Tried[Genesis]
) -> Facts | None:
    """G3.1. Yellow or green is bought while there is little blue for so many dice."""
    verb, place, _ = preview.option
    if verb not in ("mutation", "promote"):
        return None
    was = g.organism(place)
    for o in after.state.organisms:
        if o.place == place:
            grown = [
                chromosomes(after.state, o, colour) - chromosomes(g, was, colour)
                for colour in COLOURS
            ]
            blue = error_shield(after.state, o)
            dice = darwin_dice(after.state, o)
            if grown[YELLOW] + grown[GREEN] > 0 >= grown[BLUE] and DICE_FOR_BLUE * blue < dice:
                return {"blue": blue, "dice": dice}
    return None


def bare_mutations(
    g: Genesis, _decision: Decision, preview: Preview, after: Tried[Genesis]
) -> Facts | None:
    """D7.1. One more mutation for an organism that has promoted none of them."""
    verb, place, _ = preview.option
    if verb != "mutation" or g.ozone_layer:
        return None
    for o in after.state.organisms:
        promoted = any(mutation.promoted for mutation in o.mutations)
        if o.place == place and len(o.mutations) >= BARE and not promoted:
            return {"number": len(o.mutations)}
    return None


MISTAKES: Final[dict[str, Mistake[Genesis]]] = {
    "life-refused": life_refused,
    "bionts-left": bionts_left,
    "uncovered": uncovered,
    "last-biont-dies": last_biont_dies,
    "little-blue": little_blue,
    "bare-mutations": bare_mutations,
}
