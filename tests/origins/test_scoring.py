"""I, C7, C9, C6j, M. Scores, goals and hand-over."""

from typing import Any

import pytest

from tests.origins.table import ADVANCED, Table, finished


def ended(players: dict[str, Any], philosophy: str = "initial-philosophy", **options: Any) -> Table:
    """A game that Comet IV has just ended."""
    return Table(finished(climate={}, philosophy=philosophy, player=players), **options)


@pytest.mark.clause("I0.2", "I0b.1", "I1b.1", "I1c.1", "I2b.1", "I2c.1", "I3a.1", "I3b.1", "I3c.1")
def test_scores() -> None:
    """ORI-EX-38."""
    table = ended(
        {
            "black": {
                "technology": {"metallurgy": 3, "immunology": 4, "maritime": 0, "information": 5},
                "tokens": [0, 0, 1],
                "cities": {
                    "egypt": "gold",
                    "zimbabwe": "ivory",
                    "iran": "wheat",
                    "china": "pig",
                    "andes": "groundnut-oil",
                },
                "foundations": {
                    "politics": ["alarm-calls", "lullabies", "semantic-memory"],
                    "culture": ["grooming-and-gossip"],
                },
            },
            "white": {"technology": {"maritime": 8}, "foundations": {}},
        },
        "agnosticism",
    )
    assert table.player("black")["scores"] == {"culture": 4, "politics": 12, "industry": 11}
    assert table.player("black")["best"] == 12
    assert table.view["cancelled"] == "culture"
    result = table.game.result(table.state)
    assert result is not None
    assert (result.scores, result.winners) == ([12, 10], [0])


@pytest.mark.clause("I0a.1")
def test_ties_go_to_the_higher_total() -> None:
    table = ended({"black": {"technology": {"footprint": 2}}, "white": {}})
    assert table.player("black")["best"] == 5
    table = ended(
        {
            "black": {"technology": {"footprint": 2, "metallurgy": 2}},
            "white": {"technology": {"footprint": 2}},
        }
    )
    result = table.game.result(table.state)
    assert result is not None
    assert (result.scores, result.winners) == ([5, 5], [0])
    table = ended({"black": {}, "white": {}})
    result = table.game.result(table.state)
    assert result is not None
    assert result.winners == [0, 1]


@pytest.mark.clause("C7i.1", "C7i.2")
def test_the_goal_alone() -> None:
    rich = {
        "mysticism": 4,
        "brain": [1, 1, 1],
        "technology": {
            "footprint": 6,
            "energy": 5,
            "metallurgy": 6,
            "immunology": 10,
            "maritime": 5,
            "information": 6,
        },
    }
    table = ended({"black": rich}, mode="solitaire")
    result = table.game.result(table.state)
    assert result is not None
    assert (result.winners, result.achievement) == ([], "")
    table = ended({"black": rich}, "pacifism", mode="solitaire")
    result = table.game.result(table.state)
    assert result is not None
    assert (result.winners, result.achievement) == ([0], "victory")
    rich["technology"]["maritime"] = 8  # type: ignore[index]
    table = ended({"black": rich}, mode="solitaire")
    result = table.game.result(table.state)
    assert result is not None
    assert result.achievement == "extraordinary-victory"


@pytest.mark.clause("C9e.1", "C9e.2")
def test_the_goal_together() -> None:
    table = ended(
        {
            "black": {"technology": {"footprint": 8, "energy": 5}},
            "white": {
                "technology": {"immunology": 10, "metallurgy": 3, "information": 5, "maritime": 8}
            },
        },
        mode="cooperative",
    )
    result = table.game.result(table.state)
    assert result is not None
    assert (result.winners, result.achievement) == ([0, 1], "extraordinary-victory")


@pytest.mark.clause("C6j.1", "AMB-50")
def test_what_is_handed_over() -> None:
    campaign = {"black": {"tokens": 2}, "white": {"tokens": 0}}
    table = ended(
        {"black": {"technology": {"footprint": 2}}, "white": {}},
        campaign=campaign,
        variants=ADVANCED,
    )
    told = table.game.handover(table.state)
    assert told is not None
    black, white = told["players"]
    assert (black["result"], black["tokens"], black["campaign"]) == (5, 3, 4.5)
    assert (white["result"], white["tokens"], white["campaign"]) == (4, 0, 2.0)
    assert black["space"] is False


@pytest.mark.clause("I1a.1", "I2a.1")
def test_points_by_source() -> None:
    table = ended({"black": {"tokens": [1, 2, 0]}, "white": {}})
    points = table.game.breakdown(table.state)[0]
    assert points["culture-tokens"] == 1
    assert points["politics-tokens"] == 2
    black = table.player("black")
    for discipline, score in black["scores"].items():
        parts = [vp for name, vp in points.items() if name.startswith(discipline)]
        assert sum(parts) == score
        assert sum(parts[2:]) == black["learning"][discipline]
