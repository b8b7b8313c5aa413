"""D8, D9. Cancer and drought."""

from typing import Any

import pytest

from tests.genesis.table import Table, icons, told

# --- D8: cancer ---------------------------------------------------------------------------

CRAB = "icon ocean-overturn 3"


def sea_stars(**macro: Any) -> dict[str, Any]:
    """Red's sea stars: two blue system chromosomes, brain, eyes and kidney."""
    return {
        "sea-stars": {
            "owner": "red",
            "bionts": "R",
            "under": "pna-template",
            "organs": ["brain", "eyes", "kidney"],
            **macro,
        }
    }


def organs(table: Table) -> list[str]:
    """The organs of the sea stars when the cancer is over."""
    assert table.kind == "assign"
    found: list[str] = table.organism("sea-stars")["organs"]
    return found


@pytest.mark.clause("D8.1")
def test_a_cancer_roll_has_a_die_for_each_organ_and_two_for_each_biont() -> None:
    table = icons([CRAB], sea_stars(bionts="RY"))
    assert table.session.waits_for == "the rules roll 7 dice here, but no roll is given"


@pytest.mark.clause("D8.1")
def test_system_chromosomes_bring_no_dice() -> None:
    table = icons([CRAB], sea_stars(organs=[]))
    assert table.session.waits_for == "the rules roll 2 dice here, but no roll is given"


@pytest.mark.clause("D8.1")
def test_microorganisms_make_no_cancer_roll() -> None:
    table = icons([CRAB], {"pna-template": {"owner": "red", "bionts": "R"}})
    assert table.kind == "assign"
    assert told(table, "cancer-roll") == []


@pytest.mark.clause("D8.1")
def test_every_macroorganism_rolls_in_player_order() -> None:
    organism = {
        **sea_stars(organs=[]),
        "seaweed": {"owner": "yellow", "bionts": "Y", "under": "gna-lipid-world"},
    }
    table = icons(
        [CRAB],
        organism,
        "roll 2 3",
        "roll 2 3",
        position={"order": ["yellow", "red", "green", "blue"]},
    )
    assert told(table, "cancer-roll") == ["seaweed", "sea-stars"]


@pytest.mark.clause("D8.1", "AMB-14", "ED-53")
def test_in_living_each_crab_icon_calls_for_its_own_roll() -> None:
    steps = [CRAB, "icon medeas-revenge 2"]
    table = icons(steps, sea_stars(organs=[]), "roll 2 3", "roll 2 3")
    assert told(table, "cancer-roll") == ["sea-stars", "sea-stars"]


@pytest.mark.clause("D8.2")
def test_fives_and_sixes_above_the_blue_chromosomes_are_atrophies() -> None:
    # Three errors, two blue chromosomes.
    table = icons([CRAB], sea_stars(), "roll 5 5 6 2 3")
    assert table.kind == "atrophy"
    assert table.offers == ["lose-organ 0", "lose-organ 1", "lose-organ 3"]
    table.answer("lose-organ 1")
    assert organs(table) == ["brain", "kidney"]


@pytest.mark.clause("D8.2")
def test_errors_up_to_the_blue_chromosomes_do_no_harm() -> None:
    table = icons([CRAB], sea_stars(), "roll 5 6 3 2 3")
    assert organs(table) == ["brain", "eyes", "kidney"]


@pytest.mark.clause("D8.2")
def test_blue_organs_and_bionts_count_against_errors() -> None:
    # Seaweed: one blue system chromosome, a blue organ, a blue endosymbiont.
    organism = {
        "seaweed": {
            "owner": "red",
            "bionts": "RB",
            "under": "pna-template",
            "organs": ["gametangia"],
        }
    }
    table = icons([CRAB], organism, "roll 5 5 6 2 3", colours=["red", "blue"])
    assert table.kind == "assign"
    assert table.organism("seaweed")["organs"] == ["gametangia"]


@pytest.mark.clause("D8a.1")
def test_under_a_cancer_shield_only_sixes_are_errors() -> None:
    # The yellow endosymbiont, mitochondria, has the shield; the example of the rulebook.
    table = icons([CRAB], sea_stars(bionts="RY"), "roll 1 1 2 5 6 6 6")
    table.answers("disk red", "disk blue")
    assert (table.decider, table.kind) == ("red", "atrophy")
    table.answer("lose-organ 3")
    assert organs(table) == ["brain", "eyes"]
    assert table.pool("red") == "RB"


@pytest.mark.clause("D8b.1")
def test_each_one_brings_a_catalyst_of_the_owners_choice() -> None:
    table = icons([CRAB], sea_stars(), "roll 1 2 3 3 4")
    assert (table.decider, table.kind) == ("red", "cancer-catalyst")
    assert table.offers == ["disk red", "disk yellow", "disk green", "disk blue"]
    table.answer("disk green")
    assert table.pool("red") == "G"


@pytest.mark.clause("D8b.1", "B3b.1")
def test_a_colour_at_the_pool_limit_cannot_be_chosen() -> None:
    table = icons(
        [CRAB],
        sea_stars(),
        "roll 1 2 3 3 4",
        position={"player": {"red": {"pool": "RRRRRRBBBBBB"}}},
    )
    assert table.offers == ["disk yellow", "disk green"]


# --- D9: drought --------------------------------------------------------------------------

DROUGHT = "icon ocean-overturn 1"


def mosses(*organs: str, **macro: Any) -> dict[str, Any]:
    """Red's mosses, the terrestrial side of seaweed."""
    return {
        "seaweed": {
            "owner": "red",
            "bionts": "R",
            "under": "pna-template",
            "side": "terrestrial",
            "organs": list(organs),
            **macro,
        }
    }


@pytest.mark.clause("D9.1")
def test_a_drought_costs_a_terrestrial_macroorganism_one_atrophy() -> None:
    table = icons([DROUGHT], mosses("rhizoids"))
    assert table.organism("seaweed")["organs"] == []


@pytest.mark.clause("D9.1")
def test_a_drought_shield_keeps_the_drought_off() -> None:
    table = icons([DROUGHT], mosses("stomata", "rhizoids"))
    assert table.kind == "assign"
    assert table.organism("seaweed")["organs"] == ["stomata", "rhizoids"]


@pytest.mark.clause("D9.1")
def test_marine_macroorganisms_and_microorganisms_do_not_feel_a_drought() -> None:
    organism = {
        "seaweed": {
            "owner": "red",
            "bionts": "R",
            "under": "pna-template",
            "organs": ["leaves"],
        },
        "gna-lipid-world": {"owner": "red", "bionts": "R", "cubes": "B"},
    }
    table = icons([DROUGHT], organism)
    assert table.kind == "assign"
    assert table.organism("seaweed")["organs"] == ["leaves"]
    assert table.organism("gna-lipid-world")["cubes"] == "B"


def two_droughts(ruleset: str) -> Table:
    """Red's mosses have given up an organ to the first of two cards with a drought icon."""
    table = Table(
        {
            "phase": "event",
            "events_left": [0, 0, 5],
            "organism": mosses("hydroid-vessels", "rhizoids", "spore-capsule"),
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
            "refugium": {"clay-mound": {"bionts": "R"}},
            "player": {"red": {"pool": "R"}},
        },
        chance=("draw event oceans-rust-out", "draw event cryogenian-snowball"),
        ruleset=ruleset,
    )
    table.answer("lose-organ 0")
    return table


@pytest.mark.clause("D9.1", "AMB-14", "ED-53")
def test_in_living_each_drought_icon_costs_an_atrophy() -> None:
    table = two_droughts("living")
    assert table.kind == "atrophy"
    table.answer("lose-organ 2")
    assert table.organism("seaweed")["organs"] == ["spore-capsule"]


@pytest.mark.clause("D9.1", "ADD-12", "ED-53")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_printed_editions_several_drought_icons_cost_one_atrophy(ruleset: str) -> None:
    table = two_droughts(ruleset)
    assert table.kind == "assign"
    assert table.organism("seaweed")["organs"] == ["rhizoids", "spore-capsule"]
