"""MAR-7.10. Competition."""

import pytest

from tests.marine.table import Table, acting

SPECIES = {
    "c3": {"reptiles": 2, "cephalopods": 1},
    "e3": {"reptiles": 2, "cephalopods": 2},
    "d3": {"reptiles": 1},
}


@pytest.mark.clause("MAR-7.10.1", "MAR-7.10.2")
def test_up_to_the_printed_number_on_a_marked_tile() -> None:
    markers = ["land", "kelp-forest", "seagrass-meadow"]
    table = Table(acting("cephalopods", "com-2", species=SPECIES, competition=markers))
    assert table.offers == ["tile c3", "decline"]
    assert table.refusals["tile e3"] == "MAR-7.10.1"
    table.answer("tile c3")
    table.answers("eliminate c3 reptiles", "eliminate c3 reptiles")
    assert table.species("c3") == {"cephalopods": 1}
    assert table.animal("reptiles")["eliminated"] == 2
    table = Table(acting("cephalopods", "com-1", species=SPECIES, competition=markers))
    assert table.kind == "turn"


@pytest.mark.clause("MAR-7.10.3", "MAR-7.10.4", "MAR-7.10.5")
def test_two_tiles_from_the_special_space() -> None:
    """MAR-EX-30."""
    table = Table(acting("cephalopods", "com-4", species=SPECIES))
    assert table.refusals["tile d3"] == "MAR-7.10.1"
    table.answers("tile c3", "eliminate c3 reptiles", "tile e3", "eliminate e3 reptiles")
    assert table.animal("reptiles")["eliminated"] == 2
    table = Table(acting("cephalopods", "com-4", species=SPECIES))
    table.answers("tile c3", "eliminate c3 reptiles", "tile c3", "eliminate c3 reptiles")
    assert table.species("c3") == {"cephalopods": 1}


@pytest.mark.clause("MAR-11.9")
def test_cannibalism_gains_for_each_loss() -> None:
    table = Table(
        acting(
            "cephalopods",
            "com-4",
            species=SPECIES,
            animal={"reptiles": {"traits": ["cannibalism"]}},
        )
    )
    table.answers("tile c3", "eliminate c3 reptiles", "done")
    assert table.vp("reptiles") == 1
