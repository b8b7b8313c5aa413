"""Previews: what an option does before it is taken, and what they must not know."""

import pytest

from tests.core.races import race
from tests.sample_game import Race
from tests.secret_game import Envelope
from trilobite.core.chance import Roll
from trilobite.core.preview import Odd, Preview, changes
from trilobite.core.session import Session, begin
from trilobite.core.trial import previews


class ScoredRace(Race):
    """A race in which every step is a point."""

    def breakdown(self, state):  # type: ignore[no-untyped-def]
        return [{"steps": steps} for steps in state.steps]


def scored() -> Session:
    session = begin(ScoredRace(2), seed=1)
    for seat in (0, 1):
        session.choose("stake 0", seat)
    return session


def seen(session: Session, seat: int) -> dict[str, Preview]:
    return {session.game.words.key(each.option): each for each in previews(session, seat)}


def test_what_is_sure_is_told_with_its_events_and_points() -> None:
    session = scored()
    walk = seen(session, 0)["walk"]
    assert [told.event for told in walk.events] == [("ran-to", 0, 1, -1)]
    assert [(c.seat, c.before, c.after, c.most) for c in walk.changes] == [(0, 0, 1, 1)]
    assert (walk.end, walk.points) == ("choice", 0)
    assert session.state.steps == [0, 0], "it was tried on a copy"  # type: ignore[attr-defined]


def test_chance_is_never_looked_into() -> None:
    """The dice that are to come are scripted here, and the preview does not see them."""
    for face in (1, 6):
        roll = seen(race(Roll([face])), 0)["roll"]
        assert (roll.end, roll.events, roll.changes) == ("chance", [], [])


def test_a_vote_tells_nothing_of_the_votes_of_others() -> None:
    session = begin(Race(2), seed=1)
    alone = [preview.end for preview in previews(session, 0)]
    session.choose("stake 2", 1)
    assert [preview.end for preview in previews(session, 0)] == alone == [None, None, None]


def test_nothing_is_told_while_seats_have_secrets() -> None:
    """Envelope shows the cards after the guess; a preview must not."""
    session = begin(Envelope(), seed=1)
    session.choose("keep", 0)
    session.choose("keep", 1)
    guesses = previews(session, 0)
    assert [(each.end, each.events) for each in guesses] == [(None, []), (None, [])]


def test_some_options_can_be_asked_for_and_nobody_else_is_told() -> None:
    session = scored()
    assert [each.option[0] for each in previews(session, 0, first=1, number=1)] == ["walk"]
    assert previews(session, 1) == []


def test_a_decision_that_waits_for_a_press_is_foreseen_too() -> None:
    """A single option that somebody is asked for, because dice follow."""
    session = scored()
    session.choose("rest", 0)
    assert seen(session, 1)["rest"].end == "choice"


@pytest.mark.parametrize(
    ("chance", "percent"),
    [(0.0, "0"), (0.004, "<1"), (0.5, "50"), (0.996, ">99"), (1.0, "100")],
)
def test_what_may_happen_is_never_0_per_cent(chance: float, percent: str) -> None:
    assert Odd("loss", chance, "bad").percent() == percent


def test_own_choices_make_a_range_and_the_own_seat_comes_first() -> None:
    before = [{"points": 3}, {"points": 5}]
    ways = [[{"points": 2}, {"points": 7}], [{"points": 2}, {"points": 5}]]
    found = changes(1, before, ways)
    assert [(c.seat, c.before, c.after, c.most) for c in found] == [(1, 5, 5, 7), (0, 3, 2, 2)]
