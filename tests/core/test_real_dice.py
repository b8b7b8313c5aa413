"""Dice rolled at a real table, and decisions that nobody makes."""

from collections import Counter

import pytest

from tests.core.races import REST, ROLL, OneFlow, lines, picture, race
from tests.sample_game import Course, Race
from trilobite.core.chance import Draw, Outcome, Roll
from trilobite.core.decision import NATURE, Decision, Flow, Option
from trilobite.core.errors import ChanceError, NotYourDecision, UndoRefused
from trilobite.core.replay import replay
from trilobite.core.session import begin

# --- real dice ----------------------------------------------------------------------------


def test_without_a_seed_the_game_waits_for_real_dice() -> None:
    session = race()
    session.choose("roll", 0)
    assert session.waits_for == "the rules roll 1 dice here, but no roll is given"
    assert not session.over
    assert session.deciders() == []
    assert lines(session)[2:] == ["0> roll"]
    session.provide(Roll([6]))
    assert session.waits_for is None
    assert session.keys(0) == ["trust", "run-on"]
    session.choose("trust", 0)
    session.provide(Draw("weather", 1))
    assert lines(session)[2:] == ["0> roll", "~ roll 6", "0> trust", "~ draw weather calm"]
    assert session.deciders() == [1]


def test_while_dice_are_due_nobody_answers() -> None:
    session = race()
    session.choose("roll", 0)
    before = picture(session)
    with pytest.raises(NotYourDecision, match="the rules roll 1 dice here"):
        session.choose("roll", 1)
    assert picture(session) == before


@pytest.mark.parametrize("outcome", [Roll([1, 2]), Draw("weather", 1)])
def test_dice_that_do_not_fit_change_nothing(outcome: Outcome) -> None:
    session = race()
    session.choose("roll", 0)
    before, version = picture(session), session.version
    with pytest.raises(ChanceError, match="the rules roll 1 dice here, not"):
        session.provide(outcome)
    assert (picture(session), session.version) == (before, version)
    session.provide(Roll([2]))


def test_dice_that_are_not_due_change_nothing() -> None:
    session = race()
    before, version = picture(session), session.version
    with pytest.raises(ChanceError, match="no roll or draw is due now"):
        session.provide(Roll([2]))
    assert (picture(session), session.version) == (before, version)


def test_an_answer_can_be_taken_back_before_the_dice_fall() -> None:
    session = race()
    before = picture(session)
    session.choose("roll", 0)
    session.undo(0)
    assert picture(session) == before
    session.redo()
    assert session.waits_for is not None


def test_waiting_for_dice_is_cloned_and_replayed() -> None:
    session = race()
    session.choose("roll", 0)
    for other in (session.clone(None), session.fork(3, None), replay(Race(), session.history)):
        assert picture(other) == picture(session)
        other.provide(Roll([3]))
        assert other.game.position(other.state)["steps"] == [3, 0]
    rolled = session.clone(1)
    assert rolled.waits_for is None
    assert rolled.deciders() != []


def test_dice_may_be_due_before_anybody_has_answered() -> None:
    def flow(g: Course) -> Flow:
        g.steps[0] = g.chance.dice(1)[0]
        yield Decision(0, "turn", [ROLL, REST], "R2")

    session = begin(OneFlow(flow))
    assert session.waits_for is not None
    session.provide(Roll([4]))
    assert session.deciders() == [0]


# --- decisions that nobody makes ----------------------------------------------------------


def natural(g: Course) -> Flow:
    """Nature gives the first runner a head start."""
    option: Option = yield Decision(NATURE, "stake", [("stake", n, -1) for n in range(3)], "R1")
    g.steps[0] = option[1]
    yield Decision(0, "turn", [ROLL, REST], "R2")


def test_nature_decides_by_chance() -> None:
    starts = Counter[str]()
    for seed in range(60):
        session = begin(OneFlow(natural), seed=seed)
        assert session.deciders() == [0]
        starts[lines(session)[0]] += 1
        again = replay(OneFlow(natural), session.history)
        assert again.game.position(again.state) == session.game.position(session.state)
    assert sorted(starts) == ["~ draw number 0", "~ draw number 1", "~ draw number 2"]


def test_without_a_seed_nature_can_be_told_what_to_decide() -> None:
    session = begin(OneFlow(natural))
    assert session.waits_for is not None
    session.provide(Draw("number", 2))
    assert session.game.position(session.state)["steps"] == [2, 0]


def test_a_choice_of_nature_cannot_be_taken_back() -> None:
    def flow(_: Course) -> Flow:
        yield Decision(0, "turn", [ROLL, REST], "R2")
        yield Decision(NATURE, "turn", [ROLL, REST], "R2")
        yield Decision(0, "turn", [ROLL, REST], "R2")

    session = begin(OneFlow(flow), seed=1)
    session.choose("rest", 0)
    with pytest.raises(UndoRefused, match="revealed"):
        session.undo(0)
