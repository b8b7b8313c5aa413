"""E2, E2a: home rows and the entropy limit."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, marine, parasite, terrestrial
from tests.genesis.table import Table, red_in_space
from trilobite.games.genesis.edition import RULESETS


def entropy_limit(table: Table, colour: str) -> int:
    limit: int = table.view["players"][colour]["entropy_limit"]
    return limit


# --- E2: home rows ------------------------------------------------------------------------


@pytest.mark.clause("E2.1", "F3c.1")
@pytest.mark.parametrize(
    ("bacterium_id", "row"),
    [
        ("extremophile-condensation", "cosmic"),
        ("amyloid-hydrolysis", "ocean"),
        ("pyrite-reduction", "coastal"),
        ("pna-template", "continent"),
    ],
)
def test_a_bacterium_has_the_row_printed_on_its_placard(bacterium_id: str, row: str) -> None:
    table = Table(red_in_space({bacterium_id: bacterium("red", "R")}))
    assert table.view["organisms"][bacterium_id]["home_row"] == row


@pytest.mark.clause("E2.1", "ED-18")
@pytest.mark.parametrize(
    ("ruleset", "row"), [("living", "ocean"), ("second", "ocean"), ("first", "coastal")]
)
def test_home_row_of_a_marine_macroorganism(ruleset: str, row: str) -> None:
    position = red_in_space({"opabinia": marine("red", "R", "pna-template")})
    position["refugium"] = {"clay-mound": {}, "pumice-raft": {}}
    table = Table(position, ruleset=ruleset)
    assert table.view["organisms"]["opabinia"]["home_row"] == row
    open_refugium, closed_refugium = (
        ("clay-mound", "pumice-raft") if row == "ocean" else ("pumice-raft", "clay-mound")
    )
    assert f"biont pool {open_refugium}" in table.offers
    assert table.refusals[f"biont pool {closed_refugium}"] == "E1b.1"


@pytest.mark.clause("E2.1", "ED-18")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_home_row_of_a_terrestrial_macroorganism_is_the_continent(ruleset: str) -> None:
    table = Table(
        red_in_space({"opabinia": terrestrial("red", "R", "amyloid-hydrolysis")}), ruleset=ruleset
    )
    assert table.view["organisms"]["opabinia"]["home_row"] == "continent"


@pytest.mark.clause("E2.1")
def test_parasites_and_hyperparasites_have_the_home_row_of_the_host() -> None:
    table = Table(
        red_in_space(
            {
                "pyrite-reduction": bacterium("yellow", "Y", "riboswitches"),
                "prion": parasite("red", "R", "pyrite-reduction", "calvin-cycle"),
                "malaria": parasite("yellow", "Y", "prion"),
            }
        )
    )
    assert table.view["organisms"]["prion"]["home_row"] == "coastal"
    assert table.view["organisms"]["malaria"]["home_row"] == "coastal"


# --- E2a: entropy -------------------------------------------------------------------------


@pytest.mark.clause("E2a.1", "B4.3")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_without_organisms_one_biont_may_be_on_refugia(ruleset: str) -> None:
    table = Table(red_in_space({}), ruleset=ruleset)
    table.answer("biont pool mars-paleo-ocean")
    assert table.refusals["biont pool mars-paleo-ocean"] == "E2a.1"
    assert table.refusals["biont pool interplanetary-dust"] == "E2a.1"


@pytest.mark.clause("E2a.1")
@pytest.mark.parametrize(("green", "limit"), [("", 1), ("G", 2), ("GG", 3), ("GGG", 4)])
def test_the_limit_is_one_more_than_the_green_chromosomes(green: str, limit: int) -> None:
    table = Table(red_in_space({"amyloid-hydrolysis": bacterium("red", "R", cubes=green)}))
    assert entropy_limit(table, "red") == limit
    for _ in range(min(limit, 3)):
        table.answer("biont pool mars-paleo-ocean")
    if limit < 3:
        assert table.refusals["biont pool interplanetary-dust"] == "E2a.1"
    assert table.position["player"]["red"]["bionts"] == 3 - min(limit, 3)


@pytest.mark.clause("E2a.1")
def test_only_the_organism_with_most_green_counts() -> None:
    table = Table(
        red_in_space(
            {
                "amyloid-hydrolysis": bacterium("red", "R", cubes="G"),
                "pna-template": bacterium("red", "R", "calvin-cycle", cubes="G"),
            }
        )
    )
    assert entropy_limit(table, "red") == 3


@pytest.mark.clause("E2a.1")
def test_organisms_without_a_biont_of_the_player_do_not_count() -> None:
    table = Table(red_in_space({"amyloid-hydrolysis": bacterium("yellow", "Y", cubes="GGG")}))
    assert entropy_limit(table, "red") == 1
    assert entropy_limit(table, "yellow") == 4


@pytest.mark.clause("E2a.2", "AMB-20")
@pytest.mark.parametrize(
    ("organisms", "limit"),
    [
        pytest.param({"amyloid-hydrolysis": bacterium("yellow", "YR", cubes="G")}, 2, id="gene"),
        pytest.param(
            {
                "amyloid-hydrolysis": bacterium("yellow", "Y", "calvin-cycle"),
                "prion": parasite(
                    "red", "R", "amyloid-hydrolysis", diseased=("", "calvin-cycle base")
                ),
            },
            2,
            id="parasite with a diseased green cube",
        ),
        pytest.param(
            {"opabinia": marine("yellow", "YR", "pna-template")}, 3, id="system chromosomes"
        ),
        pytest.param(
            {"opabinia": marine("yellow", "YR", "pna-template", "chitin-lobes")},
            4,
            id="green organ",
        ),
        pytest.param(
            {"opabinia": marine("yellow", "YR", "pna-template", "five-eyes")}, 3, id="red organ"
        ),
    ],
)
def test_guests_profit_from_the_green_of_their_hosts(organisms: dict[str, Any], limit: int) -> None:
    assert entropy_limit(Table(red_in_space(organisms)), "red") == limit


@pytest.mark.clause("E2a.1", "E2a.3")
def test_a_green_biont_is_a_green_chromosome_from_the_next_turn_on() -> None:
    """Example of E2: Green's first bacterium lets two bionts go to refugia one turn later."""
    table = Table(
        {
            "agenda": ["autocatalysis green-rust-fumarole"],
            "phase": "autocatalytic",
            "events_left": [0, 7, 10],
            "refugium": {
                "green-rust-fumarole": {"bionts": "G", "roller": "green", "contestants": "G"},
                "clay-mound": {},
                "hydrothermal-vent": {},
            },
        },
        chance=("roll 3 3",),
        colours=["green", "blue"],
    )
    table.answer("organise blue")
    table.answer("organise yellow")
    assert entropy_limit(table, "green") == 1
    table.answer("live", "roll 2 3 4 4", "draw event tropical-waterworld")
    assert entropy_limit(table, "green") == 1
    table.answer("keep")
    assert table.position["turn"] == 2
    assert entropy_limit(table, "green") == 2
    assert table.decider == "blue"
    table.answer("biont pool clay-mound")
    table.answers("biont pool hydrothermal-vent", "biont pool clay-mound")
    assert table.position["refugium"]["clay-mound"]["bionts"] == "GB"
    assert table.position["refugium"]["hydrothermal-vent"]["bionts"] == "G"


@pytest.mark.clause("E2a.3", "E2a.5", "E3.1", "ADD-2", "AMB-19")
def test_a_green_cube_stolen_today_does_not_raise_the_limit_yet() -> None:
    """Example of E3: one biont on a refugium, one in the virus, the third must wait."""
    table = Table(
        {
            "agenda": ["assign blue", "assign red"],
            "active": ["cosmic", "ocean"],
            "refugium": {"mars-paleo-ocean": {}},
            "player": {"blue": {"pool": "B"}},
            "organism": {"amyloid-hydrolysis": bacterium("red", "R", "calvin-cycle")},
        },
        colours=["blue", "red"],
    )
    table.answer("biont pool mars-paleo-ocean")
    table.answers("parasite virus amyloid-hydrolysis", "enough")
    assert table.view["organisms"]["virus"]["chromosomes"] == "GB"
    assert table.position["player"]["blue"]["bionts"] == 2
    assert entropy_limit(table, "blue") == 1
    assert table.refusals["biont pool mars-paleo-ocean"] == "E2a.1"


@pytest.mark.clause("E2a.3", "ADD-2", "AMB-19")
def test_green_lost_in_the_course_of_the_turn_lowers_the_limit_at_once() -> None:
    table = Table(
        red_in_space({"amyloid-hydrolysis": bacterium("red", "R", cubes="G", green_at_start=3)})
    )
    assert entropy_limit(table, "red") == 2


@pytest.mark.clause("E2a.3", "ADD-2", "AMB-19")
def test_green_gained_in_the_course_of_the_turn_does_not_raise_the_limit() -> None:
    table = Table(
        red_in_space({"amyloid-hydrolysis": bacterium("red", "R", cubes="GGG", green_at_start=1)})
    )
    assert entropy_limit(table, "red") == 2


@pytest.mark.clause("E2a.3", "ADD-2", "AMB-19")
def test_moving_into_a_green_organism_does_not_raise_the_limit() -> None:
    table = Table(
        red_in_space(
            {
                "amyloid-hydrolysis": bacterium("red", "RR", "conjugation-pili"),
                "photo-carboxylation": bacterium("yellow", "Y", cubes="GG"),
            }
        )
    )
    table.answer("hgt amyloid-hydrolysis photo-carboxylation")
    assert table.organism("photo-carboxylation")["bionts"] == "RY"
    assert entropy_limit(table, "red") == 1


@pytest.mark.clause("E2a.3", "ADD-2")
def test_leaving_a_green_organism_lowers_the_limit_at_once() -> None:
    table = Table(red_in_space({"amyloid-hydrolysis": bacterium("red", "R", "mrna", cubes="GG")}))
    assert entropy_limit(table, "red") == 3
    table.answer("hgt-home amyloid-hydrolysis")
    assert entropy_limit(table, "red") == 1


@pytest.mark.clause("E2a.3", "ADD-2")
def test_green_lost_and_regained_in_one_turn_does_not_count() -> None:
    """One of two green bionts goes home by HGT, then another one takes its place."""
    table = Table(
        {
            "agenda": ["assign green", "assign red"],
            "active": ["ocean"],
            "player": {"green": {"pool": "B"}},
            "organism": {
                "amyloid-hydrolysis": bacterium("green", "GG", "mrna", "conjugation-pili"),
                "photo-carboxylation": bacterium("green", "G"),
            },
        },
        colours=["green", "red"],
    )
    assert entropy_limit(table, "green") == 3
    table.answer("hgt-home amyloid-hydrolysis")
    assert entropy_limit(table, "green") == 2
    table.answer("hgt photo-carboxylation amyloid-hydrolysis")
    assert table.organism("amyloid-hydrolysis")["bionts"] == "GG"
    assert entropy_limit(table, "green") == 2


@pytest.mark.clause("E2a.3", "ADD-2")
def test_a_green_organism_left_and_entered_again_in_one_turn_does_not_count() -> None:
    table = Table(
        red_in_space(
            {
                "amyloid-hydrolysis": bacterium("red", "RR", "mrna", "conjugation-pili"),
                "photo-carboxylation": bacterium("yellow", "YR", cubes="GG"),
            }
        )
    )
    assert entropy_limit(table, "red") == 3
    table.answer("hgt-home photo-carboxylation")
    table.answer("hgt amyloid-hydrolysis photo-carboxylation")
    assert table.organism("photo-carboxylation")["bionts"] == "RY"
    assert entropy_limit(table, "red") == 1


@pytest.mark.clause("E2a.1", "ED-14")
@pytest.mark.parametrize(("ruleset", "limit"), [("living", 4), ("second", 4), ("first", 2)])
def test_three_green_chromosomes_by_edition(ruleset: str, limit: int) -> None:
    table = Table(
        red_in_space({"amyloid-hydrolysis": bacterium("red", "R", cubes="GGG")}), ruleset=ruleset
    )
    assert entropy_limit(table, "red") == limit


@pytest.mark.clause("E2a.2", "ED-14", "ADD-5")
@pytest.mark.parametrize(("ruleset", "counted"), [("living", 2), ("second", 2), ("first", 3)])
def test_an_organ_of_any_colour_counts_as_green_in_the_first_edition(
    ruleset: str, counted: int
) -> None:
    table = Table(
        red_in_space({"opabinia": marine("red", "R", "pna-template", "five-eyes")}), ruleset=ruleset
    )
    assert table.organism("opabinia")["green_at_start"] == counted


@pytest.mark.clause("E2a.4", "ED-15", "AMB-20")
def test_over_the_limit_bionts_stay_and_move_but_none_is_added() -> None:
    table = Table(
        red_in_space(
            {}, refugium={"mars-paleo-ocean": {"bionts": "RRR"}, "interplanetary-dust": {}}
        )
    )
    assert table.refusals["biont pool mars-paleo-ocean"] == "E2a.1"
    table.answer("biont mars-paleo-ocean interplanetary-dust")
    assert table.position["refugium"]["mars-paleo-ocean"]["bionts"] == "RR"
    assert table.position["refugium"]["interplanetary-dust"]["bionts"] == "R"
    assert table.pool("red") == "B"


@pytest.mark.clause("E2a.4", "ED-12", "ED-15")
def test_in_the_second_edition_all_but_one_go_home_with_compensation() -> None:
    table = Table(
        red_in_space(
            {},
            refugium={"mars-paleo-ocean": {"bionts": "RR"}, "interplanetary-dust": {"bionts": "R"}},
        ),
        ruleset="second",
    )
    assert table.kind == "cull"
    assert table.offers == ["cull mars-paleo-ocean", "cull interplanetary-dust"]
    table.answers("cull mars-paleo-ocean", "cull interplanetary-dust")
    assert table.kind == "assign"
    assert table.position["refugium"]["mars-paleo-ocean"]["bionts"] == "R"
    assert table.position["refugium"]["interplanetary-dust"]["bionts"] == ""
    assert table.pool("red") == "RRB"
    assert table.position["player"]["red"]["bionts"] == 3


@pytest.mark.clause("E2a.4", "ED-12", "ED-15")
def test_in_the_first_edition_one_goes_home_with_compensation() -> None:
    table = Table(
        red_in_space(
            {},
            refugium={"mars-paleo-ocean": {"bionts": "R"}, "interplanetary-dust": {"bionts": "R"}},
        ),
        ruleset="first",
    )
    assert table.kind == "cull"
    table.answer("cull interplanetary-dust")
    assert table.kind == "assign"
    assert table.position["refugium"]["mars-paleo-ocean"]["bionts"] == "R"
    assert table.pool("red") == "RB"


@pytest.mark.clause("E2a.4", "ED-15")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_nobody_is_culled_while_an_organism_has_green(ruleset: str) -> None:
    table = Table(
        red_in_space(
            {"amyloid-hydrolysis": bacterium("yellow", "YR", cubes="G")},
            refugium={"mars-paleo-ocean": {"bionts": "RR"}},
        ),
        ruleset=ruleset,
    )
    assert table.kind == "assign"
    assert table.position["refugium"]["mars-paleo-ocean"]["bionts"] == "RR"


@pytest.mark.clause("E2a.4", "ED-15")
def test_culling_follows_the_loss_of_the_last_green_chromosome() -> None:
    """Second edition: Red's own HGT takes them out of the only green organism."""
    table = Table(
        red_in_space(
            {"amyloid-hydrolysis": bacterium("red", "R", "mrna", cubes="G")},
            refugium={"mars-paleo-ocean": {"bionts": "R"}, "interplanetary-dust": {"bionts": "R"}},
        ),
        ruleset="second",
    )
    assert table.kind == "assign"
    table.answer("hgt-home amyloid-hydrolysis")
    assert table.kind == "cull"


@pytest.mark.clause("E2a.5")
def test_bionts_in_organisms_are_not_limited() -> None:
    table = Table(
        red_in_space(
            {
                "amyloid-hydrolysis": bacterium("red", "RRR", "conjugation-pili"),
                "photo-carboxylation": bacterium("yellow", "YR"),
            }
        )
    )
    assert entropy_limit(table, "red") == 1
    table.answer("hgt amyloid-hydrolysis photo-carboxylation")
    assert table.organism("photo-carboxylation")["bionts"] == "RRY"
