"""MAR-7.9. Migration."""

import pytest

from tests.marine.table import Table, acting


@pytest.mark.clause("MAR-7.9.1", "MAR-7.9.2", "MAR-7.9.3")
def test_five_moves() -> None:
    """MAR-EX-29."""
    table = Table(
        acting(
            "reptiles",
            "mig-1",
            vents={"d3": "geyser"},
            species={"d4": {"reptiles": 1}, "d3": {"reptiles": 5}},
        )
    )
    table.answers("move-from d4", "move-to e4 1", "move-from d3")
    assert "move-to d4 4" in table.offers
    assert "move-to d4 5" not in table.offers
    table.answers("move-to d4 3", "move-from d3", "move-to c3 1")
    assert table.kind == "turn"
    assert [table.species(hex)["reptiles"] for hex in ("e4", "d4", "c3", "d3")] == [1, 3, 1, 1]


@pytest.mark.clause("MAR-7.9.3", "MAR-7.9.4")
def test_nobody_moves_twice_or_off_the_planet() -> None:
    table = Table(acting("reptiles", "mig-2", species={"d4": {"reptiles": 1}}))
    table.answer("move-from d4")
    targets = [key.split()[0] for key in table.offered("move-to")]
    assert targets == ["d3", "e3", "e4", "d5", "c4", "c3"]
    assert table.refusals["move-to d6 1"] == "MAR-7.9.1"
    assert table.refusals["move-to a1 1"] == "MAR-7.9.4"
    table.answer("move-to e4 1")
    assert table.kind == "turn"


@pytest.mark.clause("MAR-7.9.5")
def test_all_species_from_the_special_space() -> None:
    table = Table(acting("reptiles", "mig-4", species={"d4": {"reptiles": 9}}))
    table.answer("move-from d4")
    assert "move-to d3 9" in table.offers
    table.answers("move-to d3 4", "move-from d4", "move-to d5 4", "done")
    assert table.species("d4") == {"reptiles": 1}


@pytest.mark.clause("MAR-11.19")
def test_seasonal_migration() -> None:
    """MAR-EX-57."""
    table = Table(
        acting(
            "reptiles",
            "mig-2",
            species={"e1": {"reptiles": 2}, "d2": {"reptiles": 4}},
            animal={"reptiles": {"traits": ["seasonal-migration"]}},
        )
    )
    table.answer("move-from d2")
    assert "move-to d4 4" in table.offers
    table.answers("move-to d4 2", "move-from e1")
    targets = {key.split()[0] for key in table.offered("move-to")}
    assert targets == {"d1", "d2", "c1", "d3"}
