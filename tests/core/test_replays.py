"""Sessions made from sessions: clones, forks, and replays of what was recorded."""

from collections.abc import Sequence
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.races import REST, ROLL, lines, picture, play, race
from tests.sample_game import Race
from trilobite.core.chance import Answer, Draw, Entry, Roll
from trilobite.core.errors import RecordError
from trilobite.core.record import line_of
from trilobite.core.replay import replay
from trilobite.core.session import begin

# --- clones and forks ---------------------------------------------------------------------


@given(st.integers(), st.integers(0, 60))
def test_a_clone_is_equal_and_independent(seed: int, answers: int) -> None:
    session = begin(Race(3), seed=seed, listen=False)
    play(session, seed, answers)
    before = picture(session)
    clone = session.clone(seed)
    assert picture(clone) == before
    play(clone, seed + 1)
    clone.undo(0, agreed=[1, 2])
    assert picture(session) == before
    clone = session.clone(seed)
    play(session, seed + 2)
    assert picture(clone) == before


def test_a_clone_has_dice_of_its_own() -> None:
    session = race(seed=1)
    rolled = set()
    for seed in range(50):
        clone = session.clone(seed)
        clone.choose("roll", 0)
        rolled.add(lines(clone)[2:][1])
    assert len(rolled) == 6


def test_a_clone_can_be_undone_to_the_start() -> None:
    session = begin(Race(), seed=4)
    play(session, 4, 30)
    clone = session.clone(1)
    while any(isinstance(entry, Answer) for entry in clone.history):
        clone.undo(0, agreed=[1])
    assert picture(clone) == picture(begin(Race(), seed=4))


def test_a_clone_does_not_listen() -> None:
    session = race(Roll([2]))
    session.choose("roll", 0)
    assert session.log
    assert session.clone(1).log == []


@given(st.integers(), st.integers(0, 60), st.data())
def test_a_fork_shares_the_past_only(seed: int, answers: int, data: st.DataObject) -> None:
    session = begin(Race(), seed=seed)
    play(session, seed, answers)
    before = picture(session)
    shared = data.draw(st.integers(0, len(session.answers())))
    fork = session.fork(shared, seed=seed + 1)
    assert len(fork.answers()) >= shared
    common = [*session.answers(), len(session.history)][shared]
    assert lines(fork)[:common] == lines(session)[:common]
    play(fork, seed + 1)
    assert fork.over
    assert picture(session) == before
    fork = session.fork(shared, seed=seed)
    after = picture(fork)
    play(session, seed + 2)
    assert picture(fork) == after


def test_a_fork_keeps_the_events_of_the_past() -> None:
    session = race(Roll([2]), Roll([3]))
    session.choose("roll", 0)
    log = session.log[:]
    session.choose("roll", 1)
    assert session.fork(3, 1).log == log


@pytest.mark.parametrize("answers", [-1, 4])
def test_a_fork_beyond_the_game_is_refused(answers: int) -> None:
    session = race()
    session.choose("rest", 0)
    with pytest.raises(RecordError, match=f"the game has 3 answers, there is no answer {answers}"):
        session.fork(answers, 1)


# --- replays ------------------------------------------------------------------------------


@given(st.integers(), st.integers(0, 60), st.integers(1, 4))
def test_a_replay_needs_no_seed(seed: int, answers: int, runners: int) -> None:
    session = begin(Race(runners), seed=seed)
    play(session, seed, answers)
    again = replay(Race(runners), session.history)
    assert picture(again) == picture(session)
    assert again.history is not session.history


def entries(*words: Entry | str) -> list[Entry]:
    """Entries after the stakes; a word is an answer of seat 0."""
    start: list[Entry] = [Answer(seat, ("stake", 0, -1), False) for seat in (0, 1)]
    return start + [Answer(0, (e, -1, -1), False) if isinstance(e, str) else e for e in words]


def test_a_replay_can_go_on() -> None:
    session = replay(Race(), entries("roll", Roll([3])), seed=6)
    play(session, 1)
    assert session.over


@pytest.mark.parametrize(
    ("recorded", "message"),
    [
        (entries("fly"), "entry 3 does not replay: ('fly', -1, -1) is not an option"),
        (entries(Answer(1, ROLL, False)), "entry 3 does not replay: seat 1 has nothing to decide"),
        (entries("roll", Roll([3, 4])), "the rules roll 1 dice here, not a roll of 2"),
        (entries("roll", Draw("weather", 1)), "not a draw from 'weather'"),
        (
            entries("roll", Roll([6]), "trust", Draw("weather", 7)),
            "number 7 of 'weather' cannot be drawn",
        ),
        (entries("rest", Roll([3])), "rolls or draws that the rules do not ask for"),
        (entries("rest", Draw("weather", 1)), "rolls or draws that the rules do not ask for"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(recorded: Sequence[Entry], message: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(Race(), list(recorded))
    assert message in str(caught.value)


def test_a_record_that_ends_before_a_roll_waits_for_it() -> None:
    assert replay(Race(), entries("roll")).waits_for is not None
    assert replay(Race(), entries("roll"), seed=1).waits_for is None


@given(st.integers(), st.data())
def test_a_damaged_record_is_refused_or_replayed_as_it_stands(
    seed: int, data: st.DataObject
) -> None:
    session = begin(Race(), seed=seed)
    play(session, seed)
    damaged = session.history[:]
    lost = damaged.pop(data.draw(st.integers(0, len(damaged) - 1)))
    if data.draw(st.booleans()):
        damaged.insert(data.draw(st.integers(0, len(damaged))), lost)
    with suppress(RecordError):
        words = session.game.words
        assert lines(replay(Race(), damaged)) == [line_of(entry, words) for entry in damaged]


def test_an_answer_that_did_not_give_itself_is_refused() -> None:
    with pytest.raises(RecordError):
        replay(Race(), entries(Answer(0, ROLL, True), Roll([3])))


def test_a_replay_with_the_seed_goes_on_as_the_game_would_have_done() -> None:
    session = begin(Race(), seed=9)
    play(session, 9, 8)
    again = replay(Race(), session.history, seed=9)
    play(session, 1)
    play(again, 1)
    assert lines(again) == lines(session)


def test_a_session_plays_on_with_recorded_entries() -> None:
    whole = begin(Race(), seed=9)
    play(whole, 9)
    follower = replay(Race(), whole.history[:5])
    for end in range(8, len(whole.history) + 1, 3):
        follower.extend(whole.history[len(follower.history) : end])
        assert lines(follower) == lines(whole)[:end]
    follower.extend(whole.history[len(follower.history) :])
    assert picture(follower) == picture(whole)


def test_entries_that_do_not_fit_are_refused() -> None:
    session = race()
    with pytest.raises(RecordError):
        session.extend([Answer(1, REST, auto=False)])
