"""MAR-10. Extinction, Survival and Reseed."""

from typing import Any

import pytest

from tests.marine.table import Table, corner


def event(name: str, position: dict[str, Any], **options: Any) -> Table:
    """A table just after an event."""
    return Table({"agenda": [name, "turn reptiles"], **position}, **options)


@pytest.mark.clause("MAR-10.2.1", "MAR-10.2.2", "MAR-11.12")
def test_extinction_goes_on_until_all_thrive() -> None:
    """MAR-EX-53."""
    table = event(
        "extinction",
        {
            "tokens": {corner("d4", "nw"): "sun"},
            "species": {
                "e4": {"reptiles": 1, "cephalopods": 2},
                "d4": {"reptiles": 1},
            },
            "animal": {"reptiles": {"traits": ["carnivorous"]}},
        },
    )
    assert table.position["species"] == {"d4": {"reptiles": 1}}
    assert table.animal("cephalopods")["eliminated"] == 2
    assert table.animal("reptiles")["eliminated"] == 1


@pytest.mark.clause("MAR-2.9.1", "MAR-2.9.3", "MAR-10.3.2", "MAR-10.3.3")
@pytest.mark.parametrize(("others", "vp"), [(3, 6), (4, 0)])
def test_survival(others: int, vp: int) -> None:
    """MAR-EX-36."""
    table = event(
        "survival",
        {
            "vents": dict.fromkeys(["d1", "d2", "d3"], "geyser"),
            "species": {
                "d1": {"reptiles": 2, "cephalopods": others},
                "d2": {"reptiles": 1},
                "d3": {"reptiles": 1},
            },
        },
    )
    assert table.vp("reptiles") == vp
    assert table.view["survival_card"] == ("reptiles" if vp else None)


@pytest.mark.clause("MAR-10.4.2")
def test_tokens_between_vents_are_lost() -> None:
    """MAR-EX-65."""
    lost, kept = corner("d4", "nw"), corner("d4", "ne")
    table = event(
        "reseed",
        {
            "vents": dict.fromkeys(["d4", "c3", "d3"], "geyser"),
            "tokens": {lost: "sun", kept: "sun"},
        },
        seed=1,
    )
    assert table.position["tokens"] == {kept: "sun"}


@pytest.mark.clause("MAR-10.4.3", "MAR-10.4.4", "MAR-10.4.5", "MAR-11.8")
def test_regression_takes_a_token_of_each_type() -> None:
    """MAR-EX-24, MAR-EX-25."""
    table = event(
        "reseed",
        {
            "areas": {"regression": ["sun", "sun"]},
            "regression_cubes": ["reptiles"],
            "animal": {
                "reptiles": {"display": ["sun"]},
                "cephalopods": {"display": ["sun", "sun"]},
                "fishes": {"display": ["sun"], "traits": ["resilience"]},
            },
        },
        players=3,
        seed=1,
    )
    displays = [table.animal(name)["display"] for name in ("reptiles", "cephalopods", "fishes")]
    assert displays == [["sun"], ["sun"], ["sun"]]
    assert table.position["regression_cubes"] == []
    assert table.animal("reptiles")["gene_pool"] == 31


@pytest.mark.clause("MAR-10.4.6", "MAR-10.4.7", "MAR-10.4.8", "MAR-10.4.11", "MAR-10.4.12")
@pytest.mark.clause("MAR-10.4.13", "MAR-10.4.14")
def test_the_flow_of_tokens() -> None:
    table = event(
        "reseed",
        {
            "pawns": {"abu-1": "reptiles"},
            "areas": {
                "abundance": ["algae"],
                "autotrophy": ["worms"],
                "depletion": ["sun"],
                "adaptation": ["sponges"],
                "regression": ["plankton"],
                "speciation": ["sun"],
                "wanderlust": ["sun"],
            },
            "animal": {"reptiles": {"right": True}, "cephalopods": {"right": True}},
        },
        chance=(
            *["draw element algae"] * 4,
            *["draw element worms"] * 4,
            *["draw element sun"] * 8,
            *["draw terrain vent"] * 2,
            *["draw terrain land"] * 2,
            *["draw terrain open-ocean"] * 2,
            "draw terrain kelp-forest",
            "draw terrain seamount",
        ),
    )
    areas = table.position["areas"]
    assert areas["regression"] == ["sponges"]
    assert areas["depletion"] == ["worms"]
    assert areas["autotrophy"] == ["algae"]
    assert areas["abundance"] == ["algae"] * 4
    assert areas["wanderlust"] == ["sun"] * 4
    assert table.position["competition"] == ["vent", "vent", "land"]
    assert table.position["evolution"] == [
        "land",
        "kelp-forest",
        "seamount",
        "open-ocean",
        "open-ocean",
    ]
    assert table.position["pawns"] == {"abu-1": "reptiles"}
    assert table.animal("reptiles")["right"] is False


@pytest.mark.clause("MAR-12.8", "MAR-12.9")
def test_a_row_that_nobody_uses_ends_the_game() -> None:
    start = {"deck": 0, "discard": ["asteroid"]}
    assert event("reseed", start, seed=1).view["ending"] == "idle-row"
    assert not event("reseed", {**start, "card_resolved": True}, seed=1).view["last_round"]
    assert not event("reseed", start, seed=1, variants=["endless"]).view["last_round"]
    assert not event("reseed", {"idle_rounds": 10}, seed=1).view["last_round"]
    assert event("reseed", {"idle_rounds": 11}, seed=1).view["last_round"]


@pytest.mark.clause("R-62", "MAR-12.9")
def test_the_table_shows_how_near_the_end_is_for_want_of_cards() -> None:
    """The sixth round in a row without a resolved card is the first that shows the count, whatever
    thrives; with an empty deck there is no time to count."""

    def idle(**position: Any) -> object:
        variants = position.pop("variants", [])
        return Table({"turn": "reptiles", **position}, variants=variants).view["idle"]

    assert idle(idle_rounds=4) is None
    assert idle(idle_rounds=5) == {"round": 6, "limit": 12}
    assert idle(idle_rounds=11) == {"round": 12, "limit": 12}
    assert idle(idle_rounds=5, card_resolved=True) is None
    assert idle(idle_rounds=5, variants=["endless"]) is None
    assert idle(idle_rounds=11, ending="idle-row") is None
    assert idle(deck=0, discard=["asteroid"]) == {"round": 1, "limit": 1}
    assert Table(players=2, seed=1).view["idle"] is None


@pytest.mark.clause("R-62")
def test_the_log_counts_the_rounds_without_a_card_from_the_sixth_on() -> None:
    def told(idle_rounds: int) -> list[tuple[str, int, int, int]]:
        table = event("reseed", {"turn": "reptiles", "idle_rounds": idle_rounds}, seed=1)
        return [each for each in table.session.log if "round" in each[0]]

    assert told(3) == []
    assert told(4) == [("idle-round", 6, 12, -1)]
    assert told(10) == [("idle-round", 12, 12, -1)]
    assert told(11) == [("last-round", -1, -1, -1)]
