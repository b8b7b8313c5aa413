"""L3. Red Queens between linked organisms."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, marine, parasite
from tests.genesis.chimera_table import (
    RED,
    VENT,
    Chimeras,
    Scene,
    buying,
    drained,
    slot,
)
from tests.genesis.pieces import mutation
from trilobite.games.genesis.red_queen import attack

# --- L3: Red Queens -----------------------------------------------------------------------


@pytest.mark.clause("L3.1")
def test_a_microorganism_host_grafts_an_organ_onto_an_empty_mutation_position() -> None:
    def table(base: str) -> Chimeras:
        host = bacterium("yellow", "Y", "quorum-sensing", "rna-polymerase")
        host["mutations"].append(mutation("tmrna+", base=base))
        seaweed = marine("red", "RY", "prion", "leaves", "gametangia", host=VENT)
        start = buying({VENT: host, "seaweed": seaweed}, "yellow", pools={"yellow": "BB"})
        return Chimeras(start)

    attack = f"red-queen {VENT} seaweed"
    assert table("present").refusals[attack] == "H4.1"
    attacked = table("gone")
    attacked.answer(attack)
    assert attacked.organism("seaweed")["organs"] == ["leaves"]
    assert attacked.organism("seaweed")["bionts"] == "RY"
    assert attacked.organism(VENT)["mutations"][2]["base"] == "present"
    assert attacked.pool("yellow") == "BB"  # yellow attacks parasites free of charge (H4d)


@pytest.mark.clause("L3a.1")
def test_a_macroorganism_host_steals_organs_and_endosymbionts_that_fit() -> None:
    def table(bionts: str) -> Chimeras:
        organisms = {
            "lamp-shells": marine("yellow", bionts, VENT, "brood-pouch", "statocyst"),
            "seaweed": marine("red", "RY", "prion", "leaves", host="lamp-shells"),
        }
        start = buying(organisms, "yellow", pools={"yellow": "Y"})
        at = Chimeras(start)
        at.answer("red-queen lamp-shells seaweed")
        return at

    assert table("YY").kind != "red-queen"  # no free circle: only the organ can be taken
    attack = table("Y")
    assert attack.offers == ["take-organ 0", "steal-biont yellow"]
    attack.answer("take-organ 0")
    assert attack.kind == "stolen-organ"
    assert attack.offers == ["square 3", "square 4"]
    attack.answer("square 4")
    assert attack.organism("lamp-shells")["organs"] == [
        "statocyst",
        "digestive-gland",
        "brood-pouch",
    ]
    assert attack.organism("seaweed")["organs"] == []
    attack = table("Y")
    attack.answer("steal-biont yellow")
    assert attack.organism("lamp-shells")["bionts"] == "YY"
    assert attack.organism("seaweed")["bionts"] == "R"


@pytest.mark.clause("L3a.1")
def test_a_macroorganism_parasite_steals_organs_that_fit_but_no_endosymbiont() -> None:
    table = Chimeras(
        slot(
            {
                "lamp-shells": marine("yellow", "YR", VENT, "statocyst", "lophophore"),
                "seaweed": marine("red", "R", "prion", "gametangia", host="lamp-shells"),
            },
            "seaweed red",
            pools={"yellow": "GG"},
        )
    )
    table.answer("red-queen seaweed lamp-shells")
    assert table.organism("seaweed")["organs"] == ["leaves", "gametangia"]
    assert table.organism("lamp-shells")["organs"] == ["statocyst"]
    assert table.organism("lamp-shells")["bionts"] == "RY"
    assert table.pool("yellow") == "G"


def preying(host_bionts: str, *cards: str, **fields: Any) -> Chimeras:
    """Seaweed with a crown and a free green square, at its slot beside a bacterium."""
    start = slot(
        {
            VENT: bacterium("yellow", host_bionts, *cards),
            "seaweed": marine("red", "R", "prion", "gametangia", "sporangia", host=VENT),
        },
        "seaweed red",
        pools={"yellow": "YYGG"},
        **fields,
    )
    return Chimeras(start, players=3)


@pytest.mark.clause("L3b.1")
def test_a_macroorganism_parasite_takes_mutation_cubes_before_bionts() -> None:
    table = preying("YY", "calvin-cycle", "mrna")
    table.grow("red-queen seaweed metal-glycolysis", "pay green 1", "done")
    assert [card["card"] for card in table.organism(VENT)["mutations"]] == ["mrna"]
    assert table.organism("seaweed")["side"] == "terrestrial"  # the stolen leaf was the last one


@pytest.mark.clause("L3b.1")
def test_a_macroorganism_parasite_takes_bionts_when_no_cube_fits() -> None:
    table = preying("YYG", "mrna")
    table.answer("red-queen seaweed metal-glycolysis")
    assert table.offers == ["steal-biont yellow", "steal-biont green"]
    table.grow("steal-biont yellow", "pay yellow 1")
    assert table.organism("seaweed")["bionts"] == "RY"
    assert table.organism(VENT)["bionts"] == "YG"


@pytest.mark.clause("L3b.1")
def test_a_stolen_biont_without_a_circle_goes_home_with_compensation() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "YG", "conjugation-pili"),
            "seaweed": marine("red", "RY", "prion", "gametangia", host=VENT),
        },
        players=3,
        pools={"yellow": "Y"},
    )
    scene.run(drained(attack(scene.g, RED, scene["seaweed"], scene[VENT])))
    assert scene.player("yellow")["pool"] == "Y"
    assert scene.player("yellow")["bionts"] == 3
    assert scene.part(VENT)["owner"] == "green"  # it changes its owner


@pytest.mark.clause("L3b.1", "L4a.1")
def test_stealing_the_last_biont_makes_the_host_extinct() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "Y", "conjugation-pili"),
            "seaweed": marine("red", "R", "prion", "gametangia", host=VENT),
            "salmonella": parasite("green", "G", "seaweed"),
        },
        players=3,
        pools={"yellow": "Y"},
    )
    scene.run(drained(attack(scene.g, RED, scene["seaweed"], scene[VENT])))
    assert not scene.has(VENT)
    assert scene.part("seaweed")["under"] == VENT
    assert scene.part("salmonella")["host"] == "seaweed"
