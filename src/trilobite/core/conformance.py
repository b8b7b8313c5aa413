"""What every game must get right, checked over a random game. Used by tests and fuzzing."""

from random import Random
from typing import Any, Final

from trilobite.core.chance import Answer, Chance, Entry, Roll
from trilobite.core.decision import Ballot, Decision, Option
from trilobite.core.errors import UndoRefused
from trilobite.core.game import AnyGame
from trilobite.core.observation import Observation
from trilobite.core.record import entry_of, line_of, option_of
from trilobite.core.replay import replay
from trilobite.core.rows import Row
from trilobite.core.session import Session, begin
from trilobite.core.state import State

#: No game may take longer than this many answers.
ANSWER_LIMIT: Final = 20_000


def busy_choice(decision: Decision, random: Random) -> Option:
    """A random option, but mostly not the last one, which tends to be "done"."""
    options = decision.options
    if len(options) > 1 and random.random() < 0.8:
        options = options[:-1]
    return options[int(random.random() * len(options))]


def answer_busily(session: Session, random: Random) -> Decision:
    """Gives a busy answer to whoever is asked first; returns what was asked."""
    decision = session.decision_for(session.deciders()[0])
    assert decision is not None
    session.choose(busy_choice(decision, random), decision.seat)
    return decision


def play_and_check(
    game: AnyGame, seed: int, start: State | None = None, thorough_every: int = 30
) -> Session:
    """Plays one random game, checking as it goes, and returns the finished session.

    Every boundary is checked, and the components in the middle of a step as often as somebody
    answers there; the dearer checks are made at every `thorough_every`th answer.
    """
    random = Random(f"{seed} answers")
    session = begin(game, seed=seed, start=start)
    observation = game.observation()
    highs = [] if observation is None else [one.high for one in observation.numbers()]
    answers = 0
    checked: State | None = None
    while not session.over:
        seats = session.deciders()
        assert seats, "the game waits for nobody"
        seat = seats[int(random.random() * len(seats))]
        decision = session.decision_for(seat)
        assert decision is not None
        if answers % thorough_every == 0:
            check_thoroughly(session, seat, random)
            if observation is not None:
                check_observations(session, observation, highs, random)
        session.choose(busy_choice(decision, random), seat)
        if session.boundary is not checked:  # one step may ask for several answers
            checked = session.boundary
            game.check_invariants(checked)
        if session.history_since_boundary():
            game.check_components(session.state)
        answers += 1
        assert answers < ANSWER_LIMIT, "the game does not end"
    assert session.result is not None, "a finished game has a result"
    check_record(session, start)
    return session


def check_thoroughly(session: Session, seat: int, random: Random) -> None:
    """The checks that cost more than a move."""
    check_options(session, seat)
    check_undo(session, seat, random)
    check_clone(session, random)
    check_position(session)
    check_leaks(session, seat, random)


def check_options(session: Session, seat: int) -> None:
    """Options are distinct, their keys name them, and no refused one is offered."""
    words = session.game.words
    decision = session.decision_for(seat)
    assert decision is not None
    keys = session.keys(seat)
    assert len(set(keys)) == len(keys), f"two options of '{decision.kind}' share a key"
    for option, key in zip(decision.options, keys, strict=True):
        assert option_of(key, words) == option, f"'{key}' names another option"
    for refusal in session.refusals(seat):
        assert refusal.option not in decision.options, f"{refusal.option} is offered and refused"
        words.key(refusal.option)


def check_undo(session: Session, seat: int, random: Random) -> None:
    """Taking an answer back restores everything, and redo gives it again."""
    other = session.clone(seed=0)
    decision = other.decision_for(seat)
    assert decision is not None
    before = snapshot(other)
    option = busy_choice(decision, random)
    other.choose(option, seat)
    after = snapshot(other)
    try:
        other.undo(seat)
    except UndoRefused:
        other.undo(seat, agreed=range(other.game.seats))
    assert snapshot(other) == before, f"undo of {option} does not restore the game"
    other.redo()
    assert snapshot(other) == after, f"redo of {option} differs"


def check_clone(session: Session, random: Random) -> None:
    """A clone is equal, and playing it on leaves the original alone."""
    before = snapshot(session)
    other = session.clone(seed=1)
    assert snapshot(other) == before, "a clone differs from its original"
    for _ in range(8):
        if other.over:
            break
        answer_busily(other, random)
    assert snapshot(session) == before, "playing a clone changed the original"


def check_position(session: Session) -> None:
    """A position file holds the whole state at a boundary."""
    game = session.game
    written = game.position(session.boundary)
    assert game.position(session.boundary.copy()) == written, "a copied state differs"


def check_leaks(session: Session, seat: int, random: Random) -> None:
    """Nothing a seat or a spectator sees depends on what it cannot know."""
    game = session.game
    for viewer in [*range(game.seats), None]:
        dealt = game.reshuffled(session.state, viewer, Chance(int(random.random() * 1e9)))
        seen = game.view(session.state, viewer)
        assert game.view(dealt, viewer) == seen, f"the view of {viewer} tells a secret"
    other = session.clone(seed=2)
    other.state = game.reshuffled(session.boundary, seat, Chance(3))
    fresh = begin(game, seed=4, start=other.state, listen=False)
    asked = fresh.pending
    if not session.history_since_boundary() and isinstance(asked, Decision):
        decision = session.decision_for(seat)
        assert decision is not None
        assert (asked.kind, asked.options) == (decision.kind, decision.options), (
            "the options of a decision tell a secret"
        )


def check_observations(
    session: Session, observation: Observation[Any], highs: list[int], random: Random
) -> None:
    """What a seat sees in numbers stays within its bounds and does not depend on what it cannot
    know."""
    game = session.game
    for seat in range(game.seats):
        dealt = game.reshuffled(session.state, seat, Chance(int(random.random() * 1e9)))
        decision = session.decision_for(seat)
        row = observed(observation, session.state, seat, decision)
        other = observed(observation, dealt, seat, decision)
        assert other == row, f"what seat {seat} sees in numbers tells a secret"
        assert len(row) == len(highs), "an observation is longer than its layout"
        above = [place for place in range(len(highs)) if row[place] > highs[place]]
        assert not above, f"what seat {seat} sees in numbers is too high at {above}"


def observed(
    observation: Observation[Any], state: State, seat: int, decision: Decision | None
) -> bytearray:
    """What a seat sees in numbers."""
    row = Row(observation.size)
    observation.write(state, seat, decision, row)
    return row.written()


def check_record(session: Session, start: State | None) -> None:
    """The record's text replays to the same state and log."""
    words = session.game.words
    lines = [line_of(entry, words) for entry in session.history]
    again = replay(session.game, [entry_of(line, words) for line in lines], start=start)
    assert snapshot(again) == snapshot(session), "a replay differs"
    assert again.log == session.log, "the log of a replay differs"
    assert [line_of(entry, words) for entry in again.history] == lines


def snapshot(session: Session) -> object:
    """All that matters of a session at this moment."""
    pending = session.pending
    asked: list[Decision] = []
    if isinstance(pending, Ballot):
        asked = pending.decisions
    elif pending is not None:
        asked = [pending]
    return (
        session.game.position(session.state),
        session.game.position(session.boundary),
        [(d.seat, d.kind, d.options, d.clause, d.context) for d in asked],
        session.deciders(),
        [plain(entry) for entry in session.history],
    )


def plain(entry: Entry) -> object:
    """An entry as values that can be compared."""
    if isinstance(entry, Answer):
        return entry.seat, entry.option, entry.auto
    return entry.dice if isinstance(entry, Roll) else (entry.domain, entry.value)
