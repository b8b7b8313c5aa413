"""Reasons in recorded games: aims of the game, with words, speak for whatever is advised or
preferred."""

from pathlib import Path

import pytest

from trilobite.bots.advice import Advised, advise
from trilobite.bots.aims import LEAST
from trilobite.bots.analysis import Analyst, grade
from trilobite.cli.messages import Messages
from trilobite.core.chance import Answer
from trilobite.core.record import entry_of, load
from trilobite.core.replay import replay
from trilobite.core.session import Session
from trilobite.games.registry import make_game

GOLDEN = Path(__file__).parents[1] / "golden"

RECORDS = [
    ("genesis", "three-players"),
    ("genesis", "cooperative"),
    ("marine", "two-animals-short"),
    ("marine", "three-players"),
    ("origins", "two-players"),
    ("origins", "solitaire"),
]

#: How many decisions of each game are looked at.
DECISIONS = 12

recorded = pytest.mark.parametrize(("name", "file"), RECORDS)


def played(name: str, file: str) -> Session:
    """A recorded game."""
    record = load((GOLDEN / name / f"{file}.record").read_text("utf-8"))
    game = make_game(name, record.header.options)
    return replay(game, [entry_of(line, game.words) for line in record.lines], listen=False)


def named(one: Advised) -> list[str]:
    """The aims that are told of an answer."""
    return [aim for aim, _ in (*one.aims, *one.better)]


@recorded
def test_aims_speak_for_all_that_is_advised_unless_all_is_the_same(name: str, file: str) -> None:
    """Where an answer changes no aim by as much as can be told, it is as good as the first one; if
    that is so for the first, then so are all others that are named."""
    session = played(name, file)
    words = Messages("en", name)
    answers = len(session.answers())
    found = 0
    for number in range(DECISIONS):
        past = session.fork(answers * number // DECISIONS, seed=1)
        advice = advise(past, past.deciders()[0], worlds=24)
        assert advice.best
        first, *others = advice.best
        assert named(first) or all(one.equal for one in others)
        for one in advice.best:
            found += bool(named(one))
            assert all(f"aim-{aim}" in words for aim in named(one))
            assert named(one) or one.equal or one is first
            assert all(abs(change) >= LEAST / 2 for _, change in (*one.aims, *one.better))
    assert found >= DECISIONS


@recorded
def test_aims_say_what_the_preferred_answer_does_better(name: str, file: str) -> None:
    session = played(name, file)
    words = Messages("en", name)
    analyst = Analyst(session, "greedy")
    found = 0
    for number, place in enumerate(session.answers()):
        answer = session.history[place]
        assert isinstance(answer, Answer)
        if answer.auto or session.pressed(place) or number % 7:
            continue
        verdict = analyst.verdict(number, answer)
        if grade(verdict.loss, analyst.unit) > 0:
            found += 1
            assert verdict.aims, verdict
            assert all(f"aim-{aim}" in words for aim, _ in verdict.aims)
    assert found > 0
