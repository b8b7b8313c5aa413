"""L1, L2. Parasites that become macroorganisms, and their neighbours."""

import pytest

from tests.genesis.beings import Part, bacterium, marine, parasite, terrestrial
from tests.genesis.chimera_table import (
    CLAY,
    MARS,
    RED,
    RUST,
    SEAWEED,
    SEAWEED_CARDS,
    VENT,
    YELLOW,
    Chimeras,
    Scene,
    buying,
    setting,
    slot,
)
from trilobite.games.genesis.darwin import darwin_turn
from trilobite.games.genesis.event import cancer, drought, ultraviolet
from trilobite.games.genesis.macro import (
    buy_macroorganism,
)
from trilobite.games.genesis.organism import home_row, tableau

# --- L1: parasites becoming macroorganisms ------------------------------------------------


@pytest.mark.clause("L1.1")
def test_a_parasite_buys_a_macroorganism_and_the_host_loses_its_diseased_cube() -> None:
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "YY", "calvin-cycle", "mrna"),
                "prion": parasite(
                    "red", "R", VENT, *SEAWEED_CARDS[:2], diseased=("", "calvin-cycle base")
                ),
            },
            "prion red",
            pools={"yellow": "Y"},
        )
    )
    assert "macro prion seaweed" in table.offers
    table.grow("macro prion seaweed")
    seaweed = table.organism("seaweed")
    assert (seaweed["owner"], seaweed["under"], seaweed["host"]) == ("red", "prion", VENT)
    assert not table.has("prion")
    assert [card["card"] for card in table.organism(VENT)["mutations"]] == ["mrna"]
    assert table.position["mutation_decks"]["ocean"] == [
        "calvin-cycle",
        "chloroplast-symbiont",
        "nitrogen-fixation",
    ]
    assert table.pool("yellow") == ""
    assert table.position["player"]["red"]["parasite"] == "in-play"


@pytest.mark.clause("L1.1", "AMB-73")
@pytest.mark.parametrize(
    ("answer", "base"), [("use-diseased 1", "gone"), ("leave-diseased 1", "present")]
)
def test_the_buyer_chooses_between_own_and_diseased_cubes(answer: str, base: str) -> None:
    cards = (*SEAWEED_CARDS, "proteorhodopsin")  # four green of its own, enough for all squares
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "YY", "calvin-cycle+", "mrna"),
                "prion": parasite("red", "R", VENT, *cards, diseased=("", "calvin-cycle base")),
            },
            "prion red",
            pools={"yellow": "Y"},
        )
    )
    table.grow("macro prion seaweed", answer)
    assert table.organism("seaweed")["organs"] == ["leaves"]
    host = table.organism(VENT)
    assert [card["card"] for card in host["mutations"]] == ["calvin-cycle", "mrna"]
    assert host["mutations"][0]["base"] == base


@pytest.mark.clause("L1.1")
def test_a_diseased_organ_that_is_used_is_lost_to_a_macroorganism_host() -> None:
    table = Chimeras(
        slot(
            {
                "sea-stars": marine("yellow", "Y", VENT, "brain"),
                "prion": parasite(
                    "red", "R", "sea-stars", *SEAWEED_CARDS[:2], diseased=("", "organ kidney")
                ),
            },
            "prion red",
            pools={"yellow": "Y"},
        )
    )
    table.grow("macro prion seaweed")
    assert table.organism("seaweed")["host"] == "sea-stars"
    assert table.organism("sea-stars")["organs"] == ["brain"]
    assert table.organism("sea-stars")["bionts"] == "Y"


@pytest.mark.clause("L1.1", "H3.1")
def test_without_the_variant_only_bacteria_become_macroorganisms() -> None:
    organisms = {
        VENT: bacterium("yellow", "YY", "mrna"),
        "prion": parasite("red", "R", VENT, *SEAWEED_CARDS),
    }
    table = Chimeras(slot(organisms, "prion red", pools={"yellow": "G"}), variants=[])
    assert table.refusals["macro prion seaweed"] == "H3.1"


@pytest.mark.clause("L1.1", "H3a.1")
def test_a_parasite_needs_the_printed_system_chromosomes() -> None:
    organisms = {
        VENT: bacterium("yellow", "YY", "mrna"),
        "prion": parasite("red", "R", VENT, *SEAWEED_CARDS),
    }
    table = Chimeras(slot(organisms, "prion red", pools={"yellow": "G"}))
    assert "macro prion seaweed" in table.offers
    assert table.refusals["macro prion trilobites"] == "H3a.1"


@pytest.mark.clause("L1a.1")
def test_other_bionts_and_the_hyperparasites_become_endosymbionts_or_go_home() -> None:
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "YY", "mrna"),
                "prion": parasite("red", "RRR", VENT, *SEAWEED_CARDS),
                "salmonella": parasite("green", "GG", "prion", "conjugation-pili"),
            },
            "prion red",
            pools={"yellow": "Y", "red": "", "green": ""},
        ),
        players=3,
    )
    table.grow("macro prion seaweed")
    assert table.organism("seaweed")["bionts"] == "RRYG"
    assert not table.has("salmonella")
    players = table.position["player"]
    assert (players["red"]["bionts"], players["red"]["pool"]) == (2, "R")
    assert (players["green"]["bionts"], players["green"]["pool"]) == (3, "G")
    assert players["green"]["parasite"] == "resting"
    assert table.position["mutation_decks"]["ocean"][-1] == "conjugation-pili"


@pytest.mark.clause("L1a.2")
def test_the_bionts_of_a_microorganism_host_are_taken_in_where_circles_are_free() -> None:
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "YYG", "mrna"),
                "prion": parasite("red", "R", VENT, *SEAWEED_CARDS),
            },
            "prion red",
            pools={"yellow": "Y"},
        ),
        players=3,
    )
    table.grow("macro prion seaweed")
    assert table.organism("seaweed")["bionts"] == "RYG"
    assert table.organism(VENT)["bionts"] == "Y"
    assert table.pool("yellow") == ""  # nobody went home


@pytest.mark.clause("L1a.2", "E6c.1")
def test_a_host_may_change_its_owner_by_being_taken_in() -> None:
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "YGG", "mrna"),
                "prion": parasite("red", "R", VENT, *SEAWEED_CARDS),
            },
            "prion red",
            pools={"yellow": "Y", "green": "B"},
        ),
        players=3,
    )
    table.grow("macro prion seaweed")
    assert table.organism(VENT)["owner"] == "green"
    assert table.organism("seaweed")["host"] == VENT


@pytest.mark.clause("L1a.2", "L4a.1")
def test_a_host_whose_last_biont_is_taken_in_leaves_its_placard_to_the_parasite() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "Y", "mrna", cubes="RRG"),
            "prion": parasite("red", "R", VENT, *SEAWEED_CARDS),
        },
        pools={"yellow": "Y"},
    )
    prion = scene["prion"]
    scene.run(
        buy_macroorganism(scene.g, RED, prion, SEAWEED),
        "bottom chloroplast-symbiont",
        "bottom nitrogen-fixation",
    )
    assert "host" not in scene.part("seaweed")
    assert (prion.owner, scene.part("seaweed")["bionts"]) == (RED, "RY")
    assert scene.part("seaweed")["under"] == VENT
    assert not scene.has(VENT)
    assert scene.player("red")["parasite"] == "resting"
    assert scene.player("yellow")["trophies"] == []


@pytest.mark.clause("L1a.2")
def test_a_macroorganism_parasite_is_not_taken_in_when_its_host_grows() -> None:
    table = Chimeras(
        buying(
            {
                VENT: bacterium("yellow", "Y", "mrna", cubes="RRYGGB"),
                "seaweed": marine("red", "RR", "prion", host=VENT),
            },
            "yellow",
            pools={"yellow": "Y"},
        )
    )
    table.answer(f"macro {VENT} arrow-worms")
    assert table.organism("arrow-worms")["bionts"] == "Y"
    assert table.organism("seaweed")["host"] == "arrow-worms"
    assert table.organism("seaweed")["bionts"] == "RR"


@pytest.mark.clause("L1b.1")
def test_a_hyperparasite_may_not_become_a_macroorganism() -> None:
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "YY", "mrna"),
                "salmonella": parasite("green", "G", VENT, "conjugation-pili"),
                "prion": parasite("red", "R", "salmonella", *SEAWEED_CARDS),
            },
            "prion red",
            pools={"yellow": "RYGB"},
        ),
        players=3,
    )
    assert table.refusals["macro prion seaweed"] == "L1b.1"


# --- L2: relation with neighbours ---------------------------------------------------------


@pytest.mark.clause("L2.1", "H0e.1", "H0g.1")
def test_a_macroorganism_parasite_shares_the_pool_of_its_hosts_tableau() -> None:
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "Y", "mrna"),
                "seaweed": marine("red", "R", "prion", host=VENT),
            },
            "seaweed red",
            pools={"yellow": "BB", "red": "Y"},
        )
    )
    assert "donate yellow" in table.offers
    table.answers("donate yellow", "organ seaweed 1")
    assert (table.pool("red"), table.pool("yellow")) == ("", "YB")
    assert table.organism("seaweed")["organs"] == ["gametangia"]


@pytest.mark.clause("L2.1", "E2.1", "B3a.1", "D8b.1", "D9.1", "D7.1")
def test_a_macroorganism_parasite_lives_in_the_row_and_tableau_of_its_host() -> None:
    scene = Scene(
        {
            MARS: bacterium("yellow", "YY", "mrna"),
            "seaweed": terrestrial("red", "R", "prion", "hydroid-vessels", "rhizoids")
            | {"host": MARS},
        },
        pools={"yellow": "", "red": ""},
        turn_order=["red", "yellow"],
        chance=("roll 1 2 2 2",),
    )
    seaweed = scene["seaweed"]
    assert home_row(scene.g, seaweed) == home_row(scene.g, scene[MARS])
    assert tableau(scene.g, seaweed) == YELLOW
    scene.run(cancer(scene.g), "disk blue")
    assert (scene.player("yellow")["pool"], scene.player("red")["pool"]) == ("B", "")
    scene.run(drought(scene.g), "lose-organ 0")
    scene.run(ultraviolet(scene.g, 0, cosmic_is_spared=False))
    assert scene.part("seaweed")["organs"] == []
    assert scene.part(MARS)["mutations"] == []


@pytest.mark.clause("L2a.1", "H4b.1", "G0.1")
def test_a_macroorganism_parasite_treats_its_hyperparasite_as_a_macroorganism_does() -> None:
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "Y", "mrna"),
                "seaweed": marine("red", "R", "prion", "gametangia", host=VENT),
                "salmonella": parasite("green", "GG", "seaweed", diseased=("organ sporangia", "")),
            },
            "seaweed red",
            pools={"yellow": "BG"},
        ),
        players=3,
    )
    table.answers("red-queen seaweed salmonella")
    assert table.organism("seaweed")["organs"] == ["gametangia", "sporangia"]
    assert table.organism("salmonella")["diseased"] == ["", ""]
    scene = Scene(
        {
            VENT: bacterium("yellow", "Y"),
            "seaweed": marine("red", "R", "prion", host=VENT),
            "salmonella": parasite("green", "G", "seaweed"),
        },
        players=3,
        phase="darwin",
        chance=("roll 2 3", "roll 2 4"),
    )
    scene.run(darwin_turn(scene.g, YELLOW), "keep")
    assert scene.events("darwin-roll") == [f"darwin-roll {VENT}", "darwin-roll salmonella"]


@pytest.mark.clause("L2b.1")
def test_a_macroorganism_parasite_is_never_supplanted() -> None:
    table = Chimeras(
        setting(
            {
                VENT: bacterium("yellow", "Y", "mrna"),
                "seaweed": marine("red", "R", "prion", "leaves", host=VENT),
            },
            "assignment",
            "assign green",
            active=["ocean"],
            refugium={"green-rust-fumarole": {}},
        ),
        players=3,
    )
    assert table.refusals[f"supplant salmonella {VENT}"] == "L2b.1"
    assert "parasite cyanobacteria seaweed" not in table.offers  # it wants blue or red
    assert "parasite salmonella seaweed" not in table.offers


@pytest.mark.clause("L2b.1", "E3d.1")
def test_only_one_hyperparasite_sits_on_a_macroorganism_parasite() -> None:
    organisms = {
        VENT: bacterium("yellow", "Y", "mrna"),
        "seaweed": marine("red", "R", "prion", "gametangia", host=VENT),
    }
    fields: Part = {"active": ["ocean"], "pools": {}}
    table = Chimeras(setting(dict(organisms), "assignment", "assign green", **fields), players=3)
    assert "parasite salmonella seaweed" in table.offers
    table = Chimeras(setting(dict(organisms), "assignment", "assign yellow", **fields), players=3)
    assert "parasite crystalbiont seaweed" in table.offers  # in its owner's own tableau
    organisms["salmonella"] = parasite("green", "G", "seaweed", "nitrogen-fixation")
    table = Chimeras(setting(organisms, "assignment", "assign yellow", **fields), players=3)
    assert table.refusals["parasite malaria salmonella"] == "L2b.1"
    assert "supplant crystalbiont seaweed" in table.offers  # the incumbent holds no cube


@pytest.mark.clause("L2b.1", "E4.3")
def test_a_liberated_parasite_brings_no_hyperparasite_to_a_macroorganism_parasite() -> None:
    table = Chimeras(
        setting(
            {
                VENT: bacterium("yellow", "Y", "calvin-cycle", "tmrna"),
                "salmonella": parasite("green", "G", VENT, "cytochromes"),
                "malaria": parasite("yellow", "Y", "salmonella", diseased=("", "")),
                RUST: bacterium("yellow", "Y", "mrna"),
                "seaweed": marine("red", "R", "prion", "gametangia", host=RUST),
                CLAY: bacterium("red", "R", "riboswitches"),
            },
            "assignment",
            "assign blue",
            active=["ocean"],
        ),
        players=4,
    )
    table.answers(f"supplant virus {VENT}", "enough")
    assert table.kind == "liberated"
    assert table.decider == "green"
    assert table.refusals["parasite salmonella seaweed"] == "L2b.1"


@pytest.mark.clause("L2b.1", "L1a.1", "H3e.1")
def test_a_parasite_on_the_hyperparasite_that_moves_up_dies() -> None:
    table = Chimeras(
        slot(
            {
                VENT: bacterium("yellow", "YY", "mrna"),
                "prion": parasite("red", "R", VENT, *SEAWEED_CARDS),
                "salmonella": parasite("green", "G", "prion", "conjugation-pili"),
                "malaria": parasite("yellow", "Y", "salmonella", "cytochromes"),
                "viroid": parasite("blue", "B", "malaria", diseased=("", "cytochromes base")),
            },
            "prion red",
            pools={"yellow": "Y"},
        ),
        players=4,
    )
    table.grow("macro prion seaweed")
    assert not table.has("salmonella")
    assert not table.has("viroid")
    assert table.organism("malaria")["host"] == "seaweed"
    assert table.organism("malaria")["mutations"][0]["base"] == "present"
