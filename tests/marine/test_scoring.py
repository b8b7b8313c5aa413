"""MAR-12, MAR-13.1. The end of the game."""

from typing import Any

import pytest

from tests.marine.table import Table

LAST: dict[str, Any] = {"ending": "asteroid", "turn": "reptiles"}


@pytest.mark.clause("MAR-12.2", "MAR-12.3", "MAR-12.4", "MAR-12.5", "MAR-12.7", "MAR-10.4.1")
def test_the_final_scoring() -> None:
    """MAR-EX-35."""
    table = Table(
        {
            **LAST,
            "row": ["fertile"],
            "species": {
                "d4": {"reptiles": 1},
                "e4": {"cephalopods": 1},
                "d1": {"reptiles": 1},
            },
            "tokens": {"d4-nw": "sun", "e4-se": "sponges", "d1-nw": "sun"},
            "special": {
                "algae": {"owner": "reptiles", "target": 7},
                "sun": {"owner": "reptiles", "target": 6},
            },
            "animal": {"cephalopods": {"right": True, "vp": 30}},
        }
    )
    table.answer("retrieve")
    assert table.session.over
    points = {"survival": 1, "final-tiles": 6 + 1, "final-targets": 13}
    assert table.animal("reptiles")["points"] == points
    assert table.vp("cephalopods") == 33
    assert "reseed" not in table.events
    result = table.session.result
    assert result is not None
    assert (result.reason, result.scores, result.winners) == ("asteroid", [21, 33], [1])


@pytest.mark.clause("MAR-12.6", "MAR-2.1.2")
def test_ties_go_up_the_food_chain() -> None:
    table = Table(
        {"agenda": ["final"], "ending": "asteroid", "species": {}}, animals=["fishes", "reptiles"]
    )
    assert table.session.result is not None
    assert table.session.result.winners == [1]


@pytest.mark.clause("MAR-13.1.5", "MAR-13.1.6")
@pytest.mark.parametrize(
    ("vp", "scores", "winner"),
    [((70, 145, 75, 85), [70, 75], 1), ((70, 145, 70, 85), [70, 70], 0), ((9, 9, 9, 9), [9, 9], 0)],
)
def test_two_animals_count_the_lower_score(
    vp: tuple[int, ...], scores: list[int], winner: int
) -> None:
    """MAR-EX-37."""
    names = ["reptiles", "cephalopods", "fishes", "crustaceans"]
    table = Table(
        {
            "agenda": ["final"],
            "ending": "asteroid",
            "species": {},
            "animal": {name: {"vp": number} for name, number in zip(names, vp, strict=True)},
        },
        variants=["two-animals"],
    )
    assert table.session.result is not None
    assert table.session.result.scores == scores
    assert table.session.result.winners == [winner]


def test_the_breakdown_foresees_the_end() -> None:
    table = Table({"turn": "reptiles", "animal": {"reptiles": {"vp": 5}}})
    assert table.game.breakdown(table.state) == [
        {"start": 5, "final-tiles": 6},
        {"final-tiles": 3},
    ]
    assert table.vp("reptiles") == 5
