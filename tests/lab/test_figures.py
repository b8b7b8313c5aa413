"""Estimates are right where the answer is known."""

import polars as pl
import pytest

from trilobite.lab import figures
from trilobite.lab.reading import AnyReading
from trilobite.lab.run import make_run
from trilobite.lab.store import EVENTS, GAMES, SEATS, Stored


class SampleReading(AnyReading):
    """Reads the sample below."""

    milestones = ("life",)
    cards = ("mutated",)
    causes = {"extinct": ("uv",)}  # noqa: RUF012
    parts = ("era",)


def sample(games: int) -> Stored:
    """Two seats. The winner of each game has helicase and is marked with the sea; strong bots win
    and have tmrna. Everybody lives in turn 1 or, in seat 1, in turn 3. The first era ends in turn
    2; of the second one it is told in odd games only, one turn before their end."""
    rows = [
        (number, "s", f"0-{number}", "last-event", "", 4 + number % 2, 10, 1)
        for number in range(games)
    ]
    seats = []
    events = []
    for number in range(games):
        strong = number % 4 != 0
        for seat in (0, 1):
            bot = "strong" if seat == 0 else "weak"
            won = strong == (seat == 0)
            seats.append((number, seat, bot, "red", 9 if won else 3, won, float(won), 5))
            events.append((number, seat, "event", "life", "x", "", 1, 0, 1 + 2 * seat))
            events.append((number, seat, "score", "cubes", "", "", 1, 9 if won else 3, 4))
            events.append((number, seat, "action", "live", "", "", 3 if won else 1, 0, 1))
            if won:
                events.append((number, seat, "event", "mutated", "helicase", "", 1, 0, 2))
            if seat == 0 and number % 2:
                events.append((number, seat, "event", "mutated", "tmrna", "", 1, 0, 2))
            events.append((number, seat, "event", "extinct", "x", "uv", 2, 0, 2))
            events.append((number, seat, "mark", "way", "sea" if won else "land", "", 1, 0, 4))
        events.append((number, 0, "event", "era", "first", "", 1, 0, 2))
        if number % 2:
            events.append((number, 1, "event", "era", "second", "", 1, 0, 4))
    run = make_run("genesis", {"players": 2}, ["random", "random"])
    return Stored(
        run,
        pl.DataFrame(rows, schema=GAMES, orient="row"),
        pl.DataFrame(seats, schema=SEATS, orient="row"),
        pl.DataFrame(events, schema=EVENTS, orient="row").lazy(),
    )


def test_wilson() -> None:
    estimate = figures.wilson("x", 0.955, 200)
    assert (round(estimate.low, 3), round(estimate.high, 3)) == (0.917, 0.976)


def test_mean() -> None:
    estimate = figures.mean("x", pl.Series([1, 2, 3, 4]))
    assert estimate.value == 2.5
    assert estimate.high - estimate.value == pytest.approx(1.96 * 1.29099 / 2, abs=1e-4)


def test_win_rates() -> None:
    strong, weak = figures.win_rates(sample(100), "bot")
    assert (strong.name, strong.value, weak.value, strong.cases) == ("strong", 0.75, 0.25, 100)


def test_victories_are_shared_among_marks() -> None:
    land, sea = figures.victories(sample(100))["way"]
    assert (land.name, land.value, sea.name, sea.value) == ("land", 0.0, "sea", 1.0)
    assert sea.cases == 100


def test_parts_end_one_after_the_other_and_the_last_with_the_game() -> None:
    """From turn 1 to 2, and from there to the end in turn 4 or 5."""
    first, second = figures.parts(sample(100), SampleReading())
    assert (first.name, first.value, first.cases) == ("first", 1.0, 100)
    assert (second.name, second.value, second.cases) == ("second", 2.5, 100)


def test_points_by_source() -> None:
    points = figures.points_by_source(sample(100))
    assert points["strong", True] == {"cubes": 9.0}
    assert points["weak", False] == {"cubes": 3.0}


def test_milestones() -> None:
    life = figures.milestones(sample(100), SampleReading())["life"]
    assert [share.value for share in life] == [0.0, 0.5, 0.5, 1.0, 1.0, 1.0]


def test_causes_are_counted_by_game() -> None:
    found = figures.causes(sample(10), SampleReading())
    assert found == {"extinct": [figures.Share("uv", 4.0)]}


def test_a_card_of_winners_goes_with_winning_and_one_of_the_strong_does_not() -> None:
    cards = figures.cards_and_winning(sample(400), SampleReading())
    helicase, tmrna = cards
    assert (helicase.name, helicase.value) == ("mutated helicase", 1.0)
    # Strong bots win 75 % of all games, and 100 % of the odd ones, in which they have tmrna.
    assert (tmrna.name, round(tmrna.value, 6)) == ("mutated tmrna", 0.5)
    assert tmrna.low < 0.5 < tmrna.high


def test_actions_of_winners() -> None:
    (live,) = figures.actions_and_winning(sample(400))
    assert live.name == "live"
    assert live.low > 1


def test_too_few_cases_are_not_compared() -> None:
    assert figures.cards_and_winning(sample(20), SampleReading()) == []


def test_of_runs() -> None:
    found = figures.of_runs([sample(10), sample(20)])
    assert [estimate.value for estimate in found["turns"]] == [4.5, 4.5]
    assert [estimate.value for estimate in found["score"]] == [6.0, 6.0]
    assert [estimate.value for estimate in found["best-score"]] == [9.0, 9.0]
