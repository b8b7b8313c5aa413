"""MAR-7.8. Tectonics."""

import pytest

from tests.marine.table import Table, acting


@pytest.mark.clause("MAR-7.8.2", "MAR-7.8.3", "MAR-7.8.7")
def test_inside_the_grid_only_from_the_special_space() -> None:
    """MAR-EX-26."""
    vents = {"d1": "geyser", "d7": "black-smoker", "d3": "geyser", "c4": "black-smoker"}
    table = Table(acting("reptiles", "tec-1", vents=vents))
    assert table.refusals["tile c3"] == "MAR-7.8.2"
    assert table.refusals["tile d1"] == "MAR-7.8.3"
    assert table.offered("tile") == ["c1", "c6", "e1", "e6"]
    table = Table(acting("reptiles", "tec-2", vents=vents))
    table.answer("tile c3")
    assert table.vp("reptiles") == 6
    assert table.position["vents"]["c3"] == "geyser"


@pytest.mark.clause("MAR-7.8.4", "MAR-7.8.5", "MAR-7.8.8", "MAR-7.8.9")
def test_who_stays_on_a_new_vent() -> None:
    """MAR-EX-27."""
    table = Table(
        acting(
            "reptiles",
            "tec-1",
            species={"e6": {"reptiles": 1, "fishes": 2, "cephalopods": 4}},
            animal={"reptiles": {"eliminated": 2}},
        ),
        players=3,
    )
    table.answer("tile e6")
    assert table.position["vents"]["e6"] == "black-smoker"
    assert table.vp("reptiles") == 3
    assert table.animal("cephalopods")["gene_pool"] == 34 - 1
    assert table.animal("fishes")["eliminated"] == 0
    assert table.offers == ["from-gene-pool", "from-eliminated"]
    table.answer("from-eliminated")
    assert table.species("e6") == {"reptiles": 2, "cephalopods": 1, "fishes": 1}
    assert table.animal("reptiles")["eliminated"] == 1
    assert table.view["survival_card"] == "reptiles"


@pytest.mark.clause("MAR-7.8.6")
def test_either_side_on_the_centre_line() -> None:
    """MAR-EX-28."""
    table = Table(acting("reptiles", "tec-2"))
    table.answer("tile d4")
    assert table.offers == ["geyser", "black-smoker"]
    table.answer("black-smoker")
    assert table.position["vents"]["d4"] == "black-smoker"


@pytest.mark.clause("MAR-7.8.1")
def test_without_vents() -> None:
    north, south = ["c1", "c3", "d1", "d2", "d3", "e1", "e3"], ["c4", "c6", "d5", "d6", "d7"]
    vents = {**dict.fromkeys(north, "geyser"), **dict.fromkeys(south, "black-smoker")}
    table = Table(acting("reptiles", "tec-2", vents=vents))
    assert table.kind == "turn"


@pytest.mark.clause("MAR-11.13", "MAR-11.10")
def test_mimicry_and_prey_switching() -> None:
    table = Table(
        acting(
            "reptiles",
            "tec-1",
            species={"e6": {"cephalopods": 1}},
            animal={
                "cephalopods": {"traits": ["mimicry"]},
                "reptiles": {"traits": ["prey-switching"]},
            },
        )
    )
    table.answer("tile e6")
    assert table.decider == "cephalopods"
    table.answer("follow")
    assert table.species("e6") == {"reptiles": 1, "cephalopods": 2}
    assert table.animal("reptiles")["points"] == {"tectonics": 3, "traits": 1}
