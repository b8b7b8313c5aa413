"""Why can't I? What a player might try, and the clause behind the answer."""

from typing import Any

import pytest

from tests.origins.sets import foundation, invention
from tests.origins.table import ADVANCED, TEN_SPACES, Table, acting, challenged


def row(black: dict[str, Any], stage: str = "upper", /, **more: Any) -> Table:
    """Black is about to use a row."""
    white = more.pop("white", {"migrants": ["spain"]})
    variants = more.pop("variants", ADVANCED)
    position = acting(
        "black", stage, player={"black": black, "white": white}, **{"climate": {}, **more}
    )
    return Table(position, variants=variants)


@pytest.mark.clause("E0a.1", "E0b.1", "E0c.1", "A1a.1")
def test_the_challenge_phase() -> None:
    table = Table({"deck": [0, 2, 2, 2], "elders": {"knife": {"black": 1}}})
    assert table.refusals == {"challenge": "E0a.1", "globalise": "E0c.1"}
    table = Table({"epoch": 2, "player": {"black": {"portents": ["comet-1"]}}})
    assert table.refusals == {"challenge": "E0a.1", "comet": "E0b.1"}


@pytest.mark.clause("E2a.3")
def test_a_bid_that_is_too_low() -> None:
    table = Table(
        challenged("black", "alarm-calls", "auction", elders={"knife": {"black": 2, "white": 3}})
    )
    table.answer("bid 2")
    assert table.refusals == {"bid 1": "E2a.3", "bid 2": "E2a.3"}


@pytest.mark.clause("G1.4", "G2a.1", "G3.1", "G4.1")
def test_rows_that_were_passed_over_are_explained_with_the_next() -> None:
    """Without pawns in free will or in the display the lower row is passed over."""
    table = row({"ruling": "politics", "brain": [5, 2, 0]}, "lower")
    assert table.view["stage"] == "upper"
    refused = table.refusals
    assert refused["use specialise 0"] == "G1.4"
    assert refused["use invent 1"] == "G2a.1"
    assert refused["use library 2"] == "G3.1"
    assert refused["use elect 3"] == "G4.1"
    assert refused["use war 1"] == "J3.1"


@pytest.mark.clause("F0b.1", "A2b.1")
def test_a_disabled_foundation_is_explained() -> None:
    """Fatherhood, which has nothing but ARTISAN for politics, is under a Dissident."""
    black = {
        "ruling": "politics",
        "brain": [3, 2, 2],
        "foundations": {"politics": ["semantic-memory", "fatherhood"]},
        "dissidents": ["fatherhood"],
    }
    table = row(black, "foundations")
    assert table.view["row"] == 0
    assert table.offers == ["use abstract 0", "skip"]
    assert table.refusals == {"use artisan 0": "F0b.1"}


@pytest.mark.clause("G2.1", "G2a.1")
def test_ideas_that_cannot_be_invented() -> None:
    table = row(
        {"ruling": "industry", "brain": [3, 1, 0]},
        "lower",
        elders={"knife": {"black": 1}, "raft": {"black": 1}, "cordage": {"black": 1}},
        display=["whittling", "", "", "", "", "", "knife", "raft", "cordage"],
        white={"migrants": ["spain"]},
    )
    table.answer("use invent 1")
    assert table.kind == "keep"  # the knife was the only one
    two = row(
        {"ruling": "industry", "brain": [3, 0, 0]},
        "lower",
        elders={"knife": {"black": 1}, "raft": {"black": 2}, "cordage": {"black": 1}},
        display=["whittling", "", "", "", "", "", "knife", "raft", "cordage"],
    )
    two.answer("use invent 1")
    assert two.refusals == {"idea whittling": "G2.1", "idea cordage": "G2a.1"}


@pytest.mark.clause("J2b.1", "J2c.1", "J2.3")
def test_what_cannot_be_kept_is_not_asked() -> None:
    """To discard is the only option then, and answers itself."""
    for card, ruling in (("knife", "politics"), ("harpoon", "industry")):
        table = row(
            {"ruling": ruling, "brain": [4, 2, 0]},
            "lower",
            elders={card: {"black": 1}},
            display=[card, "", "", "", "", "", "", "", ""],
        )
        table.answer("use invent 1")
        assert "discarded" in table.events


@pytest.mark.clause("G6c.1", "G5a.1", "G6b.2", "D4.3")
def test_migrants_that_cannot_set_out() -> None:
    table = row(
        {
            "ruling": "politics",
            "migrants": ["zimbabwe", "northern-siberia-n", "honshu"],
            "cities": {"egypt": "gold", "iran": "wheat"},
        },
        moved=["zimbabwe"],
        built=["egypt"],
        climate={"northern-siberia": "ice", "taymyr": "ice"},
    )
    table.answer("use spread 0")
    refused = table.refusals
    assert refused["move zimbabwe"] == "G6c.1"
    assert refused["new zimbabwe"] == "G6c.1"
    assert refused["new-from-city egypt"] == "G6c.1"
    assert refused["move northern-siberia-n"] == "G6b.2"
    assert refused["diaspora"] == "D4.3"
    assert {"move honshu", "new-from-city iran"} <= set(table.offers)


@pytest.mark.clause("G5a.1", "B9.1")
def test_no_new_migrant_without_a_supply() -> None:
    table = row({"ruling": "politics", "migrants": [*TEN_SPACES, "honshu", "flores"]})
    table.answer("use spread 0")
    assert table.refusals["new honshu"] == "G5a.1"
    assert "move honshu" in table.offers


@pytest.mark.clause("B3f.1", "G7.5", "G7.2", "G7.4", "G7.1")
def test_places_where_nobody_can_build() -> None:
    table = row(
        {
            "ruling": "industry",
            "foundations": {"industry": ["barter"]},
            "migrants": ["zimbabwe", "egypt-s", "burma"],
            "cities": {"himalaya": "jade"},
            "technology": {"metallurgy": 2},
        },
        "foundations",
        epoch=2,
        climate={"congo": "jungle", "india": "jungle"},
        white={"migrants": ["spain"], "cities": {"egypt": "gold"}},
    )
    table.answer("use mine 0")
    refused = table.refusals
    assert refused["build southern-africa diamonds"] == "B3f.1"
    assert refused["build congo copper"] == "G7.5"
    assert refused["build egypt gold"] == "G7.2"
    assert refused["build himalaya jade"] == "G7.4"
    assert "build zimbabwe ivory" in table.offers


@pytest.mark.clause("J3b.1", "J3c.2", "J3d.1", "J3.1", "B9c.2")
def test_targets_that_are_safe() -> None:
    table = row(
        {"ruling": "politics", "migrants": ["zimbabwe"], "technology": {"metallurgy": 1}},
        white={
            "migrants": ["egypt-s", "congo-n", "spain"],
            "cities": {"southern-africa": "gold"},
        },
    )
    table.answer("use war 1")
    assert set(table.offers) == {"target congo-n", "target egypt-s"}
    # The siege beside Zimbabwe lacks metallurgy; Spain is too far.
    assert table.refusals == {"target spain": "J3.1", "target-city southern-africa": "J3c.2"}
    for ruling, effect, clause in (
        ("culture", "preach", "J3b.1"),
        ("politics", "enslave", "J3d.1"),
    ):
        table = row(
            {
                "ruling": ruling,
                "foundations": {ruling: [foundation(ruling, effect)]},
                "migrants": ["zimbabwe"],
            },
            "foundations",
            epoch=4,
            white={"migrants": ["egypt-s"], "cities": {"iran": "wheat"}},
        )
        assert [why for key, why in table.refusals.items() if key.startswith(f"use {effect} ")] == [
            clause
        ]


@pytest.mark.clause("J5a.1", "J5b.1", "J5c.1", "J5e.1", "J5h.1")
@pytest.mark.parametrize(
    ("ruling", "effect", "clause"),
    [
        ("politics", "exogamy", "J5a.1"),
        ("politics", "racism", "J5b.1"),
        ("politics", "cold-war", "J5c.1"),
        ("politics", "constitution", "J5e.1"),
        ("industry", "science", "J5h.1"),
    ],
)
def test_elder_actions_without_an_object(ruling: str, effect: str, clause: str) -> None:
    """On an Invention, with nobody and nothing to turn to; SPREAD on the next is possible."""
    cards = [invention(ruling, effect), invention(ruling, "spread")]
    table = row(
        {
            "ruling": ruling,
            "brain": [4, 2, 1],
            "migrants": ["zimbabwe"],
            "inventions": cards,
            "technology": {"information": 2},
        },
        "inventions",
        epoch=4,
    )
    refused = {key: why for key, why in table.refusals.items() if key.startswith(f"use {effect}")}
    assert set(refused.values()) == {clause}


@pytest.mark.clause("C1a.1", "G8.1", "C7.1")
def test_what_this_game_does_not_have() -> None:
    basic = row({"ruling": "politics"}, variants=[])
    assert basic.refusals["use war 1"] == "C1a.1"
    assert basic.refusals["use cultivate 2"] == "G8.1"
    alone = Table(
        acting("black", climate={}, player={"black": {"ruling": "politics"}}), mode="solitaire"
    )
    assert alone.refusals["use war 1"] == "C7.1"
