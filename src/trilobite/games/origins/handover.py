"""C6j, M. What a finished game carries over: to the campaign's reckoning and to High Frontier."""

from typing import Any

from trilobite.games.origins.cards.types import (
    COLOUR_NAMES,
    DISCIPLINE_NAMES,
    DISCIPLINES,
    MARITIME,
    MODE_NAMES,
    TRACK_NAMES,
    TRACKS,
)
from trilobite.games.origins.scoring import SPACE, best, cancelled, result, score
from trilobite.games.origins.setup_options import REALM_NAMES
from trilobite.games.origins.state import END_NAMES, Origins, Player


def export(g: Origins) -> dict[str, Any]:
    """The whole hand-over as plain values."""
    outcome = result(g)
    winners = [] if outcome is None else outcome.winners
    struck = cancelled(g)
    told: dict[str, Any] = {
        "game": "origins",
        "mode": MODE_NAMES[g.setup.mode],
        "variants": list(g.setup.variants),
        "end": END_NAMES[g.ending],
        "achievement": "" if outcome is None else outcome.achievement,
        "cancelled": "" if struck < 0 else DISCIPLINE_NAMES[struck],
        "winners": [COLOUR_NAMES[g.players[seat].colour] for seat in winners],
        "players": [player_export(g, player) for player in g.players],
    }
    if g.setup.legacies is not None:
        told["campaign_winners"] = campaign_winners(g)
    return told


def campaign_winners(g: Origins) -> list[str]:
    """C6j.1. The colours with the highest reckoning; ties are shared."""
    most = max(reckoning(g, player) for player in g.players)
    return [COLOUR_NAMES[one.colour] for one in g.players if reckoning(g, one) == most]


def reckoning(g: Origins, player: Player) -> float:
    """C6j.1, AMB-50. Half of the result, and the tokens of the games before."""
    return g.setup.legacy(player.colour).tokens + best(g, player) / 2


def player_export(g: Origins, player: Player) -> dict[str, Any]:
    """C6j.1. A player's scores, technologies, and what they have in the campaign: tokens for each
    opponent with a lower result if more games follow, and their reckoning if this was the last."""
    mine = best(g, player)
    legacy = g.setup.legacy(player.colour)
    return {
        "colour": COLOUR_NAMES[player.colour],
        "realm": REALM_NAMES[player.realm],
        "scores": {DISCIPLINE_NAMES[one]: score(g, player, one) for one in DISCIPLINES},
        "result": mine,
        "technology": {TRACK_NAMES[track]: player.levels[track] for track in TRACKS},
        "space": player.levels[MARITIME] >= SPACE,
        "tokens": legacy.tokens + sum(1 for other in g.players if best(g, other) < mine),
        "campaign": reckoning(g, player),
    }
