"""The odds that clients show: which rolls are among them, and that they are exact."""

import json
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.genesis.rich import rich_state
from tests.genesis.table import Table, genesis
from trilobite.core.conformance import busy_choice
from trilobite.core.session import begin
from trilobite.games.genesis.pool import actors
from trilobite.games.genesis.state import MACRO, Genesis

ASSIGNMENT: dict[str, Any] = {
    "phase": "assignment",
    "order": ["red", "yellow", "green", "blue"],
    "climate": "warm",
    "refugium": {
        "mars-paleo-ocean": {"organised": "B", "disorganised": "", "bionts": "R"},
        "warm-pond": {"organised": "RG", "disorganised": "B"},
    },
    "organism": {"pna-template": {"owner": "red", "bionts": "R", "cubes": "GG"}},
    "player": {"red": {"pool": "RG"}},
}


def odds(table: Table) -> dict[str, Any]:
    """The odds at the pending decision, as they arrive at a client."""
    session = table.session
    decision = session.decision_for(session.deciders()[0])
    plain: dict[str, Any] = json.loads(json.dumps(table.session.game.odds(session.state, decision)))
    return plain


def cases(found: dict[str, Any]) -> set[tuple[str, str]]:
    return {(entry["refugium"], entry["case"]) for entry in found["refugia"]}


@pytest.mark.clause("F0b.1", "F0c.1", "F3.1")
def test_refugia_are_shown_as_they_are_and_as_the_options_could_make_them() -> None:
    table = Table(ASSIGNMENT)
    offers = table.offers
    assert "biont pool warm-pond" in offers
    found = odds(table)
    expected = {("mars-paleo-ocean", "now")}
    for key in offers:
        verb, *words = key.split()
        if verb == "biont":
            expected.add((words[1], "biont"))
        if verb == "enzyme" and words[0] == "mars-paleo-ocean":
            expected.add((words[0], "enzyme"))
    assert cases(found) == expected
    now = next(e for e in found["refugia"] if e["case"] == "now")
    assert now["dice"] == 3
    doubles = sum(len(set(roll)) < 3 for roll in product(range(1, 7), repeat=3)) / 6**3
    assert now["doubles"] == pytest.approx(doubles)
    assert now["reroll"], "a red refugium, and Red is alone there"
    pond = next(e for e in found["refugia"] if e["refugium"] == "warm-pond")
    assert (pond["dice"], pond["reroll"]) == (4, False)


@pytest.mark.clause("F0c.1")
def test_the_reroll_counts_for_the_bacterium() -> None:
    table = Table(ASSIGNMENT)
    with_reroll = next(e for e in odds(table)["refugia"] if e["case"] == "now")
    nobody = table.game.odds(table.state, None)["refugia"]
    assert [entry["case"] for entry in nobody] == ["now"]
    assert not nobody[0]["reroll"]
    fails = 1 - nobody[0]["bacterium"]
    assert with_reroll["bacterium"] == pytest.approx(1 - fails * fails)


@pytest.mark.clause("G1.1")
def test_an_open_reroll_has_one_entry_for_each_option() -> None:
    table = Table(
        {
            "phase": "darwin",
            "order": ["red", "yellow", "green", "blue"],
            "organism": {"pna-template": {"owner": "red", "bionts": "R", "cubes": "YY"}},
        },
        chance=("roll 6 6 2 1",),
    )
    assert table.kind == "specificity"
    found = odds(table)["specificity"]
    assert [entry["key"] for entry in found] == table.offers
    by_key = {entry["key"]: entry for entry in found}
    keep = by_key["keep"]
    assert (keep["dice"], keep["rolled"], keep["atrophies"]) == (0, [], [0, 0, 1])
    # One six is kept; the other is an error again in one case of three (5 and 6).
    one = by_key["reroll-die 6"]
    assert (one["dice"], one["rolled"]) == (1, [6])
    assert one["atrophies"] == pytest.approx([0, 4 / 6, 2 / 6])


@pytest.mark.clause("G1.1")
def test_nothing_is_open_where_nobody_rerolls() -> None:
    assert odds(Table(ASSIGNMENT))["specificity"] == []


@pytest.mark.clause("D8.1", "G0.1")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_organism_has_its_roll(seed: int) -> None:
    game = genesis(players=3, colours=["red", "green", "blue"])
    state = rich_state(game, seed)
    found = game.odds(state, None)
    names = game.words.name
    micro = [names("organism", o.place) for o in state.organisms if o.kind != MACRO]
    macro = [names("organism", o.place) for o in state.organisms if o.kind == MACRO]
    assert [entry["organism"] for entry in found["darwin"]] == micro
    assert [entry["organism"] for entry in found["cancer"]] == macro
    for entry in found["darwin"]:
        assert entry["atrophy"] == pytest.approx(1 - entry["atrophies"][0])
        assert entry["atrophy_after_rerolls"] <= entry["atrophy"] + 1e-12
        assert sum(entry["atrophies_after_rerolls"]) == pytest.approx(1)


def test_odds_can_be_asked_at_every_decision_of_a_game() -> None:
    game = genesis(players=2, variants=["short"])
    session = begin(game, seed=4)
    random = Random(4)
    seen: set[str] = set()
    while not session.over:
        seat = session.deciders()[0]
        decision = session.decision_for(seat)
        assert decision is not None
        assert isinstance(session.state, Genesis)
        assert actors(session.state, decision)
        found = session.game.odds(session.state, decision)
        assert json.loads(json.dumps(found)) == found
        seen.update(part for part in found if found[part])
        session.choose(busy_choice(decision, random), seat)
    assert {"refugia", "darwin"} <= seen
