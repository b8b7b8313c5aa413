"""What the environments must be told about a game."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from trilobite.core.game import AnyGame
from trilobite.core.words import Words
from trilobite.envs.actions import ActionTable, Limits
from trilobite.envs.schema import Field, Group, OneOf
from trilobite.games.registry import box


class Spec(NamedTuple):
    """A game as an environment."""

    #: The name in the registry of games.
    game: str
    #: Raised when actions or observations change their meaning.
    version: int
    #: What the arguments of options can be, where the words do not say it.
    limits: Limits
    #: All kinds of decisions.
    kinds: tuple[str, ...]
    #: The schema of a decision's context, and that of a view.
    context: Callable[[Words], dict[str, Field]]
    view: Callable[[Words], dict[str, Field]]

    @property
    def id(self) -> str:
        """The name of the environment's module."""
        return f"{self.game}_v{self.version}"

    def table(self, game: AnyGame) -> ActionTable:
        """The action table."""
        return ActionTable(game.words, self.limits)

    def schema(self, game: AnyGame) -> Group:
        """The schema of an observation: who looks, what is asked, and what is seen."""
        seats = [f"player_{seat}" for seat in range(max(box(self.game).players))]
        decision: dict[str, Field] = {"kind": OneOf(self.kinds), **self.context(game.words)}
        return Group(
            {
                "seat": OneOf(seats),
                "decision": Group(decision),
                "view": Group(self.view(game.words)),
            }
        )


def observed(schema: Group, vector: Any, seat: int, decision: Any, view: Mapping[str, Any]) -> None:
    """Writes what a seat sees into a vector of zeros."""
    asked = {} if decision is None else {"kind": decision.kind, **decision.context}
    schema.write({"seat": seat, "decision": asked, "view": view}, vector, 0)
