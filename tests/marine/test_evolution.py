"""MAR-7.11, MAR-9. Evolution and the row."""

import pytest

from tests.marine.table import Table, acting

ROW = ["biodiversity", "ecodiversity", "monotypic-habitat", "fertile", "univalves"]


@pytest.mark.clause("MAR-7.11.3", "MAR-7.11.7", "MAR-7.11.8", "MAR-7.11.9", "MAR-7.11.11")
def test_scoring_a_kelp_forest() -> None:
    """MAR-EX-33."""
    table = Table(
        acting(
            "crustaceans",
            "evo-4",
            evolution=["land", "land", "kelp-forest", "kelp-forest", "vent"],
            species={"c3": {"crustaceans": 3, "reptiles": 2, "cephalopods": 2, "fishes": 1}},
            tokens={"c3-ne": "worms"},
            row=ROW,
        ),
        players=4,
    )
    assert table.refusals["tile d3"] == "MAR-7.11.1"
    table.answer("tile c3")
    assert [animal.vp for animal in table.state.animals] == [4, 2, 0, 7]
    assert table.offers == [f"card {card}" for card in ROW[:4]]
    assert table.refusals["card univalves"] == "MAR-7.11.11"


@pytest.mark.clause("MAR-7.11.10", "MAR-7.11.11", "MAR-7.11.12")
@pytest.mark.parametrize(("number", "cards"), [(1, 1), (5, 5)])
def test_cards_up_to_the_number_of_the_space(number: int, cards: int) -> None:
    """MAR-EX-31."""
    sooner, later = ["land", "land", "kelp-forest", "kelp-forest"], ["sand-plain", "vent"]
    markers = ["coral-reef", *later] if number == 1 else [*sooner, "coral-reef"]
    table = Table(acting("reptiles", f"evo-{number}", evolution=markers, row=ROW))
    table.answer("tile d4")
    assert len(table.session.answers()) == (1 if cards > 1 else 2)
    if cards > 1:
        assert table.offers == [f"card {card}" for card in ROW]
    dead = Table(acting("reptiles", f"evo-{number}", evolution=markers, row=ROW, tokens={}))
    dead.answer("tile d4")
    assert dead.kind == "turn"
    assert dead.position["row"] == ROW


@pytest.mark.clause("MAR-9.5", "MAR-9.6", "MAR-9.7", "MAR-9.10")
def test_the_row_closes_up() -> None:
    """MAR-EX-32."""
    table = Table(
        acting(
            "reptiles",
            "evo-2",
            evolution=["land", "coral-reef"],
            row=ROW,
            species={"d4": {"reptiles": 1}, "d3": {"cephalopods": 1}, "d1": {"reptiles": 1}},
        )
    )
    table.answer("tile d4")
    table.answer("card ecodiversity", "draw evolution volcanism")
    new_row = [ROW[0], ROW[2], ROW[3], ROW[4], "volcanism"]
    assert table.position["row"] == new_row
    assert table.position["discard"] == ["ecodiversity"]
    assert table.events.index("extinction") < table.events.index("survival")
    assert table.animal("reptiles")["points"] == {"evolution": 6, "cards": 2}
    assert table.species("d1") == {}


@pytest.mark.clause("MAR-7.11.2")
def test_no_tile_of_the_terrain() -> None:
    table = Table(acting("reptiles", "evo-1", evolution=["land"], tiles={"d4": "coral-reef"}))
    assert table.kind == "turn"


@pytest.mark.clause("MAR-9.16.16")
def test_solar_radiation_while_in_play() -> None:
    table = Table(
        acting("cephalopods", "evo-1", evolution=["coral-reef"], row=["solar-radiation"], deck=20)
    )
    table.answer("tile d4")
    assert [animal.vp for animal in table.state.animals] == [7, 3]


@pytest.mark.clause("MAR-11.18")
def test_solitary() -> None:
    table = Table(
        acting(
            "reptiles",
            "evo-1",
            evolution=["land"],
            species={"d3": {"reptiles": 1}},
            animal={"reptiles": {"traits": ["solitary"]}},
        )
    )
    table.answer("tile d3")
    assert table.animal("reptiles")["points"] == {"evolution": 8, "traits": 2}
