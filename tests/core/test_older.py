"""Records of older rules are played as far as they fit."""

from pathlib import Path

import pytest

from tests.sample_game import Race
from trilobite.core.older import Older, read_older
from trilobite.core.record import line_of, load
from trilobite.games.registry import make_game

OLD = sorted((Path(__file__).parents[1] / "golden" / "old").glob("*/*.record"))

STAKES = ["0> stake 1", "1> stake 2"]


def why(older: Older) -> str:
    """Why the next line does not fit."""
    return "" if older.fault is None else str(older.fault)


def fitting(*lines: str) -> tuple[int, str]:
    """How many lines of a race fit, and why the next does not."""
    older = read_older(Race(), 0, [*STAKES, *lines])
    words = older.session.game.words
    assert [line_of(entry, words) for entry in older.session.history] == [*STAKES, *lines][
        : older.fits
    ]
    assert older.lines == len(lines) + 2
    return older.fits, why(older)


def test_a_record_that_fits_is_played_to_its_end() -> None:
    assert fitting("0> roll", "~ roll 3", "1> rest") == (5, "")


@pytest.mark.parametrize(
    ("lines", "fits", "reason"),
    [
        (["0> roll", "~ roll 3", "1> trust"], 4, "'trust' is not an option"),
        (["0> roll", "~ roll 3", "0> walk"], 4, "seat 0 has nothing to decide"),
        (["0> roll", "~ roll 3 4"], 2, "roll 1 dice here, not a roll of 2"),
        (["0> rest", "~ roll 3", "1> walk"], 3, "entry 4 should be '1> walk'"),
        (["0> rest", "1> fly"], 3, "'fly' is not an answer"),
        (["0> rest", "1= rest"], 3, "entry 4 of the record is more than"),
        (["0> rest", "1> roll", "~ draw weather hail"], 4, "no such 'weather'"),
    ],
)
def test_it_stops_where_the_rules_of_today_lead_elsewhere(
    lines: list[str], fits: int, reason: str
) -> None:
    found, told = fitting(*lines)
    assert (found, reason in told) == (fits, True), (found, told)


def test_an_answer_that_gives_itself_today_was_given_then() -> None:
    """Runner 0 has rested and cannot walk to where runner 1 is: today the roll gives itself. The
    record tells it as an answer of somebody, and that fits."""
    assert fitting("0> rest", "1> rest", "0> roll", "~ roll 2") == (6, "")


def test_an_answer_that_gave_itself_then_is_asked_today() -> None:
    assert fitting("0> rest", "1= rest", "0> walk")[0] == 3


@pytest.mark.parametrize("path", OLD, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_old_record_can_be_read(path: Path) -> None:
    record = load(path.read_text(encoding="utf-8"))
    game = make_game(record.header.game, record.header.options)
    assert record.header.rules < game.rules_version
    older = read_older(game, record.header.rules, record.lines)
    assert 0 < older.fits < older.lines == len(record.lines)
    assert why(older)
    history = [line_of(entry, game.words) for entry in older.session.history]
    assert history == record.lines[: older.fits]
    game.view(older.session.state, None)
