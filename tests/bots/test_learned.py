"""What was learned changes values as its file says, and without a file nothing changes."""

from pathlib import Path
from typing import Any

import pytest

from tests.bots.test_bots import play_on
from trilobite.bots import learned as bots_learned
from trilobite.bots import make_bot
from trilobite.bots.aims import AIMS, aims_of
from trilobite.bots.correction import Corrected, inputs, terms_of
from trilobite.bots.evaluator import EVALUATORS, evaluator_for
from trilobite.bots.learned import Learned, LearnedError, Provenance, equipped, numbers_of, write
from trilobite.core.game import AnyGame
from trilobite.core.session import Session, begin
from trilobite.games.registry import GAMES, make_game

each_game = pytest.mark.parametrize("name", sorted(GAMES))
ORIGIN = Provenance(commands=["trilobite train"], seeds=["1"], commit="abc", games=2)


def midgame(name: str, options: dict[str, Any] | None = None) -> Session:
    """A game of random bots after a while."""
    game = make_game(name, options or {"players": 3})
    session = begin(game, 4, listen=False)
    play_on(session, [make_bot("random", f"{seat}") for seat in range(game.seats)], most=150)
    return session


@each_game
def test_nothing_learned_is_the_written_value(name: str) -> None:
    session = midgame(name)
    written = evaluator_for(session.game)
    assert written is not None
    terms = terms_of(name)
    assert terms is not None
    assert equipped(name, written, {}, {}) is written
    corrected = Corrected(written, terms, {})
    assert corrected.values(session.state) == written.values(session.state)


@each_game
def test_a_correction_adds_the_weighted_terms(name: str) -> None:
    session = midgame(name)
    written = evaluator_for(session.game)
    terms = terms_of(name)
    assert written is not None
    assert terms is not None
    value, found = inputs(written, terms, session.state, 1)
    assert {term.partition(" ")[0] for term in found} == {"own", "rival", "clock"}
    weights = {term: 100 + number for number, term in enumerate(sorted(found))}
    corrected = equipped(name, written, {}, weights)
    expected = value + sum(weights[term] * found[term] / 1000 for term in found)
    assert corrected.value(session.state, 1) == pytest.approx(expected)
    values = [corrected.value(session.state, seat) for seat in range(session.game.seats)]
    assert corrected.values(session.state) == values


@each_game
def test_every_constant_is_some_number_that_can_be_tuned(name: str) -> None:
    session = midgame(name)
    written = evaluator_for(session.game)
    assert written is not None
    numbers = numbers_of(written)
    assert len(numbers) > 10
    assert all(0 < number < 100 for number in numbers.values())
    other = equipped(name, written, {each: 2 * numbers[each] for each in numbers}, {})
    assert numbers_of(other) == {each: 2 * number for each, number in numbers.items()}
    assert other.values(session.state) != written.values(session.state)
    assert numbers_of(written) == numbers


def test_there_is_no_rival_to_weigh_alone() -> None:
    session = midgame("genesis", {"players": 1, "mode": "solitaire"})
    written = evaluator_for(session.game)
    assert written is not None
    corrected = equipped("genesis", written, {}, {"rival tokens": 1000, "own tokens": 0})
    assert corrected.values(session.state) == written.values(session.state)


# --- the file of a game -------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where files of what was learned lie, with nobody asked yet."""
    monkeypatch.setattr(bots_learned, "FOLDER", tmp_path)
    for known in (EVALUATORS, AIMS):
        monkeypatch.setitem(known, "marine", None)  # so that what was there comes back
        del known["marine"]
    return tmp_path


def marine() -> AnyGame:
    return make_game("marine", {"players": 3})


def test_bots_play_with_what_was_learned(folder: Path) -> None:
    weights = {"own pawns": 500, "rival places": -250}
    write(folder / "marine.json", Learned("marine", {"pawn": 1800}, weights, ORIGIN))
    game = marine()
    evaluator = evaluator_for(game)
    assert isinstance(evaluator, Corrected)
    assert numbers_of(evaluator)["pawn"] == 1.8
    session = midgame("marine")
    aims = aims_of(game)
    assert aims is not None
    for seat in range(3):
        found = aims(session.state, seat)
        assert sum(found.values()) == pytest.approx(evaluator.value(session.state, seat))


@pytest.mark.parametrize(
    ("learned", "message"),
    [
        (Learned("genesis", {}, {}, ORIGIN), "is about genesis"),
        (Learned("marine", {"paw": 1}, {}, ORIGIN), "'paw' is no constant of marine"),
        (Learned("marine", {}, {"pawns": 1}, ORIGIN), "'pawns' names no weight"),
    ],
)
def test_a_file_that_does_not_fit_is_told(folder: Path, learned: Learned, message: str) -> None:
    path = folder / "marine.json"
    write(path, learned)
    with pytest.raises(LearnedError, match=message) as told:
        evaluator_for(marine())
    assert str(path) in str(told.value)


def test_a_spoiled_file_is_told(folder: Path) -> None:
    (folder / "marine.json").write_text('{"game": "marine"}')
    with pytest.raises(LearnedError, match="holds nothing that `trilobite train` has learned"):
        evaluator_for(marine())
