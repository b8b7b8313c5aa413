"""E1, J1. Events and climate."""

from typing import Any

import pytest

from tests.origins.table import ADVANCED, Table, challenged

BLACK_HEXES = {
    "zimbabwe": "finger-millet",
    "central-africa": "sorghum",
    "southern-africa": "gold",
    "egypt": "gold",
}


def cities(number: int) -> dict[str, str]:
    """So many cities of black in Africa."""
    return dict(list(BLACK_HEXES.items())[:number])


def struck(event: str, /, **position: Any) -> Table:
    """Black is struck by an event."""
    agenda = [f"struck black {event}", "activity black"]
    return Table({"turn": "black", "agenda": agenda, "climate": {}, **position})


@pytest.mark.clause("E1a.2", "E1a.3", "AMB-33")
def test_one_city_and_one_elder_are_safe() -> None:
    """ORI-EX-12."""
    table = struck(
        "animal-disease", player={"black": {"cities": cities(1)}}, elders={"knife": {"black": 1}}
    )
    player = table.player("black")
    assert (player["urbanisation"], player["elders"]) == (1, 1)
    assert player["technology"]["immunology"] == 2


@pytest.mark.clause("E1a.1", "E1a.3", "E1.3", "E1.5", "G:Refugee.1", "AMB-66")
def test_disease_takes_half() -> None:
    table = struck(
        "human-disease",
        player={"black": {"cities": cities(3), "migrants": ["zimbabwe"], "brain": [4, 0, 0]}},
        elders={"knife": {"black": 3}},
    )
    table.answers("lose-city zimbabwe", "to zimbabwe-n")
    player = table.player("black")
    assert (player["urbanisation"], player["elders"]) == (2, 2)
    assert set(player["migrants"]) == {"zimbabwe-n", "zimbabwe"}
    assert player["dissidents"] == []
    assert player["brain"][2] == 1


@pytest.mark.clause("E1g.1", "ADD-4")
def test_pollution_brings_chaos_first() -> None:
    table = struck(
        "pollution",
        player={"black": {"cities": cities(4), "migrants": ["zimbabwe", "zimbabwe-n"]}},
    )
    table.answers("figure zimbabwe-n", "lose-city egypt", "to egypt-s")
    player = table.player("black")
    assert player["dissidents"] == ["crown"]
    assert player["urbanisation"] == 3


@pytest.mark.clause("E1h.1", "E1.4")
def test_famine_by_footprint() -> None:
    table = struck("famine", player={"black": {"cities": cities(2), "migrants": ["zimbabwe"]}})
    table.answers("lose-city zimbabwe", "to zimbabwe-n")
    assert table.player("black")["urbanisation"] == 1
    assert table.player("black")["dissidents"] == []


@pytest.mark.clause("E1i.1", "E1i.2", "E1i.3", "E1i.4", "AMB-51")
@pytest.mark.parametrize(
    ("philosophy", "mysticism", "dissidents", "hit"),
    [
        ("initial-philosophy", 0, ["crown"], True),
        ("initial-philosophy", 0, [], False),
        ("equality", 1, [], True),
        ("equality", 0, [], False),
        ("unity", 0, ["crown"], True),
        ("unity", 1, ["crown"], False),
    ],
)
def test_the_crisis_depends_on_philosophy(
    philosophy: str, mysticism: int, dissidents: list[str], hit: bool
) -> None:
    table = Table(
        challenged(
            "black",
            "napoleon",
            epoch=4,
            philosophy=philosophy,
            player={"black": {"mysticism": mysticism, "dissidents": dissidents}},
        )
    )
    struck_events = [event for event in table.session.log if event[0] == "struck"]
    assert (0 in [event[1] for event in struck_events]) is hit


@pytest.mark.clause("E1b.1", "D4a.1", "ADD-1")
def test_a_catastrophe_spares_the_refugee_and_moves_the_last_migrant() -> None:
    table = Table(
        challenged(
            "black",
            "personal-names",
            "event",
            agenda=["event black 1", "auction black", "activity black"],
            climate={},
            player={
                "black": {"migrants": ["greenland-n", "zimbabwe"], "cities": {}},
                "white": {
                    "migrants": ["greenland-ne"],
                    "cities": {"greenland": "narwhal-ivory"},
                },
            },
        )
    )
    assert table.player("black")["migrants"] == ["zimbabwe"]
    assert table.kind == "diaspora"
    table.answer(table.offers[0])
    table.answer("to greenland-n")
    white = table.player("white")
    assert white["cities"] == {}
    assert "greenland-n" in white["migrants"]
    assert len(white["migrants"]) == 2


@pytest.mark.clause("E1e.1", "E1f.2", "B8a.1")
def test_a_desert_destroys_a_city_but_no_migrants() -> None:
    """ORI-EX-59."""
    table = Table(
        challenged(
            "black",
            "barter",
            epoch=2,
            climate={"india": "jungle"},
            player={
                "white": {
                    "migrants": ["strait-of-hormuz", "spain"],
                    "cities": {"southern-arabia": "pearls"},
                }
            },
        )
    )
    table.answer("hex southern-arabia")
    assert table.decider == "white"
    table.answer("to iran-s")
    white = table.player("white")
    assert set(white["migrants"]) == {"strait-of-hormuz", "spain", "iran-s"}
    assert (white["cities"], white["dissidents"]) == ({}, [])
    assert table.view["climate"] == {"southern-arabia": "desert"}


@pytest.mark.clause("E1c.3", "J1d.1")
def test_cooling_without_sea_is_deforestation() -> None:
    table = Table(challenged("black", "grooming-and-gossip", climate={"india": "jungle"}))
    assert table.kind == "token-to"
    assert "climate-instead" in table.events


@pytest.mark.clause("J1.1", "J1.3", "J1a.1", "E1c.2")
def test_an_icehouse_turns_all_seas() -> None:
    """ORI-EX-39."""
    table = Table(
        challenged("black", "grooming-and-gossip", climate={"japan": "sea", "britain": "sea"}),
        players=3,
        variants=ADVANCED,
        chance=("draw challenge lullabies",),
    )
    table.answers("hex alps", "hex taymyr")
    assert table.view["climate"] == {"alps": "ice", "taymyr": "ice"}
    assert table.view["shown"] == ["lullabies"]


@pytest.mark.clause("J1.1", "J1c.1")
def test_a_second_card_without_cooling_changes_nothing() -> None:
    table = Table(
        challenged("black", "grooming-and-gossip", climate={"japan": "sea", "britain": "sea"}),
        players=3,
        variants=ADVANCED,
        chance=("draw challenge fatherhood",),
    )
    table.answers("token japan", "hex alps")
    assert table.view["climate"] == {"alps": "ice", "britain": "sea"}
