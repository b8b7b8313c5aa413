"""MAR-7.6. Speciation."""

from typing import Any

import pytest

from tests.marine.table import Table, acting, corner

SUN = corner("d4", "nw")  # between coral reef, kelp forest and land


@pytest.mark.clause("MAR-7.6.1", "MAR-7.6.2", "MAR-7.6.8")
def test_a_token_of_the_type_in_the_circle() -> None:
    table = Table(acting("reptiles", "spe-2", areas={"speciation": ["algae", "sun"]}))
    assert table.offers == [f"around {SUN}", "decline"]
    assert table.refusals[f"around {corner('d4', 'ne')}"] == "MAR-7.6.2"
    assert table.position["areas"]["speciation"] == ["algae", "sun"]


@pytest.mark.clause("MAR-7.6.3", "MAR-7.6.4", "MAR-7.6.5", "MAR-7.6.6")
def test_limits_by_terrain() -> None:
    table = Table(acting("cephalopods", "spe-1", areas={"speciation": ["sun"]}))
    table.answer(f"around {SUN}")
    offered = ["species c3 1", "species c3 2", "species d3 1", "species d4 1", "species d4 2"]
    assert table.offers == [*offered, "done"]
    table.answers("species c3 2", "species d3 1", "done")
    assert table.species("c3") == {"cephalopods": 2}
    assert table.species("d3") == {"cephalopods": 1}
    assert table.animal("cephalopods")["gene_pool"] == 28


@pytest.mark.clause("MAR-7.6.7")
def test_any_token_from_the_special_space() -> None:
    table = Table(acting("reptiles", "spe-5", areas={"speciation": ["sun"]}))
    assert len(table.offered("around")) == 6


@pytest.mark.clause("MAR-7.6.9")
def test_no_effect() -> None:
    nothing: list[dict[str, Any]] = [
        {"areas": {"speciation": ["", "sun"]}},
        {"areas": {"speciation": ["sun"]}, "tokens": {}},
        {"areas": {"speciation": ["sun"]}, "animal": {"reptiles": {"eliminated": 31}}},
    ]
    for position in nothing:
        assert Table(acting("reptiles", "spe-1", **position)).kind == "turn"


@pytest.mark.clause("MAR-11.2")
def test_ecological_niche() -> None:
    """MAR-EX-41."""
    position: dict[str, Any] = {
        "areas": {"speciation": ["sun"]},
        "special": {"sun": {"owner": "reptiles"}},
        "animal": {"reptiles": {"traits": ["ecological-niche"]}},
    }
    own = Table(acting("reptiles", "spe-1", **position))
    own.answer(f"around {SUN}")
    assert "species d4 3" in own.offers
    assert "species d3 2" in own.offers
    other = Table(acting("cephalopods", "spe-1", **position))
    other.answer(f"around {SUN}")
    assert other.offers == ["species c3 1", "species d4 1", "done"]
    assert other.refusals["species d3 1"] == "MAR-7.6.4"


@pytest.mark.clause("MAR-11.10")
def test_prey_switching() -> None:
    table = Table(
        acting(
            "cephalopods",
            "spe-1",
            areas={"speciation": ["sun"]},
            species={"d4": {"reptiles": 1}, "c3": {"reptiles": 1}},
            animal={"reptiles": {"traits": ["prey-switching"]}},
        )
    )
    table.answers(f"around {SUN}", "species d4 2", "species c3 1", "species d3 1")
    assert table.vp("reptiles") == 2
