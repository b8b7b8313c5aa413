"""Races of the sample game for the tests of sessions, and what can be told of them."""

from collections.abc import Callable
from random import Random

from tests.sample_game import Course, Race
from trilobite.core.chance import Chance, Outcome
from trilobite.core.decision import Flow, Option
from trilobite.core.record import line_of
from trilobite.core.session import Session, begin
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
