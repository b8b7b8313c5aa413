"""Dominant Species: Marine as the terminal shows it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from trilobite.cli.marine.board import board
from trilobite.cli.marine.pieces import ANIMAL_STYLES, coloured
from trilobite.cli.marine.planet import tile_table
from trilobite.cli.marine.tables import card_table, final_scores, odds
from trilobite.cli.marine.text import MarineText
from trilobite.cli.screen import Screen
from trilobite.cli.text import Text as Words
from trilobite.core.decision import Decision
from trilobite.core.game import Result
from trilobite.core.state import State
from trilobite.games.marine.state import Marine


def screen(words: Words, pack: Path | None) -> Screen:
    """The screen of a game of Marine."""
    return MarineScreen(words, MarineText(words, pack))


def position(state: State) -> Marine:
    """The position, known to be one of Marine."""
    assert isinstance(state, Marine)
    return state


class MarineScreen(Screen):
    """Words and pictures of Dominant Species: Marine."""

    def __init__(self, words: Words, text: MarineText) -> None:
        super().__init__(words)
        self.text: Final = text
        self.own_turns = frozenset(("turn",))
        self.tables = {
            "tiles": lambda state: tile_table(text, position(state)),
            "cards": lambda state: card_table(text, position(state)),
        }

    def welcome(self, state: State) -> str:
        setup = position(state).setup
        welcome = self.messages.say("welcome", players=setup.players)
        return ", ".join([welcome, *self.variants(setup.variants)])

    def seat_name(self, state: State, seat: int) -> str:
        own = [animal.number for animal in position(state).animals if animal.seat == seat]
        names = [self.text.animal(number) for number in own]
        return " + ".join(names) or self.messages.say("seat", number=seat + 1)

    def moment(self, state: State) -> tuple[int, ...]:
        g = position(state)
        return (g.round, g.turn, sum(pawn >= 0 for pawn in g.pawns))

    def style(self, state: State, decision: Decision) -> str:
        numbers = decision.context.get("animals") or [decision.context.get("animal", 0)]
        return ANIMAL_STYLES[int(numbers[0])]

    def coloured(self, sentence: str) -> Text:
        return coloured(self.text, sentence)

    def board(
        self,
        state: State,
        width: int,
        seats: Sequence[str],
        seat: int = -1,
        decision: Decision | None = None,
    ) -> RenderableType:
        return board(self.text, position(state), width, seats, seat)

    def odds(self, state: State, decision: Decision, wanted: str) -> RenderableType:
        return odds(self.text, position(state))

    def scores(self, state: State, result: Result, seats: Sequence[str]) -> RenderableType:
        return final_scores(self.text, position(state), result, seats)
