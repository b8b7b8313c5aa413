"""E: the movement matrix, from where to where one biont may go in the assignment phase."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, marine
from tests.genesis.table import Table

# Only the coastal row is active. Red lives in the ocean too, which is their "biont row".
ACTIVE_REFUGIUM = "pumice-raft"
INACTIVE_REFUGIUM = "mars-paleo-ocean"
MICROORGANISM = "metal-glycolysis"
MACROORGANISM = "opabinia"
ACTIVE_TARGET = "zeolite-lagoon"
BIONT_TARGET = "green-rust-fumarole"
ACTIVE_HOST = "radiolytic-polymerization"
BIONT_HOST = "photo-carboxylation"

SOURCES = ["pool", ACTIVE_REFUGIUM, INACTIVE_REFUGIUM, MICROORGANISM, MACROORGANISM]
TARGETS = [
    "pool",
    "refugium, active row",
    "refugium, biont row",
    "new parasite, host in active row",
    "new parasite, host in biont row",
    "microorganism, active row",
    "microorganism, biont row",
    "macroorganism",
]
#: One line for each source, one letter for each target: y legal, n illegal.
MATRIX = {
    "pool": "-yyyynnn",
    ACTIVE_REFUGIUM: "yyyyynnn",
    INACTIVE_REFUGIUM: "nnnnnnnn",
    MICROORGANISM: "yyyyyyyn",
    MACROORGANISM: "nnnnnnnn",
}
CELLS = [
    (source, target, legal == "y")
    for source, line in MATRIX.items()
    for target, legal in zip(TARGETS, line, strict=True)
    if legal != "-"
]


def table_with(fourth: str) -> Table:
    """Red has a biont at each source; the fourth is in the pool or an endosymbiont."""
    organisms: dict[str, Any] = {
        MICROORGANISM: bacterium("red", "R", "conjugation-pili", cubes="GGG"),
        ACTIVE_HOST: bacterium("yellow", "Y", "riboswitches"),
        BIONT_HOST: bacterium("yellow", "Y", "nitrogen-fixation"),
        MACROORGANISM: marine("yellow", "YR" if fourth == MACROORGANISM else "Y", "pna-template"),
    }
    return Table(
        {
            "agenda": ["assign red", "assign yellow"],
            "active": ["coastal"],
            "refugium": {
                ACTIVE_REFUGIUM: {"bionts": "R"},
                INACTIVE_REFUGIUM: {"bionts": "R"},
                ACTIVE_TARGET: {},
                BIONT_TARGET: {},
            },
            "organism": organisms,
            "player": {"red": {"pool": "R"}},
        }
    )


def is_refugium(source: str) -> bool:
    return source in ("pool", ACTIVE_REFUGIUM, INACTIVE_REFUGIUM)


def keys(source: str, target: str) -> list[str]:
    """The answers that would make the move."""
    refugium = ACTIVE_TARGET if "active" in target else BIONT_TARGET
    organism = ACTIVE_HOST if "active" in target else BIONT_HOST
    if target == "pool":
        return [f"withdraw {source}" if is_refugium(source) else f"hgt-home {source}"]
    if target.startswith("refugium"):
        verb = "biont" if is_refugium(source) else "hgt-refugium"
        return [f"{verb} {source} {refugium}"]
    if target.startswith("new parasite"):
        verb = "with-biont" if is_refugium(source) else "with-gene"
        return [f"parasite prion {organism}", f"{verb} {source}"]
    if target == "macroorganism":
        organism = MACROORGANISM
    return [f"hgt {source} {organism}"]


@pytest.mark.clause("E1a.1", "E1a.2", "E1b.1", "E1b.2", "E3a.1", "E3b.1", "E6.1", "E6.4", "E6d.1")
@pytest.mark.parametrize(("source", "target", "legal"), CELLS)
def test_movement_matrix(source: str, target: str, legal: bool) -> None:
    table = table_with(MACROORGANISM if source == MACROORGANISM else "pool")
    *first, last = keys(source, target)
    for key in first:
        table.answer(key)
    assert (last in table.offers) == legal


@pytest.mark.clause("E1a.1")
@pytest.mark.parametrize("target", ["pool", "refugium, active row", "refugium, biont row"])
def test_nothing_leaves_a_refugium_in_an_inactive_row(target: str) -> None:
    table = table_with("pool")
    assert table.refusals[keys(INACTIVE_REFUGIUM, target)[-1]] == "E1a.1"


@pytest.mark.clause("E6d.1")
def test_nothing_leaves_or_enters_a_macroorganism() -> None:
    table = table_with(MACROORGANISM)
    assert table.refusals[f"hgt-home {MACROORGANISM}"] == "E6d.1"
    assert table.refusals[f"hgt {MICROORGANISM} {MACROORGANISM}"] == "E6d.1"


@pytest.mark.clause("E1b.1", "E3b.1", "E6.4")
def test_rows_neither_active_nor_inhabited_are_out_of_reach() -> None:
    table = Table(
        {
            "agenda": ["assign red", "assign yellow"],
            "active": ["coastal"],
            "refugium": {"warm-pond": {}, ACTIVE_TARGET: {}},
            "organism": {
                MICROORGANISM: bacterium("red", "R", "conjugation-pili"),
                "pna-template": bacterium("yellow", "Y", "riboswitches"),
            },
        }
    )
    refusals = table.refusals
    assert refusals["biont pool warm-pond"] == "E1b.1"
    assert refusals[f"hgt-refugium {MICROORGANISM} warm-pond"] == "E1b.1"
    assert refusals["parasite prion pna-template"] == "E3b.1"
    assert refusals[f"hgt {MICROORGANISM} pna-template"] == "E6.4"
