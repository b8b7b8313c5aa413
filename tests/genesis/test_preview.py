"""What options do before they are taken: odds, points, prices, limits."""

from itertools import product
from typing import Any

import pytest

from tests.genesis.pieces import organism, purchases
from tests.genesis.table import Table
from tests.genesis.test_h4_red_queen import host_and_salmonella, salmonella
from trilobite.core.preview import Preview
from trilobite.core.trial import previews

MARS = "sugar-driven-biosynthesis"  # cosmic

ASSIGNMENT: dict[str, Any] = {
    "phase": "assignment",
    "agenda": ["assign red"],
    "order": ["red", "yellow", "green", "blue"],
    "climate": "warm",
    "refugium": {
        "mars-paleo-ocean": {"organised": "B", "disorganised": ""},
        "warm-pond": {"organised": "R", "disorganised": "BG"},
    },
    "organism": {"pna-template": {"owner": "red", "bionts": "R", "cubes": "GG"}},
    "player": {"red": {"pool": "RG"}},
}


def preview(table: Table, key: str) -> Preview:
    """What the option with the key does."""
    session = table.session
    seat = session.deciders()[0]
    return previews(session, seat)[session.keys(seat).index(key)]


def chances(found: Preview) -> dict[str, float]:
    return {odd.key: odd.chance for odd in found.odds}


def points(found: Preview) -> list[tuple[int, int, int]]:
    return [(change.seat, change.before, change.after) for change in found.changes]


def notes(found: Preview) -> list[str]:
    return [note.key for note in found.notes]


def played_out(roll: tuple[int, ...], *answers: str) -> tuple[Table, list[str]]:
    """The answers, then the roll, in which the roller takes what is best for them."""
    table = Table(ASSIGNMENT, chance=("roll " + " ".join(map(str, roll)),))
    table.answers(*answers)
    while table.session.waits_for is None and table.kind != "purchase":
        offers = table.offers
        kind = {"manna-death": "kill-cube", "darwinian-life": "live"}.get(table.kind or "", "")
        table.answer(next((key for key in offers if key.startswith(kind)), offers[0]))
    return table, table.events


@pytest.mark.clause("F1.1", "F2a.1", "F3.1", "I1a.1", "I1b.1")
def test_a_founding_tells_the_exact_chances_and_points_of_the_coming_roll() -> None:
    """Compared with all rolls of three dice, each played out by the rules."""
    found = preview(Table(ASSIGNMENT), "biont pool warm-pond")
    counted = {"rises": 0, "new-life": 0, "loss": 0}
    total = 0
    for roll in product(range(1, 7), repeat=3):
        table, events = played_out(roll, "biont pool warm-pond", "done")
        counted["rises"] += "organised" in events
        counted["new-life"] += "life" in events
        counted["loss"] += "manna-died" in events or "biont-died" in events
        total += sum(table.game.breakdown(table.state)[0].values())
    assert chances(found) == pytest.approx({key: n / 6**3 for key, n in counted.items()})
    assert found.points == 3
    assert found.expected == pytest.approx(total / 6**3, abs=0.05)


@pytest.mark.clause("B1a.1", "F3.1")
def test_no_new_life_is_promised_at_the_limit_of_organisms() -> None:
    names = ("pna-template", "acetyl-coa-reductase", "metal-glycolysis")
    organisms = {name: organism("red", "R", cubes="GG") for name in names}
    table = Table(ASSIGNMENT | {"organism": organisms}, ruleset="second")
    found = preview(table, next(key for key in table.offers if key.endswith("warm-pond")))
    assert chances(found)["new-life"] == 0
    assert notes(found) == ["organism-limit"]
    assert found.expected == found.points


@pytest.mark.clause("E2b.1", "F2.1")
def test_an_enzyme_tells_how_much_safer_it_makes_the_roll() -> None:
    table = Table(ASSIGNMENT)
    assert notes(preview(table, "enzyme warm-pond")) == ["nobody-rolls"]
    table.answer("biont pool warm-pond")
    now = preview(table, "done")
    found = preview(table, "enzyme warm-pond")
    assert notes(found) == ["loss-was"]
    assert (found.expected or 0) > (now.expected or 0)


@pytest.mark.clause("H0a.1", "H1.1")
def test_a_purchase_tells_its_price_and_points_whatever_is_paid() -> None:
    table = Table(
        purchases(
            {MARS: organism("red", "R")},
            "red",
            pools={"red": "BBYY"},
            decks={"cosmic": ["mrna"]},
        )
    )
    found = preview(table, f"mutation {MARS} cosmic")
    assert points(found) == [(0, 1, 2)]
    assert notes(found) == ["price"]


@pytest.mark.clause("F3.1", "I1a.1")
def test_darwinian_life_shows_both_sides() -> None:
    table = Table(ASSIGNMENT, chance=("roll 3 3 1",))
    table.answers("biont pool warm-pond", "done")
    while table.kind != "darwinian-life":
        table.answer(table.offers[0])
    live, decline = preview(table, "live"), preview(table, "decline")
    assert points(live)[0][2] > points(live)[0][1]
    assert notes(live) == ["chromosomes"]
    assert set(chances(live)) == {"atrophy", "extinction"}
    assert points(decline) == []
    assert set(chances(decline)) == {"rises", "new-life", "loss"}


@pytest.mark.clause("H4.1", "H4d.1")
def test_a_red_queen_tells_price_and_points_of_both_or_that_consent_is_needed() -> None:
    strong = host_and_salmonella(
        organism("red", "RR", "rna-ribozyme", "riboswitches", "tmrna"), salmonella("quorum-sensing")
    )
    found = preview(strong, f"red-queen {MARS} salmonella")
    assert [(seat, after - before) for seat, before, after in points(found)] == [(0, 1), (1, -1)]
    assert notes(found) == ["price"]
    equal = host_and_salmonella(
        organism("red", "R", "rna-ribozyme", "riboswitches"), salmonella("quorum-sensing")
    )
    found = preview(equal, f"red-queen {MARS} salmonella")
    assert (points(found), notes(found)) == ([], ["needs-consent"])


@pytest.mark.clause("F2b.1", "B3b.1")
def test_a_full_pool_is_told_before_a_cube_is_given_up() -> None:
    full = ASSIGNMENT | {"player": {"red": {"pool": "RRRRRR"}}}
    kept = []
    for position in (ASSIGNMENT, full):
        table = Table(position, chance=("roll 4 5 6",))
        table.answers("biont pool warm-pond", "done")
        while table.kind != "manna-death":
            table.answer(table.offers[0])
        kept.append(notes(preview(table, "kill-cube red")))
    assert kept == [["catalyst"], ["pool-full"]]
