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
    found += worlds()
    for realms in (["land", "sea", "land"], ["sea", "land", "sea"]):
        both: dict[str, Any] = {"realms": realms, "campaign": CAMPAIGN}
        found.append({"players": 3, "variants": ["advanced"], **both})
        found.append({"mode": "cooperative", "players": 3, "variants": [], **both})
    black = {"black": CAMPAIGN["black"]}
    found.append({"mode": "solitaire", "players": 1, "variants": [], "campaign": black})
    return found


def worlds() -> list[dict[str, Any]]:
    """The worlds of cratons (C5, C6b, K1 to K4)."""
    campaign = {
        colour: {field: told[field] for field in told if field not in ("hexes", "place")}
        for colour, told in CAMPAIGN.items()
    }
    campaign["white"] = {**campaign["white"], "hexes": ["d10", "d11"], "place": 1}
    return [
        {"players": 4, "variants": ["advanced", "cratons"]},
        {"players": 3, "variants": ["advanced", "sea-people", "cratons"], "strip": "random"},
        {"players": 2, "variants": ["cratons", "archipelago"]},
        {"mode": "solitaire", "players": 1, "variants": ["cratons"]},
        {"players": 3, "variants": ["advanced", "cratons"], "world": "late-earth"},
        {
            "players": 4,
            "variants": ["advanced", "cratons"],
            "campaign": campaign,
            "world": "late-earth",
        },
        {"players": 3, "variants": ["advanced", "mars"]},
        {"players": 2, "variants": ["sea-people", "venus", "archipelago"]},
        {"players": 4, "variants": ["chimera"]},
        {"players": 2, "variants": ["advanced", "chimera"], "board": "earth"},
        {"players": 3, "variants": ["advanced", "quick-map"]},
        {"players": 2, "variants": ["yrr", "quick-map"]},
        {"mode": "cooperative", "players": 2, "variants": ["quick-map"]},
        {"players": 4, "variants": ["advanced", "tiled"], "campaign": campaign},
        {"players": 2, "variants": ["tiled"], "world": "rainy-mars"},
        {"players": 3, "variants": ["advanced", "real-earth"], "campaign": CAMPAIGN},
    ]


def label(options: dict[str, Any]) -> str:
    """A short name for a combination."""
    mode = [options["mode"]] if "mode" in options else []
    campaign = ["campaign"] if "campaign" in options else []
    world = [str(options[name]) for name in ("world", "board", "strip") if name in options]
    realms = options.get("realms", [])
    said = [*options["variants"], *campaign, *world, *realms]
    return "-".join([*mode, str(options["players"]), *said])


def start(options: dict[str, Any], seed: int, number: int) -> tuple[AnyGame, State | None]:
    """Where a random game starts: by turns with the set-up and in the middle of a game, since
    random players seldom build cities or keep Inventions."""
    game = origins(**options)
    return game, rich_state(game, seed) if number % 2 else None
