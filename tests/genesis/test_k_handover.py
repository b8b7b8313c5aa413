"""K. What a finished game hands over to its successor."""

from typing import Any

import pytest

from tests.genesis.pieces import Piece, organism, purchases
from tests.genesis.table import Table
from trilobite.games.genesis.handover import export

MARS = "sugar-driven-biosynthesis"
VENT = "metal-glycolysis"
PNA = "pna-template"


def handed_over(organisms: dict[str, Piece], **fields: Any) -> dict[str, Any]:
    """What is exported at the end of a game."""
    names = ("ruleset", "variants", "mode", "players", "colours")
    options = {name: fields.pop(name) for name in names if name in fields}
    start = purchases(organisms, events_left=[0, 0, 0], **fields) | {"agenda": ["ecosystems"]}
    table = Table(start, **options)
    assert table.session.over
    return export(table.state, table.game.words)


@pytest.mark.clause("K.1", "K.2")
def test_each_player_hands_over_points_catalysts_and_macroorganisms() -> None:
    exported = handed_over(
        {
            "seaweed": organism("red", "RG", under=MARS, organs=["leaves"]),
            "arrow-worms": organism("yellow", "Y", under=VENT),
        },
        players=3,
        pools={"red": "RRB"},
        player={"red": {"trophies": [PNA]}},
        sea=["seaweed", "arrow-worms"],
    )
    assert exported["players"][0] == {
        "colour": "red",
        "seat": 0,
        "vp": {
            "cubes": 1,
            "system": 4,
            "bionts": 1,
            "trophies": 1,
            "dominance": 3,
            "medea": 0,
            "total": 10,
        },
        "catalysts": "RRB",
        "macroorganisms": [
            {
                "card": "seaweed",
                "side": "marine",
                "name": "seaweed",
                "trophic_level": "plant",
                "system": "GGGB",
                "organs": ["leaves"],
                "trophic_biont": "red",
                "endosymbionts": ["green"],
                "vp": 6,
            }
        ],
    }
    assert exported["players"][2]["vp"]["total"] == 1 + 3
    assert exported["players"][2]["macroorganisms"] == []


@pytest.mark.clause("K.2")
def test_the_game_hands_over_ruleset_variants_end_climate_and_ranking() -> None:
    exported = handed_over(
        {MARS: organism("red", "R"), VENT: organism("yellow", "Y", cubes="B")},
        climate="cool",
        variants=["macro"],
    )
    assert exported["ruleset"] == "living"
    assert exported["variants"] == ["macro"]
    assert exported["end"] == "last-event"
    assert exported["climate"] == "cool"
    assert exported["ranking"] == ["yellow", "red"]
    assert exported["winners"] == ["yellow"]
    assert [player["colour"] for player in exported["players"]] == ["red", "yellow"]


@pytest.mark.clause("K.2")
def test_a_terrestrial_macroorganism_is_named_after_its_land_side() -> None:
    exported = handed_over(
        {"trilobites": organism("red", "R", under=MARS, side="terrestrial", organs=["spiracles"])}
    )
    macro = exported["players"][0]["macroorganisms"][0]
    assert (macro["card"], macro["side"], macro["name"]) == ("trilobites", "terrestrial", "insects")
    assert macro["system"] == "RRYYYGGGBB"
    assert macro["vp"] == 12


@pytest.mark.clause("K.2")
def test_trophic_levels_are_handed_over() -> None:
    exported = handed_over(
        {
            "seaweed": organism("red", "R", under=MARS),
            "dickinsonia": organism("red", "R", under=PNA),
            "arrow-worms": organism("red", "R", under=VENT),
        },
        sea=["seaweed", "dickinsonia", "arrow-worms"],
    )
    levels = {m["card"]: m["trophic_level"] for m in exported["players"][0]["macroorganisms"]}
    assert levels == {"seaweed": "plant", "dickinsonia": "herbivore", "arrow-worms": "carnivore"}


@pytest.mark.clause("K.2", "I1f.1")
def test_the_halving_for_medea_is_part_of_the_breakdown() -> None:
    exported = handed_over(
        {MARS: organism("red", "R", cubes="BBBB")},
        player={"red": {"medea": True}},
        armageddon=True,
        climate_icons=["warm"] * 4,
    )
    assert exported["end"] == "runaway-greenhouse"
    assert exported["players"][0]["vp"]["medea"] == 2
    assert exported["players"][0]["vp"]["total"] == 3


@pytest.mark.clause("K.2", "C1b.4")
def test_the_endosymbiont_of_an_npc_is_told_from_that_of_a_player() -> None:
    exported = handed_over(
        {"seaweed": organism("red", "Rg", under=MARS)},
        mode="cooperative",
        colours=["red", "green"],
    )
    assert exported["players"][0]["macroorganisms"][0]["endosymbionts"] == ["npc-green"]


@pytest.mark.clause("K.2", "I1e.1")
def test_catalysts_break_ties_in_the_ranking() -> None:
    exported = handed_over(
        {MARS: organism("red", "R"), VENT: organism("yellow", "Y")},
        pools={"red": "R", "yellow": "YY"},
    )
    assert exported["ranking"] == ["yellow", "red"]


# --- the first edition of the successor ---------------------------------------------------


@pytest.mark.clause("ED-59")
def test_in_living_nothing_is_converted_for_the_first_edition_of_the_successor() -> None:
    assert "megafauna" not in handed_over({})


@pytest.mark.clause("ED-59")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_the_owner_of_the_best_macroorganism_chooses_his_colour_first(ruleset: str) -> None:
    exported = handed_over(
        {
            "seaweed": organism("yellow", "Y", under=MARS),
            "arrow-worms": organism("green", "G", under=VENT),
            PNA: organism("red", "R", cubes="B" * 20),
        },
        sea=["seaweed", "arrow-worms"],
        players=3,
        ruleset=ruleset,
    )
    assert exported["ranking"][0] == "red"
    assert exported["megafauna"]["choice_of_colour"] == ["green", "yellow", "red"]


@pytest.mark.clause("ED-59")
def test_total_points_break_ties_in_the_choice_of_colours() -> None:
    exported = handed_over(
        {
            "seaweed": organism("red", "R", under=MARS),
            "arrow-worms": organism("yellow", "Y", under=VENT, side="terrestrial"),
        },
        players=3,
        ruleset="second",
    )
    assert exported["megafauna"]["choice_of_colour"] == ["yellow", "red", "green"]


@pytest.mark.clause("ED-59")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_most_catalysts_give_five_genes_and_ties_give_as_many(ruleset: str) -> None:
    exported = handed_over(
        {},
        pools={"red": "RY", "yellow": "YYY", "green": "GB", "blue": "B"},
        players=4,
        ruleset=ruleset,
    )
    assert exported["megafauna"]["genes"] == {"red": 4, "yellow": 5, "green": 4, "blue": 3}
