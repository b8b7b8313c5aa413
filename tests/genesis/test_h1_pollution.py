"""H1d. Pollution by mutations, promotions and parasites."""

from typing import Any

import pytest

from tests.genesis.pieces import Piece, organism, position, purchases
from tests.genesis.table import Table

MARS = "sugar-driven-biosynthesis"  # cosmic
DUST = "acetyl-coa-reductase"  # cosmic
DEEP = "extremophile-condensation"  # cosmic
VENT = "metal-glycolysis"  # ocean


def polluter(organisms: dict[str, Piece], card: str, **fields: Any) -> Table:
    """Red buys a polluting card for the bacterium from Mars."""
    colour = {"chloroplast-symbiont": "G", "trna": "B", "tmrna": "B", "photosystem-ii": "G"}[card]
    table = Table(
        purchases(organisms, "red", pools={"red": colour}, decks={"cosmic": [card]}, **fields),
        colours=["red", "yellow", "green", "blue"],
        players=4,
    )
    table.answer(f"mutation {MARS} cosmic")
    return table


@pytest.mark.clause("H1d.1", "D6.1")
def test_pollution_strikes_all_other_organisms_of_the_same_home_row() -> None:
    table = polluter(
        {
            MARS: organism("red", "R", cubes="B"),
            DEEP: organism("red", "R", cubes="B"),
            DUST: organism("yellow", "Y", cubes="B"),
            VENT: organism("yellow", "Y", cubes="B"),
        },
        "chloroplast-symbiont",
    )
    assert table.organism(DEEP)["cubes"] == ""
    assert table.organism(DUST)["cubes"] == ""


@pytest.mark.clause("H1d.1", "AMB-75")
def test_pollution_spares_the_polluter_and_organisms_of_other_rows() -> None:
    table = polluter(
        {
            MARS: organism("red", "R", cubes="B"),
            DUST: organism("yellow", "Y", cubes="B"),
            VENT: organism("yellow", "Y", cubes="B"),
        },
        "chloroplast-symbiont",
    )
    assert table.organism(MARS)["cubes"] == "B"
    assert table.organism(MARS)["mutations"][0]["base"] == "present"
    assert table.organism(VENT)["cubes"] == "B"


@pytest.mark.clause("H1d.1")
def test_the_extremity_counts_all_green_chromosomes_with_the_new_cube() -> None:
    table = polluter(
        {
            MARS: organism("red", "R", cubes="G"),
            DUST: organism("yellow", "Y", cubes="RBB"),
        },
        "photosystem-ii",
    )
    assert table.kind == "atrophy"
    table.answers("lose-chromosome blue", "lose-chromosome blue")
    assert table.organism(DUST)["cubes"] == "R"


@pytest.mark.clause("H1d.1", "G:Vitamin.1", "G:Antioxidant.1")
def test_shields_and_vitamins_stop_pollution() -> None:
    table = polluter(
        {
            MARS: organism("red", "R", cubes="G"),
            DUST: organism("yellow", "Y", cubes="GB", disks="G"),
        },
        "chloroplast-symbiont",
    )
    assert table.organism(DUST)["cubes"] == "GB"
    assert table.organism(DUST)["disks"] == "G"


@pytest.mark.clause("H1d.1", "D6b.1", "G:Atrophy.3")
def test_antioxidants_are_discarded_against_pollution_out_of_turn() -> None:
    table = polluter(
        {MARS: organism("red", "R"), DUST: organism("yellow", "Y", cubes="B", disks="R")},
        "chloroplast-symbiont",
    )
    assert (table.decider, table.kind) == ("yellow", "atrophy")
    table.answer("discard red")
    assert table.organism(DUST)["cubes"] == "B"
    assert table.organism(DUST)["disks"] == ""


@pytest.mark.clause("H1d.1")
def test_a_polluter_without_green_chromosomes_makes_no_spike() -> None:
    table = polluter(
        {MARS: organism("red", "R", cubes="B"), DUST: organism("yellow", "Y", cubes="B")}, "trna"
    )
    assert table.organism(MARS)["mutations"][0]["card"] == "trna"
    assert table.organism(DUST)["cubes"] == "B"


@pytest.mark.clause("H1d.2")
@pytest.mark.parametrize("card", ["tmrna", "trna"])
def test_hydrogen_sulfide_and_methane_count_as_oxygen(card: str) -> None:
    table = polluter(
        {MARS: organism("red", "R", cubes="G"), DUST: organism("yellow", "Y", cubes="B")}, card
    )
    assert table.organism(DUST)["cubes"] == ""


@pytest.mark.clause("H1d.1")
def test_pollution_strikes_in_player_order() -> None:
    table = polluter(
        {
            MARS: organism("red", "R"),
            DUST: organism("yellow", "Y", cubes="RB"),
            DEEP: organism("blue", "B", cubes="RY"),
        },
        "chloroplast-symbiont",
        order=["red", "blue", "green", "yellow"],
    )
    assert table.decider == "blue"
    table.answer("lose-chromosome red")
    assert table.decider == "yellow"


@pytest.mark.clause("H1d.1", "E2.1")
def test_pollution_of_the_ocean_strikes_marine_macroorganisms_but_not_those_on_land() -> None:
    organisms = {
        VENT: organism("red", "R", cubes="G"),
        "lamp-shells": organism("yellow", "Y", under=MARS, organs=["statocyst"]),
        "opabinia": organism(
            "yellow", "Y", under="pna-template", side="terrestrial", organs=["tracheae"]
        ),
    }
    table = Table(
        purchases(organisms, "red", pools={"red": "G"}, decks={"ocean": ["photosystem-ii"]})
    )
    table.answer(f"mutation {VENT} ocean")
    assert table.organism("lamp-shells")["organs"] == []
    assert table.organism("opabinia")["organs"] == ["tracheae"]


@pytest.mark.clause("H1d.1")
def test_a_host_pollutes_its_parasite() -> None:
    table = polluter(
        {
            MARS: organism("red", "R", "rna-ribozyme", cubes="G"),
            "salmonella": organism("green", "G", host=MARS, diseased=["rna-ribozyme base", ""]),
        },
        "chloroplast-symbiont",
    )
    assert table.organism("salmonella")["diseased"] == ["", ""]
    assert [card["card"] for card in table.organism(MARS)["mutations"]] == ["chloroplast-symbiont"]


@pytest.mark.clause("H1d.1", "AMB-75")
def test_a_parasite_pollutes_its_hosts_home_row_host_included() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", "rna-ribozyme", cubes="R", spent="R"),
                "salmonella": organism("green", "G", host=MARS, diseased=["rna-ribozyme base", ""]),
                DUST: organism("yellow", "Y", cubes="B", spent="Y"),
            },
            "red",
            pools={"red": "B"},
            decks={"cosmic": ["tmrna"]},
        ),
        players=3,
    )
    table.answer("mutation salmonella cosmic")
    assert table.organism(MARS)["cubes"] == ""
    assert table.organism(DUST)["cubes"] == ""
    assert table.organism("salmonella")["bionts"] == "G"


@pytest.mark.clause("H2c.1")
def test_promotion_to_a_polluting_side_pollutes() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", "chloroplast-symbiont"),
                DUST: organism("yellow", "Y", cubes="B"),
            },
            "red",
            pools={"red": "G"},
        )
    )
    table.answer(f"promote {MARS} chloroplast-symbiont")
    assert table.organism(DUST)["cubes"] == ""


@pytest.mark.clause("H2c.1")
def test_promotion_to_a_clean_side_does_not_pollute() -> None:
    table = Table(
        purchases(
            {
                MARS: organism("red", "R", "tmrna", cubes="G"),
                DUST: organism("yellow", "Y", cubes="B"),
            },
            "red",
            pools={"red": "B"},
        )
    )
    table.answer(f"promote {MARS} tmrna")
    assert table.organism(DUST)["cubes"] == "B"


@pytest.mark.clause("H1d.1", "E3f.1")
def test_a_polluting_parasite_pollutes_as_soon_as_it_has_its_cubes() -> None:
    table = Table(
        position(
            {MARS: organism("red", "R", "calvin-cycle", cubes="R")},
            "assignment",
            "assign yellow",
            active=["cosmic"],
        )
    )
    table.answers(f"parasite crystalbiont {MARS}", "enough")
    assert table.organism("crystalbiont")["diseased"] == ["calvin-cycle base", ""]
    assert table.organism(MARS)["cubes"] == ""


@pytest.mark.clause("H1d.1", "E3f.1", "ADD-10")
def test_a_liberated_polluter_pollutes_again_when_it_is_attached_again() -> None:
    table = Table(
        position(
            {
                MARS: organism("red", "R", "mrna", "conjugation-pili", "cytochromes", cubes="R"),
                "cyanobacteria": organism("green", "G", host=MARS, diseased=["mrna base", ""]),
                VENT: organism("yellow", "Y", "rna-ribozyme", cubes="R"),
            },
            "assignment",
            "assign blue",
            active=["cosmic", "ocean"],
        ),
        players=4,
    )
    table.answers(f"supplant viroid {MARS}", "enough")
    table.answers("take conjugation-pili base", f"parasite cyanobacteria {VENT}")
    assert table.organism("cyanobacteria")["host"] == VENT
    assert table.organism(VENT)["cubes"] == ""
    assert table.organism(MARS)["cubes"] == "R"
