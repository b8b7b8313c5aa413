"""Sessions: answers, refusals, events and the positions that are kept."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.races import REST, ROLL, OneFlow, lines, picture, play, race
from tests.sample_game import Course, Race
from trilobite.bots.world import Worlds
from trilobite.core import session as session_module
from trilobite.core.chance import Answer, Draw, Roll
from trilobite.core.decision import Ballot, Decision, Flow, Menu, Option, Reason
from trilobite.core.errors import (
    AnswerError,
    ChanceError,
    DeadEnd,
    IllegalAnswer,
    NotYourDecision,
    RecordError,
    StaleAnswer,
)
from trilobite.core.playout import random_playout
from trilobite.core.replay import replay
from trilobite.core.session import Session, begin


def refused(session: Session, seat: int) -> list[tuple[str, str, str]]:
    """What the seat cannot do, with reasons and clauses."""
    return [
        (session.game.words.key(refusal.option), refusal.reason.key, refusal.reason.clause)
        for refusal in session.refusals(seat)
    ]


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


def test_an_answer_into_a_dead_end_leaves_the_game_as_it_was() -> None:
    def flow(_: Course) -> Flow:
        yield Decision(0, "choice", [REST, ROLL], "R2")
        yield Decision(0, "stuck", [], "R9")

    session = begin(OneFlow(flow))
    with pytest.raises(DeadEnd, match=r"race: 'stuck' offers nothing \(R9\)"):
        session.choose(ROLL, 0)
    assert not session.over
    assert session.history == []
    assert session.keys(0) == ["rest", "roll"]
    with pytest.raises(DeadEnd, match=r"race: 'stuck' offers nothing \(R9\)"):
        Worlds(session, 0, seed=1).world(0).answer([ROLL])


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
