"""Every number of players with every set of variants that changes play."""

from typing import Any

from tests.origins.rich import rich_state
from tests.origins.table import origins
from trilobite.core.game import AnyGame
from trilobite.core.state import State

CAMPAIGN = {
    "black": {"shape": "burrower", "emotions": 2, "range": 2, "tokens": 1},
    "white": {"shape": "armoured", "emotions": 0, "hexes": ["france", "china"], "place": 1},
    "orange": {"shape": "flyer", "emotions": 6},
    "green": {"shape": "swimmer", "emotions": 3, "range": 1},
}

GAMES: list[list[str]] = [[], ["advanced"], ["advanced", "first-exodus"]]
WORLDS: list[list[str]] = [[], ["sea-people"], ["own-map"], ["yrr"], ["yrr", "own-map"]]


def configurations() -> list[dict[str, Any]]:
    """All games on all worlds; the numbers of players take turns where the world is unusual."""
    found: list[dict[str, Any]] = []
    for world in WORLDS:
        for game in GAMES:
            numbers = [2, 3, 4] if not world else [2 + len(found) % 3]
            for players in numbers:
                found.append({"players": players, "variants": [*game, *world]})
    found.append({"players": 2, "variants": ["advanced", "own-map", "sea-people"]})
    found.append({"players": 3, "variants": ["advanced", "sea-people", "water-world"]})
    for variants in ([], ["basic-deck"], ["sea-people"], ["advanced-deck", "own-map"]):
        found.append({"mode": "solitaire", "players": 1, "variants": variants})
    for players in (2, 3, 4):
        found.append({"mode": "cooperative", "players": players, "variants": []})
    found.append({"mode": "cooperative", "players": 3, "variants": ["yrr", "long-deck"]})
    found.append({"mode": "cooperative", "players": 2, "variants": ["sea-people", "basic-deck"]})
    found.append({"players": 3, "variants": ["advanced"], "campaign": CAMPAIGN})
    found.append({"players": 4, "variants": ["advanced", "yrr"], "campaign": CAMPAIGN})
    black = {"black": CAMPAIGN["black"]}
    found.append({"mode": "solitaire", "players": 1, "variants": [], "campaign": black})
    return found


def label(options: dict[str, Any]) -> str:
    """A short name for a combination."""
    mode = [options["mode"]] if "mode" in options else []
    campaign = ["campaign"] if "campaign" in options else []
    return "-".join([*mode, str(options["players"]), *options["variants"], *campaign])


def start(options: dict[str, Any], seed: int, number: int) -> tuple[AnyGame, State | None]:
    """Where a random game starts: by turns with the set-up and in the middle of a game, since
    random players seldom build cities or keep Inventions."""
    game = origins(**options)
    return game, rich_state(game, seed) if number % 2 else None
