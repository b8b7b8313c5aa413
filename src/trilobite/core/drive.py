"""The driver: plays the flows of a game on until somebody has a choice.

Sessions, playouts, the worlds that bots imagine and the laboratory all play through here. They
differ in what they keep and in who answers.
"""

from collections.abc import Generator
from typing import Any, Final

from mypy_extensions import mypyc_attr

from trilobite.core.chance import nature_chooses
from trilobite.core.decision import NATURE, Ask, Decision, Option
from trilobite.core.errors import DeadEnd
from trilobite.core.game import AnyGame
from trilobite.core.state import State

#: What a flow is sent: the option that was chosen, or those of all who voted.
Reply = Option | list[Option]

#: Flow after flow; where somebody watches, with None before each.
Steps = Generator[Ask | None, Any, None]


class Begun:
    """How many steps of the rules have begun. (A flow that knew its drive would keep it alive.)"""

    def __init__(self) -> None:
        self.steps: int = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Drive:
    """A game that is being played: `run` is sent the reply to what it asked last.

    Decisions that nobody makes are answered by chance, those with a single option by themselves.
    """

    def __init__(self, game: AnyGame, state: State, watched: bool = False) -> None:
        self.game: Final = game
        #: Whether the methods at the end are called; bulk play is quicker without.
        self._watched: Final = watched
        self.state: State = state
        self._begun: Final = Begun()
        #: How many decisions took no choice of anybody.
        self.settled: int = 0
        self._flow: Steps | None = None

    @property
    def steps(self) -> int:
        """How many steps of the rules have begun."""
        return self._begun.steps

    def take_up(self, state: State) -> None:
        """Plays on from another position, at a boundary."""
        self.state = state
        self._flow = None

    def run(self, reply: Reply | None) -> Ask | None:
        """Plays on until somebody has to choose. None when the game is over.

        Raises DeadEnd if somebody is asked who has no option.
        """
        flow = self._flow
        if flow is None:
            flow = self._flow = in_turn(self.game, self.state, self._begun, self._watched)
            reply = None
        while True:
            try:
                ask = flow.send(reply)
            except StopIteration:
                return None
            if ask is None:
                self._at_boundary()
                reply = None
                continue
            if not isinstance(ask, Decision):
                for decision in ask.decisions:
                    if not decision.options:
                        raise self._dead_end(decision)
                return ask
            options: list[Any] = ask.options  # compiled code would take options to pieces
            number = len(options)
            if number > 1 and ask.seat != NATURE:
                return ask
            if number == 0:
                raise self._dead_end(ask)
            if ask.seat == NATURE:
                reply = nature_chooses(options, self.state.chance)
            elif self._watched and not self._answers_itself(ask):
                return ask
            else:
                reply = options[0]
            self.settled += 1

    def _at_boundary(self) -> None:
        """Called before each step, when all is in the state."""

    def _answers_itself(self, decision: Decision) -> bool:
        """Whether a decision with a single option is not asked of anybody."""
        return True

    def _dead_end(self, decision: Decision) -> DeadEnd:
        return DeadEnd(f"{self.game.name}: '{decision.kind}' offers nothing ({decision.clause})")


def in_turn(game: AnyGame, state: State, begun: Begun, watched: bool) -> Steps:
    """The flows of a game, one after the other. (In compiled code a flow that ends within another
    one costs much less than one whose end has to be caught.)"""
    while True:
        if watched:
            yield None
        begun.steps += 1
        flow = game.next_step(state)
        if flow is None:
            return
        yield from flow
