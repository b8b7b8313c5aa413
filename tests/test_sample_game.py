"""The sample game of docs/adding-a-game.md, played through the door that every game uses."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import sample_game
from tests.sample_game import GOAL, Course, Race
from trilobite.core.chance import Chance, Draw, Outcome, Roll
from trilobite.core.conformance import play_and_check
from trilobite.core.errors import PositionError, UndoRefused
from trilobite.core.game import AnyGame
from trilobite.core.playout import random_playout
from trilobite.core.record import Header, Record, dump, entry_of, line_of, load
from trilobite.core.replay import replay
from trilobite.core.session import Session, begin

GUIDE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"


def race(*script: Outcome) -> Session:
    """A race after the stakes, the first runner one step ahead."""
    chance = Chance(None)
    chance.script = list(script)
    session = begin(Race(), chance=chance)
    session.choose("stake 1", 0)
    session.choose("stake 0", 1)
    return session


def steps(session: Session) -> list[int]:
    state = session.state
    assert isinstance(state, Course)
    return state.steps


# --- the rules ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stakes", "steps_after"),
    [((0, 1, 2), [0, 1, 2]), ((2, 2, 1), [0, 0, 1]), ((2, 2, 2), [0] * 3)],
)
def test_only_a_stake_of_ones_own_is_a_head_start(
    stakes: tuple[int, ...], steps_after: list[int]
) -> None:
    """R1"""
    session = begin(Race(3))
    for seat, stake in enumerate(stakes):
        session.choose(f"stake {stake}", seat)
    assert steps(session) == steps_after


def test_a_turn_is_a_run_a_walk_or_a_rest() -> None:
    """R2"""
    session = race(Roll([4]))
    session.choose("rest", 0)
    session.choose("roll", 1)
    session.choose("walk", 0)
    assert steps(session) == [2, 4]


def test_what_is_refused_has_its_reason() -> None:
    """R3"""
    session = race()
    assert session.refusals(0) == session.refusals(1) == []
    session.choose("rest", 0)
    (refusal,) = session.refusals(1)
    assert (refusal.option[0], refusal.reason.key) == ("walk", "step-taken")
    session.choose("rest", 1)
    (refusal,) = session.refusals(0)
    assert (refusal.option[0], refusal.reason.key) == ("rest", "rested-before")


@pytest.mark.parametrize(("weather", "expected"), [(0, 10), (1, 7), (2, 4)])
def test_the_sky_helps_or_hinders(weather: int, expected: int) -> None:
    """R4"""
    session = race(Roll([6]), Draw("weather", weather))
    session.choose("roll", 0)
    session.choose("trust", 0)
    assert steps(session) == [expected, 0]
    assert len(session.game.position(session.state)["sky"]) == 2


def test_the_sky_is_not_asked_after_the_last_weather() -> None:
    """R4"""
    start = Race().from_position({"steps": [0, 5], "rested": [False] * 2, "sky": [], "turn": 0})
    chance = Chance(None)
    chance.script = [Roll([6])]
    session = begin(Race(), chance=chance, start=start)
    session.choose("roll", 0)
    assert session.deciders() == [1]


def test_the_first_at_the_goal_wins_at_once() -> None:
    """R5"""
    start = Race().from_position(
        {"steps": [15, 19], "rested": [False] * 2, "sky": ["calm"], "turn": 0}
    )
    chance = Chance(None)
    chance.script = [Roll([6])]
    session = begin(Race(), chance=chance, start=start)
    session.choose("roll", 0)
    result = session.result
    assert result is not None
    assert (result.reason, result.scores, result.winners) == ("goal", [21, 19], [0])


# --- the whole game -----------------------------------------------------------------------


def test_a_session_goes_back_and_forth() -> None:
    session = race(Roll([4]))
    session.choose("walk", 0)
    session.undo(0)
    assert steps(session) == [1, 0]
    session.redo()
    assert steps(session) == [2, 0]
    session.choose("roll", 1)
    with pytest.raises(UndoRefused):
        session.undo(1)
    what_if = session.fork(2, seed=1)
    what_if.choose("rest", 0)
    thought = session.clone(seed=1)
    thought.choose("rest", 0)
    assert steps(session) == [2, 4]
    assert session.deciders() == [0]


@given(st.integers(0, 2**32), st.integers(1, 5))
def test_random_games_end_and_keep_the_invariants(seed: int, runners: int) -> None:
    game: AnyGame = Race(runners)
    tally = random_playout(game, seed)
    game.check_invariants(tally.state)
    result = game.result(tally.state)
    assert result is not None
    assert max(result.scores) >= GOAL
    assert 0 < tally.choices <= tally.answers


@given(st.integers(0, 2**32), st.integers(1, 4))
def test_the_game_does_what_every_game_must(seed: int, runners: int) -> None:
    play_and_check(Race(runners), seed, thorough_every=5)


@given(st.integers(0, 2**32))
def test_positions_and_records_hold_the_whole_game(seed: int) -> None:
    game: AnyGame = Race(3)
    session = play_and_check(game, seed)
    position = game.position(session.state)
    assert game.position(game.from_position(position)) == position
    header = Header(game=game.name, rules=game.rules_version, data=game.data_hash)
    record = Record(header, [line_of(entry, game.words) for entry in session.history])
    entries = [entry_of(line, game.words) for line in load(dump(record)).lines]
    assert game.position(replay(game, entries).state) == position


def test_events_have_words() -> None:
    session = race(Roll([6]), Draw("weather", 2))
    session.choose("roll", 0)
    session.choose("trust", 0)
    words = session.game.words
    assert [(event[0], words.event_arguments(event)) for event in session.log[-2:]] == [
        ("weather", {"a": ("runner", "runner-0"), "b": ("weather", "headwind")}),
        ("ran-to", {"a": ("runner", "runner-0"), "b": ("number", "4")}),
    ]


@pytest.mark.parametrize(
    "wrong",
    [
        {"steps": [0]},
        {"steps": [0, -1]},
        {"steps": None},
        {"sky": ["snow"]},
        {"sky": ["calm", "calm"]},
        {"turn": 2},
        {"turn": "soon"},
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    position = {"steps": [0, 0], "rested": [False, False], "sky": ["calm"], "turn": 0}
    Race().from_position(position)
    with pytest.raises(PositionError, match="this is no position of Race"):
        Race().from_position(position | wrong)
    with pytest.raises(PositionError):
        Race().from_position({})


def test_the_guide_quotes_the_sample() -> None:
    source = Path(sample_game.__file__).read_text("utf-8")
    quotes = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert len(quotes) >= 4
    for quote in quotes:
        assert quote in source
