"""D3, D4. New refugia from heaven and earth, smite, deserted refugia."""

from typing import Any

import pytest

from tests.genesis.table import Table


def icon(event: str, index: int, *chance: str, **position: Any) -> Table:
    """One icon of an event card, and after it an assignment turn of Red's."""
    start: dict[str, Any] = {
        "phase": "event",
        "agenda": [f"icon {event} {index}", "assign red"],
        "events_drawn": [event],
        "player": {"red": {"pool": "R"}},
        "organism": {"pna-template": {"owner": "red", "bionts": "R"}},
    }
    return Table({**start, **position}, chance=chance)


def heaven(*chance: str, **position: Any) -> Table:
    """A +heaven icon."""
    return icon("mars-paleo-ocean", 0, *chance, **position)


def earth(*chance: str, **position: Any) -> Table:
    """A +earth icon."""
    return icon("clathrate-gun", 1, *chance, **position)


def smite(**position: Any) -> Table:
    """A smite icon."""
    return icon("clathrate-gun", 0, **position)


def refugium(table: Table, name: str) -> dict[str, Any]:
    """A refugium of the position."""
    found: dict[str, Any] = table.position["refugium"][name]
    return found


# --- D3: new refugia ----------------------------------------------------------------------


@pytest.mark.clause("D3.1")
def test_heaven_turns_up_a_refugium_of_the_highest_active_row() -> None:
    table = heaven("draw refugium clay-mound", active=["ocean", "coastal"])
    assert table.position["rows"]["ocean"] == ["clay-mound"]


@pytest.mark.clause("D3.1")
def test_heaven_passes_over_a_row_whose_deck_is_empty() -> None:
    cosmic = ["mars-paleo-ocean", "interplanetary-dust", "deep-hot-biosphere"]
    table = heaven("draw refugium clay-mound", active=["cosmic", "ocean"], rows={"cosmic": cosmic})
    assert table.position["rows"]["ocean"] == ["clay-mound"]


@pytest.mark.clause("D3.2")
def test_earth_turns_up_a_refugium_of_the_lowest_active_row() -> None:
    table = earth("draw refugium pumice-raft", active=["ocean", "coastal"])
    assert table.position["rows"]["coastal"] == ["pumice-raft"]


@pytest.mark.clause("D3.2")
def test_earth_passes_over_a_row_whose_deck_is_empty() -> None:
    table = earth(
        "draw refugium pumice-raft",
        active=["ocean", "coastal", "continent"],
        refugia_left=[3, 3, 5, 0],
    )
    assert table.position["rows"]["coastal"] == ["pumice-raft"]


@pytest.mark.clause("D3.1", "D3.2")
def test_each_icon_turns_up_one_refugium() -> None:
    # The last cosmic refugium appears, and the next icon finds the ocean.
    table = Table(
        {
            "phase": "event",
            "events_left": [3, 7, 10],
            "rows": {"cosmic": ["mars-paleo-ocean", "deep-hot-biosphere"]},
        },
        chance=(
            "draw event mars-paleo-ocean",
            "draw refugium interplanetary-dust",
            "draw refugium clay-mound",
        ),
    )
    assert table.view["refugia_left"] == [0, 2, 5, 5]
    assert table.position["rows"]["ocean"] == ["clay-mound"]


@pytest.mark.clause("D3.3")
def test_without_an_active_deck_that_has_cards_nothing_appears() -> None:
    table = heaven(active=["cosmic"], refugia_left=[0, 3, 5, 4])
    assert table.kind == "assign"
    assert table.position["rows"]["cosmic"] == []
    assert table.view["refugia_left"] == [0, 3, 5, 4]


@pytest.mark.clause("D3.3")
def test_with_no_active_row_nothing_appears() -> None:
    table = earth(active=[])
    assert table.kind == "assign"
    assert table.view["refugia_left"] == [3, 3, 5, 4]


@pytest.mark.clause("D3a.1")
def test_a_new_refugium_goes_to_the_right_end_of_its_row() -> None:
    table = heaven(
        "draw refugium hydrothermal-vent",
        active=["ocean"],
        rows={"ocean": ["green-rust-fumarole", "clay-mound"]},
    )
    row = ["green-rust-fumarole", "clay-mound", "hydrothermal-vent"]
    assert table.position["rows"]["ocean"] == row


@pytest.mark.clause("D3b.1")
def test_a_new_refugium_gets_a_disorganised_cube_for_each_printed_one() -> None:
    # Clay Mound prints red, yellow, blue, blue, and a green dot, which brings no cube.
    table = heaven("draw refugium clay-mound", active=["ocean"])
    mound = refugium(table, "clay-mound")
    assert (mound["disorganised"], mound["organised"]) == ("RYBB", "")
    assert (mound["enzymes"], mound["bionts"]) == ("", "")


# --- D4: smite ----------------------------------------------------------------------------


@pytest.mark.clause("D4.1")
def test_smite_takes_the_rightmost_enzyme_of_a_refugium() -> None:
    table = smite(rows={"ocean": ["clay-mound"]}, refugium={"clay-mound": {"enzymes": "GYB"}})
    assert refugium(table, "clay-mound")["enzymes"] == "GY"
    assert refugium(table, "clay-mound")["disorganised"] == "RYBB"


@pytest.mark.clause("D4.1")
def test_smite_takes_a_cube_of_manna_where_there_is_no_enzyme() -> None:
    table = smite(rows={"ocean": ["clay-mound"]})
    assert refugium(table, "clay-mound")["disorganised"] == "YBB"


@pytest.mark.clause("D4.1", "D0.1")
def test_smite_strikes_every_refugium_whether_its_row_is_active_or_not() -> None:
    table = smite(
        active=["ocean"],
        rows={
            "ocean": ["clay-mound", "green-rust-fumarole"],
            "continent": ["warm-pond"],
        },
    )
    assert refugium(table, "clay-mound")["disorganised"] == "YBB"
    assert refugium(table, "green-rust-fumarole")["disorganised"] == "YB"
    assert refugium(table, "warm-pond")["disorganised"] == "RG"


@pytest.mark.clause("D4.2")
def test_smite_takes_the_leftmost_printed_colour_that_still_has_a_cube() -> None:
    # Warm Pond prints blue, green, red; its blue cube is gone.
    table = smite(rows={"continent": ["warm-pond"]}, refugium={"warm-pond": {"disorganised": "RG"}})
    assert refugium(table, "warm-pond")["disorganised"] == "R"


@pytest.mark.clause("D4.2")
def test_smite_takes_a_disorganised_cube_before_an_organised_one_of_the_same_colour() -> None:
    # Alkaline Seep prints blue, green, red, green.
    table = smite(
        rows={"coastal": ["alkaline-seep"]},
        refugium={"alkaline-seep": {"organised": "G", "disorganised": "RG"}},
    )
    assert refugium(table, "alkaline-seep")["organised"] == "G"
    assert refugium(table, "alkaline-seep")["disorganised"] == "R"


@pytest.mark.clause("D4.2")
def test_smite_takes_an_organised_cube_of_a_colour_further_left() -> None:
    table = smite(
        rows={"continent": ["warm-pond"]},
        refugium={"warm-pond": {"organised": "B", "disorganised": "RG"}},
    )
    assert refugium(table, "warm-pond")["organised"] == ""
    assert refugium(table, "warm-pond")["disorganised"] == "RG"


@pytest.mark.clause("D4.2")
def test_smite_never_takes_a_biont() -> None:
    table = smite(
        rows={"continent": ["warm-pond"]},
        refugium={"warm-pond": {"bionts": "RR", "disorganised": "RG"}},
    )
    assert refugium(table, "warm-pond")["bionts"] == "RR"


@pytest.mark.clause("D4.3")
def test_several_smite_icons_are_resolved_one_after_the_other() -> None:
    # The first takes the enzyme, the second and the third take cubes.
    table = Table(
        {
            "phase": "event",
            "agenda": [f"icon nitrogen-famine {index}" for index in range(3)] + ["assign red"],
            "events_drawn": ["nitrogen-famine"],
            "active": ["ocean"],
            "rows": {"ocean": ["clay-mound"]},
            "refugium": {"clay-mound": {"enzymes": "G"}},
        }
    )
    assert refugium(table, "clay-mound")["enzymes"] == ""
    assert refugium(table, "clay-mound")["disorganised"] == "BB"


@pytest.mark.clause("D4a.1")
def test_a_refugium_without_manna_cubes_leaves_the_game() -> None:
    table = smite(rows={"continent": ["warm-pond"]}, refugium={"warm-pond": {"disorganised": "R"}})
    assert table.position["rows"]["continent"] == []
    assert "warm-pond" not in table.position["refugium_decks"]["continent"]


@pytest.mark.clause("D4a.1", "AMB-68")
def test_a_deserted_refugium_is_nobodys_trophy() -> None:
    table = smite(
        rows={"continent": ["warm-pond"]},
        refugium={"warm-pond": {"disorganised": "R", "bionts": "R"}},
    )
    assert table.position["player"]["red"]["trophies"] == []
    assert table.position["player"]["yellow"]["trophies"] == []


@pytest.mark.clause("D4a.1", "B4b.1")
def test_bionts_on_a_deserted_refugium_go_home_without_compensation() -> None:
    table = smite(
        rows={"continent": ["warm-pond"]},
        refugium={"warm-pond": {"disorganised": "R", "bionts": "RYY"}},
        player={"red": {"pool": "R"}, "yellow": {"pool": "Y"}},
    )
    assert table.position["player"]["red"]["bionts"] == 3
    assert table.position["player"]["yellow"]["bionts"] == 4
    assert (table.pool("red"), table.pool("yellow")) == ("R", "Y")


@pytest.mark.clause("D4a.1", "AMB-68")
def test_an_enzyme_keeps_a_refugium_with_one_cube_in_the_game() -> None:
    table = smite(
        rows={"continent": ["warm-pond"]},
        refugium={"warm-pond": {"disorganised": "R", "enzymes": "B"}},
    )
    assert refugium(table, "warm-pond")["disorganised"] == "R"


@pytest.mark.clause("D4b.1")
def test_the_three_refugia_with_a_green_shield_ignore_smite() -> None:
    table = smite(
        rows={
            "cosmic": ["interplanetary-dust", "deep-hot-biosphere"],
            "ocean": ["hydrothermal-vent"],
        },
        refugium={"hydrothermal-vent": {"enzymes": "B"}},
    )
    assert refugium(table, "interplanetary-dust")["disorganised"] == "YYG"
    assert refugium(table, "deep-hot-biosphere")["disorganised"] == "RRGB"
    assert refugium(table, "hydrothermal-vent")["disorganised"] == "RYGGB"
    assert refugium(table, "hydrothermal-vent")["enzymes"] == "B"
