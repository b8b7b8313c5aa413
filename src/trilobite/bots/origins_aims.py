"""Of what the value of a position of Bios: Origins is made up."""

from typing import Final

from trilobite.bots.aims import add
from trilobite.bots.origins_evaluator import final, rivals_worth
from trilobite.bots.origins_goals import shared_hopes
from trilobite.bots.origins_prospects import (
    EVERY,
    RANKS,
    Constants,
    Moment,
    counting,
    outlook,
    people_parts,
    prospects_of,
    trouble_parts,
)
from trilobite.games.origins.cards.types import DISCIPLINES
from trilobite.games.origins.state import Origins, Player

#: The three scores by discipline, and what serves every score.
SCORES: Final = ("culture", "politics", "industry", "skills")


def aims(g: Origins, c: Constants, seat: int) -> dict[str, float]:
    """The value of a position for a seat by aim."""
    found: dict[str, float] = {}
    if not g.players:
        return found
    if g.over:
        add(found, "victory", final(g)[seat])
        return found
    found |= holdings(g, c, seat)
    if not g.setup.solitaire and not g.setup.cooperative:
        at = Moment(g, c)
        add(found, "lead", rivals_worth(c, prospects_of(g, c, at), seat), -1.0)
        add(found, "time", at.tempo)
    return found


def holdings(g: Origins, c: Constants, seat: int) -> dict[str, float]:
    """What a seat has and may expect, whatever others have; nothing when the game is over."""
    found: dict[str, float] = {}
    if not g.players or g.over:
        return found
    at = Moment(g, c)
    player = g.players[seat]
    if g.setup.solitaire or g.setup.cooperative:
        names = (*SCORES, "philosophy", "victory")
        for name, hope in zip(names, shared_hopes(g, c, at), strict=True):
            add(found, name, hope)
    else:
        add_scores(found, g, c, player, at)
    add_standing(found, g, c, player, at)
    return found


def clock(g: Origins, c: Constants) -> dict[str, float]:
    """How late it is, for all seats."""
    if not g.players or g.over:
        return {}
    at = Moment(g, c)
    return {"turns": at.turns, "epoch": float(at.epoch)}


def add_scores(
    found: dict[str, float], g: Origins, c: Constants, player: Player, at: Moment
) -> None:
    """INT-2. The scores, the best most."""
    hopes = outlook(g, c, player, at)
    scores = counting(g, c, hopes, at)
    best_first = sorted(DISCIPLINES, key=lambda discipline: -scores[discipline])
    for discipline, weight in zip(best_first, RANKS[at.epoch - 1], strict=True):
        add(found, SCORES[discipline], scores[discipline], weight)
    add(found, SCORES[EVERY], hopes[EVERY], at.future)


def add_standing(
    found: dict[str, float], g: Origins, c: Constants, player: Player, at: Moment
) -> None:
    """What a player is worth beside their scores."""
    minds, elders, portents, kindred, migrants = people_parts(g, c, player, at)
    dissent, crowded, exposed = trouble_parts(g, c, player, at)
    add(found, "minds", minds)
    add(found, "elders", elders)
    add(found, "portents", portents)
    add(found, "philosophy", kindred)
    add(found, "migrants", migrants)
    add(found, "unity", dissent, -1.0)
    add(found, "space", crowded, -1.0)
    add(found, "shelter", exposed, -1.0)
