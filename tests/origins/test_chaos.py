"""D2, D3, D4, H1, F0. Chaos, revolutions, hunger, and how rows are used."""

from typing import Any

import pytest

from tests.origins.table import ADVANCED, Table, acting, hungry


def shocked(black: dict[str, Any], *keys: str, number: int = 1, **more: Any) -> Table:
    """Black suffers one chaos by future shock, or two by civil war."""
    step = "shock black" if number == 1 else "struck black crisis"
    position = {
        "turn": "white",
        "climate": {},
        "agenda": [step, "activity white"],
        "player": {"black": black, "white": {"brain": [4, 2, 0]} if more else {}},
        **more,
    }
    table = Table(position, variants=ADVANCED)
    table.answers(*keys)
    return table


@pytest.mark.clause("D2.1", "D2b.1", "D2c.1", "B1b.3", "A2b.1")
def test_chaos_makes_a_dissident() -> None:
    black = {
        "ruling": "politics",
        "foundations": {"politics": ["alarm-calls"]},
        "migrants": ["zimbabwe", "egypt-s"],
    }
    table = shocked(black, "figure egypt-s", "resist alarm-calls")
    player = table.player("black")
    assert (player["dissidents"], player["migrants"]) == (["alarm-calls"], ["zimbabwe"])
    assert player["diversity"] == 1


@pytest.mark.clause("D4a.1", "ADD-1", "AMB-60", "D2b.2")
def test_the_last_migrant_is_safe() -> None:
    table = shocked({"migrants": ["zimbabwe"], "cities": {"egypt": "gold"}})
    player = table.player("black")
    assert (player["dissidents"], player["migrants"]) == (["crown"], ["zimbabwe"])
    assert player["supply"] == 10


@pytest.mark.clause("D2.2", "D2d.1", "D2d.2", "D3.3", "D3a.1", "D3b.1", "D3c.1", "D3d.1", "D3e.1")
def test_overflow_is_a_violent_revolution() -> None:
    """ORI-EX-10."""
    black = {
        "ruling": "politics",
        "brain": [4, 1, 1],
        "foundations": {"politics": ["alarm-calls"]},
        "dissidents": ["crown", "alarm-calls"],
        "inventions": ["raft", "whittling"],
        "technology": {"information": 2},
        "cities": {"egypt": "gold"},
        "migrants": ["zimbabwe"],
    }
    more: dict[str, Any] = {
        "elders": {"knife": {"black": 1}},
        "emissaries": {"whittling": ["white"]},
    }
    table = shocked(black, "elder knife", "to egypt-s", **more)
    player = table.player("black")
    assert player["ruling"] == "industry"
    assert player["foundations"] == {"industry": ["alarm-calls"]}
    assert (player["dissidents"], player["cities"]) == ([], {})
    assert player["migrants"] == ["egypt-s", "zimbabwe"]
    assert player["inventions"] == ["raft"]
    assert table.view["tradition"]["top"] == "whittling"
    assert table.player("white")["brain"] == [4, 2, 1]


@pytest.mark.clause("D3a.2", "D3a.3", "D3b.2", "AMB-05")
def test_without_pawns_and_cities_migrants_pay_but_never_the_last() -> None:
    table = shocked({"dissidents": ["crown"], "migrants": ["zimbabwe"]}, "class culture")
    player = table.player("black")
    assert (player["migrants"], player["dissidents"]) == (["zimbabwe"], [])
    assert player["ruling"] == "culture"
    table = shocked({"dissidents": ["crown"], "migrants": ["zimbabwe", "egypt-s"]})
    assert table.offered("lose-migrant") == ["egypt-s", "zimbabwe"]


@pytest.mark.clause("D2d.2", "AMB-04", "E1i.3")
def test_two_chaos_one_revolution() -> None:
    """ORI-EX-09."""
    black = {"ruling": "industry", "migrants": ["zimbabwe", "egypt-s", "congo-n"]}
    table = shocked(black, "figure congo-n", number=2)
    assert table.events.count("revolution") == 1
    assert table.kind == "suppression"


# --- H1 -----------------------------------------------------------------------------------


@pytest.mark.clause("H1a.1", "H1a.2", "H1a.3", "H1b.1", "H1b.2", "A3.1", "A3.2", "G:Footprint.1")
def test_hunger() -> None:
    table = Table(
        hungry(
            "black",
            climate={},
            player={
                "black": {"migrants": ["zimbabwe", "egypt-s"]},
                "white": {"migrants": ["zimbabwe-n", "spain"]},
            },
        ),
        seed=1,
    )
    assert set(table.offers) == {"lose-migrant zimbabwe", "lose-migrant egypt-s"}
    table.answer("lose-migrant egypt-s")
    assert table.kind == "diaspora"
    assert table.player("black")["dissidents"] == ["crown"]
    assert table.player("white")["migrants"] == ["spain", "zimbabwe-n"]


@pytest.mark.clause("H1b.1", "AMB-46", "D4.1", "D4.2")
def test_the_last_component_does_not_starve() -> None:
    table = Table(
        hungry(
            "black",
            climate={},
            player={
                "black": {"migrants": ["zimbabwe"]},
                "white": {"migrants": ["zimbabwe-n", "spain"]},
            },
        ),
        seed=1,
    )
    assert table.kind == "diaspora"
    table.answer(table.offers[0])
    player = table.player("black")
    assert (len(player["migrants"]), player["dissidents"]) == (1, [])


@pytest.mark.clause("H1b.3", "ADD-5", "H1b.4")
def test_a_starving_city_without_a_resistance_space() -> None:
    table = Table(
        hungry(
            "black",
            climate={},
            player={
                "black": {
                    "migrants": ["zimbabwe", "congo-n"],
                    "cities": {"zimbabwe": "ivory"},
                    "dissidents": ["crown"],
                    "technology": {"footprint": 1},
                },
            },
        ),
        seed=1,
    )
    table.answers("lose-city zimbabwe", "lose-migrant congo-n")
    assert (table.kind, table.player("black")["refugees"]) == ("refugee", [])
    assert "revolution" not in table.events
    table.answer("to zimbabwe-n")
    assert set(table.offered("lose-migrant")) == {"zimbabwe", "zimbabwe-n"}
    table.answer("lose-migrant zimbabwe")
    assert (table.offered("class") != [], table.view["phase"]) == (True, "footprint")
    table.answer("class culture")
    assert table.player("black")["migrants"] == ["zimbabwe-n"]
    assert table.player("black")["dissidents"] == []
    assert table.events.count("revolution") == 1


# --- F0 -----------------------------------------------------------------------------------


@pytest.mark.clause("A2.1", "A2.3", "F0.1", "F0a.1", "F0b.1", "A2b.1", "A2a.1")
def test_rows_from_the_bottom_to_the_top() -> None:
    black = {
        "ruling": "politics",
        "foundations": {"politics": ["alarm-calls", "lullabies"]},
        "dissidents": ["alarm-calls"],
        "inventions": ["whittling"],
        "migrants": ["zimbabwe"],
    }
    table = Table(
        acting("black", "foundations", climate={}, player={"black": black}), variants=ADVANCED
    )
    stages = []
    while table.kind == "row" and table.decider == "black":
        stages.append(table.view["stage"])
        table.answer("skip")
    assert stages == ["foundations", "lower", "upper", "inventions"]


@pytest.mark.clause("F0e.1", "D2.3", "D3f.2", "AMB-06")
def test_a_revolution_ends_the_phase() -> None:
    black = {
        "ruling": "politics",
        "foundations": {"politics": ["semantic-memory"]},
        "dissidents": ["crown"],
        "migrants": ["zimbabwe", "egypt-s"],
    }
    table = Table(
        acting("black", "foundations", climate={}, epoch=1, player={"black": black}),
        variants=ADVANCED,
        seed=1,
    )
    table.answer("use abstract 0")
    assert table.kind == "suppression"
    table.answer("lose-migrant egypt-s")
    assert table.view["turn"] == "white"
    assert table.player("black")["brain"] == [4, 1, 2]
