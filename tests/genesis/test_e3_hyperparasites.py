"""E3d to E3h: hyperparasites, diseased organs, polluting parasites, owners and death."""

import pytest

from tests.genesis.beings import bacterium, marine, parasite
from tests.genesis.table import Table, red_assigns
from trilobite.games.genesis.edition import RULESETS

HOST = "amyloid-hydrolysis"


# --- E3d: hyperparasites ------------------------------------------------------------------


@pytest.mark.clause("E3d.1", "E3c.2", "G:Hyperparasite.1", "ED-63")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_hyperparasite_takes_mutation_cubes_and_never_diseased_cubes(ruleset: str) -> None:
    organisms = {
        HOST: bacterium("yellow", "Y", "riboswitches", "nitrogen-fixation"),
        "salmonella": parasite(
            "green", "G", HOST, "calvin-cycle+", diseased=("riboswitches base", "")
        ),
    }
    table = Table(red_assigns(organisms), players=3, ruleset=ruleset)
    table.answers("parasite prion salmonella", "enough")
    assert table.offers == ["take calvin-cycle base", "take calvin-cycle plus"]
    table.answers("take calvin-cycle base", "take calvin-cycle plus")
    assert table.organism("prion")["host"] == "salmonella"
    assert table.organism("salmonella")["diseased"] == ["riboswitches base", ""]


@pytest.mark.clause("E3d.1", "E3b.2")
def test_a_parasite_with_diseased_cubes_only_is_no_host() -> None:
    table = Table(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "riboswitches", "nitrogen-fixation"),
                "salmonella": parasite("green", "G", HOST, diseased=("riboswitches base", "")),
            }
        ),
        players=3,
    )
    assert table.refusals["parasite prion salmonella"] == "E3b.2"


@pytest.mark.clause("E3d.1", "E3b.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_hyperparasite_may_sit_in_its_owners_tableau(ruleset: str) -> None:
    table = Table(
        red_assigns(
            {
                HOST: bacterium("red", "R", "riboswitches"),
                "malaria": parasite("yellow", "Y", HOST, "calvin-cycle"),
            }
        ),
        ruleset=ruleset,
    )
    table.answers("parasite prion malaria", "enough")
    assert table.organism("prion")["host"] == "malaria"
    assert table.view["organisms"]["prion"]["tableau"] == "red"


@pytest.mark.clause("E3d.1", "B1a.2", "AMB-27")
def test_a_hyperparasite_may_itself_be_parasitised() -> None:
    table = Table(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "quorum-sensing"),
                "salmonella": parasite("green", "G", HOST, "rna-polymerase"),
                "viroid": parasite("blue", "B", "salmonella", "nitrogen-fixation"),
            },
            active=["ocean"],
        ),
        players=4,
    )
    table.answers("parasite prion viroid", "enough")
    assert table.organism("prion")["host"] == "viroid"
    assert table.organism("prion")["diseased"] == ["", "nitrogen-fixation base"]
    assert table.view["organisms"]["prion"]["home_row"] == "ocean"


# --- E3e: organs --------------------------------------------------------------------------


@pytest.mark.clause("E3e.1", "G:Disease.1", "ED-19")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_diseased_organ_gives_no_abilities(ruleset: str) -> None:
    macro = marine("yellow", "Y", "pna-template", "chitin-cuticle", "shelled-egg")
    table = Table(red_assigns({"trilobites": macro}, active=["ocean", "coastal"]), ruleset=ruleset)
    assert table.view["organisms"]["trilobites"]["abilities"] == {"uv-shield": 1, "red-queen": 1}
    table.answers("parasite prion trilobites", "enough")
    assert table.offers == ["take-organ 0", "take-organ 1"]
    table.answers("take-organ 0", "enough")
    assert table.organism("prion")["diseased"] == ["", "organ chitin-cuticle"]
    assert table.organism("trilobites")["organs"] == ["shelled-egg"]
    assert table.view["organisms"]["trilobites"]["abilities"] == {"red-queen": 1}


@pytest.mark.clause("E3e.1", "E3b.2")
def test_system_chromosomes_and_bionts_of_a_macroorganism_are_safe() -> None:
    table = Table(
        red_assigns(
            {"trilobites": marine("yellow", "Y", "pna-template")}, refugium={"clay-mound": {}}
        )
    )
    assert table.refusals["parasite prion trilobites"] == "E3b.2"


# --- E3f: polluting parasites -------------------------------------------------------------


@pytest.mark.clause("E3f.1", "H1d.1", "AMB-75")
def test_a_polluting_parasite_strikes_the_whole_home_row_but_itself() -> None:
    """Cyanobacteria with two green bionts: extremity two, on its host, on a neighbour and on
    Green's own bacterium, but not in other rows."""
    table = Table(
        {
            "agenda": ["assign green"],
            "active": ["ocean"],
            "order": ["green", "blue", "red", "yellow"],
            "organism": {
                HOST: bacterium("blue", "B", "riboswitches", cubes="RR"),
                "photo-carboxylation": bacterium("blue", "B", cubes="GY"),
                "metal-glycolysis": bacterium("green", "G", cubes="Y"),
                "pna-template": bacterium("blue", "B", cubes="Y"),
            },
        },
        colours=["green", "blue"],
    )
    table.answers(f"parasite cyanobacteria {HOST}", "with-biont pool")
    assert table.kind == "next-organism"
    assert table.organism("metal-glycolysis")["cubes"] == ""
    assert table.decider == "blue"
    table.answer("organism photo-carboxylation")
    table.answer("lose-chromosome yellow")
    assert table.organism("photo-carboxylation")["cubes"] == "G"
    assert table.organism(HOST)["cubes"] == ""
    assert table.organism("pna-template")["cubes"] == "Y"
    assert table.organism("cyanobacteria")["bionts"] == "GG"
    assert table.organism("cyanobacteria")["diseased"] == ["riboswitches base", ""]


@pytest.mark.clause("E3f.1", "H1d.1")
def test_a_polluter_without_green_makes_no_spike() -> None:
    table = Table(
        {
            "agenda": ["assign yellow"],
            "active": ["ocean"],
            "organism": {HOST: bacterium("red", "R", "riboswitches", cubes="Y")},
        }
    )
    table.answers(f"parasite crystalbiont {HOST}", "enough")
    assert table.organism(HOST)["cubes"] == "Y"


@pytest.mark.clause("E3f.1", "H1d.1")
def test_the_cubes_are_taken_before_the_polluter_pollutes() -> None:
    """The stolen green cube makes the polluter green and strips the host of its shield."""
    table = Table(
        {
            "agenda": ["assign yellow"],
            "active": ["ocean"],
            "organism": {HOST: bacterium("red", "R", "calvin-cycle", cubes="Y")},
        }
    )
    table.answers(f"parasite crystalbiont {HOST}", "enough")
    assert table.organism(HOST)["cubes"] == ""
    assert table.organism("crystalbiont")["diseased"] == ["calvin-cycle base", ""]


@pytest.mark.clause("E3f.1", "E1a.2", "E6b.1", "AMB-32")
def test_a_microorganism_left_for_a_polluter_is_extinct_before_the_spike() -> None:
    table = Table(
        {
            "agenda": ["assign green", "assign blue"],
            "active": ["ocean"],
            "organism": {
                HOST: bacterium("blue", "B", "riboswitches", cubes="RR"),
                "photo-carboxylation": bacterium("green", "G", "mrna"),
            },
        },
        colours=["green", "blue"],
    )
    table.answer(f"parasite cyanobacteria {HOST}")
    table.answers("with-gene photo-carboxylation", "with-biont pool")
    assert not table.has("photo-carboxylation")
    assert table.position["player"]["green"]["trophies"] == ["photo-carboxylation"]
    assert table.organism(HOST)["cubes"] == ""


@pytest.mark.clause("E3f.1", "E6c.1", "AMB-32", "AMB-33")
def test_a_microorganism_left_for_a_polluter_changes_hands_before_the_spike() -> None:
    table = Table(
        {
            "agenda": ["assign green", "assign blue"],
            "active": ["ocean"],
            "organism": {
                HOST: bacterium("blue", "B", "riboswitches", cubes="GG"),
                "photo-carboxylation": bacterium("green", "GB", "mrna", cubes="RY"),
            },
        },
        colours=["green", "blue"],
    )
    table.answer(f"parasite cyanobacteria {HOST}")
    table.answers("with-gene photo-carboxylation", "with-biont pool")
    assert table.organism("photo-carboxylation")["owner"] == "blue"
    assert (table.decider, table.kind) == ("blue", "atrophy")
    assert table.offers == ["lose-chromosome red", "lose-chromosome yellow"]


# --- E3g, E3h: owner and death ------------------------------------------------------------


@pytest.mark.clause("E3g.1")
def test_the_player_of_its_colour_controls_a_parasite_in_a_foreign_tableau() -> None:
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "organism": {
                HOST: bacterium("red", "R", "quorum-sensing"),
                "salmonella": parasite("green", "G", HOST, diseased=("", "quorum-sensing base")),
            },
        },
        chance=("roll 2 3", "roll 3 4 4"),
        colours=["red", "green"],
    )
    assert (table.decider, table.kind) == ("green", "specificity")
    assert table.view["organisms"]["salmonella"]["tableau"] == "red"


@pytest.mark.clause("E3h.1", "G:Extinction.1", "G:Extinction.3")
def test_a_parasite_dies_with_its_host() -> None:
    """Red's HGT empties their own bacterium; salmonella and its hyperparasite die with it."""
    table = Table(
        red_assigns(
            {
                HOST: bacterium("red", "R", "conjugation-pili", "quorum-sensing"),
                "salmonella": parasite(
                    "green", "G", HOST, "calvin-cycle", diseased=("", "quorum-sensing base")
                ),
                "virus": parasite("blue", "B", "salmonella", diseased=("", "calvin-cycle base")),
            },
            refugium={"clay-mound": {}},
        ),
        players=4,
    )
    table.answer(f"hgt-home {HOST}")
    table.answer("bottom quorum-sensing")
    position = table.position
    assert position["organism"] == {}
    assert position["player"]["red"]["trophies"] == [HOST]
    assert position["player"]["green"]["bionts"] == 3
    assert position["player"]["blue"]["bionts"] == 3
    assert (table.pool("red"), table.pool("green"), table.pool("blue")) == ("", "G", "B")
    assert position["player"]["green"]["parasite"] == "resting"
    assert position["player"]["blue"]["parasite"] == "resting"


# --- B1a: the organism limit --------------------------------------------------------------


@pytest.mark.clause("B1a.1", "E3.1", "G:Organism.1", "ED-06", "AMB-25")
@pytest.mark.parametrize("ruleset", ["living", "second"])
def test_a_parasite_counts_for_the_organism_limit(ruleset: str) -> None:
    table = Table(
        red_assigns(
            {
                HOST: bacterium("yellow", "Y", "nitrogen-fixation"),
                "photo-carboxylation": bacterium("red", "R"),
                "metal-glycolysis": bacterium("red", "R"),
                "pna-template": bacterium("red", "R"),
            },
            refugium={"warm-pond": {}},
        ),
        ruleset=ruleset,
    )
    if ruleset == "living":
        assert f"parasite prion {HOST}" in table.offers
    else:
        assert table.refusals[f"parasite prion {HOST}"] == "B1a.1"
