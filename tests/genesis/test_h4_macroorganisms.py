"""H4. The Red Queen between macroorganisms and their parasites."""

from typing import Any

import pytest

from tests.genesis.pieces import Piece, organism, purchases
from tests.genesis.table import Table

MARS = "sugar-driven-biosynthesis"  # cosmic
VENT = "metal-glycolysis"  # ocean


# --- against the parasite ---------------------------------------------------------------


def seaweed_and_virus(virus: Piece, *, ruleset: str = "living", **fields: Any) -> Table:
    """Red's seaweed has one crown; Blue's virus sits on it."""
    organisms = {
        "seaweed": organism("red", "RR", under=MARS, organs=["gametangia"]) | fields,
        "virus": virus | {"host": "seaweed"},
    }
    return Table(
        purchases(organisms, "red", pools={"red": "GGBB"}, decks={}),
        colours=["red", "blue"],
        ruleset=ruleset,
    )


@pytest.mark.clause("H4b.1", "G:Disease.1")
@pytest.mark.parametrize("ruleset", ["living", "second", "first"])
def test_a_macroorganism_takes_a_diseased_cube_back_as_a_healthy_organ(ruleset: str) -> None:
    virus = organism("blue", "B", diseased=["", "organ leaves"])
    table = seaweed_and_virus(virus, ruleset=ruleset)
    table.answers("red-queen seaweed virus", "pay green 1")
    assert table.organism("seaweed")["organs"] == ["leaves", "gametangia"]
    shields = table.view["organisms"]["seaweed"]["abilities"].get("uv-shield", 0)
    assert shields == (1 if ruleset == "living" else 0)  # ED-32: from the next turn


@pytest.mark.clause("H4b.1", "ED-34")
def test_in_living_a_diseased_cube_without_an_empty_square_is_discarded() -> None:
    virus = organism("blue", "B", diseased=["", "organ leaves"])
    table = seaweed_and_virus(virus, organs=["leaves", "gametangia"])
    table.answers("red-queen seaweed virus", "pay green 1")
    assert table.organism("virus")["diseased"] == ["", ""]
    assert table.organism("seaweed")["organs"] == ["leaves", "gametangia"]


@pytest.mark.clause("H4b.1", "ED-34")
@pytest.mark.parametrize("ruleset", ["second", "first"])
def test_in_the_older_rulesets_a_diseased_cube_needs_an_empty_square(ruleset: str) -> None:
    virus = organism("blue", "B", diseased=["", "organ leaves"])
    table = seaweed_and_virus(virus, ruleset=ruleset, organs=["leaves", "gametangia"])
    assert table.refusals["red-queen seaweed virus"] == "H4.1"


@pytest.mark.clause("H4b.1")
def test_a_macroorganism_steals_a_biont_as_an_endosymbiont() -> None:
    table = seaweed_and_virus(organism("blue", "BB"))
    table.answers("red-queen seaweed virus", "pay blue 1")
    assert table.organism("seaweed")["bionts"] == "RRB"
    assert table.view["organisms"]["seaweed"]["abilities"]["immunology"] == 1
    assert table.pool("blue") == ""


@pytest.mark.clause("H4b.1", "AMB-49")
def test_a_stolen_biont_without_a_free_circle_goes_home_with_compensation() -> None:
    table = seaweed_and_virus(organism("blue", "BB"), bionts="RRB")
    table.answers("red-queen seaweed virus", "pay blue 1")
    assert table.organism("seaweed")["bionts"] == "RRB"
    assert table.organism("virus")["bionts"] == "B"
    assert table.pool("blue") == "B"


@pytest.mark.clause("H4b.1", "G:Extinction.1")
def test_a_macroorganisms_parasite_that_loses_its_last_biont_goes_extinct() -> None:
    table = seaweed_and_virus(organism("blue", "B"))
    table.answers("red-queen seaweed virus", "pay blue 1")
    assert not table.has("virus")
    assert table.organism("seaweed")["bionts"] == "RRB"


@pytest.mark.clause("H4b.1", "H4d.1", "G:Endosymbiont.1")
def test_an_endosymbiont_attacks_with_the_crown_of_an_organ() -> None:
    organisms = {
        "seaweed": organism("red", "RY", under=MARS, organs=["gametangia"]),
        "virus": organism("blue", "B", host="seaweed", diseased=["", "organ leaves"]),
    }
    table = Table(
        purchases(organisms, "yellow", decks={}), colours=["red", "yellow", "blue"], players=3
    )
    table.answer("red-queen seaweed virus")
    assert table.organism("seaweed")["organs"] == ["leaves", "gametangia"]


# --- against the macroorganism -----------------------------------------------------------


@pytest.mark.clause("H4c.1", "H5b.1", "E3e.1", "G:Disease.1")
def test_a_parasite_steals_an_organ_and_its_ability_is_gone() -> None:
    organisms = {
        "flatworms": organism(
            "green",
            "G",
            under=VENT,
            side="terrestrial",
            organs=["brain", "aortic-arches"],
            spent="G",
        ),
        "viroid": organism("blue", "B", "quorum-sensing+", host="flatworms"),
    }
    table = Table(
        purchases(organisms, "green", pools={"green": "RY", "blue": "R"}, decks={}),
        colours=["green", "blue"],
    )
    table.answers("red-queen viroid flatworms", "take-organ 1")
    assert table.organism("viroid")["diseased"] == ["", "organ aortic-arches"]
    assert table.organism("flatworms")["organs"] == ["brain"]
    assert table.view["organisms"]["flatworms"]["abilities"] == {}
    assert table.pool("green") == "R"
    assert table.pool("blue") == "R"


@pytest.mark.clause("H4e.1", "H6a.1", "ADD-6")
def test_a_stolen_red_organ_moves_the_trophic_levels_at_the_end_of_the_phase() -> None:
    organisms = {
        "opabinia": organism("green", "G", under=VENT, organs=["five-eyes"], spent="G"),
        "viroid": organism("blue", "B", "quorum-sensing+", host="opabinia"),
        "lamp-shells": organism("blue", "BB", under=MARS, organs=["statocyst"]),
    }
    table = Table(
        purchases(
            organisms,
            "green",
            "blue",
            pools={"green": "R", "blue": "B"},
            decks={},
            sea=["lamp-shells", "opabinia"],
        )
        | {"agenda": ["purchase green", "purchase blue", "ecosystems"]},
        colours=["green", "blue"],
        chance=("draw organism opabinia",),
    )
    table.answer("red-queen viroid opabinia")
    assert table.position["sea"] == ["lamp-shells", "opabinia"]
    assert table.position["unsorted"] == ["sea"]
    table.answers("done", "done")
    assert table.position["sea"] == ["opabinia", "lamp-shells"]
