"""E5: antioxidants and vitamins."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, marine, parasite, terrestrial
from tests.genesis.table import Table
from trilobite.games.genesis.edition import RULESETS

LIFE = "amyloid-hydrolysis"


def red_assigns(organisms: dict[str, Any], pool: str) -> dict[str, Any]:
    """Red to assign catalysts."""
    return {
        "agenda": ["assign red", "assign yellow"],
        "organism": organisms,
        "player": {"red": {"pool": pool}},
    }


def oxygen_spike(disks: str, **more: Any) -> dict[str, Any]:
    """A spike of extremity two strikes a red bacterium that has four yellow cubes."""
    return {
        "phase": "event",
        "events_drawn": ["cryogenian-snowball"],
        "agenda": ["icon cryogenian-snowball 1"],
        "organism": {LIFE: bacterium("red", "R", cubes="YYYY", disks=disks)},
        **more,
    }


@pytest.mark.clause("E5.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_any_number_of_catalysts_become_antioxidants_of_own_organisms(ruleset: str) -> None:
    table = Table(
        red_assigns(
            {
                LIFE: bacterium("red", "R"),
                "opabinia": marine("red", "R", "pna-template"),
            },
            "RYGB",
        ),
        ruleset=ruleset,
    )
    table.answers(f"antioxidant {LIFE}", "disk green", f"antioxidant {LIFE}", "disk red")
    table.answers("antioxidant opabinia", "disk blue", "antioxidant opabinia")
    assert table.organism(LIFE)["disks"] == "RG"
    assert table.organism("opabinia")["disks"] == "YB"
    assert table.pool("red") == ""


@pytest.mark.clause("E5.1", "AMB-30")
def test_antioxidants_go_on_organisms_that_the_player_owns_only() -> None:
    table = Table(
        red_assigns(
            {LIFE: bacterium("red", "R"), "photo-carboxylation": bacterium("yellow", "YR")}, "R"
        )
    )
    assert [key for key in table.offers if key.startswith("antioxidant")] == [f"antioxidant {LIFE}"]


@pytest.mark.clause("E5.1")
def test_antioxidants_come_out_of_the_own_pool() -> None:
    table = Table(
        {
            "agenda": ["assign red", "assign yellow"],
            "active": ["ocean"],
            "refugium": {"clay-mound": {}},
            "organism": {LIFE: bacterium("red", "RY")},
            "player": {"yellow": {"pool": "YY"}},
        }
    )
    assert table.refusals[f"antioxidant {LIFE}"] == "E1c.1"


@pytest.mark.clause("E5c.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_parasites_take_no_antioxidants(ruleset: str) -> None:
    table = Table(
        red_assigns(
            {
                LIFE: bacterium("yellow", "Y", "nitrogen-fixation"),
                "prion": parasite("red", "R", LIFE),
            },
            "G",
        ),
        ruleset=ruleset,
    )
    assert table.refusals["antioxidant prion"] == "E5c.1"


@pytest.mark.clause("E5d.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_terrestrial_macroorganisms_take_no_antioxidants(ruleset: str) -> None:
    table = Table(
        red_assigns(
            {"opabinia": terrestrial("red", "R", "pna-template"), LIFE: bacterium("red", "R")}, "G"
        ),
        ruleset=ruleset,
    )
    assert table.refusals["antioxidant opabinia"] == "E5d.1"
    assert f"antioxidant {LIFE}" in table.offers


@pytest.mark.clause("E5.2")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_antioxidants_are_not_placed_in_the_purchase_phase(ruleset: str) -> None:
    table = Table(
        {
            "phase": "purchase",
            "agenda": ["purchase red"],
            "active": ["ocean"],
            "organism": {LIFE: bacterium("red", "R")},
            "player": {"red": {"pool": "RRYYGGBB"}},
        },
        ruleset=ruleset,
    )
    assert table.kind == "purchase"
    assert not [key for key in table.offers if key.startswith("antioxidant")]


@pytest.mark.clause("E5a.1", "D6b.1", "G:Antioxidant.1", "ED-23")
@pytest.mark.parametrize("ruleset", ["living", "second"])
@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_a_disk_that_is_not_green_shields_nothing_but_may_replace_an_atrophy(
    ruleset: str, colour: str
) -> None:
    table = Table(oxygen_spike(colour[0].upper()), ruleset=ruleset)
    assert table.view["organisms"][LIFE]["antioxidant_shield"] == 0
    assert table.offers == [f"discard {colour}", "lose-chromosome yellow"]
    table.answer(f"discard {colour}")
    assert table.organism(LIFE)["cubes"] == "YYY"
    assert table.organism(LIFE)["disks"] == ""


@pytest.mark.clause("E5a.1", "D6b.1", "ED-23")
def test_in_the_first_edition_such_a_disk_goes_before_the_cubes_of_the_placard() -> None:
    """It counts as a mutation cube, so the first of two atrophies must take it."""
    table = Table(oxygen_spike("B"), ruleset="first")
    assert table.organism(LIFE)["disks"] == ""
    assert table.organism(LIFE)["cubes"] == "YYY"


@pytest.mark.clause("E5a.1", "D6b.1")
def test_a_disk_may_be_kept_and_a_chromosome_lost_instead() -> None:
    table = Table(oxygen_spike("B"))
    table.answers("lose-chromosome yellow", "lose-chromosome yellow")
    assert table.organism(LIFE)["cubes"] == "YY"
    assert table.organism(LIFE)["disks"] == "B"


@pytest.mark.clause("E5b.1", "G:Vitamin.1", "AMB-18", "AMB-79", "ED-22")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_vitamin_stops_one_atrophy_as_a_shield_and_a_second_when_discarded(ruleset: str) -> None:
    table = Table(oxygen_spike("G"), ruleset=ruleset)
    assert table.view["organisms"][LIFE]["antioxidant_shield"] == 1
    table.answer("discard green")
    assert table.organism(LIFE)["cubes"] == "YYYY"
    assert table.organism(LIFE)["disks"] == ""


@pytest.mark.clause("E5b.1", "AMB-18")
def test_a_vitamin_that_shields_enough_stays() -> None:
    table = Table(oxygen_spike("GG"))
    assert table.organism(LIFE)["disks"] == "GG"
    assert table.organism(LIFE)["cubes"] == "YYYY"


@pytest.mark.clause("E5a.1", "E5b.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_disks_do_not_help_against_heat(ruleset: str) -> None:
    table = Table(
        {
            "phase": "event",
            "events_drawn": ["hydrocarbon-fog"],
            "agenda": ["icon hydrocarbon-fog 1"],
            "organism": {LIFE: bacterium("blue", "B", cubes="YG", disks="GB")},
        },
        colours=["red", "blue"],
        ruleset=ruleset,
    )
    assert table.kind == "atrophy"
    assert table.offers == ["lose-chromosome yellow", "lose-chromosome green"]


@pytest.mark.clause("E5a.1", "E5b.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_disks_do_not_help_against_errors(ruleset: str) -> None:
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "organism": {LIFE: bacterium("red", "R", cubes="RG", disks="GB")},
        },
        chance=("roll 2 3 4 6",),
        ruleset=ruleset,
    )
    assert table.kind == "atrophy"
    assert table.offers == ["lose-chromosome red", "lose-chromosome green"]
