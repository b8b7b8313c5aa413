"""B4. The number of bionts and the compensation for lost ones."""

import pytest

from tests.genesis.beings import bacterium, parasite
from tests.genesis.table import Table

COLOURS = ["red", "yellow", "green", "blue"]


# --- B4: bionts ---------------------------------------------------------------------------


def bionts_at_start(players: int, ruleset: str) -> set[int]:
    """How many bionts the players have in their pools before the first event."""
    table = Table({"turn": 0, "phase": "purchase", "agenda": []}, players=players, ruleset=ruleset)
    return {table.position["player"][colour]["bionts"] for colour in COLOURS[: max(players, 2)]}


@pytest.mark.clause("B4.1", "ED-01")
@pytest.mark.parametrize(("players", "bionts"), [(1, 4), (2, 4), (3, 4), (4, 3)])
def test_in_living_everybody_has_four_bionts_but_three_with_four_players(
    players: int, bionts: int
) -> None:
    assert bionts_at_start(players, "living") == {bionts}


@pytest.mark.clause("B4.1", "ED-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_in_second_everybody_has_four_bionts(players: int) -> None:
    assert bionts_at_start(players, "second") == {4}


@pytest.mark.clause("B4.1", "ED-01", "ED-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_in_first_everybody_has_three_bionts(players: int) -> None:
    assert bionts_at_start(players, "first") == {3}


@pytest.mark.clause("B4.2")
def test_a_biont_that_dies_comes_home_and_none_is_ever_lost() -> None:
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "organism": {"pna-template": {"owner": "red", "bionts": "RR"}},
        },
        chance=("roll 2 3 5 6",),
    )
    assert not table.has("pna-template")
    assert table.position["player"]["red"]["bionts"] == 4


@pytest.mark.clause("B4.3", "E2a.1")
def test_a_player_may_normally_have_one_biont_on_refugia() -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound", "hydrothermal-vent"]},
            "player": {"red": {"pool": "R"}},
        }
    )
    table.answer("biont pool clay-mound")
    assert table.refusals["biont pool hydrothermal-vent"] == "E2a.1"


@pytest.mark.clause("B4.3", "E2a.5")
def test_a_player_may_have_any_number_of_bionts_in_organisms() -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "active": ["continent"],
            "organism": {
                "pna-template": {"owner": "red", "bionts": "RRR"},
                "gna-lipid-world": bacterium("red", "R", "mrna"),
            },
        }
    )
    assert "hgt gna-lipid-world pna-template" in table.offers


# --- B4a, B4b: compensation ---------------------------------------------------------------


@pytest.mark.clause("B4a.1", "F2a.1")
def test_manna_death_of_a_biont_is_compensated() -> None:
    table = Table(
        {
            "phase": "autocatalytic",
            "rows": {"ocean": ["hydrothermal-vent"]},
            "refugium": {"hydrothermal-vent": {"bionts": "R"}},
        },
        chance=("roll 5 6",),
    )
    assert table.position["player"]["red"]["bionts"] == 4
    assert table.pool("red") == "R"


@pytest.mark.clause("B4a.1", "G:Atrophy.1")
def test_atrophy_of_a_biont_is_compensated() -> None:
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "organism": {"pna-template": {"owner": "red", "bionts": "RR"}},
        },
        chance=("roll 2 3 3 6",),
    )
    assert table.organism("pna-template")["bionts"] == "R"
    assert table.pool("red") == "R"


@pytest.mark.clause("B4a.1", "G:Extinction.3")
def test_extinction_compensates_the_owner_of_every_biont() -> None:
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "organism": {
                "pna-template": bacterium("red", "R", "riboswitches"),
                "salmonella": parasite(
                    "green", "G", "pna-template", diseased=("riboswitches base", "")
                ),
            },
        },
        chance=("roll 2 6",),
        colours=["red", "green"],
    )
    assert (table.pool("red"), table.pool("green")) == ("R", "G")


@pytest.mark.clause("B4a.1")
def test_compensation_respects_the_pool_limit() -> None:
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "player": {"red": {"pool": "RRRRRR"}},
            "organism": {"pna-template": {"owner": "red", "bionts": "RR"}},
        },
        chance=("roll 2 3 3 6",),
    )
    assert table.pool("red") == "RRRRRR"


def over_the_limit(ruleset: str) -> Table:
    """Red has lost all green, with three bionts on refugia."""
    return Table(
        {
            "agenda": ["assign red"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound", "hydrothermal-vent"]},
            "refugium": {
                "clay-mound": {"bionts": "RR"},
                "hydrothermal-vent": {"bionts": "R"},
            },
        },
        ruleset=ruleset,
    )


@pytest.mark.clause("B4a.1", "E2a.4", "ED-12", "ED-15")
def test_in_living_bionts_over_the_entropy_limit_stay() -> None:
    table = over_the_limit("living")
    assert table.kind == "assign"
    assert (table.position["player"]["red"]["bionts"], table.pool("red")) == (1, "")


@pytest.mark.clause("B4a.1", "E2a.4", "ED-12", "ED-15")
def test_in_second_all_but_one_are_culled_with_compensation() -> None:
    table = over_the_limit("second")
    assert table.offers == ["cull clay-mound", "cull hydrothermal-vent"]
    table.answers("cull clay-mound", "cull clay-mound")
    assert (table.kind, table.pool("red")) == ("assign", "RR")
    assert table.position["refugium"]["hydrothermal-vent"]["bionts"] == "R"


@pytest.mark.clause("B4a.1", "E2a.4", "ED-12", "ED-15")
def test_in_first_one_biont_is_culled_with_compensation() -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound", "hydrothermal-vent"]},
            "refugium": {"clay-mound": {"bionts": "R"}, "hydrothermal-vent": {"bionts": "R"}},
        },
        ruleset="first",
    )
    table.answer("cull clay-mound")
    assert (table.kind, table.pool("red")) == ("assign", "R")
    assert table.position["refugium"]["hydrothermal-vent"]["bionts"] == "R"


@pytest.mark.clause("B4b.1", "AMB-55", "G:Extinction.5")
def test_a_trophic_biont_that_falls_back_to_its_bacterium_is_not_compensated() -> None:
    table = Table(
        {
            "phase": "event",
            "agenda": ["icon oceans-rust-out 2"],
            "events_drawn": ["oceans-rust-out"],
            "organism": {"flatworms": {"owner": "red", "bionts": "R", "under": "pna-template"}},
        }
    )
    assert table.organism("pna-template")["bionts"] == "R"
    assert table.pool("red") == ""


@pytest.mark.clause("B4b.1", "E6.4")
def test_a_biont_moved_to_the_pool_by_hgt_is_not_compensated() -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "organism": {"pna-template": bacterium("red", "RR", "mrna")},
        }
    )
    table.answer("hgt-home pna-template")
    assert table.position["player"]["red"]["bionts"] == 3
    assert table.pool("red") == ""


@pytest.mark.clause("B4b.1", "H4a.1")
def test_a_biont_stolen_by_a_red_queen_is_not_compensated() -> None:
    table = Table(
        {
            "phase": "purchase",
            "agenda": ["purchase red"],
            "player": {"red": {"pool": "G"}},
            "organism": {
                "pna-template": bacterium("red", "R", "riboswitches"),
                "salmonella": parasite("green", "G", "pna-template"),
            },
        },
        colours=["red", "green"],
    )
    table.answer("red-queen pna-template salmonella")
    assert table.organism("pna-template")["bionts"] == "RG"
    assert table.pool("green") == ""


@pytest.mark.clause("B4b.1", "D4a.1")
def test_a_biont_that_comes_home_from_a_deserted_refugium_is_not_compensated() -> None:
    table = Table(
        {
            "phase": "event",
            "agenda": ["icon meteoritic-accretion 0"],
            "events_drawn": ["meteoritic-accretion"],
            "rows": {"ocean": ["clay-mound"]},
            "refugium": {"clay-mound": {"bionts": "R", "disorganised": "B"}},
        }
    )
    assert table.position["player"]["red"]["bionts"] == 4
    assert table.pool("red") == ""


@pytest.mark.clause("B4b.1", "E1b.2")
def test_a_biont_withdrawn_by_choice_is_not_compensated() -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
            "refugium": {"clay-mound": {"bionts": "R"}},
        }
    )
    table.answer("withdraw clay-mound")
    assert table.position["player"]["red"]["bionts"] == 4
    assert table.pool("red") == ""
