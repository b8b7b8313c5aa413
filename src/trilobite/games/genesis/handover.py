"""K. The hand-over of a finished game to its successor, Bios: Megafauna."""

from typing import Any

from trilobite.core.words import Words
from trilobite.games.genesis.cards.types import COLOUR_NAMES, TERRESTRIAL
from trilobite.games.genesis.linked import trophic_level
from trilobite.games.genesis.position.writer import letters
from trilobite.games.genesis.scoring import macro_worth, result, score
from trilobite.games.genesis.state import (
    END_NAMES,
    MACRO,
    NPC,
    PLAYERS,
    PRESENT,
    Genesis,
    Organism,
)

#: K.3. Genes for the player with most catalysts; each rank below gets one fewer.
MOST_GENES = 5

TROPHIC_LEVELS = ("plant", "herbivore", "carnivore")


def export(g: Genesis, words: Words) -> dict[str, Any]:
    """K.1, K.2. All that a finished game carries over, as plain values."""
    humans = [player for player in g.in_game() if player < NPC]
    outcome = result(g)
    winners = [] if outcome is None else outcome.winners
    exported: dict[str, Any] = {
        "game": "genesis",
        "ruleset": g.setup.ruleset,
        "mode": g.setup.mode,
        "variants": list(g.setup.variants),
        "end": END_NAMES[g.end],
        "climate": words.name("climate", g.climate),
        "winners": [COLOUR_NAMES[player] for player in humans if g.seat(player) in winners],
        "ranking": [COLOUR_NAMES[player] for player in ranking(g, humans)],
        "players": [player_export(g, player, words) for player in humans],
    }
    if g.edition.converts_to_first_megafauna:
        exported["megafauna"] = first_megafauna(g, humans)
    return exported


def ranking(g: Genesis, humans: list[int]) -> list[int]:
    """I1e. Players from best to worst."""
    return sorted(
        humans, key=lambda player: (-score(g, player).total(), -sum(g.player(player).pool))
    )


def player_export(g: Genesis, player: int, words: Words) -> dict[str, Any]:
    """K.2. A player's points, catalysts and macroorganisms."""
    points = score(g, player)
    owned = [o for o in g.organisms if o.kind == MACRO and o.owner == player]
    return {
        "colour": COLOUR_NAMES[player],
        "seat": g.seat(player),
        "vp": {
            "cubes": points.cubes,
            "system": points.system,
            "bionts": points.bionts,
            "trophies": points.trophies,
            "dominance": points.dominance,
            "medea": points.medea,
            "total": points.total(),
        },
        "catalysts": letters(g.player(player).pool),
        "macroorganisms": [macro_export(g, o, words) for o in owned],
    }


def macro_export(g: Genesis, o: Organism, words: Words) -> dict[str, Any]:
    """K.2. A macroorganism as it stands at the end."""
    side = g.macro_side(o)
    return {
        "card": words.name("organism", o.place),
        "side": "terrestrial" if o.side == TERRESTRIAL else "marine",
        "name": side.id,
        "trophic_level": TROPHIC_LEVELS[min(trophic_level(g, o), 2)],
        "system": letters(side.system),
        "organs": [side.organs[s].id for s in range(len(side.organs)) if o.organs[s] == PRESENT],
        "trophic_biont": words.name("player", o.owner),
        "endosymbionts": [
            words.name("player", player)
            for player in range(PLAYERS)
            for _ in range(o.bionts[player] - (player == o.owner))
        ],
        "vp": macro_worth(g, o),
    }


def first_megafauna(g: Genesis, humans: list[int]) -> dict[str, Any]:
    """K.3, ED-59. Who chooses a colour first, and how many genes each player gets."""

    def best_macro(player: int) -> int:
        return max(
            (macro_worth(g, o) for o in g.organisms if o.kind == MACRO and o.owner == player),
            default=0,
        )

    choice = sorted(humans, key=lambda player: (-best_macro(player), -score(g, player).total()))
    amounts = sorted({sum(g.player(player).pool) for player in humans}, reverse=True)
    return {
        "choice_of_colour": [COLOUR_NAMES[player] for player in choice],
        "genes": {
            COLOUR_NAMES[player]: MOST_GENES - amounts.index(sum(g.player(player).pool))
            for player in humans
        },
    }
