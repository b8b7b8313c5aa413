"""E0 to E1: assigning bionts and enzymes to refugia."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, marine, parasite
from tests.genesis.table import Table
from trilobite.games.genesis.edition import RULESETS


def on_two_refugia(**more: Any) -> dict[str, Any]:
    """Red to assign, with two refugia in an active cosmic row. A spare catalyst keeps the turn
    from ending by itself."""
    return {
        "active": ["cosmic"],
        "player": {"red": {"pool": "B"}, "yellow": {"pool": "B"}},
        "refugium": {"mars-paleo-ocean": {}, "interplanetary-dust": {}},
        **more,
    }


# --- E0: turns, and one move for each biont -----------------------------------------------


@pytest.mark.clause("E0.1", "A2.1")
def test_players_assign_in_player_order_one_whole_turn_each() -> None:
    table = Table(on_two_refugia(order=["yellow", "blue", "red", "green"]))
    assert table.decider == "yellow"
    table.answer("biont pool mars-paleo-ocean")
    assert table.decider == "yellow"
    table.answer("done")
    assert table.decider == "red"


@pytest.mark.clause("E0.1", "A6d.1")
def test_a_player_may_assign_nothing() -> None:
    table = Table(on_two_refugia(player={"red": {"pool": "R"}}))
    table.answer("done")
    assert table.decider == "yellow"
    assert table.position["player"]["red"]["bionts"] == 4
    assert table.pool("red") == "R"


@pytest.mark.clause("A2.1", "AMB-16", "E0.1")
def test_all_kinds_of_assignment_mix_in_any_order() -> None:
    table = Table(
        on_two_refugia(
            player={"red": {"pool": "RRRR"}},
            organism={"amyloid-hydrolysis": bacterium("red", "R")},
        )
    )
    table.answers(
        "enzyme mars-paleo-ocean",
        "antioxidant amyloid-hydrolysis",
        "biont pool mars-paleo-ocean",
        "enzyme interplanetary-dust",
        "antioxidant amyloid-hydrolysis",
    )
    assert table.position["refugium"]["mars-paleo-ocean"]["enzymes"] == "R"
    assert table.position["refugium"]["mars-paleo-ocean"]["bionts"] == "R"
    assert table.position["refugium"]["interplanetary-dust"]["enzymes"] == "R"
    assert table.organism("amyloid-hydrolysis")["disks"] == "RR"


@pytest.mark.clause("E0.2")
def test_an_assigned_biont_stays_where_it_is_for_the_phase() -> None:
    table = Table(on_two_refugia())
    table.answer("biont pool mars-paleo-ocean")
    assert table.refusals["biont mars-paleo-ocean interplanetary-dust"] == "E0.2"
    assert table.refusals["withdraw mars-paleo-ocean"] == "E0.2"


@pytest.mark.clause("E0.2")
def test_a_biont_of_an_earlier_turn_moves_although_another_came_today() -> None:
    table = Table(
        on_two_refugia(
            refugium={"mars-paleo-ocean": {"bionts": "R"}, "interplanetary-dust": {}},
            organism={"amyloid-hydrolysis": bacterium("red", "R", cubes="GG")},
        )
    )
    table.answer("biont pool mars-paleo-ocean")
    table.answer("biont mars-paleo-ocean interplanetary-dust")
    assert table.position["refugium"]["mars-paleo-ocean"]["bionts"] == "R"
    assert table.refusals["biont mars-paleo-ocean interplanetary-dust"] == "E0.2"
    assert table.refusals["biont interplanetary-dust mars-paleo-ocean"] == "E0.2"


@pytest.mark.clause("E0.2", "E1b.2", "AMB-26")
def test_a_withdrawn_biont_has_had_its_move() -> None:
    table = Table(
        on_two_refugia(
            refugium={"mars-paleo-ocean": {"bionts": "R"}, "interplanetary-dust": {}},
            organism={"amyloid-hydrolysis": bacterium("red", "RRR")},
        )
    )
    table.answer("withdraw mars-paleo-ocean")
    assert table.position["player"]["red"]["bionts"] == 1
    assert table.refusals["biont pool interplanetary-dust"] == "E0.2"


@pytest.mark.clause("E0.2", "AMB-26")
def test_a_biont_that_moved_and_was_killed_in_its_owners_turn_has_had_its_move() -> None:
    """Green's gene enters a bacterium that Green then pollutes; immune, it gives up the gene."""
    table = Table(
        {
            "active": ["cosmic"],
            "refugium": {"mars-paleo-ocean": {}},
            "organism": {
                "pna-template": bacterium("green", "GG", "mrna"),
                "acetyl-coa-reductase": bacterium("blue", "B", "ribosomal-rna"),
            },
        },
        colours=["green", "blue"],
    )
    table.answer("hgt pna-template acetyl-coa-reductase")
    table.answers("parasite cyanobacteria acetyl-coa-reductase", "with-biont pool")
    assert table.decider == "blue"
    table.answer("lose-biont green")
    assert table.decider == "green"
    assert table.position["player"]["green"]["bionts"] == 1
    assert table.refusals["biont pool mars-paleo-ocean"] == "E0.2"


# --- E1: bionts and enzymes ---------------------------------------------------------------


@pytest.mark.clause("E1.1", "E1a.1")
def test_a_biont_from_the_pool_joins_the_organised_field() -> None:
    table = Table(on_two_refugia())
    table.answer("biont pool mars-paleo-ocean")
    refugium = table.position["refugium"]["mars-paleo-ocean"]
    assert refugium["bionts"] == "R"
    assert (refugium["organised"], refugium["disorganised"]) == ("", "RYGB")
    assert table.position["player"]["red"]["bionts"] == 3


@pytest.mark.clause("E1.1", "E2a.1")
def test_several_bionts_may_go_to_one_refugium() -> None:
    table = Table(on_two_refugia(organism={"amyloid-hydrolysis": bacterium("red", "R", cubes="G")}))
    table.answers("biont pool mars-paleo-ocean", "biont pool mars-paleo-ocean")
    assert table.position["refugium"]["mars-paleo-ocean"]["bionts"] == "RR"


@pytest.mark.clause("E1.1", "E2a.1")
def test_several_bionts_may_go_to_several_refugia() -> None:
    table = Table(on_two_refugia(organism={"amyloid-hydrolysis": bacterium("red", "R", cubes="G")}))
    table.answers("biont pool mars-paleo-ocean", "biont pool interplanetary-dust")
    assert table.position["refugium"]["mars-paleo-ocean"]["bionts"] == "R"
    assert table.position["refugium"]["interplanetary-dust"]["bionts"] == "R"


@pytest.mark.clause("E1.2")
def test_an_enzyme_fills_the_leftmost_empty_slot() -> None:
    table = Table(
        on_two_refugia(
            refugium={"mars-paleo-ocean": {"enzymes": "RY"}},
            player={"red": {"pool": "GB"}},
        )
    )
    table.answers("enzyme mars-paleo-ocean", "disk blue")
    assert table.position["refugium"]["mars-paleo-ocean"]["enzymes"] == "RYB"


@pytest.mark.clause("E1.2", "AMB-24")
@pytest.mark.parametrize("colour", ["red", "yellow", "green", "blue"])
def test_an_enzyme_may_have_any_colour_and_needs_no_biont_there(colour: str) -> None:
    table = Table(on_two_refugia(player={"red": {"pool": "RYGB"}}))
    table.answers("enzyme interplanetary-dust", f"disk {colour}")
    refugium = table.position["refugium"]["interplanetary-dust"]
    assert refugium["enzymes"] == colour[0].upper()
    assert refugium["bionts"] == ""
    assert colour[0].upper() not in table.pool("red")


@pytest.mark.clause("E1a.1")
def test_a_biont_moves_on_from_a_refugium_in_an_active_row() -> None:
    table = Table(
        on_two_refugia(refugium={"mars-paleo-ocean": {"bionts": "R"}, "interplanetary-dust": {}})
    )
    table.answer("biont mars-paleo-ocean interplanetary-dust")
    assert table.position["refugium"]["mars-paleo-ocean"]["bionts"] == ""
    assert table.position["refugium"]["interplanetary-dust"]["bionts"] == "R"


@pytest.mark.clause("E1a.1")
def test_a_biont_in_an_inactive_row_cannot_leave() -> None:
    table = Table(
        {
            "active": ["ocean"],
            "refugium": {
                "mars-paleo-ocean": {"bionts": "R"},
                "interplanetary-dust": {},
                "clay-mound": {},
            },
            "player": {"red": {"pool": "B"}},
        }
    )
    assert table.refusals["withdraw mars-paleo-ocean"] == "E1a.1"
    assert table.refusals["biont mars-paleo-ocean interplanetary-dust"] == "E1a.1"
    assert table.refusals["biont mars-paleo-ocean clay-mound"] == "E1a.1"


@pytest.mark.clause("E1a.2", "E6b.1", "G:Extinction.1")
def test_hgt_brings_a_biont_out_of_a_microorganism_which_dies_without_one() -> None:
    table = Table(
        on_two_refugia(organism={"amyloid-hydrolysis": bacterium("red", "R", "conjugation-pili")})
    )
    table.answer("hgt-refugium amyloid-hydrolysis mars-paleo-ocean")
    assert table.position["refugium"]["mars-paleo-ocean"]["bionts"] == "R"
    assert not table.has("amyloid-hydrolysis")
    assert table.position["player"]["red"]["trophies"] == ["amyloid-hydrolysis"]
    assert table.pool("red") == "B"


@pytest.mark.clause("E1b.1", "D2a.1")
def test_a_row_that_is_neither_active_nor_inhabited_is_closed() -> None:
    table = Table(
        on_two_refugia(
            refugium={"mars-paleo-ocean": {}, "clay-mound": {}},
            player={"red": {"pool": "R"}},
        )
    )
    assert "biont pool mars-paleo-ocean" in table.offers
    assert table.refusals["biont pool clay-mound"] == "E1b.1"
    assert table.refusals["enzyme clay-mound"] == "E1b.1"


@pytest.mark.clause("E1b.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_inactive_row_is_open_to_whom_has_a_biont_on_a_refugium_there(ruleset: str) -> None:
    """Example of E1: stuck on Mars, but enzymes and, entropy permitting, bionts may follow."""
    table = Table(
        {
            "refugium": {"mars-paleo-ocean": {"bionts": "R"}},
            "organism": {"amyloid-hydrolysis": bacterium("red", "R", cubes="G")},
            "player": {"red": {"pool": "R"}},
        },
        ruleset=ruleset,
    )
    assert {"biont pool mars-paleo-ocean", "enzyme mars-paleo-ocean"} <= set(table.offers)
    assert table.refusals["withdraw mars-paleo-ocean"] == "E1a.1"


@pytest.mark.clause("E1b.1")
def test_another_players_biont_opens_no_row() -> None:
    table = Table(
        {
            "active": ["ocean"],
            "refugium": {"mars-paleo-ocean": {"bionts": "Y"}, "clay-mound": {}},
            "player": {"red": {"pool": "R"}},
        }
    )
    assert "biont pool clay-mound" in table.offers
    assert table.refusals["biont pool mars-paleo-ocean"] == "E1b.1"
    assert table.refusals["enzyme mars-paleo-ocean"] == "E1b.1"


@pytest.mark.clause("E2a.1", "E1b.1")
def test_the_row_of_ones_stuck_biont_takes_no_second_one_beyond_the_entropy_limit() -> None:
    table = Table(
        {
            "refugium": {"mars-paleo-ocean": {"bionts": "R"}},
            "player": {"red": {"pool": "B"}},
        }
    )
    assert table.refusals["biont pool mars-paleo-ocean"] == "E2a.1"


@pytest.mark.clause("E1b.1", "E2.1", "AMB-74")
@pytest.mark.parametrize(
    "organisms",
    [
        pytest.param({"amyloid-hydrolysis": bacterium("red", "R")}, id="own bacterium"),
        pytest.param({"amyloid-hydrolysis": bacterium("yellow", "YR")}, id="foreign gene"),
        pytest.param(
            {
                "amyloid-hydrolysis": bacterium("yellow", "Y", "nitrogen-fixation"),
                "prion": parasite("red", "R", "amyloid-hydrolysis"),
            },
            id="parasite",
        ),
        pytest.param({"opabinia": marine("yellow", "YR", "pna-template")}, id="endosymbiont"),
    ],
)
def test_bionts_in_any_organism_open_its_home_row(organisms: dict[str, Any]) -> None:
    table = Table(
        {
            "refugium": {"clay-mound": {}, "warm-pond": {}},
            "organism": organisms,
            "player": {"red": {"pool": "R"}},
        }
    )
    assert {"biont pool clay-mound", "enzyme clay-mound"} <= set(table.offers)
    assert table.refusals["biont pool warm-pond"] == "E1b.1"


@pytest.mark.clause("E1b.2", "B4b.1", "ED-16")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_biont_comes_home_from_an_active_row_without_compensation(ruleset: str) -> None:
    table = Table(on_two_refugia(refugium={"mars-paleo-ocean": {"bionts": "R"}}), ruleset=ruleset)
    before = table.position["player"]["red"]["bionts"]
    table.answer("withdraw mars-paleo-ocean")
    assert table.position["player"]["red"]["bionts"] == before + 1
    assert table.position["refugium"]["mars-paleo-ocean"]["bionts"] == ""
    assert table.pool("red") == "B"


@pytest.mark.clause("E1c.1")
def test_enzymes_come_out_of_the_own_pool_only() -> None:
    table = Table(
        on_two_refugia(
            organism={"amyloid-hydrolysis": bacterium("yellow", "YR")},
            player={"red": {"pool": ""}, "yellow": {"pool": "YYY"}},
        )
    )
    assert table.refusals["enzyme mars-paleo-ocean"] == "E1c.1"


@pytest.mark.clause("E1.3", "A5.7")
def test_enzymes_and_organised_manna_outlast_the_turn() -> None:
    table = Table(
        {
            "phase": "purchase",
            "events_left": [0, 7, 10],
            "refugium": {
                "clay-mound": {"bionts": "R", "organised": "RB", "enzymes": "RY"},
                "mars-paleo-ocean": {"organised": "Y", "enzymes": "GB"},
            },
        },
        chance=("draw event tropical-waterworld",),
    )
    assert (table.position["turn"], table.position["phase"]) == (2, "assignment")
    inhabited = table.position["refugium"]["clay-mound"]
    assert (inhabited["organised"], inhabited["enzymes"]) == ("RB", "RY")
    deserted = table.position["refugium"]["mars-paleo-ocean"]
    assert (deserted["organised"], deserted["enzymes"]) == ("Y", "GB")
    assert table.position["player"]["red"]["bionts"] == 3
