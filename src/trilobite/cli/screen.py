"""What the terminal needs of a game: its words, its board, its scores."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from trilobite.cli.messages import Messages
from trilobite.core.decision import Decision, Event, Option, Reason
from trilobite.core.errors import OptionsError
from trilobite.core.game import AnyGame, Result
from trilobite.core.session import Session
from trilobite.core.state import State
from trilobite.games.registry import part

#: Quiet text beside what matters.
LABEL: Final = "dim"


class Screen(ABC):
    """A game in the words of one language."""

    #: Decisions at which a player first wants to see the board.
    own_turns: frozenset[str]
    #: Further tables that a player may ask for, by command.
    tables: dict[str, Callable[[State], RenderableType]]

    def __init__(self, messages: Messages) -> None:
        self.messages: Final = messages

    # --- words ----------------------------------------------------------------------------

    @abstractmethod
    def welcome(self, state: State) -> str:
        """What is played: players, edition, mode."""

    @abstractmethod
    def seat_name(self, state: State, seat: int) -> str:
        """What a seat is called after what it plays, as in "Red"."""

    @abstractmethod
    def actor(self, state: State, decision: Decision) -> str:
        """Who decides."""

    @abstractmethod
    def prompt(self, state: State, decision: Decision) -> str:
        """The question in one sentence."""

    @abstractmethod
    def option(self, state: State, decision: Decision, option: Option) -> str:
        """An option in words."""

    @abstractmethod
    def reason(self, state: State, decision: Decision, reason: Reason) -> str:
        """Why something is refused."""

    @abstractmethod
    def log(self, session: Session, first: int) -> list[tuple[Event, str]]:
        """The events from the first one on, each with its words. Those called `turn` and
        `phase` are headings."""

    @abstractmethod
    def heading(self, event: Event) -> str:
        """The words of a `turn` or `phase`."""

    # --- pictures -------------------------------------------------------------------------

    @abstractmethod
    def moment(self, state: State) -> tuple[int, ...]:
        """When it is: the board is shown once at each moment."""

    @abstractmethod
    def style(self, state: State, decision: Decision) -> str:
        """The colour of whoever decides."""

    @abstractmethod
    def coloured(self, sentence: str) -> Text:
        """A sentence with names of players and pieces in their colour."""

    @abstractmethod
    def board(
        self,
        state: State,
        width: int,
        seats: Sequence[str],
        seat: int = -1,
        decision: Decision | None = None,
    ) -> RenderableType:
        """The whole board; `seats` says who plays each seat. What belongs to the given seat, or
        to whom its decision is about, comes first."""

    @abstractmethod
    def odds(self, state: State, decision: Decision, wanted: str) -> RenderableType:
        """The chances at a decision; with a name, everything about the things of that name."""

    @abstractmethod
    def scores(self, state: State, result: Result, seats: Sequence[str]) -> RenderableType:
        """Why the game ended, the points of each player by source, and who won."""


def screen_for(game: AnyGame, language: str, pack: Path | None) -> Screen:
    """The screen of a game, from the module `screen` of its package."""
    screen = part(f"trilobite.cli.{game.name}.screen", "screen")
    if screen is None:
        raise OptionsError(f"the terminal cannot show '{game.name}'; it needs a screen of its own")
    made = screen(game, Messages(language, game.name), pack)
    assert isinstance(made, Screen)
    return made
