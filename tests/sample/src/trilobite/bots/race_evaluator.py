"""How good a position of Race is, for bots that look ahead."""

from typing import Final

from tests.sample_game import Course
from trilobite.core.decision import Decision, Option
from trilobite.core.state import State


class RaceEvaluator:
    """Steps are all that counts."""

    scale: Final = 5.0

    def horizon(self, state: State) -> int:
        """A turn of everybody."""
        return len(steps(state))

    def moment(self, state: State) -> int:
        """Whose turn it is."""
        assert isinstance(state, Course)
        return state.turn

    def value(self, state: State, seat: int) -> float:
        return float(steps(state)[seat])

    def values(self, state: State) -> list[float]:
        return [float(each) for each in steps(state)]

    def idle(self, decision: Decision, option: Option) -> bool:
        return option[0] in ("rest", "run-on")

    def follows(self, decision: Decision) -> bool:
        return False

    def habit(self, state: State, decision: Decision) -> Option:
        return decision.options[0]


def steps(state: State) -> list[int]:
    """How far the runners are."""
    assert isinstance(state, Course)
    return state.steps


EVALUATOR: Final = RaceEvaluator()
