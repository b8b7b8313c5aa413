"""Taking back: undo and redo, and starting a turn again."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.races import REST, ROLL, OneFlow, lines, picture, play, race
from tests.sample_game import Course, Race
from trilobite.core.chance import Answer, Draw, Roll
from trilobite.core.decision import Decision, Flow, Option
from trilobite.core.errors import UndoRefused
from trilobite.core.replay import replay
from trilobite.core.session import begin

# --- undo and redo ------------------------------------------------------------------------


def test_undo_takes_back_the_own_answer() -> None:
    session = race()
    before = picture(session)
    session.choose("rest", 0)
    session.undo(0)
    assert picture(session) == before


def test_undo_and_redo_make_answers_stale() -> None:
    session = race()
    session.choose("rest", 0)
    versions = {session.version}
    session.undo(0)
    versions.add(session.version)
    session.redo()
    versions.add(session.version)
    assert len(versions) == 3


def test_undo_stops_at_the_start() -> None:
    with pytest.raises(UndoRefused, match="there is no answer to take back"):
        begin(Race(), seed=1).undo(0, agreed=[1])


def test_undo_stops_at_dice() -> None:
    session = race(Roll([3]))
    session.choose("roll", 0)
    before, version = picture(session), session.version
    with pytest.raises(UndoRefused, match="revealed"):
        session.undo(0)
    assert (picture(session), session.version) == (before, version)


def test_undo_stops_at_a_draw() -> None:
    session = race(Roll([6]), Draw("weather", 1))
    session.choose("roll", 0)
    session.choose("trust", 0)
    with pytest.raises(UndoRefused, match="revealed"):
        session.undo(0)


def test_undo_reaches_back_to_the_dice_but_no_further() -> None:
    session = race(Roll([6]))
    session.choose("roll", 0)
    after_the_roll = picture(session)
    session.choose("run-on", 0)
    session.undo(0)
    assert picture(session) == after_the_roll
    with pytest.raises(UndoRefused, match="revealed"):
        session.undo(0)


def test_undo_stops_at_the_answers_of_others() -> None:
    session = race(runners=3)
    session.choose("rest", 0)
    session.choose("rest", 1)
    before = picture(session)
    with pytest.raises(UndoRefused, match="the last answer was given by seat 1"):
        session.undo(0)
    assert picture(session) == before


def test_undo_stops_at_dice_that_followed_by_themselves() -> None:
    session = race(Roll([2]))
    session.choose("rest", 0)
    session.choose("walk", 1)
    with pytest.raises(UndoRefused, match="revealed"):
        session.undo(1)


def test_some_who_agree_are_not_all() -> None:
    session = race(Roll([3]), runners=3)
    session.choose("roll", 0)
    with pytest.raises(UndoRefused):
        session.undo(0, agreed=[1])
    with pytest.raises(UndoRefused):
        session.undo(1, agreed=[2])


def test_all_together_undo_anything() -> None:
    session = begin(Race(3), seed=8)
    pictures = [picture(session)]
    random = Random(3)
    while not session.over:
        seat = random.choice(session.deciders())
        session.choose(random.choice(session.keys(seat)), seat)
        pictures.append(picture(session))
    for expected in reversed(pictures[:-1]):
        session.undo(2, agreed=[0, 1])
        assert picture(session) == expected
    for expected in pictures[1:]:
        session.redo()
        assert picture(session) == expected
    with pytest.raises(UndoRefused, match="there is nothing to redo"):
        session.redo()


def test_another_answer_ends_redo() -> None:
    session = race()
    session.choose("rest", 0)
    session.undo(0)
    session.choose("walk", 0)
    with pytest.raises(UndoRefused, match="there is nothing to redo"):
        session.redo()


def test_dice_undone_by_all_fall_anew() -> None:
    session = race(seed=11)
    faces = set()
    for _ in range(30):
        session.choose("roll", 0)
        faces.add(lines(session)[3])
        session.undo(0, agreed=[1])
    assert len(faces) > 1


def test_a_script_goes_on_after_undo() -> None:
    session = race(Roll([3]), Roll([4]))
    session.choose("rest", 0)
    session.undo(0)
    session.choose("roll", 0)
    session.choose("roll", 1)
    assert session.game.position(session.state)["steps"] == [3, 4]


# --- starting a turn again ----------------------------------------------------------------


def several_answers(_: Course) -> Flow:
    """Seat 0 answers three times, seat 1 once, seat 0 twice."""
    for seat in (0, 0, 0, 1, 0, 0, 0):
        yield Decision(seat, "turn", [ROLL, REST], "R2")


def test_a_turn_is_started_again_at_once_and_given_back_at_once() -> None:
    session = begin(OneFlow(several_answers), seed=1)
    before, version = picture(session), session.version
    for _ in range(3):
        session.choose("rest", 0)
    after = picture(session)
    session.restart(0)
    assert picture(session) == before
    assert session.version == version + 4
    session.redo()
    assert picture(session) == after


def test_a_turn_starts_again_after_the_last_answer_of_somebody_else() -> None:
    session = begin(OneFlow(several_answers), seed=1)
    for seat in (0, 0, 0, 1):
        session.choose("rest", seat)
    before = picture(session)
    with pytest.raises(UndoRefused) as refused:
        session.restart(0)
    assert refused.value.key == "undo-nothing"
    for _ in range(2):
        session.choose("rest", 0)
    session.restart(0)
    assert picture(session) == before


def test_a_turn_starts_again_after_the_last_dice() -> None:
    session = race(Roll([6]))
    session.choose("roll", 0)
    before = picture(session)
    session.choose("run-on", 0)
    session.restart(0)
    assert picture(session) == before
    with pytest.raises(UndoRefused, match="nothing that can be taken back"):
        session.restart(0)


def test_a_vote_that_revealed_the_others_is_not_started_again() -> None:
    session = begin(Race(), seed=1)
    session.choose("stake 1", 1)
    session.choose("stake 0", 0)
    with pytest.raises(UndoRefused):
        session.restart(0)
    assert session.revealed_since(1) == "votes"


def test_an_open_vote_is_taken_back_by_starting_again() -> None:
    session = begin(Race(), seed=1)
    session.choose("stake 1", 1)
    session.restart(1)
    assert session.deciders() == [0, 1]


def test_answers_that_gave_themselves_belong_to_the_turn() -> None:
    def flow(_: Course) -> Flow:
        yield Decision(0, "turn", [ROLL, REST], "R2")
        yield Decision(1, "turn", [REST], "R2")
        yield Decision(0, "turn", [ROLL, REST], "R2")
        yield Decision(0, "turn", [ROLL, REST], "R2")

    session = begin(OneFlow(flow), seed=1)
    before = picture(session)
    session.choose("rest", 0)
    session.choose("rest", 0)
    session.restart(0)
    assert picture(session) == before


# --- there and back -----------------------------------------------------------------------


@given(st.integers(), st.integers(0, 60), st.data())
def test_undo_and_redo_are_inverse(seed: int, answers: int, data: st.DataObject) -> None:
    session = begin(Race(), seed=seed)
    play(session, seed, answers)
    before = picture(session)
    given_answers = [e for e in session.history if isinstance(e, Answer) and not e.auto]
    times = data.draw(st.integers(0, len(given_answers)))
    for _ in range(times):
        session.undo(0, agreed=[1])
    for _ in range(times):
        session.redo()
    assert picture(session) == before


# --- nothing falls by itself --------------------------------------------------------------


def placing(course: Course) -> Flow:
    """Two answers, a third that is the only one, and dice."""
    for options in ([ROLL, REST], [REST], [ROLL, REST]):
        yield Decision(0, "step", options, "R1")
        if len(options) == 1:
            course.chance.dice(2)


def test_a_single_option_before_dice_waits_for_a_press() -> None:
    session = begin(OneFlow(placing), seed=5)
    plain = begin(OneFlow(placing), seed=5)
    plain.choose("rest", 0)
    session.choose("rest", 0, hold=True)
    assert lines(session) == ["0> rest"]
    assert session.keys(0) == ["rest"]
    session.undo(0)
    session.choose("roll", 0, hold=True)
    session.choose("rest", 0)
    assert lines(session)[:2] == ["0> roll", "0> rest"]
    assert lines(session)[2:] == lines(plain)[2:]  # the dice that would have fallen
    assert session.pressed(1)
    assert not session.pressed(0)


def test_what_is_held_stays_so_in_copies_and_replays() -> None:
    game = OneFlow(placing)
    session = begin(game, seed=5)
    session.choose("rest", 0, hold=True)
    for other in (session.clone(None), session.fork(1, 5), replay(game, session.history, seed=5)):
        assert picture(other) == picture(session)
    session.choose("rest", 0)
    for other in (session.clone(None), session.fork(2, 5), replay(game, session.history, seed=5)):
        assert (lines(other), other.keys(0)) == (lines(session), session.keys(0))
    assert session.fork(1, 5).keys(0) == ["rest"]


def test_nothing_is_held_that_leads_to_no_dice_or_comes_after_them() -> None:
    def quiet(_: Course) -> Flow:
        yield Decision(0, "step", [ROLL, REST], "R1")
        yield Decision(0, "step", [REST], "R1")
        yield Decision(0, "step", [ROLL, REST], "R1")

    def rolled(course: Course) -> Flow:
        yield Decision(0, "step", [ROLL, REST], "R1")
        course.chance.dice(1)
        yield Decision(0, "step", [REST], "R1")
        course.chance.dice(1)
        yield Decision(0, "step", [ROLL, REST], "R1")

    for flow in (quiet, rolled):
        session, plain = begin(OneFlow(flow), seed=5), begin(OneFlow(flow), seed=5)
        session.choose("rest", 0, hold=True)
        plain.choose("rest", 0)
        assert picture(session) == picture(plain)


def test_who_takes_back_what_was_held_may_choose_what_rolls_other_dice() -> None:
    def betting(course: Course) -> Flow:
        first: Option = yield Decision(0, "step", [ROLL, REST], "R1")
        yield Decision(0, "step", [REST], "R1")
        course.chance.dice(2 if first == ROLL else 1)
        yield Decision(0, "step", [ROLL, REST], "R1")

    session = begin(OneFlow(betting), seed=5)
    session.choose("roll", 0, hold=True)
    session.undo(0)
    session.choose("rest", 0, hold=True)
    session.choose("rest", 0, hold=True)
    fallen = session.history[-1]
    assert isinstance(fallen, Roll)
    assert len(fallen.dice) == 1
