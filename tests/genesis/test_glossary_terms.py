"""Glossary: abilities, chromosomes, biosynthesis, disease and other terms that bind."""

from typing import Any

import pytest

from tests.genesis.pieces import Piece, organism, position, struck_by
from tests.genesis.table import Table
from trilobite.games.genesis.cards.files import load

MARS = "sugar-driven-biosynthesis"  # cosmic, makes red catalysts
VENT = "metal-glycolysis"  # ocean


def seen(organisms: dict[str, Piece], name: str) -> dict[str, Any]:
    """What a view says of an organism."""
    table = Table(position(organisms, "darwin", "darwin red"), players=4)
    found: dict[str, Any] = table.view["organisms"][name]
    return found


# --- abilities ----------------------------------------------------------------------------


@pytest.mark.clause("G:Ability.1")
def test_abilities_come_from_the_acting_sides_of_mutations() -> None:
    organisms = {
        MARS: organism(
            "red", "R", "endospore", "mitochondria", "tmrna+", "calvin-cycle+", "ribosomal-rna"
        )
    }
    assert seen(organisms, MARS)["abilities"] == {
        "immunology": 1,
        "spore": 1,
        "dna": 2,
        "fission": 1,
        "nucleus": 1,
        "sex": 1,
    }


@pytest.mark.clause("G:Ability.1")
def test_the_same_icon_on_several_mutations_adds_up() -> None:
    organisms = {MARS: organism("red", "R", "tmrna", "riboswitches", "quorum-sensing+")}
    assert seen(organisms, MARS)["abilities"]["red-queen"] == 3


@pytest.mark.clause("G:Ability.1", "G:Parasite.1")
def test_icons_on_a_parasite_card_are_its_abilities() -> None:
    organisms = {
        MARS: organism("red", "R", "calvin-cycle"),
        "virus": organism("blue", "B", host=MARS, diseased=["", "calvin-cycle base"]),
    }
    assert seen(organisms, "virus")["abilities"] == {"hgt": 1}


# --- chromosomes --------------------------------------------------------------------------


@pytest.mark.clause("G:Chromosome.1")
def test_chromosomes_of_a_bacterium_are_its_cubes_mutation_cubes_and_bionts() -> None:
    organisms = {MARS: organism("red", "RG", "mrna+", cubes="YY")}
    assert seen(organisms, MARS)["chromosomes"] == "RYYGGB"


@pytest.mark.clause("G:Chromosome.1", "G:Disease.1", "E3c.3")
def test_a_diseased_cube_is_a_chromosome_of_the_parasite_and_not_of_the_host() -> None:
    organisms = {
        MARS: organism("red", "R", "mrna+", cubes="Y"),
        "salmonella": organism("green", "G", "trna", host=MARS, diseased=["mrna base", ""]),
    }
    assert seen(organisms, MARS)["chromosomes"] == "RYG"
    assert seen(organisms, "salmonella")["chromosomes"] == "GBB"


@pytest.mark.clause("G:Chromosome.1", "G:TrophicBiont.1")
def test_chromosomes_of_a_macroorganism_include_system_organs_and_bionts() -> None:
    organisms = {"seaweed": organism("red", "RG", under=MARS, organs=["gametangia"])}
    assert seen(organisms, "seaweed")["chromosomes"] == "RGGGGBB"


@pytest.mark.clause("G:TrophicBiont.1", "D5a.2", "D6a.2")
@pytest.mark.parametrize(
    ("owner", "letter", "shields"),
    [("red", "R", (1, 3, 1)), ("green", "G", (0, 4, 1)), ("blue", "B", (0, 3, 2))],
)
def test_the_trophic_biont_adds_to_the_shield_of_its_colour(
    owner: str, letter: str, shields: tuple[int, int, int]
) -> None:
    seaweed = seen({"seaweed": organism(owner, letter, under=MARS)}, "seaweed")
    names = ("heat_shield", "antioxidant_shield", "error_shield")
    assert tuple(seaweed[name] for name in names) == shields


@pytest.mark.clause("G:TrophicBiont.1")
def test_the_trophic_biont_shows_the_owner_of_a_macroorganism() -> None:
    table = Table(
        position({"seaweed": organism("red", "RG", under=MARS)}, "assignment", "assign red"),
        players=4,
    )
    assert table.view["organisms"]["seaweed"]["owner"] == "red"
    assert table.view["organisms"]["seaweed"]["abilities"] == {"o2-shield": 1}


@pytest.mark.clause("G:Heredity.1", "G3.1")
def test_blue_chromosomes_are_the_error_shield() -> None:
    organisms = {MARS: organism("red", "RB", "mrna", cubes="B")}
    assert seen(organisms, MARS)["error_shield"] == 3
    table = Table(
        position(organisms, "darwin", "darwin red"), players=4, chance=("roll 5 6 5 2 3 4",)
    )
    assert table.organism(MARS)["cubes"] == "B"
    assert len(table.organism(MARS)["mutations"]) == 1


@pytest.mark.clause("G:Metabolism.1", "G2.1")
def test_each_red_chromosome_makes_a_catalyst_for_each_protein_die() -> None:
    organisms = {MARS: organism("red", "R", "conjugation-pili", cubes="R")}
    table = Table(position(organisms, "darwin", "darwin red"), chance=("roll 1 2 3 4",))
    assert table.pool("red") == "RRR"


@pytest.mark.clause("G:Specificity.1", "G1.1")
def test_yellow_chromosomes_are_the_dice_that_may_be_rolled_again() -> None:
    organisms = {MARS: organism("red", "RY", "endospore")}
    table = Table(position(organisms, "darwin", "darwin red"), chance=("roll 5 6 2 3 4",))
    assert table.kind == "specificity"
    table.answer("reroll-die 6")
    table.answer("reroll-die 5", "roll 2 2")
    assert table.kind != "specificity"


# --- biosynthesis -------------------------------------------------------------------------


@pytest.mark.clause("G:Biosynthesis.1", "B3b.1")
def test_darwin_rolls_make_catalysts_up_to_the_pool_limit() -> None:
    table = Table(
        position({MARS: organism("red", "R")}, "darwin", "darwin red", pools={"red": "RRRRR"}),
        chance=("roll 1 1",),
    )
    assert table.pool("red") == "RRRRRR"


@pytest.mark.clause("G:Biosynthesis.1", "D8b.1", "B3b.1")
def test_a_one_in_a_cancer_roll_makes_a_catalyst_of_a_colour_below_the_limit() -> None:
    table = Table(
        struck_by(
            "ocean-overturn",
            3,
            {"seaweed": organism("red", "R", under=MARS)},
            pools={"red": "RRRRRRYYYYYY"},
        ),
        chance=("roll 1 2",),
    )
    assert table.offers == ["disk green", "disk blue"]
    table.answer("disk blue")
    assert table.pool("red") == "RRRRRRYYYYYYB"


@pytest.mark.clause("G:Biosynthesis.1", "B4a.1", "B3b.1")
def test_compensation_is_limited_too() -> None:
    table = Table(
        struck_by(
            "bolide-water-delivery-a",
            2,
            {MARS: organism("yellow", "Y")},
            pools={"yellow": "YYYYYY"},
        )
    )
    assert not table.has(MARS)
    assert table.pool("yellow") == "YYYYYY"


# --- disease and parasites ----------------------------------------------------------------


@pytest.mark.clause("G:Disease.1", "E3c.3")
def test_a_diseased_mutation_keeps_its_abilities_for_the_host() -> None:
    organisms = {
        MARS: organism("red", "R", "riboswitches"),
        "salmonella": organism("green", "G", host=MARS, diseased=["riboswitches base", ""]),
    }
    assert seen(organisms, MARS)["abilities"] == {"red-queen": 1}
    assert seen(organisms, "salmonella")["abilities"] == {}


@pytest.mark.clause("G:Disease.1", "E3e.1", "ED-19")
@pytest.mark.parametrize("ruleset", ["living", "second", "first"])
def test_a_diseased_organ_is_lost_with_its_abilities(ruleset: str) -> None:
    organisms = {"seaweed": organism("red", "R", under=MARS, organs=["leaves", "gametangia"])}
    table = Table(
        position(organisms, "assignment", "assign blue", active=["ocean", "coastal"]),
        players=4,
        ruleset=ruleset,
    )
    table.answers("parasite virus seaweed", "enough")
    assert table.organism("virus")["diseased"] == ["", "organ leaves"]
    assert table.view["organisms"]["seaweed"]["abilities"] == {"red-queen": 1}


@pytest.mark.clause("G:Parasite.1", "D5a.1", "D6a.1")
def test_a_parasite_has_its_own_shields_and_not_its_hosts() -> None:
    organisms = {
        MARS: organism("red", "RR", "calvin-cycle", "superoxide-dismutase", "mrna", cubes="GG"),
        "salmonella": organism("green", "G", "trna", host=MARS, diseased=["mrna base", ""]),
    }
    salmonella = seen(organisms, "salmonella")
    assert salmonella["heat_shield"] == 0
    assert salmonella["antioxidant_shield"] == 2
    assert salmonella["error_shield"] == 2


@pytest.mark.clause("G:Parasite.1", "B3a.1", "G2a.1")
def test_a_parasite_makes_catalysts_by_its_own_red_chromosomes_for_its_hosts_pool() -> None:
    organisms = {
        MARS: organism("red", "R", "conjugation-pili"),
        "viroid": organism("blue", "B", host=MARS, diseased=["conjugation-pili base", ""]),
    }
    table = Table(
        position(organisms, "darwin", "darwin red"),
        colours=["red", "blue"],
        chance=("roll 2 3", "roll 1 1 2"),
    )
    assert table.pool("red") == "BB"
    assert table.pool("blue") == ""


@pytest.mark.clause("G:Hyperparasite.1", "E3d.1")
def test_a_parasite_without_mutations_offers_a_hyperparasite_nothing() -> None:
    organisms = {
        MARS: organism("red", "R", "calvin-cycle", "mrna"),
        "crystalbiont": organism(
            "yellow", "Y", host=MARS, diseased=["calvin-cycle base", "mrna base"]
        ),
    }
    table = Table(
        position(
            organisms,
            "assignment",
            "assign green",
            active=["cosmic", "continent"],
            refugium={"warm-pond": {}},
        ),
        players=4,
    )
    assert table.refusals["parasite cyanobacteria crystalbiont"] == "E3b.2"


# --- rows ---------------------------------------------------------------------------------


@pytest.mark.clause("G:Landform.1")
def test_the_rows_from_the_top_are_cosmic_ocean_coastal_and_continent() -> None:
    landforms = sorted(load().landforms, key=lambda card: card.position)
    rows = ["cosmic", "ocean", "coastal", "continent"]
    assert [card.row for card in landforms] == rows
    assert list(Table(position({}, "darwin", "darwin red")).position["mutation_decks"]) == rows
