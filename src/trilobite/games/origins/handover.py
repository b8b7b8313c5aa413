"""C6j, M. What a finished game carries over: to the campaign's reckoning and to High Frontier."""

from typing import Any

from trilobite.games.origins.cards import (
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
    return {
        "game": "origins",
        "mode": MODE_NAMES[g.setup.mode],
        "variants": list(g.setup.variants),
        "end": END_NAMES[g.ending],
        "achievement": "" if outcome is None else outcome.achievement,
        "cancelled": "" if struck < 0 else DISCIPLINE_NAMES[struck],
        "winners": [COLOUR_NAMES[g.players[seat].colour] for seat in winners],
        "players": [player_export(g, player) for player in g.players],
    }


def player_export(g: Origins, player: Player) -> dict[str, Any]:
    """C6j.1, AMB-50. A player's scores, technologies, and what he has in the campaign: tokens for
    each opponent with a lower result if more games follow, and his reckoning if this was the last,
    half of the result with the tokens of the games before."""
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
        "campaign": legacy.tokens + mine / 2,
    }
