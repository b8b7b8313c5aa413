"""L6, L7. Chimeras on their trophic level, and solitaire."""

from typing import Any

import pytest

from tests.genesis.beings import Part, bacterium, marine, parasite
from tests.genesis.chimera_table import (
    CLAY,
    COLOURS,
    NPC_GREEN,
    POND,
    RED,
    RUST,
    SEAWEED_CARDS,
    VENT,
    YELLOW,
    Scene,
)
from trilobite.games.genesis import npc
from trilobite.games.genesis.cards.types import MARINE, TERRESTRIAL
from trilobite.games.genesis.linked import levels, plant_of, trophic_level
from trilobite.games.genesis.loss import atrophy, extinction, macro_extinction
from trilobite.games.genesis.macro import (
    check_landfall,
    settle_ecosystems,
)
from trilobite.games.genesis.scoring import marine_win, score

# --- L6: chimeras -------------------------------------------------------------------------


@pytest.mark.clause("L6.1", "L6a.1")
def test_a_chimera_takes_one_level_with_the_sum_of_its_rates() -> None:
    scene = Scene(
        {
            "seaweed": marine("red", "RR", "prion", host="flatworms"),
            "opabinia": marine("yellow", "Y", RUST),
            "flatworms": marine("yellow", "Y", VENT),
            "dickinsonia": marine("red", "R", POND),
        },
        players=3,
    )
    scene.g.unsorted = [True, True]
    scene.run(settle_ecosystems(scene.g))
    words = scene.game.words
    order = [words.name("organism", place) for place in scene.g.ecosystems[MARINE]]
    assert order == ["dickinsonia", "opabinia", "flatworms", "seaweed"]
    assert len(levels(scene.g, MARINE)) == 3
    assert trophic_level(scene.g, scene["flatworms"]) == 2
    assert trophic_level(scene.g, scene["seaweed"]) == 2
    assert trophic_level(scene.g, scene["opabinia"]) == 1


@pytest.mark.clause("L6a.1", "H6a.1")
def test_a_tie_with_a_chimera_is_one_against_one() -> None:
    scene = Scene(
        {
            "seaweed": marine("red", "R", "prion", host="flatworms"),
            "opabinia": marine("yellow", "Y", RUST),
            "flatworms": marine("yellow", "Y", VENT),
        },
        chance=("draw organism opabinia",),
    )
    scene.g.unsorted = [True, True]
    scene.run(settle_ecosystems(scene.g))
    words = scene.game.words
    order = [words.name("organism", place) for place in scene.g.ecosystems[MARINE]]
    assert order == ["opabinia", "flatworms", "seaweed"]


FLATWORM_ORGANS = ("mesenchyme", "flame-cells", "pharynx", "pigmented-epidermis")
ARROW_WORM_ORGANS = ("grasping-spines", "lateral-fins", "coelom")


def four_levels(
    host_organs: tuple[str, ...] = (), parasite_organs: tuple[str, ...] = (), **fields: Any
) -> Scene:
    """A crowded sea: flatworms with arrow worms on them and three others. Dickinsonia has most
    green and blue and is the plant; without organs the chimera comes next."""
    return Scene(
        {
            "dickinsonia": marine("green", "GB", POND, "rhizomorph", "mycelial-mat"),
            "arrow-worms": marine("blue", "B", "viroid", *parasite_organs, host="flatworms"),
            "flatworms": marine("green", "G", VENT, *host_organs),
            "trilobites": marine("yellow", "RY", RUST),
            "sea-stars": marine("red", "R", CLAY, "brain", "eyes", "water-vascular-system"),
        },
        players=4,
        turn_order=COLOURS,
        **fields,
    )


@pytest.mark.clause("L6a.1", "H6d.1")
def test_the_surplus_member_of_a_chimera_does_not_crowd_the_sea() -> None:
    scene = four_levels()
    scene.run(macro_extinction(scene.g, scene["dickinsonia"]))
    assert len(scene.g.ecosystems[MARINE]) == 4
    scene.run(settle_ecosystems(scene.g))
    assert len(scene.g.ecosystems[MARINE]) == 4


@pytest.mark.clause("L6a.1", "L6b.1", "H6d.1")
def test_all_members_of_a_chimera_starve_the_host_first() -> None:
    scene = four_levels()
    assert plant_of(scene.g, MARINE) == scene["dickinsonia"].place
    scene.run(settle_ecosystems(scene.g))
    assert scene.events("macro-extinct") == [
        "macro-extinct flatworms green",
        "macro-extinct arrow-worms blue",
    ]
    assert scene.part("viroid")["host"] == VENT
    assert scene.player("green")["trophies"] == ["flatworms"]
    assert scene.player("blue")["trophies"] == ["arrow-worms"]


@pytest.mark.clause("L6b.1")
def test_the_greenest_and_bluest_chimera_does_not_starve() -> None:
    scene = four_levels()
    scene["dickinsonia"].organs = [0, 0, 0]  # now the chimera has as much green and blue
    assert plant_of(scene.g, MARINE) == scene["flatworms"].place
    scene.run(settle_ecosystems(scene.g))
    assert scene.events("macro-extinct") == ["macro-extinct dickinsonia green"]


@pytest.mark.clause("L6a.1", "H6c.1", "L5b.1")
def test_all_members_of_a_chimera_pay_and_land_together() -> None:
    scene = four_levels(
        FLATWORM_ORGANS, ARROW_WORM_ORGANS, pools={"green": "G", "blue": "B", "red": ""}
    )
    # Dickinsonia could land too. Of the chimera's squares only one blue is not filled.
    answers = ("donate green", "stay", "land", "done", "done")
    scene.run(settle_ecosystems(scene.g), *answers)
    assert [kind for kind in scene.kinds() if kind == "overcrowded"] == ["overcrowded"] * 2
    assert scene.events("landfall") == ["landfall green flatworms", "landfall blue arrow-worms"]
    assert scene.player("green")["pool"] == "G"
    assert scene.part("arrow-worms")["host"] == "flatworms"
    assert levels(scene.g, TERRESTRIAL) == [scene["flatworms"].place]


@pytest.mark.clause("L6c.1", "I1d.2")
def test_each_member_of_a_chimera_is_worth_points_doubled_on_land() -> None:
    organisms = {
        "trilobites": marine("yellow", "Y", VENT),
        "seaweed": marine("red", "RY", "prion", host="trilobites"),
    }
    scene = Scene(organisms)
    assert score(scene.g, YELLOW).dominance == 12 + 6
    assert score(scene.g, RED).dominance == 6
    for part in organisms.values():
        part["side"] = "terrestrial"
    scene = Scene(organisms)
    assert score(scene.g, YELLOW).dominance == 24 + 12
    assert score(scene.g, RED).dominance == 12


# --- L7: solitaire ------------------------------------------------------------------------


def alone(organisms: dict[str, Part], **fields: Any) -> Scene:
    """A solitaire game of red and yellow."""
    return Scene(organisms, players=1, **fields)


@pytest.mark.clause("L7a.1")
def test_an_npc_parasite_buys_a_random_macroorganism() -> None:
    cards = ("rna-polymerase+", "conjugation-pili+", "cytochromes", *SEAWEED_CARDS)
    scene = alone(
        {
            VENT: bacterium("red", "RR", "mrna"),
            "salmonella": parasite("npc-green", "g", VENT, *cards),
        },
        pools={"red": "Y"},
    )
    flow = npc.purchases(scene.g, NPC_GREEN, scene["salmonella"])
    discards = [f"bottom {card.removesuffix('+')}" for card in cards[:-1]]
    scene.run(flow, "macro salmonella flatworms", *discards, "square 0", "square 2")
    seat, kind, options = scene.asked[0]
    assert (seat, kind) == (-1, "npc-purchase")
    assert {"macro salmonella seaweed", "macro salmonella flatworms"} <= set(options)
    assert scene.part("flatworms")["owner"] == "npc-green"
    assert scene.part("flatworms")["bionts"] == "Rg"
    assert scene.player("red")["pool"] == ""


@pytest.mark.clause("L7a.1", "G4.1")
def test_without_a_macroorganism_in_reach_an_npc_buys_nothing_in_the_purchase_phase() -> None:
    scene = alone(
        {
            VENT: bacterium("red", "RR", "mrna"),
            "salmonella": parasite("npc-green", "g", VENT, "tmrna"),
        },
        pools={"red": "RYGB"},
    )
    scene.run(npc.purchases(scene.g, NPC_GREEN, scene["salmonella"]))
    assert scene.player("red")["pool"] == "RYGB"


@pytest.mark.clause("L7a.1")
@pytest.mark.parametrize(("pool", "organ"), [("GB", "leaves"), ("B", "gametangia")])
def test_an_npc_macroorganism_buys_organs_from_the_top(pool: str, organ: str) -> None:
    scene = alone(
        {
            VENT: bacterium("red", "R", "mrna"),
            "seaweed": marine("npc-green", "g", "salmonella", host=VENT),
        },
        pools={"red": pool},
    )
    scene.run(npc.purchases(scene.g, NPC_GREEN, scene["seaweed"]))
    assert scene.part("seaweed")["organs"] == [organ]


@pytest.mark.clause("L7b.1", "C1g.1")
@pytest.mark.parametrize(
    ("crowns", "host", "guest"),
    [
        (("gametangia",), ["statocyst", "digestive-gland"], ["leaves", "gametangia"]),
        ((), ["statocyst", "lophophore", "digestive-gland"], ["leaves"]),
    ],
)
def test_in_a_chimera_an_npc_steals_the_topmost_organ_that_fits(
    crowns: tuple[str, ...], host: list[str], guest: list[str]
) -> None:
    organs = ("statocyst", "lophophore", "digestive-gland")
    scene = alone(
        {
            "lamp-shells": marine("red", "R", VENT, *organs),
            "seaweed": marine("npc-green", "g", "salmonella", *crowns, host="lamp-shells"),
        },
        pools={"red": "G"},
    )
    scene.run(npc.purchases(scene.g, NPC_GREEN, scene["seaweed"]))
    assert scene.part("lamp-shells")["organs"] == host
    assert scene.part("seaweed")["organs"] == guest  # without a crown it buys the organ


@pytest.mark.clause("L7c.1")
def test_an_npc_uses_immunology_to_get_rid_of_the_players_endosymbionts() -> None:
    scene = alone(
        {
            VENT: bacterium("red", "R"),
            "dickinsonia": marine(
                "npc-green", "Rg", "salmonella", "rhizomorph", "mycelial-mat", host=VENT
            ),
        }
    )
    scene.run(atrophy(scene.g, scene["dickinsonia"], 1, oxygen=False))
    assert scene.part("dickinsonia")["bionts"] == "g"
    assert len(scene.part("dickinsonia")["organs"]) == 2


@pytest.mark.clause("L7d.1", "L7a.1")
def test_an_npc_lands_whenever_it_can_and_buys_organs_there() -> None:
    scene = alone(
        {
            VENT: bacterium("red", "R", "nitrogen-fixation"),
            "seaweed": marine("npc-green", "g", "salmonella", "gametangia", "sporangia", host=VENT),
        },
        pools={"red": "YB"},
    )
    scene.run(check_landfall(scene.g, scene["seaweed"]))
    assert scene.part("seaweed")["side"] == "terrestrial"
    assert scene.part("seaweed")["organs"] == ["hydroid-vessels", "spore-capsule"]
    assert scene.player("red")["pool"] == ""


@pytest.mark.clause("L7d.1", "H6c.1", "AMB-70")
def test_an_npc_pays_its_way_ashore_from_a_crowded_sea() -> None:
    scene = alone(
        {
            VENT: bacterium("red", "R"),
            "seaweed": marine("npc-green", "g", "salmonella", "leaves", "sporangia", host=VENT),
            "trilobites": marine("red", "R", RUST),
            "opabinia": marine("yellow", "Y", CLAY),
            "sea-stars": marine("yellow", "Y", POND, "brain", "eyes", "water-vascular-system"),
        },
        pools={"red": "RRRB", "yellow": ""},
        turn_order=["red", "yellow", "npc-green", "npc-blue"],
    )
    scene.run(settle_ecosystems(scene.g), "stay")  # red keeps the trilobites at sea
    assert scene.part("seaweed")["side"] == "terrestrial"
    assert scene.events("paid")[0] == "paid red blue 1"


@pytest.mark.clause("L7e.1")
def test_an_npcs_macroorganism_dies_with_its_host_and_is_its_trophy() -> None:
    scene = alone(
        {
            VENT: bacterium("red", "R", "mrna"),
            "seaweed": marine("npc-green", "Yg", "salmonella", "leaves", host=VENT),
            "crystalbiont": parasite("yellow", "Y", "seaweed"),
        },
        pools={"red": "", "yellow": ""},
    )
    scene.run(extinction(scene.g, scene[VENT]))
    assert scene.game.position(scene.g)["organism"] == {}
    assert scene.player("npc-green")["trophies"] == ["seaweed"]
    assert scene.player("npc-green")["parasite"] == "resting"
    assert scene.player("red")["trophies"] == [VENT]
    assert (scene.player("red")["pool"], scene.player("yellow")["pool"]) == ("R", "YY")
    assert scene.g.ecosystems == [[], []]


@pytest.mark.clause("L7f.1", "C1a.1")
def test_each_macroorganism_and_trophy_of_an_npc_asks_for_one_more_biont() -> None:
    def won(bionts: str, **npc_green: Any) -> bool:
        scene = alone(
            {
                "opabinia": marine("red", bionts, RUST),
                "trilobites": marine("yellow", "Y", VENT),
                "seaweed": marine("npc-green", "g", "salmonella", host="trilobites"),
            },
            player={"npc-green": npc_green},
        )
        return marine_win(scene.g, [RED, YELLOW])

    assert not won("R")
    assert won("RY")
    assert not won("RY", trophies=["dickinsonia"])
    assert won("RRY", trophies=["dickinsonia"])
