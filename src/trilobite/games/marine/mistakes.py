"""What beginners regret, as far as the position shows it; the coach of a first game warns of it."""

from typing import Final

from trilobite.core.decision import Decision
from trilobite.core.facts import Facts
from trilobite.core.preview import Mistake, Preview, Tried
from trilobite.games.marine.cards.types import DOMINATION, ELEMENTS, EVOLUTION
from trilobite.games.marine.domination import domination_value
from trilobite.games.marine.facts import animal_name, element_name
from trilobite.games.marine.pawns import placed_pawns
from trilobite.games.marine.planet import endangered_species, occupants
from trilobite.games.marine.preview import deciding
from trilobite.games.marine.scoring import payout
from trilobite.games.marine.state import Marine


def in_vain(_g: Marine, decision: Decision, preview: Preview, after: Tried[Marine]) -> Facts | None:
    """MAR-6.5. A pawn is spent on an action without effect; so many are left then."""
    return {"number": deciding(after.state, decision).pawns} if preview.idle else None


def evolution_first(
    g: Marine, decision: Decision, preview: Preview, _after: Tried[Marine]
) -> Facts | None:
    """MAR-5.2.2. The first pawn of a round goes to Evolution: all above is closed to the others."""
    verb, space, _ = preview.option
    if decision.kind != "turn" or verb != "basic":
        return None
    animal = deciding(g, decision)
    if g.cards.spaces[space].action != EVOLUTION or placed_pawns(g, animal) > 0:
        return None
    return {"number": animal.pawns - 1} if animal.pawns > 1 else None


def endangers(
    g: Marine, decision: Decision, _preview: Preview, after: Tried[Marine]
) -> Facts | None:
    """MAR-2.5.1. More own species than before stand where no food of theirs lies."""
    if "animal" not in decision.context:
        return None  # while animals and traits are chosen
    number = endangered_species(after.state, deciding(after.state, decision))
    more = number - endangered_species(g, deciding(g, decision))
    return {"number": more} if more > 0 else None


def lost_tie(
    g: Marine, decision: Decision, preview: Preview, _after: Tried[Marine]
) -> Facts | None:
    """MAR-7.11.8. A tile is scored on which a higher animal wins a tie and with it more points."""
    verb, hex, _ = preview.option
    if decision.kind != "evolution" or verb != "tile":
        return None
    animal = deciding(g, decision)
    own = animal.species[hex]
    got = {one.number: vp for one, vp in payout(g, hex)}
    for other in occupants(g, hex):
        tied = own > 0 and other.species[hex] == own and other.number < animal.number
        if tied and got.get(other.number, 0) > got.get(animal.number, 0):
            return {
                "who": animal_name(other.number),
                "best": got[other.number],
                "points": got.get(animal.number, 0),
            }
    return None


def not_dominated(
    g: Marine, decision: Decision, preview: Preview, _after: Tried[Marine]
) -> Facts | None:
    """MAR-7.12.1, MAR-8.6. Pawns are taken back without a special pawn, though one could have been
    won by Domination."""
    if preview.option[0] != "retrieve":
        return None
    animal = deciding(g, decision)
    if animal.number in g.owners or not domination_open(g, decision):
        return None
    for element in range(ELEMENTS):
        value = domination_value(g, animal, element)
        if value > g.targets[element]:
            return {
                "element": element_name(element),
                "value": value,
                "target": g.targets[element],
            }
    return None


def domination_open(g: Marine, decision: Decision) -> bool:
    """MAR-5.2. Whether a basic pawn could still go there."""
    return any(
        verb == "basic" and g.cards.spaces[space].action == DOMINATION
        for verb, space, _ in decision.options
    )


MISTAKES: Final[dict[str, Mistake[Marine]]] = {
    "in-vain": in_vain,
    "evolution-first": evolution_first,
    "endangers": endangers,
    "lost-tie": lost_tie,
    "not-dominated": not_dominated,
}
