"""Every number of players with every set of variants that changes play."""

from itertools import combinations
from typing import Any

from tests.marine.table import marine
from trilobite.core.game import AnyGame
from trilobite.core.state import State

TABLES: list[tuple[int, list[str]]] = [(2, []), (3, []), (4, []), (2, ["two-animals"])]
VARIANTS = ["random-planet", "inverted-displays", "superheroes"]
LENGTHS: list[list[str]] = [[], ["short"], ["long"], ["epic"]]


def configurations() -> list[dict[str, Any]]:
    """All tables with all combinations of the variants; the lengths and switches take turns."""
    found: list[dict[str, Any]] = []
    for players, table in TABLES:
        for number in range(len(VARIANTS) + 1):
            for chosen in combinations(VARIANTS, number):
                variants = [*table, *chosen, *LENGTHS[len(found) % len(LENGTHS)]]
                if len(found) % 3 == 0:
                    variants.append("random-animals")
                if "superheroes" in chosen and len(found) % 2 == 0:
                    variants.append("exaptation")
                found.append({"players": players, "variants": variants})
    return found


def label(options: dict[str, Any]) -> str:
    """A short name for a combination."""
    return "-".join([str(options["players"]), *options["variants"]])


def start(options: dict[str, Any], _seed: int, _number: int) -> tuple[AnyGame, State | None]:
    """Where a random game starts: with the set-up, for random games reach every corner of it."""
    return marine(**options), None
