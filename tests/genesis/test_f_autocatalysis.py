"""F0 to F3: autocatalytic rolls on refugia of one player, and the creation of life."""

from typing import Any

import pytest

from tests.genesis.beings import bacterium
from tests.genesis.table import Table
from trilobite.games.genesis.edition import RULESETS


def rolling(refugia: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The start of the autocatalytic phase."""
    return {"phase": "autocatalytic", "refugium": refugia, **more}


def refugium(table: Table, name: str) -> dict[str, Any]:
    part: dict[str, Any] = table.position["refugium"][name]
    return part


# --- F0: dice -----------------------------------------------------------------------------


@pytest.mark.clause("F0.1", "A3.1", "ED-27")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("active", [["ocean"], []])
def test_every_occupied_refugium_rolls_in_inactive_rows_too(
    ruleset: str, active: list[str]
) -> None:
    table = Table(
        rolling({"clay-mound": {"bionts": "R"}, "mars-paleo-ocean": {}}, active=active),
        chance=("roll 1 5",),
        ruleset=ruleset,
    )
    assert (table.decider, table.kind) == ("red", "organise")


@pytest.mark.clause("F0.1")
def test_a_refugium_without_bionts_does_not_roll() -> None:
    table = Table(rolling({"clay-mound": {"organised": "RY"}}, active=["ocean"]))
    assert table.position["phase"] == "event"


@pytest.mark.clause("F0a.1", "A3.1", "F0b.1")
def test_rows_roll_from_the_top_and_refugia_from_the_left() -> None:
    """The numbers of dice tell the refugia apart: 2, 3, 4 and 5."""
    table = Table(
        rolling(
            {
                "interplanetary-dust": {"bionts": "R"},
                "deep-hot-biosphere": {"bionts": "Y", "organised": "G"},
                "clay-mound": {"bionts": "R", "organised": "RY"},
                "pumice-raft": {"bionts": "Y", "organised": "RGY"},
            },
            rows={
                "cosmic": ["interplanetary-dust", "deep-hot-biosphere"],
                "ocean": ["clay-mound"],
                "coastal": ["pumice-raft"],
            },
            climate="cool",
        )
    )
    assert table.session.waits_for is not None
    assert "2 dice" in table.session.waits_for
    assert table.position["agenda"] == [
        "autocatalysis deep-hot-biosphere",
        "autocatalysis clay-mound",
        "autocatalysis pumice-raft",
    ]


@pytest.mark.clause("F0a.1")
def test_the_place_in_the_row_decides_and_not_the_time_of_assignment() -> None:
    table = Table(
        rolling(
            {"mars-paleo-ocean": {"bionts": "RR"}, "interplanetary-dust": {"bionts": "R"}},
            rows={"cosmic": ["interplanetary-dust", "mars-paleo-ocean"]},
        )
    )
    assert table.position["agenda"] == ["autocatalysis mars-paleo-ocean"]


@pytest.mark.clause("F0b.1", "F1a.1", "AMB-81")
@pytest.mark.parametrize(
    ("bionts", "organised", "dice"),
    [("R", "", 2), ("RR", "", 4), ("R", "RYBB", 6), ("RY", "B", 5), ("RRRYYYY", "RYBB", 18)],
)
def test_one_die_for_each_cube_and_two_for_each_biont(
    bionts: str, organised: str, dice: int
) -> None:
    table = Table(rolling({"clay-mound": {"bionts": bionts, "organised": organised}}))
    assert table.session.waits_for is not None
    assert f"roll {dice} dice" in table.session.waits_for


@pytest.mark.clause("F0c.1", "AMB-42")
def test_on_a_refugium_of_the_own_colour_all_dice_may_be_rolled_again_once() -> None:
    table = Table(
        rolling({"mars-paleo-ocean": {"bionts": "R", "organised": "R"}}), chance=("roll 4 5 6",)
    )
    assert (table.decider, table.kind) == ("red", "autocatalytic-reroll")
    table.answer("reroll", "roll 1 1 5")
    assert table.kind == "organise"


@pytest.mark.clause("F0c.1")
def test_the_first_roll_may_be_kept() -> None:
    table = Table(
        rolling({"mars-paleo-ocean": {"bionts": "R", "organised": "R"}}), chance=("roll 1 5 5",)
    )
    table.answer("keep")
    assert table.kind == "organise"


@pytest.mark.clause("F0c.1", "AMB-42")
def test_on_a_refugium_of_another_colour_there_is_no_second_roll() -> None:
    table = Table(rolling({"mars-paleo-ocean": {"bionts": "Y"}}), chance=("roll 1 5",))
    assert table.kind == "organise"


@pytest.mark.clause("F0c.1", "F4.1")
def test_on_a_contested_refugium_there_is_no_second_roll() -> None:
    table = Table(rolling({"mars-paleo-ocean": {"bionts": "RRY"}}), chance=("roll 1 2 3 3 5 6",))
    assert (table.decider, table.kind) == ("red", "organise")


# --- F1: animation ------------------------------------------------------------------------


@pytest.mark.clause("F1.1", "D10.1")
@pytest.mark.parametrize(("climate", "lives"), [("warm", 2), ("cool", 1)])
def test_the_climate_decides_which_faces_are_alive(climate: str, lives: int) -> None:
    """Clay Mound lives on 1, 2, 3 in the warmth and on 1, 2 in the cold."""
    table = Table(
        rolling({"clay-mound": {"bionts": "R", "enzymes": "RRRRRR"}}, climate=climate),
        chance=("roll 2 3",),
    )
    for _ in range(lives):
        table.answer("organise blue")
    assert table.kind != "organise"
    assert refugium(table, "clay-mound")["organised"] == "B" * lives


@pytest.mark.clause("F1.1")
def test_the_roller_chooses_the_colour_of_each_cube_that_rises() -> None:
    table = Table(rolling({"clay-mound": {"bionts": "R"}}), chance=("roll 1 2",))
    assert table.offers == ["organise red", "organise yellow", "organise blue"]
    table.answers("organise yellow", "organise blue")
    part = refugium(table, "clay-mound")
    assert (part["organised"], part["disorganised"]) == ("YB", "RB")


@pytest.mark.clause("F1.1")
def test_surplus_lives_are_ignored() -> None:
    table = Table(
        rolling({"clay-mound": {"bionts": "RR", "disorganised": "B"}}), chance=("roll 1 1 2 3",)
    )
    assert refugium(table, "clay-mound")["organised"] == "B"
    assert table.kind == "darwinian-life"


# --- F2: death and biosynthesis -----------------------------------------------------------


@pytest.mark.clause("F2.1")
@pytest.mark.parametrize(
    ("enzymes", "dead"), [("", True), ("R", False), ("RY", False), ("RRRRRR", False)]
)
def test_a_covered_death_face_does_not_work(enzymes: str, dead: bool) -> None:
    """The first slot of Clay Mound shows a 4 that kills manna."""
    table = Table(
        rolling(
            {
                "clay-mound": {
                    "bionts": "R",
                    "organised": "B",
                    "disorganised": "",
                    "enzymes": enzymes,
                }
            }
        ),
        chance=("roll 1 2 4",),
    )
    assert (table.kind == "manna-death") == dead


@pytest.mark.clause("F2.1")
def test_with_all_slots_covered_nothing_dies() -> None:
    table = Table(
        rolling({"hydrothermal-vent": {"bionts": "R", "organised": "YR", "enzymes": "BB"}}),
        chance=("roll 6 6 6 5",),
    )
    part = refugium(table, "hydrothermal-vent")
    assert (part["bionts"], part["organised"], part["enzymes"]) == ("R", "RY", "BB")
    assert table.kind == "darwinian-life"


@pytest.mark.clause("F2.1")
def test_an_enzyme_that_dies_uncovers_its_slot_for_the_next_roll_only() -> None:
    """Mars: four enzymes cover 4, 5, 3, 5. The 6 kills the fourth, but the 5 stays harmless."""
    table = Table(
        rolling({"mars-paleo-ocean": {"bionts": "Y", "organised": "YG", "enzymes": "RRRB"}}),
        chance=("roll 5 5 2 6",),
    )
    table.answers("organise red", "kill-cube green")
    part = refugium(table, "mars-paleo-ocean")
    assert part["enzymes"] == "RRR"
    assert part["organised"] == "RY"
    assert table.pool("yellow") == "G"


@pytest.mark.clause("F2.1", "AMB-34")
def test_each_die_works_once_with_each_uncovered_slot_of_its_face() -> None:
    """Two 5s meet a manna death and an enzyme death: two of each."""
    table = Table(
        rolling(
            {"clay-mound": {"bionts": "R", "organised": "BB", "disorganised": "", "enzymes": "RY"}}
        ),
        chance=("roll 1 2 5 5",),
    )
    table.answers("kill-cube blue", "kill-cube blue")
    part = refugium(table, "clay-mound")
    assert (part["organised"], part["enzymes"]) == ("", "")


@pytest.mark.clause("F0.1", "F1.1", "F2.1", "F2b.1")
def test_life_comes_before_death() -> None:
    """On Warm Pond a 4 raises a cube in the warmth and may kill it at once."""
    table = Table(rolling({"warm-pond": {"bionts": "R"}}), chance=("roll 4 6",))
    table.answer("organise blue")
    assert table.offers == ["kill-cube blue", "kill-biont red"]
    table.answer("kill-cube blue")
    assert table.pool("red") == "RB"
    assert refugium(table, "warm-pond")["disorganised"] == "RGB"


@pytest.mark.clause("F2a.1", "F1a.1", "B4a.1")
def test_the_roller_chooses_what_dies_and_a_dead_biont_is_compensated() -> None:
    table = Table(
        rolling({"clay-mound": {"bionts": "RR", "organised": "YB", "disorganised": ""}}),
        chance=("roll 1 1 2 2 3 5",),
    )
    assert table.offers == ["kill-cube yellow", "kill-cube blue", "kill-biont red"]
    table.answer("kill-biont red")
    assert table.position["player"]["red"]["bionts"] == 3
    assert table.pool("red") == "R"
    assert refugium(table, "clay-mound")["bionts"] == "R"


@pytest.mark.clause("F2a.1")
def test_surplus_deaths_are_ignored() -> None:
    table = Table(
        rolling({"clay-mound": {"bionts": "R", "disorganised": "B"}}), chance=("roll 5 6",)
    )
    assert refugium(table, "clay-mound")["bionts"] == ""
    assert refugium(table, "clay-mound")["disorganised"] == "B"
    assert table.pool("red") == "R"


@pytest.mark.clause("F2a.1", "F2b.1", "G:Biosynthesis.1")
def test_a_cube_that_drops_gives_the_roller_a_catalyst_of_its_colour() -> None:
    table = Table(
        rolling({"clay-mound": {"bionts": "R", "organised": "YB", "disorganised": ""}}),
        chance=("roll 1 2 4 5",),
    )
    table.answers("kill-cube yellow", "kill-cube blue")
    part = refugium(table, "clay-mound")
    assert (part["organised"], part["disorganised"]) == ("", "YB")
    assert table.pool("red") == "YB"


@pytest.mark.clause("F2b.1", "B3c.1", "ED-26", "ADD-13", "AMB-22")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_two_catalysts_above_the_limit_are_substituted_in_every_edition(ruleset: str) -> None:
    table = Table(
        rolling(
            {"clay-mound": {"bionts": "R", "organised": "BB", "disorganised": ""}},
            player={"red": {"pool": "BBBBBB"}},
        ),
        chance=("roll 1 2 4 5",),
        ruleset=ruleset,
    )
    table.answers("kill-cube blue", "kill-cube blue")
    assert (table.decider, table.kind) == ("red", "substitute")
    table.answer("disk green")
    assert table.pool("red") == "GBBBBBB"


@pytest.mark.clause("F2b.1", "B4a.1", "ADD-7", "ADD-13")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_cube_and_a_biont_that_die_in_one_roll_count_together(ruleset: str) -> None:
    table = Table(
        rolling(
            {"clay-mound": {"bionts": "B", "organised": "B", "disorganised": ""}},
            player={"blue": {"pool": "BBBBBB"}},
        ),
        chance=("roll 1 4 5",),
        colours=["blue", "red"],
        ruleset=ruleset,
    )
    table.answers("keep", "kill-biont blue")
    assert (table.decider, table.kind) == ("blue", "substitute")


@pytest.mark.clause("F2a.1", "B4a.1", "B3c.1", "ED-26")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_compensation_above_the_limit_is_substituted_in_every_edition(ruleset: str) -> None:
    table = Table(
        rolling({"clay-mound": {"bionts": "RR"}}, player={"red": {"pool": "RRRRRR"}})
        | {"organism": {"pna-template": bacterium("red", "R", cubes="G")}},
        chance=("roll 4 4 5 6",),
        ruleset=ruleset,
    )
    assert (table.decider, table.kind) == ("red", "substitute")


@pytest.mark.clause("F2c.1", "F0.1")
def test_enzyme_death_takes_the_rightmost_enzyme_after_the_manna() -> None:
    table = Table(
        rolling({"clay-mound": {"bionts": "R", "disorganised": "B", "enzymes": "RYG"}}),
        chance=("roll 4 5",),
    )
    assert refugium(table, "clay-mound")["enzymes"] == "RY"
    assert refugium(table, "clay-mound")["bionts"] == "R"


@pytest.mark.clause("F2c.1")
def test_enzyme_deaths_beyond_the_enzymes_are_ignored() -> None:
    table = Table(
        rolling({"clay-mound": {"bionts": "RR", "disorganised": "B", "enzymes": "R"}}),
        chance=("roll 4 4 4 5",),
    )
    assert refugium(table, "clay-mound")["enzymes"] == ""
    assert refugium(table, "clay-mound")["bionts"] == "R"


@pytest.mark.clause("F2d.1")
@pytest.mark.parametrize(
    ("name", "enzymes_left"), [("clay-mound", ""), ("warm-pond", ""), ("eutectic-brine", "R")]
)
def test_an_uncovered_six_kills_manna_and_an_enzyme_except_on_eutectic_brine(
    name: str, enzymes_left: str
) -> None:
    table = Table(
        rolling({name: {"bionts": "R", "organised": "B", "disorganised": "", "enzymes": "R"}}),
        chance=("roll 1 2 6",),
    )
    table.answer("kill-cube blue")
    assert refugium(table, name)["enzymes"] == enzymes_left
    assert table.pool("red") == "B"


# --- F3: Darwinian life -------------------------------------------------------------------


def doubles(**more: Any) -> Table:
    """Red on Clay Mound with three organised cubes, enzymes and a roll of doubles."""
    return Table(
        rolling(
            {
                "clay-mound": {
                    "bionts": "R",
                    "organised": "RYB",
                    "disorganised": "B",
                    "enzymes": "GGGGGG",
                }
            }
        ),
        chance=("roll 4 4 5 6 6",),
        **more,
    )


@pytest.mark.clause("F3.1", "F3a.1", "F3b.1", "F3c.1", "B1.1")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_on_doubles_the_roller_may_take_the_placard_as_a_bacterium(ruleset: str) -> None:
    table = doubles(ruleset=ruleset)
    assert (table.decider, table.offers) == ("red", ["live", "decline"])
    table.answer("live")
    life = table.organism("photo-carboxylation")
    assert (life["owner"], life["bionts"], life["cubes"]) == ("red", "R", "RYB")
    assert life["disks"] == ""
    assert "clay-mound" not in table.position["refugium"]
    assert table.pool("red") == ""
    assert table.view["organisms"]["photo-carboxylation"]["home_row"] == "ocean"


@pytest.mark.clause("F3.1")
def test_life_may_be_declined() -> None:
    table = doubles()
    table.answer("decline")
    assert refugium(table, "clay-mound")["bionts"] == "R"
    assert refugium(table, "clay-mound")["enzymes"] == "GGGGGG"
    assert not table.has("photo-carboxylation")


@pytest.mark.clause("F3.1")
def test_without_doubles_there_is_no_life() -> None:
    table = Table(
        rolling({"clay-mound": {"bionts": "R", "enzymes": "GGGGGG"}}), chance=("roll 4 5",)
    )
    assert table.position["phase"] == "event"


@pytest.mark.clause("F3.1")
def test_without_a_biont_left_there_is_no_life() -> None:
    table = Table(
        rolling({"clay-mound": {"bionts": "R", "disorganised": "B"}}), chance=("roll 5 5",)
    )
    assert refugium(table, "clay-mound")["bionts"] == ""
    assert table.position["phase"] == "event"


@pytest.mark.clause("F3.1", "F0c.1")
@pytest.mark.parametrize(("second", "life"), [("roll 4 4", True), ("roll 4 5", False)])
def test_the_final_roll_decides_about_doubles(second: str, life: bool) -> None:
    table = Table(
        rolling({"zeolite-lagoon": {"bionts": "R", "enzymes": "GGGGGGG"}}), chance=("roll 5 5",)
    )
    table.answer("reroll", second)
    assert (table.kind == "darwinian-life") == life


@pytest.mark.clause("F3.1", "B1a.1", "AMB-25", "ED-06")
@pytest.mark.parametrize(("ruleset", "life"), [("living", True), ("second", False)])
def test_nobody_creates_more_organisms_than_he_may_own(ruleset: str, life: bool) -> None:
    table = Table(
        rolling(
            {"clay-mound": {"bionts": "R", "enzymes": "GGGGGG"}},
            organism={
                "pna-template": bacterium("red", "R"),
                "metal-glycolysis": bacterium("red", "R"),
                "amyloid-hydrolysis": bacterium("red", "R"),
            },
        ),
        chance=("roll 4 4",),
        ruleset=ruleset,
    )
    assert (table.kind == "darwinian-life") == life


@pytest.mark.clause("F3.2", "H1b.1")
def test_a_bought_mutation_adds_a_cube_to_its_card_and_none_to_the_placard() -> None:
    table = Table(
        {
            "phase": "purchase",
            "agenda": ["purchase red"],
            "organism": {"amyloid-hydrolysis": bacterium("red", "R", cubes="Y")},
            "player": {"red": {"pool": "RRYYGGBB"}},
        }
    )
    table.answer("mutation amyloid-hydrolysis ocean")
    table.answer(table.offers[0])
    life = table.organism("amyloid-hydrolysis")
    assert life["cubes"] == "Y"
    assert len(life["mutations"]) == 1


@pytest.mark.clause("F3.2", "G:Extinction.5")
def test_a_placard_receives_cubes_when_a_macroorganism_reverts_to_it() -> None:
    table = Table(
        {
            "phase": "event",
            "events_drawn": ["cryogenian-snowball"],
            "agenda": ["icon cryogenian-snowball 1"],
            "organism": {
                "flatworms": {"owner": "red", "bionts": "R", "under": "amyloid-hydrolysis"}
            },
        }
    )
    assert table.organism("amyloid-hydrolysis")["cubes"] == "RRYGB"
