"""D5, D6. Extremophile crises and oxygen spikes."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, parasite
from tests.genesis.table import Table, told
from trilobite.games.genesis.edition import RULESETS


def struck(event: str, index: int, organism: dict[str, Any], **options: Any) -> Table:
    """The first X or O2 icon of an event card, and after it an assignment turn of Red's."""
    position = options.pop("position", {})
    return Table(
        {
            "phase": "event",
            "agenda": [f"icon {event} {index}", "assign red"],
            "events_drawn": [event],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
            "organism": organism,
            **position,
        },
        **options,
    )


def x1(organism: dict[str, Any], **options: Any) -> Table:
    """One X."""
    return struck("bolide-water-delivery-a", 2, organism, **options)


def x2(organism: dict[str, Any], **options: Any) -> Table:
    """Two X."""
    return struck("late-heavy-bombardment", 0, organism, **options)


def o1(organism: dict[str, Any], **options: Any) -> Table:
    """One O2."""
    return struck("clathrate-gun", 2, organism, **options)


def o2(organism: dict[str, Any], **options: Any) -> Table:
    """Two O2."""
    return struck("oceans-rust-out", 2, organism, **options)


def one(**bacterium: Any) -> dict[str, Any]:
    """Yellow's bacterium."""
    return {"pna-template": {"owner": "yellow", "bionts": "Y", **bacterium}}


def cubes(table: Table) -> str:
    """The cubes left on the placard when the strike is over."""
    assert table.kind == "assign"
    left: str = table.organism("pna-template")["cubes"]
    return left


# --- D5: X --------------------------------------------------------------------------------


@pytest.mark.clause("D5.1")
def test_an_organism_takes_as_many_atrophies_as_there_are_x_icons() -> None:
    assert cubes(x2(one(cubes="BBBB"))) == "BB"


@pytest.mark.clause("D5.1")
def test_an_organism_whose_shield_reaches_the_extremity_is_safe() -> None:
    assert cubes(x2(one(cubes="RRBB"))) == "RRBB"


@pytest.mark.clause("D5.1")
def test_the_heat_shield_is_taken_off_the_extremity() -> None:
    table = x2(one(cubes="RBBB"))
    assert table.kind == "atrophy"
    table.answer("lose-chromosome blue")
    assert cubes(table) == "RBB"


@pytest.mark.clause("D5.1", "AMB-17")
def test_the_number_of_atrophies_does_not_grow_while_shields_fall() -> None:
    # Extremity 2, shield 1: losing the red cube itself makes no second atrophy.
    table = x2(one(cubes="RBBB"))
    table.answer("lose-chromosome red")
    assert cubes(table) == "BBB"


@pytest.mark.clause("D5.1", "AMB-17")
def test_atrophies_left_over_lapse_when_the_organism_is_extinct() -> None:
    table = x2(one(), position={"player": {"yellow": {"pool": ""}}})
    assert not table.has("pna-template")
    assert table.pool("yellow") == "Y"


@pytest.mark.clause("D5.1")
def test_organisms_are_struck_in_player_order() -> None:
    organism = {
        "pna-template": {"owner": "yellow", "bionts": "Y", "cubes": "B"},
        "gna-lipid-world": {"owner": "green", "bionts": "G", "cubes": "B"},
    }
    table = x1(organism, position={"order": ["green", "red", "yellow", "blue"]}, players=3)
    assert told(table, "atrophy") == ["gna-lipid-world", "pna-template"]


@pytest.mark.clause("D5.1")
def test_the_owner_chooses_the_order_among_his_organisms() -> None:
    table = x1(
        {
            "pna-template": {"owner": "yellow", "bionts": "Y", "cubes": "B"},
            "gna-lipid-world": {"owner": "yellow", "bionts": "Y", "cubes": "B"},
        }
    )
    assert (table.decider, table.kind) == ("yellow", "next-organism")
    table.answer("organism gna-lipid-world")
    assert told(table, "atrophy") == ["gna-lipid-world", "pna-template"]


#: Green's parasite with one red cube too few, on the bacterium of Yellow.
PARASITE: dict[str, Any] = {
    "pna-template": bacterium("yellow", "Y", "riboswitches", cubes="B"),
    "salmonella": parasite("green", "G", "pna-template", diseased=("riboswitches base", "")),
}


@pytest.mark.clause("D5.1", "AMB-15")
def test_a_parasite_is_struck_in_plain_player_order_and_not_after_its_host() -> None:
    table = x1(
        PARASITE,
        position={"order": ["green", "red", "yellow", "blue"]},
        players=3,
    )
    assert told(table, "atrophy") == ["salmonella", "pna-template"]


@pytest.mark.clause("D5.1", "G:Atrophy.5", "G:Parasite.1")
def test_a_parasite_has_no_part_in_the_heat_shield_of_its_host() -> None:
    host = {**PARASITE["pna-template"], "cubes": "RRRR"}
    table = x1({**PARASITE, "pna-template": host}, players=3)
    # It loses the diseased cube, and the host the mutation it came from.
    assert table.organism("salmonella")["diseased"] == ["", ""]
    assert table.organism("pna-template")["mutations"] == []
    assert cubes(table) == "RRRR"


# --- D5a: heat shields --------------------------------------------------------------------


def heat_shield(name: str, organism: dict[str, Any], **options: Any) -> int:
    """The heat shield of an organism in the public view."""
    table = Table(
        {
            "agenda": ["assign red"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
            "organism": organism,
        },
        **options,
    )
    shield: int = table.view["organisms"][name]["heat_shield"]
    return shield


@pytest.mark.clause("D5a.1")
def test_red_cubes_and_red_bionts_are_a_heat_shield() -> None:
    organism = {"pna-template": bacterium("red", "RRY", "rna-polymerase", cubes="RGB")}
    assert heat_shield("pna-template", organism) == 4


@pytest.mark.clause("D5a.1")
def test_red_shield_icons_on_mutations_add_to_the_heat_shield() -> None:
    organism = {"pna-template": bacterium("yellow", "Y", "rna-ribozyme", "cytochromes")}
    assert heat_shield("pna-template", organism) == 2


@pytest.mark.clause("D5a.1", "G:Chromosome.1")
def test_a_parasite_counts_its_diseased_cubes_for_its_heat_shield() -> None:
    # A viroid with a red diseased cube, two bionts of Red and a ribozyme with one red shield.
    organism = {
        "pna-template": bacterium("yellow", "Y", "rna-polymerase"),
        "viroid": parasite(
            "blue", "RRB", "pna-template", "rna-ribozyme", diseased=("rna-polymerase base", "")
        ),
    }
    colours = ["red", "yellow", "blue"]
    assert heat_shield("viroid", organism, players=3, colours=colours) == 4
    assert heat_shield("pna-template", organism, players=3, colours=colours) == 0


@pytest.mark.clause("D5a.2", "G:TrophicBiont.1")
def test_a_macroorganism_counts_system_chromosomes_organs_and_bionts() -> None:
    # Sea stars: two red system chromosomes, the red organ brain, a red trophic biont.
    organism = {
        "sea-stars": {
            "owner": "red",
            "bionts": "R",
            "under": "pna-template",
            "organs": ["brain", "kidney"],
        }
    }
    assert heat_shield("sea-stars", organism) == 4


@pytest.mark.clause("D5a.2")
def test_a_macroorganism_counts_a_red_endosymbiont_and_the_icon_of_its_space() -> None:
    # Seaweed has no red chromosome; Red's endosymbiont is one, and its space has a red shield.
    organism = {"seaweed": {"owner": "yellow", "bionts": "RY", "under": "pna-template"}}
    assert heat_shield("seaweed", organism) == 2


@pytest.mark.clause("D5a.2", "H5a.1")
def test_a_macroorganism_counts_red_shield_icons_on_its_organs() -> None:
    # Mosses: the hydroid vessels, a yellow organ, have a red shield.
    organism = {
        "seaweed": {
            "owner": "yellow",
            "bionts": "Y",
            "under": "pna-template",
            "side": "terrestrial",
            "organs": ["hydroid-vessels"],
        }
    }
    assert heat_shield("seaweed", organism) == 1


# --- D6: O2 -------------------------------------------------------------------------------


@pytest.mark.clause("D6.1")
def test_o2_works_against_the_antioxidant_shield() -> None:
    assert cubes(o2(one(cubes="BBB"))) == "B"
    assert cubes(o2(one(cubes="GGB"))) == "GGB"


@pytest.mark.clause("D6.1", "AMB-17")
def test_the_number_of_losses_to_oxygen_is_fixed_at_the_start() -> None:
    table = o2(one(cubes="GBB"))
    table.answer("lose-chromosome green")
    assert cubes(table) == "BB"


@pytest.mark.clause("D6.1", "AMB-15")
def test_a_parasite_suffers_oxygen_in_plain_player_order() -> None:
    organism: dict[str, Any] = {
        "pna-template": PARASITE["pna-template"],
        "prion": parasite("red", "R", "pna-template"),
    }
    organism["prion"]["diseased"] = ["riboswitches base", ""]
    table = o1(organism, position={"order": ["red", "yellow", "green", "blue"]})
    assert told(table, "atrophy") == ["prion", "pna-template"]


def antioxidant_shield(name: str, organism: dict[str, Any]) -> int:
    """The antioxidant shield of an organism in the public view."""
    table = Table(
        {
            "agenda": ["assign red"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
            "organism": organism,
        },
        colours=["red", "green"],
    )
    shield: int = table.view["organisms"][name]["antioxidant_shield"]
    return shield


@pytest.mark.clause("D6a.1")
def test_green_chromosomes_icons_and_vitamins_are_an_antioxidant_shield() -> None:
    # Green biont, green cube, the shield of superoxide dismutase, one vitamin; the red disk is
    # no shield.
    organism = {
        "pna-template": bacterium("green", "G", "superoxide-dismutase", cubes="G", disks="GR")
    }
    assert antioxidant_shield("pna-template", organism) == 4


@pytest.mark.clause("D6a.2", "AMB-18")
def test_the_antioxidant_shield_of_a_marine_macroorganism_counts_its_vitamins() -> None:
    # Sea stars: one green system chromosome, the kidney, the icon of the water vascular system,
    # Green's endosymbiont and the icon of its space, one vitamin.
    organism = {
        "sea-stars": {
            "owner": "red",
            "bionts": "RG",
            "under": "pna-template",
            "organs": ["kidney", "water-vascular-system"],
            "disks": "G",
        }
    }
    assert antioxidant_shield("sea-stars", organism) == 6


@pytest.mark.clause("D6b.1", "G:Antioxidant.1", "G:Atrophy.3")
def test_an_antioxidant_may_be_discarded_in_place_of_an_atrophy() -> None:
    table = o1(one(cubes="BB", disks="RY"))
    assert table.kind == "atrophy"
    assert table.offers == ["discard red", "discard yellow", "lose-chromosome blue"]
    table.answer("discard red")
    assert (cubes(table), table.organism("pna-template")["disks"]) == ("BB", "Y")


@pytest.mark.clause("D6b.1")
def test_an_antioxidant_need_not_be_discarded() -> None:
    table = o1(one(cubes="BB", disks="R"))
    table.answer("lose-chromosome blue")
    assert (cubes(table), table.organism("pna-template")["disks"]) == ("B", "R")


@pytest.mark.clause("D6b.1", "AMB-18", "ED-22")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_vitamin_stops_one_atrophy_as_a_shield_and_a_second_when_discarded(
    ruleset: str,
) -> None:
    table = o2(one(cubes="B", disks="G"), ruleset=ruleset)
    table.answer("discard green")
    assert cubes(table) == "B"
    assert table.organism("pna-template")["disks"] == ""


@pytest.mark.clause("D6b.1", "AMB-18")
def test_a_vitamin_that_is_shield_enough_stays() -> None:
    table = o1(one(cubes="B", disks="G"))
    assert table.organism("pna-template")["disks"] == "G"
    assert cubes(table) == "B"


@pytest.mark.clause("D6b.1", "E5a.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_antioxidants_do_not_help_against_heat(ruleset: str) -> None:
    table = x1(one(cubes="B", disks="RYGB"), ruleset=ruleset)
    assert cubes(table) == ""
    assert table.organism("pna-template")["disks"] == "RYGB"


@pytest.mark.clause("D6b.1")
def test_a_flatworm_survives_two_o2_with_an_antioxidant_and_falls_back_without() -> None:
    worm = {"flatworms": {"owner": "red", "bionts": "R", "under": "pna-template"}}
    table = o2({"flatworms": {**worm["flatworms"], "disks": "R"}})
    table.answer("discard red")
    assert (table.kind, table.has("flatworms")) == ("assign", True)
    table = o2(worm)
    assert not table.has("flatworms")
    assert table.position["player"]["red"]["trophies"] == ["flatworms"]
