"""MAR-2.8, MAR-7.12. Domination."""

from typing import Any

import pytest

from tests.marine.table import Table, acting, corner


@pytest.mark.clause("MAR-2.8.1", "MAR-2.8.2", "MAR-2.8.3")
def test_domination_values() -> None:
    """MAR-EX-01, MAR-EX-05, MAR-EX-07, MAR-EX-08."""
    worms = corner("d4", "se")  # coral reef, sand plain, open ocean
    hexes = {"d4": {"crustaceans": 1}, "e4": {"crustaceans": 2}, "d5": {"crustaceans": 1}}
    table = Table(
        acting(
            "crustaceans",
            "dom-1",
            tokens={worms: "worms"},
            species=hexes,
            special={"worms": {"owner": "reptiles", "target": 4}},
        ),
        animals=["reptiles", "crustaceans"],
    )
    values = table.view["animals"]["crustaceans"]["domination"]
    assert {name: value for name, value in values.items() if value} == {"worms": 6}
    assert table.offers == ["dominate worms", "decline"]
    assert table.refusals["dominate algae"] == "MAR-2.8.3"


@pytest.mark.clause("MAR-7.12.1", "MAR-7.12.3", "MAR-7.12.4", "MAR-7.12.5")
def test_taking_control() -> None:
    """MAR-EX-34."""
    tokens = {corner("d4", "nw"): "sun", corner("d5", "se"): "sun"}
    hexes = ["d4", "c3", "d3", "d5", "d6"]
    position: dict[str, Any] = {
        "tokens": tokens,
        "species": {hex: {"reptiles": 1} for hex in hexes},
        "special": {"sun": {"owner": "cephalopods", "target": 12}},
        "pawns": {"abu-1": "sun"},
        "animal": {"reptiles": {"display": ["sun"]}},
    }
    table = Table(acting("reptiles", "dom-1", **position))
    table.answer("dominate sun")
    assert table.position["special"]["sun"] == {"owner": "reptiles", "target": 15}
    assert table.position["pawns"] == {"abu-1": "sun"}
    table.answer("retrieve")
    assert table.view["animals"]["reptiles"]["special_pawns"] == ["sun"]


@pytest.mark.clause("MAR-7.12.6", "MAR-2.8.3")
def test_a_target_that_is_met_but_not_beaten() -> None:
    """MAR-EX-06."""
    special = {"sun": {"owner": "reptiles", "target": 2}}
    table = Table(acting("reptiles", "dom-1", special=special))
    assert table.kind == "turn"
    animal = {"reptiles": {"display": ["sun"]}}
    table = Table(acting("reptiles", "dom-1", special=special, animal=animal))
    table.answer("dominate sun")
    assert table.position["special"]["sun"]["target"] == 3
