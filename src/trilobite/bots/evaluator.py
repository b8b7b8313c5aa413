"""What a bot that looks ahead must be told about a game."""

from typing import Any, Final, Protocol, TypeVar

from trilobite.core.decision import Decision, Option
from trilobite.core.game import AnyGame
from trilobite.core.state import State
from trilobite.games.registry import part

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Evaluator(Protocol[S_contra]):
    """The sense of one game: how good a position is, and what needs no thought."""

    @property
    def scale(self) -> float:
        """By how many points a lead makes a seat e times as likely to win: fitted to games between
        greedy bots (`python -m tools.outlook`)."""

    def horizon(self, state: S_contra) -> int:
        """How many moments it pays to look ahead; not at all, if a choice that is complete can be
        valued as it stands."""

    def moment(self, state: S_contra) -> int:
        """The moment that a position belongs to: what is told by comparing positions is told best
        at the end of a phase or a turn, and of the same one. The next moment is another number."""

    def value(self, state: S_contra, seat: int) -> float:
        """How good the position is for the seat, in points. May be asked at any moment."""

    def values(self, state: S_contra) -> list[float]:
        """The same for every seat, with what they have in common thought of only once."""

    def idle(self, decision: Decision, option: Option) -> bool:
        """Whether the option only ends the seat's turn, so that the position can be valued as it
        stands. The look-ahead then need not guess what chance and others do next."""

    def follows(self, decision: Decision) -> bool:
        """Whether a decision of the seat belongs to the option it has just taken, although a new
        step of the rules has begun."""

    def habit(self, state: S_contra, decision: Decision) -> Option:
        """A sensible answer to a decision that follows from another, without thought."""


#: That of whatever game.
AnyEvaluator = Evaluator[Any]

#: Who knows how good a position is, by the name of the game, as far as somebody has asked.
EVALUATORS: Final[dict[str, AnyEvaluator | None]] = {}


def evaluator_for(game: AnyGame) -> AnyEvaluator | None:
    """Who values the positions of a game, if anybody can, with what was learned about it."""
    if game.name not in EVALUATORS:
        from trilobite.bots.learned import shipped  # which needs the evaluators

        written = part(f"trilobite.bots.{game.name}_evaluator", "EVALUATOR")
        EVALUATORS[game.name] = None if written is None else shipped(game.name, written)
    return EVALUATORS[game.name]


def constants_of(evaluator: AnyEvaluator) -> Any:
    """The numbers of an evaluator's strategy, a dataclass of floats; None if it has none that can
    be tuned."""
    return getattr(evaluator, "constants", None)
