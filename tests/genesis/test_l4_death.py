"""L4. The death of a host or of a macroorganism parasite."""

import pytest

from tests.genesis.beings import bacterium, marine, parasite
from tests.genesis.chimera_table import (
    RED,
    VENT,
    YELLOW,
    Scene,
    drained,
)
from trilobite.games.genesis.loss import atrophy, extinction, macro_extinction
from trilobite.games.genesis.organism import tableau
from trilobite.games.genesis.red_queen import attack

# --- L4: death ----------------------------------------------------------------------------


@pytest.mark.clause("L4a.1", "G:Extinction.2")
def test_a_dead_host_leaves_its_placard_to_its_macroorganism_parasite() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "YG", "mrna+", "trna", cubes="RG", disks="G"),
            "seaweed": marine("red", "R", "prion", "leaves", host=VENT),
            "salmonella": parasite("green", "G", "seaweed"),
        },
        players=3,
        pools={"yellow": "", "green": ""},
    )
    scene.run(extinction(scene.g, scene[VENT]), "bottom trna")
    seaweed = scene["seaweed"]
    assert (scene.part("seaweed")["under"], tableau(scene.g, seaweed)) == (VENT, RED)
    assert "host" not in scene.part("seaweed")
    assert scene.part("seaweed")["organs"] == ["leaves"]
    assert scene.part("salmonella")["host"] == "seaweed"
    assert tableau(scene.g, scene["salmonella"]) == RED
    assert scene.game.position(scene.g)["mutation_decks"]["ocean"] == ["trna", "mrna"]
    assert scene.player("red")["parasite"] == "resting"
    assert scene.player("yellow")["trophies"] == []
    assert (scene.player("yellow")["pool"], scene.player("green")["pool"]) == ("Y", "G")
    assert scene.events("host-outlived") == [f"host-outlived seaweed {VENT}"]
    scene.run(macro_extinction(scene.g, seaweed))  # it is like any other macroorganism now
    assert scene.part(VENT)["cubes"] == "GGGGB"
    assert scene.part(VENT)["owner"] == "red"


@pytest.mark.clause("L4a.1", "G:Extinction.5")
def test_a_macroorganism_host_that_reverts_keeps_its_macroorganism_parasite() -> None:
    scene = Scene(
        {
            "trilobites": marine("yellow", "Y", VENT),
            "seaweed": marine("red", "R", "prion", host="trilobites"),
        }
    )
    scene.run(macro_extinction(scene.g, scene["trilobites"]))
    assert scene.part("seaweed")["host"] == VENT
    assert scene.player("yellow")["trophies"] == ["trilobites"]


@pytest.mark.clause("L4b.1", "G:Extinction.2")
def test_an_extinct_macroorganism_parasite_reverts_to_the_parasite() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "YY", "mrna"),
            "seaweed": marine("red", "RRYG", "prion", "leaves", host=VENT, disks="B"),
            "salmonella": parasite("green", "G", "seaweed", "trna", diseased=("", "")),
        },
        players=3,
        pools={"red": "", "green": "", "yellow": ""},
    )
    scene.run(macro_extinction(scene.g, scene["seaweed"]))
    prion = scene.part("prion")
    assert (prion["host"], prion["owner"], prion["bionts"]) == (VENT, "red", "RRYG")
    assert prion["diseased"] == ["cube", "cube"]  # blue and green are among its chromosomes
    assert prion["disks"] == ""
    assert scene.player("red")["trophies"] == ["seaweed"]
    assert scene.player("red")["parasite"] == "in-play"
    assert scene.player("red")["pool"] == "R"  # for the trophic biont
    assert not scene.has("salmonella")
    assert scene.player("green")["pool"] == "G"


@pytest.mark.clause("L4b.1")
def test_only_slots_of_the_colours_of_system_chromosomes_are_filled() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "Y"),
            "seaweed": marine("red", "R", "puddle-syncytium", "leaves", host=VENT),
        }
    )
    scene.run(macro_extinction(scene.g, scene["seaweed"]))
    assert scene.part("puddle-syncytium")["diseased"] == ["", "cube"]  # yellow and green


@pytest.mark.clause("L4b.1")
def test_surplus_endosymbionts_of_a_reverted_parasite_go_home() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "Y"),
            "seaweed": marine("red", "RRYGB", "prion", host=VENT),
        },
        players=4,
        pools={"blue": "", "red": ""},
    )
    scene.run(macro_extinction(scene.g, scene["seaweed"]), "send-home blue")
    assert scene.asked == [
        (0, "parasite-circles", ["send-home yellow", "send-home green", "send-home blue"])
    ]
    assert scene.part("prion")["bionts"] == "RRYG"
    assert scene.player("blue")["pool"] == "B"


@pytest.mark.clause("L4b.1")
def test_a_reverted_parasite_without_its_own_colour_dies_at_once() -> None:
    organisms = {
        VENT: bacterium("yellow", "Y"),
        "seaweed": marine("yellow", "Y", "prion", host=VENT),
    }
    scene = Scene(organisms, pools={"yellow": ""}, player={"red": {"parasite": "in-play"}})
    scene.run(macro_extinction(scene.g, scene["seaweed"]))
    assert not scene.has("prion")
    assert scene.player("yellow")["trophies"] == ["seaweed"]
    assert scene.player("yellow")["pool"] == "Y"  # for the biont that came home
    assert scene.player("red")["parasite"] == "resting"


@pytest.mark.clause("L4b.1")
def test_a_reverted_parasite_belongs_to_the_player_of_its_colour() -> None:
    organisms = {
        VENT: bacterium("yellow", "Y"),
        "seaweed": marine("yellow", "YR", "prion", host=VENT),
    }
    scene = Scene(organisms, player={"red": {"parasite": "in-play"}})
    scene.run(macro_extinction(scene.g, scene["seaweed"]))
    assert (scene.part("prion")["owner"], scene.part("prion")["bionts"]) == ("red", "RY")


@pytest.mark.clause("L4b.1", "G:Atrophy.5", "AMB-59")
def test_a_cube_that_was_never_stolen_goes_to_the_soup() -> None:
    def scene() -> Scene:
        return Scene(
            {
                VENT: bacterium("yellow", "Y", "calvin-cycle"),
                "prion": parasite("red", "R", VENT, diseased=("cube", "calvin-cycle base")),
            }
        )

    lost = scene()
    lost.run(atrophy(lost.g, lost["prion"], 1, oxygen=False), "lose-diseased 0")
    assert lost.part("prion")["diseased"] == ["", "calvin-cycle base"]
    died = scene()
    died.run(extinction(died.g, died["prion"]))
    assert [card["base"] for card in died.part(VENT)["mutations"]] == ["present"]


@pytest.mark.clause("L4b.1", "H4a.1", "H4b.1")
def test_a_red_queen_against_a_cube_that_was_never_stolen() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "Y", "quorum-sensing", "calvin-cycle"),
            "prion": parasite("red", "R", VENT, diseased=("cube", "")),
        }
    )
    scene.run(drained(attack(scene.g, YELLOW, scene[VENT], scene["prion"])))
    assert scene.part("prion")["diseased"] == ["", ""]
    assert scene.part(VENT)["cubes"] == ""
    scene = Scene(
        {
            "seaweed": marine("yellow", "Y", VENT, "gametangia"),
            "prion": parasite("red", "R", "seaweed", diseased=("cube", "cube")),
        }
    )
    scene.run(drained(attack(scene.g, YELLOW, scene["seaweed"], scene["prion"])), "take-back 0")
    assert scene.part("seaweed")["organs"] == ["gametangia", "sporangia"]
    assert scene.part("prion")["diseased"] == ["", "cube"]
