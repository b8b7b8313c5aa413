"""L5. Landfall of linked organisms."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium, marine, parasite, terrestrial
from tests.genesis.chimera_table import (
    SEAWEED,
    SEAWEED_CARDS,
    VENT,
    YELLOW,
    Chimeras,
    Scene,
    buying,
    slot,
)
from trilobite.games.genesis.cards.types import TERRESTRIAL
from trilobite.games.genesis.darwin import darwin_turn
from trilobite.games.genesis.macro import (
    check_landfall,
)

# --- L5: landfall -------------------------------------------------------------------------


def chimera_scene(
    host_organs: tuple[str, ...], parasite_organs: tuple[str, ...], **fields: Any
) -> Scene:
    """Trilobites with a green and a blue square, seaweed on them with a green and two blue."""
    host_bionts: str = fields.pop("host_bionts", "Y")
    parasite_bionts: str = fields.pop("parasite_bionts", "R")
    return Scene(
        {
            "trilobites": marine("yellow", host_bionts, VENT, *host_organs),
            "seaweed": marine("red", parasite_bionts, "prion", *parasite_organs, host="trilobites"),
        },
        **fields,
    )


@pytest.mark.clause("L5a.1", "L5b.1", "L5e.1")
def test_two_linked_macroorganisms_count_each_others_organs_and_the_host_lands_first() -> None:
    scene = chimera_scene(("chitin-cuticle",), ("gametangia", "sporangia"))
    scene.run(check_landfall(scene.g, scene["seaweed"]), "land", "land")
    assert [(seat, kind) for seat, kind, _ in scene.asked] == [(1, "landfall"), (0, "landfall")]
    assert scene.events("landfall") == ["landfall yellow trilobites", "landfall red seaweed"]
    assert scene.part("trilobites")["organs"] == scene.part("seaweed")["organs"] == []
    assert scene.part("seaweed")["host"] == "trilobites"


@pytest.mark.clause("L5b.1")
def test_nobody_has_to_count_the_organs_of_a_neighbour() -> None:
    scene = chimera_scene(("chitin-cuticle",), ("gametangia", "sporangia"))
    scene.run(check_landfall(scene.g, scene["trilobites"]), "stay", "stay")
    assert scene.g.ecosystems[TERRESTRIAL] == []


@pytest.mark.clause("L5c.1", "L2a.1")
def test_diseased_organs_on_a_hyperparasite_count_for_landfall() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "Y"),
            "seaweed": marine("red", "R", "prion", "leaves", "gametangia", host=VENT),
            "salmonella": parasite("green", "G", "seaweed", diseased=("organ sporangia", "")),
        },
        players=3,
    )
    scene.run(check_landfall(scene.g, scene["seaweed"]))
    assert scene.part("seaweed")["side"] == "terrestrial"
    assert scene.part("seaweed")["bionts"] == "RG"  # H5e: the hyperparasite is taken in
    assert not scene.has("salmonella")
    assert scene.part(VENT)["bionts"] == "Y"


@pytest.mark.clause("L5d.1")
def test_a_mutation_of_a_microorganism_host_counts_for_landfall() -> None:
    table = Chimeras(
        buying(
            {
                VENT: bacterium("yellow", "Y", "mrna"),
                "seaweed": marine("red", "R", "prion", "gametangia", "sporangia", host=VENT),
            },
            "yellow",
            pools={"yellow": "G"},
            decks={"ocean": ["nitrogen-fixation"]},
        )
    )
    table.answer(f"mutation {VENT} ocean")
    assert (table.decider, table.kind) == ("red", "landfall")
    table.answer("land")
    assert table.organism("seaweed")["side"] == "terrestrial"
    assert len(table.organism(VENT)["mutations"]) == 2


@pytest.mark.clause("L5d.1", "G4.2")
def test_a_mutation_bought_in_the_darwin_phase_counts_for_landfall_too() -> None:
    scene = Scene(
        {
            VENT: bacterium("yellow", "Y"),
            "seaweed": marine("red", "R", "prion", "gametangia", "sporangia", host=VENT),
        },
        variants=["chimera", "crystal-catastrophe"],
        phase="darwin",
        pools={"yellow": "G"},
        decks={"ocean": ["nitrogen-fixation"]},
        chance=("roll 6 2",),
    )
    scene.run(darwin_turn(scene.g, YELLOW), "keep", f"mutation {VENT} ocean", "land")
    assert scene.part("seaweed")["side"] == "terrestrial"


@pytest.mark.clause("L5e.2")
def test_a_host_that_lands_alone_may_take_in_bionts_without_free_circles() -> None:
    scene = chimera_scene(
        ("chitin-cuticle",),
        ("gametangia",),
        host_bionts="YR",
        parasite_bionts="RR",
        pools={"red": "", "yellow": ""},
    )
    scene.run(check_landfall(scene.g, scene["seaweed"]), "land", "take-in red", "enough")
    assert scene.part("trilobites")["side"] == "terrestrial"
    assert scene.part("prion")["host"] == "trilobites"
    assert scene.part("prion")["bionts"] == "R"
    assert scene.part("trilobites")["bionts"] == "RY"  # its red circle was taken
    assert scene.player("red")["pool"] == "RR"  # for the trophic biont and for the one sent home
    assert scene.player("red")["trophies"] == ["seaweed"]


@pytest.mark.clause("L5e.2", "L4b.1")
def test_a_parasite_whose_own_bionts_are_all_taken_in_dies() -> None:
    scene = chimera_scene(("chitin-cuticle",), ("gametangia",), parasite_bionts="RY")
    scene.run(check_landfall(scene.g, scene["seaweed"]), "land", "take-in red", "enough")
    assert scene.part("trilobites")["bionts"] == "RY"
    assert not scene.has("prion")  # yellow is a foreigner and cannot own it
    assert scene.player("red")["parasite"] == "resting"
    assert scene.player("yellow")["bionts"] == 3


@pytest.mark.clause("L5e.2")
def test_a_parasite_that_lands_alone_needs_free_circles() -> None:
    scene = chimera_scene(
        ("shelled-egg",),
        ("leaves", "gametangia"),
        host_bionts="YYG",
        parasite_bionts="RG",
        players=3,
    )
    scene.run(check_landfall(scene.g, scene["seaweed"]), "stay", "land", "take-in yellow")
    assert scene.asked[-1] == (0, "incorporate", ["take-in yellow", "enough"])
    assert scene.part("seaweed")["bionts"] == "RYG"
    assert (scene.part(VENT)["bionts"], scene.part("seaweed")["host"]) == ("YG", VENT)


@pytest.mark.clause("L5e.2", "L4a.1")
def test_a_parasite_that_lands_alone_may_outlive_its_host() -> None:
    scene = chimera_scene(("shelled-egg",), ("leaves", "gametangia"))
    scene.run(check_landfall(scene.g, scene["seaweed"]), "stay", "land", "take-in yellow")
    assert not scene.has(VENT)
    assert scene.part("seaweed")["under"] == VENT
    assert scene.part("seaweed")["side"] == "terrestrial"
    assert scene.g.ecosystems == [[], [SEAWEED]]


@pytest.mark.clause("L5f.1")
@pytest.mark.parametrize(("cards", "allowed"), [((), False), (("tmrna", "trna"), True)])
def test_beside_a_land_organism_a_parasite_grows_only_by_landfall_at_birth(
    cards: tuple[str, ...], allowed: bool
) -> None:
    table = Chimeras(
        slot(
            {
                "sea-stars": terrestrial("yellow", "Y", VENT, "cerebrum", "urinary-bladder"),
                "prion": parasite(
                    "red", "R", "sea-stars", *SEAWEED_CARDS, "proteorhodopsin", *cards
                ),
            },
            "prion red",
            pools={"yellow": "R"},
            decks={"ocean": ["conjugation-pili"]},
            active=["ocean"],
        )
    )
    if allowed:
        table.grow("macro prion seaweed", "square 1")
        assert table.organism("seaweed")["side"] == "terrestrial"
        assert table.organism("seaweed")["host"] == "sea-stars"
    else:
        assert table.refusals["macro prion seaweed"] == "L5f.1"


@pytest.mark.clause("L5f.1")
@pytest.mark.parametrize(("cubes", "allowed"), [("RRYYYGGGB", False), ("RRYYYGGGBB", True)])
def test_beside_a_land_parasite_a_bacterium_grows_only_by_landfall_at_birth(
    cubes: str, allowed: bool
) -> None:
    seaweed = terrestrial("red", "R", "prion", "rhizoids", "spore-capsule") | {"host": VENT}
    table = Chimeras(
        buying(
            {VENT: bacterium("yellow", "Y", cubes=cubes), "seaweed": seaweed},
            "yellow",
            pools={"yellow": "R"},
            decks={"ocean": ["conjugation-pili"]},
        )
    )
    if not allowed:
        assert table.refusals[f"macro {VENT} trilobites"] == "L5f.1"
        return
    table.grow(f"macro {VENT} trilobites")
    assert table.organism("trilobites")["side"] == "terrestrial"
    assert table.organism("seaweed")["host"] == "trilobites"
