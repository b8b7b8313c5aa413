"""MAR-4, MAR-5, MAR-8. Pawns placed, kicked out and taken back."""

from typing import Any

import pytest

from tests.marine.table import Table


def spaces(table: Table, verb: str = "basic") -> list[str]:
    """The spaces on which a pawn may be placed."""
    return [key.split()[-1] for key in table.offered(verb)]


@pytest.mark.clause("MAR-5.2.1", "MAR-5.2.2")
def test_basic_pawns_go_forward_only() -> None:
    """MAR-EX-13."""
    table = Table({"turn": "reptiles", "pawns": {"com-2": "reptiles"}}, players=4)
    assert spaces(table) == ["com-3", *[f"evo-{n}" for n in range(1, 6)], "dom-1", "dom-2", "dom-3"]
    refused = table.refusals
    assert refused["basic com-1"] == refused["basic abu-1"] == "MAR-5.2.2"
    assert refused["basic com-2"] == "MAR-5.2.1"


@pytest.mark.clause("MAR-5.1.2", "MAR-5.2.3")
def test_special_spaces_take_no_basic_pawn() -> None:
    """MAR-EX-14."""
    table = Table({"turn": "reptiles"}, players=4)
    special_only = ["ada-3", "spe-5", "wan-3", "tec-2", "mig-4", "com-4"]
    assert len(spaces(table)) == 37 - 6
    assert {key.split()[1]: clause for key, clause in table.refusals.items()} == dict.fromkeys(
        special_only, "MAR-5.1.2"
    )


@pytest.mark.clause("MAR-5.1.3")
@pytest.mark.parametrize(("players", "closed"), [(2, ["dom-2", "dom-3"]), (3, ["dom-3"]), (4, [])])
def test_domination_spaces_open_with_the_players(players: int, closed: list[str]) -> None:
    table = Table({"turn": "reptiles"}, players=players)
    assert [s for s in ("dom-1", "dom-2", "dom-3") if s not in spaces(table)] == closed
    assert table.view["closed_spaces"] == closed


@pytest.mark.clause("MAR-5.3.1", "MAR-5.3.2", "MAR-5.3.4", "MAR-5.3.5")
def test_special_pawns_go_anywhere() -> None:
    """MAR-EX-15."""
    position: dict[str, Any] = {
        "turn": "reptiles",
        "pawns": {"mig-2": "reptiles", "abu-1": "cephalopods", "evo-1": "algae"},
        "special": {"sun": {"owner": "reptiles"}, "algae": {"owner": "cephalopods"}},
    }
    table = Table(position, players=4)
    open_to_it = spaces(table, "special")
    assert len(open_to_it) == 35
    assert "abu-1" in open_to_it
    assert "com-4" in open_to_it
    refused = table.refusals
    assert refused["special sun mig-2"] == "MAR-5.3.5"
    assert refused["special sun evo-1"] == "MAR-5.3.4"


@pytest.mark.clause("MAR-5.3.3", "MAR-5.3.6")
def test_a_pawn_kicked_out_is_available_at_once() -> None:
    """MAR-EX-16."""
    table = Table(
        {
            "turn": "fishes",
            "pawns": {"ada-1": "crustaceans"},
            "special": {"sun": {"owner": "fishes"}},
        },
        players=4,
    )
    assert table.animal("crustaceans")["pawns"] == 3
    table.answer("special sun ada-1")
    assert table.animal("crustaceans")["pawns"] == 4
    assert table.position["pawns"] == {"ada-1": "sun"}
    assert table.animal("crustaceans")["right"] is False


@pytest.mark.clause("MAR-5.2.5")
def test_a_placed_special_pawn_counts_for_its_owner_of_the_moment() -> None:
    position = {"pawns": {"mig-1": "sun"}, "special": {"sun": {"owner": "cephalopods"}}}
    assert "abu-1" in spaces(Table({"turn": "reptiles", **position}))
    assert "abu-1" not in spaces(Table({"turn": "cephalopods", **position}))


@pytest.mark.clause("MAR-5.3.4")
def test_adaptability_lets_special_pawns_kick_out_special_pawns() -> None:
    """MAR-EX-63."""
    table = Table(
        {
            "turn": "reptiles",
            "row": ["adaptability"],
            "pawns": {"abu-1": "algae", "abu-2": "reptiles"},
            "special": {"sun": {"owner": "reptiles"}, "algae": {"owner": "cephalopods"}},
        }
    )
    assert table.refusals["special sun abu-2"] == "MAR-5.3.5"
    table.answer("special sun abu-1")
    assert table.view["animals"]["cephalopods"]["special_pawns"] == ["algae"]


@pytest.mark.clause("MAR-4.3", "MAR-4.4", "MAR-4.7", "MAR-4.9", "MAR-8.1", "MAR-8.2", "MAR-10.4.15")
def test_retrieval_for_want_of_a_space_ends_the_round() -> None:
    """MAR-EX-18."""
    table = Table(
        {
            "turn": "crustaceans",
            "pawns": {
                "dom-3": "crustaceans",
                "abu-1": "crustaceans",
                "abu-2": "crustaceans",
            },
            "animal": {
                "reptiles": {"right": True},
                "cephalopods": {"right": True},
                "fishes": {"right": True},
            },
        },
        players=4,
        seed=1,
    )
    assert "reseed" in table.events
    assert (table.position["turn"], table.position["round"]) == ("fishes", 2)
    assert table.animal("crustaceans")["pawns"] == 4
    assert [animal.right for animal in table.state.animals] == [False] * 4


@pytest.mark.clause("MAR-4.5", "MAR-4.8", "MAR-8.4")
def test_retrieval_is_allowed_without_placed_pawns() -> None:
    table = Table({"turn": "reptiles"})
    table.answer("retrieve")
    assert table.animal("reptiles")["right"] is True
    assert table.decider == "cephalopods"
    table.answer("basic reg-1")
    table.answer("decline")
    assert table.decider == "reptiles"
    assert "basic abu-1" in table.offers


@pytest.mark.clause("MAR-7.12.3", "MAR-8.1")
def test_a_special_pawn_comes_home_with_its_new_owner() -> None:
    table = Table(
        {
            "turn": "reptiles",
            "pawns": {"abu-1": "sun"},
            "special": {"sun": {"owner": "cephalopods"}},
        }
    )
    table.answer("retrieve")
    assert table.position["pawns"] == {"abu-1": "sun"}
    table.answer("retrieve")
    assert table.position["pawns"] == {}


@pytest.mark.clause("MAR-11.20")
def test_flight() -> None:
    """MAR-EX-58."""
    table = Table(
        {
            "turn": "reptiles",
            "pawns": {"ada-1": "reptiles", "mig-1": "reptiles"},
            "animal": {"reptiles": {"traits": ["flight"]}},
        }
    )
    offered = spaces(table)
    assert "dep-1" in offered
    assert "mig-2" in offered
    assert "ada-2" not in offered
    assert table.refusals["basic spe-1"] == "MAR-11.20"


@pytest.mark.clause("MAR-11.22")
def test_social() -> None:
    """MAR-EX-60."""
    table = Table(
        {
            "turn": "reptiles",
            "pawns": {"mig-1": "reptiles", "evo-1": "cephalopods", "spe-1": "cephalopods"},
            "animal": {"reptiles": {"traits": ["social"]}},
        }
    )
    assert "evo-1" in spaces(table)
    assert table.refusals["basic spe-1"] == "MAR-5.2.2"
    table.answer("basic evo-1")
    assert table.animal("cephalopods")["pawns"] == 6
