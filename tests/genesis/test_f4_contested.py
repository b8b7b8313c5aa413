"""F4: contested refugia, the progenote and the ersatz progenote."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium
from tests.genesis.table import Table
from trilobite.games.genesis.edition import RULESETS


def contested(name: str, bionts: str, **part: Any) -> dict[str, Any]:
    """The start of the autocatalytic phase with one refugium."""
    return {"phase": "autocatalytic", "refugium": {name: {"bionts": bionts, **part}}}


def refugium(table: Table, name: str) -> dict[str, Any]:
    part: dict[str, Any] = table.position["refugium"][name]
    return part


# --- F4: who rolls ------------------------------------------------------------------------


@pytest.mark.clause("F4.1", "F4.2", "F4a.1", "AMB-35")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(
    ("name", "part", "progenote"),
    [
        # Clay Mound prints red, yellow, blue and a green dot.
        pytest.param("clay-mound", {"bionts": "RGG"}, "green", id="bionts"),
        pytest.param("clay-mound", {"bionts": "RG", "enzymes": "GB"}, "green", id="enzymes"),
        pytest.param("clay-mound", {"bionts": "RB", "organised": "B"}, "blue", id="cubes"),
        pytest.param(
            "clay-mound", {"bionts": "RGB", "enzymes": "RB"}, "red", id="tie, printed further left"
        ),
        pytest.param("clay-mound", {"bionts": "GB"}, "blue", id="tie, a dot is further right"),
        pytest.param("clay-mound", {"bionts": "YG"}, "yellow", id="tie between cube and dot"),
        # Interplanetary Dust prints yellow, green and dots for red and blue.
        pytest.param("interplanetary-dust", {"bionts": "RB"}, "red", id="tie between dots"),
        pytest.param(
            "interplanetary-dust", {"bionts": "GB", "enzymes": "B"}, "blue", id="two against one"
        ),
        pytest.param(
            "interplanetary-dust", {"bionts": "GB", "enzymes": "BG"}, "green", id="two all"
        ),
        pytest.param(
            "clay-mound",
            {"bionts": "RB", "organised": "Y", "disorganised": "RBB", "enzymes": "GG"},
            "red",
            id="tokens of others do not count",
        ),
    ],
)
def test_the_progenote_has_most_tokens_of_his_colour(
    ruleset: str, name: str, part: dict[str, Any], progenote: str
) -> None:
    organisms = {"pna-template": bacterium("green", "GRYB", cubes="G")}
    table = Table(
        {"phase": "autocatalytic", "refugium": {name: part}, "organism": organisms},
        players=4,
        ruleset=ruleset,
    )
    assert refugium(table, name)["roller"] == progenote
    assert table.session.waits_for is not None


@pytest.mark.clause("F4a.1", "F0b.1")
def test_one_roll_is_made_with_the_dice_of_all_bionts() -> None:
    table = Table(contested("clay-mound", "RGB", enzymes="RB"), players=4)
    assert table.session.waits_for is not None
    assert "roll 6 dice" in table.session.waits_for
    assert table.position["agenda"] == []


@pytest.mark.clause("F4.1")
def test_several_bionts_of_one_colour_do_not_make_a_refugium_contested() -> None:
    table = Table(contested("zeolite-lagoon", "RR"), chance=("roll 1 2 4 5",))
    assert table.kind == "autocatalytic-reroll"


# --- F4b: life and death ------------------------------------------------------------------


@pytest.mark.clause("F4b.1", "F1.1", "F2a.1")
def test_the_progenote_makes_all_choices_of_life_and_death() -> None:
    table = Table(contested("clay-mound", "RRY"), chance=("roll 1 2 4 5 5 6",))
    assert (table.decider, table.kind) == ("red", "organise")
    table.answers("organise blue", "organise yellow")
    assert (table.decider, table.kind) == ("red", "manna-death")
    assert table.offers == [
        "kill-cube yellow",
        "kill-cube blue",
        "kill-biont red",
        "kill-biont yellow",
    ]


@pytest.mark.clause("F4b.1", "B4a.1")
def test_a_biont_that_the_progenote_kills_goes_home_with_compensation() -> None:
    table = Table(contested("clay-mound", "RRY", enzymes="RRRR"), chance=("roll 3 4 4 5 5 6",))
    table.answers("organise blue", "kill-biont yellow")
    assert table.position["player"]["yellow"]["bionts"] == 4
    assert table.pool("yellow") == "Y"


@pytest.mark.clause("F4b.1")
def test_the_catalyst_of_a_dropped_cube_goes_to_another_contestant() -> None:
    table = Table(
        contested("clay-mound", "RRYG", organised="B", disorganised="", enzymes="RRRR"),
        chance=("roll 1 2 3 4 4 5 5 5 6",),
        players=3,
    )
    table.answer("kill-cube blue")
    assert (table.decider, table.kind) == ("red", "contested-catalyst")
    assert table.offers == ["give yellow blue", "give green blue"]
    table.answer("give green blue")
    assert table.pool("green") == "B"
    assert (table.pool("red"), table.pool("yellow")) == ("", "")


@pytest.mark.clause("F4b.1")
def test_with_two_contestants_the_other_one_gets_the_catalyst() -> None:
    table = Table(
        contested("clay-mound", "RRY", organised="B", disorganised="", enzymes="RRRR"),
        chance=("roll 1 2 3 4 4 5 6",),
    )
    table.answer("kill-cube blue")
    assert (table.pool("red"), table.pool("yellow")) == ("", "B")


@pytest.mark.clause("F4.1", "F4b.1")
def test_a_contestant_whose_biont_has_died_remains_a_contestant() -> None:
    table = Table(
        contested("clay-mound", "RRY", organised="B", disorganised="", enzymes="RR"),
        chance=("roll 1 2 3 4 4 5 6",),
    )
    table.answers("kill-biont yellow", "kill-cube blue")
    assert refugium(table, "clay-mound")["bionts"] == "RR"
    assert table.pool("yellow") == "YB"
    assert table.pool("red") == ""


@pytest.mark.clause("F4b.1", "B3b.1", "AMB-37")
def test_a_catalyst_for_a_contestant_at_his_limit_is_lost() -> None:
    table = Table(
        contested("clay-mound", "RRY", organised="B", disorganised="", enzymes="RRRR")
        | {"player": {"yellow": {"pool": "BBBBBB"}}},
        chance=("roll 1 2 3 4 4 5 6",),
    )
    table.answer("kill-cube blue")
    assert table.pool("yellow") == "BBBBBB"
    assert table.pool("red") == ""


@pytest.mark.clause("F4b.1", "B3c.1", "AMB-37")
def test_two_lost_catalysts_are_substituted_by_the_contestant_who_gets_them() -> None:
    table = Table(
        contested("clay-mound", "RRY", organised="BB", disorganised="", enzymes="RRRR")
        | {"player": {"yellow": {"pool": "BBBBBB"}}},
        chance=("roll 1 2 3 4 4 5 6 6",),
    )
    table.answers("kill-cube blue", "kill-cube blue")
    assert (table.decider, table.kind) == ("yellow", "substitute")
    table.answer("disk red")
    assert table.pool("yellow") == "RBBBBBB"


# --- F4c, F4d, F4e: life ------------------------------------------------------------------


@pytest.mark.clause("F4c.1", "F4d.1", "G:ForeignGene.1")
def test_the_progenote_takes_the_placard_with_foreign_genes() -> None:
    table = Table(
        contested("clay-mound", "RRYG", enzymes="RRRRRR"),
        chance=("roll 4 4 4 5 5 5 6 6",),
        players=3,
    )
    assert (table.decider, table.offers) == ("red", ["live", "decline"])
    table.answer("live")
    life = table.organism("photo-carboxylation")
    assert (life["owner"], life["bionts"]) == ("red", "RRYG")


@pytest.mark.clause("F4c.1")
def test_if_the_progenote_declines_nobody_takes_the_placard() -> None:
    table = Table(contested("clay-mound", "RRY", enzymes="RRRRRR"), chance=("roll 4 4 4 5 5 5",))
    table.answer("decline")
    assert not table.has("photo-carboxylation")
    assert refugium(table, "clay-mound")["bionts"] == "RRY"


def suicide() -> Table:
    """Red, progenote by their enzymes, kills their only biont and has rolled doubles."""
    table = Table(
        contested("clay-mound", "RYG", enzymes="RRRR"),
        chance=("roll 4 4 5 5 5 6",),
        players=3,
    )
    table.answer("kill-biont red")
    return table


@pytest.mark.clause("F4e.1")
def test_a_progenote_without_bionts_must_name_another_contestant() -> None:
    table = suicide()
    assert (table.decider, table.kind) == ("red", "ersatz-progenote")
    assert table.offers == ["ersatz yellow", "ersatz green"]


@pytest.mark.clause("F4e.1")
def test_the_ersatz_progenote_may_take_the_bacterium() -> None:
    table = suicide()
    table.answer("ersatz green")
    assert (table.decider, table.kind) == ("green", "darwinian-life")
    table.answer("live")
    life = table.organism("photo-carboxylation")
    assert (life["owner"], life["bionts"]) == ("green", "YG")
    assert table.pool("red") == "R"


@pytest.mark.clause("F4e.1", "AMB-36")
def test_the_ersatz_progenote_may_decline() -> None:
    table = suicide()
    table.answers("ersatz yellow", "decline")
    assert not table.has("photo-carboxylation")
    assert refugium(table, "clay-mound")["bionts"] == "YG"


@pytest.mark.clause("F4e.1", "F3.1")
def test_without_any_biont_left_there_is_no_ersatz_progenote() -> None:
    table = Table(
        contested("clay-mound", "RY", enzymes="RRRR", disorganised="B"), chance=("roll 4 5 6 6",)
    )
    table.answer("kill-biont red")
    assert refugium(table, "clay-mound")["bionts"] == ""
    assert not table.has("photo-carboxylation")


@pytest.mark.clause("F4e.1", "F3.1")
def test_without_doubles_nobody_is_named() -> None:
    table = Table(
        contested("clay-mound", "RY", enzymes="RRRR", disorganised="B"), chance=("roll 1 2 3 6",)
    )
    table.answer("kill-biont red")
    assert refugium(table, "clay-mound")["bionts"] == "Y"
    assert table.kind != "ersatz-progenote"
