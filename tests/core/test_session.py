"""Sessions: answers, undo and redo, ballots, clones, forks and replays."""

from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.sample_game import Course, Race
from trilobite.core import session as session_module
from trilobite.core.chance import Answer, Chance, Draw, Entry, Outcome, Roll
from trilobite.core.decision import NATURE, Ballot, Decision, Flow, Menu, Option, Reason
from trilobite.core.errors import (
    AnswerError,
    ChanceError,
    DeadEnd,
    IllegalAnswer,
    NotYourDecision,
    RecordError,
    StaleAnswer,
    UndoRefused,
)
from trilobite.core.playout import random_playout
from trilobite.core.record import line_of
from trilobite.core.session import Session, begin, replay
from trilobite.core.state import State

ROLL: Option = ("roll", -1, -1)
REST: Option = ("rest", -1, -1)


def race(*script: Outcome, runners: int = 2, seed: int | None = None) -> Session:
    """A race after the stakes, with nobody ahead, and with outcomes to come."""
    chance = Chance(seed)
    chance.script = list(script)
    session = begin(Race(runners), chance=chance)
    for seat in range(runners):
        session.choose("stake 0", seat)
    return session


def lines(session: Session) -> list[str]:
    """The history in words."""
    return [line_of(entry, session.game.words) for entry in session.history]


def picture(session: Session) -> object:
    """All that a player can tell of a session, but its version."""
    seats = range(-1, session.game.seats)
    return (
        session.game.position(session.state),
        lines(session),
        session.log[:],
        session.log_at[:],
        session.deciders(),
        [session.keys(seat) for seat in seats],
        session.over,
    )


def refused(session: Session, seat: int) -> list[tuple[str, str, str]]:
    """What the seat cannot do, with reasons and clauses."""
    return [
        (session.game.words.key(refusal.option), refusal.reason.key, refusal.reason.clause)
        for refusal in session.refusals(seat)
    ]


def play(session: Session, seed: int, answers: int = 10_000) -> None:
    """Answers at random, at most so many times."""
    random = Random(seed)
    for _ in range(answers):
        if session.over:
            return
        seat = random.choice(session.deciders())
        session.choose(random.choice(session.keys(seat)), seat)


class OneFlow(Race):
    """A game of a single step, for what no real game should do."""

    def __init__(self, flow: Callable[[Course], Flow]) -> None:
        super().__init__()
        self.flow = flow

    def next_step(self, state: State) -> Flow | None:
        assert isinstance(state, Course)
        if state.turn >= 0:
            return None
        state.turn = 0
        return self.flow(state)


# --- asking and answering -----------------------------------------------------------------


def test_a_game_is_played_to_its_end() -> None:
    session = begin(Race(3), seed=5)
    assert not session.over
    assert session.result is None
    play(session, 1)
    assert session.over
    assert session.deciders() == []
    assert session.keys(0) == []
    assert session.decision_for(0) is None
    result = session.result
    assert result is not None
    assert result.reason == "goal"
    assert len(result.winners) == 1
    assert result.scores[result.winners[0]] >= 20


def test_an_answer_is_a_key_or_an_option() -> None:
    by_key, by_option = race(Roll([4])), race(Roll([4]))
    by_key.choose("roll", 0)
    by_option.choose(ROLL, 0)
    assert picture(by_key) == picture(by_option)


def test_a_key_is_read_with_tolerance() -> None:
    session = begin(Race())
    session.choose("  Stake   2 ", 0)
    assert lines(session) == ["0> stake 2"]


@pytest.mark.parametrize(
    "answer", ["", "fly", "stake 1", "roll 1", "ro", ("fly", 0, 0), ("roll", 0, -1)]
)
def test_an_illegal_answer_changes_nothing(answer: str | Option) -> None:
    session = race(Roll([1]))
    before, version = picture(session), session.version
    with pytest.raises(IllegalAnswer, match="it takes roll, walk, rest"):
        session.choose(answer, 0)
    assert (picture(session), session.version) == (before, version)
    session.choose("roll", 0)


def test_an_answer_out_of_turn_changes_nothing() -> None:
    session = race()
    before, version = picture(session), session.version
    for seat in (1, 2, -1):
        with pytest.raises(NotYourDecision, match="the game waits for seat 0"):
            session.choose("rest", seat)
    assert (picture(session), session.version) == (before, version)


def test_an_answer_for_another_version_changes_nothing() -> None:
    session = race()
    seen = session.version
    session.choose("rest", 0, version=seen)
    before, version = picture(session), session.version
    assert version != seen
    with pytest.raises(StaleAnswer, match=f"made for version {seen}, the game is at {version}"):
        session.choose("rest", 1, version=seen)
    assert (picture(session), session.version) == (before, version)


def test_an_illegal_answer_does_not_spoil_redo() -> None:
    session = race()
    session.choose("rest", 0)
    session.undo(0)
    with pytest.raises(IllegalAnswer):
        session.choose("fly", 0)
    session.redo()
    assert lines(session)[-1] == "0> rest"


def test_nobody_answers_when_the_game_is_over() -> None:
    session = begin(Race(), seed=5)
    play(session, 1)
    before = picture(session)
    with pytest.raises(NotYourDecision, match="the game is over"):
        session.choose("roll", 0)
    assert picture(session) == before


@given(st.text())
def test_any_nonsense_is_refused_in_one_line(answer: str) -> None:
    session = race()
    if answer.strip().lower() not in ("roll", "walk", "rest"):
        with pytest.raises(AnswerError) as caught:
            session.choose(answer, 0)
        assert len(str(caught.value).splitlines()) == 1
        assert len(str(caught.value)) < 200


def test_a_single_option_answers_itself_but_is_recorded() -> None:
    session = race(Roll([2]))
    session.choose("rest", 0)
    session.choose("walk", 1)
    assert lines(session)[2:] == ["0> rest", "1> walk", "0= roll", "~ roll 2"]
    assert session.deciders() == [1]


def test_a_decision_may_be_nested_in_a_step() -> None:
    session = race(Roll([6]), Draw("weather", 0))
    session.choose("roll", 0)
    decision = session.decision_for(0)
    assert decision is not None
    assert (decision.kind, decision.clause) == ("sky", "R4")
    assert decision.context == {"sky": [0, 1, 2]}
    session.choose("trust", 0)
    assert session.game.position(session.state)["steps"] == [9, 0]
    assert session.deciders() == [1]


def test_a_start_position_is_copied() -> None:
    start = Race().from_position(
        {"steps": [18, 19], "rested": [True, False], "sky": ["calm"], "turn": 1}
    )
    session = begin(Race(), start=start)
    assert session.history == []
    session.choose("walk", 1)
    assert session.over
    assert Race().position(start)["steps"] == [18, 19]


def test_a_decision_without_options_is_a_fault_of_the_rules() -> None:
    def flow(_: Course) -> Flow:
        yield Decision(0, "stuck", [], "R9")

    with pytest.raises(DeadEnd, match=r"race: 'stuck' offers nothing \(R9\)"):
        begin(OneFlow(flow))


def test_a_ballot_without_options_is_a_fault_of_the_rules() -> None:
    def flow(_: Course) -> Flow:
        yield Ballot([Decision(0, "stake", [REST], "R1"), Decision(1, "stuck", [], "R9")])

    with pytest.raises(DeadEnd, match=r"race: 'stuck' offers nothing \(R9\)"):
        begin(OneFlow(flow))
    with pytest.raises(DeadEnd, match=r"race: 'stuck' offers nothing \(R9\)"):
        random_playout(OneFlow(flow), 1)


def test_the_boundary_is_where_the_step_began() -> None:
    session = race(Roll([6]))
    session.choose("rest", 0)
    assert session.history_since_boundary() == []
    session.choose("roll", 1)
    assert session.game.position(session.boundary)["steps"] == [0, 0]
    assert [type(entry) for entry in session.history_since_boundary()] == [Answer, Roll]
    assert session.game.position(session.state)["steps"] == [0, 6]


# --- refusals -----------------------------------------------------------------------------


def test_what_is_not_offered_is_explained() -> None:
    session = race()
    assert session.refusals(0) == []
    session.choose("rest", 0)
    session.choose("rest", 1)
    assert session.keys(0) == ["roll", "walk"]
    assert refused(session, 0) == [("rest", "rested-before", "R3")]


def test_asking_for_refusals_changes_nothing() -> None:
    session = race(Roll([6]))
    session.choose("roll", 0)
    before, version = picture(session), session.version
    assert session.refusals(0) == session.refusals(1) == []
    assert (picture(session), session.version) == (before, version)
    decision = session.decision_for(0)
    assert decision is not None
    assert decision.refused == []


def test_an_answer_that_gave_itself_is_explained() -> None:
    """As long as the game lasts, whatever was answered and rolled since."""
    tired = Reason("too-tired", "R9")

    def flow(g: Course) -> Flow:
        menu = Menu(g.explain)
        menu.offer(REST, None)
        menu.offer(ROLL, tired)
        yield menu.decision(1, "turn", "R2")
        g.chance.dice(1)
        yield Decision(0, "turn", [REST, ROLL], "R2")

    session = begin(OneFlow(flow), seed=1)
    assert session.refusals(0) == []
    for _ in range(2):
        before = picture(session)
        decision = session.forced(0)
        assert decision is not None
        assert (decision.seat, decision.kind, decision.options) == (1, "turn", [REST])
        [refusal] = decision.refused
        assert (refusal.option, refusal.reason) == (ROLL, tired)
        assert picture(session) == before
        if not session.over:
            session.choose("rest", 0)
    assert session.forced(1) is None, "somebody chose it"
    with pytest.raises(RecordError, match="the game has 2 answers, there is none after 2"):
        session.forced(2)


# --- ballots ------------------------------------------------------------------------------


def test_a_ballot_takes_answers_in_any_order() -> None:
    pictures = []
    for order in ([0, 1, 2], [2, 0, 1]):
        session = begin(Race(3), seed=1)
        for seat in order:
            session.choose(f"stake {seat % 2}", seat)
        pictures.append(session.game.position(session.state))
    assert pictures[0] == pictures[1]
    assert pictures[0]["steps"] == [0, 1, 0]


def test_a_vote_stays_hidden_until_all_are_in() -> None:
    sessions = [begin(Race(3), seed=1) for _ in range(2)]
    for stake, session in enumerate(sessions):
        session.choose(f"stake {stake}", 1)
        assert session.deciders() == [0, 2]
        assert session.decision_for(1) is None
        assert session.keys(1) == []
    one, other = sessions
    for seat in (0, 2, None):
        assert one.game.view(one.state, seat) == other.game.view(other.state, seat)
    assert [one.keys(seat) for seat in range(3)] == [other.keys(seat) for seat in range(3)]
    assert one.log == other.log == []


def test_an_open_ballot_is_not_in_the_settled_history() -> None:
    session = begin(Race(3), seed=1)
    for seat in (1, 0):
        session.choose("stake 1", seat)
        assert session.settled_history() == []
    session.choose("stake 1", 2)
    assert len(session.settled_history()) == 3


def test_nobody_votes_twice() -> None:
    session = begin(Race(), seed=1)
    session.choose("stake 1", 0)
    before = picture(session)
    with pytest.raises(NotYourDecision, match="the game waits for seat 1"):
        session.choose("stake 2", 0)
    assert picture(session) == before


def test_a_vote_can_be_taken_back_while_others_are_out() -> None:
    session = begin(Race(), seed=1)
    session.choose("stake 1", 0)
    session.undo(0)
    assert session.deciders() == [0, 1]
    session.choose("stake 2", 0)
    session.choose("stake 0", 1)
    assert session.game.position(session.state)["steps"] == [2, 0]


def test_the_last_vote_reveals_the_others_and_stands() -> None:
    session = begin(Race(), seed=1)
    session.choose("stake 1", 0)
    session.choose("stake 1", 1)
    before = picture(session)
    with pytest.raises(UndoRefused, match="revealed"):
        session.undo(1)
    assert picture(session) == before
    session.undo(1, agreed=[0])
    assert session.deciders() == [1]


def test_a_half_finished_ballot_is_cloned_and_replayed() -> None:
    session = begin(Race(), seed=1)
    session.choose("stake 1", 1)
    for other in (session.clone(2), session.fork(1, 2), replay(session.game, session.history)):
        assert other.deciders() == [0]
        other.choose("stake 0", 0)
        assert other.game.position(other.state)["steps"] == [0, 1]
    assert session.deciders() == [0]


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
    assert refused.value.reason == "nothing"
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


# --- what the log tells -------------------------------------------------------------------


def test_an_event_has_the_dice_that_were_rolled_right_before_it() -> None:
    session = race(Roll([3]), Roll([6]), Draw("weather", 0))
    session.choose("roll", 0)
    session.choose("roll", 1)
    session.choose("trust", 1)
    told = [(event[0], session.dice_told(n)) for n, event in enumerate(session.log)]
    assert told == [
        ("ran-to", [3]),
        ("ran-to", [6]),
        ("weather", []),
        ("ran-to", []),
    ]


def test_an_event_knows_how_much_was_played_before_it() -> None:
    session = race(Roll([3]))
    session.choose("roll", 0)
    assert session.log_at == [len(session.history)]
    session.choose("rest", 1)
    session.choose("walk", 0)
    assert session.log_at == [4, 6]


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


# --- events -------------------------------------------------------------------------------


def test_events_are_kept_with_their_place_in_the_history() -> None:
    session = race(Roll([6]), Draw("weather", 2))
    session.choose("roll", 0)
    session.choose("trust", 0)
    assert session.log == [
        ("ran-to", 0, 6, -1),
        ("weather", 0, 2, -1),
        ("ran-to", 0, 3, -1),
    ]
    assert session.log_at == [4, 6, 6]


def test_nobody_listens_unless_asked() -> None:
    session = begin(Race(), seed=1, listen=False)
    play(session, 1)
    assert session.log == []
    assert session.log_at == []


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


# --- many boundaries ----------------------------------------------------------------------


@pytest.mark.parametrize("every", [1, 3, 1000])
def test_how_often_positions_are_kept_does_not_matter(
    every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_module, "SNAPSHOT_EVERY", every)
    session = begin(Race(), seed=9)
    play(session, 9)
    again = replay(Race(), session.history)
    while len(session.answers()) > 5:
        session.undo(0, agreed=[1])
    assert lines(again)[: len(session.history)] == lines(session)
    assert picture(again.fork(len(session.answers()), 1)) == picture(session)


def test_a_script_that_does_not_fit_leaves_the_session_as_it_was() -> None:
    session = race(Roll([1, 2]))
    before = picture(session)
    with pytest.raises(ChanceError, match="the rules roll 1 dice here, not"):
        session.choose("roll", 0)
    assert picture(session) == before
    assert session.deciders() == [0]
    session.choose("rest", 0)
