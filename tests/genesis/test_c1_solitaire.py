"""C1. Solitaire: two colours, the goals, and when and where NPC parasites attach."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, parasite
from tests.genesis.table import Table
from trilobite.games.genesis.edition import RULESETS
from trilobite.games.genesis.scoring import terrestrial_win

RED, YELLOW = 0, 1


def solo(position: dict[str, Any], *chance: str, **options: Any) -> Table:
    """A solitaire game in which the player runs red and yellow."""
    return Table(position, chance=chance, players=1, **options)


# --- C1: two colours ----------------------------------------------------------------------


@pytest.mark.clause("C1.1", "ED-74")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_player_keeps_a_tableau_and_a_pool_for_each_of_two_colours(ruleset: str) -> None:
    table = solo({"active": ["ocean"], "rows": {"ocean": ["clay-mound"]}}, ruleset=ruleset)
    assert table.game.seats == 1
    players = table.view["players"]
    assert (players["red"]["seat"], players["yellow"]["seat"]) == (0, 0)
    assert table.view["pool_limit"] == 6


@pytest.mark.clause("C1.1")
def test_the_player_takes_a_turn_with_each_colour_in_each_phase() -> None:
    table = solo(
        {
            "order": ["yellow", "red", "green", "blue"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound", "hydrothermal-vent"]},
        }
    )
    table.answers("biont pool clay-mound", "biont pool hydrothermal-vent")
    assert table.position["refugium"]["clay-mound"]["bionts"] == "Y"
    assert table.position["refugium"]["hydrothermal-vent"]["bionts"] == "R"


@pytest.mark.clause("C1.1", "E3b.1")
def test_the_other_colour_of_the_player_is_a_foreign_tableau() -> None:
    table = solo(
        {
            "agenda": ["assign red"],
            "active": ["continent"],
            "player": {"red": {"pool": "R"}},
            "organism": {"pna-template": bacterium("yellow", "Y", "calvin-cycle")},
        }
    )
    assert "parasite prion pna-template" in table.offers


# --- C1a: the goals -----------------------------------------------------------------------


def macro(owner: str, bionts: str, under: str, side: str = "marine") -> dict[str, Any]:
    """A macroorganism."""
    return {"owner": owner, "bionts": bionts, "under": under, "side": side}


BOTH_AT_SEA = {
    "seaweed": macro("red", "R", "pna-template"),
    "trilobites": macro("yellow", "Y", "gna-lipid-world"),
}
SHARED_AT_SEA = {"seaweed": macro("red", "RY", "pna-template")}
SHARED_ON_LAND = {"seaweed": macro("red", "RY", "pna-template", "terrestrial")}
BOTH_ON_LAND = {
    "seaweed": macro("red", "R", "pna-template", "terrestrial"),
    "trilobites": macro("yellow", "Y", "gna-lipid-world", "terrestrial"),
}
ONE_AT_SEA_ONE_ON_LAND = {
    "seaweed": macro("red", "R", "pna-template"),
    "trilobites": macro("yellow", "Y", "gna-lipid-world", "terrestrial"),
}


def finished(organism: dict[str, Any], ruleset: str = "living", **position: Any) -> Table:
    """A solitaire game after its last purchase phase."""
    return solo(
        {
            "phase": "purchase",
            "agenda": ["ecosystems"],
            "events_left": [0, 0, 0],
            "organism": organism,
            **position,
        },
        ruleset=ruleset,
    )


def won(table: Table) -> bool:
    """Whether the solitaire player has won the finished game."""
    assert table.session.result is not None
    return table.session.result.winners == [0]


@pytest.mark.clause("C1a.1", "ED-54")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_bionts_of_both_colours_in_two_marine_macroorganisms_win(ruleset: str) -> None:
    assert won(finished(BOTH_AT_SEA, ruleset))


@pytest.mark.clause("C1a.1", "ED-54")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_one_marine_macroorganism_with_an_endosymbiont_of_the_other_colour_wins(
    ruleset: str,
) -> None:
    assert won(finished(SHARED_AT_SEA, ruleset))


@pytest.mark.clause("C1a.1")
def test_one_colour_in_the_sea_alone_does_not_win() -> None:
    assert not won(finished({"seaweed": macro("red", "R", "pna-template")}))


@pytest.mark.clause("C1a.1", "ED-54")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_one_colour_in_the_sea_and_the_other_on_land_do_not_win(ruleset: str) -> None:
    assert not won(finished(ONE_AT_SEA_ONE_ON_LAND, ruleset))


@pytest.mark.clause("C1a.2", "ED-54")
def test_in_living_both_colours_on_land_win_nothing_without_the_sea() -> None:
    table = finished(SHARED_ON_LAND)
    assert not won(table)
    assert not terrestrial_win(table.state, [RED, YELLOW])


@pytest.mark.clause("C1a.2", "ED-54")
def test_in_living_a_terrestrial_win_is_a_marine_win_and_a_land_organism_with_both_colours() -> (
    None
):
    table = finished(
        {
            "seaweed": macro("red", "RY", "pna-template", "terrestrial"),
            "trilobites": macro("yellow", "RY", "gna-lipid-world"),
        }
    )
    assert won(table)
    assert terrestrial_win(table.state, [RED, YELLOW])


@pytest.mark.clause("C1a.2", "ED-54")
def test_in_living_the_land_organism_must_hold_both_colours() -> None:
    table = finished(
        {
            "trilobites": macro("yellow", "RY", "gna-lipid-world"),
            "seaweed": macro("red", "R", "pna-template", "terrestrial"),
        }
    )
    assert won(table)
    assert not terrestrial_win(table.state, [RED, YELLOW])


@pytest.mark.clause("C1a.2", "ED-54")
@pytest.mark.parametrize("ruleset", ["second", "first"])
@pytest.mark.parametrize("organism", [SHARED_ON_LAND, BOTH_ON_LAND])
def test_in_the_printed_editions_both_colours_on_land_win_by_themselves(
    ruleset: str, organism: dict[str, Any]
) -> None:
    table = finished(organism, ruleset)
    assert won(table)
    assert terrestrial_win(table.state, [RED, YELLOW])


@pytest.mark.clause("C1a.3", "AMB-70", "ED-75")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_armageddon_does_not_undo_a_goal_that_has_been_reached(ruleset: str) -> None:
    table = finished(
        BOTH_AT_SEA, ruleset, events_left=[0, 0, 5], armageddon=True, climate_icons=["cool"] * 4
    )
    assert won(table)
    assert table.session.result is not None
    assert table.session.result.reason == "snowball-earth"


@pytest.mark.clause("C1a.3", "AMB-70")
def test_armageddon_before_the_goal_is_reached_loses() -> None:
    table = finished(
        {"seaweed": macro("red", "R", "pna-template")},
        events_left=[0, 0, 5],
        armageddon=True,
        climate_icons=["cool"] * 4,
    )
    assert not won(table)


@pytest.mark.clause("C1a.3", "AMB-70")
def test_under_armageddon_the_goal_may_still_be_reached_in_the_last_purchase_phase() -> None:
    table = solo(
        {
            "phase": "purchase",
            "agenda": ["purchase red", "ecosystems"],
            "armageddon": True,
            "climate_icons": ["cool"] * 4,
            "player": {"red": {"pool": "R"}},
            "organism": {"pna-template": {"owner": "red", "bionts": "RY", "cubes": "GGGB"}},
        }
    )
    table.answer("macro pna-template seaweed")
    assert won(table)


# --- C1b: NPCs and their order ------------------------------------------------------------


@pytest.mark.clause("C1b.1")
def test_each_colour_that_was_not_chosen_is_an_npc_with_one_biont_and_its_parasite_card() -> None:
    table = solo({"active": ["ocean"], "rows": {"ocean": ["clay-mound"]}})
    players = table.position["player"]
    assert set(players) == {"red", "yellow", "npc-green", "npc-blue"}
    assert (players["npc-green"]["bionts"], players["npc-green"]["parasite"]) == (1, "ready")
    assert (players["npc-blue"]["bionts"], players["npc-blue"]["parasite"]) == (1, "ready")


@pytest.mark.clause("C1b.1")
def test_in_living_an_npc_acts_at_the_place_of_its_colour() -> None:
    table = solo(
        {
            "order": ["red", "blue", "yellow", "green"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
        }
    )
    assert table.view["turn_order"] == ["red", "npc-blue", "yellow", "npc-green"]
    assert table.position["agenda"] == [
        "npc-assign npc-blue",
        "assign yellow",
        "npc-assign npc-green",
    ]


@pytest.mark.clause("C1b.1", "ED-54")
def test_in_second_an_npc_acts_at_the_place_of_its_colour() -> None:
    table = solo(
        {
            "order": ["red", "blue", "yellow", "green"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
        },
        ruleset="second",
    )
    assert table.position["agenda"] == [
        "npc-assign npc-blue",
        "assign yellow",
        "npc-assign npc-green",
    ]


@pytest.mark.clause("C1b.1", "ED-54")
def test_in_first_npcs_try_to_attach_right_after_each_colour_of_the_player() -> None:
    table = solo(
        {
            "order": ["red", "blue", "yellow", "green"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
        },
        ruleset="first",
    )
    agenda = table.position["agenda"]
    assert agenda[:2] == ["npc-assign npc-blue", "npc-assign npc-green"]
    assert agenda[2:] == ["assign yellow", "npc-assign npc-blue", "npc-assign npc-green"]


#: A host with a yellow and a blue cube, and one with a blue cube only.
HOSTS: dict[str, Any] = {
    "pna-template": bacterium("red", "R", "riboswitches", "cytochromes"),
    "gna-lipid-world": bacterium("yellow", "Y", "rna-ribozyme"),
}


def npc_turn(
    *chance: str, colour: str = "green", ruleset: str = "living", **position: Any
) -> Table:
    """The assignment turn of an NPC, and then one of Red's."""
    start: dict[str, Any] = {
        "agenda": [f"npc-assign npc-{colour}", "assign red"],
        "active": ["continent"],
        "rows": {"continent": ["warm-pond"]},
        "organism": HOSTS,
    }
    return solo({**start, **position}, *chance, ruleset=ruleset)


@pytest.mark.clause("C1b.2")
def test_an_npc_attaches_a_random_side_to_the_host_that_yields_most_cubes() -> None:
    table = npc_turn("draw organism salmonella", "draw number 0")
    assert table.organism("salmonella")["host"] == "pna-template"
    assert table.organism("salmonella")["owner"] == "npc-green"
    assert table.organism("salmonella")["bionts"] == "g"


@pytest.mark.clause("C1b.2")
def test_an_npc_takes_all_the_cubes_its_host_can_give() -> None:
    table = npc_turn("draw organism salmonella", "draw number 0")
    assert table.organism("salmonella")["diseased"] == ["riboswitches base", "cytochromes base"]


@pytest.mark.clause("C1b.2")
def test_the_side_of_an_npc_is_random() -> None:
    table = npc_turn("draw organism cyanobacteria", "draw number 1")
    assert table.has("cyanobacteria")


@pytest.mark.clause("C1b.2")
def test_a_die_breaks_ties_between_hosts_of_an_npc() -> None:
    # Cyanobacteria take blue and red: both hosts yield one cube.
    table = npc_turn("draw organism cyanobacteria")
    assert table.session.waits_for == "the rules draw from 'number' here, but no draw is given"
    table = npc_turn("draw organism cyanobacteria", "draw number 0")
    assert table.organism("cyanobacteria")["host"] == "pna-template"
    table = npc_turn("draw organism cyanobacteria", "draw number 1")
    assert table.organism("cyanobacteria")["host"] == "gna-lipid-world"


@pytest.mark.clause("C1b.2", "AMB-70")
def test_an_npc_looks_for_hosts_in_active_rows_only() -> None:
    table = npc_turn(
        "draw organism salmonella",
        active=["coastal"],
        rows={"coastal": ["pumice-raft"]},
        organism={
            **HOSTS,
            "uvtar-replication": bacterium("yellow", "Y", "tmrna"),
        },
    )
    assert table.organism("salmonella")["host"] == "uvtar-replication"


@pytest.mark.clause("C1b.2")
def test_an_npc_without_a_legal_host_does_nothing() -> None:
    table = npc_turn("draw organism salmonella", active=["coastal"])
    assert not table.has("salmonella")
    assert table.position["player"]["npc-green"]["bionts"] == 1
    assert table.position["player"]["npc-green"]["parasite"] == "ready"


@pytest.mark.clause("C1b.2")
def test_an_npc_whose_parasite_is_in_play_assigns_nothing() -> None:
    table = npc_turn(
        organism={
            **HOSTS,
            "salmonella": parasite(
                "npc-green", "g", "pna-template", diseased=("riboswitches base", "")
            ),
        }
    )
    assert (table.decider, table.kind) == ("red", "assign")


@pytest.mark.clause("C1b.2", "C1b.3", "AMB-70")
def test_an_npc_neither_supplants_nor_becomes_a_hyperparasite() -> None:
    # The only host carries a prion with one cube, which salmonella could supplant with two, and
    # the prion itself has a blue mutation cube to steal.
    table = npc_turn(
        "draw organism salmonella",
        organism={
            "gna-lipid-world": bacterium(
                "yellow", "Y", "calvin-cycle", "rna-ribozyme", "cytochromes"
            ),
            "prion": parasite(
                "red", "R", "gna-lipid-world", "tmrna", diseased=("", "calvin-cycle base")
            ),
        },
    )
    assert not table.has("salmonella")
    assert table.organism("prion")["host"] == "gna-lipid-world"


def supplanted(**organism: Any) -> Table:
    """Red's prion drives the NPC's salmonella, with one cube, off Yellow's bacterium."""
    table = solo(
        {
            "agenda": ["assign red"],
            "active": ["continent"],
            "rows": {"continent": ["warm-pond"]},
            "player": {"red": {"pool": "R"}},
            "organism": {
                "gna-lipid-world": bacterium("yellow", "Y", "rna-ribozyme", "calvin-cycle"),
                "salmonella": parasite(
                    "npc-green", "g", "gna-lipid-world", diseased=("rna-ribozyme base", "")
                ),
                **organism,
            },
        }
    )
    table.answers("supplant prion gna-lipid-world", "enough", "take-diseased 0")
    return table


@pytest.mark.clause("C1b.3", "E4.3", "AMB-70")
def test_a_supplanted_npc_takes_an_unparasitised_host_at_once() -> None:
    table = supplanted(**{"pna-template": bacterium("red", "R", "riboswitches")})
    assert table.organism("salmonella")["host"] == "pna-template"


@pytest.mark.clause("C1b.3", "AMB-70")
def test_a_supplanted_npc_without_a_free_host_goes_extinct_and_rests_until_next_turn() -> None:
    table = supplanted()
    assert not table.has("salmonella")
    npc = table.position["player"]["npc-green"]
    assert (npc["bionts"], npc["parasite"]) == (1, "resting")


@pytest.mark.clause("C1b.3", "G:Extinction.2", "ED-75")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_npc_that_died_in_this_turn_does_not_attach_in_it(ruleset: str) -> None:
    table = npc_turn(player={"npc-green": {"parasite": "resting"}}, ruleset=ruleset)
    assert (table.decider, table.kind) == ("red", "assign")
    assert table.position["player"]["npc-green"]["bionts"] == 1


@pytest.mark.clause("C1b.3", "G:Extinction.2")
def test_an_extinct_npc_may_come_back_from_the_next_turn_on() -> None:
    table = solo(
        {
            "phase": "purchase",
            "agenda": [],
            "events_left": [0, 3, 10],
            "player": {"npc-green": {"parasite": "resting"}},
        }
    )
    assert table.position["player"]["npc-green"]["parasite"] == "ready"


@pytest.mark.clause("C1b.1", "AMB-70")
def test_an_npc_takes_no_compensation() -> None:
    table = solo(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "organism": {
                "pna-template": bacterium("red", "R", "riboswitches"),
                "salmonella": parasite(
                    "npc-green", "g", "pna-template", diseased=("riboswitches base", "")
                ),
            },
        },
        "roll 2 6",
    )
    assert table.pool("red") == "R"
    assert table.pool("npc-green") == ""
    assert table.position["player"]["npc-green"]["bionts"] == 1


@pytest.mark.clause("C1b.1", "AMB-70")
def test_the_score_of_a_solitaire_game_leaves_npcs_out() -> None:
    table = finished(
        {
            "pna-template": bacterium("red", "R", "riboswitches"),
            "salmonella": parasite(
                "npc-green", "g", "pna-template", diseased=("riboswitches base", "")
            ),
        }
    )
    assert table.session.result is not None
    assert table.session.result.scores == [1]
