"""Every ruleset, mode, player count and variant that can be played."""

from itertools import product
from typing import Any

from tests.genesis.rich import rich_state
from tests.genesis.table import genesis
from trilobite.core.errors import OptionsError
from trilobite.core.game import AnyGame
from trilobite.core.state import State
from trilobite.games.genesis.edition import RULESETS
from trilobite.games.genesis.setup_options import read_setup

TABLES = [
    ("competitive", 2),
    ("competitive", 3),
    ("competitive", 4),
    ("solitaire", 1),
    ("cooperative", 2),
    ("cooperative", 3),
    ("cooperative", 4),
]
VARIANTS: list[list[str]] = [
    [],
    ["short"],
    ["macro"],
    ["crystal-catastrophe"],
    ["introductory"],
    ["introductory", "parasites"],
    ["introductory", "parasites", "crystal-catastrophe", "short"],
    ["chimera"],
    ["plant-level"],
    ["short", "macro", "crystal-catastrophe", "chimera"],
]


def configurations() -> list[dict[str, Any]]:
    """All combinations that the rules allow, as plain options."""
    found: list[dict[str, Any]] = []
    for ruleset, (mode, players), variants in product(RULESETS, TABLES, VARIANTS):
        options = {"ruleset": ruleset, "mode": mode, "players": players, "variants": variants}
        try:
            read_setup(options)
        except OptionsError:
            continue
        found.append(options)
    return found


def label(options: dict[str, Any]) -> str:
    """A short name for a combination."""
    parts = [options["ruleset"], options["mode"], str(options["players"]), *options["variants"]]
    return "-".join(parts)


def start(options: dict[str, Any], seed: int, number: int) -> tuple[AnyGame, State | None]:
    """Where a random game starts: half of them in late positions."""
    if seed % 2 == 0:
        return genesis(**options), None
    game = genesis(
        **options, colours=["red", "yellow", "green", "blue"][: max(2, options["players"])]
    )
    return game, rich_state(game, number)
