"""B. Components and limits: dice, organisms, tableaux, pools."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, parasite
from tests.genesis.table import Table
from trilobite.core.errors import OptionsError
from trilobite.games.genesis.edition import RULESETS
from trilobite.games.genesis.setup_options import read_setup

# --- B0: components -----------------------------------------------------------------------


@pytest.mark.clause("B0.6", "AMB-81")
def test_a_roll_may_need_more_than_twelve_dice() -> None:
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "organism": {
                "pna-template": {"owner": "red", "bionts": "RRRR", "cubes": "BBBBBBBB"},
            },
        }
    )
    assert table.session.waits_for == "the rules roll 16 dice here, but no roll is given"


@pytest.mark.clause("B0.7", "I1a.1")
def test_a_cube_belongs_to_the_owner_of_the_organism_and_not_to_the_player_of_its_colour() -> None:
    table = Table(
        {
            "agenda": ["assign red"],
            "player": {"red": {"pool": "R"}},
            "organism": {"pna-template": {"owner": "red", "bionts": "R", "cubes": "YYYY"}},
        }
    )
    assert table.view["players"]["red"]["score"]["cubes"] == 4
    assert table.view["players"]["yellow"]["score"]["cubes"] == 0


@pytest.mark.clause("B0.8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_can_play(players: int) -> None:
    table = Table(seed=1, players=players)
    assert table.game.seats == players


@pytest.mark.clause("B0.8")
@pytest.mark.parametrize("players", [0, 5])
def test_nobody_or_five_cannot_play(players: int) -> None:
    with pytest.raises(OptionsError, match="from 1 to 4"):
        read_setup({"players": players})


# --- B1: organisms ------------------------------------------------------------------------


@pytest.mark.clause("B1.1", "G:Extinction.1")
def test_what_holds_no_biont_is_no_organism() -> None:
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "organism": {"pna-template": {"owner": "red", "bionts": "R"}},
        },
        chance=("roll 5 6",),
    )
    assert table.view["organisms"] == {}


def life_at_hand(**position: Any) -> dict[str, Any]:
    """Red has three organisms and a biont on a refugium that is about to roll doubles."""
    start: dict[str, Any] = {
        "phase": "autocatalytic",
        "rows": {"ocean": ["hydrothermal-vent"]},
        "refugium": {"hydrothermal-vent": {"bionts": "R"}},
        "organism": {
            "pna-template": {"owner": "red", "bionts": "R"},
            "gna-lipid-world": {"owner": "red", "bionts": "R"},
            "thioester-condensation": {"owner": "red", "bionts": "R"},
        },
    }
    return {**start, **position}


@pytest.mark.clause("B1a.1", "G:Organism.1", "ED-06")
def test_in_living_a_player_may_have_four_organisms() -> None:
    table = Table(life_at_hand(), chance=("roll 3 3",))
    assert table.kind == "darwinian-life"
    table.answer("live")
    assert len(table.view["organisms"]) == 4


@pytest.mark.clause("B1a.1", "AMB-25", "ED-06")
def test_in_second_a_player_with_three_organisms_creates_no_fourth() -> None:
    table = Table(life_at_hand(), chance=("roll 3 3",), ruleset="second")
    assert table.kind != "darwinian-life"
    assert len(table.view["organisms"]) == 3
    assert table.position["refugium"]["hydrothermal-vent"]["bionts"] == "R"


@pytest.mark.clause("B1a.1", "ED-06")
def test_in_first_all_three_bionts_may_live_in_organisms_of_their_own() -> None:
    table = Table(
        life_at_hand(
            organism={
                "pna-template": {"owner": "red", "bionts": "R"},
                "gna-lipid-world": {"owner": "red", "bionts": "R"},
            }
        ),
        chance=("roll 3 3",),
        ruleset="first",
    )
    assert table.kind == "darwinian-life"
    table.answer("live")
    assert len(table.view["organisms"]) == 3


#: Red has three organisms and a biont at hand, Yellow has a host for their parasite.
READY_TO_INFEST = {
    "agenda": ["assign red"],
    "active": ["ocean"],
    "player": {"red": {"pool": "R"}},
    "organism": {
        "pna-template": {"owner": "red", "bionts": "R"},
        "gna-lipid-world": {"owner": "red", "bionts": "R"},
        "thioester-condensation": {"owner": "red", "bionts": "R"},
        "metal-glycolysis": bacterium("yellow", "Y", "calvin-cycle"),
    },
}


@pytest.mark.clause("B1a.1", "G:Organism.1", "ED-06")
def test_in_living_a_parasite_may_be_the_fourth_organism() -> None:
    table = Table(READY_TO_INFEST)
    assert "parasite prion metal-glycolysis" in table.offers


@pytest.mark.clause("B1a.1", "G:Organism.1", "AMB-25", "ED-06")
def test_in_second_a_parasite_may_not_be_the_fourth_organism() -> None:
    table = Table(READY_TO_INFEST, ruleset="second")
    assert "parasite prion metal-glycolysis" not in table.offers
    assert table.refusals["parasite prion metal-glycolysis"] == "B1a.1"


@pytest.mark.clause("B1a.1", "G:Organism.1")
def test_a_parasite_in_a_foreign_tableau_counts_against_its_owner() -> None:
    # In `second` the prion is Red's third organism.
    table = Table(
        life_at_hand(
            organism={
                "pna-template": {"owner": "red", "bionts": "R"},
                "gna-lipid-world": {"owner": "red", "bionts": "R"},
                "metal-glycolysis": bacterium("yellow", "Y", "calvin-cycle"),
                "prion": parasite(
                    "red", "R", "metal-glycolysis", diseased=("", "calvin-cycle base")
                ),
            },
            rows={"continent": ["warm-pond"]},
            refugium={"warm-pond": {"bionts": "R"}},
        ),
        chance=("roll 1 1",),
        ruleset="second",
    )
    table.answers("organise red", "organise blue")
    assert table.kind != "darwinian-life"
    assert "warm-pond" in table.position["refugium"]


def losing_owner(ruleset: str) -> Table:
    """Yellow loses their last biont in a bacterium in which Red, with three organisms, has one."""
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin yellow"],
            "organism": {
                "pna-template": {"owner": "red", "bionts": "R"},
                "gna-lipid-world": {"owner": "red", "bionts": "R"},
                "thioester-condensation": {"owner": "red", "bionts": "R"},
                "metal-glycolysis": {"owner": "yellow", "bionts": "RY"},
            },
        },
        chance=("roll 2 3 4 6",),
        ruleset=ruleset,
    )
    table.answer("keep")
    table.answer("lose-biont yellow")
    return table


@pytest.mark.clause("B1a.1", "E6c.1", "ED-06")
def test_in_living_a_player_with_three_organisms_may_commandeer_a_fourth() -> None:
    assert losing_owner("living").organism("metal-glycolysis")["owner"] == "red"


@pytest.mark.clause("B1a.1", "E6c.1", "AMB-25", "ED-06")
def test_in_second_a_player_with_three_organisms_commandeers_no_fourth() -> None:
    table = losing_owner("second")
    assert not table.has("metal-glycolysis")
    assert table.position["player"]["yellow"]["trophies"] == ["metal-glycolysis"]
    assert table.pool("red") == "R"


@pytest.mark.clause("B1a.2", "E3b.3", "ED-07")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_second_parasite_cannot_be_attached_to_an_organism_directly(ruleset: str) -> None:
    table = Table(
        {
            "agenda": ["assign blue"],
            "active": ["continent"],
            "player": {"blue": {"pool": "B"}},
            "organism": {
                "pna-template": bacterium(
                    "red", "R", "riboswitches", "cytochromes", "rna-polymerase"
                ),
                "salmonella": parasite(
                    "green",
                    "G",
                    "pna-template",
                    "quorum-sensing",
                    diseased=("riboswitches base", "cytochromes base"),
                ),
            },
        },
        players=3,
        colours=["red", "green", "blue"],
        ruleset=ruleset,
    )
    assert "parasite viroid pna-template" not in table.offers
    assert table.refusals["supplant viroid pna-template"] == "E4a.1"
    assert "parasite viroid salmonella" in table.offers


# --- B1b, B2, B3: tableaux, cubes and disks -----------------------------------------------


@pytest.mark.clause("B1b.1", "G:ForeignGene.1")
def test_a_foreign_gene_uses_the_pool_of_the_tableau_it_lives_in() -> None:
    table = Table(
        {
            "phase": "purchase",
            "agenda": ["purchase yellow"],
            "player": {"red": {"pool": "B"}, "yellow": {"pool": "B"}},
            "organism": {"pna-template": {"owner": "red", "bionts": "RY"}},
        }
    )
    table.answer("mutation pna-template continent")
    assert (table.pool("red"), table.pool("yellow")) == ("", "B")


@pytest.mark.clause("B2.1")
def test_cubes_never_run_out() -> None:
    # Twenty green cubes lie on organisms, more than the box holds; a mutation brings one more.
    table = Table(
        {
            "phase": "purchase",
            "agenda": ["purchase red"],
            "active": ["cosmic"],
            "player": {"red": {"pool": "G"}},
            "mutation_decks": {"cosmic": ["calvin-cycle"] + ["?"] * 19},
            "organism": {
                "pna-template": {"owner": "red", "bionts": "R", "cubes": "G" * 10},
                "gna-lipid-world": {"owner": "red", "bionts": "R", "cubes": "G" * 10},
            },
        },
        chance=("draw mutation tmrna",),
    )
    table.answer("mutation pna-template cosmic")
    assert table.view["organisms"]["pna-template"]["chromosomes"].count("G") == 11


@pytest.mark.clause("B2.1")
def test_a_lost_cube_is_out_of_play() -> None:
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "organism": {"pna-template": {"owner": "red", "bionts": "R", "cubes": "G"}},
        },
        chance=("roll 2 3 6",),
    )
    assert table.organism("pna-template")["cubes"] == ""
    assert table.pool("red") == ""


@pytest.mark.clause("B3.1")
def test_disks_never_run_out() -> None:
    # Two pools, and enzymes besides, hold more red disks than the box.
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin yellow"],
            "rows": {"ocean": ["clay-mound"]},
            "refugium": {"clay-mound": {"enzymes": "RRRRRR"}},
            "player": {"red": {"pool": "RRRRRR"}, "yellow": {"pool": "RRRRR"}},
            "organism": {
                "thioester-condensation": bacterium("yellow", "Y", cubes="R", disks="RRR")
            },
        },
        chance=("roll 1 2 3",),
    )
    table.answer("keep")
    assert table.pool("yellow") == "RRRRRR"


#: Green's parasite, with a red cube of its own, on the bacterium of Red.
HOSTED: dict[str, Any] = {
    "organism": {
        "gna-lipid-world": bacterium("red", "R", "riboswitches"),
        "salmonella": parasite(
            "green", "G", "gna-lipid-world", "rna-polymerase", diseased=("riboswitches base", "")
        ),
    }
}


@pytest.mark.clause("B3a.1", "G2a.1")
def test_what_a_parasite_makes_goes_into_the_pool_of_its_host() -> None:
    table = Table(
        {**HOSTED, "phase": "darwin", "agenda": ["darwin red"]},
        chance=("roll 2 3", "roll 1 2 3 4"),
        colours=["red", "green"],
    )
    assert (table.pool("red"), table.pool("green")) == ("G", "")


def parasite_shops(ruleset: str, host_pool: str, own_pool: str) -> Table:
    """Green's parasite may buy; the top card of its home row is the blue mRNA."""
    return Table(
        {
            **HOSTED,
            "phase": "purchase",
            "agenda": ["slot salmonella green"],
            "player": {"red": {"pool": host_pool}, "green": {"pool": own_pool}},
        },
        colours=["red", "green"],
        ruleset=ruleset,
    )


@pytest.mark.clause("B3a.2", "H0e.1", "ED-11")
def test_in_living_a_parasite_pays_from_its_hosts_pool_and_no_other() -> None:
    table = parasite_shops("living", host_pool="R", own_pool="BBB")
    assert "mutation salmonella continent" not in table.offers
    assert table.refusals["mutation salmonella continent"] == "H0a.1"


@pytest.mark.clause("B3a.2", "AMB-80", "ED-11")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_printed_editions_a_parasite_may_pay_from_its_owners_pool(ruleset: str) -> None:
    table = parasite_shops(ruleset, host_pool="R", own_pool="BBB")
    table.answer("mutation salmonella continent")
    assert (table.pool("red"), table.pool("green")) == ("R", "BB")


@pytest.mark.clause("B3a.2", "AMB-80", "ED-11")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_printed_editions_a_parasite_may_pay_from_both_pools(ruleset: str) -> None:
    table = parasite_shops(ruleset, host_pool="RB", own_pool="R")
    table.answer("mutation salmonella continent")
    assert table.offers == ["pay-both red 2", "pay blue 1"]
    table.answer("pay-both red 2")
    assert (table.pool("red"), table.pool("green")) == ("B", "")
