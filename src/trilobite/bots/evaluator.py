"""What a bot that looks ahead must be told about a game."""

from typing import Protocol

from trilobite.core.decision import Decision, Option
from trilobite.core.state import State


class Evaluator(Protocol):
    """The sense of one game: how good a position is, and what needs no thought."""

    def forget(self, state: State) -> None:
        """Puts what no seat knows (the cards of a deck) into an order that tells nothing.

        Changes the state in place; the rules must not notice.
        """

    def value(self, state: State, seat: int) -> float:
        """How good the position is for the seat, in points. May be asked at any moment."""

    def idle(self, decision: Decision, option: Option) -> bool:
        """Whether the option only ends the seat's turn, so that the position can be valued as it
        stands. The look-ahead then need not guess what chance and others do next."""

    def habit(self, state: State, decision: Decision) -> Option:
        """A sensible answer to a decision that follows from another, without thought."""
