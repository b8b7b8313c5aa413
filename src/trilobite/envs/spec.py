"""What the environments must be told about a game."""

from typing import NamedTuple

from trilobite.core.actions import ActionTable, Limits
from trilobite.core.game import AnyGame


class Spec(NamedTuple):
    """A game as an environment. What is seen is the game's business (`Game.observation`)."""

    #: The name in the registry of games.
    game: str
    #: Raised when actions or observations change their meaning.
    version: int
    #: What the arguments of options can be, where the words do not say it.
    limits: Limits

    @property
    def id(self) -> str:
        """The name of the environment's module."""
        return f"{self.game}_v{self.version}"

    def actions(self, game: AnyGame) -> ActionTable:
        """The action table."""
        return ActionTable(game.words, self.limits)
