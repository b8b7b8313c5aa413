"""Ballots: votes in any order, hidden until all are in."""

import pytest

from tests.core.races import picture
from tests.sample_game import Race
from trilobite.core.errors import NotYourDecision, UndoRefused
from trilobite.core.replay import replay
from trilobite.core.session import begin


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
