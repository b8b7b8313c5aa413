"""E6b, E6c: extinction by HGT, and microorganisms that change hands."""

import pytest

from tests.genesis.beings import bacterium, parasite
from tests.genesis.table import Table, both_assign

HOME = "amyloid-hydrolysis"
AWAY = "photo-carboxylation"


@pytest.mark.clause("E6b.1", "B4b.1")
def test_hgt_may_drive_the_own_microorganism_extinct() -> None:
    table = Table(both_assign({HOME: bacterium("red", "R", "mrna", cubes="RY")}))
    table.answer(f"hgt-home {HOME}")
    assert not table.has(HOME)
    assert table.position["player"]["red"]["trophies"] == [HOME]
    assert table.pool("red") == "B"
    assert table.position["mutation_decks"]["ocean"][-1] == "mrna"


@pytest.mark.clause("E6c.1")
def test_a_bacterium_without_its_owners_bionts_passes_on_with_all_that_is_attached() -> None:
    table = Table(
        both_assign(
            {
                HOME: bacterium("red", "RY", "mrna", cubes="G", disks="B"),
                "salmonella": parasite("green", "G", HOME, diseased=("mrna base", "")),
            }
        ),
        players=3,
    )
    table.answer(f"hgt-home {HOME}")
    taken = table.organism(HOME)
    assert (taken["owner"], taken["bionts"]) == ("yellow", "Y")
    assert (taken["cubes"], taken["disks"]) == ("G", "B")
    assert table.organism("salmonella")["host"] == HOME
    assert table.view["organisms"]["salmonella"]["tableau"] == "yellow"
    assert table.position["player"]["red"]["trophies"] == []


@pytest.mark.clause("E6c.1")
def test_a_commandeered_parasite_stays_on_its_host() -> None:
    table = Table(
        both_assign(
            {
                AWAY: bacterium("green", "G", "nitrogen-fixation"),
                "prion": parasite("red", "RY", AWAY, "mrna"),
            }
        ),
        players=3,
    )
    table.answer("hgt-home prion")
    prion = table.organism("prion")
    assert (prion["owner"], prion["host"], prion["bionts"]) == ("yellow", AWAY, "Y")
    assert table.position["player"]["red"]["parasite"] == "in-play"


@pytest.mark.clause("E6c.1", "AMB-33")
def test_commandeering_needs_no_hgt() -> None:
    """An immune owner gives up their own biont in an error catastrophe."""
    table = Table(
        {
            "phase": "darwin",
            "agenda": ["darwin red"],
            "organism": {HOME: bacterium("red", "RY", "ribosomal-rna")},
        },
        chance=("roll 2 3 3 4 6",),
    )
    table.answer("keep")
    table.answer("lose-biont red")
    assert table.organism(HOME)["owner"] == "yellow"
    assert table.pool("red") == "R"


@pytest.mark.clause("E6c.2")
def test_of_several_heirs_the_losing_owner_chooses() -> None:
    table = Table(both_assign({HOME: bacterium("red", "RYG", "mrna")}), players=3)
    table.answer(f"hgt-home {HOME}")
    assert (table.decider, table.kind) == ("red", "heir")
    assert table.offers == ["heir yellow", "heir green"]
    table.answer("heir green")
    assert table.organism(HOME)["owner"] == "green"
    assert table.organism(HOME)["bionts"] == "YG"


@pytest.mark.clause("E6c.1", "B1a.1", "AMB-25", "ED-06")
def test_nobody_commandeers_more_organisms_than_he_may_own() -> None:
    """Second edition: Yellow has three organisms; the fourth dies with their gene in it."""
    table = Table(
        both_assign(
            {
                HOME: bacterium("red", "RY", "mrna"),
                AWAY: bacterium("yellow", "Y"),
                "metal-glycolysis": bacterium("yellow", "Y"),
                "pna-template": bacterium("yellow", "Y"),
            }
        ),
        ruleset="second",
    )
    table.answer(f"hgt-home {HOME}")
    assert not table.has(HOME)
    assert table.pool("yellow") == "YB"


@pytest.mark.clause("E3g.1", "E6c.3", "ED-25", "ADD-14")
@pytest.mark.parametrize("ruleset", ["living", "second", "first"])
def test_a_commandeered_parasite_returns_with_a_biont_of_its_colour(ruleset: str) -> None:
    table = Table(
        both_assign(
            {
                HOME: bacterium("red", "R", "mrna"),
                AWAY: bacterium("green", "G", "nitrogen-fixation"),
                "prion": parasite("yellow", "Y", AWAY),
            }
        ),
        players=3,
        ruleset=ruleset,
    )
    table.answer(f"hgt {HOME} prion")
    assert table.organism("prion")["owner"] == "red"
    assert table.organism("prion")["bionts"] == "RY"


@pytest.mark.clause("E3g.1", "E6c.3", "AMB-25", "ADD-14")
def test_the_organism_limit_does_not_keep_a_parasite_from_its_colour() -> None:
    """Second edition: Red has three organisms and a biont to spare in one of them."""
    table = Table(
        both_assign(
            {
                HOME: bacterium("red", "RR", "mrna"),
                "metal-glycolysis": bacterium("red", "R"),
                "pna-template": bacterium("red", "R"),
                AWAY: bacterium("green", "G", "nitrogen-fixation"),
                "prion": parasite("yellow", "Y", AWAY),
            }
        ),
        players=3,
        ruleset="second",
    )
    table.answer(f"hgt {HOME} prion")
    assert table.organism("prion")["owner"] == "red"


@pytest.mark.clause("E6c.3", "G:Extinction.2")
def test_the_card_of_a_dead_commandeered_parasite_goes_back_to_the_player_of_its_colour() -> None:
    table = Table(
        {
            "agenda": ["assign yellow", "assign red"],
            "active": ["ocean"],
            "organism": {
                AWAY: bacterium("green", "G", "nitrogen-fixation"),
                "prion": parasite("yellow", "Y", AWAY, "mrna"),
            },
            "player": {"yellow": {"pool": "Y"}},
            "refugium": {"hydrothermal-vent": {}},
        },
        players=3,
    )
    table.answer("hgt-home prion")
    assert table.position["player"]["red"]["parasite"] == "resting"
    assert table.position["player"]["yellow"]["parasite"] == "ready"
    assert table.position["player"]["yellow"]["trophies"] == []


@pytest.mark.clause("E6.4", "E6a.1", "E6c.1", "H4a.1")
def test_example_malaria_is_commandeered() -> None:
    """Red moves a gene into malaria, which Yellow cannot block, and then has their host steal
    the yellow biont."""
    table = Table(
        {
            "agenda": ["assign red"],
            "active": ["ocean"],
            "organism": {
                HOME: bacterium("red", "RR", "conjugation-pili", "rna-polymerase"),
                "malaria": parasite("yellow", "Y", HOME),
            },
            "player": {"red": {"pool": "Y"}},
        }
    )
    table.answer(f"hgt {HOME} malaria")
    assert table.organism("malaria")["bionts"] == "RY"
    table.answer("done", "roll 2 2 3 4", "roll 2 2 3 4")
    table.answer("keep")
    assert table.kind == "purchase"
    table.answers(f"red-queen {HOME} malaria")
    assert table.organism(HOME)["bionts"] == "RY"
    malaria = table.organism("malaria")
    assert (malaria["owner"], malaria["bionts"], malaria["host"]) == ("red", "R", HOME)
    assert (table.pool("red"), table.pool("yellow")) == ("", "")
