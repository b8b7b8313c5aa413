"""E6: horizontal gene transfer, wanton blocks and commandeering."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, marine, parasite
from tests.genesis.table import Table, both_assign

HOME = "amyloid-hydrolysis"
AWAY = "photo-carboxylation"


def wantonness(table: Table, colour: str) -> int:
    icons: int = table.view["players"][colour]["wantonness"]
    return icons


# --- E6: who may move how often -----------------------------------------------------------


@pytest.mark.clause("E6.1", "E6.3")
def test_without_hgt_no_biont_leaves_or_enters_a_microorganism() -> None:
    table = Table(both_assign({HOME: bacterium("red", "RR"), AWAY: bacterium("yellow", "Y")}))
    assert not [key for key in table.offers if key.startswith("hgt")]
    assert table.refusals[f"hgt-home {HOME}"] == "E6.3"


@pytest.mark.clause("E6.2", "G:HGT.1", "ADD-1")
@pytest.mark.parametrize(
    "organisms",
    [
        pytest.param({"pna-template": bacterium("red", "R", "mrna")}, id="own bacterium"),
        pytest.param({"pna-template": bacterium("yellow", "YR", "mrna")}, id="foreign gene"),
        pytest.param(
            {
                "pna-template": bacterium("yellow", "Y", "calvin-cycle"),
                "puddle-syncytium": parasite("red", "R", "pna-template"),
            },
            id="own parasite, on its card",
        ),
        pytest.param(
            {
                "pna-template": bacterium("yellow", "Y", "calvin-cycle"),
                "prion": parasite("red", "R", "pna-template", "mrna"),
            },
            id="own parasite, on its mutation",
        ),
    ],
)
def test_one_icon_gives_hgt_to_bionts_in_other_organisms_too(organisms: dict[str, Any]) -> None:
    table = Table(both_assign({HOME: bacterium("red", "RR"), **organisms}))
    assert wantonness(table, "red") == 1
    assert f"hgt-home {HOME}" in table.offers


@pytest.mark.clause("E6.2", "H0f.1")
def test_an_icon_of_the_host_does_not_serve_its_parasite() -> None:
    table = Table(
        both_assign(
            {AWAY: bacterium("yellow", "Y", "mrna"), "prion": parasite("red", "R", AWAY)},
            refugium={"hydrothermal-vent": {}},
        )
    )
    assert wantonness(table, "red") == 0
    assert table.refusals["hgt-home prion"] == "E6.3"


@pytest.mark.clause("E6.3", "A6b.2", "ADD-1")
def test_a_player_moves_as_many_bionts_as_he_has_icons() -> None:
    table = Table(
        both_assign(
            {
                HOME: bacterium("red", "RRR", "mrna"),
                AWAY: bacterium("yellow", "Y", "nitrogen-fixation"),
                "puddle-syncytium": parasite("red", "R", AWAY),
            }
        )
    )
    assert wantonness(table, "red") == 2
    table.answers(f"hgt {HOME} {AWAY}", f"hgt {HOME} {AWAY}")
    assert table.organism(AWAY)["bionts"] == "RRY"
    assert table.refusals[f"hgt-home {HOME}"] == "E6.3"


@pytest.mark.clause("E6.3", "AMB-31")
def test_a_move_to_a_refugium_uses_up_an_icon() -> None:
    table = Table(
        both_assign({HOME: bacterium("red", "RR", "mrna")}, refugium={"hydrothermal-vent": {}})
    )
    table.answer(f"hgt-refugium {HOME} hydrothermal-vent")
    assert table.position["player"]["red"]["hgt_moves"] == 1
    assert table.refusals[f"hgt-home {HOME}"] == "E6.3"


@pytest.mark.clause("E6.3")
def test_hgt_moves_are_counted_anew_in_each_phase() -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "active": ["ocean"],
            "events_left": [0, 7, 10],
            "organism": {HOME: bacterium("red", "RRR", "mrna")},
            "player": {"red": {"pool": "B"}},
        },
        chance=("roll 2 2 3 3 4", "draw event tropical-waterworld"),
    )
    table.answers(f"hgt-home {HOME}", "done", "done", "decline")
    assert (table.position["turn"], table.position["phase"]) == (2, "assignment")
    table.answer("go-first")
    assert f"hgt-home {HOME}" in table.offers


# --- E6.4: from where to where ------------------------------------------------------------


@pytest.mark.clause("E6.4", "B4b.1")
def test_a_biont_moves_to_the_pool_without_compensation() -> None:
    table = Table(both_assign({HOME: bacterium("red", "RR", "mrna")}))
    table.answer(f"hgt-home {HOME}")
    assert table.position["player"]["red"]["bionts"] == 3
    assert table.pool("red") == "B"


@pytest.mark.clause("E6.4")
def test_a_move_starts_in_any_row() -> None:
    table = Table(
        both_assign(
            {"pna-template": bacterium("red", "RR", "mrna"), AWAY: bacterium("yellow", "Y")}
        )
    )
    table.answer(f"hgt pna-template {AWAY}")
    assert table.organism(AWAY)["bionts"] == "RY"


@pytest.mark.clause("E6.4", "E2a.1")
def test_a_move_to_a_refugium_respects_the_entropy_limit() -> None:
    table = Table(
        both_assign(
            {HOME: bacterium("red", "RR", "mrna")},
            refugium={"hydrothermal-vent": {"bionts": "R"}},
        )
    )
    assert table.refusals[f"hgt-refugium {HOME} hydrothermal-vent"] == "E2a.1"


@pytest.mark.clause("E6.4", "ED-69", "ADD-15")
@pytest.mark.parametrize("ruleset", ["living", "second", "first"])
def test_the_row_just_left_is_in_reach(ruleset: str) -> None:
    """Red's only biont in the inactive ocean wants to stay in that row."""
    table = Table(
        {
            "agenda": ["assign red", "assign yellow"],
            "refugium": {"hydrothermal-vent": {}},
            "organism": {HOME: bacterium("red", "R", "mrna"), AWAY: bacterium("yellow", "Y")},
        },
        ruleset=ruleset,
    )
    assert f"hgt {HOME} {AWAY}" in table.offers
    assert f"hgt-refugium {HOME} hydrothermal-vent" in table.offers
    assert f"hgt-home {HOME}" in table.offers


@pytest.mark.clause("E6d.1")
def test_hgt_does_not_reach_macroorganisms() -> None:
    table = Table(
        both_assign(
            {
                HOME: bacterium("red", "R", "mrna"),
                "opabinia": marine("yellow", "YR", "pna-template"),
            }
        )
    )
    assert table.refusals[f"hgt {HOME} opabinia"] == "E6d.1"
    assert table.refusals["hgt-home opabinia"] == "E6d.1"


@pytest.mark.clause("E6e.1", "E0.2")
def test_a_biont_moved_by_hgt_does_not_move_again() -> None:
    table = Table(
        both_assign(
            {
                HOME: bacterium("red", "RRR", "mrna", "proteorhodopsin"),
                AWAY: bacterium("yellow", "Y"),
            },
            refugium={"hydrothermal-vent": {}},
        )
    )
    table.answer(f"hgt {HOME} {AWAY}")
    assert table.refusals[f"hgt-home {AWAY}"] == "E6e.1"
    table.answer(f"hgt-home {HOME}")
    table.answer("biont pool hydrothermal-vent")
    assert table.position["player"]["red"]["bionts"] == 1
    assert table.refusals["biont pool hydrothermal-vent"] == "E0.2"


@pytest.mark.clause("E6e.1", "E0.2")
@pytest.mark.parametrize("verb", ["parasite", "supplant"])
def test_a_biont_that_started_a_parasite_or_supplanted_does_not_use_hgt(verb: str) -> None:
    organisms = {
        HOME: bacterium("red", "R", "mrna"),
        AWAY: bacterium("yellow", "Y", "nitrogen-fixation"),
    }
    if verb == "supplant":
        organisms["viroid"] = parasite("blue", "B", AWAY)
    table = Table(both_assign(organisms), players=4)
    table.answers(f"{verb} puddle-syncytium {AWAY}", "with-biont pool", "enough")
    assert table.refusals["hgt-home puddle-syncytium"] == "E6e.1"
    assert f"hgt-home {HOME}" in table.offers


# --- E6a: the wanton block ----------------------------------------------------------------


@pytest.mark.clause("E6a.1")
@pytest.mark.parametrize(
    ("icons", "asked"), [([], False), (["mrna"], False), (["mrna", "proteorhodopsin"], True)]
)
def test_only_a_more_wanton_owner_may_block(icons: list[str], asked: bool) -> None:
    table = Table(
        both_assign(
            {
                HOME: bacterium("red", "RR", "conjugation-pili"),
                AWAY: bacterium("yellow", "Y", *icons),
            }
        )
    )
    table.answer(f"hgt {HOME} {AWAY}")
    if asked:
        assert (table.decider, table.kind) == ("yellow", "wanton-block")
        table.answer("allow")
    assert table.organism(AWAY)["bionts"] == "RY"


@pytest.mark.clause("E6a.1")
def test_nobody_blocks_a_move_into_the_movers_own_organism() -> None:
    table = Table(
        both_assign(
            {
                HOME: bacterium("red", "RR", "conjugation-pili"),
                "metal-glycolysis": bacterium("red", "RY"),
                AWAY: bacterium("yellow", "Y", "mrna", "proteorhodopsin"),
            }
        )
    )
    table.answer(f"hgt {HOME} metal-glycolysis")
    assert table.organism("metal-glycolysis")["bionts"] == "RRY"


@pytest.mark.clause("E6a.1", "A6b.2")
def test_the_mover_is_as_wanton_as_when_he_announced_the_move() -> None:
    """Red's only icon is in the organism that their gene leaves: one against one, no block."""
    table = Table(
        both_assign({HOME: bacterium("yellow", "YR", "mrna"), AWAY: bacterium("yellow", "Y")})
    )
    assert (wantonness(table, "red"), wantonness(table, "yellow")) == (1, 1)
    table.answer(f"hgt {HOME} {AWAY}")
    assert table.organism(AWAY)["bionts"] == "RY"


def blocked(ruleset: str = "living", bionts: str = "RR", refugium_bionts: str = "") -> Table:
    """Red's move is blocked by the more wanton Yellow."""
    table = Table(
        both_assign(
            {
                HOME: bacterium("red", bionts, "conjugation-pili"),
                AWAY: bacterium("yellow", "Y", "mrna", "proteorhodopsin"),
                "metal-glycolysis": bacterium("yellow", "Y"),
            },
            refugium={"mars-paleo-ocean": {"bionts": refugium_bionts}},
            active=["ocean", "cosmic"],
        ),
        ruleset=ruleset,
    )
    table.answers(f"hgt {HOME} {AWAY}", "block")
    return table


@pytest.mark.clause("E6a.2", "ED-24", "ED-71", "AMB-32")
@pytest.mark.parametrize(
    ("ruleset", "elsewhere"),
    [
        ("living", f"hgt-on {HOME}"),
        ("second", "hgt-on-refugium mars-paleo-ocean"),
        ("first", f"hgt-on {HOME}"),
    ],
)
def test_where_a_blocked_biont_may_go_by_edition(ruleset: str, elsewhere: str) -> None:
    table = blocked(ruleset)
    assert (table.decider, table.kind) == ("red", "blocked")
    assert set(table.offers) == {"go-home", "hgt-on metal-glycolysis", elsewhere}


@pytest.mark.clause("E6a.2", "E6.3", "ED-71")
def test_in_second_a_blocked_biont_may_settle_on_a_refugium() -> None:
    table = blocked("second")
    table.answer("hgt-on-refugium mars-paleo-ocean")
    assert table.position["refugium"]["mars-paleo-ocean"]["bionts"] == "R"
    assert table.organism(HOME)["bionts"] == "R"
    assert table.position["player"]["red"]["hgt_moves"] == 1


@pytest.mark.clause("E6a.2", "E2a.1", "ED-71")
def test_a_blocked_biont_respects_the_entropy_limit() -> None:
    table = blocked("second", refugium_bionts="R")
    assert table.refusals["hgt-on-refugium mars-paleo-ocean"] == "E2a.1"


@pytest.mark.clause("E6a.2")
def test_a_blocked_biont_goes_to_the_pool_without_compensation() -> None:
    table = blocked()
    table.answer("go-home")
    assert table.organism(HOME)["bionts"] == "R"
    assert table.position["player"]["red"]["bionts"] == 3
    assert table.pool("red") == "B"


@pytest.mark.clause("E6a.2")
def test_a_blocked_biont_may_be_blocked_again() -> None:
    table = blocked()
    table.answer("hgt-on metal-glycolysis")
    assert (table.decider, table.kind) == ("yellow", "wanton-block")
    table.answer("block")
    assert table.offers == ["go-home", f"hgt-on {HOME}"]


@pytest.mark.clause("E6a.2")
def test_a_blocked_move_and_its_icon_are_spent() -> None:
    table = blocked()
    table.answer(f"hgt-on {HOME}")
    assert table.organism(HOME)["bionts"] == "RR"
    assert table.organism(HOME)["moved"] == "R"
    assert table.position["player"]["red"]["hgt_moves"] == 1
    assert table.refusals[f"hgt-home {HOME}"] == "E6.3"


@pytest.mark.clause("E6a.2", "AMB-32")
def test_the_organism_left_by_a_blocked_biont_is_settled_when_the_move_is_over() -> None:
    table = blocked(bionts="R")
    assert table.has(HOME)
    table.answer(f"hgt-on {HOME}")
    assert table.organism(HOME)["bionts"] == "R"


@pytest.mark.clause("E6a.2", "E6b.1", "AMB-32")
def test_the_organism_left_by_a_blocked_biont_dies_if_it_does_not_return() -> None:
    table = blocked(bionts="R")
    table.answer("go-home")
    assert not table.has(HOME)
    assert table.position["player"]["red"]["trophies"] == [HOME]
