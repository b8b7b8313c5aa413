"""E2b to E2d: enzyme slots, the Deep Hot Biosphere and spores."""

import pytest

from tests.genesis.beings import bacterium
from tests.genesis.table import Table, red_in_space
from trilobite.games.genesis.edition import RULESETS

# --- E2b: slots ---------------------------------------------------------------------------


@pytest.mark.clause("E2b.1")
def test_a_refugium_takes_no_more_enzymes_than_it_has_slots() -> None:
    table = Table(
        red_in_space(
            {},
            active=["ocean"],
            refugium={"hydrothermal-vent": {"enzymes": "R"}, "clay-mound": {}},
            player={"red": {"pool": "BB"}},
        )
    )
    table.answer("enzyme hydrothermal-vent")
    assert table.refusals["enzyme hydrothermal-vent"] == "E2b.1"
    assert "enzyme clay-mound" in table.offers


@pytest.mark.clause("E2b.1")
def test_a_refugium_takes_any_number_of_bionts() -> None:
    table = Table(
        red_in_space(
            {"amyloid-hydrolysis": bacterium("yellow", "YR", cubes="GGG")},
            refugium={"mars-paleo-ocean": {"bionts": "RRYYY"}},
        )
    )
    table.answer("biont pool mars-paleo-ocean")
    assert table.position["refugium"]["mars-paleo-ocean"]["bionts"] == "RRRYYY"


# --- E2c: Deep Hot Biosphere --------------------------------------------------------------


@pytest.mark.clause("E2c.1")
def test_each_biont_pays_a_catalyst_of_any_colour_to_enter_the_deep_hot_biosphere() -> None:
    table = Table(
        red_in_space(
            {"amyloid-hydrolysis": bacterium("red", "R", cubes="G")},
            refugium={"deep-hot-biosphere": {}},
            player={"red": {"pool": "RYB"}},
        )
    )
    table.answer("biont pool deep-hot-biosphere")
    assert table.kind == "entry-fee"
    assert table.offers == ["disk red", "disk yellow", "disk blue"]
    table.answer("disk yellow")
    table.answers("biont pool deep-hot-biosphere", "disk blue")
    assert table.pool("red") == "R"
    assert table.position["refugium"]["deep-hot-biosphere"]["bionts"] == "RR"
    assert table.position["refugium"]["deep-hot-biosphere"]["enzymes"] == ""


@pytest.mark.clause("E2c.1", "AMB-83")
def test_whoever_cannot_pay_cannot_enter_the_deep_hot_biosphere() -> None:
    table = Table(
        red_in_space(
            {"acetyl-coa-reductase": bacterium("red", "R", "conjugation-pili")},
            refugium={"deep-hot-biosphere": {}, "mars-paleo-ocean": {}},
            player={"red": {"pool": ""}, "yellow": {"pool": "YY"}},
        )
    )
    assert table.refusals["biont pool deep-hot-biosphere"] == "E2c.1"
    assert table.refusals["hgt-refugium acetyl-coa-reductase deep-hot-biosphere"] == "E2c.1"
    assert "biont pool mars-paleo-ocean" in table.offers


@pytest.mark.clause("E2c.1", "AMB-83")
@pytest.mark.parametrize(
    "move",
    [
        "biont mars-paleo-ocean deep-hot-biosphere",
        "hgt-refugium acetyl-coa-reductase deep-hot-biosphere",
    ],
)
def test_a_biont_pays_the_fee_however_it_gets_there(move: str) -> None:
    table = Table(
        red_in_space(
            {"acetyl-coa-reductase": bacterium("red", "R", "conjugation-pili", cubes="G")},
            refugium={"deep-hot-biosphere": {}, "mars-paleo-ocean": {"bionts": "R"}},
            player={"red": {"pool": "YB"}},
        )
    )
    table.answers(move, "disk blue")
    assert table.pool("red") == "Y"
    assert table.position["refugium"]["deep-hot-biosphere"]["bionts"] == "R"


@pytest.mark.clause("E2c.1")
def test_enzymes_enter_the_deep_hot_biosphere_without_a_fee() -> None:
    table = Table(
        red_in_space({}, refugium={"deep-hot-biosphere": {}}, player={"red": {"pool": "YB"}})
    )
    table.answers("enzyme deep-hot-biosphere", "disk blue")
    assert table.pool("red") == "Y"


# --- E2d: spores --------------------------------------------------------------------------


@pytest.mark.clause("E2d.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_spore_opens_all_rows_to_bionts_and_enzymes(ruleset: str) -> None:
    table = Table(
        red_in_space(
            {"acetyl-coa-reductase": bacterium("red", "R", "endospore")},
            active=[],
            refugium={"clay-mound": {}, "pumice-raft": {}, "warm-pond": {}},
        ),
        ruleset=ruleset,
    )
    assert {"biont pool clay-mound", "biont pool pumice-raft", "biont pool warm-pond"} <= set(
        table.offers
    )
    assert {"enzyme clay-mound", "enzyme pumice-raft", "enzyme warm-pond"} <= set(table.offers)


@pytest.mark.clause("E2d.1", "AMB-21")
def test_a_spore_does_not_free_bionts_on_inactive_refugia() -> None:
    table = Table(
        red_in_space(
            {"acetyl-coa-reductase": bacterium("red", "R", "endospore", cubes="G")},
            active=["ocean"],
            refugium={"clay-mound": {}, "pumice-raft": {"bionts": "R"}},
        )
    )
    assert table.refusals["withdraw pumice-raft"] == "E1a.1"
    assert table.refusals["biont pumice-raft clay-mound"] == "E1a.1"


@pytest.mark.clause("E2d.1", "E3b.1", "E6.4")
def test_a_spore_does_not_widen_the_reach_of_parasites_or_of_hgt_between_organisms() -> None:
    table = Table(
        red_in_space(
            {
                "acetyl-coa-reductase": bacterium("red", "R", "endospore", "conjugation-pili"),
                "amyloid-hydrolysis": bacterium("yellow", "Y", "riboswitches"),
            },
            active=[],
            refugium={"clay-mound": {}},
        )
    )
    assert table.refusals["parasite prion amyloid-hydrolysis"] == "E3b.1"
    assert table.refusals["hgt acetyl-coa-reductase amyloid-hydrolysis"] == "E6.4"
    assert "hgt-refugium acetyl-coa-reductase clay-mound" in table.offers


@pytest.mark.clause("E2d.1", "ED-17")
@pytest.mark.parametrize(
    ("ruleset", "serves"), [("living", True), ("second", False), ("first", False)]
)
def test_a_spore_in_a_foreign_organism_by_edition(ruleset: str, serves: bool) -> None:
    table = Table(
        red_in_space(
            {"acetyl-coa-reductase": bacterium("yellow", "YR", "endospore")},
            active=[],
            refugium={"mars-paleo-ocean": {}, "warm-pond": {}},
        ),
        ruleset=ruleset,
    )
    assert ("biont pool warm-pond" in table.offers) == serves
    assert ("enzyme warm-pond" in table.offers) == serves
    assert "biont pool mars-paleo-ocean" in table.offers
