"""A game at the terminal: its words, its board, its scores.

The words are those of `Text`. What a board looks like only the game knows: it has a screen of its
own in `cli/NAME/screen.py`. A game without one is shown plainly, as this class does it.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import rich.text
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table

from trilobite.cli.messages import Messages
from trilobite.cli.text import Text
from trilobite.core.decision import Decision, Event, Option, Refusal
from trilobite.core.game import AnyGame, Result
from trilobite.core.head_starts import HeadStarts, counted
from trilobite.core.session import Session
from trilobite.core.state import State
from trilobite.games.registry import part

#: Quiet text beside what matters.
LABEL: Final = "dim"


class Screen:
    """A game in the words of one language."""

    #: Decisions at which a player first wants to see the board.
    own_turns: frozenset[str] = frozenset()

    def __init__(self, words: Text) -> None:
        self.words: Final = words
        self.messages: Final = words.messages
        #: Further tables that a player may ask for, by command.
        self.tables: dict[str, Callable[[State], RenderableType]] = {}

    # --- words ----------------------------------------------------------------------------

    def welcome(self, state: State) -> str:
        """What is played: players, edition, mode."""
        return self.messages.say("play-players", players=self.words.game.seats)

    def variants(self, played: Sequence[str]) -> list[str]:
        """Variants by their names."""
        return [self.messages.say(f"variant-{name}-name") for name in played]

    def seat_name(self, state: State, seat: int) -> str:
        """What a seat is called after what it plays, as in "Red"."""
        return self.messages.say("play-seat-number", number=seat + 1)

    def actor(self, state: State, decision: Decision) -> str:
        """Who decides."""
        return self.words.actor(state, decision) or self.seat_name(state, decision.seat)

    def prompt(self, state: State, decision: Decision) -> str:
        """The question in one sentence."""
        return self.words.prompt(state, decision)

    def options(self, state: State, decision: Decision) -> list[str]:
        """All options of a decision in words."""
        return self.words.options(state, decision)

    def option(self, state: State, decision: Decision, option: Option) -> str:
        """An option in words, also one that is refused."""
        return self.words.option(state, decision, option)

    def reason(self, state: State, decision: Decision, refusal: Refusal) -> str:
        """Why something is refused."""
        return self.words.reason(state, decision, refusal)

    def log(self, session: Session, first: int) -> list[tuple[Event, str]]:
        """The events from the first one on, each with its words. Those called `turn` and
        `phase` are headings."""
        return self.words.events(session, first)

    # --- pictures -------------------------------------------------------------------------

    def moment(self, state: State) -> tuple[int, ...]:
        """When it is: the board is shown once at each moment."""
        return ()

    def style(self, state: State, decision: Decision) -> str:
        """The colour of whoever decides."""
        return ""

    def coloured(self, sentence: str) -> rich.text.Text:
        """A sentence with names of players and pieces in their colour."""
        return rich.text.Text(sentence)

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
        return plain_table(self.words.game.view(state, None if seat < 0 else seat))

    def odds(self, state: State, decision: Decision, wanted: str) -> RenderableType:
        """The chances at a decision; with a name, everything about the things of that name."""
        return plain_table(self.words.game.odds(state, decision))

    def scores(self, state: State, result: Result, seats: Sequence[str]) -> RenderableType:
        """Why the game ended, the points of each player by source, and who won."""
        say = self.messages.say
        table = Table(box=SIMPLE_HEAD, title=say("score-title"), title_justify="left")
        table.add_column(say("score-player"))
        table.add_column(say("score-total"), justify="right")
        for seat, score in enumerate(result.scores):
            table.add_row(f"{self.seat_name(state, seat)} ({seats[seat]})", str(score))
        winners = " + ".join(self.seat_name(state, seat) for seat in result.winners)
        verdict = say("score-all-lose")
        if winners:
            verdict = say("score-winner", players=winners, number=len(result.winners))
        end = rich.text.Text(say(f"end-{result.reason}"))
        return Group(end, table, rich.text.Text(verdict, "bold"))

    def places(self, state: State, result: Result, head_starts: HeadStarts) -> list[str]:
        """Who came where with head starts counted, in a sentence; nothing without them."""
        told = counted(result, head_starts)
        if told is None:
            return []
        places = [f"{self.seat_name(state, seat)} {told.scores[seat]}" for seat in told.order]
        first = [self.seat_name(state, seat) for seat in told.winners]
        winner = self.messages.say("score-winner", players=", ".join(first), number=len(first))
        return [self.messages.say("score-counted", places=", ".join(places), winner=winner)]


def plain_table(values: Mapping[str, Any]) -> Table:
    """Plain values under their names."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style=LABEL)
    table.add_column()
    for name, value in values.items():
        if isinstance(value, Mapping):
            table.add_row(name, plain_table(value))
        else:
            shown = value if isinstance(value, list) else [value]
            table.add_row(name, ", ".join(str(each) for each in shown))
    return table


def screen_for(game: AnyGame, language: str, pack: Path | None) -> Screen:
    """The screen of a game: its own, or else the plain one."""
    words = Text(game, Messages(language, game.name), pack)
    screen = part(f"trilobite.cli.{game.name}.screen", "screen")
    made = Screen(words) if screen is None else screen(words, pack)
    assert isinstance(made, Screen)
    return made
